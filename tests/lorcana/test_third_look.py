"""A third look at what judges found: what the documents promise where two of their rules meet, in all editions."""

from __future__ import annotations

import pytest

from support import Story, rule

EDITIONS = pytest.mark.parametrize("edition", ["2024-05-20", "2025-03-14", "2025-07-04"])


def card(name: str, *notation: str, type: str = "character", cost: int = 1, **more: object) -> dict[str, object]:
    """A card of our own."""
    numbers = {"strength": 2, "willpower": 5, "lore": 1} if type == "character" else {}
    return {"name": name, "type": type, "cost": cost, "notation": list(notation), **numbers, **more}


@EDITIONS
@rule("lorcana", "keyword.shift.cost", "cost.free", "keyword.shift.state", "keyword.shift.keeps-damage-and-effects")
def test_a_character_shifted_for_free_takes_over_what_it_lies_on(edition: str) -> None:
    gift = card("Gift", "does(play_for_free(chosen(character(yours, in_hand))))", type="action", cost=0)
    big = card("Hero", "shift(7)", cost=9, version="Grown")
    small = card("Hero", version="Small")
    base = {"card": "Hero - Small", "as": "base", "exerted": True, "damage": 2}
    mine = {"ink": 0, "hand": ["Gift", {"card": "Hero - Grown", "as": "grown"}], "play": [base]}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[gift, big, small], edition=edition)
    story.do("a", "play", card="Gift")
    if story.may("a", "choose", card="grown"):
        story.do("a", "choose", card="grown")
    assert story.may("a", "play", card="grown", how="free", onto="base")
    story.do("a", "play", card="grown", how="free", onto="base")
    story.expect(grown__zone="play", grown__exerted=True, grown__damage=2, a__play=1, a__discard=1)


@EDITIONS
@rule("lorcana", "resolve.to-is-a-cost", "cost.pay")
def test_whoever_cannot_pay_to_is_not_asked_and_who_declines_pays_nothing(edition: str) -> None:
    payer = card("Payer", "when(quests(this), may(pay_to(by(discard(chosen(item(yours, in_hand)))), draw(2))))")
    for hand, asked in ((["Break", "Stitch - New Dog"], False), (["Break", "Dinglehopper"], True)):
        mine = {"play": [{"card": "Payer", "as": "payer"}], "hand": hand, "deck": 9}
        story = Story("lorcana", {"a": mine, "b": {}}, cards=[payer], edition=edition)
        story.do("a", "quest", card="payer")
        assert story.may("a", "no") == asked
        if asked:
            story.do("a", "no")
        story.expect(a__hand=2, a__discard=0)


@EDITIONS
@rule("lorcana", "challenge.cut-short", "zones.new-card-in-private-zone")
def test_a_challenged_character_that_left_and_came_back_is_not_in_the_challenge_any_more(edition: str) -> None:
    again = 'seq(return_to_hand(this), play_for_free(card(yours, in_hand, named("Dodger"))))'
    dodger = card("Dodger", f"when(is_challenged(this), {again})")
    theirs = {"play": [{"card": "Dodger", "as": "dodger", "exerted": True}]}
    mine = {"play": [{"card": "Stitch - New Dog", "as": "stitch"}]}
    story = Story("lorcana", {"a": mine, "b": theirs}, cards=[dodger], edition=edition)
    story.do("a", "challenge", card="stitch", target="dodger")
    while story.game.decision is not None and story.game.decision.topic != "turn":
        story.game.choose_number(0)
    story.expect(stitch__damage=0, dodger__damage=0, dodger__zone="play", stitch__exerted=True)


@EDITIONS
@pytest.mark.parametrize("seat", ["a", "b"])
@rule("lorcana", "static.continuous")
def test_a_static_that_takes_something_away_lets_another_end_in_any_seat(edition: str, seat: str) -> None:
    chill = card("Chill", "always(give(character, strength(-2)))", type="item")
    crowd = card("Crowd", "always(give(character(with_strength(at_least(2))), lore(1)))", type="item")
    other = "b" if seat == "a" else "a"
    for first in (chill, crowd):
        second = crowd if first is chill else chill
        seats = {
            seat: {"play": [first["name"], {"card": "Stitch - New Dog", "as": "stitch"}]},
            other: {"play": [second["name"], {"card": "Maui - Hero to All", "as": "maui"}]},
        }
        players = {name: seats[name] for name in "ab"}
        story = Story("lorcana", players, cards=[chill, crowd], edition=edition)
        story.expect(stitch__strength=0, stitch__lore=1, maui__strength=4, maui__lore=1)  # Maui has none printed
