"""Continuous effects that an ability left behind: what changes, for which card, and until when."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mulligan.kernel.rows import as_ints, as_list

# How long: each game says at which of its steps they end.
FOR_GOOD: Final = 0
THIS_TURN: Final = 1
NEXT_TURN_OF: Final = 2  # works only during that player's next turn, and ends with it
UNTIL_TURN_OF: Final = 3  # ends as that player's next turn starts
THIS_BATTLE: Final = 4
NEXT_USE: Final = 5  # ends when used, or with the turn
UNTIL_END_OF_NEXT_TURN_OF: Final = 6
WHILE_SOURCE: Final = 7  # as long as its source stays where it is


@mypyc_attr(acyclic=True)
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
    about: i64 = -1  # a player it is about: who may not do something; of an ability that waits, its source's state

    def ends_with_turn(self, turn: i64, own: bool) -> bool:
        """Whether it ends as this turn does; `own` says whether it is a turn of the player the duration speaks of."""
        if self.until == NEXT_TURN_OF or self.until == UNTIL_END_OF_NEXT_TURN_OF:
            return own and turn > self.turn
        return self.until == THIS_TURN or self.until == NEXT_USE or self.until == THIS_BATTLE

    def ends_at_start(self, turn: i64, own: bool) -> bool:
        """Whether it ends as this turn starts."""
        return self.until == UNTIL_TURN_OF and own and turn != self.turn

    def renamed(self, numbers: dict[int, int]) -> Modifier:
        """The same continuous effect, where cards have other numbers now."""
        if self.card not in numbers and self.source not in numbers:
            return self
        row = self.row()
        row[1] = numbers.get(self.card, self.card)
        row[4] = numbers.get(self.source, self.source)
        return modifier_from_row(row)

    def moved_to(self, card: i64, state: i64) -> Modifier:
        """The same continuous effect on another card."""
        row = self.row()
        row[1] = card
        row[10] = state
        return modifier_from_row(row)

    def row(self) -> list[int]:
        """The modifier as plain numbers."""
        return [
            self.kind,
            self.card,
            self.amount,
            self.node,
            self.source,
            self.player,
            self.until,
            self.whose,
            self.turn,
            self.stamp,
            self.state,
            self.about,
        ]


def modifier_from_row(row: list[int]) -> Modifier:
    """The modifier a row tells of."""
    new = Modifier()
    new.kind = row[0]
    new.card = row[1]
    new.amount = row[2]
    new.node = row[3]
    new.source = row[4]
    new.player = row[5]
    new.until = row[6]
    new.whose = row[7]
    new.turn = row[8]
    new.stamp = row[9]
    new.state = row[10]
    new.about = row[11]
    return new


def modifiers_from_rows(rows: object) -> list[Modifier]:
    """The continuous effects that rows tell of."""
    return [modifier_from_row(as_ints(row)) for row in as_list(rows)]
