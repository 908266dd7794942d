"""Archenemy, step by step: what it adds to setting up, to the archenemy's turn and to the check."""

from __future__ import annotations

from mulligan.kernel.frames import Frame
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule
from mulligan.magic.check import return_exiled
from mulligan.magic.procedures import Check
from mulligan.magic.schemes import passed_schemes, put_away, set_in_motion
from mulligan.magic.setup import take_starting_player
from mulligan.magic.state import Magic
from mulligan.magic.terms import MAIN_1, SETUP, SUPPLEMENT
from mulligan.magic.turn import begin_step, first_main_phase, give_priority


@rule("archenemy.schemes", at_work=("setup.start",))
def begin_with_archenemy(game: Magic, frame: Frame) -> None:
    """The archenemy takes the first turn, whoever lost the last game."""
    game.phase = SETUP
    game.answer = Option(CHOOSE, player=game.own_match.archenemy)
    game.go_to(frame, take_starting_player)


@rule("archenemy.schemes", at_work=("setup.start",))
def shuffle_schemes(game: Magic, frame: Frame) -> None:
    """The archenemy shuffles the scheme deck."""
    if not game.own_match.fixed_order:
        game.shuffle(game.own_match.archenemy, SUPPLEMENT)
    else:
        game.idle()


@rule("archenemy.schemes", at_work=("turn.main",))
def begin_main_phase(game: Magic, frame: Frame) -> None:
    """As the archenemy's first main phase begins, the top scheme is set in motion, without the stack."""
    begin_step(game, MAIN_1)
    if game.active == game.own_match.archenemy:
        set_in_motion(game, game.active)
    else:
        game.idle()
    game.go_past(frame, first_main_phase)
    give_priority(game)


@rule("archenemy.schemes", at_work=("priority.passing",))
def put_schemes_away(game: Magic, check: Check) -> None:
    """A scheme that does not go on is put away once no ability of it is left on the stack."""
    gone = passed_schemes(game)
    for card in gone:
        put_away(game, card)
    if gone:
        game.go_to(check, return_exiled)
    else:
        game.idle()
