"""What a hostile client may try besides nonsense over a WebSocket: broken headers, crowds, floods, tables too big."""

from __future__ import annotations

import json
import socket
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest

from mulligan import games
from mulligan.client import RefusedError, Server
from mulligan.kernel.errors import MulliganError
from mulligan.saves.loading import Story
from mulligan.server.app import make_app
from mulligan.server.beginnings import lay, load_part
from mulligan.server.catalog import card_row_if_any
from mulligan.server.connection import MOST_LETTERS, Connection
from mulligan.server.hall import Hall
from mulligan.server.limits import Buckets, is_here
from mulligan.server.porter import IDLE_FOR, MOST_OF_ONE, UNREAD_FOR, Porter
from mulligan.server.refusals import Refusal
from mulligan.server.security import Guard
from serving import running


@pytest.fixture(scope="module")
def server():
    with running() as found:
        yield found


def status(server: Server, *lines: str) -> str:
    """What is answered to a request as it stands, every byte ours."""
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname, parts.port), timeout=60) as line:
        line.sendall("\r\n".join((*lines, "connection: close", "", "")).encode("latin-1"))
        return line.recv(100).split(b" ")[1].decode()


# -- Headers -----------------------------------------------------------------------------------------------------------


def test_a_server_for_one_machine_answers_to_no_other_name() -> None:
    guard = Guard(make_app(Hall()), [], Buckets(1.0, 1.0), local=True)
    for host in ("[", "[::1", "evil.example", "", "127.0.0.1.evil.example"):
        assert not guard.is_meant(host), host
    assert guard.is_meant("localhost:8000")
    assert guard.is_meant("[::1]:8000")


@pytest.mark.parametrize("origin", ["http://[", "null", "http://evil.example", "\xff"])
def test_a_broken_or_another_origin_is_refused(server: Server, origin: str) -> None:
    host = urlsplit(server.address).netloc
    assert status(server, "POST /api/tables HTTP/1.1", f"host: {host}", f"origin: {origin}") == "403"


@pytest.mark.parametrize(
    "path", ["/../version.py", "/js/..%2f..%2fversion.py", "/..%5c..%5cversion.py", "/js//etc/passwd"]
)
def test_no_file_is_told_but_those_of_the_page(server: Server, path: str) -> None:
    assert status(server, f"GET {path} HTTP/1.1", f"host: {urlsplit(server.address).netloc}") == "404"


# -- Crowds ------------------------------------------------------------------------------------------------------------


def test_a_household_with_many_addresses_is_counted_once() -> None:
    buckets = Buckets(0.0, 5.0)
    assert [buckets.take(f"2001:db8:0:7::{number:x}") for number in range(8)] == [True] * 5 + [False] * 3
    assert buckets.take("2001:db8:0:8::1")
    assert [buckets.take("::ffff:192.0.2.1"), len(buckets.kept)] == [True, 3]
    assert buckets.take("192.0.2.1")
    assert len(buckets.kept) == 3
    assert is_here("::ffff:127.0.0.1")
    assert not is_here("192.0.2.1")


class Line:
    """A connection as the porter sees it."""

    def __init__(self, address: str = "192.0.2.1", **more: object) -> None:
        self.client = (address, 1)
        self.unread = 0
        self.gone = False
        self.transport = SimpleNamespace(get_write_buffer_size=lambda: self.unread, abort=self.abort)
        for name, value in more.items():
            setattr(self, name, value)

    def abort(self) -> None:
        self.gone = True


def look(porter: Porter, clock: list[float], seconds: float) -> None:
    for _ in range(int(seconds / 5)):
        clock[0] += 5
        porter.look()


def test_who_asks_nothing_or_never_ends_asking_is_let_go() -> None:
    clock = [0.0]
    silent = Line(cycle=None)
    answered = Line(cycle=SimpleNamespace(response_complete=True))
    asking = Line(cycle=SimpleNamespace(response_complete=False))
    playing = Line()
    porter = Porter([silent, answered, asking, playing], lambda: clock[0])
    look(porter, clock, IDLE_FOR)
    assert not any(one.gone for one in (silent, answered, asking, playing))
    look(porter, clock, 15)
    assert [one.gone for one in (silent, answered, asking, playing)] == [True, True, False, False]


def test_who_does_not_read_is_let_go_and_who_reads_slowly_is_not() -> None:
    clock = [0.0]
    deaf, slow = Line(), Line()
    deaf.unread = slow.unread = 1_000_000
    porter = Porter([deaf, slow], lambda: clock[0])
    for _ in range(4):
        look(porter, clock, UNREAD_FOR / 2)
        slow.unread -= 1000
    assert deaf.gone
    assert not slow.gone


def test_one_address_has_only_so_many_connections_and_this_machine_any() -> None:
    lines = [Line() for _ in range(MOST_OF_ONE + 3)]
    others = [Line("192.0.2.2"), *(Line("127.0.0.1") for _ in range(MOST_OF_ONE + 3))]
    Porter([*lines, *others]).look()
    assert sum(one.gone for one in lines) == 3
    assert not any(one.gone for one in others)


def test_what_waits_for_somebody_who_does_not_read_is_bounded() -> None:
    connection = Connection(0, "en")
    connection.send("x" * (2 * MOST_LETTERS))  # one message may be as long as it is
    assert not connection.closed
    connection.send("y")
    assert connection.closed
    assert connection.waiting.qsize() == 1  # that it is over


# -- Floods ------------------------------------------------------------------------------------------------------------


def test_what_makes_work_is_refused_sooner_than_what_makes_none(server: Server) -> None:
    with server.new_table("lorcana", opponent="random") as seat:
        for _ in range(12):
            seat.say("language", language="ja")
        seat.say("ping", re=7)
        told = []
        for message in seat.messages():
            told.append(message)
            if message["type"] == "pong":
                break
    assert sum(one["type"] == "refused" and one["code"] == "too-fast" for one in told) >= 6


def test_names_that_nobody_knows_are_not_compared_with_all_cards() -> None:
    for game in games.names():
        assert card_row_if_any(game, "Nobody Knows This", "en") is None


# -- Tables ------------------------------------------------------------------------------------------------------------


def save(players: int, copies: int) -> bytes:
    kind = games.kind("magic")
    cards = [[copies, name] for name in ("Forest", "Island", "Swamp", "Plains", "Mountain")]
    head = {
        "mulligan": 2,
        "engine": "",
        "game": "magic",
        "edition": kind.newest(),
        "format": kind.formats[0],
        "seed": 1,
    }
    names = [f"p{number}" for number in range(players)]
    return json.dumps({**head, "players": names, "decks": [{"name": "", "cards": cards}] * players}).encode() + b"\n"


def test_a_save_with_more_cards_than_find_room_is_refused() -> None:
    assert load_part(save(2, 12), -1).game.decision is not None
    with pytest.raises(MulliganError, match="find no room"):
        load_part(save(20, 999), -1)


def test_a_story_told_forth_and_back_is_read_in_one_go() -> None:
    lines = [line for _ in range(3000) for line in (b'{"do":"a","by":0}', b'{"check":1}')]
    story = Story()
    story.read([*lines, *[b'{"undo":0}'] * 30_000, b'{"undo":2999}'])
    assert (len(story.chosen), story.checks) == (1, {1: 1})


@pytest.mark.parametrize(
    ("game", "row"),
    [
        ("magic", {"battlefield": [{"card": "Forest", "n": 1000}] * 20}),
        ("magic", {"library": [900] * 20}),
        ("lorcana", {"play": [{"n": 999, "under": [{"n": 999, "under": [{"n": 999, "under": 999}]}]}]}),
    ],
)
def test_a_scenario_with_more_cards_than_find_room_is_refused(game: str, row: dict) -> None:
    with pytest.raises(MulliganError, match="find no room"):
        lay(json.dumps({"game": game, "players": {"a": row, "b": {}}, "steps": []}))


@pytest.mark.parametrize("name", ["x" * 5000, "a\u202eb", ""])
def test_players_of_a_scenario_have_names_that_can_be_shown(name: str) -> None:
    with pytest.raises(MulliganError, match="name"):
        lay(json.dumps({"game": "lorcana", "players": {name: {}, "b": {}}, "steps": []}))


def test_a_card_whose_text_never_ends_is_refused(server: Server) -> None:
    card = {"name": "Zap", "type_line": "Instant", "mana_cost": "{R}", "oracle_text": "Creatures, " * 8000, "cmc": 1}
    scenario = {"game": "magic", "cards": [card], "players": {"a": {}, "b": {}}, "steps": []}
    with pytest.raises((Refusal, MulliganError)):
        lay(json.dumps(scenario))
    with pytest.raises(RefusedError):
        server.ask("/api/scenarios", {"text": json.dumps(scenario)})


def test_of_a_match_between_people_nothing_is_told_until_it_is_over(server: Server) -> None:
    seats = [{"sort": "me", "name": "Ann"}, {"sort": "open"}]
    made = server.ask("/api/tables", {"game": "magic", "seats": seats, "best_of": 3})
    table = made["table"]
    other = server.join(table, "Bob")
    with server.seat(made) as ann, other as bob:
        for game in (1, 2):
            bob.say("concede")
            next(one for one in bob.messages() if one["type"] == "accepted")
            if game == 1:
                for path in ("/at/1", "/file", "/at/1?seat=0"):
                    with pytest.raises(RefusedError, match="match is over"):
                        server.ask(f"/api/replays/{table}/1{path}")
                with pytest.raises(RefusedError, match="match is over"):
                    server.ask(f"/api/tables/{table}/scenario", token=made["token"])
                for seat in (ann, bob):
                    seat.say("ready")
                next(one for one in bob.messages() if one["type"] == "table" and one["table"]["state"] == "playing")
                with pytest.raises(RefusedError, match="match is over"):
                    server.ask(f"/api/replays/{table}/1/at/1")
        for game in (1, 2):
            assert server.ask(f"/api/replays/{table}/{game}/at/0")["count"] >= 1


def test_nobody_is_told_with_which_deck_another_person_sits_down(server: Server) -> None:
    kind = games.kind("lorcana")
    first, second = kind.built_in_decks()[:2]
    mine = {"sort": "me", "name": "Ann", "deck": {"name": first}}
    made = server.ask("/api/tables", {"game": "lorcana", "seats": [mine, {"sort": "open"}]})

    def decks() -> list[str]:
        return [one.get("deck", "") for one in server.ask(f"/api/tables/{made['table']}")["seats"]]

    assert decks() == ["", ""]
    with server.join(made["table"], "Bob", second) as bob:
        assert decks() == ["", ""]
        bob.say("concede")
        next(one for one in bob.messages() if one["type"] == "accepted")
        assert decks() == [first, second]
    alone = server.ask(
        "/api/tables", {"game": "lorcana", "seats": [mine, {"sort": "computer", "deck": {"name": second}}]}
    )
    assert [one["deck"] for one in server.ask(f"/api/tables/{alone['table']}")["seats"]] == [first, second]
