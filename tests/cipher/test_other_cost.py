"""A skill that may be used for another cost (23.1): offered once, the cost is asked where both can be paid."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.cardlang.nodes import Node
from mulligan.speech.cards import card_text
from support import Story, rule

HARDIN = "B04-044"  # two activated skills that cost two bonds each, or an ally that is destroyed


def table(bonds: int, **rest: object) -> Story:
    seats = {
        "a": {"front": [{"card": "S01-001", "main": True}, {"card": HARDIN, "as": "hardin"}], "bonds": bonds, **rest},
        "b": {"front": [{"card": "S02-001", "main": True}, {"card": "B01-065", "as": "foe"}]},
    }
    return Story("cipher", seats)


@rule("cipher", "replacement.instead")
def test_which_cost_is_asked_where_both_can_be_paid() -> None:
    story = table(2, back=[{"card": "B01-008", "as": "ally"}])
    story.do("a", "use", card="hardin", ability="Darksphere")
    assert story.game.decision is not None
    assert story.game.decision.topic == "way"
    assert sorted(option.text for option in story.game.decision.options) == ["other", "own"]
    story.do("a", "choose", option="other")
    story.do("a", "choose", card="ally")
    story.expect(ally__zone="retreat")


@rule("cipher", "replacement.instead")
@pytest.mark.parametrize("bonds", [0, 1])
def test_the_other_cost_is_taken_where_the_own_cannot_be_paid(bonds: int) -> None:
    story = table(bonds, back=[{"card": "B01-008", "as": "ally"}])
    story.do("a", "use", card="hardin", ability="Darksphere")
    story.do("a", "choose", card="ally")
    story.expect(ally__zone="retreat")


def told(card: str) -> list[str]:
    trees = [tree for tree in games.kind("cipher").card_trees(card) if isinstance(tree, Node)]
    return card_text(trees, "cipher", "unit")


def test_a_card_tells_each_skill_once_and_for_the_cost_that_is_printed() -> None:
    names = [line.partition(" – ")[0] for line in told("The Dark Emperor, Hardin")]
    assert names == ["Darksphere", "Bloodstained Divine Lance", "A Sacrifice"]
    assert "you may turn 5 bonds face down" in told("Radiant Hero, Ike")[0]
