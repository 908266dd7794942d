"""Tournaments: everybody meets whom they should, the same numbers whoever plays them, and nothing played twice."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import signal
from pathlib import Path
from typing import ClassVar

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.agents import Agent, Seat
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.chance import chance
from mulligan.kernel.kinds import Deck
from mulligan.kernel.options import Option
from mulligan.lab.bouts import Arena, Bout, Entrant, Plan, bout_from
from mulligan.lab.pairing import round_robin, swiss_round
from mulligan.lab.standings import Report
from mulligan.lab.tournament import MATRIX, ROUND_ROBIN, SWISS, Tournament

DECKS = ["the-heart-of-magic", "daring-and-deception", "sapphire-steel"]


def entrants(count: int, agent: str = "random", game: str = "lorcana") -> list[Entrant]:
    kind = games.kind(game)
    return [Entrant(kind.built_in_deck(name), agent) for name in kind.built_in_decks()[:count]]


def held(count: int, form: str, matches: int = 2, wins: int = 1, rounds: int = 0) -> Tournament:
    kind = games.kind("lorcana")
    plan = Plan("lorcana", kind.newest(), kind.formats[0], entrants(count), 5, wins)
    return Tournament(plan, form, matches, rounds)


def rows(tournament: Tournament) -> list[dict[str, object]]:
    return [bout.row() for bout in tournament.played()]


# -- Who meets whom ----------------------------------------------------------------------------------------------------


def test_everybody_meets_everybody_once() -> None:
    assert round_robin(4) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_swiss_pairs_who_stand_alike_and_have_not_met() -> None:
    pairs, bye = swiss_round([6, 6, 3, 3, 0, 0], {(0, 1)}, set(), chance(1))
    assert bye == -1
    assert (0, 1) not in pairs
    assert sorted(one for pair in pairs for one in pair) == list(range(6))
    assert {pair for pair in pairs if 0 in pair} <= {(0, 2), (0, 3)}


def test_the_last_without_a_bye_sits_out() -> None:
    _, bye = swiss_round([9, 6, 0], set(), {2}, chance(1))
    assert bye == 1


def test_nobody_meets_twice_in_swiss_rounds_while_there_are_others() -> None:
    tournament = held(4, SWISS, matches=1, rounds=3)
    tournament.play(1, lambda _: None)
    met = [(bout.one, bout.two) for bout in tournament.played()]
    assert len(met) == tournament.size() == 6
    assert len(set(met)) == 6


def test_in_a_matrix_a_deck_meets_itself_too() -> None:
    tournament = held(2, MATRIX, matches=1)
    tournament.play(1, lambda _: None)
    assert [(bout.one, bout.two) for bout in tournament.played()] == [(0, 0), (0, 1), (1, 1)]
    report = Report(tournament)
    assert [one.matches for one in report.standings] == [1, 1]


# -- The same whoever plays it -----------------------------------------------------------------------------------------


def test_processes_change_nothing() -> None:
    alone, shared = held(3, ROUND_ROBIN), held(3, ROUND_ROBIN)
    alone.play(1, lambda _: None)
    shared.play(2, lambda _: None)
    assert rows(alone) == rows(shared)
    assert Report(alone).row() == Report(shared).row()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed by signals")
def test_a_killed_process_loses_and_doubles_nothing() -> None:
    killed: list[int] = []
    told: list[int] = []

    def kill_one(bout: Bout) -> None:
        told.append(bout.number)
        if not killed:
            killed.append(multiprocessing.active_children()[0].pid or 0)
            os.kill(killed[0], signal.SIGKILL)

    tournament, alone = held(3, ROUND_ROBIN, 4), held(3, ROUND_ROBIN, 4)
    tournament.play(2, kill_one)
    alone.play(1, lambda _: None)
    assert killed
    assert sorted(told) == list(range(12))
    assert rows(tournament) == rows(alone)


def test_a_stopped_tournament_goes_on_where_it_was() -> None:
    whole = held(3, SWISS, matches=1, rounds=3)
    whole.play(1, lambda _: None)
    part = held(3, SWISS, matches=1, rounds=3)

    def stop(bout: Bout) -> None:
        raise KeyboardInterrupt

    part.play(1, stop)
    assert part.stopped
    assert len(part.bouts) == 1
    again = held(3, SWISS, matches=1, rounds=3)
    for bout in part.played():
        kept = bout_from(json.loads(json.dumps(bout.row())))
        assert kept is not None
        again.bouts[kept.number] = kept
    again.play(1, lambda _: None)
    assert rows(again) == rows(whole)
    assert again.byes == whole.byes


# -- Matches of several games ------------------------------------------------------------------------------------------


class Changes(Agent):
    """Takes a card from its sideboard after each game."""

    name = "changes"
    looks = False
    seen: ClassVar[list[str]] = []

    def choose(self, seat: Seat) -> Option:
        return seat.options[seat.chance.below(len(seat.options))]

    def sideboard(self, deck: Deck, seen: list[str], luck: object) -> list[tuple[str, str]]:
        Changes.seen = seen
        return [(deck.cards[0][1], deck.side[0][1])] if deck.side else []


def test_a_match_is_won_by_two_games_and_uses_the_sideboard() -> None:
    kind = games.kind("magic")
    deck = kind.built_in_deck(kind.built_in_decks()[0])
    side = next(name for name in ("Shock", "Divination") if name not in deck.names())
    deck.side = [(2, side)]
    other = kind.built_in_deck(kind.built_in_decks()[1])
    plan = Plan("magic", kind.newest(), kind.formats[0], [Entrant(deck, "random"), Entrant(other, "random")], 3, 2)
    arena = Arena(plan, {0: (0, 1)})
    arena.agents[0] = Changes()
    Changes.seen = []
    bout = arena.play(0)
    wins = [sum(fight.winner == one for fight in bout.fights) for one in (0, 1)]
    assert max(wins) == 2
    assert bout.winner == wins.index(2)
    assert Changes.seen
    assert not set(Changes.seen) & (set(deck.names()) - set(other.names()))


# -- What it says ------------------------------------------------------------------------------------------------------


def test_standings_count_what_was_played() -> None:
    tournament = held(2, ROUND_ROBIN, 8)
    tournament.play(1, lambda _: None)
    report = Report(tournament)
    assert sum(one.wins for one in report.standings) + sum(one.draws for one in report.standings) / 2 == 8
    assert report.first_games == report.games
    assert sum(report.how.values()) == sum(fight.winner >= 0 for bout in report.bouts for fight in bout.fights)
    better, worse = report.ordered()
    assert better.wins >= worse.wins
    assert (better.rating > worse.rating) == (better.wins > worse.wins)


@pytest.mark.parametrize(("game", "how"), [("lorcana", "lore"), ("cipher", "main"), ("magic", "life")])
def test_how_a_game_was_won_is_told(game: str, how: str) -> None:
    kind = games.kind(game)
    plan = Plan(game, kind.newest(), kind.formats[0], entrants(2, "random", game), 1)
    arena = Arena(plan, dict.fromkeys(range(4), (0, 1)))
    endings = [fight.how for number in range(4) for fight in arena.play(number).fights]
    assert how in endings
    assert set(endings) <= {how, "deck", "other", ""}


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(mulligan_command, ["tournament", "lorcana", *DECKS[:2], *words])
    return result.exit_code, result.stdout, result.stderr


def test_the_command_goes_on_with_its_file_and_writes_a_page(tmp_path: Path) -> None:
    out, html = tmp_path / "results.jsonl", tmp_path / "page.html"
    words = ["--agents", "random", "--games", "3", "--out", str(out)]
    code, shown, _ = run(*words)
    assert code == 0, shown
    lines = out.read_text("utf-8").splitlines()
    assert len(lines) == 4
    out.write_text("\n".join([*lines[:2], lines[2][:20]]), "utf-8")  # a file that was cut off
    code, again, _ = run(*words, "--html", str(html), "--json")
    assert code == 0
    assert json.loads(again)["played"] == 3
    code, third, _ = run(*words)
    assert third == shown
    text = html.read_text("utf-8")
    assert text.count("<svg") == 2
    assert "The Heart of Magic" in text
    assert not re.search(r"(src|href)=|https?:|@import|url\(", text)  # it needs nothing else


def test_the_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    run("--agents", "random", "--games", "1", "--out", str(out))
    code, _, told = run("--agents", "random", "--games", "2", "--out", str(out))
    assert code == 2
    assert "another tournament" in told


def test_timed_agents_are_marked() -> None:
    plan = held(2, ROUND_ROBIN).plan
    plan.entrants[0].agent, plan.entrants[1].agent = "search-0.1s", "search-20"
    assert Tournament(plan, ROUND_ROBIN, 1).timed() == ["search-0.1s"]


def test_games_can_be_had_as_parquet(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    file = tmp_path / "games.parquet"
    code, _, told = run("--agents", "random", "--games", "2", "--parquet", str(file))
    assert code == 0, told
    table = polars.read_parquet(file)
    assert table.height >= 2
    assert set(table["one"]) == {"the-heart-of-magic · random"}
