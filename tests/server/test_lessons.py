"""Lessons at the server: a table on which one learns, whose goal is seen, and whose other side plays by the lesson."""

from __future__ import annotations

import pytest

from mulligan.client import RefusedError, Seat, Server
from mulligan.server.hall import Hall
from mulligan.server.store import Memory
from serving import running


@pytest.fixture(scope="module")
def server():
    with running() as found:
        yield found


def learn(server: Server, game: str, name: str) -> Seat:
    """A seat at the table of a lesson."""
    made = server.ask(f"/api/games/{game}/lessons/{name}", {})
    return Seat(server.address.replace("http", "ws") + made["socket"], made["token"], patience=60.0)


def take(seat: Seat, verb: str, **fields: object) -> None:
    """Choose the option of a verb, once one is there."""
    view = seat.view if (seat.view.get("decision") or {}).get("options") else next(seat.decisions())
    options = view["decision"]["options"]
    fitting = [one for one in options if one["verb"] == verb and all(one.get(key) == fields[key] for key in fields)]
    assert fitting, options
    seat.choose(fitting[0]["id"])


def until(seat: Seat, state: str) -> None:
    """Wait for the table to say how the lesson stands."""
    told = (one for one in seat.messages() if one["type"] == "table")
    assert any(one["table"]["lesson"].get("state", "") == state for one in told)


def test_the_lessons_of_a_game_are_told_with_their_words_and_rules(server: Server) -> None:
    told = server.ask("/api/games/lorcana/lessons")
    assert told[0]["name"] == "ink"
    assert told[0]["title"] == "Ink a card"
    assert "4.3.3" in told[0]["rules"]
    with pytest.raises(RefusedError, match="there is no lesson 'juggling'"):
        server.ask("/api/games/lorcana/lessons/juggling", {})


def test_a_lesson_is_done_when_its_goal_is_reached(server: Server) -> None:
    with learn(server, "lorcana", "ink") as seat:
        take(seat, "ink")
        until(seat, "done")


def test_a_lesson_is_missed_when_the_turn_is_over_and_open_again_when_that_is_taken_back(server: Server) -> None:
    with learn(server, "lorcana", "ink") as seat:
        take(seat, "end")
        until(seat, "missed")
        seat.say("undo")
        until(seat, "")
        take(seat, "ink")
        until(seat, "done")


def test_the_other_side_plays_by_the_lesson_and_a_hint_is_its_next_step(server: Server) -> None:
    with learn(server, "cipher", "evade") as seat:
        view = next(seat.decisions())
        assert {one["verb"] for one in view["decision"]["options"]} == {"evade", "done"}
        seat.say("hint")
        told = next(one for one in seat.messages() if one["type"] == "hint")
        assert told["option"].startswith("evade")
        seat.choose(told["option"])
        until(seat, "done")


def test_nobody_watches_a_lesson_and_it_is_not_listed(server: Server) -> None:
    with learn(server, "magic", "land") as seat:
        assert server.ask("/api/tables") == []
        with Seat(seat.address, "", patience=60.0) as watcher:
            assert next(watcher.messages())["code"] == "not-watched"


def test_a_lesson_goes_on_after_a_restart() -> None:
    kept = Memory()
    with running(lambda: Hall(kept)) as server:
        made = server.ask("/api/games/lorcana/lessons/ink", {})
    with (
        running(lambda: Hall(kept)) as server,
        Seat(server.address.replace("http", "ws") + made["socket"], made["token"], patience=60.0) as seat,
    ):
        take(seat, "ink")
        until(seat, "done")
