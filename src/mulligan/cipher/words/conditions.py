"""Words for numbers and for what may be so: how strong, whose turn, who battles whom, what was used."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.nodes import LATE, NARROWS, Cards, Condition, Quantity, Trait
from mulligan.cardlang.nouns import It
from mulligan.cardlang.traits import Are, ThereIs
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.abilities import Limit, Skill
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    BONDS,
    HAND,
    SUPPORT,
    SYMBOLS,
    UNDER,
    WATCH_BATTLE,
    WATCH_ROWS,
    WATCH_TURN,
    WATCH_UNITS,
    WATCH_USED,
    WEAPONS,
    ZONES,
)
from mulligan.cipher.use import uses_of
from mulligan.cipher.words.nouns import acted_on
from mulligan.cipher.words.traits import lies_face_down, sign_bit
from mulligan.kernel.frames import Scope

CONDITIONS: Final = Vocabulary()

# -- Numbers ---------------------------------------------------------------------------------------------------------


class Sum(Quantity[Cipher]):
    """A number of each of some cards, added up."""

    def __init__(self, of: Cards[Cipher]) -> None:
        self.of = of

    def of_one(self, game: Cipher, card: i64) -> i64:
        """The number of one of them."""
        raise NotImplementedError

    def value(self, game: Cipher, scope: Scope) -> i64:
        total: i64 = 0
        for card in self.of.cards(game, scope):
            total += self.of_one(game, card)
        return total


class AttackOf(Sum):
    """The attack of cards, added up."""

    def of_one(self, game: Cipher, card: i64) -> i64:
        return game.attack_of(card)


class CostOf(Sum):
    """The deployment cost of cards, added up."""

    def of_one(self, game: Cipher, card: i64) -> i64:
        return game.cost_of(card)


class SupportOf(Sum):
    """The support of cards, added up."""

    def of_one(self, game: Cipher, card: i64) -> i64:
        return game.support_of(card)


class StackSize(Sum):
    """How many cards units are made of."""

    def of_one(self, game: Cipher, card: i64) -> i64:
        return game.stack_size(card)


class SignsOf(Quantity[Cipher]):
    """How many of certain signs cards show."""

    def __init__(self, of: Cards[Cipher], signs: i64) -> None:
        self.of = of
        self.signs = signs

    def value(self, game: Cipher, scope: Scope) -> i64:
        shown: i64 = 0
        for card in self.of.cards(game, scope):
            shown |= game.signs_of(card)
        shown &= self.signs
        found: i64 = 0
        while shown:
            shown &= shown - 1
            found += 1
        return found


class NamesOf(Quantity[Cipher]):
    """How many different unit names cards have."""

    # rule: zones.face-down-bonds-are-blank
    def __init__(self, of: Cards[Cipher]) -> None:
        self.of = of

    def value(self, game: Cipher, scope: Scope) -> i64:
        found: list[int] = []
        for card in self.of.cards(game, scope):
            known = lies_face_down(game, card)
            for other in found:
                known = known or game.share_name(card, other)
            if not known:
                found.append(card)
        return len(found)


class Sets(Quantity[Cipher]):
    """How many whole sets of so many a quantity makes."""

    def __init__(self, of: Quantity[Cipher], size: i64) -> None:
        self.of = of
        self.size = size

    def value(self, game: Cipher, scope: Scope) -> i64:
        return self.of.value(game, scope) // self.size


class Difference(Quantity[Cipher]):
    """By how much two quantities differ, whichever is the greater."""

    def __init__(self, one: Quantity[Cipher], two: Quantity[Cipher]) -> None:
        self.one = one
        self.two = two

    def value(self, game: Cipher, scope: Scope) -> i64:
        found = self.one.value(game, scope) - self.two.value(game, scope)
        return found if found >= 0 else -found


class TimesUsed(Quantity[Cipher]):
    """How often this unit has used a skill of that name this turn."""

    # rule: cards.once-per-turn-marks
    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, game: Cipher, scope: Scope) -> i64:
        found = 0
        counted = 0  # a skill with another cost is there twice
        for skill in game.looks(scope.source).skills:
            if skill.title == self.name and (counted >> skill.index) & 1 == 0:
                counted |= 1 << skill.index
                found += uses_of(game, scope.source, skill.index)
        return found


CONDITIONS.add("stack_size(of: cards) -> quantity", StackSize, looks=1 << UNDER)
CONDITIONS.add(
    "weapons_of(of: cards) -> quantity", lambda of: SignsOf(of, WEAPONS), looks=0, says=LATE, other="with_weapons"
)
CONDITIONS.add("symbols_of(of: cards) -> quantity", lambda of: SignsOf(of, SYMBOLS), says=LATE, other="with_symbols")
CONDITIONS.add("names_of(of: cards) -> quantity", NamesOf)
CONDITIONS.add("sets(of: quantity, size: number) -> quantity", Sets, looks=0)
CONDITIONS.add("difference(one: quantity, two: quantity) -> quantity", Difference, looks=0)
CONDITIONS.add("times_used(name: text) -> quantity", TimesUsed, looks=WATCH_USED)
CONDITIONS.add("attack_of(of: cards) -> quantity", AttackOf, says=LATE, role=roles.SUMS)
CONDITIONS.add("cost_of(of: cards) -> quantity", CostOf, role=roles.SUMS)
CONDITIONS.add("support_of(of: cards) -> quantity", SupportOf, says=LATE, role=roles.SUMS)

# -- Conditions ------------------------------------------------------------------------------------------------------


class YourTurn(Condition[Cipher]):
    """It is your turn."""

    # rule: golden.during
    def holds(self, game: Cipher, scope: Scope) -> bool:
        return game.active == scope.player


class Attacking(Condition[Cipher]):
    """A unit is attacking another."""

    def __init__(self, who: Cards[Cipher], whom: Cards[Cipher] | None) -> None:
        self.who = who
        self.whom = whom

    def holds(self, game: Cipher, scope: Scope) -> bool:
        if game.attacking < 0 or not self.who.fits(game, scope, game.attacking):
            return False
        return self.whom is None or (game.defending >= 0 and self.whom.fits(game, scope, game.defending))


class Battling(Condition[Cipher]):
    """A unit battles another, attacking or attacked."""

    def __init__(self, who: Cards[Cipher], whom: Cards[Cipher]) -> None:
        self.who = who
        self.whom = whom

    def holds(self, game: Cipher, scope: Scope) -> bool:
        one = game.attacking
        two = game.defending
        if one < 0 or two < 0:
            return False
        if self.who.fits(game, scope, one) and self.whom.fits(game, scope, two):
            return True
        return self.who.fits(game, scope, two) and self.whom.fits(game, scope, one)


class Supported(Condition[Cipher]):
    """A unit is supported by a card with certain traits."""

    def __init__(self, who: Cards[Cipher], traits: list[Trait[Cipher]]) -> None:
        self.who = who
        self.traits = traits

    def holds(self, game: Cipher, scope: Scope) -> bool:
        return self.is_supported(game, scope, game.attacking) or self.is_supported(game, scope, game.defending)

    def is_supported(self, game: Cipher, scope: Scope, unit: i64) -> bool:
        """Whether a battling unit is meant and has such a support."""
        if unit < 0 or not self.who.fits(game, scope, unit):
            return False
        for card in game.piles[game.controller[unit] * ZONES + SUPPORT]:
            fitting = True
            for trait in self.traits:
                fitting = fitting and trait.fits(game, scope, card)
            if fitting:
                return True
        return False


class UsedSkill(Condition[Cipher]):
    """This unit has used a skill of that name this turn."""

    # rule: cards.once-per-turn-marks
    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, game: Cipher, scope: Scope) -> bool:
        for skill in game.looks(scope.source).skills:
            if skill.title == self.name and (game.used[scope.source] >> skill.index) & 1:
                return True
        return False


class AreOrWere(Are[Cipher]):
    """Certain cards all have a trait; those acted on last, though they be new cards by now."""

    def holds(self, game: Cipher, scope: Scope) -> bool:
        if not isinstance(self.cards, It):
            return super().holds(game, scope)
        found = acted_on(scope)
        for card in found:
            if not self.trait.fits(game, scope, card):
                return False
        return len(found) > 0


class Felled(Condition[Cipher]):
    """The defending unit has been destroyed in this battle."""

    def holds(self, game: Cipher, scope: Scope) -> bool:
        return game.felled


class MoreBy(Condition[Cipher]):
    """One quantity is greater than another by so much, or by more."""

    def __init__(self, one: Quantity[Cipher], than: Quantity[Cipher], by: i64) -> None:
        self.one = one
        self.than = than
        self.by = by

    def holds(self, game: Cipher, scope: Scope) -> bool:
        return self.one.value(game, scope) - self.than.value(game, scope) >= self.by


class Odd(Condition[Cipher]):
    """A number is odd."""

    def __init__(self, quantity: Quantity[Cipher]) -> None:
        self.quantity = quantity

    def holds(self, game: Cipher, scope: Scope) -> bool:
        return self.quantity.value(game, scope) % 2 == 1


CONDITIONS.add("more_by(one: quantity, than: quantity, by: number) -> condition", MoreBy, looks=0)
CONDITIONS.add("your_turn -> condition", YourTurn, "golden.during", looks=WATCH_TURN)
CONDITIONS.add("there_is(cards: cards) -> condition", ThereIs, looks=0, role=roles.TOPIC | roles.HOW_MANY)
CONDITIONS.add("are(cards: cards, trait: trait) -> condition", AreOrWere, looks=0, role=roles.TOPIC)
CONDITIONS.add(
    "is_attacking(who: cards, whom: cards = none) -> condition",
    Attacking,
    looks=WATCH_BATTLE,
    says=NARROWS,
    role=roles.AGAINST | roles.TOPIC,
    other="attacking",
)
CONDITIONS.add(
    "attacked_by(who: cards, by: cards) -> condition",
    lambda who, by: Attacking(by, who),
    looks=WATCH_BATTLE,
    says=NARROWS,
    role=roles.AGAINST | roles.TOPIC,
    other="defending",
)
CONDITIONS.add(
    "battling(who: cards, whom: cards) -> condition",
    Battling,
    looks=WATCH_BATTLE,
    says=NARROWS,
    role=roles.AGAINST | roles.TOPIC,
)
CONDITIONS.add(
    "supported_by(who: cards, *traits: trait) -> condition",
    Supported,
    looks=WATCH_BATTLE | 1 << SUPPORT,
    says=NARROWS,
    role=roles.TOPIC,
)
CONDITIONS.add("used(name: text) -> condition", UsedSkill, looks=WATCH_USED)
CONDITIONS.add("defender_destroyed -> condition", Felled, looks=WATCH_BATTLE)
CONDITIONS.add("odd(quantity: quantity) -> condition", Odd, looks=0)

# -- What limits skills ----------------------------------------------------------------------------------------------


class Once(Limit):
    """Once per turn."""

    # rule: cards.once-per-turn-marks
    def __init__(self) -> None:
        self.once = True


class IsSpecial(Limit):
    """A special skill: it works wherever the card's information may be referred to."""

    # rule: skills.special
    def __init__(self) -> None:
        self.special = True


class BondSkill(Limit):
    """A bond skill: it works while its card is face up in the bond area, and only there."""

    def __init__(self) -> None:
        self.special = True
        self.bond = True

    def allows(self, game: Cipher, scope: Scope) -> bool:
        return game.zone[scope.source] == BONDS and game.face_down[scope.source] == 0


class HandSkill(Limit):
    """A hand skill: it works while its card is in the hand, and only there."""

    def __init__(self) -> None:
        self.special = True
        self.hand = True

    def allows(self, game: Cipher, scope: Scope) -> bool:
        return game.zone[scope.source] == HAND


class Formation(Limit):
    """A formation skill: its cost taps two units of certain names."""

    # rule: skills.formation
    def __init__(self) -> None:
        self.formation = True


class ClassChangeSkill(Limit):
    """Only while the unit counts as class changed."""

    # rule: skills.class-change
    def rule_for(self, skill: Skill) -> str:
        return skill.class_change_rule

    def allows(self, game: Cipher, scope: Scope) -> bool:
        return game.is_class_changed(scope.source)


class LevelUpSkill(Limit):
    """Only while the unit is a stack of so many cards."""

    # rule: skills.level-up
    def __init__(self, count: i64) -> None:
        self.count = count

    def allows(self, game: Cipher, scope: Scope) -> bool:
        return game.below[scope.source] >= 0 and game.stack_size(scope.source) >= self.count


class UnionSkill(Limit):
    """Only while so many bonds of a symbol are there."""

    # rule: skills.union
    def __init__(self, symbol: str, count: i64) -> None:
        self.bit = sign_bit(symbol)
        self.count = count

    def allows(self, game: Cipher, scope: Scope) -> bool:
        found = 0
        for card in game.bonds(scope.player):
            if game.signs_of(card) & self.bit:
                found += 1
        return found >= self.count


class TransformationSkill(Limit):
    """Only while a unit of that name is in the same row."""

    # rule: skills.transformation
    def __init__(self, name: str) -> None:
        self.partner = name
        self.transformation = True

    def allows(self, game: Cipher, scope: Scope) -> bool:
        source = scope.source
        for card in game.piles[game.controller[source] * ZONES + game.zone[source]]:
            if card != source and self.partner in game.card(card).names:
                return True
        return False


class OnlyIf(Limit):
    """Only if something is so."""

    # rule: triggers.only-if action.only-if skills.continuous-only-if skills.activated-only-if skills.automatic-only-if
    def __init__(self, condition: Condition[Cipher]) -> None:
        self.condition = condition

    def rule_for(self, skill: Skill) -> str:
        return skill.only_if_rule

    def allows(self, game: Cipher, scope: Scope) -> bool:
        return self.condition.holds(game, scope)


CONDITIONS.add("once -> limit", Once, "cards.once-per-turn-marks")
CONDITIONS.add("special -> limit", IsSpecial, "skills.special", looks=0)
CONDITIONS.add("bond_skill -> limit", BondSkill, "skills.special", looks=1 << BONDS)
CONDITIONS.add("hand_skill -> limit", HandSkill, "skills.special", looks=1 << HAND)
CONDITIONS.add("formation -> limit", Formation, "skills.formation")
CONDITIONS.add(
    "class_change -> limit", ClassChangeSkill, "skills.class-change", "deployment.class-changed-unit", looks=1 << UNDER
)
CONDITIONS.add(
    "level_up(count: number) -> limit", LevelUpSkill, "skills.level-up", "deployment.levelled-up-unit", looks=1 << UNDER
)
CONDITIONS.add("union(symbol: text, count: number) -> limit", UnionSkill, "skills.union", looks=1 << BONDS)
CONDITIONS.add(
    "transformation(name: text) -> limit", TransformationSkill, "skills.transformation", looks=WATCH_ROWS | WATCH_UNITS
)
CONDITIONS.add("only_if(condition: condition) -> limit", OnlyIf, looks=0)
