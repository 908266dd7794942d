"""`mulligan event`: an event from its beginning to its winner, by reported results and by simulations."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.events.files import read_event


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(mulligan_command, ["event", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result.exit_code, result.output


def test_an_event_of_people_from_the_first_pairing_to_its_winner(tmp_path: Path) -> None:
    file = str(tmp_path / "a.event")
    people = [word for name in ("Ann", "Bob", "Cleo", "Dan", "Eve") for word in ("--player", name)]
    assert run("new", file, "lorcana", *people, "--seed", "2")[0] == 0
    assert run("new", file, "lorcana", *people)[0] == 2, "an event is never written over"
    for _ in range(3):
        code, told = run("pair", file)
        assert code == 0
        assert "has a bye" in told
        code, told = run("pair", file)
        assert (code, "not over" in told) == (2, True)
        for table in read_event(file).event.open_tables():
            assert run("result", file, str(table), "2-1")[0] == 0
    code, told = run("show", file)
    assert "has won the event" in told
    row = json.loads(run("show", file, "--json")[1])
    assert row["over"]
    assert row["winner"] == row["standings"][0]["player"]
    assert run("pair", file)[0] == 2


def test_a_result_may_be_told_by_either_player_and_mended(tmp_path: Path) -> None:
    file = str(tmp_path / "a.event")
    run("new", file, "magic", "--player", "Ann", "--player", "Bob")
    run("pair", file)
    table = read_event(file).event.rounds[0].tables[0]
    names = read_event(file).event.players
    assert run("result", file, names[table.second], "2-0")[0] == 0
    assert read_event(file).event.rounds[0].tables[0].wins == [0, 2]
    assert run("result", file, "1", "2:1:1")[0] == 0
    assert read_event(file).event.rounds[0].tables[0].draws == 1


def test_a_knock_out_says_that_it_is_one_and_counts_no_points(tmp_path: Path) -> None:
    file = str(tmp_path / "a.event")
    assert "knock-out" in run("new", file, "cipher", "--players", "4", "--knock-out", "--match", "1")[1]
    assert "no round is paired yet" in run("result", file, "1", "1-0")[1]
    run("pair", file)
    assert "somebody must win" in run("result", file, "1", "0-0-1")[1]
    assert "Points" not in run("show", file)[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["result", "FILE", "1", "two-nil"], "no result"),
        (["result", "FILE", "9", "2-0"], "no table 9"),
        (["result", "FILE", "Zoe", "2-0"], "no player 'Zoe'"),
        (["result", "FILE", "1", "3-0"], "no result"),
        (["drop", "FILE", "Zoe"], "no player"),
        (["play", "FILE"], "have no decks"),
        (["show", "nowhere.event"], "nowhere.event"),
        (["new", "OTHER", "chess", "--players", "4"], "chess"),
        (["new", "OTHER", "magic", "--players", "4", "--format", "nonsense"], "nonsense"),
        (["new", "OTHER", "magic", "--player", "Ann", "--player", "Ann"], "name of their own"),
        (["new", "OTHER", "magic", "--player", "Ann"], "two players"),
        (["new", "OTHER", "magic", "--players", "9", "--format", "draft"], "4 to 8"),
        (["new", "OTHER", "cipher", "--players", "4", "--format", "sealed"], "no format"),
        (["new", "OTHER", "magic", "--players", "4", "--cut", "9"], "cut"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path, arguments: list[str], told: str) -> None:
    file = str(tmp_path / "a.event")
    run("new", file, "magic", "--player", "Ann", "--player", "Bob")
    run("pair", file)
    paths = {"FILE": file, "OTHER": str(tmp_path / "b.event")}
    code, output = run(*(paths.get(one, one) for one in arguments))
    assert code == 2
    assert told in output
    assert not (tmp_path / "b.event").exists()


@pytest.mark.parametrize("game", games.names())
def test_decks_of_every_game_play_an_event(game: str, tmp_path: Path) -> None:
    file = str(tmp_path / "a.event")
    decks = [word for name in games.kind(game).built_in_decks()[:3] for word in ("--deck", name)]
    assert (
        run("new", file, game, *decks, "--agents", "instinct", "--match", "1", "--seed", "1", "--rounds", "1")[0] == 0
    )
    code, told = run("play", file)
    assert code == 0
    assert "has won the event" in told


@pytest.mark.parametrize(("game", "form"), [("magic", "draft"), ("magic", "sealed"), ("lorcana", "sealed")])
def test_an_event_with_packs_has_decks_built_from_them(game: str, form: str, tmp_path: Path) -> None:
    file = str(tmp_path / "a.event")
    given = ["--players", "4", "--agents", "instinct", "--match", "1", "--rounds", "1", "--cut", "2", "--seed", "5"]
    assert run("new", file, game, "--format", form, *given)[0] == 0
    kind = games.kind(game)
    for deck in read_event(file).decks:
        assert deck.size() == 40
        assert kind.check_deck(deck, kind.newest(), form) == []
    assert run("play", file)[0] == 0
    assert read_event(file).event.winner() >= 0
    assert read_event(file).event.rounds[-1].stage == "knock-out"


def test_people_are_waited_for(tmp_path: Path) -> None:
    file = str(tmp_path / "a.event")
    agents = "person,instinct,instinct,instinct"
    run("new", file, "magic", "--players", "4", "--deck", "fire-surge", "--agents", agents, "--match", "1")
    code, told = run("play", file)
    assert code == 0
    assert "waits for the results of people" in told
    open_tables = read_event(file).event.open_tables()
    assert len(open_tables) == 1
    run("result", file, str(open_tables[0]), "1-0")
    assert len(read_event(file).event.rounds) == 1
    run("play", file)
    assert len(read_event(file).event.rounds) == 2


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed by signals")
def test_an_event_goes_on_after_its_process_was_killed(tmp_path: Path) -> None:
    file, other = str(tmp_path / "a.event"), str(tmp_path / "b.event")
    for one in (file, other):
        given = ["--players", "6", "--deck", "fire-surge", "--agents", "instinct", "--match", "1", "--seed", "7"]
        run("new", one, "magic", *given)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [sys.executable, "-m", "mulligan", "event", "play", file], stdout=subprocess.DEVNULL, env=environment
    )
    while process.poll() is None and sum(t.played for r in read_event(file).event.rounds for t in r.tables) < 2:
        pass
    process.kill()
    process.wait(10)
    run("play", file)
    run("play", other)
    assert read_event(file).whole() == read_event(other).whole(), "as if nobody had killed it"
