"""Shared words for numbers and comparisons: plain numbers, counts, sums, at least, at most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.binding import AMOUNT, DONE
from mulligan.cardlang.nodes import ABOUT_AMOUNT, STEADY, Cards, Condition, G, Node, Quantity
from mulligan.cardlang.roles import AT_ONCE, FLAT
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope

QUANTITIES: Final = Vocabulary()


class Number(Quantity[G]):
    """A plain number."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def value(self, game: G, scope: Scope) -> i64:
        return self.number


class Count(Quantity[G]):
    """How many cards of a kind there are."""

    def __init__(self, of: Cards[G]) -> None:
        self.of = of

    def value(self, game: G, scope: Scope) -> i64:
        return self.of.how_many(game, scope)


class Plus(Quantity[G]):
    """Two quantities together."""

    def __init__(self, one: Quantity[G], two: Quantity[G]) -> None:
        self.one = one
        self.two = two

    def value(self, game: G, scope: Scope) -> i64:
        return self.one.value(game, scope) + self.two.value(game, scope)


class Times(Quantity[G]):
    """A quantity several times over."""

    def __init__(self, factor: Quantity[G], of: Quantity[G]) -> None:
        self.factor = factor
        self.of = of

    def value(self, game: G, scope: Scope) -> i64:
        return self.factor.value(game, scope) * self.of.value(game, scope)


class ThisWay(Quantity[G]):
    """How much the effect before this one really did."""

    def value(self, game: G, scope: Scope) -> i64:
        return scope.done


class ThatMuch(Quantity[G]):
    """The amount of the event that triggered the ability."""

    def value(self, game: G, scope: Scope) -> i64:
        return scope.number


class Range(Node):
    """A range of numbers a quantity may lie in."""

    def __init__(self, least: i64, most: i64) -> None:
        self.least = least
        self.most = most

    def holds(self, number: i64) -> bool:
        """Whether a number lies in it."""
        return self.least <= number <= self.most


BIG: Final = 1 << 30


def at_least(number: i64) -> Range:
    """That many or more."""
    return Range(number, BIG)


def at_most(number: i64) -> Range:
    """That many or fewer."""
    return Range(-BIG, number)


def exactly(number: i64) -> Range:
    """Just that many."""
    return Range(number, number)


class Is(Condition[G]):
    """A quantity lies in a range."""

    def __init__(self, quantity: Quantity[G], within: Range) -> None:
        self.quantity = quantity
        self.within = within

    def holds(self, game: G, scope: Scope) -> bool:
        return self.within.holds(self.quantity.value(game, scope))


class More(Condition[G]):
    """One quantity is greater than another."""

    def __init__(self, one: Quantity[G], than: Quantity[G]) -> None:
        self.one = one
        self.than = than

    def holds(self, game: G, scope: Scope) -> bool:
        return self.one.value(game, scope) > self.than.value(game, scope)


class Not(Condition[G]):
    """The opposite."""

    def __init__(self, condition: Condition[G]) -> None:
        self.condition = condition

    def holds(self, game: G, scope: Scope) -> bool:
        return not self.condition.holds(game, scope)


class Both(Condition[G]):
    """All of several conditions."""

    def __init__(self, conditions: list[Condition[G]]) -> None:
        self.conditions = conditions

    def holds(self, game: G, scope: Scope) -> bool:
        for condition in self.conditions:
            if not condition.holds(game, scope):
                return False
        return True


class Either(Condition[G]):
    """At least one of several conditions."""

    def __init__(self, conditions: list[Condition[G]]) -> None:
        self.conditions = conditions

    def holds(self, game: G, scope: Scope) -> bool:
        for condition in self.conditions:
            if condition.holds(game, scope):
                return True
        return False


QUANTITIES.add("number(number: number) -> quantity", Number, looks=0, says=STEADY)
QUANTITIES.add("count(of: cards) -> quantity", Count, looks=0, says=STEADY)
QUANTITIES.add("plus(one: quantity, two: quantity) -> quantity", Plus, looks=0, says=STEADY)
QUANTITIES.add("times(factor: quantity, of: quantity) -> quantity", Times, looks=0, says=STEADY)
QUANTITIES.add("this_way -> quantity", ThisWay, needs=DONE)
QUANTITIES.add("that_much -> quantity", ThatMuch, says=ABOUT_AMOUNT, needs=AMOUNT, role=AT_ONCE)
QUANTITIES.add("at_least(number: number) -> range", at_least, looks=0, says=STEADY)
QUANTITIES.add("at_most(number: number) -> range", at_most, looks=0, says=STEADY)
QUANTITIES.add("exactly(number: number) -> range", exactly, looks=0, says=STEADY)
QUANTITIES.add("is(quantity: quantity, within: range) -> condition", Is, looks=0, says=STEADY)
QUANTITIES.add("more(one: quantity, than: quantity) -> condition", More, looks=0)
QUANTITIES.add("not(condition: condition) -> condition", Not, looks=0, says=STEADY)
QUANTITIES.add("both(*conditions: condition) -> condition", Both, looks=0, says=STEADY, role=FLAT)
QUANTITIES.add("either(*conditions: condition) -> condition", Either, looks=0, says=STEADY, role=FLAT)
