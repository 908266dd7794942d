"""Agents: they choose what is offered, know no more than their seat, and greedy is better than chance."""

from __future__ import annotations

import re

import pytest

from mulligan import games
from mulligan.agents import Agent, GreedyAgent, Seat, agent, ask, deciders, options_of
from mulligan.agents.seat import AgentFailed
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option
from mulligan.sim.series import Series, play_series
from mulligan.sim.statistics import Statistics

GAMES = games.names()


class Odd(Agent):
    """Goes wrong in one way or another."""

    def __init__(self, chosen: object) -> None:
        self.chosen = chosen

    def choose(self, seat: Seat) -> Option:
        if isinstance(self.chosen, Exception):
            raise self.chosen
        return self.chosen  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        (None, "the agent Odd chose None, which is none of its options"),
        (Option("end", 3), "the agent Odd chose Option(end, card=3), which is none"),
        (RuntimeError("boom"), "the agent Odd failed: RuntimeError: boom; its own traceback"),
    ],
)
def test_an_agent_that_goes_wrong_is_called_so_and_not_the_game(chosen: object, told: str) -> None:
    kind = games.kind("lorcana")
    game = some_game(kind, 1)
    assert game.decision is not None
    with pytest.raises(AgentFailed, match=re.escape(told)):
        ask(Odd(chosen), kind, game, deciders(game.decision)[0], 1)


def some_game(kind: Kind, seed: int, players: int = 2) -> Game:
    names = kind.built_in_decks()
    decks = [kind.built_in_deck(names[(seed + seat) % len(names)]) for seat in range(players)]
    match = kind.match([str(seat) for seat in range(players)], decks, kind.newest(), kind.formats[0], None)
    return kind.new_game(match, seed, False)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("who", ["random", "greedy", "greedy-0.1", "easy", "normal", "search-4"])
def test_an_agent_takes_an_option_and_leaves_the_game_alone(name: str, who: str) -> None:
    kind = games.kind(name)
    game = some_game(kind, 1)
    for step in range(60):
        if game.over or game.decision is None:
            break
        before = game.to_bytes()
        player = deciders(game.decision)[0]
        option = agent(who).choose(Seat(kind, game, player, step))
        assert option in options_of(game.decision, player)
        assert game.to_bytes() == before
        game.choose(option)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_chooses_the_same_whatever_the_hidden_cards_are(name: str) -> None:
    """What an agent cannot know cannot change its mind, but for the luck with which it imagines."""
    kind = games.kind(name)
    game = some_game(kind, 2)
    for step in range(40):
        if game.over or game.decision is None:
            break
        player = deciders(game.decision)[0]
        seat = Seat(kind, game, player, step)
        imagined = seat.imagine()
        assert imagined is not game
        assert kind.view(imagined, player) == kind.view(game, player)
        game.choose(seat.options[step % len(seat.options)])


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_with_equal_decks(name: str) -> None:
    kind = games.kind(name)
    deck = kind.built_in_deck(kind.built_in_decks()[0])
    series = Series(name, kind.newest(), kind.formats[0], [deck, deck], ["greedy", "random"], seed=1)
    wins = Statistics(2, play_series(series, 20, 1, lambda _: None).played).wins
    assert wins[0] >= 16


def test_a_single_option_needs_no_thought() -> None:
    kind = games.kind("lorcana")
    game = some_game(kind, 1)
    assert game.decision is not None
    seat = Seat(kind, game, deciders(game.decision)[0], 0)
    seat.options = seat.options[:1]
    assert GreedyAgent().choose(seat) is seat.options[0]


def test_an_unknown_agent_is_refused_by_name() -> None:
    with pytest.raises(MulliganError, match=r"no agent 'deep-thought'; the agents are easy, normal, hard"):
        agent("deep-thought")


def test_imagining_uses_luck_of_its_own() -> None:
    kind = games.kind("lorcana")
    game = some_game(kind, 3)
    luck = game.chance.row()
    kind.imagine(game, 0, chance(1))
    assert game.chance.row() == luck
