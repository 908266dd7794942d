"""Classifications that are named and gained, or lost all at once; cards of the same ink type."""

from __future__ import annotations

import pytest

from lorcana.test_shapes import card, compiled
from support import Story, rule

HERO = {**card("Hero"), "subtypes": ["Hero", "Knight"]}
ALLY = {**card("Ally"), "subtypes": ["Ally"]}


def action(name: str, line: str) -> dict[str, object]:
    """A free action of our own."""
    return card(name, *compiled("action", line), type="action", cost=0)


@rule("lorcana", "cards.classifications")
def test_a_named_classification_is_gained() -> None:
    name = action("Name", "Name a classification. Chosen character gains that classification this turn.")
    cheer = action("Cheer", "Gain 1 lore for each Knight character you have in play.")
    mine = {"hand": ["Name", "Cheer"], "play": [{"card": "Ally", "as": "ally"}, "Hero"], "deck": 5}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[name, cheer, HERO, ALLY])
    story.do("a", "play", card="Name").do("a", "choose", name="Knight").do("a", "choose", card="ally")
    story.do("a", "play", card="Cheer").expect(a__lore=2)


@pytest.mark.parametrize(
    ("line", "lore"),
    [
        ("Chosen character loses all classifications this turn.", 0),
        ("Chosen character loses all abilities and classifications this turn.", 0),
        ("Chosen character loses all classifications and gains the Knight classification this turn.", 1),
        ("Chosen character loses the Knight classification this turn.", 0),
        ("Chosen character loses the Ally classification this turn.", 1),
    ],
)
@rule("lorcana", "cards.classifications")
def test_all_classifications_are_lost(line: str, lore: int) -> None:
    cheer = action("Cheer", "Gain 1 lore for each Knight character you have in play.")
    play = [{"card": "Hero", "as": "hero"}, "Ally"]
    story = Story(
        "lorcana",
        {"a": {"hand": ["Bare", "Cheer"], "play": play, "deck": 5}, "b": {}},
        cards=[action("Bare", line), cheer, HERO, ALLY],
    )
    story.do("a", "play", card="Bare").do("a", "choose", card="hero").do("a", "play", card="Cheer")
    story.expect(a__lore=lore)


@rule("lorcana", "cards.classifications")
def test_others_lose_their_classifications_while_somebody_is_in_play() -> None:
    bare = card("Bare", *compiled("character", "Opposing characters lose all classifications."))
    count = action("Count", "If an opponent has a Hero character in play, gain 1 lore.")
    for play, lore in (([], 1), (["Bare"], 0)):
        mine = {"hand": ["Count"], "play": play, "deck": 5}
        story = Story("lorcana", {"a": mine, "b": {"play": ["Hero"]}}, cards=[bare, count, HERO])
        story.do("a", "play", card="Count").expect(a__lore=lore)


@pytest.mark.parametrize(("color", "strength"), [("Ruby", 3), ("Ruby-Amber", 3), ("Amber", 2)])
@rule("lorcana", "cards.ink-type")
def test_others_of_the_same_ink_type(color: str, strength: int) -> None:
    line = "Your other characters with the same ink type as this character get +1 {S}."
    leader = {**card("Leader", *compiled("character", line)), "color": "Ruby"}
    mine = {"play": [{"card": "Leader", "as": "leader"}, {"card": "Guard", "as": "guard"}], "deck": 5}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[leader, {**card("Guard"), "color": color}])
    story.expect(leader__strength=2, guard__strength=strength)
