"""Characters that an effect has somebody shift."""

from __future__ import annotations

import pytest

from lorcana.test_shapes import card, compiled
from support import Story, rule

NEW = {**card("Knight", "shift(3)", cost=6), "version": "New"}
OLD = {**card("Knight"), "version": "Old"}


def told(line: str, zone: str, ink: int) -> Story:
    """Somebody has the new one somewhere and the old one, damaged, in play, and plays the action."""
    deed = card("Deed", *compiled("action", line), type="action", cost=0)
    lying = {zone: [{"card": "Knight - New", "as": "new"}]}
    play = [{"card": "Knight - Old", "as": "old", "damage": 1}, {"card": "Guard", "as": "guard"}]
    mine = {"play": play, "ink": ink, "deck": 5, **lying}
    mine["hand"] = [*lying.get("hand", []), "Deed"]
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[deed, NEW, OLD, card("Guard")])
    return story.do("a", "play", card="Deed")


@pytest.mark.parametrize(
    ("line", "zone", "ink"),
    [
        ("Shift a character from your discard for free.", "discard", 0),
        ("Shift a character for free.", "hand", 0),
        ("Shift a character from your discard.", "discard", 3),
    ],
)
@rule("lorcana", "keyword.shift.cost")
def test_an_effect_has_somebody_shift_a_character(line: str, zone: str, ink: int) -> None:
    story = told(line, zone, ink)
    assert not story.may("a", "play", card="new", target="guard")
    if not story.may("a", "end"):
        story.do("a", "play", card="new")
    story.expect(new__zone="play", new__damage=1)
    assert not story.may("a", "quest", card="old")


@rule("lorcana", "keyword.shift.cost")
def test_who_cannot_pay_for_it_does_not_shift() -> None:
    told("Shift a character from your discard.", "discard", 2).expect(new__zone="discard")
