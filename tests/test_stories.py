"""Which choices a story of a game tells once some were taken back, and how the games of a match are counted."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.kernel.errors import BadDeck, BadSave
from mulligan.kernel.kinds import Deck
from mulligan.kernel.options import CONCEDE, Option
from mulligan.saves.best_of import BestOf, best_of_from
from mulligan.saves.chosen import Chosen, find
from mulligan.saves.loading import Story
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting

KIND = games.kind("magic")


def deck(count: int = 60) -> Deck:
    found = Deck("test")
    found.cards = [(count, "Mountain")]
    return found


def setting(*names: str, **more: object) -> Setting:
    players = list(names or ("Ann", "Bob"))
    return Setting(KIND, players, more.pop("decks", [deck() for _ in players]), **more)  # type: ignore[arg-type]


# -- Stories -----------------------------------------------------------------------------------------------------------


def story(*rows: object) -> Story:
    found = Story()
    for row in rows:
        found.take(row)
    return found


DONE = [{"do": f"deed {number}", "by": 0} for number in range(4)]


def deeds(chosen: list[Chosen]) -> str:
    return "".join(one.do.removeprefix("deed ") for one in chosen)


def test_what_is_taken_back_can_be_done_again_until_something_else_is_done() -> None:
    back = story(*DONE, {"undo": 3})
    assert (deeds(back.chosen), deeds(back.undone)) == ("0", "123")
    again = story(*DONE, {"undo": 3}, {"redo": 2})
    assert (deeds(again.chosen), deeds(again.undone)) == ("012", "3")
    other = story(*DONE, {"undo": 3}, {"do": "deed 9", "by": 0})
    assert (deeds(other.chosen), deeds(other.undone)) == ("09", "")


def test_what_the_table_looked_like_after_what_was_taken_back_does_not_count() -> None:
    told = story(DONE[0], {"check": 5}, *DONE[1:], {"check": 7}, {"undo": 2})
    assert told.checks == {1: 5}
    assert story(DONE[0], {"check": 5}, DONE[1], {"undo": 1}).checks == {1: 5}


def test_nobody_goes_on_with_what_was_left_until_somebody_does() -> None:
    assert story(*DONE, {"left": True}).left
    assert not story(*DONE[:3], {"left": True}, DONE[3]).left


def test_a_choice_is_found_by_whose_it_is_and_which_of_equal_ones() -> None:
    session = Session(setting("Ann", "Bob", "Cem"))
    keep = Chosen("keep", int(session.game.decision.player))  # type: ignore[union-attr]
    assert find(session.names, session.game, keep).verb == "keep"
    for wrong in (Chosen("keep", keep.by, nth=-1), Chosen("fly", keep.by), Chosen(CONCEDE, 3), Chosen(CONCEDE, -1)):
        with pytest.raises(BadSave):
            find(session.names, session.game, wrong)
    session.choose(Option(CONCEDE, actor=2))
    with pytest.raises(BadSave) as refused:
        find(session.names, session.game, Chosen(CONCEDE, 2))
    assert refused.value.message == "chosen-by-nobody"


# -- Matches -----------------------------------------------------------------------------------------------------------


def played(match: BestOf, loser: int) -> None:
    """A game of the match that somebody gives up; -1 for one that nobody wins."""
    session = Session(match.next_setting(match.played + 1))
    if loser >= 0:
        session.choose(Option(CONCEDE, actor=loser))
    else:
        session.game.result = -2
    match.count(session.game)


def test_whoever_lost_the_last_game_chooses_and_a_drawn_game_counts_for_nobody() -> None:
    match = BestOf(setting())
    assert match.next_setting(1).chooser == -1
    played(match, 0)
    assert (match.wins, match.winner, match.next_setting(1).chooser) == ([0, 1], -1, 0)
    played(match, -1)
    assert (match.wins, match.winner, match.next_setting(1).chooser) == ([0, 1], -1, 0)
    played(match, 1)
    assert (match.wins, match.winner, match.next_setting(1).chooser) == ([1, 1], -1, 1)
    played(match, 1)
    assert (match.wins, match.winner, match.played) == ([2, 1], 0, 4)


def test_cards_come_from_the_sideboard_and_go_back_before_the_next_opponent() -> None:
    brought = deck(56)
    brought.cards.append((4, "Shock"))
    brought.side = [(2, "Quicken")]
    match = BestOf(setting(decks=[brought, deck()]))
    match.swap(0, "Shock", "Quicken", 2)
    assert match.decks[0].cards == [(56, "Mountain"), (2, "Shock"), (2, "Quicken")]
    assert match.decks[0].side == [(2, "Shock")]
    with pytest.raises(BadDeck):
        match.swap(0, "Shock", "Quicken")
    with pytest.raises(BadDeck):
        match.swap(0, "Shock", "", 3)
    assert match.decks[0].cards == [(56, "Mountain"), (2, "Shock"), (2, "Quicken")]
    assert match.next_setting(1).decks[0].cards == match.decks[0].cards
    match.restore()
    assert match.decks[0].cards == brought.cards == [(56, "Mountain"), (4, "Shock")]
    assert match.decks[0].side == [(2, "Quicken")]


@pytest.mark.parametrize(
    "wrong",
    [
        {"needed": 0},
        {"needed": 101},
        {"wins": [0]},
        {"wins": [3, 0]},
        {"wins": [-1, 0]},
        {"chooser": 2},
        {"played": -1},
    ],
)
def test_a_match_that_cannot_have_been_played_is_no_match(wrong: dict) -> None:
    row = BestOf(setting()).row()
    assert best_of_from(row, setting()).needed == 2
    for field, value in wrong.items():
        setattr(row, field, value)
    with pytest.raises(BadSave) as refused:
        best_of_from(row, setting())
    assert refused.value.message == "save-match"
