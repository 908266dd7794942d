"""`save as scenario` while others play: nothing in the file follows from what its seat cannot see."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path

import pytest
from tests.test_scenario_writing import IN_EVERY_GAME, sitting
from tests.test_terminal_people import Typed

from mulligan.agents import agent
from mulligan.cli.table import TerminalTable
from mulligan.kernel import chance as luck_of_games
from mulligan.kernel.chance import chance
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.saves.session import Session
from mulligan.saves.setting import deck_row
from mulligan.scenarios import scenario_of, writing
from mulligan.server.app import make_app
from mulligan.server.hall import Hall
from mulligan.server.rows import PERSON, PLAYING, SeatRow, TableRow
from mulligan.server.seating import hash_of
from mulligan.server.table import Table

MOMENTS = (0, 7, 40, 75, 110)


def twin(kind: Kind, game: Game, seat: int, seed: int) -> Game:
    """The same game, played on with the true match, but what a seat does not know lies otherwise."""
    other = kind.load_game(game.match, kind.imagine(game, seat, chance(seed)).to_bytes())
    assert not other.match.shown
    return other


def hidden_faces(game: Game, seat: int) -> list[int]:
    return [int(game.printed[card]) for card in range(len(game.printed)) if not game.knows(seat, card)]


def text_of(scenario: dict) -> str:
    """A file without its seed, which is drawn for it alone."""
    assert isinstance(scenario["seed"], int)
    return json.dumps({key: value for key, value in scenario.items() if key != "seed"})


@IN_EVERY_GAME
@pytest.mark.parametrize("choices", MOMENTS)
def test_exchanging_hidden_cards_of_the_true_game_changes_no_byte(kind: Kind, choices: int) -> None:
    game = sitting(kind, choices).game
    for seat in (0, 1):
        file = text_of(scenario_of(kind, game, seat, seed=5))
        exchanged = 0
        for seed in range(4):
            other = twin(kind, game, seat, seed)
            exchanged += hidden_faces(game, seat) != hidden_faces(other, seat)
            assert text_of(scenario_of(kind, other, seat, seed=5)) == file
        assert exchanged, "nothing was exchanged"


@IN_EVERY_GAME
def test_another_luck_deals_otherwise_and_each_card_comes_everywhere(kind: Kind) -> None:
    """Over many files the top of the other's deck is every card that it could be, as often as it is in the pool."""
    game = sitting(kind, 40).game
    seen: Counter[str] = Counter()
    for seed in range(100):
        other = scenario_of(kind, game, 0, seed=seed)["players"]["bob"]
        top = other[kind.tabletop().deck][0]
        seen[top if isinstance(top, str) else top["card"]] += 1
    assert len(seen) > 8
    assert max(seen.values()) < 100 / 3


@IN_EVERY_GAME
def test_the_seed_of_a_file_is_new_and_tells_neither_how_cards_were_dealt_nor_of_the_game(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sitting(kind, 40, seed=987_654_321_987)
    drawn: list[int] = []

    def fresh() -> int:
        drawn.append(luck_of_games.fresh_seed())
        return drawn[-1]

    monkeypatch.setattr(writing, "fresh_seed", fresh)
    scenario = scenario_of(kind, session.game, 0)
    dealt, told = drawn  # one deals what is unknown and is kept by nobody, the other is in the file
    assert scenario["seed"] == told
    assert told not in (dealt, session.setting.seed)
    assert min(one.bit_length() for one in (dealt, told)) > 64
    whole = json.dumps(scenario)
    assert str(dealt) not in whole
    assert str(session.setting.seed) not in whole


@IN_EVERY_GAME
def test_no_number_of_a_card_and_no_order_of_a_list_is_in_a_file(kind: Kind) -> None:
    """Cards that are not shown are names, in places; of what lies open only what all see, and other aliases."""
    game = sitting(kind, 75).game
    text = text_of(scenario_of(kind, game, 0, seed=5))
    for number in range(3):  # the same table, where hidden cards have other numbers
        other = twin(kind, game, 0, 50 + number)
        assert hidden_faces(other, 0) != hidden_faces(game, 0)
        assert text_of(scenario_of(kind, other, 0, seed=5)) == text
    rows = json.loads(text)["players"]["bob"]
    deck = rows[kind.tabletop().deck]
    assert all(isinstance(one, str) or set(one) <= {"card", "n"} for one in deck)


@IN_EVERY_GAME
def test_what_a_seat_knows_is_in_its_file(kind: Kind) -> None:
    """Its own hand, card by card, in the order in which it lies."""
    game = sitting(kind, 40).game
    top = kind.tabletop()
    top.game = game
    for seed in (1, 2):
        hand = scenario_of(kind, game, 0, seed=seed)["players"]["ann"].get("hand", [])
        listed = [name for one in hand for name in ([one] if isinstance(one, str) else [one["card"]] * one.get("n", 1))]
        assert listed == [top.catalog_name(card) for card in top.cards_in(0, "hand")]


# -- At the terminal, at the server ------------------------------------------------------------------------------------


def fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same luck for every file, so that only the game could make a difference."""
    monkeypatch.setattr(writing, "fresh_seed", lambda: 2**90 + 12345)


def typed(session: Session, game: Game, path: Path) -> bytes:
    """What somebody at the terminal has in the file who types `save as scenario`."""
    session.game = game
    table = TerminalTable(session, [None, agent("random")], Typed())
    table.person = 0
    table.keeping.save(f"as scenario {path}")
    found = path.read_bytes()
    path.unlink()
    return found


@IN_EVERY_GAME
def test_at_the_terminal(kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fixed(monkeypatch)
    session = sitting(kind, 40)
    game = session.game
    file = typed(session, game, tmp_path / "table.json")
    assert typed(session, twin(kind, game, 0, 3), tmp_path / "table.json") == file
    assert typed(session, twin(kind, game, 1, 3), tmp_path / "table.json") != file  # which changed their own hand


def asked_for(app: object, headers: list[tuple[bytes, bytes]]) -> tuple[int, bytes]:
    """What the server answers who asks for the table as a scenario."""
    told: list[dict] = []

    async def ask() -> None:
        async def receive() -> dict:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict) -> None:
            told.append(message)

        path = "/api/tables/one/scenario"
        scope = {"type": "http", "http_version": "1.1", "method": "GET", "path": path, "raw_path": path.encode()}
        scope |= {"query_string": b"", "headers": headers, "client": ("127.0.0.1", 1), "server": ("x", 80)}
        await app({**scope, "scheme": "http", "root_path": "", "asgi": {"version": "3.0"}}, receive, send)  # type: ignore[operator]

    asyncio.run(ask())
    return told[0]["status"], b"".join(one.get("body", b"") for one in told[1:])


@IN_EVERY_GAME
def test_at_the_server(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    fixed(monkeypatch)
    session = sitting(kind, 40)
    game = session.game
    hall = Hall()
    seats = [
        SeatRow(PERSON, name, deck=deck_row(deck), secret=hash_of(f"token of {name}"))
        for name, deck in zip(session.setting.names, session.setting.decks, strict=True)
    ]
    table = Table(TableRow("one", kind.name, kind.newest(), kind.formats[0], seats, state=PLAYING), hall)
    table.sit(session)
    hall.tables["one"] = table
    app = make_app(hall)

    def asked(by: str, now: Game) -> tuple[int, bytes]:
        session.game = now
        return asked_for(app, [(b"authorization", f"Bearer {by}".encode())])

    status, ann = asked("token of ann", game)
    assert status == 200
    assert json.loads(ann)["game"] == kind.name
    assert asked("token of ann", twin(kind, game, 0, 3)) == (200, ann)
    assert asked("token of ann", twin(kind, game, 1, 3)) != (200, ann)
    assert asked("token of bob", game)[1] != ann
    assert asked("", game)[0] == 403
    assert asked("token of cy", game)[0] in (401, 403)
