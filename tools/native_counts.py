"""Leaves out references that mypyc counts for a moment only (native_build.py).

To look something up in a list that an object has, mypyc counts a reference to the list and gives it back at once. Where
nothing in between can let go of the list, both are left out. The same holds for an item that is taken out of a list
only to be looked at, and for a column in which one number is set.
"""

from __future__ import annotations

import re

from native_text import definitions

R = r"cpy_r_\w+"
COUNTED = re.compile(rf"    (?:CPy|VEC_I64)_INCREF\(({R})\);")
TAKEN = re.compile(rf"    ({R}) = (CPyList_GetItem(?:Int64|Short)?)\((?=.*\);$)")
LOADED = rf"    {{}} = (?:\(\({R} \*\){R}\)->_\w+|\(\(\w+ \*\){R}\)->_\w+|\*\(PyObject \* \*\){R});"
ALIAS = re.compile(rf" +(cpy_r_r\d+) = ({R});")
RELEASED = re.compile(rf" +(?:CPy_(?:DECREF|DecRef)|VEC_I64_DECREF)\(({R})\);")
COLUMN = "    VEC_I64_INCREF("
LABEL = re.compile(r"(CPyL\d+): ;")
JUMP = re.compile(r"goto (CPyL\d+);(?: \})?$")
CALL = re.compile(r"\b([A-Za-z_]\w*)\(")
NAME = re.compile(R)
# What lets go of nothing.
HARMLESS = {"if", "likely", "unlikely", "offsetof", "sizeof", "Py_TYPE", "PyLong_Check", "PyList_Check", "CPy_INCREF"}
HARMLESS |= {"Quick_IsSmall", "Quick_SmallValue", "Quick_IsShort", "Quick_Value"}
HARMLESS |= {"CPyTagged_FromObject", "CPyTagged_BorrowFromObject", "CPyTagged_INCREF"}
HARMLESS |= {"CPyTagged_DECREF", "CPyLong_AsInt64", "CPy_Unreachable", "PyErr_Occurred"}
HARMLESS |= {f"CPyList_GetItem{kind}{how}" for kind in ("", "Int64", "Short") for how in ("", "Borrow")}


def uncounted(text: str) -> str:
    """C functions in which no reference is counted for a moment only."""
    parts: list[str] = []
    done = 0
    for one in definitions(text):
        parts += [text[done : one.first], "\n".join(less_counted(text[one.first : one.last].split("\n")))]
        done = one.last
    return "".join([*parts, text[done:]])


def less_counted(lines: list[str]) -> list[str]:
    """The lines of a function, without what is counted for a moment only."""
    body = Body(lines)
    changed = True
    while changed:  # what is left out may be what another one waited for
        changed = False
        for place, line in enumerate(lines):
            if line.startswith(("    CPy_INCREF(", COLUMN)) or " = CPyList_GetItem" in line:
                if (released := body.released_unharmed(place, line)) is not None:
                    taken = TAKEN.match(line)
                    lines[place] = line.replace(taken[2] + "(", taken[2] + "Borrow(", 1) if taken else ""
                    for one in released:
                        lines[one] = ""
                    changed = True
    return lines


class Body:
    """The lines of a function, which may become empty, and where each leads."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.labels = {found[1]: place for place, line in enumerate(lines) if (found := LABEL.match(line))}
        self.uses: dict[str, list[int]] = {}
        for place, line in enumerate(lines):
            for name in set(NAME.findall(line)):
                self.uses.setdefault(name, []).append(place)

    def released_unharmed(self, place: int, line: str) -> set[int] | None:
        """Where a reference counted here is given back, if it need not be counted."""
        lines = self.lines
        if counted := COUNTED.fullmatch(line):
            name = counted[1]
            loaded = re.compile(LOADED.format(name))
            where = [one for one in self.uses[name] if lines[one].startswith(f"    {name} = ")]
            if len(where) != 1 or not loaded.fullmatch(lines[where[0]]) or not 0 < place - where[0] <= 6:
                return None
        elif taken := TAKEN.match(line):
            name = taken[1]
        else:
            return None
        column = line.startswith(COLUMN)  # where its cells are is in registers too, so nothing at all may come between
        names = {name}
        released: set[int] = set()
        seen: set[tuple[int, bool]] = set()
        left = [(place + 1, False)]
        while left:
            at, harmed = left.pop()
            if (at, harmed) in seen:
                continue
            seen.add((at, harmed))
            if at >= len(lines) or at == place:
                return None
            text = lines[at]
            if (found := RELEASED.fullmatch(text)) and found[1] in names:
                released.add(at)
                continue
            if text.lstrip().startswith("return"):
                return None
            used = bool(names.intersection(NAME.findall(text)))
            if used and harmed:
                return None
            alias = ALIAS.fullmatch(text)
            if alias and alias[2] in names:
                if sum(lines[one].lstrip().startswith(f"{alias[1]} = ") for one in self.uses[alias[1]]) != 1:
                    return None
                names.add(alias[1])
            elif used and not self.only_looks(text):
                return None
            harmed = harmed or self.harms(text)
            if harmed and column:
                return None
            left += [(after, harmed) for after in self.after(at, name)]
        everything = {one for each in names for one in self.uses[each] if RELEASED.fullmatch(lines[one])}
        counts = sum(bool(COUNTED.fullmatch(lines[one])) for each in names for one in self.uses[each])
        again = sum(lines[one].startswith(f"    {name} = ") for one in self.uses[name])
        return released if released == everything and counts == bool(counted) and again == 1 else None

    def only_looks(self, text: str) -> bool:
        """Whether a line that names an object does no more than look at it."""
        if text.startswith(("    if (", "    CPyTagged_")):
            return not self.harms(text)
        return re.match(rf" +{R} = (?!{R};)", text) is not None and not self.harms(text)

    def harms(self, text: str) -> bool:
        """Whether a line may let go of something."""
        if found := RELEASED.fullmatch(text):
            return not any(f"PyLong_Check({found[1]})" in self.lines[one] for one in self.uses[found[1]])
        return not HARMLESS.issuperset(CALL.findall(text))

    def after(self, at: int, name: str) -> list[int]:
        """The lines that may come after one."""
        text = self.lines[at]
        jump = JUMP.search(text)
        if jump:
            target = self.labels[jump[1]]
            return [target, at + 1] if text.lstrip().startswith("if (") else [target]
        if text.startswith("    if (") and text.endswith("{"):
            end = at + 1
            while not self.lines[end].startswith("    }"):
                end += 1
            return [end + 1] if f"({name} == NULL)" in text else [at + 1, end + 1]
        if text == "    if (1)":
            return [at + 1]
        if text.startswith("    if ("):  # one line, then perhaps `else`
            return [at + 1, at + 3 if self.lines[at + 2].startswith("    else") else at + 2]
        if text.startswith("        ") and self.lines[at + 1] == "    else {":
            end = at + 2
            while not self.lines[end].startswith("    }"):
                end += 1
            return [end + 1]
        return [at + 1]
