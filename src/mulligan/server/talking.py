"""The chat of a table: for all who are there, as text; the host can end it, or mute somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mulligan.kernel.visible import visible
from mulligan.server.messages import Chatted
from mulligan.server.refusals import Refusal

if TYPE_CHECKING:
    from mulligan.server.table import Table


def talk(table: Table, seat: int, text: str) -> None:
    """Somebody says something to everybody at the table."""
    if not table.row.chat:
        raise Refusal("chat-off")
    if table.row.seats[seat].muted:
        raise Refusal("muted")
    table.tell(Chatted(by=table.row.seats[seat].name, text=visible(text), seat=seat))


async def settle(table: Table, seat: int, chat: bool | None, muted: dict[int, bool]) -> None:
    """The host switches the chat on or off, or mutes somebody."""
    async with table.lock:
        if seat != table.host():
            raise Refusal("only-host")
        if not all(0 <= one < len(table.row.seats) for one in muted):
            raise Refusal("no-seat")
        if chat is not None:
            table.row.chat = chat
        for one, quiet in muted.items():
            table.row.seats[one].muted = quiet
        await table.hall.store.write(table.row.id, table.row)
        table.tell_table()
