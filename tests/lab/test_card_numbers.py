"""Cards counted over many games: the same games as without counting, the hands as they were, sums that fit."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.chance import chance
from mulligan.kernel.playouts import play_out
from mulligan.sim.card_statistics import CardStatistics
from mulligan.sim.series import Series, play_series
from mulligan.sim.statistics import Played
from mulligan.sim.watching import Cards, CardWatch

OPENING = {"lorcana": 7, "cipher": 6, "magic": 7}  # before mulligans, which only in Magic make it smaller


def series(game: str, agents: list[str], cards: bool) -> Series:
    kind = games.kind(game)
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:2]]
    return Series(game, kind.newest(), kind.formats[0], decks, agents, 4, cards=cards)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("agents", [["random", "random"], ["random", "easy"]])
def test_counting_changes_no_game(game: str, agents: list[str]) -> None:
    plain, counted = (play_series(series(game, agents, cards), 3, 1, lambda _: None).played for cards in (False, True))
    assert [(one.winner, one.first, one.turns, one.decisions) for one in plain] == [
        (one.winner, one.first, one.turns, one.decisions) for one in counted
    ]
    for one in counted:
        assert one.cards is not None
        for cards in one.cards:
            assert len(cards.opening) == OPENING[game] if game != "magic" else 0 < len(cards.opening) <= 7
            assert set(cards.opening) <= set(cards.drawn)
            assert all(turn >= 1 for turn in cards.played.values())


def test_the_opening_hand_is_what_was_there_before_the_first_draw() -> None:
    kind = games.kind("cipher")
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:2]]
    match = kind.match(["a", "b"], decks, kind.newest(), kind.formats[0], None)
    game = kind.new_game(match, 1, False)
    watch = CardWatch(kind, game)
    luck = chance(1)
    while game.turn == 0:
        assert game.decision is not None
        number = int(luck.below(len(game.decision.options)))
        watch.choosing(game, number)
        game.choose_number(number)
        watch.look(game)
    other = 1 - int(game.active)
    assert watch.cards[other].opening == [kind.card_name(game, card) for card in game.pile(other, watch.hand)]
    play_out(game, luck, turn=3)


def test_games_and_wins_are_counted_by_how_a_card_was_there() -> None:
    played: list[Played] = []
    for number, (winner, opening, drawn, used) in enumerate(
        [(0, ["x"], ["x", "y"], {"x": 3}), (1, [], ["x", "x"], {}), (0, ["y"], ["y"], {"y": 5})]
    ):
        one = Played(number, winner, 0, 8 + number, 10)
        mine = Cards()
        mine.opening, mine.drawn, mine.played = opening, drawn, used
        one.cards = [mine, Cards()]
        played.append(one)
    found = CardStatistics(2, played)
    x, y = found.of(0, "x"), found.of(0, "y")
    assert (x.games, x.wins) == ({"opening": 1, "drawn": 2, "played": 1}, {"opening": 1, "drawn": 1, "played": 1})
    assert (x.missed, x.missed_wins, x.lift()) == (1, 1, -0.5)
    assert (y.games["drawn"], y.wins["drawn"], y.missed, y.missed_wins, y.turns) == (2, 2, 1, 0, [5])
    assert found.ends == {8: [1, 1, 0], 9: [1, 0, 1], 10: [1, 1, 0]}


def test_the_command_counts_by_card() -> None:
    words = [
        "sim",
        "lorcana",
        "the-heart-of-magic",
        "daring-and-deception",
        "--games",
        "6",
        "--agents",
        "random",
        "--cards",
    ]
    shown = CliRunner().invoke(mulligan_command, words)
    assert shown.exit_code == 0, shown.output
    assert "card by card" in shown.output
    row = json.loads(CliRunner().invoke(mulligan_command, [*words, "--json"]).stdout)
    assert sum(one["ended"] for one in row["by_turn"]) == row["games"] == 6
    for one in row["cards"]:
        assert one["drawn"]["games"] + one["not_drawn"]["games"] == 6
        assert one["opening"]["games"] <= one["drawn"]["games"]


def test_a_stopped_run_goes_on_and_tells_the_same(tmp_path: Path) -> None:
    decks = ["the-heart-of-magic", "daring-and-deception"]
    out = tmp_path / "games.jsonl"
    words = ["sim", "lorcana", *decks, "--games", "5", "--agents", "random", "--cards", "--json"]
    whole = json.loads(CliRunner().invoke(mulligan_command, words).stdout)
    first = CliRunner().invoke(mulligan_command, [*words, "--out", str(out), "--resume"])
    assert first.exit_code == 0, first.output
    lines = out.read_text("utf-8").splitlines()
    assert len(lines) == 6
    out.write_text("\n".join([*lines[:3], lines[3][:30]]), "utf-8")  # a run that was cut off
    again = json.loads(CliRunner().invoke(mulligan_command, [*words, "--out", str(out), "--resume"]).stdout)
    for told in (whole, again):
        told.pop("seconds")
    assert again == whole
    other = CliRunner().invoke(mulligan_command, [*words, "--seed", "3", "--out", str(out), "--resume"])
    assert other.exit_code == 2
    assert "another series" in other.stderr


def test_games_can_be_had_as_parquet(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    file = tmp_path / "games.parquet"
    words = ["sim", "lorcana", "the-heart-of-magic", "daring-and-deception", "--games", "3", "--agents", "random"]
    shown = CliRunner().invoke(mulligan_command, [*words, "--parquet", str(file)])
    assert shown.exit_code == 0, shown.output
    table = polars.read_parquet(file)
    assert table["game"].to_list() == [0, 1, 2]
    assert set(table["winner_deck"]) <= {"the-heart-of-magic", "daring-and-deception", None}


def test_what_many_games_say_can_be_had_as_a_page_that_needs_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "games.html"
    decks = ["the-heart-of-magic", "daring-and-deception"]
    words = ["sim", "lorcana", *decks, "--games", "4", "--agents", "random", "--html", str(file)]
    shown = CliRunner().invoke(mulligan_command, words, env={"MULLIGAN_LANG": "en"})
    assert shown.exit_code == 0, shown.output
    plain = file.read_text("utf-8")
    assert plain.count("<svg") == 2  # who wins, and when
    CliRunner().invoke(mulligan_command, [*words, "--cards"], env={"MULLIGAN_LANG": "en"})
    text = file.read_text("utf-8")
    assert text.count("<svg") == 4  # and the cards of each deck
    assert "The Heart of Magic" in text
    assert "Ariel - On Human Legs" in text
    assert not re.search(r"(src|href)=|https?:|@import|url\(", text)
    assert ".." not in plain.partition("<body>")[2].partition("<svg")[0]
