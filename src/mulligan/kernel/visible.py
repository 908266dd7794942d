"""Text that comes from files and people, made safe to be shown: nothing in it moves a cursor or hides."""

from __future__ import annotations

import unicodedata


def visible(text: str, lines: bool = False) -> str:
    """A text with everything written out that would not be seen or would steer a terminal; lines may be kept apart."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(one if is_visible(one) or (lines and one == "\n") else repr(one)[1:-1] for one in text)


def is_visible(letter: str) -> bool:
    """Whether a letter is one that people see, or a blank."""
    return letter.isprintable() or unicodedata.category(letter) == "Zs"
