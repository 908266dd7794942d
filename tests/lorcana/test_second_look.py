"""A second look at what judges found: scenarios by somebody who did not write the code, in all three editions."""

from __future__ import annotations

from itertools import permutations

import pytest

from mulligan.kernel.options import Option
from support import Story, rule

EDITIONS = pytest.mark.parametrize("edition", ["2024-05-20", "2025-03-14", "2025-07-04"])


def card(name: str, *notation: str, type: str = "character", cost: int = 1) -> dict[str, object]:
    """A card of our own."""
    numbers = {"strength": 2, "willpower": 3, "lore": 1} if type == "character" else {}
    return {"name": name, "type": type, "cost": cost, "notation": list(notation), **numbers}


def settle(story: Story) -> None:
    """Take the first option until somebody may take a turn action."""
    while story.game.decision is not None and story.game.decision.topic != "turn":
        story.game.choose_number(0)


def seen(story: Story, name: str) -> dict:
    """A card in play as its player sees it."""
    return next(one for one in story.seat("a", "a")["play"] if one["name"] == name)


# -- A card that left and came back is a new card (8.1.5) --------------------------------------------------------------


@EDITIONS
@pytest.mark.parametrize("returned", [False, True])
@rule("lorcana", "zones.new-card-in-private-zone", "triggers.delayed")
def test_what_waits_for_the_end_of_the_turn_speaks_of_the_card_as_it_was(edition: str, returned: bool) -> None:
    hero = card("Hero", "when(quests(this), at_end_of_turn(banish(this)))")
    mine = {"ink": 9, "play": [{"card": "Hero", "as": "hero"}], "hand": [{"card": "Befuddle", "as": "befuddle"}]}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[hero], edition=edition).do("a", "quest", card="hero")
    if returned:
        story.do("a", "play", card="befuddle")
        if story.may("a", "choose", card="hero"):
            story.do("a", "choose", card="hero")
        story.do("a", "play", card="hero")
    story.do("a", "end").expect(hero__zone="play" if returned else "discard")


@EDITIONS
@pytest.mark.parametrize("returned", [False, True])
@rule("lorcana", "zones.new-card-in-private-zone", "triggers.floating")
def test_what_waits_for_an_event_this_turn_speaks_of_the_card_as_it_was(edition: str, returned: bool) -> None:
    notation = "when(quests(this), floating(when(played(item(yours)), give(this, strength(3), duration=this_turn))))"
    hand = [{"card": "Befuddle", "as": "befuddle"}, {"card": "Dinglehopper", "as": "item"}]
    mine = {"ink": 9, "play": [{"card": "Hero", "as": "hero"}], "hand": hand}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[card("Hero", notation)], edition=edition)
    story.do("a", "quest", card="hero")
    if returned:
        story.do("a", "play", card="befuddle")
        if story.may("a", "choose", card="hero"):
            story.do("a", "choose", card="hero")
        story.do("a", "play", card="hero")
    story.do("a", "play", card="item")
    settle(story)
    assert seen(story, "Hero")["strength"] == (2 if returned else 5)


@EDITIONS
@rule("lorcana", "zones.new-card-in-private-zone")
def test_a_trigger_that_waits_in_the_bag_does_not_find_a_card_that_came_back(edition: str) -> None:
    hero = card("Hero", "when(quests(this), give(this, strength(5), duration=this_turn))")
    again = 'seq(return_to_hand(that), play_for_free(card(yours, in_hand, named("Hero"))))'
    back = card("Back", f"when(quests(character(yours)), {again})", type="item")
    mine = {"play": [{"card": "Hero", "as": "hero"}, {"card": "Back", "as": "back"}]}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[hero, back], edition=edition).do("a", "quest", card="hero")
    story.do("a", "resolve", card="back")
    settle(story)
    assert seen(story, "Hero")["strength"] == 2


# -- Static abilities, whatever their order (7.6.1) --------------------------------------------------------------------


@EDITIONS
@rule("lorcana", "static.continuous")
def test_three_statics_of_which_each_lets_the_next_apply_do_so_in_any_order(edition: str) -> None:
    cards = [
        card("One", 'always(give(character(yours, named("Grunt")), strength(2)))', type="item"),
        card("Two", "always(give(character(yours, with_strength(at_least(4))), evasive))", type="item"),
        card("Three", "always(give(character(yours, with(evasive)), lore(1)))", type="item"),
        card("Grunt"),
    ]
    for order in permutations(["One", "Two", "Three", "Grunt"]):
        story = Story("lorcana", {"a": {"play": list(order)}, "b": {}}, cards=cards, edition=edition)
        grunt = seen(story, "Grunt")
        assert (grunt["strength"], grunt["lore"]) == (4, 2), order


# -- Cards that leave together see each other leave (8.4.4) ------------------------------------------------------------


@EDITIONS
@pytest.mark.parametrize("goes", ["into_inkwell", "shuffle_into_deck", "return_to_hand", "to_bottom"])
@rule("lorcana", "triggers.before-leaving-play")
def test_cards_that_leave_together_see_each_other_leave_wherever_they_go(edition: str, goes: str) -> None:
    watcher = card("Watcher", "when(leaves_play(character(yours, other)), gain_lore(1))")
    sweep = card("Sweep", f"does({goes}(character(yours)))", type="action", cost=0)
    mine = {"hand": ["Sweep"], "play": ["Watcher", "Watcher", "Stitch - New Dog"], "deck": 5}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[watcher, sweep], edition=edition).do(
        "a", "play", card="Sweep"
    )
    settle(story)
    story.expect(a__lore=4)


# -- What must be paid is paid (4.3.4.6, 7.1.2.2) ----------------------------------------------------------------------


@EDITIONS
@rule("lorcana", "cost.pay", "resolve.to-is-a-cost")
def test_a_card_of_the_hand_that_is_a_cost_is_paid_or_nothing_happens(edition: str) -> None:
    box = card("Box", "use(exert_this, by(discard(chosen(song(yours, in_hand)))), draw(2))", type="item")
    mine = {"play": [{"card": "Box", "as": "box"}], "hand": ["Stitch - New Dog"], "deck": 5}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[box], edition=edition)
    assert not story.may("a", "use", card="box")
    mine["hand"] = ["Stitch - New Dog", "Friends on the Other Side"]
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[box], edition=edition).do("a", "use", card="box")
    story.expect(a__hand=3, a__discard=1)


# -- Who has left, and teammates (1.10.3.2, 8.7.8) ---------------------------------------------------------------------


@EDITIONS
@rule("lorcana", "bag.empty-goes-on")
def test_a_teammate_waits_until_what_triggered_has_resolved(edition: str) -> None:
    quester = card("Quester", "when(quests(this), may(draw))")
    seats = {name: {"play": [{"card": "Quester", "as": f"{name}s"}], "deck": 5} for name in "abcd"}
    story = Story("lorcana", seats, teams=[["a", "c"], ["b", "d"]], cards=[quester], edition=edition)
    story.do("a", "quest", card="as")
    assert not story.may("c", "quest", card="cs")
    story.do("a", "yes")
    assert story.may("c", "quest", card="cs")


@EDITIONS
@rule("lorcana", "bag.player-leaves")
def test_whoever_leaves_while_all_choose_is_asked_no_more(edition: str) -> None:
    asker = card("Asker", "when(quests(this), each(everyone, discard(chosen(card(theirs, in_hand), by=they))))")
    seats = {name: {"hand": ["Smash", "Break"], "deck": 5} for name in "abc"}
    seats["a"]["play"] = [{"card": "Asker", "as": "asker"}]
    story = Story("lorcana", seats, cards=[asker], edition=edition).do("a", "quest", card="asker")
    story.game.choose_number(0)
    assert story.game.decision.player == 1
    story.game.choose(Option("concede", actor=1))
    assert story.game.decision.player == 2
    settle(story)
    story.expect(a__hand=1, c__hand=1)
