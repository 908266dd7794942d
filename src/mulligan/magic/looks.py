"""Permanents that are copies of others for a time: what each is then, and what it was before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mulligan.kernel.declared import record


@record
class Look:
    """What a permanent becomes by an effect that makes it a copy, and what it is once that ends."""

    stamp: i64 = 0  # the time stamp of the effect
    face: i64 = -1  # the printed card that it becomes
    form: i64 = -1  # the form that was chosen for what it copies, or -1: then it keeps its own
    face_before: i64 = -1
    form_before: i64 = -1

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> Look: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> Look: ...
