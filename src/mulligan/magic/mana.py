"""Mana costs as they are printed, and mana as it is made."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.column import column, vec
from mulligan.kernel.errors import BadNotation
from mulligan.magic.terms import ANY_COLOR, COLOR_LETTERS, COLORLESS, COLORS, KINDS_OF_MANA, OR_TWO, SNOW_MANA

_SYMBOL: Final = re.compile(r"\{([^}]*)\}")


class ManaCost:
    """What must be paid in mana: a generic part, coloured symbols, hybrid symbols, and how many X."""

    # rule: cost.mana-cost cost.generic cost.hybrid cost.converted
    # rule: mana.white mana.blue mana.black mana.red mana.green
    def __init__(self, text: str) -> None:
        self.text = text
        self.generic: i64 = 0
        self.colored: vec[i64] = column(COLORS)
        self.hybrid: list[int] = []  # each the bits of its two colours; also what is snow, or may be two of any kind
        self.doubles: i64 = 0  # how many of them count as two
        self.x: i64 = 0
        self.x_colors: i64 = 0  # bits of the colours of mana that X may be paid with; 0 for any
        rest = _SYMBOL.sub("", text).strip()
        if rest:
            raise BadNotation("not-a-mana-cost", cost=text, symbol=rest)
        for symbol in _SYMBOL.findall(text):
            self.add(str(symbol).upper())
        self.symbols: list[int] = []  # every coloured or hybrid symbol, as bits of its colours
        for color in range(COLORS):
            for _ in range(self.colored[color]):
                self.symbols.append(1 << color)
        self.symbols.extend(self.hybrid)
        self.converted: i64 = self.generic + len(self.symbols) + self.doubles
        self.colors: i64 = 0
        for color in range(COLORS):
            if self.colored[color]:
                self.colors |= 1 << color
        for either in self.hybrid:
            self.colors |= either & ANY_COLOR

    def add(self, symbol: str) -> None:
        """Take in one symbol."""
        if symbol.isdigit():
            self.generic += int(symbol)
        elif symbol == "X":
            self.x += 1
        elif symbol in COLOR_LETTERS and len(symbol) == 1:
            self.colored[COLOR_LETTERS.index(symbol)] += 1
        elif len(symbol) == 3 and symbol[1] == "/" and symbol[0] in COLOR_LETTERS and symbol[2] in COLOR_LETTERS:
            self.hybrid.append(1 << COLOR_LETTERS.index(symbol[0]) | 1 << COLOR_LETTERS.index(symbol[2]))
        elif symbol == "S":
            self.hybrid.append(SNOW_MANA)
        elif len(symbol) == 3 and symbol[:2] == "2/" and symbol[2] in COLOR_LETTERS:
            self.hybrid.append(1 << COLOR_LETTERS.index(symbol[2]) | OR_TWO)
            self.doubles += 1
        else:
            raise BadNotation("not-a-mana-cost", cost=self.text, symbol=f"{{{symbol}}}")

    def with_more(self, more: i64) -> str:
        """The cost as it is written with so much more generic mana, or less: X first, then that, then colours."""
        # rule: cost.generic cost.additional
        symbols = [str(one) for one in _SYMBOL.findall(self.text)]
        generic = max(self.generic + more, 0)
        parts = [one for one in symbols if one.upper() == "X"]
        parts += [str(generic)] if generic else []
        parts += [one for one in symbols if one.upper() != "X" and not one.isdigit()]
        return "".join(f"{{{one}}}" for one in parts)


NO_COST: Final = ManaCost("")


def mana_made(text: str) -> list[int]:
    """How much of each kind of mana symbols stand for when they are added to a pool."""
    # rule: mana.kinds cost.generic
    cost = ManaCost(text.replace("{C}", "{1}"))  # as later cards write colourless mana
    made = [0] * KINDS_OF_MANA
    for color in range(COLORS):
        made[color] = cost.colored[color]
    made[COLORLESS] = cost.generic
    return made


def partly_in_life(text: str) -> list[tuple[int, str]]:
    """Each way to pay mana symbols of which some may be paid with 2 life each: how much life, and the mana."""
    # rule: golden.card-over-rulebook cost.pay-life
    symbols = [str(one) for one in re.findall(r"\{[^}]*\}", text)]
    either = [i for i, one in enumerate(symbols) if one.upper().endswith("/P}")]
    found: list[tuple[int, str]] = []
    for number in range(len(either) + 1):
        left = "".join(one for i, one in enumerate(symbols) if i not in either[:number])
        found.append((2 * number, left.replace("/P}", "}").replace("/p}", "}")))
    return found


def symbols_told(generic: i64, symbols: list[int]) -> str:
    """Generic mana and symbols, each as bits of its colours, as cards write them."""
    told = [str(generic)] if generic else []
    for bits in symbols:
        letters = [COLOR_LETTERS[color] for color in range(COLORS) if (bits >> color) & 1]
        told.append("S" if bits & SNOW_MANA else "/".join(["2", *letters] if bits & OR_TWO else letters))
    return "".join(f"{{{symbol}}}" for symbol in told)
