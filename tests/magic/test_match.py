"""A match of three: two wins, the loser chooses, draws count for nobody, sideboards between games."""

from __future__ import annotations

import json

import pytest
from tests.support import deck_with, rule

from mulligan import games
from mulligan.kernel.errors import BadDeck, BadSave
from mulligan.kernel.options import Option
from mulligan.saves.best_of import BestOf
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting

KIND = games.kind("magic")


def match_of_three() -> BestOf:
    deck = deck_with({"Mountain": 24, "Shadowborn Apostle": 32, "Shock": 4})
    deck.side = [(3, "Smelt"), (2, "Demolish")]
    return BestOf(Setting(KIND, ["a", "b"], [deck, deck]))


def lose(best_of: BestOf, player: int, seed: int = 0) -> Session:
    """One game in which a player gives up."""
    session = Session(best_of.next_setting(seed))
    session.choose(Option("concede", actor=player))
    best_of.count(session.game)
    return session


@rule("magic", "ending.match")
def test_two_wins_end_the_match() -> None:
    best_of = match_of_three()
    lose(best_of, 0)
    assert best_of.winner == -1
    lose(best_of, 1)
    assert (best_of.wins, best_of.winner) == ([1, 1], -1)
    lose(best_of, 0)
    assert (best_of.wins, best_of.winner, best_of.played) == ([1, 2], 1, 3)


@rule("magic", "ending.match", "setup.start")
def test_the_loser_chooses_and_a_draw_changes_nothing() -> None:
    best_of = match_of_three()
    lose(best_of, 1)
    second = Session(best_of.next_setting(1))
    assert second.game.decision.topic == "starting-player"
    assert second.game.decision.player == 1
    second.game.over = True  # a draw
    second.game.result = -2
    best_of.count(second.game)
    assert (best_of.wins, best_of.chooser, best_of.played) == ([1, 0], 1, 2)


@rule("magic", "decks.sideboard", "ending.match")
def test_cards_are_exchanged_between_games_and_come_back_for_the_next_opponent() -> None:
    best_of = match_of_three()
    best_of.swap(0, "Shock", "Smelt", 2)
    assert {name: count for count, name in best_of.decks[0].cards}["Smelt"] == 2
    assert {name: count for count, name in best_of.decks[0].side} == {"Smelt": 1, "Demolish": 2, "Shock": 2}
    assert best_of.complaints(0) == []
    game = Session(best_of.next_setting(0)).game
    names = [KIND.card_name(game, card) for card in range(60)]
    assert (names.count("Smelt"), names.count("Shock")) == (2, 2)
    best_of.restore()
    assert {name: count for count, name in best_of.decks[0].cards}["Shock"] == 4


@rule("magic", "decks.sideboard", "decks.constructed")
def test_the_deck_must_have_sixty_cards_again() -> None:
    best_of = match_of_three()
    best_of.swap(0, "Shock", "", 2)
    assert [complaint.message for complaint in best_of.complaints(0)] == ["deck-too-small"]
    best_of.swap(0, "", "Smelt", 3)
    assert best_of.complaints(0) == []  # sixty-one


@rule("magic", "decks.limited", "decks.sideboard")
def test_basic_lands_are_added_between_games_to_a_deck_from_packs_only() -> None:
    best_of = match_of_three()
    with pytest.raises(BadDeck):
        best_of.swap(0, "Shock", "Forest", 2)
    best_of.first.format = "draft"
    best_of.swap(0, "Shock", "Forest", 2)
    assert {name: count for count, name in best_of.decks[0].cards}["Forest"] == 2
    best_of.swap(0, "Forest", "Smelt", 2)
    assert {name: count for count, name in best_of.decks[0].side} == {"Smelt": 1, "Demolish": 2, "Shock": 2}


def test_nothing_can_be_taken_that_is_not_there() -> None:
    best_of = match_of_three()
    with pytest.raises(BadDeck, match="there are 3 of 'Smelt' to take, not 4"):
        best_of.swap(0, "Mountain", "Smelt", 4)
    assert {name: count for count, name in best_of.decks[0].cards}["Mountain"] == 24


@rule("magic", "ending.match", "decks.sideboard")
def test_a_game_saved_within_a_match_is_loaded_with_its_match() -> None:
    best_of = match_of_three()
    lose(best_of, 1)
    best_of.swap(0, "Shock", "Smelt", 2)
    session = Session(best_of.next_setting(1), best_of)
    loaded = load_session(session.save())
    again = loaded.best_of
    assert again is not None
    assert again.row() == best_of.row()
    assert again.first.decks[0].cards == best_of.first.decks[0].cards != again.decks[0].cards
    loaded.choose(Option("concede", actor=1))
    again.count(loaded.game)
    assert again.winner == 0
    assert load_session(Session(best_of.next_setting(1)).save()).best_of is None


@pytest.mark.parametrize(
    "broken",
    [
        [],
        7,
        {"wins": [1]},
        {"wins": [1, 0], "decks": [1, 2]},
        {"wins": [0, -1]},
        {"needed": 10**9},
        {"chooser": 2},
        {"decks": [{"name": "x", "cards": [[10**9, "Mountain"]]}] * 2},
        {"decks": [{"name": "x", "cards": [[60, "No such card"]]}] * 2},
    ],
)
def test_a_match_that_is_broken_in_its_file_is_told(broken: object) -> None:
    best_of = match_of_three()
    first, _, rest = Session(best_of.next_setting(1), best_of).save().partition(b"\n")
    head = json.loads(first)
    head["best_of"] = {**head["best_of"], **broken} if isinstance(broken, dict) else broken
    with pytest.raises(BadSave, match="file"):
        load_session(json.dumps(head).encode() + b"\n" + rest, "file")
