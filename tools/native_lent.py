"""Lends columns to copies of games (native_build.py): a copy has the same ones, and who changes one first copies it.

Most of what is copied is never changed: who looks ahead copies a game, takes an action, and counts points. So where a
game is copied its columns are only counted once more, and wherever a number is set in a column of an object, C first
asks whether another has that column as well (`Quick_Own` in tools/quick/quick.h). Every place in the C files is looked
at, whether games come to it or not; one that cannot be judged stops the build. Python gets columns of its own, too.
A list that a game has already which is copied into, with the same in it, stays where nobody else has it.
"""

from __future__ import annotations

import re
from collections.abc import Container
from pathlib import Path

from native_text import definitions

R = r"cpy_r_\w+"
SET = re.compile(rf" +\*\(int64_t \*\)({R}) = .*;")
SETTING = re.compile(rf"( +)\*\(int64_t \*\)({R}) = ({R}|-?\d+(?:LL)?);")
LABEL = re.compile(r"(\w+): ;")
GOTO = re.compile(r"\bgoto (\w+);")
ADDED = re.compile(rf".*\bVecI64Api\.append\(({R}), .*")
ASSIGNED = re.compile(rf" +({R}) = (.*);")
SUM = re.compile(rf"({R}) \+ {R}")
ITEMS = re.compile(rf"\(CPyPtr\)({R})\.items")
GAMES = "|".join(("Game", "Columns", "Lorcana", "LorcanaGame", "Cipher", "CipherGame", "Magic", "MagicGame"))
LOADED = re.compile(rf"\(\(mulligan___\w+___(?:{GAMES})Object \*\){R}\)->_\w+")
CALL = re.compile(r"\bCPy(?:Def|Py)_(\w+)\(")
COPIED = re.compile(rf"Quick_Column\(({R})\)")
COPIES = re.compile(r"CPyDef_\w+___copy_fields")
LISTED = re.compile(rf"( +)({R}) = Quick_Copy\(({R})\);")
KEPT = re.compile(rf" +\(\((\w+) \*\)({R})\)->(_\w+) = ({R});")
FAR = 32  # lines from where a list is copied to where the copy is kept
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
            lines = copied_over([COPIED.sub(r"Quick_Lent(\1)", line) for line in lines])
        parts += [text[done : one.first], "\n".join(owned(lines, f"{file.name}: {head.strip()}"))]
        done = one.last
    text = "".join([*parts, text[done:]])
    file.write_text(GIVEN.sub(r"    Quick_Own(&\1);\n\g<0>", text), "utf-8")


def copied_over(lines: list[str]) -> list[str]:
    """The lines that copy a game, in which a list stays that the new game has already and that nobody else has."""
    made = lines[:]
    news = {
        "cpy_r_new",
        *(found[1] for line in lines if (found := ASSIGNED.fullmatch(line)) and found[2] == "cpy_r_new"),
    }
    for place, line in enumerate(lines):
        if found := LISTED.fullmatch(line):
            room, copy, source = found.groups()
            names = {copy}
            for after in lines[place + 1 : place + FAR]:
                if (alias := ASSIGNED.fullmatch(after)) and alias[2] in names:
                    names.add(alias[1])
                elif (kept := KEPT.fullmatch(after)) and kept[2] in news and kept[4] in names:
                    made[place] = f"{room}{copy} = Quick_CopyOver({source}, (({kept[1]} *)cpy_r_new)->{kept[3]});"
                    break
    return made


def owned(lines: list[str], where: str) -> list[str]:
    """The lines of a function, in which a column is one's own before a number is set in it that was not there."""
    assigned: dict[str, list[tuple[int, str]]] = {}
    for place, line in enumerate(lines):
        if found := ASSIGNED.fullmatch(line):
            assigned.setdefault(found[1], []).append((place, found[2]))
    before: dict[int, str] = {}
    instead: dict[int, list[tuple[int, str, str]]] = {}  # by where a column is looked up: what is set in it, and where
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
            if SET.fullmatch(line):
                instead.setdefault(loaded, []).append((place, column, expression))
    for loaded, those in instead.items():
        place, column, expression = those[0]
        found = SETTING.fullmatch(lines[place])
        if found and len(those) == 1 and is_used_once(lines, loaded, place, column):
            del before[loaded]
            room, pointer, number = found.groups()
            lines[place] = f"{room}Quick_SetAt(&{expression}, {pointer}, {number});"
    return [f"{before[place]}\n{line}" if place in before else line for place, line in enumerate(lines)]


def is_used_once(lines: list[str], loaded: int, place: int, column: str) -> bool:
    """Whether a column that is looked up here is used for what is set there alone, and nobody keeps it at hand."""
    name = re.compile(rf"\b{column}\b")
    kept = re.compile(rf"REF\({column}\)|= {column};|\({column}[,)]")
    uses = [number for number, line in enumerate(lines) if name.search(line) and not line.startswith("    VecI64 ")]
    if not all(loaded <= number < place and not kept.search(lines[number]) for number in uses):
        return False
    labels = {found[1]: number for number in range(loaded, place) if (found := LABEL.match(lines[number]))}
    for number, line in enumerate(lines):
        for label in GOTO.findall(line):
            if (
                label in labels
                and not loaded < number < labels[label]
                and leads_on(lines, labels[label], place, labels)
            ):
                return False  # it is come to without looking the column up
    return True


def leads_on(lines: list[str], label: int, place: int, labels: Container[str]) -> bool:
    """Whether what stands at a label leads to a place below, and not only to where something is wrong."""
    for line in lines[label:place]:
        if line.strip() == "CPy_Unreachable();":
            return False
        if any(one in labels for one in GOTO.findall(line)):
            return True
    return True


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
