"""Every scenario in tests/scenarios passes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from mulligan import games
from mulligan.kernel.rules import ledger
from mulligan.scenarios import FAILED, PASSED, read_scenarios, run_one
from support import QUARTERS, TESTS, marks_of_older

NEWEST = 60  # scenarios at the end of each file, which are played also where there is little time
FILES = sorted(path for name in games.names() for path in (TESTS / "scenarios" / name).glob("*.json*"))
IN_EVERY_GAME = pytest.mark.parametrize("name", games.names())


@cache
def scenarios(path: Path) -> list[tuple[str, dict]]:
    """Where each scenario of a file is, and what it says."""
    found = read_scenarios(path.read_text("utf-8"), path.name)
    assert [what for what in found if not isinstance(what[1], dict)] == []
    return found


def pieces() -> list[ParameterSet]:
    """The files of scenarios; of large ones the newest scenarios, and quarters of the older ones."""
    found = []
    for path in FILES:
        name = f"{path.parent.name}/{path.stem}"
        found.append(pytest.param(path, slice(-NEWEST, None), id=name))
        for quarter in range(min(QUARTERS, len(scenarios(path)) - NEWEST)):
            some = slice(quarter, -NEWEST, QUARTERS)
            found.append(pytest.param(path, some, id=f"{name}, older ones {quarter}", marks=marks_of_older(quarter)))
    return found


@pytest.mark.parametrize(("path", "piece"), pieces())
def test_every_scenario_passes_and_none_is_skipped(path: Path, piece: slice) -> None:
    wrong = []
    played = scenarios(path)[piece]
    for where, scenario in played:
        outcome = run_one(scenario)
        if outcome.status != PASSED:
            wrong.append(f"{where}: {outcome.id}: {outcome.status}: {outcome.message}")
    assert played, "no scenario in this file"
    assert not wrong, f"{len(wrong)} of {len(played)} failed\n" + "\n".join(wrong)


@IN_EVERY_GAME
def test_every_scenario_has_a_name_of_its_own_and_says_which_game_it_is_of(name: str) -> None:
    seen: dict[str, str] = {}
    for path in (path for path in FILES if path.parent.name == name):
        for where, scenario in scenarios(path):
            assert scenario.get("game") == name, where
            label = str(scenario.get("id"))
            assert label not in seen, f"{where}: {label} is also at {seen[label]}"
            seen[label] = where


@IN_EVERY_GAME
def test_every_rule_a_scenario_names_is_in_the_ledger_of_its_edition(name: str) -> None:
    unknown = []
    for path in (path for path in FILES if path.parent.name == name):
        for where, scenario in scenarios(path):
            book = ledger(name, str(scenario.get("edition") or games.kind(name).newest()))
            unknown += [f"{where}: {number}" for number in scenario.get("rules", []) if number not in book.by_number]
    assert unknown == []


CHILL = {"a": {"ink": 5, "hand": ["Sudden Chill"]}, "b": {"hand": 3}}
ROT = {"a": {"hand": ["Mind Rot"], "battlefield": [{"card": "Swamp", "n": 3}]}, "b": {"hand": 4}}
PICK = {"by": "b", "do": "choose"}


@pytest.mark.parametrize(
    ("game", "players", "steps"),
    [
        ("lorcana", CHILL, [{"by": "a", "do": "play", "card": "Sudden Chill", "how": "ink"}, PICK]),
        (
            "magic",
            ROT,
            [
                {"by": "a", "do": "cast", "card": "Mind Rot"},
                {"by": "a", "do": "choose", "player": "b", "try": True},
                {"resolve": "all"},
                PICK,
                PICK,
            ],
        ),
    ],
)
def test_a_step_that_names_no_card_takes_any_filler(game: str, players: dict, steps: list) -> None:
    outcome = run_one({"id": "any", "game": game, "players": players, "steps": [*steps, {"expect": {"b.hand": 2}}]})
    assert outcome.status == PASSED, outcome.message


@pytest.mark.parametrize("form", ["nonsense", "commander", "planechase", "archenemy", 7])
@IN_EVERY_GAME
def test_a_format_that_is_not_built_is_refused_by_name_and_never_played_as_something_else(
    name: str, form: object
) -> None:
    if form in (*games.kind(name).formats, *games.kind(name).deck_formats):
        pytest.skip(f"{name} is played as {form}")
    outcome = run_one({"id": "any", "game": name, "format": form, "players": {"a": {}, "b": {}}, "steps": []})
    assert outcome.status == FAILED
    assert str(form) in outcome.message
