"""Rules that cards make are asked only what they answer, and effects that last are counted by kind; none is lost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mulligan.kernel.modifiers import FOR_GOOD
from mulligan.magic.regulations import QUESTIONS, answers
from mulligan.magic.terms import MAY_PLAY, NEXT_SPELL, SHIELD
from own_cards import card
from support import Story, rule

SOURCES = Path(__file__).parents[2] / "src/mulligan/magic"
FAST = card("Hasty Horn", "may_cast_fast(creature)", cost="{1}", line="Artifact")


def table() -> Story:
    return Story("magic", {"a": {"battlefield": ["Hasty Horn"]}, "b": {}}, cards=[FAST])


def test_every_question_that_is_asked_is_one_that_rules_answer() -> None:
    asked = {name for file in SOURCES.rglob("*.py") for name in re.findall(r'rules_that\("(\w+)"\)', file.read_text())}
    assert asked
    assert asked <= set(QUESTIONS)


def test_a_rule_answers_what_its_class_says_itself() -> None:
    game: Any = table().game
    (_, _, node) = game.regulations[0]
    assert answers(game.nodes[node]) == ["hastens"]


@rule("magic", "golden.card-over-rulebook")
def test_a_rule_is_found_by_its_question_and_by_no_other() -> None:
    game: Any = table().game
    assert len(game.regulations) == 1
    assert game.rules_that("hastens") == game.regulations
    assert [name for name in QUESTIONS if game.rules_that(name)] == ["hastens"]


def test_an_effect_lasts_from_when_it_begins_until_it_ends() -> None:
    game: Any = table().game
    assert not game.lasts(SHIELD)
    shield = game.add_modifier(SHIELD, -1, 1, FOR_GOOD, 0, -1, -1, -1)
    assert game.lasts(SHIELD)
    assert not game.lasts(MAY_PLAY)
    game.add_modifier(NEXT_SPELL, -1, 1, FOR_GOOD, 0, -1, -1, -1)
    assert game.lasts(NEXT_SPELL)
    game.modifiers = [one for one in game.modifiers if one is not shield]
    assert game.lasts(NEXT_SPELL)
    assert not game.lasts(SHIELD)


def test_a_copy_counts_its_own_effects() -> None:
    game: Any = table().game
    assert not game.lasts(SHIELD)
    copy = game.clone()
    copy.add_modifier(SHIELD, -1, 1, FOR_GOOD, 0, -1, -1, -1)
    assert copy.lasts(SHIELD)
    assert not game.lasts(SHIELD)
    assert copy.clone().lasts(SHIELD)
