"""Games between people with a secret seed, and what somebody could find out from what they hold."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType

from mulligan import games
from mulligan.kernel.chance import MASK, Chance
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind

GAMES = games.names()


SECRET = 0x5EC2E7_0F_7415_6A4E_1234_5678_9ABC_DEF1  # of a game between people


def some_game(kind: Kind, seed: int = SECRET) -> Game:
    names = kind.built_in_decks()
    decks = [kind.built_in_deck(name) for name in names[:2]]
    return kind.new_game(kind.match(["a", "b"], decks, kind.newest(), kind.formats[0], None), seed, True)


def unknown(game: Game, player: int) -> list[int]:
    """The cards whose faces a player does not know."""
    return [card for card in range(len(game.printed)) if not game.knows(player, card)]


def step_back(luck: Chance) -> None:
    """Take back what `next` did: whoever has a generator's state has all it ever said."""
    a, b, c, d = luck.row()
    e = (d - a) & MASK
    old_d = (c - e) & MASK
    old_c = (b - old_d) & MASK
    old_b = a ^ (((old_c << 17) & MASK) | (old_c >> 15))
    old_a = (e + (((old_b << 27) & MASK) | (old_b >> 5))) & MASK
    luck.a, luck.b, luck.c, luck.d = old_a, old_b, old_c, old_d


def seed_behind(luck: Chance) -> int:
    """The seed that a generator began with."""
    begun = luck.copy()
    for _ in range(20):
        step_back(begun)
    assert begun.a == 0xF1EA5EED
    return begun.b | begun.c << 32 | begun.d << 64


def everything_behind(start: object) -> list[object]:
    """All that can be reached from an object through attributes and containers, compiled or not; code is not data."""
    found: dict[int, object] = {}
    todo = [start]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, (type, ModuleType, FunctionType)):
            continue
        found[id(one)] = one
        todo.extend(gc.get_referents(one))
        for name in getattr(type(one), "__mypyc_attrs__", ()):
            if hasattr(one, name):
                todo.append(getattr(one, name))
    return list(found.values())
