"""Drafts and sealed games on the server: picks, decks, rounds at tables, and all of it after a restart."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import CliRunner

from evenings import build, concede, look, my_match, new_evening, pick_all, pick_one
from mulligan.cli.commands import mulligan_command
from mulligan.client import RefusedError, Server
from mulligan.kernel.errors import MulliganError
from mulligan.limited.files import read_draft
from mulligan.server.clocks import Clocks
from mulligan.server.database import Database
from mulligan.server.evening import Evening
from mulligan.server.evenings import Evenings
from mulligan.server.hall import Hall
from mulligan.server.matches import Matches
from serving import running
from support import rule

PATIENCE = 240.0  # seconds for matches between computer players, on a busy machine


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with running() as found:
        yield found


def test_one_person_drafts_builds_and_plays_the_rounds_among_computer_players(server: Server) -> None:
    evening, token = new_evening(server, game="lorcana")
    view = pick_all(server, evening, token)
    assert view["state"] == "building"
    assert len(view["draft"]["pool"]) == 4 * 12
    assert view["deck"]["unlimited"] == []
    view = build(server, evening, token)
    conceded: set[str] = set()
    end = time.monotonic() + PATIENCE
    while view["state"] == "playing" and time.monotonic() < end:
        mine = [match for match in view["rounds"][-1] if match["yours"] and not match["played"]]
        if mine and mine[0]["table"] not in conceded:
            conceded.add(mine[0]["table"])
            socket = f"/api/tables/{mine[0]['table']}/socket"
            with server.seat({"socket": socket, "token": token}) as seat:
                next(seat.decisions())
                seat.say("concede")
                next(one for one in seat.messages() if one["type"] == "accepted")
        time.sleep(0.1)
        view = look(server, evening, token)
    assert len(conceded) == 2
    assert view["winner"]
    assert view["standings"][-1]["name"] == view["players"][view["you"]]["name"]  # who always concedes is last


@rule("magic", "limited.draft")
def test_nobody_is_told_what_another_holds_or_has_picked(server: Server) -> None:
    evening, ann = new_evening(server, alone=False)
    seated = server.ask(f"/api/evenings/{evening}/seats", {"name": "Bob"})
    assert seated["seat"] == 2  # as far apart as they can sit
    server.ask(f"/api/evenings/{evening}/begin", {}, token=ann)
    before = look(server, evening, seated["token"])
    watched = look(server, evening)
    assert not {"pack", "pool", "options"} & set(watched["draft"])
    draft = look(server, evening, ann)["draft"]
    server.ask(f"/api/evenings/{evening}/picks", {"card": draft["options"][3], "number": 1}, token=ann)
    after = look(server, evening, seated["token"])
    assert after["draft"]["pack"] == before["draft"]["pack"]
    assert [one["cards"] for one in after["draft"]["players"]] == [one["cards"] for one in before["draft"]["players"]]


def test_a_late_repeated_or_impossible_pick_is_refused_and_harms_nothing(server: Server) -> None:
    evening, token = new_evening(server)
    first = look(server, evening, token)["draft"]
    asked = {"card": first["options"][0], "number": 1}
    server.ask(f"/api/evenings/{evening}/picks", asked, token=token)
    now = look(server, evening, token)
    for wrong in (asked, {"card": "No Such Card", "number": 2}):
        with pytest.raises(RefusedError):
            server.ask(f"/api/evenings/{evening}/picks", wrong, token=token)
    with pytest.raises(RefusedError):
        server.ask(f"/api/evenings/{evening}/picks", {"card": now["draft"]["options"][0], "number": 2}, token="nobody")
    assert look(server, evening, token) == now


@rule("magic", "decks.limited")
def test_a_deck_of_cards_that_were_not_opened_is_refused(server: Server) -> None:
    evening, token = new_evening(server, format="sealed", seats=2)
    view = look(server, evening, token)
    assert view["state"] == "building"
    assert sum(one["count"] for one in view["deck"]["cards"]) >= 40
    with pytest.raises(RefusedError) as refused:
        server.ask(f"/api/evenings/{evening}/deck", {"cards": [[40, "Shock"]]}, token=token)
    assert "Shock" in str(refused.value)
    assert build(server, evening, token)["state"] == "playing"


def test_an_evening_goes_on_after_the_server_was_restarted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with running() as server:
        evening, token = new_evening(server)
        for _ in range(5):
            draft = look(server, evening, token)["draft"]
            asked = {"card": draft["options"][0], "number": len(draft["pool"]) + 1}
            server.ask(f"/api/evenings/{evening}/picks", asked, token=token)
        before = look(server, evening, token)
    with running() as server:
        after = look(server, evening, token)
        assert after["draft"] == before["draft"]
        assert pick_all(server, evening, token)["state"] == "building"
        review = server.ask(f"/api/evenings/{evening}/review", token=token)
        assert len(review) == 45
    assert read_draft(str(tmp_path / "evenings" / evening / "picks.draft")).draft.over


def test_whoever_leaves_plays_no_further_rounds(server: Server) -> None:
    evening, token = new_evening(server, format="sealed", seats=2)
    build(server, evening, token)
    view = server.ask(f"/api/evenings/{evening}/drop", {}, token=token)
    assert view["state"] == "over"
    assert view["winner"] != view["players"][view["you"]]["name"]


def test_what_is_not_there_is_refused_in_a_sentence(server: Server) -> None:
    strange = [{"format": "commander"}, {"set": "xyz"}, {"seats": 3}, {"game": "chess"}, {"agent": "deep-blue"}]
    for asked in strange:
        with pytest.raises(RefusedError) as refused:
            new_evening(server, **asked)
        assert str(refused.value), asked


# -- What goes wrong -----------------------------------------------------------------------------------------------


def kept_hall(folder: Path) -> Callable[[], Hall]:
    return lambda: Hall(Database(f"sqlite:///{folder / 'tables.sqlite'}"), 1)


def at_once(what: Callable[[], object], times: int) -> list[object]:
    """What comes of doing something several times at the same moment: answers, or why it was refused."""

    def tried() -> object:
        try:
            return what()
        except RefusedError as refused:
            return refused

    with ThreadPoolExecutor(times) as pool:
        return [one.result() for one in [pool.submit(tried) for _ in range(times)]]


def test_an_evening_is_taken_up_once_however_many_ask_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with running() as server:
        evening, token = new_evening(server)
    read, reading = Evening.read, []

    def slowly(self: Evening) -> None:
        reading.append(self)
        time.sleep(0.1)
        read(self)

    monkeypatch.setattr(Evening, "read", slowly)
    with running() as server:
        at_once(lambda: look(server, evening, token), 8)
        assert len(reading) == 1


def test_the_packs_are_opened_once_however_often_it_is_asked_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, token = new_evening(server, alone=False)
    begin, begun = Evening.begin, []

    def slowly(self: Evening) -> None:
        time.sleep(0.1)
        begin(self)
        begun.append(self)

    monkeypatch.setattr(Evening, "begin", slowly)
    found = at_once(lambda: server.ask(f"/api/evenings/{evening}/begin", {}, token=token), 4)
    assert len(begun) == 1
    assert sum(isinstance(one, RefusedError) for one in found) == 3


def test_an_evening_that_was_put_away_while_somebody_picks_loses_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mulligan.server.evenings.MOST_OPEN", 1)
    seated = [new_evening(server) for _ in range(3)]

    def pick_five(evening: str, token: str) -> None:
        for _ in range(5):
            pick_one(server, evening, token)

    with ThreadPoolExecutor(3) as pool:
        for one in [pool.submit(pick_five, *one) for one in seated]:
            one.result()
    for evening, token in seated:
        assert len(look(server, evening, token)["draft"]["pool"]) == 5


def test_a_pick_that_could_not_be_written_down_is_not_confirmed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, token = new_evening(server)
    pick_one(server, evening, token)
    before = look(server, evening, token)["draft"]
    with monkeypatch.context() as full:

        def no_room(*_: object) -> int:
            raise OSError(28, "No space left on device")

        full.setattr("mulligan.saves.growing.os.write", no_room)
        with pytest.raises(RefusedError):
            pick_one(server, evening, token)
    assert look(server, evening, token)["draft"] == before
    assert len(pick_one(server, evening, token)["draft"]["pool"]) == 2


def test_who_could_not_be_written_down_as_having_left_has_not(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, token = new_evening(server, format="sealed", seats=2)
    build(server, evening, token)
    with monkeypatch.context() as full:

        def no_room(path: str, _: bytes) -> None:
            raise MulliganError("unwritable", path=path, reason="No space left on device")

        full.setattr("mulligan.events.files.write_file", no_room)
        with pytest.raises(RefusedError) as refused:
            server.ask(f"/api/evenings/{evening}/drop", {}, token=token)
        assert evening not in str(refused.value)  # nor any other path of the server
    assert look(server, evening, token)["state"] == "playing"


def test_packs_that_could_not_be_written_down_are_not_opened(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    evening, token = new_evening(server, alone=False)
    with monkeypatch.context() as full:

        def no_room(path: str, _: bytes) -> None:
            raise MulliganError("unwritable", path=path, reason="No space left on device")

        full.setattr("mulligan.saves.growing.write_file", no_room)
        with pytest.raises(RefusedError):
            server.ask(f"/api/evenings/{evening}/begin", {}, token=token)
    assert look(server, evening, token)["state"] == "open"
    assert server.ask(f"/api/evenings/{evening}/begin", {}, token=token)["state"] == "picking"


def test_a_match_that_ended_while_nobody_heard_of_it_is_heard_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with monkeypatch.context() as killed, running(kept_hall(tmp_path)) as server:
        killed.setattr(Evenings, "heard", lambda *_: None)
        evening, token = new_evening(server, format="sealed", seats=2)
        concede(server, my_match(build(server, evening, token))["table"], token)
    with running(kept_hall(tmp_path)) as server:
        assert look(server, evening, token)["state"] == "over"


def test_a_match_that_was_set_but_not_begun_begins_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))

    async def killed_before(_: Matches) -> None:
        return

    with monkeypatch.context() as killed, running(kept_hall(tmp_path)) as server:
        killed.setattr(Matches, "begin", killed_before)
        evening, token = new_evening(server, format="sealed", seats=2)
        build(server, evening, token)
    with running(kept_hall(tmp_path)) as server:
        table = my_match(look(server, evening, token))["table"]
        assert server.ask(f"/api/tables/{table}")["state"] == "playing"


def test_a_match_whose_table_is_gone_is_set_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with running() as server:
        evening, token = new_evening(server, format="sealed", seats=2)
        build(server, evening, token)
    with running() as server:  # which remembers no tables
        table = my_match(look(server, evening, token))["table"]
        assert server.ask(f"/api/tables/{table}")["state"] == "playing"


def test_a_match_that_somebody_leaves_is_not_played_on(server: Server) -> None:
    for best_of in (1, 3):
        evening, token = new_evening(server, format="sealed", seats=2, best_of=best_of)
        table = my_match(build(server, evening, token))["table"]
        assert server.ask(f"/api/tables/{table}")["state"] == "playing"
        server.ask(f"/api/evenings/{evening}/drop", {}, token=token)
        assert server.ask(f"/api/tables/{table}")["state"] == "over"


def test_a_match_that_is_over_cannot_be_taken_back(server: Server) -> None:
    evening, token = new_evening(server, format="sealed", seats=2)
    table = my_match(build(server, evening, token))["table"]
    with server.seat({"socket": f"/api/tables/{table}/socket", "token": token}) as seat:
        next(seat.decisions())
        seat.say("concede")
        next(one for one in seat.messages() if one["type"] == "accepted")
        seat.say("undo", to=0)
        told = next(one for one in seat.messages() if one["type"] in ("refused", "accepted"))
    assert told["type"] == "refused"
    assert server.ask(f"/api/tables/{table}")["state"] == "over"


def test_a_deck_that_no_table_could_hold_is_refused(server: Server) -> None:
    evening, token = new_evening(server, format="sealed", seats=2)
    crowd = [[200, "Forest"]] * 300
    for cards in (crowd, [[-1, "Forest"]], [[10**9, "Forest"]], [[40, "No Such Card"]], [[40, ""]], []):
        with pytest.raises(RefusedError):
            server.ask(f"/api/evenings/{evening}/deck", {"cards": cards}, token=token)
        assert look(server, evening, token)["state"] == "building", cards


# -- Matches ---------------------------------------------------------------------------------------------------------


@rule("magic", "decks.limited")
def test_between_two_games_basic_lands_are_added_and_cards_of_the_pool_taken_in(server: Server) -> None:
    evening, token = new_evening(server, format="sealed", seats=2, best_of=3)
    table = my_match(build(server, evening, token))["table"]
    with server.seat({"socket": f"/api/tables/{table}/socket", "token": token}) as seat:
        next(seat.decisions())
        seat.say("concede")
        next(one for one in seat.messages() if one["type"] == "accepted")
        deck = server.ask(f"/api/tables/{table}/deck", token=token)
        assert [one["name"] for one in deck["unlimited"]] == ["Plains", "Island", "Swamp", "Mountain", "Forest"]
        cards = [[one["count"], one["name"]] for one in deck["cards"]]

        def swap(*more: list) -> str:
            seat.say("sideboard", cards=[*cards, *more])
            return next(one["type"] for one in seat.messages() if one["type"] in ("accepted", "refused"))

        assert swap([5, "Forest"], [1, deck["side"][0]["name"]]) == "accepted"
        after = server.ask(f"/api/tables/{table}/deck", token=token)
        assert after["size"] == deck["size"] + 6
        assert not any(one["name"] == "Forest" for one in after["side"])
        assert (
            swap([200, "Forest"], [1, deck["side"][0]["name"]], [deck["side"][0]["count"], deck["side"][0]["name"]])
            == "refused"
        )
        assert swap(*[[200, "Forest"]] * 60) == "refused"
        assert server.ask(f"/api/tables/{table}/deck", token=token) == after


def two_at_a_sealed_game(server: Server) -> tuple[str, str, str]:
    evening, ann = new_evening(server, format="sealed", seats=4, alone=False)
    bob = server.ask(f"/api/evenings/{evening}/seats", {"name": "Bob"})["token"]
    server.ask(f"/api/evenings/{evening}/begin", {}, token=ann)
    build(server, evening, ann)
    build(server, evening, bob)
    return evening, ann, bob


def test_what_was_held_in_a_match_is_not_told_to_who_may_meet_it_in_the_next(server: Server) -> None:
    evening, ann, bob = two_at_a_sealed_game(server)
    table = my_match(look(server, evening, ann))["table"]
    with server.seat({"socket": f"/api/tables/{table}/socket", "token": ann}) as seat:
        next(one for one in seat.messages() if one["type"] == "view")
        seat.say("hint")
        assert next(one["type"] for one in seat.messages() if one["type"] in ("hint", "refused")) == "refused"
        seat.say("concede")
        next(one for one in seat.messages() if one["type"] == "accepted")
    for what in ("at/0", "file", "analysis"):
        with pytest.raises(RefusedError) as refused:
            server.ask(f"/api/replays/{table}/1/{what}")
        assert "evening is over" in str(refused.value)
    with pytest.raises(RefusedError):
        server.ask(f"/api/tables/{table}/scenario", token=ann)
    for token in (ann, bob):
        server.ask(f"/api/evenings/{evening}/drop", {}, token=token)
    end = time.monotonic() + PATIENCE
    while look(server, evening)["state"] != "over" and time.monotonic() < end:
        time.sleep(0.2)
    assert server.ask(f"/api/replays/{table}/1/at/0")["at"] == 0


@pytest.mark.parametrize("first", [True, False])
def test_computer_players_play_their_match_at_whichever_table_it_is(
    server: Server, monkeypatch: pytest.MonkeyPatch, first: bool
) -> None:
    seats = [(2, 3), (0, 1)] if first else [(0, 1), (2, 3)]
    monkeypatch.setattr("mulligan.events.event.pairings", lambda _: seats)
    evening, token = new_evening(server, format="sealed", seats=4)
    build(server, evening, token)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        match = look(server, evening, token)["rounds"][0][not first]
        if match["played"]:
            break
        time.sleep(0.1)
    assert match["played"]


def test_who_runs_out_of_time_has_lost_the_match(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mulligan.server.clocks.Clocks.begin", starved)
    evening, token = new_evening(server, format="sealed", seats=2, clock={"seconds": 10})
    me = look(server, evening, token)["players"][0]["name"]
    build(server, evening, token)
    end = time.monotonic() + PATIENCE
    while (view := look(server, evening, token))["state"] != "over" and time.monotonic() < end:
        time.sleep(0.1)
    assert view["winner"] not in ("", me)


def starved(clocks: Clocks) -> None:
    for seat in clocks.table.row.seats:
        seat.left = 0.2


# -- Afterwards ------------------------------------------------------------------------------------------------------


def test_the_terminal_goes_on_with_and_looks_back_on_a_draft_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with running() as server:
        evening, token = new_evening(server, name="Ann")
        pick_one(server, evening, token)
    path = str(tmp_path / "evenings" / evening / "picks.draft")
    first = read_draft(path).draft.pools[0][0]
    gone_on = CliRunner().invoke(mulligan_command, ["draft", "--load", path], input="pool\n1\nquit\n")
    assert first in gone_on.output
    assert len(read_draft(path).draft.pools[0]) == 2
    with running() as server:
        pick_all(server, evening, token)
    review = CliRunner().invoke(mulligan_command, ["draft", "--review", path, "--seat", "Ann"])
    assert review.exit_code == 0
    assert first in review.output


def test_evenings_at_which_nothing_happens_are_forgotten_like_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))
    with running() as server:
        old, new = new_evening(server), new_evening(server)
    folder = tmp_path / "evenings"
    (folder / "something-else").mkdir()
    for path in [*(folder / old[0]).iterdir(), folder / old[0]]:
        os.utime(path, (0, 0))
    with running() as server:
        assert look(server, *new)["state"] == "picking"
        with pytest.raises(RefusedError):
            look(server, *old)
    assert sorted(path.name for path in folder.iterdir()) == sorted([new[0], "something-else"])
