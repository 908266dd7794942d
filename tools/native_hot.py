"""Sorts what mypyc wrote by how much games go through it, so that only that is compiled for speed (native_build.py).

How long games are in which functions is known (tools/native_times.py). Those that each game is in for most of its time,
the shortest for their time first, go into one C file, together with mypyc's runtime, so that they can be taken into one
another; others that it comes to into a second one; and what games hardly come to into some more, which are compiled
quickly. Few large files compile faster than many small. What is only done when something goes wrong is kept away from
the rest of a function, so that a processor need not fetch it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from native_branches import HEAD as CHANCES
from native_branches import SELDOM as CALLED_SELDOM
from native_branches import Marks, count_branches, read_marks, told
from native_c import with_each
from native_classes import moved_lives
from native_docs import TOP_LEVEL, c_file, module_of
from native_ends import with_short_ends
from native_short import shorten
from native_text import definitions, functions_in
from native_times import Times

# Shares of a game's time that are spent in what is compiled for speed, and in that and what is compiled fairly: with
# the built-in decks, with random ones, in all else, and where greedy agents play (tools/native_times.txt).
GAMES = 3
SHARES = ((0.92, 0.997), (0.8, 0.97), (0.8, 0.97), (0.9, 0.99))
HEAD = 400  # bytes more for each function, so that a short one that is hardly ever called stays behind
SMALL = 1500  # bytes of what a function does, without its declarations and what is done when something is wrong
PARCELS = 8  # files for what is compiled quickly

HEADER = re.compile(r"\A#ifndef .*\n#define .*\n(?:#include .*\n)+")

CHECKED = re.compile(r"if \(likely\(PyObject_TypeCheck\(cpy_r_\w+, CPyType_\w+\)\)\)")

ONE_BIT = re.compile(r"= 1 << (?=cpy_r_)")

UNUSED = r"CPyPy_\w+(?:_glue|_____mypyc_defaults_setup)"  # ways from Python to what Python never calls
UNUSED_WAY = re.compile(rf"^( *)PyObject \*{UNUSED}\(PyObject .*\) \{{\n(?:.*\n)*?\1\}}\n", re.M)
UNUSED_ENTRY = re.compile(rf"^ *\{{\"__mypyc_defaults_setup\",\s*\(PyCFunction\){UNUSED},.*\n(?: +METH_.*\n)?", re.M)

CALLED = re.compile(r"\bCPyDef_(\w+)\(")

# What is called when something is wrong.
WRONG = ("CPy_AddTraceback", "CPy_AttributeError", "CPy_TypeErrorTraceback", "CPy_TypeError", "CPy_DecRef", "CPy_Raise")
WRONG += ("CPyError_OutOfMemory", "PyErr_Occurred", "PyErr_SetNone", "PyErr_SetString")
DECLARED = re.compile(rf"^    [\w *]+cpy_r_\w+;\n|^ +(?:{'|'.join(WRONG)})\(.*\n", re.M)
SELDOM = '#include <Python.h>\n#include "CPy.h"\n' + "".join(
    f"extern __typeof__({name}) {name} __attribute__((cold));\n" for name in WRONG
)


class Known(NamedTuple):
    """A function that games come to, with its length in C and its times."""

    source: str
    name: str
    size: int
    times: tuple[int, ...]


class Heat:
    """What games come to, by source: functions that they are in much of the time, and all others."""

    def __init__(self, times: Times, sources: list[str], folder: Path) -> None:
        self.hot: dict[str, set[str]] = {source: set() for source in sources}
        self.warm: dict[str, set[str]] = {source: set() for source in sources}
        known: list[Known] = []
        for source in sources:
            own = times.of(source)
            for name, (start, end) in functions_in(c_file(folder, source).read_text("utf-8")).items():
                if own.is_always_called(name):
                    self.hot[source].add(name)
                elif (spent := own.times_in(name)) is not None:
                    known.append(Known(source, name, end - start, spent))
                elif own.comes_to(name):
                    self.warm[source].add(name)
        columns = max((len(one.times) for one in known), default=0)
        for column in range(columns):
            self.take(known, column, *SHARES[column % max(columns // GAMES, 1) % len(SHARES)])
        for source in sources:
            self.warm[source] -= self.hot[source]

    def take(self, known: list[Known], column: int, hot: float, warm: float) -> None:
        """Take what one game, played in one way, is in for these shares of its time."""
        whole = sum(one.times[column] for one in known)
        done = 0
        for one in sorted(known, key=lambda one: -one.times[column] / (one.size + HEAD)):
            if done >= warm * whole:
                return
            (self.hot if done < hot * whole else self.warm)[one.source].add(one.name)
            done += one.times[column]


def sorted_by_heat(folder: Path, group: str, files: list[str], heat: Heat) -> tuple[list[str], str, str]:
    """Write the C files to compile instead of these; returns them, and the names of the hot and of the warm one."""
    hot: list[str] = []
    warm: list[str] = []
    marks = Ways(read_marks())
    for source in heat.hot:
        hotter, warmer = moved_out(c_file(folder, source), heat.hot[source], heat.warm[source])
        hot += marks.told(source, hotter)
        warm += marks.told(source, warmer)
    marks.tell()
    for texts in (hot, warm):
        called = {name for text in texts for name in CALLED.findall(text)}
        for source in heat.hot:
            texts += lives_moved_out(c_file(folder, source), called)
    *rest, runtime = in_parcels(folder, files)
    heads = [folder / f"__native_{group}.h", folder / f"__native_internal_{group}.h"]
    small = small_inline("\n".join(hot))
    made = {"hot.c": SELDOM + CHANCES + all_of(folder, [Path(runtime), *heads]) + with_short_ends(small)}
    made["warm.c"] = SELDOM + CHANCES + all_of(folder, heads) + with_short_ends("\n".join(warm))
    made["seldom.c"] = CALLED_SELDOM
    for name, text in made.items():
        (folder / name).write_text(text, "utf-8")
    return [*(str(folder / name) for name in made), *rest], "hot.c", "warm.c"


def in_parcels(folder: Path, files: list[str]) -> list[str]:
    """Write few large C files to compile instead of these, shortened; the last one is mypyc's runtime."""
    native = [Path(file) for file in files if Path(file).name.startswith("__native_")]
    with_each(shorten, [(file,) for file in native])
    parts = [*parcels(native), [Path(file) for file in files if Path(file) not in native]]
    made = [folder / f"part_{number}.c" for number in range(len(parts))]
    for file, part in zip(made, parts, strict=True):
        file.write_text(all_of(folder, part), "utf-8")
    return list(map(str, made))


class Ways:
    """Which way games go, and of how many functions that is known."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.known = self.all = 0

    def told(self, source: str, functions: dict[str, str]) -> list[str]:
        """Functions of a source, in C, whose branches say which way games go, where that is known."""
        own = self.marks.get(module_of(source), {})
        made: list[str] = []
        for name, text in functions.items():
            count = count_branches(text)
            known = count > 0 and len(own.get(name, "")) == count
            made.append(told(text, own[name]) if known else text)
            self.known += known
            self.all += count > 0
        return made

    def tell(self) -> None:
        """Say of how many; tools/watch_branches.py makes it more."""
        print(f"Mulligan: which way games go is known of {self.known} functions of {self.all}.")


def small_inline(text: str) -> str:
    """A C file that asks for its small functions to be taken into their callers, which the compiler knows best."""
    made: list[str] = []
    done = 0
    for one in definitions(text):
        if len(DECLARED.sub("", text[one.start : one.last])) < SMALL:
            made += [text[done : one.start], "extern inline "]
            done = one.start
    return "".join([*made, text[done:]])


def all_of(folder: Path, files: list[Path]) -> str:
    """A C file that is several."""
    return "".join(f'#include "{file.relative_to(folder).as_posix()}"\n' for file in files)


def parcels(files: list[Path]) -> list[list[Path]]:
    """Files in parcels of about the same size."""
    made: list[list[Path]] = [[] for _ in range(PARCELS)]
    sizes = [0] * PARCELS
    for file in sorted(files, key=lambda one: -one.stat().st_size):
        least = sizes.index(min(sizes))
        made[least].append(file)
        sizes[least] += file.stat().st_size
    return [parcel for parcel in made if parcel]


def moved_out(file: Path, *sets: set[str]) -> list[dict[str, str]]:
    """Take some functions out of the C file of a source; returns the texts of those in each set, by their names."""
    moved: list[dict[str, str]] = [{} for _ in sets]
    to = {name: place for place, names in enumerate(sets) for name in names}
    if not to:
        return moved
    text = file.read_text("utf-8")
    left: list[str] = []
    done = 0
    for name, (start, end) in functions_in(text).items():
        if name in to:
            left.append(text[done:start])
            moved[to[name]][name] = text[start:end]
            done = end
    file.write_text("".join(left) + text[done:], "utf-8")
    return moved


def lives_moved_out(file: Path, called: set[str]) -> list[str]:
    """Take what makes and unmakes objects of the classes called out of the C file of a source; returns it."""
    text = file.read_text("utf-8")
    if not (top := TOP_LEVEL.search(text)):
        return []
    left, moved = moved_lives(text, top[1], called)
    file.write_text(left, "utf-8")
    return moved


def trust_types(file: Path) -> None:
    """Leave out checks within compiled code of what mypy has checked: that a list of frames holds frames.

    Where Python calls in, arguments are checked as ever, and so is whatever the sources ask (`isinstance`).
    And one bit that is shifted is shifted in 64 bits: mypyc writes `1 << x`, which C shifts in 32.
    """
    text = CHECKED.sub("if (1)", file.read_text("utf-8"))
    file.write_text(ONE_BIT.sub("= (int64_t)1 << ", text), "utf-8")


def leave_out_unused(file: Path) -> None:
    """Leave out ways from Python to functions that mypyc writes for itself and nobody calls from there."""
    text = file.read_text("utf-8")
    file.write_text(UNUSED_WAY.sub("", UNUSED_ENTRY.sub("", text)), "utf-8")


def hide_symbols(folder: Path, group: str) -> None:
    """Keep what modules share within the library, so that it is reached directly; Python only asks for one function."""
    for name in (f"__native_{group}.h", f"__native_internal_{group}.h"):
        file = folder / name
        text = file.read_text("utf-8")
        head = HEADER.match(text)
        if head:
            declarations, end = text[head.end() :].rsplit("#endif", 1)
            push, pop = "#pragma GCC visibility push(hidden)\n", "#pragma GCC visibility pop\n"
            file.write_text(f"{head[0]}{push}{declarations}{pop}#endif{end}", "utf-8")
