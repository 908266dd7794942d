"""The rooms around a game: lessons, the sideboard between two games of a match, watching from the lobby."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browsing import DESK, PHONE, Sitting, needs_browser, serious
from mulligan.client import Server
from serving import running

pytestmark = [pytest.mark.slow, needs_browser]

MAGIC_DECK = (
    "26 Island\n34 Coral Merfolk\n".replace(
        "34 Coral Merfolk",
        "\n".join(
            f"4 {name}"
            for name in (
                "Coral Merfolk",
                "Messenger Drake",
                "Scroll Thief",
                "Seacoast Drake",
                "Air Servant",
                "Nephalia Seakite",
                "Phantom Warrior",
                "Warden of Evos Isle",
            )
        ),
    )
    + "\n2 Divination\n\nSideboard\n3 Negate\n2 Essence Scatter\n"
)


def test_two_clicks_to_the_first_lesson_and_what_is_learnt_is_kept(opened: Browser, server: Server) -> None:
    ann = Sitting(opened, server.address, PHONE)
    page = ann.page
    page.locator(".game-choice.game-lorcana a[href='#/learn/lorcana']").click()
    page.wait_for_selector(".lessons button")
    assert serious(page) == []
    page.locator(".learn .strong").click()
    page.wait_for_selector(".lesson .task")
    assert page.locator(".lesson .chip").all_inner_texts() == ["4.2.3.2", "4.3.3", "6.2.8"]
    assert serious(page) == []
    page.locator(".big-button").click()  # to end the turn is not what is taught
    page.wait_for_selector(".lesson.missed")
    assert "inkwell is still empty" in page.locator(".lesson").inner_text()
    page.locator("#big").click()
    page.wait_for_selector(".lesson .task")
    page.locator(".hand .card.can").first.click()
    page.wait_for_selector(".lesson.done")
    assert serious(page) == []
    page.locator("#big").click()
    page.wait_for_selector(".lesson h2:text-is('Play a card')")
    page.locator(".tools button").first.click()
    page.reload()
    page.wait_for_selector(".lessons .learnt")
    assert page.locator(".lessons .learnt").all_inner_texts() == ["Ink a card"]
    assert "Play a card" in page.locator(".learn .strong").inner_text()
    ann.leave()


def test_cards_come_from_the_sideboard_between_two_games_of_a_match(opened: Browser, server: Server) -> None:
    ann = Sitting(opened, server.address, DESK)
    page = ann.page
    choice = page.locator(".game-choice.game-magic")
    choice.locator("button[aria-expanded]").click()
    choice.get_by_label("Match of three").check()
    choice.locator("textarea").fill(MAGIC_DECK)
    choice.locator("button.strong").click()
    page.wait_for_selector(".table")
    ann.wait_for_turn()
    ann.concede()
    page.get_by_role("button", name="Change my deck").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button", name="Take one in: Negate").click()
    dialog.get_by_role("button", name="Lay one aside: Divination").click()
    dialog.get_by_role("button", name="Lay one aside: Divination").click()
    assert serious(page) == []
    dialog.locator("button.strong").click()
    assert "60" in dialog.get_by_role("alert").inner_text()  # 59 cards are too few
    dialog.get_by_role("button", name="Take one in: Negate").click()
    dialog.locator("button.strong").click()
    page.get_by_text("The next game is played with it.").wait_for()
    page.get_by_role("button", name="Next game").click()
    page.wait_for_selector(".table:not([data-over])")
    ann.leave()


def test_somebody_watches_an_open_table_from_the_lobby_later_than_it_happens(opened: Browser) -> None:
    with running() as server:
        ann = Sitting(opened, server.address, DESK)
        choice = ann.page.locator(".game-choice.game-lorcana")
        choice.locator("button[aria-expanded]").click()
        choice.get_by_label("Watchers see it later").fill("1")
        choice.locator("button.wide:not(.strong)").click()
        ann.page.wait_for_selector(".room input[readonly]")
        eve = Sitting(opened, server.address, DESK, scheme="dark")
        listed = eve.page.locator(".tables li")
        assert "watchers see it later by 1 s" in listed.inner_text()
        assert serious(eve.page) == []
        listed.get_by_role("link", name="Watch").click()
        eve.page.get_by_text("the game is shown here when it begins, 1 seconds later").wait_for()
        ann.page.get_by_role("button", name="Let the computer take").click()
        eve.page.wait_for_selector(".table")
        assert "1 seconds later" in eve.page.locator(".watching").inner_text()
        assert eve.page.locator(".hand .card").count() == 0
        assert serious(eve.page) == []
        ann.page.get_by_text("1 watching, 1 seconds later").wait_for()
        eve.leave()
        ann.leave()


def test_another_rulebook_and_another_format_are_chosen_in_the_lobby(opened: Browser, server: Server) -> None:
    asked = []
    person = Sitting(opened, server.address, DESK, 1)
    person.page.on("request", lambda one: asked.append(one.post_data_json) if one.method == "POST" else None)
    for game, value in (("magic", "archenemy"), ("lorcana", "2024-05-20")):
        person.page.goto(server.address)
        choice = person.page.locator(f".game-choice.game-{game}")
        choice.locator("button[aria-expanded]").click()
        choice.locator(f"select:has(option[value='{value}'])").select_option(value)
        choice.locator("button.strong").click()
        person.page.wait_for_selector(".table")
    tables = [one for one in asked if one and "game" in one]
    assert [(one["game"], one["format"], len(one["seats"])) for one in tables] == [
        ("magic", "archenemy", 3),
        ("lorcana", "constructed", 2),
    ]
    assert [one["edition"] for one in tables] == ["2014", "2024-05-20"]
