"""Cards that nobody has printed: parts of known cards put together anew, told in every language without a fault that a
machine can see. What they mean is judged by people (docs/languages.md)."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

from mulligan import games

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

from invented import LANGUAGES, Inventor, faults, told

SEED, COUNT = 15, 400


@cache
def invented(game: str) -> tuple[str, ...]:
    return tuple(Inventor(game, SEED).texts(COUNT))


def wrong(game: str, tag: str) -> list[str]:
    """The texts that look wrong, each with why."""
    found = {notation: faults(game, notation, tag) for notation in invented(game)}
    return [f"{why}: {notation}" for notation, why in found.items() if why]


@pytest.mark.slow
@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_many_invented_cards_are_told_without_faults(game: str, tag: str) -> None:
    """In short; `tools/invented.py GAME --count 5000 --seed S` tells as many as one likes, and others."""
    assert wrong(game, tag) == []


@pytest.mark.parametrize("game", games.names())
def test_invented_cards_are_told_in_english(game: str) -> None:
    assert all(told(game, notation, "en") for notation in invented(game)[:40])


@pytest.mark.parametrize(
    ("notation", "fault"),
    [
        ("does(seq(heal_some(3, character(yours, other)), gain_lore(2, player_of(it))))", []),
        ("always(give(this, lore(count(character(yours, other, other)))))", ["again: の他"]),
    ],
)
def test_what_looks_wrong_is_seen(notation: str, fault: list[str]) -> None:
    assert faults("lorcana", notation, "ja") == fault
