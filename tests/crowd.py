"""Many players at once, for proofs of the server: a real server as a process, and seats that play by chance."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import mulligan
from mulligan.client import RefusedError, Server

HOME = str(Path(mulligan.__file__).resolve().parent.parent)  # of the Mulligan that is tested


class Process:
    """A server as a process of its own, which may be killed."""

    def __init__(self, folder: Path, *options: str, port: int = 0) -> None:
        self.folder = folder
        self.options = options
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None
        self.address = ""

    def start(self) -> None:
        """Start it, and wait until it answers."""
        here = {**os.environ, "MULLIGAN_DATA": str(self.folder), "PYTHONUNBUFFERED": "1", "PYTHONPATH": HOME}
        command = [sys.executable, "-m", "mulligan", "serve", "--port", str(self.port), *self.options]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=here, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        if found is None:
            raise RuntimeError(f"the server did not start: {said}{(self.folder / 'server.log').read_text()[-2000:]}")
        self.address, self.port = found[0].rstrip("/"), int(found[1])
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=60):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End it at once."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def memory(self) -> float:
        """How much memory it has, in MB."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]

    def processor(self) -> float:
        """How many seconds of a processor it has had."""
        assert self.process is not None
        told = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

    def metric(self, name: str) -> float:
        """A number that the server counts."""
        with urllib.request.urlopen(f"{self.address}/api/metrics", timeout=30) as told:
            text = told.read().decode()
        return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith(name))


# What a player needs of a message; the rest is passed over.


class Offered(msgspec.Struct):
    id: str
    verb: str


class Decision(msgspec.Struct):
    number: int = -1
    options: list[Offered] = []


class Look(msgspec.Struct):
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET
    over: bool | msgspec.UnsetType = msgspec.UNSET


class TableTold(msgspec.Struct):
    state: str = ""
    reason: str = ""


class Message(msgspec.Struct):
    type: str
    number: int = -1
    decision: int = -1
    code: str = ""
    reason: str = ""
    view: Look | None = None
    table: TableTold | None = None


DECODER = msgspec.json.Decoder(Message)


class Crowd:
    """What all players together have seen."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.accepted: list[tuple[str, int, str]] = []  # table, decision, verb
        self.keeps = False  # whether to remember every choice
        self.games = 0
        self.stopping = False


class Player:
    """A seat that plays by chance, after some time, and comes back whenever the server does."""

    def __init__(self, crowd: Crowd, seated: dict, address: str, pace: tuple[float, float], seed: int) -> None:
        self.crowd = crowd
        self.table = seated["table"]
        self.token = seated["token"]
        self.url = address.replace("http", "ws", 1) + seated["socket"]
        self.pace = pace
        self.luck = random.Random(seed)
        self.confirmed = -1  # the last decision that was confirmed
        self.asked = -1
        self.sent: tuple[int, str, float] | None = None

    async def run(self) -> None:
        """Play until the crowd goes home."""
        while not self.crowd.stopping:
            try:
                async with connect(self.url, max_size=None, compression=None, ping_interval=None) as socket:
                    await self.play(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05 + 0.1 * self.luck.random())

    async def play(self, socket: ClientConnection) -> None:
        """Play over one connection."""
        self.asked, self.sent = -1, None
        await socket.send(f'{{"type":"hello","token":"{self.token}"}}')
        first = True
        async for text in socket:
            message = DECODER.decode(text)
            if message.type == "view" and message.view is not None:
                if first and message.number <= self.confirmed:
                    self.crowd.errors.append(
                        f"lost: {self.table} is at {message.number}, {self.confirmed} was confirmed"
                    )
                first = False
                decision = message.view.decision
                if isinstance(decision, Decision) and decision.number != self.asked and decision.options:
                    self.asked = decision.number
                    await self.choose(socket, decision)
                if message.view.over is True:
                    self.crowd.games += 1
                    await socket.send('{"type":"ready"}')
            elif message.type == "accepted" and message.decision >= 0:
                self.confirm(message.decision)
            elif message.type == "refused" and message.code not in ("late", "repeated", "not-playing", "not-over"):
                self.crowd.errors.append(f"{message.code}: {message.reason}")
            elif message.table is not None and message.table.state == "closed":
                self.crowd.errors.append(f"closed: {message.table.reason}")
            if self.crowd.stopping:
                return

    async def choose(self, socket: ClientConnection, decision: Decision) -> None:
        """Choose something, after a while."""
        option = self.luck.choice(decision.options)
        if self.pace[1]:
            await asyncio.sleep(self.luck.uniform(*self.pace))
        if self.crowd.stopping:
            return
        self.sent = (decision.number, option.verb, time.perf_counter())
        said = {"type": "choose", "decision": decision.number, "option": option.id}
        await socket.send(msgspec.json.encode(said).decode())

    def confirm(self, number: int) -> None:
        """A choice was confirmed."""
        self.confirmed = max(self.confirmed, number)
        if self.sent is not None and self.sent[0] == number:
            self.crowd.latencies.append(time.perf_counter() - self.sent[2])
            if self.crowd.keeps:
                self.crowd.accepted.append((self.table, number, self.sent[1]))


def sit_down(crowd: Crowd, server: Server, game: str, pace: tuple[float, float], seed: int) -> list[Player]:
    """Two players at a new table."""
    seats = [{"sort": "me", "name": "Ann"}, {"sort": "open"}]
    made = server.ask("/api/tables", {"game": game, "seats": seats, "passing": "off"})
    for _ in range(20):
        try:
            joined = server.ask(f"/api/tables/{made['table']}/seats", {"name": "Bob"})
            break
        except RefusedError:
            raise
        except OSError:
            time.sleep(0.2)
    return [Player(crowd, one, server.address, pace, seed * 2 + number) for number, one in enumerate((made, joined))]


def percentile(values: list[float], share: float) -> float:
    """The value that so many of a hundred are not above."""
    ranked = sorted(values)
    return ranked[min(int(len(ranked) * share / 100), len(ranked) - 1)] if ranked else 0.0
