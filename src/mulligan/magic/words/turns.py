"""Words for whole turns: ending one at once, controlling a player during one, what holds during somebody's next."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang import nodes, roles
from mulligan.cardlang.nodes import Players
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.kernel.modifiers import FOR_GOOD, NEXT_TURN_OF
from mulligan.magic import acts
from mulligan.magic.abilities import Always
from mulligan.magic.players import acting
from mulligan.magic.state import Magic
from mulligan.magic.terms import PUPPET, STATIC
from mulligan.magic.turn import end_the_turn
from mulligan.magic.words.effects import Act, players_of

TURNS: Final = Vocabulary()


class EndTurn(Act):
    """The turn ends: what is on the stack is exiled, and the cleanup step comes next."""

    # rule: golden.card-over-rulebook turn.cleanup
    def act(self, game: Magic, scope: Scope) -> None:
        end_the_turn(game)


class ControlTurn(Act):
    """You control players during their next turn: you see what they see, and make all their choices."""

    # rule: golden.card-over-rulebook
    def __init__(self, who: Players[Magic]) -> None:
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        for player in self.who.who(game, scope):
            acts.modify(game, PUPPET, -1, 0, -1, scope, FOR_GOOD, player)


class DuringNextTurn(Act):
    """A static ability applies during players' next turn, while its source is what it is."""

    # rule: layers.duration
    def __init__(self, static: Always, who: Players[Magic] | None) -> None:
        self.static = static
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        for player in players_of(self.who, game, scope):
            made = acts.modify(game, STATIC, -1, 0, self.static.id, scope, NEXT_TURN_OF, player)
            made.source_state = game.incarnation(scope)


class WhoseTurn(Players[Magic]):
    """The player whose turn it is; in Two-Headed Giant, both heads of the team."""

    # rule: turn.order
    def who(self, game: Magic, scope: Scope) -> list[int]:
        return acting(game)


TURNS.add("end_turn -> effect", EndTurn, "golden.card-over-rulebook", "turn.cleanup", role=roles.NOT_BY_OTHERS)
TURNS.add(
    "control_next_turn(who: players) -> effect",
    ControlTurn,
    "golden.card-over-rulebook",
    role=roles.NOT_BY_OTHERS,
    says=nodes.HARMS,
)
TURNS.add("next_turn_always(static: static, who: players = none) -> effect", DuringNextTurn, "layers.duration")
TURNS.add("whose_turn -> players", WhoseTurn, "turn.order")
