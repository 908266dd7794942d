"""Who is waited for at an evening: how long each has had for a pick or a deck, and who is not there any more.

Time runs only where several people draft or build, as nobody else waits. It is for a full pack and shrinks with it.
Whoever missed a pick and has not been heard of since has only a moment for the next ones; back again, all their time.
What has run is not kept: after a restart of the server everybody has all their time, as nobody could pick meanwhile.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from mulligan.server.evening_rows import BUILDING, PICKING
from mulligan.server.rows import PLAYING

if TYPE_CHECKING:
    from mulligan.server.evening import Evening

SHORTEST: Final = 10.0  # seconds for a pick, however few cards there are
MOMENT: Final = 3.0  # for a pick of somebody who is away and has missed one
AWAY: Final = 30.0  # after so many seconds without a word somebody is not there
LONG_AWAY: Final = 300.0  # and after so many others may let them go


class Waiting:
    """The clocks of an evening before its rounds, and who was heard of when."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.heard = [evening.hall.now() for _ in evening.row.seats]  # when each was last heard of
        self.since: dict[int, tuple[int, float]] = {}  # for which pick each is waited for, and since when
        self.missed: set[int] = set()  # those whose last pick was made for them
        self.timer: asyncio.TimerHandle | None = None

    # -- Who is there ------------------------------------------------------------------------------------------------

    def hear(self, seat: int) -> None:
        """Somebody asks or does something: they are there, and have all their time if they were given up."""
        back = seat in self.missed and self.is_away(seat)
        self.heard[seat] = self.evening.hall.now()
        if back:
            self.missed.discard(seat)
            self.since.pop(seat, None)
            self.go_on()

    def silence(self, seat: int) -> float:
        """For how many seconds nothing was heard of somebody, neither here nor at their table."""
        hall = self.evening.hall
        name = self.evening.row.tables.get(self.evening.rounds.key_of(seat), "")
        table = hall.tables.get(name)
        if table is not None and self.evening.row.seats[seat].secret in table.secrets_here():
            return 0.0
        if name and table is None and hall.relay is not None:
            return 0.0  # they may be at the table, which another server has
        return hall.now() - self.heard[seat]

    def is_away(self, seat: int) -> bool:
        """Whether somebody seems to have gone."""
        return bool(self.evening.row.seats[seat].secret) and self.silence(seat) > AWAY

    def may_let_go(self, seat: int, by: int) -> bool:
        """Whether one may say that another has left: the host, and all who wait for somebody long away."""
        people = [one for one in self.evening.row.people() if not self.evening.has_left(one)]
        if seat not in people or by not in people or seat == by:
            return False
        return by == people[0] or (self.is_waited_for(seat) and self.silence(seat) > LONG_AWAY)

    def is_waited_for(self, seat: int) -> bool:
        """Whether others cannot go on without somebody."""
        evening = self.evening
        if evening.kept is None:
            return False
        if evening.state == PICKING:
            return seat in evening.kept.draft.asked()
        if evening.state == BUILDING:
            return seat not in evening.kept.decks
        return evening.state == PLAYING and bool(evening.rounds.key_of(seat))

    # -- Clocks ------------------------------------------------------------------------------------------------------

    def seconds(self, seat: int) -> float:
        """How long somebody has for what they are asked now; 0 for as long as they like."""
        row, kept = self.evening.row, self.evening.kept
        if kept is None or len(row.people()) < 2 or self.evening.state not in (PICKING, BUILDING):
            return 0.0
        if self.evening.state == BUILDING:
            return float(row.build)
        if row.pick and seat in self.missed and self.is_away(seat):
            return MOMENT
        full = max(len(pack) for pack in kept.draft.packs[seat])
        return max(row.pick * len(kept.draft.hands[seat]) / full, min(SHORTEST, float(row.pick)))

    def left(self, seat: int) -> float | None:
        """The seconds that somebody has left; None where no time runs for them."""
        seconds = self.seconds(seat)
        if not seconds or seat not in self.since:
            return None
        return round(max(0.0, self.since[seat][1] + seconds - self.evening.hall.now()), 1)

    def late(self) -> list[int]:
        """Those whose time is over."""
        return [seat for seat in self.since if self.is_waited_for(seat) and self.left(seat) == 0]

    def go_on(self) -> None:
        """Let the time of those run who are asked now; of who is asked for the same as before it runs on."""
        self.stop()
        now, kept = self.evening.hall.now(), self.evening.kept
        before, self.since = self.since, {}
        if kept is None or self.evening.state not in (PICKING, BUILDING):
            return
        for seat in self.evening.row.people():
            if self.is_waited_for(seat):
                pick = -1 if self.evening.state == BUILDING else len(kept.draft.pools[seat])
                same = seat in before and before[seat][0] == pick
                self.since[seat] = before[seat] if same else (pick, now)
        times = [left for seat in self.since if (left := self.left(seat)) is not None]
        if times and not self.evening.closed:
            self.timer = asyncio.get_running_loop().call_later(min(times) + 0.1, self.ring)

    def ring(self) -> None:
        """Somebody's time is over."""
        self.evening.hall.begin(self.evening.run_out())

    def stop(self) -> None:
        """No clock runs any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
