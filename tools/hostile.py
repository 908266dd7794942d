#!/usr/bin/env python3
"""Says what no client should: python tools/hostile.py --messages 100000

Malformed, hostile and out-of-order messages over many WebSockets, with and without a seat, while others play at tables
of their own. Nothing may go wrong in the server, and nobody else may be slowed or told anything.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]
sys.path.append(str(ROOT / "src"))  # an installed Mulligan, as compiled, comes first

from websockets.asyncio.client import ClientConnection, connect  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

from crowd import Crowd, Process, percentile, sit_down  # noqa: E402
from mulligan.client import Server  # noqa: E402

EACH = 80  # messages over one connection, which the server takes at once
LAST_TRIES = 30  # how often it is asked whether it has answered all, before it counts as gone
PAUSE = 2  # seconds after which it is asked again
TYPES = [
    "hello",
    "choose",
    "concede",
    "undo",
    "answer",
    "chat",
    "stops",
    "why",
    "hint",
    "sideboard",
    "settle",
    "ready",
    "sync",
    "ping",
    "welcome",
    "view",
    "table",
    "accepted",
]
FIELDS = [
    "decision",
    "option",
    "count",
    "to",
    "agree",
    "text",
    "stops",
    "skips",
    "hold",
    "until",
    "card",
    "target",
    "verb",
    "agent",
    "cards",
    "chat",
    "mute",
    "unmute",
    "token",
    "protocol",
    "re",
    "type",
    "__class__",
    "constructor",
]
VALUES: list[object] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    -(2**63),
    1e308,
    "",
    "keep",
    "pass",
    "play.c1",
    "x" * 5000,
    "\u202e\u0000\ud7ff",
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
    [],
    [[]],
    {},
    [[1, "Plains"]] * 400,
    {"a": {"b": {}}},
]
RAW = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"hello"',
    b"\xff\xfe\x00",
    b"[" * 3000,
    b'{"type":' * 500,
    b'{"type":"choose","decision":1e999,"option":""}',
    b'{"type":"choose","type":"ping"}',
    b"NaN",
    b" " * 60_000,
]


def message(luck: random.Random) -> str | bytes:
    """Something that nobody should say."""
    if luck.random() < 0.25:
        raw = luck.choice(RAW)
        return raw if luck.random() < 0.5 else raw.decode("latin-1")
    told: dict[str, object] = {"type": luck.choice(TYPES)}
    for _ in range(luck.randrange(5)):
        told[luck.choice(FIELDS)] = luck.choice(VALUES)
    text = json.dumps(told)
    if luck.random() < 0.2:
        place = luck.randrange(len(text))
        text = text[:place] + chr(luck.randrange(1, 0xD7FF)) + text[place + luck.randrange(3) :]
    return text.encode() if luck.random() < 0.1 else text


class Attack:
    """One who means no good, at a seat or without one."""

    def __init__(self, url: str, token: str, luck: random.Random) -> None:
        self.url = url
        self.token = token
        self.luck = luck
        self.sent = 0
        self.answers: dict[str, int] = {}
        self.wrong: list[str] = []

    async def run(self, count: int) -> None:
        """Say so much."""
        while self.sent < count:
            try:
                async with connect(self.url, max_size=None, compression=None, open_timeout=60) as socket:
                    await self.talk(socket, min(EACH, count - self.sent))
            except (OSError, WebSocketException, TimeoutError):
                self.sent += 1

    async def talk(self, socket: ClientConnection, count: int) -> None:
        """Say something over one connection, and read every answer."""
        if self.luck.random() < 0.9:  # and sometimes no hello
            await socket.send(json.dumps({"type": "hello", "token": self.token}))
        reading = asyncio.ensure_future(self.read(socket))
        try:
            for _ in range(count):
                await socket.send(message(self.luck))
                self.sent += 1
            for _ in range(LAST_TRIES):  # the server may find the last question too fast, like any other
                await socket.send('{"type":"ping","re":77}')
                if (await asyncio.wait({reading}, timeout=PAUSE))[0]:
                    return reading.result()
            raise TimeoutError
        finally:
            reading.cancel()

    async def read(self, socket: ClientConnection) -> None:
        """Read what the server says to it, until the last answer."""
        async for text in socket:
            told = json.loads(text)
            key = told["type"] if told["type"] != "refused" else f"refused: {told['code']}"
            self.answers[key] = self.answers.get(key, 0) + 1
            if told.get("code") == "engine" or "Traceback" in str(text):
                self.wrong.append(str(text)[:300])
            if told["type"] == "pong" and told.get("re") == 77:
                return


class Found:
    """What attackers were answered."""

    def __init__(self, attacks: list[Attack]) -> None:
        self.sent = sum(one.sent for one in attacks)
        self.wrong = [line for one in attacks for line in one.wrong]
        self.answers: dict[str, int] = {}
        for one in attacks:
            for key, number in one.answers.items():
                self.answers[key] = self.answers.get(key, 0) + number


def attack(address: str, victim: str, count: int, attackers: int) -> Found:
    """Attack from a process of its own, so that nobody else is slowed by what this one does."""
    return asyncio.run(attack_all(address, victim, count, attackers))


async def attack_all(address: str, victim: str, count: int, attackers: int) -> Found:
    """Attack by many connections at once: at the table of others, and at one's own."""
    server = Server(address, timeout=120.0)
    attacks = []
    for number in range(attackers):
        luck = random.Random(number)
        if number % 3 == 0:  # without a seat, or with a wrong token
            attacks.append(Attack(victim, "" if number % 2 else "not-a-token", luck))
            continue
        game = ("lorcana", "cipher", "magic")[number % 3]
        seats = [{"sort": "me"}, {"sort": "computer", "agent": "random"}]
        made = server.ask("/api/tables", {"game": game, "seats": seats})
        attacks.append(Attack(address.replace("http", "ws", 1) + made["socket"], made["token"], luck))
    await asyncio.gather(*(one.run(count // attackers + 1) for one in attacks))
    return Found(attacks)


async def play_meanwhile(process: Process, count: int, attackers: int) -> tuple[Found, Crowd]:
    """Some attack, others play."""
    crowd = Crowd()
    victims = await asyncio.to_thread(sit_down, crowd, Server(process.address), "cipher", (0.05, 0.1), 1)
    playing = [asyncio.ensure_future(one.run()) for one in victims]
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        work = elsewhere.submit(attack, process.address, victims[0].url, count, attackers)
        found = await asyncio.wrap_future(work)
    crowd.stopping = True
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found, crowd


def prove(count: int, folder: Path, attackers: int = 6) -> int:
    """Attack, and say what was found."""
    process = Process(folder)
    process.start()
    try:
        found, crowd = asyncio.run(play_meanwhile(process, count, attackers))
        troubles = process.metric("mulligan_troubles_total")
    finally:
        process.kill()
    print(f"{found.sent} messages; answers: {dict(sorted(found.answers.items()))}")
    print(
        f"others meanwhile: {len(crowd.latencies)} choices, "
        f"99th percentile {percentile(crowd.latencies, 99) * 1000:.0f} ms, {len(crowd.errors)} errors; "
        f"troubles in the server: {troubles:.0f}"
    )
    for line in [*found.wrong, *crowd.errors][:20]:
        print(" ", line)
    if troubles:
        print((folder / "server.log").read_text()[-3000:])
    return 1 if found.wrong or crowd.errors or troubles or not crowd.latencies else 0


def main() -> int:
    """Attack."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--attackers", type=int, default=12)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return prove(asked.messages, Path(folder), asked.attackers)


if __name__ == "__main__":
    sys.exit(main())
