"""A game of Cipher as plain data: its columns, and how they are copied and saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mulligan.cardlang.nodes import Node
from mulligan.cipher.printed import CipherMatch, Printed
from mulligan.cipher.remembered import Occurrence, PastEvent
from mulligan.cipher.terms import EVERYTHING, WATCH_ALL, ZONES
from mulligan.kernel.column import vec
from mulligan.kernel.declared import aside, computed, derived, given, listing, per_card, per_player, record, state
from mulligan.kernel.frames import Scope
from mulligan.kernel.game import Game
from mulligan.kernel.options import Decision
from mulligan.kernel.procedures import Procedures


class Grant:
    """What a continuous effect says of a unit now that is more than a number: whom it concerns, and the word."""

    def __init__(self, kind: i64, card: i64, amount: i64, node: i64, source: i64, player: i64) -> None:
        self.kind = kind
        self.card = card
        self.amount = amount
        self.node = node
        self.source = source
        self.player = player


def of_player(player: i64) -> i64:
    """What stands for a player where a continuous effect says something of a player, not of a card."""
    return -1 - player


@record
class Act:
    """What a player chose where the game may be going round. It never changes."""

    player: i64
    what: i64  # a number that tells it from other acts
    voluntary: bool  # whether they need not have done so
    here: i64  # a number that tells where the game stood from other positions
    stock: list[int]  # of all that acts could use up

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> Act: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> Act: ...


@state
class Columns(Game):
    """All of a game of Cipher: columns of cards, what cards are now, what is going on."""

    own_match: CipherMatch = given()  # the match, as this game's own class
    nodes: list[Node] = given()
    cards: list[Printed] = given()
    unit_names: vec[i64] = given()  # of each printed card the number of its only unit name; -1 where it has several
    # Columns.
    acts_as: vec[i64] = per_card("printed")  # the printed card it is but for name and attack: its own, or one it copies
    tapped: vec[i64] = per_card(placed=True)
    face_down: vec[i64] = per_card(placed=True)  # of bonds, and of the main character during setup; TURNED_UP of orbs
    main: vec[i64] = per_card(placed=True)
    destroyed: vec[i64] = per_card()  # in the destroyed state: how many orbs it costs
    by_attack: vec[i64] = per_card()  # destroyed by an attack
    below: vec[i64] = per_card(-1)  # the card directly below it in its stack, or -1
    marks: vec[i64] = per_card()
    used: vec[i64] = per_card()  # a bit for each skill used this turn, by its index on the card
    uses: vec[i64] = per_card()  # how often each was used this turn, in four bits each, where some card asks for that
    spare_scope: Scope | None = aside(None)  # a scope for looking at cards, used again and again
    # What cards are now; follows from the rest.
    fresh: bool = derived(False)
    watched: i64 = derived(WATCH_ALL)  # what the effects at work look at: where it changes, all is computed anew
    attack_fresh: bool = derived(False)  # the same for attacks, which are computed by themselves
    attack_watched: i64 = derived(WATCH_ALL)
    attack: vec[i64] = computed()
    support: vec[i64] = computed()
    signs: vec[i64] = computed()
    ranges: vec[i64] = computed()
    orbs_taken: vec[i64] = computed()
    bars: vec[i64] = computed()
    cost: vec[i64] = computed()
    grants: list[Grant] = derived([], copied=True)
    granting: i64 = derived(0)  # a bit for each kind of them
    leaders: vec[i64] = derived("_column.column(2, -1)")  # where main characters were found last: a card or -1
    brought: i64 = derived(-1)  # what the units there are bring (`CipherMatch.brings`), or more; -1 for not known
    altering: i64 = derived(0)  # while that is known, what their continuous skills can change and forbid, or more
    # Players.
    spent: list[int] = per_player()  # deployment costs this turn
    # The battle in progress.
    attacking: i64 = -1
    defending: i64 = -1
    evaded: bool = False
    felled: bool = False  # the defending unit was destroyed in it
    # The check timing.
    due: i64 = EVERYTHING  # what has changed that rule processing may look at
    cause: PastEvent | None = None  # the event behind the skill resolving
    past_events: list[PastEvent] = listing(fixed=True)  # those that skills wait for, with all special skills for each
    occurrences: list[Occurrence] = listing(fixed=True)  # what happened this turn, where a card asks for it
    # Loops.
    asked: i64 = 0  # decisions of this phase
    resolved: i64 = 0  # triggered skills since a player last acted of their own accord
    watching: bool = False  # acts are remembered, because it may be going round
    acts: list[Act] = listing(fixed=True)  # those of this phase, from then on
    here: i64 = 0  # where the game stood when the question was put, while they are
    held: Decision | None = None  # the question that waits while it is settled how often a loop goes round
    loop: list[int] = listing()  # the acts of one round of a loop that is repeated
    next_act: i64 = 0  # which of them comes next
    repeats: i64 = 0  # how many are still to be done
    unasked: i64 = 0  # skills resolved since somebody was asked
    positions: list[int] = listing()  # positions since then, once there are suspiciously many
    barred: list[int] = listing()  # acts that would begin a loop again
    barred_once: i64 = 0  # an act that its player has to leave undone once, to stop a loop; 0 for none
    before: bytes = b""  # the game before a cost whose parts stand in each other's way

    def lay_out(self, match: CipherMatch, procedures: Procedures, seed: int) -> None:
        """An empty table."""
        # rule: zones.eight zones.one-each
        self.own_match = match
        self.nodes = match.nodes
        self.cards = match.printed
        self.unit_names = match.unit_names
        self.start(match, procedures, ZONES, seed)
