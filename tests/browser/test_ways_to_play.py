"""Commander, Planechase and Archenemy at the page: what makes them is done by clicking and by keys."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browsing import DESK, PHONE, SMALL_PHONE, TABLET, Sitting, covered, needs_browser, serious
from mulligan.client import Server

pytestmark = [pytest.mark.slow, needs_browser]

PATIENCE = 90_000  # milliseconds until it is one's turn again, where three others play on a busy machine
SHOWN_WITHIN = 300  # tenths of a second for what follows from the big button, on a busy machine
CLICKS = 11  # some turns of one's own, with those of three others between them
LEADER = ".hand .own-place .card"
# Whether the middle of a thing is on the screen, and nothing over it.
IS_SEEN = """(one) => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
BOLT = {"hand": ["Lightning Bolt"], "battlefield": [{"card": "Mountain", "n": 11}]}


def lay(sitting: Sitting, folder: Path, format: str, players: dict[str, dict[str, object]], **keys: object) -> None:
    """Sit down at a table."""
    scenario = {"id": "table", "game": "magic", "format": format, "players": players, "steps": [], **keys}
    path = folder / "table.json"
    path.write_text(json.dumps(scenario), "utf-8")
    sitting.lay(path)


def pick(sitting: Sitting, *names: str) -> None:
    """Click one card after the other: what acts, and what it is done to."""
    for name in names:
        found = sitting.page.locator(f".table .card[aria-label^='{name}']:is(.can, .target)")
        found.first.click()


def press_until(sitting: Sitting, selector: str, most: int = 12) -> None:
    """Press the big button until something is there."""
    for _ in range(most):
        sitting.wait_for_turn()
        if sitting.page.locator(selector).count():
            return
        number = sitting.number()
        big = sitting.page.locator("#big:not([disabled])")
        if big.count():
            big.click()
        for _ in range(SHOWN_WITHIN):
            if sitting.number() != number or sitting.page.locator(selector).count():
                break
            sitting.page.wait_for_timeout(100)
    sitting.page.wait_for_selector(selector)


def test_a_commander_is_cast_from_its_zone_dies_and_costs_two_more(
    opened: Browser, server: Server, tmp_path: Path
) -> None:
    krenko = {"card": "Krenko, Mob Boss", "commander": True}
    ann = Sitting(opened, server.address, DESK)
    lay(ann, tmp_path, "commander", {"You": {**BOLT, "command": [krenko]}, "Bob": {}, "Eve": {}})
    page = ann.page
    zone = page.get_by_role("group", name="You: command zone")
    assert zone.locator(".cost").inner_text().split() == ["2", "R", "R"]
    assert serious(page) == []
    page.locator(LEADER).click()
    press_until(ann, ".mine .row-battlefield .card[aria-label^='Krenko']")
    assert page.locator(LEADER).count() == 0
    assert page.locator(".mine .mark-crown").count() == 1
    pick(ann, "Lightning Bolt", "Krenko")
    yes = page.locator(".loose button", has_text="Yes")
    press_until(ann, ".loose button:has-text('Yes')")
    yes.click()
    page.wait_for_selector(LEADER)
    assert zone.locator(".cost").inner_text().split() == ["4", "R", "R"]
    assert "commander tax 2" in str(page.locator(LEADER).get_attribute("aria-label"))
    ann.settle()
    page.locator(LEADER).focus()
    page.keyboard.press("Enter")  # cast by a key
    press_until(ann, ".mine .row-battlefield .card[aria-label^='Krenko']")
    assert page.locator(".mine .stat[aria-label='commander tax: 4']").count() == 1
    ann.leave()


def test_the_planar_die_is_rolled_and_leads_to_another_plane(opened: Browser, server: Server, tmp_path: Path) -> None:
    decks = [["Krosa", "Naya", "Bant"], ["Shiv", "Grixis"]]
    players = {name: {"planar-deck": deck} for name, deck in zip(("You", "Bob"), decks, strict=True)}
    players["You"]["battlefield"] = [{"card": "Forest", "n": 3}]  # type: ignore[list-item]
    ann = Sitting(opened, server.address, PHONE)
    lay(ann, tmp_path, "planechase", players, die=["planeswalk", "blank"])
    page = ann.page
    assert page.locator(".between .face-name").inner_text() == "Krosa"
    assert "planar die: free" in page.locator(".about-between").inner_text()
    assert serious(page) == []
    page.get_by_role("button", name="Roll the planar die for free").click()
    press_until(ann, ".between .face-name:has-text('Naya')")
    about = page.locator(".about-between").inner_text()
    assert "planar die: {1}" in about
    assert "You roll the planar die: the planeswalker symbol." in about
    page.get_by_role("button", name="Roll the planar die for {1}").click()
    page.get_by_text("planar die: {2}").wait_for()
    assert page.locator(".mine .row-lands .face.turned").count() == 1
    ann.leave()


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL_PHONE, TABLET])
def test_beside_a_plane_every_option_can_be_clicked(
    opened: Browser, server: Server, tmp_path: Path, size: tuple[int, int]
) -> None:
    players = {"You": {"planar-deck": ["Grixis", "Naya"]}, "Bob": {"planar-deck": ["Shiv", "Krosa"]}}  # a long text
    library = ["Krenko, Mob Boss", "Lightning Bolt", "Forest", "Island"]
    players["You"] |= {"hand": ["Diabolic Tutor"], "battlefield": [{"card": "Swamp", "n": 4}], "library": library}  # type: ignore[dict-item]
    ann = Sitting(opened, server.address, size)
    lay(ann, tmp_path, "planechase", players)
    page = ann.page
    die = page.get_by_role("button", name="Roll the planar die for free")
    assert die.evaluate(IS_SEEN), "what can be done is seen without scrolling"
    assert covered(page) == []
    pick(ann, "Diabolic Tutor")
    press_until(ann, ".lying .looking .card.can, .lying .from-pile .card.can")
    assert page.locator("#big:not([disabled])").count() == 0  # one must be chosen
    assert covered(page) == []
    assert page.locator(".lying .card.can").count() == len(library)
    ann.leave()


def test_a_scheme_is_set_in_motion_and_abandoned(opened: Browser, server: Server, tmp_path: Path) -> None:
    soil = "The Very Soil Shall Shake"
    ann = Sitting(opened, server.address, DESK, scheme="dark")
    mine = {**BOLT, "battlefield": [*BOLT["battlefield"], "Goblin Shortcutter"], "schemes": [soil]}
    lay(ann, tmp_path, "archenemy", {"You": mine, "Bob": {}, "Eve": {}}, archenemy="You", active="You")
    page = ann.page
    assert page.locator(".between .face-name").all_inner_texts() == [soil]
    assert page.locator(".mine .badge").inner_text() == "archenemy"
    assert page.locator(".theirs .badge").count() == 0
    goblin = page.locator(".mine .row-battlefield .card[aria-label^='Goblin Shortcutter']")
    assert "power 4 (printed 2)" in str(goblin.get_attribute("aria-label"))
    assert serious(page) == []
    pick(ann, "Lightning Bolt", "Goblin Shortcutter")
    # Nobody answers, so it resolves; the turns go on, and the only scheme may soon be set in motion again.
    page.locator(".story li", has_text=f"You abandon {soil}.").wait_for()
    ann.leave()


@pytest.mark.parametrize(("way", "players", "size"), [("commander", 4, PHONE), ("archenemy", 4, DESK)])
def test_turns_are_played_by_clicking_and_the_table_goes_on_without_who_concedes(
    opened: Browser, server: Server, way: str, players: int, size: tuple[int, int]
) -> None:
    ann = Sitting(opened, server.address, size)
    ann.page.set_default_timeout(PATIENCE)
    ann.sit_down("magic", way, players)
    for _ in range(CLICKS):
        ann.wait_for_turn()
        if ann.is_over():
            break
        ann.click_once()
    assert len(ann.story()) > 10
    assert ann.page.locator(".half").count() == players
    if not ann.is_over():
        ann.concede()
        ann.page.wait_for_selector(".half.me .strip.gone, .table[data-over]")
    ann.leave()


def test_planechase_is_played_to_its_end_by_clicking(opened: Browser, server: Server) -> None:
    ann = Sitting(opened, server.address, DESK, seed=3)
    ann.sit_down("magic", "planechase")
    ann.wait_for_turn()
    assert page_has_a_plane(ann)
    assert ann.play_to_the_end() > 5
    ann.leave()


def page_has_a_plane(sitting: Sitting) -> bool:
    """Whether a plane is face up once the hands are kept."""
    for _ in range(60):  # clicks, some of them while the machine has not shown yet what follows
        if sitting.page.locator(".between .card").count():
            return True
        sitting.click_once()
        sitting.page.wait_for_timeout(200)
        sitting.wait_for_turn()
    return False
