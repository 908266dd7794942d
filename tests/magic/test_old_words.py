"""Words that older cards need: several modes, storm and cascade, piles, graveyards, damage sent elsewhere."""

from __future__ import annotations

import pytest

from mulligan.magic.grammar import compile_text
from own_cards import card, creature, resolve, settle
from support import Story, rule


def keyword(text: str, spell: bool = False) -> list[str]:
    """What a keyword stands for."""
    return compile_text(text, "Oak", spell, "{1}")


def mountains(number: int) -> dict[str, object]:
    """So many Mountains."""
    return {"card": "Mountain", "n": number}


# -- Casting -----------------------------------------------------------------------------------------------------------


@rule("magic", "casting.modes", "casting.order")
def test_one_or_both_modes_may_be_chosen() -> None:
    fork = card("Fork", "does(choose_some(1, 2, gain_life(3), damage(2, target(any_player))))")
    for mode, mine, theirs in (("1", 23, 20), ("2", 20, 18), ("3", 23, 18)):
        story = Story("magic", {"a": {"battlefield": [mountains(1)], "hand": ["Fork"]}, "b": {}}, cards=[fork])
        story.do("a", "cast", card="Fork").do("a", "choose", option=mode)
        if mode != "1":
            story.do("a", "choose", player="b")
        settle(story).expect(a__life=mine, b__life=theirs)


@rule("magic", "casting.modes", "cost.additional")
def test_all_modes_happen_where_that_is_paid_for() -> None:
    twine = card("Twine", 'kicker("{R}")', "does(choose_one_or_all(gain_life(3), draw(2)))")
    for lands, paid in ((2, True), (2, False), (1, False)):
        story = Story("magic", {"a": {"battlefield": [mountains(lands)], "hand": ["Twine"]}, "b": {}}, cards=[twine])
        story.do("a", "cast", card="Twine")
        if lands > 1:
            story.do("a", "yes" if paid else "no")
        if not paid:
            assert len(story.game.decision.options) == 2
            story.do("a", "choose", option="1")
        settle(story).expect(a__life=23, a__hand=2 if paid else 0)


@rule("magic", "triggers.automatic", "stack.resolve")
def test_a_spell_is_copied_for_each_spell_before_it() -> None:
    bolt = card("Bolt", *keyword("Storm", True), "does(damage(1, target(any_player)))")
    dot = card("Dot", "does(gain_life(1))")
    hand = ["Bolt", "Dot", "Dot"]
    story = Story("magic", {"a": {"battlefield": [mountains(3)], "hand": hand}, "b": {}}, cards=[bolt, dot])
    settle(story.do("a", "cast", card="Dot"))
    settle(story.do("a", "cast", card="Dot"))
    story.do("a", "cast", card="Bolt").do("a", "choose", player="b")
    for _ in range(12):
        decision = story.game.decision
        if decision.topic == "new-targets":
            story.do("a", "no")
        elif story.game.waiting:
            story.do("a" if decision.player == 0 else "b", "pass")
    story.expect(b__life=17, a__life=22)


@rule("magic", "triggers.automatic", "zones.exile", "casting.play")
def test_cascade_casts_the_first_cheaper_card_for_nothing() -> None:
    fall = card("Fall", *keyword("Cascade", True), "does(gain_life(1))", cost="{2}")
    library = ["Mountain", "Serra Angel", {"card": "Shock", "as": "shock"}, {"card": "Mountain", "n": 10}]
    players = {"a": {"battlefield": [mountains(2)], "hand": ["Fall"], "library": library}, "b": {}}
    story = resolve(Story("magic", players, cards=[fall]).do("a", "cast", card="Fall"))
    story.do("a", "cast", card="shock").do("a", "choose", player="b")
    settle(story).expect(b__life=18, a__life=21, a__library=12)


@rule("magic", "golden.card-over-rulebook", "casting.play", "turn.upkeep")
def test_rebound_casts_the_card_once_more_if_it_was_cast_from_a_hand() -> None:
    echo = card("Again", "rebound", "does(gain_life(3))")
    story = Story(
        "magic",
        {"a": {"battlefield": [mountains(1)], "hand": [{"card": "Again", "as": "again"}]}, "b": {}},
        cards=[echo],
    )
    settle(story.do("a", "cast", card="again")).expect(a__life=23, again__zone="exile")
    story.until(phase="upkeep", active="b").until(phase="upkeep", active="a")
    resolve(story).do("a", "cast", card="again")
    settle(story).expect(a__life=26, again__zone="graveyard")


@rule("magic", "golden.card-over-rulebook", "stack.respond")
def test_nobody_responds_to_split_second_but_with_mana_abilities() -> None:
    flash = card("Flash Fire", "split_second", "does(damage(2, target(any_player)))")
    field = [{"card": "Millstone", "as": "mill"}, mountains(3)]
    players = {
        "a": {"battlefield": [mountains(1)], "hand": ["Flash Fire"]},
        "b": {"battlefield": field, "hand": ["Shock"]},
    }
    story = Story("magic", players, cards=[flash]).do("a", "cast", card="Flash Fire").do("a", "choose", player="b")
    story.do("a", "pass")
    assert not story.may("b", "cast", card="Shock")
    assert not story.may("b", "activate", card="mill")
    settle(story).do("a", "pass")
    assert story.may("b", "cast", card="Shock")


@rule("magic", "cost.x", "mana.kinds")
def test_x_may_have_to_be_paid_with_one_colour() -> None:
    drain = card("Drain", 'mana_on_x("black")', "does(gain_life(x))", cost="{X}{1}{B}", line="Sorcery")
    field = [{"card": "Swamp", "n": 3}, {"card": "Mountain", "n": 3}]
    story = Story("magic", {"a": {"battlefield": field, "hand": ["Drain"]}, "b": {}}, cards=[drain])
    story.do("a", "cast", card="Drain")
    assert [option.number for option in story.game.decision.options] == [0, 1, 2]
    settle(story.do("a", "choose", number=2)).expect(a__life=22)


# -- Events and what happened ------------------------------------------------------------------------------------------


@rule("magic", "types.land", "triggers.automatic")
@pytest.mark.parametrize(("by", "gained"), [("you", 1), ("opponents", 0), ("everyone", 1)])
def test_an_ability_may_wait_for_a_land_to_be_played(by: str, gained: int) -> None:
    ear = card("Ear", f"when(plays_land({by}), gain_life(1))", line="Enchantment")
    story = Story("magic", {"a": {"battlefield": ["Ear"], "hand": ["Island"]}, "b": {}}, cards=[ear])
    settle(story.do("a", "play", card="Island")).expect(a__life=20 + gained)


@rule("magic", "zones.graveyard", "triggers.automatic")
def test_a_card_knows_when_it_goes_to_the_graveyard_from_anywhere() -> None:
    avatar = creature(
        "Avatar", "when(is_buried(this(in_graveyard)), shuffle_into_library(this(in_graveyard)), works=from_graveyard)"
    )
    for where in ("hand", "battlefield"):
        players = {
            "a": {"battlefield": [{"card": "Swamp", "n": 4}], "hand": ["Mind Rot", "Doom Blade"]},
            "b": {where: [{"card": "Avatar", "as": "avatar"}]},
        }
        story = Story("magic", players, cards=[avatar])
        if where == "hand":
            story.do("a", "cast", card="Mind Rot").do("a", "choose", player="b")
        else:
            story.do("a", "cast", card="Doom Blade").do("a", "choose", card="avatar", **{"try": True})
        settle(story).expect(avatar__zone="library")


@rule("magic", "counters.counter", "triggers.automatic")
def test_an_ability_triggers_for_each_counter_put_or_taken() -> None:
    for word, gained in (("counter_put", 2), ("counter_taken", 3)):
        ooze = creature(
            "Ooze",
            f'when({word}("+1/+1", this), gain_life(1))',
            'activated(pay("{R}"), put_counters(2, "+1/+1", this))',
            'activated(pay("{R}"), remove_counters(3, "+1/+1", this))',
        )
        field = [{"card": "Ooze", "as": "ooze", "counters": {"+1/+1": 4}}, mountains(2)]
        story = Story("magic", {"a": {"battlefield": field}, "b": {}}, cards=[ooze])
        settle(story.do("a", "activate", card="ooze", ability=2))
        settle(story.do("a", "activate", card="ooze", ability=3)).expect(a__life=20 + gained, ooze__power=5)


@rule("magic", "counters.counter", "triggers.automatic")
def test_a_counter_on_somebody_else_is_heard_where_the_text_says_so() -> None:
    said = "Whenever a +1/+1 counter is placed on another creature you control, you gain 1 life."
    herald = creature("Herald", *compile_text(said, "Herald", False))
    ooze = creature("Ooze", 'activated(pay("{R}"), put_counters(2, "+1/+1", this))')
    field = ["Herald", {"card": "Ooze", "as": "ooze"}, mountains(2)]
    story = Story("magic", {"a": {"battlefield": field}, "b": {}}, cards=[herald, ooze])
    settle(story.do("a", "activate", card="ooze")).expect(a__life=22, ooze__power=4)


@rule("magic", "casting.spell", "combat.attacking", "golden.card-over-rulebook")
def test_rules_may_look_at_the_spells_and_attacks_of_this_turn() -> None:
    law = card("Law", "cannot_cast(players_who(everyone, is(spells_cast(they), at_least(1))))", line="Enchantment")
    hand = ["Shock", "Shock"]
    story = Story("magic", {"a": {"battlefield": ["Law", mountains(2)], "hand": hand}, "b": {}}, cards=[law])
    settle(story.do("a", "cast", card="Shock").do("a", "choose", player="b"))
    assert not story.may("a", "cast", card="Shock")
    story.until(phase="main-1", active="b").until(phase="main-1", active="a")
    assert story.may("a", "cast", card="Shock")


@rule("magic", "casting.spell")
def test_a_permanent_knows_whether_it_was_cast_from_a_hand() -> None:
    giant = creature("Giant", "when(enters(this), gain_life(5), if=cast_from_hand)")
    raise_it = card("Raise", "does(onto_battlefield(target(card(in_graveyard, yours))))")
    for hand, grave, gained in ((["Giant"], [], 5), (["Raise"], ["Giant"], 0)):
        players = {"a": {"battlefield": [mountains(1)], "hand": hand, "graveyard": grave}, "b": {}}
        story = Story("magic", players, cards=[giant, raise_it]).do("a", "cast", card=hand[0])
        settle(story).expect(a__life=20 + gained)


@rule("magic", "triggers.automatic")
def test_an_ability_may_wait_for_the_next_time_only() -> None:
    promise = card("Promise", "does(next_time_this_turn(when(casts(instant_or_sorcery), gain_life(2))))")
    hand = ["Promise", "Shock", "Shock"]
    story = Story("magic", {"a": {"battlefield": [mountains(3)], "hand": hand}, "b": {}}, cards=[promise])
    settle(story.do("a", "cast", card="Promise"))
    for _ in range(2):
        settle(story.do("a", "cast", card="Shock").do("a", "choose", player="b"))
    story.expect(a__life=22)


# -- Cards that come and go --------------------------------------------------------------------------------------------


@rule("magic", "golden.card-over-rulebook", "zones.reveal")
def test_an_opponent_makes_two_piles_and_you_take_one() -> None:
    fact = card("Fact", "does(seq(reveal(top(4)), piles(those, opponents, to_hand(it), to_graveyard(it))))")
    library = [
        {"card": "Shock", "as": "one"},
        {"card": "Fog", "as": "two"},
        {"card": "Negate", "as": "three"},
        {"card": "Smelt", "as": "four"},
        "Island",
    ]
    players = {"a": {"battlefield": [mountains(1)], "hand": ["Fact"], "library": library}, "b": {}}
    for pile, mine, other in ((1, "hand", "graveyard"), (2, "graveyard", "hand")):
        story = resolve(Story("magic", players, cards=[fact]).do("a", "cast", card="Fact"))
        story.do("b", "choose", card="two").do("b", "done").do("a", "choose", number=pile)
        story.expect(two__zone=mine, one__zone=other, three__zone=other, four__zone=other)


@rule("magic", "replacement.instead", "zones.exile")
def test_unearth_brings_a_creature_back_for_a_turn() -> None:
    ghoul = creature("Ghoul", *keyword("Unearth {R}"))
    blink = card("Shoo", "does(to_hand(target(creature)))", cost="{U}")
    field = [mountains(1), "Island"]
    players = {"a": {"battlefield": field, "hand": ["Shoo"], "graveyard": [{"card": "Ghoul", "as": "ghoul"}]}, "b": {}}
    story = settle(Story("magic", players, cards=[ghoul, blink]).do("a", "activate", card="ghoul"))
    story.expect(ghoul__zone="battlefield").until(phase="declare-attackers")
    assert story.may("a", "attack", card="ghoul", target="b")
    story.until(phase="upkeep", active="b").expect(ghoul__zone="exile")
    story = settle(Story("magic", players, cards=[ghoul, blink]).do("a", "activate", card="ghoul"))
    settle(story.do("a", "cast", card="Shoo").do("a", "choose", card="ghoul", **{"try": True})).expect(
        ghoul__zone="exile"
    )


@rule("magic", "combat.attacking", "types.token")
def test_a_token_may_come_attacking() -> None:
    hero = creature(
        "Hero", 'when(attacks(this), seq(create_tapped(1, token("Soldier", 1, 1, "white")), now_attacking(it)))'
    )
    story = Story("magic", {"a": {"battlefield": [{"card": "Hero", "as": "hero"}]}, "b": {}}, cards=[hero])
    story.until(phase="declare-attackers").do("a", "attack", card="hero", target="b").until(phase="main-2")
    story.expect(b__life=17)


@rule("magic", "golden.card-over-rulebook", "combat.attack-and-block")
def test_there_may_be_another_combat_phase() -> None:
    charge = card("Charge", "does(seq(untap(creature(yours)), more_combat_and_main))", line="Sorcery")
    field = [{"card": "Canyon Minotaur", "as": "cow"}, mountains(1)]
    story = Story("magic", {"a": {"battlefield": field, "hand": ["Charge"]}, "b": {}}, cards=[charge])
    story.until(phase="declare-attackers").do("a", "attack", card="cow", target="b").until(phase="main-2")
    settle(story.do("a", "cast", card="Charge")).until(phase="declare-attackers")
    story.do("a", "attack", card="cow", target="b").until(phase="main-2").expect(b__life=14, active="a")
    story.until(phase="upkeep").expect(active="b")


@rule("magic", "zones.put-onto-battlefield", "types.aura")
def test_an_aura_may_be_put_onto_something() -> None:
    spin = card("Spin", "does(onto_battlefield_attached(chosen(card(in_graveyard, yours)), target(creature)))")
    field = [mountains(1), {"card": "Coral Merfolk", "as": "fish"}]
    players = {
        "a": {"battlefield": field, "hand": ["Spin"], "graveyard": [{"card": "Divine Favor", "as": "aura"}]},
        "b": {},
    }
    story = (
        Story("magic", players, cards=[spin])
        .do("a", "cast", card="Spin")
        .do("a", "choose", card="fish", **{"try": True})
    )
    settle(story).expect(aura__zone="battlefield", fish__power=3)


# -- Damage ------------------------------------------------------------------------------------------------------------


@rule("magic", "replacement.prevention", "counters.counter")
def test_prevention_may_do_something_besides() -> None:
    ghost = creature("Phantom", 'prevent_and(this, remove_counters(that_much, "+1/+1", this))')
    players = {
        "a": {"battlefield": [mountains(1)], "hand": ["Shock"]},
        "b": {"battlefield": [{"card": "Phantom", "as": "ghost", "counters": {"+1/+1": 3}}]},
    }
    story = Story("magic", players, cards=[ghost]).do("a", "cast", card="Shock").do("a", "choose", card="ghost")
    settle(story).expect(ghost__power=3, ghost__damage=0)


@rule("magic", "replacement.instead", "damage.deal")
def test_damage_may_be_dealt_to_somebody_else_instead() -> None:
    guard = creature("Guard", "send_damage(you, this)")
    players = {
        "a": {"battlefield": [mountains(1)], "hand": ["Shock"]},
        "b": {"battlefield": [{"card": "Guard", "as": "guard"}]},
    }
    story = Story("magic", players, cards=[guard]).do("a", "cast", card="Shock").do("a", "choose", player="b")
    settle(story).expect(b__life=20, guard__zone="graveyard")


@rule("magic", "replacement.prevention", "damage.deal")
def test_some_damage_cannot_be_prevented() -> None:
    sure = card("Sure", "does(damage_for_sure(2, target(any_player)))")
    safe = card("Safe", "prevent(you)", line="Enchantment")
    for name, life in (("Sure", 18), ("Shock", 20)):
        players = {"a": {"battlefield": [mountains(1)], "hand": [name]}, "b": {"battlefield": ["Safe"]}}
        story = Story("magic", players, cards=[sure, safe]).do("a", "cast", card=name).do("a", "choose", player="b")
        settle(story).expect(b__life=life)


@rule("magic", "damage.life-loss", "golden.card-over-rulebook")
def test_damage_reduces_life_no_further_than_a_card_says() -> None:
    floor = card("Floor", "least_life(5)", line="Enchantment")
    big = card("Big", "does(damage(9, target(any_player)))")
    for life, left in ((8, 5), (4, -5)):
        players = {"a": {"battlefield": [mountains(1)], "hand": ["Big"]}, "b": {"life": life, "battlefield": ["Floor"]}}
        story = Story("magic", players, cards=[floor, big]).do("a", "cast", card="Big").do("a", "choose", player="b")
        if left > 0:
            settle(story).expect(b__life=left)
        else:
            settle(story)
            assert story.game.winner == "a"


@rule("magic", "replacement.instead", "check.destroy")
def test_totem_armor_is_destroyed_instead() -> None:
    skin = card("Skin", "enchant(creature)", "totem_armor", cost="{W}", line="Enchantment — Aura")
    players = {
        "a": {"battlefield": [{"card": "Swamp", "n": 2}], "hand": ["Doom Blade"]},
        "b": {
            "battlefield": [
                {"card": "Coral Merfolk", "as": "fish"},
                {"card": "Skin", "as": "skin", "attached_to": "fish"},
            ]
        },
    }
    story = (
        Story("magic", players, cards=[skin])
        .do("a", "cast", card="Doom Blade")
        .do("a", "choose", card="fish", **{"try": True})
    )
    settle(story).expect(fish__zone="battlefield", skin__zone="graveyard")


@rule("magic", "targets.choose-and-check", "golden.card-over-rulebook")
def test_cards_in_graveyards_may_be_out_of_reach() -> None:
    seal = card("Seal", "hidden(card(in_graveyard))", line="Enchantment")
    back = card("Back", "does(to_hand(target(card(in_graveyard, yours))))")
    for there, may in (([], True), (["Seal"], False)):
        players = {"a": {"battlefield": [mountains(1), *there], "hand": ["Back"], "graveyard": ["Shock"]}, "b": {}}
        assert Story("magic", players, cards=[seal, back]).may("a", "cast", card="Back") == may


@rule("magic", "combat.block", "golden.card-over-rulebook")
def test_a_creature_may_have_to_block_a_certain_attacker() -> None:
    bait = creature("Bait", *keyword("Provoke"))
    players = {
        "a": {"battlefield": [{"card": "Bait", "as": "bait"}, {"card": "Canyon Minotaur", "as": "cow"}]},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "fish", "tapped": True}]},
    }
    story = Story("magic", players, cards=[bait]).until(phase="declare-attackers")
    story.do("a", "attack", card="bait", target="b").do("a", "attack", card="cow", target="b").do(
        "a", "done", **{"try": True}
    )
    story.do("a", "choose", card="fish", **{"try": True})
    resolve(story).do("a", "yes").until(phase="declare-blockers")
    assert not story.may("b", "block", card="fish", target="cow")
    assert not story.may("b", "done")


@rule("magic", "static.always-on", "damage.power")
def test_each_creature_may_grow_by_a_number_of_its_own() -> None:
    coat = card(
        "Coat",
        "static(creature, pump(count(creature(shares_type_with(affected), apart_from(affected))), 0))",
        line="Artifact",
    )
    kin = [creature(name, line="Creature — Wolf") for name in ("Wolf One", "Wolf Two")]
    field = [
        "Coat",
        {"card": "Wolf One", "as": "one"},
        {"card": "Wolf Two", "as": "two"},
        {"card": "Coral Merfolk", "as": "fish"},
    ]
    story = Story("magic", {"a": {"battlefield": field}, "b": {}}, cards=[coat, *kin])
    story.expect(one__power=3, two__power=3, fish__power=2)


# -- Whom an ability speaks of ----------------------------------------------------------------------------------------


@rule("magic", "targets.choose-and-check", "stack.counter", "cost.pay-in-full")
def test_the_spell_that_targets_is_countered_unless_its_player_pays() -> None:
    proud = creature("Proud", 'when(is_targeted(this, opposing), unless(counter(what_targets), pay("{1}"), they))')
    for lands, dead in ((1, False), (2, True)):
        players = {
            "a": {"battlefield": [mountains(lands)], "hand": ["Shock"]},
            "b": {"battlefield": [{"card": "Proud", "as": "proud"}]},
        }
        story = Story("magic", players, cards=[proud]).do("a", "cast", card="Shock").do("a", "choose", card="proud")
        resolve(story)
        if lands > 1:
            story.do("a", "yes")
        settle(story).expect(proud__zone="graveyard" if dead else "battlefield")


@rule("magic", "zones.leaves-the-battlefield", "triggers.automatic")
def test_an_aura_may_come_back_from_the_graveyard_when_its_creature_dies() -> None:
    wings = card(
        "Wings",
        "enchant(creature)",
        "static(enchanted, flying)",
        "when(dies(enchanted), to_hand(this_gone))",
        cost="{W}",
        line="Enchantment — Aura",
    )
    field = [
        {"card": "Coral Merfolk", "as": "fish"},
        {"card": "Wings", "as": "wings", "attached_to": "fish"},
        mountains(1),
    ]
    story = Story("magic", {"a": {"battlefield": field, "hand": ["Shock"]}, "b": {}}, cards=[wings])
    settle(story.do("a", "cast", card="Shock").do("a", "choose", card="fish")).expect(wings__zone="hand")


@rule("magic", "casting.play", "stack.resolve")
def test_a_card_may_have_to_be_cast_or_may_be_played_for_nothing() -> None:
    wild = card("Wild", "does(seq(reveal(top(1)), must_cast_free(those)))")
    wish = card("Wish", "does(seq(reveal(top(1)), play_free(those), if(not(did_so), exile(those))))", line="Sorcery")
    for name, top, zone in (
        ("Wild", "Serra Angel", "battlefield"),
        ("Wild", "Island", "library"),
        ("Wish", "Island", "battlefield"),
    ):
        library = [{"card": top, "as": "top"}, "Mountain"]
        players = {"a": {"battlefield": [mountains(1)], "hand": [name], "library": library}, "b": {}}
        story = resolve(Story("magic", players, cards=[wild, wish]).do("a", "cast", card=name))
        story.do("a", "cast", card="top", **{"try": True}).do("a", "play", card="top", **{"try": True})
        settle(story).expect(top__zone=zone)
    library = [{"card": "Serra Angel", "as": "top"}, "Mountain"]
    players = {"a": {"battlefield": [mountains(1)], "hand": ["Wish"], "library": library}, "b": {}}
    story = resolve(Story("magic", players, cards=[wish]).do("a", "cast", card="Wish")).do("a", "done")
    settle(story).expect(top__zone="exile")


@rule("magic", "combat.block", "golden.card-over-rulebook")
def test_the_attacking_player_may_choose_the_blocks() -> None:
    chief = creature("Chief", "when(attacks(this), choose_blocks)")
    players = {
        "a": {"battlefield": [{"card": "Chief", "as": "chief"}]},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "fish"}, {"card": "Canyon Minotaur", "as": "cow"}]},
    }
    story = Story("magic", players, cards=[chief]).until(phase="declare-attackers")
    settle(story.do("a", "attack", card="chief", target="b")).until(phase="declare-blockers")
    story.do("a", "block", card="fish", target="chief").do("a", "done").until(phase="main-2")
    story.expect(fish__zone="graveyard", cow__zone="battlefield", b__life=20)


@rule("magic", "stack.counter", "golden.card-over-rulebook")
def test_spells_may_be_safe_from_spells_of_a_colour() -> None:
    veil = card("Veil", "does(apply(not_countered_by(spell(yours), spell(blue))))")
    players = {
        "a": {"battlefield": [mountains(2)], "hand": ["Veil", "Shock"]},
        "b": {"battlefield": [{"card": "Island", "n": 2}], "hand": ["Cancel Out"]},
    }
    cancel = card("Cancel Out", "does(counter(target(spell)))", cost="{U}")
    for safe, life in ((True, 18), (False, 20)):
        story = Story("magic", players, cards=[veil, cancel])
        if safe:
            settle(story.do("a", "cast", card="Veil"))
        story.do("a", "cast", card="Shock").do("a", "choose", player="b").do("a", "pass")
        settle(story.do("b", "cast", card="Cancel Out").do("b", "choose", card="Shock", **{"try": True})).expect(
            b__life=life
        )


@rule("magic", "players.control")
def test_permanents_may_come_under_the_control_of_players_by_chance() -> None:
    storm = card("Scatter", "does(seq(tap(creature), scramble(creature), untap(it)))")
    field = [mountains(1), *[{"card": "Coral Merfolk", "as": f"fish{i}"} for i in range(8)]]
    seen: set[object] = set()
    story = settle(
        Story("magic", {"a": {"battlefield": field, "hand": ["Scatter"]}, "b": {}}, cards=[storm]).do(
            "a", "cast", card="Scatter"
        )
    )
    for i in range(8):
        fish = story.card(f"fish{i}")
        seen.add(int(story.game.controller[fish]))
        assert story.game.tapped[fish] == 0
    assert seen == {0, 1}


# -- Permanents --------------------------------------------------------------------------------------------------------


@rule("magic", "activated.activate", "players.you")
def test_any_player_may_activate_an_ability_that_says_so() -> None:
    pond = creature("Pond", 'activated(pay("{1}"), gain_life(2), limit=open_to_all)')
    players = {"a": {"battlefield": [{"card": "Pond", "as": "pond"}]}, "b": {"battlefield": [mountains(1)]}}
    story = Story("magic", players, cards=[pond]).do("a", "pass").do("b", "activate", card="pond")
    settle(story).expect(a__life=20, b__life=22)


@rule("magic", "combat.block", "golden.card-over-rulebook")
def test_no_more_than_one_creature_may_block_it() -> None:
    lone = creature("Lone", "static(this, one_blocker_at_most)")
    players = {
        "a": {"battlefield": [{"card": "Lone", "as": "lone"}]},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "fish"}, {"card": "Canyon Minotaur", "as": "cow"}]},
    }
    story = Story("magic", players, cards=[lone]).until(phase="declare-attackers")
    story.do("a", "attack", card="lone", target="b").until(phase="declare-blockers")
    story.do("b", "block", card="fish", target="lone")
    assert not story.may("b", "block", card="cow", target="lone")


@rule("magic", "stack.resolve", "cost.tap")
def test_tap_or_untap_is_chosen_as_it_happens() -> None:
    twist = card("Twist", "does(tap_or_untap(target(creature)))", cost="{U}")
    for option, tapped in (("1", True), ("2", False)):
        players = {
            "a": {"battlefield": ["Island"], "hand": ["Twist"]},
            "b": {"battlefield": [{"card": "Coral Merfolk", "as": "fish", "tapped": not tapped}]},
        }
        story = (
            Story("magic", players, cards=[twist])
            .do("a", "cast", card="Twist")
            .do("a", "choose", card="fish", **{"try": True})
        )
        resolve(story).do("a", "choose", option=option).expect(fish__tapped=tapped)


@rule("magic", "counters.counter", "layers.duration")
def test_a_creature_is_of_another_size_at_each_level() -> None:
    text = "Level up {R}\nLEVEL 1-2\n3/3\nFlying\nLEVEL 3+\n5/5\nWhen Climber dies, you gain 4 life."
    climber = creature("Climber", *compile_text(text, "Climber", False, "{R}"))
    for counters, power, flies in ((0, 2, False), (1, 3, True), (2, 3, True), (3, 5, False)):
        field = [{"card": "Climber", "as": "climber", "counters": {"level": counters}}, {"card": "Swamp", "n": 2}]
        story = Story("magic", {"a": {"battlefield": field, "hand": ["Doom Blade"]}, "b": {}}, cards=[climber])
        story.expect(climber__power=power)
        assert ("flying" in story.seat("a", "a")["battlefield"][0]["keywords"]) == flies
        story.do("a", "cast", card="Doom Blade").do("a", "choose", card="climber", **{"try": True})
        settle(story).expect(a__life=24 if counters == 3 else 20)


@rule("magic", "zones.reveal", "cost.converted")
def test_who_reveals_the_costlier_card_wins_the_clash() -> None:
    joust = card("Joust", "does(seq(clash, if(did_so, gain_life(4), lose_life(1))))")
    for mine, theirs, life in (("Serra Angel", "Shock", 24), ("Shock", "Serra Angel", 19), ("Shock", "Shock", 19)):
        players = {
            "a": {
                "battlefield": [mountains(1)],
                "hand": ["Joust"],
                "library": [{"card": mine, "as": "mine"}, "Island"],
            },
            "b": {"library": [{"card": theirs, "as": "theirs"}, "Island"]},
        }
        story = resolve(Story("magic", players, cards=[joust]).do("a", "cast", card="Joust"))
        story.do("a", "yes").do("b", "no").expect(a__life=life, a__library__top="Island", b__library__top=theirs)


SPOKEN = {
    "Oak deals 3 damage to target creature. If you control an Island, it deals 5 damage to that creature instead.": (
        'does(instead(target(creature), damage(3, targeted(1)), there_is(land(yours, of("Island"))), '
        "damage(5, targeted(1))))"
    ),
    "Target creature and each other creature that shares a color with it gain reach until end of turn.": (
        "does(give(either_of(target(creature), creature(shares_color_with(targeted(1)), apart_from(targeted(1)))), "
        "reach))"
    ),
    "Choose target creature. It gets -1/-1 until end of turn.": (
        "does(seq(choose(target(creature)), give(targeted(1), pump(-1, -1))))"
    ),
    "You and target opponent each draw a card.": "does(seq(draw(1), draw(1, target_player(opponents))))",
}


@pytest.mark.parametrize("text", SPOKEN)
def test_who_is_spoken_of_is_the_one_meant(text: str) -> None:
    assert compile_text(text, "Oak", True, "{1}") == [SPOKEN[text]]
