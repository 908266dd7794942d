"""Words for cards and players: this, that, creatures of a kind, targets, chosen ones; you, each opponent."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import IT, Cards, Chosen, Node, Players, Quantity, Trait, make_room
from mulligan.cardlang.nouns import That, This
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.traits import Apart, InZone
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.magic.abilities import Activated, Later, When
from mulligan.magic.choices import MagicCards, TargetPlayers, Targets
from mulligan.magic.procedures import Enter, Leave
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
    HAND,
    INSTANT,
    LAND,
    LIBRARY,
    OF_TYPES,
    PERMANENT,
    PLANESWALKER,
    REMEMBERED,
    SEARCHED,
    SORCERY,
    STACK,
    ZONE_NAMES,
    ZONES,
)
from mulligan.magic.things import Thing, chosen_things
from mulligan.magic.triggers import tell
from mulligan.magic.words.traits import ControlledBy, DiedThisTurn, Opposing, Theirs, Yours

NOUNS: Final = Vocabulary()
ASKING_WHERE: Final = 2  # of a choice: it is being asked where cards are looked for
PERMANENTS: Final = "permanent creature artifact enchantment land planeswalker"  # what a permanent may be called

WHOSE: Final = (Yours, Theirs, Opposing, ControlledBy)  # traits that say whose cards are meant

# -- Cards of a kind ---------------------------------------------------------------------------------------------------


class Noun(MagicCards):
    """All cards of a type that have certain traits: permanents unless a trait names another zone."""

    # rule: types.permanent
    def __init__(self, types: i64, traits: list[Trait[Magic]], zone: i64 = BATTLEFIELD) -> None:
        self.types = types  # 0 for any
        self.traits = traits
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
        for trait in self.traits:
            if isinstance(trait, WHOSE) and not trait.fits(game, scope, card):
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
    role=roles.NOUN,
    called=PERMANENTS,
)
NOUNS.add(
    "creature(*traits: trait) -> cards",
    lambda traits: Noun(CREATURE, traits),
    looks=OF_TYPES,
    role=roles.NOUN,
    called="creature permanent",
)
NOUNS.add(
    "land(*traits: trait) -> cards",
    lambda traits: Noun(LAND, traits),
    "types.land",
    looks=OF_TYPES,
    role=roles.NOUN,
    called="land permanent",
)
NOUNS.add(
    "artifact(*traits: trait) -> cards",
    lambda traits: Noun(ARTIFACT, traits),
    looks=OF_TYPES,
    role=roles.NOUN,
    called="artifact permanent",
)
NOUNS.add(
    "enchantment(*traits: trait) -> cards",
    lambda traits: Noun(ENCHANTMENT, traits),
    looks=OF_TYPES,
    role=roles.NOUN,
    called="enchantment permanent",
)
NOUNS.add(
    "planeswalker(*traits: trait) -> cards",
    lambda traits: Noun(PLANESWALKER, traits),
    looks=OF_TYPES,
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
                    found.append(one.tag)
        return found


NOUNS.add("this(zone: trait = none) -> cards", This, "types.own-name", role=roles.FIXED | roles.SUBJECT)
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


def nth_choice(game: Magic, scope: Scope, which: i64) -> i64:
    """The slot of the so-manieth choice of the spell or ability in progress; -1 if it has fewer."""
    if scope.ability >= 0:
        for node in game.nodes[scope.ability].everything():
            if isinstance(node, Chosen):
                which -= 1
                if which == 0:
                    return node.slot
    return -1


def target(what: Cards[Magic], count: Quantity[Magic] | None) -> Targets:
    """So many targets, one unless said otherwise."""
    return Targets(what, None, count)


def up_to_targets(
    count: Quantity[Magic], what: Cards[Magic], least: Quantity[Magic] | None, by: Players[Magic] | None
) -> Targets:
    """From none, or from so many, to so many targets."""
    return Targets(what, Number(0) if least is None else least, count, by)


class ChosenCards(Chosen[Magic]):
    """Cards that a player chooses on resolution, without targeting them."""

    rule: ClassVar[str] = "stack.resolve"
    keeps_cards: ClassVar[bool] = True
    spares_source: bool = False  # what it is chosen for is a cost, and another one is paid so with the source itself

    def room(self) -> i64:
        return 2 if isinstance(self.what, AnyPlace) else 1  # where is looked for them besides

    def candidates(self, game: Magic, scope: Scope) -> list[int]:
        found = super().candidates(game, scope)
        for frame in game.frames:
            if isinstance(frame, Enter):  # what is entering is chosen for nothing any more
                found = [card for card in found if card not in frame.cards]
        if isinstance(self.what, AnyPlace):
            return [card for card in found if game.zone[card] in self.searched(scope)]
        if self.spares_source:  # rule: cost.pay-in-full
            return [card for card in found if card != scope.source]
        return found

    def searched(self, scope: Scope) -> list[int]:
        """Of the places where cards may be looked for those that its player has chosen; all of them before that."""
        # rule: zones.library
        assert isinstance(self.what, AnyPlace)
        kept = scope.picks[self.slot + 1] if self.slot + 1 < len(scope.picks) else []
        return kept or self.what.zones()

    def ask_places(self, game: Magic, scope: Scope, places: list[int]) -> None:
        """The player says where to look: in one of the places, or several."""
        options: list[Option] = []
        for chosen in range(1, 1 << len(places)):
            names = [ZONE_NAMES[place] for i, place in enumerate(places) if (chosen >> i) & 1]
            options.append(Option(CHOOSE, text="-".join(names), number=chosen))
        game.ask(self.chooser(game, scope), "zones.library", options, about=scope.source, topic="search")

    def ask(self, game: Magic, frame: Frame, scope: Scope) -> bool:
        if isinstance(self.what, AnyPlace):
            places = self.what.zones()
            if frame.asking < 0:
                make_room(scope, self.slot + 1)
                frame.asking = ASKING_WHERE
                self.ask_places(game, scope, places)
                return True
            if frame.asking == ASKING_WHERE:
                frame.asking = -1
                bits = game.answer.number
                scope.picks[self.slot + 1] = [place for i, place in enumerate(places) if (bits >> i) & 1]
        if frame.asking < 0:
            player = self.chooser(game, scope)
            cards = self.looked_through(game, scope)
            for card in cards:
                game.show(card, player)
            if game.listening[SEARCHED] and self.searches_library(scope) and self.begins_search(game, scope):
                for owner in {game.owner[card] for card in cards} or {player}:
                    tell(game, Event(SEARCHED, -1, -1, player, 1 if owner == player else 0))
        return super().ask(game, frame, scope)

    def in_library(self) -> bool:
        """Whether cards of a library are chosen from."""
        return any(isinstance(what, Noun) and what.zone == LIBRARY for what in self.what.everything())

    def begins_search(self, game: Magic, scope: Scope) -> bool:
        """Whether a library is searched for this choice, and was not for one before it, as it will be shuffled once."""
        # rule: zones.library
        searching = False
        for node in game.nodes[scope.ability].everything() if scope.ability >= 0 else []:
            if isinstance(node, ChosenCards) and node.in_library():
                if node is self:
                    return not searching
                searching = True
            elif node.word == "shuffle":
                searching = False
        return self.in_library()

    def searches_library(self, scope: Scope) -> bool:
        """Whether a library is searched that need not be."""
        return not isinstance(self.what, AnyPlace) or LIBRARY in self.searched(scope)

    def looked_through(self, game: Magic, scope: Scope) -> list[int]:
        """The cards of libraries that the player sees: who searches a library sees all of it."""
        if not self.searches_library(scope):
            return []
        found = [card for card in self.what.cards(game, scope) if game.zone[card] == LIBRARY]
        for what in self.what.everything():
            if isinstance(what, Noun) and what.zone == LIBRARY:
                for player in range(game.match.seats):
                    for card in game.library(player):
                        if what.is_of_those(game, scope, card):
                            found.append(card)
        return found

    def may_fail(self, game: Magic, scope: Scope) -> bool:
        """Who looks for a card of a kind in a hidden zone need not find one; in a graveyard they must."""
        # rule: zones.library
        if isinstance(self.what, AnyPlace):
            return all(game.zone[card] in (LIBRARY, HAND) for card in self.candidates(game, scope))
        for what in self.what.nouns if isinstance(self.what, AnyKind) else [self.what]:
            if not isinstance(what, Noun) or what.zone != LIBRARY:
                return False
            if what.types == 0 and all(isinstance(one, (InZone, Yours, Theirs)) for one in what.traits):
                return False
        return True


def chosen(what: Cards[Magic], count: Quantity[Magic] | None, by: Players[Magic] | None) -> ChosenCards:
    """So many chosen cards, one unless said otherwise."""
    return ChosenCards(what, None, Number(1) if count is None else count, by)


def up_to(count: Quantity[Magic], what: Cards[Magic], by: Players[Magic] | None) -> ChosenCards:
    """From none to so many chosen cards."""
    return ChosenCards(what, Number(0), count, by)


def any_number(what: Cards[Magic], by: Players[Magic] | None) -> ChosenCards:
    """As many chosen cards as one likes."""
    return ChosenCards(what, Number(0), None, by)


class AtRandom(MagicCards):
    """Cards picked at random."""

    def __init__(self, what: Cards[Magic], number: Quantity[Magic] | None) -> None:
        self.what = what
        self.number = number

    def cards(self, game: Magic, scope: Scope) -> list[int]:
        left = self.what.cards(game, scope)[:]
        picked: list[int] = []
        count = 1 if self.number is None else self.number.value(game, scope)
        while left and len(picked) < count:
            picked.append(left.pop(game.chance.below(len(left))))
        return picked


NOUNS.add("target(what: cards, count: quantity = none) -> cards", target, role=roles.TARGET)
NOUNS.add(
    "up_to_targets(count: quantity, what: cards, least: quantity = none, by: players = none) -> cards",
    up_to_targets,
    role=roles.TARGET,
)
NOUNS.add("targeted(which: number = 1) -> cards", TargetedBefore)
NOUNS.add(
    "chosen(what: cards, count: quantity = none, by: players = none) -> cards",
    chosen,
    role=roles.CHOICE,
    sets=binding.IT,
)
NOUNS.add("up_to(count: quantity, what: cards, by: players = none) -> cards", up_to, role=roles.CHOICE, sets=binding.IT)
NOUNS.add("any_number(what: cards, by: players = none) -> cards", any_number, role=roles.CHOICE, sets=binding.IT)
NOUNS.add("at_random(what: cards, count: quantity = none) -> cards", AtRandom, role=roles.CHOICE)

# -- Players -----------------------------------------------------------------------------------------------------------


class PlayerOf(Players[Magic]):
    """The controllers, or the owners, of cards; a player stands for itself."""

    def __init__(self, cards: Cards[Magic], owner: bool) -> None:
        self.of = cards
        self.owner = owner

    def who(self, game: Magic, scope: Scope) -> list[int]:
        found: list[int] = []
        for thing in as_they_were(self.of, game, scope):
            if thing.player >= 0:
                found.append(thing.player)
            else:
                found.append(game.owner[thing.card] if self.owner else int(self.controller(game, scope, thing)))
        return [player for player in game.in_turn_order() if player in found]

    def controller(self, game: Magic, scope: Scope, thing: Thing) -> i64:
        """Who controls a card, or did as it left: what comes back later is another object."""
        # rule: players.controller zones.leaves-the-battlefield
        card = thing.card
        if game.state[card] != thing.mark:
            last = game.last_mark[card]
            if last == thing.mark or (last == thing.mark - 1 and not isinstance(self.of, TargetedBefore)):
                return game.last_controller[card]
            if scope.holder >= 0 and isinstance(self.of, (That, ThatWas)):
                return scope.holder
        return game.controller[card]


class ControllerThen(Players[Magic]):
    """Whoever controlled the card an event was about as it happened."""

    # rule: players.controller
    def who(self, game: Magic, scope: Scope) -> list[int]:
        return [int(scope.holder)] if scope.holder >= 0 and game.playing[scope.holder] else []


class OthersThanYou(Players[Magic]):
    """Each other player."""

    # rule: players.player
    def who(self, game: Magic, scope: Scope) -> list[int]:
        return [player for player in game.in_turn_order() if player != scope.player]


class EachFromYou(Players[Magic]):
    """Each player, you first and then the others in turn order: one after the other, not all at once."""

    # rule: players.player turn.order
    def who(self, game: Magic, scope: Scope) -> list[int]:
        order = game.in_turn_order()
        at = order.index(scope.player) if scope.player in order else 0
        return order[at:] + order[:at]


class EnchantedPlayer(Players[Magic]):
    """The player this Aura is attached to."""

    # rule: types.aura keyword.enchant
    def who(self, game: Magic, scope: Scope) -> list[int]:
        if scope.source < 0:
            return []
        player = game.attached_player[scope.source]
        if game.has_left(scope.source, game.incarnation(scope)):
            player = game.last_player[scope.source]  # whom it enchanted as it left
        return [player] if player >= 0 and game.playing[player] else []


class DefendingPlayer(Players[Magic]):
    """The player whom a creature attacks, or whose planeswalker it attacks; in Two-Headed Giant one of the heads."""

    # rule: combat.defending-player
    def __init__(self, of: Cards[Magic] | None) -> None:
        self.of = of

    def who(self, game: Magic, scope: Scope) -> list[int]:
        attackers = [scope.source] if self.of is None else self.of.cards(game, scope)
        found: list[int] = []
        for card in attackers:
            walker = game.attacked_walker[card]
            if walker >= 0:
                found.append(game.controller[walker])
            elif game.attacking[card] >= 0:
                found.append(game.attacking[card])
            elif self.of is None and scope.someone >= 0:
                found.append(scope.someone)  # it attacks no more: whom it attacked then
        return found


class TargetedPlayer(Players[Magic]):
    """The player chosen for the first, second … target of this spell or ability."""

    def __init__(self, which: i64) -> None:
        self.which = which

    def who(self, game: Magic, scope: Scope) -> list[int]:
        node = nth_target(game, scope, self.which)
        if isinstance(node, TargetPlayers):
            return node.who(game, scope)
        if isinstance(node, Targets):
            return node.players_meant(game, scope)
        return []


NOUNS.add("others_than_you -> players", OthersThanYou, "players.player", role=roles.MANY)
NOUNS.add("each_from_you -> players", EachFromYou, "players.player", "turn.order", role=roles.MANY)
NOUNS.add(
    "controller_of(cards: cards) -> players",
    lambda cards: PlayerOf(cards, False),
    "players.control",
    "players.controller",
    role=roles.LOOKS_BACK | roles.SINGLE,
)
NOUNS.add(
    "controller_then -> players",
    ControllerThen,
    "players.controller",
    role=roles.LOOKS_BACK | roles.SINGLE,
    needs=binding.CARD,
)
NOUNS.add(
    "owner_of(cards: cards) -> players",
    lambda cards: PlayerOf(cards, True),
    "players.owner",
    role=roles.LOOKS_BACK | roles.SINGLE,
)
NOUNS.add(
    "enchanted_player -> players",
    EnchantedPlayer,
    "types.enchanted",
    "types.aura",
    "keyword.enchant",
    role=roles.SINGLE,
)
NOUNS.add(
    "defending_player(of: cards = none) -> players", DefendingPlayer, "combat.defending-player", role=roles.SINGLE
)
NOUNS.add("targeted_player(which: number = 1) -> players", TargetedPlayer)
NOUNS.add(
    "target_player(who: players = none, count: quantity = none) -> players",
    lambda who, count: TargetPlayers(who, None, count),
    "players.player",
    role=roles.TARGET,
)
NOUNS.add(
    "target_players(most: quantity = none, who: players = none) -> players",
    lambda most, who: TargetPlayers(who, Number(0), Number(99) if most is None else most),
    role=roles.TARGET,
)


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
