"""Every example of the rulebook that can be played has a scenario, and that scenario names its entry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

SCENARIOS = Path(__file__).parent.parent / "scenarios" / "magic"
EXAMPLES = {  # the entry that gives the example, and the scenario that plays it
    "2.spells.stack-example": "stack-example-response-saves-the-mage",
    "2.combat.example": "combat-example-three-attack-two-are-blocked",
    "2.abilities.static": "imposing-sovereign-taps-what-comes",
    "2.abilities.triggered": "messenger-drake-of-the-rulebook",
    "2.abilities.activated": "blood-bairn-of-the-rulebook-keeps-its-bonus-until-end-of-turn",
    "2.golden-rule": "the-card-beats-the-rulebook",
    "G.generic-mana": "generic-cost-takes-any-mana",
    "G.hybrid-mana": "hybrid-mana-is-paid-with-white",
    "G.star-power-toughness": "nightmare-grows-with-swamps",
    "G.x": "geyser-for-six",
    "G.one-shot-effect": "a-sorcery-has-its-effect-and-goes-to-the-graveyard",
    "G.draw-game": "judge-an-earthquake-is-a-draw",
    "G.permanent": "unsummon-of-the-glossary-only-creatures-on-the-battlefield",
    "G.creature-type": "predatory-sliver-of-the-glossary-counts-itself",
    "G.multicolored": "a-card-with-two-colors-in-its-cost-is-both",
    "G.step": "unspent-mana-is-lost-when-a-step-ends",
    "G.prevention-effect": "fog-cast-before-combat-lasts-the-turn",
    "G.enchanted": "mark-of-the-vampire-feeds-the-creatures-controller",
    "G.protection": "judge-protection-from-a-colour-as-printed",
    "G.intimidate": "intimidate-is-blocked-by-artifacts-and-its-own-colors",
    "G.continuous-effect": "stonehorn-chanter-gains-both-for-a-turn",
    "G.token": "disperse-ends-a-token",
    "G.subtype": "a-new-creature-type-replaces-the-old",
    "G.replacement-effect": "the-colossus-of-the-glossary-never-touches-the-graveyard",
    "G.enchant": "an-aura-spell-targets-what-it-will-enchant",
    "G.cost": "a-discard-in-an-activation-cost-needs-a-card",
    "G.damage": "dark-favor-is-loss-not-damage-and-cannot-be-prevented",
    "G.converted-mana-cost": "spell-blast-needs-the-exact-number",
    "G.color": "a-new-colour-replaces-the-old",
}


@pytest.mark.parametrize("entry", EXAMPLES)
def test_an_example_of_the_rulebook_is_played(entry: str) -> None:
    lines = [line for path in SCENARIOS.glob("*.jsonl") for line in path.read_text("utf-8").splitlines() if line]
    found = [row for row in map(json.loads, lines) if row["id"] == EXAMPLES[entry]]
    assert len(found) == 1
    assert entry in found[0]["rules"]
