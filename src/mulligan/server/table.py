"""A table: seats, the game between them, and who listens. One change at a time, each written down before it is told."""

from __future__ import annotations

import asyncio
import copy
from typing import TYPE_CHECKING

from mulligan import games
from mulligan.agents.passing import Wishes
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.options import CONCEDE, Option
from mulligan.saves.chosen import Chosen
from mulligan.saves.lines import header, line
from mulligan.saves.session import Session
from mulligan.server.clocks import Clocks
from mulligan.server.connection import Connection
from mulligan.server.driving import Driving
from mulligan.server.infos import info_of
from mulligan.server.matches import Matches
from mulligan.server.messages import Seen, TableChanged, TableInfo, Told, write_told
from mulligan.server.refusals import Refusal
from mulligan.server.rows import COMPUTER, OFF, OVER, PERSON, PLAYING, WATCHING, TableRow
from mulligan.server.seating import seat_by
from mulligan.server.sight import Sight
from mulligan.server.teaching import Teaching
from mulligan.server.undoing import Undoing
from mulligan.server.watching import Watching
from mulligan.speech.tags import ENGLISH

if TYPE_CHECKING:
    from mulligan.server.hall import Hall


class Table:
    """Players, a game, and everybody who looks at it."""

    def __init__(self, row: TableRow, hall: Hall) -> None:
        self.row = row
        self.hall = hall
        self.kind = games.kind(row.game)
        self.session: Session | None = None
        self.number = 0  # of everything that has happened, which is also how much is written down
        self.lock = asyncio.Lock()
        self.sights: dict[int, Sight] = {}
        self.connections: list[Connection] = []
        self.taken: dict[int, tuple[int, str]] = {}  # the last choice of each seat
        self.languages: dict[int, str] = {}  # that each seat is spoken to in
        self.matches = Matches(self)
        self.driving = Driving(self)
        self.clocks = Clocks(self)
        self.undoing = Undoing(self)
        self.watching = Watching(self)
        self.teaching = Teaching(self)
        self.wished: dict[int, Wishes] = {}
        self.header = b""
        self.left_at = hall.now()  # when somebody was here last

    # -- Who is who --------------------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> int:
        """The seat that a token is for; WATCHING without one. An unknown one is refused."""
        if not token and not self.row.watching:
            raise Refusal("not-watched", 403)
        return seat_by(token, [row.secret for row in self.row.seats])

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, row in enumerate(self.row.seats) if row.sort == PERSON]

    def secrets_here(self) -> set[str]:
        """What is kept of the tokens of those who are connected now."""
        return {self.row.seats[one.seat].secret for one in self.connections if one.seat != WATCHING}

    def host(self) -> int:
        """The seat of who made the table: the first person's."""
        return next(iter(self.persons()), -1)

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return info_of(self)

    def info_for(self, seat: int) -> TableInfo:
        """The table as a seat may know it, or who watches."""
        return self.watching.info() if seat == WATCHING else self.info()

    def story(self) -> list[Chosen]:
        """Everything chosen in the game so far."""
        return self.session.chosen if self.session is not None else []

    def passes(self, seat: int) -> bool:
        """Whether a seat will pass by itself now: only one that has said where it wishes to be asked."""
        wishes = self.wished.get(seat)
        return wishes is not None and self.row.passing != OFF and wishes.unasked(self.game) is not None

    @property
    def game(self) -> Game:
        """The game that is being played."""
        if self.session is None:
            raise Refusal("not-begun")
        return self.session.game

    # -- Beginning ---------------------------------------------------------------------------------------------------

    async def start(self, session: Session) -> None:
        """Sit down to a game, which is written down first."""
        first = line(header(session)) + b"".join(line(one) for one in session.chosen)
        before = (self.row.games, self.row.state)
        self.row.games, self.row.state, self.row.decks = self.row.games + 1, PLAYING, []
        self.clocks.begin()
        try:
            await self.write(first, whole=True)
        except Refusal:
            self.row.games, self.row.state = before
            raise
        self.number += 1
        self.hall.log.tell("begun", table=self.row.id, game=self.row.games)
        self.sit(session)
        self.tell_seats(TableChanged(table=self.info()))  # which is no longer open, or between two games
        self.changed()

    def sit(self, session: Session) -> None:
        """This is the game from here on."""
        self.session = session
        self.header = line(header(session)).rstrip()
        self.sights = {}
        self.matches.ready = set()
        self.taken = {}
        for wishes in self.wished.values():
            wishes.until = ""  # it was said of another game

    # -- Choosing ----------------------------------------------------------------------------------------------------

    async def choose(self, seat: int, decision: int, id: str) -> None:
        """A seat chooses an option of its decision."""
        async with self.lock:
            sight = self.sight(seat)
            if self.taken.get(seat) == (decision, id) and decision != sight.decision:
                raise Refusal("repeated")
            if self.row.state != PLAYING:
                raise Refusal("not-playing")
            if sight.decision < 0:
                raise Refusal("not-asked")
            if decision != sight.decision:
                raise Refusal("late", number=sight.decision)
            option = sight.options.get(id)
            if option is None:
                raise Refusal("illegal")
            self.clocks.charge(seat)
            await self.take(option)
            self.taken[seat] = (decision, id)

    async def concede(self, seat: int) -> None:
        """A seat gives up."""
        async with self.lock:
            if self.row.state != PLAYING or not self.game.playing[seat]:
                raise Refusal("not-playing")
            await self.take(Option(CONCEDE, actor=seat))

    async def take(self, option: Option, unasked: bool = False) -> None:
        """Take an option: in the game, then on the disk, then for all to see."""
        session = self.session
        assert session is not None
        checks = len(session.checks)
        try:
            session.choose(option, unasked)
        except MulliganError:
            raise
        except Exception as error:
            session.game = session.at(len(session.chosen))
            self.hall.log.trouble("engine", error, table=self.row.id)
            raise Refusal("engine", 500) from error
        told = line(session.chosen[-1])
        if len(session.checks) > checks:
            told += line({"check": session.checks[-1][1]})
        over = session.game.over
        match = copy.deepcopy(session.best_of) if over else None
        if over:
            self.matches.end(session)
        try:
            await self.write(told, whole=over or self.row.clock is not None)
        except Refusal:
            session.undo()
            session.undone = []
            session.best_of = match or session.best_of
            self.row.state = PLAYING
            raise
        self.number += 1
        if over:
            self.hall.log.tell("over", table=self.row.id, game=self.row.games, choices=len(session.chosen))
            if self.row.evening and self.row.state == OVER:
                self.hall.evenings.heard(self.row.evening)
        self.changed()

    async def write(self, lines: bytes, whole: bool = False) -> None:
        """Write down what happens next, and if more has changed, all of the table."""
        try:
            await self.hall.store.write(self.row.id, self.row if whole else None, self.number + 1, lines)
        except Refusal as refusal:
            if refusal.code == "moved":
                self.hall.let_go(self)
            raise

    # -- Telling -----------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something has happened: tell everybody, and go on."""
        for seat in sorted({one.seat for one in self.connections if one.seat != WATCHING}):
            try:
                self.tell_view(seat)
            except Exception as error:  # noqa: BLE001  what has happened has happened; the others are told
                self.hall.log.trouble("view", error, table=self.row.id, seat=seat)
        self.clocks.go_on()
        if self.row.state != PLAYING or self.row.clock is not None or self.row.lesson:
            self.tell_seats(TableChanged(table=self.info()))
        self.watching.changed()
        self.driving.go_on()

    def go_on(self) -> None:
        """Go on with a game that was left."""
        self.clocks.go_on()
        self.driving.go_on()

    def sight(self, seat: int) -> Sight:
        """What a seat sees now."""
        found = self.sights.get(seat)
        if found is None:
            found = self.sights[seat] = Sight(self.kind, self.row.edition, seat, self.languages.get(seat, ENGLISH))
        if self.session is not None and found.at != self.number:
            found.look(self.game, self.number, self.passes(seat))
        return found

    def tell_view(self, seat: int) -> None:
        """Tell a seat what has changed for it."""
        if self.session is None:
            return
        sight = self.sights.get(seat)
        if sight is None:
            self.tell(self.whole_view(seat), seat)
        else:
            told = sight.look(self.game, self.number, self.passes(seat))
            self.tell(Seen(number=self.number, whole=False, view=told), seat)

    def whole_view(self, seat: int) -> Seen:
        """All that a seat sees."""
        return Seen(number=self.number, whole=True, view=self.sight(seat).whole())

    def tell_table(self) -> None:
        """Tell everybody who is here what the table is."""
        self.tell_seats(TableChanged(table=self.info()))
        text = write_told(TableChanged(table=self.watching.info()))
        for connection in self.connections:
            if connection.seat == WATCHING:
                connection.send(text)

    def tell_seats(self, told: Told) -> None:
        """Tell all who sit here."""
        text = write_told(told)
        for connection in self.connections:
            if connection.seat != WATCHING:
                connection.send(text)

    def tell(self, told: Told, seat: int | None = None) -> None:
        """Tell a seat, or everybody."""
        text = write_told(told)
        for connection in self.connections:
            if seat is None or connection.seat == seat:
                connection.send(text)

    # -- Coming and going --------------------------------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        """Somebody listens from here on."""
        async with self.lock:  # nothing is told that is not written down yet
            self.take_in(connection)

    def take_in(self, connection: Connection) -> None:
        """Tell somebody who has come all that there is to see."""
        self.speak(connection, connection.language)
        self.connections.append(connection)
        view = self.seen_by(connection)
        if view is not None:
            connection.say(view)
        self.tell_table()

    def speak(self, connection: Connection, language: str) -> None:
        """Speak this language to somebody from here on; to a seat wherever it listens, for it is one person's."""
        connection.language = language
        seat = connection.seat
        if seat == WATCHING:
            here = [connection] if connection in self.connections else []
        else:
            here = [one for one in self.connections if one.seat == seat]
            if self.languages.get(seat) != language:
                self.languages[seat] = language
                if self.session is not None and seat in self.sights:
                    self.sights[seat].speak(self.game, language)
            elif connection not in here:
                return
        for one in here:
            one.language = language
            view = self.seen_by(one)
            if view is not None:
                one.say(view)
            one.say(TableChanged(table=self.info_for(one.seat)))

    def seen_by(self, connection: Connection) -> Seen | None:
        """All that somebody sees of the game, if there is one."""
        if connection.seat == WATCHING:
            return self.watching.whole(connection.language)
        return self.whole_view(connection.seat) if self.session is not None else None

    def leave(self, connection: Connection) -> None:
        """Somebody listens no more."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.hall.evenings.was_here(self.row, connection.seat)
            self.tell_table()

    def is_computer(self, seat: int) -> bool:
        """Whether a computer player sits there."""
        return self.row.seats[seat].sort == COMPUTER
