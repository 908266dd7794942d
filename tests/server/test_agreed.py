"""What a table agrees on: clocks, a delay for who watches, matches of three, teams; and whose requests are taken."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Callable

import pytest

from mulligan import games
from mulligan.client import Server
from mulligan.saves.setting import deck_row
from mulligan.server.connection import Connection
from mulligan.server.hall import Hall
from mulligan.server.rows import BETWEEN, OFF, OPEN, OVER, PERSON, PLAYING, ClockRow, SeatRow, TableRow
from mulligan.server.table import Table
from mulligan.server.watching import WATCHING
from serving import running

PATIENCE = 60.0


async def sit(hall: Hall, game: str = "cipher", **agreed: object) -> Table:
    """A table of two people who have begun."""
    kind = games.kind(game)
    deck = kind.built_in_deck(kind.built_in_decks()[0])
    seats = [SeatRow(PERSON, name, deck=deck_row(deck)) for name in ("Ann", "Bob")]
    row = TableRow("one", game, kind.newest(), kind.formats[0], seats, state=OPEN, passing=OFF, **agreed)
    await hall.store.write(row.id, row)
    table = Table(row, hall)
    await table.matches.begin()
    return table


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that is bound to come, however long a busy machine takes for it."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def said(connection: Connection) -> list[dict]:
    """All that was said to somebody so far."""
    found = []
    while not connection.waiting.empty():
        text = connection.waiting.get_nowait()
        assert text is not None
        found.append(json.loads(text))
    return found


def test_who_runs_out_of_time_is_answered_for_and_then_loses() -> None:
    async def run_out() -> tuple[str, int, str | None]:
        hall = Hall()
        table = await sit(hall, clock=ClockRow(1, 0, 1))
        for seat in table.row.seats:
            seat.left = 0.05
        table.clocks.go_on()
        asked = int(table.game.decision.player)
        await until(lambda: table.row.seats[asked].answered == 1 and not table.lock.locked())
        answered = len(table.story())
        table.row.seats[0].left = table.row.seats[1].left = 0.05
        table.row.seats[0].answered = table.row.seats[1].answered = 1
        table.clocks.go_on()
        await until(lambda: table.row.state == OVER)
        await table.driving.stop()
        return table.row.state, answered, table.info().winner

    state, answered, winner = asyncio.run(run_out())
    assert state == OVER
    assert answered in (1, 2)
    assert winner in ("Ann", "Bob")


def test_a_clock_runs_only_while_its_player_is_asked_and_a_choice_adds_to_it() -> None:
    async def choose() -> tuple[float, float]:
        hall = Hall()
        now = 100.0
        hall.now = lambda: now  # type: ignore[method-assign]
        table = await sit(hall, clock=ClockRow(60, 5))
        by = int(table.game.decision.player)
        now = 107.0
        sight = table.sight(by)
        await table.choose(by, sight.decision, "keep")
        left = table.clocks.left(by), table.clocks.left(1 - by)
        await table.driving.stop()
        return left

    assert asyncio.run(choose()) == (58.0, 60.0)


def test_those_who_watch_see_it_later_if_the_table_says_so() -> None:
    async def watch() -> tuple[int, int, int]:
        loop = asyncio.get_running_loop()
        begun, later = loop.time(), 0.0
        loop.time = lambda: begun + later  # type: ignore[method-assign]
        table = await sit(Hall(), delay=60)
        watcher = Connection(WATCHING, "en")
        await table.join(watcher)
        before = said(watcher)
        by = int(table.game.decision.player)
        await table.choose(by, table.sight(by).decision, "keep")
        await table.concede(by)
        soon = said(watcher)
        assert table.row.state == OVER
        assert table.watching.info().state == PLAYING
        later = 59.0
        await asyncio.sleep(0)
        assert said(watcher) == []
        later = 60.0
        while table.watching.info().state != OVER:
            await asyncio.sleep(0)
        late = said(watcher)
        assert late[-1]["table"]["state"] == OVER
        return len(before), len(soon), len([one for one in late if one["type"] == "view"])

    assert asyncio.run(watch()) == (2, 0, 3)  # the beginning comes late too


def test_a_match_of_three_with_a_sideboard_and_then_once_more() -> None:
    async def play() -> None:
        hall = Hall()
        table = await sit(hall, "magic", wins=2)
        await table.concede(1)
        assert table.row.state == BETWEEN
        assert [seat.wins for seat in table.info().seats] == [1, 0]
        deck = table.session.best_of.decks[0]  # type: ignore[union-attr]
        await table.matches.sideboard(0, deck.cards)
        assert table.matches.deck_of(0).cards == deck.cards
        with pytest.raises(Exception, match="not so many"):
            await table.matches.sideboard(0, [*deck.cards, (1, "Black Lotus")])
        await table.matches.is_ready(0)
        assert table.row.state == BETWEEN
        await table.matches.is_ready(1)
        assert table.row.state == PLAYING
        await table.concede(1)
        assert table.row.state == OVER
        assert table.info().winner == "Ann"
        for seat in (0, 1):
            await table.matches.is_ready(seat)
        assert table.row.state == PLAYING
        assert [seat.wins for seat in table.info().seats] == [0, 0]
        await table.driving.stop()

    asyncio.run(play())


@pytest.fixture(scope="module")
def server():
    with running() as found:
        yield found


def test_teams_and_as_many_players_as_there_may_be(server: Server) -> None:
    computer = {"sort": "computer", "agent": "random"}
    made = server.ask(
        "/api/tables",
        {
            "game": "magic",
            "format": "two-headed-giant",
            "teams": [0, 0, 1, 1],
            "seats": [{"sort": "me"}, *[computer] * 3],
        },
    )
    with server.seat(made) as seat:
        next(seat.decisions())
        assert [player["team"] for player in seat.view["players"]] == [0, 0, 1, 1]
    six = server.ask("/api/tables", {"game": "lorcana", "seats": [{"sort": "me"}, *[computer] * 5]})
    assert len(server.ask(f"/api/tables/{six['table']}")["seats"]) == 6
    with pytest.raises(Exception, match="for 2 players"):
        server.ask("/api/tables", {"game": "cipher", "seats": [{"sort": "me"}, *[computer] * 2]})


@pytest.mark.parametrize(
    ("headers", "status"),
    [({"origin": "https://evil.example"}, 403), ({"content-length": "99999999"}, 413), ({"origin": "null"}, 403)],
)
def test_requests_from_other_sites_and_huge_ones_are_refused(server: Server, headers: dict, status: int) -> None:
    request = urllib.request.Request(f"{server.address}/api/tables", b"{}", headers, method="POST")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=PATIENCE)
    with refused.value:
        assert refused.value.code == status
        assert "default-src 'none'" in refused.value.headers["content-security-policy"]


def test_the_server_says_how_it_is(server: Server) -> None:
    assert server.ask("/api/health")["well"]
    with urllib.request.urlopen(f"{server.address}/api/metrics", timeout=PATIENCE) as told:
        assert b"mulligan_choice_seconds_count" in told.read()
