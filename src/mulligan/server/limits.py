"""How much one client may ask: messages over a connection, requests and new tables from an address."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

MOST_ADDRESSES: Final = 10_000
HOUSEHOLD: Final = 64  # bits of an IPv6 address that tell whose it is


class Bucket:
    """A bucket that fills by itself: whoever takes from an empty one is too fast."""

    def __init__(self, rate: float, most: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.there = most
        self.at = now()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there was so much to be taken."""
        now = self.now()
        self.there = min(self.most, self.there + (now - self.at) * self.rate)
        self.at = now
        if self.there < cost:
            return False
        self.there -= cost
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
        network = network_of(address)
        bucket = self.kept.pop(network, None) or Bucket(self.rate, self.most)
        self.kept[network] = bucket
        while len(self.kept) > MOST_ADDRESSES:
            del self.kept[next(iter(self.kept))]
        return bucket.take()


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address, also one of the old kind that is written as one of the new; None if it is none."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def is_here(address: str) -> bool:
    """Whether an address is this machine's own."""
    found = parsed(address)
    return found is not None and found.is_loopback


def network_of(address: str) -> str:
    """What is counted as one: an address, or of the new kind the network, of which one household has all addresses."""
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, HOUSEHOLD), strict=False))
    return address if found is None else str(found)


class Limits:
    """All limits of a server."""

    def __init__(self) -> None:
        self.requests = Buckets(20.0, 200.0)
        self.tables = Buckets(0.05, 30.0)  # new tables
        self.connections = Buckets(2.0, 60.0)


def messages_of_a_connection() -> Bucket:
    """How much may be said over one connection."""
    return Bucket(25.0, 90.0)
