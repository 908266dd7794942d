"""Secrets: an agent that tries everything finds neither hidden cards, nor the seed, nor the true game."""

from __future__ import annotations

import pytest

from hidden import GAMES, SECRET, everything_behind, seed_behind, some_game, step_back, unknown
from mulligan import games
from mulligan.agents import Agent, Seat, ask, deciders
from mulligan.kernel.chance import Chance, chance, one_way
from mulligan.kernel.game import Match
from mulligan.kernel.options import Option
from mulligan.sim.invariants import view_is_blind
from support import Story


class Spy(Agent):
    """Plays some option, and tries to learn what nobody may: it tells what it thinks, the test knows what is so."""

    name = "spy"

    def __init__(self, lists: list[list[int]]) -> None:
        self.lists = [face for deck in lists for face in deck]  # it knows the lists of both, in their order
        self.guessed: dict[int, int] = {}  # of each hidden card in the true place, the face it thinks it has
        self.seeds: list[int] = []
        self.reached: list[object] = []
        self.deep = True

    def choose(self, seat: Seat) -> Option:
        self.seeds.append(seed_behind(seat.chance))
        imagined = seat.imagine()
        self.reached = everything_behind([seat, imagined, seat.view()]) if self.deep else []
        self.guessed = {}
        for i, pile in enumerate(imagined.piles):
            for position, card in enumerate(pile):
                if not imagined.knows(seat.player, card) and card < len(self.lists):
                    self.guessed[i * 1000 + position] = self.lists[card]  # numbers follow the lists
        return seat.options[seat.chance.below(len(seat.options))]


@pytest.mark.parametrize("name", GAMES)
def test_a_spy_finds_neither_the_true_game_nor_its_seed(name: str) -> None:
    kind = games.kind(name)
    game = some_game(kind)
    spy = Spy(game.match.decks)
    for step in range(16):
        assert game.decision is not None
        player = deciders(game.decision)[0]
        secret = (SECRET << 20) + step
        spy.deep = step % 4 == 0
        heard = len(spy.seeds)
        option = ask(spy, kind, game, player, secret)
        if len(spy.seeds) == heard:  # who has one option is not asked
            game.choose(option)
            continue
        for one in spy.reached:
            assert one is not game
            assert one is not game.match
            assert one is not game.match.laid
            assert one is not game.log
            assert not (isinstance(one, Match) and one.laid is not None)
            assert not (isinstance(one, Chance) and one.row() == game.chance.row())
            assert not (isinstance(one, int) and one in (SECRET, secret))
        assert spy.seeds[-1] == one_way(secret, player, 1)
        assert all(one_way(seed, player, 1) != spy.seeds[-1] for seed in range(2000))
        game.choose(option)
    assert len(set(spy.seeds)) == len(spy.seeds) > 3


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_a_hidden_card_tells_nothing_of_its_face(name: str) -> None:
    """Reading faces off the numbers in imagined games is right no more often than guessing is."""
    kind = games.kind(name)
    right = total = 0
    by_luck = 0.0
    for seed in range(8):
        game = some_game(kind, SECRET + seed)
        spy = Spy(game.match.decks)
        spy.deep = False
        for step in range(12):
            assert game.decision is not None
            player = deciders(game.decision)[0]
            option = ask(spy, kind, game, player, (SECRET << 20) + seed * 1000 + step)
            for key, face in spy.guessed.items():
                pile = game.piles[key // 1000]
                mine = [
                    int(game.printed[card])
                    for card in unknown(game, player)
                    if game.owner[card] == key // 1000 // game.zones
                ]
                right += game.printed[pile[key % 1000]] == face
                by_luck += mine.count(face) / len(mine)
                total += 1
            game.choose(option)
    assert total > 3000
    assert right < by_luck * 1.25 + 50


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_numbers_and_known_ones_keep_theirs(name: str) -> None:
    kind = games.kind(name)
    game = some_game(kind)
    player = 0
    before = [pile[:] for pile in game.piles]
    seen: set[int] = set()
    for seed in range(60):
        imagined = kind.imagine(game, player, chance(seed))
        for old, new in zip(before, imagined.piles, strict=True):
            for one, other in zip(old, new, strict=True):
                assert game.knows(player, one) == imagined.knows(player, other)
                assert one == other or not game.knows(player, one)
        deepest = max(range(len(before)), key=lambda i: len(before[i]) * (i >= game.zones))
        seen.add(imagined.piles[deepest][0])
        view_is_blind(kind, game, player, chance(seed))
        again = kind.imagine(imagined, player, chance(seed + 1))
        assert again.piles == imagined.piles  # one seat's options fit all its imagined games
        assert again.match is imagined.match
    assert len(seen) > 20
    assert [pile[:] for pile in game.piles] == before


class Third(Agent):
    """Takes the third option."""

    name = "third"

    def choose(self, seat: Seat) -> Option:
        return seat.options[2]


def test_options_of_hidden_cards_are_renumbered_for_a_seat_and_understood() -> None:
    """Who picks from a hand unseen picks places, not cards."""
    kind = games.kind("lorcana")
    game = some_game(kind)
    hand = game.pile(1, 1) or game.pile(1, 0)
    assert game.decision is not None
    game.decision.options[:] = [Option("choose", card, actor=0) for card in hand]
    numbers: set[tuple[int, ...]] = set()
    for seed in range(20):
        seat = Seat(kind, game, 0, seed)
        numbers.add(tuple(int(option.card) for option in seat.options))
        assert ask(Third(), kind, game, 0, seed).card == hand[2]
    assert len(numbers) > 10


@pytest.mark.parametrize("name", GAMES)
def test_the_luck_of_an_imagined_game_does_not_run_back_to_how_it_was_dealt(name: str) -> None:
    """Whoever finds the generator that dealt the cards deals them back."""
    kind = games.kind(name)
    game = some_game(kind)
    assert game.decision is not None
    player = deciders(game.decision)[0]
    seat = Seat(kind, game, player, 5)
    begun = seat.known.chance.copy()
    starts = 0
    for _ in range(3000):
        if begun.a == 0xF1EA5EED:
            starts += 1
            guess = chance(begun.b | begun.c << 32 | begun.d << 64)
            assert kind.imagine(game, player, guess).piles != seat.known.piles
        step_back(begun)
    assert starts > 0


class Forger(Agent):
    """Changes its options before it takes one."""

    name = "forger"

    def __init__(self, looks: bool) -> None:
        self.looks = looks

    def choose(self, seat: Seat) -> Option:
        for option in seat.options:
            option.card, option.verb, option.player = 3, "concede", 1
        return seat.options[-1]


@pytest.mark.parametrize("looks", [True, False])
def test_whoever_changes_their_options_changes_nothing_of_the_game(looks: bool) -> None:
    kind = games.kind("lorcana")
    game = some_game(kind)
    assert game.decision is not None
    before = [option.copy() for option in game.decision.options]
    player = deciders(game.decision)[0]
    assert ask(Forger(looks), kind, game, player, 1) == before[-1]
    assert game.decision.options == before


class Listener(Agent):
    """Does not look, and keeps what it was told."""

    name = "listener"
    looks = False

    def choose(self, seat: Seat) -> Option:
        self.heard = [option.card for option in seat.options]
        return seat.options[2]


def test_whoever_does_not_look_is_not_told_the_numbers_of_hidden_cards() -> None:
    kind = games.kind("lorcana")
    game = some_game(kind)
    hand = game.pile(1, 1) or game.pile(1, 0)
    assert game.decision is not None
    game.decision.options[:] = [Option("choose", card, actor=0) for card in hand]
    agent = Listener()
    assert ask(agent, kind, game, 0, 1).card == hand[2]
    assert set(agent.heard) == {-1}


def test_an_agent_at_a_scenario_does_not_get_the_scenario() -> None:
    story = Story("lorcana", {"a": {"hand": ["Break"]}, "b": {"hand": ["Smash"]}})
    assert story.game.match.origin is not None
    seat = Seat(story.kind, story.game, 0, 1)
    assert seat.imagine().match.origin is None
    assert all(one is not story.game.match.origin for one in everything_behind(seat))
