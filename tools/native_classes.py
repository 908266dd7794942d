"""Takes what makes and unmakes objects out of the C file of a source (called by tools/native_hot.py).

mypyc writes functions of its own for every class: one that makes an object, with what it holds at first, and those that
let go of it. Games make objects all the time, so these are compiled with what games come to.
"""

from __future__ import annotations

import re

CLASS = re.compile(r"^static PyTypeObject CPyType_(\w+)_template_ = \{$", re.M)
LIFE = r"^(static )?((?:void|char|int|int32_t|PyObject \*)\s?)(%s)\((.*)\)\s\{\n"  # what it is, its name, its arguments
NAMES = "{0}_dealloc {0}_traverse CPyDef_{0}_clear CPyDef_{1}_____mypyc__{2}_setup CPyDef_{0}"
NAMES += " CPyDef_{0}_____mypyc_defaults_setup"
HIDDEN = '__attribute__((visibility("hidden"))) '  # from other libraries: reached directly within this one


def moved_lives(text: str, prefix: str, called: set[str]) -> tuple[str, list[str]]:
    """The C file of a source without what makes and unmakes objects of the classes that are called, and that."""
    moved: list[str] = []
    left: list[str] = []
    done = 0
    start = f"{prefix}___"
    classes = [name.removeprefix(start) for name in CLASS.findall(text) if name in called]
    classes = [name for name in classes if name[0] != "_"]  # mypyc has other names for what others need
    if not classes:
        return text, []
    names = "|".join(NAMES.format(start + name, prefix, name).replace(" ", "|") for name in classes)
    for found in re.finditer(LIFE % names, text, re.M):
        static, kind, name, arguments = found.groups()
        end = text.index("\n}\n", found.end() - 1) + len("\n}\n")
        left.append(text[done : found.start()])
        if static:
            left.append(f"{HIDDEN}{kind}{name}({arguments});\n")
        moved.append(f"{HIDDEN}{kind}{name}({arguments});\n{text[found.start() + len(static or '') : end]}")
        done = end
    text = "".join(left) + text[done:]
    for name in classes:
        table = f"CPyVTableItem {start}{name}_vtable["
        text = text.replace(f"static {table}", HIDDEN + table)
        moved.insert(0, f"extern {HIDDEN}{table}];\n")
    return text, moved
