"""Decks from files, in whatever format people keep them; and what a deck is like, at a glance."""

from __future__ import annotations

from mulligan.decks.reading import read_deck_file
from mulligan.decks.summary import Summary, summary_of

__all__ = ["Summary", "read_deck_file", "summary_of"]
