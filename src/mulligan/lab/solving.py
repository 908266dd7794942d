"""Solves a table: a win that nobody can prevent this turn, or the proof that there is none.

The search goes depth first over what the player may choose, and every answer of the others is taken for the worst one.
It goes through a set of games at once that the player cannot tell apart, so that a line must win whatever the hidden
cards are. First one such game is looked at: where not even somebody who saw all cards could win, nobody can. A win that
is found there is looked through for hidden cards that came into it, and tried with all that could lie there instead.
"""

from __future__ import annotations

import time
from hashlib import blake2b
from typing import Final

import msgspec

from mulligan.agents.seat import Seat
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.options import Option
from mulligan.lab.deals import Deals

WON: Final = "won"
NONE: Final = "none"
OPEN: Final = "open"

LIMITS: Final = (1, 2, 3, 4, 6, 9, 13, 20, 1 << 30)  # choices of the player that are looked ahead, short lines first
FOR_EVER: Final = 1 << 40
# Why a search found no win: there is none, it looked no farther ahead, or it came back to where it had been.
REFUTED: Final = 0
SHORT: Final = 1
ROUND: Final = 2
MOST_ROUNDS: Final = 6  # times that more hidden cards are found to matter
SAMPLED: Final = 12  # deals that are tried where there are too many to try all
NO_LOG: Final = 1 << 40

Key = bytes


class Spent(Exception):
    """There is no time or no room left to think."""


class Move:
    """What is done at a point of a solution: the option, who does it, and in which of the games it was told."""

    def __init__(self, game: Game, option: Option, player: int) -> None:
        self.game = game
        self.option = option
        self.player = player
        self.topic = game.decision.topic if game.decision is not None else ""


class Line:
    """One point of a winning line: the player's choice, and how it goes on after each answer."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves  # what leads here: an answer of somebody else, or the player's own choice
        self.after: list[Line] = []


class Solution:
    """What was found out: `won` with its lines, `none`, or `open` with the reason."""

    def __init__(self, answer: str, reason: str = "") -> None:
        self.answer = answer
        self.reason = reason  # of `open`: time, states, deals, luck or error
        self.lines: list[Line] = []
        self.deals = 1  # how many deals of the hidden cards it was tried with
        self.all_deals = 0  # how many there are of those that matter; 0 where none matter, -1 for too many
        self.states = 0
        self.seconds = 0.0


class Solver:
    """Looks for a win of one player in games that they cannot tell apart, before the turn is over."""

    def __init__(self, seat: Seat, seconds: float, states: int) -> None:
        self.seat = seat
        self.kind = seat.kind
        self.player = seat.player
        self.turn = int(seat.known.turn)
        self.instinct = seat.kind.instinct()
        self.end = time.perf_counter() + seconds
        self.most = states
        self.states = 0
        self.forget()

    def forget(self) -> None:
        """Begin anew with other games."""
        self.proved: dict[Key, Option | None] = {}  # what to choose where a win is sure
        self.refuted: dict[Key, int] = {}  # how far was looked ahead in vain; FOR_EVER where farther helps nothing

    # -- The search --------------------------------------------------------------------------------------------------

    def decide(self, worlds: list[Game]) -> bool:
        """Whether the player can force a win in all of these games with the same choices."""
        self.forget()
        for limit in LIMITS:
            won, why = self.wins(worlds, limit, set())
            if won:
                return True
            if why == REFUTED:
                return False
        return False  # a win that exists needs no way back to where it began

    def wins(self, worlds: list[Game], left: int, path: set[Key]) -> tuple[bool, int]:
        """Whether a win is sure from here; if not, why none was found."""
        going = [game for game in worlds if not self.is_won(game)]
        if not going:
            return True, REFUTED
        if any(game.over or game.turn != self.turn for game in going):
            return False, REFUTED
        key, going = self.key(going)
        if key in self.proved:
            return True, REFUTED
        looked = self.refuted.get(key, -1)
        if looked >= left:
            return False, REFUTED if looked == FOR_EVER else SHORT
        if key in path:
            return False, ROUND
        path.add(key)
        mine, theirs = self.options(going[0])
        won, why = self.all_answers(going, left, path) if theirs else (True, REFUTED)
        if won and mine:
            won, why = self.some_choice(going, mine, left, path, key)
        elif won:
            self.proved[key] = None
        path.discard(key)
        if not won and why != ROUND:  # what depends on the way here says nothing about other ways
            self.refuted[key] = FOR_EVER if why == REFUTED else left
        return won, why

    def some_choice(
        self, going: list[Game], mine: list[Option], left: int, path: set[Key], key: Key
    ) -> tuple[bool, int]:
        """Whether one of the player's choices wins in all games."""
        alone = len(mine) == 1
        if left <= 0 and not alone:
            return False, SHORT
        reasons = REFUTED
        for option in self.in_order(going[0], mine):
            after = [self.chosen(game, option) for game in going]
            reached = [game for game in after if game is not None]
            if len(reached) < len(after):
                continue  # it cannot be done in all of them
            won, why = self.all_groups(reached, left if alone else left - 1, path)
            if won:
                self.proved[key] = option
                return True, REFUTED
            reasons = max(reasons, why)
        return False, reasons

    def all_answers(self, going: list[Game], left: int, path: set[Key]) -> tuple[bool, int]:
        """Whether the player wins whatever others answer in whichever game."""
        return self.all_groups([game for game, _ in self.answers(going)], left, path)

    def answers(self, going: list[Game]) -> list[tuple[Game, Move]]:
        """Every game that an answer of somebody else leads to, with that answer."""
        found: list[tuple[Game, Move]] = []
        for game in going:
            assert game.decision is not None
            for option in self.options(game)[1]:
                after = self.chosen(game, option)
                assert after is not None
                found.append((after, Move(game, option, int(option.whose(game.decision.player)))))
        return found

    def all_groups(self, worlds: list[Game], left: int, path: set[Key]) -> tuple[bool, int]:
        """Whether the player wins in each group of games that they can tell from the others."""
        for group in self.groups(worlds):
            won, why = self.wins(group, left, path)
            if not won:
                return False, why
        return True, REFUTED

    def groups(self, worlds: list[Game]) -> list[list[Game]]:
        """Games in groups that look the same to the player."""
        if len(worlds) < 2:
            return [worlds] if worlds else []
        alike: dict[bytes, list[Game]] = {}
        for game in worlds:
            alike.setdefault(msgspec.json.encode(self.kind.view(game, self.player, NO_LOG)), []).append(game)
        return list(alike.values())

    # -- One game ----------------------------------------------------------------------------------------------------

    def is_won(self, game: Game) -> bool:
        """Whether the player or their team has won."""
        return bool(game.over and game.result >= 0 and game.match.together(game.result, self.player))

    def key(self, worlds: list[Game]) -> tuple[Key, list[Game]]:
        """What stands for a set of games, and the games without doubles."""
        told: dict[Key, Game] = {}
        for game in worlds:
            told.setdefault(blake2b(game.to_bytes(), digest_size=16).digest(), game)
        if len(told) == 1:
            return next(iter(told)), list(told.values())
        return blake2b(b"".join(sorted(told)), digest_size=16).digest(), list(told.values())

    def options(self, game: Game) -> tuple[list[Option], list[Option]]:
        """What the player's side may choose now, and what others may."""
        decision = game.decision
        assert decision is not None
        mine: list[Option] = []
        theirs: list[Option] = []
        for option in decision.options:
            own = game.match.together(option.whose(decision.player), self.player)
            (mine if own else theirs).append(option)
        return mine, theirs

    def in_order(self, game: Game, mine: list[Option]) -> list[Option]:
        """The player's options, what instinct likes best first."""
        assert game.decision is not None
        weights = dict(zip(map(id, game.decision.options), self.instinct(game), strict=True))
        return sorted(mine, key=lambda option: -weights[id(option)])

    def chosen(self, game: Game, option: Option) -> Game | None:
        """The game after a choice; None where it cannot be made there."""
        if self.states >= self.most:
            raise Spent("states")
        if time.perf_counter() > self.end:
            raise Spent("time")
        assert game.decision is not None
        if option not in game.decision.options:
            return None
        self.states += 1
        after = self.kind.clone(game)
        try:
            after.choose_number(game.decision.options.index(option))
        except MulliganError:
            raise Spent("error") from None  # nobody can say what would have come of it
        return after

    # -- What was found ----------------------------------------------------------------------------------------------

    def tell(self, worlds: list[Game], deals: Deals, seen: dict[Key, Line], line: Line) -> None:
        """Go through a winning line with all its answers: what is done, and which hidden cards come into it."""
        for game in worlds:
            deals.look(game)
        going = [game for game in worlds if not self.is_won(game)]
        if not going:
            return
        key, going = self.key(going)
        if key in seen:
            line.after = seen[key].after
            return
        seen[key] = line
        reached = self.answers(going)
        option = self.proved[key]
        if option is not None:
            for game in going:
                after = self.chosen(game, option)
                assert after is not None
                reached.append((after, Move(game, option, self.player)))
        moves = {id(game): move for game, move in reached}
        for group in self.groups([game for game, _ in reached]):
            leading: dict[str, Move] = {}
            for game in group:
                move = moves[id(game)]
                leading.setdefault(repr((move.option.row(), move.player)), move)
            new = Line(list(leading.values()))
            line.after.append(new)
            self.tell(group, deals, seen, new)


def solve(seat: Seat, seconds: float = 30.0, states: int = 1_000_000) -> Solution:
    """Solve the table that a player sits at: for a win that is sure this turn, as far as they can know."""
    began = time.perf_counter()
    solver = Solver(seat, seconds, states)
    found = thought(solver)
    found.states = solver.states
    found.seconds = time.perf_counter() - began
    return found


def thought(solver: Solver) -> Solution:
    """What the solver comes to, or why it came to nothing."""
    deals = Deals(solver.seat)
    solution = Solution(OPEN)
    try:
        for _ in range(MOST_ROUNDS):
            worlds, whole = deals.worlds(SAMPLED)
            solution.deals = len(worlds)
            solution.all_deals = (len(worlds) if deals.places else 0) if whole else -1
            if not solver.decide(worlds):
                solution.answer = NONE
                solution.lines = []
                return solution
            root = Line([])
            before = deals.places.copy()
            solver.tell(worlds, deals, {}, root)
            solution.lines = root.after
            if deals.luck:
                solution.reason = "luck"
                if deals.shaken:
                    return solution
                deals.shaken = True
                continue
            if deals.places == before and whole:
                solution.answer = WON
                return solution
            if deals.places == before:
                solution.reason = "deals"
                return solution
        solution.reason = "deals"
    except Spent as reason:
        solution.reason = str(reason)
        solution.lines = []
    except RecursionError:
        solution.reason = "states"
        solution.lines = []
    return solution
