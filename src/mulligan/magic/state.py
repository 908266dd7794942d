"""A game of Magic: its columns, what the cards are now, and the procedures of its edition."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from mulligan.cardlang.nodes import RESOLVE, Effect, Node
from mulligan.kernel.column import append, column, pack, unpack, vec
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.frames import Frame, Scope, as_ints
from mulligan.kernel.game import Game, as_list
from mulligan.kernel.rules import rules_of
from mulligan.magic import layers
from mulligan.magic.abilities import Activated, When
from mulligan.magic.mana import ManaCost
from mulligan.magic.printed import ALL_CREATURE_TYPES, MagicMatch, Printed
from mulligan.magic.terms import (
    BATTLEFIELD,
    COLORS,
    CREATURE,
    EVENTS,
    GRAVEYARD,
    HAND,
    HASTE,
    KINDS_OF_MANA,
    LAND,
    LIBRARY,
    LOYALTY,
    MINUS,
    PLUS,
    STACK,
    ZONES,
)

Step = Callable[["Magic", Frame], None]


class Procedures:
    """An edition's procedures by number, each a list of steps; and the rules each step carries."""

    def __init__(self, edition: str, named: dict[int, tuple[Step, ...]]) -> None:
        self.edition = edition
        self.steps: list[list[Step]] = []
        self.rules: list[list[tuple[str, ...]]] = []
        for number in range(max(named) + 1):
            steps = named.get(number, ())
            self.steps.append(list(steps))
            self.rules.append([rules_of(step) for step in steps])


class Magic(Game):
    """A game of Magic in progress."""

    book: MagicMatch  # the match, as what it is
    procedures: Procedures
    nodes: list[Node]
    cards: list[Printed]
    # Columns of cards.
    face: vec[i64]  # the printed card it is or copies
    under: vec[i64]  # the player under whose control it entered
    tapped: vec[i64]
    sick: vec[i64]  # not controlled continuously since its controller's turn began
    damage: vec[i64]
    doomed: vec[i64]  # dealt damage by a source with deathtouch since the last check
    attached: vec[i64]  # the permanent or player it is attached to, or -1
    plus: vec[i64]  # +1/+1 counters
    minus: vec[i64]  # -1/-1 counters
    loyalty: vec[i64]  # loyalty counters
    last_attached: vec[i64]  # what it was attached to when it last left, and which incarnation of that; or -1
    last_plus: vec[i64]  # +1/+1 counters it had when it last left the battlefield
    shields: vec[i64]  # regeneration shields
    attacking: vec[i64]  # the player or planeswalker it attacks, or -1
    blocking: vec[i64]  # the attacker it blocks, or -1; -2 when that is gone
    blocked: vec[i64]
    struck: vec[i64]  # dealt damage in the first combat damage step
    choice: vec[i64]  # the colour or type chosen as it entered
    unreal: vec[i64]  # a token, or a copy of a card or spell
    buried: vec[i64]  # the turn in which it went from the battlefield to a graveyard
    since: vec[i64]  # its time stamp
    paid_x: vec[i64]  # X, for a spell and what it becomes
    # What permanents and spells are now, with everything that changes them.
    fresh: bool
    watchful: bool  # whether anything there is looks at more than who is on the battlefield
    types: vec[i64]
    colors: vec[i64]
    power: vec[i64]
    toughness: vec[i64]
    keywords: vec[i64]
    bars: vec[i64]
    stripped: vec[i64]  # has lost its printed abilities
    produces: vec[i64]  # bits of the mana its abilities make; KINDS_OF_MANA stands for more than one plain mana
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
    first: int  # who took the first turn
    used: list[int]  # abilities activated this turn: card * 65536 + ability
    wounds: list[list[int]]  # damage dealt to creatures this turn: source, its state, creature, its state
    formation: list[list[int]]  # an attacker, then its blockers in damage assignment order
    unsettled: bool  # something happened that a state-based action may look for
    returning: list[int]  # cards whose exile has just ended
    left_stack: int  # how many objects have left the stack
    wanted_color: int  # the colour that automatic payment asks of a mana ability
    before: bytes  # the game before the casting in progress, where it may have to be taken back

    def blank(self) -> Magic:
        """An object of this class, its fields still to be filled."""
        return Magic()

    def set_table(self, match: MagicMatch, procedures: Procedures, seed: int) -> None:
        """An empty table."""
        self.start(match, ZONES, seed)
        self.book = match
        self.procedures = procedures
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
        self.first = 0
        self.used = []
        self.wounds = []
        self.formation = []
        self.unsettled = True
        self.returning = []
        self.left_stack = 0
        self.wanted_color = -1
        self.before = b""
        self.clear_now(0)

    def clear_now(self, size: int) -> None:
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

    def add_card(self, printed: int, owner: int, zone: int) -> int:
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

    # -- The loop ----------------------------------------------------------------------------------------------------

    def perform(self, frame: Frame) -> bool:
        """Take the next step of the running procedure; False when it has none left."""
        procedure = frame.procedure
        if procedure == RESOLVE:
            node = self.nodes[frame.node]
            assert isinstance(node, Effect) and frame.scope is not None
            return node.advance(self, frame, frame.scope)
        steps = self.procedures.steps[procedure]
        if frame.pc >= len(steps):
            return False
        step = steps[frame.pc]
        frame.pc += 1
        if self.log is not None:
            self.note("")
        step(self, frame)
        return True

    def rules_here(self) -> tuple[str, ...]:
        """The rules that the step being taken carries."""
        for i in range(len(self.frames) - 1, -1, -1):
            frame = self.frames[i]
            if frame.procedure != RESOLVE and 0 < frame.pc <= len(self.procedures.rules[frame.procedure]):
                return self.procedures.rules[frame.procedure][frame.pc - 1]
        return ()

    def concede(self, player: int) -> None:
        """A player gives up and leaves; the game goes on without them if it can."""
        raise MulliganError("no procedure for leaving has been given")

    # -- What the rest of the rules says, told here so that words can use it -------------------------------------------

    def can_pay(self, player: int, cost: ManaCost, x: int, without: int) -> bool:
        """Whether a player can pay a mana cost, without using one permanent."""
        raise NotImplementedError

    def pay_mana(self, player: int, cost: ManaCost, x: int) -> None:
        """A player pays a mana cost, by itself."""
        raise NotImplementedError

    def tap_permanent(self, card: int) -> None:
        """A permanent becomes tapped."""
        raise NotImplementedError

    def may_be_target(self, scope: Scope, thing: int) -> bool:
        """Whether something may be the target of a spell or ability."""
        raise NotImplementedError

    def may_cast_free(self, player: int, card: int) -> bool:
        """Whether a player may cast a card without paying its mana cost."""
        raise NotImplementedError

    def copy_on_stack(self, player: int, thing: int) -> None:
        """A player copies a spell or ability on the stack."""
        raise NotImplementedError

    # -- Looking at cards --------------------------------------------------------------------------------------------

    def card(self, card: int) -> Printed:
        """The printed card it is, or copies."""
        return self.cards[self.face[card]]

    def hand(self, player: int) -> list[int]:
        """A player's hand."""
        return self.piles[player * ZONES + HAND]

    def library(self, player: int) -> list[int]:
        """A player's library, top first."""
        return self.piles[player * ZONES + LIBRARY]

    def graveyard(self, player: int) -> list[int]:
        """A player's graveyard, top first."""
        return self.piles[player * ZONES + GRAVEYARD]

    def permanents(self, player: int) -> list[int]:
        """The permanents a player controls."""
        if not self.fresh:
            self.refresh()
        return self.field[player]

    def all_permanents(self) -> list[int]:
        """All permanents, the active player's first."""
        if not self.fresh:
            self.refresh()
        seats = self.match.seats
        found: list[int] = []
        for i in range(seats):
            found.extend(self.field[(self.active + i) % seats])
        return found

    def account(self, player: int) -> int:
        """The player who keeps the life total of a player: oneself, or the first of the team."""
        # rule: two-headed-giant.team
        if self.book.giant:
            return self.book.teams.index(self.book.teams[player])
        return player

    def life_of(self, player: int) -> int:
        """A player's or team's life total."""
        return self.life[self.account(player)]

    def is_active(self, player: int) -> bool:
        """Whether it is a player's turn, alone or with the team."""
        return player == self.active or (self.book.giant and self.book.teams[player] == self.book.teams[self.active])

    def in_turn_order(self) -> list[int]:
        """The players still in the game, the active player (or team) first."""
        seats = self.match.seats
        order: list[int] = []
        if self.book.giant:
            for mine in (True, False):
                for i in range(seats):
                    player = (self.active + i) % seats
                    if self.playing[player] and self.is_active(player) == mine:
                        order.append(player)
            return order
        for i in range(seats):
            player = (self.active + i) % seats
            if self.playing[player]:
                order.append(player)
        return order

    def distinct(self, cards: list[int], player: int) -> list[int]:
        """Of equal cards in a hidden or unordered pile, one each; permanents and spells are all different."""
        if len(cards) < 2:
            return cards
        found: list[int] = []
        seen: list[int] = []
        for card in cards:
            if card < 0 or card >= len(self.zone):
                found.append(card)
                continue
            zone = self.zone[card]
            if zone == BATTLEFIELD or zone == STACK:
                found.append(card)
                continue
            face = self.printed[card] * 16 + self.owner[card] if self.knows(player, card) else -1 - self.owner[card]
            key = face * ZONES + zone
            if key not in seen:
                seen.append(key)
                found.append(card)
        return found

    # -- What cards are now ------------------------------------------------------------------------------------------

    def touch(self) -> None:
        """Something changed that a static ability may look at."""
        if self.watchful:
            self.fresh = False

    def refresh(self) -> None:
        """Compute what every permanent and spell is now."""
        layers.refresh(self)

    def has(self, card: int, keyword: int) -> bool:
        """Whether a permanent has a keyword now; elsewhere, whether it is printed on it."""
        zone = self.zone[card]
        if zone != BATTLEFIELD and zone != STACK:
            return (self.cards[self.face[card]].keywords >> keyword) & 1 != 0
        if not self.fresh:
            self.refresh()
        return (self.keywords[card] >> keyword) & 1 != 0

    def barred(self, card: int, bar: int) -> bool:
        """Whether a continuous effect forbids or demands something of a permanent now."""
        if not self.fresh:
            self.refresh()
        return self.bars[card] & bar != 0

    def types_of(self, card: int) -> int:
        """A card's types now, as bits."""
        zone = self.zone[card]
        if zone == BATTLEFIELD or zone == STACK:
            if not self.fresh:
                self.refresh()
            return self.types[card]
        return self.cards[self.face[card]].types

    def is_creature(self, card: int) -> bool:
        """Whether it is a creature now."""
        return self.types_of(card) & CREATURE != 0

    def colors_of(self, card: int) -> int:
        """A card's colours now, as bits."""
        zone = self.zone[card]
        if zone == BATTLEFIELD or zone == STACK:
            if not self.fresh:
                self.refresh()
            return self.colors[card]
        return self.cards[self.face[card]].colors

    def has_subtype(self, card: int, bit: int, creature_type: bool) -> bool:
        """Whether a card has a subtype now."""
        zone = self.zone[card]
        if zone == BATTLEFIELD or zone == STACK:
            if not self.fresh:
                self.refresh()
            subtypes = self.subtypes[card]
        else:
            subtypes = self.cards[self.face[card]].subtypes
        return subtypes & bit != 0 or (creature_type and subtypes & ALL_CREATURE_TYPES != 0)

    def power_of(self, card: int) -> int:
        """A creature's power now, also when negative; for one that has left, as it last was."""
        if self.zone[card] == BATTLEFIELD and not self.fresh:
            self.refresh()
        elif self.zone[card] == HAND or self.zone[card] == LIBRARY:
            return self.cards[self.face[card]].power
        return self.power[card]

    def toughness_of(self, card: int) -> int:
        """A creature's toughness now; for one that has left, as it last was."""
        if self.zone[card] == BATTLEFIELD and not self.fresh:
            self.refresh()
        elif self.zone[card] == HAND or self.zone[card] == LIBRARY:
            return self.cards[self.face[card]].toughness
        return self.toughness[card]

    def converted_of(self, card: int) -> int:
        """The converted mana cost; X counts as chosen while it is a spell, else as 0."""
        # rule: cost.converted cost.x
        printed = self.cards[self.face[card]]
        if self.zone[card] == STACK:
            return printed.converted + printed.cost.x * self.paid_x[card]
        return printed.converted

    def counters_of(self, card: int, kind: int) -> int:
        """How many counters of a kind are on a card."""
        if kind == PLUS:
            return self.plus[card]
        if kind == MINUS:
            return self.minus[card]
        if kind == LOYALTY:
            return self.loyalty[card]
        return self.counters.get(card * 64 + kind, 0)

    def last_holder(self, card: int) -> list[int]:
        """What a card was attached to when it last left the battlefield, if that is still the same object."""
        both = self.last_attached[card]
        if both < 0 or self.state[both & 0xFFFFFF] != both >> 24:
            return []
        return [int(both & 0xFFFFFF)]

    def may_tap(self, card: int) -> bool:
        """Whether the tap symbol can be paid: untapped, and no creature that came under its controller's control this turn."""
        # rule: cost.tap-symbol types.creature keyword.haste
        if self.zone[card] != BATTLEFIELD or self.tapped[card] != 0:
            return False
        return self.sick[card] == 0 or not self.is_creature(card) or self.has(card, HASTE)

    def activated_of(self, card: int) -> list[Activated]:
        """The activated abilities a permanent has now, without those that make mana."""
        if not self.fresh:
            self.refresh()
        found: list[Activated] = []
        if self.stripped[card] == 0:
            found.extend(self.cards[self.face[card]].activated)
        if self.grants:
            for whose, node in self.grants:
                if whose == card:
                    ability = self.nodes[node]
                    if isinstance(ability, Activated) and not ability.makes_mana:
                        found.append(ability)
        return found

    def mana_abilities_of(self, card: int) -> list[Activated]:
        """The mana abilities a permanent has now; a basic land type brings one."""
        # rule: types.basic-land-type mana.basic-lands
        if not self.fresh:
            self.refresh()
        found: list[Activated] = []
        if self.types[card] & LAND and self.subtypes[card] & 0b111110:
            for color in range(COLORS):
                if (self.subtypes[card] >> (color + 1)) & 1:
                    ability = self.nodes[self.book.land_abilities[color]]
                    assert isinstance(ability, Activated)
                    found.append(ability)
        if self.stripped[card] == 0:
            found.extend(self.cards[self.face[card]].mana)
        if self.grants:
            for whose, node in self.grants:
                if whose == card:
                    granted = self.nodes[node]
                    if isinstance(granted, Activated) and granted.makes_mana:
                        found.append(granted)
        return found

    def triggers_of(self, card: int) -> list[When]:
        """The triggered abilities a permanent has now."""
        found: list[When] = []
        if self.stripped[card] == 0:
            found.extend(self.cards[self.face[card]].triggers)
        if self.grants:
            for whose, node in self.grants:
                if whose == card:
                    ability = self.nodes[node]
                    if isinstance(ability, When):
                        found.append(ability)
        return found

    def add_mana(self, player: int, made: list[int]) -> None:
        """Mana is added to a player's pool."""
        for kind in range(KINDS_OF_MANA):
            self.pool[player * KINDS_OF_MANA + kind] += made[kind]

    def remove_from_combat(self, card: int) -> None:
        """A creature is removed from combat; what it blocked stays blocked."""
        # rule: combat.removal combat.blocked combat.blocking
        if self.attacking[card] == -1 and self.blocking[card] == -1:
            return
        if self.attacking[card] != -1:
            for pile in range(BATTLEFIELD, len(self.piles), ZONES):
                for other in self.piles[pile]:
                    if self.blocking[other] == card:
                        self.blocking[other] = -2
        self.attacking[card] = -1
        self.blocking[card] = -1
        self.blocked[card] = 0
        self.struck[card] = 0
        for row in self.formation:
            if card in row[1:]:
                row.remove(card)
        self.formation = [row for row in self.formation if row[0] != card]

    # -- Copies and saves --------------------------------------------------------------------------------------------

    def clone_into(self, new: Magic) -> None:
        """Fill a blank game with an equal, independent state."""
        self.copy_into(new)
        new.book = self.book
        new.procedures = self.procedures
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


def counters_from(rows: object) -> dict[int, int]:
    """The counters that saved rows tell of."""
    found: dict[int, int] = {}
    for row in as_list(rows):
        key, count = as_ints(row)
        found[key] = count
    return found
