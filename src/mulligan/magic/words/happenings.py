"""Words for what happened this turn, and for events that older cards wait for: lands played, counters, graveyards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import FICKLE, CardMatch, Cards, Condition, Players, Quantity, Trigger
from mulligan.cardlang.players import PlayersWho
from mulligan.cardlang.triggers import On
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope
from mulligan.magic.printed import counter_kind
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ACTIVATED,
    ATTACKERS_DECLARED,
    BATTLEFIELD,
    BURIED,
    COMBAT,
    COUNTER_PUT,
    COUNTER_TAKEN,
    DEALT_DAMAGE,
    DISCARDED,
    FIRST_COUNTER,
    GRAVEYARD,
    HAND,
    LAST_COUNTER_TAKEN,
    LIBRARY,
    PLAYED_LAND,
    SEARCHED,
    TARGETED,
    TO_PLAYER,
)
from mulligan.magic.words.nouns import Noun

HAPPENINGS: Final = Vocabulary()

# -- Events ------------------------------------------------------------------------------------------------------------


class CounterEvent(Trigger[Magic]):
    """A counter of a kind is put on permanents, or taken off them, once for each counter; or the last is taken off."""

    # rule: counters.counter
    def __init__(self, counter: str, who: Cards[Magic], event: i64) -> None:
        self.counter = counter
        self.who = who
        self.event = event
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def kinds(self) -> list[int]:
        return [self.event]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.number == self.kind and self.who.fits(game, scope, event.card)


class CountersPut(CounterEvent):
    """Counters of a kind are put on permanents: once for each of them, however many counters."""

    # rule: counters.counter
    def __init__(self, counter: str, who: Cards[Magic]) -> None:
        super().__init__(counter, who, COUNTER_PUT)

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.flags & FIRST_COUNTER != 0 and super().fits(game, scope, event)


class HarmedInCombat(Trigger[Magic]):
    """Combat damage is dealt to certain players, or to planeswalkers of a kind: once for each, by however many."""

    # rule: damage.combat
    def __init__(self, who: Players[Magic], walkers: Cards[Magic] | None) -> None:
        self.who = who
        self.walkers = walkers

    def kinds(self) -> list[int]:
        return [DEALT_DAMAGE]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if event.flags & COMBAT == 0:
            return False
        if event.flags & TO_PLAYER:
            if event.player not in self.who.who(game, scope):
                return False
        elif self.walkers is None or not self.walkers.fits(game, scope, event.other):
            return False
        for one in game.triggered:  # all combat damage is dealt at the same time
            if one.source == scope.source and one.ability == scope.ability and one.other == event.other:
                if one.someone == event.player:
                    return False
        return True


HAPPENINGS.add(
    "harmed_in_combat(who: players, walkers: cards = none) -> trigger",
    HarmedInCombat,
    "damage.combat",
)


class Buried(On[Magic]):
    """A card is put into a graveyard from anywhere; where any card of a kind is meant, a token is none."""

    # rule: zones.graveyard types.token
    def __init__(self, who: Cards[Magic]) -> None:
        super().__init__(BURIED, who)

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if game.unreal[event.card] and isinstance(self.card, Noun):
            return False
        return super().fits(game, scope, event)


class BuriedFromLibrary(Buried):
    """A card is put into a graveyard from a library."""

    # rule: zones.graveyard zones.library
    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.number == LIBRARY and super().fits(game, scope, event)


class BuriedFromElsewhere(Buried):
    """A card is put into a graveyard from anywhere but the battlefield: what dies does not count."""

    # rule: zones.graveyard types.token
    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.number != BATTLEFIELD and super().fits(game, scope, event)


class DiscardedByOpponent(Trigger[Magic]):
    """A spell or ability of an opponent has you discard a card."""

    # rule: zones.discard players.opponent
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def kinds(self) -> list[int]:
        return [DISCARDED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if event.number == 0 or event.player != scope.player or game.match.together(event.number - 1, scope.player):
            return False
        return self.what.fits(game, scope, event.card)


class TargetedBy(Trigger[Magic]):
    """Something becomes the target of a spell of a kind."""

    # rule: targets.choose-and-check
    def __init__(self, who: Cards[Magic], by: Cards[Magic]) -> None:
        self.who = who
        self.by = by

    def kinds(self) -> list[int]:
        return [TARGETED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return self.who.fits(game, scope, event.card) and self.by.fits(game, scope, event.other)


class AttackInForce(Trigger[Magic]):
    """So many creatures of one of certain players attack at once, or more."""

    # rule: combat.attacking
    def __init__(self, least: i64, by: Players[Magic]) -> None:
        self.least = least
        self.by = by

    def kinds(self) -> list[int]:
        return [ATTACKERS_DECLARED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.number >= self.least and event.player in self.by.who(game, scope)


class SearchesOwn(Trigger[Magic]):
    """A player searches their own library."""

    # rule: zones.library
    def __init__(self, by: Players[Magic]) -> None:
        self.by = by

    def kinds(self) -> list[int]:
        return [SEARCHED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.number == 1 and event.player in self.by.who(game, scope)


HAPPENINGS.add(
    "plays_land(by: players = you) -> trigger",
    lambda by: On(PLAYED_LAND, None, None, by),
    "types.land",
    sets=binding.PLAYER,
)
HAPPENINGS.add(
    "activates(what: cards, by: players = everyone) -> trigger",
    lambda what, by: On(ACTIVATED, what, None, by),
    "activated.activate",
    sets=binding.CARD | binding.PLAYER,
    unsaid="everyone",
)
HAPPENINGS.add(
    "searches(by: players = everyone) -> trigger",
    lambda by: On(SEARCHED, None, None, by),
    "zones.library",
    sets=binding.PLAYER,
)
HAPPENINGS.add("searches_own(by: players = everyone) -> trigger", SearchesOwn, "zones.library", sets=binding.PLAYER)
HAPPENINGS.add(
    "is_buried(who: cards) -> trigger",
    Buried,
    "zones.graveyard",
    sets=binding.CARD | binding.PLAYER,
    role=roles.MOVES,
    called="card",
    lies="in_graveyard",
)
HAPPENINGS.add(
    "is_buried_from_library(who: cards) -> trigger",
    BuriedFromLibrary,
    "zones.graveyard",
    "zones.library",
    sets=binding.CARD | binding.PLAYER,
    role=roles.MOVES,
    called="card",
    lies="in_graveyard",
)
HAPPENINGS.add(
    "is_buried_from_elsewhere(who: cards) -> trigger",
    BuriedFromElsewhere,
    "zones.graveyard",
    sets=binding.CARD | binding.PLAYER,
    role=roles.MOVES,
    called="card",
    lies="in_graveyard",
)
HAPPENINGS.add(
    "discards_card(what: cards, who: players = you) -> trigger",
    lambda what, who: On(DISCARDED, what, None, who),
    "zones.discard",
    sets=binding.CARD | binding.PLAYER,
    called="card",
    lies="in_graveyard",
)
HAPPENINGS.add(
    "discarded_by_opponent(what: cards) -> trigger",
    DiscardedByOpponent,
    "zones.discard",
    "players.opponent",
    sets=binding.CARD,
    role=roles.MOVES,
    called="card",
    lies="in_graveyard",
)
HAPPENINGS.add(
    "is_targeted_by(who: cards, by: cards) -> trigger",
    TargetedBy,
    "targets.choose-and-check",
    sets=binding.CARD | binding.PLAYER,
)
HAPPENINGS.add(
    "attack_in_force(least: number, by: players = you) -> trigger",
    AttackInForce,
    "combat.attacking",
    sets=binding.PLAYER,
)
HAPPENINGS.add(
    "counter_put(counter: text, who: cards) -> trigger",
    lambda counter, who: CounterEvent(counter, who, COUNTER_PUT),
    "counters.counter",
)
HAPPENINGS.add(
    "counters_put(counter: text, who: cards) -> trigger",
    CountersPut,
    "counters.counter",
)
HAPPENINGS.add(
    "counter_taken(counter: text, who: cards) -> trigger",
    lambda counter, who: CounterEvent(counter, who, COUNTER_TAKEN),
    "counters.counter",
)
HAPPENINGS.add(
    "last_counter_taken(counter: text, who: cards) -> trigger",
    lambda counter, who: CounterEvent(counter, who, LAST_COUNTER_TAKEN),
    "counters.counter",
)

# -- How often ---------------------------------------------------------------------------------------------------------


class SpellsCast(Quantity[Magic]):
    """How many spells players have cast this turn."""

    # rule: casting.spell
    def __init__(self, who: Players[Magic] | None) -> None:
        self.who = who

    def value(self, game: Magic, scope: Scope) -> i64:
        players = [scope.player] if self.who is None else self.who.who(game, scope)
        return sum(game.spells[player] for player in players)


class SpellsBefore(Quantity[Magic]):
    """How many spells were cast before this one this turn, whoever cast them."""

    # rule: casting.spell
    def value(self, game: Magic, scope: Scope) -> i64:
        return game.spells_before[scope.source]


class Assaults(Quantity[Magic]):
    """How many creatures players have attacked with this turn."""

    # rule: combat.attacking
    def __init__(self, who: Players[Magic] | None) -> None:
        self.who = who

    def value(self, game: Magic, scope: Scope) -> i64:
        players = [scope.player] if self.who is None else self.who.who(game, scope)
        return sum(game.assaults[player] for player in players)


class TurnsTaken(Quantity[Magic]):
    """How many turns you have begun in this game."""

    # rule: turn.order
    def value(self, game: Magic, scope: Scope) -> i64:
        return game.turns[scope.player]


class MostOfOneOwner(Quantity[Magic]):
    """The greatest number among certain cards that one player owns."""

    # rule: players.owner
    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        owners = [game.owner[card] for card in self.of.cards(game, scope)]
        return max((owners.count(owner) for owner in owners), default=0)


HAPPENINGS.add("spells_cast(who: players = none) -> quantity", SpellsCast, "casting.spell", says=FICKLE)
HAPPENINGS.add("spells_before -> quantity", SpellsBefore, "casting.spell")
HAPPENINGS.add("attackers_this_turn(who: players = none) -> quantity", Assaults, "combat.attacking", says=FICKLE)
HAPPENINGS.add("turns_taken -> quantity", TurnsTaken, "turn.order", says=FICKLE)
HAPPENINGS.add("most_of_one_owner(of: cards) -> quantity", MostOfOneOwner, "players.owner")

# -- Players -----------------------------------------------------------------------------------------------------------


class SomePlayer(Condition[Magic]):
    """Something is so of one of certain players; inside, `they` is that player."""

    # rule: players.player
    def __init__(self, among: Players[Magic], condition: Condition[Magic]) -> None:
        self.those: PlayersWho[Magic] = PlayersWho(among, condition)

    def holds(self, game: Magic, scope: Scope) -> bool:
        return len(self.those.who(game, scope)) > 0


class OthersThan(Players[Magic]):
    """All players but certain ones."""

    # rule: players.player
    def __init__(self, who: Players[Magic]) -> None:
        self.left_out = who

    def who(self, game: Magic, scope: Scope) -> list[int]:
        without = self.left_out.who(game, scope)
        return [player for player in game.in_turn_order() if player not in without]


class CastFrom(Condition[Magic]):
    """This spell, or the spell this permanent was, was cast from its player's hand, or from a graveyard."""

    # rule: casting.spell
    def __init__(self, zone: i64) -> None:
        self.zone = zone

    def holds(self, game: Magic, scope: Scope) -> bool:
        return scope.source >= 0 and game.cast_from[scope.source] == self.zone


class WasCast(Condition[Magic]):
    """This permanent was a spell that was cast."""

    # rule: casting.spell
    def holds(self, game: Magic, scope: Scope) -> bool:
        return scope.source >= 0 and game.cast_from[scope.source] >= 0


HAPPENINGS.add(
    "players_who(among: players, condition: condition) -> players",
    PlayersWho,
    "players.player",
    inside=binding.PLAYER,
    role=roles.MANY,
)
HAPPENINGS.add(
    "some_player(among: players, condition: condition) -> condition",
    SomePlayer,
    "players.player",
    inside=binding.PLAYER,
)
HAPPENINGS.add("others_than(who: players) -> players", OthersThan, "players.player", role=roles.MANY)
HAPPENINGS.add("cast_from_hand -> condition", lambda: CastFrom(HAND), "casting.spell")
HAPPENINGS.add("was_cast_from_graveyard -> condition", lambda: CastFrom(GRAVEYARD), "casting.spell")
HAPPENINGS.add("was_cast -> condition", WasCast, "casting.spell")
