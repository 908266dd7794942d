"""The package as it is installed: its version, its compiled modules, its files."""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mulligan
from conftest import is_compiled
from mulligan import games
from mulligan.kernel.procedures import Procedures
from mulligan.kernel.rules import rules_of
from mulligan.magic.regulations import COUNTED_QUESTIONS, QUESTIONS, answers_bit

HOUSE = Path(mulligan.__file__).parent
PROJECT = Path(__file__).parent.parent
sys.path += [str(PROJECT), str(PROJECT / "tools")]
hatch_build = pytest.importorskip("hatch_build")
native_docs = pytest.importorskip("native_docs")
native_steps = pytest.importorskip("native_steps")
ENGINE = ("kernel", "cardlang", "lorcana", "cipher", "magic")


TESTS = Path(__file__).resolve().parent


def engine_modules() -> list[str]:
    """Every module that an ordinary install compiles."""
    return [
        module.name
        for package in ENGINE
        if (HOUSE / package / "__init__.py").exists()
        for module in pkgutil.walk_packages([str(HOUSE / package)], f"mulligan.{package}.")
        if not module.ispkg
        and not hatch_build.stays_plain(f"{module.name.removeprefix('mulligan.').replace('.', '/')}.py")
    ]


def test_the_version_is_a_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+)?", mulligan.__version__)


def test_the_changelog_knows_the_version() -> None:
    section = "Unreleased" if ".dev" in mulligan.__version__ else mulligan.__version__
    assert f"## [{section}]" in (PROJECT / "CHANGELOG.md").read_text("utf-8")


def test_the_engine_is_compiled_as_a_whole_or_not_at_all(compiled: bool) -> None:
    assert [module for module in engine_modules() if is_compiled(module) != compiled] == []


@pytest.mark.parametrize("module", ["mulligan", "mulligan.cli"])
def test_what_is_not_the_engine_stays_plain(module: str) -> None:
    assert not is_compiled(module)


def test_sources_and_data_are_installed_beside_the_compiled_modules() -> None:
    there = PROJECT / "src" / "mulligan"
    files = [path.relative_to(there) for path in there.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert [str(path) for path in files if not (HOUSE / path).exists()] == []


def test_a_compiled_install_can_run_its_sources() -> None:
    ask = "import mulligan.kernel.column as column; print(column.__file__)"
    pure = {**os.environ, "MULLIGAN_PURE": "1", "PYTHONPATH": str(HOUSE.parent)}
    answer = subprocess.run([sys.executable, "-c", ask], env=pure, capture_output=True, text=True, check=True)
    assert answer.stdout.strip().endswith("column.py")


# -- What an install is asked to be (hatch_build.py) -------------------------------------------------------------------


def test_compiling_can_be_refused_insisted_on_and_done_in_the_best_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_COMPILE", "0")
    assert "asks for plain Python" in hatch_build.why_not_compile()
    for insisting in ("1", "best"):
        monkeypatch.setenv("MULLIGAN_COMPILE", insisting)
        assert hatch_build.why_not_compile() is None


def test_a_misspelt_wish_is_told_what_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_COMPILE", "bset")
    with pytest.raises(ValueError, match=r"it can be 0 .* 1 .* or best"):
        hatch_build.why_not_compile()


# -- Docstrings (tools/native_docs.py) ---------------------------------------------------------------------------------


def test_what_the_sources_say_of_themselves_is_there_in_any_install() -> None:
    wrong: list[str] = []
    for module in engine_modules():
        found = importlib.import_module(module)
        source = HOUSE.joinpath(*module.split(".")[1:]).with_suffix(".py").read_text("utf-8")
        for name, doc in native_docs.docs_of(source).items():
            defined = found
            for part in name.split(".") if name and not special(name) else []:
                defined = getattr(defined, part)
            if not special(name) and inspect.cleandoc(defined.__doc__ or "") != doc:
                wrong.append(f"{module} {name}")
    assert wrong == []


def test_a_docstring_stands_where_python_looks_for_it() -> None:
    text = (
        '{"kind",\n     (getter)game___Game_get_kind,\n    NULL, NULL, NULL},\n'
        '{"over",\n     (getter)game___Game_get_over, (setter)game___Game_set_over,\n     NULL, NULL},\n'
        '{"run", (PyCFunction)CPyPy_game___Game___run, METH_FASTCALL, PyDoc_STR("run($self)\\n--\\n\\n")},\n'
    )
    docs = {"Game.kind": "Which?", "Game.over": "Whether it is over.", "Game.run": "Run."}
    kind, over, run = native_docs.with_docs(text, "game", docs).split("},\n")[:3]
    assert kind.endswith('NULL, "Which\\077", NULL')
    assert over.endswith('_set_over,\n     "Whether it is over.", NULL')
    assert run.endswith('PyDoc_STR("run($self)\\n--\\n\\n" "Run.")')


def special(name: str) -> bool:
    """Whether it is a method of Python's, which compiled classes have as slots with docstrings of their own."""
    return name.rpartition(".")[2].startswith("__")


# -- C on all cores (tools/native_c.py) --------------------------------------------------------------------------------

SHAPES = """
from collections.abc import Iterator

from mypy_extensions import i64


class Shape:
    sides: i64 = 3

    def doubled(self) -> tuple[i64, str]:
        return self.sides * 2, "doubled"


def corners(shape: Shape) -> Iterator[int]:
    # Keeps something between two answers, which becomes a part of its class.
    for number in range(shape.sides):
        yield number + len(str(number))
"""
ROOM = """
from shapes import Shape, corners

ALL = [Shape(), Shape()]
NAMES = ("a", "b")


def counted() -> dict[str, int]:
    return {name: sum(corners(shape)) for name, shape in zip(NAMES, ALL)}
"""
BOTH_WAYS = """
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from native_c import knows_mypyc, write_on_all_cores
from mypyc.build import mypycify

sources = ["shapes.py", "room.py"]
options = ["--cache-dir=" + sys.argv[2]]
if not knows_mypyc():
    sys.exit(3)
finished = []
written = write_on_all_cores(options, sources, Path("shared"), "both", finished.append)
how = dict(only_compile_paths=sources, group_name="both", multi_file=True)
ours = mypycify([*options, *sources], target_dir="shared", skip_cgen_input=written, **how)
theirs = mypycify([*options, *sources], target_dir="alone", **how)
print(*sorted(Path(one).name for one in ours[0].sources))
print(*sorted(Path(one).name for one in theirs[0].sources))
"""


def test_c_written_on_all_cores_is_what_mypyc_writes_alone(tmp_path: Path) -> None:
    pytest.importorskip("mypyc")
    (tmp_path / "shapes.py").write_text(SHAPES, "utf-8")
    (tmp_path / "room.py").write_text(ROOM, "utf-8")
    call = [sys.executable, "-c", BOTH_WAYS, str(PROJECT / "tools"), os.devnull]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, check=False)
    if done.returncode == 3:
        pytest.skip("this release of mypyc writes by itself")
    assert done.returncode == 0, done.stderr
    ours, theirs = done.stdout.splitlines()
    assert ours == theirs
    files = list((tmp_path / "alone").rglob("*.[ch]"))
    assert len(files) >= 5
    for path in files:
        shared = tmp_path / "shared" / path.relative_to(tmp_path / "alone")
        assert lines_of(shared) == lines_of(path), path.name


def lines_of(file: Path) -> list[str]:
    """The lines of a C file, in any order: the numbers of helpers that mypyc counts through all files do not matter."""
    return sorted(re.sub(r"__(tmp|LL)\d+", r"__\1", file.read_text("utf-8")).splitlines())


# -- Steps as native calls (tools/native_steps.py) ---------------------------------------------------------------------


def editions_of(game: str) -> dict[str, Procedures]:
    """The procedures of every edition of a game."""
    found = importlib.import_module(f"mulligan.{game}.editions").EDITIONS
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("game", list(games.names()))
def test_compiled_steps_are_native_calls_and_others_are_not(game: str, compiled: bool) -> None:
    for edition in editions_of(game).values():
        for procedure in edition.all:
            assert len(procedure.numbers) == len(procedure.steps)
            assert all((number >= 0) == compiled for number in procedure.numbers)


@pytest.mark.parametrize("game", list(games.names()))
def test_every_step_carries_a_rule(game: str) -> None:
    for edition in editions_of(game).values():
        assert all(rules_of(step) for procedure in edition.all for step in procedure.steps)


@pytest.mark.parametrize("game", list(games.names()))
def test_what_is_compiled_has_every_line_where_it_was(game: str, tmp_path: Path) -> None:
    copy = tmp_path / game
    shutil.copytree(PROJECT / "src" / "mulligan" / game, copy)
    native_steps.make_steps_native(copy)
    for path in copy.glob("*.py"):
        lines = path.read_text("utf-8").split("\n")
        before = (PROJECT / "src" / "mulligan" / game / path.name).read_text("utf-8").split("\n")
        changed = [old for old, new in zip(before, lines, strict=False) if old != new]
        assert "@rule(" not in "\n".join(lines)
        assert all(re.match(r'@rule\(| +"| +at_work=| *\)|$| +\w+\.go_(to|past)\(', old) for old in changed), changed
        assert not re.search(r"^ +game\.go_(to|past)\(", "\n".join(lines), re.M)
        ast.parse("\n".join(lines))


SAID = '''from __future__ import annotations

def count(game: Magic, cards: list[int]) -> int:
    """How much power there is."""
    game.note("counts", number=len(cards))
    game.trace("power")
    total = 0
    for card in cards:
        total += game.power[card]
    for player in range(2):
        total += game.life[player]
    return total
'''


def test_what_is_said_is_said_only_where_it_is_kept() -> None:
    lines = native_steps.only_where_kept(SAID).split("\n")
    assert lines[4] == '    if game.log is not None: game.note("counts", number=len(cards))'
    assert lines[5] == '    if game.traced is not None: game.trace("power")'
    assert [one for i, one in enumerate(lines) if i not in (4, 5)] == [
        one for i, one in enumerate(SAID.split("\n")) if i not in (4, 5)
    ]


def test_loops_over_cards_count_natively() -> None:
    lines = native_steps.with_native_loops(SAID).split("\n")
    assert len(lines) == len(SAID.split("\n"))
    assert lines[3].rstrip() == '    """How much power there is.""";' + " card: _i64;"
    assert "_i64" in lines[0]
    ast.parse("\n".join(lines))


def test_a_bit_is_shifted_in_64_bits_and_lists_are_trusted(tmp_path: Path) -> None:
    native_hot = pytest.importorskip("native_hot")
    file = tmp_path / "module.c"
    file.write_text(
        "    if (likely(PyObject_TypeCheck(cpy_r_r2, CPyType_Node)))\n    cpy_r_r1 = 1 << cpy_r_r0;\n", "utf-8"
    )
    native_hot.trust_types(file)
    assert file.read_text("utf-8") == "    if (1)\n    cpy_r_r1 = (int64_t)1 << cpy_r_r0;\n"


READING = """PyObject *CPyDef_state___Game___first(PyObject *cpy_r_self, int64_t cpy_r_card) {
    cpy_r_r0 = ((GameObject *)cpy_r_self)->_cards;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = cpy_r_card + 1;
    cpy_r_r2 = CPyList_GetItemInt64(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("state.py", "first", 1, CPyStatic_state___globals);
        goto CPyL9;
    }
    if (likely(PyList_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("state.py", "first", 1, CPyStatic_state___globals, "list", cpy_r_r2);
        goto CPyL9;
    }
    cpy_r_r4 = *(PyObject * *)cpy_r_r5;
    CPy_INCREF(cpy_r_r4);
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("state.py", "first", 1, CPyStatic_state___globals);
        goto CPyL9;
    }
    cpy_r_r7 = cpy_r_r6 & 1;
    cpy_r_r8 = cpy_r_r7 == 0;
    if (!cpy_r_r8) goto CPyL8;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r6 >> 1;
    cpy_r_r10 = cpy_r_r9;
    goto CPyL11;
CPyL8: ;
CPyL11: ;
    return cpy_r_r3;
CPyL9: ;
    return NULL;
}
"""
HELD = """char CPyDef_state___Game___tell(PyObject *cpy_r_self) {
    cpy_r_r0 = ((GameObject *)cpy_r_self)->_cards;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_state___Game___shuffle(cpy_r_self);
    cpy_r_r2 = CPyList_GetItemInt64(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    return 1;
}
"""
TAKING = """char CPyDef_editions____Native___take(PyObject *cpy_r_self, int64_t cpy_r_number, PyObject *cpy_r_game, \
PyObject *cpy_r_frame) {
    cpy_r_r1 = cpy_r_number < 1;
    if (!cpy_r_r1) goto CPyL1;
    cpy_r_r8 = CPyDef_bag___check_state(cpy_r_r0, cpy_r_r7);
CPyL1: ;
    cpy_r_r9 = CPyDef_bag___add_triggers(cpy_r_r0, cpy_r_r7);
}
"""


def test_small_numbers_are_read_at_once_and_nothing_is_counted_for_a_moment() -> None:
    native_quick = pytest.importorskip("native_quick")
    quick = native_quick.quickened(READING)
    small = "cpy_r_r10 = Quick_SmallValue(cpy_r_r4); cpy_r_r6 = cpy_r_r10 << 1; goto CPyL11;"
    short = "cpy_r_r10 = Quick_Value(cpy_r_r4); cpy_r_r6 = cpy_r_r10 << 1; goto CPyL11;"
    assert f"    if (likely(Quick_IsSmall(cpy_r_r4))) {{ {small} }}\n" in quick
    assert f"    if (Quick_IsShort(cpy_r_r4)) {{ {short} }}\n    CPy_INCREF(cpy_r_r4);\n" in quick
    assert "CREF(cpy_r_r0)" not in quick
    assert "PyList_Check" not in quick


MOVED = """VecI64 CPyDef_column___moved(VecI64 cpy_r_cells, VecI64 cpy_r_cards, VecI64 cpy_r_order) {
    int64_t cpy_r_i;
    cpy_r_i = 0;
}
"""


def test_what_a_column_says_of_cards_is_exchanged_in_c() -> None:
    native_quick = pytest.importorskip("native_quick")
    quick = native_quick.quickened(MOVED).split("\n")
    assert quick[1:3] == [
        "    VecI64 quickly;",
        "    if (likely(Quick_Move(cpy_r_cells, cpy_r_cards, cpy_r_order, &quickly)))",
    ]


def test_what_a_call_could_let_go_of_is_counted() -> None:
    native_quick = pytest.importorskip("native_quick")
    assert native_quick.quickened(HELD) == HELD


def test_steps_are_jumped_to_by_number() -> None:
    native_quick = pytest.importorskip("native_quick")
    quick = native_quick.quickened(TAKING)
    assert "        CPyDef_bag___check_state,\n        CPyDef_bag___add_triggers,\n    };\n" in quick
    assert (
        "    if (likely((uint64_t)cpy_r_number < 2))\n        return steps[cpy_r_number](cpy_r_game, cpy_r_frame);"
        in quick
    )


TOLD = """def end_turn(game: Lorcana) -> None:
    tell(game, Event(TURN_ENDED, -1, -1, game.active))
    tell(
        game,
        Event(READIED, card),
    )
"""


def test_events_that_nobody_hears_are_not_made() -> None:
    lines = native_steps.only_where_heard(TOLD).split("\n")
    assert (
        lines[1]
        == "    if (game.own_match.heard >> TURN_ENDED) & 1: tell(game, Event(TURN_ENDED, -1, -1, game.active))"
    )
    assert lines[2] == "    if (game.own_match.heard >> READIED) & 1: tell("
    ast.parse("\n".join(lines))


def test_rules_that_answer_a_question_are_asked_for_by_its_number() -> None:
    package = PROJECT / "src/mulligan/magic"
    assert native_steps.questions(package) == QUESTIONS
    assert native_steps.COUNTED_QUESTIONS == COUNTED_QUESTIONS
    number = QUESTIONS.index("discount")
    assert native_steps.by_number(package, "discount") == f'.rules_that_number({number}, "discount")'
    assert answers_bit("discount") == 1 << number


CLASS_IN_C = """static int32_t CPyDef_state___Card_clear(PyObject *cpy_r_self)
{
    Py_CLEAR(((CardObject *)cpy_r_self)->_name);
}
static void
state___Card_dealloc(CardObject *self)
{
    CPyDef_state___Card_clear((PyObject *)self);
}
static CPyVTableItem state___Card_vtable[2];
static PyMethodDef state___Card_methods[] = {
    {"__mypyc_defaults_setup", (PyCFunction)CPyPy_state___Card_____mypyc_defaults_setup, METH_FASTCALL, NULL},
    {"copy", (PyCFunction)CPyPy_state___Card___copy, METH_FASTCALL, NULL},
};
static PyTypeObject CPyType_state___Card_template_ = {
};
PyObject *CPyDef_state_____mypyc__Card_setup(PyObject *cpy_r_type)
{
    self->vtable = state___Card_vtable;
}
        PyObject *CPyPy_state___Card___copy__Thing_glue(PyObject *self, PyObject *const *args) {
            return NULL;
        }
        PyObject *CPyPy_state___Card_____mypyc_defaults_setup(PyObject *self, PyObject *const *args) {
            return NULL;
        }
        PyObject *CPyPy_state___Card___copy(PyObject *self, PyObject *const *args) {
            return NULL;
        }
char CPyDef_state_____top_level__(void) {
}
"""


def test_ways_from_python_to_what_python_never_calls_are_left_out(tmp_path: Path) -> None:
    native_hot = pytest.importorskip("native_hot")
    file = tmp_path / "module.c"
    file.write_text(CLASS_IN_C, "utf-8")
    native_hot.leave_out_unused(file)
    left = file.read_text("utf-8")
    assert "glue" not in left
    assert "defaults_setup" not in left
    assert left.count("CPyPy_state___Card___copy") == 2
    assert left.count("{") == left.count("}") == CLASS_IN_C.count("{") - 3


def test_what_makes_objects_goes_with_what_calls_their_class() -> None:
    native_classes = pytest.importorskip("native_classes")
    assert native_classes.moved_lives(CLASS_IN_C, "state", {"state___Deck"}) == (CLASS_IN_C, [])
    left, moved = native_classes.moved_lives(CLASS_IN_C, "state", {"state___Card"})
    bodies = ("Py_CLEAR(", "    CPyDef_state___Card_clear((", "self->vtable =")
    assert not any(body in left for body in bodies)
    assert all("".join(moved).count(body) == 1 for body in bodies)
    assert "static" not in "".join(moved)
    assert "static CPyVTableItem" not in left
    assert left.count("state___Card_dealloc(CardObject *self);") == 1  # whoever names it there still can


BRANCHES_IN_C = """char CPyDef_state___Card___fits(PyObject *cpy_r_self) {
    if (!cpy_r_r0) goto CPyL1;
    if (unlikely(cpy_r_r1)) goto CPyL2;
    if (unlikely(cpy_r_r2 == NULL)) {
        goto CPyL3;
    }
    if (cpy_r_r3) {
        goto CPyL1;
    } else
        goto CPyL2;
}
"""


def test_a_branch_says_which_way_games_go() -> None:
    native_branches = pytest.importorskip("native_branches")
    lines = [line.strip() for line in native_branches.told(BRANCHES_IN_C, "n.y").split("\n")]
    assert lines[1:-2] == [
        "if (unlikely(!cpy_r_r0)) { mulligan_seldom(); goto CPyL1; }",
        "if (unlikely(cpy_r_r1)) goto CPyL2;",
        "if (unlikely(cpy_r_r2 == NULL)) {",
        "goto CPyL3;",
        "}",
        "if (likely(cpy_r_r3)) goto CPyL1; else { mulligan_seldom(); goto CPyL2; }",
    ]
    lines = [line.strip() for line in native_branches.told(BRANCHES_IN_C, "yn3").split("\n")]
    assert lines[1] == "if (likely(!cpy_r_r0)) goto CPyL1; else { mulligan_seldom();  }"
    assert lines[2] == "if (unlikely(cpy_r_r1)) { mulligan_seldom(); goto CPyL2; }"
    assert lines[6] == "if (mulligan_chance(cpy_r_r3, 0.3)) goto CPyL1; else goto CPyL2;"


def test_what_is_known_of_a_function_with_other_branches_is_not_said() -> None:
    native_hot = pytest.importorskip("native_hot")
    ways = native_hot.Ways({"mulligan.magic.state": {"Card.fits": "n3yy", "Card.ask": "n3y"}})
    source = "src/mulligan/magic/state.py"
    assert ways.told(source, {"Card.fits": BRANCHES_IN_C, "Card.copy": BRANCHES_IN_C}) == [BRANCHES_IN_C] * 2
    assert ways.told(source, {"Card.ask": BRANCHES_IN_C}) != [BRANCHES_IN_C]
    assert (ways.known, ways.all) == (1, 3)


def test_small_functions_are_asked_to_be_taken_into_others() -> None:
    native_hot = pytest.importorskip("native_hot")
    long = BRANCHES_IN_C.replace("{\n", "{\n" + "    cpy_r_r0 = 1;\n" * 100, 1)
    declared = BRANCHES_IN_C.replace("{\n", "{\n" + "    PyObject *cpy_r_r0;\n" * 100, 1)
    assert native_hot.small_inline(BRANCHES_IN_C + long + declared) == (
        f"extern inline {BRANCHES_IN_C}{long}extern inline {declared}"
    )


def test_branches_are_counted_as_often_as_their_conditions_hold() -> None:
    native_branches = pytest.importorskip("native_branches")
    text, count = native_branches.counted(BRANCHES_IN_C, 7)
    assert count == 3
    assert "if (mulligan_count(7, !cpy_r_r0)) goto CPyL1;" in text
    assert "if (mulligan_count(8, cpy_r_r1)) goto CPyL2;" in text
    assert "if (mulligan_count(9, cpy_r_r3)) {" in text
    counts = [(0, 0), (5, 0), (0, 5), (999, 1), (1, 1), (1, 999)]
    assert [native_branches.mark_of(no, yes) for no, yes in counts] == [".", "n", "y", "1", "5", "9"]


def test_a_column_in_which_a_number_is_set_is_counted_only_where_something_comes_between() -> None:
    native_counts = pytest.importorskip("native_counts")
    column = "    cpy_r_r1 = ((GameObject *)cpy_r_game)->_zone;\n    VEC_I64_INCREF(cpy_r_r1);\n"
    place = "    cpy_r_r2 = (CPyPtr)cpy_r_r1.items;\n    cpy_r_r3 = cpy_r_r2 + cpy_r_card;\n"
    call = "    cpy_r_r4 = CPyDef_zones___place(cpy_r_game);\n"
    end = "    *(int64_t *)cpy_r_r3 = cpy_r_r4;\n    VEC_I64_DECREF(cpy_r_r1);\n    return 1;\n}"
    for between, counted in (("", False), (call, True)):
        lines = native_counts.less_counted((column + place + between + end).split("\n"))
        assert any("INCREF" in line for line in lines) == any("DECREF" in line for line in lines) == counted


def test_what_is_known_of_branches_is_of_functions_that_there_are() -> None:
    """Else python3 tools/watch_branches.py should count anew."""
    native_branches = pytest.importorskip("native_branches")
    native_times = pytest.importorskip("native_times")
    marks = native_branches.read_marks()
    assert native_branches.written_marks(marks) == native_branches.TABLE.read_text("utf-8")
    known = gone = 0
    for module, own in marks.items():
        file = PROJECT / "src" / f"{module.replace('.', '/')}.py"
        there = native_times.functions_of(file.read_text("utf-8")) if file.exists() else set()
        known += len(own)
        gone += sum(name not in there for name in own)
    assert known > 1000
    assert gone < known / 5


def test_the_times_of_functions_are_of_those_that_there_are() -> None:
    """Else PYTHONPATH=src .venv/bin/python tools/hot_functions.py should measure anew."""
    native_branches = pytest.importorskip("native_branches")
    native_times = pytest.importorskip("native_times")
    table = native_branches.read_marks(native_times.TABLE)
    assert native_branches.written_marks(table, native_times.TITLE) == native_times.TABLE.read_text("utf-8")
    known = gone = 0
    for module, own in table.items():
        assert not hatch_build.stays_plain(f"{module.removeprefix('mulligan.').replace('.', '/')}.py")
        file = PROJECT / "src" / f"{module.replace('.', '/')}.py"
        source = file.read_text("utf-8") if file.exists() else ""
        there = native_times.functions_of(source) | native_times.functions_of(native_steps.written_out_at_all(source))
        known += len(own)
        gone += sum(name not in there for name in own)
    assert known > 2000
    assert gone < known / 10


def test_what_is_written_for_a_function_has_a_part_of_its_time() -> None:
    native_times = pytest.importorskip("native_times")
    within = native_times.Within({"Card.fits": (80, 7)}, {"_Native.take", "Card.copy"})
    assert within.times_in("Card.fits") == (80, 7)
    assert within.times_in("Card.fits__Thing_glue") == (20, 1)
    assert [within.is_always_called(name) for name in ("_Native.take", "Card.copy", "Card.fits")] == [
        True,
        False,
        False,
    ]
    assert within.times_in("Card.copy") is within.times_in("Card.ask") is None
    assert [within.comes_to(name) for name in ("Card.fits", "Card.copy", "Card.ask")] == [True, True, False]


def test_each_game_is_compiled_for_speed_where_it_is_most_of_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    native_hot, native_times = pytest.importorskip("native_hot"), pytest.importorskip("native_times")
    spent = {"long": (500, 0), "short": (450, 30), "seldom": (50, 0), "other": (0, 970), "never": (0, 0)}
    lengths = {"long": 9000, "short": 900, "seldom": 900, "other": 50000, "never": 10}
    places = {name: (0, length) for name, length in lengths.items()}
    monkeypatch.setattr(native_hot, "functions_in", lambda text: places)
    monkeypatch.setattr(native_times.Times, "of", lambda self, source: native_times.Within(spent, {"_take", "_steps"}))
    file = native_hot.c_file(tmp_path, "src/mulligan/magic/turn.py")
    file.write_text("", "utf-8")
    places |= {"_take": (0, 9), "unknown": (0, 9)}
    heat = native_hot.Heat(native_times.Times(tmp_path, tmp_path), ["src/mulligan/magic/turn.py"], tmp_path)
    assert heat.hot == {"src/mulligan/magic/turn.py": {"_take", "short", "long", "other"}}
    assert heat.warm == {"src/mulligan/magic/turn.py": {"seldom"}}


ENDS = """char CPyDef_state___Card___fits(PyObject *cpy_r_self) {
    char cpy_r_r2;
    if (unlikely(cpy_r_r2 == 2)) {
        CPy_AddTraceback("state.py", "fits", 3, CPyStatic_state___globals);
        goto CPyL2;
    }
    if (unlikely(cpy_r_r2 == 3)) {
        CPy_AddTraceback("state.py", "fits", 4, CPyStatic_state___globals);
        goto CPyL2;
    }
CPyL1: ;
    return 2;
CPyL2: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5.f0);
    goto CPyL1;
CPyL3: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL1;
CPyL4: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL1;
CPyL5: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL9;
}
"""


def test_what_is_released_is_written_once_and_so_are_tracebacks() -> None:
    native_ends = pytest.importorskip("native_ends")
    lines = [line.strip() for line in native_ends.with_short_ends(ENDS).split("\n")]
    assert lines[1:] == [
        "int line;",
        "char cpy_r_r2;",
        "if (unlikely(cpy_r_r2 == 2)) {",
        "line = 3;",
        "goto TCPyL2;",
        "}",
        "if (unlikely(cpy_r_r2 == 3)) {",
        "line = 4;",
        "goto TCPyL2;",
        "}",
        "CPyL1: ;",
        "return 2;",
        "CPyL2: ;",
        "CPy_DecRef(cpy_r_r5.f0);",
        "goto CPyL4;",
        "CPyL3: ;",
        "CPyTagged_DecRef(cpy_r_r4);",
        "goto CPyL1;",
        "CPyL4: ;",
        "CPy_DecRef(cpy_r_r3);",
        "goto CPyL3;",
        "CPyL5: ;",
        "CPy_DecRef(cpy_r_r3);",
        "goto CPyL9;",
        "TCPyL2: ;",
        'CPy_AddTraceback("state.py", "fits", line, CPyStatic_state___globals);',
        "goto CPyL2;",
        "}",
        "",
    ]


STARTS = """
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    void *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r1 = CPyStatics[6]; /* ('Final',) */
    cpy_r_r2 = CPyStatics[5]; /* 'typing' */
    cpy_r_r3 = CPyStatic_game___globals;
    cpy_r_r4 = CPyImport_ImportFromMany(cpy_r_r2, cpy_r_r1, cpy_r_r1, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("game.py", "<module>", 5, CPyStatic_game___globals);
        goto CPyL2;
    }
    cpy_r_r5 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r5, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = Py_None;
    return 1;
CPyL2: ;
    return 2;
"""


def test_an_import_is_one_call_and_what_it_no_longer_needs_is_gone() -> None:
    native_start = pytest.importorskip("native_start")
    loads: dict[str, str] = {}
    assert native_start.shortened(STARTS.lstrip("\n"), loads).split("\n") == [
        "PyObject *cpy_r_r6;",
        "if (unlikely(!mulligan_from_others(&CPyModule_typing, 5, 6, 6, CPyStatic_game___globals))) {",
        'CPy_AddTraceback("game.py", "<module>", 5, CPyStatic_game___globals);',
        "goto CPyL2;",
        "}",
        "cpy_r_r6 = Py_None;",
        "return 1;",
        "CPyL2: ;",
        "return 2;",
        "",
    ]
    assert loads == {}


FAILS = """PyObject *cpy_r_r0;
char cpy_r_r1;
cpy_r_r0 = CPyDef_ask();
if (unlikely(cpy_r_r0 == NULL)) {
CPy_AddTraceback("game.py", "<module>", 7, CPyStatic_game___globals);
goto CPyL3;
}
if (unlikely(cpy_r_r0 == Py_None)) {
CPy_AddTraceback("game.py", "<module>", 8, CPyStatic_game___globals);
goto CPyL5;
}
return 1;
CPyL3: ;
cpy_r_r1 = 2;
return cpy_r_r1;
CPyL4: ;
CPy_DecRef(cpy_r_r0);
goto CPyL3;
CPyL5: ;
CPyDef_mend();
return 1;
"""


def test_a_module_that_cannot_be_started_ends_at_once_unless_somebody_sees_to_it() -> None:
    native_start = pytest.importorskip("native_start")
    assert native_start.failing_at_once(FAILS).split("\n") == [
        "PyObject *cpy_r_r0;",
        "char cpy_r_r1;",
        "int line;",
        "cpy_r_r0 = CPyDef_ask();",
        "if (unlikely(cpy_r_r0 == NULL)) { line = 7; goto failed; }",
        "if (unlikely(cpy_r_r0 == Py_None)) {",
        'CPy_AddTraceback("game.py", "<module>", 8, CPyStatic_game___globals);',
        "goto CPyL5;",
        "}",
        "return 1;",
        "return 2;",
        "CPyL5: ;",
        "CPyDef_mend();",
        "return 1;",
        "failed: ;",
        'CPy_AddTraceback("game.py", "<module>", line, CPyStatic_game___globals);',
        "return 2;",
        "",
    ]


COLD_IN_C = """static int
state___Card_traverse(CardObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_name);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_state___Card_clear(PyObject *cpy_r_self)
{
    CardObject *self = (CardObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    return 0;
}

static void
state___Card_dealloc(CardObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, state___Card_dealloc)
    CPyDef_state___Card_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
    CPyVTableItem state___Card_vtable_scratch[] = {
char CPyDef_state___Card___fits(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyStatics[7]; /* 'name' */
    cpy_r_r1 = NULL;
    cpy_r_r2 = CPyDef_ask(cpy_r_self, cpy_r_r0, &cpy_r_r1);
    if (unlikely(cpy_r_r2 == 2)) {
        CPy_AddTraceback("state.py", "fits", 3, CPyStatic_state___globals);
        goto CPyL1;
    }
    cpy_r_r3 = CPyStatics[8]; /* 'tall' */
    return cpy_r_r3;
CPyL1: ;
    return 2;
}

        PyObject *CPyPy_state___Card___fits(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_state___Card))
                arg_self = obj_self;
            else {
                CPy_TypeError("mulligan.state.Card", obj_self);\x20
                goto fail;
            }
            PyObject *arg_game;
            if (likely((Py_TYPE(obj_game) == CPyType_state___Game) || (Py_TYPE(obj_game) == CPyType_views___Watched)))
                arg_game = obj_game;
            else {
                CPy_TypeError("state.Game", obj_game);\x20
                goto fail;
            }
            int64_t arg_number;
            arg_number = CPyLong_AsInt64(obj_number);
            if (arg_number == -113 && PyErr_Occurred()) {
                CPy_TypeError("i64", obj_number); goto fail;
            }
            char retval = CPyDef_state___Card___fits(arg_self, arg_game, arg_number);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
"""


def test_what_games_never_come_to_is_written_shorter() -> None:
    native_short = pytest.importorskip("native_short")
    text = native_short.shortened(COLD_IN_C)
    assert "state___Card_held[] = {offsetof(CardObject, _name)};" in text
    assert "mulligan_dealloc((PyObject *)self, 1, state___Card_held, (destructor)state___Card_dealloc);" in text
    assert "    static const CPyVTableItem state___Card_vtable_scratch[] = {\n" in text
    start = text.index("char CPyDef_state___Card___fits")
    lines = [line.strip() for line in text[start:].split("\n")]
    assert lines[1:18] == [
        "int line;",
        "PyObject *cpy_r_r1;",
        "char cpy_r_r2;",
        "cpy_r_r1 = NULL;",
        "cpy_r_r2 = CPyDef_ask(cpy_r_self, CPyStatics[7], &cpy_r_r1);",
        "if (unlikely(cpy_r_r2 == 2)) {",
        "line = 3;",
        "goto TCPyL1;",
        "}",
        "return CPyStatics[8];",
        "CPyL1: ;",
        "return 2;",
        "TCPyL1: ;",
        'CPy_AddTraceback("state.py", "fits", line, CPyStatic_state___globals);',
        "goto CPyL1;",
        "}",
        "",
    ]
    assert lines[19:] == [
        "PyObject *arg_self = obj_self;",
        'if (!mulligan_is(obj_self, CPyType_state___Card, "mulligan.state.Card")) goto fail;',
        "PyObject *arg_game = obj_game;",
        'if (!mulligan_is_any(obj_game, "state.Game", 2, CPyType_state___Game, CPyType_views___Watched)) goto fail;',
        "int64_t arg_number;",
        "if (!mulligan_number(obj_number, &arg_number)) goto fail;",
        "return mulligan_whether(CPyDef_state___Card___fits(arg_self, arg_game, arg_number));",
        "fail: ;",
        "",
    ]


def test_tests_that_are_called_slow_exist() -> None:
    lines = (TESTS / "slow.txt").read_text("utf-8").splitlines()
    named = [line.split("::") for line in lines if not line.startswith("#")]
    missing = [name for file, name in named if f"def {name}(" not in (TESTS / file).read_text("utf-8")]
    assert missing == []
    assert len(named) > 50


# -- Columns that copies have together (tools/native_lent.py) ----------------------------------------------------------

LENT = """char CPyDef_state___Lorcana___copy_fields(PyObject *cpy_r_self, PyObject *cpy_r_new) {
    cpy_r_r4 = Quick_Column(cpy_r_r3);
}
char CPyDef_damage___put(PyObject *cpy_r_game, int64_t cpy_r_card, int64_t cpy_r_amount) {
    cpy_r_r0 = ((mulligan___lorcana___state___LorcanaObject *)cpy_r_game)->_damage;
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    *(int64_t *)cpy_r_r9 = cpy_r_amount;
}
char CPyDef_damage___put_all(PyObject *cpy_r_game, int64_t cpy_r_amount) {
    cpy_r_r0 = ((mulligan___lorcana___state___LorcanaObject *)cpy_r_game)->_damage;
CPyL1: ;
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    *(int64_t *)cpy_r_r9 = cpy_r_amount;
    if (cpy_r_r2) goto CPyL1;
}
char CPyDef_damage___put_two(PyObject *cpy_r_game, int64_t cpy_r_amount) {
    cpy_r_r0 = ((mulligan___lorcana___state___LorcanaObject *)cpy_r_game)->_damage;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    *(int64_t *)cpy_r_r9 = cpy_r_amount;
}
char CPyDef_damage___look(PyObject *cpy_r_game) {
    cpy_r_r0 = ((mulligan___lorcana___state___LorcanaObject *)cpy_r_game)->_damage;
    cpy_r_r7 = (CPyPtr)cpy_r_r0.items;
    VecI64 cpy_r_r1;
}
char CPyDef_state___Game___add_fields(PyObject *cpy_r_self) {
    cpy_r_r0 = ((mulligan___kernel___game___GameObject *)cpy_r_self)->_state;
    cpy_r_r1 = VecI64Api.append(cpy_r_r0, 0);
}
state___Lorcana_get_damage(mulligan___lorcana___state___LorcanaObject *self, void *closure)
{
    VEC_I64_INCREF(self->_damage);
    PyObject *retval = VecI64Api.box(self->_damage);
}
"""
OWN = "    Quick_Own(&((mulligan___{})->_{});\n"


def test_a_column_is_copied_before_a_number_is_set_in_it(tmp_path: Path) -> None:
    """Where it is looked up for that alone only if the number is another; where it is kept at hand, in any case."""
    native_lent = pytest.importorskip("native_lent")
    file = tmp_path / "state.c"
    file.write_text(LENT, "utf-8")
    native_lent.lend(file)
    text = file.read_text("utf-8")
    damage = OWN.format("lorcana___state___LorcanaObject *)cpy_r_game", "damage")
    state = OWN.format("kernel___game___GameObject *)cpy_r_self", "state")
    assert "cpy_r_r4 = Quick_Lent(cpy_r_r3);" in text
    assert text.count("Quick_Own(") == 4
    once, _, kept = text.partition("put(")[2].partition("look(")[0].partition("put_all(")
    column = "&((mulligan___lorcana___state___LorcanaObject *)cpy_r_game)->_damage"
    assert f"    Quick_SetAt({column}, cpy_r_r9, cpy_r_amount);\n" in once
    assert kept.count(damage + "    cpy_r_r0 = ((") == 2
    assert state + "    cpy_r_r0 = ((" in text
    assert "    Quick_Own(&self->_damage);\n    VEC_I64_INCREF(self->_damage);\n" in text


@pytest.mark.parametrize(
    "between", ["    cpy_r_r8 = CPyDef_state___Lorcana___refresh(cpy_r_game);\n", "    cpy_r_r0 = 3;\n"]
)
def test_a_place_that_nobody_can_judge_stops_the_build(between: str, tmp_path: Path) -> None:
    native_lent = pytest.importorskip("native_lent")
    file = tmp_path / "state.c"
    file.write_text(LENT.replace("    cpy_r_r9 = ", between + "    cpy_r_r9 = ", 1), "utf-8")
    with pytest.raises(SystemExit, match="damage___put"):
        native_lent.lend(file)
