"""Drafts and sealed games on the server: picks, decks, rounds at tables, and all of it after a restart."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from mulligan.client import RefusedError, Server
from mulligan.limited.files import read_draft
from serving import running
from support import rule


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with running() as found:
        yield found


def new_evening(server: Server, **asked: object) -> tuple[str, str]:
    seated = server.ask("/api/evenings", {"game": "magic", "seats": 4, "agent": "greedy", **asked})
    return seated["evening"], seated["token"]


def look(server: Server, evening: str, token: str = "") -> dict:
    return server.ask(f"/api/evenings/{evening}", token=token)


def pick_all(server: Server, evening: str, token: str) -> dict:
    view = look(server, evening, token)
    while view["state"] == "picking":
        draft = view["draft"]
        if not draft["options"]:
            return view
        asked = {"card": draft["options"][0], "number": len(draft["pool"]) + 1}
        view = server.ask(f"/api/evenings/{evening}/picks", asked, token=token)
    return view


def build(server: Server, evening: str, token: str) -> dict:
    deck = look(server, evening, token)["deck"]
    cards = [[one["count"], one["name"]] for one in deck["cards"]]
    return server.ask(f"/api/evenings/{evening}/deck", {"cards": cards}, token=token)


def test_one_person_drafts_builds_and_plays_the_rounds_among_computer_players(server: Server) -> None:
    evening, token = new_evening(server, game="lorcana")
    view = pick_all(server, evening, token)
    assert view["state"] == "building"
    assert len(view["draft"]["pool"]) == 4 * 12
    assert view["free"] == []
    view = build(server, evening, token)
    rounds = 0
    end = time.monotonic() + 120
    while view["state"] == "playing" and time.monotonic() < end:
        mine = [match for match in view["rounds"][-1] if match["yours"]]
        if mine and not mine[0]["played"]:
            rounds += 1
            socket = f"/api/tables/{mine[0]['table']}/socket"
            with server.seat({"socket": socket, "token": token}) as seat:
                next(seat.decisions())
                seat.say("concede")
                next(one for one in seat.messages() if one["type"] == "accepted")
        time.sleep(0.1)
        view = look(server, evening, token)
    assert rounds == 2
    assert view["winner"]
    assert view["standings"][-1]["name"] == view["players"][view["you"]]["name"]  # who always concedes is last


@rule("magic", "limited.draft")
def test_nobody_is_told_what_another_holds_or_has_picked(server: Server) -> None:
    evening, ann = new_evening(server, alone=False)
    seated = server.ask(f"/api/evenings/{evening}/seats", {"name": "Bob"})
    assert seated["seat"] == 2  # as far apart as they can sit
    server.ask(f"/api/evenings/{evening}/begin", {}, token=ann)
    before = look(server, evening, seated["token"])
    watched = look(server, evening)
    assert not {"pack", "pool", "options"} & set(watched["draft"])
    draft = look(server, evening, ann)["draft"]
    server.ask(f"/api/evenings/{evening}/picks", {"card": draft["options"][3], "number": 1}, token=ann)
    after = look(server, evening, seated["token"])
    assert after["draft"]["pack"] == before["draft"]["pack"]
    assert [one["cards"] for one in after["draft"]["players"]] == [one["cards"] for one in before["draft"]["players"]]


def test_a_late_repeated_or_impossible_pick_is_refused_and_harms_nothing(server: Server) -> None:
    evening, token = new_evening(server)
    first = look(server, evening, token)["draft"]
    asked = {"card": first["options"][0], "number": 1}
    server.ask(f"/api/evenings/{evening}/picks", asked, token=token)
    now = look(server, evening, token)
    for wrong in (asked, {"card": "No Such Card", "number": 2}):
        with pytest.raises(RefusedError):
            server.ask(f"/api/evenings/{evening}/picks", wrong, token=token)
    with pytest.raises(RefusedError):
        server.ask(f"/api/evenings/{evening}/picks", {"card": now["draft"]["options"][0], "number": 2}, token="nobody")
    assert look(server, evening, token) == now


@rule("magic", "decks.limited")
def test_a_deck_of_cards_that_were_not_opened_is_refused(server: Server) -> None:
    evening, token = new_evening(server, format="sealed", seats=2)
    view = look(server, evening, token)
    assert view["state"] == "building"
    assert sum(one["count"] for one in view["deck"]["cards"]) >= 40
    with pytest.raises(RefusedError) as refused:
        server.ask(f"/api/evenings/{evening}/deck", {"cards": [[40, "Shock"]]}, token=token)
    assert "Shock" in str(refused.value)
    assert build(server, evening, token)["state"] == "playing"


def test_an_evening_goes_on_after_the_server_was_restarted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with running() as server:
        evening, token = new_evening(server)
        for _ in range(5):
            draft = look(server, evening, token)["draft"]
            asked = {"card": draft["options"][0], "number": len(draft["pool"]) + 1}
            server.ask(f"/api/evenings/{evening}/picks", asked, token=token)
        before = look(server, evening, token)
    with running() as server:
        after = look(server, evening, token)
        assert after["draft"] == before["draft"]
        assert pick_all(server, evening, token)["state"] == "building"
        review = server.ask(f"/api/evenings/{evening}/review", token=token)
        assert len(review) == 45
    assert read_draft(str(tmp_path / "evenings" / evening / "picks.draft")).draft.over


def test_whoever_leaves_plays_no_further_rounds(server: Server) -> None:
    evening, token = new_evening(server, format="sealed", seats=2)
    build(server, evening, token)
    view = server.ask(f"/api/evenings/{evening}/drop", {}, token=token)
    assert view["state"] == "over"
    assert view["winner"] != view["players"][view["you"]]["name"]


@pytest.mark.parametrize(
    "asked", [{"format": "commander"}, {"set": "xyz"}, {"seats": 3}, {"game": "chess"}, {"agent": "deep-blue"}]
)
def test_what_is_not_there_is_refused_in_a_sentence(server: Server, asked: dict) -> None:
    with pytest.raises(RefusedError) as refused:
        new_evening(server, **asked)
    assert str(refused.value)
