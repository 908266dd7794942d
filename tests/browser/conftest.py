"""What tests of the page share."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browsing import browser, tidy
from mulligan.client import Server
from serving import Repeatable, running


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of one file.

    No longer than that: while it is open, nothing else in its process can run an event loop.
    """
    with browser() as found:
        yield found


@pytest.fixture(scope="module")
def luck() -> random.Random:
    """What decks and games of the server follow from."""
    return random.Random(1)


@pytest.fixture
def opened(chromium: Browser, luck: random.Random) -> Iterator[Browser]:
    """The browser for one test: whoever sits down has pages of their own, which know of no others, and leaves.

    The games that begin in it are the same every time, whatever was tested before.
    """
    luck.seed(1)
    yield chromium
    tidy(chromium)


@pytest.fixture(scope="module")
def server(luck: random.Random) -> Iterator[Server]:
    """A server for the tests of one file, so that what a browser has loaded is there for the next."""
    with running(lambda: Repeatable(luck)) as found:
        yield found
