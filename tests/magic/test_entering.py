"""Entering the battlefield: with choices, tapped, attached; Auras on players; what is no Equipment any more."""

from __future__ import annotations

from own_cards import card, creature, lines, resolve
from support import Story, rule


@rule("magic", "zones.enters-the-battlefield", "zones.put-onto-battlefield")
def test_what_enters_with_a_choice_may_enter_tapped_too() -> None:
    lift = card("Lift", "does(onto_battlefield_tapped(target(card(in_graveyard, yours, is_creature))))", cost="{U}")
    raise_ = card("Raise", "does(onto_battlefield(target(card(in_graveyard, yours, is_creature))))", cost="{U}")
    for spell, tapped in (("Lift", True), ("Raise", False)):
        players = {
            "a": {"battlefield": ["Island"], "hand": [spell], "graveyard": [{"card": "Clone", "as": "clone"}]},
            "b": {"battlefield": [{"card": "Siege Mastodon", "as": "beast"}]},
        }
        story = resolve(Story("magic", players, cards=[lift, raise_]).do("a", "cast", card=spell)).do("a", "yes")
        story.expect(clone__power=3, clone__tapped=tapped, clone__controller="a")


@rule("magic", "types.aura", "zones.put-onto-battlefield", "keyword.protection")
def test_an_aura_that_was_not_cast_is_attached_to_what_its_player_chooses() -> None:
    spells = [
        card("Weave", "does(onto_battlefield(card(in_graveyard, yours, is_enchantment)))", cost="{U}"),
        creature("Saint", "static(this, protection('white'))".replace("'", '"')),
    ]
    field = ["Island", {"card": "Saint", "as": "saint"}]
    dead = [
        {"card": "Divine Favor", "as": "favor"},
        {"card": "Dark Favor", "as": "dark"},
        {"card": "Verdant Haven", "as": "haven"},
    ]
    foes = [{"card": "Siege Mastodon", "as": "beast"}, {"card": "Canyon Minotaur", "as": "cow"}]
    players = {"a": {"battlefield": field, "hand": ["Weave"], "graveyard": dead}, "b": {"battlefield": foes}}
    story = resolve(Story("magic", players, cards=spells).do("a", "cast", card="Weave"))
    assert not story.may("a", "choose", card="saint")  # safe from what is white
    story.do("a", "choose", card="cow")
    assert story.may("a", "choose", card="saint")
    story.do("a", "choose", card="saint")
    story.expect(favor__attached_to="cow", dark__attached_to="saint", cow__toughness=6, saint__power=5)
    story.expect(haven__zone="battlefield", haven__controller="a")
    story.do("a", "order", card="favor").do("a", "order", card="dark")
    resolve(story, "all").expect(a__life=24)  # 3 and 2 gained, 1 lost

    players = {"a": {"battlefield": ["Island"], "hand": ["Weave"], "graveyard": [dead[0], dead[2]]}, "b": {}}
    story = resolve(Story("magic", players, cards=spells).do("a", "cast", card="Weave"))
    story.expect(favor__zone="graveyard", haven__zone="battlefield")  # nothing to be attached to: it stays


@rule("magic", "types.aura", "zones.put-onto-battlefield", "players.owner")
def test_an_aura_that_returns_under_its_owners_control_is_attached_by_its_owner() -> None:
    back = card("Back", "does(return_to_battlefield(target(card(in_graveyard, is_enchantment))))", cost="{U}")
    foes = [{"card": "Siege Mastodon", "as": "beast"}, {"card": "Canyon Minotaur", "as": "cow"}]
    for owner in ("a", "b"):
        players: dict[str, dict[str, object]] = {
            "a": {"battlefield": ["Island"], "hand": ["Back"]},
            "b": {"battlefield": foes},
        }
        players[owner]["graveyard"] = [{"card": "Mark of the Vampire", "as": "mark"}]
        story = resolve(Story("magic", players, cards=[back]).do("a", "cast", card="Back"))
        story.do(owner, "choose", card="cow").expect(mark__attached_to="cow", mark__controller=owner)


@rule("magic", "zones.enters-the-battlefield")
def test_what_enters_with_two_choices_makes_both() -> None:
    totem = card(
        "Totem",
        "as_enters(choose_color_entering)",
        "as_enters(choose_creature_type)",
        'static(creature(yours), protection("chosen"))',
        cost="{1}",
        line="Artifact",
    )
    players = {"a": {"battlefield": ["Island", "Coral Merfolk", "Canyon Minotaur"], "hand": ["Totem"]}, "b": {}}
    story = resolve(Story("magic", players, cards=[totem]).do("a", "cast", card="Totem"))
    assert story.game.decision.topic == "color"
    story.do("a", "choose", option="red")
    assert story.game.decision.topic == "type"


TYPES = [f"Kin{first}{second}" for first in "abcdefgh" for second in "abcdefghi"]  # 72 creature types


@rule("magic", "zones.enters-the-battlefield", "types.creature-type")
def test_a_type_is_chosen_among_more_than_a_machines_number_has_bits() -> None:
    crowd = [creature(f"Such {kind}", line=f"Creature — {kind}") for kind in TYPES]
    lord = "static(creature(yours, of_chosen_type, other), pump(1, 1))"
    twin = creature("Twin", "as_enters(choose_creature_type)", "static(this, also_chosen_type)", lord, cost="{U}")
    field = ["Island", {"card": f"Such {TYPES[-1]}", "as": "last"}, {"card": f"Such {TYPES[0]}", "as": "first"}]
    players = {
        "a": {
            "battlefield": field,
            "hand": [{"card": "Twin", "as": "twin"}],
            "library": [one["name"] for one in crowd],
        },
        "b": {},
    }
    story = resolve(Story("magic", players, cards=[*crowd, twin]).do("a", "cast", card="twin"))
    power = story.game.power_of(story.card("first"))
    story.do("a", "choose", option=TYPES[-1])
    story.expect(last__power=power + 1, first__power=power, twin__has=[TYPES[-1]])
    story.game.to_bytes()


@rule("magic", "types.equipment", "keyword.equip")
def test_what_is_no_equipment_any_more_is_not_attached() -> None:
    players = {
        "a": {
            "battlefield": [{"card": "Haunted Plate Mail", "as": "mail"}, {"card": "Forest", "n": 8}],
            "hand": [{"card": "Briarpack Alpha", "as": "wolf"}],
        },
        "b": {},
    }
    story = Story("magic", players).do("a", "activate", card="mail", ability=2).do("a", "cast", card="wolf")
    resolve(story, "all").expect(mail__has=["creature"], wolf__zone="battlefield")
    resolve(story.do("a", "activate", card="mail", ability=3).do("a", "choose", card="wolf")).expect(
        mail__attached_to=None
    )
    assert "is-attached" not in lines(story)


@rule("magic", "types.aura", "keyword.enchant")
def test_an_aura_may_enchant_a_player_and_goes_when_that_player_does() -> None:
    curse = card("Curse", "enchant(any_player)", "when(upkeep, draw(1))", line="Enchantment — Aura")
    players = {"a": {"battlefield": ["Mountain"], "hand": [{"card": "Curse", "as": "curse"}]}, "b": {}, "c": {}}
    story = Story("magic", players, cards=[curse]).do("a", "cast", card="curse").do("a", "choose", player="c")
    resolve(story).expect(curse__zone="battlefield", curse__attached_to="c")
    story.do("c", "concede").expect(curse__zone="graveyard")
