"""Pictures of every room and board: python tools/gallery.py FOLDER [TAG]

Every scenario of tests/gallery becomes a table; each is drawn in light and dark, on a desk, a phone, a tablet and
a wide screen, the rooms on desk and phone; in English or the language of the tag.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browsing import CHROMIUM, DESK, PHONE, TABLET, WIDE, Sitting, browser  # noqa: E402
from mulligan import games  # noqa: E402
from serving import running  # noqa: E402

ROOMS = {
    "lobby": "#/",
    "learn": "#/learn/cipher",
    "packs": "#/packs",
    "decks": "#/decks/lorcana/the-heart-of-magic",
    "rules": "#/rules/magic/attack",
}


def main() -> int:
    """Draw all of them."""
    if CHROMIUM is None or len(sys.argv) not in (2, 3):
        print(__doc__)
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    tag = sys.argv[2] if len(sys.argv) == 3 else "en"
    with running() as server, browser() as opened:
        for size, shape in ((DESK, "desk"), (PHONE, "phone"), (TABLET, "tablet"), (WIDE, "wide")):
            for scheme in ("light", "dark"):
                sitting = Sitting(opened, server.address, size, scheme=scheme)
                sitting.page.evaluate("tag => localStorage.setItem('language', tag)", tag)
                sitting.page.reload()
                if size in (DESK, PHONE):
                    draw_rooms(sitting, folder, f"{shape}-{scheme}")
                for path in sorted((ROOT / "tests" / "gallery").glob("*.json")):
                    sitting.lay(path)
                    sitting.page.screenshot(path=folder / f"{path.stem}-{shape}-{scheme}.png")
                sitting.leave()
    return 0


def draw_rooms(sitting: Sitting, folder: Path, style: str) -> None:
    """Draw the rooms around the table, a draft, and a lesson of each game."""
    page = sitting.page
    for name, address in ROOMS.items():
        page.goto(sitting.address + address)
        page.wait_for_timeout(1500)
        page.wait_for_selector("[aria-busy=true]", state="detached")
        page.screenshot(path=folder / f"{name}-{style}.png")
    draw_draft(sitting, folder, style)
    for game in games.names():
        page.goto(f"{sitting.address}#/learn/{game}")
        page.locator(f".game-{game} .lessons button").nth(3).click()
        page.wait_for_selector(".lesson .task")
        page.wait_for_timeout(900)
        page.screenshot(path=folder / f"lesson-{game}-{style}.png")


def draw_draft(sitting: Sitting, folder: Path, style: str) -> None:
    """Draw the first pack of a draft, the deck that is built in the end, and the first round."""
    page = sitting.page
    page.goto(sitting.address + "#/packs")
    page.locator(".game-choice input[type=number]").first.fill("4")
    page.locator(".game-choice button.strong").click()
    page.wait_for_selector(".pack .pickable")
    page.wait_for_timeout(900)
    page.screenshot(path=folder / f"draft-{style}.png")
    while page.locator(".pack").count():
        page.evaluate("document.querySelector('.pack button:not(:disabled)')?.click()")
        page.wait_for_timeout(20)
    page.wait_for_selector(".building")
    page.wait_for_timeout(900)
    page.screenshot(path=folder / f"draft-deck-{style}.png")
    page.locator("main > button.strong").click()
    page.wait_for_selector(".standings")
    page.screenshot(path=folder / f"draft-rounds-{style}.png")


if __name__ == "__main__":
    sys.exit(main())
