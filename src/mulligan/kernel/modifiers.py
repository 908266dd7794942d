"""Continuous effects that an ability left behind: what changes, for which card, and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.kernel.column import Numbers
from mulligan.kernel.declared import record
from mulligan.kernel.rows import as_list

# How long: each game says at which of its steps they end.
FOR_GOOD: Final = 0
THIS_TURN: Final = 1
NEXT_TURN_OF: Final = 2  # works only during that player's next turn, and ends with it
UNTIL_TURN_OF: Final = 3  # ends as that player's next turn starts
THIS_BATTLE: Final = 4
NEXT_USE: Final = 5  # ends when used, or with the turn
UNTIL_END_OF_NEXT_TURN_OF: Final = 6
WHILE_SOURCE: Final = 7  # as long as its source stays where it is


@record
class Modifier:
    """One continuous effect on a card, a player, or all that a filter fits. Never changed, so games can share it."""

    kind: i64 = 0  # the game's own list of what can be changed
    card: i64 = -1  # whom it changes, -1 for none in particular
    amount: i64 = 0
    node: i64 = -1  # a filter, an ability granted: a part of a card's tree; -1 for none
    source: i64 = -1  # the card it came from
    player: i64 = -1  # whose effect it is
    until: i64 = FOR_GOOD  # one of the durations above
    whose: i64 = -1  # the player it speaks of: whose turn ends it, or whom it protects
    turn: i64 = 0  # the turn it was made in
    stamp: i64 = 0  # the order in which effects came to be
    state: i64 = 0  # the card's incarnation it holds on to
    about: i64 = -1  # a player it is about: who may not do something
    source_state: i64 = -1  # the incarnation of its source that it comes from, where that matters
    named: i64 = 0  # of what was named, where a filter looks at that
    moment: i64 = -1  # when in the turn it was made, where that matters
    counter: i64 = -1  # the kind of counters that its card must have for as long as it lasts

    def ends_with_turn(self, turn: i64, own: bool) -> bool:
        """Whether it ends as this turn does; `own` says whether it is a turn of the player the duration speaks of."""
        if self.until == NEXT_TURN_OF or self.until == UNTIL_END_OF_NEXT_TURN_OF:
            return own and turn > self.turn
        return self.until == THIS_TURN or self.until == NEXT_USE or self.until == THIS_BATTLE

    def ends_at_start(self, turn: i64, own: bool) -> bool:
        """Whether it ends as this turn starts."""
        return self.until == UNTIL_TURN_OF and own and turn != self.turn

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> Modifier: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> Modifier: ...

    def renamed(self, numbers: Numbers) -> Modifier:
        """The same continuous effect, where cards have other numbers now."""
        card = numbers.get(self.card, self.card)
        source = numbers.get(self.source, self.source)
        if card == self.card and source == self.source:
            return self
        new = self.copy()
        new.card = card
        new.source = source
        return new

    def moved_to(self, card: i64, state: i64) -> Modifier:
        """The same continuous effect on another card."""
        new = self.copy()
        new.card = card
        new.state = state
        return new


def modifiers_from_rows(rows: object) -> list[Modifier]:
    """The continuous effects that rows tell of."""
    return [Modifier.from_row(as_list(row)) for row in as_list(rows)]
