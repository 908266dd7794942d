"""Words of the card language that no card of the set uses: with cards made for the purpose."""

from __future__ import annotations

import pytest

from mulligan.kernel.options import Option
from mulligan.magic.refusals import TOO_LITTLE_MANA
from own_cards import card, settle
from support import Story, rule


def listener(trigger: str, effect: str = "gain_life(1)") -> dict[str, object]:
    """An enchantment that waits for something."""
    return card("Listener", f"when({trigger}, {effect})", cost="{W}", line="Enchantment")


# -- What triggered abilities wait for ---------------------------------------------------------------------------------

TABLE = {
    "a": {
        "battlefield": [
            {"card": "Listener", "as": "ear"},
            {"card": "Swamp", "n": 3},
            {"card": "Mountain", "as": "peak"},
            {"card": "Canyon Minotaur", "as": "cow"},
            {"card": "Blood Bairn", "as": "bairn"},
            {"card": "Coral Merfolk", "as": "fish"},
            {"card": "Millstone", "as": "mill"},
        ],
        "hand": ["Mind Rot", "Shock", "Altar's Reap", "Wring Flesh", {"card": "Fog", "as": "fog"}],
    },
    "b": {"battlefield": [{"card": "Siege Mastodon", "as": "beast"}], "hand": ["Smelt", "Negate", "Plummet"]},
}
SHOCK_B = [("cast", {"card": "Shock"}), ("choose", {"player": "b"})]
SHOCK_COW = [("cast", {"card": "Shock"}), ("choose", {"card": "cow"})]
REAP = [("cast", {"card": "Altar's Reap"}), ("choose", {"card": "fish"})]
ROT = [("cast", {"card": "Mind Rot"}), ("choose", {"player": "b"})]
MILL = [("activate", {"card": "mill"}), ("choose", {"player": "b"})]


@rule(
    "magic", "triggers.automatic", "zones.draw", "zones.discard", "damage.deal", "damage.life-loss", "keyword.sacrifice"
)
@pytest.mark.parametrize(
    ("trigger", "deeds", "gained"),
    [
        ("loses_life(opponents)", SHOCK_B, 1),
        ("loses_life", SHOCK_B, 0),
        ("loses_life(opponents)", SHOCK_COW, 0),
        ("draws", REAP, 2),
        ("draws(opponents)", REAP, 0),
        ("discards(opponents)", ROT, 2),
        ("discards", ROT, 0),
        ("is_sacrificed(creature(yours))", REAP, 1),
        ("is_sacrificed(creature(opposing))", REAP, 0),
        ("is_sacrificed(artifact)", REAP, 0),
        ("leaves(creature(yours))", REAP, 1),
        ("leaves(creature(opposing))", REAP, 0),
        ("is_tapped(artifact)", MILL, 1),
        ("is_tapped(land)", MILL, 2),
        ("is_tapped(creature)", MILL, 0),
        ("is_dealt_damage(creature(yours))", SHOCK_COW, 1),
        ("is_dealt_damage(creature(yours), by=source(red))", SHOCK_COW, 1),
        ("is_dealt_damage(creature(yours), by=source(blue))", SHOCK_COW, 0),
        ("is_dealt_damage(creature(yours))", SHOCK_B, 0),
        ("deals_damage(source(red), opponents)", SHOCK_B, 1),
        ("deals_combat_damage(source(red), opponents)", SHOCK_B, 0),
        ("deals_damage(source(red))", SHOCK_COW, 0),
        ("is_targeted(creature(yours))", SHOCK_COW, 1),
        ("is_targeted(creature(yours))", SHOCK_B, 0),
        ("casts(spell(red))", SHOCK_B, 1),
        ("casts(spell(red), opponents)", SHOCK_B, 0),
    ],
)
def test_what_waits_for_an_event_triggers_once_for_each(
    trigger: str, deeds: list[tuple[str, dict[str, object]]], gained: int
) -> None:
    story = Story("magic", TABLE, cards=[listener(trigger)])
    for verb, fields in deeds:
        story.do("a", verb, **fields)
    story.do("a", "pass").do("b", "pass")
    while story.game.decision.player == 1 and story.game.decision.topic != "priority":
        story.game.choose_number(0)
    settle(story).expect(a__life=20 + gained)


@rule("magic", "triggers.automatic", "combat.blocked", "combat.damage", "damage.combat")
@pytest.mark.parametrize(
    ("trigger", "blocked", "unblocked"),
    [
        ("becomes_blocked(creature(yours))", 1, 0),
        ("becomes_blocked(creature(opposing))", 0, 0),
        ("blocks(creature, creature(yours))", 1, 0),
        ("blocks(creature, creature(opposing))", 0, 0),
        ("blocks(creature)", 1, 0),
        ("attacks(creature(yours))", 1, 1),
        ("attack_together", 1, 1),
        ("attack_together(opponents)", 0, 0),
        ("is_dealt_damage(creature(opposing))", 1, 0),
        ("is_dealt_damage(creature, by=creature(opposing))", 1, 0),
        ("deals_combat_damage(creature(yours))", 0, 1),
        ("deals_combat_damage(creature(yours), you)", 0, 0),
        ("is_tapped(creature(yours))", 1, 1),
        ("loses_life(opponents)", 0, 1),
        ("combat", 1, 1),
        ("combat(opponents)", 0, 0),
        ("leaves(creature)", 1, 0),
        ("dies(creature)", 1, 0),
    ],
)
def test_what_waits_for_combat_triggers(trigger: str, blocked: int, unblocked: int) -> None:
    for blocks, gained in ((True, blocked), (False, unblocked)):
        story = Story("magic", TABLE, cards=[listener(trigger)]).until(phase="declare-attackers")
        story.do("a", "attack", card="cow", target="b").do("a", "done").until(phase="declare-blockers")
        if blocks:
            story.do("b", "block", card="beast", target="cow").do("b", "done")
        story.until(phase="main-2").expect(a__life=20 + gained)


@rule("magic", "turn.begin-step", "turn.upkeep", "turn.end-step")
@pytest.mark.parametrize(
    ("trigger", "gained"),
    [("upkeep", 1), ("upkeep(opponents)", 1), ("each_upkeep", 2), ("end_step", 1), ("each_end_step", 2)],
)
def test_what_waits_for_a_step_triggers_as_it_begins(trigger: str, gained: int) -> None:
    story = Story("magic", {"a": {"battlefield": ["Listener"]}, "b": {}}, cards=[listener(trigger)])
    story.until(phase="main-1", active="b").until(phase="main-1", active="a").expect(a__life=20 + gained)


@rule("magic", "triggers.automatic", "turn.end-step", "turn.upkeep")
def test_a_delayed_ability_triggers_once_at_its_moment() -> None:
    cards = [
        card("Promise", "does(later(at_end_step(gain_life(2))))"),
        card("Pledge", "does(later(at_your_upkeep(gain_life(3))))"),
        card("Borrow", "does(seq(untap(target(creature(yours))), later(at_end_step(sacrifice(that)), targeted(1))))"),
        card("Frenzy", "does(while_this_turn(when(dies(creature), gain_life(5))))"),
    ]
    hand = ["Promise", "Pledge", "Borrow", "Frenzy", "Shock"]
    field = [
        {"card": "Mountain", "n": 5},
        {"card": "Coral Merfolk", "as": "fish"},
        {"card": "Canyon Minotaur", "as": "cow"},
    ]
    start = {
        "a": {"battlefield": field, "hand": hand},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "other"}]},
    }

    story = settle(Story("magic", start, cards=cards).do("a", "cast", card="Promise")).expect(a__life=20)
    story.until(phase="end").expect(a__life=20, stack=1)
    settle(story).expect(a__life=22).until(phase="end", active="b").expect(stack=0, a__life=22)

    story = settle(Story("magic", start, cards=cards).do("a", "cast", card="Pledge"))
    story.until(phase="upkeep", active="b").expect(stack=0).until(phase="upkeep", active="a").expect(stack=1)
    settle(story).expect(a__life=23)
    story.until(phase="main-1").until(phase="upkeep", active="b").until(phase="upkeep", active="a").expect(stack=0)

    story = settle(Story("magic", start, cards=cards).do("a", "cast", card="Borrow").do("a", "choose", card="cow"))
    story.until(phase="end").expect(stack=1)
    settle(story).expect(cow__zone="graveyard", fish__zone="battlefield")

    story = settle(Story("magic", start, cards=cards).do("a", "cast", card="Frenzy"))
    settle(story.do("a", "cast", card="Shock").do("a", "choose", card="other")).expect(a__life=25)
    story = settle(Story("magic", start, cards=cards).do("a", "cast", card="Frenzy")).until(phase="upkeep", active="b")
    settle(story.do("a", "cast", card="Shock").do("a", "choose", card="other")).expect(a__life=20)


# -- How long something lasts ------------------------------------------------------------------------------------------


@rule("magic", "layers.duration")
def test_until_your_next_turn_outlasts_the_turns_of_the_others() -> None:
    shrink = card("Shrink", "does(give(target(creature), pump(-2, -0), duration=until_your_next_turn))", cost="{U}")
    seats = {"a": {"battlefield": ["Island", {"card": "Canyon Minotaur", "as": "cow"}], "hand": ["Shrink"]}, "b": {}}
    for players in (seats, {**seats, "c": {}}):
        story = settle(Story("magic", players, cards=[shrink]).do("a", "cast", card="Shrink")).expect(cow__power=1)
        for player in list(players)[1:]:
            story.until(phase="upkeep", active=player).expect(cow__power=1)
            story.until(phase="end", active=player).expect(cow__power=1)
        story.until(phase="upkeep", active="a").expect(cow__power=3)


# -- Costs -------------------------------------------------------------------------------------------------------------


@rule("magic", "cost.x", "activated.activate", "targets.choose-and-check")
def test_the_x_of_an_ability_is_what_can_be_paid_and_fits_the_target() -> None:
    ray = card(
        "Ray", 'activated(pay("{X}{1}"), tapping, destroy(target(creature(with_converted(x)))))', line="Artifact"
    )
    foes = [{"card": "Coral Merfolk", "as": "two"}, {"card": "Canyon Minotaur", "as": "four"}]
    for lands, may in ((0, False), (1, False), (2, False), (3, True)):
        field = [{"card": "Ray", "as": "ray"}, *([{"card": "Island", "n": lands}] if lands else [])]
        story = Story("magic", {"a": {"battlefield": field}, "b": {"battlefield": foes}}, cards=[ray])
        assert story.may("a", "activate", card="ray") == may
    field = [{"card": "Ray", "as": "ray"}, {"card": "Island", "n": 5}]
    story = Story("magic", {"a": {"battlefield": field}, "b": {"battlefield": foes}}, cards=[ray])
    story.do("a", "activate", card="ray")
    assert [option.card for option in story.game.decision.options] == [story.card("two"), story.card("four")]
    story.do("a", "choose", card="four")
    settle(story).expect(four__zone="graveyard", two__zone="battlefield")
    assert sum(story.game.tapped[card] for card in story.game.permanents(0)) == 6


@rule("magic", "cost.x", "activated.activate")
def test_an_ability_with_x_may_be_activated_for_nothing_more() -> None:
    fire = card("Fire", 'activated(pay("{X}{1}"), gain_life(x))', line="Artifact")
    for lands, may in ((0, False), (1, True)):
        field = ["Fire", *([{"card": "Island", "n": lands}] if lands else [])]
        story = Story("magic", {"a": {"battlefield": field}, "b": {}}, cards=[fire])
        assert story.may("a", "activate", card="Fire") == may


@rule("magic", "activated.activate", "cost.mana-cost")
def test_why_an_ability_cannot_be_activated() -> None:
    field = [{"card": "Capashen Knight", "as": "knight"}, "Plains"]
    story = Story("magic", {"a": {"battlefield": field}, "b": {}})
    knight = story.card("knight")
    ability = story.game.activated_of(knight)[0]
    option = Option("activate", knight, ability=ability.index, number=ability.id)
    refusal = story.kind.why_not(story.game, 0, option)
    assert refusal is not None
    assert refusal.message == TOO_LITTLE_MANA


@rule("magic", "damage.life-loss", "triggers.automatic")
def test_life_that_is_lost_without_damage_is_lost_too() -> None:
    field = ["Listener", {"card": "Swamp", "n": 2}, "Coral Merfolk"]
    for trigger, gained in (("loses_life", 1), ("loses_life(opponents)", 0)):
        players = {"a": {"battlefield": field, "hand": ["Dark Favor"]}, "b": {}}
        story = Story("magic", players, cards=[listener(trigger)]).do("a", "cast", card="Dark Favor")
        settle(story).expect(a__life=19 + gained)
