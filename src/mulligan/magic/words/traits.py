"""Words for what a card may be or have: yours, tapped, black, with flying, named so, in a graveyard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import ABOUT_EVENT, FICKLE, STEADY, CardMatch, Cards, Node, Players, Quantity, Trait
from mulligan.cardlang.quantities import Range
from mulligan.cardlang.traits import AllOf, Apart, InZone
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import Keyword
from mulligan.magic.printed import AURA, EQUIPMENT, MagicMatch, counter_kind
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ARTIFACT,
    BASIC,
    BATTLEFIELD,
    BLACK,
    BLUE,
    CHOICE,
    CREATURE,
    DECLARE_ATTACKERS,
    ENCHANTMENT,
    EXILE,
    GRAVEYARD,
    GREEN,
    HAND,
    INSTANT,
    LAND,
    LEGENDARY,
    LIBRARY,
    OF_ABILITIES,
    OF_COLORS,
    OF_CONTROL,
    OF_POWER,
    OF_TYPES,
    PERMANENT,
    PLANESWALKER,
    RED,
    SNOW,
    SORCERY,
    STACK,
    WHITE,
    WORLD,
)
from mulligan.magic.things import Thing, chosen_things

TRAITS: Final = Vocabulary()
# What a card was told as it entered, for its other words to speak of.
ENTERING_COLOR: Final = binding.OWN
ENTERING_TYPE: Final = binding.OWN << 1


def whose(game: Magic, card: i64) -> i64:
    """The player a card belongs to where it is: its controller on the battlefield and the stack, else its owner."""
    # rule: players.control players.owner
    zone = game.zone[card]
    if zone == BATTLEFIELD or zone == STACK:
        return game.controller[card]
    return game.owner[card]


class Yours(Trait[Magic]):
    """Of the player whose spell or ability it is."""

    # rule: players.you players.controller
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return whose(game, card) == scope.player


class Opposing(Trait[Magic]):
    """Of an opponent."""

    # rule: players.opponent
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return not game.match.together(whose(game, card), scope.player)


class Theirs(Trait[Magic]):
    """Of the player that `each` has come to, or of the player in the event."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return whose(game, card) == scope.someone


class ControlledBy(Trait[Magic]):
    """Of certain players; of the defending player in Two-Headed Giant is of either head."""

    # rule: combat.defending-player
    def __init__(self, players: Players[Magic]) -> None:
        self.players = players

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        player = whose(game, card)
        players = self.players.who(game, scope)
        if game.own_match.shared_life and self.players.word == "defending_player":
            return any(game.match.together(player, one) for one in players)
        return player in players


class Tapped(Trait[Magic]):
    """Tapped."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.tapped[card] != 0


class Untapped(Trait[Magic]):
    """Untapped."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.tapped[card] == 0


class Attacking(Trait[Magic]):
    """Attacking in the combat in progress."""

    # rule: combat.attacking
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.attacking[card] != -1


class Blocking(Trait[Magic]):
    """Blocking in the combat in progress."""

    # rule: combat.blocking
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.blocking[card] != -1


class Token(Trait[Magic]):
    """A token."""

    # rule: types.token
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.unreal[card] != 0


class Of(Trait[Magic]):
    """With that subtype: a creature type, a land type, Aura, Equipment."""

    # rule: types.creature-type types.subtype
    def __init__(self, subtype: str) -> None:
        self.subtype = subtype
        self.bit = 0
        self.creature_type = True

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        self.bit = match.subtype(self.subtype)
        self.creature_type = self.bit >= 1 << 8  # those below are land types, Aura and Equipment

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.has_subtype(card, self.bit, self.creature_type)


def choice_of(game: Magic, scope: Scope) -> i64:
    """What was chosen by this spell or ability, or as its permanent entered; -1 for nothing."""
    if len(scope.picks) > CHOICE and scope.picks[CHOICE]:
        return scope.picks[CHOICE][0]
    return choice_entering(game, scope)


def choice_entering(game: Magic, scope: Scope) -> i64:
    """What was chosen as this permanent entered, also when it has left since; -1 for nothing."""
    # rule: stack.outlives-source zones.leaves-the-battlefield
    return choice_when(game, scope.source, game.incarnation(scope)) if scope.source >= 0 else -1


def choice_when(game: Magic, card: i64, mark: i64) -> i64:
    """What was chosen for a permanent, as it is or as it was when it left; -1 for nothing."""
    # rule: stack.outlives-source zones.leaves-the-battlefield
    if game.has_left(card, mark):
        return game.last_choice[card]
    return game.choice[card]


class OfChosenType(Trait[Magic]):
    """Of the creature type that was chosen, by this spell or ability or as this permanent entered."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        choice: int = choice_of(game, scope)  # there may be more than 63 types: no machine's number holds them
        return choice >= 0 and game.has_subtype(card, 1 << choice, True)


class Colored(Trait[Magic]):
    """Of that colour."""

    # rule: types.color
    def __init__(self, color: i64) -> None:
        self.color = color

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return (game.colors_of(card) >> self.color) & 1 != 0


class Colorless(Trait[Magic]):
    """Of no colour."""

    # rule: types.colorless
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.colors_of(card) == 0


class Multicolored(Trait[Magic]):
    """Of two or more colours."""

    # rule: types.multicolored
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        colors = game.colors_of(card)
        return colors & (colors - 1) != 0


class With(Trait[Magic]):
    """With a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword.keyword

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.has(card, self.keyword)


class Without(Trait[Magic]):
    """Without a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword.keyword

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return not game.has(card, self.keyword)


class Bound(Node):
    """A range that a quantity bounds: no more than that, less, no less, more."""

    def __init__(self, number: Quantity[Magic], below: bool, strict: bool) -> None:
        self.number = number
        self.below = below
        self.strict = strict

    def holds(self, game: Magic, scope: Scope, number: i64) -> bool:
        """Whether a number lies in it; while X is still open, whether it could."""
        value = self.number.value(game, scope)
        if scope.limit >= 0 and self.number.word == "x":
            value = scope.limit if self.below else 0
        if self.below:
            return number < value or (number == value and not self.strict)
        return number > value or (number == value and not self.strict)


class JustThat(Bound):
    """A range of a single number, which a quantity tells."""

    def __init__(self, number: Quantity[Magic]) -> None:
        super().__init__(number, True, False)

    def holds(self, game: Magic, scope: Scope, number: i64) -> bool:
        if scope.limit >= 0 and self.number.word == "x":
            return number <= scope.limit
        return number == self.number.value(game, scope)


def within(range: Range | Bound, game: Magic, scope: Scope, number: i64) -> bool:
    """Whether a number lies in a range."""
    return range.holds(number) if isinstance(range, Range) else range.holds(game, scope, number)


class WithPower(Trait[Magic]):
    """With a power in a range."""

    def __init__(self, within: Range | Bound) -> None:
        self.within = within

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return within(self.within, game, scope, game.power_of(card))


class WithToughness(Trait[Magic]):
    """With a toughness in a range."""

    def __init__(self, within: Range | Bound) -> None:
        self.within = within

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return within(self.within, game, scope, game.toughness_of(card))


class WithConverted(Trait[Magic]):
    """With a converted mana cost in a range, or of just that quantity; while X is still open, any that X could be."""

    # rule: cost.converted
    def __init__(self, within: Range | Bound | Quantity[Magic]) -> None:
        self.within = within

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        printed = game.card(card)
        if printed.halves:  # one of its two costs is enough
            return any(self.allows(game, scope, game.cards[half].converted) for half in printed.alone)
        return self.allows(game, scope, game.converted_of(card))

    def allows(self, game: Magic, scope: Scope, converted: i64) -> bool:
        """Whether a converted mana cost is one of those."""
        if isinstance(self.within, (Range, Bound)):
            return within(self.within, game, scope, converted)
        if scope.limit >= 0:
            return converted <= scope.limit
        return converted == self.within.value(game, scope)


class Named(Trait[Magic]):
    """With that name."""

    # rule: types.own-name
    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        printed = game.card(card)
        return printed.name == self.name or any(game.cards[half].name == self.name for half in printed.alone)


class OfType(Trait[Magic]):
    """Of a card type, or of one of several."""

    def __init__(self, types: i64) -> None:
        self.types = types

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.types_of(card) & self.types != 0


class Super(Trait[Magic]):
    """With a supertype."""

    # rule: types.basic-land types.nonbasic-land
    def __init__(self, supertype: i64) -> None:
        self.supertype = supertype

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.card(card).supertypes & self.supertype != 0


class DiedThisTurn(Trait[Magic]):
    """Put into a graveyard from the battlefield this turn."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.zone[card] == GRAVEYARD and game.buried[card] == game.turn


class WoundedByThis(Trait[Magic]):
    """Dealt damage by this permanent this turn."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for one in game.creature_damage:
            if one.source == scope.source and one.source_state == game.state[one.source]:
                if one.creature == card and one.creature_state == game.state[card]:
                    return True
        return False


class WithCounter(Trait[Magic]):
    """With a counter of a kind on it."""

    def __init__(self, counter: str) -> None:
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.counters_of(card, self.kind) > 0


class Damaged(Trait[Magic]):
    """With damage on it."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.damage[card] > 0


class HasAttached(Trait[Magic]):
    """With something of a subtype attached to it: enchanted, equipped."""

    # rule: types.enchanted
    def __init__(self, bit: i64) -> None:
        self.bit = bit

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for other in game.in_play():
            if game.attached[other] == card and game.subtypes_of(other) & self.bit:
                return True
        return False


class IsBlocked(Trait[Magic]):
    """Attacking and blocked, or not blocked once blockers are declared."""

    # rule: combat.blocked combat.unblocked
    def __init__(self, blocked: bool) -> None:
        self.is_blocked = blocked

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        if game.attacking[card] == -1:
            return False
        if self.is_blocked:
            return game.blocked[card] != 0
        return game.blocked[card] == 0 and game.phase > DECLARE_ATTACKERS and len(game.formation) > 0


class BlockingThis(Trait[Magic]):
    """Blocking the permanent the ability is on."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return scope.source >= 0 and game.blocks(card, scope.source)


class BlockedByThis(Trait[Magic]):
    """Blocked by the permanent the ability is on."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return scope.source >= 0 and game.blocks(scope.source, card)


class Facing(Trait[Magic]):
    """Blocking a creature of a kind, or blocked by one, or either."""

    # rule: combat.blocking combat.blocked
    def __init__(self, what: Cards[Magic], blocks: bool, is_blocked: bool) -> None:
        self.what = what
        self.is_blocker = blocks
        self.is_blocked = is_blocked

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for other in self.what.cards(game, scope):
            if (self.is_blocker and game.blocks(card, other)) or (self.is_blocked and game.blocks(other, card)):
                return True
        return False


class WithAnyCounter(Trait[Magic]):
    """With a counter on it, of whatever kind."""

    # rule: counters.counter
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return any(game.counters_of(card, kind) > 0 for kind in range(len(game.own_match.counters)))


class NamesDiffer(Trait[Magic]):
    """With a name that none of the cards has that were chosen with it before: the choice sees to that."""

    # rule: types.own-name
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return True


class OfOneOwner(Trait[Magic]):
    """In the same graveyard as the other targets: whoever chooses targets sees to that."""

    # rule: zones.graveyard
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return True


class OwnedBy(Trait[Magic]):
    """Owned by certain players, whoever controls it."""

    # rule: players.owner
    def __init__(self, players: Players[Magic]) -> None:
        self.players = players

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.owner[card] in self.players.who(game, scope)


class Monocolored(Trait[Magic]):
    """Of just one colour."""

    # rule: types.color
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        colors = game.colors_of(card)
        return colors != 0 and colors & (colors - 1) == 0


class OfChosenColor(Trait[Magic]):
    """Of the colour that was chosen, by this spell or ability or as this permanent entered."""

    # rule: types.color
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        choice = choice_of(game, scope)
        return choice >= 0 and (game.colors_of(card) >> choice) & 1 != 0


class SameName(Trait[Magic]):
    """With the same name as certain cards."""

    # rule: types.own-name
    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        if game.card(card).nameless:
            return False
        return any(game.card(other).name == game.card(card).name for other in self.of.cards(game, scope))


class Shares(Trait[Magic]):
    """Sharing a colour, or a creature type, with certain cards."""

    # rule: types.color types.creature-type
    def __init__(self, of: Cards[Magic], color: bool) -> None:
        self.of = of
        self.color = color

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for other in self.of.cards(game, scope):
            if self.color:
                if game.colors_of(card) & game.colors_of(other):
                    return True
            elif shares_creature_type(game, card, other):
                return True
        return False


def shares_creature_type(game: Magic, one: i64, two: i64) -> bool:
    """Whether two cards have a creature type in common; whatever has all of them shares one with any other."""
    # rule: types.creature-type
    a = game.subtypes_of(one)
    b = game.subtypes_of(two)
    if a & 1 or b & 1:
        return a & ~0b11111110 != 0 and b & ~0b11111110 != 0  # but for land types, Aura and Equipment
    return (a & b) >> 8 != 0


class TargetsOne(Trait[Magic]):
    """A spell that targets certain cards or players."""

    # rule: targets.choose-and-check
    def __init__(self, what: Cards[Magic] | Players[Magic]) -> None:
        self.what = what

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for one in game.waiting:
            if one.source == card and game.zone[card] == STACK:
                for nodes in game.own_match.targets_of(one.ability):
                    for node in nodes:
                        if any(self.meant(game, scope, thing) for thing in chosen_things(one, node.slot)):
                            return True
        return False

    def meant(self, game: Magic, scope: Scope, thing: Thing) -> bool:
        """Whether a target is one of those meant."""
        if isinstance(self.what, Players):
            return thing.player >= 0 and thing.player in self.what.who(game, scope)
        return thing.card >= 0 and self.what.fits(game, scope, thing.card)


class Fought(Trait[Magic]):
    """Attacked this turn, or blocked; or did so this combat."""

    # rule: combat.attack-and-block
    def __init__(self, attacked: bool, combat: bool) -> None:
        self.attacked = attacked
        self.combat = combat

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        last = game.attacked[card] if self.attacked else game.defended[card]
        return last == game.this_combat() if self.combat else game.of_this_turn(last)


class CameThisTurn(Trait[Magic]):
    """Came under its controller's control this turn."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.arrived[card] == game.turn


class CameSinceUpkeep(Trait[Magic]):
    """Came under its controller's control since the beginning of that player's last upkeep."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        player = game.controller[card]
        return game.arrived[card] >= max(game.turn_before[player], 0)


class WasDealtDamage(Trait[Magic]):
    """Dealt damage this turn."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for one in game.creature_damage:
            if one.creature == card and one.creature_state == game.state[card]:
                return True
        return False


class AttachedTo(Trait[Magic]):
    """Attached to something of a kind."""

    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        where = game.attached[card]
        return where >= 0 and self.what.fits(game, scope, where)


TRAITS.add(
    "yours -> trait",
    Yours,
    "players.you",
    "players.control",
    "players.controller",
    looks=OF_CONTROL,
    says=STEADY,
    rank=2,
)
TRAITS.add("opposing -> trait", Opposing, "players.opponent", "players.player", looks=OF_CONTROL, says=STEADY, rank=2)
TRAITS.add("theirs -> trait", Theirs, looks=OF_CONTROL, says=ABOUT_EVENT, rank=2)
TRAITS.add("controlled_by(players: players) -> trait", ControlledBy, looks=OF_CONTROL, rank=2)
TRAITS.add("apart_from(cards: cards) -> trait", Apart, looks=0, says=STEADY)
TRAITS.add("tapped -> trait", Tapped, says=FICKLE, role=roles.LOOKS_BACK)
TRAITS.add("untapped -> trait", Untapped, says=FICKLE, role=roles.LOOKS_BACK)
TRAITS.add("attacking -> trait", Attacking, "combat.attacking", says=FICKLE, role=roles.LOOKS_BACK | roles.OF_CREATURES)
TRAITS.add("blocking -> trait", Blocking, "combat.blocking", says=FICKLE, role=roles.LOOKS_BACK | roles.OF_CREATURES)
TRAITS.add("token_made -> trait", Token)
TRAITS.add(
    "of(kind: text) -> trait",
    Of,
    "types.subtype",
    "types.creature-type",
    "types.basic-land-type",
    looks=OF_TYPES,
    says=STEADY,
)
TRAITS.add("of_chosen_type -> trait", OfChosenType, looks=OF_TYPES, needs=ENTERING_TYPE)
TRAITS.add("is_colorless -> trait", Colorless, "types.colorless", "types.color", looks=OF_COLORS)
TRAITS.add("multicolored -> trait", Multicolored, "types.multicolored", "types.color", looks=OF_COLORS)
TRAITS.add("with(keyword: keyword) -> trait", With, looks=OF_ABILITIES, role=roles.OF_CREATURES)
TRAITS.add("without(keyword: keyword) -> trait", Without, looks=OF_ABILITIES, role=roles.OF_CREATURES)
TRAITS.add("up_to_number(number: quantity) -> bound", lambda number: Bound(number, True, False))
TRAITS.add("below_number(number: quantity) -> bound", lambda number: Bound(number, True, True))
TRAITS.add("no_less_than(number: quantity) -> bound", lambda number: Bound(number, False, False))
TRAITS.add("above_number(number: quantity) -> bound", lambda number: Bound(number, False, True))
TRAITS.add("just_number(number: quantity) -> bound", JustThat)
TRAITS.add("with_power(within: range|bound) -> trait", WithPower, looks=OF_POWER, says=FICKLE, role=roles.OF_CREATURES)
TRAITS.add(
    "with_toughness(within: range|bound) -> trait", WithToughness, looks=OF_POWER, says=FICKLE, role=roles.OF_CREATURES
)
TRAITS.add("with_converted(within: range|bound|quantity) -> trait", WithConverted, "cost.converted")
TRAITS.add("named(name: text) -> trait", Named, says=STEADY)
TRAITS.add("died_this_turn -> trait", DiedThisTurn, says=FICKLE)
TRAITS.add("wounded_by_this -> trait", WoundedByThis, says=FICKLE)
TRAITS.add("with_counter(counter: text) -> trait", WithCounter, says=FICKLE)
TRAITS.add("damaged -> trait", Damaged, says=FICKLE)
TRAITS.add("attached_to(what: cards) -> trait", AttachedTo, says=FICKLE)
TRAITS.add("enchanted_one -> trait", lambda: HasAttached(AURA), "types.enchanted", says=FICKLE, role=roles.LOOKS_BACK)
TRAITS.add(
    "equipped_one -> trait", lambda: HasAttached(EQUIPMENT), "types.equipment", says=FICKLE, role=roles.LOOKS_BACK
)
TRAITS.add(
    "blocked -> trait",
    lambda: IsBlocked(True),
    "combat.blocked",
    says=FICKLE,
    role=roles.LOOKS_BACK | roles.OF_CREATURES,
)
TRAITS.add("unblocked -> trait", lambda: IsBlocked(False), "combat.unblocked", says=FICKLE, role=roles.OF_CREATURES)
TRAITS.add("blocking_this -> trait", BlockingThis, "combat.blocking", says=FICKLE, role=roles.OF_CREATURES)
TRAITS.add("blocked_by_this -> trait", BlockedByThis, "combat.blocked", says=FICKLE, role=roles.OF_CREATURES)
TRAITS.add("blocking_one(what: cards) -> trait", lambda what: Facing(what, True, False), "combat.blocking", says=FICKLE)
TRAITS.add(
    "blocked_by_one(what: cards) -> trait", lambda what: Facing(what, False, True), "combat.blocked", says=FICKLE
)
TRAITS.add(
    "facing(what: cards) -> trait",
    lambda what: Facing(what, True, True),
    "combat.blocking",
    "combat.blocked",
    says=FICKLE,
)
TRAITS.add("with_any_counter -> trait", WithAnyCounter, "counters.counter", says=FICKLE)
TRAITS.add("names_differ -> trait", NamesDiffer, "types.own-name")
TRAITS.add("of_one_owner -> trait", OfOneOwner, "zones.graveyard")
TRAITS.add("owned_by(players: players) -> trait", OwnedBy, "players.owner")
TRAITS.add("monocolored -> trait", Monocolored, "types.color", looks=OF_COLORS)
TRAITS.add("of_chosen_color -> trait", OfChosenColor, "types.color", looks=OF_COLORS, needs=ENTERING_COLOR)
TRAITS.add("same_name_as(of: cards) -> trait", SameName, "types.own-name")
TRAITS.add("shares_color_with(of: cards) -> trait", lambda of: Shares(of, True), "types.color")
TRAITS.add(
    "shares_type_with(of: cards) -> trait",
    lambda of: Shares(of, False),
    "types.creature-type",
    looks=OF_TYPES,
    says=STEADY,
)
TRAITS.add("targets_one(what: cards|players) -> trait", TargetsOne, "targets.choose-and-check")
TRAITS.add("attacked_this_turn -> trait", lambda: Fought(True, False), says=FICKLE)
TRAITS.add("attacked_this_combat -> trait", lambda: Fought(True, True), says=FICKLE)
TRAITS.add("blocked_this_turn -> trait", lambda: Fought(False, False), says=FICKLE)
TRAITS.add("blocked_this_combat -> trait", lambda: Fought(False, True), says=FICKLE)
TRAITS.add("came_this_turn -> trait", CameThisTurn, says=FICKLE)
TRAITS.add("came_since_upkeep -> trait", CameSinceUpkeep, says=FICKLE)
TRAITS.add("was_dealt_damage -> trait", WasDealtDamage, says=FICKLE)
TRAITS.add("all_of(*traits: trait) -> trait", AllOf)
TRAITS.add("white -> trait", lambda: Colored(WHITE), "types.color", looks=OF_COLORS, says=STEADY)
TRAITS.add("blue -> trait", lambda: Colored(BLUE), "types.color", looks=OF_COLORS, says=STEADY)
TRAITS.add("black -> trait", lambda: Colored(BLACK), "types.color", looks=OF_COLORS, says=STEADY)
TRAITS.add("red -> trait", lambda: Colored(RED), "types.color", looks=OF_COLORS, says=STEADY)
TRAITS.add("green -> trait", lambda: Colored(GREEN), "types.color", looks=OF_COLORS, says=STEADY)
TRAITS.add("is_artifact -> trait", lambda: OfType(ARTIFACT), looks=OF_TYPES)
TRAITS.add("is_creature -> trait", lambda: OfType(CREATURE), looks=OF_TYPES)
TRAITS.add("is_enchantment -> trait", lambda: OfType(ENCHANTMENT), looks=OF_TYPES)
TRAITS.add("is_instant -> trait", lambda: OfType(INSTANT), looks=OF_TYPES)
TRAITS.add("is_sorcery -> trait", lambda: OfType(SORCERY), looks=OF_TYPES)
TRAITS.add("is_instant_or_sorcery -> trait", lambda: OfType(INSTANT | SORCERY), looks=OF_TYPES)
TRAITS.add("is_land -> trait", lambda: OfType(LAND), "types.land", looks=OF_TYPES)
TRAITS.add("is_planeswalker -> trait", lambda: OfType(PLANESWALKER), looks=OF_TYPES)
TRAITS.add("is_permanent_card -> trait", lambda: OfType(PERMANENT), looks=OF_TYPES)
TRAITS.add("basic -> trait", lambda: Super(BASIC), "types.basic-land", "types.nonbasic-land")
TRAITS.add("legendary -> trait", lambda: Super(LEGENDARY))
TRAITS.add("snow -> trait", lambda: Super(SNOW))
TRAITS.add("world -> trait", lambda: Super(WORLD))
TRAITS.add("in_hand -> trait", lambda: InZone(HAND), "zones.hand", rank=1)
TRAITS.add("in_library -> trait", lambda: InZone(LIBRARY), "zones.library", "zones.draw", rank=1)
TRAITS.add("in_graveyard -> trait", lambda: InZone(GRAVEYARD), "zones.graveyard", "players.owner", rank=1)
TRAITS.add("in_exile -> trait", lambda: InZone(EXILE), rank=1)
