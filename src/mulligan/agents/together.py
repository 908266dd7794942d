"""One search in several processes at once: each imagines games of its own, and what they found is added up."""

from __future__ import annotations

import json
import os
import select
import signal
import threading
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 0.03  # seconds that the others are waited for, where the time is limited
PIECE: Final = 1 << 16

Counts = list[tuple[int, float]]  # of each option, how often it was tried, and the chances it led to in all


def may_share() -> bool:
    """Whether this process may make copies of itself: not on every system, and not while other threads run."""
    return hasattr(os, "fork") and threading.active_count() == 1


def found_by_others(count: int, think: Callable[[int], Counts], meanwhile: Callable[[], None], limited: bool) -> Counts:
    """What so many other processes find, which think while something is done here; added up, nothing where all died.

    Each is told which it is, from 1. Where the time is limited, none is waited for much longer than it takes here.
    """
    readers = dict(begin(number, think) for number in range(1, count + 1))
    try:
        meanwhile()
        return added_up(list(readers), time.monotonic() + PATIENCE if limited else None)
    finally:
        for reader, child in readers.items():
            os.close(reader)
            os.kill(child, signal.SIGKILL)  # one that is done does not mind
            os.waitpid(child, 0)


def begin(number: int, think: Callable[[int], Counts]) -> tuple[int, int]:
    """A process that thinks, told by where it is read from and by its number."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return reader, child
    try:
        os.close(reader)
        with os.fdopen(writer, "wb") as told:
            told.write(json.dumps(think(number)).encode())
    finally:
        os._exit(0)  # whatever else the copied process had in hand is not its own


def added_up(readers: list[int], end: float | None) -> Counts:
    """What comes from these before the end, added up option by option."""
    said = dict.fromkeys(readers, b"")
    found: Counts = []
    while said:
        left = None if end is None else max(end - time.monotonic(), 0.0)
        ready, _, _ = select.select(list(said), [], [], left)
        if not ready:
            break
        for reader in ready:
            piece = os.read(reader, PIECE)
            if piece:
                said[reader] += piece
            else:
                found = sum_of(found, counts_in(said.pop(reader)))
    return found


def counts_in(text: bytes) -> Counts:
    """The counts that a process wrote; none where it died."""
    return [(int(tried), float(total)) for tried, total in json.loads(text)] if text else []


def sum_of(one: Counts, other: Counts) -> Counts:
    """Counts of the same options, added."""
    if not one or not other:
        return one or other
    return [(a[0] + b[0], a[1] + b[1]) for a, b in zip(one, other, strict=True)]
