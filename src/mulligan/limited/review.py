"""A draft looked back on: each pick, from what it was made, and what a computer player would have picked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mulligan.kernel.errors import MulliganError
from mulligan.limited.bots import DraftBot
from mulligan.limited.draft import Draft


class ReviewedPick(NamedTuple):
    """A pick of a seat: the so manieth of the so manieth pack, both from 1."""

    seat: int
    pack: int
    pick: int
    card: str
    cards: list[str]  # that it was picked from, with the card itself
    bot: str  # what a computer player would have picked


def review(draft: Draft, bot: DraftBot, seats: Iterable[int]) -> list[ReviewedPick]:
    """The picks of some seats, each with all its own in order; a draft that goes on is nobody's to look at."""
    if not draft.over:
        raise MulliganError("draft-goes-on")
    return [pick for seat in seats for pick in picks_of(draft, bot, seat)]


def picks_of(draft: Draft, bot: DraftBot, seat: int) -> list[ReviewedPick]:
    """The picks of one seat."""
    pool: list[str] = []
    found: list[ReviewedPick] = []
    for pick in (one for one in draft.picks if one.seat == seat):
        advice = bot.choose({"options": list(dict.fromkeys(pick.pack)), "pool": pool})
        number = sum(one.pack == pick.round + 1 for one in found) + 1
        found.append(ReviewedPick(seat, pick.round + 1, number, pick.card, pick.pack, advice))
        pool.append(pick.card)
    return found
