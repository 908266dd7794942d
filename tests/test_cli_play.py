"""Playing in the terminal, as a person at a pipe does."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from mulligan import games
from mulligan.agents import RandomAgent, agent
from mulligan.cli.commands import mulligan_command
from mulligan.cli.table import TerminalTable
from mulligan.cli.terminal import Gone, Terminal
from mulligan.kernel.game import EVERYBODY
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.speech import Words

ASK_NOTHING = ["play", "lorcana", "--yes", "--seed", "3", "--deck", "the-heart-of-magic", "--opponent", "greedy-0.1"]


def play(*lines: str, arguments: list[str] | None = None) -> Result:
    result = CliRunner().invoke(
        mulligan_command, arguments or ASK_NOTHING, input="".join(f"{line}\n" for line in lines)
    )
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


class Scripted(Terminal):
    """A terminal whose person types what a function says, and whose output is kept."""

    def __init__(self, typist: random.Random, most: int = 2000) -> None:
        super().__init__()
        self.written = io.StringIO()
        self.console = Console(file=self.written, width=200, highlight=False)
        self.typist = typist
        self.left = most
        self.table: TerminalTable | None = None

    def read(self, prompt: str) -> str:
        self.left -= 1
        if self.left == 0 or (self.table is not None and self.table.session.game.over):
            raise Gone
        assert self.table is not None
        return str(self.typist.randrange(len(self.table.told)) + 1)


def sit(seed: int, players: int = 2, opponent: str = "random", edition: str = "", game: str = "lorcana") -> Scripted:
    kind = games.kind(game)
    names = kind.built_in_decks()
    decks = [kind.built_in_deck(names[(seed + seat) % len(names)]) for seat in range(players)]
    session = Session(Setting(kind, [f"p{seat}" for seat in range(players)], decks, edition, seed=seed))
    terminal = Scripted(random.Random(seed))
    terminal.table = TerminalTable(session, [None, *[agent(opponent)] * (players - 1)], terminal)
    return terminal


def test_only_what_matters_is_asked_before_a_game_and_enter_takes_the_default() -> None:
    result = play("", "", "quit", arguments=["play", "lorcana", "--seed", "1"])
    assert "Who plays against you?" in result.output
    assert "Your deck?" in result.output
    assert "the-heart-of-magic: " in result.output  # how it plays
    assert "edition 2025-07-04" in result.output  # the newest, unasked
    assert "Normal bot plays " in result.output
    for unasked in ("Which edition", "How many players", "Which format", "The deck of"):
        assert unasked not in result.output
    assert "Goodbye." in result.output
    assert result.exit_code == 0


def test_decks_of_our_own_can_be_picked_where_they_are_legal() -> None:
    for name in ("cipher", "magic"):
        kind = games.kind(name)
        ours = kind.decks_for("house")
        assert len(ours) == 4
        assert kind.offered_decks(kind.formats[0])[-4:] == ours
    assert games.kind("magic").offered_decks("commander") == games.kind("magic").decks_for("commander")
    asked = play("normal", "wild-forge", arguments=["play", "magic", "--terminal", "--seed", "3"])
    assert "Wild Forge" in asked.output


def test_every_built_in_deck_says_how_it_plays() -> None:
    for game in games.names():
        kind = games.kind(game)
        for deck in kind.built_in_decks():
            assert Words("en", game).has(f"deck-{deck}"), deck


def test_the_number_of_players_is_the_number_that_is_given() -> None:
    result = play("", "quit", arguments=["play", "lorcana", "--seed", "1", "--players", "4"])
    assert "Normal bot 3 plays " in result.output
    assert "Normal bot 4 plays " not in result.output
    result = play("", "quit", arguments=["play", "magic", "--seed", "1", "--format", "two-headed-giant"])
    assert "Normal bot 3 plays " in result.output  # a giant has two heads, and there are two giants
    giant = ["--format", "two-headed-giant", "--opponent", "random"]
    result = play("", "quit", arguments=["play", "magic", *giant])
    assert "Random bot 3 plays " in result.output


def test_as_many_play_as_the_game_allows() -> None:
    result = play("quit", arguments=["play", "lorcana", "--yes", "--players", "7"])
    assert "Normal bot 6 plays " in result.output
    result = play(arguments=["play", "lorcana", "--yes", "--players", "63"])
    assert "only 62 find room at one table, which is a limit of ours and not of the rules" in result.output


def test_somebody_may_leave_before_the_game_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    result = play("quit", "", arguments=["play", "--terminal"])
    assert result.output.endswith("Goodbye.\n")
    assert result.exit_code == 0
    terminal = Terminal()

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal, "read", interrupt)
    with pytest.raises(SystemExit):
        terminal.pick("?", [("a", "a"), ("b", "b")], "a")


def test_the_end_of_the_input_ends_the_sitting() -> None:
    result = play()
    assert result.output.endswith("Goodbye.\n")
    assert result.exit_code == 0


def test_a_choice_by_number_and_by_word() -> None:
    result = play("1", "done", "end", "quit")
    assert "on the bottom of your deck" in result.output
    assert "Turn 1: your turn." in result.output
    assert "Turn 2: Greedy 0.1 bot's turn." in result.output


def test_nonsense_is_told_and_nothing_happens() -> None:
    result = play("frobnicate", "99", "", "0", "-1", "why", "card", "rule", "save", "load", "load /nowhere/x.json")
    assert "frobnicate is not among the choices" in result.output
    assert "99 is not among the choices" in result.output
    assert "there is no file /nowhere/x.json" in result.output


@pytest.mark.parametrize("game", ["lorcana", "cipher", "magic"])
def test_a_line_of_thousands_of_letters_is_told_like_any_other(game: str) -> None:
    lines = ["9" * 5000, "x" * 5000, f"card {'y' * 5000}", f"why not {'z ' * 3000}", "quit"]
    result = play(*lines, arguments=["play", game, "--yes", "--seed", "3"])
    assert "is not among the choices" in result.output
    assert "{???}" not in result.output
    assert result.exit_code == 0


def test_a_game_that_cannot_be_saved_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    assert "is a folder, and only files are written" in play(f"save {folder}", "quit").output
    assert list(tmp_path.iterdir()) == [folder]


def test_piles_and_stops_are_named() -> None:
    result = play(
        "1", "piles", "stop Main 1", "stop lunch", "quit", arguments=["play", "magic", "--yes", "--seed", "3"]
    )
    assert "You, hand: Warden of Evos Isle · Clone · Illusionary Armor · 3 × Island" in result.output
    assert "You are asked at main-1 from now on." in result.output
    assert "There is no step lunch to stop at." in result.output


def test_log_lines_name_their_rules() -> None:
    result = play("done", "log", "quit")
    assert "(3.1.5)" in result.output


def test_undo_takes_back_ones_own_last_choice() -> None:
    result = play("done", "end", "undo", "quit")
    assert "Taken back." in result.output
    after = result.output.split("Taken back.")[1]
    assert "your turn" in after
    assert "Turn 1" in after


def test_undo_and_redo_lead_back() -> None:
    result = play("undo", "redo", "done", "undo", "redo", "quit")
    assert "There is nothing to take back." in result.output
    assert "There is nothing to do again." in result.output
    assert "Done again." in result.output


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    assert f"Saved in {file}" in play("done", f"save {file}", "quit").output
    went_on = play("quit", arguments=["play", "lorcana", "--load", str(file)])
    assert "Turn 1" in went_on.output
    assert "Turn 1" in play("quit", arguments=["play", "--load", str(file)]).output
    assert f"Loaded {file}" in play(f"load {file}", "quit").output


def test_a_broken_save_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"mulligan": 1, "game": "lorcana"')
    result = play(f"load {file}", "done", "quit")
    assert "is not a saved game" in result.output
    assert "Turn 1" in result.output
    assert play(arguments=["play", "lorcana", "--load", str(file)]).exit_code == 2


def test_why_not_names_the_rule() -> None:
    result = play("done", "why not quest", "why not ink hades", "why not end", "why not zzz", "quit")
    assert "(rule " in result.output
    assert "You may: it is number" in result.output
    assert "No card you can see is called zzz." in result.output


def test_why_not_tells_a_shared_reason_once_and_takes_the_other_side_as_the_target() -> None:
    lines = [
        "1",
        "why not attack",
        "1",
        "why not class change tsubasa",
        "to the action phase",
        "why not attack marth",
        "why not done",
        "quit",
    ]
    output = play(*lines, arguments=["play", "cipher", "--yes", "--seed", "3"]).output
    assert "Whichever of your cards you try: now is not the time for it (rule 13.1.2, edition 1)" in output
    assert output.count("cannot level up") == 1
    assert "cannot level up Everyman, Itsuki Aoi: it does not have the name of that unit (rule 14.2.1.2" in output
    assert "You may: it is number 1, Everyman, Itsuki Aoi → Altean Prince, Marth." in output
    assert "You can ask about: bond, deploy, level up, move" in output
    lines = ["1", "why not pass clone", "why not done", "why not attack normal", "quit"]
    output = play(*lines, arguments=["play", "magic", "--yes", "--seed", "3"]).output
    assert "You may: it is number 2, pass." in output
    assert "You cannot stop here: " in output
    assert "Whichever of your cards you try: it is not on the battlefield (rule 1.zones.battlefield" in output


def test_a_reason_that_is_not_about_the_target_is_told_once(tmp_path: Path) -> None:
    mine = {"play": [{"card": "Sergeant Tibbs - Courageous Cat", "drying": True}], "hand": ["Smash", "Ransack"]}
    file = tmp_path / "table.json"
    file.write_text(json.dumps({"id": "drying", "game": "lorcana", "players": {"You": mine, "Bob": {}}, "steps": []}))
    lines = ["challenge tibbs", "quets tibs", "nonsense", "quit"]
    output = " ".join(play(*lines, arguments=["play", "--scenario", str(file)]).output.split())
    assert output.count("Tibbs - Courageous Cat cannot challenge") == 1
    assert "cannot challenge: its ink is still drying" in output
    assert "quets tibs is not among the choices; did you mean quest tibbs?" in output


def test_where_nothing_has_happened_or_lies_open_that_is_said() -> None:
    output = play("log", "piles", "quit", arguments=["play", "lorcana", "--terminal", "-y", "--seed", "7"]).output
    assert "Nothing has happened yet." in output
    assert "No card lies open yet." in output


def test_card_and_rule_and_help() -> None:
    result = play("card stitch new dog", "card stich", "rule 4.3.5", "rule 99", "help", "quit")
    assert "Storyborn, Hero, Alien" in result.output
    assert "did you mean" in result.output
    assert "Quest." in result.output
    assert "has no rule 99" in result.output
    assert "why not" in result.output


def test_card_and_a_number_is_about_the_choice_of_that_number_and_no_other_card() -> None:
    output = play("card 626", "quit").output
    assert "No choice with the number 626 is about a card." in output
    assert "Experiment 626" not in output


def test_concede_ends_the_game_and_can_be_taken_back() -> None:
    result = play("done", "concede", "undo", "quit")
    assert "Greedy 0.1 bot wins." in result.output
    assert "Taken back." in result.output


def test_bad_options_are_told_in_one_line() -> None:
    for more in (
        ["--edition", "1999"],
        ["--deck", "nothing"],
        ["--opponent", "deep-thought"],
        ["--teams", "1"],
        ["--teams", "1,1"],
    ):
        result = play(arguments=["play", "lorcana", "--yes", *more])
        assert result.exit_code == 2, more
        assert result.output.startswith("Error: ")
        assert result.output.count("\n") == 1
    assert play(arguments=["play", "chess"]).exit_code == 2


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize(
    ("game", "players"), [("lorcana", 2), ("lorcana", 3), ("cipher", 2), ("magic", 2), ("magic", 3)]
)
def test_a_whole_game_never_shows_a_card_its_person_never_knew(seed: int, game: str, players: int) -> None:
    terminal = sit(seed, players, game=game)
    table = terminal.table
    assert table is not None
    seen: set[str] = set()
    state = table.session.game

    def look() -> None:
        for card in range(len(state.printed)):
            if state.known[card] == EVERYBODY or state.known[card] & 1 or state.owner[card] == 0:
                seen.add(table.kind.card_name(state, card))

    show = table.show_table

    def show_and_look() -> None:
        look()
        show()

    table.show_table = show_and_look  # type: ignore[method-assign]
    table.run()
    for note in state.log or []:
        for card, known in ((note.card, note.known), (note.other, note.other_known)):
            if card >= 0 and known & 1:
                seen.add(table.kind.card_name(state, card))
    written = terminal.written.getvalue()
    for card in range(len(state.printed)):
        name = table.kind.card_name(state, card)
        if name not in seen and not any(name in other for other in seen):
            assert f"{name} " not in written, name
    assert "Traceback" not in written


@pytest.mark.slow
def test_the_same_seed_gives_the_same_sitting() -> None:
    one, two = sit(5), sit(5)
    assert one.table is not None
    assert two.table is not None
    one.table.run()
    two.table.run()
    assert one.written.getvalue() == two.written.getvalue()


def test_ctrl_c_asks_first_and_leaves_the_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = sit(1)

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal, "read", interrupt)
    assert terminal.table is not None
    terminal.table.run()
    assert "Press Ctrl-C again" in terminal.written.getvalue()
    assert "Goodbye." in terminal.written.getvalue()


def test_undo_in_the_middle_of_a_game_is_exact() -> None:
    terminal = sit(7)
    table = terminal.table
    assert table is not None
    typist = random.Random(1)
    states: list[bytes] = []
    for _ in range(25):
        table.advance()
        if table.session.game.over:
            break
        states.append(table.session.game.to_bytes())
        table.show_table()
        table.listen(str(typist.randrange(len(table.told)) + 1))
    for state in reversed(states):
        table.keeping.undo("")
        assert table.session.game.to_bytes() == state


def test_agents_never_touch_the_game_at_the_table() -> None:
    terminal = sit(2, opponent="greedy")
    table = terminal.table
    assert table is not None
    before = table.session.game.to_bytes()
    table.agents[0] = RandomAgent()
    table.ask_agent(0)
    assert table.session.game.to_bytes() == before


def test_a_hint_tells_chances_to_who_plays_alone() -> None:
    output = play("hint", "quit", arguments=["play", "lorcana", "--yes", "--seed", "3"]).output
    assert "would not think long here: " in output or "imagined from what you know" in output


def test_a_game_is_looked_back_on_once_it_is_over() -> None:
    output = play(
        "analyse", "concede", "y", "analyse", "quit", arguments=["play", "lorcana", "--yes", "--seed", "3"]
    ).output
    assert "the game is not over yet" in output
    assert "How likely each player was to win when a turn began" in output
    assert "choices surely cost" in output
