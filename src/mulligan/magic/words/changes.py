"""Words for what continuous effects change: power, toughness, abilities, types, colours, control, what may be done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import nodes, roles
from mulligan.cardlang.lasting import Bar, Change, For
from mulligan.cardlang.nodes import CardMatch, Cards, Node, Players, Quantity, Trait
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.kernel.modifiers import THIS_BATTLE, WHILE_SOURCE
from mulligan.magic.abilities import Keyword
from mulligan.magic.printed import MagicMatch
from mulligan.magic.purpose import EVADES, GIFT
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ADD_ABILITY,
    ADD_COLOR,
    ADD_SUBTYPE,
    ADD_TYPE,
    AS_UNBLOCKED,
    ATTACK_WHOM,
    ATTACKS_EACH_TURN,
    BAR,
    BLOCK_WHOM,
    BLOCKS_EACH_TURN,
    BLOCKS_ONLY,
    BY_TOUGHNESS,
    CANNOT_BLOCK_THOSE,
    CHOICE,
    COLOR_NAMES,
    CONTROL,
    DEATHTOUCH,
    DEFINE_POWER,
    DIES_INTO_EXILE,
    DOUBLE_STRIKE,
    FEAR,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    FORESTWALK,
    HASTE,
    HEXPROOF,
    HORSEMANSHIP,
    IGNORES_DEFENDER,
    INDESTRUCTIBLE,
    INTIMIDATE,
    KEYWORD_NAMES,
    LEAVES_FOR_EXILE,
    LIFELINK,
    LOSE_ABILITIES,
    LOSE_KEYWORD,
    LOSE_SUBTYPE,
    LURES,
    MORE_BLOCKS,
    MUST_ATTACK,
    MUST_BE_BLOCKED,
    MUST_BLOCK,
    NEEDS_THREE,
    NEEDS_TWO,
    NO_ACTIVATION,
    NO_ATTACK,
    NO_ATTACK_ON,
    NO_ATTACKING,
    NO_BLOCK,
    NO_BLOCKING,
    NO_COMBAT_DAMAGE,
    NO_REGENERATION,
    NO_TARGET,
    NO_TARGET_FROM,
    NO_UNTAP,
    NOT_ALONE_ATTACK,
    NOT_ALONE_BLOCK,
    NOT_BLOCKED_BY,
    ONE_BLOCKER,
    ONLY_BLOCKED_BY,
    PHASING,
    PLAINSWALK,
    PROTECTION,
    PUMP,
    SET_COLOR,
    SET_POWER,
    SET_SUBTYPE,
    SET_TYPE,
    SHADOW,
    SHROUD,
    SPARING,
    STAYS,
    SWITCH,
    TRAMPLE,
    TYPE_NAMES,
    UNBLOCKABLE,
    UNCOUNTERABLE,
    UNTIL_UPKEEP_OF,
    VIGILANCE,
    WHILE_HERE,
    WHILE_MINE_TAPPED,
    WHILE_TAPPED,
    keyword_rule,
    pair,
)
from mulligan.magic.words.traits import ENTERING_TYPE, choice_entering, choice_of

CHANGES: Final = Vocabulary()

# -- Keywords ----------------------------------------------------------------------------------------------------------

# Keywords that nobody gives to a creature of the others, and those that count before blockers are declared, not after.
_GIFTS: Final = (
    *(DEATHTOUCH, DOUBLE_STRIKE, FIRST_STRIKE, FLYING, HASTE, HEXPROOF, INDESTRUCTIBLE, LIFELINK),
    *(TRAMPLE, VIGILANCE),
)
_EVASIVE: Final = (FEAR, FLYING, HORSEMANSHIP, INTIMIDATE, SHADOW, *range(PLAINSWALK, FORESTWALK + 1))

_OF_ANY: Final = (FLASH, HEXPROOF, INDESTRUCTIBLE, PHASING, SHROUD)  # which other permanents may have as well

for _number in range(len(KEYWORD_NAMES)):
    _word = KEYWORD_NAMES[_number].replace(" ", "_")
    CHANGES.add(
        f"{_word} -> keyword",
        lambda number=_number: Keyword(number),
        keyword_rule(_number),
        says=GIFT * (_number in _GIFTS) | EVADES * (_number in _EVASIVE),
        role=roles.OF_CREATURES * (_number not in _OF_ANY),
    )

# -- Numbers -----------------------------------------------------------------------------------------------------------


class Pump(Change[Magic]):
    """Power and toughness go up or down."""

    def __init__(self, power: Quantity[Magic], toughness: Quantity[Magic]) -> None:
        self.power = power
        self.toughness = toughness

    def kind(self) -> i64:
        return PUMP

    def amount(self, game: Magic, scope: Scope) -> i64:
        return pair(self.power.value(game, scope), self.toughness.value(game, scope))


class SetPower(Change[Magic]):
    """Power and toughness become certain numbers; or are defined by the card's own ability."""

    # rule: layers.characteristic-defining
    def __init__(self, power: Quantity[Magic], toughness: Quantity[Magic], defining: bool = False) -> None:
        self.power = power
        self.toughness = toughness
        self.defining = defining

    def kind(self) -> i64:
        return DEFINE_POWER if self.defining else SET_POWER

    def amount(self, game: Magic, scope: Scope) -> i64:
        return pair(self.power.value(game, scope), self.toughness.value(game, scope))


class DefineOne(Change[Magic]):
    """The card's own ability defines its power, or its toughness; the other is as printed."""

    # rule: layers.characteristic-defining
    def __init__(self, number: Quantity[Magic], power: bool) -> None:
        self.number = number
        self.power = power

    def kind(self) -> i64:
        return DEFINE_POWER

    def amount(self, game: Magic, scope: Scope) -> i64:
        printed = game.cards[game.face[scope.source]]
        number = self.number.value(game, scope)
        return pair(number, printed.toughness) if self.power else pair(printed.power, number)


class Switch(Change[Magic]):
    """Power and toughness change places."""

    def kind(self) -> i64:
        return SWITCH


# -- Abilities ---------------------------------------------------------------------------------------------------------


class Lose(Change[Magic]):
    """It loses a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword.keyword

    def kind(self) -> i64:
        return LOSE_KEYWORD

    def amount(self, game: Magic, scope: Scope) -> i64:
        return 1 << self.keyword


class LoseAll(Change[Magic]):
    """It loses all abilities."""

    def kind(self) -> i64:
        return LOSE_ABILITIES


class Gain(Change[Magic]):
    """It has an ability."""

    def __init__(self, ability: Node) -> None:
        self.ability = ability

    def kind(self) -> i64:
        return ADD_ABILITY

    def inner(self) -> i64:
        return self.ability.id


class Protection(Change[Magic]):
    """Protection from a colour, from the colour chosen, or from whatever has a trait."""

    # rule: keyword.protection
    def __init__(self, whom: str | Trait[Magic], sparing: bool = False) -> None:
        self.whom = whom
        self.sparing = sparing  # it does not remove the Aura that gives it

    def kind(self) -> i64:
        return PROTECTION

    def amount(self, game: Magic, scope: Scope) -> i64:
        return self.colors(game, scope) | (SPARING if self.sparing else 0)

    def colors(self, game: Magic, scope: Scope) -> i64:
        """From which colours, as bits."""
        if not isinstance(self.whom, str):
            return 0
        if self.whom == "chosen":
            chosen = scope.picks[CHOICE] if len(scope.picks) > CHOICE else []
            return 1 << chosen[0] if chosen else 0
        if self.whom == "chosen-entering":
            choice = choice_entering(game, scope)
            return 1 << choice if choice >= 0 else 0
        return 1 << COLOR_NAMES.index(self.whom)

    def inner(self) -> i64:
        return self.whom.id if isinstance(self.whom, Trait) else -1


class NotTargetOf(Change[Magic]):
    """It cannot be the target of spells of a kind, or of spells and abilities from sources of a kind."""

    def __init__(self, what: Cards[Magic], abilities: bool = False) -> None:
        self.what = what
        self.abilities = abilities

    def kind(self) -> i64:
        return NO_TARGET_FROM if self.abilities else NO_TARGET

    def inner(self) -> i64:
        return self.what.id


class Blocking(Change[Magic]):
    """What may block between it and creatures of a kind."""

    def __init__(self, what: Cards[Magic], way: i64) -> None:
        self.what = what
        self.way = way

    def kind(self) -> i64:
        return NO_BLOCKING

    def amount(self, game: Magic, scope: Scope) -> i64:
        return self.way

    def inner(self) -> i64:
        return self.what.id


class Attacking(Change[Magic]):
    """Whom it can attack: players who control something of a kind, not certain players, or certain ones if able."""

    # rule: combat.declare-attackers
    def __init__(self, what: Node, way: i64) -> None:
        self.what = what
        self.way = way

    def kind(self) -> i64:
        return self.way

    def amount(self, game: Magic, scope: Scope) -> i64:
        """Where it is the player that an effect has come to: that player from now on, by the number after theirs."""
        return scope.someone + 1 if self.what.word == "they" else 0

    def inner(self) -> i64:
        return self.what.id


class BlocksThose(Change[Magic]):
    """It blocks certain creatures if able."""

    # rule: combat.block
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def kind(self) -> i64:
        return BLOCK_WHOM

    def inner(self) -> i64:
        return self.what.id


class MoreBlocks(Change[Magic]):
    """It can block so many more attackers."""

    # rule: combat.block
    def __init__(self, number: Quantity[Magic]) -> None:
        self.number = number

    def kind(self) -> i64:
        return MORE_BLOCKS

    def amount(self, game: Magic, scope: Scope) -> i64:
        return self.number.value(game, scope)


class LandTypeChosen(Change[Magic]):
    """It is of the basic land type that was chosen as this permanent entered, and of no other."""

    # rule: types.basic-land-type
    def kind(self) -> i64:
        return SET_SUBTYPE

    def amount(self, game: Magic, scope: Scope) -> i64:
        return set_of(game, choice_entering(game, scope))


def set_of(game: Magic, subtype: i64) -> i64:
    """The number of the set that has one subtype, by its place, or none."""
    place: int = subtype  # there may be more than 63 subtypes: no machine's number holds them
    bits = 1 << place if place >= 0 else 0
    sets = game.own_match.subtype_sets
    if bits not in sets:
        sets.append(bits)
    return sets.index(bits)


class AlsoChosenType(Change[Magic]):
    """It is also of the creature type that was chosen as this permanent entered."""

    def kind(self) -> i64:
        return ADD_SUBTYPE

    def amount(self, game: Magic, scope: Scope) -> i64:
        return set_of(game, choice_entering(game, scope))


class ChosenTypeBecomes(AlsoChosenType):
    """It is of the creature type that was chosen and of no other, by this spell or ability or as this entered."""

    # rule: types.creature-type
    def kind(self) -> i64:
        return SET_SUBTYPE

    def amount(self, game: Magic, scope: Scope) -> i64:
        return set_of(game, choice_of(game, scope))


# -- Types, colours, control -------------------------------------------------------------------------------------------


class Types(Change[Magic]):
    """It gets card types, or they replace its own."""

    def __init__(self, text: str, replace: bool) -> None:
        self.bits = 0
        for word in text.lower().split():
            self.bits |= 1 << TYPE_NAMES.index(word)
        self.replace = replace

    def kind(self) -> i64:
        return SET_TYPE if self.replace else ADD_TYPE

    def amount(self, game: Magic, scope: Scope) -> i64:
        return self.bits


class Subtypes(Change[Magic]):
    """It gets subtypes, or they replace its own. A star stands for all creature types."""

    # rule: types.subtype
    def __init__(self, text: str, replace: bool) -> None:
        self.text = text
        self.replace = replace
        self.number = 0

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        self.number = match.subtype_set(self.text.split())

    def kind(self) -> i64:
        return SET_SUBTYPE if self.replace else ADD_SUBTYPE

    def amount(self, game: Magic, scope: Scope) -> i64:
        return self.number


class NoLonger(Subtypes):
    """It loses subtypes."""

    # rule: types.subtype
    def kind(self) -> i64:
        return LOSE_SUBTYPE


class Colors(Change[Magic]):
    """It gets colours, or they replace its own."""

    # rule: types.color
    def __init__(self, text: str, replace: bool) -> None:
        self.bits = 0
        self.chosen = text == "chosen"  # the colour chosen just now
        for word in text.lower().split():
            if word not in ("colorless", "chosen"):
                self.bits |= 1 << COLOR_NAMES.index(word)
        self.replace = replace

    def kind(self) -> i64:
        return SET_COLOR if self.replace else ADD_COLOR

    def amount(self, game: Magic, scope: Scope) -> i64:
        if self.chosen:
            chosen = scope.picks[CHOICE] if len(scope.picks) > CHOICE else []
            return 1 << chosen[0] if chosen else 0
        return self.bits


class Control(Change[Magic]):
    """A player controls it: you unless said otherwise."""

    # rule: players.control
    def __init__(self, by: Players[Magic] | None) -> None:
        self.by = by

    def kind(self) -> i64:
        return CONTROL

    def amount(self, game: Magic, scope: Scope) -> i64:
        if self.by is None:
            return scope.player
        players = self.by.who(game, scope)
        return players[0] if players else scope.player


ABILITY: Final = "keyword|change|triggered|activated|static|regulation"

CHANGES.add(
    "pump(power: quantity, toughness: quantity) -> change",
    Pump,
    "damage.power",
    "check.toughness",
    role=roles.PER_CARD | roles.AWHILE,
    says=nodes.BY_SIGN,
)
CHANGES.add(
    "power_becomes(power: quantity, toughness: quantity) -> change", SetPower, "damage.power", role=roles.PER_CARD
)
CHANGES.add(
    "power_is(both: quantity) -> change",
    lambda both: SetPower(both, both, True),
    "layers.characteristic-defining",
    "damage.power",
)
CHANGES.add(
    "power_and_toughness_are(power: quantity, toughness: quantity) -> change",
    lambda p, t: SetPower(p, t, True),
    "layers.characteristic-defining",
    "damage.power",
)
CHANGES.add(
    "own_power_is(number: quantity) -> change",
    lambda number: DefineOne(number, True),
    "layers.characteristic-defining",
    "damage.power",
)
CHANGES.add(
    "own_toughness_is(number: quantity) -> change",
    lambda number: DefineOne(number, False),
    "layers.characteristic-defining",
    "check.toughness",
)
CHANGES.add("switched -> change", Switch)
CHANGES.add("loses(keyword: keyword) -> change", Lose)
CHANGES.add("loses_all_abilities -> change", LoseAll, says=nodes.HARMS)
CHANGES.add(
    "has(ability: triggered|activated|static|regulation|ability) -> change", Gain, role=roles.ENCLOSES, says=nodes.HELPS
)
CHANGES.add("protection(whom: text|trait) -> change", lambda whom: Protection(whom), "keyword.protection", says=GIFT)
CHANGES.add(
    "protection_sparing_this(whom: text|trait) -> change",
    lambda whom: Protection(whom, True),
    "keyword.protection",
    "golden.card-over-rulebook",
)
CHANGES.add("no_target_of(what: cards) -> change", NotTargetOf, "golden.card-over-rulebook")
CHANGES.add("no_target_from(what: cards) -> change", lambda what: NotTargetOf(what, True), "golden.card-over-rulebook")
CHANGES.add(
    "cannot_block_those(what: cards) -> change",
    lambda what: Blocking(what, CANNOT_BLOCK_THOSE),
    "golden.card-over-rulebook",
)
CHANGES.add(
    "not_blocked_by(what: cards) -> change", lambda what: Blocking(what, NOT_BLOCKED_BY), "golden.card-over-rulebook"
)
CHANGES.add(
    "only_blocked_by(what: cards) -> change", lambda what: Blocking(what, ONLY_BLOCKED_BY), "golden.card-over-rulebook"
)
CHANGES.add("blocks_only(what: cards) -> change", lambda what: Blocking(what, BLOCKS_ONLY), "golden.card-over-rulebook")
for _name, _bit in (
    ("must_block", MUST_BLOCK),
    ("must_block_each_turn", BLOCKS_EACH_TURN),
    ("cannot_be_regenerated", NO_REGENERATION),
    ("cannot_activate", NO_ACTIVATION),
    ("damage_past_blockers", AS_UNBLOCKED),
    ("ignores_defender", IGNORES_DEFENDER),
    ("not_alone_attack", NOT_ALONE_ATTACK),
    ("not_alone_block", NOT_ALONE_BLOCK),
    ("needs_three_blockers", NEEDS_THREE),
    ("may_stay_tapped", STAYS),
    ("one_blocker_at_most", ONE_BLOCKER),
):
    CHANGES.add(f"{_name} -> change", lambda bit=_bit: Bar(BAR, bit), "golden.card-over-rulebook")
CHANGES.add("exiled_if_leaving -> change", lambda: Bar(BAR, LEAVES_FOR_EXILE), "replacement.instead")
CHANGES.add("exiled_if_dying -> change", lambda: Bar(BAR, DIES_INTO_EXILE), "replacement.instead")
CHANGES.add(
    "damage_by_toughness -> change", lambda: Bar(BAR, BY_TOUGHNESS), "golden.card-over-rulebook", role=roles.AWHILE
)
CHANGES.add(
    "no_combat_damage -> change",
    lambda: Bar(BAR, NO_COMBAT_DAMAGE),
    "golden.card-over-rulebook",
    says=nodes.HARMS,
    role=roles.AWHILE,
)
CHANGES.add("blocks_more(count: quantity) -> change", MoreBlocks, "combat.block", "golden.card-over-rulebook")
CHANGES.add(
    "attacks_only_where(what: cards) -> change",
    lambda what: Attacking(what, NO_ATTACKING),
    "golden.card-over-rulebook",
)
CHANGES.add(
    "cannot_attack_those(who: players) -> change",
    lambda who: Attacking(who, NO_ATTACKING),
    "golden.card-over-rulebook",
)
CHANGES.add(
    "cannot_attack_players(who: players) -> change",
    lambda who: Attacking(who, NO_ATTACK_ON),
    "golden.card-over-rulebook",
)
CHANGES.add(
    "must_attack_those(whom: players|cards) -> change",
    lambda whom: Attacking(whom, ATTACK_WHOM),
    "golden.card-over-rulebook",
)
CHANGES.add("must_block_those(what: cards) -> change", lambda what: BlocksThose(what), "golden.card-over-rulebook")
CHANGES.add("land_type_chosen -> change", LandTypeChosen, "types.basic-land-type")
CHANGES.add("chosen_type_becomes -> change", ChosenTypeBecomes, "types.creature-type", needs=ENTERING_TYPE)
CHANGES.add("also_chosen_type -> change", AlsoChosenType, "types.creature-type", needs=ENTERING_TYPE)
CHANGES.add("cannot_attack -> change", lambda: Bar(BAR, NO_ATTACK), "golden.card-over-rulebook", says=nodes.HARMS)
CHANGES.add("cannot_block -> change", lambda: Bar(BAR, NO_BLOCK), "golden.card-over-rulebook", says=nodes.HARMS)
CHANGES.add(
    "cannot_be_blocked -> change", lambda: Bar(BAR, UNBLOCKABLE), "golden.card-over-rulebook", says=nodes.HELPS | EVADES
)
CHANGES.add("cannot_be_countered -> change", lambda: Bar(BAR, UNCOUNTERABLE), "stack.counter")
CHANGES.add("does_not_untap -> change", lambda: Bar(BAR, NO_UNTAP), "golden.card-over-rulebook", says=nodes.HARMS)
CHANGES.add("must_attack -> change", lambda: Bar(BAR, MUST_ATTACK), "golden.card-over-rulebook", says=nodes.HARMS)
CHANGES.add(
    "must_attack_each_turn -> change",
    lambda: Bar(BAR, ATTACKS_EACH_TURN),
    "golden.card-over-rulebook",
    says=nodes.HARMS,
)
CHANGES.add("must_be_blocked -> change", lambda: Bar(BAR, MUST_BE_BLOCKED), "golden.card-over-rulebook")
CHANGES.add("needs_two_blockers -> change", lambda: Bar(BAR, NEEDS_TWO), "golden.card-over-rulebook")
CHANGES.add("lures -> change", lambda: Bar(BAR, LURES), "golden.card-over-rulebook")
CHANGES.add("also_types(types: text) -> change", lambda types: Types(types, False))
CHANGES.add("types_become(types: text) -> change", lambda types: Types(types, True), "types.subtype")
CHANGES.add(
    "also_subtypes(subtypes: text) -> change",
    lambda subtypes: Subtypes(subtypes, False),
    "types.subtype",
    "types.creature-type",
    "types.basic-land-type",
)
CHANGES.add(
    "subtypes_become(subtypes: text) -> change",
    lambda subtypes: Subtypes(subtypes, True),
    "types.subtype",
    "types.creature-type",
    "types.basic-land-type",
)
CHANGES.add("no_longer(subtypes: text) -> change", lambda subtypes: NoLonger(subtypes, True), "types.subtype")
CHANGES.add("also_colors(colors: text) -> change", lambda colors: Colors(colors, False), "types.color")
CHANGES.add("colors_become(colors: text) -> change", lambda colors: Colors(colors, True), "types.color")
CHANGES.add(
    "controlled(by: players = none) -> change", Control, "players.control", "players.controller", says=nodes.HARMS
)

# -- How long ----------------------------------------------------------------------------------------------------------

CHANGES.add("until_your_next_upkeep -> duration", lambda: For(UNTIL_UPKEEP_OF, True))
CHANGES.add("until_end_of_combat -> duration", lambda: For(THIS_BATTLE))
CHANGES.add("while_you_control_this -> duration", lambda: For(WHILE_SOURCE))
CHANGES.add("while_this_stays -> duration", lambda: For(WHILE_HERE))
CHANGES.add("while_you_control_this_tapped -> duration", lambda: For(WHILE_MINE_TAPPED))
CHANGES.add("while_this_is_tapped -> duration", lambda: For(WHILE_TAPPED))
