"""Frames and scopes: where a running procedure stands, and what the ability that is resolving knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from mulligan.kernel.column import Numbers
from mulligan.kernel.declared import record, registers
from mulligan.kernel.rows import as_int, as_list

# A register that holds a card, or cards, says so: where cards have other numbers, as in an imagined game, it is told.
Card: TypeAlias = i64
CardList: TypeAlias = list[int]
# Lists that mostly have nothing in them: those without anything are the same one.
Few: TypeAlias = list[int]
FewLists: TypeAlias = list[list[int]]

# What a scope has before anything is chosen: shared by all of them, so nobody adds to it.
NO_CARDS: Final[list[int]] = []
NO_CHOICES: Final[list[list[int]]] = []


@record
class Scope:
    """What one ability, effect or spell in progress refers to: its source, its player, the event, what was chosen."""

    source: i64 = -1  # the card it comes from, -1 for none
    ability: i64 = -1  # node number of the ability, -1 for none
    player: i64 = -1  # "you"
    subject: i64 = -1  # "that" card: the event's main card
    other: i64 = -1  # the event's second card
    someone: i64 = -1  # the event's player, or the player a "for each player" has come to
    number: i64 = 0  # the event's amount, or what was chosen for X
    limit: i64 = -1  # while that is still to be chosen, the most it could be
    done: i64 = 0  # how much the last effect really did ("this way")
    it: Few = NO_CARDS  # the cards chosen or affected last; assigned, and never added to
    picks: FewLists = NO_CHOICES  # what each numbered choice of the ability chose; `have_room` before there is another
    named: i64 = 0  # which of the names, types or numbers that could be named was
    players: i64 = 0  # a bit for each player who was chosen
    stamp: i64 = 0  # what tells it from others that wait: when it was put there, or how long it has waited
    mark: i64 = -1  # the state of "that" card when the event happened: what has become a new card since is not meant
    other_mark: i64 = -1  # the same of the second card, where the game keeps it
    holder: i64 = -1  # who controlled "that" card when the event happened, where the game keeps it
    source_state: i64 = -1  # the state of its source when it triggered or was used; -1 where that means nothing
    event: i64 = 0  # the kind of the event
    flags: i64 = 0  # the circumstances of the event, the game's own bits

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> Scope: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> Scope: ...

    def have_room(self, choices: i64) -> None:
        """Have room for so many numbered choices."""
        if len(self.picks) < choices:
            self.picks = self.picks[:]  # nothing is a list that all scopes share
            while len(self.picks) < choices:
                self.picks.append([])

    def rename(self, numbers: Numbers, slots: list[int]) -> None:
        """Cards have other numbers now; these slots of its picks hold cards."""
        self.source = numbers.get(self.source, self.source)
        self.subject = numbers.get(self.subject, self.subject)
        self.other = numbers.get(self.other, self.other)
        self.it = [numbers.get(card, card) for card in self.it]
        for slot in slots:
            self.picks[slot] = [numbers.get(card, card) for card in self.picks[slot]]


def scope(source: i64, ability: i64, player: i64) -> Scope:
    """The scope of an ability of a card, used or controlled by a player."""
    new = Scope()
    new.source = source
    new.ability = ability
    new.player = player
    return new


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A running procedure: which one, and which step is next. What its steps keep is in registers of a subclass."""

    procedure: i64 = 0
    pc: i64 = 0
    asking: i64 = -1  # how far the choice of cards that is being made has come
    scope: Scope | None = None

    def copy(self) -> Frame:
        """An equal frame, with the same scope object: the game that copies it sees to the scope."""
        new = Frame()
        new.procedure = self.procedure
        new.pc = self.pc
        new.asking = self.asking
        new.scope = self.scope
        return new

    def row(self) -> list[object]:
        """Its state as plain numbers; the game adds the scope."""
        return [self.procedure, self.pc, self.asking]

    def held(self) -> list[int]:
        """The cards in its registers."""
        return []

    def unclear(self) -> list[int]:
        """The numbers in registers that hold cards beside other things."""
        return []

    def rename(self, numbers: Numbers) -> None:
        """Cards in its registers have other numbers now."""

    @staticmethod
    def from_row(row: list[object]) -> Frame:
        """The frame a row tells of, without its scope."""
        new = Frame()
        new.procedure = as_int(row[0])
        new.pc = as_int(row[1])
        new.asking = as_int(row[2])
        return new


@registers
class Resolve(Frame):
    """A part of a card's tree that is being resolved; what it keeps meanwhile is the word's own matter."""

    node: i64 = -1
    stage: i64 = 0  # how far the word has come
    index: i64 = -1  # which of several cards, players or costs it has come to
    count: i64 = -1  # how many are left, or how many there were
    players: i64 = 0  # a bit for each player it has come to
    player: i64 = -1  # the player who is meant again afterwards, or was chosen
    flag: i64 = 0  # what has become so: that a question was put, that somebody is willing, that all was done


def copy_frames(frames: list[Frame]) -> list[Frame]:
    """Independent copies; frames that shared a scope share its copy."""
    new: list[Frame] = []
    for i in range(len(frames)):
        copy = frames[i].copy()
        scope = frames[i].scope
        if scope is not None:
            found: i64 = i - 1
            while found >= 0 and frames[found].scope is not scope:
                found -= 1
            copy.scope = new[found].scope if found >= 0 else scope.copy()
        new.append(copy)
    return new


def frame_rows(frames: list[Frame]) -> list[object]:
    """Frames as plain data, each with its scope, or the number of the lower frame whose scope it shares."""
    rows: list[object] = []
    for i, one in enumerate(frames):
        same = -1
        if one.scope is not None:
            for j in range(i):
                if frames[j].scope is one.scope:
                    same = j
                    break
        rows.append([one.row(), None if one.scope is None else one.scope.row(), same])
    return rows


def scopes_from_rows(rows: object) -> list[Scope]:
    """The scopes that rows tell of."""
    return [Scope.from_row(as_list(row)) for row in as_list(rows)]
