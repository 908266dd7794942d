"""Every scenario in tests/scenarios passes; one that cannot be run for lack of a card fails too."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.kernel.scenarios import PASSED
from mulligan.sim.scenarios import run_file
from support import TESTS

FILES = sorted(path for name in games.names() for path in (TESTS / "scenarios" / name).glob("*.json*"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_scenario_passes(path) -> None:
    outcomes = list(run_file(path.read_text("utf-8"), path.name, path.stem))
    wrong = [f"{where}: {one.id}: {one.status}: {one.message}" for where, _, one in outcomes if one.status != PASSED]
    assert outcomes, "no scenario in this file"
    assert not wrong, f"{len(wrong)} of {len(outcomes)} failed\n" + "\n".join(wrong)


@pytest.mark.parametrize("name", games.names())
def test_every_scenario_has_a_name_of_its_own_and_says_which_game_it_is_of(name: str) -> None:
    seen: dict[str, str] = {}
    for path in (path for path in FILES if path.parent.name == name):
        for where, scenario, _ in read(path):
            assert scenario.get("game") == name, where
            label = str(scenario.get("id"))
            assert label not in seen, f"{where}: {label} is also at {seen[label]}"
            seen[label] = where


@pytest.mark.parametrize("name", games.names())
def test_every_rule_a_scenario_names_is_in_the_ledger_of_its_edition(name: str) -> None:
    from mulligan.kernel.rules import ledger

    kind = games.kind(name)
    unknown = []
    for path in (path for path in FILES if path.parent.name == name):
        for where, scenario, _ in read(path):
            book = ledger(name, str(scenario.get("edition") or kind.newest()))
            unknown += [f"{where}: {number}" for number in scenario.get("rules", []) if number not in book.by_number]
    assert unknown == []


def read(path):
    """Where each scenario of a file is, and what it says."""
    from mulligan.sim.scenarios import read_scenarios

    for where, found in read_scenarios(path.read_text("utf-8"), path.name):
        assert isinstance(found, dict), f"{where}: {found}"
        yield where, found, None
