"""Phasing: permanents that are for a while treated as though they did not exist, and come back as they were."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.modifiers import WHILE_SOURCE
from mulligan.magic import layers
from mulligan.magic.placing import cease, forget
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, GONE, PHASING, WHILE_HERE, WHILE_MINE_TAPPED, WHILE_TAPPED, ZONES


def shift(game: Magic, card: i64, zone: i64) -> None:
    """A permanent is there no more, or again: it stays the same object, and nobody is told that it left or entered."""
    # rule: golden.card-over-rulebook
    owner = game.owner[card]
    game.piles[owner * ZONES + game.zone[card]].remove(card)
    game.piles[owner * ZONES + zone].append(card)
    game.zone[card] = zone
    game.fresh = False
    game.unsettled = True


def phase_out(game: Magic, cards: list[int]) -> list[int]:
    """Permanents phase out with what is attached to them. Tokens cease to exist. Those that did so by themselves."""
    # rule: golden.card-over-rulebook combat.removal types.token
    if not game.fresh:
        game.refresh()
    gone = [card for card in cards if game.zone[card] == BATTLEFIELD]
    taken = gone[:]
    held_by = [-1] * len(gone)  # for each of them the permanent that it is attached to and phases out with, or -1
    for card in taken:
        for other in game.all_permanents():
            if game.attached[other] == card and other not in taken:
                taken.append(other)
                held_by.append(card)
    for i, card in enumerate(taken):
        game.remove_from_combat(card)
        game.note("phases-out", game.controller[card], card, rule="golden.card-over-rulebook")
        if game.unreal[card]:
            forget(game, card)
            cease(game, card)
        else:
            if held_by[i] < 0:
                game.phased_under[card] = game.controller[card]
            else:
                game.phased_with[card] = held_by[i]
            shift(game, card, GONE)
    kept = [
        one
        for one in game.modifiers
        if one.source not in taken or one.until not in (WHILE_SOURCE, WHILE_HERE, WHILE_TAPPED, WHILE_MINE_TAPPED)
    ]
    layers.end_all_but(game, kept)
    return gone


def phased_of(game: Magic, player: i64) -> list[int]:
    """What has phased out under a player's control, with what was attached to it."""
    # rule: golden.card-over-rulebook
    found: list[int] = []
    for pile in range(GONE, len(game.piles), ZONES):
        there = game.piles[pile] if game.playing[pile // ZONES] else []
        found.extend(card for card in there if game.phased_under[card] == player)
    for card in found:
        for pile in range(GONE, len(game.piles), ZONES):
            for other in game.piles[pile]:
                if game.phased_with[other] == card and other not in found:
                    found.append(other)
    return found


def phase(game: Magic, player: i64) -> None:
    """Before a player untaps, what has phasing phases out, and what had phased out phases in, at the same time."""
    # rule: golden.card-over-rulebook turn.untap
    back = phased_of(game, player)
    phase_out(game, [card for card in game.permanents(player) if game.has(card, PHASING)])
    for card in back:
        game.phased_under[card] = -1
        game.phased_with[card] = -1
        shift(game, card, BATTLEFIELD)
        game.note("phases-in", player, card, rule="golden.card-over-rulebook")
    for card in back:
        if game.attached[card] >= 0 and game.zone[game.attached[card]] != BATTLEFIELD:
            game.attached[card] = -1
    if not game.fresh:
        game.refresh()
