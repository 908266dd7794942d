"""What goes on by itself at a table: computer players choose, and nobody is asked where there is nothing to do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mulligan.agents import deciders, options_of
from mulligan.kernel.chance import one_way
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.options import Option
from mulligan.server.messages import Hinted
from mulligan.server.refusals import Refusal
from mulligan.server.rows import PLAYING, QUICK
from mulligan.server.seating import check_agent
from mulligan.server.worker import ADVICE, CHOICE, Answer, Question
from mulligan.speech.reasons import reason_in_words

if TYPE_CHECKING:
    from mulligan.server.table import Table


class Driving:
    """Takes the choices at a table that no person takes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tasks: set[asyncio.Task[None]] = set()
        self.begun = -1  # the number of the decision that somebody is seeing to

    def go_on(self) -> None:
        """Let who must choose choose, if it is no person."""
        table = self.table
        if table.row.state != PLAYING or table.session is None:
            return
        decision = table.game.decision
        if decision is None:
            return
        if self.begun == table.number or table.teaching.state():
            return  # somebody sees to it; or the lesson is over, and waits for the learner
        players = deciders(decision)
        for player in players:
            if table.is_computer(player):
                self.begun = table.number
                self.begin(self.think(player, table.number))
                return
        for player in players:
            if table.passes(player):
                quick = table.row.passing == QUICK or table.wished[player].tells_nothing(table.game)
                self.begun = table.number
                self.begin(self.pass_for(player, table.number, 0.0 if quick else table.hall.pace()))
                return

    async def pass_for(self, player: int, number: int, delay: float) -> None:
        """Pass for a person, after some time, unless they or another have done something meanwhile."""
        table = self.table
        if delay:
            await asyncio.sleep(delay)
        async with table.lock:
            if table.number != number or table.row.state != PLAYING:
                return
            option = table.wished[player].unasked(table.game) if table.passes(player) else None
            if option is None:
                self.begun = -1
                return
            try:
                table.clocks.charge(player)
                await table.take(option, unasked=True)
            except (Refusal, MulliganError) as error:
                table.hall.log.tell("passing-stuck", table=table.row.id, error=type(error).__name__)

    def begin(self, work: object) -> None:
        """Do something beside everything else."""
        assert asyncio.iscoroutine(work)
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def question(self, player: int, agent: str) -> Question:
        """What another process is asked about a player: what an agent chooses, or, with none, for advice."""
        table = self.table
        seed = one_way(table.row.luck, table.number, player)
        return Question(
            asks=CHOICE if agent else ADVICE,
            agent=agent,
            header=table.header,
            state=table.game.to_bytes(),
            player=player,
            seed=seed.to_bytes(12, "little"),
        )

    async def think(self, player: int, number: int) -> None:
        """Let a computer player choose, unless something else has happened meanwhile."""
        table = self.table
        index = -1
        if not table.row.lesson:
            index = (await table.hall.thinkers.think(self.question(player, table.row.seats[player].agent))).index
        async with table.lock:
            if table.number != number or table.row.state != PLAYING:
                return
            decision = table.game.decision
            if decision is None:
                return
            own = options_of(decision, player)
            index = table.teaching.answer(player) if table.row.lesson else index
            option = own[index] if 0 <= index < len(own) else self.simple(own)
            try:
                await table.take(option, False)
            except (Refusal, MulliganError) as error:
                table.hall.log.tell("computer-stuck", table=table.row.id, error=type(error).__name__)

    async def hint(self, player: int, agent: str) -> Hinted:
        """What an agent would do in a person's stead, or, with none, which option wins how often; unfair to nobody."""
        table = self.table
        if len(table.persons()) > 1 or table.row.shared:
            raise Refusal("hint-unfair")
        if agent:
            check_agent(agent)
        async with table.lock:
            sight = table.sight(player)
            if table.row.state != PLAYING or sight.decision < 0:
                raise Refusal("not-asked")
            number, decision = table.number, table.game.decision
            assert decision is not None
            own = options_of(decision, player)
            answer = Answer(index=table.teaching.answer(player))
            question = self.question(player, agent)
        if answer.index < 0:
            answer = await table.hall.thinkers.think(question)
        if table.number != number or not 0 <= answer.index < len(own):
            raise Refusal("late", number=sight.decision)
        names = [next(name for name, option in sight.options.items() if option == one) for one in own]
        return Hinted(
            decision=sight.decision,
            option=names[answer.index],
            chances=[(names[index], round(chance, 3)) for index, chance in answer.chances],
            rounds=answer.rounds,
            reasons=[reason_in_words(sight.speaker.words, name, more) for name, more in answer.reasons],
        )

    def simple(self, options: list[Option]) -> Option:
        """What is chosen for somebody who gives no answer."""
        passive = self.table.kind.passive
        return next((option for option in options if option.verb in passive), options[0])

    async def stop(self) -> None:
        """Nothing goes on any more."""
        for task in list(self.tasks):
            task.cancel()
        self.table.clocks.stop()
        self.table.watching.stop()
        await asyncio.gather(*self.tasks, return_exceptions=True)
