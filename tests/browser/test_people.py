"""People at one table, each in a browser of their own; lines that break, and a server that is killed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browsing import Sitting, needs_browser, play_together
from crowd import Process
from mulligan.client import Server

pytestmark = [pytest.mark.slow, needs_browser]


def seat_people(first: Sitting, others: list[Sitting], game: str) -> None:
    """One makes a table and the others come by its link."""
    first.invite(game, 1 + len(others))
    link = first.page.locator(".room input[readonly]").input_value()
    for number, one in enumerate(others):
        one.page.goto(link)
        one.page.locator(".room form input").fill(f"Guest {number + 1}")
        one.page.locator(".room form button").click()
    for one in (first, *others):
        one.page.wait_for_selector(".table")


def test_two_people_in_two_browsers(opened: Browser, server: Server) -> None:
    people = [Sitting(opened, server.address, seed=seed) for seed in (1, 2)]
    seat_people(people[0], people[1:], "cipher")
    if not play_together(people, 30):  # to the end: tools/browse.py
        people[0].concede()
    for one in people:
        one.page.wait_for_selector(".table[data-over]")
        one.leave()


def test_a_guest_chooses_a_deck_and_does_not_see_that_of_the_host(opened: Browser, server: Server) -> None:
    host, guest = (Sitting(opened, server.address, seed=seed) for seed in (1, 2))
    host.invite("lorcana", 2)
    guest.page.goto(host.page.locator(".room input[readonly]").input_value())
    guest.page.locator(".room form input").fill("Guest")
    choice = guest.page.locator(".room form select")
    deck = choice.locator("option").nth(2).get_attribute("value")
    choice.select_option(deck)
    assert guest.page.locator(".seats .quiet").all_inner_texts() == ["", ""]
    guest.page.locator(".room form button").click()
    for one in (host, guest):
        one.page.wait_for_selector(".table")
    table, token = guest.page.url.rsplit("/", 2)[1:]
    assert server.ask(f"/api/tables/{table}/deck", token=token)["name"] == deck
    for one in (host, guest):
        one.leave()


@pytest.mark.parametrize("game", ["lorcana", "magic"])
def test_three_people_at_one_table(opened: Browser, server: Server, game: str) -> None:
    people = [Sitting(opened, server.address, seed=seed) for seed in (1, 2, 3)]
    seat_people(people[0], people[1:], game)
    play_together(people, 25)
    assert all(len(one.story()) > 5 for one in people)
    for one in people:
        one.leave()


def test_reloading_in_the_middle_of_a_decision(opened: Browser, server: Server) -> None:
    ann = Sitting(opened, server.address)
    ann.sit_down("lorcana")
    for _ in range(6):
        ann.wait_for_turn()
        ann.click_once()
    before = (ann.settle(), ann.story())
    ann.page.reload()
    ann.page.wait_for_selector(".table")
    assert (ann.settle(), ann.story()) == before
    ann.leave()


def test_a_server_that_is_killed_in_the_middle_of_a_game(opened: Browser, tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    try:
        ann = Sitting(opened, f"{server.address}/")
        ann.sit_down("lorcana")
        for _ in range(6):
            ann.wait_for_turn()
            ann.click_once()
        ann.settle()
        before = ann.story()
        server.kill()
        ann.page.wait_for_selector(".away")
        server.start()
        ann.page.wait_for_selector(".away", state="detached")
        ann.wait_for_turn()
        assert ann.story()[: len(before)] == before
        ann.click_once()
        ann.leave()
    finally:
        server.kill()
