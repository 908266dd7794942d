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
from mulligan.speech.files import languages
from mulligan.speech.made import made, made_of, own
from mulligan.speech.words import words

if TYPE_CHECKING:
    from mulligan.server.table import Table

LONGEST_NAME: Final = 30
MOST_DECK: Final = 100_000  # letters of a list


async def sit_down(table: Table, seat: int, name: str, deck: DeckRow) -> str:
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
        called = free_name(name, [one.name for one in row.seats])
        row.seats[taken] = SeatRow(PERSON, called, deck=deck, secret=hash_of(token))
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
                seed = table.hall.seed()
                deck = await asyncio.to_thread(legal_deck, table.kind, "", "", row.edition, row.format, language, seed)
                row.seats[number] = computer(row, agent, deck)
    await table.matches.begin()


def computer(row: TableRow, agent: str, deck: DeckRow) -> SeatRow:
    """A seat for a computer player."""
    check_agent(agent)
    return SeatRow(COMPUTER, unused(made(agent), [seat.name for seat in row.seats]), agent, deck)


def check_agent(agent: str) -> None:
    """Refuse a computer player that is not here."""
    if agent not in AGENTS:
        raise MulliganError("no-agent", name=agent, agents=list(AGENTS))


def free_name(name: str, others: Iterable[str]) -> str:
    """The name that a person has among others: their own, if they have one and nobody else has it."""
    return unused(visible(own(name))[:LONGEST_NAME] or made("guest"), others)


def unused(name: str, others: Iterable[str]) -> str:
    """A name that no other has in any language, with a number behind it if need be."""
    taken = {told for other in others for told in everywhere(other)}
    what, number = made_of(name) or ("", 0)
    found, number = name, max(number, 1)
    while taken.intersection(everywhere(found)):
        number += 1
        found = made(what, number) if what else f"{name} {number}"
    return found


def everywhere(name: str) -> set[str]:
    """What a name is in every language."""
    return {name, *(words(language).called(name) for language in languages())}


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


def legal_deck(kind: Kind, name: str, text: str, edition: str, format: str, language: str, seed: int) -> DeckRow:
    """A deck that may be played: a built-in one by its name, one by its list, or any, as the seed has it."""
    if text:
        deck = read_deck(kind, text, language)
        deck.name = visible(own(name) or deck.name)[:LONGEST_NAME]
    else:
        if not name:
            decks = kind.decks_for(format)
            name = decks[seed % len(decks)]
        deck = kind.built_in_deck(name)
        deck.name = deck.name or name
    complaints = kind.check_deck(deck, edition, format)
    if complaints:
        raise BadDeckRefused(kind, edition, complaints)
    return deck_row(deck)


def read_deck(kind: Kind, text: str, language: str) -> Deck:
    """The deck of a list that somebody sent."""
    if len(text) > MOST_DECK:
        raise Refusal("too-big", 413)
    where = words(language).say("server-your-list")
    deck = read_deck_file(kind, text.encode(), where)
    deck.name = made("list") if deck.name == where else deck.name
    return deck
