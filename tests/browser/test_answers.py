"""The page is light, and its answers come soon. With figures: `python tools/answers.py`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from answering import answers, weight
from browsing import needs_browser
from crowd import percentile
from serving import running

pytestmark = [pytest.mark.slow, needs_browser]
HEAVIEST = 300 * 1024  # bytes, all that is loaded before somebody sits down
LONGEST = 1000.0  # milliseconds, uncompiled


def test_the_page_is_light_and_answers_soon(opened: Browser) -> None:
    with running() as server:
        size, _ = weight(opened, server.address)
        assert 10_000 < size < HEAVIEST
        found = answers(opened, server.address, "lorcana", 8)
        assert len(found["own"]) >= 5
        assert len(found["computer"]) >= 3
        assert percentile(found["own"] + found["computer"], 50) < LONGEST
