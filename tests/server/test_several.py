"""Several servers with one PostgreSQL and one Redis: tables are handed on, and taken over when a server is gone."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from crowd import Process
from databases import postgres, redis, why_not
from mulligan.client import Seat, Server

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(why_not()), reason=why_not() or "-")]


def seat_at(process: Process, seat: Seat) -> Seat:
    """The same seat, by way of another server."""
    return Server(process.address, patience=90.0).seat(seat.seated)


def choose(seat: Seat, count: int) -> None:
    """Make so many choices, and see each confirmed, through whatever happens to the servers meanwhile."""
    answered = -1
    messages = seat.messages()
    while count:
        number = (seat.view.get("decision") or {}).get("number", -1)
        if number >= 0 and number != answered:
            answered = number
            seat.choose(seat.view["decision"]["options"][0]["id"])
        message = next(messages)
        count -= message["type"] == "accepted"


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP])
def test_a_table_is_handed_on_and_taken_over_when_its_server_is_gone(end: signal.Signals, tmp_path: Path) -> None:
    with postgres() as database, redis() as bus:
        options = ("--database", database, "--redis", bus, "--workers", "1")
        folders = [tmp_path / "one", tmp_path / "two"]
        for folder in folders:
            folder.mkdir()
        first, second = (Process(folder, *options) for folder in folders)
        first.start()
        second.start()
        try:
            server = Server(first.address, patience=90.0)
            seat = server.new_table("cipher", opponent="random", listed=True)
            other = Server(second.address, patience=90.0)
            assert other.ask(f"/api/tables/{seat.seated['table']}")["state"] == "playing"  # asked of the first
            assert [one["id"] for one in other.ask("/api/tables")] == [seat.seated["table"]]
            away = seat_at(second, seat)
            with away:  # played by way of the second
                choose(away, 3)
                before = away.view["log_length"]
                assert first.process is not None
                first.process.send_signal(end)
                away.say("sync")
                view = next(one for one in away.messages() if one["type"] == "view" and one["whole"])
                assert view["view"]["log_length"] >= before
                choose(away, 3)
            if end == signal.SIGSTOP:  # it wakes up, and has nothing more to say of that table
                first.process.send_signal(signal.SIGCONT)
                with seat_at(first, seat) as again:
                    view = next(one for one in again.messages() if one["type"] == "view")
                    assert view["view"]["log_length"] >= away.view["log_length"]
        finally:
            for process in (first, second):
                if process.process is not None:
                    process.process.send_signal(signal.SIGCONT)
                    process.kill()
