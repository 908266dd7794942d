"""Short forms of the proofs that tools/kills.py, tools/load.py and tools/hostile.py make at length."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tools"))

import hostile  # noqa: E402
import kills  # noqa: E402
import load  # noqa: E402

from crowd import HOME  # noqa: E402


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signal 9 is not there")
def test_a_killed_server_loses_nothing_that_was_confirmed(tmp_path: Path) -> None:
    assert kills.prove(1, 2, 0.5, tmp_path) == 0


@pytest.mark.slow
def test_many_tables_at_once(tmp_path: Path) -> None:
    report = load.prove(4, 3.0, 0.0, 1, tmp_path)
    assert not report.errors
    assert report.latencies


@pytest.mark.slow
def test_hostile_messages_do_no_harm(tmp_path: Path) -> None:
    assert hostile.prove(800, tmp_path) == 0


CRASHES = """
import asyncio, os, signal, sys
from sqlalchemy import event
from mulligan.server.database import Database
from mulligan.server.rows import SeatRow, TableRow

def crash():
    os.kill(os.getpid(), signal.SIGKILL)

def child(point, url):
    database = Database(url)
    count = 0
    async def write():
        nonlocal count
        row = TableRow("one", "lorcana", "2025-07-04", "constructed", [SeatRow()])
        await database.write("one", row, 1, b"1")
        print(1, flush=True)
        def hit(*_):
            nonlocal count
            count += 1
            if count == 7:
                crash()
        if point in ("before_cursor_execute", "after_cursor_execute", "begin", "commit"):
            event.listen(database.engine, point, hit)
        else:
            inner = database.commit
            def commit(connection, batch):
                if point == "before":
                    hit()
                inner(connection, batch)
                if point == "after":
                    hit()
            database.commit = commit
        for number in range(2, 400):
            await database.write("one", row if number % 3 == 0 else None, number, str(number).encode())
            print(number, flush=True)
    asyncio.run(write())

child(sys.argv[1], sys.argv[2])
"""


@pytest.mark.skipif(os.name == "nt", reason="signal 9 is not there")
@pytest.mark.parametrize(
    "point", ["before", "begin", "before_cursor_execute", "after_cursor_execute", "commit", "after"]
)
@pytest.mark.slow
def test_a_crash_at_each_point_of_writing_loses_nothing_that_was_confirmed(point: str, tmp_path: Path) -> None:
    import sqlite3

    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = [sys.executable, "-c", CRASHES, point, url]
    here = {**os.environ, "PYTHONPATH": HOME}
    told = subprocess.run(command, env=here, capture_output=True, text=True, check=False)
    assert told.returncode == -signal.SIGKILL, told.stderr
    confirmed = [int(one) for one in told.stdout.split()]
    file = sqlite3.connect(tmp_path / "tables.sqlite")
    kept = [number for (number,) in file.execute("SELECT number FROM records ORDER BY number")]
    assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    file.close()
    assert kept == list(range(1, len(kept) + 1))
    assert confirmed == kept[: len(confirmed)]
    assert len(kept) - len(confirmed) in (0, 1)
