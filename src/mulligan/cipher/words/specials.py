"""Words for special skills, which work wherever their card may be referred to: names, signs, costs, where it may go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Condition, Cost, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.abilities import Special
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import HAND
from mulligan.cipher.words.traits import sign_bit
from mulligan.kernel.frames import Scope
from mulligan.kernel.frames import scope as scope_of

SPECIALS: Final = Vocabulary()


class AlsoNamed(Special):
    """It also has another unit name."""

    def __init__(self, name: str) -> None:
        self.other_name = name
        self.limit([])

    def extra_name(self) -> str:
        return self.other_name


class CannotBeBond(Special):
    """It cannot be put into the bond area."""

    def forbids_bond(self) -> bool:
        return True


class NotDeployedBySkills(Special):
    """Skills cannot deploy it."""

    # rule: golden.cannot-beats-can
    def forbids_skills(self) -> bool:
        return True


class DeployOnlyIf(Special):
    """It can only be deployed if something is so."""

    def __init__(self, condition: Condition[Cipher]) -> None:
        self.condition = condition
        self.limit([])

    def forbids_deploy(self, game: Cipher, player: i64, card: i64) -> bool:
        return not self.condition.holds(game, scope_of(card, self.id, player))


class SeveralAllowed(Special):
    """Several units of its name may be on one side, and it may be deployed beside them."""

    def many(self) -> bool:
        return True


class HasSign(Special):
    """It also shows a sign, wherever it is."""

    def __init__(self, sign: str) -> None:
        self.bit = sign_bit(sign)
        self.limit([])

    def extra_sign(self) -> i64:
        return self.bit


class ClassChangeCosts(Special):
    """Its class change cost is something else, perhaps only while something is so."""

    # rule: cards.class-change-cost
    def __init__(self, cost: Quantity[Cipher], only_if: Condition[Cipher] | None) -> None:
        self.cost = cost
        self.only_if = only_if
        self.limit([])

    def class_change(self, game: Cipher, player: i64, card: i64) -> i64:
        acting = scope_of(card, self.id, player)
        if self.only_if is not None and not self.only_if.holds(game, acting):
            return -1
        return self.cost.value(game, acting)


class DeploysFor(Special):
    """In hand, its deployment cost is something else, perhaps only while something is so."""

    # rule: cards.deploy-cost
    def __init__(self, cost: Quantity[Cipher], only_if: Condition[Cipher] | None) -> None:
        self.cost = cost
        self.only_if = only_if
        self.limit([])

    def deploy_cost(self, game: Cipher, player: i64, card: i64) -> i64:
        acting = scope_of(card, self.id, player)
        if game.zone[card] != HAND or (self.only_if is not None and not self.only_if.holds(game, acting)):
            return -1
        return max(0, self.cost.value(game, acting))


class PrintedCost(Quantity[Cipher]):
    """The deployment cost printed on this card."""

    def value(self, game: Cipher, scope: Scope) -> i64:
        return game.card(scope.source).cost


class PrintedClassChange(Quantity[Cipher]):
    """The class change cost printed on this card."""

    def value(self, game: Cipher, scope: Scope) -> i64:
        return game.card(scope.source).class_change


class LevelsUpOnto(Special):
    """A unit of another name may level up with it, perhaps only while something is so."""

    # rule: deployment.level-up-same-name golden.card-over-rule
    def __init__(self, name: str, only_if: Condition[Cipher] | None) -> None:
        self.onto = name
        self.only_if = only_if
        self.limit([])

    def goes_on(self, game: Cipher, player: i64, card: i64, unit: i64) -> bool:
        if self.onto not in game.card(unit).names:
            return False
        return self.only_if is None or self.only_if.holds(game, scope_of(card, self.id, player))


class OtherCost(Special):
    """Certain skills of the unit may be used for another cost instead of their own."""

    # rule: replacement.instead
    def __init__(self, cost: Cost[Cipher], skills: list[str]) -> None:
        self.cost = cost
        self.other_skills = skills
        self.limit([])

    def replaces(self) -> list[str]:
        return self.other_skills


class FlipsFewer(Special):
    """A skill of the unit costs so many bonds fewer, but not fewer than a number."""

    # rule: cost.flip
    def __init__(self, skill: str, by: Quantity[Cipher], least: i64) -> None:
        self.cheaper = skill
        self.by = by
        self.least = least
        self.limit([])

    def reduces(self) -> str:
        return self.cheaper


class GreaterOf(Quantity[Cipher]):
    """The greater of two quantities."""

    def __init__(self, one: Quantity[Cipher], two: Quantity[Cipher]) -> None:
        self.one = one
        self.two = two

    def value(self, game: Cipher, scope: Scope) -> i64:
        return max(self.one.value(game, scope), self.two.value(game, scope))


class AnyNumberInDeck(Special):
    """A deck may have any number of it."""

    # rule: decks.four-of-a-name


SPECIALS.add("also_named(unit: text) -> ability", AlsoNamed)
SPECIALS.add("cannot_be_bond -> ability", CannotBeBond)
SPECIALS.add("cannot_be_deployed_by_skills -> ability", NotDeployedBySkills)
SPECIALS.add("deploy_only_if(condition: condition) -> ability", DeployOnlyIf)
SPECIALS.add("several_allowed -> ability", SeveralAllowed)
SPECIALS.add("any_number_in_deck -> ability", AnyNumberInDeck)
SPECIALS.add("other_cost(cost: cost, *skills: text) -> ability", OtherCost)
SPECIALS.add("flips_fewer(skill: text, by: quantity, least: number = 1) -> ability", FlipsFewer)
SPECIALS.add("greater_of(one: quantity, two: quantity) -> quantity", GreaterOf, looks=0)
SPECIALS.add("has_sign(sign: text) -> ability", HasSign)
SPECIALS.add(
    "class_change_costs(cost: quantity, if: condition = none) -> ability",
    ClassChangeCosts,
    other="printed_class_change",
)
SPECIALS.add("deploys_for(cost: quantity, if: condition = none) -> ability", DeploysFor, other="printed_cost")
SPECIALS.add("levels_up_onto(unit: text, if: condition = none) -> ability", LevelsUpOnto)
SPECIALS.add("printed_cost -> quantity", PrintedCost)
SPECIALS.add("printed_class_change -> quantity", PrintedClassChange)
