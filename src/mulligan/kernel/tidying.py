"""How seldom Python searches for what nobody can reach, while much is made that leaves next to nothing behind."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PARCELS: Final = (20_000, 20, 20)  # new objects, then searches of the young, before Python searches the older ones


@contextmanager
def seldom_tidied() -> Iterator[None]:
    """Have Python search seldom for what nobody can reach: games and texts leave next to nothing of that kind.

    What is there already, catalogues and words, is not searched at all.
    """
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*PARCELS)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
