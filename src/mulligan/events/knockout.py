"""Knock-out: the best meets the worst, and whoever loses is out; who meets nobody is spared a round."""

from __future__ import annotations

NOBODY = -1


def bracket(players: list[int]) -> list[tuple[int, int]]:
    """The first round, so that the first two cannot meet before the last: players from the best to the worst."""
    size = 1 << (len(players) - 1).bit_length()
    order = [0]
    while len(order) < size:
        order = [place for one in order for place in (one, 2 * len(order) - 1 - one)]
    field = [players[place] if place < len(players) else NOBODY for place in order]
    return [seated(first, second) for first, second in zip(field[::2], field[1::2], strict=True)]


def seated(first: int, second: int) -> tuple[int, int]:
    """A table: whoever is alone sits first."""
    return (second, NOBODY) if first == NOBODY else (first, second)


def next_pairs(winners: list[int]) -> list[tuple[int, int]]:
    """The next round: the winners of neighbouring tables."""
    return list(zip(winners[::2], winners[1::2], strict=True))
