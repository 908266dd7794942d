"""A real browser for tests of the page: chromium of this machine, and somebody who plays by clicking or by keys."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from weakref import WeakKeyDictionary

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright
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
SMALL_PHONE: Final = (360, 740)
TABLET: Final = (820, 1180)
WIDE: Final = (1920, 1080)
# Profiles of a browser that nobody uses any more, by size and scheme: what they have loaded need not be loaded again.
UNUSED: Final[WeakKeyDictionary[Browser, dict[tuple[tuple[int, int], str], list[BrowserContext]]]] = WeakKeyDictionary()
PATIENCE: Final = 60_000  # milliseconds for whatever comes at once on a machine with nothing else to do
MOST_CLICKS: Final = 3000  # far more than any game takes
IN_VAIN: Final = 50  # clicks that change nothing; each is waited for longer than the one before
TOLD: Final = 20  # clicks that are told of when a game goes nowhere
# Where a person clicks a thing: where nothing lies over it. Where something does everywhere, that is told instead.
PLACE: Final = """const middle = [[0.5, 0.5]];
const edges = [[0.5, 0.06], [0.5, 0.94], [0.06, 0.5], [0.94, 0.5]];
const place = (found, points) => {
    found.scrollIntoView({ block: "nearest", inline: "center" });
    const said = (one) => one.getAttribute("aria-label") ?? one.innerText ?? "";
    const short = (text) => text.replace(/\\s+/g, " ").slice(0, 90);
    const name = (one) => one ? short(`${one.tagName} ${one.className} ${said(one)}`) : "nothing";
    const box = found.getBoundingClientRect();
    let over = null;
    for (const [right, down] of points) {
        const [x, y] = [box.x + box.width * right, box.y + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (found.contains(hit)) return { x, y, what: name(found) };
        over ??= hit?.closest("button, dialog, section") ?? hit;
    }
    return { what: name(found), over: name(over) };
};"""
# What a person could click: what unfolds first, then targets, cards that can do something, other options, the button.
PICK: Final = f"""([wish, luck]) => {{
    {PLACE}
    const all = (selector) => [...document.querySelectorAll(selector)];
    const big = document.querySelector("#big:not([disabled])");
    const menu = all(".now .deeds li button:not(.plain)");
    const picked = document.querySelector(".table[data-picked]");
    const targets = picked ? all(".card.target, .who.can") : [];
    const cards = all("dialog[open] .card.can, .table .card.can, .table .who.can");
    const loose = all(".now .loose button");
    const free = cards.length && (!big || wish < 0.75) ? cards
        : loose.length && (!big || wish < 0.9) ? loose : big ? [big] : [];
    const from = menu.length ? menu : targets.length ? targets : free;
    const found = from[Math.floor(luck * from.length)];
    return found ? place(found, [...middle, ...edges]) : null;
}}"""
COVERED: Final = f"""() => {{
    {PLACE}
    const things = ".table .card.can, .table .who.can, .now .loose button, #big:not([disabled])";
    return [...document.querySelectorAll(things)].map((one) => place(one, middle))
        .filter((one) => "over" in one).map((one) => `${{one.what}}: over it lies ${{one.over}}`);
}}"""
ASKED: Final = """() => {
    const all = (selector, told) => [...document.querySelectorAll(selector)].map(told);
    const label = (one) => one.getAttribute("aria-label");
    const text = (one) => one.innerText;
    return {
        decision: all(".table", (one) => one.dataset.decision),
        picked: all(".table[data-picked]", (one) => one.dataset.picked),
        prompt: all("#prompt, #big", text),
        cards: all(".card.can, .card.target, .who.can", label),
        dialogs: all("dialog[open]", label),
        story: all(".story li span", (one) => one.textContent).slice(-5),
    };
}"""


def covered(page: Page) -> list[str]:
    """What could be chosen at a table if nothing lay over its middle, however far it is scrolled."""
    found: list[str] = page.evaluate(COVERED)
    return found


def serious(page: Page) -> list[str]:
    """What axe finds that is serious or critical."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found if one["impact"] in ("serious", "critical")
    ]


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
        self.seed = seed
        self.clicks: list[str] = []
        self.unused = UNUSED.setdefault(opened, {}).setdefault((size, scheme), [])
        self.context = self.unused.pop() if self.unused else new_context(opened, size, scheme)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", self.hear)
        self.address = address
        self.page.goto(address)

    def hear(self, said: ConsoleMessage) -> None:
        """Something was written to the console of the browser."""
        if said.type == "error" and "WebSocket" not in said.text and "ERR_CONNECTION" not in said.text:
            self.wrong.append(said.text)

    def sit_down(self, game: str, way: str = "", players: int = 0) -> None:
        """Two clicks from the address to the first decision; a few more for another way to play, with beginners."""
        choice = self.page.locator(f".game-choice.game-{game}")
        if way:
            choice.locator("button[aria-expanded]").click()
            for wish in (way, "easy"):
                choice.locator(f"select:has(option[value='{wish}'])").select_option(wish)
        if players:
            choice.get_by_label("Players").fill(str(players))
        choice.locator("button.strong").click()
        self.page.wait_for_selector(".table")

    def lay(self, scenario: Path) -> None:
        """Sit down at the table of a scenario, and wait until its cards are drawn."""
        self.page.goto(self.address + "#/")
        self.page.locator("input[type=file]").set_input_files(scenario)
        self.page.wait_for_selector(".table[data-decision]")
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(300)

    def invite(self, game: str, players: int) -> None:
        """Make a table for people."""
        choice = self.page.locator(f".game-choice.game-{game}")
        if players > 2:
            choice.locator("button[aria-expanded]").click()
            choice.locator("input[type=number]").first.fill(str(players))
        choice.locator("button.wide:not(.strong)").click()
        self.page.wait_for_selector(".room input[readonly]")

    def settle(self) -> str:
        """Wait until a decision has stood for a while; its number."""
        last = ""
        while not last or last != self.number():
            self.wait_for_turn()
            last = self.number()
            self.page.wait_for_timeout(400)
        return last

    def concede(self) -> None:
        """Give up."""
        self.page.locator(".tools button", has_text="Concede").click()
        self.page.locator("dialog[open] button.strong").click()

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

    def click_once(self) -> None:
        """One click that a person could make; what nobody can click, as something lies over it, is noticed."""
        wish, which = self.luck.random(), self.luck.random()
        place = self.page.evaluate(PICK, [wish, which])
        if place is not None and "over" in place:  # perhaps only while something is drawn
            self.page.wait_for_timeout(500)
            place = self.page.evaluate(PICK, [wish, which])
        if place is None:
            self.page.wait_for_timeout(30)
            return
        if "over" in place:
            self.clicks.append(f"not {place['what']!r}, over which lies {place['over']!r}")
            self.wrong.append(self.clicks[-1])
            return
        self.clicks.append(place["what"])
        self.page.mouse.click(place["x"], place["y"])

    def play_to_the_end(self) -> int:
        """Play until the game is over, by clicking only; how many clicks it took.

        What is clicked follows from the seed and the number of the decision, however quick the machine is.
        """
        asked, vain = "", 0
        for count in range(MOST_CLICKS):
            self.wait_for_turn()
            if self.is_over():
                return count
            number = self.number()
            vain = vain + 1 if number == asked else 0
            asked = number
            if vain > IN_VAIN:
                break
            if vain > 3:  # a choice takes up to three clicks; after that the machine may need time to show more
                self.page.wait_for_timeout(20 * vain)
            self.luck.seed(f"{self.seed} {number} {vain}")
            try:
                self.click_once()
            except BrowserError:
                if self.is_over():
                    return count
                self.page.keyboard.press("Escape")
        raise AssertionError(self.nowhere())

    def nowhere(self) -> str:
        """What somebody sees who gets no further, and what they clicked last."""
        asked = "\n".join(f"  {name}: {value!r}" for name, value in self.page.evaluate(ASKED).items())
        last = "\n".join(f"  {one}" for one in self.clicks[-TOLD:])
        return f"the game did not end; what is asked:\n{asked}\nthe last of {len(self.clicks)} clicks:\n{last}"

    def play_by_keys(self) -> int:
        """Play until the game is over, by keys only; how many keys it took."""
        keys = self.page.keyboard
        asked, vain = "", 0
        for count in range(MOST_CLICKS * 4):
            self.wait_for_turn()
            if self.is_over():
                return count
            number = self.number()
            vain = vain + 1 if number == asked else 0
            asked = number
            if vain > IN_VAIN * 8:  # arrows take many keys to where something can be done
                break
            self.clicks.append(f"a key, decision {number}")
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
        raise AssertionError(self.nowhere())

    def leave(self) -> None:
        """Close the page, and forget all that it kept; whatever went wrong in it is told."""
        self.page.evaluate("localStorage.clear()")
        self.page.close()
        self.context.clear_cookies()
        self.unused.append(self.context)
        assert self.wrong == []


def new_context(opened: Browser, size: tuple[int, int], scheme: str) -> BrowserContext:
    """A profile of its own for somebody at a screen of this size."""
    return opened.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size in (PHONE, SMALL_PHONE),
        reduced_motion="reduce",
        color_scheme="dark" if scheme == "dark" else "light",
    )


def tidy(opened: Browser) -> None:
    """Whoever has not left a browser leaves it now."""
    unused = [context for contexts in UNUSED.get(opened, {}).values() for context in contexts]
    for context in opened.contexts:
        if context not in unused:
            context.close()


def play_together(people: list[Sitting], most: int = MOST_CLICKS * 10) -> bool:
    """Several people play one game, each when something is asked of them; whether it came to its end."""
    for _ in range(most):
        if people[0].is_over():
            for one in people:
                one.page.wait_for_selector(".table[data-over]")
            return True
        asked = [one for one in people if one.number()]
        if not asked:
            people[0].page.wait_for_timeout(30)
        for one in asked:
            one.click_once()
    return False
