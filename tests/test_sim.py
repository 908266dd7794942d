"""Many games: the same however they are shared, counted rightly, and with honest intervals."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.kernel.errors import BadScenario
from mulligan.scenarios import read_scenarios, run_one
from mulligan.sim.bench import measure
from mulligan.sim.coverage import Coverage, code_of, find_tests, named_in
from mulligan.sim.series import Playing, Series, play_series
from mulligan.sim.statistics import Played, Statistics, wilson


def series(agents: list[str], seed: int = 4) -> Series:
    kind = games.kind("lorcana")
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:2]]
    return Series("lorcana", kind.newest(), kind.formats[0], decks, agents, seed)


def told(played: list[Played]) -> list[tuple[int, int, int, int, int]]:
    return [(one.number, one.winner, one.first, one.turns, one.decisions) for one in played]


def test_processes_change_nothing() -> None:
    alone = play_series(series(["random", "random"]), 24, 1, lambda _: None)
    shared = play_series(series(["random", "random"]), 24, 2, lambda _: None)
    assert told(alone) == told(shared)


def test_sides_take_turns_in_sitting_first() -> None:
    playing = Playing(series(["random", "random"]))
    assert playing.seats(0) == [0, 1]
    assert playing.seats(1) == [1, 0]


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, count: int, low: float, high: float) -> None:
    assert wilson(wins, count) == pytest.approx((low, high), abs=1e-4)


def test_wins_are_counted_for_sides_teams_and_first_players() -> None:
    played = [Played(0, 0, 0, 10, 50), Played(1, 1, 0, 12, 60), Played(2, -1, 1, 14, 70)]
    counted = Statistics(2, played)
    assert counted.wins == [1, 1]
    assert counted.draws == 1
    assert (counted.first_wins, counted.first_games) == (1, 3)
    assert Statistics(4, [Played(0, 2, 0, 1, 1)], [0, 1, 0, 1]).wins == [1, 0, 1, 0]


def test_rules_are_found_in_decorators_and_comments() -> None:
    source = """
@rule("quest.exert", "quest.gain")
def exert():
    pass


def other():
    # rule: check.again check.when
    x = 1
"""
    found = [(name, place.line, place.name) for name, place in named_in(source, "x.py")]
    assert found == [
        ("quest.exert", 3, "exert"),
        ("quest.gain", 3, "exert"),
        ("check.again", 8, "other"),
        ("check.when", 8, "other"),
    ]


@pytest.mark.parametrize("name", games.names())
def test_every_rule_that_code_names_is_in_a_ledger(name: str) -> None:
    assert {rule: str(places[0]) for rule, places in Coverage(name, games.kind(name).editions).unknown().items()} == {}


def test_code_and_tests_of_a_rule_are_found() -> None:
    assert any(place.name == "exert_questing" for place in code_of("lorcana")["quest.exert"])
    assert find_tests() is not None
    coverage = Coverage("lorcana", games.kind("lorcana").editions)
    assert "quest.exert" in coverage.tests
    assert len(coverage.ledgers["2024-05-20"].entries) == 367


def test_scenario_files_are_read_in_all_three_shapes() -> None:
    one = '{"id": "x", "game": "lorcana"}'
    assert [found for _, found in read_scenarios(one, "f")] == [{"id": "x", "game": "lorcana"}]
    assert len(read_scenarios(f"[{one}, {one}]", "f")) == 2
    assert [where for where, _ in read_scenarios(f"{one}\n\n{one}\n", "f")] == ["f:1", "f:3"]
    assert isinstance(read_scenarios("nonsense", "f")[0][1], BadScenario)
    assert isinstance(read_scenarios(f"{one}\nnonsense\n", "f")[1][1], BadScenario)


@pytest.mark.parametrize("scenario", [{}, {"game": "chess"}, {"game": "lorcana"}, {"game": "lorcana", "players": []}])
def test_a_scenario_that_makes_no_sense_fails_with_a_message(scenario: dict[str, object]) -> None:
    outcome = run_one(scenario)
    assert outcome.status == "failed"
    assert outcome.message


def test_speed_is_measured() -> None:
    speed = measure(games.kind("lorcana"), 0.05)
    assert speed.games > 0
    assert speed.decisions > speed.games
    assert speed.clone > 0
