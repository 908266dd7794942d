"""Games that are over, looked back on: the curve of chances and the choices that turned them, found out bit by bit.

A process of its own thinks about one choice after the other, as long as somebody asks; what was found is kept.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from mulligan.agents import options_of
from mulligan.kernel.chance import one_way
from mulligan.kernel.game import Game
from mulligan.saves.lines import header, line
from mulligan.saves.session import Session
from mulligan.server.refusals import Refusal
from mulligan.server.sight import Row
from mulligan.server.thinking import Thinkers
from mulligan.server.words import speaker_for, with_names
from mulligan.server.worker import CHANCES, LOOKING_BACK, Answer, Question
from mulligan.sim.statistics import CERTAINTY
from mulligan.speech.reasons import reason_in_words

if TYPE_CHECKING:
    from mulligan.server.hall import Hall

ROUNDS: Final = 40  # games imagined for a choice
MOST_KEPT: Final = 16  # analyses
MOST_WAITING: Final = 4  # analyses that go on at the same time
PATIENCE: Final = 20.0  # seconds after which nobody seems to wait any more


class Turn:
    """A choice that cost something."""

    def __init__(self, at: int, player: int, chosen: int, answer: Answer) -> None:
        self.at = at  # how many choices had been made
        self.player = player
        self.chosen = chosen  # its index among the player's options
        self.answer = answer


class Analysis:
    """What has been found about a game so far."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.header = line(header(session)).rstrip()
        self.done = 0  # choices that have been looked at
        self.curve: list[Row] = []
        self.turns: list[Turn] = []
        self.asked_at = 0.0
        self.going_on = False

    def count(self) -> int:
        """How many choices there are."""
        return len(self.session.game.choices or [])

    def question(self, asks: str, game: Game, player: int, chosen: int = -1) -> Question:
        """What is asked about the choice that is looked at now."""
        seed = one_way(self.done, player, len(asks))
        return Question(
            asks=asks,
            header=self.header,
            state=game.to_bytes(),
            player=player,
            seed=seed.to_bytes(12, "little"),
            chosen=chosen,
            rounds=ROUNDS,
        )


class Analyses:
    """The analyses of a server, by table and game."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.thinkers = Thinkers(1)  # beside those that people wait for
        self.kept: dict[tuple[str, int], Analysis] = {}

    async def look(self, id: str, game: int, language: str) -> Row:
        """What has been found so far; whoever asks lets it go on."""
        session = await self.hall.replays.session(id, game)
        if not session.game.over:
            raise Refusal("not-over", 403)
        found = self.kept.pop((id, game), None)
        if found is None or found.session.game.choices != session.game.choices:
            if found is not None:
                found.asked_at = 0.0  # nobody waits for what was taken back
            found = Analysis(session)
        self.kept[id, game] = found
        idle = [key for key, one in self.kept.items() if one is not found and not one.going_on]
        for key in idle[: max(0, len(self.kept) - MOST_KEPT)]:  # one that goes on is counted until it ends
            del self.kept[key]
        found.asked_at = time.monotonic()
        if found.done < found.count() and not found.going_on:
            if sum(one.going_on for one in self.kept.values()) >= MOST_WAITING:
                raise Refusal("too-fast", 429)
            found.going_on = True
            self.hall.begin(self.go_on(found))
        return await asyncio.to_thread(in_words, found, language)

    async def go_on(self, found: Analysis) -> None:
        """Look at one choice after the other, as long as somebody wants to know."""
        try:
            while found.done < found.count() and time.monotonic() - found.asked_at < PATIENCE:
                await self.look_at(found, await asyncio.to_thread(found.session.at, found.done))
                found.done += 1
        finally:
            found.going_on = False

    async def look_at(self, found: Analysis, game: Game) -> None:
        """Look at the next choice, and at the chances where a turn begins."""
        if not found.curve or found.curve[-1]["turn"] != int(game.turn):
            answer = await self.thinkers.think(found.question(CHANCES, game, 0))
            chances = [round(chance, 3) for _, chance in answer.chances]
            if chances:
                found.curve.append({"at": found.done, "turn": int(game.turn), "chances": chances})
        number, decision = (found.session.game.choices or [])[found.done], game.decision
        if number < 0 or decision is None:
            return
        option = decision.options[number]
        player = int(option.whose(decision.player))
        own = options_of(decision, player)
        if len(own) > 1:
            chosen = own.index(option)
            answer = await self.thinkers.think(found.question(LOOKING_BACK, game, player, chosen))
            if answer.index >= 0:
                found.turns.append(Turn(found.done, player, chosen, answer))

    async def close(self) -> None:
        """Nobody thinks any more."""
        await self.thinkers.close()


def in_words(found: Analysis, language: str) -> Row:
    """What has been found, in words."""
    game = found.session.game
    names = list(game.match.names)
    row: Row = {
        "done": found.done,
        "count": found.count(),
        "players": names,
        "winner": game.winner,
        "curve": found.curve,
        "turns": [turn_in_words(found, one, language) for one in found.turns],
        "given_away": [
            round(sum(cost(one.answer) for one in found.turns if one.player == seat), 3) for seat in range(len(names))
        ],
    }
    return with_names(row, language)


def cost(answer: Answer) -> float:
    """What a choice gave away, in chances of winning."""
    (_, better), (_, chosen) = answer.chances
    return better - chosen


def turn_in_words(found: Analysis, one: Turn, language: str) -> Row:
    """A choice that cost something: what was chosen, what was better, what that cost, and why."""
    game = found.session.at(one.at)
    decision = game.decision
    assert decision is not None
    own = options_of(decision, one.player)
    speaker = speaker_for(found.session.kind, found.session.setting.edition, one.player, language)
    (_, better), (_, chosen) = one.answer.chances
    half = CERTAINTY * one.answer.error
    return {
        "at": one.at,
        "turn": int(game.turn),
        "player": one.player,
        "chosen": speaker.deed(game, own[one.chosen], decision.topic),
        "better": speaker.deed(game, own[one.answer.index], decision.topic),
        "chances": [round(chosen, 3), round(better, 3)],
        "interval": [round(better - chosen - half, 3), round(better - chosen + half, 3)],
        "reasons": [reason_in_words(speaker.words, name, more) for name, more in one.answer.reasons],
    }
