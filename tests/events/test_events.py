"""Events: pairings without repeats, byes, drops, tie-breaks, knock-out; and that none is lost."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mulligan.events.event import KNOCKOUT, SWISS, Event, usual_rounds
from mulligan.events.files import KeptEvent, load_event, read_event
from mulligan.events.knockout import bracket
from mulligan.events.standings import LEAST, standings
from mulligan.events.swiss import any_pairing
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import BadSave, MulliganError


def named(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def play_round(event: Event, seed: int) -> None:
    """A round with results by chance."""
    luck = chance(seed)
    results = [(2, 0), (2, 1), (1, 2), (0, 2), (1, 1)]
    for number, table in enumerate(event.rounds[-1].tables):
        if not table.played:
            event.report(number, *results[luck.below(4 if event.rounds[-1].stage == KNOCKOUT else 5)])


def met_twice(event: Event) -> list[tuple[int, int]]:
    seen: set[frozenset[int]] = set()
    twice = []
    for one in event.swiss_rounds():
        for table in one.tables:
            pair = frozenset(table.players())
            if not table.bye and pair in seen:
                twice.append((table.first, table.second))
            seen.add(pair)
    return twice


# -- Swiss -------------------------------------------------------------------------------------------------------------


@given(st.integers(2, 40), st.integers(0, 10**6), st.data())
@settings(max_examples=60, deadline=None)
def test_nobody_meets_anybody_twice_and_nobody_has_two_byes(count: int, seed: int, data: st.DataObject) -> None:
    event = Event(named(count), seed=seed)
    while not event.over():
        event.next_round()
        tables = event.rounds[-1].tables
        sitting = sorted(player for table in tables for player in table.players())
        assert sitting == event.staying()
        assert sum(table.bye for table in tables) == len(sitting) % 2
        play_round(event, seed + len(event.rounds))
        if len(event.staying()) > 8 and data.draw(st.booleans()):
            event.drop(event.staying()[data.draw(st.integers(0, len(event.staying()) - 1))])
    assert met_twice(event) == []
    assert all(standing.byes <= 1 for standing in standings(event))


def test_players_with_as_many_points_meet_as_far_as_that_goes() -> None:
    event = Event(named(16), seed=3)
    for number in range(4):
        event.next_round()
        points = {one.player: one.points for one in standings(event)}
        assert all(points[table.first] == points[table.second] for table in event.rounds[-1].tables), number
        for table in range(8):
            event.report(table, 2, 0)
    assert [one.points for one in standings(event)] == [12] + [9] * 4 + [6] * 6 + [3] * 4 + [0]


def test_every_round_of_a_full_league_can_be_paired_without_a_repeat() -> None:
    """Eight players, seven rounds: what the method from the top may not find, the other does."""
    for seed in range(12):
        event = Event(named(8), rounds=4, seed=seed)
        while not event.over():
            event.next_round()
            play_round(event, seed)
        assert met_twice(event) == []


def test_where_everybody_has_met_everybody_those_meet_again_who_met_longest_ago() -> None:
    event = Event(named(4), rounds=5)
    for _ in range(4):
        event.next_round()
        play_round(event, 1)
    pairs = [{frozenset(table.players()) for table in one.tables} for one in event.rounds]
    assert pairs[3] == pairs[0]


def test_a_pairing_is_found_wherever_there_is_one() -> None:
    """Six players in two rings of three that only one pair joins: rings of odd length are what makes it hard."""
    may = {(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5), (2, 3)}
    met = {one: {other for other in range(6) if tuple(sorted((one, other))) not in may} for one in range(6)}
    found = any_pairing(list(range(6)), met)
    assert found is not None
    assert sorted(tuple(sorted(pair)) for pair in found) == [(0, 1), (2, 3), (4, 5)]
    met[2].add(3)
    met[3].add(2)
    assert any_pairing(list(range(6)), met) is None


def test_the_same_seed_brings_the_same_pairings() -> None:
    def pairs(seed: int) -> list[list[int]]:
        event = Event(named(9), seed=seed)
        event.next_round()
        return [table.players() for table in event.rounds[0].tables]

    assert pairs(1) == pairs(1)
    assert pairs(1) != pairs(2)


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (4, 2), (5, 3), (8, 3), (9, 4), (16, 4), (33, 6)])
def test_there_are_as_many_rounds_as_leave_one_unbeaten(players: int, rounds: int) -> None:
    assert usual_rounds(players) == rounds


# -- Standings: worked by hand -----------------------------------------------------------------------------------------


def four() -> Event:
    """Ann beats Bob 2-0 and Cleo 2-1; Cleo beats Dan 2-1; Bob and Dan draw 1-1 with a drawn game."""
    event = Event(["Ann", "Bob", "Cleo", "Dan"], rounds=2)
    event.next_round()
    place(event, [(0, 1), (2, 3)])
    event.report(0, 2, 0)
    event.report(1, 2, 1)
    event.next_round()
    place(event, [(0, 2), (1, 3)])
    event.report(0, 2, 1)
    event.report(1, 1, 1, 1)
    return event


def place(event: Event, pairs: list[tuple[int, int]]) -> None:
    for table, (first, second) in zip(event.rounds[-1].tables, pairs, strict=True):
        table.first, table.second = first, second


def test_points_and_tie_breaks_as_they_are_worked_by_hand() -> None:
    found = {one.name: one for one in standings(four())}
    assert {name: one.points for name, one in found.items()} == {"Ann": 6, "Cleo": 3, "Bob": 1, "Dan": 1}
    ann, bob, cleo, dan = (found[name] for name in ("Ann", "Bob", "Cleo", "Dan"))
    assert ann.match_share == 1
    assert bob.match_share == LEAST, "one point of six is less than a third"
    assert cleo.match_share == 0.5
    assert ann.opponents_match == pytest.approx((LEAST + 0.5) / 2)
    assert bob.opponents_match == pytest.approx((1 + LEAST) / 2)
    assert cleo.opponents_match == pytest.approx((LEAST + 1) / 2)
    assert dan.opponents_match == pytest.approx((0.5 + LEAST) / 2)
    assert ann.game_share == pytest.approx(4 / 5)
    assert bob.game_share == pytest.approx((3 * 1 + 1) / 15) or bob.game_share == LEAST
    assert cleo.game_share == pytest.approx(3 / 6)
    assert dan.game_share == pytest.approx((3 * 2 + 1) / 18)
    assert cleo.opponents_game == pytest.approx((dan.game_share + ann.game_share) / 2)
    assert [one.name for one in standings(four())] == ["Ann", "Cleo", "Bob", "Dan"]


def test_a_bye_is_a_match_won_without_an_opponent() -> None:
    event = Event(["Ann", "Bob", "Cleo"], rounds=1)
    event.next_round()
    spared = next(table for table in event.rounds[0].tables if table.bye)
    assert (spared.wins, spared.played) == ([2, 0], True)
    play_round(event, 0)
    found = next(one for one in standings(event) if one.player == spared.first)
    assert (found.points, found.byes, found.opponents, found.opponents_match) == (3, 1, [], 0.0)
    with pytest.raises(MulliganError, match="bye"):
        event.report(event.rounds[0].tables.index(spared), 2, 0)


def test_whoever_leaves_loses_the_match_at_hand_and_is_paired_no_more() -> None:
    event = Event(named(6), seed=1)
    event.next_round()
    gone, stays = event.rounds[0].tables[0].players()
    event.drop(gone)
    assert event.rounds[0].tables[0].winner() == stays
    play_round(event, 2)
    event.next_round()
    assert event.table_of(gone) == -1
    assert sum(table.bye for table in event.rounds[1].tables) == 1
    assert next(one for one in standings(event) if one.player == gone).dropped
    with pytest.raises(MulliganError, match="left already"):
        event.drop(gone)


# -- Knock-out ---------------------------------------------------------------------------------------------------------


def test_in_a_bracket_the_first_two_can_only_meet_at_the_end() -> None:
    assert bracket(list(range(8))) == [(0, 7), (3, 4), (1, 6), (2, 5)]
    assert bracket(list(range(5))) == [(0, -1), (3, 4), (1, -1), (2, -1)]


@pytest.mark.parametrize("players", [2, 3, 5, 8, 13])
def test_a_knock_out_leaves_one(players: int) -> None:
    event = Event(named(players), rounds=0, cut=players)
    while not event.over():
        event.next_round()
        for number, table in enumerate(event.rounds[-1].tables):
            if not table.bye:
                event.report(number, *((2, 0) if table.first < table.second else (0, 2)))
    assert [one.stage for one in event.rounds] == [KNOCKOUT] * usual_rounds(players)
    assert event.winner() == 0
    for before, after in pairwise(event.rounds):
        assert {p for t in after.tables for p in t.players()} == {t.winner() for t in before.tables}


def test_nobody_draws_in_a_knock_out() -> None:
    event = Event(named(2), rounds=0, cut=2)
    event.next_round()
    with pytest.raises(MulliganError, match="must win"):
        event.report(0, 1, 1)


def test_after_swiss_the_best_go_on_to_a_knock_out() -> None:
    event = Event(named(12), cut=4, seed=5)
    while len(event.swiss_rounds()) < event.swiss or not event.rounds[-1].over():
        event.next_round()
        play_round(event, len(event.rounds))
    best = [one.player for one in standings(event)][:4]
    event.next_round()
    assert [table.players() for table in event.rounds[-1].tables] == [[best[0], best[3]], [best[1], best[2]]]
    play_round(event, 9)
    event.next_round()
    play_round(event, 10)
    assert event.over()
    assert event.winner() in best
    with pytest.raises(MulliganError, match="over"):
        event.next_round()


# -- What is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("score", [(3, 0), (2, 2), (-1, 2), (0, 0), (2, 0, -1), (2, 0, 1000)])
def test_what_is_no_result_is_refused(score: tuple[int, ...]) -> None:
    event = Event(named(2))
    event.next_round()
    with pytest.raises(MulliganError, match="no result"):
        event.report(0, *score)


def test_a_round_is_paired_when_the_last_is_over_and_a_result_can_be_mended_until_then() -> None:
    event = Event(named(4))
    with pytest.raises(MulliganError, match="no round is paired yet"):
        event.report(0, 2, 0)
    event.next_round()
    with pytest.raises(MulliganError, match="no table 3"):
        event.report(2, 2, 0)
    event.report(0, 2, 0)
    with pytest.raises(MulliganError, match="table 2"):
        event.next_round()
    event.report(0, 0, 2)
    event.report(1, 2, 0)
    assert event.rounds[0].tables[0].winner() == event.rounds[0].tables[0].second
    event.next_round()


@pytest.mark.parametrize("names", [[], ["a"], ["a", "a"], ["a", " "]])
def test_an_event_needs_two_players_of_different_names(names: list[str]) -> None:
    with pytest.raises(MulliganError):
        Event(names)


# -- Kept --------------------------------------------------------------------------------------------------------------


def kept(event: Event) -> KeptEvent:
    return KeptEvent(event, "magic", "2014", "constructed")


def test_an_event_is_the_same_from_its_file_after_each_result(tmp_path: Path) -> None:
    one = kept(Event(named(7), cut=4, seed=8))
    one.path = str(tmp_path / "a.event")
    while not one.event.over():
        one.event.next_round()
        one.save()
        for number, table in enumerate(one.event.rounds[-1].tables):
            if not table.played:
                one.event.report(number, 2, number % 2)
                one.save()
                again = read_event(one.path)
                assert again.whole() == one.whole()
                assert [s.row() for s in standings(again.event)] == [s.row() for s in standings(one.event)]
        one = read_event(one.path)
    assert one.event.winner() >= 0


@pytest.mark.parametrize(
    "change",
    [
        {"event": 2},
        {"event": "x"},
        {"game": "chess"},
        {"edition": "1999"},
        {"players": ["a"]},
        {"players": ["a", "a"]},
        {"cut": 99},
        {"needed": 0},
        {"dropped": {"9": 1}},
        {"agents": ["x"]},
        {"rounds": [{"stage": "swiss", "tables": []}]},
        {"rounds": [{"stage": "other", "tables": [{"players": [0, 1], "wins": [0, 0], "draws": 0, "played": False}]}]},
        {"rounds": [{"stage": "swiss", "tables": [{"players": [0, 0], "wins": [0, 0], "draws": 0, "played": False}]}]},
        {"rounds": [{"stage": "swiss", "tables": [{"players": [0, 7], "wins": [0, 0], "draws": 0, "played": False}]}]},
        {"rounds": [{"stage": "swiss", "tables": [{"players": [0, 1], "wins": [9, 0], "draws": 0, "played": True}]}]},
        {"rounds": [{"stage": "swiss", "tables": [{"players": [0, 1], "wins": [1], "draws": 0, "played": True}]}]},
    ],
)
def test_a_file_that_is_no_event_gets_one_clear_sentence(change: dict[str, object]) -> None:
    row = json.loads(kept(Event(["a", "b"])).whole())
    with pytest.raises(BadSave) as error:
        load_event(json.dumps({**row, **change}).encode(), "some.event")
    assert "some.event" in str(error.value)
    for data in (b"", b"x", b"[]", b"\xff", b"[" * 100_000):
        with pytest.raises(BadSave, match="no event"):
            load_event(data, "some.event")


def test_a_stage_is_one_of_two() -> None:
    event = Event(named(4), cut=2)
    event.next_round()
    assert event.rounds[0].stage == SWISS
