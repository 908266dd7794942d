"""People at the terminal: passing, several at one keyboard, once more, games that are kept and gone on with."""

from __future__ import annotations

import io
import os
import select
import signal
import stat
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from mulligan import games
from mulligan.agents import Agent, agent
from mulligan.cli import starting
from mulligan.cli.commands import mulligan_command
from mulligan.cli.history import LARGEST, MOST, KeptHistory, earlier, history_file
from mulligan.cli.language import LANGUAGE
from mulligan.cli.lines import Lines, clean
from mulligan.cli.questions import Questions
from mulligan.cli.seats import seat_names, seated, seats_of
from mulligan.cli.table import TerminalTable
from mulligan.cli.terminal import Gone, Terminal
from mulligan.saves import journal
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting


class Typed(Terminal):
    """A terminal whose people type given lines; every page is kept."""

    def __init__(self, *lines: str) -> None:
        self.page = io.StringIO()
        super().__init__(Console(file=self.page, width=100, height=40, highlight=False), wraps=True)
        self.typed = list(lines)
        self.pages: list[str] = []
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.pages.append(self.page.getvalue())
        self.page.seek(0)
        self.page.truncate()
        if not self.typed:
            raise Gone
        return self.typed.pop(0)

    def clear(self) -> None:
        self.page.write("=== cleared ===\n")


def sit(
    terminal: Terminal,
    game: str = "magic",
    agents: list[Agent | None] | None = None,
    seed: int = 3,
    decks: tuple[str, str] | None = None,
) -> TerminalTable:
    kind = games.kind(game)
    built_in = kind.built_in_decks()
    lists = [kind.built_in_deck(name) for name in decks or (built_in[0], built_in[-1])]
    session = Session(Setting(kind, ["Ann", "Bob"], lists, seed=seed))
    return TerminalTable(session, agents or [None, agent("greedy")], terminal)


# -- Passing -----------------------------------------------------------------------------------------------------------


def magic_turns(*lines: str) -> TerminalTable:
    table = sit(Typed("keep", *lines))
    table.run()
    return table


def test_pass_turn_passes_until_the_turn_is_over() -> None:
    table = magic_turns("hold", "pass turn", "1")
    assert isinstance(table.terminal, Typed)
    headlines = [line for page in table.terminal.pages for line in page.splitlines() if line.startswith("──")]
    assert headlines[1:3] == ["── Turn 2 · first main phase · your turn ──", "── Turn 2 · cleanup · your turn ──"]
    assert headlines[3].startswith("── Turn 3")  # they hold priority, and are asked again


def test_pass_until_my_turn_and_until_a_step() -> None:
    table = magic_turns("hold", "pass until my turn")
    game = table.session.game
    assert game.active == 0 or table.session.game.decision.topic != "priority"  # type: ignore[union-attr]
    table = magic_turns("hold", "pass until end")
    assert table.kind.view(table.session.game, 0)["phase"] in ("end", "cleanup")


def test_passing_until_nonsense_is_told() -> None:
    table = magic_turns("pass until lunch")
    assert isinstance(table.terminal, Typed)
    assert any("Pass until what? until lunch is neither" in page for page in table.terminal.pages)
    lorcana = sit(Typed("done", "stops"), "lorcana")
    lorcana.run()
    assert isinstance(lorcana.terminal, Typed)
    assert any("This game needs no stops" in page for page in lorcana.terminal.pages)


def test_who_passes_where_nobody_passes_ends_what_can_be_ended() -> None:
    lorcana = sit(Typed("you", "pass", "pass"), "lorcana")
    lorcana.run()
    assert isinstance(lorcana.terminal, Typed)
    pages = lorcana.terminal.pages
    assert any("You cannot pass now" in page for page in pages) or "Turn 3" in "".join(pages)
    assert int(lorcana.session.game.turn) >= 2


def test_stops_can_be_added_and_steps_skipped() -> None:
    table = magic_turns("stop upkeep", "skip my main 1", "stops", "skip upkeep", "stops")
    assert isinstance(table.terminal, Typed)
    pages = "".join(table.terminal.pages)
    assert "You are asked at upkeep from now on." in pages
    assert "You are no longer asked at my-main-1 while nothing waits to resolve." in pages
    assert "always at: upkeep; never at: my-main-1;" in " ".join(pages.split())
    assert table.passing.own.stops == []
    assert table.passing.own.skips == ["my-main-1", "upkeep"]
    table.passing.skip("my main 1")
    assert table.passing.own.skips == ["upkeep"]


def test_steps_are_told_and_typed_in_the_language_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LANGUAGE, "name", "ja")
    table = magic_turns("stop 戦闘開始ステップ", "stops")
    assert isinstance(table.terminal, Typed)
    assert "beginning-of-combat（戦闘開始ステップ）" in "".join("".join(table.terminal.pages).split())
    assert table.passing.own.stops == ["beginning-of-combat"]


# -- Several people at one keyboard ------------------------------------------------------------------------------------


def test_between_two_people_the_screen_is_cleared_and_nobody_sees_the_other_hand() -> None:
    terminal = Typed("1", "", "done", "", "done", "", "end", "", "end", "", "end")
    table = sit(terminal, "lorcana", [None, None])
    table.run()
    pages = terminal.pages
    assert any("Pass the keyboard to Bob" in prompt for prompt in terminal.prompts)
    assert any("Pass the keyboard to Ann" in prompt for prompt in terminal.prompts)
    hands = []
    for page in pages:
        after = page.rpartition("=== cleared ===")[2]
        if "Your hand" in after:
            hands.append((after, "▶ Ann" in after))
    assert len(hands) >= 4
    kind = table.kind
    names = [{kind.card_name(table.session.game, card) for card in owned(table, seat)} for seat in (0, 1)]
    secret = names[0] - names[1]
    for page in pages:
        after = page.rpartition("=== cleared ===")[2]
        own = after.split("Your hand")[-1] if "Your hand" in after else ""
        if "Bob   " in after and after.index("Bob   ") > after.index("Ann   "):  # Bob sits at the near end
            assert not [name for name in secret if f"{name} " in own]


def owned(table: TerminalTable, seat: int) -> list[int]:
    game = table.session.game
    return [card for card in range(len(game.printed)) if game.owner[card] == seat]


def test_people_and_agents_have_names() -> None:
    assert seat_names(seated(["greedy"], 2), []) == ["@you", "@greedy"]
    assert seat_names(seated(["person"], 2), []) == ["@player 1", "@player 2"]
    assert seat_names(seated(["person"], 2), ["Ann", "@Bob"]) == ["Ann", "Bob"]
    assert seat_names(seated(["greedy", "random"], 4), []) == ["@you", "@greedy", "@random 1", "@random 2"]
    kind = games.kind("lorcana")
    decks = [kind.built_in_deck(kind.built_in_decks()[0])] * 2

    def back(names: list[str]) -> list[str]:
        seats = seats_of(Session(Setting(kind, names, decks, seed=1)), [])
        return ["" if one is None else one.name for one in seats]

    assert back(["@you", "@random"]) == ["", "random"]
    assert back(["You", "Random"]) == ["", "random"]  # as 0.2 kept it
    assert back(["Ann", "Bob"]) == ["", ""]
    assert back(["@you", "b"]) == ["", "normal"]


def test_what_one_person_typed_is_not_in_the_history_of_another() -> None:
    lines = Lines()
    table = sit(Typed("done", "", "done"), "lorcana", [None, None])
    table.terminal.lines = lines
    table.run()
    assert lines.who == table.person


# -- Once more ---------------------------------------------------------------------------------------------------------


def test_a_rematch_is_the_same_people_and_decks_with_new_luck() -> None:
    terminal = Typed("done", "rematch", "concede", "rematch", "done")
    table = sit(terminal, "lorcana")
    first = table.session
    table.run()
    pages = "".join(terminal.pages)
    assert "The game is not over yet." in pages
    assert "Once more!" in pages
    assert table.session is not first
    assert table.session.setting.seed != first.setting.seed
    assert table.session.setting.names == first.setting.names
    assert table.session.setting.chooser == 0  # who lost decides who begins


# -- Games that are kept -----------------------------------------------------------------------------------------------


@pytest.fixture
def games_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    return tmp_path


def test_whoever_leaves_is_told_how_to_go_on_and_is_asked_next_time(games_here: Path) -> None:
    terminal = Typed("done", "end")
    table = sit(terminal, "lorcana")
    table.run()
    assert "The game is kept. Go on with it by: " in terminal.page.getvalue()
    asking = Questions(Typed("1"))
    session = asking.go_on(None)
    assert session is not None
    assert session.game.to_bytes() == table.session.game.to_bytes()
    session.journal.close()  # type: ignore[union-attr]
    assert Questions(Typed("")).go_on(None) is None
    assert Questions(Typed("1")).go_on("magic") is None


def test_a_game_that_is_over_is_not_offered_again(games_here: Path) -> None:
    sit(Typed("done", "concede", "quit"), "lorcana").run()
    assert journal.unfinished() == []


@pytest.mark.parametrize(
    ("argument", "started_by", "command"),
    [
        ("/somewhere/mulligan/__main__.py", "", "python3 -m mulligan play"),
        ("/nowhere/pytest", "", "mulligan play"),
        ("/nowhere/mulligan", "python3 play.py", "python3 play.py"),
    ],
)
def test_every_save_tells_the_command_that_works_for_this_person(
    argument: str, started_by: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [argument])
    monkeypatch.setenv(starting.STARTED_BY, started_by)
    if os.name != "nt":
        assert starting.play_command() == command
    path = tmp_path / "an evening.save"
    lines = f"done\nsave {path}\nquit\n"
    output = CliRunner().invoke(mulligan_command, ["play", "lorcana", "--yes", "--seed", "3"], input=lines).output
    assert f"Go on with it by: {starting.play_command()} --load '{path}'" in output


def test_a_file_that_is_no_game_is_written_over_only_if_that_is_meant(tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("years of work")
    arguments = ["play", "lorcana", "--yes", "--seed", "3"]
    CliRunner().invoke(mulligan_command, arguments, input=f"done\nsave {file}\nn\nquit\n")
    assert file.read_text() == "years of work"
    CliRunner().invoke(mulligan_command, arguments, input=f"done\nsave {file}\ny\nquit\n")
    assert file.read_text() != "years of work"


def test_several_lines_that_come_at_once_are_typed_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = Lines()
    monkeypatch.setattr("mulligan.cli.lines.at_keyboard", lambda: True)
    monkeypatch.setattr("mulligan.cli.lines.can_edit", lambda: True)
    monkeypatch.setattr(lines, "edited", lambda prompt: "done\nink 2\n")
    assert lines.read(">") == "done"
    assert lines.read(">") == "ink 2"
    assert clean("\x1b[A quit \x07") == "quit"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
def test_a_closed_terminal_loses_nothing_and_a_keyboard_edits_its_line(games_here: Path) -> None:
    import pty

    child, screen = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm"
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # tests that were begun with nohup ignore it
        words = ["play", "lorcana", "--seed", "3", "--yes", "--deck", "the-heart-of-magic"]
        os.execv(sys.executable, [sys.executable, "-m", "mulligan", *words, "--opponent", "greedy-0.1"])
    seen = read_until(screen, b"(Enter: done)")
    os.write(screen, b"frob\x01\x0b" + b"done\r")  # Ctrl-A, Ctrl-K: the line is edited before it is entered
    seen += read_until(screen, b"Your main phase")
    os.write(screen, b"ink broom\r")
    seen += read_until(screen, b"You put Magic Broom")
    assert b"frob is not" not in seen
    os.kill(child, signal.SIGHUP)
    os.waitpid(child, 0)
    os.close(screen)
    waiting = journal.unfinished()
    assert len(waiting) == 1
    session = journal.go_on(waiting[0])
    log = [note.what for note in session.game.log or []]
    assert "inks" in log


def read_until(screen: int, wanted: bytes, patience: float = 60) -> bytes:
    """What is written to a screen until it says something."""
    seen = b""
    until = time.monotonic() + patience
    while wanted not in seen.replace(b"\r", b""):
        assert select.select([screen], [], [], max(until - time.monotonic(), 0.0))[0], seen
        seen += os.read(screen, 65536)
    return seen


def test_a_table_is_saved_as_a_scenario_and_sat_down_at(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.json"
    arguments = ["play", "lorcana", "--yes", "--seed", "3"]
    output = (
        CliRunner()
        .invoke(mulligan_command, arguments, input=f"done\nsave as scenario\nsave as scenario {file}\nquit\n")
        .output
    )
    assert "save as scenario puzzle.json" in output
    assert f"play --scenario {file}" in output
    again = CliRunner().invoke(mulligan_command, ["play", "--scenario", str(file)], input="quit\n")
    assert again.exit_code == 0, again.output
    assert "Your hand" in again.output
    before = file.read_bytes()
    CliRunner().invoke(mulligan_command, arguments, input=f"done\nsave as scenario {file}\nn\nquit\n")
    assert file.read_bytes() == before


LINES = """
save .|save /|save ~nobody-of-that-name/x|save \0|save as scenario .|load .|load /dev/null|load ~nobody/x
card \x1b[2J|rule ~|why not|why not ->|swap|swap for|next|stop|skip|pass|1 2 99|99 98|more|²|٣
"""


@pytest.mark.parametrize("line", LINES.strip().replace("\n", "|").split("|"))
def test_one_typed_line_never_ends_a_game(line: str) -> None:
    terminal = Typed("done", line, "end")
    table = sit(terminal, "lorcana")
    table.run()
    assert any("Turn 3" in page for page in terminal.pages), line


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_does_not_keep_a_game_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    terminal = Typed("done", f"load {tmp_path / 'pipe'}", "end")
    sit(terminal, "lorcana").run()
    assert any("is a pipe, and only files are read here" in " ".join(page.split()) for page in terminal.pages)


# -- What was typed before ---------------------------------------------------------------------------------------------


def test_what_somebody_typed_is_there_in_the_next_sitting(games_here: Path) -> None:
    first = KeptHistory()
    for line in ("ink 2", "ink 2", "why not quest", "", "bell\x07"):
        first.store_string(line)
    assert list(KeptHistory().load_history_strings()) == ["why not quest", "ink 2"]
    assert stat.S_IMODE(history_file().stat().st_mode) == 0o600 or sys.platform == "win32"
    history_file().write_text("\n".join(f"card {number}" for number in range(3 * MOST)))
    KeptHistory().store_string("quit")
    assert len(earlier()) == MOST
    assert earlier()[-1] == "quit"


@pytest.mark.parametrize("there", ["folder", "link", "bytes", "huge"])
def test_a_history_that_is_none_stops_nobody_and_is_never_written_through(there: str, games_here: Path) -> None:
    file = history_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    if there == "folder":
        file.mkdir()
    elif there == "link":
        (file.parent / "diary").write_text("years of work\n")
        file.symlink_to(file.parent / "diary")
    else:
        file.write_bytes(b"\xff\x00\xfe" if there == "bytes" else b"x" * (LARGEST + 1))
    assert earlier() == []
    KeptHistory().store_string("done")
    assert list(KeptHistory().load_history_strings()) == ([] if there in ("folder", "link") else ["done"])
    if there == "link":
        assert (file.parent / "diary").read_text() == "years of work\n"


def test_people_who_share_a_keyboard_leave_no_history(games_here: Path) -> None:
    """Nor do answers before a game: only what one person alone types to their game is kept."""
    lines = Lines()
    assert not isinstance(lines.history(), KeptHistory)
    for one in (True, False):
        table = sit(Typed("done"), "lorcana", [None, agent("random") if one else None])
        table.terminal.lines = lines
        table.sit_down(table.session)
        assert isinstance(lines.history(), KeptHistory) == one
