"""Sitting down: people with a token, computer players, and the decks that both bring."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mulligan.agents import AGENTS
from mulligan.decks import read_deck_file
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.visible import visible
from mulligan.saves.setting import DeckRow, deck_row
from mulligan.server.refusals import BadDeckRefused, Refusal
from mulligan.server.rows import COMPUTER, OPEN, PERSON, WATCHING, SeatRow, TableRow
from mulligan.server.words import kept_words

if TYPE_CHECKING:
    from mulligan.server.table import Table

LONGEST_NAME: Final = 30
MOST_DECK: Final = 100_000  # letters of a list


async def sit_down(table: Table, seat: int, name: str, deck: DeckRow, language: str) -> str:
    """Give a seat to a person, the first that is free if none is named; its token. The game begins with the last."""
    async with table.lock:
        row = table.row
        if row.state != OPEN:
            raise Refusal("begun")
        free = [number for number, one in enumerate(row.seats) if one.sort == OPEN]
        taken = free[0] if seat < 0 and free else seat
        if taken not in free:
            raise Refusal("seat-taken")
        token = secrets.token_urlsafe(24)
        row.seats[taken] = SeatRow(PERSON, free_name(row, name, language), deck=deck, secret=hash_of(token))
        await table.hall.store.write(row.id, row)
        table.tell_table()
    if all(one.sort != OPEN for one in row.seats):
        await table.matches.begin()
    return token


async def fill(table: Table, agent: str, language: str) -> None:
    """Computer players take the seats that are left, and the game begins."""
    async with table.lock:
        row = table.row
        if row.state != OPEN:
            raise Refusal("begun")
        for number, one in enumerate(row.seats):
            if one.sort == OPEN:
                deck = await asyncio.to_thread(legal_deck, table.kind, "", "", row.edition, row.format, language)
                row.seats[number] = computer(row, agent, deck, language)
    await table.matches.begin()


def computer(row: TableRow, agent: str, deck: DeckRow, language: str) -> SeatRow:
    """A seat for a computer player."""
    check_agent(agent)
    name = kept_words("", language).say("server-computer", agent=agent)
    return SeatRow(COMPUTER, free_name(row, name, language), agent, deck)


def check_agent(agent: str) -> None:
    """Refuse a computer player that is not here."""
    if agent not in AGENTS:
        raise MulliganError("no-agent", name=agent, agents=list(AGENTS))


def free_name(row: TableRow, name: str, language: str) -> str:
    """A name that nobody else at the table has."""
    name = visible(name.strip())[:LONGEST_NAME] or kept_words("", language).say("server-somebody")
    return unused(name, [seat.name for seat in row.seats])


def unused(name: str, others: Iterable[str]) -> str:
    """A name that no other has, with a number behind it if need be."""
    taken = set(others)
    found, number = name, 2
    while found in taken:
        found, number = f"{name} {number}", number + 1
    return found


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_by(token: str, kept: list[str]) -> int:
    """The seat that a token is for, by what is kept of each; WATCHING without one. An unknown one is refused."""
    if not token:
        return WATCHING
    secret = hash_of(token)
    for seat, one in enumerate(kept):
        if one and hmac.compare_digest(one, secret):
            return seat
    raise Refusal("no-seat", 403)


# -- Decks -------------------------------------------------------------------------------------------------------------


def legal_deck(kind: Kind, name: str, text: str, edition: str, format: str, language: str) -> DeckRow:
    """A deck that may be played: a built-in one by its name, one by its list, or any."""
    if text:
        deck = read_deck(kind, text, language)
        deck.name = visible(name or deck.name)[:LONGEST_NAME]
    else:
        deck = kind.built_in_deck(name or secrets.choice(kind.decks_for(format)))
        deck.name = deck.name or name
    complaints = kind.check_deck(deck, edition, format)
    if complaints:
        raise BadDeckRefused(kind, edition, complaints)
    return deck_row(deck)


def read_deck(kind: Kind, text: str, language: str) -> Deck:
    """The deck of a list that somebody sent."""
    if len(text) > MOST_DECK:
        raise Refusal("too-big", 413)
    return read_deck_file(kind, text.encode(), kept_words("", language).say("server-your-list"))
