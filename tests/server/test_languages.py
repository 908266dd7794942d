"""Languages at one table: each seat, everybody who watches and every request has its own."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from typing import Any

import pytest

from evenings import new_evening
from mulligan.client import Seat, Server
from mulligan.server.seating import free_name, unused
from serving import running


@pytest.fixture(scope="module")
def server():
    with running() as found:
        yield found


def answer(seat: Seat, kind: str) -> dict[str, Any]:
    """The next message of a sort."""
    return next(one for one in seat.messages() if one["type"] == kind)


def said(seat: Seat) -> str:
    """All that a seat is told in words now."""
    decision = seat.view["decision"] or {}
    options = [option["words"] for option in decision.get("options", [])]
    return " ".join([decision.get("words", ""), *options, *(line["words"] for line in seat.view["log"])])


def japanese(text: str) -> bool:
    return re.search("[ぁ-んァ-ヶ]", text) is not None


def two_people(server: Server) -> tuple[Seat, Seat]:
    """A table of two people, one of whom reads Japanese."""
    seats = [{"sort": "me", "name": "A"}, {"sort": "open"}]
    made = server.ask("/api/tables", {"game": "magic", "seats": seats, "watching": True})
    joined = server.ask(f"/api/tables/{made['table']}/seats", {"name": "B"})
    address = server.address.replace("http", "ws") + made["socket"]
    return Seat(address, made["token"], patience=60.0, language="ja"), Seat(address, joined["token"], patience=60.0)


def test_two_people_at_one_table_are_each_told_it_in_their_language(server: Server) -> None:
    reads_japanese, reads_english = two_people(server)
    with reads_japanese, reads_english:
        assert answer(reads_japanese, "welcome")["language"] == "ja"
        answer(reads_japanese, "view")
        answer(reads_english, "view")
        assert japanese(said(reads_japanese))
        assert not japanese(said(reads_english))


def test_a_switch_changes_all_that_was_said_and_nothing_else(server: Server) -> None:
    one, other = two_people(server)
    with one, other:
        answer(one, "view")
        before = {**one.view}
        one.say("language", language="en-GB")
        assert answer(one, "view")["whole"]
        assert not japanese(said(one))
        for field in ("players", "turn", "you"):
            assert one.view[field] == before[field]
        assert len(one.view["log"]) == len(before["log"])
        one.say("language", language="ja")
        answer(one, "view")
        assert one.view == before
        one.say("language", language="xx", re=5)
        refused = answer(one, "refused")
        assert (refused["code"], refused["re"]) == ("no-language", 5)
        assert japanese(refused["reason"]) or "xx" in refused["reason"]


def test_everybody_who_watches_has_a_language_too(server: Server) -> None:
    one, other = two_people(server)
    with one, other:
        answer(one, "view")
        with (
            Seat(one.address, "", patience=60.0, language="ja") as first,
            Seat(one.address, "", patience=60.0) as second,
        ):
            answer(first, "view")
            answer(second, "view")
            assert japanese(said(first))
            assert not japanese(said(second))
            second.say("language", language="ja")
            answer(second, "view")
            assert said(second) == said(first)


def ask(server: Server, path: str, **headers: str) -> Any:
    """What the server answers to somebody whose browser sends these headers."""
    request = urllib.request.Request(
        server.address + path, headers={k.replace("_", "-"): v for k, v in headers.items()}
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        return json.load(error)


def test_everybody_calls_a_computer_player_and_a_guest_in_their_own_language(server: Server) -> None:
    seats = [{"sort": "me"}, {"sort": "computer", "agent": "normal"}, {"sort": "computer", "agent": "normal"}]
    made = server.ask("/api/tables", {"game": "lorcana", "seats": seats, "watching": True})
    path = f"/api/tables/{made['table']}"
    called = {
        "en": ["Guest", "Normal bot", "Normal bot 2"],
        "ja": ["ゲスト", "ふつうCPU", "ふつうCPU2"],
        "zh-Hans": ["访客", "普通电脑", "普通电脑2"],
        "zh-Hant": ["訪客", "普通電腦", "普通電腦2"],
    }
    for tag, names in called.items():
        assert [seat["name"] for seat in ask(server, f"{path}?lang={tag}")["seats"]] == names
    address = server.address.replace("http", "ws") + made["socket"]
    with Seat(address, made["token"], patience=60.0, language="ja") as seat:
        assert [one["name"] for one in answer(seat, "welcome")["table"]["seats"]] == called["ja"]
        answer(seat, "view")
        assert [player["name"] for player in seat.view["players"]] == called["ja"]
        assert seat.view["you"] == "ゲスト"
        assert "@" not in json.dumps(seat.view)
        seat.say("language", language="zh-TW")
        while seat.view["you"] == "ゲスト":  # computer players may have gone on before that was heard
            answer(seat, "view")
        assert [player["name"] for player in seat.view["players"]] == called["zh-Hant"]
        assert [one["name"] for one in answer(seat, "table")["table"]["seats"]] == called["zh-Hant"]


def test_everybody_at_an_evening_calls_computer_players_in_their_own_language(server: Server) -> None:
    evening, _ = new_evening(server, name="@greedy 2", alone=True)
    for tag, name in {"en": "Greedy bot 3", "ja": "欲張りCPU3", "zh-Hans": "贪心电脑3", "zh-Hant": "貪心電腦3"}.items():
        told = ask(server, f"/api/evenings/{evening}?lang={tag}")
        assert told["players"][0]["name"] == "greedy 2"  # a person does not pass for a computer player
        assert told["players"][2]["name"] == name
        assert told["draft"]["players"][2]["name"] == name


def test_nobody_has_the_name_that_a_computer_player_has_in_some_language() -> None:
    assert unused("ふつうCPU", ["@normal", "Ann"]) == "ふつうCPU 2"
    assert unused("@normal", ["Normal bot", "Ann"]) == "@normal 2"
    assert unused("@normal 3", ["普通电脑3"]) == "@normal 4"
    assert free_name("  @@ ", ["@guest"]) == "@guest 2"


def test_requests_are_answered_in_the_language_that_is_asked_for_or_accepted(server: Server) -> None:
    english = ask(server, "/api/words")
    assert (english["language"], english["ui"]["close"]) == ("en", "Close")
    assert ask(server, "/api/words", accept_language="ja-JP,en;q=0.5")["language"] == "ja"
    assert ask(server, "/api/words?lang=en", accept_language="ja")["language"] == "en"
    assert japanese(ask(server, "/api/words?lang=ja")["ui"]["close"])
    assert english["languages"]["ja"] == "日本語"
    assert japanese(ask(server, "/api/games/chess?lang=ja")["reason"])
    assert ask(server, "/api/games/chess")["reason"].startswith("There is no game 'chess'")
