"""What tests of the page share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browsing import browser


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of one file.

    No longer than that: while it is open, nothing else in its process can run an event loop.
    """
    with browser() as found:
        yield found


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Browser]:
    """The browser for one test: whoever sits down has pages of their own, which know of no others, and leaves."""
    yield chromium
    for context in chromium.contexts:
        context.close()
