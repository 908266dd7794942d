"""What happens instead of a card being returned to a hand."""

from __future__ import annotations

import pytest

from lorcana.test_shapes import card, compiled
from support import Story, rule

EDITIONS = ["2024-05-20", "2025-03-14", "2025-07-04"]


def action(name: str, line: str) -> dict[str, object]:
    """A free action of our own."""
    return card(name, *compiled("action", line), type="action", cost=0)


BACK = action("Back", "Return chosen character to their player's hand.")
ALL_BACK = action("All Back", "Return all characters to their players' hands.")


@pytest.mark.parametrize("edition", EDITIONS)
@rule("lorcana", "replacement.original-never-happens")
def test_who_would_be_returned_is_not_and_nobody_heard_of_it(edition: str) -> None:
    lines = (
        "If one of your other characters would be returned to your hand, gain 1 lore instead.",
        "Whenever one of your other characters is returned to your hand, gain 5 lore.",
    )
    keeper = card("Keeper", *[one for line in lines for one in compiled("character", line)])
    mine = {"hand": ["Back"], "play": ["Keeper", {"card": "Guard", "as": "guard"}], "deck": 5}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[keeper, BACK, card("Guard")], edition=edition)
    story.do("a", "play", card="Back").do("a", "choose", card="guard")
    story.expect(guard__zone="play", a__lore=1, a__hand=0)


@rule("lorcana", "replacement.replaces")
def test_what_happens_instead_may_be_declined() -> None:
    line = "If one of your other characters would be returned to your hand, you may exert this character instead."
    keeper = card("Keeper", *compiled("character", line))
    for answer, zone in (("yes", "play"), ("no", "hand")):
        play = [{"card": "Keeper", "as": "keeper"}, {"card": "Guard", "as": "guard"}]
        story = Story(
            "lorcana",
            {"a": {"hand": ["Back"], "play": play, "deck": 5}, "b": {}},
            cards=[keeper, BACK, card("Guard")],
        )
        story.do("a", "play", card="Back").do("a", "choose", card="guard").do("a", answer)
        story.expect(guard__zone=zone, keeper__exerted=answer == "yes")


@rule("lorcana", "replacement.replaces")
def test_all_others_are_returned() -> None:
    keeper = card(
        "Keeper", *compiled("character", "If this character would be returned to your hand, banish him instead.")
    )
    play = [{"card": "Keeper", "as": "keeper"}, {"card": "Guard", "as": "guard"}]
    theirs = {"play": [{"card": "Guard", "as": "foe"}]}
    story = Story(
        "lorcana",
        {"a": {"hand": ["All Back"], "play": play, "deck": 5}, "b": theirs},
        cards=[keeper, ALL_BACK, card("Guard")],
    )
    story.do("a", "play", card="All Back")
    story.expect(keeper__zone="discard", guard__zone="hand", foe__zone="hand")


@rule("lorcana", "replacement.one-only")
def test_what_is_returned_in_place_of_being_banished_is_returned() -> None:
    lines = (
        "If one of your other characters would be banished, return that card to your hand instead.",
        "If one of your other characters would be returned to your hand, banish it instead.",
    )
    for chosen, line in (
        ("Fall", "Banish chosen character."),
        ("Back", "Return chosen character to their player's hand."),
    ):
        keeper = card("Keeper", *[one for each in lines for one in compiled("character", each)])
        mine = {"hand": [chosen], "play": ["Keeper", {"card": "Guard", "as": "guard"}], "deck": 5}
        story = Story("lorcana", {"a": mine, "b": {}}, cards=[keeper, action(chosen, line), card("Guard")])
        story.do("a", "play", card=chosen).do("a", "choose", card="guard")
        story.expect(guard__zone="hand")


@rule("lorcana", "replacement.replaces")
def test_a_card_from_the_discard_is_not_returned_from_play() -> None:
    line = "If one of your other characters would be returned to your hand, gain 1 lore instead."
    dig = action("Dig", "Return a character card from your discard to your hand.")
    mine = {"hand": ["Dig"], "play": ["Keeper"], "discard": [{"card": "Guard", "as": "guard"}], "deck": 5}
    keeper = card("Keeper", *compiled("character", line))
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[keeper, dig, card("Guard")])
    story.do("a", "play", card="Dig")
    if story.may("a", "choose", card="guard"):
        story.do("a", "choose", card="guard")
    story.expect(guard__zone="hand", a__lore=0)
