"""The steps that Planechase and Archenemy put in stand in lists that anyone may insert into, like all others."""

from __future__ import annotations

import pytest

from mulligan.kernel.chance import chance
from mulligan.kernel.game import Game
from mulligan.magic import archenemy, planechase
from mulligan.magic.editions import VARIANTS
from mulligan.magic.kind import KIND
from mulligan.sim.soak import Seats, new_match
from test_insertion import inserted

MOST = 260  # choices of a game that are compared


def moves(game: Game, seed: int) -> list[tuple[int, str, int]]:
    """The beginning of a game played by chance; the die is rolled whenever it can be."""
    luck = chance(seed)
    told: list[tuple[int, str, int]] = []
    while game.decision is not None and len(told) < MOST:
        asked = game.decision
        rolls = [place for place, one in enumerate(asked.options) if one.verb == "roll"]
        taken = rolls[0] if rolls else luck.below(len(asked.options))
        told.append((asked.player, asked.topic, len(asked.options)))
        game.choose_number(taken)
    return told


@pytest.mark.parametrize(("form", "players", "own"), [("planechase", 2, planechase), ("archenemy", 3, archenemy)])
def test_a_step_that_does_nothing_beside_their_steps_changes_no_game(form: str, players: int, own: object) -> None:
    match = new_match(KIND, Seats("2014", form, players, None), chance(4))
    procedures = VARIANTS["2014", form]
    known = moves(KIND.new_game(match, 4, False), 4)
    assert len(known) == MOST
    tried = 0
    for number, steps in enumerate(procedures.steps):
        for place, step in enumerate(steps[:]):
            if step in vars(own).values():
                for position in (place, place + 1):
                    with inserted(procedures, number, position):
                        assert moves(KIND.new_game(match, 4, False), 4) == known, f"{step.__name__} at {position}"
                    tried += 1
    assert tried >= 8
