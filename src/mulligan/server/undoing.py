"""Going back: against the computer to any point, against people by consent and never past anything hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mulligan.kernel.game import Game
from mulligan.saves.lines import line
from mulligan.server.messages import UndoAnswered, UndoAsked
from mulligan.server.refusals import Refusal
from mulligan.server.rows import PLAYING

if TYPE_CHECKING:
    from mulligan.server.table import Table


class Wish:
    """What somebody wishes: to go back to so many choices, as the table was when they said it."""

    def __init__(self, seat: int, keep: int, number: int, asked: set[int]) -> None:
        self.seat = seat
        self.keep = keep
        self.number = number
        self.asked = asked  # who has not yet agreed


class Undoing:
    """The wishes to go back at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.wish: Wish | None = None

    async def ask(self, seat: int, count: int, to: int) -> None:
        """A seat wishes to go back: so many of its choices, or to a point."""
        table = self.table
        async with table.lock:
            keep = self.keep(seat, count, to)
            others = {one for one in table.persons() if one != seat}
            if (others or table.row.shared) and self.learns(keep):
                raise Refusal("undo-hidden")
            if not others:
                await self.go_back(keep)
                return
            self.wish = Wish(seat, keep, table.number, others)
            asked = UndoAsked(by=table.row.seats[seat].name, count=len(table.story()) - keep)
            for one in others:
                table.tell(asked, one)

    async def answer(self, seat: int, agree: bool) -> None:
        """Somebody agrees with the wish of another, or does not."""
        table = self.table
        async with table.lock:
            wish = self.wish
            if wish is None or seat not in wish.asked or wish.number != table.number:
                raise Refusal("undo-nothing")
            wish.asked.discard(seat)
            if agree and wish.asked:
                return
            self.wish = None
            table.tell(UndoAnswered(by=table.row.seats[seat].name, agreed=agree))
            if agree:
                await self.go_back(wish.keep)

    def keep(self, seat: int, count: int, to: int) -> int:
        """How many choices are left after going back."""
        table = self.table
        story = table.story()
        if to >= 0:
            if to >= len(story):
                raise Refusal("undo-nothing")
            return to
        own = [number for number, one in enumerate(story) if one.by == seat and not one.unasked]
        if not own:
            raise Refusal("undo-nothing")
        return own[max(len(own) - count, 0)]

    def learns(self, keep: int) -> bool:
        """Whether anybody has learned something since, or chance was asked."""
        table = self.table
        assert table.session is not None
        return learned(table.session.at(keep), table.game)

    async def go_back(self, keep: int) -> None:
        """Go back; it is written down first, as a choice is."""
        table = self.table
        session = table.session
        assert session is not None
        if table.row.state not in (PLAYING, "over", "between"):
            raise Refusal("not-playing")
        if table.row.evening and table.row.state != PLAYING:
            raise Refusal("evening-goes-on")  # its result counts
        if session.best_of is not None and session.game.over:
            raise Refusal("undo-counted")
        back = len(session.chosen) - keep
        practice = table.row.practice or learned(session.at(keep), session.game)
        before = (table.row.practice, table.row.state)
        table.row.practice, table.row.state = practice, PLAYING
        try:
            await table.write(line({"undo": back}), whole=True)
        except Refusal:
            table.row.practice, table.row.state = before
            raise
        session.undo(back)
        session.undone = []
        table.number += 1
        here = {one.seat for one in table.connections}
        table.sights = {seat: sight for seat, sight in table.sights.items() if seat in here}  # the others look anew
        for wishes in table.wished.values():
            wishes.until = ""
        table.changed()


def learned(before: Game, after: Game) -> bool:
    """Whether somebody has come to know a card between two states of a game, or luck was asked."""
    if before.chance.row() != after.chance.row() or len(before.known) != len(after.known):
        return True
    return any(int(now) & ~int(was) for was, now in zip(before.known, after.known, strict=True))
