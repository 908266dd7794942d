"""Who meets whom: everybody everybody, or in rounds those who stand alike, nobody the same twice if that can be."""

from __future__ import annotations

from mulligan.events.swiss import pair
from mulligan.kernel.chance import Chance

Pair = tuple[int, int]


def round_robin(count: int) -> list[Pair]:
    """Every two of so many."""
    return [(one, two) for one in range(count) for two in range(one + 1, count)]


def swiss_round(points: list[float], met: set[Pair], byes: set[int], chance: Chance) -> tuple[list[Pair], int]:
    """The pairs of the next round, and who sits out, or -1.

    Those with equal points meet, as far as they have not met; among equals chance decides. Of an odd number, the last
    who has not sat out yet does. `met` has each pair with the smaller number first.
    """
    order = list(range(len(points)))
    chance.shuffle(order)
    order.sort(key=lambda one: -points[one])
    bye = -1
    if len(order) % 2:
        bye = next((one for one in reversed(order) if one not in byes), order[-1])
        order.remove(bye)
    known = {one: {sum(two) - one for two in met if one in two} for one in order}
    pairs = pair(order, known)
    if pairs is None:  # everybody has met everybody: begin anew
        pairs = [(order[index], order[index + 1]) for index in range(0, len(order), 2)]
    return [(min(two), max(two)) for two in pairs], bye
