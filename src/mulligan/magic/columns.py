"""A game of Magic as plain data: its columns, and how they are copied and saved."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Node
from mulligan.kernel.column import vec
from mulligan.kernel.declared import computed, derived, given, listing, per_card, per_player, state, wide_per_card
from mulligan.kernel.game import Game
from mulligan.kernel.modifiers import Modifier
from mulligan.kernel.procedures import Procedures
from mulligan.magic.damage_dealt import CreatureDamage, PlayerDamage
from mulligan.magic.looks import Look
from mulligan.magic.printed import MagicMatch, Printed
from mulligan.magic.spell_mana import SpellMana
from mulligan.magic.terms import EVENTS, KINDS_OF_MANA, ZONES  # noqa: F401  (the fields' methods use them)


@state
class Columns(Game):
    """All of a game of Magic: columns of cards, numbers of players, what is going on."""

    own_match: MagicMatch = given()  # the match, as this game's own class
    nodes: list[Node] = given()
    cards: list[Printed] = given()
    # Columns of cards.
    face: vec[i64] = per_card("printed")  # the printed card it is or copies
    under: vec[i64] = per_card("owner")  # the player under whose control it entered
    tapped: vec[i64] = per_card()
    sick: vec[i64] = per_card()  # not controlled continuously since its controller's turn began
    damage: vec[i64] = per_card()
    doomed: vec[i64] = per_card()  # dealt damage by a source with deathtouch since the last check
    attached: vec[i64] = per_card(-1)  # the permanent it is attached to, or -1
    attached_player: vec[i64] = per_card(-1)  # the player it is attached to, or -1
    paired: vec[i64] = per_card(-1)  # the creature it is paired with, or -1
    plus: vec[i64] = per_card()  # +1/+1 counters
    minus: vec[i64] = per_card()  # -1/-1 counters
    loyalty: vec[i64] = per_card()  # loyalty counters
    last_attached: vec[i64] = per_card(-1)  # the permanent it was attached to when it last left, or -1
    last_player: vec[i64] = per_card(-1)  # the player it was attached to when it last left, or -1
    last_attached_mark: vec[i64] = per_card()  # which incarnation of that
    last_face: vec[i64] = per_card(-1)  # the printed card it was or copied when it last left
    last_mark: vec[i64] = per_card(-1)  # which incarnation of it was the last on the battlefield that has left
    last_controller: vec[i64] = per_card(-1)  # who controlled it as it left
    last_power: vec[i64] = per_card()  # its power as it left
    last_toughness: vec[i64] = per_card()
    last_looks: vec[i64] = per_card()  # what it was as it left, as bits: tapped, attacking, blocking, colours, types
    last_choice: vec[i64] = per_card(-1)  # the colour or type chosen for it, as it left
    last_plus: vec[i64] = per_card()  # +1/+1 counters it had when it last left the battlefield
    shields: vec[i64] = per_card()  # regeneration shields
    attacking: vec[i64] = per_card(-1)  # the player it attacks, or whose planeswalker; or -1
    attacked_walker: vec[i64] = per_card(-1)  # the planeswalker it attacks, or -1; NO_MORE when that is gone
    blocking: vec[i64] = per_card(-1)  # the attacker it blocks, or -1; NO_MORE when that is gone
    blocked: vec[i64] = per_card()
    struck: vec[i64] = per_card()  # 2: deals damage in this combat damage step; 0: has not dealt any yet
    choice: vec[i64] = per_card(-1)  # the colour or type chosen as it entered
    unreal: vec[i64] = per_card()  # a token, or a copy of a card or spell
    down: vec[i64] = per_card()  # face down: cast so, or turned so
    turned_from: vec[i64] = per_card(-1)  # the printed card it was or copied when it was turned face down
    phased_under: vec[i64] = per_card(-1)  # the player under whose control it phased out by itself, or -1
    phased_with: vec[i64] = per_card(-1)  # the permanent that it phased out with, or -1
    buried: vec[i64] = per_card(-1)  # the turn in which it went from the battlefield to a graveyard
    since: vec[i64] = per_card()  # its time stamp
    paid_x: vec[i64] = per_card()  # X, for a spell and what it becomes, or for an X/X token
    kicked: vec[i64] = per_card()  # how often its kicker was paid, for a spell and what it becomes
    spent: vec[i64] = per_card()  # bits of the colours of mana spent on a spell that asks for it, and what it becomes
    way: vec[i64] = per_card()  # which alternative cost a spell was cast for, from 1, and what it becomes; 0 for none
    cast_from: vec[i64] = per_card(-1)  # the zone a spell was cast from, and what it becomes; -1 if it was not cast
    spells_before: vec[i64] = per_card()  # how many spells were cast before it this turn
    flashed: vec[i64] = per_card()  # a spell cast from a graveyard, which is exiled as it leaves the stack
    arrived: vec[i64] = per_card(-1)  # the turn in which it came under its controller's control
    attacked: vec[i64] = per_card(-1)  # the combat in which it last attacked, by its number (`Magic.this_combat`)
    defended: vec[i64] = per_card(-1)  # the combat in which it last blocked
    # What permanents and spells are now, with everything that changes them.
    fresh: bool = derived(False)
    watchful: bool = derived(True)  # whether anything there is looks at more than who is on the battlefield
    plain: bool = derived(False)  # whether nothing at all changes what cards are
    additive: bool = derived(False)  # whether nothing changes them but effects of which each just adds to the others
    unique: bool = derived(True)  # whether there is a planeswalker or anything legendary on the battlefield
    types: vec[i64] = per_card("self.cards[printed].types")
    colors: vec[i64] = per_card()
    power: vec[i64] = per_card()
    toughness: vec[i64] = per_card()
    keywords: vec[i64] = per_card()
    begun: vec[i64] = computed()  # 1 + its face, while it is just as printed: 0 from the first change on
    bars: vec[i64] = computed()
    stripped: vec[i64] = computed()  # has lost its printed abilities
    more_blocks: vec[i64] = computed()  # how many attackers it can block besides one
    produces: vec[i64] = computed()  # bits of the mana its abilities make; KINDS_OF_MANA: more than one plain mana
    subtypes: list[int] = wide_per_card()
    field: list[list[int]] = derived("[[] for _ in range(self.match.seats)]")  # permanents by controller
    actors: list[list[int]] = derived("[[] for _ in range(self.match.seats)]")  # those with abilities to activate
    hearers: list[list[int]] = derived("[[] for _ in range(self.match.seats)]")  # those that may trigger
    makers: vec[i64] = derived("_column.column(0)")  # those that may make mana, by controller
    makers_from: vec[i64] = derived("_column.column(self.match.seats + 1)")  # where those of each player begin
    floating: bool = derived(True)  # whether any ability waits that no permanent carries
    grants: list[tuple[int, int]] = derived([])  # a card, and the ability it has been given
    given: dict[int, list[int]] = derived({})  # the same by card
    protections: list[tuple[int, int, int, int]] = derived([])  # a card, colours, a filter's node, its source
    restrictions: list[tuple[int, int, int, int, int]] = derived([])  # a card, the kind, a filter, its source, whose
    block_rules: list[tuple[int, int, int, int, int]] = derived([])  # a card, which way, a filter, its source, whose
    regulations: list[tuple[int, int, int]] = derived([])  # a source, its player, a rule's node
    lasting: i64 = derived(0)  # bits of the kinds of effects that last, as far as they were counted
    counted: list[Modifier] = derived([])  # the list they were counted in, which is another once one of them has ended
    counted_to: i64 = derived(0)  # and how many it had then
    rulings: dict[str, list[tuple[int, int, int]]] = derived({})  # the same by the questions they have an answer to
    ruled: i64 = derived(0)  # a bit for each of these questions
    stock: vec[i64] = derived("_column.column(0)")  # each permanent, and what counted of it when all this was noted
    stock_rules: list[tuple[int, int, int]] = derived([])  # the rules of those permanents
    stock_rulings: dict[str, list[tuple[int, int, int]]] = derived({})  # the same by questions
    stock_ruled: i64 = derived(0)  # and as bits
    stock_sorted: bool = derived(False)  # whether these two are known
    stock_simple: bool = derived(False)  # whether nothing else counted for it
    listening: vec[i64] = derived("_column.column(EVENTS)")  # how many abilities wait for each kind of event
    # Other counters: card * 64 + kind, to how many; and how many there were on what has left.
    counters: dict[int, int] = listing()
    last_counters: dict[int, int] = listing()
    # Players.
    life: list[int] = per_player()  # in Two-Headed Giant, of the first player of each team
    poison: list[int] = per_player()
    pool: list[int] = listing()  # mana: player * KINDS_OF_MANA + kind
    spell_mana: list[SpellMana] = listing(fixed=True)  # mana for certain spells only
    lands_played: list[int] = per_player()
    must_draw: list[bool] = per_player(False)  # tried to draw from an empty library since the last check
    gained: list[int] = per_player()  # life gained this turn
    harmed: list[int] = per_player()  # damage dealt to them this turn
    lost: list[int] = per_player()  # life lost this turn
    spells: list[int] = per_player()  # spells cast this turn
    drawn: list[int] = per_player()  # cards drawn this turn
    spells_last: list[int] = per_player()  # spells cast in the turn before this one
    assaults: list[int] = per_player()  # creatures declared as attackers this turn
    last_cast: list[int] = per_player(-1)  # the number of the turn in which they last cast a spell
    entombed: list[int] = per_player()  # cards put into their graveyards this turn
    turns: list[int] = per_player()  # turns taken
    turn_now: list[int] = per_player(-1)  # the number of their turn in progress, or of their last
    turn_before: list[int] = per_player(-1)  # the number of their turn before that
    commander_casts: dict[int, int] = listing()  # how often each commander was cast from the command zone
    commander_damage: dict[int, int] = listing()  # combat damage by each commander to each player
    mulligans: list[int] = per_player()
    kept: list[bool] = per_player(False)
    # The turn.
    first: i64 = 0  # who took the first turn
    resumes_after: i64 = -1  # during extra turns, whose turn they come after; -1 otherwise
    used: list[int] = listing()  # abilities activated this turn: card * 65536 + ability
    creature_damage: list[CreatureDamage] = listing(fixed=True)  # dealt this turn
    player_damage: list[PlayerDamage] = listing(fixed=True)  # the same, where a card of the match asks for it
    combats: i64 = 0  # combat phases begun this turn
    looks: list[Look] = listing()  # of permanents that are copies for a time, in the order in which they became them
    more_blocked: list[list[int]] = listing()  # a creature, and an attacker it blocks besides the first
    formation: list[list[int]] = listing()  # an attacker, then its blockers in damage assignment order
    unsettled: bool = True  # something happened that a state-based action may look for
    returning: list[int] = listing()  # cards whose exile has just ended
    entering: list[int] = listing()  # what enters by the effect that resolves has these counters: a kind and a number
    more_combats: i64 = 0  # combat phases to come after the present one
    more_mains: i64 = 0  # combat phases, each with a main phase, to come after the second main phase
    deaths: i64 = 0  # how many creatures died this turn
    left_stack: i64 = 0  # how many objects have left the stack
    wanted_color: i64 = -1  # the colour that automatic payment asks of a mana ability
    given_up: list[int] = listing()  # what the player with priority began and took back, and nothing has changed since
    forced: i64 = 0  # how many objects have resolved since somebody last had a choice
    puppet: i64 = -1  # the player whom somebody else controls this turn
    master: i64 = -1  # who that is
    positions: list[list[int]] = listing()  # those compared since then, to find a loop
    planar: i64 = -1  # the planar controller; -1 in a game without planes
    rolls: list[int] = per_player()  # how often each has taken the action of rolling the planar die this turn
    settled_rolls: list[int] = listing()  # how the planar die falls the next times, where that was settled beforehand
    backwards: bool = False  # turn order goes the other way round
    schemeless: bool = False  # schemes cannot be set in motion this turn
    before: bytes = b""  # the game before the casting in progress, where it may have to be taken back

    def lay_out(self, match: MagicMatch, procedures: Procedures, seed: int) -> None:
        """An empty table."""
        self.own_match = match
        self.nodes = match.nodes
        self.cards = match.printed
        self.start(match, procedures, ZONES, seed)
        self.pool = [0] * (match.seats * KINDS_OF_MANA)

    def add_card(self, printed: i64, owner: i64, zone: i64) -> i64:
        """Bring a card into the game."""
        card = super().add_card(printed, owner, zone)
        self.fresh = False
        return card

    def refresh(self) -> None:
        """Compute what every permanent and spell is now."""
        raise NotImplementedError

    def rows(self) -> list[object]:
        """All of the state as plain data. What cards are now follows from it, but for those that have left."""
        if not self.fresh:
            self.refresh()
        return self.field_rows()
