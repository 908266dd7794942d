"""A table at which somebody learns: how the lesson stands, and what its steps tell a player to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.values import as_dict
from mulligan.kernel.views import options_of
from mulligan.lessons import Coach, lesson

if TYPE_CHECKING:
    from mulligan.server.table import Table


class Teaching:
    """The coach of a table, if it is one for learning."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.coach: Coach | None = None

    def ready(self) -> Coach | None:
        """The coach, called again where the table was taken up again; None if this release has no such lesson."""
        row = self.table.row
        if row.lesson and self.coach is None:
            try:
                players = list(as_dict((row.scenario or {})["players"]))  # as they were called when it began
                self.coach = Coach(lesson(row.game, row.lesson).with_players(players))
            except MulliganError:
                row.lesson = ""
        return self.coach

    def state(self) -> str:
        """Whether the goal is reached or missed; empty while it is open, and where nobody learns."""
        coach = self.ready()
        return coach.state(self.table.game) if coach is not None and self.table.session is not None else ""

    def answer(self, player: int) -> int:
        """The index among a player's options of what the lesson lets them choose; -1 where nobody learns."""
        coach = self.ready()
        decision = self.table.game.decision
        if coach is None or decision is None:
            return -1
        chosen = coach.answer(self.table.game, player)
        return next(index for index, option in enumerate(options_of(decision, player)) if option is chosen)
