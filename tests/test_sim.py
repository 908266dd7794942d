"""Many games: the same however they are shared, counted rightly, and with honest intervals."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

import mulligan
from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.cli.rows import Rows
from mulligan.kernel.errors import BadScenario, MulliganError
from mulligan.scenarios import read_scenarios, run_one
from mulligan.sim.coverage import Coverage, code_of, find_tests, named_in
from mulligan.sim.series import Playing, Series, play_series
from mulligan.sim.statistics import Played, Statistics, wilson
from mulligan.sim.workers import sensible, share

DECKS = ["the-heart-of-magic", "daring-and-deception"]
NO_KILLING = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed by signals")


def series(agents: list[str], seed: int = 4) -> Series:
    kind = games.kind("lorcana")
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:2]]
    return Series("lorcana", kind.newest(), kind.formats[0], decks, agents, seed)


def told(played: list[Played]) -> list[tuple[int, int, int, int, int]]:
    return [(one.number, one.winner, one.first, one.turns, one.decisions) for one in played]


def test_processes_change_nothing() -> None:
    alone = play_series(series(["random", "random"]), 24, 1, lambda _: None)
    shared = play_series(series(["random", "random"]), 24, 2, lambda _: None)
    assert told(alone.played) == told(shared.played)
    assert not shared.lost
    assert not shared.stopped


# -- What may happen on the way ----------------------------------------------------------------------------------------


@NO_KILLING
def test_a_killed_process_costs_nothing_but_time() -> None:
    killed: list[int] = []

    def kill_one(_: Played) -> None:
        if not killed:
            killed.append(multiprocessing.active_children()[0].pid or 0)
            os.kill(killed[0], signal.SIGKILL)

    results = play_series(series(["random", "random"]), 24, 2, kill_one)
    assert killed
    assert told(results.played) == told(play_series(series(["random", "random"]), 24, 1, lambda _: None).played)
    assert results.lost == []


def deadly() -> Callable[[int], int]:
    return square_or_die


def square_or_die(number: int) -> int:
    if number == 7:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def broken() -> Callable[[int], int]:
    return refuse


def refuse(number: int) -> int:
    raise MulliganError("no-game", name=str(number), games=[])


def stillborn() -> Callable[[int], int]:
    os.kill(os.getpid(), signal.SIGKILL)
    return square_or_die


@NO_KILLING
@pytest.mark.parametrize("count", [30, 4000])  # quick work is given in ever greater parcels
def test_what_kills_every_process_is_lost_by_name_and_all_else_is_kept(count: int) -> None:
    found = list(share(deadly, [*range(1000, 1000 + count - 30), *range(30)], 2, 5))
    assert len(found) == count
    assert dict(found) == {n: None if n == 7 else n * n for n in [*range(1000, 1000 + count - 30), *range(30)]}


@NO_KILLING
def test_processes_that_all_die_are_told_of() -> None:
    with pytest.raises(MulliganError, match="10 processes in a row died"):
        list(share(stillborn, range(30), 2, 5))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_a_process_is_told_as_it_is(jobs: int) -> None:
    with pytest.raises(MulliganError, match="no game"):
        list(share(broken, range(30), jobs, 5))
    assert multiprocessing.active_children() == []


def test_no_more_processes_than_work_or_cores() -> None:
    assert sensible(200, 3) <= 3
    assert sensible(200, 1000) <= max(2, os.cpu_count() or 1)
    assert sensible(2, 1000) == 2
    assert sensible(4, 1) == 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_stopping_keeps_what_was_played(jobs: int) -> None:
    heard: list[Played] = []

    def stop(played: Played) -> None:
        heard.append(played)
        if len(heard) == 5:
            raise KeyboardInterrupt

    results = play_series(series(["random", "random"]), 1000, jobs, stop)
    assert results.stopped
    assert len(results.played) == 5
    assert multiprocessing.active_children() == []


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_at_once_and_tells_what_was_played(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    words = ["sim", "lorcana", *DECKS, "--games", "1000000", "--agents", "random", "--jobs", jobs, "--out", str(out)]
    call = [sys.executable, "-c", "from mulligan.cli import main; main()", *words]
    home = {**os.environ, "PYTHONPATH": str(Path(mulligan.__file__).parent.parent)}
    pipe = subprocess.PIPE
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background does not hear it
    running = subprocess.Popen(call, stdout=pipe, stderr=pipe, text=True, start_new_session=True, env=home)
    signal.signal(signal.SIGINT, heard)
    with running:
        try:
            begun = time.monotonic()
            while not out.exists() or out.read_bytes().count(b"\n") < 6:
                assert time.monotonic() < begun + 120
                time.sleep(0.05)
            start = time.monotonic()
            beginning = start - begun
            os.killpg(running.pid, signal.SIGINT)  # as a terminal does: everybody hears it
            told, wrong = running.communicate(timeout=120)
            spent = time.monotonic() - start
        finally:
            running.kill()
    assert spent < max(2, beginning)  # a machine that is slow to stop was slow to begin as well
    assert running.returncode == 130
    assert "win rate" in told
    assert "Traceback" not in wrong
    played = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    assert f"Stopped: {len(played):,} of 1,000,000 games were played." in wrong


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a signal")
def test_ctrl_c_waits_until_what_has_come_is_taken_in() -> None:
    taken: list[int] = []

    def take_in() -> None:
        for number, _ in share(lambda: abs, range(9), 1, 1):
            if number == 2:
                signal.raise_signal(signal.SIGINT)
            taken.append(number)

    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background does not hear it
    try:
        with pytest.raises(KeyboardInterrupt):
            take_in()
        assert taken == [0, 1, 2]
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, heard)


def test_a_game_that_does_not_end_is_counted() -> None:
    short = series(["random", "random"])
    short.most = 120
    results = play_series(short, 12, 1, lambda _: None)
    counted = Statistics(2, results.played)
    assert 0 < len(counted.endless) < 12
    assert counted.games + len(counted.endless) == 12
    assert sum(counted.wins) + counted.draws == counted.games
    assert max(counted.decisions) <= 120


def test_games_that_say_nothing_are_told_by_number() -> None:
    words = ["sim", "lorcana", *DECKS, "--games", "3", "--agents", "random", "--most-decisions", "5"]
    ran = CliRunner().invoke(mulligan_command, words)
    assert ran.exit_code == 0, ran.output
    assert "Not ended after 5 decisions, and not counted above: 0, 1, 2." in ran.output
    assert json.loads(CliRunner().invoke(mulligan_command, [*words, "--json"]).output)["endless"] == [0, 1, 2]


# -- The file of results -----------------------------------------------------------------------------------------------


def test_results_are_written_as_they_come_and_are_the_same_from_any_number_of_processes(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.jsonl"
        words = ["sim", "lorcana", *DECKS, "--games", "8", "--agents", "random", "--jobs", jobs, "--out", str(out)]
        ran = CliRunner().invoke(mulligan_command, [*words, "--json"])
        assert ran.exit_code == 0, ran.output
        header, *rows = [json.loads(line) for line in out.read_text().splitlines()]
        assert header["series"] == "lorcana"
        found.append(sorted(rows, key=lambda row: row["game"]))
    assert found[0] == found[1]
    assert [row["game"] for row in found[0]] == list(range(8))


def test_rows_come_after_what_is_there_even_after_half_a_row(tmp_path: Path) -> None:
    path = tmp_path / "rows"
    path.write_text('{"a": 1}\n{"b"')
    with Rows(str(path)) as rows:
        rows.write({"c": 3})
        assert path.read_text().splitlines() == ['{"a": 1}', '{"b"', '{"c": 3}']
        rows.write({"d": 4})
    assert path.read_text().endswith('{"c": 3}\n{"d": 4}\n')


@pytest.mark.skipif(os.name != "posix", reason="files that may not grow")
def test_a_full_disk_is_told_after_what_was_played(tmp_path: Path) -> None:
    """A file that may not grow is what a full disk is to who writes it."""
    call = "; ".join(
        [
            "import resource, signal, sys",
            "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)",
            "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))",
            "sys.dont_write_bytecode = True",
            "from mulligan.cli import main",
            "main()",
        ]
    )
    out = tmp_path / "games.jsonl"
    words = ["sim", "lorcana", *DECKS, "--games", "3", "--agents", "random", "--out", str(out)]
    ran = subprocess.run([sys.executable, "-c", call, *words], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    said = " ".join((ran.stdout + ran.stderr).split())
    assert "win rate" in said
    assert "cannot be written" in said


def test_a_place_where_nothing_can_be_written_is_told_before_the_first_game(tmp_path: Path) -> None:
    words = ["sim", "lorcana", *DECKS, "--games", "1000000", "--out", str(tmp_path / "no" / "such")]
    ran = CliRunner().invoke(mulligan_command, words)
    assert ran.exit_code == 2
    assert ran.output.startswith("Error: ")


# -- What is counted ---------------------------------------------------------------------------------------------------


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
    y = 2


def other():
    # rule: check.again check.when
    x = 1
"""
    found = [(name, pointer.line, pointer.name) for name, pointer in named_in(source, "x.py")]
    assert found == [
        ("quest.exert", 3, "exert"),
        ("quest.gain", 3, "exert"),
        ("check.again", 7, "other"),
        ("check.when", 7, "other"),
    ]


@pytest.mark.parametrize("name", games.names())
def test_every_rule_that_code_names_is_in_a_ledger(name: str) -> None:
    assert {
        rule: str(pointers[0]) for rule, pointers in Coverage(name, games.kind(name).editions).unknown().items()
    } == {}


def test_code_and_tests_of_a_rule_are_found() -> None:
    assert any(pointer.name == "exert_questing" for pointer in code_of("lorcana")["quest.exert"])
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
