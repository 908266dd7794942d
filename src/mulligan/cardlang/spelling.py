"""One spelling for what printed texts write in many ways: patterns, each after a quick look whether it can match."""

from __future__ import annotations

import re
from typing import Final

_SIGN: Final = re.compile(r"\\.|[^\\]")  # a sign of a pattern, perhaps escaped
_ENDS: Final = "^$.|+{}"  # signs that end a run of letters
_OPTIONAL: Final = "?*"


class Spelling:
    """Patterns in their order, and what stands for each."""

    def __init__(self, variants: tuple[tuple[str, str], ...], flags: re.RegexFlag = re.NOFLAG) -> None:
        self.low = bool(flags & re.IGNORECASE)
        self.variants = [(needed(odd), re.compile(odd, flags), usual) for odd, usual in variants]

    def apply(self, line: str) -> str:
        """A text in the usual spelling."""
        low = line.lower() if self.low else line
        for letters, odd, usual in self.variants:
            if letters in low:
                changed = odd.sub(usual, line)
                if changed is not line:
                    line = changed
                    low = line.lower() if self.low else line
        return line


def needed(pattern: str) -> str:
    """The longest run of letters, in small ones, that a text must hold to match a pattern; nothing where none must."""
    runs = [""]
    depth = 0
    inside = False  # a set of signs
    for sign in _SIGN.findall(pattern):
        if inside:
            inside = sign != "]"
        elif sign == "(":
            depth += 1
        elif sign == ")":
            depth -= 1
        elif sign == "[":
            inside = True
        elif depth == 0 and sign == "|":  # one or the other
            return ""
        elif depth == 0 and sign in _OPTIONAL:  # of the letter before
            runs[-1] = runs[-1][:-1]
        elif depth == 0 and len(sign) == 1 and sign not in _ENDS:
            runs[-1] += sign.lower()
            continue
        runs.append("")
    return max(runs, key=len)
