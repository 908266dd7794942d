"""Loops: a position that comes back. Nobody can stop it: a draw; one player can: they may not start it again."""

from __future__ import annotations

from mulligan.cipher.state import Cipher
from mulligan.kernel.options import Option


def noted_position(game: Cipher) -> None:
    """A skill is about to resolve: remember where the game stands, once a check goes on suspiciously long."""


def without_loops(game: Cipher, options: list[Option]) -> list[Option]:
    """The options that would not start a loop again."""
    return options
