"""A server with an evening is killed with signal 9, in the middle of a draft and of a round: all that was confirmed is
there when it is started again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from crowd import Process
from evenings import build, look, my_match, new_evening, pick_one
from mulligan.client import Server

pytestmark = pytest.mark.slow

KILLS = 2  # during the draft
PATIENCE = 60.0


def test_an_evening_goes_on_after_the_server_was_killed_again_and_again(tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.start()
    try:
        evening, ann = new_evening(Server(process.address, patience=PATIENCE), alone=False, name="Ann", pick=600)
        bob = Server(process.address, patience=PATIENCE).ask(f"/api/evenings/{evening}/seats", {"name": "Bob"})["token"]
        Server(process.address, patience=PATIENCE).ask(f"/api/evenings/{evening}/begin", {}, token=ann)
        draft_and_kill(process, evening, {"Ann": ann, "Bob": bob})
        build_and_kill(process, evening, ann, bob)
        play_and_kill(process, evening, {"Ann": ann, "Bob": bob})
    finally:
        process.kill()


def again(process: Process) -> Server:
    """Kill the server, and start it again at the same address."""
    process.kill()
    process.start()
    return Server(process.address, patience=PATIENCE)


def draft_and_kill(process: Process, evening: str, people: dict[str, str]) -> None:
    """Draft to the end, killing the server right after some of the picks."""
    luck = random.Random(14)
    server = Server(process.address, patience=PATIENCE)
    confirmed: dict[str, list[str]] = {name: [] for name in people}
    killed = set(luck.sample(range(80), KILLS))
    number = 0
    going = True
    while going:
        for name, token in people.items():
            view = look(server, evening, token)
            going = view["state"] == "picking"
            if not going or not view["draft"]["options"]:
                continue
            confirmed[name] = pick_one(server, evening, token, view)["draft"]["pool"]
            if number in killed:
                server = again(process)
                for other, pool in confirmed.items():
                    assert look(server, evening, people[other])["draft"]["pool"][: len(pool)] == pool
            number += 1
    assert number > max(killed)


def build_and_kill(process: Process, evening: str, ann: str, bob: str) -> None:
    """Build decks: what one is building and what the other has built are there after a kill."""
    server = Server(process.address, patience=PATIENCE)
    build(server, evening, bob)
    card = look(server, evening, ann)["draft"]["pool"][0]
    server.ask(f"/api/evenings/{evening}/list", {"cards": [[1, card]]}, token=ann)
    server = again(process)
    view = look(server, evening, ann)
    assert [(one["count"], one["name"]) for one in view["deck"]["cards"]] == [(1, card)]
    assert [one["built"] for one in view["players"] if one["name"] == "Bob"] == [True]
    server.ask(f"/api/evenings/{evening}/list", {"cards": []}, token=ann)
    build(server, evening, ann)


def play_and_kill(process: Process, evening: str, people: dict[str, str]) -> None:
    """Play a match, killing the server in the middle of it and after its end; then leave."""
    server = Server(process.address, patience=PATIENCE)
    before = look(server, evening, people["Ann"])
    table = my_match(before)["table"]
    token = asked_at(server, table, before, people)
    seated = {"socket": f"/api/tables/{table}/socket", "token": token}
    with server.seat(seated) as seat:
        seat.choose(next(seat.decisions())["decision"]["options"][0]["id"])
        next(one for one in seat.messages() if one["type"] == "accepted")
        told = seat.view["log"]
    server = again(process)
    view = look(server, evening, token)
    assert my_match(view)["table"] == table
    assert [one["players"] for one in view["rounds"][0]] == [one["players"] for one in before["rounds"][0]]
    with server.seat(seated) as seat:
        next(one for one in seat.messages() if one["type"] == "view")
        assert seat.view["log"][: len(told)] == told  # the game goes on where it was
        seat.say("concede")
        next(one for one in seat.messages() if one["type"] == "accepted")
    server = again(process)
    first = next(match for match in look(server, evening, token)["rounds"][0] if match["yours"])
    assert first["played"]
    for one in people.values():
        server.ask(f"/api/evenings/{evening}/drop", {}, token=one)
    server = again(process)
    assert all(one["left"] for one in look(server, evening)["players"] if one["name"] in people)


def asked_at(server: Server, table: str, view: dict, people: dict[str, str]) -> str:
    """The token of who is asked first at a table: of two people either."""
    both = [people[name] for name in my_match(view)["players"] if name in people]
    for token in both[1:]:
        with server.seat({"socket": f"/api/tables/{table}/socket", "token": token}) as seat:
            first = next(one for one in seat.messages() if one["type"] == "view")["view"]
            if (first.get("decision") or {}).get("number", -1) >= 0:
                return token
    return both[0]
