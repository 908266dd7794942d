"""From game to game: the first, the next of a match with cards from the sideboard, and once more after the end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from mulligan.kernel.kinds import Deck
from mulligan.saves.best_of import BestOf
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting, check_size, copy_deck, deck_from, deck_row
from mulligan.scenarios.sessions import LaidSetting
from mulligan.server.refusals import BadDeckRefused, Refusal
from mulligan.server.rows import BETWEEN, OPEN, OVER, PLAYING
from mulligan.server.words import warm_words

if TYPE_CHECKING:
    from mulligan.server.table import Table


class Matches:
    """The games of a table, one after the other."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ready: set[int] = set()  # who waits for the next game

    async def begin(self) -> None:
        """Begin the first game, all seats being taken."""
        table = self.table
        async with table.lock:
            if table.row.state != OPEN or any(seat.sort == OPEN for seat in table.row.seats):
                raise Refusal("not-full")
            await table.start(await asyncio.to_thread(self.first))

    def first(self) -> Session:
        """The first game of the table; whoever tells it reads the words that they need."""
        table = self.table
        row = table.row
        for language in {one.language for one in table.connections}:
            warm_words(row.game, language)
        if row.scenario is not None:
            return Session(LaidSetting(table.kind, row.scenario))
        names = [seat.name for seat in row.seats]
        decks = [deck_from(seat.deck) for seat in row.seats if seat.deck is not None]
        seed = table.hall.seed()
        setting = Setting(table.kind, names, decks, row.edition, row.format, row.teams, seed, switches=row.switches)
        return Session(setting, BestOf(setting, row.wins) if row.wins > 1 else None)

    def end(self, session: Session) -> None:
        """A game is over: the match goes on, or it is over too."""
        best_of = session.best_of
        self.table.row.state = OVER
        if best_of is not None:
            best_of.count(session.game)
            if best_of.winner < 0:
                self.table.row.state = BETWEEN

    async def is_ready(self, seat: int) -> None:
        """A person is ready for the next game, which begins when all are."""
        table = self.table
        async with table.lock:
            if table.row.state not in (BETWEEN, OVER):
                raise Refusal("not-over")
            if table.row.evening and table.row.state == OVER:
                raise Refusal("evening-goes-on")
            self.ready.add(seat)
            if set(table.persons()) <= self.ready:
                await table.start(await asyncio.to_thread(self.following))
            else:
                table.tell_table()

    def following(self) -> Session:
        """The next game of the match; or, after its end, the same once more, where who lost chooses who begins."""
        table = self.table
        session = table.session
        assert session is not None
        best_of = session.best_of
        if best_of is not None and table.row.state == BETWEEN:
            return Session(best_of.next_setting(table.hall.seed()), best_of)
        if table.row.scenario is not None:
            return self.first()
        counting = BestOf(best_of.first if best_of is not None else session.setting, table.row.wins)
        if best_of is None:
            counting.count(session.game)
        setting = counting.next_setting(table.hall.seed())
        return Session(setting, BestOf(setting, table.row.wins) if table.row.wins > 1 else None)

    async def leave(self, seat: int) -> None:
        """Somebody plays no more games here: the one that goes on is lost, and no other follows."""
        table = self.table
        if table.row.state == PLAYING:
            with suppress(Refusal):  # it has just ended
                await table.concede(seat)
        async with table.lock:
            if table.row.state in (OPEN, BETWEEN):
                before, table.row.state = table.row.state, OVER
                try:
                    await table.hall.store.write(table.row.id, table.row)
                except Refusal:
                    table.row.state = before
                    raise
                table.tell_table()

    def deck_of(self, seat: int) -> Deck:
        """The deck of a seat as it is now: between two games the one of the next."""
        session = self.table.session
        if session is None:
            raise Refusal("not-begun")
        decks = session.best_of.decks if session.best_of is not None else session.setting.decks
        return decks[seat]

    async def sideboard(self, seat: int, cards: list[tuple[int, str]]) -> None:
        """Between two games: the deck of a seat from here on, of all the cards that it brought."""
        table = self.table
        async with table.lock:
            best_of = table.session.best_of if table.session is not None else None
            if table.row.state != BETWEEN or best_of is None:
                raise Refusal("not-between")
            before = best_of.decks[seat]
            deck = swapped(best_of.first.decks[seat], cards, best_of.is_free)
            check_size(deck)
            best_of.decks[seat] = deck
            complaints = best_of.complaints(seat)
            if complaints:
                best_of.decks[seat] = before
                raise BadDeckRefused(table.kind, table.row.edition, complaints)
            decks, table.row.decks = table.row.decks, [deck_row(one) for one in best_of.decks]
            try:
                await table.hall.store.write(table.row.id, table.row)
            except Refusal:
                best_of.decks[seat], table.row.decks = before, decks
                raise


def swapped(brought: Deck, cards: list[tuple[int, str]], is_free: Callable[[str], bool]) -> Deck:
    """A deck of these cards, which must be among those that were brought, or free to be added; the rest lies aside."""
    left: Counter[str] = Counter()
    for count, name in [*brought.cards, *brought.side]:
        left[name] += count
    deck = copy_deck(brought)
    deck.cards = [(count, name) for count, name in cards if count > 0]
    for count, name in deck.cards:
        left[name] -= count
        if left[name] < 0 and not is_free(name):
            raise Refusal("not-brought", name=name[:100])
    deck.side = [(count, name) for name, count in left.items() if count > 0 and not is_free(name)]
    return deck
