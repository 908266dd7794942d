"""Games looked back on: from each seat with what it could know, the same each time, and only once they are over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import mulligan
from mulligan.agents import Seat, ask, deciders
from mulligan.agents import agent as agent_of
from mulligan.agents.comparing import Comparison
from mulligan.agents.looking_back import Look
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.options import Option
from mulligan.lab.analysing import analyse
from mulligan.saves.session import Session
from mulligan.scenarios.sessions import scenario_session
from mulligan.sim.statistics import CERTAINTY

MICKEY = "Mickey Mouse - True Friend"


def played(game: str, agents: tuple[str, str], seed: int = 2, most: int = 4000) -> Session:
    """A sitting between two agents, played to its end."""
    session = mulligan.new_session(game, seed=seed)
    players = [agent_of(name) for name in agents]
    for step in range(most):
        decision = session.game.decision
        if decision is None:
            break
        player = deciders(decision)[0]
        session.choose(ask(players[player], session.kind, session.game, player, step))
    return session


def test_not_to_win_when_one_could_is_a_turning_point() -> None:
    table = {"a": {"lore": 18, "play": [MICKEY]}, "b": {"lore": 19, "play": [MICKEY]}}
    session = scenario_session({"game": "lorcana", "players": table, "steps": []})
    assert session.game.decision is not None
    end = next(option for option in session.game.decision.options if option.verb == "end")
    found = Look(session.kind, session.game, 0, 0, 5).at(end, 30)
    assert found is not None
    assert found.better.verb == "quest"
    assert found.chance_better == 1.0
    low, high = found.interval(CERTAINTY)
    assert 0.0 < low <= found.cost <= high


def test_the_best_choice_costs_nothing() -> None:
    table = {"a": {"lore": 18, "play": [MICKEY]}, "b": {"lore": 19, "play": [MICKEY]}}
    session = scenario_session({"game": "lorcana", "players": table, "steps": []})
    assert session.game.decision is not None
    quest = next(option for option in session.game.decision.options if option.verb == "quest")
    assert Look(session.kind, session.game, 0, 0, 5).at(quest, 30) is None


def test_a_whole_game_has_a_curve_and_the_same_one_each_time() -> None:
    session = played("lorcana", ("easy", "random"))
    short = 8
    found, again = (analyse(session, short, 1, lambda _: None) for _ in range(2))
    turns = [point.turn for point in found.curve]
    assert turns == sorted(turns)
    assert all(0.0 <= chance <= 1.0 for point in found.curve for chance in point.chances)
    assert found.curve[-1].chances == [float(session.game.result == player) for player in range(2)]
    assert [one.number for one in found.turning] == [one.number for one in again.turning]
    assert [one.chances for one in found.curve] == [one.chances for one in again.curve]
    assert sum(found.choices) <= len(session.choices())


def test_looking_back_sees_no_more_than_the_seat_did() -> None:
    """What a choice is judged by is a seat; nothing else is handed on."""
    session = scenario_session({"game": "lorcana", "players": {"a": {"play": [MICKEY]}, "b": {}}, "steps": []})
    look = Look(session.kind, session.game, 0, 0, 5)
    assert isinstance(look.seat, Seat)
    assert look.seat.known is not session.game
    assert all(isinstance(option, Option) for option in look.seat.options)


def test_a_game_that_goes_on_is_not_looked_into() -> None:
    with pytest.raises(MulliganError, match="not over yet"):
        analyse(mulligan.new_session("lorcana", seed=1), 8, 0, lambda _: None)


def test_the_command_tells_it_in_words(tmp_path: Path) -> None:
    session = mulligan.new_session("cipher", seed=3)
    for step in range(6):
        assert session.game.decision is not None
        player = deciders(session.game.decision)[0]
        session.choose(ask(agent_of("random"), session.kind, session.game, player, step))
    session.choose(Option("concede", actor=0))
    file = tmp_path / "game.save"
    file.write_bytes(session.save())
    result = CliRunner().invoke(mulligan_command, ["analyse", str(file), "--rounds", "8"])
    assert result.exit_code == 0, result.output
    assert "Bob won." in result.output
    assert "Ann: " in result.output
    row = json.loads(CliRunner().invoke(mulligan_command, ["analyse", str(file), "--rounds", "8", "--json"]).stdout)
    assert row["winner"] == "Bob"
    assert row["curve"][-1]["chances"] == [0.0, 1.0]


def test_why_something_is_better_is_told_by_what_it_leaves_one_ahead_in() -> None:
    """Two can quest for two lore, and whoever does is ahead in lore."""
    table = {"a": {"lore": 4, "play": [MICKEY]}, "b": {"lore": 4}}
    session = scenario_session({"game": "lorcana", "players": table, "steps": []})
    assert session.game.decision is not None
    seat = Seat(session.kind, session.game, 0, 5)
    verbs = [option.verb for option in seat.options]
    compared = Comparison(seat, verbs.index("end"), verbs.index("quest"))
    compared.play(12)
    assert len(compared.pairs) == 12
    reasons = {reason.name: reason.more for reason in compared.reasons()}
    assert reasons["lore"] == pytest.approx(2.0, abs=0.5)
    assert compared.kind.feature_names().index("lore") >= 0
