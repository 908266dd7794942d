"""Glimpses: imagined games for whoever looks ahead and tells no more than which option is best; made quickly.

There only the faces that a player does not know are dealt anew, from the same luck as `kind.imagine` deals them, so
that both lead to the same choice. Hidden cards keep their numbers, which would tell what they are: a glimpse is for
what looks at faces alone (kernel/foresight.py), and for nobody who could read numbers off it.
"""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.chance import Chance
from mulligan.kernel.column import column, sort_part, vec
from mulligan.kernel.frames import Scope
from mulligan.kernel.game import Game, are_unknown, is_unknown
from mulligan.kernel.imagine import shuffle_part


class Glimpse:
    """A game in which the unknown cards of each group have been dealt other faces of their group."""

    game: Game
    cards: vec[i64]  # those cards, group by group
    ends: list[int]  # where each group ends
    dealt: vec[i64]  # the faces that they have been dealt
    by_number: bool  # whether a seat of this game is dealt faces by the new numbers of cards, not as they lie

    def __init__(self, game: Game, player: i64, zones: list[list[int]], by_number: bool) -> None:
        self.game = game
        self.by_number = by_number
        self.ends = []
        found = column(len(game.printed))
        count: i64 = 0
        known = game.known
        for together in zones:  # of each seat, the cards in these zones that the player does not know
            for seat in range(game.match.seats):
                for zone in together:
                    for card in game.piles[seat * game.zones + zone]:
                        if (known[card] >> player) & 1 == 0:
                            found[count] = card
                            count += 1
                self.ends.append(count)
        self.cards = found[:count]

    def deal(self, chance: Chance) -> None:
        """Deal the faces from their order, as they are dealt to a seat, where cards have been given numbers before."""
        dealt = self.faces()
        self.put_in_order(dealt)
        if not self.by_number:
            start: i64 = 0
            for end in self.ends:
                chance.skip(end - start - 1)  # what gives the cards numbers
                start = end
            self.shuffle(chance, dealt)
            self.dealt = dealt
            return
        count: i64 = len(self.cards)
        places = column(count)  # where the card lies that is given the number of each
        for i in range(count):
            places[i] = i
        self.shuffle(chance, places)
        self.shuffle(chance, dealt)
        self.dealt = column(count)
        for i in range(count):
            self.dealt[places[i]] = dealt[i]

    def deal_again(self, chance: Chance) -> Game:
        """Deal the faces once more, as a seat imagines a game; it goes on with this luck."""
        self.shuffle(chance, self.dealt)
        game = self.game
        cards = self.cards
        dealt = self.dealt
        printed = game.printed
        for i in range(len(cards)):
            printed[cards[i]] = dealt[i]
        game.chance = chance.copy()
        chance.next()
        game.has_new_faces(cards)
        return game

    def shuffle(self, chance: Chance, cells: vec[i64]) -> None:
        """Put the cells of each group in random order."""
        start: i64 = 0
        for end in self.ends:
            shuffle_part(chance, cells, start, end)
            start = end

    def faces(self) -> vec[i64]:
        """The faces of the cards."""
        cards = self.cards
        printed = self.game.printed
        found = column(len(cards))
        for i in range(len(cards)):
            found[i] = printed[cards[i]]
        return found

    def put_in_order(self, faces: vec[i64]) -> None:
        """Put the faces of each group in the order of their numbers."""
        start: i64 = 0
        for end in self.ends:
            sort_part(faces, start, end)
            start = end


# -- What speaks of unknown cards --------------------------------------------------------------------------------------


def speaks_of_unknown(game: Game, player: i64) -> bool:
    """Whether anything that goes on, lasts or is remembered speaks of a card that a player does not know.

    Then numbers count, and only imagining will do.
    """
    decision = game.decision
    if decision is not None:
        if is_unknown(game, player, decision.about):
            return True
        for option in decision.options:
            if is_unknown(game, player, option.card) or is_unknown(game, player, option.target):
                return True
    below: Scope | None = None
    for frame in game.frames:
        if are_unknown(game, player, frame.held()) or len(frame.unclear()) > 0:
            return True
        scope = frame.scope
        if scope is not None and scope is not below:  # frames that share one follow each other
            if scope_speaks(game, player, scope):
                return True
            below = scope
    for scope in game.triggered:
        if scope_speaks(game, player, scope):
            return True
    for scope in game.waiting:
        if scope_speaks(game, player, scope):
            return True
    for modifier in game.modifiers:
        if is_unknown(game, player, modifier.card) or is_unknown(game, player, modifier.source):
            return True
    return game.remembers_unknown(player)


def scope_speaks(game: Game, player: i64, scope: Scope) -> bool:
    """Whether a scope speaks of an unknown card, or of anything that has its number."""
    if is_unknown(game, player, scope.source) or is_unknown(game, player, scope.subject):
        return True
    if is_unknown(game, player, scope.other) or are_unknown(game, player, scope.it):
        return True
    for pick in scope.picks:
        if are_unknown(game, player, pick):
            return True
    return False
