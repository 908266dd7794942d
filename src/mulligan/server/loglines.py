"""The lines of a log as they went over the wire. Those that are long past, seldom asked for, are kept packed."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

CHUNK: Final = 16  # lines that are packed together
RECENT: Final = 2 * CHUNK  # from so many lines on, the older ones are packed


class LogLines:
    """Lines in their order, which only grow at the end, or are cut off there when a game goes back."""

    def __init__(self) -> None:
        self.packed: list[bytes] = []  # CHUNK lines each
        self.recent: list[msgspec.Raw] = []

    def __len__(self) -> int:
        return len(self.packed) * CHUNK + len(self.recent)

    def add(self, lines: list[msgspec.Raw]) -> None:
        """More lines."""
        self.recent += lines
        while len(self.recent) > RECENT:
            old = b"\n".join(bytes(one) for one in self.recent[:CHUNK])  # JSON has no line breaks of its own
            self.packed.append(zlib.compress(old))
            del self.recent[:CHUNK]

    def cut(self, length: int) -> None:
        """Keep only so many."""
        while length < len(self.packed) * CHUNK:
            self.recent = unpacked(self.packed.pop())
        del self.recent[length - len(self.packed) * CHUNK :]

    def all(self) -> list[msgspec.Raw]:
        """Every line."""
        return [line for chunk in self.packed for line in unpacked(chunk)] + self.recent


def unpacked(chunk: bytes) -> list[msgspec.Raw]:
    """The lines that were packed together."""
    return [msgspec.Raw(line) for line in zlib.decompress(chunk).split(b"\n")]
