"""Shortens what mypyc wrote for the functions that games go through most (native_hot.py).

mypyc makes sure at every look that a list of numbers holds numbers, that a card is a card and a field has been set:
mypy has checked that, and tests play with every field. Numbers of cards are small, and lists have room most of the
time, so both are handled where they are instead of by a call into Python.
"""

from __future__ import annotations

import re

from native_counts import without_counts

# Nothing here refuses what the calls it stands for would take; what is out of the ordinary goes to them.
HEAD = """
#ifndef MULLIGAN_QUICK
#define MULLIGAN_QUICK
#if PY_VERSION_HEX < 0x030C0000
#define QUICK_SIZE(number) Py_SIZE(number)
#define QUICK_DIGIT(number) (((PyLongObject *)(number))->ob_digit[0])
#else
#define QUICK_SIZE(number) (((PyLongObject *)(number))->long_value.lv_tag)
#define QUICK_DIGIT(number) (((PyLongObject *)(number))->long_value.ob_digit[0])
#endif
static PyObject *quick_ints[262];  // Python keeps these for ever, too
static inline PyObject *quick_int(long long value) {
    if (likely((unsigned long long)(value + 5) < 262)) {
        PyObject *known = quick_ints[value + 5];
        if (likely(known != NULL)) {
            Py_INCREF(known);
            return known;
        }
        return quick_ints[value + 5] = PyLong_FromLongLong(value);
    }
    return PyLong_FromLongLong(value);
}
static inline int quick_append(PyObject *list, PyObject *item) {
    PyListObject *cells = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(cells);
    if (likely(size < cells->allocated)) {
        Py_INCREF(item);
        cells->ob_item[size] = item;
        Py_SET_SIZE(cells, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}
static inline int quick_contains(PyObject *pile, PyObject *item) {
    if (PyList_CheckExact(pile) && PyLong_CheckExact(item)) {
        Py_ssize_t size = PyList_GET_SIZE(pile);
        for (Py_ssize_t i = 0; i < size; i++) {
            PyObject *other = PyList_GET_ITEM(pile, i);
            if (other == item) return 1;
            if (unlikely(!PyLong_CheckExact(other))) return PySequence_Contains(pile, item);
            if (QUICK_SIZE(other) == QUICK_SIZE(item) && QUICK_DIGIT(other) == QUICK_DIGIT(item)) {
                return PySequence_Contains(pile, item);
            }
        }
        return 0;
    }
    return PySequence_Contains(pile, item);
}
static inline int quick_remove(PyObject *list, PyObject *item) {
    if (PyList_CheckExact(list) && PyLong_CheckExact(item)) {
        Py_ssize_t size = PyList_GET_SIZE(list);
        PyObject **cells = ((PyListObject *)list)->ob_item;
        for (Py_ssize_t i = 0; i < size; i++) {
            PyObject *other = cells[i];
            if (other == item) {
                Py_SET_SIZE((PyListObject *)list, size - 1);
                for (; i < size - 1; i++) cells[i] = cells[i + 1];
                Py_DECREF(other);
                return 0;
            }
            if (unlikely(!PyLong_CheckExact(other))) break;
            if (QUICK_SIZE(other) == QUICK_SIZE(item) && QUICK_DIGIT(other) == QUICK_DIGIT(item)) break;
        }
    }
    return CPyList_Remove(list, item);
}
static inline PyObject *quick_pop(PyObject *list) {
    Py_ssize_t size = Py_SIZE(list);
    if (likely(size > 0)) {
        Py_SET_SIZE((PyListObject *)list, size - 1);
        return ((PyListObject *)list)->ob_item[size - 1];
    }
    return CPyList_PopLast(list);
}
static inline PyObject *quick_box(CPyTagged number) {
    return likely(CPyTagged_CheckShort(number)) ? quick_int((Py_ssize_t)number >> 1) : CPyTagged_StealAsObject(number);
}
#endif
"""
NUMBER = r"""if \(likely\(PyLong_Check\({0}\)\)\)
        (cpy_r_\w+) = CPyTagged_FromObject\({0}\);
    else \{{
        CPy_TypeError\("int", {0}\); \w+ = CPY_INT_TAG;
    \}}
    CPy_DECREF\({0}\);
"""
TRUTH = r"""if \(unlikely\(!PyBool_Check\({0}\)\)\) \{{
        CPy_TypeError\("bool", {0}\); \w+ = 2;
    \}} else
        (cpy_r_\w+) = {0} == Py_True;
    CPy_DECREF\({0}\);
"""
REFUSAL = r"(    if \(unlikely\(\1 == NULL\)\) \{\n(?:        .*\n)+?    \}\n)"
R = r"cpy_r_\w+"
SHORTER = [
    # A number out of a list need not be counted while it is read.
    (rf"    CPy_INCREF\(({R})\);\n    " + NUMBER.format(r"\1"), r"    \2 = CPyTagged_FromObject(\1);\n"),
    (
        rf"({R}) = CPyList_GetItem(Int64|Short|)\(({R}, .*)\);\n{REFUSAL}    " + NUMBER.format(r"\1"),
        r"\1 = CPyList_GetItem\2Borrow(\3);\n\4    \5 = CPyTagged_FromObject(\1);\n",
    ),
    (
        rf"({R}) = CPyList_GetItem(Int64|Short|)\(({R}, .*)\);\n{REFUSAL}    " + TRUTH.format(r"\1"),
        r"\1 = CPyList_GetItem\2Borrow(\3);\n\4    \5 = \1 == Py_True;\n",
    ),
    # A card's number is nearly always that of a card.
    (rf"(    ({R}) = \(uint64_t\){R} < \(uint64_t\){R};\n    if )\(\2\) goto", r"\1(likely(\2)) goto"),
    # What mypy has checked.
    (rf"if \(likely\(Py(?:Long|List|Unicode|Tuple|Dict)_Check\({R}\)\)\)", "if (1)"),
    (rf"if \(likely\((?:\(?Py_TYPE\({R}\) == CPyType_\w+\)?(?: \|\| )?)+\)\)", "if (1)"),
    # Fields are set before anybody looks at them.
    (
        rf"    if \(unlikely\({R} == (?:NULL|2)\)\) \{{\n        CPy_AttributeError\(.*\n        goto \w+;\n    \}}\n",
        "",
    ),
    # Into Python only where it is out of the ordinary.
    (r"\bPyLong_FromLongLong\(", "quick_int("),
    (r"\bPyList_Append\(", "quick_append("),
    (r"\bPySequence_Contains\(", "quick_contains("),
    (r"\bCPyList_Remove\(", "quick_remove("),
    (r"\bCPyList_PopLast\(", "quick_pop("),
    (r"\bCPyTagged_StealAsObject\(", "quick_box("),
]
RULES = [(re.compile(old), new) for old, new in SHORTER]
SMALL = 40  # lines, up to which a function is taken into others
BODY = re.compile(r"^(?!static)([A-Za-z_][\w *]*?\bCPyDef_\w+\(.*\) \{\n)((?:.*\n)*?\}\n)", re.M)
DECLARED = re.compile(r"^    \w[\w ]* \*?cpy_r_\w+;$", re.M)


# What reads files and saves believes nothing that it has not looked at.
READS = re.compile(
    r"CPyDef_\w*?(?:(?:catalog|entries|rows|rules|notation)___|from_row|fill_fields|_fill\b|___load\b|___read)"
)


def quickened(text: str) -> str:
    """C functions, shorter; those that read what comes from outside as they are."""
    return BODY.sub(lambda match: match[0] if READS.search(match[1]) else shortened(match[0]), text)


def shortened(text: str) -> str:
    """One function, and marked if it is small, so that the compiler takes it into others."""
    for old, new in RULES:
        text = old.sub(new, text)
    text = without_counts(text)
    return ("inline " if text.count("\n") - len(DECLARED.findall(text)) <= SMALL else "") + text
