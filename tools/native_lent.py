"""Lends columns to copies of games (native_build.py): a copy has the same ones, and who changes one first copies it.

Most of what is copied is never changed: who looks ahead copies a game, takes an action, and counts points. So where a
game is copied its columns are only counted once more, and wherever a number is set in a column of an object, C first
asks whether another has that column as well (`Quick_Own` in tools/quick/quick.h). Every place in the C files is looked
at, whether games come to it or not; one that cannot be judged stops the build. Python gets columns of its own, too.
"""

from __future__ import annotations

import re
from pathlib import Path

from native_text import definitions

R = r"cpy_r_\w+"
SET = re.compile(rf" +\*\(int64_t \*\)({R}) = .*;")
ADDED = re.compile(rf".*\bVecI64Api\.append\(({R}), .*")
ASSIGNED = re.compile(rf" +({R}) = (.*);")
SUM = re.compile(rf"({R}) \+ {R}")
ITEMS = re.compile(rf"\(CPyPtr\)({R})\.items")
GAMES = "|".join(("Game", "Columns", "Lorcana", "LorcanaGame", "Cipher", "CipherGame", "Magic", "MagicGame"))
LOADED = re.compile(rf"\(\(mulligan___\w+___(?:{GAMES})Object \*\){R}\)->_\w+")
CALL = re.compile(r"\bCPy(?:Def|Py)_(\w+)\(")
COPIED = re.compile(rf"Quick_Column\(({R})\)")
COPIES = re.compile(r"CPyDef_\w+___copy_fields")
GIVEN = re.compile(r"    VEC_I64_INCREF\((self->_\w+)\);\n(?=    PyObject \*retval = VecI64Api\.box\()")
# What sets no number in any column of a game.
PURE = ("terms___power_of_pair", "terms___toughness_of_pair")
MADE = ("CPyDef_", "VecI64Api.slice(", "Quick_Column(", "VecI64Api.from_", "VecI64Api.alloc(")  # a column of one's own


def lend(file: Path) -> None:
    """Have copies of games share columns, in the C file of a source."""
    text = file.read_text("utf-8")
    if "VecI64" not in text:
        return
    parts: list[str] = []
    done = 0
    for one in definitions(text):
        lines = text[one.first : one.last].split("\n")
        head = text[one.start : one.first]
        if COPIES.search(head):
            lines = [COPIED.sub(r"Quick_Lent(\1)", line) for line in lines]
        parts += [text[done : one.first], "\n".join(owned(lines, f"{file.name}: {head.strip()}"))]
        done = one.last
    text = "".join([*parts, text[done:]])
    file.write_text(GIVEN.sub(r"    Quick_Own(&\1);\n\g<0>", text), "utf-8")


def owned(lines: list[str], where: str) -> list[str]:
    """The lines of a function, in which a column is one's own before a number is set in it."""
    assigned: dict[str, list[tuple[int, str]]] = {}
    for place, line in enumerate(lines):
        if found := ASSIGNED.fullmatch(line):
            assigned.setdefault(found[1], []).append((place, found[2]))
    before: dict[int, str] = {}
    for place, line in enumerate(lines):
        if found := ADDED.fullmatch(line):
            column = found[1]
        elif (found := SET.fullmatch(line)) and (items := items_of(found[1], assigned)):
            column = items
        else:
            continue
        came = where_from(column, assigned)
        if came is None:
            raise SystemExit(f"{where}: nobody can tell which column a number is set in: {line.strip()}")
        loaded, expression = came
        if LOADED.fullmatch(expression):
            others = {name for one in lines[loaded:place] for name in CALL.findall(one)}
            if any(not name.endswith(PURE) for name in others):
                raise SystemExit(f"{where}: a column is looked up, {sorted(others)} called, a number set in it")
            before[loaded] = f"    Quick_Own(&{expression});"
    return [f"{before[place]}\n{line}" if place in before else line for place, line in enumerate(lines)]


def items_of(pointer: str, assigned: dict[str, list[tuple[int, str]]]) -> str | None:
    """The column that a pointer leads into; None if it leads elsewhere."""
    for _, summed in assigned.get(pointer, []):
        if found := SUM.fullmatch(summed):
            for _, begun in assigned.get(found[1], []):
                if items := ITEMS.fullmatch(begun):
                    return items[1]
    return None


def where_from(column: str, assigned: dict[str, list[tuple[int, str]]]) -> tuple[int, str] | None:
    """Where a column was looked up, and how; of one that is made here, or given to a function, that it is."""
    while True:
        found = list(assigned.get(column, []))
        if not found:
            return 0, "given"
        if len(found) > 1:
            made = all(any(sign in text for sign in MADE) or re.fullmatch(R, text) for _, text in found)
            return (0, "made") if made else None
        place, text = found[0]
        if not re.fullmatch(R, text):
            return place, text
        column = text
