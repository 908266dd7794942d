"""Makes what mypyc wrote shorter where games are all the time (native_build.py): lists, and the numbers in them.

C files are given short ways for what they call (tools/quick/quick.h). Where a number is read out of a list, mypyc
counts a reference to it, asks whether it is a number, and unpacks it twice; here it is read at once where it is small.
A step is jumped to by its number. Columns and lists are copied into those that were given back. And references that
are counted for a moment are not counted (native_counts.py).
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

from native_counts import uncounted
from native_text import functions_in

QUICK = Path(__file__).resolve().parent / "quick"

R = r"cpy_r_\w+"
# A number of any size is taken out of an object; the reference that is counted for that is given back.
UNPACKED = rf"""(?P<check>    if \(likely\(PyLong_Check\((?P<object>{R})\)\)\)
        (?P<number>{R}) = CPyTagged_FromObject\((?P=object)\);
    else {{
        CPy_TypeError\("int", (?P=object)\); (?P=number) = CPY_INT_TAG;
    }}
    CPy_DECREF\((?P=object)\);
    if \(unlikely\((?P=number) == CPY_INT_TAG\)\) {{
(?:        .*\n)+?    }}
)"""
# And made native, by a way for short ones that ends elsewhere.
NATIVE = rf"""(?P<native>    (?P<tag>{R}) = (?P=number) & 1;
    (?P<short>{R}) = (?P=tag) == 0;
    if \(!(?P=short)\) goto CPyL\d+;
    (?P<half>{R}) = \(Py_ssize_t\)(?P=number) >> 1;
(?:    CPyTagged_DECREF\((?P=number)\);
)?    (?P<value>{R}) = (?P=half);
    goto (?P<end>CPyL\d+);
)?"""
READ = re.compile(rf"(?P<counted>    CPy_INCREF\((?P<same>{R})\);\n)?{UNPACKED}{NATIVE}")

# A small number is known by where it lies, and one of a digit is read out of its object (tools/quick/quick.h).
WAYS = (("likely(Quick_IsSmall({0}))", "Quick_SmallValue({0})"), ("Quick_IsShort({0})", "Quick_Value({0})"))

# What mypy has checked: an item of a list of lists, or of objects of one class.
ITEM = rf"(?P<item>{R}) = (?:CPyList_GetItem\w*\(.*\)|\*\(PyObject \* \*\){R});\n"
ASKED = r"if \(likely\((?:PyList_Check\((?P=item)\)|Py_TYPE\((?P=item)\) == CPyType_\w+)\)\)"
KNOWN = re.compile(rf"(?P<before>{ITEM}(?:(?!    if \(likely).*\n){{0,6}}    ){ASKED}(?=\n +{R} = (?P=item);\n)")

# A column is copied, or a list.
COLUMN = re.compile(rf"VecI64Api\.slice\(({R}), 0, 4611686018427387903LL\)")
LIST = re.compile(rf"CPyList_GetSlice\(({R}), 0, 9223372036854775806LL\)")

# How the steps of a game are called by number (tools/native_steps.py), in the order of their numbers.
TAKE = re.compile(
    r"^char CPyDef_\w+____Native___take"
    r"\(PyObject \*cpy_r_self, int64_t cpy_r_number, PyObject \*cpy_r_game, PyObject \*cpy_r_frame\) \{\n"
    r"(?=((?:.+\n)+?)\}\n)",
    re.M,
)
STEP = re.compile(rf"= (CPyDef_\w+)\({R}, {R}\);")

# How cards exchange what a column says of them: mostly it says the same of all.
MOVED = re.compile(
    r"^VecI64 CPyDef_column___moved\(VecI64 cpy_r_cells, VecI64 cpy_r_cards, VecI64 cpy_r_order\) \{\n", re.M
)
# How luck follows from a secret; what is too long for the short way goes the long one.
DIGEST = re.compile(
    r"^CPyTagged CPyDef_chance___one_way\(CPyTagged cpy_r_secret, PyObject \*cpy_r_numbers\) \{\n", re.M
)
# How lists are copied where there are copies of much the same that nobody looks at any more.
COPIED = re.compile(
    r"^PyObject \*CPyDef_rows___copied_lists\(PyObject \*cpy_r_lists, PyObject \*cpy_r_others\) \{\n", re.M
)
REFILLED = """    PyObject *quickly = Quick_Refilled(cpy_r_lists, cpy_r_others);
    if (likely(quickly != NULL))
        return quickly;
"""
# How a part of a column is put in random order, and luck gone on with.
SHUFFLE = re.compile(
    r"^char CPyDef_imagine___shuffle_part"
    r"\(PyObject \*cpy_r_chance, VecI64 cpy_r_cells, int64_t cpy_r_start, int64_t cpy_r_end\) \{\n",
    re.M,
)
SHUFFLED = """    int64_t *luck = &((mulligan___kernel___chance___ChanceObject *)cpy_r_chance)->_a;
    if (likely(Quick_Shuffle(luck, cpy_r_cells, cpy_r_start, cpy_r_end)))
        return 1;
"""
SKIP = re.compile(r"^char CPyDef_chance___Chance___skip\(PyObject \*cpy_r_self, int64_t cpy_r_count\) \{\n", re.M)
SKIPPED = """    if (likely(Quick_Skip(&((mulligan___kernel___chance___ChanceObject *)cpy_r_self)->_a, cpy_r_count)))
        return 1;
"""
# Parts of columns in order, and weighed sums.
SORT = re.compile(
    r"^char CPyDef_column___sort_part\(VecI64 cpy_r_cells, int64_t cpy_r_start, int64_t cpy_r_end\) \{\n", re.M
)
SORTED = """    if (likely(Quick_Sort(cpy_r_cells, cpy_r_start, cpy_r_end)))
        return 1;
"""
WEIGH = re.compile(
    r"^double CPyDef_valuing___weighed_sum\(PyObject \*cpy_r_weights, PyObject \*cpy_r_numbers\) \{\n", re.M
)
WEIGHED = """    double quickly;
    if (likely(Quick_Weigh(cpy_r_weights, cpy_r_numbers, &quickly)))
        return quickly;
"""
DIGESTED = """    CPyTagged quickly;
    if (likely(Quick_Digest(cpy_r_secret, cpy_r_numbers, &quickly)))
        return quickly;
"""
MOVE = """    VecI64 quickly;
    if (likely(Quick_Move(cpy_r_cells, cpy_r_cards, cpy_r_order, &quickly)))
        return quickly;
"""
# How what C does at once begins, and what is put there.
SHORT_WAYS = ((MOVED, MOVE), (DIGEST, DIGESTED), (COPIED, REFILLED), (SORT, SORTED), (WEIGH, WEIGHED))
SHORT_WAYS += ((SHUFFLE, SHUFFLED), (SKIP, SKIPPED))


def quicken(file: Path, wanted: Callable[[str], bool]) -> None:
    """Make those functions in the C file of a source shorter that are wanted, by their names there."""
    text = file.read_text("utf-8")
    parts: list[str] = []
    done = 0
    for name, (start, end) in functions_in(text).items():
        if wanted(name):
            parts += [text[done:start], quickened(text[start:end])]
            done = end
    file.write_text("".join([*parts, text[done:]]), "utf-8")


def quickened(text: str) -> str:
    """C functions, made shorter."""
    if steps := TAKE.search(text):
        text = text[: steps.end()] + jump(STEP.findall(steps[1])) + text[steps.end() :]
    for way, short in SHORT_WAYS:
        text = way.sub(lambda found, short=short: found[0] + short, text)
    text = LIST.sub(r"Quick_Copy(\1)", COLUMN.sub(r"Quick_Column(\1)", READ.sub(read_at_once, text)))
    return uncounted(KNOWN.sub(r"\g<before>if (1)", text))


def jump(steps: list[str]) -> str:
    """A jump to one of these steps, which leads back by itself. None is taken in, so that nothing is saved for it."""
    table = "".join(f"        {step},\n" for step in steps)
    return (
        f"    static char (*const steps[])(PyObject *, PyObject *) = {{\n{table}    }};\n"
        f"    if (likely((uint64_t)cpy_r_number < {len(steps)}))\n"
        "        return steps[cpy_r_number](cpy_r_game, cpy_r_frame);\n"
    )


def read_at_once(found: re.Match[str]) -> str:
    """A number that is read at once where it is small, and else as before."""
    one, number, value = found["object"], found["number"], found["value"]
    if found["counted"] and found["same"] != one:
        return found[0]
    back = "" if found["counted"] else f" CPy_DECREF({one});"
    if value:
        end = f"{number} = {value} << 1;{back} goto {found['end']};"
        tried = [f"    if ({asked.format(one)}) {{ {value} = {read.format(one)}; {end} }}\n" for asked, read in WAYS]
        return "".join([*tried, found[0]])
    after = found["check"].index("    if (unlikely(")
    long = (found["counted"] or "") + found["check"][:after]
    tried = [f"if ({asked.format(one)}) {{ {number} = {read.format(one)} << 1;{back} }} else " for asked, read in WAYS]
    return f"    {''.join(tried)}{{\n{long}    }}\n{found['check'][after:]}"


def add_short_ways(folder: Path, group: str) -> list[str]:
    """Have all C files in a folder go by the short ways; returns more files to compile."""
    for file in QUICK.iterdir():
        shutil.copy(file, folder)
    file = folder / f"__native_internal_{group}.h"
    text = file.read_text("utf-8")
    file.write_text(text.replace("#include <CPy.h>\n", '#include <CPy.h>\n#include "quick_ways.h"\n', 1), "utf-8")
    return [str(folder / file.name) for file in sorted(QUICK.glob("*.c"))]
