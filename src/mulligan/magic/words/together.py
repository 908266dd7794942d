"""What several players do by one effect: all choose, the active player first, and then all of it happens at once."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.control import EachPlayer, May, Sequence
from mulligan.cardlang.nodes import IT, Ability, Effect, Node, Players, make_room, says, write
from mulligan.cardlang.players import Everyone, Opponents
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import YES
from mulligan.magic.abilities import Later
from mulligan.magic.state import Magic
from mulligan.magic.words.cards import DiscardChoice
from mulligan.magic.words.effects import Act, Gathering
from mulligan.magic.words.libraries import Choose
from mulligan.magic.words.people import EachFromYou, OthersThanYou

TOGETHER: Final = Vocabulary()
# Whether a player wishes to do what each may.
UNASKED: Final = 0
ASKED: Final = 1
WILLING: Final = 2


class EachTogether(EachPlayer[Magic]):
    """Each of several players does something; inside, `they` is that player."""

    # rule: priority.active-player-first keyword.sacrifice zones.discard
    keeps_cards: ClassVar[bool] = True

    def room(self) -> i64:
        return 1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if isinstance(self.players, EachFromYou):
            return super().advance(game, frame, scope)
        if isinstance(self.effect, DiscardChoice):
            return self.effect.advance_for(self.players.who(game, scope), game, frame, scope)
        if isinstance(self.effect, Gathering):
            return self.gather(None, None, self.effect, game, frame, scope)
        if isinstance(self.effect, May) and isinstance(self.effect.effect, Gathering):
            return self.gather(self.effect, None, self.effect.effect, game, frame, scope)
        if isinstance(self.effect, Sequence) and len(self.effect.effects) == 2:
            first, then = self.effect.effects
            if isinstance(first, Choose) and isinstance(then, Gathering):
                return self.gather(None, first, then, game, frame, scope)
        return super().advance(game, frame, scope)

    def gather(
        self, may: May[Magic] | None, first: Choose | None, effect: Gathering, game: Magic, frame: Resolve, scope: Scope
    ) -> bool:
        """Have each player choose in turn, perhaps whether at all, or what is left out; then act on all of that."""
        if frame.stage == 2:
            return False
        if frame.stage == 0:
            frame.stage = 1
            frame.index = 0
            frame.flag = UNASKED
            make_room(scope, self.slot)
        gathered = scope.picks[self.slot]
        choices = effect.choices if first is None else [*first.choices, *effect.choices]
        for player in self.players.who(game, scope):
            if (frame.players >> player) & 1:
                continue
            scope.someone = player
            if may is not None and frame.flag == UNASKED and may.possible(game, scope):
                frame.flag = ASKED
                may.ask_player(game, scope)
                return True
            if may is not None and frame.flag != WILLING:
                willing = frame.flag == ASKED and game.answer.verb == YES
                frame.flag = WILLING if willing else UNASKED
                if not willing:
                    frame.players |= 1 << player
                    continue
            while frame.index < len(choices):
                if choices[frame.index].ask(game, frame, scope):
                    return True
                frame.index += 1
            if first is not None:
                first.act(game, scope)
            found = effect.open_to(player, effect.cards.cards(game, scope), game)
            gathered.extend(card for card in found if card not in gathered)
            frame.players |= 1 << player
            frame.index = 0
            frame.flag = UNASKED
        frame.stage = 2
        effect.act_on(gathered, game, scope)
        if game.log is not None:
            game.cite(*effect.rules)
        return True


class OneByOne(Sequence[Magic]):
    """Each of several players follows several instructions: the first of all of them, then the second of all."""

    def __init__(self, players: Players[Magic], effects: list[Effect[Magic]]) -> None:
        self.parts: list[Node] = []
        each: list[Effect[Magic]] = []
        for effect in effects:
            part = EachTogether(players, effect)
            write(part, "each", [("players", players), ("effect", effect)])
            self.parts.append(part)
            each.append(part)
        super().__init__(each)

    def children(self) -> list[Node]:
        return self.parts


def stand_in_each(node: Node) -> None:
    """Tell what is done inside `each` so; what abilities do that are given there, or later, is not."""
    if isinstance(node, (Ability, Later)):
        return
    if isinstance(node, Act):
        node.in_each = True
    for child in node.children():
        stand_in_each(child)


def each(players: Players[Magic], effect: Effect[Magic]) -> Effect[Magic]:
    """Each of several players does something, or several things one after the other."""
    stand_in_each(effect)
    several = isinstance(players, (Everyone, Opponents, OthersThanYou)) and isinstance(effect, Sequence)
    own = says(effect, IT) or any(node.word == "this_way" for node in effect.everything())
    if several and not own:  # what the same player has just done
        assert isinstance(effect, Sequence)
        return OneByOne(players, effect.effects)
    return EachTogether(players, effect)


TOGETHER.add(
    "each(players: players, effect: effect) -> effect",
    each,
    role=roles.AT_ONCE,
    sets=binding.DONE,
    inside=binding.PLAYER,
)
