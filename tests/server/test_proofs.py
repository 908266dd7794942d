"""Short forms of the proofs that tools/kills.py, tools/load.py and tools/hostile.py make at length."""

from __future__ import annotations

import os
import signal
import sqlite3
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

def tell(what):
    os.write(1, f"{what}\\n".encode())  # a whole line or nothing, whenever the end comes

def child(point, url):
    database = Database(url)
    count = 0
    async def write():
        nonlocal count
        row = TableRow("one", "lorcana", "2025-07-04", "constructed", [SeatRow()])
        await database.write("one", row, 1, b"1")
        tell(1)
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
            tell(number)
    asyncio.run(write())

for point in sys.argv[2:]:  # each in a process of its own, which has everything imported already
    tell(point)
    if os.fork() == 0:
        child(point, f"sqlite:///{sys.argv[1]}/{point}.sqlite")
        os._exit(0)
    tell(os.waitstatus_to_exitcode(os.wait()[1]))
"""
POINTS = ("before", "begin", "before_cursor_execute", "after_cursor_execute", "commit", "after")


@pytest.mark.skipif(os.name == "nt", reason="signal 9 is not there")
@pytest.mark.slow
def test_a_crash_at_each_point_of_writing_loses_nothing_that_was_confirmed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CRASHES, str(tmp_path), *POINTS]
    here = {**os.environ, "PYTHONPATH": HOME}
    told = subprocess.run(command, env=here, capture_output=True, text=True, check=True)
    lines = told.stdout.split()
    begins = [*map(lines.index, POINTS), len(lines)]
    for point, begin, end in zip(POINTS, begins[:-1], begins[1:], strict=True):
        *confirmed, status = map(int, lines[begin + 1 : end])
        assert status == -signal.SIGKILL, (point, told.stderr)
        nothing_is_lost(tmp_path / f"{point}.sqlite", confirmed)


def nothing_is_lost(path: Path, confirmed: list[int]) -> None:
    """A database is whole, and holds what was confirmed, and perhaps what was just being written."""
    file = sqlite3.connect(path)
    kept = [number for (number,) in file.execute("SELECT number FROM records ORDER BY number")]
    assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    file.close()
    assert kept == list(range(1, len(kept) + 1))
    assert confirmed == kept[: len(confirmed)]
    assert len(kept) - len(confirmed) in (0, 1)
