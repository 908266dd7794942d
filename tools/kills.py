#!/usr/bin/env python3
"""Kills a real server again and again while people play: python tools/kills.py --kills 300

Players at several tables choose by chance over WebSockets. The server is killed with signal 9 at random moments and
started again; at the end every choice that was ever confirmed must be in the database, and every table must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]
sys.path.append(str(ROOT / "src"))  # an installed Mulligan, as compiled, comes first

from crowd import Crowd, Player, Process, sit_down  # noqa: E402
from mulligan.client import Server  # noqa: E402


async def kill_again_and_again(process: Process, kills: int, tables: int, longest: float) -> Crowd:
    """Let players play, and the server be killed."""
    crowd = Crowd()
    crowd.keeps = True
    luck = random.Random()
    await asyncio.to_thread(process.start)
    players = []
    for number in range(tables):
        game = ("lorcana", "cipher", "magic")[number % 3]
        players += await asyncio.to_thread(
            sit_down, crowd, Server(process.address), game, (0.0, 0.02), luck.randrange(1 << 30)
        )
    playing = [asyncio.ensure_future(one.run()) for one in players]
    for number in range(kills):
        seen = len(crowd.accepted)
        for _ in range(600):  # until somebody plays again
            if len(crowd.accepted) > seen:
                break
            await asyncio.sleep(0.05)
        await asyncio.sleep(luck.uniform(0.0, longest))
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        if number % 20 == 19:
            print(
                f"{number + 1} kills, {len(crowd.accepted)} choices confirmed, {len(crowd.errors)} errors", flush=True
            )
    before = how_far(players)
    for _ in range(300):  # every table goes on
        await asyncio.sleep(0.1)
        if all(number > before[table] for table, number in how_far(players).items()):
            break
    else:
        crowd.errors.append("a table did not go on")
    crowd.stopping = True
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.to_thread(process.kill)
    return crowd


def how_far(players: list[Player]) -> dict[str, int]:
    """The last choice at each table that was confirmed."""
    found: dict[str, int] = {}
    for one in players:
        found[one.table] = max(found.get(one.table, -1), one.confirmed)
    return found


def missing(crowd: Crowd, database: Path) -> list[str]:
    """The confirmed choices that are not in the database."""
    with sqlite3.connect(database) as file:
        rows = file.execute("SELECT table_id, number, lines FROM records").fetchall()
    file.close()
    kept = {(table, number): lines for table, number, lines in rows}
    found = []
    for table, decision, verb in crowd.accepted:
        lines = kept.get((table, decision + 1), b"")
        if f'"do":"{verb}"'.encode() not in lines:
            found.append(f"{table} {decision} {verb}: {lines[:80]!r}")
    return found


def prove(kills: int, tables: int, longest: float, folder: Path) -> int:
    """Do it all, and say what was found."""
    process = Process(folder)
    crowd = asyncio.run(kill_again_and_again(process, kills, tables, longest))
    lost = missing(crowd, folder / "tables.sqlite")
    print(f"{kills} kills, {tables} tables, {len(crowd.accepted)} choices confirmed, {crowd.games} games ended")
    print(f"lost: {len(lost)}; errors: {len(crowd.errors)}")
    for line in [*lost, *crowd.errors][:20]:
        print(" ", line)
    return 1 if lost or crowd.errors or not crowd.accepted else 0


def main() -> int:
    """Kill."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--longest", type=float, default=2.0, help="seconds that a server lives at most after a choice")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return prove(asked.kills, asked.tables, asked.longest, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
