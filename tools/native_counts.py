"""Leaves out of C what mypyc wrote there without need: counting references to what stays where it is (native_hot.py).

mypyc counts a reference to a column, a pile or a printed card while it looks at it, as anything could happen meanwhile.
Where what happens meanwhile is plain to see and is only arithmetic, looking into lists and giving memory back, whoever
holds the thing goes on holding it, and the count is left out. What is looked at must be a part of a parameter, or of
something that is counted all the while; nothing may be called, and no field set, until it is let go.
"""

from __future__ import annotations

import re

# What may be called while something is looked at that is not counted: nothing that could let go of it.
HARMLESS = {
    *("likely", "unlikely", "offsetof", "if", "while", "CPy_AddTraceback", "CPy_AttributeError", "CPy_TypeError"),
    *("CPy_TypeErrorTraceback", "CPy_Unreachable", "PyErr_SetNone", "PyErr_SetString", "PyErr_Occurred"),
    *(
        "CPyLong_AsInt64",
        "CPyStr_IsTrue",
        "CPyStr_EqualLiteral",
        "quick_int",
        "quick_box",
        "quick_append",
        "PyList_New",
    ),
    *("CPy_INCREF", "CPy_DECREF", "CPy_DecRef", "VEC_I64_INCREF", "VEC_I64_DECREF", "PyTuple_GET_ITEM"),
}
HARMLESS_KINDS = ("CPyTagged_", "CPyList_GetItem")

FUNCTION = re.compile(r"^(?!static)[A-Za-z_][\w *]*?\bCPyDef_\w+\(.*\) \{\n(?:.*\n)*?\}\n", re.M)
REGISTER = re.compile(r"\bcpy_r_r\d+\b")
CALL = re.compile(r"\b([A-Za-z_]\w*)\(")
FIELD_SET = re.compile(r"\)->_\w+ = ")
GIVEN = re.compile(r"^\s*(cpy_r_\w+) = ")
COUNTED = re.compile(r"^    (?:CPy_INCREF|VEC_I64_INCREF)\((cpy_r_r\d+)\);$")
LET_GO = re.compile(r"^    (?:CPy_DECREF|CPy_DecRef|VEC_I64_DECREF)\((cpy_r_r\d+)\);$")
PART = re.compile(r"^    (cpy_r_r\d+) = \(\(\w+ \*\)(cpy_r_\w+)\)->_\w+;$")
ITEM = re.compile(r"^    (cpy_r_r\d+) = CPyList_GetItem(?:Int64|Short|)\((cpy_r_\w+), .*\);$")
LABEL = re.compile(r"^(CPyL\d+): ;$")
GOTO = re.compile(r"goto (CPyL\d+);")
CHECKED = re.compile(
    r"    if \(1\)\n        (cpy_r_r\d+) = (cpy_r_r\d+);\n"
    r"    else \{\n        CPy_TypeErrorTraceback\(.*\n        goto \w+;\n    \}\n"
)


def without_counts(text: str) -> str:
    """A C file whose functions count no references that they need not count."""
    return FUNCTION.sub(lambda match: Function(one_name_each(match[0])).shortened(), text)


def one_name_each(text: str) -> str:
    """A function in which what was only checked for its type has one name instead of two."""
    names: dict[str, str] = {}
    twice: set[str] = set()  # checked for one type here and for another there
    for match in CHECKED.finditer(text):
        if match[2] in names:
            twice.add(match[2])
        names[match[2]] = match[1]
    if not names:
        return text
    given: dict[str, int] = {}
    for line in text.split("\n"):
        match = GIVEN.match(line)
        if match:
            given[match[1]] = given.get(match[1], 0) + 1
    names = {old: new for old, new in names.items() if given[old] == given[new] == 1 and old not in twice}
    text = CHECKED.sub(lambda match: "" if match[2] in names else match[0], text)
    text = re.sub(
        r"^    [\w ]+ \*?(cpy_r_r\d+);\n", lambda match: "" if match[1] in names else match[0], text, flags=re.M
    )

    def last(match: re.Match[str]) -> str:
        name = match[0]
        while name in names:
            name = names[name]
        return name

    return REGISTER.sub(last, text)


class Function:
    """A C function, line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.mentions: dict[str, list[int]] = {}
        self.given: dict[str, list[int]] = {}
        self.labels: dict[str, int] = {}
        self.gotos: list[tuple[int, str]] = []
        self.harmless: list[bool] = []
        for number, line in enumerate(self.lines):
            for name in set(REGISTER.findall(line)):
                self.mentions.setdefault(name, []).append(number)
            if match := GIVEN.match(line):
                self.given.setdefault(match[1], []).append(number)
            if match := LABEL.match(line):
                self.labels[match[1]] = number
            self.gotos.extend((number, label) for label in GOTO.findall(line))
            calls_nothing = all(name in HARMLESS or name.startswith(HARMLESS_KINDS) for name in CALL.findall(line))
            self.harmless.append(calls_nothing and not FIELD_SET.search(line) and "return " not in line)
        self.parameters = {name for name in re.findall(r"cpy_r_\w+", self.lines[0]) if name not in self.given}
        self.uncounted: dict[str, int] = {}  # parts of parameters, and of parts of them: where each is looked up

    def shortened(self) -> str:
        """Its text without the counts that it need not have."""
        dropped: set[int] = set()
        for number, line in enumerate(self.lines):
            if match := COUNTED.match(line):
                name = match[1]
                places = self.given.get(name, [])
                part = PART.match(self.lines[places[0]]) if len(places) == 1 else None
                if part is None or not 0 < number - places[0] < 6:
                    continue
                ends = self.ends_of(name, number, counts=1)
                if ends and self.is_held(part[2], places[0], ends[0]):
                    dropped.update((number, *ends))
                    self.keep_in_mind(name, part[2], places[0])
            elif (match := ITEM.match(line)) and len(self.given[match[1]]) == 1:
                ends = self.ends_of(match[1], number, counts=0)
                if ends and self.is_held(match[2], number, ends[0]):
                    dropped.update(ends)
                    self.lines[number] = re.sub(r"CPyList_GetItem(\w*)\(", r"CPyList_GetItem\1Borrow(", line)
                    self.keep_in_mind(match[1], match[2], number)
        return "\n".join(line for number, line in enumerate(self.lines) if number not in dropped)

    def keep_in_mind(self, name: str, owner: str, place: int) -> None:
        """Something need not be counted; if a parameter leads to it, neither need its parts."""
        if owner in self.parameters or owner in self.uncounted:
            self.uncounted[name] = place

    def ends_of(self, name: str, number: int, counts: int) -> list[int]:
        """Where something is let go, the usual place first; nothing if it is used afterwards, or kept somewhere."""
        counted = sum(f"INCREF({name})" in self.lines[place] for place in self.mentions[name])
        ends = [place for place in self.mentions[name] if LET_GO.match(self.lines[place])]
        if counted != counts or not ends or ends[0] < number:
            return []
        first = self.given[name][0]
        for place in self.mentions[name]:
            line = self.lines[place]
            if place < first and ("=" in line or not line.endswith(f"{name};")):  # more than its declaration
                return []
            if place > number and place not in ends:
                if place > ends[0] or f"= {name};" in line or f"return {name};" in line or "SET_ITEM(" in line:
                    return []
        return ends

    def is_held(self, owner: str, first: int, last: int) -> bool:
        """Whether a part of something stays where it is between two lines."""
        if not self.is_plain(first, last):
            return False
        if owner in self.parameters:
            return True
        if owner in self.uncounted:
            return self.is_plain(self.uncounted[owner], last)
        gone = re.compile(rf"(?:DECREF|DecRef)\({owner}\)|\b{owner} = ")
        return not any(gone.search(self.lines[number]) for number in range(first + 1, last))

    def is_plain(self, first: int, last: int) -> bool:
        """Whether nothing can happen between two lines, and nobody comes in between but on the way to an error."""
        if not all(self.harmless[first:last]):
            return False
        for label, number in self.labels.items():
            if first < number < last and not self.lines[number + 1].startswith("    PyErr_Set"):
                if any(target == label and not first <= place <= last for place, target in self.gotos):
                    return False
        return True
