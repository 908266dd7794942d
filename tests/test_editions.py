"""The numbers behind the steps of an edition are those under which its document states what the steps do."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from importlib import import_module
from pathlib import Path

import pytest

import mulligan
from mulligan import games
from mulligan.kernel.procedures import BY_PYTHON, ENDS, GAME, NUMBERS, OVER, PASSED, TURN, Procedures
from mulligan.kernel.rules import ledger, rules_at_work, rules_of

HOUSE = Path(mulligan.__file__).parent


class Listed:
    """A step as an edition lists it: which edition, which step, the numbers behind it, the rules that it carries."""

    def __init__(self, edition: str, step: str, numbers: list[str], rules: tuple[str, ...]) -> None:
        self.edition = edition
        self.step = step
        self.numbers = numbers
        self.rules = rules


def listed(game: str) -> list[Listed]:
    """Every step of every procedure of every edition of a game, as its source lists it."""
    source = (HOUSE / game / "editions.py").read_text("utf-8")
    comments = comments_of(source)
    module = import_module(f"mulligan.{game}.editions")
    found: list[Listed] = []
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call) or len(call.args) < 2 or not isinstance(call.args[1], ast.Dict):
            continue
        assert isinstance(call.args[0], ast.Constant)
        edition = str(call.args[0].value)
        procedures = module.EDITIONS[edition]
        assert isinstance(procedures, Procedures)
        for key, steps in zip(call.args[1].keys, call.args[1].values, strict=True):
            assert isinstance(key, ast.Name)
            assert isinstance(steps, ast.Tuple)
            taken = procedures.steps[vars(module)[key.id]]
            for one, step in zip(steps.elts, taken, strict=True):
                told = re.split(r", | to ", comments.get(one.lineno, ""))
                found.append(Listed(edition, ast.unparse(one).split(".")[-1], told, rules_of(step)))
    return found


def comments_of(source: str) -> dict[int, str]:
    """What is said behind each line of a source."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {one.start[0]: one.string.lstrip("# ") for one in tokens if one.type == tokenize.COMMENT}


@pytest.mark.parametrize("game", games.names())
def test_every_number_behind_a_step_states_a_rule_that_the_step_carries(game: str) -> None:
    wrong: set[str] = set()
    for one in listed(game):
        rulebook = ledger(game, one.edition)
        for number in one.numbers:
            entry = rulebook.by_number.get(number)
            if entry is None or entry.rule not in one.rules:
                wrong.add(f"{one.edition} {one.step} {number}")
    assert wrong == set()


def test_every_number_behind_a_step_that_a_way_to_play_puts_in_states_a_rule_that_the_step_carries() -> None:
    source = (HOUSE / "magic" / "editions.py").read_text("utf-8")
    comments = comments_of(source)
    module = import_module("mulligan.magic.editions")
    rulebook = ledger("magic", "2014")
    edition = {step for steps in module.EDITIONS["2014"].steps for step in steps}
    own = {step for variant in module.VARIANTS.values() for steps in variant.steps for step in steps} - edition
    seen: set[object] = set()
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "with_steps":
            for one in ast.walk(call):
                step = (
                    getattr(vars(module).get(ast.unparse(one).split(".")[0]), one.attr, None)
                    if isinstance(one, ast.Attribute)
                    else None
                )
                if step in own:
                    seen.add(step)
                    assert rulebook.by_number[comments[one.lineno]].rule in (*rules_of(step), *rules_at_work(step)), (
                        step
                    )
    assert seen == own


@pytest.mark.parametrize("game", games.names())
def test_every_procedure_of_every_edition_is_listed(game: str) -> None:
    module = import_module(f"mulligan.{game}.editions")
    counted = dict.fromkeys(games.kind(game).editions, 0)
    for one in listed(game):
        counted[one.edition] += 1
    assert counted == {name: sum(len(steps) for steps in one.steps) for name, one in module.EDITIONS.items()}


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("pc", [-1, 255, 1 << 40])
def test_a_frame_that_stands_beyond_its_procedure_is_over(game: str, pc: int) -> None:
    for procedures in import_module(f"mulligan.{game}.editions").EDITIONS.values():
        for number in (GAME, TURN):
            frame = procedures.new_frame(number)
            frame.procedure, frame.pc = number, pc
            assert procedures.frame_from_row(frame.row()).pc == OVER


@pytest.mark.parametrize("game", games.names())
def test_the_plan_has_the_steps_of_all_procedures_one_after_the_other(game: str) -> None:
    for procedures in import_module(f"mulligan.{game}.editions").EDITIONS.values():
        for number, procedure in enumerate(procedures.all):
            first = procedures.first[number]
            for position in range(len(procedure.steps)):
                step = procedures.plan[first + position]
                assert position + (step >> PASSED) == procedure.onward[position]
                assert step % NUMBERS == (
                    procedure.numbers[position] if procedure.numbers[position] >= 0 else BY_PYTHON
                )
            assert procedures.plan[first + len(procedure.steps)] == ENDS
