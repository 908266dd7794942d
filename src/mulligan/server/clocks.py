"""Chess clocks: a person's time runs while they are asked; who runs out is answered for, and then loses."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from mulligan.agents import deciders, options_of
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.options import CONCEDE, Option
from mulligan.server.refusals import Refusal
from mulligan.server.rows import PLAYING

if TYPE_CHECKING:
    from mulligan.server.table import Table

GRACE: Final = 10.0  # seconds for the next choice, after somebody was answered for


class Clocks:
    """The clocks of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.running: set[int] = set()
        self.since = 0.0
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """A game begins: everybody has all their time."""
        clock = self.table.row.clock
        if clock is not None:
            for seat in self.table.row.seats:
                seat.left, seat.answered = float(clock.seconds), 0

    def left(self, seat: int) -> float | None:
        """The seconds that a seat has left; None where there are no clocks."""
        if self.table.row.clock is None:
            return None
        gone = self.table.hall.now() - self.since if seat in self.running else 0.0
        return round(max(self.table.row.seats[seat].left - gone, 0.0), 1)

    def charge(self, chooser: int = -1) -> None:
        """Take what has run from those whose clocks ran; whoever chose gets the increment."""
        clock = self.table.row.clock
        if clock is None:
            return
        now = self.table.hall.now()
        for seat in self.running:
            row = self.table.row.seats[seat]
            row.left = max(row.left - (now - self.since), 0.0)
        if chooser in self.running:
            self.table.row.seats[chooser].left += clock.increment
        self.since = now

    def go_on(self) -> None:
        """Let the clocks of those run who are asked now."""
        table = self.table
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.running = set()
        if table.row.clock is None or table.row.state != PLAYING or table.session is None:
            return
        decision = table.game.decision
        asked = deciders(decision) if decision is not None else []
        self.running = {seat for seat in asked if not table.is_computer(seat)}
        self.since = table.hall.now()
        if self.running:
            soonest = min(self.running, key=lambda seat: table.row.seats[seat].left)
            left = table.row.seats[soonest].left
            self.timer = asyncio.get_running_loop().call_later(left, self.ring, soonest, table.number)

    def ring(self, seat: int, number: int) -> None:
        """Somebody has run out of time."""
        self.table.driving.begin(self.run_out(seat, number))

    async def run_out(self, seat: int, number: int) -> None:
        """Answer for somebody who has run out of time, or let them lose, as the table says."""
        table = self.table
        async with table.lock:
            clock = table.row.clock
            if clock is None or table.number != number or table.row.state != PLAYING:
                return
            decision = table.game.decision
            if decision is None:
                return
            row = table.row.seats[seat]
            own = options_of(decision, seat)
            option = Option(CONCEDE, actor=seat)
            if row.answered < clock.answers and own:
                option = table.driving.simple(own)
            self.charge()
            row.answered += 1
            row.left = GRACE
            try:
                await table.take(option)
            except (Refusal, MulliganError) as error:
                table.hall.log.tell("clock-stuck", table=table.row.id, error=type(error).__name__)

    def stop(self) -> None:
        """No clock runs any more."""
        if self.timer is not None:
            self.timer.cancel()
