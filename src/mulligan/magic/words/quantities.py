"""Words for numbers and conditions of Magic: power, counters, life, X, how much life was gained."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import nodes, roles
from mulligan.cardlang.nodes import IT, CardMatch, Cards, Condition, Players, Quantity, Trait
from mulligan.cardlang.traits import Are, Non, ThereIs
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import When
from mulligan.magic.printed import AURA, counter_kind
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    COMMAND,
    DIED,
    PLUS,
    WAS_ATTACKING,
    WAS_BLOCKING,
    WAS_COLORED,
    WAS_ENCHANTED,
    WAS_EQUIPPED,
    WAS_FACED,
    WAS_OF_TYPES,
    WAS_TAPPED,
)
from mulligan.magic.things import Thing
from mulligan.magic.words.nouns import TargetedBefore, Those, as_they_were
from mulligan.magic.words.traits import (
    Attacking,
    Blocking,
    Colored,
    HasAttached,
    IsBlocked,
    OfType,
    Tapped,
    Untapped,
)

NUMBERS: Final = Vocabulary()


class X(Quantity[Magic]):
    """The X of the spell or ability."""

    # rule: cost.x
    def value(self, game: Magic, scope: Scope) -> i64:
        return scope.number


def looks_back(what: Cards[Magic], game: Magic, thing: Thing) -> bool:
    """Whether it is asked what a permanent was that has left; a card that is a target or was revealed is just that."""
    if isinstance(what, Those) or (isinstance(what, TargetedBefore) and game.state[thing.card] == thing.mark):
        return False
    return game.has_left(thing.card, thing.mark)


class PowerOf(Quantity[Magic]):
    """The power of a creature, now or as it last was; of several, all together."""

    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        return sum(self.of_one(game, thing) for thing in as_they_were(self.of, game, scope) if thing.card >= 0)

    def of_one(self, game: Magic, thing: Thing) -> i64:
        """The power of one."""
        return game.last_power[thing.card] if looks_back(self.of, game, thing) else game.power_of(thing.card)


class ToughnessOf(Quantity[Magic]):
    """The toughness of a creature, now or as it last was; of several, all together."""

    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        return sum(self.of_one(game, thing) for thing in as_they_were(self.of, game, scope) if thing.card >= 0)

    def of_one(self, game: Magic, thing: Thing) -> i64:
        """The toughness of one."""
        return game.last_toughness[thing.card] if looks_back(self.of, game, thing) else game.toughness_of(thing.card)


class ConvertedOf(Quantity[Magic]):
    """The converted mana cost of a card; of several, all together."""

    # rule: cost.converted
    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        return sum(game.converted_of(thing.card) for thing in as_they_were(self.of, game, scope) if thing.card >= 0)


class CountersOn(Quantity[Magic]):
    """How many counters of a kind are on cards, or were as they left."""

    def __init__(self, counter: str, of: Cards[Magic] | None) -> None:
        self.counter = counter
        self.of = of
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def value(self, game: Magic, scope: Scope) -> i64:
        if self.of is not None:
            return sum(self.of_one(game, thing) for thing in as_they_were(self.of, game, scope) if thing.card >= 0)
        card = scope.source
        if game.zone[card] in (BATTLEFIELD, COMMAND) and scope.source_state in (-1, game.state[card]):
            return game.counters_of(card, self.kind)
        ability = game.nodes[scope.ability] if scope.ability >= 0 else None
        if self.kind == PLUS and scope.subject == card and isinstance(ability, When) and DIED in ability.kinds:
            return scope.number  # as it was when it died, whatever became of it since
        return self.when_it_left(game, card)

    def of_one(self, game: Magic, thing: Thing) -> i64:
        """How many are on one."""
        if self.of is not None and looks_back(self.of, game, thing):
            return self.when_it_left(game, thing.card)
        return game.counters_of(thing.card, self.kind)

    def when_it_left(self, game: Magic, card: i64) -> i64:
        """How many were on a permanent as it left."""
        return game.last_plus[card] if self.kind == PLUS else game.last_counters.get(card * 64 + self.kind, 0)


class LifeOf(Quantity[Magic]):
    """A player's life total."""

    def __init__(self, of: Players[Magic] | None) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        players = [scope.player] if self.of is None else self.of.who(game, scope)
        return game.life_of(players[0]) if players else 0


class StartingLife(Quantity[Magic]):
    """The life total that you, or your team, started with."""

    # rule: setup.starting-life
    def value(self, game: Magic, scope: Scope) -> i64:
        return game.own_match.starting_life[scope.player]


class LifeGained(Quantity[Magic]):
    """How much life you have gained this turn."""

    def value(self, game: Magic, scope: Scope) -> i64:
        return game.gained[scope.player]


class Half(Quantity[Magic]):
    """Half of a quantity, rounded down."""

    def __init__(self, of: Quantity[Magic]) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        return self.of.value(game, scope) // 2


class Minus(Quantity[Magic]):
    """A quantity with the sign turned round."""

    def __init__(self, of: Quantity[Magic]) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        return -self.of.value(game, scope)


class YourTurn(Condition[Magic]):
    """It is your turn."""

    def holds(self, game: Magic, scope: Scope) -> bool:
        return game.is_active(scope.player)


class DidSo(Condition[Magic]):
    """The effect before this one did something."""

    def holds(self, game: Magic, scope: Scope) -> bool:
        return scope.done > 0


NUMBERS.add("x -> quantity", X, "cost.x", role=roles.AT_ONCE)
NUMBERS.add("power_of(of: cards) -> quantity", PowerOf, role=roles.LOOKS_BACK)
NUMBERS.add("toughness_of(of: cards) -> quantity", ToughnessOf, role=roles.LOOKS_BACK)
NUMBERS.add("converted_of(of: cards) -> quantity", ConvertedOf, "cost.converted", role=roles.LOOKS_BACK)
NUMBERS.add("counters(counter: text, of: cards = none) -> quantity", CountersOn, role=roles.LOOKS_BACK, unsaid="this")
NUMBERS.add("life_of(whose: players = none) -> quantity", LifeOf)
NUMBERS.add("starting_life -> quantity", StartingLife)
NUMBERS.add("life_gained -> quantity", LifeGained)
NUMBERS.add("half(of: quantity) -> quantity", Half)
NUMBERS.add("minus(of: quantity) -> quantity", Minus, says=nodes.STEADY)
NUMBERS.add("there_is(cards: cards) -> condition", ThereIs, says=nodes.STEADY)


def remembered(trait: Trait[Magic]) -> i64:
    """What a trait asks of a permanent that has left, as bits, any of which is enough; 0 if that is not remembered."""
    if isinstance(trait, Tapped):
        return WAS_TAPPED
    if isinstance(trait, Attacking):
        return WAS_ATTACKING
    if isinstance(trait, Blocking):
        return WAS_BLOCKING
    if isinstance(trait, IsBlocked) and trait.is_blocked:
        return WAS_FACED
    if isinstance(trait, HasAttached):
        return WAS_ENCHANTED if trait.bit == AURA else WAS_EQUIPPED
    if isinstance(trait, Colored):
        return 1 << (WAS_COLORED + trait.color)
    if isinstance(trait, OfType):
        return trait.types << WAS_OF_TYPES
    return 0


class AreOrWere(Are[Magic]):
    """Certain cards all have a trait; of those that have left the battlefield it is asked as they left it."""

    # rule: stack.outlives-source zones.leaves-the-battlefield
    def holds(self, game: Magic, scope: Scope) -> bool:
        trait = self.trait
        other = isinstance(trait, Untapped)
        bits = WAS_TAPPED if other else remembered(trait)
        if bits == 0 and isinstance(trait, Non):
            other = True
            bits = remembered(trait.trait)
        if bits == 0:
            return super().holds(game, scope)
        found = False
        for thing in as_they_were(self.cards, game, scope):
            if thing.card < 0 or not looks_back(self.cards, game, thing):
                return super().holds(game, scope)
            if (game.last_looks[thing.card] & bits != 0) == other:
                return False
            found = True
        return found


NUMBERS.add("are(cards: cards, trait: trait) -> condition", AreOrWere, says=nodes.STEADY, role=roles.TOPIC)
NUMBERS.add("your_turn -> condition", YourTurn)
NUMBERS.add("did_so -> condition", DidSo, says=IT)
