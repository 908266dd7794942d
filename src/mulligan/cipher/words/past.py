"""Words for what happened this turn, told by the words that skills wait for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import Condition, Quantity, Trigger
from mulligan.cardlang.quantities import Range
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import WATCH_TURN
from mulligan.cipher.triggers import is_personal
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope

PAST: Final = Vocabulary()


def times(game: Cipher, scope: Scope, what: Trigger[Cipher]) -> i64:
    """How often something happened this turn, as whoever asks sees it."""
    card = scope.source if is_personal(what) else -1
    found = 0
    for one in game.occurrences:
        if one.word == what.id and one.player == scope.player and one.unit == card:
            if card < 0 or one.unit_state == game.state[card]:
                found += 1
    return found


class TimesHappened(Quantity[Cipher]):
    """How often something happened this turn."""

    def __init__(self, what: Trigger[Cipher]) -> None:
        self.what = what

    def value(self, game: Cipher, scope: Scope) -> i64:
        return times(game, scope, self.what)


class Happened(Condition[Cipher]):
    """Something happened this turn, at least once unless said otherwise."""

    # rule: golden.in-case
    def __init__(self, what: Trigger[Cipher], within: Range | None) -> None:
        self.what = what
        self.within = within

    def holds(self, game: Cipher, scope: Scope) -> bool:
        count = times(game, scope, self.what)
        return count > 0 if self.within is None else self.within.holds(count)


class Nth(Trigger[Cipher]):
    """Something happens for the nth time this turn, as whoever waits for it sees it."""

    # rule: triggers.each-occurrence
    def __init__(self, number: i64, what: Trigger[Cipher]) -> None:
        self.number = number
        self.what = what

    def kinds(self) -> list[int]:
        return self.what.kinds()

    def fits(self, game: Cipher, scope: Scope, event: Event) -> bool:
        return self.what.fits(game, scope, event) and times(game, scope, self.what) == self.number


PAST.add("nth(number: number, what: trigger) -> trigger", Nth, sets=binding.CARD)
PAST.add("times_happened(what: trigger) -> quantity", TimesHappened, looks=WATCH_TURN)
PAST.add("happened(what: trigger, within: range = none) -> condition", Happened, looks=WATCH_TURN)
