"""Setting up: who begins, shuffling, the first hand, altering it once."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.kernel.game import Game
from mulligan.kernel.options import Option
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.table import LorcanaGame
from support import Story, rule

KIND = games.kind("lorcana")
DECKS = [KIND.built_in_deck(name) for name in KIND.built_in_decks()]
EDITIONS = pytest.mark.parametrize("edition", KIND.editions)


def begun(seed: int, players: int = 2, loser: int = -1, edition: str = "") -> LorcanaGame:
    """A game up to the choice of the starting player."""
    match = KIND.match(["Ada", "Bo", "Cy"][:players], DECKS[:players], edition or KIND.newest(), KIND.formats[0], None)
    if loser >= 0:
        KIND.set_loser(match, loser)
    game = KIND.new_game(match, seed, True)
    assert isinstance(game, LorcanaGame)
    return game


def names(game: Lorcana, cards: list[int]) -> list[str]:
    return [game.card(card).full_name for card in cards]


def start(game: Game, player: int) -> None:
    game.choose(Option("choose", player=player))


@EDITIONS
@rule("lorcana", "setup.starting-player")
def test_chance_says_who_chooses_the_starting_player(edition: str) -> None:
    choosers = [begun(seed, edition=edition).decision.player for seed in range(40)]
    assert set(choosers) == {0, 1}
    assert 8 < sum(choosers) < 32
    assert choosers == [begun(seed, edition=edition).decision.player for seed in range(40)]


@rule("lorcana", "setup.starting-player")
@pytest.mark.parametrize("loser", [0, 1, 2])
def test_the_loser_of_the_last_game_chooses_who_begins(loser: int) -> None:
    for seed in range(5):
        decision = begun(seed, 3, loser).decision
        assert decision.player == loser
        assert decision.rule == "setup.starting-player"
        assert [option.player for option in decision.options] == [0, 1, 2]


@rule("lorcana", "setup.starting-player", "setup.begin")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_player_chosen_takes_the_first_turn(first: int) -> None:
    game = begun(3, 3)
    start(game, first)
    for i in range(3):
        assert game.decision.player == (first + i) % 3  # altering goes in turn order, too
        game.choose(Option("done"))
    assert (game.active, game.turn) == (first, 1)
    assert game.decision.player == first


@rule("lorcana", "setup.shuffle")
def test_the_order_of_a_deck_changes_with_the_seed_and_with_nothing_else() -> None:
    orders = []
    for seed in (1, 2, 3, 1):
        game = begun(seed, loser=0)
        start(game, 0)
        orders.append(names(game, game.deck(0)) + names(game, game.deck(1)))
    assert orders[0] == orders[3]
    assert orders[0] != orders[1] != orders[2]


@rule("lorcana", "setup.shuffle")
def test_nobody_knows_the_order_of_a_shuffled_deck() -> None:
    game = begun(1)
    start(game, 0)
    for player in (0, 1):
        assert not any(game.known[card] for card in game.deck(player))


@rule("lorcana", "setup.draw-seven", "setup.zero-lore")
def test_each_player_begins_with_seven_cards_and_no_lore() -> None:
    game = begun(1)
    start(game, 1)
    assert [len(game.hand(player)) for player in (0, 1)] == [7, 7]
    assert game.lore == [0, 0]
    assert all(game.knows(0, card) and not game.knows(1, card) for card in game.hand(0))


@rule("lorcana", "setup.alter-bottom", "setup.alter-refill", "setup.alter-once")
def test_altered_cards_lie_on_the_bottom_before_the_refill_and_their_number_is_refilled() -> None:
    game = begun(4, loser=0)
    start(game, 0)
    deck = game.deck(0)[:]
    away = game.hand(0)[:3]
    for card in away:
        game.choose(Option("alter", card))
    assert game.deck(0) == deck + away
    game.choose(Option("done"))
    assert game.hand(0)[-3:] == deck[:3]
    assert len(game.hand(0)) == 7
    assert game.decision.player == 1  # nobody alters twice


@rule("lorcana", "setup.alter-bottom")
def test_the_opponent_does_not_see_which_cards_are_altered() -> None:
    game = begun(4, loser=0)
    start(game, 0)
    card = game.hand(0)[2]
    game.choose(Option("alter", card))
    seen = KIND.view(game, 1)
    assert seen["players"][0]["deck_known"] == []
    assert [line.get("card") for line in seen["log"] if line["what"] == "alters"] == [None]
    own = KIND.view(game, 0)
    assert [entry[0] for entry in own["players"][0]["deck_known"]] == [53]


@rule("lorcana", "setup.alter-shuffle")
def test_whoever_altered_shuffles_after_all_have_altered_and_nobody_else() -> None:
    game = begun(9, loser=0)
    start(game, 0)
    card = game.hand(0)[0]
    game.choose(Option("alter", card))
    game.choose(Option("done"))
    assert game.deck(0)[-1] == card  # still where it was put while the other decides
    before = [game.deck(player)[:] for player in (0, 1)]
    game.choose(Option("done"))
    assert sorted(game.deck(0)) == sorted(before[0])
    assert game.deck(0) != before[0]
    assert game.deck(1) == before[1]
    assert not game.knows(0, card)


@rule("lorcana", "setup.alter-shuffle", "setup.alter-once")
def test_a_whole_hand_can_be_put_away_and_none_of_it_comes_back_at_once() -> None:
    game = begun(9, loser=0)
    start(game, 0)
    old = set(game.hand(0))
    while game.decision.player == 0:
        cards = [option for option in game.decision.options if option.verb == "alter"]
        game.choose(cards[0] if cards else Option("done"))
    assert not old & set(game.hand(0))
    assert len(game.hand(0)) == 7


@rule("lorcana", "turn.draw")
def test_the_first_turn_of_the_game_has_no_draw() -> None:
    game = begun(2, loser=0)
    start(game, 0)
    game.choose(Option("done"))
    game.choose(Option("done"))
    assert len(game.hand(0)) == 7
    game.choose(Option("end"))
    assert (game.active, len(game.hand(1))) == (1, 8)


def test_a_scenario_of_the_setup_keeps_the_decks_as_they_lie() -> None:
    deck = [{"card": "Stitch - New Dog"}] * 7 + [{"card": "Break"}] * 10
    story = Story("lorcana", {"a": {"deck": deck}, "b": {"deck": 20}}, phase="setup")
    story.do("a", "done").do("b", "done").expect(a__hand=7, a__deck=10, turn=1, active="a")
