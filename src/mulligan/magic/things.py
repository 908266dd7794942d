"""A thing: what can be a target, be enchanted or be dealt damage. A card, a player, or an ability on the stack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mulligan.kernel.frames import Scope


@mypyc_attr(acyclic=True, free_list_len=1)
class Thing:
    """A card, a player, or an ability on the stack: just one of the three, the others are -1."""

    def __init__(self, card: i64 = -1, player: i64 = -1, ability: i64 = -1, mark: i64 = 0) -> None:
        self.card = card
        self.player = player
        self.ability = ability  # by its time stamp
        self.mark = mark  # the incarnation of the card that is meant

    def same(self, other: Thing) -> bool:
        """Whether both are the same thing."""
        return self.card == other.card and self.player == other.player and self.ability == other.ability


def among(thing: Thing, things: list[Thing]) -> bool:
    """Whether a thing is one of several."""
    for other in things:
        if thing.same(other):
            return True
    return False


# Where a scope keeps the things chosen for a word, from the word's slot on: a list for each field.
CARDS_SLOT: Final = 0
PLAYERS_SLOT: Final = 1
ABILITIES_SLOT: Final = 2
MARKS_SLOT: Final = 3
THING_SLOTS: Final = 4


def chosen_things(scope: Scope, slot: i64) -> list[Thing]:
    """The things that a scope keeps from a slot on."""
    if len(scope.picks) < slot + THING_SLOTS:
        return []
    cards = scope.picks[slot + CARDS_SLOT]
    players = scope.picks[slot + PLAYERS_SLOT]
    abilities = scope.picks[slot + ABILITIES_SLOT]
    marks = scope.picks[slot + MARKS_SLOT]
    return [Thing(cards[i], players[i], abilities[i], marks[i]) for i in range(len(cards))]


def keep_things(scope: Scope, slot: i64, things: list[Thing]) -> None:
    """Have a scope keep these things from a slot on."""
    scope.have_room(slot + THING_SLOTS)
    scope.picks[slot + CARDS_SLOT] = [thing.card for thing in things]
    scope.picks[slot + PLAYERS_SLOT] = [thing.player for thing in things]
    scope.picks[slot + ABILITIES_SLOT] = [thing.ability for thing in things]
    scope.picks[slot + MARKS_SLOT] = [thing.mark for thing in things]
