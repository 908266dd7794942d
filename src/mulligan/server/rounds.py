"""The rounds of an evening: a table of this server for every match with a person, and what comes of each."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from mulligan.events.event import Event
from mulligan.events.files import KeptEvent, read_event
from mulligan.kernel.chance import one_way
from mulligan.limited.files import KeptDraft
from mulligan.saves.lines import header, line
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting, deck_row
from mulligan.server.refusals import Refusal
from mulligan.server.restoring import restore
from mulligan.server.rows import CLOSED, COMPUTER, OPEN, OVER, PACED, PERSON, QUICK, SeatRow, TableRow
from mulligan.server.worker import DUEL, Question

if TYPE_CHECKING:
    from mulligan.server.evening import Evening
    from mulligan.server.table import Table

ROUNDS: Final = "rounds.event"


class Rounds:
    """The event of an evening, once all decks are built, and the tables it is played at."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.kept: KeptEvent | None = None
        self.duelling = False  # whether computer players play now

    def read(self) -> None:
        """Take up the rounds as they were left."""
        path = self.evening.folder / ROUNDS
        if path.is_file():
            self.kept = read_event(str(path))

    def begin(self, drafted: KeptDraft) -> None:
        """The rounds begin; whoever has left before plays none of them."""
        row = self.evening.row
        event = Event(drafted.draft.names, needed=row.needed, seed=row.seed)
        for seat, one in enumerate(row.seats):
            if one.gone:
                event.drop(seat)
        kept = KeptEvent(event, row.game, self.evening.kind.newest(), row.form)
        kept.agents = drafted.agents
        kept.decks = [drafted.decks[seat] for seat in range(len(drafted.agents))]
        kept.path = str(self.evening.folder / ROUNDS)
        kept.save()
        self.kept = kept

    def playing(self) -> KeptEvent:
        """The event; refused before it has begun."""
        if self.kept is None:
            raise Refusal("not-begun")
        return self.kept

    def drop(self, seat: int) -> None:
        """Somebody plays no further rounds."""
        kept = self.playing()
        kept.event.drop(seat)
        kept.save()

    def forfeit(self, seat: int) -> None:
        """Somebody has lost the match of this round, and goes on with the next."""
        kept = self.playing()
        key = self.key_of(seat)
        if not key:
            raise Refusal("no-match", name=kept.event.players[seat])
        number = kept.event.table_of(seat)
        needed, first = kept.event.needed, kept.event.rounds[-1].tables[number].first == seat
        self.evening.row.given.append(key)
        self.evening.write()
        kept.event.report(number, 0 if first else needed, needed if first else 0)
        kept.save()

    def key_of(self, seat: int) -> str:
        """The round and table of the match that somebody has to play now; empty for none."""
        if self.kept is None:
            return ""
        number = self.kept.event.table_of(seat)
        rounds = self.kept.event.rounds
        return f"{len(rounds)}-{number}" if number >= 0 and not rounds[-1].tables[number].played else ""

    def waits(self) -> bool:
        """Whether a match may be over that it has not heard of, or computer players should be playing and do not."""
        if self.kept is None or self.kept.event.over():
            return False
        return self.evening.hall.relay is not None or (not self.duelling and bool(self.duels(self.kept)))

    # -- Tables ------------------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Pair rounds, set tables and hear their results."""
        kept = self.kept
        if kept is None:
            return
        await self.end_tables(kept)
        while not kept.event.over():
            if not kept.event.rounds or kept.event.rounds[-1].over():
                kept.event.next_round()
                await asyncio.to_thread(kept.save)
                self.evening.version += 1
            await self.set_tables(kept)
            if not kept.event.rounds[-1].over():
                break
        if not self.duelling and self.duels(kept):
            self.duelling = True
            self.evening.hall.begin(self.duel(kept))

    async def set_tables(self, kept: KeptEvent) -> None:
        """A table of this server for every match with a person; and the results of those that are over."""
        evening = self.evening
        for number, match in enumerate(kept.event.rounds[-1].tables):
            players = match.players()
            if match.played or all(kept.agents[player] for player in players):
                continue
            key = f"{len(kept.event.rounds)}-{number}"
            table = await self.table_at(key)
            if table is None:
                table = await evening.hall.create(self.table_row(kept, players))
                evening.row.tables[key] = table.row.id
                await asyncio.to_thread(evening.write)
            if table.row.state == OPEN:  # also if the server was killed before the match could begin
                await table.matches.begin()
            else:
                await self.hear(kept, number, table)

    async def table_at(self, key: str) -> Table | None:
        """The table of a match by its round and number; None if there is none, or none any more.

        One that another server has taken over is told of as it is kept.
        """
        hall = self.evening.hall
        name = self.evening.row.tables.get(key, "")
        if not name:
            return None
        try:
            return await hall.table(name)
        except Refusal as refusal:
            if refusal.code not in ("no-table", "elsewhere"):
                raise
        kept = await hall.store.read(name)
        return await restore(kept, hall) if kept is not None else None

    async def end_tables(self, kept: KeptEvent) -> None:
        """A match that somebody has left, or was given up for lost, is not played on."""
        event, row = kept.event, self.evening.row
        for number, match in enumerate(event.rounds[-1].tables if event.rounds else []):
            key = f"{len(event.rounds)}-{number}"
            if not match.played or key not in row.tables:
                continue
            gone = [seat for seat, player in enumerate(match.players()) if player in event.dropped]
            if key in row.given:
                gone.append(match.wins.index(min(match.wins)))
            table = await self.table_at(key) if gone else None
            if table is not None:
                await table.matches.leave(gone[0])

    def table_row(self, kept: KeptEvent, players: list[int]) -> TableRow:
        """A table for a match: people sit there by the tokens that they have here."""
        row = self.evening.row
        seats = []
        for player in players:
            seat, deck = row.seats[player], deck_row(kept.decks[player])
            sort = COMPUTER if seat.agent else PERSON
            seats.append(SeatRow(sort, seat.name, seat.agent, deck, seat.secret))
        alone = sum(not kept.agents[player] for player in players) == 1
        return TableRow(
            "",
            row.game,
            kept.edition,
            row.form,
            seats,
            wins=row.needed,
            clock=row.clock,
            passing=QUICK if alone else PACED,
            evening=row.id,
            shared=sum(not agent for agent in kept.agents) > 1,
        )

    async def hear(self, kept: KeptEvent, number: int, table: Table) -> None:
        """The result of a table that is over; one that was closed for trouble counts as drawn."""
        if table.row.state not in (OVER, CLOSED):
            return
        first, second, drawn = 0, 0, 1
        best_of = table.session.best_of if table.session is not None else None
        if best_of is not None:
            first, second = best_of.wins
            drawn = max(0, best_of.played - first - second)
        elif table.session is not None and table.game.over:
            result = int(table.game.result)
            first, second, drawn = int(result == 0), int(result == 1), int(result < 0)
        kept.event.report(number, first, second, min(drawn, 99) or int(first + second == 0))
        await asyncio.to_thread(kept.save)
        self.evening.version += 1

    # -- Matches between computer players ----------------------------------------------------------------------------

    def duels(self, kept: KeptEvent) -> list[int]:
        """The matches of this round that two computer players have yet to play."""
        tables = kept.event.rounds[-1].tables if kept.event.rounds else []
        return [
            number
            for number, match in enumerate(tables)
            if not match.played and all(kept.agents[player] for player in match.players())
        ]

    async def duel(self, kept: KeptEvent) -> None:
        """Play them, one after the other, in another process."""
        evening, hall = self.evening, self.evening.hall
        try:
            while not evening.closed and (waiting := self.duels(kept)):
                answer = await hall.analyses.thinkers.think(self.duel_question(kept, waiting[0]))
                async with hall.evenings.at(evening.row.id) as now:
                    if now is not evening:
                        return  # it was taken up anew, and plays them itself
                    kept.event.report(waiting[0], *(answer.score or [0, 0, 1]))
                    await asyncio.to_thread(kept.save)
                    await evening.go_on()
        except Exception as error:  # noqa: BLE001  whoever looks at the evening lets it go on
            hall.log.trouble("evening", error, evening=evening.row.id)
        finally:
            self.duelling = False

    def duel_question(self, kept: KeptEvent, number: int) -> Question:
        """A match of two computer players, as it is asked about."""
        players = kept.event.rounds[-1].tables[number].players()
        names = [kept.event.players[player] for player in players]
        decks = [kept.decks[player] for player in players]
        seed = one_way(kept.event.seed, 1, len(kept.event.rounds), number)
        session = Session(Setting(self.evening.kind, names, decks, kept.edition, kept.format, None, seed))
        return Question(
            asks=DUEL,
            header=line(header(session)).rstrip(),
            state=b"",
            player=0,
            seed=seed.to_bytes(12, "little"),
            rounds=kept.event.needed,
        )
