"""An evening goes on without who does not: clocks for picks and decks, and people who have gone."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from evenings import build, look, my_match, new_evening, pick_one
from mulligan.client import RefusedError, Server
from mulligan.server import waiting
from mulligan.server.hall import Hall
from mulligan.server.waiting import Waiting
from serving import running
from support import rule

PATIENCE = 120.0  # of a busy machine, and less than anybody here has for a pick of 600 seconds


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with running() as found:
        yield found


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks that run out at once."""
    hurry(monkeypatch)


def hurry(patch: pytest.MonkeyPatch) -> None:
    """Let clocks run out at once from now on."""
    seconds = Waiting.seconds
    patch.setattr(Waiting, "seconds", lambda *asked: min(seconds(*asked), 0.05))


def two_people(server: Server, **asked: object) -> tuple[str, str, str]:
    """An evening of Ann, who is its host, Bob and two computer players that has begun."""
    evening, ann = new_evening(server, alone=False, name="Ann", **asked)
    bob = server.ask(f"/api/evenings/{evening}/seats", {"name": "Bob"})["token"]
    server.ask(f"/api/evenings/{evening}/begin", {}, token=ann)
    return evening, ann, bob


def until(server: Server, evening: str, token: str, what: Callable[[dict], bool]) -> dict:
    """Look again and again until something is so."""
    end = time.monotonic() + PATIENCE
    while not what(view := look(server, evening, token)):
        assert time.monotonic() < end, view
        time.sleep(0.02)
    return view


def place(view: dict, name: str) -> int:
    return next(number for number, one in enumerate(view["players"]) if one["name"] == name)


# -- Clocks ----------------------------------------------------------------------------------------------------------


def test_the_time_for_a_pick_is_told_and_shrinks_with_the_pack(server: Server) -> None:
    evening, ann, bob = two_people(server, pick=600)
    assert 580 < look(server, evening, ann)["left"] <= 600
    pick_one(server, evening, ann)
    assert look(server, evening, ann)["left"] is None  # who has picked is waited for no longer
    pick_one(server, evening, bob)
    assert 540 < look(server, evening, ann)["left"] <= 560  # fourteen of fifteen cards
    assert look(server, evening)["left"] is None


def test_without_a_limit_or_without_others_who_wait_no_time_runs(server: Server) -> None:
    evening, ann, _ = two_people(server, pick=0)
    assert look(server, evening, ann)["left"] is None
    assert look(server, *new_evening(server, pick=60))["left"] is None


@rule("magic", "limited.draft")
@pytest.mark.usefixtures("hurried")
def test_whoever_runs_out_of_time_has_the_pick_of_a_computer_player_and_the_draft_goes_on(server: Server) -> None:
    evening, ann, _ = two_people(server, pick=60, build=0)
    view = until(server, evening, ann, lambda view: view["state"] == "building")
    assert len(view["draft"]["pool"]) == 45
    review = server.ask(f"/api/evenings/{evening}/review", token=ann)
    assert all(one["card"] == one["bot"] for one in review)


def test_who_picks_in_time_is_not_picked_for_and_who_comes_back_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, ann, bob = two_people(server, pick=600)
    at = look(server, evening, ann)["you"]
    seconds = Waiting.seconds
    with monkeypatch.context() as slowly:
        slowly.setattr(
            Waiting, "seconds", lambda self, seat: seconds(self, seat) if seat == at else min(seconds(self, seat), 0.05)
        )
        for number in range(1, 4):
            pick_one(server, evening, ann)
            until(server, evening, ann, lambda view, number=number: len(view["draft"]["pool"]) == number)
            until(server, evening, ann, lambda view: bool(view["draft"]["options"]))
    back = look(server, evening, bob)  # for whom the clock has picked
    assert len(back["draft"]["pool"]) >= 3
    assert back["left"] > 100
    assert len(pick_one(server, evening, bob)["draft"]["pool"]) == len(back["draft"]["pool"]) + 1


def test_who_is_away_and_has_missed_a_pick_is_hardly_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "AWAY", -1.0)  # whoever says nothing at this moment
    monkeypatch.setattr(waiting, "MOMENT", 0.02)
    evening, ann, bob = two_people(server, pick=600)
    with monkeypatch.context() as patch:  # the first pick is missed at once
        hurry(patch)
        pick_one(server, evening, ann)
        until(server, evening, ann, lambda view: bool(view["draft"]["options"]))
    for _ in range(7):  # the others are not waited for in 600 seconds each
        pick_one(server, evening, ann)
        until(server, evening, ann, lambda view: bool(view["draft"]["options"]))
    assert look(server, evening, bob)["left"] > 100  # back again, with all the time


@rule("magic", "decks.limited")
@pytest.mark.usefixtures("hurried")
def test_a_deck_is_built_for_who_does_not_and_the_rounds_begin(server: Server) -> None:
    evening, ann, _ = two_people(server, format="sealed", seats=2, build=600)
    until(server, evening, ann, lambda view: view["state"] == "playing")


def test_when_time_runs_out_the_deck_is_played_as_far_as_it_is(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    evening, ann, bob = two_people(server, format="sealed", seats=2, build=600)
    deck = look(server, evening, ann)["deck"]
    cards = [[one["count"], one["name"]] for one in deck["cards"]]
    server.ask(f"/api/evenings/{evening}/list", {"cards": [*cards, [3, "Plains"]]}, token=ann)
    server.ask(f"/api/evenings/{evening}/list", {"cards": [[1, "Plains"]]}, token=bob)  # not yet a deck
    hurry(monkeypatch)
    server.ask(f"/api/evenings/{evening}/list", {"cards": [[2, "Plains"]]}, token=bob)
    view = until(server, evening, ann, lambda view: view["state"] == "playing")
    table = my_match(view)["table"]
    with server.seat({"socket": f"/api/tables/{table}/socket", "token": ann}) as seat:
        next(one for one in seat.messages() if one["type"] == "view")
    assert server.ask(f"/api/tables/{table}/deck", token=ann)["size"] == deck["size"] + 3
    assert server.ask(f"/api/tables/{table}/deck", token=bob)["size"] == 40


# -- Decks in the making ---------------------------------------------------------------------------------------------


def test_a_deck_in_the_making_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with running() as server:
        evening, token = new_evening(server, format="sealed", seats=2)
        suggested = look(server, evening, token)["deck"]
        first = suggested["cards"][0]
        view = server.ask(f"/api/evenings/{evening}/list", {"cards": [[1, first["name"]]]}, token=token)
        assert view["deck"]["size"] == 1
    with running() as server:
        assert look(server, evening, token)["deck"]["size"] == 1
        view = server.ask(f"/api/evenings/{evening}/list", {"cards": []}, token=token)
        assert view["deck"]["cards"] == suggested["cards"]


def test_a_list_of_strange_cards_is_not_kept(server: Server) -> None:
    evening, token = new_evening(server, format="sealed", seats=2)
    before = look(server, evening, token)
    for cards in ([[1, "No Such Card"]], [[1, "Black Lotus"]], [[200, "Forest"]] * 300):
        with pytest.raises(RefusedError):
            server.ask(f"/api/evenings/{evening}/list", {"cards": cards}, token=token)
        assert look(server, evening, token)["deck"] == before["deck"]
    build(server, evening, token)
    with pytest.raises(RefusedError):
        server.ask(f"/api/evenings/{evening}/list", {"cards": []}, token=token)


# -- Who has gone ----------------------------------------------------------------------------------------------------


def test_who_leaves_in_the_middle_of_a_draft_keeps_nobody_waiting(server: Server) -> None:
    evening, ann, bob = two_people(server)
    view = server.ask(f"/api/evenings/{evening}/drop", {}, token=bob)
    assert view["players"][view["you"]]["left"]
    while (view := look(server, evening, ann))["state"] == "picking":
        pick_one(server, evening, ann)
    assert view["players"][place(view, "Bob")]["built"]
    view = build(server, evening, ann)
    assert view["state"] == "playing"
    assert not any("Bob" in match["players"] for match in view["rounds"][0])


def test_where_only_one_is_left_there_is_nothing_to_play(server: Server) -> None:
    evening, ann, bob = two_people(server, format="sealed", seats=2)
    server.ask(f"/api/evenings/{evening}/drop", {}, token=bob)
    view = build(server, evening, ann)
    assert view["state"] == "over"
    assert view["winner"] == "Ann"


def test_only_the_host_goes_on_without_somebody_who_is_there(server: Server) -> None:
    evening, ann, bob = two_people(server)
    view = look(server, evening, bob)
    assert not any(one["let_go"] for one in view["players"])
    with pytest.raises(RefusedError) as refused:
        server.ask(f"/api/evenings/{evening}/drop", {"seat": place(view, "Ann")}, token=bob)
    assert "Ann" in str(refused.value)
    view = look(server, evening, ann)
    assert [one["name"] for one in view["players"] if one["let_go"]] == ["Bob"]
    for wrong in ({"seat": 7}, {"seat": 1}):  # nobody's seat, a computer player's
        with pytest.raises(RefusedError):
            server.ask(f"/api/evenings/{evening}/drop", wrong, token=ann)
    view = server.ask(f"/api/evenings/{evening}/drop", {"seat": place(view, "Bob")}, token=ann)
    assert view["players"][place(view, "Bob")]["left"]
    with pytest.raises(RefusedError):
        server.ask(f"/api/evenings/{evening}/drop", {"seat": place(view, "Bob")}, token=ann)


def test_who_waits_long_for_a_host_who_is_away_goes_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, ann, bob = two_people(server, pick=0)
    pick_one(server, evening, bob)
    monkeypatch.setattr(waiting, "AWAY", 0.01)
    monkeypatch.setattr(waiting, "LONG_AWAY", 0.02)
    look(server, evening, ann)
    time.sleep(0.05)
    view = look(server, evening, bob)
    ann_row = view["players"][place(view, "Ann")]
    assert ann_row["away"]
    assert ann_row["let_go"]
    view = server.ask(f"/api/evenings/{evening}/drop", {"seat": place(view, "Ann")}, token=bob)
    assert view["draft"]["options"]  # the draft goes on


def test_a_match_is_given_for_lost_and_the_next_round_comes(server: Server) -> None:
    evening, ann, bob = two_people(server, format="sealed", seats=3, best_of=3)
    build(server, evening, ann)
    view = build(server, evening, bob)
    by_name = {"Ann": ann, "Bob": bob}
    playing = [
        name for name in by_name if any(name in one["players"] and not one["played"] for one in view["rounds"][0])
    ]
    for name in playing:
        table = my_match(look(server, evening, by_name[name]))["table"]
        if len(view["rounds"]) == 1:
            view = server.ask(f"/api/evenings/{evening}/forfeit", {"seat": place(view, name)}, token=ann)
            assert server.ask(f"/api/tables/{table}")["state"] == "over"
            break
    lost = next(one for one in view["rounds"][0] if name in one["players"])
    assert lost["played"]
    assert sorted(lost["wins"]) == [0, 2]
    assert lost["wins"][lost["players"].index(name)] == 0
    assert not view["players"][place(view, name)]["left"]


def test_who_sits_at_the_table_of_a_match_is_there(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, ann, bob = two_people(server, format="sealed", seats=2)
    build(server, evening, ann)
    table = my_match(build(server, evening, bob))["table"]
    monkeypatch.setattr(waiting, "AWAY", 0.1)
    with server.seat({"socket": f"/api/tables/{table}/socket", "token": bob}) as seat:
        next(seat.messages())
        time.sleep(0.2)
        view = look(server, evening, ann)
        assert not view["players"][place(view, "Bob")]["away"]
    until(server, evening, ann, lambda view: bool(view["players"][place(view, "Bob")]["away"]))


def test_times_that_are_none_are_refused(server: Server) -> None:
    for wrong in ({"pick": -1}, {"pick": 10**9}, {"build": "soon"}):
        with pytest.raises(RefusedError):
            new_evening(server, **wrong)


def test_no_clock_outlives_its_hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    halls: list[Hall] = []

    def kept() -> Hall:
        halls.append(Hall())
        return halls[-1]

    with running(kept) as server:
        evening, *_ = two_people(server, pick=60)
        one = halls[0].evenings.here[evening]
        assert one.waiting.timer is not None
    assert one.waiting.timer is None
