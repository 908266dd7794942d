"""Words for cards of other years: copies for a turn, other creatures or players, activating, searching."""

from __future__ import annotations

import pytest

from own_cards import card, creature, settle
from support import Story, rule

ISLANDS = {"card": "Island", "n": 4}
BEAR = "Canyon Minotaur"
FINDS = "does(seq(reveal(chosen(card(in_library, yours, is_land))), to_hand(it), shuffle))"


def shifting(*abilities: str) -> Story:
    """A creature that may become a copy, a larger one, and mana."""
    shifter = creature("Shifter", *abilities)
    field = [{"card": "Shifter", "as": "shifter"}, {"card": BEAR, "as": "bear"}, ISLANDS]
    players = {"a": {"battlefield": field, "library": ["Island"]}, "b": {"library": ["Island"]}}
    return Story("magic", players, cards=[shifter])


@rule("magic", "layers.duration")
def test_what_is_a_copy_until_end_of_turn_is_itself_again_afterwards() -> None:
    story = shifting('activated(pay("{U}"), becomes_copy(this, target(creature)))')
    settle(story.do("a", "activate", card="shifter").do("a", "choose", card="bear"))
    story.expect(shifter__power=3, shifter__toughness=3)
    assert not story.may("a", "activate", card="shifter")  # as a copy it has only what the other has
    story.until(active="b", phase="upkeep").expect(shifter__power=2, shifter__toughness=2)


@rule("magic", "layers.duration")
def test_what_is_a_copy_for_good_stays_one() -> None:
    story = shifting('activated(pay("{U}"), becomes_copy(this, target(creature), for_good))')
    settle(story.do("a", "activate", card="shifter").do("a", "choose", card="bear"))
    story.until(active="b", phase="upkeep").expect(shifter__power=3)


@rule("magic", "layers.duration")
def test_a_copy_of_a_copy_is_itself_again_when_both_have_ended() -> None:
    ability = 'activated(pay("{U}"), becomes_copy(target(creature), target(creature(apart_from(targeted(1))))))'
    lens = card("Lens", ability, line="Artifact")
    field = [
        "Lens",
        {"card": "Pup", "as": "pup"},
        {"card": BEAR, "as": "bear"},
        {"card": "Giant", "as": "giant"},
        ISLANDS,
    ]
    giant = card("Giant", cost="{R}", line="Creature — Giant", power="5", toughness="5")
    players = {"a": {"battlefield": field, "library": ["Island"]}, "b": {"library": ["Island"]}}
    story = Story("magic", players, cards=[lens, giant, creature("Pup")])
    for other, power in (("bear", 3), ("giant", 5)):
        story.do("a", "activate", card="Lens").do("a", "choose", card="pup").do("a", "choose", card=other)
        settle(story).expect(pup__power=power)
    story.until(active="b", phase="upkeep").expect(pup__power=2)


@rule("magic", "targets.choose-and-check")
def test_another_target_creature_or_player_is_not_the_first_one() -> None:
    bolts = card(
        "Bolts",
        "does(damage_both(2, target(creature_or_player), 1, target(creature_or_player(apart_from(targeted(1))))))",
        cost="{0}",
    )
    players = {"a": {"hand": ["Bolts"], "life": 20}, "b": {"battlefield": [{"card": BEAR, "as": "bear"}], "life": 20}}
    story = Story("magic", players, cards=[bolts]).do("a", "cast", card="Bolts").do("a", "choose", player="b")
    assert not story.may("a", "choose", player="b")
    assert story.may("a", "choose", card="bear")
    settle(story.do("a", "choose", player="a")).expect(a__life=19, b__life=18)


@rule("magic", "stack.resolve")
def test_one_of_three_keywords_is_chosen_as_the_spell_resolves() -> None:
    boon = card("Boon", "does(give_either(target(creature), flying, trample, haste))", cost="{0}")
    players = {"a": {"hand": ["Boon"], "battlefield": [{"card": BEAR, "as": "bear"}]}, "b": {}}
    story = settle(Story("magic", players, cards=[boon]).do("a", "cast", card="Boon"))
    story.game.choose(next(option for option in story.game.decision.options if option.text == "3"))
    view = str(story.view("a"))
    assert "haste" in view
    assert "trample" not in view


@rule("magic", "activated.activate", "triggers.automatic")
@pytest.mark.parametrize(("kind", "life"), [("artifact", 21), ("creature", 20)])
def test_activating_an_ability_of_a_kind_is_heard_even_if_its_source_is_sacrificed(kind: str, life: int) -> None:
    warden = card("Warden", f"when(activates({kind}), gain_life(1))", line="Enchantment")
    bauble = card("Bauble", "activated(sacrificing_this, draw(1))", line="Artifact")
    players = {"a": {"battlefield": ["Warden"], "life": 20}, "b": {"battlefield": ["Bauble"], "library": ["Island"]}}
    story = Story("magic", players, cards=[warden, bauble], active="b")
    settle(story.do("b", "activate", card="Bauble")).expect(a__life=life)


@rule("magic", "activated.activate", "mana.pool")
def test_mana_abilities_are_not_heard() -> None:
    warden = card("Warden", "when(activates(permanent), gain_life(1))", line="Enchantment")
    stone = card("Stone", 'activated(tapping, add_mana("{R}"))', line="Artifact")
    players = {"a": {"battlefield": ["Warden", "Stone"], "hand": ["Shock"], "life": 20}, "b": {"life": 20}}
    story = Story("magic", players, cards=[warden, stone]).do("a", "cast", card="Shock").do("a", "choose", player="b")
    settle(story).expect(a__life=20, b__life=18)


@rule("magic", "zones.library", "triggers.automatic")
@pytest.mark.parametrize(
    ("trigger", "life"), [("searches_own(opponents)", 17), ("searches_own(you)", 20), ("searches", 17)]
)
def test_searching_a_library_is_heard_once(trigger: str, life: int) -> None:
    sentry = card("Sentry", f"when({trigger}, lose_life(3, they))", line="Enchantment")
    quest = card("Quest", FINDS, cost="{0}", line="Sorcery")
    players = {
        "a": {"battlefield": ["Sentry"], "life": 20},
        "b": {"hand": ["Quest"], "library": ["Island", "Swamp"], "life": 20},
    }
    story = Story("magic", players, cards=[sentry, quest], active="b").do("b", "cast", card="Quest")
    settle(story).do("b", "choose", card="Swamp")
    settle(story).expect(b__life=life, b__hand=1)
