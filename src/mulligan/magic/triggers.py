"""Triggered abilities: who hears an event, and what waits to be put on the stack."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Effect, Node
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.modifiers import NEXT_USE, Modifier
from mulligan.magic.abilities import Activated, AddMana, Later, When
from mulligan.magic.choices import SpellMemory
from mulligan.magic.regulations import Suspending
from mulligan.magic.state import Magic
from mulligan.magic.stock import emblems
from mulligan.magic.terms import (
    CAST,
    DELAYED,
    DIED,
    FIRST_SLOT,
    FLOATING,
    GRAVEYARD,
    LAST_COUNTER_TAKEN,
    LEFT,
    STACK,
    SUSPENDED,
    TAPPED_FOR_MANA,
    ZONES,
)


def tell(game: Magic, event: Event) -> None:
    """Tell whoever listens of an event; each ability that waited for it triggers, once for this event."""
    # rule: triggers.automatic
    if not game.fresh:
        game.refresh()
    kind = event.kind
    if game.listening[kind] == 0:
        return
    seats = game.match.seats
    granted = len(game.given) > 0
    for i in range(seats):
        player = (game.active + i) % seats
        for card in game.hearers[player]:
            if granted or game.cards[game.face[card]].listens[kind]:
                for ability in game.triggers_of(card):
                    hear(game, card, ability, player, event)
        for card in emblems(game, player):
            for ability in game.cards[game.face[card]].triggers:
                hear(game, card, ability, player, event)
    if kind in game.own_match.elsewhere:
        for player in range(seats):
            for card in game.piles[player * ZONES + GRAVEYARD]:
                for ability in game.cards[game.printed[card]].elsewhere:
                    if ability.zone is not None and ability.zone.zone == GRAVEYARD and not game.is_hushed(card):
                        hear(game, card, ability, player, event)
    if kind == CAST and event.card >= 0:
        for ability in game.cards[game.face[event.card]].elsewhere:
            if ability.zone is not None and ability.zone.zone == STACK:
                hear(game, event.card, ability, event.player, event)
    if game.floating:
        hear_floating(game, event)


def hear_floating(game: Magic, event: Event) -> None:
    """Let abilities trigger that no permanent carries: delayed ones, once, and those that last a while."""
    spent: list[Modifier] = []
    for modifier in game.modifiers:
        if modifier.kind == FLOATING:
            if 0 <= modifier.card != event.card or (modifier.card >= 0 and game.state[event.card] != modifier.state):
                continue
            heard = len(game.triggered)
            hear(game, modifier.source, game.nodes[modifier.node], modifier.player, event)
            if modifier.until == NEXT_USE and len(game.triggered) > heard:
                spent.append(modifier)
        elif modifier.kind == SUSPENDED:
            if hear_suspended(game, modifier, event):
                spent.append(modifier)
        elif modifier.kind == DELAYED and modifier.amount == event.kind:
            later = game.nodes[modifier.node]
            assert isinstance(later, Later)
            if (later.step < 0 or later.step == event.number) and (not later.yours or event.player == modifier.player):
                spent.append(modifier)
                subject = modifier.card if modifier.card >= 0 and game.state[modifier.card] == modifier.state else -1
                told = Event(event.kind, subject, -1, event.player, event.number)
                trigger(game, modifier.source, later, modifier.player, told)
    if spent:
        game.modifiers = [modifier for modifier in game.modifiers if modifier not in spent]
        game.fresh = False


def hear_suspended(game: Magic, modifier: Modifier, event: Event) -> bool:
    """Let the abilities of a suspended card trigger; True once the last of its time counters is gone, or the card."""
    # rule: golden.card-over-rulebook
    if game.state[modifier.card] != modifier.state:
        return True
    by = game.nodes[modifier.node]
    assert isinstance(by, Suspending)
    heard = len(game.triggered)
    for ability in by.abilities:
        hear(game, modifier.card, ability, modifier.player, event)
    return event.kind == LAST_COUNTER_TAKEN and len(game.triggered) > heard


def hear(game: Magic, card: i64, ability: Node, player: i64, event: Event) -> None:
    """Let one ability trigger if this is the event it waits for and its condition holds."""
    if not isinstance(ability, When) or event.kind not in ability.kinds:
        return
    acting = scope(card, ability.id, player)
    if not ability.trigger.fits(game, acting, event):
        return
    fill(game, acting, event)
    if ability.only_if is not None and not ability.only_if.holds(game, acting):
        return
    trigger(game, card, ability, player, event)


def fill(game: Magic, scope: Scope, event: Event) -> None:
    """Tell a scope of its event."""
    scope.subject = event.card
    scope.other = event.other
    if event.other >= 0:
        scope.other_mark = game.state[event.other]
    scope.someone = event.player
    scope.number = event.number
    if event.card >= 0:
        scope.holder = game.controller[event.card]
        scope.mark = game.state[event.card]
        if event.kind == DIED or event.kind == LEFT:
            scope.mark += 1  # it is about to become a new object there
        scope.it = [event.card]


def trigger(game: Magic, card: i64, ability: Node, player: i64, event: Event) -> None:
    """An ability has triggered; it goes on the stack the next time a player would have priority."""
    new = scope(card, ability.id, player)
    fill(game, new, event)
    leaving = event.card == card and (event.kind == DIED or event.kind == LEFT)
    mark_source(game, new, 1 if leaving else 0)
    if event.kind == CAST and isinstance(ability, When):
        keep_spell(game, ability, new, event.card)
    if event.kind == TAPPED_FOR_MANA and isinstance(ability, When) and isinstance(ability.effect, AddMana):
        game.resolve(ability.effect.id, new)  # rule: mana.pool
        return
    game.stamp += 1
    new.stamp = game.stamp
    game.triggered.append(new)
    game.note("triggers", player, card, rule="triggers.automatic")


def keep_spell(game: Magic, ability: When, own: Scope, card: i64) -> None:
    """An ability that copies the spell it triggered by keeps what was chosen for it."""
    # rule: stack.outlives-source
    for node in ability.effect.everything():
        if isinstance(node, SpellMemory):
            for one in game.waiting:
                if one.source != card or one.stamp <= 0:
                    continue
                if not isinstance(game.nodes[one.ability], (When, Activated, Later)):
                    node.keep(own, one)


def mark_source(game: Magic, own: Scope, more: i64 = 0) -> None:
    """Remember which incarnation of its source an ability is of: what comes back later is another object."""
    # rule: types.permanent zones.leaves-the-battlefield
    own.have_room(FIRST_SLOT)
    own.source_state = game.state[own.source] + more


def effect_of(game: Magic, scope: Scope) -> Effect[Magic]:
    """What a triggered ability does."""
    ability = game.nodes[scope.ability]
    if isinstance(ability, Later):
        return ability.effect
    assert isinstance(ability, When)
    return ability.effect


def condition_holds(game: Magic, scope: Scope) -> bool:
    """Whether the intervening condition of a triggered ability holds, if it has one."""
    ability = game.nodes[scope.ability]
    if not isinstance(ability, When):
        return True
    if ability.zone is not None and ability.zone.zone == GRAVEYARD:  # it must still be there, and not again
        if game.zone[scope.source] != GRAVEYARD or game.state[scope.source] != game.incarnation(scope):
            return False
    return ability.only_if is None or ability.only_if.holds(game, scope)
