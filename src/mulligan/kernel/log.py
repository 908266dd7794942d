"""The log of a game: lines that only grow at the end. Who keeps games for long has what is long past packed."""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.events import Note

CHUNK: Final = 64  # notes that are packed together
RECENT: Final = CHUNK + 16  # from so many on, the older ones are packed
FASTEST: Final = 1  # of zlib's levels


class Log:
    """Notes in their order."""

    packed: list[bytes]  # CHUNK notes each
    lines: list[int]  # how many of each are lines for people, all before them included
    recent: list[Note]

    def __init__(self, notes: list[Note] | None = None) -> None:
        self.packed = []
        self.lines = []
        self.recent = []
        self.recent.extend(notes or [])

    def __len__(self) -> int:
        return len(self.packed) * CHUNK + len(self.recent)

    def __iter__(self) -> Iterator[Note]:
        return iter(self.since(0))

    def __reduce__(self) -> tuple[object, ...]:
        return Log, (self.since(0),)

    def append(self, note: Note) -> None:
        """One more."""
        self.recent.append(note)

    def pack(self) -> None:
        """Pack what is long past: it is seldom asked for, and takes a tenth of the room."""
        while len(self.recent) >= RECENT:
            old = self.recent[:CHUNK]
            self.recent = self.recent[CHUNK:]
            told = sum(1 for one in old if one.what)
            self.lines.append(told + (self.lines[-1] if self.lines else 0))
            self.packed.append(zlib.compress(marshal.dumps([row_of(one) for one in old]), FASTEST))

    def since(self, start: i64) -> list[Note]:
        """All but the first so many."""
        found: list[Note] = []
        first: i64 = start // CHUNK
        for number in range(first, len(self.packed)):
            found.extend(unpacked(self.packed[number]))
        skipped: i64 = min(first, len(self.packed)) * CHUNK
        return (found + self.recent)[max(start - skipped, 0) :]

    def lines_since(self, start: i64) -> list[Note]:
        """All lines for people but the first so many: a note may only cite a rule."""
        chunk: i64 = 0
        while chunk < len(self.lines) and self.lines[chunk] <= start:
            chunk += 1
        before: i64 = self.lines[chunk - 1] if chunk > 0 else 0
        return [note for note in self.since(chunk * CHUNK) if note.what][max(start - before, 0) :]

    def line_count(self) -> i64:
        """How many lines for people there are."""
        packed: i64 = self.lines[-1] if self.lines else 0
        return packed + sum(1 for note in self.recent if note.what)

    def first(self, count: i64) -> Log:
        """A log of the first so many, as it was then."""
        found = Log()
        chunks: i64 = min(count // CHUNK, len(self.packed))
        found.packed = self.packed[:chunks]
        found.lines = self.lines[:chunks]
        found.recent = self.since(chunks * CHUNK)[: max(count - chunks * CHUNK, 0)]
        return found


def row_of(note: Note) -> tuple[object, ...]:
    """A note as plain data."""
    return (
        note.what,
        note.rules,
        note.player,
        note.card,
        note.other,
        note.number,
        note.text,
        note.known,
        note.other_known,
    )


def unpacked(chunk: bytes) -> list[Note]:
    """The notes that were packed together."""
    return [Note(*row) for row in marshal.loads(zlib.decompress(chunk))]
