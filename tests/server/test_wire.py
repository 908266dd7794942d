"""What goes over the wire tells nothing hidden: cards are exchanged, the same is chosen, and every byte is the same."""

from __future__ import annotations

import asyncio
import copy
import random

import pytest

from mulligan import games
from mulligan.agents.passing import Wishes
from mulligan.kernel.chance import chance
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting, deck_row
from mulligan.server.connection import Connection
from mulligan.server.hall import Hall
from mulligan.server.messages import Seen, write_told
from mulligan.server.rows import OPEN, PACED, PERSON, SeatRow, TableRow
from mulligan.server.sight import Sight
from mulligan.server.table import Table
from mulligan.server.watching import WATCHING

GAMES = games.names()


def row_for(kind: Kind) -> TableRow:
    names = kind.built_in_decks()
    seats = [SeatRow(PERSON, one, deck=deck_row(kind.built_in_deck(names[0]))) for one in ("Ann", "Bob")]
    return TableRow("fixed", kind.name, kind.newest(), kind.formats[0], seats, state=OPEN, passing=PACED)


def hidden_places(game: Game, seat: int) -> list[int]:
    """The cards of a seat that only it knows: its hand."""
    others = [one for one in range(game.match.seats) if one != seat]
    piles = [
        [card for card in pile if game.knows(seat, card) and not any(game.knows(one, card) for one in others)]
        for pile in game.piles[seat * game.zones : (seat + 1) * game.zones]
    ]
    return max(piles, key=len)


def exchange(game: Game, seat: int) -> int:
    """Exchange what a seat has on its hand with the cards at the bottom of its deck; how many."""
    hand = hidden_places(game, seat)
    pile = max(game.piles[seat * game.zones : (seat + 1) * game.zones], key=len)
    below = [card for card in reversed(pile) if card not in hand][: len(hand)]
    changed = 0
    for one, other in zip(hand, below, strict=True):
        changed += game.printed[one] != game.printed[other]
        game.printed[one], game.printed[other] = game.printed[other], game.printed[one]
    return changed


class Script:
    """The same course of a game, whatever one seat has on its hand: that seat only ends and declines."""

    def __init__(self, kind: Kind, exchanged: bool) -> None:
        self.kind = kind
        self.exchanged = exchanged
        self.sent: dict[int, list[str]] = {0: [], WATCHING: []}

    async def run(self, choices: int) -> None:
        hall = Hall()
        row = row_for(self.kind)
        table = Table(row, hall)
        await hall.store.write(row.id, row)
        listening = [Connection(seat, "en") for seat in (0, WATCHING)]
        for connection in listening:
            await table.join(connection)
        decks = [self.kind.built_in_deck(self.kind.built_in_decks()[0]) for _ in range(2)]
        session = Session(Setting(self.kind, ["Ann", "Bob"], decks, row.edition, row.format, seed=77))
        while session.game.decision is not None and not hidden_places(session.game, 1):
            session.take(session.game.decision.options[0])
        if self.exchanged:
            assert exchange(session.game, 1) > 2
        table.session = session
        async with table.lock:
            await table.start(session)
        for number in range(choices):
            decision = session.game.decision
            if decision is None:
                break
            by = int(decision.player)
            sight = table.sight(by)
            ids = list(sight.options)
            quiet = [one for one in ids if sight.options[one].verb in self.kind.passive]
            if by == 0:
                await table.choose(0, sight.decision, ids[number * 7 % len(ids)])
            else:
                await table.choose(1, sight.decision, quiet[0] if quiet else ids[-1])
            for connection in listening:
                while not connection.waiting.empty():
                    text = connection.waiting.get_nowait()
                    assert text is not None
                    self.sent[connection.seat].append(text)
        await hall.thinkers.close()


@pytest.mark.parametrize("name", GAMES)
def test_not_one_byte_to_others_depends_on_what_somebody_has_on_hand(name: str) -> None:
    kind = games.kind(name)
    one, other = Script(kind, False), Script(kind, True)
    asyncio.run(one.run(40))
    asyncio.run(other.run(40))
    assert len(one.sent[0]) > 20
    assert one.sent[0] == other.sent[0]
    assert one.sent[WATCHING] == other.sent[WATCHING]


@pytest.mark.parametrize("name", GAMES)
def test_not_one_byte_depends_on_how_unknown_cards_lie_or_are_numbered(name: str) -> None:
    """At every point of a game by chance: all that a seat does not know is dealt and numbered anew."""
    kind = games.kind(name)
    luck = random.Random(5)
    decks = [kind.built_in_deck(one) for one in kind.built_in_decks()[:2]]
    session = Session(Setting(kind, ["Ann", "Bob"], decks, seed=8))
    sights = [Sight(kind, kind.newest(), seat, "en") for seat in (0, 1)]
    for number in range(60):
        game = session.game
        if game.decision is None:
            break
        for seat, sight in enumerate(sights):
            twin = kind.imagine(game, seat, chance(number))
            twin.log = game.log
            other = copy.copy(sight)
            other.numbering, other.log = copy.deepcopy(sight.numbering), copy.deepcopy(sight.log)
            told = Seen(number=number, whole=False, view=sight.look(game, number))
            again = Seen(number=number, whole=False, view=other.look(twin, number))
            assert write_told(told) == write_told(again)
        session.choose(luck.choice(game.decision.options))


def test_numbers_of_cards_are_given_as_they_are_seen_and_no_other_number_is_told() -> None:
    kind = games.kind("magic")
    decks = [kind.built_in_deck(one) for one in kind.built_in_decks()[:2]]
    game = Session(Setting(kind, ["Ann", "Bob"], decks, seed=6)).game
    sight = Sight(kind, kind.newest(), 0, "en")
    sight.look(game, 1)
    players = sight.view["players"]
    assert isinstance(players, list)
    assert [card["id"] for card in players[0]["hand"]] == [1, 2, 3, 4, 5, 6, 7]


def test_a_pass_that_could_tell_something_takes_its_time_whatever_is_on_hand() -> None:
    kind = games.kind("magic")
    decks = [kind.built_in_deck(one) for one in kind.built_in_decks()[:2]]
    session = Session(Setting(kind, ["Ann", "Bob"], decks, seed=6))
    told = 0
    luck = random.Random(1)
    for _ in range(200):
        game = session.game
        if game.decision is None:
            break
        by = int(game.decision.player)
        wishes = Wishes(kind, by)
        twin = kind.imagine(game, 1 - by, chance(3))
        if wishes.unasked(game) is not None:
            told += 1
            assert wishes.tells_nothing(game) == wishes.tells_nothing(twin)
            if wishes.tells_nothing(game):  # at once, and then it is so with every hand
                assert wishes.unasked(twin) is not None
        session.choose(luck.choice(game.decision.options))
    assert told > 10
