"""Sorts what mypyc wrote by how much games go through it, so that only that is compiled for speed (native_build.py).

Some games are played by the sources (tools/hot_functions.py). The functions they call often go into one C file,
together with mypyc's runtime, so that they can be taken into one another; those they call now and then, and the rest of
the modules they are in most of the time, into a second one; all others into some more, which are compiled quickly. Few
large files compile faster than many small.
"""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from native_docs import TOP_LEVEL, c_file, module_of, parsed

HOT, WARM = 700, 100  # calls in the games that are watched, from which on a function is compiled for speed, or fairly
BUSY = 0.01  # of all calls, from which on the rest of its module is compiled fairly
PARCELS = 16  # files for what is compiled quickly

FUNCTION = re.compile(r"^(?!static)[A-Za-z_][\w *]*?\bCPyDef_(\w+)\(.*\) \{\n", re.M)
HEADER = re.compile(r"\A#ifndef .*\n#define .*\n(?:#include .*\n)+")

CHECKED = re.compile(r"if \(likely\(PyObject_TypeCheck\(cpy_r_\w+, CPyType_\w+\)\)\)")

ONE_BIT = re.compile(r"= 1 << (?=cpy_r_)")

Calls = dict[str, dict[str, int]]  # by module and function


class Heat:
    """What games go through, by source: hot and warm functions, and modules that they are in most of the time."""

    def __init__(self, calls: Calls, sources: list[str], root: Path, copy: Path) -> None:
        self.hot: dict[str, set[str]] = {}
        self.warm: dict[str, set[str]] = {}
        self.busy: list[str] = []
        share = BUSY * sum(sum(functions.values()) for functions in calls.values())
        for source in sources:
            own = calls.get(module_of(source), {})
            written = functions_of(copy / source) - functions_of(root / source)  # for the compiler: all are used much
            self.hot[source] = written | {name for name, count in own.items() if count >= HOT}
            self.warm[source] = {name for name, count in own.items() if WARM <= count < HOT} - written
            if sum(own.values()) >= share or any(name[0] != "_" for name in written):
                self.busy.append(source)


def sorted_by_heat(folder: Path, group: str, files: list[str], heat: Heat) -> tuple[list[str], str, str]:
    """Write the C files to compile instead of these; returns them, and the names of the hot and of the busy one."""
    hot: list[str] = []
    warm: list[str] = []
    for source in heat.hot:
        hotter, warmer = moved_out(folder, source, heat.hot[source], heat.warm[source])
        hot += hotter
        warm += warmer
    runtime = [Path(file) for file in files if not Path(file).name.startswith("__native_")]
    heads = [*runtime, folder / f"__native_{group}.h", folder / f"__native_internal_{group}.h"]
    busy = [c_file(folder, source) for source in heat.busy]
    rest = [Path(file) for file in files if Path(file) not in runtime and Path(file) not in busy]
    made = {"hot.c": all_of(folder, heads) + "\n".join(hot), "busy.c": all_of(folder, busy) + "\n".join(warm)}
    made |= {f"rest_{number}.c": all_of(folder, parcel) for number, parcel in enumerate(parcels(rest))}
    for name, text in made.items():
        (folder / name).write_text(text, "utf-8")
    return [str(folder / name) for name in made], "hot.c", "busy.c"


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


def moved_out(folder: Path, source: str, *sets: set[str]) -> list[list[str]]:
    """Take some functions out of the C file of a source; returns the texts of those in each set."""
    file = c_file(folder, source)
    text = file.read_text("utf-8")
    moved: list[list[str]] = [[] for _ in sets]
    found = TOP_LEVEL.search(text)
    if not found or not any(sets):
        return moved
    to = {f"{found[1]}___{name.replace('.', '___')}": place for place, names in enumerate(sets) for name in names}

    left: list[str] = []
    done = 0
    for match in FUNCTION.finditer(text):
        if match[1] in to:
            left.append(text[done : match.start()])
            done = text.index("\n}\n", match.end() - 1) + len("\n}\n")
            moved[to[match[1]]].append(text[match.start() : done])
    file.write_text("".join(left) + text[done:], "utf-8")
    return moved


def trust_types(file: Path) -> None:
    """Leave out checks within compiled code of what mypy has checked: that a list of frames holds frames.

    Where Python calls in, arguments are checked as ever, and so is whatever the sources ask (`isinstance`).
    And one bit that is shifted is shifted in 64 bits: mypyc writes `1 << x`, which C shifts in 32.
    """
    text = CHECKED.sub("if (1)", file.read_text("utf-8"))
    file.write_text(ONE_BIT.sub("= (int64_t)1 << ", text), "utf-8")


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


# -- What games go through ---------------------------------------------------------------------------------------------


def watch(root: Path) -> subprocess.Popen[str]:
    """Play some games with the sources as they are, beside what goes on here, to see which functions they call."""
    call = [sys.executable, str(root / "tools" / "hot_functions.py")]
    pure = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1", "MULLIGAN_PURE": "1"}
    return subprocess.Popen(call, env=pure, stdout=subprocess.PIPE, text=True)


def watched(watching: subprocess.Popen[str] | None) -> Calls:
    """How often each function was called; nothing where no games could be played."""
    if watching is None:
        return {}
    answer, _ = watching.communicate()
    if watching.returncode:
        print("Mulligan: no games could be watched; this takes longer")
        return {}
    found: Calls = json.loads(answer)
    return found


def functions_of(file: Path) -> set[str]:
    """The functions and methods of a source."""
    found: set[str] = set()
    for one in parsed(file.read_text("utf-8")).body:
        if isinstance(one, ast.FunctionDef):
            found.add(one.name)
        elif isinstance(one, ast.ClassDef):
            found.update(f"{one.name}.{inner.name}" for inner in one.body if isinstance(inner, ast.FunctionDef))
    return found
