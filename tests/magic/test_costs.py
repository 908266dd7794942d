"""Costs and choices: X, mana made besides, equal cards, what is tapped already."""

from __future__ import annotations

from own_cards import card, resolve
from support import Story, rule


@rule("magic", "cost.tap", "triggers.automatic")
def test_what_is_tapped_already_does_not_become_tapped() -> None:
    ear = card("Ear", "when(is_tapped(creature), gain_life(1))", line="Enchantment")
    doze = card("Doze", "does(seq(tap(creature), draw(this_way)))")
    field = [{"card": "Coral Merfolk", "n": 2}, {"card": "Canyon Minotaur", "tapped": True}, "Mountain", "Ear"]
    story = Story("magic", {"a": {"battlefield": field, "hand": ["Doze"]}, "b": {}}, cards=[ear, doze])
    resolve(story.do("a", "cast", card="Doze"), "all").expect(a__life=22, a__hand=2)


@rule("magic", "cost.x", "cost.mana-cost")
def test_the_rest_of_a_cost_with_x_must_be_there() -> None:
    blaze = card("Blaze", "does(damage(x, target_player))", cost="{X}{1}{R}", line="Sorcery")
    for lands, may in ((1, False), (2, True)):
        players = {"a": {"battlefield": [{"card": "Mountain", "n": lands}], "hand": ["Blaze"]}, "b": {}}
        assert Story("magic", players, cards=[blaze]).may("a", "cast", card="Blaze") == may


@rule("magic", "zones.hand", "priority.passing")
def test_equal_cards_of_a_hand_are_one_option() -> None:
    players = {"a": {"battlefield": ["Mountain"], "hand": ["Shock", "Shock", "Mountain", "Mountain"]}, "b": {}}
    assert [option.verb for option in Story("magic", players).game.decision.options] == ["pass", "cast", "play"]


@rule("magic", "mana.pool", "mana.produce")
def test_mana_that_a_tapped_land_makes_besides_is_made_once() -> None:
    growth = card(
        "Growth", "enchant(land)", 'when(is_tapped_for_mana(enchanted), add_mana("{G}"))', line="Enchantment — Aura"
    )
    field = [{"card": "Forest", "as": "wood"}, {"card": "Growth", "attached_to": "wood"}, "Coral Merfolk"]
    for spell, left in (("Kalonian Tusker", ""), ("Giant Growth", "G")):
        story = Story("magic", {"a": {"battlefield": field, "hand": [spell]}, "b": {}}, cards=[growth])
        story.do("a", "cast", card=spell).expect(stack=1, wood__tapped=True, a__mana=left)


@rule("magic", "mana.kinds", "mana.pool")
def test_two_mana_of_any_one_color_are_of_one_color() -> None:
    twin = card("Twin", "activated(tapping, add_any_color(2))", cost="{3}", line="Artifact")
    either = card("Either", "does(draw(1))", cost="{U}{W}")
    for name, may in (("Either", False), ("Tidebinder Mage", True)):
        players = {"a": {"battlefield": ["Twin"], "hand": [name]}, "b": {}}
        story = Story("magic", players, cards=[twin, either]).do("a", "activate", card="Twin")
        story.do("a", "choose", option="blue").expect(a__mana="UU", stack=0)
        assert story.may("a", "cast", card=name) == may


@rule("magic", "mana.pool", "mana.produce", "cost.mana-cost")
def test_after_a_payment_the_pool_has_what_is_left_and_no_debt() -> None:
    petal = card("Petal", "activated(tapping, sacrificing_this, add_any_color)", cost="{0}", line="Artifact")
    grotto = [{"card": "Shimmering Grotto", "as": "grotto"}, "Plains"]
    haven = [{"card": "Forest", "as": "wood"}, {"card": "Verdant Haven", "attached_to": "wood"}, "Coral Merfolk"]
    for field, hand, deeds, left in (
        (grotto, "Tome Scour", [("cast", {"card": "Tome Scour"}), ("choose", {"player": "b"})], [0] * 6),
        ([*grotto, "Forest", "Zephyr Charge", "Coral Merfolk"], "", [("activate", {"card": "Zephyr Charge"})], [0] * 6),
        (
            haven,
            "Giant Growth",
            [("cast", {"card": "Giant Growth"}), ("choose", {"option": "red"})],
            [0, 0, 0, 1, 0, 0],
        ),
        (
            ["Petal"],
            "Soulmender",
            [("activate", {"card": "Petal"}), ("choose", {"option": "white"}), ("cast", {"card": "Soulmender"})],
            [0] * 6,
        ),
    ):
        players = {"a": {"library": [], "battlefield": field, "hand": [hand] if hand else []}, "b": {}}
        story = Story("magic", players, cards=[petal])
        for verb, fields in deeds:
            story.do("a", verb, **fields)
        story.expect(stack=1)
        assert list(story.game.pool[:6]) == left
