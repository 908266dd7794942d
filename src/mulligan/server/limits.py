"""How much one client may ask: messages over a connection, requests and new tables from an address."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

MOST_ADDRESSES: Final = 10_000


class Bucket:
    """A bucket that fills by itself: whoever takes from an empty one is too fast."""

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.there = most
        self.at = now()

    def take(self) -> bool:
        """Whether there was something to be taken."""
        now = self.now()
        self.there = min(self.most, self.there + (now - self.at) * self.rate)
        self.at = now
        if self.there < 1:
            return False
        self.there -= 1
        return True


class Buckets:
    """A bucket for each address; programs on this machine are not counted."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.kept: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether somebody at this address may go on."""
        if is_here(address):
            return True
        bucket = self.kept.pop(address, None) or Bucket(self.rate, self.most)
        self.kept[address] = bucket
        while len(self.kept) > MOST_ADDRESSES:
            del self.kept[next(iter(self.kept))]
        return bucket.take()


def is_here(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class Limits:
    """All limits of a server."""

    def __init__(self) -> None:
        self.requests = Buckets(20.0, 200.0)
        self.tables = Buckets(0.05, 30.0)  # new tables
        self.connections = Buckets(2.0, 60.0)


def messages_of_a_connection() -> Bucket:
    """How much may be said over one connection."""
    return Bucket(25.0, 90.0)
