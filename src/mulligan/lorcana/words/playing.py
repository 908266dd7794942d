"""Words for playing cards by an effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.binding import BOTH
from mulligan.cardlang.nodes import Cards, Effect, Players
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import THIS_TURN
from mulligan.kernel.options import Option
from mulligan.kernel.procedures import RESOLVING
from mulligan.lorcana import acts, zones
from mulligan.lorcana.abilities import Does, Use, When
from mulligan.lorcana.cost import total_cost
from mulligan.lorcana.play import may_not_play, ways_as_from_hand, ways_for_free
from mulligan.lorcana.procedures import AS_FROM_HAND, PLAY_FREE, PlayCard
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    BY_INK,
    BY_SHIFT,
    ENTERS_EXERTED,
    FOR_FREE,
    INSTEAD_OF_DISCARD,
    LIMBO,
    WAY_NAMES,
)

PLAYING: Final = Vocabulary()


class PlayForFree(Effect[Lorcana]):
    """A card is played for free; it resolves once the ability that says so is fully resolved."""

    # rule: resolve.play-after-resolving cost.free
    def __init__(
        self,
        what: Cards[Lorcana],
        by: Players[Lorcana] | None = None,
        exerted: bool = False,
        paid: bool = False,
        as_from_hand: bool = False,
    ) -> None:
        self.what = what
        self.by = by  # None: you
        self.exerted = exerted  # it enters play exerted
        self.paid = paid  # its cost is paid after all
        self.as_from_hand = as_from_hand  # in any way in which it could be played from the hand

    def player(self, game: Lorcana, scope: Scope) -> i64:
        """Who plays it."""
        players = self.by.who(game, scope) if self.by is not None else []
        return players[0] if players else scope.player

    def ways(self, game: Lorcana, scope: Scope, card: i64) -> list[Option]:
        """Every way to play a card so."""
        player = self.player(game, scope)
        if self.as_from_hand:
            return ways_as_from_hand(game, player, card)
        if not self.paid:
            return ways_for_free(game, player, card)
        if total_cost(game, player, card, BY_INK) <= game.ready_ink(player):
            return [Option("play", card, text=WAY_NAMES[BY_INK])]
        return []

    def playable(self, game: Lorcana, scope: Scope) -> list[int]:
        """The cards that may be played so."""
        player = self.player(game, scope)
        cards = [card for card in self.what.potential(game, scope) if not may_not_play(game, player, card)]
        return [card for card in game.distinct(cards, player) if not self.paid or self.ways(game, scope, card)]

    def offers(self, game: Lorcana, frame: Resolve, scope: Scope) -> list[Option] | None:
        options: list[Option] = []
        for card in self.playable(game, scope):
            options.extend(self.ways(game, scope, card))
        return options

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            options = self.offers(game, frame, scope)
            scope.done = 0
            scope.it = []
            if not options:
                return False
            frame.stage = 1
            game.ask(self.player(game, scope), "cost.free", options, about=scope.source, topic="play-free")
            return True
        scope.it = [game.answer.card]
        scope.done = 1
        self.begin_to_play(game, scope)
        return False

    def begin_to_play(self, game: Lorcana, scope: Scope) -> None:
        """The card that was picked is played, in the way that was picked."""
        card = game.answer.card
        target = game.answer.target
        how = WAY_NAMES.index(game.answer.text)
        if how == FOR_FREE and target >= 0:
            how = BY_SHIFT
        zones.place(game, card, LIMBO)
        if self.exerted:
            acts.modify(game, ENTERS_EXERTED, card, 0, THIS_TURN, scope.player, scope.source)
        play = PlayCard(card, how, target)
        if self.as_from_hand:
            play.price = AS_FROM_HAND
        play_later(game, scope, play)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.playable(game, scope)) > 0


class ShiftCard(PlayForFree):
    """A card is played by its Shift onto a character that it may be shifted onto, for free or for what that costs."""

    # rule: keyword.shift.cost resolve.play-after-resolving
    def __init__(self, what: Cards[Lorcana], free: bool) -> None:
        super().__init__(what, None, False, not free, not free)

    def ways(self, game: Lorcana, scope: Scope, card: i64) -> list[Option]:
        shifted = (WAY_NAMES[FOR_FREE], WAY_NAMES[BY_SHIFT])
        return [way for way in super().ways(game, scope, card) if way.target >= 0 and way.text in shifted]

    def playable(self, game: Lorcana, scope: Scope) -> list[int]:
        return [card for card in super().playable(game, scope) if self.ways(game, scope, card)]


class PlaySeveral(PlayForFree):
    """Several cards are chosen, and all of them are played for free, in an order of the player's choice."""

    # rule: resolve.play-after-resolving cost.free players.owner-decides
    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.index < 0:
            frame.index = 0
            scope.it = []
            scope.done = 0
        else:
            scope.it = [*scope.it, game.answer.card]
            scope.done += 1
            self.begin_to_play(game, scope)
        player = self.player(game, scope)
        left = [card for card in self.what.cards(game, scope) if card not in scope.it]
        options: list[Option] = []
        for card in left:
            if not may_not_play(game, player, card):
                options.extend(self.ways(game, scope, card))
        if not options:
            return False
        game.ask(player, "cost.free", options, about=scope.source, topic="play-free")
        return True

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.what.potential(game, scope)) > 0


def play_later(game: Lorcana, scope: Scope, play: PlayCard) -> None:
    """Have a card played right after the ability in progress has fully resolved."""
    for i, frame in enumerate(game.frames):
        if frame.procedure == RESOLVING and frame.scope is scope:
            top = game.frames[i:]
            del game.frames[i:]
            game.begin(PLAY_FREE, play)
            game.frames.extend(top)
            return


class GoesInstead(Effect[Lorcana]):
    """A card that is being played will go to its player's deck instead of into the discard when it has resolved."""

    # rule: replacement.instead replacement.original-never-happens
    def __init__(self, cards: Cards[Lorcana], top: bool) -> None:
        self.cards = cards
        self.top = top

    def act(self, game: Lorcana, scope: Scope) -> None:
        for card in self.cards.cards(game, scope):
            acts.modify(game, INSTEAD_OF_DISCARD, card, int(self.top), THIS_TURN, scope.player, scope.source)


PLAYING.add("bottom_instead_of_discard(cards: cards) -> effect", lambda cards: GoesInstead(cards, False))
PLAYING.add("top_instead_of_discard(cards: cards) -> effect", lambda cards: GoesInstead(cards, True))


class RepeatEffect(Effect[Lorcana]):
    """All of the ability's effect, once more."""

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        ability = game.nodes[scope.ability]
        if frame.stage != 0 or not isinstance(ability, (When, Use, Does)):
            return False
        frame.stage = 1
        game.resolve(ability.effect.id, scope)
        return True


PLAYING.add("repeat_effect -> effect", RepeatEffect)
PLAYING.add(
    "play_for_free(what: cards, by: players = none) -> effect",
    PlayForFree,
    "resolve.play-after-resolving",
    "cost.free",
    sets=BOTH,
    role=roles.PLAYS,
)
PLAYING.add(
    "shift_for_free(what: cards) -> effect",
    lambda what: ShiftCard(what, True),
    "resolve.play-after-resolving",
    "keyword.shift.cost",
    sets=BOTH,
    role=roles.PLAYS,
)
PLAYING.add(
    "shift_for_cost(what: cards) -> effect",
    lambda what: ShiftCard(what, False),
    "resolve.play-after-resolving",
    "keyword.shift.cost",
    sets=BOTH,
    role=roles.PLAYS,
)
PLAYING.add(
    "play_for_free_exerted(what: cards, by: players = none) -> effect",
    lambda what, by: PlayForFree(what, by, True),
    sets=BOTH,
    role=roles.PLAYS,
)
PLAYING.add(
    "play_several_for_free(what: cards) -> effect",
    PlaySeveral,
    "resolve.play-after-resolving",
    "cost.free",
    sets=BOTH,
)
PLAYING.add(
    "play_several_for_free_exerted(what: cards) -> effect",
    lambda what: PlaySeveral(what, None, True),
    "resolve.play-after-resolving",
    sets=BOTH,
)
PLAYING.add(
    "play_for_cost(what: cards, by: players = none) -> effect",
    lambda what, by: PlayForFree(what, by, False, True),
    "resolve.play-after-resolving",
    sets=BOTH,
    role=roles.PLAYS,
)
PLAYING.add(
    "play_for_cost_exerted(what: cards, by: players = none) -> effect",
    lambda what, by: PlayForFree(what, by, True, True),
    "resolve.play-after-resolving",
    sets=BOTH,
    role=roles.PLAYS,
)
PLAYING.add(
    "play_as_from_hand(what: cards, by: players = none) -> effect",
    lambda what, by: PlayForFree(what, by, False, True, True),
    "resolve.play-after-resolving",
    "golden.card-beats-rule",
    sets=BOTH,
    role=roles.PLAYS,
)
