"""Words for cards: this, that, creatures of a kind, targets and what was spoken of before."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import IT, STEADY, Cards, Chosen, Node, Players, Quantity, Trait
from mulligan.cardlang.nouns import That, This
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.traits import Apart, InZone
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import LEANS, Activated, Later, When
from mulligan.magic.choices import MagicCards, Targets
from mulligan.magic.procedures import Leave
from mulligan.magic.purpose import AIMS
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ARTIFACT,
    ASIDE,
    ASIDE_MARKS,
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    ENCHANTMENT,
    FIRST_SLOT,
    GRAVEYARD,
    INSTANT,
    LAND,
    OF_TYPES,
    PERMANENT,
    PLANESWALKER,
    REMEMBERED,
    SORCERY,
    STACK,
    ZONES,
)
from mulligan.magic.things import Thing, chosen_things
from mulligan.magic.words.traits import ControlledBy, DiedThisTurn, Opposing, Theirs, Yours

NOUNS: Final = Vocabulary()
PERMANENTS: Final = "permanent creature artifact enchantment land planeswalker"  # what a permanent may be called

WHOSE: Final = (Yours, Theirs, Opposing, ControlledBy)  # traits that say whose cards are meant

# -- Cards of a kind ---------------------------------------------------------------------------------------------------


class Noun(MagicCards):
    """All cards of a type that have certain traits: permanents unless a trait names another zone."""

    # rule: types.permanent
    def __init__(self, types: i64, traits: list[Trait[Magic]], zone: i64 = BATTLEFIELD) -> None:
        self.types = types  # 0 for any
        self.traits = traits
        self.belonging = [trait for trait in traits if isinstance(trait, WHOSE)]
        self.zone = zone
        for trait in traits:
            if isinstance(trait, InZone):
                self.zone = trait.zone
            elif isinstance(trait, DiedThisTurn):
                self.zone = GRAVEYARD

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        found: list[int] = []
        seats = game.match.seats
        for i in range(seats):
            for card in game.piles[(game.active + i) % seats * ZONES + self.zone]:
                if self.is_of_types(game, card) and self.has_traits(game, scope, card):
                    found.append(card)
        return found

    def is_of_types(self, game: Magic, card: i64) -> bool:
        """Whether a card that is in the zone of such cards is of their types: now, or elsewhere as printed."""
        if self.types == 0:
            return True
        if self.zone != BATTLEFIELD and self.zone != STACK:
            return game.cards[game.face[card]].types & self.types != 0
        if not game.fresh:
            game.refresh()
        return game.types[card] & self.types != 0

    def how_many(self, game: Magic, scope: Scope) -> i64:
        count = 0
        for pile in range(self.zone, len(game.piles), ZONES):
            for card in game.piles[pile]:
                if self.is_of_types(game, card) and self.has_traits(game, scope, card):
                    count += 1
        return count

    def exists(self, game: Magic, scope: Scope) -> bool:
        for pile in range(self.zone, len(game.piles), ZONES):
            for card in game.piles[pile]:
                if self.is_of_types(game, card) and self.has_traits(game, scope, card):
                    return True
        return False

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        if card < 0 or game.zone[card] != self.zone:
            return False
        return self.fits_anywhere(game, scope, card)

    def is_of_those(self, game: Magic, scope: Scope, card: i64) -> bool:
        """Whether a card belongs to one of the players whose cards are meant."""
        for trait in self.belonging:
            if not trait.fits(game, scope, card):
                return False
        return True

    def fits_anywhere(self, game: Magic, scope: Scope, card: i64) -> bool:
        """Whether a card is of the kind, whatever zone it is in."""
        if self.types != 0 and game.types_of(card) & self.types == 0:
            return False
        return self.has_traits(game, scope, card)

    def has_traits(self, game: Magic, scope: Scope, card: i64) -> bool:
        """Whether a card has all the traits."""
        for trait in self.traits:
            if not trait.fits(game, scope, card):
                return False
        return True


def fits_anywhere(what: Cards[Magic], game: Magic, scope: Scope, card: i64) -> bool:
    """Whether a card is of a kind, whatever zone it is in."""
    return what.fits_anywhere(game, scope, card) if isinstance(what, Noun) else what.fits(game, scope, card)


class Source(MagicCards):
    """Anything that can deal damage: permanents and spells."""

    def __init__(self, traits: list[Trait[Magic]]) -> None:
        self.traits = traits

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        found = game.all_permanents()
        for one in game.waiting:
            if one.source >= 0 and one.source not in found:
                found.append(one.source)
        return [card for card in found if self.fits(game, scope, card)]

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        if card < 0:
            return False
        for trait in self.traits:
            if not trait.fits(game, scope, card):
                return False
        return True


NOUNS.add("card(*traits: trait) -> cards", lambda traits: Noun(0, traits), role=roles.NOUN, called="card")
NOUNS.add(
    "permanent(*traits: trait) -> cards",
    lambda traits: Noun(PERMANENT, traits),
    "types.permanent",
    looks=OF_TYPES,
    says=STEADY,
    role=roles.NOUN,
    called=PERMANENTS,
)
NOUNS.add(
    "creature(*traits: trait) -> cards",
    lambda traits: Noun(CREATURE, traits),
    looks=OF_TYPES,
    says=STEADY,
    role=roles.NOUN,
    called="creature permanent",
)
NOUNS.add(
    "land(*traits: trait) -> cards",
    lambda traits: Noun(LAND, traits),
    "types.land",
    looks=OF_TYPES,
    says=STEADY,
    role=roles.NOUN,
    called="land permanent",
)
NOUNS.add(
    "artifact(*traits: trait) -> cards",
    lambda traits: Noun(ARTIFACT, traits),
    looks=OF_TYPES,
    says=STEADY,
    role=roles.NOUN,
    called="artifact permanent",
)
NOUNS.add(
    "enchantment(*traits: trait) -> cards",
    lambda traits: Noun(ENCHANTMENT, traits),
    looks=OF_TYPES,
    says=STEADY,
    role=roles.NOUN,
    called="enchantment permanent",
)
NOUNS.add(
    "planeswalker(*traits: trait) -> cards",
    lambda traits: Noun(PLANESWALKER, traits),
    looks=OF_TYPES,
    says=STEADY,
    role=roles.NOUN,
    called="planeswalker permanent",
)
NOUNS.add("spell(*traits: trait) -> cards", lambda traits: Noun(0, traits, STACK), role=roles.NOUN, called="spell")
NOUNS.add(
    "instant_or_sorcery(*traits: trait) -> cards",
    lambda traits: Noun(INSTANT | SORCERY, traits, STACK),
    looks=OF_TYPES,
    role=roles.NOUN,
    called="spell",
)
NOUNS.add("source(*traits: trait) -> cards", Source, role=roles.NOUN, called="source")

# -- Particular cards --------------------------------------------------------------------------------------------------


def incarnation_of_source(game: Magic, card: i64) -> i64:
    """Which incarnation of a source of damage is meant: of one that has left, that whose ability is on the stack."""
    # rule: stack.outlives-source
    if game.zone[card] != BATTLEFIELD and game.zone[card] != STACK:
        for one in game.waiting:
            if one.source == card:
                return game.incarnation(one)
    return game.state[card]


class ThatWas(MagicCards):
    """The card the event was about, wherever it is now, as it was: as the source of damage, for instance."""

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        return [scope.subject] if scope.subject >= 0 else []


class OtherOne(MagicCards):
    """The second card in the event: the creature blocked, the creature dealt damage."""

    # rule: types.permanent
    def then(self, game: Magic, scope: Scope) -> Thing:
        """That card as it was when the event happened."""
        return Thing(scope.other, mark=scope.other_mark)

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        thing = self.then(game, scope)
        here = thing.card >= 0 and game.zone[thing.card] == BATTLEFIELD and game.state[thing.card] == thing.mark
        return [int(thing.card)] if here else []


class Met(OtherOne):
    """Of two creatures, one of which blocks the other, the one that is not this, or what this is attached to."""

    # rule: combat.blocking types.enchanted
    def then(self, game: Magic, scope: Scope) -> Thing:
        own = scope.subject == scope.source or scope.subject in Holder(None).cards(game, scope)
        return super().then(game, scope) if own else Thing(scope.subject, mark=scope.mark)


class Holder(MagicCards):
    """What permanents are attached to: the enchanted or equipped one, for an Aura or Equipment."""

    # rule: types.enchanted
    def __init__(self, of: Cards[Magic] | None) -> None:
        self.of = of
        self.particular = of is None

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        if self.of is None:
            source = scope.source
            if source < 0:
                return []
            if game.zone[source] == BATTLEFIELD and (
                scope.source_state < 0 or scope.source_state == game.state[source]
            ):
                where = game.attached[source]
                return [where] if where >= 0 else []
            # rule: stack.outlives-source
            return game.last_holder(source) if game.has_left(source, game.incarnation(scope)) else []
        return [game.attached[card] for card in self.of.cards(game, scope) if card >= 0 and game.attached[card] >= 0]

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return card in self.cards(game, scope)


class Those(MagicCards):
    """Of the cards this ability looked at, revealed, milled or exiled before: those still there that fit."""

    def __init__(self, traits: list[Trait[Magic]]) -> None:
        self.traits = traits

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        if len(scope.picks) <= ASIDE_MARKS:
            return []
        marks = scope.picks[ASIDE_MARKS]
        found: list[int] = []
        for i, card in enumerate(scope.picks[ASIDE]):
            if game.state[card] == marks[i] and all(trait.fits(game, scope, card) for trait in self.traits):
                found.append(card)
        return found


class NumberDone(Quantity[Magic]):
    """How many of the cards that the act before was about are of a kind."""

    def __init__(self, traits: list[Trait[Magic]]) -> None:
        self.traits = traits

    def value(self, game: Magic, scope: Scope) -> i64:
        return sum(1 for card in scope.it if all(trait.fits(game, scope, card) for trait in self.traits))


class Top(MagicCards):
    """The top cards of a player's library."""

    def __init__(self, number: Quantity[Magic], of: Players[Magic] | None) -> None:
        self.number = number
        self.of = of

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        players = [scope.player] if self.of is None else self.of.who(game, scope)
        found: list[int] = []
        for player in players:
            found.extend(game.library(player)[: max(self.number.value(game, scope), 0)])
        return found


class Remembered(MagicCards):
    """The cards this permanent remembers, such as the one it exiled."""

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        source = scope.source
        found: list[int] = []
        if scope.source_state < 0 and game.zone[source] not in (BATTLEFIELD, COMMAND):
            return found
        now = game.incarnation(scope)
        for one in game.modifiers:
            if one.kind == REMEMBERED and one.source == source and game.state[one.card] == one.state:
                if one.amount == now or one.amount == now - 1:  # as it is, or as it was until it left
                    found.append(one.card)
        return found


class PaidWith(MagicCards):
    """The cards chosen for a cost of this spell or ability: those sacrificed, those discarded."""

    # rule: cost.pay-in-full
    def __init__(self, word: str) -> None:
        self.cost = word

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        if scope.ability < 0:
            return []
        ability = game.nodes[scope.ability]
        costs: list[Node] = []
        if isinstance(ability, Activated):
            costs.extend(ability.costs)
        elif scope.source >= 0:
            costs.extend(one.cost for one in game.cards[game.face[scope.source]].additional)
        found: list[int] = []
        for cost in costs:
            if cost.word == self.cost:
                for node in cost.children():
                    if isinstance(node, Chosen) and len(scope.picks) > node.slot:
                        found.extend(scope.picks[node.slot])
        return found


class AnyKind(MagicCards):
    """Cards of either of two kinds."""

    def __init__(self, nouns: list[Cards[Magic]]) -> None:
        self.nouns = nouns

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        found: list[int] = []
        for noun in self.nouns:
            found.extend(card for card in noun.cards(game, scope) if card not in found)
        return found

    def players_meant(self, game: Magic, scope: Scope) -> list[int]:
        found: list[int] = []
        for noun in self.nouns:
            if isinstance(noun, MagicCards):
                found.extend(player for player in noun.players_meant(game, scope) if player not in found)
        return found

    def abilities_meant(self, game: Magic, scope: Scope) -> list[int]:
        found: list[int] = []
        for noun in self.nouns:
            if isinstance(noun, MagicCards):
                found.extend(one for one in noun.abilities_meant(game, scope) if one not in found)
        return found

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        for noun in self.nouns:
            if noun.fits(game, scope, card):
                return True
        return False


class AnyPlace(AnyKind):
    """Cards of a kind in several places, in which of them the player says who looks for them."""

    # rule: zones.library
    def zones(self) -> list[int]:
        """The places, each once."""
        found: list[int] = []
        for noun in self.nouns:
            if isinstance(noun, Noun) and noun.zone not in found:
                found.append(int(noun.zone))
        return found


class CreatureOrPlayer(AnyKind):
    """Creatures and players; or those that this ability does not mean already."""

    # rule: players.player targets.choose-and-check
    def __init__(self, other: Trait[Magic] | None) -> None:
        super().__init__([Noun(CREATURE, [] if other is None else [other]), AnyPlayer(None)])
        self.other = other

    def players_meant(self, game: Magic, scope: Scope) -> list[int]:
        found = super().players_meant(game, scope)
        if not isinstance(self.other, Apart):
            return found
        meant = [thing.player for thing in things_of(self.other.others, game, scope)]
        return [player for player in found if player not in meant]


class AnyPlayer(MagicCards):
    """Players, where a card or player may be meant."""

    # rule: players.player
    def __init__(self, who: Players[Magic] | None) -> None:
        self.who = who

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        return []

    def players_meant(self, game: Magic, scope: Scope) -> list[int]:
        return game.in_turn_order() if self.who is None else self.who.who(game, scope)


class AbilityOnStack(MagicCards):
    """Triggered abilities on the stack, delayed ones too, or activated ones, of those players."""

    # rule: triggers.automatic
    def __init__(self, of: Players[Magic] | None, triggered: bool) -> None:
        self.of = of
        self.triggered = triggered

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        return []

    def abilities_meant(self, game: Magic, scope: Scope) -> list[int]:
        players = game.in_turn_order() if self.of is None else self.of.who(game, scope)
        found: list[int] = []
        for one in game.waiting:
            if one.ability >= 0 and one.player in players:
                node = game.nodes[one.ability]
                if isinstance(node, (When, Later)) if self.triggered else isinstance(node, Activated):
                    found.append(one.stamp)
        return found


class AbilitiesOf(MagicCards):
    """Activated abilities of cards of a kind, on which mana may be spent; they are no cards."""

    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        return []


NOUNS.add("this(zone: trait = none) -> cards", This, "types.own-name", says=STEADY, role=roles.FIXED | roles.SUBJECT)
NOUNS.add(
    "that(zone: trait = none) -> cards",
    That,
    "types.permanent",
    "zones.leaves-the-battlefield",
    role=roles.PRONOUN | roles.SUBJECT,
    needs=binding.CARD,
)
NOUNS.add("that_as_it_was -> cards", ThatWas)
NOUNS.add("other_one -> cards", OtherOne, role=roles.PRONOUN, needs=binding.OTHER)
NOUNS.add(
    "enchanted -> cards",
    lambda: Holder(None),
    "types.enchanted",
    "types.aura",
    "types.enchantment",
    role=roles.FIXED,
    called="creature permanent land artifact",
)
NOUNS.add(
    "equipped -> cards",
    lambda: Holder(None),
    "types.equipment",
    "types.artifact",
    role=roles.FIXED,
    called="creature permanent land artifact",
)
NOUNS.add("holder_of(of: cards) -> cards", Holder)
NOUNS.add("those(*traits: trait) -> cards", Those, says=IT, role=roles.PRONOUN | roles.SUBJECT, called="card")
NOUNS.add("number_done(*traits: trait) -> quantity", NumberDone, needs=binding.IT | binding.DONE)
NOUNS.add("top(count: quantity = 1, whose: players = none) -> cards", Top, "zones.library", "zones.draw", called="card")
NOUNS.add("remembered -> cards", Remembered, says=IT)
NOUNS.add("sacrificed -> cards", lambda: PaidWith("sacrificing"), "keyword.sacrifice", event="sacrificing")
NOUNS.add("discarded_card -> cards", lambda: PaidWith("discarding"), "zones.discard", event="discarding")
NOUNS.add("met -> cards", Met, "combat.blocking", needs=binding.OTHER)
NOUNS.add("either_of(*nouns: cards) -> cards", AnyKind, role=roles.JOINED)
NOUNS.add("any_place(*nouns: cards) -> cards", AnyPlace, "zones.library", role=roles.JOINED)
NOUNS.add("any_player(who: players = none) -> cards", AnyPlayer, "players.player")
NOUNS.add(
    "creature_or_player(other: trait = none) -> cards",
    CreatureOrPlayer,
    "players.player",
    looks=OF_TYPES,
    called="creature permanent any",
)
NOUNS.add("triggered_ability(whose: players = none) -> cards", lambda of: AbilityOnStack(of, True))
NOUNS.add("abilities_of(what: cards) -> cards", AbilitiesOf, "activated.activate")
NOUNS.add("activated_ability(whose: players = none) -> cards", lambda of: AbilityOnStack(of, False))

# -- Targets and choices -----------------------------------------------------------------------------------------------


class TargetedBefore(MagicCards):
    """The targets chosen for the first, second … target of this spell or ability."""

    def __init__(self, which: i64) -> None:
        self.which = which

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        node = nth_target(game, scope, self.which)
        return node.cards(game, scope) if isinstance(node, Targets) else []

    def things(self, game: Magic, scope: Scope) -> list[Thing]:
        node = nth_target(game, scope, self.which)
        return node.things(game, scope) if isinstance(node, Targets) else []

    def players_meant(self, game: Magic, scope: Scope) -> list[int]:
        node = nth_target(game, scope, self.which)
        return node.players_meant(game, scope) if isinstance(node, Targets) else []


def things_of(node: Node, game: Magic, scope: Scope) -> list[Thing]:
    """What cards or players are meant, as things."""
    if isinstance(node, Players):
        return [Thing(player=player) for player in node.who(game, scope)]
    if isinstance(node, MagicCards):
        return node.things(game, scope)
    assert isinstance(node, Cards)
    return [Thing(card, mark=game.state[card]) for card in node.cards(game, scope)]


def as_they_were(what: Cards[Magic], game: Magic, scope: Scope) -> list[Thing]:
    """Things of which it is asked what they are, or were: they count also when they have left since."""
    # rule: stack.outlives-source zones.leaves-the-battlefield
    if isinstance(what, TargetedBefore):
        node = nth_target(game, scope, what.which)
        if isinstance(node, Targets):
            return [thing for thing in chosen_things(scope, node.slot) if thing.ability < 0]
    if isinstance(what, This) and scope.source >= 0:
        return [Thing(scope.source, mark=game.incarnation(scope))]
    if isinstance(what, (That, ThatWas)) and scope.subject >= 0:
        return [Thing(scope.subject, mark=scope.mark)]
    if isinstance(what, OtherOne):
        return [what.then(game, scope)] if what.then(game, scope).card >= 0 else []
    if isinstance(what, PaidWith):
        return [Thing(card, mark=game.last_mark[card]) for card in what.cards(game, scope)]
    return things_of(what, game, scope)


def nth_target(game: Magic, scope: Scope, which: i64) -> object:
    """The word behind the so-manieth target of the spell or ability in progress."""
    lists = game.own_match.targets_of(scope.ability)
    for one in lists:
        if which <= len(one) and chosen_things(scope, one[which - 1].slot):
            return one[which - 1]
    return lists[0][which - 1] if lists and which <= len(lists[0]) else None


class OneOwnersTargets(Targets):
    """So many target cards of one player's graveyard."""

    # rule: targets.choose-and-check zones.graveyard
    def together(self, game: Magic, picks: list[Thing], things: list[Thing]) -> list[Thing]:
        owner: i64 = game.owner[picks[0].card] if picks else -1
        return [one for one in things if owner < 0 or game.owner[one.card] == owner]


def kind_of_targets(what: Cards[Magic]) -> type[Targets]:
    """The targets of any player, or those of one."""
    return OneOwnersTargets if any(one.word == "of_one_owner" for one in what.everything()) else Targets


def target(what: Cards[Magic], count: Quantity[Magic] | None) -> Targets:
    """So many targets, one unless said otherwise."""
    return Targets(what, None, count)


def up_to_targets(
    count: Quantity[Magic], what: Cards[Magic], least: Quantity[Magic] | None, by: Players[Magic] | None
) -> Targets:
    """From none, or from so many, to so many targets."""
    return kind_of_targets(what)(what, Number(0) if least is None else least, count, by)


NOUNS.add("target(what: cards, count: quantity = none) -> cards", target, says=AIMS, role=roles.TARGET)
NOUNS.add(
    "up_to_targets(count: quantity, what: cards, least: quantity = none, by: players = none) -> cards",
    up_to_targets,
    says=AIMS,
    role=roles.TARGET,
)
NOUNS.add("targeted(which: number = 1) -> cards", TargetedBefore, says=LEANS)


def set_aside(game: Magic, scope: Scope, cards: list[int]) -> None:
    """Remember cards as those this ability looked at, revealed, milled or exiled."""
    scope.have_room(FIRST_SLOT)
    scope.picks[ASIDE] = cards[:]
    going: list[int] = []  # those that will be somewhere else once it is known where
    top = game.frames[-1] if game.frames else None
    if isinstance(top, Leave):
        going = top.cards
    scope.picks[ASIDE_MARKS] = [game.state[card] + (1 if card in going else 0) for card in cards]
    scope.it = cards[:]
