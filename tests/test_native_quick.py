"""What is left out of the C that mypyc wrote, and what stays in it (tools/native_quick.py, native_counts.py)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent.parent / "tools"))
native_counts = pytest.importorskip("native_counts")
native_quick = pytest.importorskip("native_quick")

LOOK = """\
int64_t CPyDef_zones___look(PyObject *cpy_r_game, int64_t cpy_r_card) {{
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    cpy_r_r0 = ((GameObject *)cpy_r_game)->_piles;
    CPy_INCREF(cpy_r_r0);
{meanwhile}
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    CPy_DECREF(cpy_r_r0);
    return cpy_r_r1;
}}
"""


def counts(meanwhile: str) -> bool:
    """Whether a part of a game is still counted while this happens."""
    return "CPy_INCREF(cpy_r_r0)" in native_counts.without_counts(LOOK.format(meanwhile=meanwhile))


def test_what_is_only_looked_at_is_not_counted() -> None:
    assert not counts("    cpy_r_r1 = cpy_r_card + 1;")
    assert not counts("    cpy_r_r1 = CPyLong_AsInt64(cpy_r_card);")


@pytest.mark.parametrize(
    "meanwhile",
    [
        "    cpy_r_r1 = CPyDef_zones___move(cpy_r_game);",  # anything may happen in there
        "    ((GameObject *)cpy_r_game)->_piles = cpy_r_card;",  # it is let go by whoever held it
        "    cpy_r_kept = cpy_r_r0;",  # somebody else has it now
        "CPyL7: ;",  # somebody may come from elsewhere
    ],
)
def test_what_may_go_meanwhile_is_counted(meanwhile: str) -> None:
    text = LOOK.format(meanwhile=meanwhile).replace("    return", "    goto CPyL7;\n    return")
    assert "CPy_INCREF(cpy_r_r0)" in native_counts.without_counts(text)


def test_a_part_of_what_is_let_go_is_counted() -> None:
    made = LOOK.replace("(PyObject *cpy_r_game, ", "(").replace("cpy_r_game", "cpy_r_r9")
    held = "    cpy_r_r1 = cpy_r_card + 1;"
    assert "CPy_INCREF(cpy_r_r0)" not in native_counts.without_counts(made.format(meanwhile=held))
    gone = "    CPy_DECREF(cpy_r_r9);"
    assert "CPy_INCREF(cpy_r_r0)" in native_counts.without_counts(made.format(meanwhile=gone))


def test_what_reads_files_and_saves_is_left_as_it_is() -> None:
    reading = """\
int64_t CPyDef_rows___as_int(PyObject *cpy_r_value) {
    if (likely(PyLong_Check(cpy_r_value)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_value);
    return cpy_r_r1;
}
"""
    assert native_quick.quickened(reading) == reading
    playing = reading.replace("rows___as_int", "zones___place")
    assert "PyLong_Check" not in native_quick.quickened(playing)


def test_what_is_checked_for_one_type_here_and_another_there_keeps_its_names() -> None:
    check = """\
    if (1)
        {new} = cpy_r_r1;
    else {{
        CPy_TypeErrorTraceback("file.py", "f", 1, globals, "list", cpy_r_r1);
        goto CPyL9;
    }}
"""
    start = "char CPyDef_nodes___f(PyObject *cpy_r_self) {\n    cpy_r_r1 = CPyDef_nodes___g(cpy_r_self);\n"
    one = start + check.format(new="cpy_r_r2") + "    return cpy_r_r2;\n}\n"
    assert "    return cpy_r_r2;" in native_counts.without_counts(one)
    assert "cpy_r_r1" not in native_counts.without_counts(one)
    two = one.replace("    return", check.format(new="cpy_r_r3") + "    return")
    assert native_counts.without_counts(two) == two
