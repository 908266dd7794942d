"""A procedure is a list that anyone may insert into: a step that does nothing, put anywhere, changes no game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module

import pytest

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.frames import Frame
from mulligan.kernel.game import STEPS, Game, Match
from mulligan.kernel.procedures import GAME, TURN, Procedure, Procedures
from mulligan.sim.soak import Seats, new_match, seatings

MATCHES = 6  # random games of each edition from which those that come through a procedure are taken
TIMES = 100_000  # how often the step may be taken in one game before that counts as hanging
SOME = 600  # choices of a game that tell whether it is the same
EDITIONS = [(name, edition) for name in games.names() for edition in games.kind(name).editions]

Moves = list[tuple[int, str, int, int]]  # who was asked, by which rule, among how many options, which was taken


class Hanging(Exception):
    """The game goes round and round."""


class Idle:
    """A step that does nothing, and notices when it is taken without end."""

    def __init__(self) -> None:
        self.times = 0

    def step(self, game: Game, frame: Frame) -> None:
        self.times += 1
        if self.times > TIMES:
            raise Hanging


def play(game: Game, seed: int, most: int = TIMES) -> Moves:
    """Play a game out by chance, or so many choices of it."""
    luck = chance(seed)
    moves: Moves = []
    while game.decision is not None and len(moves) < most:
        asked = game.decision
        taken = luck.below(len(asked.options))
        moves.append((asked.player, asked.rule, len(asked.options), taken))
        game.choose_number(taken)
    return moves


@cache
def played(name: str, edition: str) -> list[tuple[Match, int, set[int], Moves]]:
    """Random games of an edition, the shortest first: the match, its seed, the procedures that ran, the choices."""
    kind = games.kind(name)
    ways = [seats for seats in seatings(kind) if seats.edition == edition]
    found = []
    for seed in range(MATCHES):
        match = new_match(kind, ways[seed % len(ways)], chance(seed))
        game = kind.new_game(match, seed, True)
        moves = play(game, seed)
        found.append((match, seed, {key // STEPS for key in game.ran or ()}, moves))
    return sorted(found, key=lambda one: len(one[3]))


def procedures_of(name: str, edition: str) -> Procedures:
    """The procedures of an edition, which all its games share."""
    match, seed, _, _ = played(name, edition)[0]
    return games.kind(name).new_game(match, seed, False).procedures


def procedure_names(name: str) -> dict[int, str]:
    """What each procedure of a game is called."""
    listed = vars(import_module(f"mulligan.{name}.procedures"))
    own = {number: called for called, number in listed.items() if called.isupper() and isinstance(number, int)}
    return {**own, GAME: "GAME", TURN: "TURN"}


def positions(name: str, edition: str) -> list[tuple[int, int]]:
    """Every position in every procedure of an edition, also after the last step."""
    return [
        (number, position)
        for number, steps in enumerate(procedures_of(name, edition).steps)
        if steps
        for position in range(len(steps) + 1)
    ]


def called(name: str, edition: str, number: int, position: int) -> str:
    """A position in words."""
    steps = procedures_of(name, edition).steps[number]
    where = f"before {steps[position].__name__}" if position < len(steps) else "at the end"
    return f"{procedure_names(name)[number]} {where}"


@contextmanager
def inserted(procedures: Procedures, number: int, position: int) -> Iterator[None]:
    """A step that does nothing stands there for a while."""
    whole = procedures.all[number]
    longer = [*whole.steps[:position], Idle().step, *whole.steps[position:]]
    put(procedures, number, Procedure(tuple(longer), procedures.skipped))
    try:
        yield
    finally:
        put(procedures, number, whole)


def put(procedures: Procedures, number: int, procedure: Procedure) -> None:
    """Have this as the procedure of a number."""
    procedures.all[number] = procedure
    procedures.steps[number] = procedure.steps
    procedures.call_by(procedures.calls)


def same_without(name: str, edition: str, number: int, position: int) -> bool:
    """Whether two games that come through a procedure are the same with a step there that does nothing."""
    kind = games.kind(name)
    known = played(name, edition)
    through = [one for one in known if number in one[2]] or known
    with inserted(procedures_of(name, edition), number, position):
        for match, seed, _, moves in through[:2]:
            try:
                if play(kind.new_game(match, seed, False), seed) != moves:
                    return False
            except Exception:  # noqa: BLE001  whatever it is, this position is not one to insert into
                return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_a_step_that_does_nothing_changes_nothing_at_any_position(name: str, edition: str) -> None:
    broken = {
        called(name, edition, number, position)
        for number, position in positions(name, edition)
        if not same_without(name, edition, number, position)
    }
    assert broken == set()


def own_positions(form: str) -> list[tuple[int, int]]:
    """The positions before and after every step that a way to play Magic puts in."""
    module = import_module("mulligan.magic.editions")
    edition = {step for steps in module.EDITIONS["2014"].steps for step in steps}
    found: set[tuple[int, int]] = set()
    for number, steps in enumerate(module.VARIANTS["2014", form].steps):
        for position, step in enumerate(steps):
            if step not in edition:
                found |= {(number, position), (number, position + 1)}
    return sorted(found)


@pytest.mark.parametrize("form", [form for _, form in import_module("mulligan.magic.editions").VARIANTS])
def test_a_step_that_does_nothing_changes_nothing_beside_the_steps_of_a_way_to_play(form: str) -> None:
    kind = games.kind("magic")
    players = max(2, kind.usual_players(form))
    match = new_match(kind, Seats("2014", form, players, None), chance(1))
    moves = play(kind.new_game(match, 1, False), 1, SOME)
    procedures = kind.new_game(match, 1, False).procedures
    for number, position in own_positions(form):
        with inserted(procedures, number, position):
            assert play(kind.new_game(match, 1, False), 1, SOME) == moves, (procedure_names("magic")[number], position)
