"""Characters that may enter play exerted for something that another card's ability does then."""

from __future__ import annotations

import pytest

from lorcana.test_shapes import card, compiled
from support import Story, rule

EDITIONS = ["2024-05-20", "2025-03-14", "2025-07-04"]


def host(line: str) -> dict[str, object]:
    """Whoever has the ability."""
    return card("Host", *compiled("character", line), cost=0)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("answer", "lore"), [("yes", 1), ("no", 0)])
@rule("lorcana", "replacement.enters")
def test_your_characters_may_enter_play_exerted(edition: str, answer: str, lore: int) -> None:
    mine = {"hand": [{"card": "Guard", "as": "guard"}], "play": ["Host"], "ink": 1, "deck": 5}
    cards = [host("Your characters may enter play exerted to gain 1 lore."), card("Guard")]
    story = Story("lorcana", {"a": mine, "b": {}}, cards=cards, edition=edition)
    story.do("a", "play", card="guard").do("a", answer)
    story.expect(guard__zone="play", guard__exerted=answer == "yes", a__lore=lore)


@rule("lorcana", "replacement.enters")
def test_only_those_of_the_kind_while_the_other_is_in_play() -> None:
    line = "Your other Hero characters may enter play exerted to gain 1 lore."
    hero = {**card("Hero"), "subtypes": ["Hero"]}
    for name, play, asked in (("Hero", ["Host"], True), ("Guard", ["Host"], False), ("Hero", [], False)):
        mine = {"hand": [{"card": name, "as": "new"}], "play": play, "ink": 1, "deck": 5}
        story = Story("lorcana", {"a": mine, "b": {}}, cards=[host(line), hero, card("Guard")])
        story.do("a", "play", card="new")
        assert story.may("a", "yes") is asked


@rule("lorcana", "replacement.enters")
def test_neither_opponents_nor_whoever_says_so() -> None:
    cards = [host("Your characters may enter play exerted to gain 1 lore."), card("Guard")]
    mine = {"hand": [{"card": "Guard", "as": "guard"}, {"card": "Host", "as": "host"}], "ink": 1, "deck": 5}
    story = Story("lorcana", {"a": mine, "b": {"play": ["Host"]}}, cards=cards)
    story.do("a", "play", card="guard").expect(guard__exerted=False)
    story.do("a", "play", card="host").expect(host__exerted=False)


@rule("lorcana", "replacement.enters")
def test_who_enters_exerted_by_bodyguard_does_not_get_what_needs_a_condition() -> None:
    line = "If you have an item in play, this character may enter play exerted to gain 1 lore."
    guard = card("Guard", "bodyguard", *compiled("character", line))
    for play, lore in ((["Lamp"], 1), ([], 0)):
        mine = {"hand": [{"card": "Guard", "as": "guard"}], "play": play, "ink": 1, "deck": 5}
        story = Story("lorcana", {"a": mine, "b": {}}, cards=[guard, card("Lamp", type="item")])
        story.do("a", "play", card="guard").do("a", "yes").expect(guard__exerted=True, a__lore=lore)
