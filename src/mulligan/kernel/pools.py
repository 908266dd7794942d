"""Decks built from packs: whether their cards came out of them, or could have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from mulligan.kernel.kinds import DRAFT, SEALED, Complaint, Deck

LEAST: Final = 40  # cards of a deck that is built from packs
SEALED_PACKS: Final = 6
DRAFT_PACKS: Final = 24  # those of all at a table of eight: somebody may have taken a card out of each
PACKS: Final = {SEALED: SEALED_PACKS, DRAFT: DRAFT_PACKS}


def pool_complaints(
    deck: Deck, is_free: Callable[[str], bool], format: str, rule: str, in_a_pack: int = 1
) -> list[Complaint]:
    """What a deck and its sideboard have that its pool has not; of an unknown pool, what no packs can have had.

    Of a card that `is_free` anybody has as many as they wish; `in_a_pack` is how many of another a pack can hold.
    """
    found: list[Complaint] = []
    opened = counted(deck.pool)
    possible = PACKS.get(format, DRAFT_PACKS) * in_a_pack
    for name, count in counted([*deck.cards, *deck.side]).items():
        if is_free(name):
            continue
        if opened:
            if count > opened[name]:
                found.append(Complaint("deck-not-in-pool", rule, name, count, opened[name]))
        elif count > possible:
            found.append(Complaint("deck-beyond-packs", rule, name, count, possible))
    return found


def counted(cards: list[tuple[int, str]]) -> Counter[str]:
    """How many of each card a list has, in all its lines."""
    found: Counter[str] = Counter()
    for count, name in cards:
        found[name] += count
    return found
