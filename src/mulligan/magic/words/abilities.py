"""Words for whole abilities: activated, static, enchant, equip, additional costs, entering, and rules a card adds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import CardMatch, Cards, Condition, Effect, Node, Players, Quantity
from mulligan.cardlang.notation import read
from mulligan.cardlang.nouns import This
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.errors import BadNotation
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import (
    ATTACHES,
    BY_NAME,
    Activated,
    Always,
    AsEnters,
    Enchant,
    EntersWith,
    Limit,
    MagicCost,
)
from mulligan.magic.choices import MagicCards, Modal
from mulligan.magic.packets import Packet
from mulligan.magic.printed import MagicMatch
from mulligan.magic.purpose import AIMS
from mulligan.magic.regulations import InOpeningHand, Regulation, While
from mulligan.magic.state import Magic
from mulligan.magic.terms import BEGINNING_OF_COMBAT, DRAW, EXILE, HAND, LIBRARY, NO_LIMIT, UNTAP
from mulligan.magic.ways_to_cast import Additional
from mulligan.magic.words.changes import CHANGES
from mulligan.magic.words.costs import COSTS
from mulligan.magic.words.dealing import deals
from mulligan.magic.words.nouns import NOUNS, Noun, fits_anywhere
from mulligan.magic.words.people import PEOPLE
from mulligan.magic.words.permanents import PERMANENT
from mulligan.magic.words.picking import PICKING
from mulligan.magic.words.traits import TRAITS

ABILITIES: Final = Vocabulary()
SKIPPED: Final = {"untap": UNTAP, "draw": DRAW, "combat": BEGINNING_OF_COMBAT}  # steps that may be skipped

ABILITIES.add(
    "activated(*costs: cost, effect: effect, if: condition = none, limit: limit = none, works: zone = none)"
    " -> activated",
    Activated,
    role=roles.ABILITY,
)
ABILITIES.add("only_as_sorcery -> limit", lambda: Limit(0))
ABILITIES.add("only_once_each_turn -> limit", lambda: Limit(1, 1))
ABILITIES.add("open_to_all -> limit", lambda: Limit(2))
ABILITIES.add("only_so_often_each_turn(times: number) -> limit", lambda times: Limit(1, times))
ABILITIES.add(
    "static(what: cards, *changes: keyword|change, if: condition = none) -> static", Always, role=roles.ABILITY
)
ABILITIES.add("enchant(what: cards) -> ability", Enchant, "keyword.enchant", "types.aura", says=ATTACHES | AIMS)
ABILITIES.add(
    "additional_cost(cost: cost) -> ability", Additional, "cost.additional", "cost.pay-in-full", role=roles.OF_SPELL
)
ABILITIES.add("as_enters(effect: effect) -> ability", AsEnters, "static.always-on", "zones.enters-the-battlefield")
ABILITIES.add(
    "enters_with(count: quantity, counter: text, if: condition = none) -> ability",
    EntersWith,
    "static.always-on",
    "zones.enters-the-battlefield",
    "counters.counter",
    role=roles.OF_SPELL,
)
ABILITIES.add("choose_one(*effects: effect) -> effect", lambda effects: Modal(effects), "casting.modes")
ABILITIES.add(
    "choose_some(least: number, most: number, *effects: effect) -> effect",
    lambda least, most, effects: Modal(effects, least, most),
    "casting.modes",
)
ABILITIES.add(
    "choose_one_or_all(*effects: effect) -> effect", lambda effects: Modal(effects, 1, 1, True), "casting.modes"
)

_PARTS: Final = Vocabulary(TRAITS, NOUNS, PICKING, PEOPLE, CHANGES, COSTS, PERMANENT)


class Equip(Activated):
    """Attach this Equipment to target creature you control, when a sorcery could be cast."""

    # rule: keyword.equip types.equipment
    def __init__(self, cost: str) -> None:
        paying = read(f'pay("{cost}")', _PARTS)
        effect = read("attach(target(creature(yours)))", _PARTS)
        assert isinstance(paying, MagicCost)
        assert isinstance(effect, Effect)
        self.inside: list[Node] = [paying, effect]
        super().__init__([paying], effect, None, Limit(0))

    def children(self) -> list[Node]:
        return self.inside


ABILITIES.add("equip(cost: text) -> activated", Equip, "keyword.equip", "types.equipment", says=ATTACHES | BY_NAME)

# -- Rules that a card adds --------------------------------------------------------------------------------------------


class CannotCast(Regulation):
    """Certain players cannot cast spells, or those of a kind."""

    def __init__(self, who: Players[Magic], what: Cards[Magic] | None) -> None:
        self.who = who
        self.what = what

    def forbids_cast(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        if player not in self.who.who(game, scope):
            return False
        return self.what is None or fits_anywhere(self.what, game, scope, card)


class MayCastTop(Regulation):
    """You may cast the top card of your library if it is of a kind."""

    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def allows_cast(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        if player != scope.player or not game.library(player) or game.library(player)[0] != card:
            return False
        if game.cards[game.face[card]].land:
            return False  # a land is played, never cast
        return self.what.fits(game, scope, card)


class TopRevealed(Regulation):
    """Players, you unless said otherwise, play with the top card of their libraries revealed."""

    # rule: zones.reveal
    def __init__(self, who: Players[Magic]) -> None:
        self.who = who

    def shows_top(self, game: Magic, scope: Scope, player: i64) -> bool:
        return player in self.who.who(game, scope)


class CostsLess(Regulation):
    """Spells of a kind that players, you unless said otherwise, cast cost less."""

    def __init__(self, amount: Quantity[Magic], what: Cards[Magic], who: Players[Magic]) -> None:
        self.amount = amount
        self.what = what  # a filter that looks at the card, wherever it is
        self.who = who

    def discount(self, game: Magic, scope: Scope, player: i64, card: i64) -> i64:
        if player in self.who.who(game, scope) and fits_anywhere(self.what, game, scope, card):
            return self.amount.value(game, scope)
        return 0


class CostsMore(Regulation):
    """Spells of a kind cost more, whoever casts them."""

    # rule: cost.additional golden.card-over-rulebook
    def __init__(self, amount: Quantity[Magic], what: Cards[Magic]) -> None:
        self.amount = amount
        self.what = what

    def discount(self, game: Magic, scope: Scope, player: i64, card: i64) -> i64:
        return -self.amount.value(game, scope) if fits_anywhere(self.what, game, scope, card) else 0


class LifeTimes(Regulation):
    """Players gain so many times the life they would gain; none at all for 0."""

    # rule: replacement.instead
    def __init__(self, factor: i64, who: Players[Magic]) -> None:
        self.factor = factor
        self.who = who

    def life_gained(self, game: Magic, scope: Scope, player: i64, amount: i64) -> i64:
        return amount * self.factor if player in self.who.who(game, scope) else amount


class LifePlus(Regulation):
    """Players gain so much more life than they would gain."""

    # rule: replacement.instead
    def __init__(self, amount: i64, who: Players[Magic]) -> None:
        self.amount = amount
        self.who = who

    def life_gained(self, game: Magic, scope: Scope, player: i64, amount: i64) -> i64:
        return amount + self.amount if amount > 0 and player in self.who.who(game, scope) else amount


class DrawTimes(Regulation):
    """For each card that players would draw they draw so many instead."""

    # rule: replacement.instead
    def __init__(self, number: i64, who: Players[Magic]) -> None:
        self.number = number
        self.who = who

    def cards_drawn(self, game: Magic, scope: Scope, player: i64) -> i64:
        return self.number if player in self.who.who(game, scope) else 1


class DrawInstead(Regulation):
    """For each card that players would draw something else happens instead, always or if they want it."""

    # rule: replacement.instead
    def __init__(self, effect: Effect[Magic], who: Players[Magic], optional: bool) -> None:
        self.effect = effect
        self.who = who
        self.optional = optional

    def instead_of_draw(self, game: Magic, scope: Scope, player: i64) -> i64:
        return self.effect.id if player in self.who.who(game, scope) else -1

    def is_optional(self) -> bool:
        return self.optional


class ForPlayers(Regulation):
    """A rule by which something is greater for certain players, or smaller."""

    def __init__(self, by: Quantity[Magic], who: Players[Magic]) -> None:
        self.by = by
        self.who = who

    def so_much(self, game: Magic, scope: Scope, player: i64) -> i64:
        """How much it is for a player."""
        return self.by.value(game, scope) if player in self.who.who(game, scope) else 0


class MoreLands(ForPlayers):
    """You may play so many more lands each turn."""

    # rule: types.land
    def more_lands(self, game: Magic, scope: Scope, player: i64) -> i64:
        return self.so_much(game, scope, player)


class UnlimitedHand(Regulation):
    """You have no maximum hand size."""

    # rule: zones.hand
    def __init__(self, who: Players[Magic]) -> None:
        self.who = who

    def hand_size(self, game: Magic, scope: Scope, player: i64, limit: i64) -> i64:
        return NO_LIMIT if player in self.who.who(game, scope) else limit


class EnterTapped(Regulation):
    """Permanents of a kind enter the battlefield tapped."""

    # rule: zones.enters-the-battlefield
    def __init__(self, what: Cards[Magic], only_if: Condition[Magic] | None) -> None:
        self.what = what
        self.only_if = only_if

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        if self.only_if is not None:
            match.entries = True

    def is_of_itself(self) -> bool:
        return isinstance(self.what, This)

    def counted_before(self, game: Magic, scope: Scope) -> i64:
        return 1 if self.only_if is None or self.only_if.holds(game, scope) else 0

    def enters_tapped(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        if card == scope.source and not isinstance(self.what, This):
            return False  # it is not there yet to say so of itself among others
        return scope.number > 0 and self.what.fits(game, scope, card)


class Prevent(Regulation):
    """Damage is prevented: all of it, or combat damage only; to or by certain permanents or players."""

    # rule: replacement.prevention
    def __init__(self, to: Node | None, by: Cards[Magic] | None, combat: bool, other: bool = False) -> None:
        self.to = to
        self.by = by
        self.combat = combat  # combat damage only
        self.other = other  # all but combat damage

    def prevents(self, game: Magic, scope: Scope, damage: Packet, combat: bool) -> bool:
        if (self.combat and not combat) or (self.other and combat):
            return False
        if self.to is not None and not meant(self.to, game, scope, damage):
            return False
        return self.by is None or deals(self.by, game, scope, damage.source)


def meant(node: Node, game: Magic, scope: Scope, damage: Packet) -> bool:
    """Whether the permanent or player that would be dealt damage is among those meant."""
    if isinstance(node, Players):
        return damage.whom >= 0 and damage.whom in node.who(game, scope)
    if damage.whom >= 0:
        return isinstance(node, MagicCards) and damage.whom in node.players_meant(game, scope)
    return isinstance(node, Cards) and node.fits(game, scope, damage.target)


class MoreDamage(Regulation):
    """Sources of a kind deal so much more damage."""

    # rule: replacement.instead
    def __init__(self, amount: Quantity[Magic], by: Cards[Magic]) -> None:
        self.amount = amount
        self.by = by

    def increases(self, game: Magic, scope: Scope, damage: Packet) -> i64:
        return self.amount.value(game, scope) if deals(self.by, game, scope, damage.source) else 0


class DoubleDamage(Regulation):
    """Certain sources deal double damage, perhaps only to certain permanents or players."""

    # rule: replacement.instead
    def __init__(self, by: Cards[Magic], to: Node | None) -> None:
        self.by = by
        self.to = to

    def doubles(self, game: Magic, scope: Scope, damage: Packet) -> bool:
        if self.to is not None and not meant(self.to, game, scope, damage):
            return False
        return deals(self.by, game, scope, damage.source)


class InsteadOfGraveyard(Regulation):
    """Permanents of a kind, or cards from anywhere, never reach a graveyard: they go elsewhere instead."""

    # rule: replacement.instead
    def __init__(self, what: Cards[Magic], zone: i64) -> None:
        self.what = what
        self.zone = zone

    def instead_of_graveyard(self, game: Magic, scope: Scope, card: i64) -> i64:
        from_anywhere = isinstance(self.what, Noun) and self.what.types == 0
        fits = fits_anywhere(self.what, game, scope, card) if from_anywhere else self.what.fits(game, scope, card)
        return self.zone if fits else -1


class HandSize(ForPlayers):
    """The maximum hand size of players is so much greater, or smaller."""

    # rule: zones.hand
    def hand_size(self, game: Magic, scope: Scope, player: i64, limit: i64) -> i64:
        return limit if limit == NO_LIMIT else limit + self.so_much(game, scope, player)


class HandSizeBecomes(ForPlayers):
    """The maximum hand size of players is a number."""

    # rule: zones.hand
    def hand_size(self, game: Magic, scope: Scope, player: i64, limit: i64) -> i64:
        return self.so_much(game, scope, player) if player in self.who.who(game, scope) else limit


class Skips(Regulation):
    """Players skip every step of a kind."""

    def __init__(self, name: str, who: Players[Magic]) -> None:
        if name not in SKIPPED:
            raise BadNotation("no-word", name=name, hint=None)
        self.step = SKIPPED[name]
        self.who = who

    def skips(self, game: Magic, scope: Scope, player: i64, step: i64) -> bool:
        return step == self.step and player in self.who.who(game, scope)


class PlayerHexproof(Regulation):
    """You cannot be the target of spells and abilities: of opponents, or of anybody."""

    # rule: keyword.hexproof
    def __init__(self, of_all: bool) -> None:
        self.of_all = of_all

    def protects(self, game: Magic, scope: Scope, player: i64, by: i64) -> bool:
        return player == scope.player and (self.of_all or not game.match.together(player, by))


class CannotLose(Regulation):
    """You cannot lose the game, and your opponents cannot win it."""

    # rule: ending.win
    def keeps_from_losing(self, game: Magic, scope: Scope, player: i64) -> bool:
        return player == scope.player

    def keeps_from_winning(self, game: Magic, scope: Scope, player: i64) -> bool:
        return not game.match.together(player, scope.player)


class MayCastFast(Regulation):
    """Players, you unless said otherwise, may cast spells of a kind as though they had flash."""

    # rule: keyword.flash
    def __init__(self, what: Cards[Magic], who: Players[Magic]) -> None:
        self.what = what
        self.who = who

    def hastens(self, game: Magic, scope: Scope, player: i64, card: i64) -> bool:
        return player in self.who.who(game, scope) and fits_anywhere(self.what, game, scope, card)


class CastOnly(Regulation):
    """The card can be cast only while something is so."""

    # rule: casting.timing
    def __init__(self, condition: Condition[Magic]) -> None:
        self.condition = condition

    def allows_casting(self, game: Magic, scope: Scope) -> bool:
        return self.condition.holds(game, scope)


class CostsLessItself(Regulation):
    """The card costs less to cast, perhaps only while something is so."""

    # rule: cost.mana-cost
    def __init__(self, amount: Quantity[Magic], only_if: Condition[Magic] | None) -> None:
        self.amount = amount
        self.only_if = only_if

    def own_discount(self, game: Magic, scope: Scope) -> i64:
        if self.only_if is not None and not self.only_if.holds(game, scope):
            return 0
        return self.amount.value(game, scope)


class NoPrevention(Regulation):
    """Damage cannot be prevented."""

    # rule: replacement.prevention
    def unpreventable(self, game: Magic, scope: Scope) -> bool:
        return True


class HandsRevealed(Regulation):
    """Players play with their hands revealed."""

    # rule: zones.reveal
    def __init__(self, who: Players[Magic]) -> None:
        self.who = who

    def shows_hand(self, game: Magic, scope: Scope, player: i64) -> bool:
        return player in self.who.who(game, scope)


class ReduceDamage(Regulation):
    """So much of the damage that sources of a kind would deal to players or permanents is prevented."""

    # rule: replacement.prevention
    def __init__(self, amount: Quantity[Magic], to: Node, by: Cards[Magic] | None) -> None:
        self.amount = amount
        self.to = to
        self.by = by

    def reduces(self, game: Magic, scope: Scope, damage: Packet, combat: bool) -> i64:
        if not meant(self.to, game, scope, damage):
            return 0
        if self.by is not None and not deals(self.by, game, scope, damage.source):
            return 0
        return self.amount.value(game, scope)


class AnyNumberInDeck(Regulation):
    """A deck may have any number of this card."""

    # rule: decks.constructed


ABILITIES.add("cannot_cast(who: players, what: cards = none) -> regulation", CannotCast, "golden.card-over-rulebook")
ABILITIES.add("may_cast_top(what: cards) -> regulation", MayCastTop, "golden.card-over-rulebook")
ABILITIES.add(
    "top_revealed(who: players = you) -> regulation",
    TopRevealed,
    "zones.reveal",
    "zones.library",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "costs_less(amount: quantity, what: cards, who: players = you) -> regulation",
    CostsLess,
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "costs_more(amount: quantity, what: cards) -> regulation", CostsMore, "cost.additional", "golden.card-over-rulebook"
)
ABILITIES.add(
    "life_plus(amount: number, who: players = you) -> regulation",
    LifePlus,
    "replacement.instead",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "life_times(factor: number, who: players = you) -> regulation",
    LifeTimes,
    "replacement.instead",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "draw_times(count: number, who: players = you) -> regulation",
    DrawTimes,
    "replacement.instead",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "draw_instead(effect: effect, who: players = you) -> regulation",
    lambda effect, who: DrawInstead(effect, who, False),
    "replacement.instead",
    "zones.draw",
    inside=binding.PLAYER,
)
ABILITIES.add(
    "may_draw_instead(effect: effect, who: players = you) -> regulation",
    lambda effect, who: DrawInstead(effect, who, True),
    "replacement.instead",
    "zones.draw",
    inside=binding.PLAYER,
)
ABILITIES.add(
    "more_lands(count: quantity = 1, who: players = you) -> regulation",
    MoreLands,
    "types.land",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "no_maximum_hand_size(who: players = you) -> regulation", UnlimitedHand, "zones.hand", "golden.card-over-rulebook"
)
ABILITIES.add(
    "enter_tapped(what: cards, if: condition = none) -> regulation",
    EnterTapped,
    "zones.enters-the-battlefield",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "prevent(to: cards|players = none, by: cards = none) -> regulation",
    lambda to, by: Prevent(to, by, False),
    "replacement.prevention",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "prevent_combat(to: cards|players = none, by: cards = none) -> regulation",
    lambda to, by: Prevent(to, by, True),
    "replacement.prevention",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "double_damage(by: cards, to: cards|players = none) -> regulation",
    DoubleDamage,
    "replacement.instead",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "more_damage(amount: quantity, by: cards) -> regulation",
    MoreDamage,
    "replacement.instead",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "shuffled_instead_of_graveyard(what: cards) -> regulation",
    lambda what: InsteadOfGraveyard(what, LIBRARY),
    "replacement.instead",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "exiled_instead_of_graveyard(what: cards) -> regulation",
    lambda what: InsteadOfGraveyard(what, EXILE),
    "replacement.instead",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "returned_instead_of_graveyard(what: cards) -> regulation",
    lambda what: InsteadOfGraveyard(what, HAND),
    "replacement.instead",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "hand_size_becomes(number: quantity, who: players = you) -> regulation",
    HandSizeBecomes,
    "zones.hand",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "hand_size(by: quantity, who: players = you) -> regulation", HandSize, "zones.hand", "golden.card-over-rulebook"
)
ABILITIES.add("skips(step: text, who: players = you) -> regulation", Skips, "golden.card-over-rulebook")
ABILITIES.add(
    "player_hexproof -> regulation", lambda: PlayerHexproof(False), "keyword.hexproof", "golden.card-over-rulebook"
)
ABILITIES.add("player_shroud -> regulation", lambda: PlayerHexproof(True), "golden.card-over-rulebook")
ABILITIES.add("cannot_lose -> regulation", CannotLose, "ending.win", "golden.card-over-rulebook")
ABILITIES.add(
    "may_cast_fast(what: cards, who: players = you) -> regulation",
    MayCastFast,
    "keyword.flash",
    "golden.card-over-rulebook",
)
ABILITIES.add("cast_only(if: condition) -> regulation", CastOnly, "casting.timing", "golden.card-over-rulebook")
ABILITIES.add(
    "costs_less_itself(amount: quantity, if: condition = none) -> regulation",
    CostsLessItself,
    "cost.mana-cost",
    "golden.card-over-rulebook",
)
ABILITIES.add("no_prevention -> regulation", NoPrevention, "replacement.prevention", "golden.card-over-rulebook")
ABILITIES.add("hands_revealed(who: players) -> regulation", HandsRevealed, "zones.reveal", "golden.card-over-rulebook")
ABILITIES.add(
    "reduce_damage(amount: quantity, to: cards|players, by: cards = none) -> regulation",
    ReduceDamage,
    "replacement.prevention",
    "golden.card-over-rulebook",
)
ABILITIES.add(
    "prevent_noncombat(to: cards|players = none, by: cards = none) -> regulation",
    lambda to, by: Prevent(to, by, False, True),
    "replacement.prevention",
    "golden.card-over-rulebook",
)
ABILITIES.add("rule_while(condition: condition, rule: regulation) -> regulation", While, "static.always-on")
ABILITIES.add("opening -> regulation", InOpeningHand, "golden.card-over-rulebook")
ABILITIES.add("any_number_in_deck -> regulation", AnyNumberInDeck, "golden.card-over-rulebook")
