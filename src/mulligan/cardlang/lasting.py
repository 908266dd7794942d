"""Shared words for continuous effects: what they change in a card, and how long they last."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64

from mulligan.cardlang.nodes import G, Node, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.kernel.modifiers import FOR_GOOD, NEXT_TURN_OF, THIS_TURN, UNTIL_END_OF_NEXT_TURN_OF, UNTIL_TURN_OF

LASTING: Final = Vocabulary()

# -- What changes ------------------------------------------------------------------------------------------------------


class Change(Node, Generic[G]):
    """One thing a continuous effect changes in a card: a number, a keyword, what it may do."""

    def kind(self) -> i64:
        """Which of the things that can be changed, by the game's own list."""
        raise NotImplementedError

    def amount(self, game: G, scope: Scope) -> i64:
        """How much, as a number of that kind."""
        return 0

    def amount_for(self, game: G, scope: Scope, card: i64) -> i64:
        """How much for one card; the same for all, unless it depends on the card."""
        return self.amount(game, scope)

    def inner(self) -> i64:
        """The node the change carries, if it carries one."""
        return -1


class Stat(Change[G]):
    """A number of a card goes up or down, or becomes something."""

    def __init__(self, which: i64, by: Quantity[G]) -> None:
        self.which = which
        self.by = by

    def kind(self) -> i64:
        return self.which

    def amount(self, game: G, scope: Scope) -> i64:
        return self.by.value(game, scope)


class Bar(Change[G]):
    """Something a card may not do, must do, or may do against the rules: bits of the game's own."""

    def __init__(self, which: i64, bits: i64) -> None:
        self.which = which
        self.bits = bits

    def kind(self) -> i64:
        return self.which

    def amount(self, game: G, scope: Scope) -> i64:
        return self.bits


# -- How long ----------------------------------------------------------------------------------------------------------


class For(Node):
    """How long: one of the durations the rules know."""

    def __init__(self, until: i64, yours: bool = False) -> None:
        self.until = until  # one of the kernel's durations
        self.yours = yours  # it speaks of your turn, not of somebody else's


def for_good() -> For:
    """For the rest of the game, or for as long as a static ability applies."""
    return For(FOR_GOOD)


def this_turn() -> For:
    """Until the end of the turn."""
    return For(THIS_TURN)


def your_next_turn() -> For:
    """During your next turn."""
    return For(NEXT_TURN_OF, True)


def until_your_next_turn() -> For:
    """Until your next turn starts."""
    return For(UNTIL_TURN_OF, True)


def until_end_of_your_next_turn() -> For:
    """Until your next turn ends."""
    return For(UNTIL_END_OF_NEXT_TURN_OF, True)


LASTING.add("for_good -> duration", for_good, looks=0)
LASTING.add("this_turn -> duration", this_turn, looks=0)
LASTING.add("until_your_next_turn -> duration", until_your_next_turn, looks=0)
