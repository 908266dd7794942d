"""The game object: all of a game in one place, and the loop that runs its steps until somebody must choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

import msgspec
from mypy_extensions import i64

from mulligan.kernel.chance import Chance, chance
from mulligan.kernel.column import NO_CARDS, Numbers, column, unpack, vec
from mulligan.kernel.declared import aside, given, listing, per_card, per_player, state
from mulligan.kernel.errors import BadSave, MulliganError, NoDecision, NotAnOption
from mulligan.kernel.events import Note
from mulligan.kernel.frames import Frame, Resolve, Scope, copy_frames, frame_rows, scopes_from_rows  # noqa: F401  (the fields' methods use them)
from mulligan.kernel.log import Log
from mulligan.kernel.modifiers import Modifier, modifiers_from_rows  # noqa: F401
from mulligan.kernel.options import CONCEDE, Decision, Option
from mulligan.kernel.procedures import (  # noqa: F401
    BY_PYTHON,
    ENDS,
    GAME,
    NUMBERS,
    OVER,
    PASSED,
    RESOLVING,
    Procedure,
    Procedures,
    Step,
    frames_from_rows,
)
from mulligan.kernel.rows import as_list
from mulligan.kernel.rules import Ledger

if TYPE_CHECKING:
    from mulligan.kernel.kinds import Kind, Refusal
    from mulligan.kernel.views import View

STEPS: Final = 256  # more than any procedure has
NOBODY: Final = -1
DRAWN: Final = -2  # a game that ended without a winner
SEATS: Final = 62  # so many players have a bit each in one number; the rules of most games set no limit
EVERYBODY: Final = (1 << SEATS) - 1
FACES: Final = 62  # so many printed cards have a bit each in one number
ALIASES: Final = 1 << 20  # numbers from here on are none of cards: what cards are called that lie openly face down
IN_PLAY: Final = -1  # the zones where an ability looks for a card unless it names another
NO_OPTIONS: Final[list[Option]] = []  # nobody changes it
CITED: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}  # the rules of lines, of which many cite the same


class Match:
    """What never changes in a game: players, teams, edition, printed cards. Shared by all copies of a game."""

    seats: i64
    names: list[str]
    teams: list[int]  # the team of each player; all different in a free-for-all
    alone: list[list[int]]  # each player as a list of one, which nobody changes
    rivals: list[list[int]]  # who is not on the team of each player, which nobody changes
    in_order: list[list[int]]  # all players in turn order from each of them on, which nobody changes either
    edition: str
    ledger: Ledger  # what the edition's document says, by number
    decks: list[list[int]]  # the printed cards of each player's deck
    starter: i64  # who starts, where that is settled already; else -1
    fixed_order: bool  # decks are taken as they lie, as in puzzles
    kind: Kind | None = None  # which game it is, for those who ask a game about itself
    origin: object = None  # what it was made of, so that it can be made again elsewhere
    shown: bool = False  # a copy for those who must not learn how the decks lay (kernel/imagine.py)
    laid: Game | None = None  # the table with its decks, once a game was played: every other begins as a copy of it
    listed: list[list[int]] | None = None  # what a shown copy has of the decks and of the origin, made once
    listed_origin: object = None
    listed_of: object = None  # the origin that it was made of
    shown_as: Match | None = None  # the shown copy that was made last,
    shown_of: tuple[object, ...] = ()  # what it was made of,
    told_by: object = None  # and what tells whether that is as it was
    spare: list[Game]  # copies of its games that nobody looks at any more (kernel/spares.py)

    def __init__(self, names: list[str], teams: list[int], edition: str) -> None:
        self.seats = len(names)
        self.names = names
        self.teams = teams
        self.alone = [[player] for player in range(len(names))]
        self.rivals = [[two for two in range(len(names)) if teams[two] != one] for one in teams]
        self.in_order = [[*range(first, len(names)), *range(first)] for first in range(len(names))]
        self.edition = edition
        self.decks = []
        self.starter = NOBODY
        self.fixed_order = False
        self.spare = []

    def __repr__(self) -> str:
        return f"<{self.ledger.game} {self.edition}, {' vs. '.join(self.names)}>"

    def together(self, one: i64, two: i64) -> bool:
        """Whether two players are the same or on one team."""
        return self.teams[one] == self.teams[two]

    def alike(self, other: Match) -> bool:
        """Whether two matches are one, or made of the same by the same game, as one that was pickled."""
        if self is other:
            return True
        if self.kind is not other.kind or self.starter != other.starter or self.fixed_order != other.fixed_order:
            return False
        return self.origin is not None and self.origin == other.origin


@state
class Game:
    """A game in progress. Games of one kind subclass it with their columns, zones and steps."""

    match: Match = given()
    procedures: Procedures = given()  # those of its edition
    # Columns, indexed by card number.
    printed: vec[i64] = per_card("printed")  # which printed card it is
    owner: vec[i64] = per_card("owner", shared=True, placed=True)  # nobody's cards change owner
    controller: vec[i64] = per_card("owner", placed=True)
    zone: vec[i64] = per_card(placed=True)
    known: vec[i64] = per_card(placed=True)  # a bit for each player who knows its face
    state: vec[i64] = per_card()  # counts up when the card becomes a new card
    # Piles, indexed by player * zones + zone, top first.
    zones: i64 = given()
    piles: list[list[int]] = listing(refilled=True)
    # Players.
    playing: list[bool] = per_player(True)  # who has not left
    # The flow of the game.
    frames: list[Frame] = listing()
    triggered: list[Scope] = listing()  # abilities that have triggered, not yet where triggers wait
    waiting: list[Scope] = listing()  # abilities waiting to resolve
    modifiers: list[Modifier] = listing()
    chance: Chance
    stamp: i64 = 0
    turn: i64 = 0
    active: i64 = 0
    phase: i64 = 0
    decision: Decision | None = None
    answer: Option
    result: i64 = -1  # NOBODY while it lasts, else the winner or DRAWN
    over: bool = False
    # What is kept for people, not part of the game.
    log: Log | None = aside(None)
    acted: list[int] | None = aside(None)  # the parts of trees that began to resolve, where somebody counts them
    cited: set[str] | None = aside(None)  # rules that acted without a line of their own: a word, a reason, who asked
    ran: set[int] | None = aside(None)  # the steps taken: procedure * STEPS + step
    marked: vec[i64] = aside(NO_CARDS)  # which of the plan's steps are in that set, as looking is quicker than adding
    traced: set[str] | None = aside(None)  # if a trace is kept: every rule at work, also where nothing shows it
    taken: list[Option] = aside([])  # choices taken by themselves since the last decision
    choices: list[int] | None = aside(None)  # the number of every option chosen so far
    stop: Callable[[], bool] | None = aside(None)  # asked before every step: whether to halt there
    halted: bool = aside(False)
    idled: bool = aside(False)  # the step being taken found nothing to do
    glancing: bool = aside(False)  # somebody looks no further ahead than to where the next action would begin
    looker: i64 = aside(-1)  # and takes it that all others pass where they may; nobody if -1

    def start(self, match: Match, procedures: Procedures, zones: i64, seed: int) -> None:
        """Make an empty table: no cards, nobody has done anything."""
        self.match = match
        self.procedures = procedures
        self.zones = zones
        self.chance = chance(seed)
        self.answer = Option("")
        self.lay_fields()
        self.piles = [[] for _ in range(match.seats * zones)]

    # -- What follows from the fields that are declared (kernel/declared.py) ------------------------------------------

    if TYPE_CHECKING:

        def lay_fields(self) -> None: ...
        def add_fields(self, printed: i64, owner: i64) -> None: ...
        def copy_fields(self, new: Game) -> None: ...
        def move_fields(self, cards: vec[i64], order: vec[i64]) -> None: ...
        def move_looks(self, cards: vec[i64], order: vec[i64]) -> None: ...
        def field_rows(self) -> list[object]: ...
        def fill_fields(self, rows: list[object], size: i64) -> None: ...

    # -- What each game says for itself ------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An equal, independent game."""
        raise NotImplementedError

    def advance(self, frame: Resolve) -> bool:
        """Go on with a part of a card's tree that is being resolved; False when it is finished."""
        raise NotImplementedError

    def is_quiet(self) -> bool:
        """Whether steps that an edition passes over in a quiet game would find nothing to do now."""
        return False

    def settled(self) -> bool:
        """Whether nothing is in progress: whoever is asked now is asked for their next action, not to finish one."""
        decision = self.decision
        return decision is None or (decision.about < 0 and not self.waiting)

    def look_over(self) -> None:
        """Compute what follows from the rest and is not known yet, so that copies need not do it one by one."""

    def concede(self, player: i64) -> None:
        """A player gives up."""
        raise NotImplementedError

    def faceless(self) -> set[int]:
        """Cards that lie openly, with all that has happened to them, though not everybody knows their faces."""
        return set()

    def alias(self, card: i64) -> i64:
        """What those call a card that lies openly who do not know its face; -1 for one that does not."""
        return -1

    def of_own_accord(self) -> bool:
        """Whether the pending question is what somebody does of their own accord: it can be put anew at any time."""
        return False

    def offers(self) -> list[Option] | None:
        """What the word that asks would put on offer by the cards that lie there now; None if it does not say."""
        return None

    def is_still(self, card: i64, state: i64, zone: i64) -> bool:
        """Whether a card is where an ability looks for it, and still what it was in that state (-1 for any).

        What makes a card a new one is each game's own matter.
        """
        raise NotImplementedError

    def references(self) -> list[int]:
        """The cards that lists of the game's own refer to where they are now, also if somebody does not know them."""
        return []

    def rename(self, numbers: Numbers) -> None:
        """Cards in lists of the game's own have other numbers now."""

    def remembers_unknown(self, player: i64) -> bool:
        """Whether lists of the game's own speak of a card that a player does not know, wherever that lies now."""
        raise NotImplementedError

    def has_new_faces(self, cards: vec[i64]) -> None:
        """These cards, which nobody there knows, have been dealt other faces."""
        raise NotImplementedError

    def slots_of_cards(self, scope: Scope) -> list[int]:
        """Which of the picks of a scope are cards: all, unless a game keeps something else there."""
        return list(range(len(scope.picks)))

    def marked_slots(self, scope: Scope) -> list[int]:
        """In which of them it also keeps which incarnations are meant."""
        return []

    # -- The loop ----------------------------------------------------------------------------------------------------

    def open(self, seed: int, log: bool) -> None:
        """Begin the game, its decks in their places, and run it up to the first decision."""
        self.chance = chance(seed)
        if log:
            self.keep_log()
        self.begin(GAME, self.procedures.new_frame(GAME))
        self.run()

    def run(self) -> None:
        """Take steps until somebody must choose or the game is over."""
        if self.log is not None:
            self.run_in_sight()
            return
        procedures = self.procedures
        plan = procedures.plan
        calls = procedures.calls
        while not is_waiting(self) and not self.halted:
            frame = self.frames[-1]
            if frame.procedure == RESOLVING:
                if not self.advance(cast(Resolve, frame)):
                    self.frames.pop()
                continue
            first = procedures.first[frame.procedure]
            pc = frame.pc
            while True:  # for as long as nothing else comes first
                step = plan[first + pc] if pc < OVER else ENDS
                if step >= NUMBERS:
                    if self.is_quiet():
                        pc += step >> PASSED
                        continue
                    step &= NUMBERS - 1
                elif step == ENDS:
                    self.frames.pop()
                    break
                frame.pc = pc + 1
                if step == BY_PYTHON:
                    procedures.all[frame.procedure].steps[pc](self, frame)
                else:
                    calls.take(step, self, frame)
                if is_waiting(self) or self.frames[-1] is not frame:
                    break
                pc = frame.pc

    def run_in_sight(self) -> None:
        """The same where a log is kept."""
        while not is_waiting(self) and not self.halted:
            current = self.frames[-1]
            if current.procedure == RESOLVING:
                going = self.advance(cast(Resolve, current))
            else:
                going = self.perform_in_sight(current, self.procedures.all[current.procedure])
            if not going:
                self.frames.pop()

    def run_until(self, stop: Callable[[], bool] | None) -> None:
        """Go on; a game that keeps a log halts before the step where this is so."""
        self.stop = stop
        self.halted = False
        self.run()

    def perform_in_sight(self, frame: Frame, procedure: Procedure) -> bool:
        """Take the steps of the running procedure, each of them noted; somebody may wish to halt before one.

        False when none is left, True where something else comes first.
        """
        pc = frame.pc
        while pc < len(procedure.numbers):
            if self.stop is not None and self.stop():
                self.halted = True
                return True
            onward = procedure.onward[pc]
            if onward != pc and self.traced is None and self.is_quiet():
                pc = onward
                continue
            frame.pc = pc + 1
            self.idled = False
            number = procedure.numbers[pc]
            if number < 0:
                procedure.steps[pc](self, frame)
            else:
                self.procedures.calls.take(number, self, frame)
            if self.log is not None:
                self.keep_taken(frame.procedure, procedure, pc)
            if self.decision is not None or self.over or self.frames[-1] is not frame:
                return True
            pc = frame.pc
        return False

    def keep_taken(self, number: i64, procedure: Procedure, position: i64) -> None:
        """A step has been taken: unless it found nothing to do, the log cites it."""
        if not self.idled:
            place = self.procedures.first[number] + position
            if place >= len(self.marked):
                self.keep_step(number * STEPS + position)
            elif self.marked[place] == 0:
                self.marked[place] = 1
                self.keep_step(number * STEPS + position)
        if self.traced is not None:
            self.traced.update(procedure.rules[position])
            self.traced.update(procedure.at_work[position])

    def keep_step(self, key: i64) -> None:
        """A step that the log cites."""
        if self.ran is None:
            self.ran = set()
        self.ran.add(key)

    def idle(self) -> None:
        """The step being taken found nothing to do, so the log does not cite it."""
        self.idled = True

    def rules_here(self) -> tuple[str, ...]:
        """The rules that the step being taken carries."""
        for i in range(len(self.frames) - 1, -1, -1):
            frame = self.frames[i]
            if frame.procedure != RESOLVING:
                rules = self.procedures.all[frame.procedure].rules
                if 0 < frame.pc <= len(rules):
                    return rules[frame.pc - 1]
        return ()

    def begin(self, procedure: i64, frame: Frame | None = None, scope: Scope | None = None) -> None:
        """Start a procedure inside the running one; it goes first. The frame holds its registers, if it has any."""
        if frame is None:
            frame = Frame()
        frame.procedure = procedure
        frame.scope = scope
        self.frames.append(frame)

    def resolve(self, node: i64, scope: Scope) -> None:
        """Start resolving a part of a card's tree; it goes first."""
        if self.acted is not None:
            self.acted.append(node)
        new = Resolve(node)
        new.scope = scope
        self.frames.append(new)

    def go_to(self, frame: Frame, step: Step) -> None:
        """Go on with a step of the same procedure, once this one is done."""
        frame.pc = self.procedures.all[frame.procedure].position_of(step)

    def go_past(self, frame: Frame, step: Step) -> None:
        """Go on with what comes after a step of the same procedure."""
        frame.pc = self.procedures.all[frame.procedure].position_of(step) + 1

    def go_to_number(self, frame: Frame, number: i64) -> None:
        """Go on with the step that has this number; compiled, every `go_to` is this (tools/native_steps.py)."""
        position = self.procedures.places[frame.procedure * self.procedures.count + number]
        if position == OVER:  # then it says what is wrong
            position = self.procedures.all[frame.procedure].position_of_number(number)
        frame.pc = position

    def go_past_number(self, frame: Frame, number: i64) -> None:
        """Go on with what comes after the step that has this number; compiled, every `go_past` is this."""
        self.go_to_number(frame, number)
        frame.pc += 1

    def go_again(self, frame: Frame) -> None:
        """Take the step that is being taken, or that asked, once more."""
        frame.pc -= 1

    def start_over(self, frame: Frame) -> None:
        """Go on with the first step of the procedure."""
        frame.pc = 0

    def finish(self, frame: Frame) -> None:
        """The procedure is over; steps that it still has are not taken."""
        frame.pc = OVER

    def ask(
        self, player: i64, rule: str, options: list[Option], at_stake: bool = False, about: i64 = -1, topic: str = ""
    ) -> None:
        """Put a decision to a player. A lone option is taken at once unless a turn, a phase or priority is at stake."""
        if self.log is not None:
            self.cite(rule)
        if len(options) == 1 and not at_stake:
            self.answer = options[0]
            if self.log is not None:
                self.taken.append(options[0])
        else:
            self.decision = Decision(player, rule, options, about, topic)

    def rests(self, player: i64, rule: str, topic: str) -> bool:
        """Whether somebody looks ahead just to here, where a player would be asked for an action: it is not listed."""
        if not self.glancing or self.waiting:
            return False
        self.decision = Decision(player, rule, NO_OPTIONS, topic=topic)
        return True

    def choose(self, option: Option) -> None:
        """Take an option of the pending decision, and go on."""
        decision = self.decision
        if decision is None:
            raise NoDecision("game-is-over" if self.over else "nobody-is-asked")
        if option.verb == CONCEDE:
            player = option.whose(decision.player)
            if self.choices is not None:
                self.choices.append(-1 - player)
            self.taken = []
            self.concede(player)
            self.run()
            return
        options = decision.options
        for i in range(len(options)):
            if options[i] is option:
                self.choose_number(i)
                return
        for i in range(len(options)):
            if options[i] == option:
                self.choose_number(i)
                return
        who = self.match.names[decision.player]
        verbs = decision.verbs()
        count = len(options)
        raise NotAnOption(
            "not-an-option", option=repr(option), count=count, player=who, rule=decision.rule, verbs=verbs
        )

    def choose_number(self, i: i64) -> None:
        """Take the option of this number, and go on."""
        decision = self.decision
        if decision is None:
            raise NoDecision("game-is-over" if self.over else "nobody-is-asked")
        if self.choices is not None:
            self.choices.append(i)
            self.taken = []
        self.answer = decision.options[i]
        self.decision = None
        self.run()

    # -- For whoever plays with it -----------------------------------------------------------------------------------

    @property
    def kind(self) -> Kind:
        """Which game it is."""
        kind = self.match.kind
        if kind is None:
            raise MulliganError("match-without-kind")
        return kind

    @property
    def winner(self) -> str | None:
        """The name of the player who has won, if somebody has."""
        return self.match.names[self.result] if self.result >= 0 else None

    def view(self, player: int = -1, since: int = 0) -> View:
        """All that a player may know, as plain data; of -1, who only watches. Of the log, what comes after so much."""
        return self.kind.view(self, player, since)

    def why_not(self, player: int, option: Option) -> Refusal | None:
        """Why a player may not do this now; None if they may."""
        return self.kind.why_not(self, player, option)

    def imagine(self, player: int, seed: int = 0) -> Game:
        """A game that could be this one for all that a player knows: what they do not know is dealt anew."""
        return self.kind.imagine(self, player, chance(seed))

    def play_out(self, seed: int = 0) -> i64:
        """Let chance choose until the game is over; how many decisions that took."""
        from mulligan.kernel.playouts import play_out

        return play_out(self, chance(seed))

    def __repr__(self) -> str:
        match = self.match
        if self.over:
            state = f"won by {self.winner}" if self.result >= 0 else "drawn"
        else:
            state = f"turn {self.turn}, {match.names[self.active]}'s"
            if self.decision is not None:
                count = len(self.decision.options)
                state += f"; {match.names[self.decision.player]} has {count} option{'' if count == 1 else 's'}"
        return f"<{match.ledger.game} {match.edition}, {' vs. '.join(match.names)}: {state}>"

    # -- The log -----------------------------------------------------------------------------------------------------

    def keep_log(self) -> None:
        """From now on keep a log and all choices."""
        self.log = Log()
        self.choices = []
        self.cited = None
        self.forget_steps()

    def forget_steps(self) -> None:
        """The steps that were taken until now are no longer cited."""
        self.ran = None
        self.marked = column(len(self.procedures.plan))

    def keep_trace(self) -> None:
        """From now on trace every rule at work, in a game that keeps a log."""
        self.traced = set()

    def note(
        self,
        what: str,
        player: i64 = -1,
        card: i64 = -1,
        other: i64 = -1,
        number: i64 = 0,
        text: str = "",
        rule: str = "",
    ) -> None:
        """Write a line into the log, if one is kept."""
        log = self.log
        if log is not None:
            rules = ((rule,) if rule else self.rules_here()) + self.rules_behind(what)
            known = self.known[card] if card >= 0 else 0
            other_known = self.known[other] if other >= 0 else 0
            rules = CITED.setdefault(rules, rules)
            log.append(Note(what, rules, player, card, other, number, text, known, other_known))

    def notes(self, start: i64 = 0) -> list[Note]:
        """What the log has from its so manieth note on; nothing where none is kept."""
        return self.log.since(start) if self.log is not None else []

    def rules_behind(self, what: str) -> tuple[str, ...]:
        """The rules that every line of this kind rests on, wherever it is written."""
        return ()

    def cite(self, *rules: str) -> None:
        """Say that rules have acted, where no line of the log shows it."""
        if self.log is not None:
            if self.cited is None:
                self.cited = set()
            self.cited.update(rules)

    def trace(self, *rules: str) -> None:
        """Say that rules are at work, for those who trace them."""
        if self.traced is not None:
            self.traced.update(rules)

    def rules_cited(self) -> set[str]:
        """The rules that the log cites: of its lines, of the steps that were taken, and of what acted besides."""
        found = set[str]() if self.cited is None else self.cited.copy()
        for note in self.notes():
            found.update(note.rules)
        for key in self.ran or ():
            found.update(self.procedures.all[key // STEPS].rules[key % STEPS])
        return found

    # -- Cards and piles ---------------------------------------------------------------------------------------------

    def add_card(self, printed: i64, owner: i64, zone: i64) -> i64:
        """Bring a card into the game, at the bottom of a pile."""
        card = len(self.printed)
        self.owner = self.owner[:]  # copies of the game share it
        self.add_fields(printed, owner)
        self.zone[card] = zone
        self.piles[owner * self.zones + zone].append(card)
        return card

    def lay_decks(self, zone: i64) -> None:
        """Bring every player's deck into a game that has no card yet."""
        for player, deck in enumerate(self.match.decks):
            for printed in deck:
                self.add_card(printed, player, zone)

    def pile(self, player: i64, zone: i64) -> list[int]:
        """The cards a player has in a zone, top first."""
        return self.piles[player * self.zones + zone]

    def reveal(self, card: i64) -> None:
        """Everybody sees a card's face."""
        self.known[card] = EVERYBODY

    def show(self, card: i64, player: i64) -> None:
        """A player sees a card's face."""
        self.known[card] |= 1 << player

    def knows(self, player: i64, card: i64) -> bool:
        """Whether a player knows a card's face."""
        return (self.known[card] >> player) & 1 != 0

    def looks_along(self, player: i64, owner: i64) -> bool:
        """Whether a player sees what another does with their hand. Games where partners may look refine it."""
        return player == owner

    def shuffle(self, player: i64, zone: i64) -> None:
        """Put a pile in random order; nobody knows its cards any more."""
        pile = self.pile(player, zone)
        self.chance.shuffle(pile)
        for card in pile:
            self.known[card] = 0

    # -- Continuous effects ------------------------------------------------------------------------------------------

    def add_modifier(
        self, kind: i64, card: i64, amount: i64, until: i64, player: i64, source: i64, node: i64, whose: i64
    ) -> Modifier:
        """A continuous effect begins, with a time stamp of its own; it holds on to the card as it is now."""
        self.stamp += 1
        new = Modifier()
        new.kind = kind
        new.card = card
        new.amount = amount
        new.node = node
        new.source = source
        new.player = player
        new.until = until
        new.whose = whose
        new.turn = self.turn
        new.stamp = self.stamp
        new.state = self.state[card] if 0 <= card < len(self.state) else 0
        self.modifiers.append(new)
        return new

    # -- Players -----------------------------------------------------------------------------------------------------

    def next_player(self, player: i64) -> i64:
        """The next player to the left who has not left the game."""
        seats = self.match.seats
        after = (player + 1) % seats
        while not self.playing[after] and after != player:
            after = (after + 1) % seats
        return after

    def distinct(self, cards: list[int], player: i64) -> list[int]:
        """Of cards that are the same to a player choosing among them, one each. Games with hidden piles refine it."""
        return cards

    def in_turn_order(self) -> list[int]:
        """The players still in the game, the active player first."""
        seats = self.match.seats
        if all_of(self.playing):
            return self.match.in_order[self.active]
        order: list[int] = []
        for i in range(seats):
            player = (self.active + i) % seats
            if self.playing[player]:
                order.append(player)
        return order

    def opponents(self, player: i64) -> list[int]:
        """The players somebody plays against, in turn order."""
        return [other for other in self.in_turn_order() if not self.match.together(other, player)]

    # -- Copies, saves, equality -------------------------------------------------------------------------------------

    def copy_into(self, new: Game) -> None:
        """Fill a blank game with an equal, independent state."""
        self.copy_fields(new)

    def rows(self) -> list[object]:
        """All of the state as plain lists of numbers and words."""
        return self.field_rows()

    def fill(self, rows: list[object]) -> None:
        """Take over a state that `rows` told of."""
        first = as_list(rows[0])
        self.fill_fields(rows, len(unpack(first[0])))

    def to_bytes(self) -> bytes:
        """The whole state, exactly."""
        return msgspec.msgpack.encode(self.rows())

    def load(self, data: bytes) -> None:
        """Take over the state that bytes tell of, exactly."""
        try:
            self.fill(as_list(msgspec.msgpack.decode(data)))
        except (msgspec.DecodeError, AssertionError, IndexError, ValueError, TypeError) as error:
            raise BadSave("save-bytes", reason=str(error)) from None

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.match.alike(other.match) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def is_waiting(game: Game) -> bool:
    """Whether somebody must choose, or the game is over. (A type checker would not see that steps change it.)"""
    return game.decision is not None or game.over


def are_unknown(game: Game, player: i64, cards: list[int]) -> bool:
    """Whether any of these is a card that a player does not know."""
    for card in cards:
        if is_unknown(game, player, card):
            return True
    return False


def is_unknown(game: Game, player: i64, card: i64) -> bool:
    """Whether this is a card that a player does not know."""
    known = game.known
    return 0 <= card < len(known) and (known[card] >> player) & 1 == 0


def demand_seats(count: i64, fewest: i64) -> None:
    """Refuse fewer players than a game needs, and more than there is room for."""
    if count < fewest:
        raise MulliganError("too-few-players", count=count, fewest=fewest)
    if count > SEATS:
        raise MulliganError("too-many-players", count=count, most=SEATS)


def all_of(players: list[bool]) -> bool:
    """Whether it is so of every player."""
    for one in players:
        if not one:
            return False
    return True
