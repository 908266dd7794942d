"""Glimpses during setup, where the other player's main character still lies face down: it is dealt as well."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import DECK, HAND, ORBS
from mulligan.kernel.chance import Chance
from mulligan.kernel.column import column, vec
from mulligan.kernel.game import Game
from mulligan.kernel.glimpses import Glimpse
from mulligan.kernel.imagine import shuffle_part

HIDING: Final = (DECK, HAND, ORBS)  # the zones of cards whose faces somebody may not know
MOST_CARDS: Final[i64] = 1 << 18  # more than are in any game


class SetupGlimpse(Glimpse):
    """A game in which a main character that lies face down may be any card of cost 1 that a player has not seen."""

    # rule: setup.main-character
    own: Cipher  # the game, as what it is
    mains: list[int]  # of each seat the main character that the player does not know, or -1
    shown: list[int]  # and the face that it has been dealt
    numbers: vec[i64]  # the numbers that the cards have at a seat: equal cards lie in the order of these
    own_numbers: list[int]  # and those that the main characters have

    def __init__(self, game: Cipher, player: i64) -> None:
        super().__init__(game, player, [[*HIDING]], False)
        self.own = game
        self.mains = [-1, -1]
        self.shown = [-1, -1]
        self.own_numbers = [-1, -1]
        self.numbers = column(len(self.cards))
        for seat in range(2):
            main = game.main_of(seat)
            if main >= 0 and not game.knows(player, main):
                self.mains[seat] = main
                self.shown[seat] = game.printed[main]

    def deal(self, chance: Chance) -> None:
        """Deal the faces from their order, as they are dealt to a seat, where cards have been given numbers before."""
        start: i64 = 0
        for seat in range(2):
            self.give_numbers(chance, seat, start, self.ends[seat])
            start = self.ends[seat]
        self.dealt = self.faces()
        self.deal_mains(chance)
        self.put_in_order(self.dealt)
        self.shuffle(chance, self.dealt)

    def deal_again(self, chance: Chance) -> Game:
        """Deal the faces once more, as a seat imagines a game; it goes on with this luck."""
        self.deal_mains(chance)
        game = self.own
        for seat in range(2):
            main = self.mains[seat]
            if main >= 0:
                game.printed[main] = self.shown[seat]
                game.acts_as[main] = self.shown[seat]
        return super().deal_again(chance)

    def give_numbers(self, chance: Chance, seat: i64, start: i64, end: i64) -> None:
        """The unknown cards of a seat exchange their numbers, the main character with them."""
        hidden = end - start
        main = self.mains[seat]
        places = column(hidden + 1 if main >= 0 else hidden)  # where the card lies that is given the number of each
        for i in range(len(places)):
            places[i] = i
        shuffle_part(chance, places, 0, len(places))
        for i in range(len(places)):
            number: i64 = main
            if i < hidden:
                number = self.cards[start + i]
            if places[i] < hidden:
                self.numbers[start + places[i]] = number
            else:
                self.own_numbers[seat] = number

    def deal_mains(self, chance: Chance) -> None:
        """The main characters exchange faces with cards of cost 1 that are as unknown."""
        start: i64 = 0
        for seat in range(2):
            if self.mains[seat] >= 0:
                self.deal_main(chance, seat, start, self.ends[seat])
            start = self.ends[seat]

    def deal_main(self, chance: Chance, seat: i64, start: i64, end: i64) -> None:
        """The same of one of them, which may keep its face. They are in the order of their faces and numbers."""
        able: list[int] = [key(self.shown[seat], self.own_numbers[seat], 0)]
        for i in range(start, end):
            face = self.dealt[i]
            if self.own.cards[face].cost == 1:
                able.append(key(face, self.numbers[i], i + 1))
        able.sort()
        found: i64 = able[chance.below(len(able))]
        place = found % MOST_CARDS - 1
        if place >= 0:
            self.dealt[place] = self.shown[seat]
            self.shown[seat] = found // (MOST_CARDS * MOST_CARDS)


def key(face: i64, number: i64, place: i64) -> i64:
    """One number that tells a face, a card's number and a place, in this order."""
    return (face * MOST_CARDS + number) * MOST_CARDS + place
