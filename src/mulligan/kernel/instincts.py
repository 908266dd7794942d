"""Instincts: what a player of some experience would do without thinking, as a weight for each option.

Each game writes its own (`GAME/instinct.py`). 0 is what doing nothing is worth, 100 a good action. What experience
settles (a land is played, a hand without land is not kept) is SURE and more: nobody need think about it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.options import DONE, NO, YES, Option

SURE: Final = 1000
IDLE: Final = -25  # what weighs less is not even tried where there is something better
NEVER: Final = -1000


def plain_weight(option: Option) -> i64:
    """The weight of an option of which nothing is known: to do something is a little better than to do nothing."""
    if option.verb == YES:
        return 15
    if option.verb == NO or option.verb == DONE:
        return 0
    return 5
