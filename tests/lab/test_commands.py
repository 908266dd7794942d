"""Programs of any language as agents: asked by lines, told off in one sentence, and never left running."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

import mulligan
from mulligan.agents import Seat, agent, ask
from mulligan.agents.commanding import CommandAgent
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.errors import MulliganError

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.js"
DECKS = ["the-heart-of-magic", "daring-and-deception"]


def program(tmp_path: Path, body: str) -> str:
    """The command of a small program; `question` is what it is asked, `say` answers."""
    file = tmp_path / "bot.py"
    lines = ["import json, sys, time", "def say(what): print(json.dumps(what), flush=True)", "for line in sys.stdin:"]
    lines += ["    question = json.loads(line)", *(f"    {one}" for one in body.splitlines())]
    file.write_text("\n".join(lines), "utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def first_seat() -> Seat:
    game = mulligan.new_game("lorcana", seed=1)
    assert game.decision is not None
    return Seat(game.kind, game, int(game.decision.player), 5)


def test_a_program_plays_a_game_by_ids_and_by_numbers(tmp_path: Path) -> None:
    body = "options = question['view']['decision']['options']\nsay({'choose': options[-1]['id']})"
    bot = agent(f"command:{program(tmp_path, body)}")
    game = mulligan.new_game("lorcana", seed=2)
    mulligan.play(game, [bot, "easy"], 3)
    assert game.over
    assert isinstance(bot, CommandAgent)
    assert bot.program is not None
    process = bot.program.process
    del bot
    deadline = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.02)
    assert process.poll() is not None
    (tmp_path / "other").mkdir()
    seat = first_seat()
    by_number = CommandAgent(program(tmp_path / "other", 'say({"choose": 1})'))
    assert by_number.choose(seat) is seat.options[1]
    by_number.stop()


def test_a_program_is_told_no_more_than_the_view(tmp_path: Path) -> None:
    bot = CommandAgent(
        program(tmp_path, "open('told', 'w').write(line)\nsay({'choose': 0})".replace("told", str(tmp_path / "told")))
    )
    seat = first_seat()
    bot.choose(seat)
    bot.stop()
    told = json.loads((tmp_path / "told").read_text())
    assert sorted(told) == ["ask", "game", "player", "protocol", "seed", "view"]
    assert told["view"] == json.loads(json.dumps(seat.view()))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("say({'choose': 'fly'})", "names none of its options"),
        ("say({'choose': 99})", "names none of its options"),
        ("say({'choose': True})", "names none of its options"),
        ("say([])", "names none of its options"),
        ("print('?', flush=True)", "names none of its options"),
        ("sys.exit(3)", "ended without an answer"),
        ("print('x' * 100000, flush=True)", "ended without an answer"),
        ("time.sleep(60)", "within 0.3 seconds"),
    ],
)
def test_what_is_no_answer_is_said_in_one_sentence(tmp_path: Path, body: str, said: str) -> None:
    bot = CommandAgent(program(tmp_path, body), seconds=0.3 if "sleep" in body else 60.0)
    game = mulligan.new_game("lorcana", seed=1)
    assert game.decision is not None
    with pytest.raises(MulliganError, match=said) as told:
        ask(bot, game.kind, game, int(game.decision.player), 5)
    assert "\n" not in str(told.value)
    assert len(str(told.value)) < 400
    assert bot.program is None


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(MulliganError, match="no-such-program cannot be started"):
        CommandAgent("no-such-program --fast").choose(first_seat())
    with pytest.raises(MulliganError, match="is no command"):
        agent("command:")
    with pytest.raises(MulliganError, match="is no command"):
        agent("command:'open")


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
@pytest.mark.parametrize("game", ["lorcana", "cipher", "magic"])
def test_the_example_in_javascript_plays_every_game(game: str) -> None:
    command = f"command:node {shlex.quote(str(EXAMPLE))}"
    table = mulligan.new_game(game, seed=4)
    mulligan.play(table, [command, "random"], 1)
    assert table.over


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
def test_the_example_plays_in_processes() -> None:
    words = ["sim", "lorcana", *DECKS, "--agents", f"command:node {shlex.quote(str(EXAMPLE))},random"]
    shown = CliRunner().invoke(mulligan_command, [*words, "--games", "4", "--jobs", "2", "--json"])
    assert shown.exit_code == 0, shown.output
    assert json.loads(shown.stdout)["games"] == 4
