"""Building a deck of forty from a pool: the strongest cards that go together, a curve, and lands to play them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final

from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.pools import LEAST
from mulligan.limited.pools import listed, with_rest
from mulligan.limited.strength import Strengths, strengths_of

SPELLS: Final = 23  # of forty, where the rest are lands
LIGHT: Final = 2.5  # an average cost with which a land fewer will do
CURVE: Final = {0: 2, 1: 3, 2: 6, 3: 6, 4: 5, 5: 4, 6: 2, 7: 1}  # how many of a cost before they are too many
CROWDED: Final = 1.2  # what each beyond that loses
BODY: Final = 1.5  # what a card gains that can fight
HANDY: Final = 1.0  # and one of which a deck wants many, as Lorcana's that can be inked
MISSING: Final = 40.0  # a deck that is short of cards has such in their place
LEAST_LANDS: Final = 6  # of a colour that a deck has in earnest


class Builder:
    """Builds decks for one game."""

    def __init__(self, kind: Kind, strengths: Strengths | None = None) -> None:
        self.kind = kind
        self.strengths = strengths or strengths_of(kind)
        self.lands = kind.free_cards()  # by colour, where a game has any

    def build(self, pool: list[str], name: str = "") -> Deck:
        """The best deck of a pool that is found, with the rest as its sideboard."""
        # rule: decks.limited
        usable = [one for one in pool if not self.strengths.card(one).free and not self.strengths.card(one).unpaid]
        deck = Deck(name)
        if not self.lands:
            deck.cards = listed(self.best(usable, LEAST))
            return with_rest(self.kind, deck, pool)
        chosen = max((self.of_colours(usable, pair) for pair in self.pairs(usable)), key=self.worth)
        if len(chosen) < SPELLS:
            left = Counter(usable)
            left.subtract(chosen)
            chosen = chosen + self.best(list(left.elements()), SPELLS - len(chosen))
        if self.average(chosen) < LIGHT and len(chosen) == SPELLS:
            left = Counter(usable)
            left.subtract(chosen)
            chosen = chosen + self.of_colours(list(left.elements()), self.colours(chosen))[:1]
        deck.cards = listed(chosen + self.lands_for(chosen, LEAST - len(chosen)))
        return with_rest(self.kind, deck, pool)

    def pairs(self, cards: list[str]) -> list[tuple[str, ...]]:
        """The colours that a deck of these cards could have: any two, or the one there is."""
        colours = self.colours(cards)
        return list(combinations(colours, 2)) or [tuple(colours)]

    def colours(self, cards: list[str]) -> tuple[str, ...]:
        """The colours of some cards."""
        return tuple(sorted({colour for name in cards for colour in self.strengths.card(name).needs}))

    def of_colours(self, cards: list[str], colours: tuple[str, ...]) -> list[str]:
        """The best cards that need no other colours."""
        playable = [name for name in cards if all(colour in colours for colour in self.strengths.card(name).needs)]
        return self.best(playable, SPELLS)

    def best(self, cards: list[str], count: int) -> list[str]:
        """So many of some cards, one after the other the one that is then worth most."""
        costs: Counter[int] = Counter()
        left = sorted(cards)
        chosen: list[str] = []
        while left and len(chosen) < count:
            name = max(left, key=lambda one: self.gain(one, costs))
            left.remove(name)
            chosen.append(name)
            costs[self.strengths.card(name).cost] += 1
        return chosen

    def gain(self, name: str, costs: Counter[int]) -> float:
        """What a card is worth in a deck that has so many of each cost."""
        card = self.strengths.card(name)
        crowd = max(0, costs[card.cost] + 1 - CURVE[card.cost])
        return self.strengths.of(name) - CROWDED * crowd + BODY * card.body + HANDY * card.handy

    def worth(self, cards: list[str]) -> float:
        """What the cards of a deck are worth together."""
        costs: Counter[int] = Counter()
        total = MISSING * max(0, SPELLS - len(cards))
        for name in cards:
            total += self.gain(name, costs)
            costs[self.strengths.card(name).cost] += 1
        return total

    def average(self, cards: list[str]) -> float:
        """What a card costs on average."""
        return sum(self.strengths.card(name).cost for name in cards) / len(cards) if cards else 0.0

    def lands_for(self, cards: list[str], count: int) -> list[str]:
        """So many free lands, by how much of each colour the cards need, and enough of each that counts."""
        needs: Counter[str] = Counter()
        users: Counter[str] = Counter()
        for name in cards:
            needs.update(self.strengths.card(name).needs)
            users.update(list(self.strengths.card(name).needs))
        colours = sorted(needs, key=lambda colour: (-needs[colour], colour)) or [next(iter(self.lands))]
        total = sum(needs.values()) or 1
        shares = {colour: count * needs[colour] // total for colour in colours}
        for colour in colours[1:]:
            enough = min(LEAST_LANDS, count // len(colours)) if users[colour] > 2 else min(2, count // len(colours))
            shares[colour] = max(shares[colour], enough)
        shares[colours[0]] = count - sum(shares[colour] for colour in colours[1:])
        return [self.lands[colour] for colour in colours for _ in range(shares[colour])]
