"""Makes the steps of the games native calls, in the copy of the sources that is compiled (hatch_build.py).

mypyc calls a decorated function, and any function in a table, through Python. So that copy marks each step as the
carrier of its rules after it is defined, not by a decorator, and gives every edition the calls of its steps by number.
"""

from __future__ import annotations

import ast
from pathlib import Path

HEAD = '''

# -- Written by tools/native_steps.py ----------------------------------------------------------------------------------

{imports}
from mulligan.kernel.frames import Frame as _Frame
from mulligan.kernel.procedures import Calls as _Calls, Step as _Step
from mypy_extensions import i64 as _i64
from mulligan.{game}.state import {table} as _Table

_NUMBERS: dict[_Step, int] = {{
{numbers}
}}


class _Native(_Calls):
    """Calls every step of the game natively."""

    def number_of(self, step: _Step) -> _i64:
        return _NUMBERS.get(step, -1)

    def take(self, number: _i64, table: object, frame: _Frame) -> None:
        assert isinstance(table, _Table)
{calls}


for _edition in EDITIONS.values():
    _edition.call_by(_Native())
'''


def make_steps_native(game: Path) -> None:
    """Change the sources of a game in this folder, which has its editions in editions.py."""
    steps: list[tuple[str, str]] = []
    table = ""
    for path in sorted(game.glob("*.py")):
        source = path.read_text("utf-8")
        found = [one for one in ast.parse(source).body if isinstance(one, ast.FunctionDef) and rule_of(one)]
        if found:
            path.write_text(undecorated(source, found), "utf-8")
            steps += [(path.stem, one.name) for one in found]
            table = ast.unparse(found[0].args.args[0].annotation or ast.Name(table))
    if steps:
        with (game / "editions.py").open("a", encoding="utf-8") as editions:
            editions.write(calls_of(game.name, table, steps))


def rule_of(function: ast.FunctionDef) -> ast.expr | None:
    """The `@rule(…)` of a function that has no other decorator."""
    if len(function.decorator_list) != 1:
        return None
    decorator = function.decorator_list[0]
    return decorator if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule" else None


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


def calls_of(game: str, table: str, steps: list[tuple[str, str]]) -> str:
    """What is added to the editions of a game: its steps by number, and a call of each."""
    modules = sorted({module for module, _ in steps})
    return HEAD.format(
        game=game,
        table=table,
        imports="\n".join(f"from mulligan.{game} import {module} as _{module}" for module in modules),
        numbers="\n".join(f"    _{module}.{name}: {number}," for number, (module, name) in enumerate(steps)),
        calls="\n".join(halves(steps, 0, len(steps), 8)),
    )


def halves(steps: list[tuple[str, str]], first: int, last: int, margin: int) -> list[str]:
    """The calls of some steps, found by halving."""
    space = " " * margin
    if last - first == 1:
        module, name = steps[first]
        return [f"{space}_{module}.{name}(table, frame)"]
    middle = (first + last) // 2
    below = halves(steps, first, middle, margin + 4)
    return [f"{space}if number < {middle}:", *below, f"{space}else:", *halves(steps, middle, last, margin + 4)]
