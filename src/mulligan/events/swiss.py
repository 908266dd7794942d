"""Swiss pairings: players with as many points meet, nobody meets anybody twice, nobody has two byes.

Players are taken from the top; each gets the next below them whom they have not met, such that the rest can be paired
too. That is tried for a while; should it not succeed, any pairing without a repeat is found by a method that finds one
wherever there is one (Edmonds's).
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from mulligan.events.standings import standings
from mulligan.kernel.chance import chance, one_way

if TYPE_CHECKING:
    from mulligan.events.event import Event, Round

NOBODY: Final = -1
MOST_TRIES: Final = 20_000

Pairs = list[tuple[int, int]]


def pairings(event: Event) -> Pairs:
    """The pairs of the next round of Swiss, the top table first; whoever has a bye comes last.

    Where too few are left to go without a repeat, what was longest ago is forgotten first.
    """
    rounds = event.swiss_rounds()
    order = drawn_order(event)
    had_bye = {table.first for one in rounds for table in one.tables if table.bye}
    spared = [player for player in reversed(order) if player not in had_bye] or list(reversed(order))
    for forgotten in range(len(rounds) + 1):
        met = who_met(event, rounds[forgotten:])
        if len(order) % 2 == 0:
            found = pair(order, met)
            if found is not None:
                return found
            continue
        for player in spared:
            found = pair([one for one in order if one != player], met)
            if found is not None:
                return [*found, (player, NOBODY)]
    raise AssertionError("with everything forgotten anybody can meet anybody")


def who_met(event: Event, rounds: list[Round]) -> dict[int, set[int]]:
    """Whom each has met in some rounds."""
    met: dict[int, set[int]] = {player: set() for player in range(len(event.players))}
    for table in (table for one in rounds for table in one.tables if not table.bye):
        met[table.first].add(table.second)
        met[table.second].add(table.first)
    return met


def drawn_order(event: Event) -> list[int]:
    """The players who are still there by their points; among equals chance decides, and only the seed."""
    luck = chance(one_way(event.seed, len(event.rounds)))
    lots = list(range(len(event.players)))
    luck.shuffle(lots)
    points = {standing.player: standing.points for standing in standings(event)}
    return sorted(event.staying(), key=lambda player: (-points[player], lots[player]))


def pair(order: list[int], met: dict[int, set[int]]) -> Pairs | None:
    """Pairs of players who have not met, from the top; None where there is no such pairing."""
    if not order:
        return []
    return from_the_top(order, met) or any_pairing(order, met)


def from_the_top(order: list[int], met: dict[int, set[int]]) -> Pairs | None:
    """Each with the nearest below whom they have not met, going back where that leaves somebody alone."""
    left = list(order)
    place = {player: number for number, player in enumerate(order)}
    chosen: list[tuple[int, int, list[int]]] = []  # a pair, and who else the first could have met
    candidates: list[int] | None = None
    for _ in range(MOST_TRIES):
        if not left:
            return [(first, second) for first, second, _ in chosen]
        first = left[0]
        if candidates is None:
            candidates = [other for other in left[1:] if other not in met[first]]
        if candidates:
            second, *rest = candidates
            left.remove(first)
            left.remove(second)
            chosen.append((first, second, rest))
            candidates = None
        elif chosen:
            first, second, candidates = chosen.pop()
            left = sorted([first, second, *left], key=place.__getitem__)
        else:
            return None
    return None


def any_pairing(order: list[int], met: dict[int, set[int]]) -> Pairs | None:
    """A pairing of all, found by augmenting paths through blossoms; None where there is none."""
    mates = Matching(order, met).mates()
    if any(mate < 0 for mate in mates):
        return None
    return [(order[place], order[mate]) for place, mate in enumerate(mates) if place < mate]


class Matching:
    """As many pairs as can be, in a graph of who may meet whom; players go by their place in the order."""

    def __init__(self, order: list[int], met: dict[int, set[int]]) -> None:
        self.size = len(order)
        self.may = [
            [other for other in range(self.size) if other != place and order[other] not in met[player]]
            for place, player in enumerate(order)
        ]
        self.mate = [-1] * self.size
        self.parent = [-1] * self.size
        self.base = list(range(self.size))

    def mates(self) -> list[int]:
        """Whom each meets; -1 for nobody."""
        for root in range(self.size):
            if self.mate[root] < 0:
                last = self.find_path(root)
                while last >= 0:
                    before = self.parent[last]
                    after = self.mate[before]
                    self.mate[last], self.mate[before] = before, last
                    last = after
        return self.mate

    def find_path(self, root: int) -> int:
        """The end of a path along which one more pair comes about; -1 for none."""
        self.parent = [-1] * self.size
        self.base = list(range(self.size))
        reached = [False] * self.size
        reached[root] = True
        waiting = deque([root])
        while waiting:
            here = waiting.popleft()
            for there in self.may[here]:
                if self.base[here] == self.base[there] or self.mate[here] == there:
                    continue
                if there == root or (self.mate[there] >= 0 and self.parent[self.mate[there]] >= 0):
                    self.shrink(here, there, reached, waiting)
                elif self.parent[there] < 0:
                    self.parent[there] = here
                    if self.mate[there] < 0:
                        return there
                    reached[self.mate[there]] = True
                    waiting.append(self.mate[there])
        return -1

    def shrink(self, here: int, there: int, reached: list[bool], waiting: deque[int]) -> None:
        """Take an odd ring for one place."""
        common = self.common_base(here, there)
        ring = [False] * self.size
        self.mark(here, common, there, ring)
        self.mark(there, common, here, ring)
        for place in range(self.size):
            if ring[self.base[place]]:
                self.base[place] = common
                if not reached[place]:
                    reached[place] = True
                    waiting.append(place)

    def common_base(self, one: int, other: int) -> int:
        """Where the ways back from two places meet."""
        seen: set[int] = set()
        while True:
            one = self.base[one]
            seen.add(one)
            if self.mate[one] < 0:
                break
            one = self.parent[self.mate[one]]
        while True:
            other = self.base[other]
            if other in seen:
                return other
            other = self.parent[self.mate[other]]

    def mark(self, place: int, common: int, child: int, ring: list[bool]) -> None:
        """Note the places of a ring from one of them to where it closes."""
        while self.base[place] != common:
            ring[self.base[place]] = True
            ring[self.base[self.mate[place]]] = True
            self.parent[place] = child
            child = self.mate[place]
            place = self.parent[self.mate[place]]
