"""Writes what the compiler needs into the copy of the sources that it reads (hatch_build.py).

mypyc calls a decorated function, and any function in a table, through Python. So that copy marks each step as the
carrier of its rules after it is defined, not by a decorator, and gives every edition the calls of its steps by number.
Classes whose methods follow from their fields (kernel/declared.py) have these methods written out.
"""

from __future__ import annotations

import ast
import re
import runpy
import textwrap
from functools import cache
from pathlib import Path

# Read by itself: the package need not be importable where it is built.
DECLARED = runpy.run_path(str(Path(__file__).resolve().parent.parent / "src/mulligan/kernel/declared.py"))

IMPORTS = """\
from mulligan.kernel import column as _column, rows as _rows
from mulligan.kernel.column import NO_CARDS as _NO_CARDS
from mypy_extensions import mypyc_attr as _mypyc_attr
"""
# Loops over lists of numbers of cards or players count natively in functions that look at one of these.
FUTURE = "from __future__ import annotations"
MARKS = ("registers", "record", "value", "state")
GAMES = ("Game", "Lorcana", "Cipher", "Magic", "Columns")
NUMBERS = ("card", "other", "target", "player", "opponent", "unit", "bond", "singer", "attacker", "blocker")
LOOP = re.compile(rf"\bfor (?:{'|'.join(NUMBERS)}) in ")
# What is said for those who read it, and where it is kept: nothing of it is worked out where it is not.
KEPT = {"trace": "traced", "cite": "log", "note": "log"}
# Where a match says which kinds of events are heard, others are not even made.
HEARD = "\n    heard: i64"
TELLING = "tell("
# Rules of Magic's cards that answer a question are asked for by its number as well.
RULES = re.compile(r'\.rules_that\("(\w+)"\)')
COUNTED_QUESTIONS = 62  # magic/regulations.py
HEAD = '''

# -- Written by tools/native_steps.py ----------------------------------------------------------------------------------

{imports}
from mulligan.kernel.frames import Frame as _Frame
from mulligan.kernel.procedures import Calls as _Calls, Step as _Step
from mypy_extensions import i64 as _i64
from typing import cast as _cast
from mulligan.{game}.state import {table} as _Table

_NUMBERS: dict[_Step, int] = {{
{numbers}
}}


class _Native(_Calls):
    """Calls every step of the game natively."""

    def count(self) -> _i64:
        return {count}

    def number_of(self, step: _Step) -> _i64:
        return _NUMBERS.get(step, -1)

    def take(self, number: _i64, game: object, frame: _Frame) -> None:
        table = _cast(_Table, game)
{calls}


for _edition in {editions}:
    _edition.call_by(_Native())
'''


def make_native(package: Path, compiled: list[Path]) -> None:
    """Change the sources of a package that are compiled, in this folder; a game has its editions in editions.py."""
    for path in compiled:
        source = path.read_text("utf-8")
        if (written := written_out_at_all(source)) != source:
            path.write_text(written, "utf-8")
    make_steps_native(package)
    matches = package / "printed.py"
    hears = matches.exists() and HEARD in matches.read_text("utf-8")
    for path in compiled:
        source = path.read_text("utf-8")
        if hears and TELLING in source:
            source = only_where_heard(source)
        if RULES.search(source):
            source = RULES.sub(lambda found: by_number(package, found[1]), source)
        if any(f".{word}(" in source for word in KEPT):
            source = only_where_kept(source)
        path.write_text(with_native_loops(source), "utf-8")


# -- Classes whose methods follow from their fields --------------------------------------------------------------------


def written_out_at_all(source: str) -> str:
    """A source whose declared classes, if there are any, have their methods written out."""
    return written_out(source) if any(f"\n@{mark}\n" in source for mark in MARKS) else source


def written_out(source: str) -> str:
    """A source whose declared classes have their methods written out."""
    lines = source.split("\n")
    known: dict[str, list] = {}
    added: list[tuple[int, str]] = []
    for node in ast.parse(source).body:
        mark = declared_by(node)
        if not isinstance(node, ast.ClassDef) or not mark:
            continue
        base = ast.unparse(node.bases[0]) if node.bases else ""
        fields = [own_field(one, lines) for one in node.body if isinstance(one, ast.AnnAssign)]
        if mark == "registers":
            fields = [*known.get(base, []), *fields]
            methods = DECLARED["frame_methods"](node.name, fields)
        elif mark in ("record", "value"):
            methods = DECLARED[f"{mark}_methods"](node.name, fields)
        else:
            methods = DECLARED["state_methods"](node.name, base, 1 if base else 0, fields)
        known[node.name] = fields
        lines[node.decorator_list[0].lineno - 1] = "@_mypyc_attr(acyclic=True, free_list_len=1)" * (mark != "state")
        for one in node.body:  # what tells the type checker of the methods written here
            if isinstance(one, ast.If) and ast.unparse(one.test) == "TYPE_CHECKING":
                lines[one.lineno - 1 : one.end_lineno] = [""] * ((one.end_lineno or one.lineno) - one.lineno + 1)
        added.append((node.end_lineno or node.lineno, textwrap.indent(methods, "    ")))
    for line, methods in reversed(added):
        lines.insert(line, "\n" + methods)
    first = next(node for node in ast.parse("\n".join(lines)).body if isinstance(node, ast.ClassDef))
    start = min([first.lineno, *(mark.lineno for mark in first.decorator_list)])
    lines.insert(start - 1, IMPORTS)
    return "\n".join(lines)


def declared_by(node: ast.stmt) -> str:
    """How a class is declared, if it is."""
    marks = [ast.unparse(mark) for mark in node.decorator_list] if isinstance(node, ast.ClassDef) else []
    return marks[0] if len(marks) == 1 and marks[0] in MARKS else ""


def own_field(node: ast.AnnAssign, lines: list[str]) -> object:
    """A field as it was declared; its line keeps a value that the compiler takes."""
    name, kind, value = ast.unparse(node.target), ast.unparse(node.annotation), node.value
    mark = None
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in DECLARED:
        options = {str(one.arg): ast.literal_eval(one.value) for one in value.keywords}
        mark = DECLARED[value.func.id](*map(expression, value.args), **options)
        blank = " = _NO_CARDS" if kind == "vec[i64]" else " = _rows.NO_LISTS" if options.get("refilled") else ""
        plain = f"    {name}: {kind}{blank}"
        lines[node.lineno - 1 : node.end_lineno] = [plain, *[""] * ((node.end_lineno or node.lineno) - node.lineno)]
    default = None if mark is not None or value is None else ast.unparse(value)
    return DECLARED["field_of"](name, kind, default, mark)


def expression(value: ast.expr) -> str:
    """What a field is declared to begin as: an expression is told as a text."""
    return str(value.value) if isinstance(value, ast.Constant) and isinstance(value.value, str) else ast.unparse(value)


# -- Steps -------------------------------------------------------------------------------------------------------------


def make_steps_native(game: Path) -> None:
    """Change the steps of a game in this folder."""
    steps: list[tuple[str, str, str]] = []
    table = ""
    for path in sorted(game.glob("*.py")):
        source = path.read_text("utf-8")
        found = [one for one in ast.parse(source).body if isinstance(one, ast.FunctionDef) and rule_of(one)]
        if found:
            path.write_text(undecorated(source, found), "utf-8")
            steps += [(path.stem, one.name, frame_of(one)) for one in found]
            table = ast.unparse(found[0].args.args[0].annotation or ast.Name(table))
    if steps:
        numbers = {(f"mulligan.{game.name}.{module}", name): number for number, (module, name, _) in enumerate(steps)}
        for path in sorted(game.rglob("*.py")):
            module = ".".join(["mulligan", game.name, *path.relative_to(game).with_suffix("").parts])
            source = path.read_text("utf-8")
            if "go_to(" in source or "go_past(" in source:
                path.write_text(going_by_number(source, module, numbers), "utf-8")
        variants = "\nVARIANTS" in (game / "editions.py").read_text("utf-8")
        with (game / "editions.py").open("a", encoding="utf-8") as editions:
            editions.write(calls_of(game.name, table, steps, variants))


def rule_of(function: ast.FunctionDef) -> ast.expr | None:
    """The `@rule(…)` of a function that has no other decorator."""
    if len(function.decorator_list) != 1:
        return None
    decorator = function.decorator_list[0]
    return decorator if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule" else None


def frame_of(step: ast.FunctionDef) -> str:
    """The class of the frame that a step takes."""
    return ast.unparse(step.args.args[1].annotation or ast.Name("Frame"))


def undecorated(source: str, functions: list[ast.FunctionDef]) -> str:
    """A source whose steps are marked at its end instead of where they stand, every line where it was."""
    lines = source.split("\n")
    marks: list[str] = []
    for function in functions:
        decorator = rule_of(function)
        assert decorator is not None
        for line in range(decorator.lineno - 1, decorator.end_lineno or decorator.lineno):
            lines[line] = ""
        marks.append(f"{ast.unparse(decorator)}({function.name})")
    return "\n".join([*lines, *marks, ""])


def going_by_number(source: str, module: str, numbers: dict[tuple[str, str], int]) -> str:
    """A source in which whoever goes on with a step names its number: `game.go_to_number(frame, 17)`."""
    tree = ast.parse(source)
    known = {name: number for (home, name), number in numbers.items() if home == module}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                if (node.module, one.name) in numbers:
                    known[one.asname or one.name] = numbers[node.module, one.name]
    lines = source.split("\n")
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or len(node.args) != 2:
            continue
        step = node.args[1]
        if node.func.attr in ("go_to", "go_past") and isinstance(step, ast.Name) and step.id in known:
            if node.lineno == node.end_lineno:
                line = lines[node.lineno - 1]
                call = f"{ast.unparse(node.func)}_number({ast.unparse(node.args[0])}, {known[step.id]})"
                lines[node.lineno - 1] = line[: node.col_offset] + call + line[node.end_col_offset :]
    return "\n".join(lines)


# -- What is said for those who read it --------------------------------------------------------------------------------


def only_where_kept(source: str) -> str:
    """A source that writes into the log or the trace only where one is kept, every line where it was."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            continue
        said = node.value.func
        if isinstance(said, ast.Attribute) and said.attr in KEPT and isinstance(said.value, ast.Name):
            if said.value.id in ("game", "self"):
                line = lines[node.lineno - 1]
                kept = f"if {said.value.id}.{KEPT[said.attr]} is not None: "
                lines[node.lineno - 1] = line[: node.col_offset] + kept + line[node.col_offset :]
    return "\n".join(lines)


def only_where_heard(source: str) -> str:
    """A source that makes and tells an event only where somebody hears of its kind, every line where it was."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call) or len(node.value.args) != 2:
            continue
        tell, event = node.value.func, node.value.args[1]
        if isinstance(tell, ast.Name) and tell.id == "tell" and isinstance(event, ast.Call):
            if ast.unparse(event.func) == "Event" and ast.unparse(node.value.args[0]) == "game":
                line = lines[node.lineno - 1]
                heard = f"if (game.own_match.heard >> {ast.unparse(event.args[0])}) & 1: "
                lines[node.lineno - 1] = line[: node.col_offset] + heard + line[node.col_offset :]
    return "\n".join(lines)


# -- Rules of cards that answer a question -----------------------------------------------------------------------------


def by_number(package: Path, question: str) -> str:
    """The call for the rules that answer a question, with its number: where there are none, that is known at once."""
    number = questions(package).index(question)
    return f'.rules_that_number({number}, "{question}")' if number < COUNTED_QUESTIONS else f'.rules_that("{question}")'


@cache
def questions(package: Path) -> list[str]:
    """All questions that rules of cards may answer, by number."""
    tree = ast.parse((package / "regulations.py").read_text("utf-8"))
    body = next(one.body for one in tree.body if isinstance(one, ast.ClassDef) and one.name == "Regulation")
    return sorted(one.name for one in body if isinstance(one, ast.FunctionDef) and not one.name.startswith("_"))


# -- Loops over cards and players --------------------------------------------------------------------------------------


def with_native_loops(source: str) -> str:
    """A source in which the number of a card that a loop comes to is a native integer, every line where it was."""
    lines = source.split("\n")
    if FUTURE not in lines or not LOOP.search(source):
        return source
    for node in ast.walk(ast.parse(source)):
        body = node.body if isinstance(node, ast.ClassDef) and node.name in GAMES else []
        methods = [one for one in body if isinstance(one, ast.FunctionDef)]
        for function in [*methods, *([node] if isinstance(node, ast.FunctionDef) and looks_at_game(node) else [])]:
            first = function.body[0]
            if isinstance(first, ast.Expr | ast.Assign | ast.AnnAssign):
                declared = "".join(f"{name}: _i64; " for name in looped_over(function))
                line = lines[first.lineno - 1]
                if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):  # after the docstring
                    last = first.end_lineno or first.lineno
                    lines[last - 1] += f"; {declared}" if declared else ""
                else:
                    lines[first.lineno - 1] = line[: first.col_offset] + declared + line[first.col_offset :]
    return "\n".join(lines).replace(FUTURE, f"{FUTURE}; from mypy_extensions import i64 as _i64", 1)


def looks_at_game(function: ast.FunctionDef) -> bool:
    """Whether a function has a game among its parameters."""
    kinds = [one.annotation for one in function.args.args]
    return any(isinstance(kind, ast.Name) and kind.id in GAMES for kind in kinds)


def looped_over(function: ast.FunctionDef) -> list[str]:
    """The numbers of cards or players that loops of a function come to out of lists, to look something up by them."""
    stored: dict[str, int] = {}
    looped: dict[str, int] = {}
    looks: set[str] = set()
    inner = {id(one.target) for one in ast.walk(function) if isinstance(one, ast.comprehension)}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in inner:
            stored[node.id] = stored.get(node.id, 0) + 1
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            called = node.iter.func if isinstance(node.iter, ast.Call) else None
            if not isinstance(called, ast.Name):  # range() and its like
                looped[node.target.id] = looped.get(node.target.id, 0) + 1
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name):
            looks.add(node.slice.id)
    return [name for name in NUMBERS if name in looks and looped.get(name, 0) == stored.get(name, 0) > 0]


# -- The calls of an edition -------------------------------------------------------------------------------------------


def calls_of(game: str, table: str, steps: list[tuple[str, str, str]], variants: bool) -> str:
    """What is added to the editions of a game: its steps by number, and a call of each."""
    modules = sorted({module for module, _, _ in steps})
    frames = sorted({frame for _, _, frame in steps} - {"Frame"})
    return HEAD.format(
        game=game,
        table=table,
        editions="[*EDITIONS.values(), *VARIANTS.values()]" if variants else "EDITIONS.values()",
        count=len(steps),
        imports="\n".join(
            [
                *(f"from mulligan.{game} import {module} as _{module}" for module in modules),
                *(f"from mulligan.{home(game, frame)} import {frame} as _{frame}" for frame in frames),
            ]
        ),
        numbers="\n".join(f"    _{module}.{name}: {number}," for number, (module, name, _) in enumerate(steps)),
        calls="\n".join(halves(steps, 0, len(steps), 8)),
    )


def home(game: str, frame: str) -> str:
    """The module that has a class of frames."""
    return "kernel.frames" if frame in ("Plain", "Resolve") else f"{game}.procedures"


def halves(steps: list[tuple[str, str, str]], first: int, last: int, margin: int) -> list[str]:
    """The calls of some steps, found by halving."""
    space = " " * margin
    if last - first == 1:
        module, name, frame = steps[first]
        taken = "frame" if frame == "Frame" else f"_cast(_{frame}, frame)"
        return [f"{space}_{module}.{name}(table, {taken})"]
    middle = (first + last) // 2
    below = halves(steps, first, middle, margin + 4)
    return [f"{space}if number < {middle}:", *below, f"{space}else:", *halves(steps, middle, last, margin + 4)]
