"""Tells the C compiler which way games go at each branch (called by tools/native_build.py).

A compiler that does not know puts all of a function side by side, and a processor fetches with what games go through
also what they never come to. native_branches.txt knows it of the functions that games come to: for each branch, in the
order of a function's C, one mark of MARKS. tools/watch_branches.py writes that file, by counting.

It may be older than the sources: a function that has more or fewer branches now is compiled without, and a mark that
has become wrong costs time and nothing else.
"""

from __future__ import annotations

import re
from pathlib import Path

TABLE = Path(__file__).with_suffix(".txt")
TITLE = "# Which way games go: written by tools/watch_branches.py, explained in tools/native_branches.py"
MARKS = "n123456789y"  # the condition never holds, in so many tenths of all cases, always; and
UNSEEN = "."  # no game comes to the branch

BRANCH = re.compile(
    r"^ *if \((?:unlikely\((?P<rare>!?cpy_r_\w+)\)|(?P<plain>!?cpy_r_\w+))\) "
    r"(?:(?P<then>goto CPyL\d+;)|\{\n *(?P<first>goto CPyL\d+;)\n *\} else\n *(?P<second>goto CPyL\d+;))",
    re.M,
)

# What is never come to is put elsewhere if it calls something that is called seldom.
HEAD = """\
extern void mulligan_seldom(void) __attribute__((cold, visibility("hidden")));
#ifdef __has_builtin
#if __has_builtin(__builtin_expect_with_probability)
#define mulligan_chance(x, p) __builtin_expect_with_probability(!!(x), 1, p)
#endif
#endif
#ifndef mulligan_chance
#define mulligan_chance(x, p) (x)
#endif
"""
SELDOM = '__attribute__((visibility("hidden"))) void mulligan_seldom(void) {}\n'  # in a file that does not call it

COUNTERS = """\
extern unsigned long long mulligan_seen[][2];
#define mulligan_count(n, x) (mulligan_seen[n][(x) != 0]++, (x))
"""
COUNTED = """
#include <stdio.h>
#include <stdlib.h>
unsigned long long mulligan_seen[{count}][2];
__attribute__((destructor)) static void mulligan_tell(void) {{
    const char *name = getenv("MULLIGAN_SEEN");
    FILE *file = name ? fopen(name, "wb") : NULL;
    if (file) {{
        fwrite(mulligan_seen, sizeof mulligan_seen, 1, file);
        fclose(file);
    }}
}}
"""

Marks = dict[str, dict[str, str]]  # by module and function


def read_marks(table: Path = TABLE) -> Marks:
    """What a table says of functions; nothing where there is none."""
    found: Marks = {}
    own: dict[str, str] = {}
    for line in table.read_text("utf-8").splitlines() if table.is_file() else ():
        if line.startswith("["):
            own = found.setdefault(line.strip("[]"), {})
        elif line and line[0] != "#":
            name, marks = line.split()
            own[name] = marks
    return found


def written_marks(marks: Marks, title: str = TITLE) -> str:
    """The same as a text."""
    lines = [title]
    for module, own in sorted(marks.items()):
        if own:
            lines += [f"[{module}]", *(f"{name} {those}" for name, those in sorted(own.items()))]
    return "\n".join([*lines, ""])


def count_branches(function: str) -> int:
    """How many branches a function has, in C."""
    return sum(1 for _ in BRANCH.finditer(function))


def told(function: str, marks: str) -> str:
    """A function, in C, whose branches say which way games go."""
    left = iter(marks)
    return BRANCH.sub(lambda branch: told_branch(branch, next(left)), function)


def told_branch(branch: re.Match[str], mark: str) -> str:
    condition, then, other = branch["rare"] or branch["plain"], branch["then"] or branch["first"], branch["second"]
    if mark == UNSEEN:
        return branch[0]
    if mark == MARKS[0]:
        return f"if (unlikely({condition})) {{ mulligan_seldom(); {then} }}" + (f" else {other}" if other else "")
    if mark == MARKS[-1]:
        return f"if (likely({condition})) {then} else {{ mulligan_seldom(); {other or ''} }}"
    chance = f"mulligan_chance({condition}, 0.{mark})"
    return f"if ({chance}) {then}" + (f" else {other}" if other else "")


# -- Counting ----------------------------------------------------------------------------------------------------------


def counted(function: str, first: int) -> tuple[str, int]:
    """A function, in C, that counts which way its branches go, from this number on; and how many they are."""
    number = first

    def count(branch: re.Match[str]) -> str:
        nonlocal number
        condition = branch["rare"] or branch["plain"]
        asked = f"unlikely({condition})" if branch["rare"] else condition
        number += 1
        return branch[0].replace(f"({asked})", f"(mulligan_count({number - 1}, {condition}))", 1)

    return BRANCH.sub(count, function), number - first


def mark_of(no: float, yes: float) -> str:
    """The mark of a branch whose condition did not hold so often, and held so often."""
    if not no or not yes:
        return MARKS[-1] if yes else MARKS[0] if no else UNSEEN
    return MARKS[min(max(round(10 * yes / (no + yes)), 1), 9)]
