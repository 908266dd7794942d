"""Loops that nobody can leave: the position comes back, and nobody had more than one option on the way. A draw."""

# The rulebook says what a draw is (G.draw-game) and not that a loop is one. It says no more than that a game ends when
# somebody wins, and here nobody ever could: so nobody has won.

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from mypy_extensions import i64

from mulligan.kernel.frames import Scope
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, REMEMBERED, UNTIL_IT_LEAVES, ZONES

PATIENCE: Final = 12  # so many objects resolve without anybody choosing before positions are compared
FOREVER: Final = 5000  # so many that the position may as well have come back, though always a little different
LONGEST: Final = 200  # positions that are kept
LONG_AGO: Final = 3  # stays of a card that are over make no difference


def goes_round(game: Magic) -> bool:
    """Whether what is about to resolve is part of a loop that nobody can leave. It is asked once for each object."""
    # rule: ending.draw
    game.forced += 1
    if game.forced < PATIENCE:
        return False
    here = position(game)
    for before in game.positions:
        if before[0] == here[0] and not_less(before, here):
            return True
    game.positions.append(here)
    if len(game.positions) > LONGEST:
        game.positions.pop(0)
    return game.forced > FOREVER


def not_less(before: list[int], here: list[int]) -> bool:
    """Whether every number that may grow has grown or stayed."""
    for i in range(1, len(here)):
        if here[i] < before[i]:
            return False
    return len(here) == len(before)


def position(game: Magic) -> list[int]:
    """The position: a digest of all that must be the same, then the numbers that may grow."""
    if not game.fresh:
        game.refresh()
    same: list[object] = [
        [game.active, game.phase, game.turn, *game.poison, *game.pool, *game.lands_played],
        [int(one) for one in (*game.playing, *game.must_draw)],
    ]
    growing: list[int] = game.life[:]
    tokens: dict[tuple[int, ...], int] = {}
    for player in range(game.match.seats):
        for zone in (LIBRARY, HAND, GRAVEYARD, EXILE):
            same.append([card for card in game.piles[player * ZONES + zone] if not game.unreal[card]])
        for card in sorted(game.piles[player * ZONES + BATTLEFIELD]):
            what = looks(game, card)
            if game.unreal[card]:
                tokens[what] = tokens.get(what, 0) + 1
            else:
                same.append([card, *what])
                growing.append(game.plus[card])
    for what in sorted(tokens):
        same.append(list(what))
        growing.append(tokens[what])
    for key in sorted(game.counters):
        if game.counters[key] and not game.unreal[key // 64]:
            same.append(key)
            growing.append(game.counters[key])
    same.append([on_stack(game, one) for one in game.waiting])
    same.append([on_stack(game, one) for one in game.triggered])
    same.append(sorted({lasting(game, i) for i in range(len(game.modifiers))}))
    digest = hashlib.blake2b(msgspec.msgpack.encode(same), digest_size=7).digest()
    return [int.from_bytes(digest, "little"), *growing]


def looks(game: Magic, card: i64) -> tuple[int, ...]:
    """What a permanent is and does, without its number."""
    return (
        game.face[card],
        game.controller[card],
        game.tapped[card],
        game.sick[card],
        game.damage[card],
        game.minus[card],
        game.loyalty[card],
        game.shields[card],
        game.choice[card],
        game.attacking[card],
        game.attacked_walker[card],
        game.blocking[card],
        game.attached[card],
        game.attached_player[card],
    )


def named(game: Magic, card: i64) -> int:
    """A card by its number, a token by what it is a token of."""
    if card < 0:
        return -1
    return -2 - game.face[card] if game.unreal[card] else int(card)


def on_stack(game: Magic, one: Scope) -> list[int]:
    """A spell or ability that waits: whose, of what, about what."""
    return [named(game, one.source), int(one.ability), int(one.player), named(game, one.subject), int(one.someone)]


def lasting(game: Magic, i: i64) -> tuple[int, ...]:
    """A continuous effect, however many times it is there."""
    one = game.modifiers[i]
    amount = one.amount
    if one.kind == REMEMBERED or one.kind == UNTIL_IT_LEAVES:  # by which stay of its source it is, counted from now
        amount = min(game.state[one.source] - one.amount, LONG_AGO)
    return (one.kind, named(game, one.card), amount, one.node, one.player, one.until, one.whose)
