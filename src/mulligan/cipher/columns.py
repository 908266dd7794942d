"""A game of Cipher as plain data: its columns, and how they are copied and saved."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Node
from mulligan.cipher.printed import CipherMatch, Printed
from mulligan.cipher.terms import EVERYTHING, WATCH_ALL, ZONES
from mulligan.kernel.column import NO_CARDS, append, column, pack, unpack, vec
from mulligan.kernel.frames import Scope
from mulligan.kernel.game import Game
from mulligan.kernel.procedures import Procedures
from mulligan.kernel.rows import as_ints


class Grant:
    """What a continuous effect says of a unit now that is more than a number: whom it concerns, and the word."""

    def __init__(self, kind: i64, card: i64, amount: i64, node: i64, source: i64, player: i64) -> None:
        self.kind = kind
        self.card = card
        self.amount = amount
        self.node = node
        self.source = source
        self.player = player


class Columns(Game):
    """All of a game of Cipher: columns of cards, what cards are now, what is going on."""

    book: CipherMatch  # the match, as what it is
    nodes: list[Node]
    cards: list[Printed]
    unit_names: vec[i64] = NO_CARDS  # of each printed card the number of its only unit name; -1 where it has several
    # Columns.
    guise: vec[i64] = NO_CARDS  # the printed card it is but for name and attack: its own, or one it copies
    tapped: vec[i64] = NO_CARDS
    face_down: vec[i64] = NO_CARDS  # of bonds, and of the main character during setup
    main: vec[i64] = NO_CARDS
    destroyed: vec[i64] = NO_CARDS  # in the destroyed state: how many orbs it costs
    by_attack: vec[i64] = NO_CARDS  # destroyed by an attack
    below: vec[i64] = NO_CARDS  # the card directly below it in its stack, or -1
    marks: vec[i64] = NO_CARDS
    used: vec[i64] = NO_CARDS  # a bit for each skill used this turn, by its place on the card
    lent: Scope | None = None  # a scope for looking at cards, used again and again
    # What cards are now; follows from the rest.
    fresh: bool = False
    watched: i64 = WATCH_ALL  # what the continuous effects at work look at: where it changes, all is computed anew
    attack_fresh: bool = False  # the same for attacks, which are computed by themselves
    attack_watched: i64 = WATCH_ALL
    attack: vec[i64] = NO_CARDS
    support: vec[i64] = NO_CARDS
    signs: vec[i64] = NO_CARDS
    ranges: vec[i64] = NO_CARDS
    orbs_taken: vec[i64] = NO_CARDS
    bars: vec[i64] = NO_CARDS
    cost: vec[i64] = NO_CARDS
    grants: list[Grant]
    # Players.
    spent: list[int]  # deployment costs this turn
    # The battle in progress.
    attacking: i64 = -1
    defending: i64 = -1
    evaded: bool = False
    # The check timing.
    due: i64 = EVERYTHING  # what has changed that rule processing may look at
    cause: list[int]  # the event behind the skill that is resolving: kind, card, other, player, number, flags
    # Loops.
    moves: i64 = 0  # decisions of this phase
    loops: list[int]  # positions of this phase, once it goes on suspiciously long
    spins: i64 = 0  # skills resolved since somebody was asked
    spun: list[int]  # positions since then, once there are suspiciously many
    barred: list[int]  # options that would start a loop again
    before: bytes = b""  # the game before a cost whose parts stand in each other's way

    def lay_out(self, match: CipherMatch, procedures: Procedures, seed: int) -> None:
        """An empty table."""
        self.start(match, procedures, ZONES, seed)
        self.book = match
        self.nodes = match.nodes
        self.cards = match.printed
        self.unit_names = match.unit_names
        self.guise = column(0)
        self.tapped = column(0)
        self.face_down = column(0)
        self.main = column(0)
        self.destroyed = column(0)
        self.by_attack = column(0)
        self.below = column(0)
        self.marks = column(0)
        self.used = column(0)
        self.make_computed(0)
        self.spent = [0] * match.seats
        self.cause = []
        self.loops = []
        self.spun = []
        self.barred = []

    def make_computed(self, size: i64) -> None:
        """Make room for what cards are now."""
        self.fresh = False
        self.watched = WATCH_ALL
        self.attack_fresh = False
        self.attack_watched = WATCH_ALL
        self.attack = column(size)
        self.support = column(size)
        self.signs = column(size)
        self.ranges = column(size)
        self.orbs_taken = column(size)
        self.bars = column(size)
        self.cost = column(size)
        self.grants = []

    def add_card(self, printed: i64, owner: i64, zone: i64) -> i64:
        """Bring a card into the game."""
        # rule: cards.owner
        card = self.new_card(printed, owner, zone)
        self.guise = append(self.guise, printed)
        self.tapped = append(self.tapped, 0)
        self.face_down = append(self.face_down, 0)
        self.main = append(self.main, 0)
        self.destroyed = append(self.destroyed, 0)
        self.by_attack = append(self.by_attack, 0)
        self.below = append(self.below, -1)
        self.marks = append(self.marks, 0)
        self.used = append(self.used, 0)
        self.attack = append(self.attack, 0)
        self.support = append(self.support, 0)
        self.signs = append(self.signs, 0)
        self.ranges = append(self.ranges, 0)
        self.orbs_taken = append(self.orbs_taken, 0)
        self.bars = append(self.bars, 0)
        self.cost = append(self.cost, 0)
        return card

    # -- Copies and saves --------------------------------------------------------------------------------------------

    def copy_columns(self, new: Columns) -> None:
        """Fill a blank game with an equal, independent state."""
        self.copy_into(new)
        new.book = self.book
        new.lent = None
        new.nodes = self.nodes
        new.cards = self.cards
        new.unit_names = self.unit_names
        new.guise = self.guise[:]
        new.tapped = self.tapped[:]
        new.face_down = self.face_down[:]
        new.main = self.main[:]
        new.destroyed = self.destroyed[:]
        new.by_attack = self.by_attack[:]
        new.below = self.below[:]
        new.marks = self.marks[:]
        new.used = self.used[:]
        new.fresh = self.fresh
        new.watched = self.watched
        new.attack_fresh = self.attack_fresh
        new.attack_watched = self.attack_watched
        new.attack = self.attack[:]
        new.support = self.support[:]
        new.signs = self.signs[:]
        new.ranges = self.ranges[:]
        new.orbs_taken = self.orbs_taken[:]
        new.bars = self.bars[:]
        new.cost = self.cost[:]
        new.grants = self.grants[:]
        new.spent = self.spent[:]
        new.attacking = self.attacking
        new.defending = self.defending
        new.evaded = self.evaded
        new.due = self.due
        new.cause = self.cause[:]
        new.moves = self.moves
        new.loops = self.loops[:]
        new.spins = self.spins
        new.spun = self.spun[:]
        new.barred = self.barred[:]
        new.before = self.before

    def rows(self) -> list[object]:
        """All of the state as plain data. What cards are now follows from it and is not told."""
        rows = super().rows()
        rows.extend(
            [
                pack(self.guise),
                pack(self.tapped),
                pack(self.face_down),
                pack(self.main),
                pack(self.destroyed),
                pack(self.by_attack),
                pack(self.below),
                pack(self.marks),
                pack(self.used),
                self.spent,
                [self.attacking, self.defending, int(self.evaded), self.due],
                self.cause,
                [self.moves, self.spins],
                self.loops,
                self.spun,
                self.barred,
                self.before,
            ]
        )
        return rows

    def fill_columns(self, rows: list[object]) -> None:
        """Take over a state that `rows` told of."""
        self.fill(rows)
        mine = rows[17:]
        self.guise = unpack(mine[0])
        self.tapped = unpack(mine[1])
        self.face_down = unpack(mine[2])
        self.main = unpack(mine[3])
        self.destroyed = unpack(mine[4])
        self.by_attack = unpack(mine[5])
        self.below = unpack(mine[6])
        self.marks = unpack(mine[7])
        self.used = unpack(mine[8])
        self.spent = as_ints(mine[9])
        battle = as_ints(mine[10])
        self.attacking = battle[0]
        self.defending = battle[1]
        self.evaded = battle[2] != 0
        self.due = battle[3]
        self.cause = as_ints(mine[11])
        counts = as_ints(mine[12])
        self.moves = counts[0]
        self.spins = counts[1]
        self.loops = as_ints(mine[13])
        self.spun = as_ints(mine[14])
        self.barred = as_ints(mine[15])
        before = mine[16]
        assert isinstance(before, bytes)
        self.before = before
        self.make_computed(len(self.tapped))
