"""What is written down lasts: a server that ends, however it ends, goes on where it was."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from mulligan.client import Seat, Server
from mulligan.kernel.errors import MulliganError
from mulligan.server.database import Database
from mulligan.server.hall import Hall
from mulligan.server.refusals import Refusal
from mulligan.server.rows import SeatRow, TableRow
from serving import running

SAVES = Path(__file__).resolve().parent.parent / "saves"


def hall_in(folder: Path):
    return lambda: Hall(Database(f"sqlite:///{folder / 'tables.sqlite'}"), 1)


@pytest.mark.slow
def test_every_table_goes_on_where_it_was(tmp_path: Path) -> None:
    seats = []
    with running(hall_in(tmp_path)) as server:
        for game in ("lorcana", "cipher", "magic"):
            seat = server.new_table(game, opponent="random")
            with seat:
                for count, view in enumerate(seat.decisions()):
                    if count == 12:
                        break
                    options = view["decision"]["options"]
                    seat.choose(options[count % 2 * count % len(options)]["id"])
            seats.append(seat)
    with running(hall_in(tmp_path)) as server:
        for seat in seats:
            before = seat.view
            again = seat_of(server, seat)
            with again:
                view = next(again.decisions())
                assert [one["words"] for one in view["log"]] == [one["words"] for one in before["log"]]
                assert words(view) == words(before)
                assert view["decision"]["number"] == before["decision"]["number"]
                again.choose(view["decision"]["options"][0]["id"])
                next(one for one in again.messages() if one["type"] == "accepted")


def seat_of(server: Server, seat: Seat) -> Seat:
    return server.seat({**seat.seated})


def words(view: dict) -> list[str]:
    return [one["words"] for one in view["decision"]["options"]]


def test_each_commit_is_on_the_disk_before_it_is_confirmed(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")

    async def look() -> tuple[str, int]:
        with database.engine.connect() as connection:
            mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
            level = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        row = TableRow("one", "lorcana", "2025-07-04", "constructed", [SeatRow()])
        await database.write("one", row, 1, b"first")
        with sqlite3.connect(tmp_path / "tables.sqlite") as other:  # as any other process sees it
            assert other.execute("SELECT lines FROM records").fetchall() == [(b"first",)]
        other.close()
        many = [database.write("one", None, number, b"more") for number in range(2, 200)]
        before = database.commits
        await asyncio.gather(*many)
        assert database.commits - before < 100  # written together
        await database.close()
        return mode, level

    assert asyncio.run(look()) == ("wal", 2)


def test_who_was_taken_over_writes_nothing_more(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first, second = Database(url, "http://first/"), Database(url, "http://second/")

    async def take_over() -> None:
        row = TableRow("one", "lorcana", "2025-07-04", "constructed", [SeatRow()])
        await first.be_alive()
        await first.write("one", row, 1, b"first")
        owner = await second.claim("one")
        assert owner is not None
        assert owner.address == "http://first/"
        assert first.presence is not None
        first.presence.end()
        assert await second.claim("one") is None
        with pytest.raises(Refusal) as refused:
            await first.write("one", None, 2, b"too late")
        assert refused.value.code == "moved"
        await second.write("one", None, 2, b"in time")
        kept = await second.read("one")
        assert kept is not None
        assert kept.lines == [b"first", b"in time"]
        first.presence = None
        await first.close()
        await second.close()

    asyncio.run(take_over())


def test_a_table_that_cannot_go_on_is_closed_and_says_why(tmp_path: Path) -> None:
    with running(hall_in(tmp_path)) as server:
        seat = server.new_table("cipher", opponent="random")
        with seat:
            seat.choose(next(seat.decisions())["decision"]["options"][0]["id"])
            next(one for one in seat.messages() if one["type"] == "accepted")
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        line = b'{"do":"fly","by":0}\n'
        file.execute("UPDATE records SET lines = ? WHERE number = 2", (line,))
    file.close()
    with running(hall_in(tmp_path)) as server:
        table = server.ask(f"/api/tables/{seat.seated['table']}")
        assert table["state"] == "closed"
        assert "fly" in table["reason"]


@pytest.mark.parametrize("path", sorted(SAVES.glob("*/tables.json")), ids=lambda path: path.parent.name)
def test_tables_of_an_earlier_release_go_on_or_say_why_not(path: Path, tmp_path: Path) -> None:
    told = json.loads(path.read_text("utf-8"))
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    database.executescript("\n".join(told["sql"]))
    database.close()
    with running(hall_in(tmp_path)) as server:
        assert len(told["seats"]) == 3
        for seated in told["seats"]:
            table = server.ask(f"/api/tables/{seated['table']}")
            with server.seat(seated) as seat:
                if table["state"] == "closed":
                    assert table["reason"]
                    assert next(one for one in seat.messages() if one["type"] == "view")["view"]["log"]
                    continue
                view = next(seat.decisions())
                seat.choose(view["decision"]["options"][0]["id"])
                next(one for one in seat.messages() if one["type"] == "accepted")


def test_the_steps_of_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    from mulligan.server.connecting import NEWEST, open_engine
    from mulligan.server.schema import METADATA

    engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    root = Path(__file__).resolve().parent.parent.parent
    steps = ScriptDirectory(str(root / "src" / "mulligan" / "server" / "migrations"))
    assert steps.get_current_head() == NEWEST


def test_a_database_that_is_not_there_is_told_in_a_sentence() -> None:
    for url in ("nonsense", "postgresql://nobody@127.0.0.1:1/none", "sqlite:////proc/nowhere/x.sqlite"):
        with pytest.raises(MulliganError, match="there is no database at"):
            Database(url)
