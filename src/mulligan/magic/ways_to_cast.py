"""Other ways to cast a spell, and what is paid besides: kicker, flashback and their like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mulligan.cardlang.nodes import (
    Ability,
    Condition,
    Node,
)
from mulligan.kernel.frames import scope
from mulligan.magic.abilities import Later, MagicCost
from mulligan.magic.mana import NO_COST, ManaCost

if TYPE_CHECKING:
    from mulligan.magic.state import Magic


class Rebound(Ability["Magic"]):
    """Cast from a hand, the card is exiled as it resolves and may be cast again in the next upkeep."""

    # rule: golden.card-over-rulebook
    def __init__(self, later: Later) -> None:
        self.later = later

    def children(self) -> list[Node]:
        return [self.later]


class Additional(Ability["Magic"]):
    """An additional cost to cast the spell."""

    # rule: cost.additional
    def __init__(self, cost: MagicCost) -> None:
        self.cost = cost


class Kicker(Ability["Magic"]):
    """A cost that may be paid besides, once or more often; with buyback the card comes back for it."""

    # rule: cost.additional
    def __init__(self, cost: str, costs: list[MagicCost], many: bool, buyback: bool, other: str = "") -> None:
        self.mana = ManaCost(cost)
        self.other = ManaCost(other)  # of two kickers, the second
        self.costs = costs  # besides mana
        self.many = many
        self.buyback = buyback

    def text(self, times: i64) -> str:
        """What is paid besides in mana: so often, or of two kickers each whose bit is set."""
        if not self.other.text:
            return self.mana.text * times
        return (self.mana.text if times & 1 else "") + (self.other.text if times & 2 else "")


class Alternative(Ability["Magic"]):
    """Costs that may be paid instead of the mana cost, perhaps only while something is so; none at all for nothing."""

    # rule: golden.card-over-rulebook cost.mana-cost
    def __init__(self, costs: list[MagicCost], only_if: Condition[Magic] | None) -> None:
        self.costs = costs
        self.only_if = only_if
        self.mana = NO_COST
        for cost in costs:
            if cost.mana is not NO_COST:
                self.mana = cost.mana


class Flashback(Ability["Magic"]):
    """The card may be cast from its owner's graveyard for another cost, and is exiled then."""

    # rule: golden.card-over-rulebook
    def __init__(self, cost: str, costs: list[MagicCost]) -> None:
        self.mana = ManaCost(cost)
        self.costs = costs  # besides mana


class FromGraveyard(Ability["Magic"]):
    """The card may be cast from its owner's graveyard for its own cost, perhaps others besides, perhaps only if."""

    # rule: golden.card-over-rulebook
    def __init__(self, costs: list[MagicCost], only_if: Condition[Magic] | None) -> None:
        self.costs = costs
        self.only_if = only_if

    def allows(self, game: Magic, card: i64) -> bool:
        """Whether the card may be cast from there now."""
        return self.only_if is None or self.only_if.holds(game, scope(card, self.id, game.owner[card]))


class Miracle(Ability["Magic"]):
    """Revealed as the first card drawn in a turn, the card may be cast for another cost."""

    # rule: golden.card-over-rulebook
    def __init__(self, cost: str, later: Later) -> None:
        self.mana = ManaCost(cost)
        self.later = later

    def children(self) -> list[Node]:
        return [self.later]


class Madness(Ability["Magic"]):
    """Discarded, the card is exiled; then it may be cast for another cost, or goes to the graveyard."""

    # rule: golden.card-over-rulebook
    def __init__(self, cost: str, later: Later) -> None:
        self.mana = ManaCost(cost)
        self.later = later

    def children(self) -> list[Node]:
        return [self.later]


class Helped(Ability["Magic"]):
    """While the spell is paid for, creatures may be tapped for it, or cards of the graveyard exiled."""

    # rule: golden.card-over-rulebook
    def __init__(self, delves: bool) -> None:
        self.delves = delves
