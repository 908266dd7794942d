"""The stack: modes, copies, countering, what triggers together, what was done this way."""

from __future__ import annotations

from own_cards import card, creature, resolve
from support import Story, rule


@rule("magic", "stack.counter")
def test_what_cannot_be_countered_was_not_countered_this_way() -> None:
    refuse = card("Refuse", "does(seq(counter(target(spell)), draw(this_way)))", cost="{U}")
    for spell, drawn in (("Savage Summoning", 0), ("Giant Growth", 1)):
        players = {
            "a": {"battlefield": ["Forest", "Coral Merfolk"], "hand": [spell]},
            "b": {"battlefield": ["Island"], "hand": ["Refuse"]},
        }
        story = Story("magic", players, cards=[refuse]).do("a", "cast", card=spell).do("a", "pass")
        resolve(story.do("b", "cast", card="Refuse")).expect(b__hand=drawn, stack=1 - drawn)


@rule("magic", "stack.counter", "targets.choose-and-check")
def test_a_triggered_ability_may_be_countered_and_leaves_the_stack() -> None:
    hush = card("Hush", "does(counter(target(triggered_ability)))", cost="{U}")
    players = {
        "a": {"battlefield": [{"card": "Plains", "n": 4}, "Coral Merfolk"], "hand": ["Divine Favor", "Auramancer"]},
        "b": {"battlefield": [{"card": "Island", "n": 2}], "hand": ["Hush", "Hush"]},
    }
    story = Story("magic", players, cards=[hush]).do("a", "cast", card="Divine Favor")
    assert not story.do("a", "pass").may("b", "cast", card="Hush")  # nothing has triggered yet
    story.do("b", "pass").do("a", "pass")
    resolve(story.do("b", "cast", card="Hush"), 2).expect(stack=0, a__life=20, a__battlefield=6)


@rule("magic", "stack.counter", "targets.choose-and-check")
def test_a_copy_of_an_ability_may_target_the_ability_but_not_itself() -> None:
    naysayer = creature("Naysayer", "flash", "when(enters(this), counter(target(triggered_ability)))", cost="{W}")
    players = {
        "a": {
            "battlefield": [{"card": "Plains", "n": 6}, "Strionic Resonator", "Coral Merfolk"],
            "hand": ["Divine Favor", "Naysayer"],
        },
        "b": {},
    }
    story = Story("magic", players, cards=[naysayer]).do("a", "cast", card="Divine Favor")
    resolve(story).do("a", "cast", card="Naysayer")
    resolve(story).expect(stack=2)  # the Aura's ability, and one to counter it
    story.do("a", "activate", card="Strionic Resonator").do("a", "choose", card="Naysayer")
    resolve(story).do("a", "yes").expect(stack=3)  # a single choice is taken by itself: the original
    resolve(story).expect(stack=1, a__life=20)
    resolve(story).expect(stack=0, a__life=23)


@rule("magic", "casting.modes", "triggers.automatic")
def test_the_mode_of_a_triggered_ability_is_chosen_as_it_goes_on_the_stack() -> None:
    guide = creature("Guide", "when(enters(this), choose_one(draw(1), gain_life(2), destroy(target(artifact))))")
    players = {"a": {"battlefield": ["Mountain"], "hand": ["Guide"]}, "b": {}}
    for option, hand, life in (("1", 1, 20), ("2", 0, 22)):
        story = resolve(Story("magic", players, cards=[guide]).do("a", "cast", card="Guide"))
        assert not story.may("a", "choose", option="3")  # without an artifact there is nothing to destroy
        story.do("a", "choose", option=option).expect(stack=1)
        resolve(story).expect(a__hand=hand, a__life=life)
    players["b"] = {"battlefield": [{"card": "Millstone", "as": "stone"}]}
    story = resolve(Story("magic", players, cards=[guide]).do("a", "cast", card="Guide")).do("a", "choose", option="3")
    resolve(story).expect(stone__zone="graveyard", a__hand=0, a__life=20)


@rule("magic", "cost.x", "casting.play")
def test_a_spell_cast_without_paying_has_an_x_of_nothing() -> None:
    echo = card("Echo", "does(cast_free(target(card(in_graveyard, yours, is_instant))))", line="Sorcery")
    field = [{"card": "Mountain", "n": 6}]
    players = {"a": {"battlefield": field, "hand": [{"card": "Volcanic Geyser", "as": "fire"}, "Echo"]}, "b": {}}
    story = Story("magic", players, cards=[echo]).do("a", "cast", card="fire").do("a", "choose", player="b")
    resolve(story.do("a", "choose", number=3)).expect(b__life=17)
    resolve(story.do("a", "cast", card="Echo")).do("a", "cast", card="fire").do("a", "choose", player="b")
    resolve(story).expect(b__life=17, fire__zone="graveyard")


@rule("magic", "zones.draw")
def test_cards_drawn_this_way_are_those_that_were_there() -> None:
    think = card("Think", "does(seq(draw(2), gain_life(this_way)))")
    for library, life in ((["Fog", "Smelt", "Negate"], 22), (["Fog"], 21)):
        players = {"a": {"battlefield": ["Mountain"], "hand": ["Think"], "library": library}, "b": {}}
        story = Story("magic", players, cards=[think]).do("a", "cast", card="Think").do("a", "pass")
        story.do("b", "pass").expect(a__life=life)


@rule("magic", "zones.leaves-the-battlefield", "zones.dies")
def test_what_died_may_bring_itself_back_but_not_what_it_became_since() -> None:
    ghost = creature("Ghost", "when(dies(this), to_hand(this(in_graveyard)))", cost="{B}")
    players = {
        "a": {
            "battlefield": [{"card": "Swamp", "n": 3}, {"card": "Ghost", "as": "ghost"}],
            "hand": ["Wring Flesh", "Wring Flesh"],
        },
        "b": {"battlefield": [{"card": "Swamp", "n": 1}], "hand": ["Vile Rebirth"]},
    }
    story = Story("magic", players, cards=[ghost]).do("a", "cast", card="Wring Flesh")
    story.do("a", "choose", card="ghost", **{"try": True})
    story.runner.take({"resolve": 1})
    story.do("a", "cast", card="Wring Flesh", **{"try": True})
    resolve(story, "all").expect(ghost__zone="hand")


@rule("magic", "stack.zone")
def test_the_stack_is_seen_whole_with_the_newest_first() -> None:
    players = {
        "a": {"battlefield": [{"card": "Mountain", "n": 3}], "hand": ["Shock", "Thunder Strike"]},
        "b": {"battlefield": ["Coral Merfolk"]},
    }
    story = Story("magic", players).do("a", "cast", card="Shock").do("a", "choose", player="b")
    story.do("a", "cast", card="Thunder Strike")
    assert [row["name"] for row in story.view("b")["stack"]] == ["Thunder Strike", "Shock"]


@rule("magic", "targets.choose-and-check")
def test_what_has_shroud_is_nobodys_target() -> None:
    monk = creature("Monk", "shroud")
    players = {
        "a": {"battlefield": ["Mountain", {"card": "Monk", "as": "monk"}], "hand": ["Shock"]},
        "b": {"battlefield": [{"card": "Monk", "as": "other"}]},
    }
    story = Story("magic", players, cards=[monk]).do("a", "cast", card="Shock")
    assert not story.may("a", "choose", card="monk")
    assert not story.may("a", "choose", card="other")
    assert story.may("a", "choose", player="b")


@rule("magic", "triggers.automatic", "check.destroy", "types.aura")
def test_what_triggers_in_several_rounds_of_the_check_goes_on_the_stack_together() -> None:
    martyr = creature("Martyr", "when(dies(this), draw(1))")
    shroud = card("Wreath", "enchant(creature)", "when(leaves(this), gain_life(1))", line="Enchantment — Aura")
    field = [{"card": "Martyr", "as": "martyr"}, {"card": "Wreath", "as": "wreath", "attached_to": "martyr"}]
    players = {"a": {"battlefield": [*field, "Mountain"], "hand": ["Shock"]}, "b": {}}
    story = (
        Story("magic", players, cards=[martyr, shroud]).do("a", "cast", card="Shock").do("a", "choose", card="martyr")
    )
    resolve(story).expect(martyr__zone="graveyard", wreath__zone="graveyard")
    assert [story.name(option.card) for option in story.game.decision.options] == ["martyr", "wreath"]


@rule("magic", "stack.counter", "stack.zone")
def test_a_countered_ability_leaves_the_stack_once() -> None:
    hush = card("Hush", "does(counter(target(triggered_ability)))", cost="{U}")
    players = {
        "a": {"battlefield": ["Mountain", "Young Pyromancer"], "hand": ["Shock"]},
        "b": {"battlefield": ["Island"], "hand": ["Hush"]},
    }
    story = Story("magic", players, cards=[hush]).do("a", "cast", card="Shock").do("a", "choose", player="b")
    story.do("a", "pass").do("b", "cast", card="Hush").expect(stack=3)
    resolve(story, 3).expect(stack=0, b__life=18, a__battlefield=2)
