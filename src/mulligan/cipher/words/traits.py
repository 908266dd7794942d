"""Words for what a card may be or have: named so, of a sign, in a row, tapped, class changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.nodes import LATE, NARROWS, CardMatch, Cards, Quantity, Trait
from mulligan.cardlang.quantities import Range
from mulligan.cardlang.traits import Another
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.abilities import Skill
from mulligan.cipher.printed import CipherMatch
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    ATTACKED_MARK,
    BACK,
    BONDS,
    CHANGED,
    DEPLOYED_MARK,
    FRONT,
    LEVELLED,
    MOVED_MARK,
    ORBS,
    PAID,
    RAISED,
    RANGE_NAMES,
    SIGN_NAMES,
    SUPPORT,
    SYMBOL_NAMES,
    SYMBOLS,
    TURNED_UP,
    UNDER,
    WATCH_BATTLE,
    WATCH_ROWS,
    WATCH_TAPPED,
    WATCH_TURN,
    WEAPON_NAMES,
    ZONES,
)
from mulligan.kernel.column import column
from mulligan.kernel.errors import BadNotation
from mulligan.kernel.frames import Scope

TRAITS: Final = Vocabulary()


def sign_bit(name: str) -> i64:
    """The bit of a sign: a symbol, a gender, a weapon or a type."""
    if name not in SIGN_NAMES:
        raise BadNotation("not-a-sign", name=name, known=list(SIGN_NAMES))
    return 1 << SIGN_NAMES.index(name)


def range_bits(name: str) -> i64:
    """The bits of a range."""
    if name not in RANGE_NAMES:
        raise BadNotation("not-a-range", name=name, known=list(RANGE_NAMES))
    return RANGE_NAMES.index(name)


class Named(Trait[Cipher]):
    """With one of these unit names."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.fitting = column(0)  # of each printed card of the match whether it has one of them

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, CipherMatch)
        self.fitting = column(len(match.printed))
        for number, printed in enumerate(match.printed):
            self.fitting[number] = 1 if any(name in self.names for name in printed.names) else 0

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return self.fitting[game.printed[card]] != 0 and (game.zone[card] != BONDS or game.face_down[card] == 0)


class Of(Trait[Cipher]):
    """With one of these signs: symbols, genders, weapons, types."""

    # rule: cards.symbols cards.genders cards.weapons cards.types cards.several-types zones.face-down-bonds-are-blank
    def __init__(self, signs: list[str]) -> None:
        self.bits: i64 = 0
        for sign in signs:
            self.bits |= sign_bit(sign)

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.signs_of(card) & self.bits != 0


class OtherSymbol(Trait[Cipher]):
    """With a symbol other than this one."""

    def __init__(self, symbol: str) -> None:
        self.bit = sign_bit(symbol)

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.signs_of(card) & SYMBOLS & ~self.bit != 0


class WithCost(Trait[Cipher]):
    """With a deployment cost in a range."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return self.within.holds(game.cost_of(card))


class WithAttack(Trait[Cipher]):
    """With an attack in a range."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return self.within.holds(game.attack_of(card))


class InRow(Trait[Cipher]):
    """In one of the rows."""

    def __init__(self, zone: i64) -> None:
        self.zone = zone

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.zone[card] == self.zone


class InRowOf(Trait[Cipher]):
    """In the same row as another unit."""

    def __init__(self, of: Cards[Cipher]) -> None:
        self.of = of

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        for other in self.of.cards(game, scope):
            if game.zone[other] == game.zone[card] and game.controller[other] == game.controller[card]:
                return True
        return False


class SameName(Trait[Cipher]):
    """With a unit name in common with certain cards."""

    # rule: zones.face-down-bonds-are-blank
    def __init__(self, of: Cards[Cipher]) -> None:
        self.of = of

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        for other in self.of.cards(game, scope):
            if game.share_name(card, other) and not lies_face_down(game, other):
                return True
        return False


class Tapped(Trait[Cipher]):
    """Tapped, or untapped."""

    def __init__(self, tapped: i64) -> None:
        self.tapped = tapped

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.tapped[card] == self.tapped


def lies_face_down(game: Cipher, card: i64) -> bool:
    """Whether a card lies face down: a bond that was turned down, an orb that was not turned up."""
    # rule: zones.orbs-face-down golden.card-over-rule
    if game.zone[card] == ORBS:
        return game.face_down[card] != TURNED_UP
    return game.face_down[card] != 0


class FaceDown(Trait[Cipher]):
    """Face down, or face up."""

    def __init__(self, down: i64) -> None:
        self.down = down

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return lies_face_down(game, card) == (self.down != 0)


class Main(Trait[Cipher]):
    """The main character."""

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.main[card] != 0


class ClassChanged(Trait[Cipher]):
    """Counting as class changed."""

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.is_class_changed(card)


class LevelledUp(Trait[Cipher]):
    """Counting as levelled up: with a card below it."""

    # rule: deployment.levelled-up-unit
    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.below[card] >= 0


class Marked(Trait[Cipher]):
    """That did something this turn."""

    # rule: cards.level-up-marks
    def __init__(self, mark: i64) -> None:
        self.mark = mark

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.marks[card] & self.mark != 0


class Attacking(Trait[Cipher]):
    """The attacking unit."""

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return card == game.attacking


class Defending(Trait[Cipher]):
    """The defending unit."""

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return card == game.defending


class WithSupport(Trait[Cipher]):
    """With a support in a range."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return self.within.holds(game.support_of(card))


class WithRange(Trait[Cipher]):
    """With a range, perhaps besides others."""

    def __init__(self, name: str) -> None:
        self.bits = range_bits(name)

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.range_of(card) & self.bits == self.bits


class HasClassChange(Trait[Cipher]):
    """With a class change cost."""

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.class_change_of(card) >= 0


class HasSupportSkill(Trait[Cipher]):
    """With a support skill."""

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        for skill in game.looks(card).supports:
            if game.usable(card, skill):
                return True
        return False


class Among(Trait[Cipher]):
    """One of certain cards."""

    def __init__(self, cards: Cards[Cipher]) -> None:
        self.cards = cards

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return card in self.cards.cards(game, scope)


class StackOf(Trait[Cipher]):
    """A unit of so many cards."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return self.within.holds(game.stack_size(card))


class SoManySigns(Trait[Cipher]):
    """A card that shows so many symbols, or so many kinds of weapons."""

    # rule: zones.face-down-bonds-are-blank
    def __init__(self, names: tuple[str, ...], within: Range) -> None:
        self.within = within
        self.bits = [sign_bit(name) for name in names]

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        signs = game.signs_of(card)
        found = 0
        for bit in self.bits:
            if signs & bit:
                found += 1
        return self.within.holds(found)


class TappedFor(Trait[Cipher]):
    """That was tapped this turn as the cost of this unit's skill of that name."""

    def __init__(self, skill: str) -> None:
        self.skill = skill

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        for modifier in game.modifiers:
            if modifier.kind == PAID and modifier.card == card and modifier.source == scope.source:
                paid = game.nodes[modifier.node]
                if modifier.state == game.state[card] and isinstance(paid, Skill) and paid.title == self.skill:
                    return True
        return False


class RaisedBeside(Trait[Cipher]):
    """That levelled up or grew this turn while this unit was on the battlefield."""

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        for modifier in game.modifiers:
            if modifier.kind == RAISED and modifier.card == card and modifier.source == scope.source:
                if modifier.state == game.state[card] and modifier.amount == game.state[scope.source]:
                    return True
        return False


class Compared(Trait[Cipher]):
    """With a cost or an attack less or greater than a number that is counted."""

    def __init__(self, attack: bool, more: bool, than: Quantity[Cipher]) -> None:
        self.attack = attack
        self.more = more
        self.than = than

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        mine = game.attack_of(card) if self.attack else game.cost_of(card)
        than = self.than.value(game, scope)
        return mine > than if self.more else mine < than


class Extreme(Trait[Cipher]):
    """With the least or the greatest cost or attack among certain cards; several may share it."""

    def __init__(self, attack: bool, more: bool, among: Cards[Cipher]) -> None:
        self.attack = attack
        self.more = more
        self.among = among

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        mine = self.number(game, card)
        for other in self.among.cards(game, scope):
            theirs = self.number(game, other)
            if theirs > mine if self.more else theirs < mine:
                return False
        return True

    def number(self, game: Cipher, card: i64) -> i64:
        """Its attack, or its deployment cost."""
        return game.attack_of(card) if self.attack else game.cost_of(card)


class AttackingAny(Trait[Cipher]):
    """Attacking one of certain units."""

    def __init__(self, whom: Cards[Cipher]) -> None:
        self.whom = whom

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return card == game.attacking and game.defending >= 0 and self.whom.fits(game, scope, game.defending)


class AttackedByAny(Trait[Cipher]):
    """Attacked by one of certain units."""

    def __init__(self, who: Cards[Cipher]) -> None:
        self.who = who

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return card == game.defending and game.attacking >= 0 and self.who.fits(game, scope, game.attacking)


class SupportedWith(Trait[Cipher]):
    """In battle, and supported by certain cards."""

    def __init__(self, by: Cards[Cipher]) -> None:
        self.by = by

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        if card != game.attacking and card != game.defending:
            return False
        for support in game.piles[game.controller[card] * ZONES + SUPPORT]:
            if self.by.fits(game, scope, support):
                return True
        return False


class HasSkill(Trait[Cipher]):
    """With a skill of one of certain names."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        for skill in game.looks(card).skills:
            if skill.title in self.names:
                return True
        return False


class Transforming(Trait[Cipher]):
    """With a skill of the transformation kind."""

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        return game.looks(card).transformation


TRAITS.add("another -> trait", Another, rank=2)
TRAITS.add("named(*names: text) -> trait", Named, looks=0, rank=4, role=roles.ONE_ALONE)
TRAITS.add("of(*kinds: text) -> trait", Of, looks=0, rank=8)
TRAITS.add("of_symbol_other_than(symbol: text) -> trait", OtherSymbol, looks=0)
TRAITS.add("with_cost(within: range) -> trait", WithCost, looks=0, rank=6)
TRAITS.add("with_attack(within: range) -> trait", WithAttack, says=LATE, rank=7)
TRAITS.add("with_support(within: range) -> trait", WithSupport, says=LATE)
TRAITS.add("with_range(name: text) -> trait", WithRange, says=LATE)
TRAITS.add(
    "cheaper(than: quantity) -> trait", lambda than: Compared(False, False, than), other="cost_of", role=roles.LESS
)
TRAITS.add("dearer(than: quantity) -> trait", lambda than: Compared(False, True, than), other="cost_of")
TRAITS.add(
    "weaker(than: quantity) -> trait",
    lambda than: Compared(True, False, than),
    says=LATE,
    other="attack_of",
    role=roles.LESS,
)
TRAITS.add("stronger(than: quantity) -> trait", lambda than: Compared(True, True, than), says=LATE, other="attack_of")
TRAITS.add("cheapest(among: cards) -> trait", lambda among: Extreme(False, False, among))
TRAITS.add("dearest(among: cards) -> trait", lambda among: Extreme(False, True, among))
TRAITS.add("weakest(among: cards) -> trait", lambda among: Extreme(True, False, among), says=LATE)
TRAITS.add("strongest(among: cards) -> trait", lambda among: Extreme(True, True, among), says=LATE)
TRAITS.add("has_class_change -> trait", HasClassChange)
TRAITS.add("has_support_skill -> trait", HasSupportSkill, looks=0)
TRAITS.add("one_of(cards: cards) -> trait", Among, looks=0)
TRAITS.add("stack_of(within: range) -> trait", StackOf, looks=1 << UNDER)
TRAITS.add(
    "with_symbols(within: range) -> trait",
    lambda within: SoManySigns(SYMBOL_NAMES[:-1], within),
    rank=4,
    other="symbols_of",
)
TRAITS.add(
    "with_weapons(within: range) -> trait", lambda within: SoManySigns(WEAPON_NAMES, within), rank=4, other="weapons_of"
)
TRAITS.add("tapped_for(skill: text) -> trait", TappedFor)
TRAITS.add("raised_beside -> trait", RaisedBeside)
TRAITS.add("in_front -> trait", lambda: InRow(FRONT), looks=WATCH_ROWS)
TRAITS.add("in_back -> trait", lambda: InRow(BACK), looks=WATCH_ROWS)
TRAITS.add("in_row_of(of: cards) -> trait", InRowOf, looks=WATCH_ROWS, role=roles.ON_BATTLEFIELD)
TRAITS.add("same_name_as(of: cards) -> trait", SameName, looks=0, rank=5)
TRAITS.add("tapped -> trait", lambda: Tapped(1), looks=WATCH_TAPPED, rank=10)
TRAITS.add("untapped -> trait", lambda: Tapped(0), looks=WATCH_TAPPED, rank=9)
TRAITS.add("face_down -> trait", lambda: FaceDown(1), looks=0)
TRAITS.add("face_up -> trait", lambda: FaceDown(0), looks=0)
TRAITS.add("main -> trait", Main, looks=0, rank=3, role=roles.ONE_ALONE)
TRAITS.add("class_changed -> trait", ClassChanged, "deployment.class-changed-unit", looks=1 << UNDER, rank=11)
TRAITS.add("levelled_up -> trait", LevelledUp, looks=1 << UNDER, rank=12)
TRAITS.add("attacked_this_turn -> trait", lambda: Marked(ATTACKED_MARK))
TRAITS.add("moved_this_turn -> trait", lambda: Marked(MOVED_MARK), looks=WATCH_ROWS | WATCH_TURN)
TRAITS.add("deployed_this_turn -> trait", lambda: Marked(DEPLOYED_MARK))
TRAITS.add("levelled_up_this_turn -> trait", lambda: Marked(LEVELLED))
TRAITS.add("changed_class_this_turn -> trait", lambda: Marked(CHANGED))
TRAITS.add(
    "attacking -> trait", Attacking, looks=WATCH_BATTLE, role=roles.ONE_ALONE, other="attacked_by_any"
)  # who fights such a one
TRAITS.add("defending -> trait", Defending, looks=WATCH_BATTLE, role=roles.ONE_ALONE, other="attacking_any")
TRAITS.add("attacking_any(whom: cards) -> trait", AttackingAny, looks=WATCH_BATTLE, role=roles.ONE_ALONE)
TRAITS.add("attacked_by_any(who: cards) -> trait", AttackedByAny, looks=WATCH_BATTLE, role=roles.ONE_ALONE)
TRAITS.add("supported_with(by: cards) -> trait", SupportedWith, looks=WATCH_BATTLE | 1 << SUPPORT, says=NARROWS)
TRAITS.add("has_skill(*names: text) -> trait", HasSkill)
TRAITS.add("transforming -> trait", Transforming, looks=0)
