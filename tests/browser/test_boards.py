"""Boards of many players at every size: nothing is cut off, and the big button is always there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browsing import DESK, PHONE, SMALL_PHONE, TABLET, WIDE, Sitting, needs_browser, serious
from mulligan.client import Server

pytestmark = [pytest.mark.slow, needs_browser]

GALLERY = sorted((Path(__file__).parents[1] / "gallery").glob("*.json"))
# What a designer would wince at: a page that scrolls, a button out of sight, cards cut by the edge of their board,
# boards too low for one row of cards, words that run out of a strip, what a row is called under a card, names and
# numbers that a card cuts off, cards cut by the place they stand at.
WINCES = """() => {
    const found = [];
    const box = (one) => one.getBoundingClientRect();
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1 || root.scrollHeight > innerHeight + 1) found.push("the page scrolls");
    const big = box(document.querySelector("#big"));
    if (big.bottom > innerHeight || big.right > innerWidth || big.height < 40) found.push("the big button is cut off");
    const tools = box(document.querySelector(".tools"));
    if (tools.bottom > innerHeight + 1) found.push("the tools are cut off");
    for (const half of document.querySelectorAll(".half")) {
        const name = half.dataset.player;
        const edge = box(half);
        for (const row of half.querySelectorAll(".row")) {
            const wide = row.scrollWidth > row.clientWidth + 1;
            if (wide && edge.width < 330) found.push(`${name}: a row is cut at the edge`);
            const cards = row.querySelectorAll(":scope > .slot");
            if (!cards.length) continue;
            const seen = Math.min(box(row).bottom, edge.bottom) - box(row).top;
            const need = row.classList.contains("row-flat") ? 30 : 52;
            if (seen < need) found.push(`${name}: a row of cards is only ${Math.round(seen)} high`);
        }
        for (const label of half.querySelectorAll(".row-label")) {
            const [mine, cards] = [box(label), [...label.parentElement.querySelectorAll(".slot")].map(box)];
            if (cards.some((card) => card.left < mine.right && card.top < mine.bottom && card.bottom > mine.top)) {
                found.push(`${name}: ${label.textContent} lies under a card`);
            }
        }
        for (const part of half.querySelectorAll(".row .face-name, .row .face-foot")) {
            if (part.scrollWidth > part.clientWidth + 1) found.push(`${name}: ${part.textContent} is cut by its card`);
        }
        for (const card of half.querySelectorAll(".place .slot")) {
            const [row, own] = [box(card.closest(".row")), box(card)];
            if (own.top < row.top || own.bottom > row.bottom) found.push(`${name}: a card is cut where it stands`);
        }
        for (const stat of half.querySelectorAll(".strip > *")) {
            if (box(stat).right > edge.right + 1) found.push(`${name}: ${stat.ariaLabel} runs out of the strip`);
        }
    }
    return found;
}"""


def winces(page: Page) -> list[str]:
    """What is wrong with a board once everything has found its place, for which a busy machine has a while."""
    found: list[str] = []
    for _ in range(20):
        page.wait_for_timeout(200)
        found = page.evaluate(WINCES)
        if not found:
            break
    return found


@pytest.mark.parametrize("sizes", [(DESK, TABLET, WIDE), (PHONE, SMALL_PHONE)], ids=["by-mouse", "by-touch"])
def test_no_board_is_cut_off(opened: Browser, server: Server, sizes: tuple[tuple[int, int], ...]) -> None:
    ann = Sitting(opened, server.address, sizes[0])
    for path in GALLERY:
        ann.lay(path)
        for width, height in sizes:
            ann.page.set_viewport_size({"width": width, "height": height})
            assert winces(ann.page) == [], (path.stem, width)
    ann.leave()


def test_whoever_does_not_fit_is_one_click_away(opened: Browser, server: Server) -> None:
    ann = Sitting(opened, server.address, PHONE, scheme="dark")
    ann.lay(next(path for path in GALLERY if path.stem == "magic-commander-six"))
    page = ann.page
    assert page.locator(".around button").all_inner_texts()[0].split() == ["Bob", "37"]
    right = "document.querySelector('.half[data-player=Victor]').getBoundingClientRect().right"
    assert page.evaluate(right) > PHONE[0]
    page.locator(".around button", has_text="Victor").click()
    page.wait_for_function(f"() => {right} < {PHONE[0] + 2}")
    assert serious(page) == []
    ann.leave()
