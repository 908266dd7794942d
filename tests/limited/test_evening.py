"""A draft at the terminal, from the first pack to the last round; left, killed and gone on with."""

from __future__ import annotations

import io
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.cli.drafting import seated, spend_evening
from mulligan.cli.terminal import Gone, Terminal
from mulligan.events.files import read_event
from mulligan.kernel.errors import MulliganError
from mulligan.limited.files import KeptDraft, read_draft
from mulligan.limited.opening import new_draft, new_sealed
from mulligan.saves import journal

MAGIC = games.kind("magic")


class Killed(BaseException):
    """What a test does to a process."""


class Typist(Terminal):
    """A terminal at which somebody types: picks, builds and plays by chance, or concedes every game."""

    def __init__(self, seed: int = 1, concedes: bool = True, most: int = 100_000) -> None:
        super().__init__(Console(file=io.StringIO(), width=100, height=50, highlight=False))
        self.luck = random.Random(seed)
        self.concedes = concedes
        self.most = most
        self.ends: type[BaseException] = Gone
        self.shown: list[tuple[str, str]] = []  # what stood there when somebody was asked, and who

    def read(self, prompt: str) -> str:
        if self.most <= 0:
            raise self.ends
        self.most -= 1
        self.shown.append((self.text(), prompt))
        words = self.lines.words
        if "Pass the keyboard" in prompt:
            return ""
        if "hint" in words and "pool" in words and "next" not in words:
            return "1"
        if "suggest" in words:
            return "done"
        options = words[words.index("exit") + 1 :] if "exit" in words else []
        if not options:
            return "next"
        return "concede" if self.concedes else str(self.luck.randrange(len(options)) + 1)

    def text(self) -> str:
        file = self.console.file
        assert isinstance(file, io.StringIO)
        text = file.getvalue()
        file.seek(0)
        file.truncate()
        return text


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path / "data"))


def begin(path: Path, people: list[str], seats: int = 4, bots: str = "random", seed: int = 3) -> KeptDraft:
    names, agents = seated(people, seats, bots)
    kept = new_draft(MAGIC, "m14", seed, names, agents)
    kept.keep(path)
    return kept


def test_two_people_and_two_bots_draft_build_and_play_to_the_last_round(tmp_path: Path) -> None:
    path = tmp_path / "a.draft"
    kept = begin(path, ["Ann", "Bob"])
    terminal = Typist()
    spend_evening(kept, path, terminal, 1)
    assert kept.draft.over
    event = read_event(str(tmp_path / "a.event"))
    assert event.event.over()
    assert len(event.event.rounds) == 2
    assert event.playing == {}
    for deck in event.decks:
        assert deck.size() == 40
        assert MAGIC.check_deck(deck, "2014", "draft") == []
    again = read_draft(str(path))
    assert again.draft == kept.draft
    assert sorted(again.decks) == [0, 1, 2, 3]


def test_nothing_of_one_person_is_on_the_screen_of_another(tmp_path: Path) -> None:
    """Between two people the screen is cleared; what one then sees of the draft has no pick of the other's turn."""
    path = tmp_path / "a.draft"
    kept = begin(path, ["Ann", "Bob"])
    terminal = Typist(most=30)
    spend_evening(kept, path, terminal, 1)
    asked = [(text, prompt) for text, prompt in terminal.shown]
    handed = [number for number, (_, prompt) in enumerate(asked) if "Pass the keyboard" in prompt]
    assert len(handed) > 5
    height = terminal.height
    for number in handed:
        text = asked[number][0]
        assert text.rstrip(" ").endswith("\n" * (height - 1)), "nothing but empty lines before whoever takes over"
        assert asked[number + 1][0].startswith("\n" * (height - 1))


def test_whoever_leaves_finds_the_draft_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.draft"
    kept = begin(path, ["Ann"])
    spend_evening(kept, path, Typist(most=10), 1)
    again = read_draft(str(path))
    assert again.draft == kept.draft
    assert sum(pick.seat == 0 for pick in again.draft.picks) == 10
    again.keep(path)
    spend_evening(again, path, Typist(), 1)
    straight = begin(tmp_path / "b.draft", ["Ann"])
    spend_evening(straight, tmp_path / "b.draft", Typist(), 1)
    assert again.draft == straight.draft, "as if nobody had left"
    assert read_event(str(tmp_path / "a.event")).event.over()


@pytest.mark.parametrize("when", [60, 75])
def test_a_match_goes_on_in_the_middle_of_a_game_after_the_process_died(tmp_path: Path, when: int) -> None:
    path = tmp_path / "a.draft"
    kept = begin(path, ["Ann"])
    terminal = Typist(concedes=False, most=when)
    terminal.ends = Killed
    with pytest.raises(Killed):
        spend_evening(kept, path, terminal, 1)
    event = read_event(str(tmp_path / "a.event"))
    assert len(event.playing) == 1
    kept_at = Path(next(iter(event.playing.values())))
    choices = journal.Kept(kept_at, kept_at.read_bytes()).choices
    assert choices > 5
    again = read_draft(str(path))
    again.keep(path)
    leaving = Typist(most=0)
    spend_evening(again, path, leaving, 1)
    assert journal.Kept(kept_at, kept_at.read_bytes()).choices >= choices, "the same game goes on"
    spend_evening(read_draft(str(path)), path, Typist(), 1)
    assert read_event(str(tmp_path / "a.event")).event.over()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed by signals")
def test_the_command_goes_on_after_it_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "killed.draft"
    command = [sys.executable, "-m", "mulligan", "draft", "magic", "--seats", "4", "--seed", "3", "--bots", "random"]
    process = subprocess.Popen(
        [*command, "--person", "Ann", "--match", "1", "--out", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdin is not None
    process.stdin.write(b"1\n" * 6)
    process.stdin.flush()
    end = time.monotonic() + 60
    while time.monotonic() < end and (not path.exists() or path.read_bytes().count(b'"seat":0') < 6):
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait(10)
    process.stdin.close()
    kept = read_draft(str(path))
    assert sum(pick.seat == 0 for pick in kept.draft.picks) == 6
    lines = "1\n" * 40 + "done\n" + "concede\nnext\n" * 2
    result = CliRunner().invoke(mulligan_command, ["draft", "--load", str(path), "--match", "1"], input=lines)
    assert result.exit_code == 0, result.output
    assert "has won the event" in result.output
    straight = begin(tmp_path / "b.draft", ["Ann"])
    spend_evening(straight, tmp_path / "b.draft", Typist(), 1)
    assert read_draft(str(path)).draft == straight.draft


def test_a_draft_that_is_over_is_reviewed_pick_by_pick_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "a.draft"
    kept = begin(path, ["Ann"])
    spend_evening(kept, path, Typist(most=5), 1)
    review = ["draft", "--review", str(path)]
    result = CliRunner().invoke(mulligan_command, review)
    assert result.exit_code == 2
    assert "not over" in result.output
    again = read_draft(str(path))
    again.keep(path)
    spend_evening(again, path, Typist(most=45), 1)
    rows = json.loads(CliRunner().invoke(mulligan_command, [*review, "--seat", "Ann", "--json"]).output)
    assert [(row["pack"], row["pick"]) for row in rows] == [(p, n) for p in (1, 2, 3) for n in range(1, 16)]
    assert [row["card"] for row in rows] == again.draft.pools[0]
    assert all(row["card"] in row["from"] and row["bot"] in row["from"] for row in rows)
    plain = CliRunner().invoke(mulligan_command, review).output
    assert len(plain.splitlines()) == 4 * 45
    assert CliRunner().invoke(mulligan_command, [*review, "--seat", "Zoe"]).exit_code == 2


def test_a_sealed_game_is_built_and_played_too(tmp_path: Path) -> None:
    path = tmp_path / "s.draft"
    names, agents = seated(["Ann"], 3, "random")
    kept = new_sealed(MAGIC, "m13", 4, names, agents)
    kept.keep(path)
    spend_evening(kept, path, Typist(), 1)
    event = read_event(str(tmp_path / "s.event"))
    assert event.format == "sealed"
    assert event.event.over()
    assert read_draft(str(path)).draft.pools == kept.draft.pools


def test_lorcana_is_drafted_at_the_terminal_too(tmp_path: Path) -> None:
    path = tmp_path / "l.draft"
    names, agents = seated(["Ann"], 4, "random")
    kept = new_draft(games.kind("lorcana"), "1", 4, names, agents)
    kept.keep(path)
    spend_evening(kept, path, Typist(), 1)
    assert read_event(str(tmp_path / "l.event")).event.over()


class Building(Typist):
    """Somebody who types these lines when building a deck."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.typed = iter(lines)

    def read(self, prompt: str) -> str:
        answer = super().read(prompt)
        return next(self.typed, "done") if answer == "done" else answer


def test_a_deck_is_changed_and_only_a_legal_one_is_played(tmp_path: Path) -> None:
    path = tmp_path / "a.draft"
    kept = begin(path, ["Ann"])
    file = tmp_path / "deck.txt"
    lines = ["help", "side", "deck", "add 3 Forest", "cut 2 Forest", "add Black Lotus", "cut 40 Forest", "nonsense"]
    lines += [f"save {file}", "cut 1 Forest", f"load {file}", "suggest", "add 2 Plains", "quit"]
    spend_evening(kept, path, Building(lines), 1)
    assert file.is_file()
    again = read_draft(str(path))
    assert 0 not in again.decks
    again.keep(path)
    terminal = Building(["add 4 Swamp", "add Mountain"])
    spend_evening(again, path, terminal, 1)
    deck = read_draft(str(path)).decks[0]
    assert deck.size() == 45


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["draft"], "which game"),
        (["draft", "chess"], "chess"),
        (["draft", "magic", "--set", "zzz"], "zzz"),
        (["draft", "magic", "--bots", "nobody"], "nobody"),
        (["draft", "magic", "--seats", "4", *["--person", "Ann"] * 2], "name of their own"),
        (["draft", "cipher"], "no format"),
        (["draft", "--load", "nowhere.draft"], "nowhere.draft"),
        (["draft", "--go-on"], "no draft"),
        (["sealed", "cipher", "--play"], "no format"),
    ],
)
def test_what_cannot_be_drafted_is_said_in_a_sentence(arguments: list[str], told: str) -> None:
    result = CliRunner().invoke(mulligan_command, arguments)
    assert result.exit_code == 2
    assert told in result.output


def test_a_draft_that_somebody_is_at_is_nobody_elses(tmp_path: Path) -> None:
    path = tmp_path / "a.draft"
    kept = begin(path, ["Ann"])
    result = CliRunner().invoke(mulligan_command, ["draft", "--load", str(path)])
    assert result.exit_code == 2
    assert "somebody is drafting" in result.output
    kept.close()
    result = CliRunner().invoke(mulligan_command, ["draft", "--load", str(path)], input="1\nquit\n")
    assert result.exit_code == 0
    assert f"--load {path}" in result.output


def test_people_sit_apart() -> None:
    names, agents = seated(["Ann", "Bob"], 8, "normal")
    assert (names[0], names[4]) == ("Ann", "Bob")
    assert agents == ["", *["normal"] * 3, "", *["normal"] * 3]
    with pytest.raises(MulliganError):
        seated([str(number) for number in range(9)], 8, "normal")


@pytest.mark.slow
def test_a_whole_draft_of_eight_two_people_and_six_bots_played_to_its_last_round(tmp_path: Path) -> None:
    path = tmp_path / "a.draft"
    kept = begin(path, ["Ann", "Bob"], 8, "instinct", 11)
    spend_evening(kept, path, Typist(concedes=False, seed=5), 1)
    event = read_event(str(tmp_path / "a.event")).event
    assert event.over()
    assert len(event.rounds) == 3
    assert event.winner() >= 0
