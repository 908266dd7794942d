"""Cards go by numbers inside the program; which number a card has must not make a difference."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mulligan.magic.terms import LIBRARY
from mulligan.scenarios import PASSED, Outcome, run_one

SCENARIOS = Path(__file__).parent.parent / "scenarios" / "magic"
FILES = ("casting", "check", "combat", "keywords", "mana", "mutation-gaps", "replacement", "rulings", "stack")
FILLERS = 20  # in a library, where a scenario does not say


def leaves_library_alone(outcome: Outcome) -> bool:
    """Whether nothing in a scenario had to do with the first player's library."""
    assert outcome.table is not None
    game = outcome.table.game
    if len(game.pile(0, LIBRARY)) != FILLERS:
        return False
    return not any(note.what in ("draws", "shuffles", "moves", "is-revealed") for note in game.log or [])


@pytest.mark.parametrize("stem", FILES)
def test_a_scenario_that_leaves_the_library_alone_goes_the_same_without_it(stem: str) -> None:
    wrong = []
    for line in (SCENARIOS / f"{stem}.jsonl").read_text("utf-8").splitlines():
        scenario = json.loads(line)
        first = next(iter(scenario["players"].values()))
        if "library" in first or scenario.get("phase") == "setup" or "library" in json.dumps(scenario["steps"]):
            continue
        outcome = run_one(scenario)
        if outcome.status == PASSED and leaves_library_alone(outcome):
            first["library"] = []  # the first player's hand, or battlefield, begins with card 0
            outcome = run_one(scenario)
            if outcome.status != PASSED:
                wrong.append(f"{outcome.id}: {outcome.message}")
    assert wrong == []
