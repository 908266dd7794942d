"""Pictures of every room and board: python tools/gallery.py FOLDER [TAG]

Every scenario of tests/gallery becomes a table; each is drawn in light and dark, on a desk and on a phone,
in English or the language of the tag.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browsing import CHROMIUM, DESK, PHONE, Sitting, browser  # noqa: E402
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
        for size, shape in ((DESK, "desk"), (PHONE, "phone")):
            for scheme in ("light", "dark"):
                sitting = Sitting(opened, server.address, size, scheme=scheme)
                sitting.page.evaluate("tag => localStorage.setItem('language', tag)", tag)
                sitting.page.reload()
                for name, address in ROOMS.items():
                    sitting.page.goto(server.address + address)
                    sitting.page.wait_for_timeout(1500)
                    sitting.page.wait_for_selector("[aria-busy=true]", state="detached")
                    sitting.page.screenshot(path=folder / f"{name}-{shape}-{scheme}.png")
                draw_draft(sitting, folder, f"{shape}-{scheme}")
                for game in games.names():
                    sitting.page.goto(f"{server.address}#/learn/{game}")
                    sitting.page.locator(f".game-{game} .lessons button").nth(3).click()
                    sitting.page.wait_for_selector(".lesson .task")
                    sitting.page.wait_for_timeout(900)
                    sitting.page.screenshot(path=folder / f"lesson-{game}-{shape}-{scheme}.png")
                for path in sorted((ROOT / "tests" / "gallery").glob("*.json")):
                    sitting.page.goto(server.address + "#/")
                    sitting.page.locator("input[type=file]").set_input_files(path)
                    sitting.page.wait_for_selector(".table[data-decision]")
                    sitting.page.wait_for_timeout(900)
                    sitting.page.screenshot(path=folder / f"{path.stem}-{shape}-{scheme}.png")
                sitting.leave()
    return 0


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
