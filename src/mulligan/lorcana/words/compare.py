"""Words that compare cards with one another: the same name, a cost or strength between two numbers, the most of all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.binding import IT, PLAYER
from mulligan.cardlang.nodes import CHOOSES, LATE, Cards, Players, Quantity, Trait
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import COST, LORE, STRENGTH, WILLPOWER
from mulligan.lorcana.words.nouns import ChosenCards
from mulligan.lorcana.words.traits import classes_of

COMPARE: Final = Vocabulary()

TYPES, INKS = -1, -2  # what else cards may differ in, beside their numbers


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


class SameNameAsAnother(Trait[Lorcana]):
    """With a name that another card of a kind has too."""

    # rule: cards.name cards.two-names
    def __init__(self, of: Cards[Lorcana]) -> None:
        self.of = of

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        for other in self.of.cards(game, scope):
            if other != card and share_a_name(game, card, other):
                return True
        return False


def share_a_name(game: Lorcana, one: i64, other: i64) -> bool:
    """Whether two cards have a name in common."""
    names = game.card(one).names
    return any(name in names for name in game.card(other).names)


class SameClassAs(Trait[Lorcana]):
    """With a classification that one of certain cards has."""

    # rule: cards.classifications
    def __init__(self, of: Cards[Lorcana]) -> None:
        self.of = of

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        classes = classes_of(game, card)
        for other in self.of.cards(game, scope):
            if any(name in classes for name in classes_of(game, other)):
                return True
        return False


class SameInkAs(Trait[Lorcana]):
    """Of an ink type that one of certain other cards is of."""

    # rule: cards.ink-type
    def __init__(self, of: Cards[Lorcana]) -> None:
        self.of = of

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        inks = game.card(card).facts.inks
        for other in self.of.cards(game, scope):
            if other != card and any(ink in inks for ink in game.card(other).facts.inks):
                return True
        return False


class DifferentNames(Quantity[Lorcana]):
    """How many of certain cards there are, no two of them with the same name."""

    # rule: cards.name cards.two-names
    def __init__(self, of: Cards[Lorcana]) -> None:
        self.of = of

    def value(self, game: Lorcana, scope: Scope) -> i64:
        found: list[int] = []
        for card in self.of.cards(game, scope):
            if not any(share_a_name(game, card, other) for other in found):
                found.append(card)
        return len(found)


class Different(Quantity[Lorcana]):
    """How many different costs, types of cards or inks there are among cards."""

    # rule: cards.cost cards.ink-type
    def __init__(self, of: Cards[Lorcana], which: i64) -> None:
        self.of = of
        self.which = which

    def value(self, game: Lorcana, scope: Scope) -> i64:
        found: list[str] = []
        for card in self.of.cards(game, scope):
            facts = game.card(card)
            if self.which == INKS:
                here = facts.facts.inks
            else:
                here = [str(facts.cost if self.which == COST else facts.type)]
            found.extend(one for one in here if one not in found)
        return len(found)


class MostAlike(Quantity[Lorcana]):
    """The greatest number of certain cards that have a name in common, or an ink."""

    # rule: cards.name cards.two-names cards.ink-type
    def __init__(self, of: Cards[Lorcana], inks: bool) -> None:
        self.of = of
        self.inks = inks

    def value(self, game: Lorcana, scope: Scope) -> i64:
        found: list[str] = []
        for card in self.of.cards(game, scope):
            facts = game.card(card)
            found.extend(dict.fromkeys(facts.facts.inks if self.inks else facts.names))
        return max((found.count(one) for one in found), default=0)


class DifferentCards(ChosenCards):
    """Cards that a player chooses, no two of them with the same name."""

    # rule: cards.name
    def may_choose(self, game: Lorcana, scope: Scope, player: i64, card: i64) -> bool:
        for other in self.cards(game, scope):
            if other != card and share_a_name(game, card, other):
                return False
        return super().may_choose(game, scope, player, card)


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
            number = game.edition.counted(game.strength_of(card))
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
COMPARE.add("same_name_as_another(of: cards) -> trait", SameNameAsAnother, "cards.name", "cards.two-names")
COMPARE.add("same_class_as(of: cards) -> trait", SameClassAs, "cards.classifications")
COMPARE.add("same_ink_as(of: cards) -> trait", SameInkAs, "cards.ink-type", looks=0)
COMPARE.add("different_names(of: cards) -> quantity", DifferentNames, "cards.name", "cards.two-names")
COMPARE.add("different_costs(of: cards) -> quantity", lambda of: Different(of, COST))
COMPARE.add("different_types(of: cards) -> quantity", lambda of: Different(of, TYPES))
COMPARE.add("different_inks(of: cards) -> quantity", lambda of: Different(of, INKS))
COMPARE.add("most_of_a_name(of: cards) -> quantity", lambda of: MostAlike(of, False), "cards.name", "cards.two-names")
COMPARE.add("most_of_an_ink(of: cards) -> quantity", lambda of: MostAlike(of, True))
COMPARE.add(
    "up_to_different(count: quantity, what: cards) -> cards",
    lambda count, what: DifferentCards(what, Number(0), count, None),
    "resolve.up-to",
    "cards.name",
    says=CHOOSES,
    sets=IT,
    role=roles.CHOICE,
)
COMPARE.add(
    "chosen_different(what: cards, count: quantity) -> cards",
    lambda what, count: DifferentCards(what, None, count, None),
    "cards.name",
    says=CHOOSES,
    sets=IT,
    role=roles.CHOICE,
)
COMPARE.add(
    "cost_within(least: quantity = none, most: quantity = none) -> trait",
    lambda least, most: Within(COST, least, most),
    role=roles.LASTS,
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
