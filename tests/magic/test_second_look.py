"""A second look at what judges found: scenarios by somebody who did not write the code."""

from __future__ import annotations

from mulligan.kernel.options import Option
from own_cards import card, creature, resolve, settle
from support import Story, rule

MOURNER = creature("Mourner", "when(dies(creature(other)), gain_life(1))")
KILL = card("Kill", "does(seq(give(target(creature), pump(3, 0)), destroy(it)))", cost="{0}")
BIG = creature("Big", "when(dies(this), draw(power_of(this)))")


def choose(story: Story, by: str, name: str) -> None:
    """Choose a card, if that is not settled already."""
    if story.may(by, "choose", card=name):
        story.do(by, "choose", card=name)


@rule("magic", "keyword.sacrifice", "triggers.automatic")
def test_creatures_that_all_sacrifice_at_once_see_each_other_die() -> None:
    fall = card("Fall", "does(each(everyone, sacrifice(chosen(creature(theirs), by=they))))", cost="{0}")
    mine = {"hand": [{"card": "Fall", "as": "fall"}], "battlefield": ["Mourner"]}
    story = Story("magic", {"a": mine, "b": {"battlefield": ["Mourner"]}}, cards=[fall, MOURNER])
    story.do("a", "cast", card="fall")
    settle(story)
    story.expect(a__life=21, b__life=21)


@rule("magic", "cost.additional", "targets.choose-and-check")
def test_what_is_sacrificed_for_a_cost_is_not_the_target() -> None:
    fling = card(
        "Fling",
        "additional_cost(sacrificing(chosen(creature(yours))))",
        "does(damage(3, target(creature)))",
        cost="{0}",
    )
    mine = {"hand": [{"card": "Fling", "as": "fling"}], "battlefield": [{"card": "Canyon Minotaur", "as": "mine"}]}
    theirs = {"battlefield": [{"card": "Canyon Minotaur", "as": "theirs"}]}
    story = Story("magic", {"a": mine, "b": theirs}, cards=[fling]).do("a", "cast", card="fling")
    story.do("a", "choose", card="theirs")
    choose(story, "a", "mine")
    settle(story)
    story.expect(mine__zone="graveyard", theirs__zone="graveyard")


@rule("magic", "zones.leaves-the-battlefield")
def test_a_permanent_that_died_and_came_back_is_asked_about_as_it_was() -> None:
    raise_ = card("Raise", "does(return_to_battlefield(chosen(creature(in_graveyard, yours))))", cost="{0}")
    hand = [{"card": "Kill", "as": "kill"}, {"card": "Raise", "as": "raise"}]
    mine = {"hand": hand, "battlefield": [{"card": "Big", "as": "big"}], "library": 10}
    story = Story("magic", {"a": mine, "b": {}}, cards=[BIG, KILL, raise_]).do("a", "cast", card="kill")
    choose(story, "a", "big")
    resolve(story)
    story.do("a", "cast", card="raise")
    resolve(story)
    choose(story, "a", "big")
    settle(story)
    story.expect(big__zone="battlefield", a__hand=5)


@rule("magic", "replacement.prevention")
def test_a_chosen_source_stays_prevented_after_it_was_sacrificed() -> None:
    ward = card("Ward", "does(apply(prevent(by=it), about=chosen(source)))", cost="{0}")
    gun = creature("Gun", "activated(sacrificing_this, damage(3, target_player))")
    mine = {"hand": [{"card": "Ward", "as": "ward"}]}
    story = Story("magic", {"a": mine, "b": {"battlefield": [{"card": "Gun", "as": "gun"}]}}, cards=[ward, gun])
    story.do("a", "cast", card="ward")
    settle(story)
    choose(story, "a", "gun")
    story.do("a", "pass").do("b", "activate", card="gun")
    while story.game.decision.topic != "priority":
        story.game.choose(next(one for one in story.game.decision.options if one.player == 0))
    settle(story)
    story.expect(a__life=20, gun__zone="graveyard")


@rule("magic", "layers.duration")
def test_until_your_next_turn_of_somebody_who_has_left_ends_where_it_would_have_begun() -> None:
    cower = card("Cower", "does(give(creature, pump(-1, 0), duration=until_your_next_turn))", cost="{0}")
    others = {"b": {"battlefield": ["Canyon Minotaur"], "library": 9}, "c": {"library": 9}}
    mine = {"hand": [{"card": "Cower", "as": "cower"}], "library": 9}
    story = Story("magic", {"a": mine, **others}, cards=[cower]).do("a", "cast", card="cower")
    settle(story)
    story.game.choose(Option("concede", actor=0))
    power: dict[tuple[int, int], int] = {}
    first = int(story.game.turn)
    while story.game.decision is not None and story.game.turn < first + 4:
        power[int(story.game.turn) - first, int(story.game.active)] = story.seat("b", "b")["battlefield"][0]["power"]
        options = story.game.decision.options
        story.game.choose(next((one for one in options if one.verb in ("pass", "done")), options[0]))
    assert power == {(0, 0): 2, (1, 1): 2, (2, 2): 2, (3, 1): 3}
