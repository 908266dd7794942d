"""Frames and scopes: where a running procedure stands, and what the ability that is resolving knows."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Scope:
    """What one ability, effect or spell in progress refers to: its source, its player, the event, what was chosen."""

    source: i64 = -1  # the card it comes from, -1 for none
    ability: i64 = -1  # node number of the ability, -1 for none
    player: i64 = -1  # "you"
    subject: i64 = -1  # "that" card: the event's main card
    other: i64 = -1  # the event's second card
    someone: i64 = -1  # the event's player, or the player a "for each player" has come to
    number: i64 = 0  # the event's amount
    done: i64 = 0  # how much the last effect really did ("this way")
    it: list[int]  # the cards chosen or affected last
    picks: list[list[int]]  # what each numbered choice of the ability chose
    tag: i64 = 0  # a number of the game's own: a stamp, a target, how it was played
    mark: i64 = 0  # the state of "that" card when the event happened: what has become a new card since is not meant

    def copy(self) -> "Scope":
        """An equal, independent scope."""
        new = blank_scope()
        new.source = self.source
        new.ability = self.ability
        new.player = self.player
        new.subject = self.subject
        new.other = self.other
        new.someone = self.someone
        new.number = self.number
        new.done = self.done
        new.it = self.it[:]
        new.picks = [pick[:] for pick in self.picks]
        new.tag = self.tag
        new.mark = self.mark
        return new

    def row(self) -> list[object]:
        """Its state as plain numbers and lists."""
        return [
            self.source,
            self.ability,
            self.player,
            self.subject,
            self.other,
            self.someone,
            self.number,
            self.done,
            self.tag,
            self.mark,
            self.it,
            self.picks,
        ]


def blank_scope() -> Scope:
    """A scope whose fields are still to be filled."""
    return Scope()


def scope(source: i64, ability: i64, player: i64) -> Scope:
    """The scope of an ability of a card, used or controlled by a player."""
    new = Scope()
    new.source = source
    new.ability = ability
    new.player = player
    new.it = []
    new.picks = []
    return new


def scope_from_row(row: list[object]) -> Scope:
    """The scope a row tells of."""
    new = Scope()
    new.source = as_int(row[0])
    new.ability = as_int(row[1])
    new.player = as_int(row[2])
    new.subject = as_int(row[3])
    new.other = as_int(row[4])
    new.someone = as_int(row[5])
    new.number = as_int(row[6])
    new.done = as_int(row[7])
    new.tag = as_int(row[8])
    new.mark = as_int(row[9])
    new.it = as_ints(row[10])
    picks = row[11]
    assert isinstance(picks, list)
    new.picks = [as_ints(pick) for pick in picks]
    return new


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A running procedure: which one, which step is next, and a few registers for its steps to use."""

    procedure: i64 = 0
    pc: i64 = 0
    node: i64 = -1  # the part of a card's tree being resolved, -1 for none
    a: i64 = -1
    b: i64 = -1
    c: i64 = -1
    d: i64 = 0
    scope: Scope | None = None

    def copy(self) -> "Frame":
        """An equal frame, with the same scope object: the game that copies it sees to the scope."""
        new = Frame()
        new.procedure = self.procedure
        new.pc = self.pc
        new.node = self.node
        new.a = self.a
        new.b = self.b
        new.c = self.c
        new.d = self.d
        new.scope = self.scope
        return new

    def row(self) -> list[int]:
        """Its state as plain numbers; the game adds the scope."""
        return [self.procedure, self.pc, self.node, self.a, self.b, self.c, self.d]


def frame(procedure: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, scope: Scope | None = None, node: i64 = -1) -> Frame:
    """A procedure about to take its first step."""
    new = Frame()
    new.procedure = procedure
    new.node = node
    new.a = a
    new.b = b
    new.c = c
    new.scope = scope
    return new


def frame_from_row(row: list[int]) -> Frame:
    """The frame a row tells of, without its scope."""
    new = frame(row[0], row[3], row[4], row[5], None, row[2])
    new.pc = row[1]
    new.d = row[6]
    return new


def as_int(value: object) -> i64:
    """The integer that a saved row must hold here."""
    assert isinstance(value, int)
    return value


def as_ints(value: object) -> list[int]:
    """The list of integers that a saved row must hold here."""
    assert isinstance(value, list)
    return [as_int(number) for number in value]
