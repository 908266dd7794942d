"""Words for effects on the whole game: winning, losing, poison, life totals, extra turns, skipped ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.nodes import Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.errors import BadNotation
from mulligan.kernel.frames import Scope
from mulligan.kernel.game import DRAWN
from mulligan.kernel.modifiers import FOR_GOOD
from mulligan.magic import acts
from mulligan.magic.acts import modify
from mulligan.magic.damage import gain_life, lose_life
from mulligan.magic.players import finish, kept_from_losing, kept_from_winning, lose
from mulligan.magic.state import Magic
from mulligan.magic.terms import EXTRA_TURN, SKIP, WHOLE_TURN
from mulligan.magic.words.abilities import SKIPPED
from mulligan.magic.words.effects import Act, players_of

ENDING: Final = Vocabulary()


class WinGame(Act):
    """You win the game."""

    # rule: ending.win
    def act(self, game: Magic, scope: Scope) -> None:
        if not kept_from_winning(game, scope.player):
            finish(game, scope.player)


class DrawGame(Act):
    """The game is a draw, whoever cannot lose or win."""

    # rule: ending.draw
    def act(self, game: Magic, scope: Scope) -> None:
        finish(game, DRAWN)


class LoseGame(Act):
    """Players lose the game."""

    # rule: ending.win
    def __init__(self, who: Players[Magic] | None) -> None:
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        losers = [player for player in players_of(self.who, game, scope) if not kept_from_losing(game, player)]
        if losers:
            lose(game, losers)


class GetPoison(Act):
    """Players get poison counters."""

    # rule: ending.win counters.counter
    def __init__(self, number: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.number = number
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        for player in players_of(self.who, game, scope):
            game.poison[game.account(player)] += self.number.value(game, scope)
        game.unsettled = True


class SetLife(Act):
    """Players' life totals become a number: each gains or loses the difference."""

    # rule: players.life-total
    def __init__(self, number: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.number = number
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        for player in players_of(self.who, game, scope):
            by = self.number.value(game, scope) - game.life_of(player)
            if by > 0:
                gain_life(game, player, by)
            elif by < 0:
                lose_life(game, player, -by)


class ExtraTurn(Act):
    """Players take an extra turn after this one."""

    # rule: turn.next-turn golden.card-over-rulebook
    def __init__(self, who: Players[Magic] | None) -> None:
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        for player in players_of(self.who, game, scope):
            own = scope.copy()
            own.player = player
            modify(game, EXTRA_TURN, -1, 0, -1, own, FOR_GOOD)


class SkipNext(Act):
    """Players skip their next turn, or their next step of a kind."""

    # rule: golden.card-over-rulebook
    def __init__(self, which: i64, who: Players[Magic] | None) -> None:
        self.which = which
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        for player in players_of(self.who, game, scope):
            acts.modify(game, SKIP, -1, self.which, -1, scope, FOR_GOOD, player)


def skip_step(name: str, who: Players[Magic] | None) -> SkipNext:
    """Players skip their next step of that name."""
    if name not in SKIPPED:
        raise BadNotation("no-word", name=name, hint=None)
    return SkipNext(SKIPPED[name], who)


ENDING.add(
    "extra_turn(who: players = none) -> effect",
    ExtraTurn,
    "turn.next-turn",
    "golden.card-over-rulebook",
    role=roles.NAMES_DOER,
)
ENDING.add(
    "life_becomes(number: quantity, who: players = none) -> effect", SetLife, "players.life-total", "damage.life-loss"
)
ENDING.add("win_game -> effect", WinGame, "ending.win", role=roles.NOT_BY_OTHERS)
ENDING.add("draw_game -> effect", DrawGame, "ending.draw", role=roles.DONE_BY_ANY)
ENDING.add("lose_game(who: players = none) -> effect", LoseGame, "ending.win", role=roles.NAMES_DOER)
ENDING.add(
    "get_poison(count: quantity, who: players = none) -> effect",
    GetPoison,
    "ending.win",
    "counters.counter",
    role=roles.SCALES | roles.NAMES_DOER,
)
ENDING.add(
    "skip_turn(who: players = none) -> effect",
    lambda who: SkipNext(WHOLE_TURN, who),
    "golden.card-over-rulebook",
    role=roles.NAMES_DOER,
)
ENDING.add(
    "skip_step(name: text, who: players = none) -> effect",
    skip_step,
    "golden.card-over-rulebook",
    role=roles.NAMES_DOER,
)
