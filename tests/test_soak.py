"""The soak: every table is sat at, runs go on where others stopped, and the report tells what was seen."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mulligan import games
from mulligan.cli import soaking
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.chance import chance
from mulligan.kernel.game import SEATS
from mulligan.kernel.soundness import decision_is_sound
from mulligan.sim import soak_report
from mulligan.sim.soak import (
    GAMES_A_MATCH,
    LARGE_TABLES,
    SMALL,
    TABLES,
    Soaking,
    Watched,
    Wheel,
    at_tables,
    names_of,
    new_match,
    seatings,
)
from mulligan.sim.soak_report import Ranges, Report, Soaked, read_report

PLANNED = {"lorcana": 300_000, "cipher": 300_000, "magic": 200_000}  # as docs/soak.md says
LEAST = 5_000  # at each table
BY_CHANCE = settings(
    max_examples=3, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def soak(*words: str) -> Result:
    return CliRunner().invoke(mulligan_command, ["soak", *words])


def report(path: Path, game: str = "cipher") -> dict:
    return json.loads(path.read_bytes())["games"][game]


@pytest.mark.parametrize("name", games.names())
def test_the_planned_games_are_enough_for_every_table(name: str) -> None:
    kind = games.kind(name)
    wheel = Wheel(kind)
    played = Counter(wheel.seats(number // GAMES_A_MATCH) for number in range(0, PLANNED[name], GAMES_A_MATCH))
    assert set(played) == {
        *wheel.crowds,
        *(seats for table in wheel.tables for seats in table),
    }
    assert sum(played[seats] for seats in wheel.crowds) * GAMES_A_MATCH >= LEAST or name != "lorcana"
    for table in wheel.tables:
        assert sum(played[seats] for seats in table) * GAMES_A_MATCH >= LEAST, wheel.names[table[0]]
        games_of = [played[seats] for seats in table]
        assert max(games_of) - min(games_of) <= 1 or table[0].players <= SMALL  # editions come in turn
    large = sum(count for seats, count in played.items() if seats.players > SMALL)
    assert name == "magic" or large <= sum(played.values()) / 4  # most games are played by few


def test_crowds_sit_where_the_rules_set_no_limit() -> None:
    assert {seats.players for seats in Wheel(games.kind("lorcana")).crowds} == {16, 20, 31, SEATS}
    assert not Wheel(games.kind("cipher")).crowds
    assert len(set(names_of(SEATS))) == SEATS
    assert names_of(16)[14:] == ["Oz", "Ada 2"]


def test_the_smallest_table_of_each_format_can_be_asked_for() -> None:
    wheel = Wheel(games.kind("magic"))
    numbers = at_tables("magic", range(2 * wheel.slots * GAMES_A_MATCH), smallest=True)
    seats = [wheel.seats(number // GAMES_A_MATCH) for number in numbers]
    assert {(one.form, one.players) for one in seats} == {
        *((form, 2) for form in ("constructed", "limited", "commander", "planechase")),
        ("archenemy", 3),
        ("two-headed-giant", 4),
    }
    told = soak("magic", "--games", "20", "--first", "40", "--smallest")
    assert told.exit_code == 0
    assert "0 games, 0 decisions" in told.output  # that table is not the smallest


@pytest.mark.slow
def test_some_formats_and_numbers_of_players_can_be_asked_for_and_games_keep_their_numbers() -> None:
    new = ("commander", "planechase", "archenemy")
    wheel = Wheel(games.kind("magic"))
    everything = range(185_000)
    numbers = at_tables("magic", everything, forms=new)
    played = Counter(wheel.names[wheel.seats(number // GAMES_A_MATCH)] for number in numbers)
    assert len(played) == 20
    assert min(played.values()) >= LEAST  # as docs/soak.md says
    assert all(name.startswith(new) for name in played)
    few = at_tables("magic", everything, forms=new[:1], players=(3, 5))
    assert {wheel.names[wheel.seats(number // GAMES_A_MATCH)] for number in few} == {
        "commander, 3 players",
        "commander, 5 players",
    }
    assert set(few) < set(numbers) < set(everything)


@pytest.mark.slow
def test_a_soak_of_some_tables_plays_only_there_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    words = ("magic", "--games", "740", "--report", str(path), "--format", "commander", "--players", "3")
    told = soak(*words[:2], "1", *words[3:])
    assert told.exit_code == 0
    assert "0 games, 0 decisions" in told.output  # that table is not among them
    first = at_tables("magic", range(740), forms=("commander",), players=(3,))[0]
    for _ in range(2):
        assert soak(*words[:2], "1", "--first", str(first), *words[3:]).exit_code == 0
        assert report(path, "magic")["done"] == {soak_report.build(): [[first, first]]}
        assert list(report(path, "magic")["sittings"]) == ["commander, 3 players"]


def test_a_failure_at_a_table_that_is_not_asked_for_stays_in_the_report() -> None:
    soaked = Soaked()
    wrong = Watched(3, "a table")
    wrong.error = "no"
    soaked.hear(wrong, "a build")
    assert soaked.to_do([2, 4], "another") == [2, 4]
    assert list(soaked.failures) == [3]
    assert soaked.to_do([2, 3], "another") == [2, 3]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("magic", "--format", "standard"), "standard"),
        (("magic", "--format", "comander"), "comander"),
        (("magic", "--format", "commander", "--players", "9"), "no table is like that: there are "),
        (("cipher", "--players", "3"), "no table is like that: there are constructed, 2 players"),
        (("magic", "--players", "1"), "--players"),
    ],
)
def test_tables_that_there_are_not_are_refused(words: tuple[str, ...], told: str) -> None:
    ran = soak(*words)
    assert ran.exit_code == 2
    assert told in ran.output


def test_tables_are_told_by_format_and_number_of_players_in_all_editions() -> None:
    soaked = Soaked()
    for number, (edition, sitting) in enumerate((("new", "limited, 10 players"), ("old", "limited, 2 players")) * 2):
        watched = Watched(number, sitting, edition)
        watched.decisions = number
        soaked.hear(watched, "a build")
    assert soaking.table(soaked)[2:] == [
        "| limited, 2 players | 2 | 0 | 2 | 4 | 3 |",
        "| limited, 10 players | 2 | 2 | 0 | 2 | 2 |",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
@BY_CHANCE
@given(seed=st.integers(0, 2**32), data=st.data())
def test_an_option_is_never_offered_twice_at_any_table(name: str, seed: int, data: st.DataObject) -> None:
    kind = games.kind(name)
    seats = data.draw(st.sampled_from(seatings(kind, TABLES + LARGE_TABLES)))
    luck = chance(seed)
    game = kind.new_game(new_match(kind, seats, luck), seed, False)
    while game.decision is not None:
        decision_is_sound(game)
        game.choose_number(luck.below(len(game.decision.options)))


@pytest.mark.slow
def test_a_run_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts.json", tmp_path / "whole.json"
    assert soak("cipher", "--games", "3", "--report", str(parts)).exit_code == 0
    assert soak("cipher", "--games", "2", "--first", "6", "--report", str(parts)).exit_code == 0
    ran = soak("cipher", "--games", "10", "--jobs", "2", "--report", str(parts))
    assert ran.exit_code == 0, ran.output
    assert soak("cipher", "--games", "10", "--report", str(whole)).exit_code == 0
    for key in ("done", "sittings", "failures", "longest"):
        assert report(parts)[key] == report(whole)[key], key
    assert list(report(whole)["done"].values()) == [[[0, 9]]]
    again = soak("cipher", "--games", "10", "--report", str(parts))
    assert "10 games" in again.output
    assert report(parts)["sittings"] == report(whole)["sittings"]


@pytest.mark.parametrize("name", ["lorcana", "cipher", pytest.param("magic", marks=pytest.mark.slow)])
def test_a_game_is_the_same_however_closely_it_is_looked_at(name: str) -> None:
    """So that one that went wrong can be looked at again."""
    seen = [Soaking(name, every).play(5) for every in (10, 1_000_000)]
    assert [one.error for one in seen] == ["", ""]
    assert (seen[0].decisions, seen[0].turns) == (seen[1].decisions, seen[1].turns)


@pytest.mark.slow
def test_several_games_share_a_report_and_are_shown_as_markdown(tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    assert soak("cipher", "--games", "1", "--report", str(path)).exit_code == 0
    assert soak("lorcana", "--games", "1", "--report", str(path)).exit_code == 0
    shown = soak("--show", "--report", str(path)).output
    for told in (
        "## Fire Emblem Cipher",
        "## Disney Lorcana",
        "| constructed, 2 players | 1 |",
        "The longest game: ",
        "The slowest step: ",
        "Memory: at most ",
        "Games played by ",
    ):
        assert told in shown
    assert "Lorcana" not in soak("cipher", "--show", "--report", str(path)).output


def test_stopping_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "report.json"
    play = Soaking.play

    def stop(self: Soaking, number: int) -> Watched:
        if number == 2:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(Soaking, "play", stop)
    assert soak("cipher", "--games", "5", "--report", str(path)).exit_code == 130
    assert list(report(path)["done"].values()) == [[[0, 1]]]


def test_what_went_wrong_is_told_kept_and_played_again_by_another_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.json"
    play = Soaking.play

    def fail(self: Soaking, number: int) -> Watched:
        watched = play(self, number)
        watched.error = "Broken: so it is" if number == 1 else ""
        return watched

    with monkeypatch.context() as during:
        during.setattr(Soaking, "play", fail)
        ran = soak("cipher", "--games", "3", "--report", str(path))
    assert ran.exit_code == 1
    assert "game 1 (1 constructed, 2 players): Broken: so it is" in ran.output
    assert soak("cipher", "--games", "3", "--report", str(path)).exit_code == 1  # the same build would fail again
    monkeypatch.setattr(soaking, "build", lambda: "another")
    assert soak("cipher", "--games", "3", "--report", str(path)).exit_code == 0
    assert report(path)["done"]["another"] == [[1, 1]]
    assert report(path)["sittings"]["constructed, 2 players"]["1"][0] == 3


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "[]",
        '{"kind": "mulligan soak"}',
        '{"kind": "mulligan soak", "games": {"cipher": {}}}',
        '{"kind": "mulligan soak", "games": {"cipher": {"done": {"x": [[5, 1]]}}}}',
        "[" * 100_000,
    ],
)
def test_what_is_no_report_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text)
    ran = soak("cipher", "--games", "1", "--report", str(path))
    assert ran.exit_code == 2
    assert "is no report of a soak" in ran.output
    assert path.read_text() == text


@pytest.mark.parametrize("words", [[], ["chess"], ["--show"], ["--show", "--report", "no/such/file"]])
def test_what_makes_no_sense_is_told_in_one_line(words: list[str]) -> None:
    ran = soak(*words)
    assert ran.exit_code == 2
    assert ran.output.startswith("Error: ")
    assert ran.output.count("\n") == 1


@settings(derandomize=True, deadline=None, database=None)
@given(numbers=st.lists(st.integers(0, 30)), dropped=st.lists(st.integers(0, 30)))
def test_ranges_hold_the_numbers_they_were_given(numbers: list[int], dropped: list[int]) -> None:
    ranges = Ranges()
    for number in numbers:
        ranges.add(number)
    for number in dropped:
        ranges.drop(number)
    left = set(numbers) - set(dropped)
    assert {number for number in range(40) if number in ranges} == left
    assert len(ranges) == len(left)
    assert all(one[1] + 1 < other[0] for one, other in pairwise(ranges.pairs))


def test_a_report_is_read_as_it_was_written() -> None:
    watched = Watched(4, "a table", "an edition")
    watched.decisions, watched.turns, watched.memory, watched.nth = 30, 5, 41.5, soak_report.EARLY + 1
    written = Report()
    soaked: Soaked = written.of("magic")
    soaked.hear(watched, "a build")
    wrong = Watched(9, "a table")
    wrong.error = "no"
    soaked.hear(wrong, "a build")
    again = read_report(written.to_bytes(), "here")
    assert again.to_bytes() == written.to_bytes()
    assert again.of("magic").games() == 2
    assert again.of("magic").to_do(range(3, 11), "a build") == [3, 5, 6, 7, 8, 10]
