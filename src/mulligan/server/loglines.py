"""The lines of a log as they went over the wire. Those that are long past, seldom asked for, are kept packed."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

CHUNK: Final = 16  # lines that are packed together at first
RECENT: Final = 2 * CHUNK  # from so many lines on, the older ones are packed
LARGE: Final = 8  # so many chunks become one, in which a line takes half as much


class LogLines:
    """Lines in their order, which only grow at the end, or are cut off there when a game goes back."""

    def __init__(self) -> None:
        self.old: list[bytes] = []  # LARGE chunks each
        self.packed: list[bytes] = []  # CHUNK lines each
        self.recent: list[msgspec.Raw] = []

    def __len__(self) -> int:
        return (len(self.old) * LARGE + len(self.packed)) * CHUNK + len(self.recent)

    def add(self, lines: list[msgspec.Raw]) -> None:
        """More lines."""
        self.recent += lines
        while len(self.recent) > RECENT:
            self.packed.append(packed(self.recent[:CHUNK]))
            del self.recent[:CHUNK]
            if len(self.packed) == LARGE:
                self.old.append(packed([line for chunk in self.packed for line in unpacked(chunk)]))
                self.packed = []

    def cut(self, length: int) -> None:
        """Keep only so many."""
        while length < len(self.old) * LARGE * CHUNK:
            self.packed, self.recent = [], unpacked(self.old.pop())
        while length < len(self) - len(self.recent):
            self.recent = unpacked(self.packed.pop())
        del self.recent[length - (len(self) - len(self.recent)) :]

    def all(self) -> list[msgspec.Raw]:
        """Every line."""
        return [line for chunk in (*self.old, *self.packed) for line in unpacked(chunk)] + self.recent


def packed(lines: list[msgspec.Raw]) -> bytes:
    """Lines packed together: JSON has no line breaks of its own."""
    return zlib.compress(b"\n".join(bytes(one) for one in lines))


def unpacked(chunk: bytes) -> list[msgspec.Raw]:
    """The lines that were packed together."""
    return [msgspec.Raw(line) for line in zlib.decompress(chunk).split(b"\n")]
