"""Glimpses: what agents of ours look ahead in is what a seat would imagine, and follows from nothing that is hidden."""

from __future__ import annotations

import pytest

from hidden import GAMES, SECRET, some_game
from mulligan import games
from mulligan.agents import GreedyAgent, Seat, agent, ask, deciders
from mulligan.agents import seat as seats
from mulligan.agents.seat import Lookout, lookout
from mulligan.kernel.chance import Chance, chance
from mulligan.kernel.game import Game
from mulligan.kernel.options import Option
from mulligan.kernel.playouts import play_alone
from mulligan.kernel.views import options_of
from mulligan.sim.soak import new_match, seatings

OF_FACES = ("printed", "acts_as", "face")  # the columns that say which card one is


def given(game: Game, who: str, seed: int) -> Lookout | None:
    """The seat that an agent of ours is given, if it is one on the lookout."""
    assert game.decision is not None
    player = deciders(game.decision)[0]
    return lookout(agent(who), game.kind, game, player, seed, options_of(game.decision, player))


def lying(game: Game) -> list[list[int]]:
    """The faces in every pile."""
    return [[int(game.printed[card]) for card in pile] for pile in game.piles]


def moments(name: str, count: int, step: int) -> list[Game]:
    """Moments of games of all formats and editions where somebody has a choice."""
    kind = games.kind(name)
    ways = seatings(kind)
    found: list[Game] = []
    for seed in range(len(ways)):
        luck = chance(seed)
        game = kind.new_game(new_match(kind, ways[seed], luck), seed, False)
        for _ in range(count):
            for _ in range(step):
                play_alone(game)
                if game.decision is not None:
                    game.choose_number(luck.below(len(game.decision.options)))
            play_alone(game)
            if game.decision is None:
                break
            found.append(kind.clone(game))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_lookout_imagines_what_any_seat_would(name: str) -> None:
    """The same faces lie in the same places, and the game goes on with the same luck; so the choice is the same."""
    met = 0
    for number, game in enumerate(moments(name, 12 if name == "cipher" else 3, 7)):
        for who in ("greedy", "greedy-0.1"):
            found = given(game, who, number)
            if found is None:
                continue
            met += 1
            usual = Seat(game.kind, game, found.player, number, once=True)
            assert found.options == usual.options
            imagined, glimpsed = usual.imagine(), found.imagine()
            assert lying(glimpsed) == lying(imagined)
            assert glimpsed.chance.row() == imagined.chance.row()
            assert [game.kind.score(glimpsed, player) for player in range(game.match.seats)] == [
                game.kind.score(imagined, player) for player in range(game.match.seats)
            ]
    assert met > 15


def test_a_lookout_imagines_face_down_main_characters_as_any_seat_would() -> None:
    """Cipher's players may draw a new hand before anybody has shown a main character."""
    kind = games.kind("cipher")
    way = seatings(kind)[0]
    met = 0
    for seed in range(8):
        luck = chance(seed)
        game = kind.new_game(new_match(kind, way, luck), seed, False)
        while game.turn == 0 and game.decision is not None:
            found = given(game, "greedy-0.1", seed)
            if found is not None and len(found.options) > 1:
                met += 1
                usual = Seat(kind, game, found.player, seed, once=True)
                imagined, glimpsed = usual.imagine(), found.imagine()
                assert lying(glimpsed) == lying(imagined)
                assert glimpsed.chance.row() == imagined.chance.row()
                glimpsed.choose_number(0)
                imagined.choose_number(0)
                assert lying(glimpsed) == lying(imagined)
            game.choose_number(luck.below(len(game.decision.options)))
    assert met == 16


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("who", ["greedy", "greedy-0.1"])
def test_a_lookout_leads_to_the_choice_that_any_seat_leads_to(name: str, who: str) -> None:
    for number, game in enumerate(moments(name, 4 if name == "cipher" else 1, 12)):
        if found := given(game, who, number):
            usual = Seat(game.kind, game, found.player, number, once=True)
            assert ask(agent(who), game.kind, game, found.player, number) == agent(who).choose(usual)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_glimpsed_does_not_follow_from_what_is_hidden(name: str) -> None:
    """Were the hidden cards of each player to lie in another order, the same would be glimpsed."""
    luck = chance(8)
    met = 0
    for number, game in enumerate(moments(name, 6 if name == "cipher" else 2, 9)):
        found = given(game, "greedy", number)
        if found is None:
            continue
        other = game.kind.clone(game)
        start = 0
        for end in found.glimpse.ends:
            cards = [int(found.glimpse.cards[i]) for i in range(start, end)]
            order = cards[:]
            luck.shuffle(order)
            for column in OF_FACES:
                if hasattr(game, column):
                    for card, there in zip(cards, order, strict=True):
                        getattr(other, column)[card] = int(getattr(game, column)[there])
            start = end
        again = given(other, "greedy", number)
        assert again is not None
        met += lying(game) != lying(other)
        assert lying(found.imagine()) == lying(again.imagine())
    assert met > 4


class Cuckoo(GreedyAgent):
    """Somebody else's agent, which comes from one of ours."""

    name = "cuckoo"

    def choose(self, seat: Seat) -> Option:
        self.seat = seat
        return seat.options[0]


def test_nobody_elses_agent_sits_on_a_lookout() -> None:
    kind = games.kind("lorcana")
    game = some_game(kind)
    assert game.decision is not None
    cuckoo = Cuckoo()
    ask(cuckoo, kind, game, game.decision.player, SECRET)
    assert type(cuckoo.seat) is Seat
    assert {one.__module__.split(".")[0] for one in seats.LOOKOUTS} == {"mulligan"}


def test_where_something_speaks_of_a_hidden_card_a_game_is_imagined() -> None:
    """Who picks from a hand unseen picks places, which have numbers."""
    kind = games.kind("lorcana")
    game = some_game(kind)
    assert game.decision is not None
    assert given(game, "greedy", 1) is not None
    hand = game.pile(1, 1) or game.pile(1, 0)
    game.decision.options[:] = [Option("choose", card, actor=0) for card in hand]
    assert given(game, "greedy", 1) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_glimpse_has_neither_the_true_luck_nor_a_log(name: str) -> None:
    game = some_game(games.kind(name))
    found = given(game, "greedy", SECRET)
    assert found is not None
    glimpsed = found.imagine()
    assert glimpsed.log is None
    assert isinstance(glimpsed.chance, Chance)
    assert glimpsed.chance.row() != game.chance.row()
