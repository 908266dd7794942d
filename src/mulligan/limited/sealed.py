"""Sealed: every player opens six packs, and builds a deck of what is in them."""

from __future__ import annotations

from mulligan.kernel.kinds import SEALED, Kind
from mulligan.limited.packs import Pack, Sheets, packs_each


def open_pools(kind: Kind, code: str, seed: int, players: int) -> list[list[Pack]]:
    """The packs of each player. Whoever sits where opens the same packs, however many play."""
    # rule: limited.sealed
    sheets = Sheets(kind, code)
    each = packs_each(kind, SEALED)
    return [sheets.packs(seed, player * each, each) for player in range(players)]


def cards_in(packs: list[Pack]) -> list[str]:
    """The pool of a player: all cards of all their packs."""
    return [card for pack in packs for card in pack.cards]
