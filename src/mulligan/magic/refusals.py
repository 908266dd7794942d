"""Why something may not be done: each reason has a name (its message) and the rule behind it."""

from typing import Final

OK: Final = ""
NOT_YOUR_PRIORITY: Final = "not-your-priority"
NOT_IN_HAND: Final = "not-in-hand"
NOT_A_LAND: Final = "not-a-land"
NOT_A_SPELL: Final = "lands-are-not-cast"
NO_MANA_COST: Final = "has-no-mana-cost"
ONLY_OWN_MAIN_PHASE: Final = "only-in-your-main-phase-with-an-empty-stack"
LAND_PLAYED: Final = "one-land-a-turn"
FORBIDDEN_TO_CAST: Final = "effect-forbids-casting"
TOO_LITTLE_MANA: Final = "too-little-mana"
COST_CANNOT_BE_PAID: Final = "cost-cannot-be-paid"
NO_TARGETS: Final = "no-legal-target"
NOT_A_TARGET: Final = "not-a-legal-target"
NOT_YOURS: Final = "not-yours"
NOT_ON_BATTLEFIELD: Final = "not-on-the-battlefield"
NO_SUCH_ABILITY: Final = "no-such-ability"
USED_ALREADY: Final = "used-this-turn"
CONDITION_FALSE: Final = "condition-does-not-hold"
NOT_A_CREATURE: Final = "not-a-creature"
IS_TAPPED: Final = "is-tapped"
IS_SICK: Final = "summoning-sickness"
HAS_DEFENDER: Final = "has-defender"
CANNOT_ATTACK: Final = "effect-forbids-attacking"
CANNOT_BLOCK: Final = "effect-forbids-blocking"
NOT_ATTACKING_YOU: Final = "not-attacking-you"
FLIES: Final = "only-flying-or-reach-blocks-it"
INTIMIDATES: Final = "only-artifacts-or-its-colors-block-it"
WALKS: Final = "landwalk"
UNBLOCKABLE_NOW: Final = "cannot-be-blocked"
PROTECTED_FROM: Final = "has-protection"
MUST_ATTACK_FIRST: Final = "must-attack"
MUST_BLOCK_FIRST: Final = "must-be-blocked"
NO_PLANAR_DIE: Final = "no-planar-die"
NOT_ASKED: Final = "not-asked-now"

RULES: Final = {
    NOT_YOUR_PRIORITY: "priority.passing",
    NOT_IN_HAND: "casting.play",
    NOT_A_LAND: "types.land",
    NOT_A_SPELL: "casting.spell",
    NO_MANA_COST: "cost.mana-cost",
    ONLY_OWN_MAIN_PHASE: "casting.timing",
    LAND_PLAYED: "types.land",
    FORBIDDEN_TO_CAST: "golden.card-over-rulebook",
    TOO_LITTLE_MANA: "cost.mana-cost",
    COST_CANNOT_BE_PAID: "cost.pay-in-full",
    NO_TARGETS: "targets.choose-and-check",
    NOT_A_TARGET: "targets.choose-and-check",
    NOT_YOURS: "players.control",
    NOT_ON_BATTLEFIELD: "zones.battlefield",
    NO_SUCH_ABILITY: "activated.any-time",
    USED_ALREADY: "types.planeswalker",
    CONDITION_FALSE: "golden.card-over-rulebook",
    NOT_A_CREATURE: "types.table",
    IS_TAPPED: "combat.attack-and-block",
    IS_SICK: "types.creature",
    HAS_DEFENDER: "keyword.defender",
    CANNOT_ATTACK: "golden.card-over-rulebook",
    CANNOT_BLOCK: "golden.card-over-rulebook",
    NOT_ATTACKING_YOU: "combat.defending-player",
    FLIES: "keyword.flying",
    INTIMIDATES: "keyword.intimidate",
    WALKS: "keyword.landwalk",
    UNBLOCKABLE_NOW: "golden.card-over-rulebook",
    PROTECTED_FROM: "keyword.protection",
    MUST_ATTACK_FIRST: "golden.card-over-rulebook",
    MUST_BLOCK_FIRST: "golden.card-over-rulebook",
    NO_PLANAR_DIE: "planechase.planes",
    NOT_ASKED: "priority.passing",
}
