"""What a seat may do at a table and nobody else may: sit, choose, give up, go back, swap, be asked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest
from fastapi import WebSocketDisconnect

from mulligan import games
from mulligan.kernel.options import Option
from mulligan.saves.setting import deck_row
from mulligan.server import socket
from mulligan.server.connection import Connection
from mulligan.server.hall import Hall
from mulligan.server.messages import Choose, Concede, Saying, Stops, Talk
from mulligan.server.refusals import Refusal
from mulligan.server.rows import BETWEEN, OFF, OPEN, OVER, PERSON, PLAYING, DeckRow, SeatRow, TableRow
from mulligan.server.seating import LONGEST_NAME, MOST_DECK, free_name, hash_of, legal_deck, seat_by, sit_down
from mulligan.server.table import Table
from mulligan.server.undoing import learned
from mulligan.server.watching import WATCHING

PEOPLE = ("Ann", "Bob", "Cem", "Dan")


def a_deck(game: str) -> DeckRow:
    kind = games.kind(game)
    return deck_row(kind.built_in_deck(kind.built_in_decks()[0]))


async def sit(game: str = "cipher", people: int = 2, **agreed: object) -> Table:
    """A table of people who have begun."""
    kind = games.kind(game)
    seats = [SeatRow(PERSON, name, deck=a_deck(game), secret=hash_of(name)) for name in PEOPLE[:people]]
    row = TableRow("one", game, kind.newest(), kind.formats[0], seats, state=OPEN, passing=OFF, **agreed)
    hall = Hall()
    await hall.store.write(row.id, row)
    hall.tables[row.id] = table = Table(row, hall)
    await table.matches.begin()
    return table


def play(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(story())


async def refusal_of(deed: Awaitable[object]) -> str:
    """The code with which something is refused; nothing where it is done."""
    try:
        await deed
    except Refusal as refusal:
        return refusal.code
    return ""


def asked(table: Table) -> int:
    """The seat that must choose."""
    decision = table.game.decision
    assert decision is not None
    return int(decision.player)


async def choose(table: Table, verb: str) -> None:
    """Whoever is asked chooses by this verb."""
    seat = asked(table)
    sight = table.sight(seat)
    await table.choose(seat, sight.decision, next(name for name, one in sight.options.items() if one.verb == verb))


# -- Sitting down ------------------------------------------------------------------------------------------------------


def test_a_seat_is_for_its_token_and_no_token_only_watches() -> None:
    kept = [hash_of("first"), "", hash_of("third")]
    assert [seat_by(token, kept) for token in ("first", "third", "")] == [0, 2, WATCHING]
    for wrong in ("second", "firs", "first ", hash_of("first")):
        with pytest.raises(Refusal) as refused:
            seat_by(wrong, kept)
        assert (refused.value.code, refused.value.status) == ("no-seat", 403)


def test_who_may_not_watch_needs_a_token() -> None:
    async def story() -> None:
        table = await sit(watching=False)
        with pytest.raises(Refusal, match="watch"):
            table.seat_of("")
        assert table.seat_of("Bob") == 1
        table.row.watching = True
        assert table.seat_of("") == WATCHING

    play(story)


def test_a_seat_that_is_taken_and_a_table_that_has_begun_are_refused() -> None:
    async def story() -> None:
        kind = games.kind("cipher")
        hall = Hall()
        row = TableRow("", "cipher", kind.newest(), kind.formats[0], [SeatRow(OPEN, "") for _ in range(3)], state=OPEN)
        table = await hall.create(row)
        assert await sit_down(table, 1, "Ann", a_deck("cipher"))
        assert await refusal_of(sit_down(table, 1, "Eve", a_deck("cipher"))) == "seat-taken"
        assert await refusal_of(sit_down(table, 3, "Eve", a_deck("cipher"))) == "seat-taken"
        assert [seat.name for seat in row.seats] == ["", "Ann", ""]
        row.state = PLAYING
        assert await refusal_of(sit_down(table, -1, "Eve", a_deck("cipher"))) == "begun"

    play(story)


def test_nobody_sits_down_with_a_deck_that_is_not_legal_or_endless() -> None:
    kind = games.kind("lorcana")

    def brought(text: str) -> int:
        deck = legal_deck(kind, "", text, kind.newest(), kind.formats[0], "en", 0)
        return sum(count for count, _ in deck.cards)

    house = kind.write_deck(kind.built_in_deck(kind.built_in_decks()[0]))
    assert brought(house) == 60
    first, _, rest = house.partition("\n")
    with pytest.raises(Refusal):
        brought(rest)
    with pytest.raises(Refusal):
        brought(f"{house}4{first[first.index(' ') :]}\n")
    with pytest.raises(Refusal) as refused:
        brought(house + "# and so on\n" * (MOST_DECK // 8))
    assert refused.value.code == "too-big"


def test_a_name_is_short_shown_whole_and_ones_own() -> None:
    assert free_name("A" * 100, []) == "A" * LONGEST_NAME
    assert free_name("Ann\u202e", []) == "Ann\\u202e"
    assert free_name("Ann", ["Ann", "Ann 2"]) == "Ann 3"
    assert free_name("", []) != ""


class Line:
    """A way to a client that says one thing and hangs up."""

    address = "127.0.0.1"
    languages = ""

    def __init__(self, **hello: object) -> None:
        self.says = [json.dumps(hello)]
        self.told: list[dict] = []

    async def accept(self) -> None:
        """It is let in."""

    async def receive(self) -> str:
        if not self.says:
            raise WebSocketDisconnect
        return self.says.pop()

    async def send(self, text: str) -> None:
        self.told.append(json.loads(text))

    async def close(self, code: int = 1000) -> None:
        """It is hung up on."""


def test_who_comes_says_first_who_they_are_and_by_which_protocol_they_speak() -> None:
    async def first_told(table: Table, **hello: object) -> tuple[str, object]:
        line = Line(**hello)
        await socket.serve_socket(table.hall, table.row.id, line)
        return line.told[0]["type"], line.told[0].get("code", line.told[0].get("seat"))

    async def story() -> None:
        table = await sit()
        assert await first_told(table, type="hello", token="Bob") == ("welcome", 1)
        assert await first_told(table, type="hello") == ("welcome", WATCHING)
        assert await first_told(table, type="hello", token="Eve") == ("refused", "no-seat")
        assert await first_told(table, type="hello", token="Bob", protocol=2) == ("refused", "protocol")
        assert await first_told(table, type="concede") == ("refused", "hello-first")
        assert await first_told(table, type="nonsense") == ("refused", "malformed")
        table.connections = [Connection(WATCHING, "en") for _ in range(socket.MOST_AT_A_TABLE)]
        assert await first_told(table, type="hello", token="Bob") == ("refused", "crowded")
        assert not table.game.over
        await table.driving.stop()

    play(story)


# -- Choosing ----------------------------------------------------------------------------------------------------------


def test_nobody_chooses_for_another() -> None:
    async def story() -> None:
        table = await sit()
        seat = asked(table)
        decision = table.sight(seat).decision
        for option in list(table.sight(seat).options):
            assert await refusal_of(table.choose(1 - seat, decision, option)) == "not-asked"
        assert table.story() == []
        await choose(table, "keep")
        assert asked(table) == 1 - seat
        assert table.sight(seat).options == {}
        assert await refusal_of(table.choose(seat, decision, "redraw")) == "not-asked"
        await table.driving.stop()

    play(story)


def test_a_choice_for_an_older_question_is_late_even_where_it_would_fit_the_new_one() -> None:
    async def story() -> None:
        table = await sit("magic")
        seat = asked(table)
        before = table.sight(seat).decision
        await choose(table, "mulligan")
        await choose(table, "keep")
        assert asked(table) == seat
        assert "mulligan" in table.sight(seat).options
        assert await refusal_of(table.choose(seat, before, "mulligan")) == "repeated"
        assert await refusal_of(table.choose(seat, before, "keep")) == "late"
        assert len(table.story()) == 2
        await table.driving.stop()

    play(story)


def test_where_a_team_takes_its_turn_together_each_has_what_is_theirs_to_choose() -> None:
    async def story() -> None:
        table = await sit("lorcana", 4, teams=[0, 1, 0, 1])
        while table.game.turn == 0:
            await choose(table, "choose" if "choose" in table.game.decision.verbs() else "done")
        first, second = (seat for seat in range(4) if table.sight(seat).options)
        assert table.game.match.together(first, second)
        his = table.sight(second)
        assert all(option.whose(first) == second for option in his.options.values())
        await table.choose(second, his.decision, next(iter(his.options)))
        assert table.story()[-1].by == second
        await table.driving.stop()

    play(story)


def test_who_has_given_up_does_so_no_second_time_and_not_after_the_end() -> None:
    async def story() -> None:
        table = await sit("lorcana", 3)
        await table.concede(2)
        assert await refusal_of(table.concede(2)) == "not-playing"
        assert table.row.state == PLAYING
        await table.concede(0)
        assert (table.row.state, table.game.winner) == (OVER, "Bob")
        assert await refusal_of(table.concede(1)) == "not-playing"
        await table.driving.stop()

    play(story)


@pytest.mark.parametrize("saying", [Choose(decision=1, option="keep"), Concede(), Talk(text="hello"), Stops()])
def test_who_only_watches_does_nothing(saying: Saying) -> None:
    async def story() -> None:
        table = await sit()
        assert await refusal_of(socket.do(table, Connection(WATCHING, "en"), saying)) == "only-watching"
        assert table.story() == []
        await table.driving.stop()

    play(story)


def test_a_stop_that_there_is_not_is_refused() -> None:
    async def story() -> None:
        table = await sit("magic")
        connection = Connection(0, "en")
        assert await refusal_of(socket.do(table, connection, Stops(stops=["tea-time"]))) == "no-stop"
        assert await refusal_of(socket.do(table, connection, Stops(until="for-ever"))) == "no-stop"
        assert await refusal_of(socket.do(table, connection, Stops(stops=["upkeep"]))) == ""
        await table.driving.stop()

    play(story)


def test_among_people_nobody_is_given_a_hint() -> None:
    async def story() -> None:
        table = await sit()
        assert await refusal_of(table.driving.hint(asked(table), "")) == "hint-unfair"
        await table.driving.stop()

    play(story)


def test_where_the_chat_is_off_nobody_talks() -> None:
    async def story() -> None:
        table = await sit()
        table.row.chat = False
        assert await refusal_of(socket.do(table, Connection(0, "en"), Talk(text="hello"))) == "chat-off"
        await table.driving.stop()

    play(story)


# -- Going back --------------------------------------------------------------------------------------------------------


async def kept_once(people: int = 2) -> Table:
    """A table at which somebody has just kept their hand."""
    table = await sit("magic", people)
    await choose(table, "keep")
    return table


def test_a_wish_to_go_back_is_answered_by_the_others_and_not_by_who_has_it() -> None:
    async def story() -> None:
        table = await kept_once()
        by = table.story()[0].by
        await table.undoing.ask(by, 1, -1)
        assert await refusal_of(table.undoing.answer(by, True)) == "undo-nothing"
        assert len(table.story()) == 1
        await table.undoing.answer(1 - by, False)
        assert len(table.story()) == 1
        assert await refusal_of(table.undoing.answer(1 - by, True)) == "undo-nothing"
        await table.driving.stop()

    play(story)


def test_of_three_both_others_must_agree_to_go_back_and_each_is_asked_once() -> None:
    async def story() -> None:
        table = await kept_once(3)
        by = table.story()[0].by
        one, two = (seat for seat in range(3) if seat != by)
        await table.undoing.ask(by, 1, -1)
        await table.undoing.answer(one, True)
        assert await refusal_of(table.undoing.answer(one, True)) == "undo-nothing"
        assert len(table.story()) == 1
        await table.undoing.answer(two, True)
        assert table.story() == []
        await table.driving.stop()

    play(story)


def test_a_wish_to_go_back_ends_when_somebody_chooses() -> None:
    async def story() -> None:
        table = await kept_once(3)
        by = table.story()[0].by
        await table.undoing.ask(by, 1, -1)
        await choose(table, "keep")
        one = next(seat for seat in range(3) if seat != by)
        assert await refusal_of(table.undoing.answer(one, True)) == "undo-nothing"
        assert len(table.story()) == 2
        await table.driving.stop()

    play(story)


def test_nobody_goes_back_to_before_anything_was_chosen_or_to_what_is_not_there() -> None:
    async def story() -> None:
        table = await kept_once()
        by = table.story()[0].by
        assert await refusal_of(table.undoing.ask(1 - by, 1, -1)) == "undo-nothing"  # has chosen nothing
        assert await refusal_of(table.undoing.ask(by, 1, 1)) == "undo-nothing"
        await table.driving.stop()

    play(story)


def test_luck_that_was_asked_and_a_card_that_was_seen_are_learned() -> None:
    async def story() -> None:
        table = await sit("magic")
        before = table.game.clone()
        assert not learned(before, table.game)
        seen = table.game.clone()
        hidden = seen.pile(0, 0)[0]
        seen.show(hidden, 1)
        assert learned(before, seen)
        lucky = table.game.clone()
        lucky.chance.next()
        assert learned(before, lucky)
        await table.driving.stop()

    play(story)


def test_people_do_not_go_back_past_luck() -> None:
    async def story() -> None:
        table = await sit("magic")
        await choose(table, "mulligan")
        await choose(table, "keep")
        by = table.story()[0].by
        assert await refusal_of(table.undoing.ask(by, 1, -1)) == "undo-hidden"
        await table.driving.stop()

    play(story)


def test_a_game_of_a_match_that_counts_is_not_taken_back() -> None:
    async def story() -> None:
        table = await sit("magic", wins=2)
        await table.concede(1)
        assert table.row.state == BETWEEN
        await table.undoing.ask(1, 1, -1)
        assert await refusal_of(table.undoing.answer(0, True)) == "undo-counted"
        assert [seat.wins for seat in table.info().seats] == [1, 0]
        await table.driving.stop()

    play(story)


# -- Between games -----------------------------------------------------------------------------------------------------


def test_decks_are_changed_between_the_games_of_a_match_only() -> None:
    async def story() -> None:
        table = await sit("magic", wins=2)
        deck = table.matches.deck_of(0).cards
        assert await refusal_of(table.matches.sideboard(0, deck)) == "not-between"
        await table.concede(1)
        await table.matches.sideboard(0, deck)
        await table.concede(0) if table.row.state == PLAYING else None
        await table.matches.is_ready(0)
        await table.matches.is_ready(1)
        assert await refusal_of(table.matches.sideboard(0, deck)) == "not-between"
        await table.driving.stop()

    play(story)


def test_the_next_game_begins_when_both_are_ready_and_not_while_one_is_played() -> None:
    async def story() -> None:
        table = await sit("magic", wins=2)
        assert await refusal_of(table.matches.is_ready(0)) == "not-over"
        await table.concede(0)
        await table.matches.is_ready(1)
        await table.matches.is_ready(1)
        assert table.row.state == BETWEEN
        await table.matches.is_ready(0)
        assert table.row.state == PLAYING
        decision = table.game.decision
        assert decision is not None
        assert decision.options[0] == Option("choose", player=0)
        assert asked(table) == 0  # who lost the last game decides who begins
        await table.driving.stop()

    play(story)


# -- Watching ----------------------------------------------------------------------------------------------------------


def test_where_they_see_it_later_who_watches_is_told_the_table_of_then_as_well() -> None:
    async def story() -> None:
        table = await sit("magic", delay=60)
        table.changed()
        await table.concede(0)
        assert table.row.state == OVER
        assert table.info().state == OVER
        assert table.watching.info().state == PLAYING
        assert table.info_for(WATCHING).state == PLAYING
        assert table.info_for(1).state == OVER
        table.watching.stop()
        await table.driving.stop()

    play(story)
