"""A process in which computer players think: questions in, answers out, until its input ends."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable
from typing import BinaryIO, Final

import msgspec

from mulligan import games
from mulligan.agents import Agent, Seat, agent, ask, options_of
from mulligan.agents.advising import advise
from mulligan.agents.comparing import Reason
from mulligan.agents.looking_back import Look, point
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Kind
from mulligan.saves.lines import Header
from mulligan.saves.setting import Setting, deck_from
from mulligan.scenarios.sessions import LaidSetting

HEAD: Final = struct.Struct("<I")
MOST_MATCHES: Final = 64
SLOWER: Final = 10  # the server itself goes first
CHOICE: Final = "choice"  # what would an agent choose?
ADVICE: Final = "advice"  # which options win how often, and why?
CHANCES: Final = "chances"  # how likely is each player to win?
LOOKING_BACK: Final = "looking back"  # what did a choice cost?
DUEL: Final = "duel"  # how does a match of two computer players end?
MOST_DECISIONS: Final = 1500  # of a game of such a match


class Question(msgspec.Struct, kw_only=True):
    """What somebody wants to know of a moment of a game, for a player, with which luck."""

    asks: str = CHOICE
    agent: str = ""  # who chooses
    header: bytes  # of the game's save
    state: bytes
    player: int
    seed: bytes
    chosen: int = -1  # the option that was chosen, where it is looked back on
    rounds: int = 0  # games to imagine, where it is looked back on; games that win a match


class Answer(msgspec.Struct):
    """What was found out. Options are told by their indexes among those of the player."""

    index: int = -1  # what is best; -1 for none
    chances: list[tuple[int, float]] = []  # of options, best first; where chances are asked for, of players
    rounds: int = 0  # games that were imagined
    error: float = 0.0  # the standard error of what the choice cost
    reasons: list[tuple[str, float]] = []  # what speaks for the best: its name, and how much more of it
    score: list[int] = []  # of a match: games won by each, and drawn


class Thinker:
    """Answers questions; remembers the matches and agents it was asked about."""

    def __init__(self) -> None:
        self.matches: dict[bytes, Match] = {}
        self.agents: dict[str, Agent] = {}
        self.asked: dict[str, Callable[[Kind, Game, Question], Answer]] = {
            CHOICE: self.choice,
            ADVICE: self.advice,
            CHANCES: self.chances,
            LOOKING_BACK: self.looking_back,
        }

    def answer(self, question: Question) -> Answer:
        """Find out what is asked."""
        if question.asks == DUEL:
            return Answer(score=list(duel(question)))
        match = self.match(question.header)
        assert match.kind is not None
        game = match.kind.load_game(match, question.state)
        return self.asked[question.asks](match.kind, game, question)

    def choice(self, kind: Kind, game: Game, question: Question) -> Answer:
        """What an agent would choose."""
        if question.agent not in self.agents:
            self.agents[question.agent] = agent(question.agent)
        assert game.decision is not None
        options = options_of(game.decision, question.player)
        chosen = ask(self.agents[question.agent], kind, game, question.player, seed_of(question))
        indexes = (number for number, option in enumerate(options) if option is chosen or option == chosen)
        return Answer(index=next(indexes, -1))

    def advice(self, kind: Kind, game: Game, question: Question) -> Answer:
        """Which options win how often, and why the best is better than the second."""
        found = advise(Seat(kind, game, question.player, seed_of(question)))
        if found.sure >= 0:
            return Answer(index=found.sure)
        return Answer(found.chances[0][0], found.chances, found.rounds, 0.0, as_pairs(found.reasons))

    def chances(self, kind: Kind, game: Game, question: Question) -> Answer:
        """How likely each player is to win, as far as they can know."""
        return Answer(chances=list(enumerate(point(kind, game, question.rounds, seed_of(question)).chances)))

    def looking_back(self, kind: Kind, game: Game, question: Question) -> Answer:
        """What a choice cost, if it is sure that it cost something."""
        assert game.decision is not None
        own = options_of(game.decision, question.player)
        look = Look(kind, game, 0, question.player, seed_of(question))
        found = look.at(own[question.chosen], question.rounds)
        if found is None:
            return Answer()
        better = own.index(found.better)
        chances = [(better, found.chance_better), (question.chosen, found.chance_chosen)]
        return Answer(better, chances, question.rounds, found.error, as_pairs(found.reasons))

    def match(self, header: bytes) -> Match:
        """The match of a game."""
        found = self.matches.pop(header, None)
        if found is None:
            found = match_of(msgspec.json.decode(header, type=Header))
        self.matches[header] = found
        while len(self.matches) > MOST_MATCHES:
            del self.matches[next(iter(self.matches))]
        return found


def seed_of(question: Question) -> int:
    """The luck with which it is thought about."""
    return int.from_bytes(question.seed, "little")


def duel(question: Question) -> tuple[int, int, int]:
    """A match between two computer players who go by instinct."""
    from mulligan.sim.duels import INSTINCT, Duels  # whoever waits for a choice does not wait for it

    head = msgspec.json.decode(question.header, type=Header)
    decks = [deck_from(row) for row in head.decks]
    duels = Duels(games.kind(head.game), head.edition, head.format, MOST_DECISIONS)
    return duels.match(decks, [INSTINCT, INSTINCT], question.rounds, seed_of(question))


def as_pairs(reasons: list[Reason]) -> list[tuple[str, float]]:
    """Reasons as they go from one process to another."""
    return [(reason.name, reason.more) for reason in reasons]


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
            answer = thinker.answer(question)
        except (MulliganError, ValueError, LookupError, AssertionError, AttributeError, TypeError) as error:
            print(f"{question.asks} {question.agent}: {type(error).__name__}: {error}", file=sys.stderr)  # noqa: T201
            answer = Answer()
        written = msgspec.msgpack.encode(answer)
        sink.write(HEAD.pack(len(written)) + written)
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
