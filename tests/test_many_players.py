"""As many players as there is room for: the rules of Lorcana and Magic set no limit, ours is told as ours."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console
from tests.support import rule

from mulligan import games
from mulligan.agents import agent
from mulligan.cli.commands import mulligan_command
from mulligan.cli.table import TerminalTable
from mulligan.cli.terminal import Gone, Terminal
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import EVERYBODY, SEATS, Game
from mulligan.kernel.options import MOST_AIMED, Option, Stock
from mulligan.kernel.rules import ledger
from mulligan.kernel.soundness import decision_is_sound
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.sim.invariants import copies_are_exact, view_is_blind
from mulligan.sim.soak import names_of

UNLIMITED = [("lorcana", "constructed"), ("magic", "constructed"), ("magic", "limited")]


def crowd(game: str, players: int, form: str = "constructed", seed: int = 1) -> Game:
    kind = games.kind(game)
    deck = kind.built_in_deck(kind.decks_for("constructed")[0])
    match = kind.match(names_of(players), [deck] * players, kind.newest(), form, None)
    return kind.new_game(match, seed, True)


@rule("lorcana", "players.two-or-more")
@pytest.mark.parametrize(("game", "form"), UNLIMITED)
def test_as_many_sit_down_as_there_is_room_for(game: str, form: str) -> None:
    state = crowd(game, SEATS, form)
    luck = chance(3)
    for _ in range(150):
        decision_is_sound(state)
        assert state.decision is not None
        state.choose_number(luck.below(len(state.decision.options)))
    assert {int(note.player) for note in state.log or []} >= {0, SEATS - 1}
    copies_are_exact(state.kind, state, 0)
    view_is_blind(state.kind, state, SEATS - 1, luck)


@rule("lorcana", "players.two-or-more")
@pytest.mark.parametrize(("game", "form"), UNLIMITED)
def test_more_are_refused_in_a_sentence_that_says_whose_limit_it_is(game: str, form: str) -> None:
    with pytest.raises(MulliganError) as refused:
        crowd(game, SEATS + 1, form)
    assert str(refused.value) == (
        "63 players are too many: only 62 find room at one table, which is a limit of ours and not of the rules"
    )
    with pytest.raises(MulliganError, match=r"one player is too few: at least [23] are needed"):
        crowd(game, 1, form)


def test_the_ledger_says_so() -> None:
    books = [("lorcana", edition, "1.1.3") for edition in games.kind("lorcana").editions]
    for game, edition, number in [*books, ("magic", "2014", "1.game")]:
        summary = ledger(game, edition).by_number[number].summary
        assert "no upper limit, though only 62 find room at one table here" in summary


@rule("cipher", "golden.two-players")
def test_cipher_is_for_two_as_its_rules_say() -> None:
    with pytest.raises(MulliganError):
        crowd("cipher", 3)


def test_the_last_of_them_knows_what_everybody_saw_and_nothing_else() -> None:
    state = crowd("lorcana", SEATS)
    last = SEATS - 1
    card = state.piles[last * state.zones][0]
    state.known[card] = 0
    state.show(card, last)
    assert [player for player in range(SEATS) if state.knows(player, card)] == [last]
    state.reveal(card)
    assert state.known[card] == EVERYBODY
    assert all(state.knows(player, card) for player in range(SEATS))


@pytest.mark.slow
def test_options_of_a_crowd_do_not_fill_the_memory() -> None:
    stock = Stock("try")
    size = 5_000
    kept = stock.aim(0, size - 1, size)
    for card in range(2 * MOST_AIMED // size):
        for target in (0, size - 1):
            assert stock.aim(card, target, size) == Option("try", card, target)
            assert stock.at(card, size)[target] is stock.aim(card, target, size)
        assert sum(len(one) for one in stock.aimed) <= MOST_AIMED
    assert kept == Option("try", 0, size - 1)  # one that is on offer stays what it is


@pytest.mark.slow
def test_seventeen_play_by_simulation_and_the_game_is_told(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    decks = ["the-heart-of-magic"] * 17
    words = ["sim", "lorcana", *decks, "--games", "1", "--agents", "random", "--out", str(out)]
    told = CliRunner().invoke(mulligan_command, words)
    assert told.exit_code == 0, told.output
    assert out.exists()


class Typed(Terminal):
    """A terminal at which given lines are typed."""

    def __init__(self, width: int, *lines: str) -> None:
        self.page = io.StringIO()
        super().__init__(Console(file=self.page, width=width, height=40, highlight=False), wraps=True)
        self.typed = list(lines)

    def read(self, prompt: str) -> str:
        if not self.typed:
            raise Gone
        return self.typed.pop(0)


@pytest.mark.slow
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("game", ["lorcana", "magic"])
def test_twenty_at_a_table_are_shown_at_the_terminal(game: str, width: int, tmp_path: Path) -> None:
    kind = games.kind(game)
    deck = kind.built_in_deck(kind.built_in_decks()[0])
    session = Session(Setting(kind, names_of(20), [deck] * 20, seed=2))
    terminal = Typed(width, "1", f"save as scenario {tmp_path / 'table.json'}", f"save {tmp_path / 'game'}")
    TerminalTable(session, [None, *[agent("random") for _ in range(19)]], terminal).run()
    page = terminal.page.getvalue()
    assert all(name in page for name in names_of(20)[1:])
    assert max(len(line) for line in page.splitlines() if "/" not in line) <= width
    assert len(json.loads((tmp_path / "table.json").read_text())["players"]) == 20
    again = CliRunner().invoke(mulligan_command, ["play", "--load", str(tmp_path / "game")], input="quit\n")
    assert again.exit_code == 0, again.output
