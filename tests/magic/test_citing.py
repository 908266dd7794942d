"""The log cites what acted, and no more than a judge would name; a trace names what else is at work."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mulligan.kernel.chance import chance
from mulligan.kernel.rules import ledger
from mulligan.magic.kind import KIND
from support import Story, rule

DECKS = KIND.built_in_decks()
PAIRS = list(pairwise([*DECKS, DECKS[0]]))
LEDGER = ledger("magic", "2014")
MERFOLK = {"card": "Coral Merfolk", "as": "fish"}
FOE = {"card": "Coral Merfolk", "as": "foe"}

ATTACK = {
    "3.turn.combat.attackers",  # chosen, and tapped
    "2.tap",
    "3.turn.combat.blockers",  # nobody blocks
    "G.unblocked",
    "3.turn.combat.damage",  # assigned and dealt, to a player
    "G.combat-damage",
    "G.damage",
    "G.lose-life",
    "G.priority",
    "3.turn.combat.end",
}
BLOCK = {
    "3.turn.combat.attackers",
    "2.tap",
    "3.turn.combat.blockers",
    "G.block",
    "G.blocked-creature",
    "G.blocking-creature",
    "3.turn.combat.damage",
    "G.combat-damage",
    "G.damage",
    "G.toughness",  # both have as much damage as toughness
    "G.destroy",
    "G.dies",
    "G.remove-from-combat",
    "G.priority",
    "3.turn.combat.end",
}
SPELL = {
    "3.turn.main-1",
    "G.priority",
    "2.spells.cast",
    "2.spells.target",
    "1.parts.mana-cost",
    "2.mana",
    "G.resolve",
    "2.spells.resolve",
    "1.types.instant",
    "G.damage",
    "G.lose-life",
}
LAND = {"3.turn.main-1", "G.priority", "1.types.land", "G.enters-the-battlefield"}


def cited(story: Story) -> set[str]:
    """The first number of every rule that the log cites."""
    return {LEDGER.cite(name) for name in story.game.rules_cited()}


@rule("magic", "combat.declare-attackers", "combat.damage")
def test_a_plain_attack_cites_its_steps_and_its_damage() -> None:
    story = Story("magic", {"a": {"battlefield": [MERFOLK]}, "b": {}}, phase="declare-attackers")
    story.do("a", "attack", card="fish", target="b").do("a", "done").until(phase="end-of-combat")
    assert cited(story) == ATTACK


@rule("magic", "combat.declare-blockers", "check.toughness")
def test_a_plain_block_cites_the_block_and_the_deaths() -> None:
    players = {"a": {"battlefield": [MERFOLK]}, "b": {"battlefield": [FOE]}}
    story = Story("magic", players, phase="declare-attackers")
    story.do("a", "attack", card="fish", target="b").do("a", "done").do("a", "pass").do("b", "pass")
    story.do("b", "block", card="foe", target="fish").do("b", "done").until(phase="end-of-combat")
    assert cited(story) == BLOCK


@rule("magic", "casting.order", "stack.resolve-spell")
def test_a_plain_spell_cites_its_casting_and_what_it_does() -> None:
    story = Story("magic", {"a": {"battlefield": ["Mountain"], "hand": ["Shock"]}, "b": {}})
    story.do("a", "cast", card="Shock").do("a", "choose", player="b").do("a", "pass").do("b", "pass")
    assert cited(story) == SPELL


@rule("magic", "types.land")
def test_a_land_cites_that_it_is_played_and_enters() -> None:
    story = Story("magic", {"a": {"hand": ["Forest"]}, "b": {}}).do("a", "play", card="Forest")
    assert cited(story) == LAND


@rule("magic", "keyword.flying", "keyword.vigilance", "keyword.haste", "keyword.trample")
def test_a_keyword_is_cited_when_it_decides_something() -> None:
    field = [{"card": "Serra Angel", "as": "angel"}]
    story = Story("magic", {"a": {"battlefield": field}, "b": {"battlefield": [FOE]}}, phase="declare-attackers")
    assert {"keyword.flying", "keyword.vigilance"}.isdisjoint(story.game.rules_cited())
    story.do("a", "attack", card="angel", target="b").do("a", "done").until(phase="end-of-combat")
    assert {"keyword.flying", "keyword.vigilance"} <= story.game.rules_cited()
    assert {"keyword.haste", "keyword.trample"}.isdisjoint(story.game.rules_cited())


@rule("magic", "keyword.hexproof", "keyword.defender", "casting.timing")
def test_a_trace_names_what_keeps_from_acting_and_a_log_does_not() -> None:
    players = {"a": {"hand": ["Divination"]}, "b": {"battlefield": ["Gladecover Scout", "Wall of Frost"]}}
    for trace in (False, True):
        game = Story("magic", players, phase="upkeep", trace=trace).game
        named = game.rules_cited() | (game.traced or set())
        for name in ("keyword.hexproof", "keyword.defender", "casting.timing"):
            assert (name in named) == trace


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_decision_names_a_rule_of_the_rulebook(pair: tuple[str, str]) -> None:
    match = KIND.match(["a", "b"], [KIND.built_in_deck(name) for name in pair], "2014", "constructed", None)
    luck = chance(29)
    unknown: set[str] = set()
    for seed in range(3):
        game = KIND.new_game(match, seed, False)
        while game.decision is not None:
            if game.decision.rule not in LEDGER.by_rule:
                unknown.add(game.decision.rule)
            game.choose_number(luck.below(len(game.decision.options)))
    assert unknown == set()
