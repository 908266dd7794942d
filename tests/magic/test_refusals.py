"""Why not: for everything that may not be done there is the reason, and the rule behind it."""

from __future__ import annotations

import pytest

from mulligan.kernel.options import Option
from mulligan.magic import refusals
from support import Story, rule

FIELD = [
    {"card": "Mountain", "as": "peak"},
    {"card": "Canyon Minotaur", "as": "cow"},
    {"card": "Regathan Firecat", "as": "tired", "tapped": True},
    {"card": "Coral Merfolk", "as": "new", "sick": True},
    {"card": "Angelic Wall", "as": "wall"},
    {"card": "Pillarfield Ox", "as": "calm"},
    {"card": "Pacifism", "attached_to": "calm"},
    {"card": "Soulmender", "as": "healer", "sick": True},
    {"card": "Capashen Knight", "as": "knight"},
    {"card": "Fireshrieker", "as": "shriek"},
    {"card": "Blood Bairn", "as": "bairn"},
    {"card": "Millstone", "as": "stone"},
]
HAND = [
    {"card": "Forest", "as": "wood"},
    {"card": "Shock", "as": "shock"},
    {"card": "Smelt", "as": "smelt"},
    {"card": "Lava Axe", "as": "axe"},
    {"card": "Tome Scour", "as": "scour"},
    {"card": "Goblin Shortcutter", "as": "goblin"},
    {"card": "Wild Guess", "as": "guess"},
]


def told(story: Story, player: str, verb: str, card: str, target: str = "") -> str:
    """The reason why somebody may not do this, or nothing."""
    refusal = story.why_not(player, verb, card, target)
    if refusal is None:
        return ""
    assert refusal.rule == refusals.RULES[refusal.message]
    return refusal.message


@rule("magic", "casting.timing", "types.land", "casting.play", "cost.mana-cost", "targets.choose-and-check")
@pytest.mark.parametrize(
    ("phase", "verb", "card", "why"),
    [
        ("main-1", "play", "wood", refusals.OK),
        ("main-1", "play", "shock", refusals.NOT_A_LAND),
        ("upkeep", "play", "wood", refusals.ONLY_OWN_MAIN_PHASE),
        ("end", "play", "wood", refusals.ONLY_OWN_MAIN_PHASE),
        ("main-2", "play", "wood", refusals.OK),
        ("main-1", "play", "grave", refusals.NOT_IN_HAND),
        ("main-1", "play", "theirs", refusals.NOT_IN_HAND),
        ("main-1", "cast", "wood", refusals.NOT_A_SPELL),
        ("main-1", "cast", "shock", refusals.OK),
        ("upkeep", "cast", "shock", refusals.OK),
        ("main-1", "cast", "axe", refusals.TOO_LITTLE_MANA),
        ("main-1", "cast", "scour", refusals.TOO_LITTLE_MANA),
        ("upkeep", "cast", "axe", refusals.ONLY_OWN_MAIN_PHASE),
        ("main-1", "cast", "dead", refusals.NOT_IN_HAND),
        ("main-1", "activate", "peak", refusals.NO_SUCH_ABILITY),
        ("main-1", "activate", "cow", refusals.NO_SUCH_ABILITY),
        ("main-1", "activate", "healer", refusals.COST_CANNOT_BE_PAID),
        ("main-1", "activate", "knight", refusals.TOO_LITTLE_MANA),
        ("main-1", "activate", "bairn", refusals.OK),
        ("main-1", "activate", "shock", refusals.NOT_ON_BATTLEFIELD),
        ("main-1", "activate", "foe", refusals.NOT_YOURS),
        ("declare-attackers", "attack", "cow", refusals.OK),
        ("declare-attackers", "attack", "peak", refusals.NOT_A_CREATURE),
        ("declare-attackers", "attack", "tired", refusals.IS_TAPPED),
        ("declare-attackers", "attack", "new", refusals.IS_SICK),
        ("declare-attackers", "attack", "wall", refusals.HAS_DEFENDER),
        ("declare-attackers", "attack", "calm", refusals.CANNOT_ATTACK),
        ("declare-attackers", "attack", "foe", refusals.NOT_YOURS),
        ("main-1", "attack", "cow", refusals.NOT_ASKED),
    ],
)
def test_why_a_card_may_not_be_played_an_ability_activated_or_a_creature_attack(
    phase: str, verb: str, card: str, why: str
) -> None:
    players = {
        "a": {
            "battlefield": FIELD,
            "hand": HAND,
            "graveyard": [{"card": "Mountain", "as": "grave"}, {"card": "Shock", "as": "dead"}],
        },
        "b": {"battlefield": [{"card": "Soulmender", "as": "foe"}], "graveyard": [{"card": "Island", "as": "theirs"}]},
    }
    story = Story("magic", players, phase=phase)
    assert told(story, "a", verb, card) == why


@rule("magic", "types.land", "types.planeswalker", "keyword.equip", "cost.additional", "golden.card-over-rulebook")
def test_why_not_a_second_land_a_second_loyalty_ability_or_a_cost_that_cannot_be_paid() -> None:
    players = {
        "a": {
            "battlefield": [
                {"card": "Mountain", "n": 3},
                {"card": "Jace, Memory Adept", "as": "jace"},
                {"card": "Rootwalla", "as": "lizard"},
                {"card": "Forest", "n": 4},
                {"card": "Haunted Plate Mail", "as": "mail"},
            ],
            "hand": [
                {"card": "Forest", "as": "one"},
                {"card": "Forest", "as": "two"},
                {"card": "Smelt", "as": "smelt"},
                {"card": "Plummet", "as": "plummet"},
            ],
        },
        "b": {"battlefield": ["Plains"], "hand": [{"card": "Silence", "as": "hush"}]},
    }
    story = Story("magic", players)
    assert told(story, "b", "cast", "hush") == refusals.NOT_YOUR_PRIORITY
    assert told(story, "a", "cast", "plummet") == refusals.NO_TARGETS
    assert told(story, "a", "cast", "hush") == refusals.NOT_IN_HAND
    story.do("a", "play", card="one")
    assert told(story, "a", "play", "two") == refusals.LAND_PLAYED
    assert told(story, "a", "activate", "lizard") == ""
    story.do("a", "activate", card="lizard")
    assert told(story, "a", "activate", "lizard") == refusals.USED_ALREADY
    assert told(story, "a", "activate", "jace") == refusals.ONLY_OWN_MAIN_PHASE
    story.runner.take({"resolve": "all"})
    story.do("a", "activate", card="jace", ability=2).do("a", "choose", player="b")
    story.runner.take({"resolve": "all"})
    assert told(story, "a", "activate", "jace") == refusals.USED_ALREADY
    refusal = story.kind.why_not(story.game, 0, Option("activate", story.card("mail"), ability=2))
    assert refusal is not None
    assert refusal.message == refusals.CONDITION_FALSE
    story.do("a", "pass").do("b", "cast", card="hush").do("b", "pass").do("a", "pass")
    assert told(story, "a", "cast", "smelt") == refusals.FORBIDDEN_TO_CAST


@rule("magic", "cost.additional", "cost.pay-in-full")
def test_why_a_spell_with_an_additional_cost_cannot_be_cast() -> None:
    players = {
        "a": {"battlefield": [{"card": "Swamp", "n": 2}], "hand": [{"card": "Altar's Reap", "as": "reap"}]},
        "b": {},
    }
    assert told(Story("magic", players), "a", "cast", "reap") == refusals.COST_CANNOT_BE_PAID


@rule("magic", "combat.declare-blockers", "keyword.flying", "keyword.intimidate", "keyword.landwalk")
@pytest.mark.parametrize(
    ("card", "target", "why"),
    [
        ("bear", "cow", refusals.OK),
        ("land", "cow", refusals.NOT_A_CREATURE),
        ("tired", "cow", refusals.IS_TAPPED),
        ("calm", "cow", refusals.CANNOT_BLOCK),
        ("bear", "hawk", refusals.FLIES),
        ("bird", "hawk", refusals.OK),
        ("spider", "hawk", refusals.OK),
        ("bear", "raider", refusals.INTIMIDATES),
        ("bear", "spy", refusals.WALKS),
        ("bear", "ghost", refusals.UNBLOCKABLE_NOW),
        ("bear", "home", refusals.NOT_ATTACKING_YOU),
        ("tyrant", "small", refusals.CANNOT_BLOCK),
        ("tyrant", "cow", refusals.OK),
        ("cow", "cow", refusals.NOT_YOURS),
    ],
)
def test_why_a_creature_may_not_block(card: str, target: str, why: str) -> None:
    players = {
        "a": {
            "battlefield": [
                {"card": "Canyon Minotaur", "as": "cow"},
                {"card": "Suntail Hawk", "as": "hawk"},
                {"card": "Academy Raider", "as": "raider"},
                {"card": "Merfolk Spy", "as": "spy"},
                {"card": "Phantom Warrior", "as": "ghost"},
                {"card": "Pillarfield Ox", "as": "home"},
                {"card": "Coral Merfolk", "as": "small"},
            ]
        },
        "b": {
            "battlefield": [
                {"card": "Island", "as": "land"},
                {"card": "Rumbling Baloth", "as": "bear"},
                {"card": "Kalonian Tusker", "as": "tired", "tapped": True},
                {"card": "Siege Mastodon", "as": "calm"},
                {"card": "Pacifism", "attached_to": "calm"},
                {"card": "Seacoast Drake", "as": "bird"},
                {"card": "Giant Spider", "as": "spider"},
                {"card": "Cyclops Tyrant", "as": "tyrant"},
            ]
        },
    }
    story = Story("magic", players, phase="declare-attackers")
    for attacker in ("cow", "hawk", "raider", "spy", "ghost", "small"):
        story.do("a", "attack", card=attacker, target="b")
    story.do("a", "done").until(phase="declare-blockers")
    assert told(story, "b", "block", card, target) == why


@rule("magic", "combat.declare-attackers", "golden.card-over-rulebook")
def test_what_must_attack_is_why_a_player_is_not_done() -> None:
    players = {
        "a": {"battlefield": ["Marauding Maulhorn", "Coral Merfolk"]},
        "b": {"battlefield": ["Jace, Memory Adept"]},
    }
    story = Story("magic", players, phase="declare-attackers")
    refusal = story.kind.why_not(story.game, 0, Option("done"))
    assert refusal is not None
    assert refusal.message == refusals.MUST_ATTACK_FIRST
