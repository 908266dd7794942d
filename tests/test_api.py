"""The front door: `import mulligan` is enough, and what it gives can be shown, copied and sent elsewhere."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import mulligan
from mulligan import games
from mulligan.agents import agent
from mulligan.kernel.errors import MulliganError
from mulligan.scenarios.sessions import scenario_session

IN_EVERY_GAME = pytest.mark.parametrize("name", games.names())


def middle(name: str, choices: int = 30, log: bool = False) -> mulligan.Game:
    """A game in its middle."""
    game = mulligan.new_game(name, seed=5, log=log)
    for number in range(choices):
        assert game.decision is not None
        game.choose(game.decision.options[number % len(game.decision.options)])
    return game


def test_importing_costs_next_to_nothing_and_offers_everything() -> None:
    code = "import sys, mulligan; print(sum(m.startswith('mulligan') for m in sys.modules)); print(dir(mulligan))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    assert int(told[0]) < 8
    for name in ("new_game", "Session", "agent", "deck", "run_scenario", "load"):
        assert repr(name) in told[1]
        assert getattr(mulligan, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = mulligan.nonsense


@IN_EVERY_GAME
def test_a_game_is_played_looked_at_and_imagined(name: str) -> None:
    game = middle(name)
    player = game.decision.player
    assert game.view(player)["you"] == game.match.names[player]
    assert game.view()["you"] is None
    imagined = game.imagine(player, seed=1)
    assert len(imagined.decision.options) == len(game.decision.options)
    assert game.clone().play_out(3) > 0
    assert not game.over
    assert game.why_not(player, game.decision.options[0]) is None
    assert game.why_not(1 - player, mulligan.Option("nonsense")) is not None
    mulligan.play(game, ["random", "random"], seed=2)
    assert game.over
    assert game.winner in (None, *game.match.names)


@IN_EVERY_GAME
def test_everything_says_what_it_is(name: str) -> None:
    game = middle(name)
    assert repr(game).startswith(f"<{name} ")
    count = len(game.decision.options)
    assert f"has {count} option{'' if count == 1 else 's'}>" in repr(game)
    assert repr(game.decision).startswith("<Decision of player ")
    assert repr(game.decision.options[0]).startswith("Option(")
    assert repr(game.kind).startswith(f"<{name}, editions ")
    deck = mulligan.deck(name, game.kind.built_in_decks()[0])
    assert repr(deck) == f"<Deck {deck.name}: {deck.size()} cards>"
    game.play_out()
    assert "won by" in repr(game) or "drawn" in repr(game)


def test_what_the_front_door_gives_says_what_it_is() -> None:
    session = mulligan.new_session("lorcana", ["the-heart-of-magic"] * 2, seed=1)
    assert repr(session).startswith("<Session of 0 choices: <lorcana 2025-07-04, Ann vs. Bob: ")
    assert repr(session.match) == "<lorcana 2025-07-04, Ann vs. Bob>"
    assert repr(mulligan.agent("greedy")) == "<Agent greedy>"
    assert repr(mulligan.Seat(session.kind, session.game, 0, 1)) == "<Seat of player 0 with 2 options>"
    deck = mulligan.deck("lorcana", "the-heart-of-magic")
    deck.cards = [(4, "Stitch - New Dog")]
    assert repr(mulligan.check_deck("lorcana", deck)) == "[<deck-too-small by decks.sixty-cards: 4 of 60>]"
    outcome = mulligan.run_scenario({"game": "lorcana", "id": "mine", "steps": [{"expect": {"a.lore": 1}}]})
    assert repr(outcome).startswith("<mine failed: ")


@IN_EVERY_GAME
@pytest.mark.parametrize("log", [False, True])
def test_games_are_copied_and_pickled(name: str, log: bool) -> None:
    game = middle(name, log=log)
    for made in (copy.copy(game), copy.deepcopy(game)):
        assert made == game
        assert made.match is game.match
        made.play_out()
        assert not game.over
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert again.choices == game.choices
    assert [note.what for note in again.log or []] == [note.what for note in game.log or []]
    again.play_out(7)
    game.play_out(7)
    assert again.to_bytes() == game.to_bytes()
    decision = middle(name).decision
    assert pickle.loads(pickle.dumps(decision)) == decision == copy.deepcopy(decision)
    assert pickle.loads(pickle.dumps(decision.options)) == decision.options
    assert copy.copy(decision.options[0]) == decision.options[0]


def test_a_match_is_sent_elsewhere_as_it_is() -> None:
    match = mulligan.match("magic", switches=["by-hand"])
    match.kind.set_loser(match, 1)
    again = pickle.loads(pickle.dumps(match))
    assert again.kind is match.kind
    assert again.manual
    assert again.chooser == 1
    assert again.names == match.names
    assert again.decks == match.decks


def test_a_game_that_a_scenario_laid_is_pickled() -> None:
    row = {"name": "Kim", "type": "Character", "cost": 1, "willpower": 2, "lore": 1, "strength": 1}
    players = {"a": {"play": ["Kim"]}, "b": {}}
    game = scenario_session({"game": "lorcana", "cards": [row], "players": players, "steps": []}).game
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert "Kim" in str(again.view(0))
    other = {"a": {"play": ["Kim"], "lore": 1}, "b": {}}
    assert scenario_session({"game": "lorcana", "cards": [row], "players": other, "steps": []}).game != game


@IN_EVERY_GAME
def test_decks_and_games_are_equal_that_are_made_of_the_same(name: str) -> None:
    kind = games.kind(name)
    one, two = (mulligan.deck(name, kind.built_in_decks()[0]) for _ in range(2))
    assert pickle.loads(pickle.dumps(one)) == one == two
    assert hash(one) == hash(two)
    two.cards = two.cards[1:]
    assert one != two
    assert mulligan.new_game(name, decks=[one, one], seed=3) == mulligan.new_game(name, decks=[one, one], seed=3)
    other = mulligan.deck(name, kind.built_in_decks()[1])
    assert mulligan.new_game(name, decks=[one, one], seed=3) != mulligan.new_game(name, decks=[other, other], seed=3)


def test_decks_come_by_name_path_or_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("4 Stitch - New Dog\n")
    deck = mulligan.deck("lorcana", file)
    assert deck.cards == [(4, "Stitch - New Dog")]
    assert mulligan.deck("lorcana", deck) is deck
    assert [one.message for one in mulligan.check_deck("lorcana", deck)] == ["deck-too-small"]
    assert mulligan.check_deck("lorcana", "the-heart-of-magic") == []
    with pytest.raises(MulliganError, match="the-heart-of-magic"):
        mulligan.deck("lorcana", "no-such-deck")
    assert mulligan.card("lorcana", "Stitch - New Dog")["cost"] == 1


def test_sessions_are_undone_saved_and_loaded(tmp_path: Path) -> None:
    session = mulligan.new_session("lorcana", seed=4)
    session.choose(session.game.decision.options[0])
    file = tmp_path / "game.save"
    file.write_bytes(session.save())
    assert mulligan.load(file).game.to_bytes() == session.game.to_bytes()
    assert session.undo() == 1


def test_scenarios_are_run_read_and_made() -> None:
    game = middle("lorcana")
    scenario = mulligan.scenario_of(game, 0)
    assert mulligan.run_scenario(scenario).status == "passed"
    assert mulligan.read_scenarios('{"game": "lorcana"}') == [{"game": "lorcana"}]
    with pytest.raises(MulliganError, match="not JSON"):
        mulligan.read_scenarios("nonsense")


# -- Agents of one's own -----------------------------------------------------------------------------------------------

MINE = """
from mulligan import Agent

class Mine(Agent):
    def choose(self, seat):
        return seat.options[-1]

class Plain:
    name = "plain"
    def choose(self, seat):
        return seat.options[0]

class Broken:
    def __init__(self):
        raise RuntimeError("not today")
    def choose(self, seat):
        return None

class Stone:
    pass
"""


def test_agents_are_loaded_from_modules_and_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "my_agents.py"
    file.write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for where in ("my_agents", "my_agents.py", str(file)):
        assert agent(f"{where}:Mine").name == "Mine"
        assert agent(f"{where}:Plain").name == "plain"
    game = mulligan.new_game("lorcana", seed=2)
    assert mulligan.play(game, ["my_agents:Plain", "random"]).over
    for name, told in {
        "my_agents:Nobody": "there are .*Mine",
        "my_agents:Stone": "has a method choose",
        "my_agents:Broken": "RuntimeError: not today",
        "no_such_module:Mine": "ModuleNotFoundError",
        "nowhere.py:Mine": "nowhere.py",
        "nonsense": "module:Class",
    }.items():
        with pytest.raises(MulliganError, match=told):
            agent(name)


def test_the_commands_take_agents_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from click.testing import CliRunner

    from mulligan.cli.commands import mulligan_command

    (tmp_path / "more_agents.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    decks = ["the-heart-of-magic", "daring-and-deception"]
    told = CliRunner().invoke(
        mulligan_command,
        ["sim", "lorcana", *decks, "--games", "12", "--agents", "more_agents:Plain,random", "--jobs", "2", "--json"],
    )
    assert told.exit_code == 0, told.output
    assert '"more_agents:Plain"' in told.output
    for option in ("--opponent", "--agents"):
        told = CliRunner().invoke(mulligan_command, ["play", "lorcana", "-y", option, "more_agents:Plain"], input="\n")
        assert told.exit_code == 0, told.output


def test_the_front_door_gives_all_that_it_offers() -> None:
    given: dict[str, object] = {}
    exec("from mulligan import *", given)
    assert set(mulligan.__all__) <= given.keys()
    assert given["new_game"] is mulligan.new_game
    assert set(mulligan.__all__) <= set(dir(mulligan))
