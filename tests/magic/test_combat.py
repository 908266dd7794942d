"""Combat: who attacks and blocks, what waits for it, what is removed from it."""

from __future__ import annotations

from mulligan.magic import refusals
from own_cards import card, creature, resolve
from support import Story, rule


@rule("magic", "combat.attacking", "triggers.automatic")
def test_as_many_as_attack_together() -> None:
    horn = card("Horn", "when(attack_together, gain_life(that_much))", line="Enchantment")
    field = ["Horn", {"card": "Coral Merfolk", "as": "one"}, {"card": "Canyon Minotaur", "as": "two"}]
    story = Story("magic", {"a": {"battlefield": field}, "b": {}}, cards=[horn]).until(phase="declare-attackers")
    story.do("a", "attack", card="one", target="b").do("a", "attack", card="two", target="b").do("a", "done")
    resolve(story).expect(a__life=22)


@rule("magic", "combat.blocked", "triggers.automatic")
def test_what_becomes_blocked_knows_by_whom() -> None:
    thorn = creature("Thorn", "when(becomes_blocked(this), destroy(other_one))")
    players = {
        "a": {"battlefield": [{"card": "Thorn", "as": "thorn"}]},
        "b": {"battlefield": [{"card": "Siege Mastodon", "as": "one"}, {"card": "Pillarfield Ox", "as": "two"}]},
    }
    story = Story("magic", players, cards=[thorn]).until(phase="declare-attackers")
    story.do("a", "attack", card="thorn", target="b").do("a", "done").until(phase="declare-blockers")
    story.do("b", "block", card="one", target="thorn").do("b", "block", card="two", target="thorn").do("b", "done")
    story.do("a", "order", card="one")
    resolve(story).expect(one__zone="graveyard", two__zone="battlefield", thorn__zone="battlefield")


@rule("magic", "combat.blocked", "players.controller")
def test_who_controls_what_becomes_blocked_is_the_player_meant() -> None:
    toll = card("Toll", "when(becomes_blocked(creature), lose_life(1, they))", line="Enchantment")
    players = {
        "a": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}]},
        "b": {"battlefield": ["Toll", {"card": "Siege Mastodon", "as": "wall"}]},
    }
    story = Story("magic", players, cards=[toll], phase="declare-attackers").do("a", "attack", card="cow", target="b")
    story.do("a", "done").until(phase="declare-blockers").do("b", "block", card="wall", target="cow").do("b", "done")
    resolve(story).expect(a__life=19, b__life=20)


@rule("magic", "combat.defending-player", "combat.declare-blockers")
def test_what_does_not_attack_is_not_blocked_whoever_defends() -> None:
    players = {
        "a": {"battlefield": [{"card": "Siege Mastodon", "as": "guard"}]},
        "b": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}, {"card": "Coral Merfolk", "as": "home"}]},
    }
    story = Story("magic", players, active="b", phase="declare-attackers")
    story.do("b", "attack", card="cow", target="a").do("b", "done").until(phase="declare-blockers")
    refusal = story.why_not("a", "block", "guard", "home")
    assert refusal is not None
    assert refusal.message == refusals.NOT_ATTACKING_YOU


@rule("magic", "golden.card-over-rulebook", "combat.declare-blockers")
def test_each_creature_has_its_own_that_it_cannot_block() -> None:
    shy = creature("Shy", "static(this, cannot_block_those(creature(red)))")
    players = {
        "a": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}, {"card": "Coral Merfolk", "as": "fish"}]},
        "b": {"battlefield": [{"card": "Cyclops Tyrant", "as": "tyrant"}, {"card": "Shy", "as": "shy"}]},
    }
    story = Story("magic", players, cards=[shy], phase="declare-attackers")
    story.do("a", "attack", card="cow", target="b").do("a", "attack", card="fish", target="b").do("a", "done")
    story.until(phase="declare-blockers")
    pairs = [(who, whom) for who in ("tyrant", "shy") for whom in ("cow", "fish")]
    assert [pair for pair in pairs if story.may("b", "block", card=pair[0], target=pair[1])] == [
        ("tyrant", "cow"),
        ("shy", "fish"),
    ]


@rule("magic", "combat.damage", "keyword.deathtouch", "keyword.trample", "keyword.indestructible")
def test_what_has_lethal_damage_already_needs_no_more() -> None:
    snake = creature("Snake", "deathtouch", "trample")
    for damage, least in ((5, 0), (4, 1)):
        players = {
            "a": {"battlefield": [{"card": "Snake", "as": "snake"}]},
            "b": {
                "battlefield": [
                    {"card": "Siege Mastodon", "as": "wall", "damage": damage},
                    {"card": "Indestructibility", "attached_to": "wall"},
                ]
            },
        }
        story = Story("magic", players, cards=[snake]).until(phase="declare-attackers")
        story.do("a", "attack", card="snake", target="b").do("a", "done").until(phase="declare-blockers")
        story.do("b", "block", card="wall", target="snake").do("b", "done").until(phase="combat-damage")
        assert [option.number for option in story.game.decision.options] == list(range(least, 3))


@rule("magic", "combat.declare-blockers")
def test_the_order_of_blockers_is_asked_with_the_attacker_they_block() -> None:
    players = {
        "a": {"battlefield": [{"card": "Rumbling Baloth", "as": "big"}]},
        "b": {"battlefield": [{"card": "Coral Merfolk", "as": "one"}, {"card": "Canyon Minotaur", "as": "two"}]},
    }
    story = Story("magic", players, phase="declare-attackers").do("a", "attack", card="big", target="b").do("a", "done")
    story.until(phase="declare-blockers").do("b", "block", card="one", target="big").do(
        "b", "block", card="two", target="big"
    )
    story.do("b", "done")
    asked = [(story.name(option.card), story.name(option.target)) for option in story.game.decision.options]
    assert asked == [("one", "big"), ("two", "big")]


@rule("magic", "replacement.regenerate", "combat.removal", "static.always-on")
def test_what_is_removed_from_combat_attacks_no_more() -> None:
    banner = card("Banner", "static(creature(attacking), pump(1, 0))", line="Enchantment")
    field = ["Banner", {"card": "Canyon Minotaur", "as": "cow"}, {"card": "Trollhide", "attached_to": "cow"}]
    players = {
        "a": {"battlefield": [*field, {"card": "Forest", "n": 2}]},
        "b": {"battlefield": [{"card": "Swamp", "n": 2}], "hand": ["Doom Blade"]},
    }
    story = Story("magic", players, cards=[banner], phase="declare-attackers").do("a", "attack", card="cow", target="b")
    story.do("a", "done").expect(cow__power=6).do("a", "activate", card="cow")
    resolve(story).do("a", "pass").do("b", "cast", card="Doom Blade")
    resolve(story).expect(cow__zone="battlefield", cow__tapped=True, cow__power=5)
    story.until(phase="main-2").expect(b__life=20)


@rule("magic", "two-headed-giant.team", "combat.declare-blockers")
def test_a_team_is_not_attacked_by_what_stays_at_home() -> None:
    players = {
        "a": {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}]},
        "b": {"battlefield": [{"card": "Siege Mastodon", "as": "wall"}]},
        "c": {"battlefield": [{"card": "Coral Merfolk", "as": "home"}]},
        "d": {},
    }
    story = Story("magic", players, format="two-headed-giant", phase="declare-attackers")
    story.do("a", "attack", card="cow", target="b").do("a", "done").until(phase="declare-blockers")
    refusal = story.why_not("b", "block", "wall", "home")
    assert refusal is not None
    assert refusal.message == refusals.NOT_ATTACKING_YOU
