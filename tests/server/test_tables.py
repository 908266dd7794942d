"""Tables over real WebSockets: whole games, and choices that are late, repeated or illegal."""

from __future__ import annotations

import random
import runpy
from pathlib import Path

import pytest

from mulligan.client import RefusedError, Seat, Server
from serving import running


@pytest.fixture(scope="module")
def server():
    with running() as found:
        yield found


def play(seat: Seat, most: int = 10_000) -> None:
    """Choose by chance, until the game is over or long enough."""
    luck = random.Random(7)
    with seat:
        for count, view in enumerate(seat.decisions()):
            if count >= most:
                seat.say("concede")
            else:
                seat.choose(luck.choice(view["decision"]["options"])["id"])


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lorcana", "cipher", "magic"])
def test_somebody_plays_against_the_computer_to_the_end(server: Server, game: str) -> None:
    seat = server.new_table(game, opponent="random")
    play(seat, 30)
    assert seat.view["over"]
    assert not seat.refused
    assert len(seat.view["log"]) == seat.view["log_length"]


@pytest.mark.slow
@pytest.mark.parametrize(("form", "others"), [("commander", 1), ("planechase", 1), ("archenemy", 2)])
def test_other_ways_to_play_magic_are_sat_down_to(server: Server, form: str, others: int) -> None:
    seats = [{"sort": "me"}, *[{"sort": "computer", "agent": "random"}] * others]
    seat = server.seat(server.ask("/api/tables", {"game": "magic", "format": form, "seats": seats}))
    play(seat, 15)
    assert seat.table["format"] == form
    assert not seat.refused


def test_a_choice_that_is_late_repeated_or_illegal_is_refused_and_harms_nothing(server: Server) -> None:
    with server.new_table("cipher", opponent="random") as seat:
        view = next(seat.decisions())
        number = view["decision"]["number"]
        told = {}

        def ask(**fields: object) -> str:
            seat.say(re=len(told), **fields)
            answer = next(one for one in seat.messages() if one["type"] in ("accepted", "refused"))
            assert answer.get("re", 0) == len(told)
            told[len(told)] = answer
            return answer.get("code", answer["type"])

        assert ask(type="choose", decision=number, option="fly.c3") == "illegal"
        assert ask(type="choose", decision=number + 1, option="keep") == "late"
        assert seat.view["decision"]["number"] == number
        assert ask(type="choose", decision=number, option="keep") == "accepted"
        assert ask(type="choose", decision=number, option="keep") == "repeated"
        assert ask(type="choose", decision=number, option="redraw") in ("late", "not-asked")
        assert ask(type="hello") == "hello-once"


def test_a_second_device_and_who_only_watches(server: Server) -> None:
    with server.new_table("magic", opponent="random") as seat:
        view = next(seat.decisions())
        with Seat(seat.address, seat.token) as again:
            assert next(again.decisions())["players"] == view["players"]
        with Seat(seat.address, "") as watcher:
            next(one for one in watcher.messages() if one["type"] == "view")
            assert watcher.view["you"] is None
            assert watcher.view["players"][0]["hand"] == [None] * 7
            watcher.say("choose", decision=1, option="keep")
            refused = next(one for one in watcher.messages() if one["type"] == "refused")
            assert refused["code"] == "only-watching"


def test_people_sit_down_by_invitation_and_computers_fill_the_rest(server: Server) -> None:
    open_seats = {"seats": [{"sort": "me", "name": "Ann"}, {"sort": "open"}, {"sort": "open"}], "listed": True}
    made = server.ask("/api/tables", {"game": "lorcana", **open_seats})
    assert [one["id"] for one in server.ask("/api/tables")] == [made["table"]]
    second = server.join(made["table"], "Ann")
    assert second.seated["seat"] == 1
    with second:
        next(one for one in second.messages() if one["type"] == "table")
        with pytest.raises(RefusedError, match="only"):  # nobody from outside
            server.ask(f"/api/tables/{made['table']}/computers", {"agent": "random"})
        table = server.ask(f"/api/tables/{made['table']}/computers", {"agent": "random"}, second.token)
        told = next(
            one["table"] for one in second.messages() if one["type"] == "table" and one["table"]["state"] != "open"
        )
        assert told["state"] == "playing"  # who waited is told that it has begun
    assert [one["name"] for one in table["seats"]] == ["Ann", "Ann 2", "Random bot"]
    assert table["state"] == "playing"
    with pytest.raises(RefusedError, match="begun"):
        server.join(made["table"], "Cem")


def test_a_deck_with_cards_that_the_server_does_not_have_is_refused_by_name(server: Server) -> None:
    seats = [{"sort": "me", "deck": {"text": "60 Nobody Knows This"}}, {"sort": "computer"}]
    with pytest.raises(RefusedError, match="Nobody Knows This"):
        server.ask("/api/tables", {"game": "magic", "seats": seats})


def test_games_cards_decks_and_rules_are_told(server: Server) -> None:
    assert [one["name"] for one in server.games()] == ["lorcana", "cipher", "magic"]
    cards = server.ask("/api/games/magic/cards?search=destroy+target")
    assert cards["count"] > 3
    assert all("text" in one for one in cards["cards"])
    deck = server.ask("/api/games/lorcana/decks/the-heart-of-magic")
    assert deck["legal"]
    looked_over = server.ask("/api/games/lorcana/decks", {"text": "3 Frying Pan"})
    assert looked_over["complaints"][0]["cites"]
    assert server.ask("/api/games/lorcana/rules?search=4.3.6.8")[0]["rule"]
    with pytest.raises(RefusedError) as refused:
        server.ask("/api/games/chess")
    assert refused.value.code == "no-game"


@pytest.mark.slow
def test_the_example_bot_plays_a_game_with_what_the_protocol_tells(server: Server, capsys) -> None:
    path = Path(__file__).resolve().parent.parent.parent / "examples" / "bot.py"
    runpy.run_path(str(path))["main"](server.address, "cipher")
    assert "has won" in capsys.readouterr().out


def test_more_than_six_sit_down_and_how_many_may_is_told_by_format(server: Server) -> None:
    def ask(game: str, form: str, count: int) -> dict:
        seats = [{"sort": "me"}, *[{"sort": "computer", "agent": "random"}] * (count - 1)]
        return server.ask("/api/tables", {"game": game, "format": form, "seats": seats})

    with server.seat(ask("lorcana", "constructed", 17)) as seat:
        view = next(seat.decisions())
        assert len(view["players"]) == 17
    for game, form, count, told in (
        ("lorcana", "constructed", 63, "2 to 62 players here"),
        ("magic", "commander", 7, "2 to 6 players here"),
        ("magic", "archenemy", 2, "3 to 6 players here"),
        ("magic", "two-headed-giant", 6, "4 players"),
        ("cipher", "constructed", 3, "2 players"),
    ):
        with pytest.raises(RefusedError, match=told):
            ask(game, form, count)
