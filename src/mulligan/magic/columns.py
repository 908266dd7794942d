"""A game of Magic as plain data: its columns, and how they are copied and saved."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Node
from mulligan.kernel.column import NO_CARDS, append, column, pack, unpack, vec
from mulligan.kernel.game import Game
from mulligan.kernel.procedures import Procedures
from mulligan.kernel.rows import as_ints, as_list
from mulligan.magic.printed import MagicMatch, Printed
from mulligan.magic.terms import EVENTS, KINDS_OF_MANA, ZONES


class Columns(Game):
    """All of a game of Magic: columns of cards, numbers of players, what is going on."""

    book: MagicMatch  # the match, as what it is
    nodes: list[Node]
    cards: list[Printed]
    # Columns of cards.
    face: vec[i64] = NO_CARDS  # the printed card it is or copies
    under: vec[i64] = NO_CARDS  # the player under whose control it entered
    tapped: vec[i64] = NO_CARDS
    sick: vec[i64] = NO_CARDS  # not controlled continuously since its controller's turn began
    damage: vec[i64] = NO_CARDS
    doomed: vec[i64] = NO_CARDS  # dealt damage by a source with deathtouch since the last check
    attached: vec[i64] = NO_CARDS  # the permanent or player it is attached to, or -1
    plus: vec[i64] = NO_CARDS  # +1/+1 counters
    minus: vec[i64] = NO_CARDS  # -1/-1 counters
    loyalty: vec[i64] = NO_CARDS  # loyalty counters
    last_attached: vec[i64] = NO_CARDS  # what it was attached to when it last left, in which incarnation; or -1
    last_plus: vec[i64] = NO_CARDS  # +1/+1 counters it had when it last left the battlefield
    shields: vec[i64] = NO_CARDS  # regeneration shields
    attacking: vec[i64] = NO_CARDS  # the player or planeswalker it attacks, or -1
    blocking: vec[i64] = NO_CARDS  # the attacker it blocks, or -1; -2 when that is gone
    blocked: vec[i64] = NO_CARDS
    struck: vec[i64] = NO_CARDS  # 2: deals damage in this combat damage step; 0: has not dealt any yet
    choice: vec[i64] = NO_CARDS  # the colour or type chosen as it entered
    unreal: vec[i64] = NO_CARDS  # a token, or a copy of a card or spell
    buried: vec[i64] = NO_CARDS  # the turn in which it went from the battlefield to a graveyard
    since: vec[i64] = NO_CARDS  # its time stamp
    paid_x: vec[i64] = NO_CARDS  # X, for a spell and what it becomes
    # What permanents and spells are now, with everything that changes them.
    fresh: bool = False
    watchful: bool = False  # whether anything there is looks at more than who is on the battlefield
    types: vec[i64] = NO_CARDS
    colors: vec[i64] = NO_CARDS
    power: vec[i64] = NO_CARDS
    toughness: vec[i64] = NO_CARDS
    keywords: vec[i64] = NO_CARDS
    bars: vec[i64] = NO_CARDS
    stripped: vec[i64] = NO_CARDS  # has lost its printed abilities
    produces: vec[i64] = NO_CARDS  # bits of the mana its abilities make; KINDS_OF_MANA: more than one plain mana
    subtypes: list[int]
    field: list[list[int]]  # permanents by controller
    actors: list[list[int]]  # those of them with activated abilities that make no mana
    grants: list[tuple[int, int]]  # a card, and the ability it has been given
    protections: list[tuple[int, int, int, int]]  # a card, colours, a filter's node, its source
    restrictions: list[tuple[int, int, int, int]]  # a card, the kind of restriction, a filter's node, its source
    regulations: list[tuple[int, int, int]]  # a source, its player, a rule's node
    listening: list[int]  # how many abilities wait for each kind of event
    # Other counters: card * 64 + kind, to how many; and how many there were on what has left.
    counters: dict[int, int]
    last_counters: dict[int, int]
    # Players.
    life: list[int]  # in Two-Headed Giant, of the first player of each team
    poison: list[int]
    pool: list[int]  # mana: player * KINDS_OF_MANA + kind
    lands_played: list[int]
    must_draw: list[bool]  # tried to draw from an empty library since the last check
    gained: list[int]  # life gained this turn
    mulligans: list[int]
    kept: list[bool]
    # The turn.
    first: i64 = 0  # who took the first turn
    used: list[int]  # abilities activated this turn: card * 65536 + ability
    wounds: list[list[int]]  # damage dealt to creatures this turn: source, its state, creature, its state
    formation: list[list[int]]  # an attacker, then its blockers in damage assignment order
    unsettled: bool = True  # something happened that a state-based action may look for
    returning: list[int]  # cards whose exile has just ended
    left_stack: i64 = 0  # how many objects have left the stack
    wanted_color: i64 = -1  # the colour that automatic payment asks of a mana ability
    given_up: list[int]  # what the player with priority began and took back, and nothing has changed since
    before: bytes = b""  # the game before the casting in progress, where it may have to be taken back

    def lay_out(self, match: MagicMatch, procedures: Procedures, seed: int) -> None:
        """An empty table."""
        self.start(match, procedures, ZONES, seed)
        self.book = match
        self.nodes = match.nodes
        self.cards = match.printed
        self.face = column(0)
        self.under = column(0)
        self.tapped = column(0)
        self.sick = column(0)
        self.damage = column(0)
        self.doomed = column(0)
        self.attached = column(0)
        self.plus = column(0)
        self.minus = column(0)
        self.loyalty = column(0)
        self.last_attached = column(0)
        self.last_plus = column(0)
        self.shields = column(0)
        self.attacking = column(0)
        self.blocking = column(0)
        self.blocked = column(0)
        self.struck = column(0)
        self.choice = column(0)
        self.unreal = column(0)
        self.buried = column(0)
        self.since = column(0)
        self.paid_x = column(0)
        self.counters = {}
        self.last_counters = {}
        seats = match.seats
        self.life = [match.starting_life] * seats
        self.poison = [0] * seats
        self.pool = [0] * (seats * KINDS_OF_MANA)
        self.lands_played = [0] * seats
        self.must_draw = [False] * seats
        self.gained = [0] * seats
        self.mulligans = [0] * seats
        self.kept = [False] * seats
        self.used = []
        self.wounds = []
        self.formation = []
        self.returning = []
        self.given_up = []
        self.clear_now(0)

    def clear_now(self, size: i64) -> None:
        """Room for what cards are now, to be computed."""
        seats = self.match.seats
        self.fresh = False
        self.watchful = True
        self.types = column(size)
        self.colors = column(size)
        self.power = column(size)
        self.toughness = column(size)
        self.keywords = column(size)
        self.bars = column(size)
        self.stripped = column(size)
        self.produces = column(size)
        self.subtypes = [0] * size
        self.field = [[] for _ in range(seats)]
        self.actors = [[] for _ in range(seats)]
        self.grants = []
        self.protections = []
        self.restrictions = []
        self.regulations = []
        self.listening = [0] * EVENTS

    def add_card(self, printed: i64, owner: i64, zone: i64) -> i64:
        """Bring a card into the game."""
        card = self.new_card(printed, owner, zone)
        self.face = append(self.face, printed)
        self.under = append(self.under, owner)
        self.tapped = append(self.tapped, 0)
        self.sick = append(self.sick, 0)
        self.damage = append(self.damage, 0)
        self.doomed = append(self.doomed, 0)
        self.attached = append(self.attached, -1)
        self.plus = append(self.plus, 0)
        self.minus = append(self.minus, 0)
        self.loyalty = append(self.loyalty, 0)
        self.last_attached = append(self.last_attached, -1)
        self.last_plus = append(self.last_plus, 0)
        self.shields = append(self.shields, 0)
        self.attacking = append(self.attacking, -1)
        self.blocking = append(self.blocking, -1)
        self.blocked = append(self.blocked, 0)
        self.struck = append(self.struck, 0)
        self.choice = append(self.choice, -1)
        self.unreal = append(self.unreal, 0)
        self.buried = append(self.buried, -1)
        self.since = append(self.since, 0)
        self.paid_x = append(self.paid_x, 0)
        self.types = append(self.types, self.cards[printed].types)
        self.colors = append(self.colors, 0)
        self.power = append(self.power, 0)
        self.toughness = append(self.toughness, 0)
        self.keywords = append(self.keywords, 0)
        self.bars = append(self.bars, 0)
        self.stripped = append(self.stripped, 0)
        self.produces = append(self.produces, 0)
        self.subtypes.append(0)
        self.fresh = False
        return card

    def refresh(self) -> None:
        """Compute what every permanent and spell is now."""
        raise NotImplementedError

    # -- Copies and saves --------------------------------------------------------------------------------------------

    def copy_columns(self, new: Columns) -> None:
        """Fill a blank game with an equal, independent state."""
        self.copy_into(new)
        new.book = self.book
        new.nodes = self.nodes
        new.cards = self.cards
        new.face = self.face[:]
        new.under = self.under[:]
        new.tapped = self.tapped[:]
        new.sick = self.sick[:]
        new.damage = self.damage[:]
        new.doomed = self.doomed[:]
        new.attached = self.attached[:]
        new.plus = self.plus[:]
        new.minus = self.minus[:]
        new.loyalty = self.loyalty[:]
        new.last_attached = self.last_attached[:]
        new.last_plus = self.last_plus[:]
        new.shields = self.shields[:]
        new.attacking = self.attacking[:]
        new.blocking = self.blocking[:]
        new.blocked = self.blocked[:]
        new.struck = self.struck[:]
        new.choice = self.choice[:]
        new.unreal = self.unreal[:]
        new.buried = self.buried[:]
        new.since = self.since[:]
        new.paid_x = self.paid_x[:]
        new.fresh = self.fresh
        new.watchful = self.watchful
        new.types = self.types[:]
        new.colors = self.colors[:]
        new.power = self.power[:]
        new.toughness = self.toughness[:]
        new.keywords = self.keywords[:]
        new.bars = self.bars[:]
        new.stripped = self.stripped[:]
        new.produces = self.produces[:]
        new.subtypes = self.subtypes[:]
        new.field = self.field  # replaced as a whole when computed anew
        new.actors = self.actors
        new.grants = self.grants
        new.protections = self.protections
        new.restrictions = self.restrictions
        new.regulations = self.regulations
        new.listening = self.listening
        new.counters = self.counters.copy()
        new.last_counters = self.last_counters.copy()
        new.life = self.life[:]
        new.poison = self.poison[:]
        new.pool = self.pool[:]
        new.lands_played = self.lands_played[:]
        new.must_draw = self.must_draw[:]
        new.gained = self.gained[:]
        new.mulligans = self.mulligans[:]
        new.kept = self.kept[:]
        new.first = self.first
        new.used = self.used[:]
        new.wounds = self.wounds[:]
        new.formation = [row[:] for row in self.formation]
        new.unsettled = self.unsettled
        new.returning = self.returning[:]
        new.left_stack = self.left_stack
        new.wanted_color = self.wanted_color
        new.given_up = self.given_up[:]
        new.before = self.before

    def rows(self) -> list[object]:
        """All of the state as plain data. What cards are now follows from it, but for those that have left."""
        rows = super().rows()
        rows.extend(
            [
                [pack(one) for one in self.columns()],
                self.subtypes_row(),
                [
                    sorted([key, count] for key, count in self.counters.items() if count),
                    sorted([key, count] for key, count in self.last_counters.items() if count),
                ],
                self.life,
                self.poison,
                self.pool,
                self.lands_played,
                self.must_draw,
                self.gained,
                self.mulligans,
                self.kept,
                [self.first, int(self.unsettled), self.left_stack, self.wanted_color],
                self.used,
                self.wounds,
                self.formation,
                self.returning,
                self.before,
                self.given_up,
            ]
        )
        return rows

    def subtypes_row(self) -> list[bytes]:
        """The subtypes of each card as bytes; there may be more than fit into a machine's number."""
        if not self.fresh:
            self.refresh()
        return [one.to_bytes((one.bit_length() + 7) // 8, "little") for one in self.subtypes]

    def columns(self) -> list[vec[i64]]:
        """Every column that cannot be computed anew; what a card was when it left is among them."""
        if not self.fresh:
            self.refresh()
        return [
            self.face,
            self.under,
            self.tapped,
            self.sick,
            self.damage,
            self.doomed,
            self.attached,
            self.plus,
            self.minus,
            self.loyalty,
            self.last_plus,
            self.shields,
            self.attacking,
            self.blocking,
            self.blocked,
            self.struck,
            self.choice,
            self.unreal,
            self.buried,
            self.since,
            self.paid_x,
            self.types,
            self.colors,
            self.power,
            self.toughness,
            self.keywords,
            self.last_attached,
        ]

    def fill_columns(self, rows: list[object]) -> None:
        """Take over a state that `rows` told of."""
        self.fill(rows)
        mine = rows[17:]
        columns = [unpack(one) for one in as_list(mine[0])]
        self.clear_now(len(columns[0]))
        self.face = columns[0]
        self.under = columns[1]
        self.tapped = columns[2]
        self.sick = columns[3]
        self.damage = columns[4]
        self.doomed = columns[5]
        self.attached = columns[6]
        self.plus = columns[7]
        self.minus = columns[8]
        self.loyalty = columns[9]
        self.last_plus = columns[10]
        self.shields = columns[11]
        self.attacking = columns[12]
        self.blocking = columns[13]
        self.blocked = columns[14]
        self.struck = columns[15]
        self.choice = columns[16]
        self.unreal = columns[17]
        self.buried = columns[18]
        self.since = columns[19]
        self.paid_x = columns[20]
        self.types = columns[21]
        self.colors = columns[22]
        self.power = columns[23]
        self.toughness = columns[24]
        self.keywords = columns[25]
        self.last_attached = columns[26]
        self.subtypes = []
        for one in as_list(mine[1]):
            assert isinstance(one, bytes)
            self.subtypes.append(int.from_bytes(one, "little"))
        now, last = as_list(mine[2])
        self.counters = counters_from(now)
        self.last_counters = counters_from(last)
        self.life = as_ints(mine[3])
        self.poison = as_ints(mine[4])
        self.pool = as_ints(mine[5])
        self.lands_played = as_ints(mine[6])
        self.must_draw = [bool(one) for one in as_list(mine[7])]
        self.gained = as_ints(mine[8])
        self.mulligans = as_ints(mine[9])
        self.kept = [bool(one) for one in as_list(mine[10])]
        numbers = as_ints(mine[11])
        self.first = numbers[0]
        self.unsettled = numbers[1] != 0
        self.left_stack = numbers[2]
        self.wanted_color = numbers[3]
        self.used = as_ints(mine[12])
        self.wounds = [as_ints(row) for row in as_list(mine[13])]
        self.formation = [as_ints(row) for row in as_list(mine[14])]
        self.returning = as_ints(mine[15])
        before = mine[16]
        assert isinstance(before, bytes)
        self.before = before
        self.given_up = as_ints(mine[17])


def counters_from(rows: object) -> dict[int, int]:
    """The counters that saved rows tell of."""
    found: dict[int, int] = {}
    for row in as_list(rows):
        key, count = as_ints(row)
        found[key] = count
    return found
