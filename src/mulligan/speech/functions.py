"""Functions that messages of every language may use."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

_IDEOGRAPH: Final = "[\u4e00-\u9fff]"
_BEFORE_NUMBER: Final = re.compile(f"(?<={_IDEOGRAPH})([-+]?[0-9])")
_AFTER_NUMBER: Final = re.compile(f"([0-9])(?={_IDEOGRAPH})")
_WIDE: Final = {code: code + 0xFEE0 for code in range(0x21, 0x7F)} | {0x2212: 0xFF0D}


def capital(text: object) -> str:
    """A text with its first letter in capitals: the beginning of a sentence."""
    told = str(text)
    return told[:1].upper() + told[1:]


def initial(text: object) -> str:
    """The first letter of a text, small: for articles that depend on it."""
    return str(text)[:1].lower()


def signed(number: object, beside: object = 0) -> str:
    """A number with its sign, also when it is positive; nothing beside a number below it is nothing less: -3/-0."""
    if number == 0 and isinstance(beside, int) and beside < 0:
        return "-0"
    return f"{number:+d}" if isinstance(number, int) else str(number)


def same(one: object, other: object) -> str:
    """Whether two texts are the same: "yes" or "no"."""
    return "yes" if one == other else "no"


def wide(text: object) -> str:
    """A number or a few letters as wide as an ideograph, as Japanese cards print them: 3 as ３."""
    return str(text).translate(_WIDE)


def spaced(text: object) -> str:
    """A text with a space between ideographs and numbers, as Chinese cards print them: 抽 2 张卡."""
    return _AFTER_NUMBER.sub(r"\1 ", _BEFORE_NUMBER.sub(r" \1", str(text)))


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "CAPITAL": capital,
    "INITIAL": initial,
    "SIGNED": signed,
    "SAME": same,
    "WIDE": wide,
    "SPACED": spaced,
}
