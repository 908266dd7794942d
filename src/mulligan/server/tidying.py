"""Python's search for unreachable objects, kept from making everybody wait.

What a game leaves behind is freed at once, without a search. Only what refers to itself in a circle, a table that has
been closed for instance, waits for one; a search through all of many tables stops the server for more than half a
second, and Python by itself would begin one every few seconds while tables come and go. So the young are looked
through as ever, in larger parcels, and all of it twice an hour.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

PARCELS: Final = (5_000, 20, 1_000_000)  # new objects, then searches of the young, before older ones are looked at
ALL_EVERY: Final = 1800.0  # seconds


def keep_calm() -> None:
    """What is there when the server begins stays until it ends; from then on search seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*PARCELS)


async def tidy(every: float = ALL_EVERY) -> None:
    """Look through everything from time to time."""
    while True:
        await asyncio.sleep(every)
        gc.collect()
