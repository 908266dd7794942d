"""An evening of limited play: packs are drafted or opened, decks built, and rounds played at tables of this server.

It is kept in a folder of its own, each part as the terminal keeps it: who sits there (`seats.json`), the draft
(`picks.draft`, which `mulligan draft --review` reads) and the rounds (`rounds.event`, which `mulligan event` reads).
"""

from __future__ import annotations

import asyncio
import hmac
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from mulligan import games
from mulligan.events.event import Event
from mulligan.events.files import KeptEvent, read_event
from mulligan.kernel.chance import one_way
from mulligan.kernel.kinds import DRAFT, Deck
from mulligan.limited.bots import DraftBot, pick_for_bots
from mulligan.limited.building import Builder
from mulligan.limited.files import KeptDraft, read_draft
from mulligan.limited.opening import new_draft, new_sealed
from mulligan.limited.pools import with_rest
from mulligan.saves.disk import write_file
from mulligan.saves.lines import header, line
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting, check_size, deck_row
from mulligan.server.refusals import BadDeckRefused, Refusal
from mulligan.server.restoring import restore
from mulligan.server.rows import CLOSED, COMPUTER, OPEN, OVER, PACED, PERSON, QUICK, ClockRow, SeatRow, TableRow
from mulligan.server.seating import hash_of
from mulligan.server.worker import DUEL, Question

if TYPE_CHECKING:
    from mulligan.server.hall import Hall
    from mulligan.server.table import Table

PICKING: Final = "picking"
BUILDING: Final = "building"
PLAYING: Final = "playing"
SEATS: Final = "seats.json"
PICKS: Final = "picks.draft"
ROUNDS: Final = "rounds.event"
WATCHING: Final = -1


class EveningSeat(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat: a person by a secret, or a computer player; nobody yet if neither."""

    name: str = ""
    secret: str = ""  # a hash of the seat's token
    agent: str = ""


class EveningRow(msgspec.Struct, omit_defaults=True):
    """What is agreed, who is there, and which table of the server each match has."""

    id: str
    game: str
    form: str
    set: str
    seats: list[EveningSeat]
    needed: int  # games that win a match
    agent: str  # who takes the seats that are left
    seed: int
    begun: bool = False
    clock: ClockRow | None = None  # of each match
    tables: dict[str, str] = {}  # by round and table of the event


class Evening:
    """One evening."""

    def __init__(self, row: EveningRow, folder: Path, hall: Hall) -> None:
        self.row = row
        self.folder = folder
        self.hall = hall
        self.kind = games.kind(row.game)
        self.lock = asyncio.Lock()
        self.kept: KeptDraft | None = None
        self.event: KeptEvent | None = None
        self.version = 0  # counts up with everything that happens
        self.duelling = False
        self.closed = False  # this is not the evening any more: it lies on the disk

    # -- Keeping -----------------------------------------------------------------------------------------------------

    def write(self) -> None:
        """Write down who sits there."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_file(str(self.folder / SEATS), msgspec.json.format(msgspec.json.encode(self.row)) + b"\n")

    def read(self) -> None:
        """Take up the draft and the rounds as they were left."""
        if not self.row.begun:
            return
        path = self.folder / PICKS
        self.kept = read_draft(str(path))
        self.kept.keep(path)
        if (self.folder / ROUNDS).is_file():
            self.event = read_event(str(self.folder / ROUNDS))

    def close(self) -> None:
        """Write no more."""
        self.closed = True
        if self.kept is not None:
            self.kept.close()

    def check_kept(self) -> None:
        """Refuse to go on if the draft could not be written down."""
        if self.kept is not None and self.kept.file is not None and self.kept.file.trouble is not None:
            raise Refusal("storage", 500)

    # -- Who and what ------------------------------------------------------------------------------------------------

    @property
    def state(self) -> str:
        """How far it is."""
        if self.kept is None:
            return OPEN
        if not self.kept.draft.over:
            return PICKING
        if self.event is None:
            return BUILDING
        return OVER if self.event.event.over() else PLAYING

    def busy(self) -> bool:
        """Whether somebody changes it, or computer players play."""
        return self.duelling or self.lock.locked()

    def waits(self) -> bool:
        """Whether a match may be over that it has not heard of, or computer players should be playing and do not."""
        if self.event is None or self.state != PLAYING:
            return False
        return self.hall.relay is not None or (not self.duelling and bool(self.duels(self.event)))

    def seat_of(self, token: str) -> int:
        """The seat that a token is for; WATCHING without one. An unknown one is refused."""
        if not token:
            return WATCHING
        secret = hash_of(token)
        for seat, one in enumerate(self.row.seats):
            if one.secret and hmac.compare_digest(one.secret, secret):
                return seat
        raise Refusal("no-seat", 403)

    def drafting(self) -> KeptDraft:
        """The draft; refused before it has begun."""
        if self.kept is None:
            raise Refusal("not-begun")
        return self.kept

    def deck_of(self, seat: int) -> Deck:
        """The deck that somebody has built, or what a computer player would build of their cards."""
        kept = self.drafting()
        if seat in kept.decks:
            return kept.decks[seat]
        return Builder(self.kind, bot_of(self.row.game).strengths).build(
            kept.draft.pools[seat], self.row.seats[seat].name
        )

    # -- What people do ----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Computer players take the seats that are left, and the packs are opened."""
        row = self.row
        if self.kept is not None:
            raise Refusal("begun")
        for number, seat in enumerate(row.seats, 1):
            if not seat.secret:
                seat.agent = row.agent
                seat.name = free_name(row, f"{row.agent} {number}")
        names, agents = [seat.name for seat in row.seats], [seat.agent for seat in row.seats]
        new = new_draft if row.form == DRAFT else new_sealed
        self.kept = new(self.kind, row.set, row.seed, names, agents)
        row.set, row.begun = self.kept.set, True
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.kept.keep(self.folder / PICKS)
        self.check_kept()  # before it is said to have begun
        self.write()

    def pick(self, seat: int, card: str, number: int) -> None:
        """Somebody picks a card, as their so manieth."""
        kept = self.drafting()
        if number != len(kept.draft.pools[seat]) + 1:
            raise Refusal("late", number=number)
        kept.pick(seat, card)

    def build(self, seat: int, cards: list[tuple[int, str]]) -> None:
        """Somebody has built their deck of these cards; all else of their pool is its sideboard."""
        kept = self.drafting()
        if self.state != BUILDING:
            raise Refusal("not-building")
        deck = Deck(self.row.seats[seat].name)
        deck.cards = [(count, name) for name, count in sorted(dict_of(cards).items())]
        check_size(deck)
        with_rest(self.kind, deck, kept.draft.pools[seat])
        complaints = self.kind.check_deck(deck, self.kind.newest(), self.row.form)
        if complaints:
            raise BadDeckRefused(self.kind, self.kind.newest(), complaints)
        kept.build(seat, deck)

    def drop(self, seat: int) -> None:
        """Somebody plays no further rounds."""
        if self.event is None:
            raise Refusal("not-begun")
        self.event.event.drop(seat)
        self.event.save()

    # -- What goes on by itself --------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Let computer players pick and build, pair rounds, set tables and hear their results."""
        self.version += 1
        await asyncio.to_thread(self.settle)
        event = self.event
        if event is not None:
            await self.end_tables(event)
        while event is not None and not event.event.over():
            if not event.event.rounds or event.event.rounds[-1].over():
                event.event.next_round()
                await asyncio.to_thread(event.save)
                self.version += 1
            await self.set_tables(event)
            if not event.event.rounds[-1].over():
                break
        if event is not None and not self.duelling and self.duels(event):
            self.duelling = True
            self.hall.begin(self.duel(event))

    def settle(self) -> None:
        """What computer players pick and build; with the last deck the rounds begin."""
        kept = self.kept
        if kept is None or self.event is not None:
            return
        pick_for_bots(kept, bot_of(self.row.game))
        self.check_kept()
        if not kept.draft.over:
            return
        for seat, agent in enumerate(kept.agents):
            if agent and seat not in kept.decks:
                kept.build(seat, self.deck_of(seat))
        if len(kept.decks) < len(kept.agents):
            return
        self.check_kept()  # the rounds begin with decks that are on the disk
        row = self.row
        event = Event(kept.draft.names, needed=row.needed, seed=row.seed)
        self.event = KeptEvent(event, row.game, self.kind.newest(), row.form)
        self.event.agents = kept.agents
        self.event.decks = [kept.decks[seat] for seat in range(len(kept.agents))]
        self.event.path = str(self.folder / ROUNDS)
        self.event.save()

    async def set_tables(self, event: KeptEvent) -> None:
        """A table of this server for every match with a person; and the results of those that are over."""
        for number, match in enumerate(event.event.rounds[-1].tables):
            players = match.players()
            if match.played or all(event.agents[player] for player in players):
                continue
            place = f"{len(event.event.rounds)}-{number}"
            table = await self.table_at(place)
            if table is None:
                table = await self.hall.create(self.table_row(event, players))
                self.row.tables[place] = table.row.id
                await asyncio.to_thread(self.write)
            if table.row.state == OPEN:  # also if the server was killed before the match could begin
                await table.matches.begin()
            else:
                await self.hear(event, number, table)

    async def table_at(self, place: str) -> Table | None:
        """The table of a match by its round and number; None if there is none, or none any more.

        One that another server has taken over is told of as it is kept.
        """
        name = self.row.tables.get(place, "")
        if not name:
            return None
        try:
            return await self.hall.table(name)
        except Refusal as refusal:
            if refusal.code not in ("no-table", "elsewhere"):
                raise
        kept = await self.hall.store.read(name)
        return await restore(kept, self.hall) if kept is not None else None

    async def end_tables(self, event: KeptEvent) -> None:
        """A match that somebody has left is not played on."""
        last = event.event.rounds[-1].tables if event.event.rounds else []
        for number, match in enumerate(last):
            place = f"{len(event.event.rounds)}-{number}"
            gone = [seat for seat, player in enumerate(match.players()) if player in event.event.dropped]
            if match.played and gone and place in self.row.tables:
                table = await self.table_at(place)
                if table is not None:
                    await table.matches.leave(gone[0])

    def table_row(self, event: KeptEvent, players: list[int]) -> TableRow:
        """A table for a match: people sit there by the tokens that they have here."""
        seats = []
        for player in players:
            seat, deck = self.row.seats[player], deck_row(event.decks[player])
            sort = COMPUTER if seat.agent else PERSON
            seats.append(SeatRow(sort, seat.name, seat.agent, deck, seat.secret))
        alone = sum(not event.agents[player] for player in players) == 1
        return TableRow(
            "",
            self.row.game,
            event.edition,
            self.row.form,
            seats,
            wins=self.row.needed,
            clock=self.row.clock,
            passing=QUICK if alone else PACED,
            evening=self.row.id,
            shared=sum(not agent for agent in event.agents) > 1,
        )

    async def hear(self, event: KeptEvent, number: int, table: Table) -> None:
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
        event.event.report(number, first, second, min(drawn, 99) or int(first + second == 0))
        await asyncio.to_thread(event.save)
        self.version += 1

    # -- Matches between computer players ----------------------------------------------------------------------------

    def duels(self, event: KeptEvent) -> list[int]:
        """The matches of this round that two computer players have yet to play."""
        tables = event.event.rounds[-1].tables if event.event.rounds else []
        return [
            number
            for number, match in enumerate(tables)
            if not match.played and all(event.agents[player] for player in match.players())
        ]

    async def duel(self, event: KeptEvent) -> None:
        """Play them, one after the other, in another process."""
        try:
            while not self.closed and (waiting := self.duels(event)):
                answer = await self.hall.analyses.thinkers.think(self.duel_question(event, waiting[0]))
                async with self.hall.evenings.at(self.row.id) as now:
                    if now is not self:
                        return  # it was taken up anew, and plays them itself
                    event.event.report(waiting[0], *(answer.score or [0, 0, 1]))
                    await asyncio.to_thread(event.save)
                    await self.go_on()
        except Exception as error:  # noqa: BLE001  whoever looks at the evening lets it go on
            self.hall.log.trouble("evening", error, evening=self.row.id)
        finally:
            self.duelling = False

    def duel_question(self, event: KeptEvent, number: int) -> Question:
        """A match of two computer players, as it is asked about."""
        players = event.event.rounds[-1].tables[number].players()
        names = [event.event.players[player] for player in players]
        decks = [event.decks[player] for player in players]
        seed = one_way(event.event.seed, 1, len(event.event.rounds), number)
        session = Session(Setting(self.kind, names, decks, event.edition, event.format, None, seed))
        return Question(
            asks=DUEL,
            header=line(header(session)).rstrip(),
            state=b"",
            player=0,
            seed=seed.to_bytes(12, "little"),
            rounds=event.event.needed,
        )


@lru_cache
def bot_of(game: str) -> DraftBot:
    """Who picks for computer players, and knows how strong the cards of a game are."""
    return DraftBot(games.kind(game))


def dict_of(cards: list[tuple[int, str]]) -> dict[str, int]:
    """Cards of a list by name, each once."""
    found: Counter[str] = Counter()
    for count, name in cards:
        found[name] += max(0, count)
    return {name: count for name, count in found.items() if count}


def free_name(row: EveningRow, name: str) -> str:
    """A name that nobody else has this evening."""
    others = {seat.name for seat in row.seats}
    found, number = name, 2
    while found in others:
        found, number = f"{name} {number}", number + 1
    return found
