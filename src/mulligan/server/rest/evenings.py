"""Evenings of limited play: begun, joined, drafted, built, looked back on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Header, Path, Request

from mulligan.events.standings import standings
from mulligan.limited.packs import pack_rules
from mulligan.server.catalog import Row, deck_view
from mulligan.server.evening import BUILDING, WATCHING, Evening, bot_of
from mulligan.server.hall import Hall
from mulligan.server.refusals import Refusal
from mulligan.server.rest.models import BuiltAsked, EveningAsked, Invited, NameAsked, PickAsked
from mulligan.server.rest.readers import Reader
from mulligan.server.rest.tables import address_of
from mulligan.server.rows import ClockRow
from mulligan.speech import names

Id = Annotated[str, Path(max_length=40)]
Token = Annotated[str, Header(alias="authorization", max_length=200)]


def evenings_router(hall: Hall) -> APIRouter:
    """What can be asked about evenings."""
    router = APIRouter(prefix="/api/evenings", tags=["evenings"])

    @router.post("", status_code=201)
    async def new_evening(asked: EveningAsked, request: Request, reader: Reader) -> Invited:
        """A new evening, at which the one who asks sits down; with no seat for another person it begins at once."""
        if not hall.limits.tables.take(address_of(request)):
            raise Refusal("too-fast", 429)
        needed = 2 if asked.best_of == 3 else 1
        evening = await asyncio.to_thread(
            hall.evenings.new, asked.game, asked.format, asked.set, asked.seats, asked.agent, needed
        )
        if asked.clock is not None:
            evening.row.clock = ClockRow(asked.clock.seconds, asked.clock.increment, asked.clock.answers)
        hall.evenings.add(evening)
        async with hall.evenings.at(evening.row.id):
            seat, token = await asyncio.to_thread(hall.evenings.sit_down, evening, asked.name, reader)
            if asked.alone:
                await asyncio.to_thread(evening.begin)
                await evening.go_on()
        return invited(evening, seat, token)

    @router.post("/{id}/seats", status_code=201)
    async def join(id: Id, asked: NameAsked, reader: Reader) -> Invited:
        """A seat at an evening that has not begun."""
        async with hall.evenings.at(id) as evening:
            seat, token = await asyncio.to_thread(hall.evenings.sit_down, evening, asked.name, reader)
            evening.version += 1
            return invited(evening, seat, token)

    @router.get("/{id}")
    async def one_evening(id: Id, reader: Reader, authorization: Token = "") -> Row:
        """An evening as the seat of the token sees it, or, without one, what everybody knows."""
        async with hall.evenings.at(id) as evening:
            seat = evening.seat_of(authorization.removeprefix("Bearer "))
            if evening.waits():
                await evening.go_on()
            return await asyncio.to_thread(told, evening, seat, reader)

    @router.post("/{id}/begin")
    async def begin(id: Id, reader: Reader, authorization: Token = "") -> Row:
        """Computer players take the seats that are left, and the packs are opened."""
        return await change(id, authorization, reader, lambda evening, _: evening.begin())

    @router.post("/{id}/picks")
    async def pick(id: Id, asked: PickAsked, reader: Reader, authorization: Token = "") -> Row:
        """Pick a card as one's so manieth: a late or repeated pick is refused, and harms nothing."""
        return await change(
            id, authorization, reader, lambda evening, seat: evening.pick(seat, asked.card, asked.number)
        )

    @router.post("/{id}/deck")
    async def build(id: Id, asked: BuiltAsked, reader: Reader, authorization: Token = "") -> Row:
        """The deck of one's cards to play the rounds with."""
        return await change(id, authorization, reader, lambda evening, seat: evening.build(seat, asked.cards))

    @router.post("/{id}/drop")
    async def drop(id: Id, reader: Reader, authorization: Token = "") -> Row:
        """Play no further rounds; a match that is being played is lost."""
        return await change(id, authorization, reader, lambda evening, seat: evening.drop(seat))

    @router.get("/{id}/review")
    async def review(id: Id, reader: Reader, authorization: Token = "") -> list[Row]:
        """One's own picks, once the draft is over: from what, and what a computer player would have picked."""
        async with hall.evenings.at(id) as evening:
            return await asyncio.to_thread(reviewed, evening, seated(evening, authorization), reader)

    async def change(id: str, authorization: str, reader: str, do: Callable[[Evening, int], None]) -> Row:
        async with hall.evenings.at(id) as evening:
            seat = seated(evening, authorization)
            await asyncio.to_thread(do, evening, seat)
            await evening.go_on()
            return await asyncio.to_thread(told, evening, seat, reader)

    return router


def seated(evening: Evening, authorization: str) -> int:
    """The seat of somebody who sits there."""
    seat = evening.seat_of(authorization.removeprefix("Bearer "))
    if seat == WATCHING:
        raise Refusal("only-watching", 403)
    return seat


def invited(evening: Evening, seat: int, token: str) -> Invited:
    """A seat, and the links that lead to it."""
    here = f"/#/evening/{evening.row.id}"
    return Invited(evening=evening.row.id, seat=seat, token=token, link=f"{here}/{token}", invitation=here)


def told(evening: Evening, seat: int, language: str) -> Row:
    """What somebody may know of an evening."""
    row, kept = evening.row, evening.kept
    answer: Row = {
        "id": row.id,
        "game": row.game,
        "format": row.form,
        "set": pack_rules(evening.kind).sets.get(row.set, row.set),
        "state": evening.state,
        "version": evening.version,
        "you": seat,
        "players": [
            {
                "name": one.name,
                "computer": bool(one.agent),
                "built": kept is not None and number in kept.decks,
                "left": evening.event is not None and number in evening.event.event.dropped,
            }
            for number, one in enumerate(row.seats)
        ],
    }
    if kept is not None:
        answer["draft"] = kept.draft.view(seat)
    if kept is not None and seat != WATCHING and evening.state == BUILDING:
        deck = evening.deck_of(seat)
        answer["deck"] = deck_view(evening.kind, deck, evening.kind.newest(), row.form, language)
    if evening.event is not None:
        answer["rounds"] = [
            [match_row(evening, number, place, seat) for place in range(len(one.tables))]
            for number, one in enumerate(evening.event.event.rounds, 1)
        ]
        answer["standings"] = [
            {"name": one.name, "points": one.points, "won": one.won, "lost": one.lost, "drawn": one.drawn}
            for one in standings(evening.event.event)
        ]
        winner = evening.event.event.winner()
        answer["winner"] = evening.event.event.players[winner] if winner >= 0 else ""
    return answer


def match_row(evening: Evening, number: int, place: int, seat: int) -> Row:
    """A match of a round: who plays, how it stands, and the table, which who plays there may sit down at."""
    assert evening.event is not None
    event = evening.event.event
    match = event.rounds[number - 1].tables[place]
    return {
        "players": [event.players[player] for player in match.players()],
        "wins": match.wins,
        "draws": match.draws,
        "played": match.played,
        "yours": seat in match.players(),
        "table": evening.row.tables.get(f"{number}-{place}", ""),
    }


def reviewed(evening: Evening, seat: int, language: str) -> list[Row]:
    """The picks of a seat."""
    draft = evening.drafting().draft
    if not draft.over:
        raise Refusal("not-over", 403)
    called = names(language, evening.row.game).card
    bot = bot_of(evening.row.game)
    pool: list[str] = []
    rows: list[Row] = []
    for pick in draft.picks:
        if pick.seat != seat:
            continue
        advice = bot.choose({"options": list(dict.fromkeys(pick.pack)), "pool": pool})
        rows.append(
            {
                "pack": pick.round + 1,
                "card": called(pick.card),
                "from": [called(card) for card in pick.pack],
                "bot": called(advice),
            }
        )
        pool.append(pick.card)
    return rows
