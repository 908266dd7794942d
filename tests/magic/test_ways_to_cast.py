"""Other ways to cast a card, by keywords older than the rulebook: each does what its reminder says."""

from __future__ import annotations

from mulligan.magic.grammar import compile_text
from mulligan.magic.imports import facts_from_json
from mulligan.magic.mana import ManaCost
from own_cards import card, creature, resolve, settle
from support import Story, rule

MOUNTAINS = {"card": "Mountain", "n": 6}


def told(text: str, spell: bool = True) -> list[str]:
    """What a text stands for."""
    return compile_text(text, "Oak", spell, "{1}{R}")


@rule("magic", "golden.card-over-rulebook", "cost.pay-life")
def test_flashback_may_cost_more_than_mana() -> None:
    oak = card("Oak", *told("Draw two cards.\nFlashback—{R}, Pay 3 life."))
    mine = {"battlefield": [MOUNTAINS], "graveyard": [{"card": "Oak", "as": "oak"}], "library": 9}
    story = Story("magic", {"a": mine, "b": {}}, cards=[oak])
    settle(story.do("a", "cast", card="oak")).expect(a__life=17, a__hand=2, oak__zone="exile")
    poor = Story("magic", {"a": {**mine, "life": 2}, "b": {}}, cards=[oak])
    assert not poor.may("a", "cast", card="oak")


@rule("magic", "golden.card-over-rulebook", "zones.discard")
def test_retrace_casts_from_the_graveyard_for_a_land_card_besides() -> None:
    oak = card("Oak", *told("You gain 2 life.\nRetrace"), cost="{1}{R}")
    mine = {
        "battlefield": [MOUNTAINS],
        "graveyard": [{"card": "Oak", "as": "oak"}],
        "hand": [{"card": "Forest", "as": "forest"}],
    }
    story = Story("magic", {"a": mine, "b": {}}, cards=[oak])
    settle(story.do("a", "cast", card="oak")).expect(a__life=22, oak__zone="graveyard", forest__zone="graveyard")
    assert not story.may("a", "cast", card="oak")


@rule("magic", "golden.card-over-rulebook", "zones.discard")
def test_madness_casts_what_was_discarded_or_puts_it_into_the_graveyard() -> None:
    oak = creature("Oak", *told("Madness {R}", False), cost="{4}{R}")
    loot = card("Loot", "does(discard_own(1, you))")
    for answer, zone in (("yes", "battlefield"), ("no", "graveyard")):
        mine = {"battlefield": [MOUNTAINS], "hand": [{"card": "Loot", "as": "loot"}, {"card": "Oak", "as": "oak"}]}
        story = Story("magic", {"a": mine, "b": {}}, cards=[oak, loot])
        resolve(story.do("a", "cast", card="loot")).expect(oak__zone="exile")
        resolve(story).do("a", answer)
        settle(story).expect(oak__zone=zone)


@rule("magic", "golden.card-over-rulebook", "zones.discard")
def test_madness_works_for_what_is_discarded_as_a_cost() -> None:
    oak = card("Oak", *told("You gain 5 life.\nMadness {R}"), cost="{4}{R}")
    dog = creature("Dog", "activated(discarding(chosen(card(in_hand, yours))), give(this, pump(1, 1)))")
    mine = {"battlefield": [{"card": "Dog", "as": "dog"}, {"card": "Mountain", "n": 1}], "hand": ["Oak"]}
    story = Story("magic", {"a": mine, "b": {}}, cards=[oak, dog]).do("a", "activate", card="dog")
    resolve(story).do("a", "yes")
    settle(story).expect(a__life=25, dog__power=3)


@rule("magic", "golden.card-over-rulebook", "counters.counter", "turn.upkeep")
def test_a_suspended_card_is_cast_when_its_last_time_counter_goes() -> None:
    oak = creature("Oak", *told("Suspend 2—{R}", False), cost="{5}{R}{R}")
    mine = {"battlefield": [MOUNTAINS], "hand": [{"card": "Oak", "as": "oak"}], "library": 20}
    story = Story("magic", {"a": mine, "b": {"library": 20}}, cards=[oak])
    story.do("a", "activate", card="oak").expect(oak__zone="exile", oak__counters__time=2)
    assert not story.game.waiting
    story.until(phase="upkeep", active="b").until(phase="draw", active="a").expect(oak__counters__time=1)
    story.until(phase="upkeep", active="b").until(phase="main-1", active="a").expect(oak__zone="battlefield")
    story.until(phase="declare-attackers")
    assert story.may("a", "attack", card="oak", target="b")


@rule("magic", "golden.card-over-rulebook", "casting.timing")
def test_a_sorcery_is_suspended_only_when_it_could_be_cast() -> None:
    oak = card("Oak", *told("Draw two cards.\nSuspend 1—{R}"), cost="{5}{R}", line="Sorcery")
    mine = {"battlefield": [MOUNTAINS], "hand": [{"card": "Oak", "as": "oak"}], "library": 20}
    story = Story("magic", {"a": mine, "b": {"library": 20}}, cards=[oak], phase="upkeep")
    assert not story.may("a", "activate", card="oak")
    story.until(phase="main-1").do("a", "activate", card="oak")
    story.until(phase="upkeep", active="b").until(phase="draw", active="a").expect(oak__zone="graveyard", a__hand=4)


@rule("magic", "golden.card-over-rulebook", "targets.choose-and-check")
def test_overload_does_it_to_every_one_without_a_target() -> None:
    oak = card("Oak", *told("Oak deals 2 damage to target creature you don't control.\nOverload {3}{R}"))
    theirs = [{"card": "Canyon Minotaur", "as": "one"}, {"card": "Canyon Minotaur", "as": "two"}]
    for way, damage in ((0, 0), (1, 2)):
        mine = {"battlefield": [MOUNTAINS, {"card": "Canyon Minotaur", "as": "mine"}], "hand": ["Oak"]}
        story = Story("magic", {"a": mine, "b": {"battlefield": theirs}}, cards=[oak])
        story.do("a", "cast", card="Oak").do("a", "choose", number=way)
        if way == 0:
            story.do("a", "choose", card="one")
        settle(story).expect(one__damage=2, two__damage=damage, mine__damage=0)


@rule("magic", "golden.card-over-rulebook", "targets.choose-and-check")
def test_without_a_target_it_is_cast_only_overloaded() -> None:
    oak = card("Oak", *told("Oak deals 2 damage to target creature you don't control.\nOverload {3}{R}"))
    mine = {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Oak"]}
    assert not Story("magic", {"a": mine, "b": {}}, cards=[oak]).may("a", "cast", card="Oak")
    rich = Story("magic", {"a": {**mine, "battlefield": [MOUNTAINS]}, "b": {}}, cards=[oak])
    settle(rich.do("a", "cast", card="Oak"))
    assert not rich.game.waiting


@rule("magic", "cost.additional", "targets.choose-and-check")
def test_a_target_of_the_kicker_is_chosen_only_where_it_is_paid() -> None:
    oak = card("Oak", *told("Kicker {2}\nYou gain 2 life. If Oak was kicked, destroy target creature."))
    theirs = [{"card": "Canyon Minotaur", "as": "cow"}]
    for kicked, zone in (("no", "battlefield"), ("yes", "graveyard")):
        mine = {"battlefield": [MOUNTAINS], "hand": ["Oak"]}
        story = Story("magic", {"a": mine, "b": {"battlefield": theirs}}, cards=[oak])
        settle(story.do("a", "cast", card="Oak").do("a", kicked)).expect(a__life=22, cow__zone=zone)
    alone = Story(
        "magic", {"a": {"battlefield": [{"card": "Mountain", "n": 1}], "hand": ["Oak"]}, "b": {}}, cards=[oak]
    )
    settle(alone.do("a", "cast", card="Oak")).expect(a__life=22)


@rule("magic", "golden.card-over-rulebook", "cost.pay-life", "cost.mana-cost")
def test_mana_that_may_be_paid_with_life() -> None:
    row = {"name": "Oak", "mana_cost": "{1}{R/P}{R/P}", "type_line": "Instant", "oracle_text": "Draw two cards."}
    facts = facts_from_json(row)
    assert (facts.cost, ManaCost(facts.cost).converted) == ("{1}{R}{R}", 3)
    oak = card("Oak", *facts.abilities, cost=facts.cost)
    mine = {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Oak"], "library": 9}
    story = Story("magic", {"a": mine, "b": {}}, cards=[oak]).do("a", "cast", card="Oak")
    assert sorted(option.number for option in story.game.decision.options) == [1, 2]
    settle(story.do("a", "choose", number=1)).expect(a__life=18, a__hand=2)


@rule("magic", "golden.card-over-rulebook", "cost.pay-life")
def test_an_ability_that_may_be_paid_with_life() -> None:
    assert told("{1}{W/P}: Oak gains lifelink until end of turn.", False) == [
        'activated(pay("{1}{W}"), give(this, lifelink))',
        'activated(pay("{1}"), paying_life(2), give(this, lifelink))',
    ]


@rule("magic", "cost.additional", "keyword.sacrifice")
def test_a_kicker_may_be_another_cost_than_mana() -> None:
    oak = card("Oak", *told("Kicker—Sacrifice a Forest.\nDraw a card. If Oak was kicked, draw three cards instead."))
    mine = {"battlefield": [MOUNTAINS, {"card": "Forest", "as": "wood"}], "hand": [{"card": "Oak", "as": "oak"}]}
    story = Story("magic", {"a": {**mine, "library": 9}, "b": {}}, cards=[oak])
    settle(story.do("a", "cast", card="oak").do("a", "yes")).expect(a__hand=3, wood__zone="graveyard")
    story = Story("magic", {"a": {**mine, "library": 9}, "b": {}}, cards=[oak])
    settle(story.do("a", "cast", card="oak").do("a", "no")).expect(a__hand=1, wood__zone="battlefield")
    bare = {"battlefield": [MOUNTAINS], "hand": [{"card": "Oak", "as": "oak"}], "library": 9}
    settle(Story("magic", {"a": bare, "b": {}}, cards=[oak]).do("a", "cast", card="oak")).expect(a__hand=1)


@rule("magic", "cost.additional", "zones.discard")
def test_buyback_may_cost_cards() -> None:
    oak = card("Oak", *told("Buyback—Discard a card.\nYou gain 2 life."))
    hand = [{"card": "Oak", "as": "oak"}, {"card": "Forest", "as": "wood"}]
    story = Story("magic", {"a": {"battlefield": [MOUNTAINS], "hand": hand}, "b": {}}, cards=[oak])
    story.do("a", "cast", card="oak").do("a", "yes")
    settle(story).expect(a__life=22, oak__zone="hand", wood__zone="graveyard")


@rule("magic", "golden.card-over-rulebook", "zones.graveyard")
def test_recover_returns_the_card_for_its_cost_or_exiles_it() -> None:
    oak = card("Oak", *told("You gain 1 life.\nRecover {R}"))
    kill = card("Kill", "does(destroy(target(creature)))", cost="{R}")
    for answer, zone in (("yes", "hand"), ("no", "exile")):
        mine = {"battlefield": [MOUNTAINS, {"card": "Canyon Minotaur", "as": "cow"}], "hand": ["Kill"]}
        mine = {**mine, "graveyard": [{"card": "Oak", "as": "oak"}]}
        story = Story("magic", {"a": mine, "b": {}}, cards=[oak, kill])
        resolve(story.do("a", "cast", card="Kill", target="cow"), 2).do("a", answer)
        settle(story).expect(oak__zone=zone)
