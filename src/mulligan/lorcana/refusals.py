"""Why something may not be done: each reason has a name (its message) and the rule behind it."""

from typing import Final

from mulligan.kernel.rules import Ledger

OK: Final = ""
NOT_YOUR_TURN: Final = "not-your-turn"
NOT_IN_HAND: Final = "not-in-hand"
NOT_IN_PLAY: Final = "not-in-play"
NOT_YOURS: Final = "not-yours"
NO_SYMBOL: Final = "no-inkwell-symbol"
INKED_ALREADY: Final = "inked-already"
NOT_A_CHARACTER: Final = "not-a-character"
EXERTED_ALREADY: Final = "exerted-already"
STILL_DRYING: Final = "still-drying"
RECKLESS_QUEST: Final = "reckless-cannot-quest"
CANNOT_QUEST: Final = "effect-forbids-quest"
CANNOT_CHALLENGE: Final = "effect-forbids-challenge"
NOT_OPPOSING: Final = "not-opposing"
TARGET_READY: Final = "target-is-ready"
TARGET_EVASIVE: Final = "target-has-evasive"
BODYGUARD_FIRST: Final = "bodyguard-first"
TARGET_SHIELDED: Final = "effect-protects-target"
NOT_A_TARGET: Final = "neither-character-nor-location"
TOO_LITTLE_INK: Final = "too-little-ink"
NOTHING_TO_SHIFT_ONTO: Final = "nothing-to-shift-onto"
NO_SHIFT: Final = "no-shift"
NOT_A_SONG: Final = "not-a-song"
SINGER_TOO_CHEAP: Final = "singer-too-cheap"
CANNOT_USE: Final = "effect-forbids-using"
CANNOT_SING: Final = "effect-forbids-singing"
NO_TOGETHER: Final = "no-sing-together"
TOO_FEW_VOICES: Final = "too-few-voices"
FORBIDDEN_TO_PLAY: Final = "effect-forbids-playing"
NOT_OF_A_TYPE: Final = "not-of-a-type"
NOT_A_LOCATION: Final = "not-a-location"
ALREADY_THERE: Final = "already-there"
NO_SUCH_ABILITY: Final = "no-such-ability"
COST_CANNOT_BE_PAID: Final = "cost-cannot-be-paid"
RECKLESS_MUST_CHALLENGE: Final = "reckless-must-challenge"
STILL_MUST_QUEST: Final = "must-quest"
STILL_MUST_CHALLENGE: Final = "must-challenge"
WARDED: Final = "has-ward"
NOT_ASKED: Final = "not-asked-now"

RULES: Final = {
    NOT_YOUR_TURN: "turn.actions-any-order",
    NOT_IN_HAND: "play.active-from-hand",
    NOT_IN_PLAY: "zones.in-play",
    NOT_YOURS: "quest.declare",
    NO_SYMBOL: "ink.reveal",
    INKED_ALREADY: "ink.once",
    NOT_A_CHARACTER: "cards.only-characters-quest-and-challenge",
    EXERTED_ALREADY: "challenge.declare",
    STILL_DRYING: "turn.dry",
    RECKLESS_QUEST: "keyword.reckless.no-quest",
    CANNOT_QUEST: "quest.illegal",
    CANNOT_USE: "golden.cannot-beats-can",
    CANNOT_CHALLENGE: "challenge.check",
    NOT_OPPOSING: "challenge.choose",
    TARGET_READY: "challenge.choose",
    TARGET_EVASIVE: "keyword.evasive",
    BODYGUARD_FIRST: "keyword.bodyguard.challenge",
    TARGET_SHIELDED: "challenge.check",
    NOT_A_TARGET: "challenge.choose",
    TOO_LITTLE_INK: "cost.pay",
    NOTHING_TO_SHIFT_ONTO: "keyword.shift.cost",
    NO_SHIFT: "keyword.shift.cost",
    NOT_A_SONG: "play.sing",
    SINGER_TOO_CHEAP: "play.sing",
    CANNOT_SING: "golden.cannot-beats-can",
    NO_TOGETHER: "keyword.sing-together.cost",
    TOO_FEW_VOICES: "keyword.sing-together.add-costs",
    FORBIDDEN_TO_PLAY: "golden.cannot-beats-can",
    NOT_OF_A_TYPE: "cards.character-by-numbers-and-class",
    NOT_A_LOCATION: "move.own-only",
    ALREADY_THERE: "move.declare",
    NO_SUCH_ABILITY: "use.announce",
    COST_CANNOT_BE_PAID: "use.pay",
    RECKLESS_MUST_CHALLENGE: "keyword.reckless.turn-goes-on",
    STILL_MUST_QUEST: "turn.declare-end",
    STILL_MUST_CHALLENGE: "turn.declare-end",
    WARDED: "keyword.ward.not-chosen-by-effects",
    NOT_ASKED: "players.owner-decides",
}

# Where different rules give the same reason, by what was wanted.
WANTED: Final = {
    ("play", NOT_YOUR_TURN): "play.active-from-hand",
    ("quest", NOT_A_CHARACTER): "quest.only-characters",
    ("quest", EXERTED_ALREADY): "quest.exert",
    ("quest", STILL_DRYING): "quest.check",
    ("challenge", NOT_YOURS): "challenge.declare",
    ("challenge", NOT_A_CHARACTER): "challenge.only-characters",
    ("challenge", STILL_DRYING): "challenge.declare",
    ("move", NOT_YOURS): "move.own-only",
    ("move", NOT_A_CHARACTER): "move.own-only",
    ("move", TOO_LITTLE_INK): "move.pay",
    ("use", NOT_YOURS): "use.steps",
    ("use", EXERTED_ALREADY): "cards.ready",
    ("use", STILL_DRYING): "use.dry",
    ("use", TOO_LITTLE_INK): "use.pay",
    ("play", EXERTED_ALREADY): "play.sing",
    ("play", NOT_A_CHARACTER): "play.sing",
}

# Rules that an older edition states together with others, under another name.
OLDER: Final = {
    "keyword.bodyguard.challenge": "keyword.bodyguard",
    "keyword.reckless.no-quest": "keyword.reckless",
    "keyword.ward.not-chosen-by-effects": "keyword.ward.not-chosen",
}


def rule_of(reason: str, ledger: Ledger, verb: str = "") -> str:
    """The rule behind a reason for not doing something, by the name it has in this edition."""
    rule = WANTED.get((verb, reason), RULES[reason])
    return rule if ledger.numbers(rule) else OLDER.get(rule, rule)
