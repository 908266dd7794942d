"""Where a line may end: between words, and between ideographs, which have no spaces; never before a closing mark."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

# What no line begins with, and what none ends with.
NOT_FIRST: Final = frozenset(
    "、。，．：；？！）］｝」』】〕》〉〗”’…‥・％ー々〻ゝゞヽヾ～〜"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
    ",.:;?!)]}%"
)
NOT_LAST: Final = frozenset("（［｛「『【〔《〈〖“‘([{＃￥＄")
NUMBER: Final = frozenset("０１２３４５６７８９＋－Ｘ/")  # no line ends within a wide number: ＋１/＋１
_console: Final = Console(width=80)  # rich measures with one; nothing is ever written to it


def padded(text: str, width: int) -> str:
    """A text with spaces behind it, so many columns wide."""
    return text + " " * max(width - cell_len(text), 0)


def wrapped(text: Text, width: int) -> list[Text]:
    """A text in lines no wider than this."""
    if cell_len(text.plain) == len(text.plain):  # nothing in it is wide
        return list(text.wrap(_console, width))
    lines: list[Text] = []
    start = 0
    pieces = [0, *breaks(text.plain), len(text.plain)]
    last = 0  # where the line could end that is being filled
    for end in pieces[1:]:
        while cell_len(text.plain[start:end].rstrip(" ")) > width:
            cut = last if last > start else fitting(text.plain, start, width)
            lines.append(trimmed(text[start:cut]))
            start = cut
            while start < end and text.plain[start] == " ":
                start += 1
        last = end
    if start < len(text.plain) or not lines:
        lines.append(trimmed(text[start:]))
    return lines


def breaks(text: str) -> list[int]:
    """The places in a text before which a new line may begin."""
    found: list[int] = []
    for place in range(1, len(text)):
        before, after = text[place - 1], text[place]
        if after == " " or before in NOT_LAST or after in NOT_FIRST or (before in NUMBER and after in NUMBER):
            continue
        if before == " " or cell_len(before) > 1 or cell_len(after) > 1:
            found.append(place)
    return found


def fitting(text: str, start: int, width: int) -> int:
    """How far a piece goes that is too long for a line and has no place to break; at least one letter."""
    end = start + 1
    while end < len(text) and cell_len(text[start : end + 1]) <= width:
        end += 1
    return end


def trimmed(line: Text) -> Text:
    """A line without spaces at its end."""
    line.rstrip()
    return line
