"""Evenings of limited play: begun, joined, drafted, built, looked back on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Header, Path, Request

from mulligan.events.event import Event
from mulligan.events.standings import standings
from mulligan.limited.packs import pack_rules
from mulligan.limited.review import review
from mulligan.server.catalog import Row, deck_view
from mulligan.server.evening import Evening, bot_of
from mulligan.server.evening_rows import BUILDING
from mulligan.server.hall import Hall
from mulligan.server.refusals import Refusal
from mulligan.server.rest.models import BuiltAsked, EveningAsked, Invited, NameAsked, PickAsked, PlayerAsked
from mulligan.server.rest.readers import Reader
from mulligan.server.rest.tables import address_of
from mulligan.server.rows import OVER, WATCHING, ClockRow
from mulligan.server.words import with_names
from mulligan.speech import names
from mulligan.speech.words import words

Id = Annotated[str, Path(max_length=40)]
Token = Annotated[str, Header(alias="authorization", max_length=200)]


def evenings_router(hall: Hall) -> APIRouter:
    """What can be asked about evenings."""
    router = APIRouter(prefix="/api/evenings", tags=["evenings"])

    @router.post("", status_code=201)
    async def new_evening(asked: EveningAsked, request: Request) -> Invited:
        """A new evening, at which the one who asks sits down; with no seat for another person it begins at once."""
        if not hall.limits.tables.take(address_of(request)):
            raise Refusal("too-fast", 429)
        needed = 2 if asked.best_of == 3 else 1
        evening = await asyncio.to_thread(
            hall.evenings.new, asked.game, asked.format, asked.set, asked.seats, asked.agent, needed
        )
        if asked.clock is not None:
            evening.row.clock = ClockRow(asked.clock.seconds, asked.clock.increment, asked.clock.answers)
        evening.row.pick, evening.row.build = asked.pick, asked.build
        hall.evenings.add(evening)
        async with hall.evenings.at(evening.row.id):
            seat, token = await asyncio.to_thread(hall.evenings.sit_down, evening, asked.name)
            if asked.alone:
                await asyncio.to_thread(evening.begin)
                await evening.go_on()
        return invited(evening, seat, token)

    @router.post("/{id}/seats", status_code=201)
    async def join(id: Id, asked: NameAsked) -> Invited:
        """A seat at an evening that has not begun."""
        async with hall.evenings.at(id) as evening:
            seat, token = await asyncio.to_thread(hall.evenings.sit_down, evening, asked.name)
            evening.version += 1
            return invited(evening, seat, token)

    @router.get("/{id}")
    async def one_evening(id: Id, reader: Reader, authorization: Token = "") -> Row:
        """An evening as the seat of the token sees it, or, without one, what everybody knows."""
        async with hall.evenings.at(id) as evening:
            seat = evening.seat_of(authorization.removeprefix("Bearer "))
            if seat != WATCHING:
                evening.waiting.hear(seat)
            if evening.rounds.waits():
                await evening.go_on()
            return await asyncio.to_thread(known_row, evening, seat, reader)

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

    @router.post("/{id}/list")
    async def keep_list(id: Id, asked: BuiltAsked, reader: Reader, authorization: Token = "") -> Row:
        """The deck as far as one has come with building it, to go on with later; it is played if the time runs out."""
        return await change(id, authorization, reader, lambda evening, seat: evening.keep_list(seat, asked.cards))

    @router.post("/{id}/drop")
    async def drop(id: Id, reader: Reader, asked: PlayerAsked | None = None, authorization: Token = "") -> Row:
        """Leave: computer players pick and build for one's seat, a match that is being played is lost, and no other
        follows. The host may say it of others, and so may all who wait for somebody long away.
        """
        return await change(
            id, authorization, reader, lambda evening, seat: evening.drop(whose(evening, asked, seat), seat)
        )

    @router.post("/{id}/forfeit")
    async def forfeit(id: Id, reader: Reader, asked: PlayerAsked | None = None, authorization: Token = "") -> Row:
        """Lose the match of this round, and go on with the next; others may be said to have as in drop."""
        return await change(
            id, authorization, reader, lambda evening, seat: evening.forfeit(whose(evening, asked, seat), seat)
        )

    @router.get("/{id}/review")
    async def look_back(id: Id, reader: Reader, authorization: Token = "") -> list[Row]:
        """One's own picks, once the draft is over: from what, and what a computer player would have picked."""
        async with hall.evenings.at(id) as evening:
            return await asyncio.to_thread(reviewed, evening, seated(evening, authorization), reader)

    async def change(id: str, authorization: str, reader: str, do: Callable[[Evening, int], None]) -> Row:
        async with hall.evenings.at(id) as evening:
            seat = seated(evening, authorization)
            evening.waiting.hear(seat)
            await asyncio.to_thread(do, evening, seat)
            await evening.go_on()
            return await asyncio.to_thread(known_row, evening, seat, reader)

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


def whose(evening: Evening, asked: PlayerAsked | None, seat: int) -> int:
    """The seat that is spoken of."""
    if asked is None or asked.seat is None:
        return seat
    if asked.seat >= len(evening.row.seats):
        raise Refusal("no-seat", 404)
    return asked.seat


def known_row(evening: Evening, seat: int, language: str) -> Row:
    """What somebody may know of an evening."""
    row, kept = evening.row, evening.kept
    answer: Row = {
        "id": row.id,
        "game": row.game,
        "format": row.form,
        "set": words(language, row.game).name("set", pack_rules(evening.kind).sets.get(row.set, row.set)),
        "state": evening.state,
        "version": evening.version,
        "you": seat,
        "players": [player_row(evening, number, seat) for number in range(len(row.seats))],
    }
    if kept is not None:
        answer["draft"] = kept.draft.view(seat)
        answer["left"] = evening.waiting.left(seat) if seat != WATCHING else None
    if kept is not None and seat != WATCHING and evening.state == BUILDING:
        deck = evening.deck_so_far(seat)
        answer["deck"] = deck_view(evening.kind, deck, evening.kind.newest(), row.form, language)
    if evening.rounds.kept is not None:
        event = evening.rounds.kept.event
        answer["rounds"] = [
            [match_row(evening, event, number, table, seat) for table in range(len(one.tables))]
            for number, one in enumerate(event.rounds, 1)
        ]
        answer["standings"] = [
            {"name": one.name, "points": one.points, "won": one.won, "lost": one.lost, "drawn": one.drawn}
            for one in standings(event)
        ]
        winner = event.winner()
        answer["winner"] = event.players[winner] if winner >= 0 else ""
    return with_names(answer, language)


def player_row(evening: Evening, number: int, seat: int) -> Row:
    """Somebody at the evening; `let_go` is whether the seat that asks may say that they have left."""
    one, waiting = evening.row.seats[number], evening.waiting
    return {
        "name": one.name,
        "computer": bool(one.agent),
        "built": evening.kept is not None and number in evening.kept.decks,
        "left": evening.has_left(number),
        "away": evening.state != OVER and waiting.is_away(number),
        "let_go": evening.kept is not None and evening.state != OVER and waiting.may_let_go(number, seat),
    }


def match_row(evening: Evening, event: Event, number: int, table: int, seat: int) -> Row:
    """A match of a round: who plays, how it stands, and the table, which who plays there may sit down at."""
    match = event.rounds[number - 1].tables[table]
    return {
        "players": [event.players[player] for player in match.players()],
        "seats": match.players(),
        "wins": match.wins,
        "draws": match.draws,
        "played": match.played,
        "yours": seat in match.players(),
        "table": evening.row.tables.get(f"{number}-{table}", ""),
    }


def reviewed(evening: Evening, seat: int, language: str) -> list[Row]:
    """The picks of a seat."""
    called = names(language, evening.row.game).card
    return [
        {
            "pack": one.pack,
            "pick": one.pick,
            "card": called(one.card),
            "from": [called(card) for card in one.cards],
            "bot": called(one.bot),
        }
        for one in review(evening.drafting().draft, bot_of(evening.row.game), [seat])
    ]
