"""Words that compare cards with one another: the same name, a cost or strength between two numbers, the most of all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.binding import PLAYER
from mulligan.cardlang.nodes import LATE, Cards, Players, Quantity, Trait
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import COST, LORE, STRENGTH, WILLPOWER

COMPARE: Final = Vocabulary()


class SameNameAs(Trait[Lorcana]):
    """With a name that one of certain cards has."""

    # rule: cards.name cards.two-names
    def __init__(self, of: Cards[Lorcana]) -> None:
        self.of = of

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        names = game.card(card).names
        for other in self.of.cards(game, scope):
            for name in game.card(other).names:
                if name in names:
                    return True
        return False


class Within(Trait[Lorcana]):
    """With a number of a card between two quantities, either of which may be left out."""

    def __init__(self, which: i64, least: Quantity[Lorcana] | None, most: Quantity[Lorcana] | None) -> None:
        self.which = which
        self.least = least
        self.most = most

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        if self.which == COST:
            number: i64 = game.card(card).cost
        elif self.which == STRENGTH:
            number = max(game.strength_of(card), 0)
        elif self.which == WILLPOWER:
            number = game.willpower_of(card)
        else:
            number = max(game.lore_of(card), 0)
        if self.least is not None and number < self.least.value(game, scope):
            return False
        return self.most is None or number <= self.most.value(game, scope)


class WithMost(Players[Lorcana]):
    """Those of several players who have the most of something; inside, `they` is one of them."""

    def __init__(self, among: Players[Lorcana], of: Quantity[Lorcana]) -> None:
        self.among = among
        self.of = of

    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        before = scope.someone
        best: i64 = -1
        found: list[int] = []
        for player in self.among.who(game, scope):
            scope.someone = player
            number = self.of.value(game, scope)
            if number > best:
                best = number
                found = []
            if number == best:
                found.append(player)
        scope.someone = before
        return found


COMPARE.add("same_name_as(of: cards) -> trait", SameNameAs, "cards.name", "cards.two-names")
COMPARE.add(
    "cost_within(least: quantity = none, most: quantity = none) -> trait", lambda least, most: Within(COST, least, most)
)
COMPARE.add(
    "strength_within(least: quantity = none, most: quantity = none) -> trait",
    lambda least, most: Within(STRENGTH, least, most),
    says=LATE,
)
COMPARE.add(
    "willpower_within(least: quantity = none, most: quantity = none) -> trait",
    lambda least, most: Within(WILLPOWER, least, most),
    says=LATE,
)
COMPARE.add(
    "lore_within(least: quantity = none, most: quantity = none) -> trait",
    lambda least, most: Within(LORE, least, most),
    says=LATE,
)
COMPARE.add("with_most(among: players, of: quantity) -> players", WithMost, inside=PLAYER)
