"""Why something may not be done: each reason has a name (its message) and the rule behind it."""

from typing import Final

OK: Final = ""
NOT_IN_HAND: Final = "not-in-hand"
NOT_A_UNIT: Final = "not-a-unit"
NOT_YOURS: Final = "not-yours"
CANNOT_BE_BOND: Final = "cannot-be-bond"
SYMBOL_MISSING: Final = "symbol-missing"
TOO_FEW_BONDS: Final = "too-few-bonds"
NAME_ON_BATTLEFIELD: Final = "name-on-battlefield"
SKILL_FORBIDS_DEPLOYING: Final = "skill-forbids-deploying"
OTHER_NAME: Final = "other-name"
TAPPED_ALREADY: Final = "tapped-already"
EFFECT_FORBIDS_MOVING: Final = "effect-forbids-moving"
FIRST_TURN: Final = "first-turn-no-attack"
NOT_AN_ENEMY: Final = "not-an-enemy"
OUT_OF_RANGE: Final = "out-of-range"
EFFECT_FORBIDS_ATTACK: Final = "effect-forbids-attack"
EFFECT_PROTECTS_TARGET: Final = "effect-protects-target"
NO_SUCH_SKILL: Final = "no-such-skill"
USED_ALREADY: Final = "used-already"
NOT_USABLE_NOW: Final = "not-usable-now"
EFFECT_FORBIDS_SKILL: Final = "effect-forbids-skill"
COST_CANNOT_BE_PAID: Final = "cost-cannot-be-paid"
STARTS_A_LOOP: Final = "starts-a-loop"
ATTACK_TOO_LOW: Final = "attack-too-low"
EFFECT_FORBIDS_CRITICAL: Final = "effect-forbids-critical"
EFFECT_FORBIDS_EVADING: Final = "effect-forbids-evading"
NOT_ASKED: Final = "not-asked-now"

RULES: Final = {
    NOT_IN_HAND: "deployment.deploy",
    NOT_A_UNIT: "zones.battlefield",
    NOT_YOURS: "action.actions",
    CANNOT_BE_BOND: "golden.cannot-beats-can",
    SYMBOL_MISSING: "deployment.deploy",
    TOO_FEW_BONDS: "deployment.deploy",
    NAME_ON_BATTLEFIELD: "deployment.no-second-of-a-name",
    SKILL_FORBIDS_DEPLOYING: "golden.cannot-beats-can",
    OTHER_NAME: "deployment.level-up-same-name",
    TAPPED_ALREADY: "golden.already-so",
    EFFECT_FORBIDS_MOVING: "golden.cannot-beats-can",
    FIRST_TURN: "action.first-turn-no-attack",
    NOT_AN_ENEMY: "battle.choose-target",
    OUT_OF_RANGE: "range.reference",
    EFFECT_FORBIDS_ATTACK: "golden.cannot-beats-can",
    EFFECT_PROTECTS_TARGET: "golden.cannot-beats-can",
    NO_SUCH_SKILL: "action.choose-skill",
    USED_ALREADY: "action.used-up",
    NOT_USABLE_NOW: "action.only-if",
    EFFECT_FORBIDS_SKILL: "golden.cannot-beats-can",
    COST_CANNOT_BE_PAID: "action.cannot-pay",
    STARTS_A_LOOP: "loops.one-can-stop",
    ATTACK_TOO_LOW: "battle.critical-needs-attack",
    EFFECT_FORBIDS_CRITICAL: "golden.cannot-beats-can",
    EFFECT_FORBIDS_EVADING: "golden.cannot-beats-can",
    NOT_ASKED: "turn.phases",
}

# Where the rule depends on what somebody wanted to do.
RULES_OF_VERBS: Final = {
    (TAPPED_ALREADY, "attack"): "battle.tap-attacker",
    (TAPPED_ALREADY, "move"): "move.move",
    (NOT_IN_HAND, "bond"): "bond.place",
    (NOT_IN_HAND, "level-up"): "deployment.level-up",
    (SYMBOL_MISSING, "level-up"): "deployment.level-up",
    (TOO_FEW_BONDS, "level-up"): "deployment.level-up",
    (NOT_IN_HAND, "critical"): "battle.critical-cost",
    (OTHER_NAME, "critical"): "battle.critical-cost",
    (NOT_IN_HAND, "evade"): "battle.evade-cost",
    (OTHER_NAME, "evade"): "battle.evade-cost",
}


def rule_behind(reason: str, verb: str) -> str:
    """The rule behind a reason not to do something."""
    return RULES_OF_VERBS.get((reason, verb), RULES[reason])


# What else a reason rests on.
ALSO: Final[dict[str, tuple[str, ...]]] = {
    CANNOT_BE_BOND: ("skills.special",),
    SKILL_FORBIDS_DEPLOYING: ("skills.special",),
    SYMBOL_MISSING: ("cards.symbols", "zones.face-down-bonds-are-blank", "zones.open-cards-count"),
    TOO_FEW_BONDS: ("cards.deploy-cost", "cards.class-change-cost"),
    TAPPED_ALREADY: ("cards.tapped-or-not",),
    NOT_YOURS: ("deployment.level-up-own", "skills.activated"),
    NOT_AN_ENEMY: ("battle.battling-units",),
    OUT_OF_RANGE: ("range.reference", "battle.choose-target", "battle.no-target"),
    EFFECT_PROTECTS_TARGET: ("battle.choose-target", "skills.continuous"),
    NO_SUCH_SKILL: ("skills.activated",),
    USED_ALREADY: ("action.cannot-choose", "cards.once-per-turn-marks"),
    NOT_USABLE_NOW: ("action.cannot-choose", "action.choose-skill", "skills.activated-only-if"),
    COST_CANNOT_BE_PAID: ("cost.all-or-nothing", "cost.flip", "cost.tap", "golden.already-so", "golden.if-cost-paid"),
}


def rules_behind_refusal(reason: str, rule: str) -> list[str]:
    """All rules behind a reason not to do something; none for what merely is not asked now."""
    return [] if reason == NOT_ASKED else [rule, *ALSO.get(reason, ())]
