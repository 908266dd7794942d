"""From where a card comes into a discard pile, what Shift costs, and cards that are alike."""

from __future__ import annotations

import pytest

from lorcana.test_shapes import card, compiled
from mulligan.lorcana.grammar.texts import TextRefused
from support import Story, rule


@pytest.mark.parametrize(
    ("whence", "act", "lore"),
    [
        ("hand", "Discard a card.", 1),
        ("hand", "Put the top card of your deck into your discard.", 0),
        ("deck", "Put the top card of your deck into your discard.", 1),
        ("deck", "Discard a card.", 0),
        ("hand or deck", "Put the top card of your deck into your discard, then discard a card.", 2),
        ("hand or deck", "Banish one of your characters.", 0),
    ],
)
@rule("lorcana", "triggers.into-bag")
def test_a_card_comes_into_the_discard_from_a_certain_zone(whence: str, act: str, lore: int) -> None:
    watch = compiled("character", f"Whenever a card is put into your discard from your {whence}, gain 1 lore.")
    deed = card("Deed", *compiled("action", act), type="action", cost=0)
    mine = {"hand": ["Deed", {"card": "Guard", "as": "held"}], "play": ["Watcher", "Guard"], "deck": 5}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[card("Watcher", *watch), deed, card("Guard")])
    story.do("a", "play", card="Deed")  # the action itself comes from nowhere but the table
    for wanted in ("held", "Guard"):
        if story.may("a", "choose", card=wanted):
            story.do("a", "choose", card=wanted)
            break
    while story.may("a", "resolve"):
        story.do("a", "resolve", ability=0)
    story.expect(a__lore=lore)


@rule("lorcana", "zones.to-own-discard")
def test_a_card_comes_into_its_own_players_discard_only() -> None:
    for line in (
        "Whenever a card is put into your discard from their hand, gain 1 lore.",
        "Whenever a card is put into an opponent's discard from your hand, gain 1 lore.",
    ):
        with pytest.raises(TextRefused):
            compiled("character", line)


@pytest.mark.parametrize(
    ("line", "mine", "theirs"),
    [
        ("Characters with Shift cost you 1 {I} less to shift.", True, False),
        ("Characters with Shift cost 1 {I} less to shift.", True, True),
        ("Opposing characters cost 1 {I} less to shift.", False, True),
        ("Your characters named Knight cost 1 {I} less to shift.", True, False),
        ("Your characters named Somebody cost 1 {I} less to shift.", False, False),
    ],
)
@rule("lorcana", "keyword.shift.cost")
def test_shifting_costs_less_for_whom_it_is_said(line: str, mine: bool, theirs: bool) -> None:
    knight = {**card("Knight", "shift(2)", cost=4), "version": "New"}
    cards = [card("Watcher", *compiled("character", line)), knight, {**card("Knight"), "version": "Old"}]
    new, old = {"card": "Knight - New", "as": "new"}, {"card": "Knight - Old", "as": "old"}
    seat = {"hand": [new], "play": [old], "ink": 1, "deck": 5}
    for first, less in (("a", mine), ("b", theirs)):
        other = {"play": ["Watcher"], "deck": 5}
        own = {**seat, "play": [old, "Watcher"]} if first == "a" else seat
        players = {"a": own, "b": {"deck": 5}} if first == "a" else {"a": seat, "b": other}
        story = Story("lorcana", players, cards=cards)
        assert story.may("a", "play", card="new", how="shift", onto="old") is less


@pytest.mark.parametrize(
    ("line", "others", "strength"),
    [
        ("While you have 2 or more characters with the same name in play, this character gets +2 {S}.", ["A", "A"], 4),
        ("While you have 2 or more characters with the same name in play, this character gets +2 {S}.", ["A", "B"], 2),
        ("While you have 3 or more characters of the same ink type in play, this character gets +2 {S}.", "AB", 4),
        ("While you have 3 or more characters of the same ink type in play, this character gets +2 {S}.", "AC", 2),
    ],
)
@rule("lorcana", "static.continuous")
def test_so_many_are_alike(line: str, others: list[str], strength: int) -> None:
    cards = [
        {**card("Watcher", *compiled("character", line)), "color": "Ruby"},
        {**card("A"), "color": "Ruby"},
        {**card("B"), "color": "Ruby-Amber"},
        {**card("C"), "color": "Amber"},
    ]
    mine = {"play": [{"card": "Watcher", "as": "watcher"}, *others], "deck": 5}
    Story("lorcana", {"a": mine, "b": {}}, cards=cards).expect(watcher__strength=strength)


@rule("lorcana", "zones.discard-order")
def test_a_whole_discard_goes_to_the_bottom_of_its_deck() -> None:
    deed = card("Deed", *compiled("action", "Put chosen player's discard on the bottom of their deck."), type="action")
    mine = {"hand": ["Deed"], "ink": 2, "deck": 1}
    story = Story("lorcana", {"a": mine, "b": {"discard": ["A", "A", "A"], "deck": 1}}, cards=[deed, card("A")])
    story.do("a", "play", card="Deed").do("a", "choose", player="b")
    while not story.may("a", "end"):
        story.do("a", "choose", card="A")
    story.expect(b__discard=0, b__deck=4)
