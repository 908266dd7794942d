"""Scenario files: reading them, and running all that is in them."""

from __future__ import annotations

import json
from collections.abc import Iterator

from mulligan import games
from mulligan.kernel.errors import BadScenario, MulliganError
from mulligan.scenarios.packs import opens_packs, run_packs
from mulligan.scenarios.runner import FAILED, Outcome, run_scenario

Found = tuple[str, dict[str, object] | BadScenario]  # where it stands, and the scenario or what is wrong there


def read_scenarios(text: str, where: str) -> list[Found]:
    """The scenarios of a file: one object, a list of them, or one a line. What cannot be read is told in its place."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError) as error:
        lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
        if len(lines) < 2 or not lines[0][1].rstrip().endswith("}"):
            return [(where, BadScenario("scenario-not-json", reason=str(error)))]
        return [read_line(line, f"{where}:{number}") for number, line in lines]
    rows = whole if isinstance(whole, list) else [whole]
    return [(where, as_scenario(row)) for row in rows]


def read_line(line: str, where: str) -> Found:
    """The scenario of one line."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        return where, BadScenario("scenario-not-json", reason=str(error))
    return where, as_scenario(row)


def as_scenario(row: object) -> dict[str, object] | BadScenario:
    """A scenario, if it is one."""
    return row if isinstance(row, dict) else BadScenario("scenario-not-an-object", value=repr(row))


def run_file(text: str, where: str, stem: str) -> Iterator[tuple[str, dict[str, object], Outcome]]:
    """Run everything in a file: where each stands, the scenario, and how it went."""
    for at, found in read_scenarios(text, where):
        if isinstance(found, BadScenario):
            yield at, {}, Outcome(stem, FAILED, found)
            continue
        outcome = run_one(found)
        outcome.id = outcome.id or stem
        yield at, found, outcome


def run_one(scenario: dict[str, object]) -> Outcome:
    """Run one scenario; whatever goes wrong in it is its failure, and not the end of the others."""
    name = str(scenario.get("id") or scenario.get("title") or "")
    try:
        game = scenario.get("game")
        if not isinstance(game, str):
            raise BadScenario("scenario-without-game", games=games.names())
        kind = games.kind(game)
        return run_packs(scenario, kind) if opens_packs(scenario) else run_scenario(scenario, kind)
    except MulliganError as error:
        return Outcome(name, FAILED, error)
    except Exception as error:  # noqa: BLE001  a mistake of ours in one scenario must not hide the others
        return Outcome(name, FAILED, f"{type(error).__name__}: {error}")
