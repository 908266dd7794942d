"""Agents that are programs of any language: `command:node bot.js`. JSON lines go over the program's standard streams.

A line to the program is a question with all that the seat may know; a line back names an option (docs/agents.md). A
program that says nothing in time, something that is no answer, or nothing ever again, is told in one sentence.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from mulligan.agents.seat import Agent, AgentFailed, Seat
from mulligan.kernel.errors import MulliganError, NotAnOption
from mulligan.kernel.options import Option
from mulligan.kernel.values import shortly

PREFIX: Final = "command:"
PROTOCOL: Final = 1
PATIENCE: Final = 60.0  # seconds for one answer, and for the program to begin
LONGEST: Final = 1 << 16  # bytes of an answer
LEAVING: Final = 2.0  # seconds to end by itself


class Program:
    """A program that has been started, and how to talk with it."""

    def __init__(self, words: list[str]) -> None:
        self.process: subprocess.Popen[bytes] = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=os.name == "posix",  # a Ctrl-C is for us
        )

    def streams(self) -> tuple[IO[bytes], IO[bytes]]:
        """What it reads and what it writes."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout

    def ask(self, question: bytes, seconds: float) -> bytes | None:
        """Its answer to a question: empty if it has ended, None if it gave none in time."""
        found: list[bytes] = []
        talk = threading.Thread(target=self.talk, args=(question, found), daemon=True)
        talk.start()
        talk.join(seconds)
        return None if talk.is_alive() else (found or [b""])[0]

    def talk(self, question: bytes, found: list[bytes]) -> None:
        """Write a question, and wait for a line."""
        ours, theirs = self.streams()
        with suppress(OSError, ValueError):
            ours.write(question)
            ours.flush()
            found.append(theirs.readline(LONGEST))

    def end(self, seconds: float) -> None:
        """Have it end: it reads that nothing more comes, and is stopped where that does not help."""
        for stream in self.streams()[:1]:
            with suppress(OSError, ValueError):
                stream.close()
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        with suppress(OSError, ValueError):
            self.streams()[1].close()


class CommandAgent(Agent):
    """Asks a program, which is started with the first question and ends with this process at the latest."""

    repeatable = False  # nobody knows what a program does

    def __init__(self, command: str, seconds: float = PATIENCE) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise MulliganError("command-words", command=command, reason=str(error)) from None
        if not self.words:
            raise MulliganError("command-words", command=command, reason="none")
        self.name = Path(self.words[-1]).name[:40] or "command"
        self.seconds = seconds
        self.program: Program | None = None

    def choose(self, seat: Seat) -> Option:
        """The option that the program names."""
        answer = self.answer(seat)
        chosen = answer.get("choose") if isinstance(answer, dict) else None
        if isinstance(chosen, str):
            with suppress(NotAnOption):
                found = seat.kind.choice_of(seat.known, seat.player, chosen)
                return next(option for option in seat.options if option == found)
        if isinstance(chosen, int) and not isinstance(chosen, bool) and 0 <= chosen < len(seat.options):
            return seat.options[chosen]
        self.stop()
        raise AgentFailed("command-answer", agent=self.name, answer=shortly(answer))

    def answer(self, seat: Seat) -> object:
        """What the program says to the question of a seat."""
        if self.program is None:
            self.program = self.start()
        question = {
            "protocol": PROTOCOL,
            "ask": "choose",
            "game": seat.kind.name,
            "player": seat.known.match.names[seat.player],
            "seed": int(seat.chance.next()),
            "view": seat.view(),
        }
        told = self.program.ask(json.dumps(question, ensure_ascii=False).encode() + b"\n", self.seconds)
        if told is None or not told.endswith(b"\n"):
            code = self.program.process.poll()
            self.stop()
            if told is None:
                raise AgentFailed("command-late", agent=self.name, seconds=f"{self.seconds:g}")
            raise AgentFailed("command-ended", agent=self.name, code="none" if code is None else str(code))
        try:
            found: object = json.loads(told)
        except (ValueError, RecursionError):
            self.stop()
            raise AgentFailed(
                "command-answer", agent=self.name, answer=shortly(told.decode("utf-8", "replace"))
            ) from None
        return found

    def start(self) -> Program:
        """Start the program."""
        try:
            return Program(self.words)
        except (OSError, ValueError) as error:
            raise AgentFailed("command-start", command=self.words[0], reason=str(error)) from None

    def stop(self) -> None:
        """End the program."""
        if self.program is not None:
            program, self.program = self.program, None
            program.process.kill()
            program.end(LEAVING)

    def __del__(self) -> None:
        program = getattr(self, "program", None)
        if program is not None:
            program.end(LEAVING)
