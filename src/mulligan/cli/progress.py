"""The bar that long work shows: how much is done, and how long the rest will take."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def progress_bar(words: str, *, hidden: bool) -> Progress:
    """A bar behind some words, on the side where it disturbs no output; hidden where a machine reads along."""
    return Progress(
        TextColumn(words),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=hidden,
    )
