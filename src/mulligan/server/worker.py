"""A process in which computer players think: questions in, numbers of options out, until its input ends."""

from __future__ import annotations

import os
import struct
import sys
from typing import BinaryIO, Final

import msgspec

from mulligan import games
from mulligan.agents import Agent, agent, ask, options_of
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Match
from mulligan.saves.lines import Header
from mulligan.saves.setting import Setting, deck_from
from mulligan.scenarios.sessions import LaidSetting

HEAD: Final = struct.Struct("<I")
MOST_MATCHES: Final = 64
SLOWER: Final = 10  # the server itself goes first


class Question(msgspec.Struct):
    """What a computer player is to choose: who, in which game, with which luck."""

    agent: str
    header: bytes  # of the game's save
    state: bytes
    player: int
    seed: bytes


class Thinker:
    """Answers questions; remembers the matches and agents it was asked about."""

    def __init__(self) -> None:
        self.matches: dict[bytes, Match] = {}
        self.agents: dict[str, Agent] = {}

    def answer(self, question: Question) -> int:
        """The number of the option chosen among those of the player; -1 for none."""
        if question.agent not in self.agents:
            self.agents[question.agent] = agent(question.agent)
        match = self.match(question.header)
        assert match.kind is not None
        game = match.kind.load_game(match, question.state)
        assert game.decision is not None
        options = options_of(game.decision, question.player)
        seed = int.from_bytes(question.seed, "little")
        chosen = ask(self.agents[question.agent], match.kind, game, question.player, seed)
        return next((number for number, option in enumerate(options) if option is chosen or option == chosen), -1)

    def match(self, header: bytes) -> Match:
        """The match of a game."""
        found = self.matches.pop(header, None)
        if found is None:
            found = match_of(msgspec.json.decode(header, type=Header))
        self.matches[header] = found
        while len(self.matches) > MOST_MATCHES:
            del self.matches[next(iter(self.matches))]
        return found


def match_of(head: Header) -> Match:
    """The match that a save's first line tells of."""
    kind = games.kind(head.game)
    if head.scenario is not None:
        return LaidSetting(kind, head.scenario).match()
    decks = [deck_from(row) for row in head.decks]
    return Setting(
        kind, head.players, decks, head.edition, head.format, head.teams, 0, head.chooser, head.switches
    ).match()


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    thinker = Thinker()
    while len(head := source.read(HEAD.size)) == HEAD.size:
        question = msgspec.msgpack.decode(source.read(HEAD.unpack(head)[0]), type=Question)
        try:
            number = thinker.answer(question)
        except (MulliganError, ValueError, LookupError, AssertionError, AttributeError, TypeError) as error:
            print(f"{question.agent}: {type(error).__name__}: {error}", file=sys.stderr)  # noqa: T201
            number = -1
        sink.write(HEAD.pack(number + 1))
        sink.flush()


def main() -> None:
    """The process."""
    if hasattr(os, "nice"):
        os.nice(SLOWER)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what an agent prints is no answer
    try:
        serve(sys.stdin.buffer, answers)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)


if __name__ == "__main__":
    main()
