"""Games after their end, tables that begin in the middle, undo."""

from __future__ import annotations

import asyncio
import json
import threading
import time
import urllib.request

import pytest

from mulligan.client import RefusedError, Seat, Server
from mulligan.server import analysing
from mulligan.server.analysing import Analyses, Analysis
from serving import running


@pytest.fixture(scope="module")
def server():
    with running() as found:
        yield found


def some_choices(seat: Seat, count: int) -> None:
    for number, view in enumerate(seat.decisions()):
        if number == count:
            return
        seat.choose(view["decision"]["options"][0]["id"])


def wait_for(seat: Seat, *types: str) -> dict:
    return next(one for one in seat.messages() if one["type"] in types)


def test_a_game_is_looked_at_gone_on_with_and_taken_along_after_its_end_and_not_before(server: Server) -> None:
    with server.new_table("cipher", opponent="random") as seat:
        some_choices(seat, 6)
        table = seat.seated["table"]
        with pytest.raises(RefusedError) as refused:
            server.ask(f"/api/replays/{table}/1/at/3")
        assert refused.value.code == "not-over"
        seat.say("concede")
        wait_for(seat, "accepted")
    end = server.ask(f"/api/replays/{table}/1/at/1000")
    assert end["view"]["over"]
    assert end["at"] == end["count"] > 6
    middle = server.ask(f"/api/replays/{table}/1/at/4")
    assert all(card for player in middle["view"]["players"] for card in player["hand"])
    theirs = server.ask(f"/api/replays/{table}/1/at/4?seat=1")
    assert None in theirs["view"]["players"][0]["hand"]
    on = server.seat(server.ask(f"/api/replays/{table}/1/table", {"at": 4, "agent": "random"}))
    with on:
        some_choices(on, 2)
        assert on.table["practice"]
    with urllib.request.urlopen(f"{server.address}/api/replays/{table}/1/file") as file:
        text = file.read().decode()
    again = server.ask("/api/saves", {"text": text})
    assert server.ask(f"/api/replays/{again['table']}/1/at/1000")["view"]["over"]


def test_a_scenario_opens_as_a_table_and_a_table_is_told_as_one(server: Server) -> None:
    scenario = {
        "game": "lorcana",
        "players": {"a": {"ink": 2, "hand": ["Stitch - New Dog"]}, "b": {}},
        "steps": [],
    }
    seat = server.seat(server.ask("/api/scenarios", {"text": json.dumps(scenario), "agent": "random"}))
    with seat:
        view = next(seat.decisions())
        assert view["players"][0]["hand"][0]["name"] == "Stitch - New Dog"
    request = urllib.request.Request(f"{server.address}/api/tables/{seat.seated['table']}/scenario")
    request.add_header("authorization", f"Bearer {seat.token}")
    with urllib.request.urlopen(request) as told:
        assert json.load(told)["game"] == "lorcana"


def test_against_the_computer_one_goes_back_and_past_what_was_hidden_it_is_practice(server: Server) -> None:
    with server.new_table("lorcana", opponent="random") as seat:
        first = next(seat.decisions())["decision"]
        seat.choose(first["options"][-1]["id"])
        wait_for(seat, "accepted")
        some_choices(seat, 3)
        length = seat.view["log_length"]
        seat.say("undo", count=100)
        view = wait_for(seat, "view")
        while view["view"].get("decision", {}).get("words") != first["words"]:
            view = wait_for(seat, "view")
        assert seat.view["log_length"] < length
        assert len(seat.view["log"]) == seat.view["log_length"]
        assert [one["words"] for one in seat.view["decision"]["options"]] == [one["words"] for one in first["options"]]
        seat.say("sync")
        wait_for(seat, "view")
    assert server.ask(f"/api/tables/{seat.seated['table']}")["practice"]


def two_people(server: Server, game: str, **more: object) -> tuple[Seat, Seat]:
    seats = [{"sort": "me", "name": "Ann"}, {"sort": "open"}]
    first = server.seat(server.ask("/api/tables", {"game": game, "seats": seats, **more}))
    return first, server.join(first.seated["table"], "Bob")


def test_people_go_back_by_consent_and_never_past_what_was_hidden(server: Server) -> None:
    ann, bob = two_people(server, "cipher")
    with ann, bob:
        people = {"Ann": ann, "Bob": bob}
        wait_for(ann, "view")
        wait_for(bob, "view")
        asked = people[ann.view["decision"]["by"]]
        other = bob if asked is ann else ann
        asked.choose("keep")
        wait_for(asked, "accepted")
        asked.say("undo")
        wait_for(asked, "accepted")
        wish = wait_for(other, "undo-asked")
        assert wish["count"] == 1
        other.say("answer", agree=True)
        assert wait_for(asked, "undo-answered")["agreed"]
        wait_for(asked, "view")
        asked.choose("redraw")
        assert wait_for(asked, "accepted", "refused")["type"] == "accepted"
        asked.say("undo")
        assert wait_for(asked, "accepted", "refused")["code"] == "undo-hidden"


def test_chat_is_for_the_table_and_the_host_can_end_it(server: Server) -> None:
    ann, bob = two_people(server, "cipher")
    with ann, bob:
        bob.say("chat", text="<b>hello\u202e</b>")
        said = wait_for(ann, "chat")
        assert said["by"] == "Bob"
        assert said["text"] == "<b>hello\\u202e</b>"
        bob.say("settle", chat=False)
        assert wait_for(bob, "refused")["code"] == "only-host"
        ann.say("settle", mute=1)
        wait_for(ann, "accepted")
        bob.say("chat", text="again")
        assert wait_for(bob, "refused")["code"] == "muted"


def test_why_not_and_hints(server: Server) -> None:
    with server.new_table("lorcana", opponent="random") as seat:
        some_choices(seat, 3)
        card = seat.view["players"][0]["hand"][0]["id"]
        seat.say("why", card=card, verb="quest", re=5)
        because = wait_for(seat, "because")
        assert because["re"] == 5
        assert because["reasons"][0]["cites"]
        if "number" in (seat.view["decision"] or {}):
            seat.say("hint", agent="random")
            hint = wait_for(seat, "hint", "refused")
            assert hint["type"] == "refused" or hint["option"]


def test_a_hint_tells_how_often_each_option_wins_and_why(server: Server) -> None:
    with server.new_table("lorcana", opponent="random") as seat:
        told: dict = {}
        for view in seat.decisions():
            options = view["decision"]["options"]
            if len(options) > 2 and view["turn"] > 2:
                seat.say("hint")
                told = wait_for(seat, "hint")
                if told.get("chances"):
                    break
            seat.choose(options[0]["id"])
        assert told["option"] == told["chances"][0][0]
        assert {name for name, _ in told["chances"]} <= {option["id"] for option in options}
        assert all(0.0 <= chance <= 1.0 for _, chance in told["chances"])
        assert told["rounds"] > 0
        assert not any("feature" in reason for reason in told.get("reasons", []))


@pytest.mark.slow
def test_a_game_is_analysed_bit_by_bit_once_it_is_over(server: Server) -> None:
    with server.new_table("lorcana", opponent="random") as seat:
        some_choices(seat, 20)
        table = seat.seated["table"]
        with pytest.raises(RefusedError) as refused:
            server.ask(f"/api/replays/{table}/1/analysis")
        assert refused.value.code == "not-over"
        seat.say("concede")
        wait_for(seat, "accepted")
    found: dict = {"done": -1, "count": 0}
    while found["done"] < found["count"]:
        time.sleep(0.3)
        found = server.ask(f"/api/replays/{table}/1/analysis")
    turns = [point["turn"] for point in found["curve"]]
    assert turns == sorted(set(turns))
    assert all(len(point["chances"]) == len(found["players"]) for point in found["curve"])
    for one in found["turns"]:
        assert one["chosen"] != one["better"]
        assert one["chances"][0] < one["chances"][1]


def test_however_many_games_are_looked_back_on_few_are_thought_about_at_a_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = []
    for _ in range(5):
        with server.new_table("cipher", opponent="random") as seat:
            some_choices(seat, 3)
            seat.say("concede")
            wait_for(seat, "accepted")
            tables.append(seat.seated["table"])
    thought: set[int] = set()
    asked = threading.Event()

    async def slowly(self: Analyses, found: Analysis, _: object) -> None:
        thought.add(id(found))
        while not asked.is_set():
            await asyncio.sleep(0.01)

    monkeypatch.setattr(Analyses, "look_at", slowly)
    monkeypatch.setattr(analysing, "MOST_KEPT", 2)
    monkeypatch.setattr(analysing, "MOST_WAITING", 2)
    refused = 0
    for table in [*tables, *tables]:
        try:
            server.ask(f"/api/replays/{table}/1/analysis")
        except RefusedError:
            refused += 1
    asked.set()
    assert len(thought) == 2
    assert refused == 6


def test_who_runs_out_of_time_loses(server: Server) -> None:
    with server.new_table("lorcana", opponent="random", clock={"seconds": 10}) as seat:
        next(seat.decisions())
        table = wait_for(seat, "table")["table"] if seat.table.get("clock") is None else seat.table
        assert table["seats"][0]["left"] <= 10
