"""Scenarios spoiled by chance: whatever is wrong in one is said in a sentence, and never an exception of ours."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator

import pytest

from mulligan.scenarios import read_scenarios, run_one
from support import TESTS

CASES = 2000
VALUES: list[object] = [
    *(None, True, False, 0, -1, 10**30, -(10**20), 1.5, "", "x", "a", "\x00", "setup", "all", "Filler 1"),
    *([], {}, [1], [[]], ["a"], {"card": "x"}, {"n": 5}, {"a": {}}),
]
KEYS = ("x", "n", "as", "under", "phase", "card", "by", "do", "at", "counters", "owner", "trace", "token")
OURS = re.compile(r"(\w+Error|\w+Exception|RecursionError): ")


def paths(value: object, path: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from paths(inner, (*path, number))


def spoil(scenario: dict, chance: random.Random) -> dict:
    """A scenario with one or two things in it changed, taken out or added."""
    spoiled = copy.deepcopy(scenario)
    for _ in range(chance.choice([1, 1, 2])):
        path = chance.choice([one for one in paths(spoiled) if one])
        inside = spoiled
        for key in path[:-1]:
            inside = inside[key]
        value = copy.deepcopy(chance.choice(VALUES))
        how = chance.random()
        if how < 0.6:
            inside[path[-1]] = value
        elif how < 0.75:
            del inside[path[-1]]
        elif isinstance(inside, dict):
            inside[chance.choice(KEYS)] = value
        else:
            inside.append(value)
    return spoiled


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lorcana", "cipher", "magic"])
def test_a_spoiled_scenario_passes_fails_or_is_skipped_in_a_sentence(game: str) -> None:
    files = sorted((TESTS / "scenarios" / game).glob("*.jsonl"))
    stories = [story for path in files for _, story in read_scenarios(path.read_text("utf-8"), path.name)]
    chance = random.Random(f"scenarios of {game}")
    wrong = []
    for _ in range(CASES // 3 + 1):
        spoiled = spoil(chance.choice(stories), chance)
        outcome = run_one(spoiled)
        if OURS.match(outcome.message) or len(outcome.message) > 20_000:
            wrong.append((outcome.message[:200], spoiled))
    assert wrong == []
