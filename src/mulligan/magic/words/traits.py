"""Words for what a card may be or have: yours, tapped, black, with flying, named so, in a graveyard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import CardMatch, Cards, Players, Quantity
from mulligan.cardlang.quantities import Range
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import Keyword, MagicTrait
from mulligan.magic.printed import MagicMatch
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ARTIFACT,
    BASIC,
    BATTLEFIELD,
    BLACK,
    BLUE,
    CREATURE,
    ENCHANTMENT,
    EXILE,
    GRAVEYARD,
    GREEN,
    HAND,
    INSTANT,
    LAND,
    LEGENDARY,
    LIBRARY,
    PERMANENT,
    PLANESWALKER,
    RED,
    SORCERY,
    STACK,
    WHITE,
)

TRAITS: Final = Vocabulary()


def whose(game: Magic, card: i64) -> i64:
    """The player a card belongs to where it is: its controller on the battlefield and the stack, else its owner."""
    # rule: players.control players.owner
    zone = game.zone[card]
    if zone == BATTLEFIELD or zone == STACK:
        return game.controller[card]
    return game.owner[card]


class Yours(MagicTrait):
    """Of the player whose spell or ability it is."""

    # rule: players.you players.controller
    def reads(self) -> i64:
        return 1 << 2

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return whose(game, card) == scope.player


class Opposing(MagicTrait):
    """Of an opponent."""

    # rule: players.opponent
    def reads(self) -> i64:
        return 1 << 2

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return not game.match.together(whose(game, card), scope.player)


class Theirs(MagicTrait):
    """Of the player that `each` has come to, or of the player in the event."""

    def reads(self) -> i64:
        return 1 << 2

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return whose(game, card) == scope.someone


class ControlledBy(MagicTrait):
    """Of certain players."""

    def __init__(self, players: Players[Magic]) -> None:
        self.players = players

    def reads(self) -> i64:
        return 1 << 2

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return whose(game, card) in self.players.who(game, scope)


class Other(MagicTrait):
    """Not the card the ability is on."""

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return card != scope.source


class Apart(MagicTrait):
    """Not one that this ability means already by other cards."""

    def __init__(self, cards: Cards[Magic]) -> None:
        self.others = cards

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return card not in self.others.cards(game, scope)


class Tapped(MagicTrait):
    """Tapped."""

    def fickle(self) -> bool:
        return True

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.tapped[card] != 0


class Untapped(MagicTrait):
    """Untapped."""

    def fickle(self) -> bool:
        return True

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.tapped[card] == 0


class Attacking(MagicTrait):
    """Attacking in the combat in progress."""

    def fickle(self) -> bool:
        return True

    # rule: combat.attacking
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.attacking[card] != -1


class Blocking(MagicTrait):
    """Blocking in the combat in progress."""

    def fickle(self) -> bool:
        return True

    # rule: combat.blocking
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.blocking[card] != -1


class Token(MagicTrait):
    """A token."""

    # rule: types.token
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.unreal[card] != 0


class Of(MagicTrait):
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

    def reads(self) -> i64:
        return 1 << 4

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.has_subtype(card, self.bit, self.creature_type)


class OfChosenType(MagicTrait):
    """Of the creature type that was chosen as this permanent entered."""

    def reads(self) -> i64:
        return 1 << 4

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        choice = game.choice[scope.source]
        return choice >= 0 and game.has_subtype(card, 1 << choice, True)


class Colored(MagicTrait):
    """Of that colour."""

    # rule: types.color
    def __init__(self, color: i64) -> None:
        self.color = color

    def reads(self) -> i64:
        return 1 << 5

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return (game.colors_of(card) >> self.color) & 1 != 0


class Colorless(MagicTrait):
    """Of no colour."""

    # rule: types.colorless
    def reads(self) -> i64:
        return 1 << 5

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.colors_of(card) == 0


class Multicolored(MagicTrait):
    """Of two or more colours."""

    # rule: types.multicolored
    def reads(self) -> i64:
        return 1 << 5

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        colors = game.colors_of(card)
        return colors & (colors - 1) != 0


class With(MagicTrait):
    """With a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword.keyword

    def reads(self) -> i64:
        return 1 << 6

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.has(card, self.keyword)


class Without(MagicTrait):
    """Without a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword.keyword

    def reads(self) -> i64:
        return 1 << 6

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return not game.has(card, self.keyword)


class WithPower(MagicTrait):
    """With a power in a range."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def reads(self) -> i64:
        return 0b1111 << 7

    def fickle(self) -> bool:
        return True

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return self.within.holds(game.power_of(card))


class WithToughness(MagicTrait):
    """With a toughness in a range."""

    def __init__(self, within: Range) -> None:
        self.within = within

    def reads(self) -> i64:
        return 0b1111 << 7

    def fickle(self) -> bool:
        return True

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return self.within.holds(game.toughness_of(card))


class WithConverted(MagicTrait):
    """With a converted mana cost in a range, or of just that quantity; while X is still open, any that X could be."""

    # rule: cost.converted
    def __init__(self, within: Range | Quantity[Magic]) -> None:
        self.within = within

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        converted = game.converted_of(card)
        if isinstance(self.within, Range):
            return self.within.holds(converted)
        if scope.number < 0:
            return converted <= -1 - scope.number
        return converted == self.within.value(game, scope)


class Named(MagicTrait):
    """With that name."""

    # rule: types.own-name
    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.card(card).name == self.name


class Kind(MagicTrait):
    """Of a card type, or of one of several."""

    def __init__(self, types: i64) -> None:
        self.types = types

    def reads(self) -> i64:
        return 1 << 4

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.types_of(card) & self.types != 0


class Super(MagicTrait):
    """With a supertype."""

    # rule: types.basic-land types.nonbasic-land
    def __init__(self, supertype: i64) -> None:
        self.supertype = supertype

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.card(card).supertypes & self.supertype != 0


class InZone(MagicTrait):
    """In a zone other than the battlefield."""

    def __init__(self, zone: i64) -> None:
        self.zone = zone

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.zone[card] == self.zone


class DiedThisTurn(MagicTrait):
    """Put into a graveyard from the battlefield this turn."""

    def fickle(self) -> bool:
        return True

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.zone[card] == GRAVEYARD and game.buried[card] == game.turn


class WoundedByThis(MagicTrait):
    """Dealt damage by this permanent this turn."""

    def fickle(self) -> bool:
        return True

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for source, state, target, mark in game.wounds:
            if source == scope.source and target == card and mark == game.state[card] and state == game.state[source]:
                return True
        return False


class WithCounter(MagicTrait):
    """With a counter of a kind on it."""

    def __init__(self, counter: str) -> None:
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        self.kind = match.counter(self.counter)

    def fickle(self) -> bool:
        return True

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.counters_of(card, self.kind) > 0


class Damaged(MagicTrait):
    """With damage on it."""

    def fickle(self) -> bool:
        return True

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.damage[card] > 0


class AttachedTo(MagicTrait):
    """Attached to something of a kind."""

    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def fickle(self) -> bool:
        return True

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        where = game.attached[card]
        return where >= 0 and self.what.fits(game, scope, where)


class AnyOf(MagicTrait):
    """Any of several traits."""

    def __init__(self, traits: list[MagicTrait]) -> None:
        self.traits = traits

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for trait in self.traits:
            if trait.fits(game, scope, card):
                return True
        return False


class AllOf(MagicTrait):
    """All of several traits."""

    def __init__(self, traits: list[MagicTrait]) -> None:
        self.traits = traits

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for trait in self.traits:
            if not trait.fits(game, scope, card):
                return False
        return True


class Non(MagicTrait):
    """Without a trait."""

    # rule: types.non
    def __init__(self, trait: MagicTrait) -> None:
        self.trait = trait

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return not self.trait.fits(game, scope, card)


for _signature, _trait, *_rules in (
    ("yours", Yours, "players.you", "players.control", "players.controller"),
    ("opposing", Opposing, "players.opponent", "players.player"),
    ("theirs", Theirs),
    ("controlled_by(players: players)", ControlledBy),
    ("other", Other, "types.own-name"),
    ("apart_from(cards: cards)", Apart),
    ("tapped", Tapped),
    ("untapped", Untapped),
    ("attacking", Attacking, "combat.attacking"),
    ("blocking", Blocking, "combat.blocking"),
    ("token_made", Token),
    ("of(subtype: text)", Of, "types.subtype", "types.creature-type", "types.basic-land-type"),
    ("of_chosen_type", OfChosenType),
    ("is_colorless", Colorless, "types.colorless", "types.color"),
    ("multicolored", Multicolored, "types.multicolored", "types.color"),
    ("with(keyword: keyword)", With),
    ("without(keyword: keyword)", Without),
    ("with_power(within: range)", WithPower),
    ("with_toughness(within: range)", WithToughness),
    ("with_converted(within: range|quantity)", WithConverted, "cost.converted"),
    ("named(name: text)", Named),
    ("died_this_turn", DiedThisTurn),
    ("wounded_by_this", WoundedByThis),
    ("with_counter(counter: text)", WithCounter),
    ("damaged", Damaged),
    ("attached_to(what: cards)", AttachedTo),
    ("any_of(*traits: trait)", AnyOf),
    ("all_of(*traits: trait)", AllOf),
    ("non(trait: trait)", Non, "types.non"),
):
    TRAITS.add(f"{_signature} -> trait", _trait, *_rules)
TRAITS.add("white -> trait", lambda: Colored(WHITE), "types.color")
TRAITS.add("blue -> trait", lambda: Colored(BLUE), "types.color")
TRAITS.add("black -> trait", lambda: Colored(BLACK), "types.color")
TRAITS.add("red -> trait", lambda: Colored(RED), "types.color")
TRAITS.add("green -> trait", lambda: Colored(GREEN), "types.color")
TRAITS.add("is_artifact -> trait", lambda: Kind(ARTIFACT))
TRAITS.add("is_creature -> trait", lambda: Kind(CREATURE))
TRAITS.add("is_enchantment -> trait", lambda: Kind(ENCHANTMENT))
TRAITS.add("is_instant -> trait", lambda: Kind(INSTANT))
TRAITS.add("is_sorcery -> trait", lambda: Kind(SORCERY))
TRAITS.add("is_instant_or_sorcery -> trait", lambda: Kind(INSTANT | SORCERY))
TRAITS.add("is_land -> trait", lambda: Kind(LAND), "types.land")
TRAITS.add("is_planeswalker -> trait", lambda: Kind(PLANESWALKER))
TRAITS.add("is_permanent_card -> trait", lambda: Kind(PERMANENT))
TRAITS.add("basic -> trait", lambda: Super(BASIC), "types.basic-land", "types.nonbasic-land")
TRAITS.add("legendary -> trait", lambda: Super(LEGENDARY))
TRAITS.add("in_hand -> trait", lambda: InZone(HAND), "zones.hand")
TRAITS.add("in_library -> trait", lambda: InZone(LIBRARY), "zones.library", "zones.draw")
TRAITS.add("in_graveyard -> trait", lambda: InZone(GRAVEYARD), "zones.graveyard", "players.owner")
TRAITS.add("in_exile -> trait", lambda: InZone(EXILE))
