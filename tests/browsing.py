"""A real browser for tests of the page: chromium of this machine, and somebody who plays by clicking or by keys."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

CHROMIUM: Final = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
QUIET: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine: the page is not tested")
DESK: Final = (1280, 720)
PHONE: Final = (390, 844)
MOST_CLICKS: Final = 3000


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield opened
        opened.close()


class Sitting:
    """Somebody at a page, who notices what goes wrong in it."""

    def __init__(
        self, opened: Browser, address: str, size: tuple[int, int] = DESK, seed: int = 1, scheme: str = "light"
    ) -> None:
        self.luck = random.Random(seed)
        self.context = opened.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            reduced_motion="reduce",
            color_scheme="dark" if scheme == "dark" else "light",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", self.hear)
        self.address = address
        self.page.goto(address)

    def hear(self, said: ConsoleMessage) -> None:
        """Something was written to the console of the browser."""
        if said.type == "error" and "WebSocket" not in said.text and "ERR_CONNECTION" not in said.text:
            self.wrong.append(said.text)

    def sit_down(self, game: str) -> None:
        """Two clicks from the address to the first decision."""
        self.page.locator(f".game-choice.game-{game} button.strong").click()
        self.page.wait_for_selector(".table")

    def invite(self, game: str, players: int) -> None:
        """Make a table for people."""
        choice = self.page.locator(f".game-choice.game-{game}")
        if players > 2:
            choice.locator("button[aria-expanded]").click()
            choice.locator("input[type=number]").first.fill(str(players))
        choice.locator("button.wide:not(.strong)").click()
        self.page.wait_for_selector(".room input[readonly]")

    def story(self) -> list[str]:
        """The lines of the log that are told."""
        return self.page.locator(".story li span").all_inner_texts()

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator(".table[data-over]").count() > 0

    def number(self) -> str:
        """The number of the decision that is shown; empty while somebody else decides."""
        return self.page.locator(".table").get_attribute("data-decision") or ""

    def wait_for_turn(self) -> None:
        """Wait until something is asked, or the game is over."""
        self.page.wait_for_selector(".table[data-decision], .table[data-over]")

    def any_of(self, found: Locator) -> Locator:
        """One of several, by chance."""
        return found.nth(self.luck.randrange(found.count()))

    def click_once(self) -> None:
        """One click that a person could make."""
        page = self.page
        menu = page.locator(".now .deeds li button:not(.plain)")
        targets = page.locator(".card.target, .who.can")
        cards = page.locator("dialog[open] .card.can, .table .card.can, .table .who.can")
        loose = page.locator(".now .loose button")
        big = page.locator("#big:not([disabled])")
        if menu.count():
            self.any_of(menu).click()
        elif page.locator(".table[data-picked]").count() and targets.count():
            self.any_of(targets).click()
        elif cards.count() and (not big.count() or self.luck.random() < 0.8):
            self.any_of(cards).click()
        elif loose.count() and (not big.count() or self.luck.random() < 0.5):
            self.any_of(loose).click()
        elif big.count():
            big.click()
        else:
            page.locator(".tools .stat, .strip button.stat").first.click()

    def play_to_the_end(self) -> int:
        """Play until the game is over, by clicking only; how many clicks it took."""
        for count in range(MOST_CLICKS):
            self.wait_for_turn()
            if self.is_over():
                return count
            try:
                self.click_once()
            except BrowserError:
                if self.is_over():
                    return count
                self.page.keyboard.press("Escape")
        raise AssertionError("the game did not end")

    def play_by_keys(self) -> int:
        """Play until the game is over, by keys only; how many keys it took."""
        keys = self.page.keyboard
        for count in range(MOST_CLICKS * 4):
            self.wait_for_turn()
            if self.is_over():
                return count
            page = self.page
            menu = page.locator(".now [data-number]")
            focused = page.locator(".table .card.can:focus, .table .card.target:focus, .table .who.can:focus")
            if menu.count() and (page.locator(".deeds").count() or not page.locator("#big:not([disabled])").count()):
                keys.press(str(1 + self.luck.randrange(min(menu.count(), 9))))
            elif focused.count() and self.luck.random() < 0.7:
                keys.press("Enter")
            elif page.locator(".card.can, .card.target, .who.can").count() and self.luck.random() < 0.8:
                keys.press(self.luck.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"]))
            elif page.locator(".table[data-picked]").count():
                keys.press("Escape")
            else:
                page.wait_for_timeout(520)  # the big button waits half a second after it has changed its meaning
                keys.press("Space")
        raise AssertionError("the game did not end")

    def leave(self) -> None:
        """Close the page; whatever went wrong in it is told."""
        self.context.close()
        assert self.wrong == []


def play_together(people: list[Sitting]) -> None:
    """Several people play one game to its end, each when something is asked of them."""
    for _ in range(MOST_CLICKS):
        if people[0].is_over():
            break
        asked = [one for one in people if one.number()]
        if not asked:
            people[0].page.wait_for_timeout(50)
        for one in asked:
            try:
                one.click_once()
            except BrowserError:
                one.page.keyboard.press("Escape")
    for one in people:
        one.page.wait_for_selector(".table[data-over]")
