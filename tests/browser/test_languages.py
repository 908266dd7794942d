"""One short way through the page in every language: chosen in the lobby, kept, and changed at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from browsing import DESK, Sitting, needs_browser, serious
from mulligan.client import Server
from mulligan.speech.files import languages

pytestmark = [pytest.mark.slow, needs_browser]

SCRIPT = {"en": "[a-z]{4}", "ja": "[ぁ-んァ-ヶ]", "zh-Hans": "[\u4e00-\u9fff]", "zh-Hant": "[\u4e00-\u9fff]"}


@pytest.mark.parametrize("tag", languages())
def test_a_game_is_begun_played_and_read_in_every_language(opened: Browser, server: Server, tag: str) -> None:
    ann = Sitting(opened, server.address, DESK)
    page = ann.page
    page.wait_for_selector(".language")
    page.select_option(".language", tag)
    page.wait_for_function("tag => document.documentElement.lang === tag", arg=tag)
    assert re.search(SCRIPT[tag], page.locator("h1").inner_text())
    assert serious(page) == []
    page.reload()
    page.wait_for_selector("h1")
    assert page.locator("html").get_attribute("lang") == tag  # it stays
    page.locator(".game-choice.game-lorcana .strong").click()
    page.wait_for_selector(".prompt .asks")
    assert re.search(SCRIPT[tag], page.locator(".prompt").inner_text())
    page.locator(".story > .chip").click()  # every step
    if page.locator(".who.can").count():  # who begins is chosen by whom chance picks
        page.locator(".who.can").first.click()
    page.wait_for_selector(".face-hand .face-line")
    lines = page.locator(".face-hand .face-line").all_text_contents()
    assert tag == "en" or not re.search("[a-z]{3}", " ".join(lines))  # types and classifications
    page.wait_for_selector(".story li", state="attached")
    assert re.search(SCRIPT[tag], page.locator(".story ol").text_content() or "")
    other = "ja" if tag != "ja" else "en"
    page.keyboard.press("?")
    page.select_option("dialog .language", other)
    page.wait_for_function("tag => document.documentElement.lang === tag", arg=other)
    page.keyboard.press("Escape")
    page.wait_for_function(
        "letters => new RegExp(letters).test(document.querySelector('.prompt').innerText)", arg=SCRIPT[other]
    )
    assert re.search(SCRIPT[other], page.locator(".story ol").text_content() or "")
    assert serious(page) == []
    ann.leave()
