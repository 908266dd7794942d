"""A match of three: two wins, the loser chooses, draws count for nobody, sideboards between games."""

from __future__ import annotations

import pytest
from tests.support import deck_with, rule

from mulligan import games
from mulligan.kernel.errors import BadDeck, BadSave
from mulligan.kernel.options import Option
from mulligan.kernel.rubber import Rubber, rubber_of
from mulligan.kernel.session import Session, Setting, load_session

KIND = games.kind("magic")


def match_of_three() -> Rubber:
    deck = deck_with({"Mountain": 24, "Shadowborn Apostle": 32, "Shock": 4})
    deck.side = [(3, "Smelt"), (2, "Demolish")]
    return Rubber(Setting(KIND, ["a", "b"], [deck, deck]))


def lose(rubber: Rubber, player: int, seed: int = 0) -> Session:
    """One game in which a player gives up."""
    session = Session(rubber.next_setting(seed))
    session.choose(Option("concede", actor=player))
    rubber.count(session.game)
    return session


@rule("magic", "ending.match")
def test_two_wins_end_the_match() -> None:
    rubber = match_of_three()
    lose(rubber, 0)
    assert rubber.winner == -1
    lose(rubber, 1)
    assert (rubber.wins, rubber.winner) == ([1, 1], -1)
    lose(rubber, 0)
    assert (rubber.wins, rubber.winner, rubber.played) == ([1, 2], 1, 3)


@rule("magic", "ending.match", "setup.start")
def test_the_loser_chooses_and_a_draw_changes_nothing() -> None:
    rubber = match_of_three()
    lose(rubber, 1)
    second = Session(rubber.next_setting(1))
    assert second.game.decision.topic == "starting-player"
    assert second.game.decision.player == 1
    second.game.over = True  # a draw
    second.game.result = -2
    rubber.count(second.game)
    assert (rubber.wins, rubber.chooser, rubber.played) == ([1, 0], 1, 2)


@rule("magic", "decks.sideboard", "ending.match")
def test_cards_are_exchanged_between_games_and_come_back_for_the_next_opponent() -> None:
    rubber = match_of_three()
    rubber.swap(0, "Shock", "Smelt", 2)
    assert {name: count for count, name in rubber.decks[0].cards}["Smelt"] == 2
    assert {name: count for count, name in rubber.decks[0].side} == {"Smelt": 1, "Demolish": 2, "Shock": 2}
    assert rubber.complaints(0) == []
    game = Session(rubber.next_setting(0)).game
    names = [KIND.card_name(game, card) for card in range(60)]
    assert (names.count("Smelt"), names.count("Shock")) == (2, 2)
    rubber.restore()
    assert {name: count for count, name in rubber.decks[0].cards}["Shock"] == 4


@rule("magic", "decks.sideboard", "decks.constructed")
def test_the_deck_must_have_sixty_cards_again() -> None:
    rubber = match_of_three()
    rubber.swap(0, "Shock", "", 2)
    assert [complaint.message for complaint in rubber.complaints(0)] == ["deck-too-small"]
    rubber.swap(0, "", "Smelt", 3)
    assert rubber.complaints(0) == []  # sixty-one


def test_nothing_can_be_taken_that_is_not_there() -> None:
    rubber = match_of_three()
    with pytest.raises(BadDeck, match="there are 3 of 'Smelt' to take, not 4"):
        rubber.swap(0, "Mountain", "Smelt", 4)
    assert {name: count for count, name in rubber.decks[0].cards}["Mountain"] == 24


@rule("magic", "ending.match", "decks.sideboard")
def test_a_game_saved_within_a_match_is_loaded_with_its_match() -> None:
    rubber = match_of_three()
    lose(rubber, 1)
    rubber.swap(0, "Shock", "Smelt", 2)
    session = Session(rubber.next_setting(1))
    loaded = load_session(session.save(rubber.row()), KIND)
    again = rubber_of(loaded)
    assert again is not None
    assert again.row() == rubber.row()
    assert again.first.decks[0].cards == rubber.first.decks[0].cards != again.decks[0].cards
    loaded.choose(Option("concede", actor=1))
    again.count(loaded.game)
    assert again.winner == 0
    assert rubber_of(load_session(session.save(), KIND)) is None


@pytest.mark.parametrize("broken", [[], {"wins": [1]}, {"wins": [1, 0], "decks": [1, 2]}, 7])
def test_a_match_that_is_broken_in_its_file_is_told(broken: object) -> None:
    rubber = match_of_three()
    session = Session(rubber.next_setting(1))
    loaded = load_session(session.save(), KIND)
    loaded.series = broken
    with pytest.raises(BadSave):
        rubber_of(loaded, "file")
