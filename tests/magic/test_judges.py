"""What judges found: corners of targets, prevention, doing things together, cleanup, costs and static abilities."""

from __future__ import annotations

from mulligan.magic.loops import position
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD
from own_cards import card, creature, resolve, settle
from support import Story, rule

BEAR = {"card": "Coral Merfolk", "as": "fish"}


# -- Targets -----------------------------------------------------------------------------------------------------------


@rule("magic", "targets.choose-and-check", "triggers.automatic")
def test_a_new_target_becomes_the_target_and_the_old_one_does_not_again() -> None:
    shy = creature("Shy", "when(is_targeted(this), gain_life(1))", cost="{W}")
    turn = card("Turn", "does(new_targets(target(spell)))", cost="{U}")
    field = [{"card": "Shy", "as": "one"}, {"card": "Shy", "as": "two"}, "Island"]
    players = {"a": {"battlefield": ["Mountain"], "hand": ["Shock"]}, "b": {"battlefield": field, "hand": ["Turn"]}}
    story = Story("magic", players, cards=[shy, turn]).do("a", "cast", card="Shock").do("a", "choose", card="one")
    story.do("a", "pass").do("b", "pass").expect(b__life=21, stack=1)  # the first was targeted
    story.do("a", "pass").do("b", "cast", card="Turn").do("b", "pass").do("a", "pass")
    story.do("b", "yes").do("b", "choose", card="two")
    settle(story).expect(b__life=22, one__zone="battlefield", two__zone="graveyard")


@rule("magic", "targets.choose-and-check", "triggers.automatic")
def test_the_targets_of_a_copy_become_targets() -> None:
    shy = creature("Shy", "when(is_targeted(this), gain_life(1))", cost="{W}")
    twin = card("Twin", "does(copy_on_stack(target(spell)))", cost="{R}")
    players = {
        "a": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Shock", "Twin"]},
        "b": {"battlefield": [{"card": "Shy", "as": "one"}, {"card": "Shy", "as": "two"}]},
    }
    for answer, choice in (("no", ""), ("yes", "two")):
        story = Story("magic", players, cards=[shy, twin]).do("a", "cast", card="Shock").do("a", "choose", card="one")
        story.do("a", "cast", card="Twin").do("a", "choose", card="Shock", **{"try": True}).do("a", "pass").do(
            "b", "pass"
        )
        story.do("a", answer)
        if choice:
            story.do("a", "choose", card=choice)
        settle(story).expect(b__life=22)  # once for the spell, once for the copy


# -- Prevention --------------------------------------------------------------------------------------------------------


@rule("magic", "replacement.prevention", "stack.outlives-source")
def test_a_chosen_source_stays_prevented_after_it_has_left() -> None:
    spark = creature("Spark", "activated(sacrificing_this, damage(3, target(any_player)))")
    hush = card("Hush", "does(apply(prevent(by=it), chosen(source)))", cost="{W}")
    players = {
        "a": {"battlefield": [{"card": "Spark", "as": "spark"}, {"card": "Spark", "as": "other"}]},
        "b": {"battlefield": ["Plains"], "hand": ["Hush"]},
    }
    story = Story("magic", players, cards=[spark, hush]).do("a", "pass").do("b", "cast", card="Hush")
    resolve(story).do("b", "choose", card="spark")
    story.do("a", "activate", card="spark").do("a", "choose", player="b")
    settle(story).expect(spark__zone="graveyard", b__life=20)
    story.do("a", "activate", card="other").do("a", "choose", player="b")
    settle(story).expect(b__life=17)


@rule("magic", "replacement.prevention", "types.permanent")
def test_a_source_that_comes_back_is_another_and_no_longer_prevented() -> None:
    spark = creature("Spark", "activated(tapping, damage(3, target(any_player)))", "haste")
    hush = card("Hush", "does(apply(prevent(by=it), chosen(source)))", cost="{W}")
    blink = card("Blink", "does(seq(exile(target(creature)), return_to_battlefield(it)))", cost="{W}")
    players = {
        "a": {"battlefield": [{"card": "Spark", "as": "spark"}]},
        "b": {"battlefield": [{"card": "Plains", "n": 2}], "hand": ["Hush", "Blink"]},
    }
    story = Story("magic", players, cards=[spark, hush, blink]).do("a", "pass").do("b", "cast", card="Hush")
    resolve(story).do("b", "choose", card="spark", **{"try": True})
    resolve(story.do("a", "pass").do("b", "cast", card="Blink").do("b", "choose", card="spark", **{"try": True}))
    story.do("a", "activate", card="spark").do("a", "choose", player="b")
    settle(story).expect(b__life=17)


# -- Together ----------------------------------------------------------------------------------------------------------


@rule("magic", "keyword.sacrifice", "priority.active-player-first", "zones.dies")
def test_each_player_chooses_and_then_all_is_sacrificed_at_once() -> None:
    tithe = card("Tithe", "does(each(everyone, sacrifice(chosen(creature(theirs), by=they))))", cost="{B}")
    mourner = creature("Mourner", "when(dies(creature), gain_life(1))", cost="{B}")
    players = {
        "a": {"battlefield": ["Swamp", {"card": "Mourner", "as": "mourner"}, BEAR], "hand": ["Tithe"]},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "one"}, {"card": "Coral Merfolk", "as": "two"}]},
    }
    story = Story("magic", players, cards=[tithe, mourner]).do("a", "cast", card="Tithe")
    resolve(story).do("a", "choose", card="mourner").expect(mourner__zone="battlefield")
    story.do("b", "choose", card="two").expect(mourner__zone="graveyard", two__zone="graveyard")
    settle(story).expect(a__life=22)  # it saw the other one die with it


@rule("magic", "zones.discard", "priority.active-player-first")
def test_each_player_chooses_what_to_discard_before_anybody_discards() -> None:
    for words in ("discard_own(1, everyone)", "each(everyone, discard_own(1, they))"):
        rot = card("Rot", f"does({words})", cost="{B}")
        players = {
            "a": {"battlefield": ["Swamp"], "hand": ["Rot", {"card": "Fog", "as": "fog"}, "Shock"]},
            "b": {"hand": [{"card": "Fog", "as": "mist"}, "Shock"]},
        }
        story = resolve(Story("magic", players, cards=[rot]).do("a", "cast", card="Rot"))
        story.do("a", "choose", card="fog").expect(fog__zone="hand")
        story.do("b", "choose", card="mist").expect(fog__zone="graveyard", mist__zone="graveyard")


@rule("magic", "zones.draw", "zones.discard")
def test_all_follow_the_first_instruction_before_anybody_follows_the_second() -> None:
    wheel = card("Wheel", "does(each(everyone, seq(draw(1, they), discard_own(1, they))))", cost="{R}")
    players = {
        "a": {"battlefield": ["Mountain"], "hand": ["Wheel", "Fog"], "library": ["Shock"]},
        "b": {"hand": ["Fog"], "library": ["Shock"]},
    }
    story = resolve(Story("magic", players, cards=[wheel]).do("a", "cast", card="Wheel"))
    story.expect(a__hand=2, b__hand=2, decision__by="a").do("a", "choose", card="Fog").do("b", "choose", card="Fog")
    story.expect(a__hand=1, b__hand=1)


# -- Cleanup -----------------------------------------------------------------------------------------------------------


@rule("magic", "turn.cleanup", "priority.passing")
def test_a_state_based_action_in_the_cleanup_step_gives_priority_in_it() -> None:
    field = [{"card": "Mutavault", "as": "vault"}, {"card": "Fireshrieker", "as": "axe"}, {"card": "Forest", "n": 3}]
    players = {"a": {"battlefield": field}, "b": {"battlefield": ["Mountain"], "hand": ["Shock"]}}
    story = Story("magic", players).do("a", "activate", card="vault", ability=2)
    resolve(story).do("a", "activate", card="axe").do("a", "choose", card="vault", **{"try": True})
    resolve(story).expect(axe__attached_to="vault").until(phase="end").do("a", "pass").do("b", "pass")
    story.expect(axe__attached_to=None, phase="cleanup", decision__by="a")  # the land is no creature any more
    story.do("a", "pass").do("b", "cast", card="Shock")


@rule("magic", "turn.cleanup", "priority.passing")
def test_nobody_has_priority_in_a_cleanup_step_in_which_nothing_happens() -> None:
    story = Story("magic", {"a": {"battlefield": [BEAR]}, "b": {}}, phase="end")
    story.do("a", "pass").do("b", "pass").expect(active="b", phase="upkeep")


# -- Costs -------------------------------------------------------------------------------------------------------------


@rule("magic", "cost.additional", "targets.choose-and-check")
def test_what_is_chosen_for_an_additional_cost_is_not_the_target() -> None:
    printed = ["additional_cost(sacrificing(chosen(creature(yours))))", "does(destroy(target(creature)))"]
    for notation in (printed, printed[::-1]):
        splinters = card("Splinters", *notation, cost="{B}", line="Sorcery")
        players = {
            "a": {"battlefield": ["Swamp", {"card": "Coral Merfolk", "as": "mine"}], "hand": ["Splinters"]},
            "b": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}]},
        }
        story = Story("magic", players, cards=[splinters]).do("a", "cast", card="Splinters")
        story.do("a", "choose", card="cow").do("a", "choose", card="mine", **{"try": True})
        settle(story).expect(mine__zone="graveyard", cow__zone="graveyard")


@rule("magic", "cost.mana-cost", "casting.order")
def test_a_spell_without_a_mana_cost_cannot_be_cast_but_one_for_nothing_can() -> None:
    for cost, may in (("", False), ("{0}", True)):
        story = Story(
            "magic", {"a": {"hand": ["Gift"]}, "b": {}}, cards=[card("Gift", "does(gain_life(1))", cost=cost)]
        )
        assert story.may("a", "cast", card="Gift") == may
    story = Story(
        "magic", {"a": {"hand": [{"card": "Gift", "as": "gift"}]}, "b": {}}, cards=[card("Gift", "does(draw)", cost="")]
    )
    refusal = story.why_not("a", "cast", "gift")
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("has-no-mana-cost", "cost.mana-cost")


@rule("magic", "cost.mana-cost", "golden.card-over-rulebook")
def test_a_spell_without_a_mana_cost_may_be_cast_without_paying_it() -> None:
    gift = card("Gift", "does(gain_life(1))", cost="")
    give = card("Give", "does(cast_free(card(in_hand, yours)))", cost="{0}")
    story = Story("magic", {"a": {"hand": ["Gift", "Give"]}, "b": {}}, cards=[gift, give])
    resolve(story.do("a", "cast", card="Give")).do("a", "cast", card="Gift")
    settle(story).expect(a__life=21)


# -- Static abilities --------------------------------------------------------------------------------------------------


@rule("magic", "players.you", "players.control", "combat.block")
def test_your_creatures_in_a_static_ability_are_its_controllers() -> None:
    veil = card(
        "Veil", "static(creature(opposing), cannot_block_those(creature(yours)))", cost="{W}", line="Enchantment"
    )
    players = {
        "a": {"battlefield": [{"card": "Coral Merfolk", "as": "fish"}, "Veil"]},
        "b": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}]},
    }
    story = Story("magic", players, cards=[veil], phase="declare-attackers")
    story.do("a", "attack", card="fish", target="b").do("a", "done").do("a", "pass").do("b", "pass")
    assert not story.may("b", "block", card="cow", target="fish")


# -- What has left -----------------------------------------------------------------------------------------------------


@rule("magic", "stack.outlives-source", "zones.leaves-the-battlefield")
def test_what_left_counts_as_it_was_wherever_it_went() -> None:
    swell = card("Swell", "does(give(target(creature), pump(3, 4)))", cost="{G}")
    feast = card("Feast", "does(seq({}(target(creature)), gain_life(toughness_of(targeted))))", cost="{W}")
    for away in ("to_hand", "to_library_top", "exile", "destroy"):
        words = str(feast["notation"]).strip("[]'").format(away)
        players = {
            "a": {"battlefield": ["Forest", "Plains", BEAR], "hand": ["Swell", "Feast"]},
            "b": {},
        }
        story = Story("magic", players, cards=[swell, {**feast, "notation": [words]}]).do("a", "cast", card="Swell")
        resolve(story.do("a", "choose", card="fish", **{"try": True})).do("a", "cast", card="Feast")
        settle(story.do("a", "choose", card="fish", **{"try": True})).expect(a__life=25)  # 1 and 4


@rule("magic", "stack.outlives-source", "types.permanent")
def test_what_left_and_came_back_counts_as_it_was() -> None:
    mage = creature("Mage", "activated(tapping, damage(power_of(this), target(any_player)))", cost="{R}")
    blink = card("Blink", "does(seq(exile(target(creature)), return_to_battlefield(it)))", cost="{W}")
    swell = card("Swell", "does(give(target(creature), pump(3, 3)))", cost="{G}")
    players = {
        "a": {"battlefield": ["Forest", "Plains", {"card": "Mage", "as": "mage"}], "hand": ["Swell", "Blink"]},
        "b": {},
    }
    story = Story("magic", players, cards=[mage, blink, swell]).do("a", "cast", card="Swell")
    resolve(story.do("a", "choose", card="mage", **{"try": True})).do("a", "activate", card="mage")
    story.do("a", "choose", player="b").do("a", "cast", card="Blink").do("a", "choose", card="mage", **{"try": True})
    resolve(story).expect(mage__power=2)
    settle(story).expect(b__life=15)  # the Mage that was tapped had power 5


@rule("magic", "zones.dies", "layers.duration")
def test_what_dies_together_was_what_it_was_together() -> None:
    lord = creature("Lord", "static(creature(yours, other), pump(2, 2))", cost="{W}")
    heir = creature("Heir", "when(dies(this), gain_life(power_of(this)))", cost="{W}")
    wrath = card("Wrath", "does(destroy(creature))", cost="{W}")
    for field in (["Lord", "Heir"], ["Heir", "Lord"]):
        players = {"a": {"battlefield": ["Plains", *field], "hand": ["Wrath"]}, "b": {}}
        story = Story("magic", players, cards=[lord, heir, wrath]).do("a", "cast", card="Wrath")
        settle(story).expect(a__life=24)


@rule("magic", "targets.choose-and-check", "layers.characteristic-defining")
def test_a_card_in_a_graveyard_has_the_power_that_is_printed_on_it() -> None:
    raise_ = card("Raise", "does(to_hand(target(card(in_graveyard, yours, with_power(at_most(1))))))", cost="{B}")
    players = {
        "a": {"battlefield": ["Swamp"], "hand": ["Raise"], "graveyard": [{"card": "Canyon Minotaur", "as": "cow"}]},
        "b": {},
    }
    assert not Story("magic", players, cards=[raise_]).may("a", "cast", card="Raise")


# -- Loops -------------------------------------------------------------------------------------------------------------

SPRING = card("Spring", "when(gains_life, gain_life(1))", cost="{W}", line="Enchantment")
DRIP = card("Drip", "when(gains_life, lose_life(1, opponents))", cost="{B}", line="Enchantment")
DROP = card("Drop", "when(loses_life(opponents), gain_life(1))", cost="{B}", line="Enchantment")
HIVE = card(
    "Hive", 'when(enters(creature(yours)), create(1, token("Bee", 1, 1, "white")))', cost="{W}", line="Enchantment"
)
SIP = card("Sip", "does(gain_life(1))", cost="{W}")


def forever(field: list[str], hand: list[str], theirs: list[object]) -> Story:
    """A table at which somebody gains life, and what follows goes on by itself."""
    players = {"a": {"battlefield": ["Plains", *field], "hand": ["Sip"]}, "b": {"battlefield": theirs, "hand": hand}}
    return Story("magic", players, cards=[SPRING, DRIP, DROP, HIVE, SIP]).do("a", "cast", card="Sip")


def pass_on(story: Story, times: int = 400) -> Story:
    """Everybody passes, so many times at most."""
    for _ in range(times):
        if story.game.over:
            break
        story.game.choose_number(0)
    return story


@rule("magic", "ending.draw")
def test_a_loop_that_nobody_can_leave_is_a_draw() -> None:
    story = pass_on(forever(["Spring"], [], []))
    story.expect(over=True, draw=True)


@rule("magic", "ending.draw")
def test_a_loop_that_somebody_could_leave_goes_on_until_they_do() -> None:
    story = pass_on(forever(["Spring"], ["Shock"], ["Mountain"]))
    assert not story.game.over


@rule("magic", "ending.draw", "ending.win")
def test_a_loop_that_ends_by_itself_is_none() -> None:
    story = pass_on(forever(["Drip", "Drop"], [], []))
    story.expect(over=True, winner="a")


@rule("magic", "ending.draw", "types.token")
def test_a_loop_that_makes_ever_more_tokens_is_a_draw() -> None:
    bear = creature("Cub", cost="{W}")
    players = {"a": {"battlefield": ["Plains", "Hive"], "hand": ["Cub"]}, "b": {}}
    story = Story("magic", players, cards=[HIVE, bear]).do("a", "cast", card="Cub")
    pass_on(story).expect(over=True, draw=True)


# -- Entering ----------------------------------------------------------------------------------------------------------

MUTE = card("Mute", "static(creature, loses_all_abilities)", cost="{W}", line="Enchantment")


@rule("magic", "zones.enters-the-battlefield", "layers.duration")
def test_what_would_have_no_abilities_does_not_enter_by_them() -> None:
    slow = creature("Slow", "enter_tapped(this)", 'enters_with(2, "+1/+1")', cost="{W}")
    clone = creature("Clone", "as_enters(become_copy(chosen(creature)))", cost="{W}")
    for field, tapped, plus in (([], True, 2), (["Mute"], False, 0)):
        players = {"a": {"battlefield": ["Plains", *field], "hand": [{"card": "Slow", "as": "slow"}]}, "b": {}}
        story = resolve(Story("magic", players, cards=[MUTE, slow]).do("a", "cast", card="slow"))
        story.expect(slow__tapped=tapped, **{"slow__counters__+1/+1": plus})
    for field, power in (([], 3), (["Mute"], 2)):
        players = {
            "a": {"battlefield": ["Plains", *field], "hand": [{"card": "Clone", "as": "clone"}]},
            "b": {"battlefield": ["Canyon Minotaur"]},
        }
        story = resolve(Story("magic", players, cards=[MUTE, clone]).do("a", "cast", card="clone"))
        story.expect(clone__power=power)


# -- Blocks ------------------------------------------------------------------------------------------------------------


def attack_with(name: str, blockers: int, *cards: dict[str, object]) -> Story:
    """A creature attacks somebody with so many creatures, who is asked for blocks."""
    foes = [{"card": "Coral Merfolk", "as": f"foe{i}"} for i in range(1, blockers + 1)]
    field = [{"card": name, "as": "big"}, {"card": "Canyon Minotaur", "as": "cow"}]
    story = Story(
        "magic", {"a": {"battlefield": field}, "b": {"battlefield": foes}}, cards=list(cards), phase="declare-attackers"
    )
    story.do("a", "attack", card="big", target="b").do("a", "attack", card="cow", target="b").do("a", "done")
    return story.do("a", "pass").do("b", "pass")


@rule("magic", "combat.declare-blockers", "golden.card-over-rulebook")
def test_what_needs_two_blockers_is_blocked_by_two_or_not_at_all() -> None:
    giant = creature("Giant", "static(this, needs_two_blockers)")
    story = attack_with("Giant", 1, giant)
    assert not story.may("b", "block", card="foe1", target="big")
    assert story.may("b", "block", card="foe1", target="cow")
    story = attack_with("Giant", 3, giant).do("b", "block", card="foe1", target="big")
    assert not story.may("b", "done")  # one alone cannot block it
    assert not story.may("b", "block", card="foe2", target="cow")
    story.do("b", "block", card="foe2", target="big")
    assert story.may("b", "done")
    assert story.may("b", "block", card="foe3", target="big")


@rule("magic", "combat.declare-blockers", "golden.card-over-rulebook")
def test_what_lures_is_blocked_by_all_that_can() -> None:
    lure = creature("Siren", "static(this, lures)")
    story = attack_with("Siren", 2, lure)
    assert not story.may("b", "done")
    assert not story.may("b", "block", card="foe1", target="cow")
    story.do("b", "block", card="foe1", target="big").do("b", "block", card="foe2", target="big")
    both = creature("Both", "static(this, lures, needs_two_blockers)")
    story = attack_with("Both", 1, both)
    assert story.may("b", "done")  # one alone is not able to block it


# -- Players who leave -------------------------------------------------------------------------------------------------


@rule("magic", "layers.duration", "ending.concede")
def test_until_your_next_turn_ends_when_that_turn_would_begin() -> None:
    grow = card("Grow", "does(give(target(creature), pump(2, 2), duration=until_your_next_turn))", cost="{G}")
    players = {
        "a": {"battlefield": ["Forest"], "hand": ["Grow"], "library": 5},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "fish"}], "library": 5},
        "c": {"library": 5},
    }
    story = Story("magic", players, cards=[grow]).do("a", "cast", card="Grow")
    resolve(story.do("a", "choose", card="fish", **{"try": True})).expect(fish__power=4)
    story.do("a", "concede").until(active="c", phase="main-1").expect(fish__power=4)
    story.until(active="b", phase="main-1").expect(fish__power=2)


@rule("magic", "ending.concede", "zones.discard")
def test_who_leaves_while_asked_by_an_effect_does_nothing_more_and_the_rest_goes_on() -> None:
    rot = card("Rot", "does(seq(discard_own(1, target_player), gain_life(1)))", cost="{B}")
    players = {
        "a": {"battlefield": ["Swamp"], "hand": ["Rot", "Shock"]},
        "b": {"hand": ["Fog", "Shock"]},
        "c": {"hand": 3},
    }
    story = Story("magic", players, cards=[rot]).do("a", "cast", card="Rot").do("a", "choose", player="b")
    resolve_until_asked(story).do("b", "concede")
    settle(story).expect(a__life=21, a__hand=1, c__hand=3, over=False)


def resolve_until_asked(story: Story) -> Story:
    """All pass until somebody is asked something else."""
    while story.game.decision.topic == "priority":
        story.game.choose_number(0)
    return story


# -- Mana --------------------------------------------------------------------------------------------------------------


@rule("magic", "mana.pool", "mana.kinds")
def test_mana_left_over_is_of_the_kind_its_player_chooses() -> None:
    prism = card("Prism", "activated(tapping, add_any_color)", cost="", line="Land")
    spring = card(
        "Wellspring", 'when(is_tapped_for_mana(land(yours)), add_mana("{G}"))', cost="{G}", line="Enchantment"
    )
    players = {"a": {"battlefield": ["Prism", "Wellspring"], "hand": ["Giant Growth"]}, "b": {"battlefield": [BEAR]}}
    story = Story("magic", players, cards=[prism, spring]).do("a", "cast", card="Giant Growth")
    story.do("a", "choose", card="fish", **{"try": True})
    blue = next(option for option in story.game.decision.options if option.text == "blue")
    story.game.choose(blue)
    story.expect(a__mana="U")


@rule("magic", "ending.draw")
def test_a_counter_that_is_gone_makes_no_other_position() -> None:
    """A game that was saved and loaded compares positions as the one that went on does."""
    game = Story("magic", {"a": {"battlefield": [BEAR]}, "b": {}}).game
    assert isinstance(game, Magic)
    before = position(game)
    game.counters[game.piles[BATTLEFIELD][0] * 64 + 3] = 0
    assert position(game) == before


VANISHING = (
    'enters_with(2, "time")',
    'when(upkeep, remove_counters(1, "time", this), is(counters("time"), at_least(1)))',
    'when(last_counter_taken("time", this), sacrifice(this))',
)


@rule("magic", "counters.counter", "triggers.automatic")
def test_what_vanishes_goes_with_its_last_counter_whatever_takes_it() -> None:
    ghost = creature(
        "Ghost",
        *VANISHING,
        'activated(pay("{R}"), remove_counters(2, "time", this))',
        'activated(pay("{R}"), put_counters(1, "time", this))',
    )
    field = [{"card": "Ghost", "as": "ghost", "counters": {"time": 2}}, {"card": "Mountain", "n": 2}]
    story = Story("magic", {"a": {"battlefield": field}, "b": {}}, cards=[ghost])
    resolve(story.do("a", "activate", card="ghost", ability=4)).expect(ghost__zone="battlefield")
    resolve(story.do("a", "activate", card="ghost", ability=5)).expect(ghost__zone="battlefield")
    settle(story).expect(ghost__zone="graveyard")  # a counter that comes afterwards is too late


@rule("magic", "casting.order", "golden.card-over-rulebook")
def test_who_may_not_cast_a_spell_is_told_so_even_without_the_mana() -> None:
    ban = card("Ban", "cannot_cast(everyone, spell(is_instant))", line="Enchantment")
    story = Story(
        "magic", {"a": {"battlefield": ["Ban"], "hand": [{"card": "Shock", "as": "shock"}]}, "b": {}}, cards=[ban]
    )
    refusal = story.why_not("a", "cast", "shock")
    assert refusal is not None
    assert refusal.message == "effect-forbids-casting"


@rule("magic", "priority.active-player-first")
def test_each_other_player_follows_one_instruction_after_the_other() -> None:
    rite = card(
        "Rite",
        "does(each(others_than_you, seq(sacrifice(chosen(creature(theirs), by=they)), draw(count(creature), they))))",
        cost="{0}",
    )
    bear = {"battlefield": ["Canyon Minotaur"], "library": ["Mountain", "Mountain"]}
    story = Story("magic", {"a": {"hand": ["Rite"]}, "b": bear, "c": bear}, cards=[rite])
    settle(story.do("a", "cast", card="Rite")).expect(b__hand=0, c__hand=0)  # no creature is left when they draw
