"""Passing over the server: what a seat hands over, until when, what asks it again, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from mulligan import games
from mulligan.agents import deciders
from mulligan.saves.setting import deck_row
from mulligan.server.hall import Hall
from mulligan.server.messages import Stops
from mulligan.server.refusals import Refusal
from mulligan.server.rows import OPEN, PERSON, QUICK, SeatRow, TableRow
from mulligan.server.socket import set_wishes
from mulligan.server.table import Table


async def quiet(table: Table) -> None:
    """Wait until nobody passes any more."""
    while table.driving.tasks:
        await asyncio.gather(*table.driving.tasks)


async def answer(table: Table, verb: str) -> None:
    """Whoever is asked does this."""
    seat = deciders(table.game.decision)[0]
    seen = table.sight(seat).view["decision"]
    await table.choose(
        seat, seen["number"], next(one["id"] for one in seen["options"] if one["id"].split(".")[0] == verb)
    )
    await quiet(table)


def at_the_table(play: Callable[[Table, int], Awaitable[None]], *, game: str = "magic", switch: str = QUICK) -> None:
    """Two people have kept their hands; `play` goes on from whoever has the first turn."""

    async def sit() -> None:
        hall, kind = Hall(), games.kind(game)
        deck = kind.built_in_deck(kind.built_in_decks()[0])
        seats = [SeatRow(PERSON, name, deck=deck_row(deck)) for name in ("Ann", "Bob")]
        row = TableRow("one", game, kind.newest(), kind.formats[0], seats, state=OPEN, passing=switch, luck=5)
        await hall.store.write(row.id, row)
        table = Table(row, hall)
        await table.matches.begin()
        if game == "magic":
            while "keep" in [option.verb for option in table.game.decision.options]:
                await answer(table, "keep")
        await play(table, int(table.game.active))
        await table.driving.stop()

    asyncio.run(sit())


def asked(table: Table) -> tuple[int, int, str]:
    """The turn, who is asked, and in which step."""
    seat = deciders(table.game.decision)[0]
    return int(table.game.turn), seat, str(table.kind.view(table.game, seat)["phase"])


def test_until_the_turn_is_over() -> None:
    async def play(table: Table, first: int) -> None:
        turn = int(table.game.turn)
        set_wishes(table, first, Stops(hold=True, until="turn"))
        await quiet(table)
        assert asked(table)[:2] == (turn, 1 - first)
        while int(table.game.turn) == turn:
            assert asked(table)[1] == 1 - first  # only the other is asked in this turn
            await answer(table, "pass")
        assert asked(table) == (turn + 1, 1 - first, "upkeep")
        await answer(table, "pass")
        assert asked(table) == (turn + 1, first, "upkeep")  # it is over: who holds is asked again

    at_the_table(play)


def test_until_ones_own_turn() -> None:
    async def play(table: Table, first: int) -> None:
        turn = int(table.game.turn)
        set_wishes(table, first, Stops(hold=True, until="my-turn"))
        await quiet(table)
        while asked(table)[1] != first:
            verbs = [option.verb for option in table.game.decision.options]
            await answer(table, next(verb for verb in ("pass", "done", "choose") if verb in verbs))
        assert asked(table) == (turn + 2, first, "upkeep")

    at_the_table(play)


def test_until_a_step_that_is_quiet_else() -> None:
    async def play(table: Table, first: int) -> None:
        set_wishes(table, 1 - first, Stops())
        set_wishes(table, first, Stops(until="end"))
        await quiet(table)
        assert asked(table)[1:] == (first, "end")

    at_the_table(play)


def test_who_has_handed_over_is_asked_where_they_can_do_something_and_at_stops() -> None:
    async def play(table: Table, first: int) -> None:
        turn = int(table.game.turn)
        set_wishes(table, first, Stops())
        set_wishes(table, 1 - first, Stops())
        await quiet(table)
        assert asked(table) == (turn, first, "main-1")  # with lands on hand
        set_wishes(table, 1 - first, Stops(stops=["end"]))
        set_wishes(table, first, Stops(skips=["main-1", "my-main-2"]))
        await quiet(table)
        assert asked(table) == (turn, 1 - first, "end")

    at_the_table(play)


@pytest.mark.parametrize(
    "wishes",
    [
        Stops(until="lunch"),
        Stops(stops=["lunch"]),
        Stops(skips=["our-upkeep"]),
        Stops(stops=["my-upkeep"]),
        Stops(until="my-upkeep"),
        Stops(until="\x1b[2J"),
    ],
)
def test_what_nobody_can_pass_until_is_refused(wishes: Stops) -> None:
    async def play(table: Table, first: int) -> None:
        before = table.number
        with pytest.raises(Refusal) as refused:
            set_wishes(table, first, wishes)
        await quiet(table)
        assert "upkeep" in str(refused.value)
        assert table.number == before
        assert not table.wished

    at_the_table(play)


def test_a_game_without_priority_has_nothing_to_pass_until() -> None:
    async def play(table: Table, first: int) -> None:
        with pytest.raises(Refusal):
            set_wishes(table, first, Stops(stops=["upkeep"]))
        before = table.number
        set_wishes(table, first, Stops(until="my-turn"))
        await quiet(table)
        assert table.number == before

    at_the_table(play, game="lorcana")


def test_another_game_begins_without_the_wish_of_the_last() -> None:
    async def play(table: Table, first: int) -> None:
        set_wishes(table, first, Stops(stops=["upkeep"], until="my-turn"))
        await quiet(table)
        assert table.wished[first].until == "my-turn"
        table.sit(table.session)
        assert table.wished[first].until == ""
        assert table.wished[first].stops == ["upkeep"]  # which holds in every game

    at_the_table(play)


def test_a_table_may_forbid_it() -> None:
    async def play(table: Table, first: int) -> None:
        before = table.number
        set_wishes(table, first, Stops(until="turn"))
        await quiet(table)
        assert table.number == before

    at_the_table(play, switch="off")
