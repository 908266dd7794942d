"""Which hidden cards come into a line of play, and all that could lie there instead."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mulligan.agents.seat import Seat
from mulligan.kernel.game import Game

MOST: Final = 60  # deals of the cards that matter, of which all are tried
TRIES: Final = 4_000  # games that are imagined to meet them all

Deal = tuple[tuple[str, ...], ...]


class Deals:
    """The hidden cards of a seat that matter, and the games in which each deal of them lies.

    In games imagined from one seat a card that is hidden keeps its place and its number; only its face differs.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.player = seat.player
        self.root = seat.known
        self.top = seat.kind.tabletop()
        self.luck = False  # a line rests on luck: something was shuffled, thrown or chosen at random
        self.shaken = False  # and games with other luck are to be tried
        self.hidden: dict[int, int] = {}  # each hidden card, and whose pile it lies in
        self.in_hand: set[int] = set()
        hand = self.top.zones["hand"]
        for number, pile in enumerate(self.root.piles):
            for card in pile:
                if not self.root.knows(self.player, card):
                    self.hidden[card] = number // self.root.zones
                    if number % self.root.zones == hand:
                        self.in_hand.add(card)
        self.luck_of: dict[int, list[object]] = {}  # of each game that was begun with, its luck then
        self.places: set[int] = set()
        if seat.kind.answers_from_hand:
            self.places |= {card for card in self.in_hand if self.hidden[card] != self.player}

    def look(self, game: Game) -> None:
        """See which hidden cards have come into a game, by where they are, who knows them and who speaks of them."""
        root = self.root
        for card in self.hidden:
            columns = ((game.zone, root.zone), (game.known, root.known), (game.state, root.state))
            if any(now[card] != then[card] for now, then in (*columns, (game.controller, root.controller))):
                self.places.add(card)
        decision = game.decision
        if decision is not None:
            for option in decision.options:
                for card in (option.card, option.target):
                    if card in self.hidden and not (
                        card in self.in_hand and option.whose(decision.player) == self.player
                    ):
                        self.places.add(card)
        if game.chance.row() not in self.luck_of.values():
            self.luck = True

    def worlds(self, sample: int) -> tuple[list[Game], bool]:
        """A game for each deal of the cards that matter; where there are too many, for some. And whether it is all."""
        self.luck = False
        if not self.places and not self.shaken:
            return self.begin([self.root]), True
        count = self.count()
        wanted = sample if count < 0 else count
        found: dict[Deal, Game] = {}
        more: list[Game] = []
        first = self.seat.kind.clone(self.root)
        found[self.deal(first)] = first
        for _ in range(TRIES):
            if len(found) >= wanted and len(more) >= sample * self.shaken:
                break
            game = self.seat.imagine()
            if found.setdefault(self.deal(game), game) is not game and len(more) < sample and self.shaken:
                more.append(game)
        return self.begin([*found.values(), *more]), count >= 0 and len(found) >= count

    def begin(self, games: list[Game]) -> list[Game]:
        """Games to begin with, whose luck is remembered."""
        self.luck_of = {number: game.chance.row() for number, game in enumerate(games)}
        return games

    def deal(self, game: Game) -> Deal:
        """What lies where it matters: in a hand in any order, elsewhere card by card."""
        self.top.game = game
        hands: dict[int, list[str]] = {}
        there: list[str] = []
        for card in sorted(self.places):
            face = self.top.likeness(card)
            if card in self.in_hand:
                hands.setdefault(self.hidden[card], []).append(face)
            else:
                there.append(face)
        return (*(tuple(sorted(hands[seat])) for seat in sorted(hands)), tuple(there))

    def count(self) -> int:
        """How many deals of the cards that matter there are; -1 where they are too many."""
        total = 1
        for seat in sorted(set(self.hidden.values())):
            total *= self.count_of(seat)
            if total > MOST or total < 0:
                return -1
        return total

    def count_of(self, seat: int) -> int:
        """How many deals there are of the hidden cards of one player."""
        self.top.game = self.root
        cards = [card for card, owner in self.hidden.items() if owner == seat]
        pool = Counter(self.top.likeness(card) for card in cards)
        mattering = [card for card in cards if card in self.places]
        in_hand = sum(card in self.in_hand for card in mattering)
        states: dict[tuple[tuple[str, int], ...], int] = {tuple(sorted(pool.items())): 1}
        for _ in range(len(mattering) - in_hand):  # one place after the other
            states = self.drawn(states)
            if sum(states.values()) > MOST:
                return -1
        total = 0
        for left, ways in states.items():
            total += ways * hands(dict(left), in_hand)
            if total > MOST:
                return -1
        return total

    def drawn(self, states: dict[tuple[tuple[str, int], ...], int]) -> dict[tuple[tuple[str, int], ...], int]:
        """What may be left after any one card was laid into a place, and in how many ways."""
        found: dict[tuple[tuple[str, int], ...], int] = {}
        for left, ways in states.items():
            for face, _ in left:
                rest = tuple((one, many - (one == face)) for one, many in left if many - (one == face) > 0)
                found[rest] = found.get(rest, 0) + ways
        return found


def hands(pool: dict[str, int], size: int) -> int:
    """How many different hands of a size there are in a pool of cards."""
    ways = [1] + [0] * size
    for number in pool.values():
        ways = [sum(ways[have - more] for more in range(min(number, have) + 1)) for have in range(size + 1)]
    return ways[size]
