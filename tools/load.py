#!/usr/bin/env python3
"""Many tables at once over real WebSockets: python tools/load.py --tables 500 --minutes 10

One server process; every seat answers after one to three seconds. Then the same without waiting, for choices a second.
With --thinking 8 as many computer players think all the while at tables of their own, as hard as they can. Prints how
long a choice takes to be confirmed, and how much memory the server has, minute by minute: in all, for a table, and how
many choices long the games are that it remembers. Games begin together, so that they grow longer for as long as the
first of them last; memory that is flat grows with them by what a choice takes, and with nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]
sys.path.append(str(ROOT / "src"))  # an installed Mulligan, as compiled, comes first

from crowd import Crowd, Player, Process, percentile, sit_down  # noqa: E402
from mulligan.client import Server  # noqa: E402

THIRD = 3  # the minute after which memory should be flat


class Minute:
    """What the server has in memory at a time: MB in all, and how many choices of games that are being played."""

    def __init__(self, process: Process) -> None:
        self.megabytes = process.memory()
        self.choices = process.metric("mulligan_remembered_choices")

    def told(self, tables: int, empty: float) -> str:
        """It, for a table, without what an empty server has."""
        own = (self.megabytes - empty) * 1024 / tables
        return f"{self.megabytes:.0f} MB, {own:.0f} KB a table, games {self.choices / tables:.0f} choices long"


class Report:
    """What was measured."""

    def __init__(self, empty: float) -> None:
        self.empty = empty  # MB of a server without tables
        self.minutes: list[Minute] = []
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.rate = 0.0
        self.cost = 0.0  # seconds of a processor for a choice
        self.choices = 0
        self.games = 0


async def measure(process: Process, tables: int, seconds: float, unpaced: float, thinking: int) -> Report:
    """Let them all play."""
    report = Report(process.memory())
    crowd, busy = Crowd(), Crowd()
    server = Server(process.address, timeout=120.0)
    players: list[Player] = []
    for number in range(tables):
        game = ("lorcana", "cipher", "magic")[number % 3]
        players += await asyncio.to_thread(sit_down, crowd, server, game, (1.0, 3.0), number)
    for number in range(thinking):
        seats = [{"sort": "me"}, {"sort": "computer", "agent": "expert"}]
        made = await asyncio.to_thread(server.ask, "/api/tables", {"game": "magic", "seats": seats})
        players.append(Player(busy, made, process.address, (0.0, 0.0), number))
    playing = [asyncio.ensure_future(one.run()) for one in players]
    await asyncio.sleep(min(5.0, seconds / 4))
    crowd.latencies.clear()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(min(60.0, max(end - time.monotonic(), 0.1)))
        report.minutes.append(await asyncio.to_thread(Minute, process))
        print(
            f"{len(crowd.latencies)} choices, 99th percentile {percentile(crowd.latencies, 99) * 1000:.0f} ms, "
            f"{report.minutes[-1].told(tables, report.empty)}, {len(crowd.errors)} errors",
            flush=True,
        )
    report.latencies = crowd.latencies[:]
    if unpaced:
        for one in players:
            one.pace = (0.0, 0.0)
        await asyncio.sleep(4.0)
        before, begun, spent = len(crowd.latencies), time.monotonic(), process.processor()
        await asyncio.sleep(unpaced)
        made = len(crowd.latencies) - before
        report.rate = made / (time.monotonic() - begun)
        report.cost = (process.processor() - spent) / max(made, 1)
    crowd.stopping = busy.stopping = True
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    report.errors = crowd.errors + busy.errors
    report.choices, report.games = len(crowd.latencies), crowd.games
    if process.metric("mulligan_troubles_total"):
        report.errors.append("something went wrong in the server; its log says what")
    return report


def prove(tables: int, seconds: float, unpaced: float, thinking: int, folder: Path) -> Report:
    """Measure, and say what was found."""
    process = Process(folder)
    process.start()
    try:
        report = asyncio.run(measure(process, tables, seconds, unpaced, thinking))
    finally:
        process.kill()
    told = [
        f"{name} {percentile(report.latencies, share) * 1000:.0f} ms" for name, share in (("median", 50), ("99 %", 99))
    ]
    print(f"{tables} tables, {thinking} thinking, {len(report.latencies)} choices paced: {', '.join(told)}")
    print(f"memory: {', '.join(f'{one.megabytes:.0f}' for one in report.minutes)} MB")
    tell_growth(report, tables)
    print(
        f"unpaced: {report.rate:.0f} choices a second, {report.cost * 1000:.2f} ms of a processor each; "
        f"{report.games} games ended; {len(report.errors)} errors"
    )
    for line in report.errors[:20]:
        print(" ", line)
    return report


def tell_growth(report: Report, tables: int) -> None:
    """How much more memory the last minute has than the third, in all and for every choice that games are longer."""
    if len(report.minutes) <= THIRD:
        return
    third, last = report.minutes[THIRD - 1], report.minutes[-1]
    more, longer = last.megabytes - third.megabytes, last.choices - third.choices
    for number, minute in ((THIRD, third), (len(report.minutes), last)):
        print(f"minute {number}: {minute.told(tables, report.empty)}")
    print(
        f"since then {more:+.0f} MB, {more / third.megabytes:+.1%}; games are {longer / tables:+.0f} choices "
        f"longer, {more * 1024 * 1024 / longer if longer > 0 else 0:.0f} bytes for each"
    )


def main() -> int:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--unpaced", type=float, default=30.0, help="seconds")
    parser.add_argument("--thinking", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = prove(asked.tables, asked.minutes * 60, asked.unpaced, asked.thinking, Path(folder))
    return 1 if report.errors else 0


if __name__ == "__main__":
    sys.exit(main())
