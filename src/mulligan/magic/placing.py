"""One card from one zone to another: who sees it there, and what is remembered or forgotten of what it was."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.game import EVERYBODY
from mulligan.magic import layers
from mulligan.magic.printed import AURA, EQUIPMENT
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GONE,
    HAND,
    LIBRARY,
    MINUS,
    STACK,
    SUPPLEMENT,
    WAS_ATTACKING,
    WAS_BLOCKING,
    WAS_COLORED,
    WAS_ENCHANTED,
    WAS_EQUIPPED,
    WAS_FACED,
    WAS_OF_TYPES,
    WAS_TAPPED,
    ZONES,
)


def place(game: Magic, card: i64, zone: i64, top: bool = True) -> None:
    """Move one card, and nothing else: its pile, its zone, and who knows its face there."""
    # rule: types.permanent zones.leaves-the-battlefield
    old = game.zone[card]
    owner = game.owner[card]
    game.piles[owner * ZONES + old].remove(card)
    pile = game.piles[owner * ZONES + zone]
    if top and zone != BATTLEFIELD:
        pile.insert(0, card)
    else:
        pile.append(card)
    game.zone[card] = zone
    game.state[card] += 1
    if old == STACK and zone != BATTLEFIELD and game.face[card] != game.printed[card]:
        if game.down[card]:
            show_what_was_down(game, card)
        game.face[card] = game.printed[card]  # a half of a card is that only as a spell
    if old == EXILE and game.counters:
        game.counters = {key: count for key, count in game.counters.items() if key // 64 != card}
    # rule: zones.library zones.hand zones.battlefield zones.graveyard zones.exile
    if zone == HAND:
        game.show(card, owner)
        if game.own_match.shared_hands:
            for player in range(game.match.seats):
                if game.match.together(player, owner):
                    game.known[card] |= 1 << player
    elif zone != LIBRARY and zone != SUPPLEMENT and game.down[card] == 0:
        game.known[card] = EVERYBODY
    if old == BATTLEFIELD or zone == BATTLEFIELD:
        game.fresh = False
    elif zone == STACK:
        if game.cards[game.face[card]].always:
            game.fresh = False
        else:
            layers.start(game, card)
            game.touch()
    else:
        game.touch()


def remember(game: Magic, card: i64) -> None:
    """What a permanent is as it leaves the battlefield: what looks back at it later finds that."""
    # rule: zones.leaves-the-battlefield stack.outlives-source
    game.last_mark[card] = game.state[card]
    game.last_face[card] = game.face[card]
    game.last_controller[card] = game.controller[card]
    game.last_power[card] = game.power[card]
    game.last_toughness[card] = game.toughness[card]
    game.last_plus[card] = game.plus[card]
    game.last_looks[card] = looks(game, card)
    game.last_choice[card] = game.choice[card]
    holder = game.attached[card]
    game.last_attached[card] = holder
    game.last_player[card] = game.attached_player[card]
    game.last_attached_mark[card] = game.state[holder] if holder >= 0 else 0


def looks(game: Magic, card: i64) -> i64:
    """What a permanent is now, as bits: tapped, attacking, blocking, its colours and types."""
    found = (game.colors[card] << WAS_COLORED) | (game.types[card] << WAS_OF_TYPES)
    if game.tapped[card]:
        found |= WAS_TAPPED
    if game.attacking[card] != -1:
        found |= WAS_ATTACKING
        if game.blocked[card]:
            found |= WAS_FACED
    if game.blocking[card] != -1:
        found |= WAS_BLOCKING
    return found


def remember_attached(game: Magic, leaving: list[int]) -> None:
    """Of what leaves it is remembered whether it was enchanted or equipped."""
    # rule: types.enchanted zones.leaves-the-battlefield
    for pile in range(BATTLEFIELD, len(game.piles), ZONES):
        for card in game.piles[pile]:
            holder = game.attached[card]
            if holder >= 0 and holder in leaving:
                if game.subtypes[card] & AURA:
                    game.last_looks[holder] |= WAS_ENCHANTED
                if game.subtypes[card] & EQUIPMENT:
                    game.last_looks[holder] |= WAS_EQUIPPED


def show_what_was_down(game: Magic, card: i64) -> None:
    """A face-down spell or permanent goes elsewhere: its owner reveals it, and it is what it is."""
    # rule: zones.reveal golden.card-over-rulebook
    game.down[card] = 0
    game.face[card] = game.printed[card]
    game.reveal(card)
    game.note("is-revealed", game.owner[card], card, rule="zones.reveal")


def forget(game: Magic, card: i64) -> None:
    """A permanent leaves the battlefield: nothing of what happened to it there stays with the card."""
    if game.down[card]:
        show_what_was_down(game, card)
    game.face[card] = game.printed[card]
    game.tapped[card] = 0
    game.sick[card] = 0
    game.damage[card] = 0
    game.doomed[card] = 0
    game.attached[card] = -1
    game.attached_player[card] = -1
    if game.paired[card] >= 0:
        game.paired[game.paired[card]] = -1
        game.paired[card] = -1
    game.plus[card] = 0
    game.loyalty[card] = 0
    game.shields[card] = 0
    game.choice[card] = -1
    if not game.unreal[card]:  # an X/X token may be copied as it was
        game.paid_x[card] = 0
    game.kicked[card] = 0
    game.spent[card] = 0
    game.way[card] = 0
    game.cast_from[card] = -1
    if game.last_counters:
        game.last_counters = {key: count for key, count in game.last_counters.items() if key // 64 != card}
    if game.minus[card]:
        game.last_counters[card * 64 + MINUS] = game.minus[card]
    game.minus[card] = 0
    if game.counters:
        for key, count in game.counters.items():
            if key // 64 == card:
                game.last_counters[key] = count
        game.counters = {key: count for key, count in game.counters.items() if key // 64 != card}
    if game.used:
        game.used = [one for one in game.used if one >> 16 != card]
    game.remove_from_combat(card)


def not_commanded(game: Magic, cards: list[int]) -> list[int]:
    """Cards without those in the command zone: what an effect would have found elsewhere it does not find there."""
    # rule: commander.game
    return [card for card in cards if game.zone[card] != COMMAND]


def cease(game: Magic, card: i64) -> None:
    """A token or copy outside of where it can be ceases to exist."""
    # rule: types.token
    place(game, card, GONE)


def shuffle_library(game: Magic, player: i64) -> None:
    """A player shuffles their library."""
    # rule: zones.shuffle
    game.shuffle(player, LIBRARY)
    game.touch()
    game.note("shuffles", player, rule="zones.shuffle")
