"""What abilities say of a card that has left a zone: where it is asked about, and what nobody can do to it."""

from __future__ import annotations

import pytest

from lorcana.test_shapes import card, compiled
from support import Story, rule


@rule("lorcana", "resolve.that-gone-rest-resolves")
def test_who_left_play_is_asked_what_it_was_and_had() -> None:
    lines = (
        "Your other characters get +1 {L}.",
        "Whenever one of your other characters leaves play, gain lore equal to its {L}.",
        "Whenever one of your other characters leaves play, if it was a Hero character, gain 5 lore.",
    )
    watcher = card("Watcher", *[one for line in lines for one in compiled("character", line)])
    away = card("Away", *compiled("action", "Return chosen character to their player's hand."), type="action", cost=0)
    for kinds, lore in ((["Hero"], 7), (["Ally"], 2)):
        guard = {**card("Guard"), "subtypes": kinds}
        mine = {"hand": ["Away"], "play": ["Watcher", {"card": "Guard", "as": "guard"}], "deck": 5}
        story = Story("lorcana", {"a": mine, "b": {}}, cards=[watcher, away, guard])
        story.do("a", "play", card="Away").do("a", "choose", card="guard")
        if not story.may("a", "end"):
            story.do("a", "resolve", ability=2)
        story.expect(a__lore=lore)


@rule("lorcana", "resolve.that")
def test_the_card_that_was_returned_from_the_discard_is_in_the_hand() -> None:
    line = "Whenever you return an item card from your discard to your hand, you may play it for free."
    watcher = card("Watcher", *compiled("character", line))
    dig = card("Dig", *compiled("action", "Return an item card from your discard to your hand."), type="action", cost=0)
    mine = {"hand": ["Dig"], "play": ["Watcher"], "discard": ["Lamp"], "deck": 5}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[watcher, dig, card("Lamp", type="item")])
    story.do("a", "play", card="Dig")
    if story.may("a", "choose", card="Lamp"):
        story.do("a", "choose", card="Lamp")
    story.do("a", "yes").expect(a__hand=0)


SAYS_OF_ITSELF = [
    ("When this character is banished, chosen opponent loses lore equal to this character's {L}.", {"b__lore": 8}),
    ("When this character is banished, draw cards equal to this character's {S}.", {"a__hand": 4}),
    ("When this character is banished, draw cards equal to this character's cost.", {"a__hand": 3}),
    ("When this character is banished, if this character had 4 {S} or more, draw a card.", {"a__hand": 1}),
    ("When this character is banished, if this character was damaged, draw a card.", {"a__hand": 1}),
    ("When this character is banished, return this character to your hand.", {"a__hand": 1}),
    ("When this character leaves play, draw cards equal to this character's {S}.", {"a__hand": 4}),
    ("Banish this character — Draw cards equal to this character's {S}.", {"a__hand": 4}),
]


@pytest.mark.parametrize(("line", "expected"), SAYS_OF_ITSELF)
@rule("lorcana", "resolve.that-gone-rest-resolves")
def test_what_this_character_was_is_known_when_it_is_gone(line: str, expected: dict[str, int]) -> None:
    speaker = {**card("Speaker", *compiled("character", line), cost=3), "lore": 2}
    helper = card("Helper", "always(give(character(yours, other), strength(2)))")
    fall = card("Fall", "does(banish(chosen(character(yours))))", type="action", cost=0)
    play = [{"card": "Speaker", "as": "speaker", "damage": 2}, "Helper"]
    mine = {"hand": ["Fall"], "play": play, "deck": 9, "lore": 10}
    story = Story("lorcana", {"a": mine, "b": {"lore": 10}}, cards=[speaker, helper, fall])
    if line.startswith("Banish"):
        expected = {"a__hand": expected["a__hand"] + 1}  # the action is still there
        story.do("a", "use", card="speaker")
    else:
        story.do("a", "play", card="Fall").do("a", "choose", card="speaker")
    story.expect(**expected)
