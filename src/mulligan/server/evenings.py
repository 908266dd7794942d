"""The evenings of limited play of this server: begun, joined, found again after a restart."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from mulligan.kernel.chance import fresh_seed
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import DRAFT
from mulligan.kernel.shelves import data_folder
from mulligan.kernel.visible import visible
from mulligan.limited.draft import FEWEST, MOST
from mulligan.limited.packs import Sheets, pack_rules
from mulligan.server.evening import SEATS, Evening, EveningRow, EveningSeat, free_name
from mulligan.server.refusals import Refusal
from mulligan.server.rows import OPEN
from mulligan.server.seating import LONGEST_NAME, check_agent, hash_of
from mulligan.server.words import kept_words

if TYPE_CHECKING:
    from mulligan.server.hall import Hall

ID: Final = re.compile(r"[\w-]{16}")
MOST_OPEN: Final = 200  # evenings in memory


class Evenings:
    """All evenings, by id; those that nobody has asked for lie on the disk."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.here: dict[str, Evening] = {}

    def folder(self, id: str) -> Path:
        """Where an evening is kept."""
        return data_folder() / "evenings" / id

    def find(self, id: str) -> Evening:
        """An evening by its id, taken up again if it was left."""
        found = self.here.get(id)
        if found is not None:
            return found
        path = self.folder(id) / SEATS
        if not ID.fullmatch(id) or not path.is_file():
            raise Refusal("no-evening", 404)
        try:
            row = msgspec.json.decode(path.read_bytes(), type=EveningRow)
            found = Evening(row, path.parent, self.hall)
            found.read()
        except (OSError, msgspec.MsgspecError, MulliganError):
            raise Refusal("unreadable", 409, reason=id) from None
        return self.add(found)

    def add(self, evening: Evening) -> Evening:
        """Have one at hand, and put away what nobody has asked for the longest."""
        self.here[evening.row.id] = evening
        while len(self.here) > MOST_OPEN:
            self.here.pop(next(iter(self.here))).close()
        return evening

    def forget(self, evening: Evening) -> None:
        """Something about it could not be written: what is on the disk counts."""
        self.here.pop(evening.row.id, None)
        evening.close()

    def new(self, game: str, form: str, code: str, seats: int, agent: str, needed: int) -> Evening:
        """A new evening at which nobody sits yet."""
        kind = self.hall.kind(game)
        check_agent(agent)
        forms: list[str] = [*pack_rules(kind).packs]
        if form not in forms:
            raise Refusal("no-format", 422, formats=forms)
        if form == DRAFT and not FEWEST <= seats <= MOST:
            raise MulliganError("draft-seats", count=seats, fewest=FEWEST, most=MOST)
        Sheets(kind, code)  # a set that has no packs is refused at once
        name = secrets.token_urlsafe(12)
        row = EveningRow(name, game, form, code, [EveningSeat() for _ in range(seats)], needed, agent, fresh_seed())
        return self.add(Evening(row, self.folder(name), self.hall))

    def sit_down(self, evening: Evening, name: str, language: str) -> tuple[int, str]:
        """Give the next free seat to a person: which it is, and its token. People sit as far apart as they can."""
        row = evening.row
        free = [seat for seat, one in enumerate(row.seats) if not one.secret]
        if evening.state != OPEN or not free:
            raise Refusal("begun" if evening.state != OPEN else "seat-taken")
        taken = [seat for seat, one in enumerate(row.seats) if one.secret]
        seat = max(free, key=lambda one: (min((apart(one, other, len(row.seats)) for other in taken), default=0), -one))
        token = secrets.token_urlsafe(24)
        words = kept_words("", language)
        wanted = visible(name.strip())[:LONGEST_NAME] or words.say("server-somebody")
        row.seats[seat].name = free_name(row, wanted)
        row.seats[seat].secret = hash_of(token)
        evening.write()
        return seat, token

    def heard(self, id: str) -> None:
        """A match of an evening is over: its result is taken in, and the next round begins if it was the last."""
        self.hall.begin(self.hear(id))

    async def hear(self, id: str) -> None:
        """Take in what has happened at the tables of an evening."""
        evening = self.find(id)
        async with evening.lock:
            await evening.go_on()

    def close(self) -> None:
        """The server goes down."""
        for evening in self.here.values():
            evening.close()


def apart(one: int, other: int, seats: int) -> int:
    """How many seats lie between two at a round table."""
    between = abs(one - other)
    return min(between, seats - between)
