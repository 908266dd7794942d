"""Names in the order in which readers of a language look for them.

Old character sets list their ideographs as dictionaries do: GB 2312 by their sounds, Big5 by their strokes, JIS by
their readings, rare ones after the common ones. The message `sorting-code` names the set of a language.
"""

from __future__ import annotations

from collections.abc import Callable

from mulligan.kernel.foreign import lettered
from mulligan.speech.words import words


def sort_key(language: str) -> Callable[[str], list[bytes]]:
    """What names are sorted by in a language; letters that its set does not have come last."""
    code = words(language).say("sorting-code")

    def key(name: str) -> list[bytes]:
        letters = [letter for letter in lettered(name) if letter.isalnum()]
        return [letter.encode(code, "ignore") or b"\xff" + letter.encode() for letter in letters]

    return key
