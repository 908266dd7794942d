"""A draft in the browser: packs, a deck, a match, the standings."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as TookTooLong

from browsing import DESK, PHONE, Sitting, needs_browser, serious
from serving import running

pytestmark = [pytest.mark.slow, needs_browser]

PACKS = 4
CARDS = 12
PATIENCE = 90_000  # milliseconds, where computer players play their matches
BY_KEYS = 6  # the first picks


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MULLIGAN_DATA", str(tmp_path))


def begin(sitting: Sitting) -> None:
    """Begin a draft of Lorcana with three computer players."""
    page = sitting.page
    page.get_by_role("link", name="Packs").click()
    page.wait_for_selector(".game-choice")
    assert serious(page) == []
    page.locator(".game-choice select").first.select_option("lorcana")
    page.get_by_label("Players").fill("4")
    page.locator(".game-choice button.strong").click()
    page.wait_for_selector(".pack .pickable")


def wait_for_pick(sitting: Sitting, picked: int) -> None:
    """Wait until so many cards are picked, and the next pack is there or the deck."""
    sitting.page.wait_for_function(
        """count => document.querySelector(".building") || (document.querySelector(".pack button:not(:disabled)")
            && Number(document.querySelector("section h2 .small").textContent) >= count)""",
        arg=picked,
    )


def test_a_draft_is_picked_built_and_played_to_the_standings(opened: Browser) -> None:
    with running() as server:
        ann = Sitting(opened, server.address, DESK)
        page = ann.page
        begin(ann)
        assert serious(page) == []
        page.locator(".pack button").first.focus()
        for picked in range(1, BY_KEYS + 1):
            page.keyboard.press("Tab")  # the second card
            page.keyboard.press("Enter")
            wait_for_pick(ann, picked)
            page.wait_for_selector(".pack li:first-child button:focus")  # where the keyboard goes on
        while page.locator(".pack").count():
            picked = int(page.locator("section h2 .small").first.inner_text())
            page.locator(".pack button").last.click()
            wait_for_pick(ann, picked + 1)
        page.wait_for_selector(".building")
        assert "40" in page.locator(".building h2").first.inner_text()
        assert serious(page) == []
        page.get_by_role("button", name="Lay one aside").first.click()
        page.locator("main > button.strong").click()
        assert "40" in page.get_by_role("alert").inner_text()  # 39 cards are too few
        page.get_by_role("button", name="Take back the last change").click()
        assert "40" in page.locator(".building h2").first.inner_text()
        assert page.get_by_role("button", name="Take back the last change").is_disabled()
        page.get_by_role("button", name="By colour").click()
        with page.expect_download() as export:
            page.get_by_role("button", name="Download").click()
        lines = Path(export.value.path()).read_text("utf-8").splitlines()
        deck = lines[: lines.index("Sideboard")]
        assert sum(int(line.split()[0]) for line in deck if line) == 40
        page.get_by_role("button", name="Look at your picks again").click()
        page.wait_for_selector(".review tbody tr")
        assert page.locator(".review tbody tr").count() == PACKS * CARDS
        assert serious(page) == []
        page.locator("main > button.strong").click()
        page.get_by_role("link", name="To your match").click()
        page.wait_for_selector(".table")
        ann.wait_for_turn()
        ann.concede()
        page.locator("a[href^='#/evening/']").click()
        page.wait_for_selector(".standings li")
        page.locator(".matches .mine b", has_text=":").first.wait_for()
        assert page.locator(".standings li").count() == 4
        assert serious(page) == []
        page.get_by_role("button", name="Play no further rounds").click()
        page.locator("dialog[open] button.strong").click()
        page.get_by_role("button", name="Play no further rounds").wait_for(state="detached", timeout=90_000)
        wrong, ann.wrong = ann.wrong, []
        ann.leave()
        assert all("422" in one for one in wrong)  # the deck of 39


def test_two_quick_taps_pick_one_card(opened: Browser) -> None:
    with running() as server:
        ann = Sitting(opened, server.address, PHONE, scheme="dark")
        begin(ann)
        ann.page.locator(".pack button").nth(1).dblclick()
        wait_for_pick(ann, 1)
        ann.page.wait_for_timeout(500)
        assert ann.page.locator("section h2 .small").first.inner_text() == "1"
        assert serious(ann.page) == []
        ann.leave()


def pick_until_built(people: list[Sitting]) -> None:
    """Everybody picks whenever there is a pack, now this card, now that one, until all have a deck before them."""
    while not all(one.page.locator(".building").count() for one in people):
        for one in people:
            one.page.evaluate(
                """luck => { const all = document.querySelectorAll(".pack button:not(:disabled)");
                    all[Math.floor(luck * all.length)]?.click(); }""",
                one.luck.random(),
            )
        people[0].page.wait_for_timeout(40)


def play_a_round(people: list[Sitting], number: int) -> None:
    """Everybody goes to their match of a round and gives it up, unless the other person has done so."""
    for one in people:
        page = one.page
        page.locator(".matches:not(.standings)").nth(number - 1).wait_for(timeout=PATIENCE)
        if not goes_to_match(one, number):
            continue  # two people met, and the other gave up; or a bye
        page.wait_for_selector(".table", timeout=PATIENCE)
        if not one.is_over():  # whoever is asked first
            one.concede()
        page.locator("a[href^='#/evening/']").click(timeout=PATIENCE)
        page.wait_for_selector(".standings li")


def goes_to_match(one: Sitting, number: int) -> bool:
    """Go to the match of a round, unless it is over; the other person may be ending it this very moment."""
    page = one.page
    mine = page.locator("section", has=page.get_by_role("heading", name=f"Round {number}", exact=True))
    link = page.get_by_role("link", name="To your match")
    result = mine.locator(".mine b", has_text=":")
    for _ in range(45):
        if result.count():
            return False
        try:
            link.click(timeout=2_000)
            return True
        except TookTooLong:  # gone, or the machine is busy
            continue
    raise AssertionError(f"Round {number} has neither a link nor a result")


def test_two_people_and_six_computer_players_draft_build_and_play_every_round(opened: Browser) -> None:
    with running() as server:
        ann, bob = (Sitting(opened, server.address, size, seed) for seed, size in ((1, DESK), (2, PHONE)))
        page = ann.page
        page.goto(server.address + "#/packs")
        page.locator(".game-choice select").first.select_option("lorcana")
        page.get_by_label("Players").fill("8")
        page.get_by_label("Computer player").select_option("easy")
        page.get_by_role("button", name="Invite people").click()
        bob.page.goto(page.locator("input[readonly]").input_value())
        bob.page.locator("form input").fill("Bob")
        bob.page.locator("form button").click()
        page.locator(".seats li", has_text="Bob").wait_for()
        page.get_by_role("button", name="Let the computer take the free seats").click()
        for one in (ann, bob):
            one.page.wait_for_selector(".pack .pickable", timeout=PATIENCE)
        assert bob.page.locator(".pool li", has_text="…").count() > 0  # who sits around the table
        pick_until_built([ann, bob])
        for one in (ann, bob):
            assert "40" in one.page.locator(".building h2").first.inner_text()
            assert serious(one.page) == []
            one.page.locator("main > button.strong").click()
        for number in range(1, 4):  # eight are three rounds of Swiss
            play_a_round([ann, bob], number)
        for one in (ann, bob):
            one.page.locator("p.asks[role=status]").wait_for(timeout=PATIENCE)  # who has won
            assert one.page.locator(".standings li").count() == 8
            assert one.page.locator(".matches:not(.standings)").count() == 3
            assert serious(one.page) == []
            one.leave()
