"""Whole games at the page: each game in another way. All ways of all games: `python tools/browse.py`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browsing import DESK, PHONE, Sitting, needs_browser, serious
from mulligan.client import Server

pytestmark = [pytest.mark.slow, needs_browser]


def test_lorcana_by_clicking(opened: Browser, server: Server) -> None:
    ann = Sitting(opened, server.address, DESK)
    assert serious(ann.page) == []
    ann.sit_down("lorcana")
    ann.wait_for_turn()
    assert serious(ann.page) == []
    assert ann.play_to_the_end() > 5
    ann.leave()


def test_cipher_by_keys(opened: Browser, server: Server) -> None:
    ann = Sitting(opened, server.address, DESK, scheme="dark")
    ann.sit_down("cipher")
    ann.wait_for_turn()
    assert serious(ann.page) == []
    assert ann.play_by_keys() > 5
    ann.leave()


def test_magic_on_a_phone(opened: Browser, server: Server) -> None:
    ann = Sitting(opened, server.address, PHONE)
    ann.sit_down("magic")
    ann.wait_for_turn()
    assert serious(ann.page) == []
    assert ann.play_to_the_end() > 5
    ann.leave()
