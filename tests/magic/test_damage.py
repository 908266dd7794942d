"""Damage: what it is dealt to, what prevents, redirects or changes it, and in which order."""

from __future__ import annotations

from own_cards import card, creature, lines, resolve
from support import Story, rule


@rule("magic", "damage.deal", "triggers.automatic")
def test_damage_to_a_player_is_dealt_to_no_creature() -> None:
    martyr = creature("Martyr", "when(is_dealt_damage(this), draw(1))")
    players = {
        "a": {"library": [], "battlefield": [{"card": "Martyr", "as": "martyr"}]},
        "b": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Shock", "Shock"]},
    }
    story = Story("magic", players, cards=[martyr], active="b")
    resolve(story.do("b", "cast", card="Shock").do("b", "choose", player="a")).expect(a__life=18, stack=0)
    assert "triggers" not in lines(story)


@rule("magic", "types.planeswalker", "replacement.instead")
def test_damage_to_several_players_is_redirected_one_after_the_other() -> None:
    storm = card("Storm", "does(damage(2, opponents))", line="Sorcery")
    players = {
        "a": {"battlefield": ["Mountain"], "hand": ["Storm"]},
        "b": {"battlefield": [{"card": "Jace, Memory Adept", "as": "jace"}]},
        "c": {"battlefield": [{"card": "Garruk, Caller of Beasts", "as": "garruk"}]},
    }
    story = resolve(Story("magic", players, cards=[storm]).do("a", "cast", card="Storm")).do("a", "yes").do("a", "no")
    story.expect(jace__loyalty=2, garruk__loyalty=4, b__life=20, c__life=18)


@rule("magic", "damage.deal")
def test_no_damage_is_dealt_where_there_is_none() -> None:
    players = {"a": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Volcanic Geyser"]}, "b": {}}
    story = Story("magic", players).do("a", "cast", card="Volcanic Geyser").do("a", "choose", player="b")
    resolve(story.do("a", "choose", number=0, **{"try": True})).expect(b__life=20)
    assert "is-dealt-damage" not in lines(story)


@rule("magic", "replacement.instead", "replacement.prevention", "types.planeswalker")
def test_whoever_is_dealt_damage_says_whether_it_is_prevented_before_it_is_redirected() -> None:
    bubble = card("Bubble", "prevent(you)", line="Enchantment")
    for first, loyalty in (("Bubble", 4), ("jace", 2)):
        players = {
            "a": {"battlefield": ["Mountain"], "hand": ["Shock"]},
            "b": {"battlefield": [{"card": "Jace, Memory Adept", "as": "jace"}, "Bubble"]},
        }
        story = resolve(
            Story("magic", players, cards=[bubble]).do("a", "cast", card="Shock").do("a", "choose", player="b")
        )
        story.do("b", "choose", card=first).do("a", "yes", **{"try": True}).expect(jace__loyalty=loyalty, b__life=20)


@rule("magic", "damage.deal", "replacement.prevention")
def test_damage_that_is_prevented_is_not_dealt() -> None:
    bubble = card("Bubble", "prevent(you)", line="Enchantment")
    players = {"a": {"battlefield": ["Mountain"], "hand": ["Shock"]}, "b": {"battlefield": ["Bubble"]}}
    story = Story("magic", players, cards=[bubble]).do("a", "cast", card="Shock").do("a", "choose", player="b")
    resolve(story).expect(b__life=20)
    assert "is-dealt-damage" not in lines(story)


@rule("magic", "damage.deal", "cost.x")
def test_where_no_damage_was_dealt_nothing_was_dealt_this_way() -> None:
    drain = card("Drain", "does(seq(damage(x, target_player), gain_life(this_way)))", cost="{X}{R}")
    for number in (0, 2):
        players = {"a": {"battlefield": [{"card": "Mountain", "n": 3}], "hand": ["Drain"]}, "b": {}}
        story = Story("magic", players, cards=[drain]).do("a", "cast", card="Drain").do("a", "choose", player="b")
        resolve(story.do("a", "choose", number=number)).expect(a__life=20 + number, b__life=20 - number)


@rule("magic", "replacement.prevention")
def test_a_shield_that_is_enough_asks_nothing_and_a_small_one_does_what_it_can() -> None:
    cards = [card(f"Shield {number}", f"does(prevent_next({number}, you))", cost="{W}") for number in (1, 4)]
    for name, attackers, life in (("Shield 4", ("one", "two"), 20), ("Shield 1", ("one",), 19)):
        players = {
            "a": {"battlefield": [{"card": "Coral Merfolk", "as": "one"}, {"card": "Undead Minotaur", "as": "two"}]},
            "b": {"battlefield": ["Plains"], "hand": [name]},
        }
        story = Story("magic", players, cards=cards, phase="declare-attackers")
        for attacker in attackers:
            story.do("a", "attack", card=attacker, target="b")
        story.do("a", "done").do("a", "pass").do("b", "cast", card=name)
        resolve(story).until(phase="combat-damage").expect(b__life=life)
        assert story.game.decision.topic == "priority"


@rule("magic", "replacement.prevention")
def test_each_shield_is_used_up_for_itself() -> None:
    cards = [
        card("Guard It", "does(prevent_next(1, target(creature)))", cost="{W}"),
        card("Guard Me", "does(prevent_next(1, you))", cost="{W}"),
    ]
    players = {
        "a": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Shock", "Shock"]},
        "b": {
            "battlefield": [{"card": "Plains", "n": 2}, {"card": "Siege Mastodon", "as": "beast"}],
            "hand": ["Guard It", "Guard Me"],
        },
    }
    story = Story("magic", players, cards=cards).do("a", "pass").do("b", "cast", card="Guard It")
    story.do("b", "cast", card="Guard Me")
    resolve(story, "all")
    resolve(story.do("a", "cast", card="Shock").do("a", "choose", player="b")).expect(b__life=19)
    resolve(story.do("a", "cast", card="Shock").do("a", "choose", card="beast")).expect(beast__damage=1)
