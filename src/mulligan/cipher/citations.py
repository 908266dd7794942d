"""What the log cites besides the step that was taken: the rules behind each kind of line, and behind each skill."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.abilities import Always, Limit, Skill, When
from mulligan.cipher.state import Cipher
from mulligan.kernel.frames import scope

_TO_OPEN: Final = ("zones.shown-when-opened", "zones.open", "zones.look-at-open", "zones.new-card", "cards.controller")
_TO_HAND: Final = ("zones.hand-face-down", "zones.own-hand", "zones.hand-is-secret", "zones.hidden", "zones.new-card")
_UNSEEN: Final = ("zones.hidden-to-hidden", "zones.hidden", "zones.hidden-from-both")
_TO_DECK: Final = ("zones.deck-face-down", "zones.deck-order", "zones.new-card")
_STATE: Final = ("cards.state-changes",)

# rule: cards.several-skills zones.hidden-from-both zones.hidden
BEHIND: Final[dict[str, tuple[str, ...]]] = {
    "adds-orb": ("zones.orbs-face-down", "zones.one-at-a-time", *_UNSEEN),
    "adds-support": ("cards.support", "cards.attack"),
    "becomes-bond": ("zones.bonds-face-up", *_TO_OPEN),
    "changes-class": ("deployment.levelled-up-unit", "deployment.class-changed-unit", "deployment.stack-is-one"),
    "copies": ("keyword.copy-printed", "cards.information-changes"),
    "draws": ("keyword.draw", "zones.one-at-a-time", *_UNSEEN, *_TO_HAND),
    "gains-attack": ("cards.information-changes", "cards.attack"),
    "goes-on-deck": _TO_DECK,
    "goes-to-hand": ("zones.shown-when-hidden", *_TO_HAND),
    "goes-under-deck": _TO_DECK,
    "grows": ("keyword.grow-is-no-level-up", "deployment.levelled-up-unit", "deployment.stack-is-one"),
    "is-deployed": ("zones.units-face-up", "zones.battlefield", *_TO_OPEN),
    "is-destroyed": ("keyword.destroy", *_STATE),
    "is-flipped": ("zones.face-down-bonds-are-blank", "zones.look-at-face-down-bonds", "zones.open-cards-count"),
    "is-revealed": ("keyword.reveal-open", "keyword.reveal-in-place", "keyword.reveal-no-refill"),
    "is-tapped": ("cards.tapped-or-not", *_STATE),
    "is-untapped": ("cards.tapped-or-not", *_STATE),
    "levels-up": ("deployment.levelled-up-unit", "deployment.stack-is-one"),
    "moves": ("move.other-row", *_STATE),
    "refills-deck": ("interrupt.at-once", "keyword.shuffle", *_TO_DECK),
    "retreats": ("zones.retreat-face-up", *_TO_OPEN),
    "shuffles": ("keyword.shuffle", "zones.deck-face-down"),
    "supports": ("zones.support-face-up", "zones.one-at-a-time", *_TO_OPEN),
    "takes-orb": ("keyword.destroyed-orb-to-hand", *_UNSEEN, *_TO_HAND),
    "triggers": ("triggers.each-occurrence", "skills.automatic", "golden.when", "golden.each-time"),
}

# Rules that words of all games name, as this game has them.
SHARED: Final = {"resolve.may": "triggers.may", "resolve.choose": "skills.in-order"}

# What the words of a skill rest on.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "formation": ("skills.formation",),
    "class_change": ("skills.class-change", "deployment.class-changed-unit"),
    "class_changed": ("deployment.class-changed-unit",),
    "level_up": ("skills.level-up", "deployment.levelled-up-unit"),
    "union": ("skills.union",),
    "transformation": ("skills.transformation",),
    "special": ("skills.special",),
    "once": ("cards.once-per-turn-marks",),
    "seq": ("golden.after-that",),
    "if": ("golden.in-case", "golden.if", "skills.conditions"),
    "pay_to": ("golden.if-cost-paid", "golden.if-you-do"),
    "if_you_do": ("golden.if-you-do",),
    "your_turn": ("golden.during",),
    "you": ("cards.you", "cards.own"),
    "opponent": ("cards.opponents", "cards.opponents-own"),
}
# What the same limit means for an activated, an automatic and a continuous skill.
LIMITS_OF_USE: Final = {"only_if": "skills.activated-only-if", "class_change": "skills.class-change-activated"}
LIMITS_OF_WHEN: Final = {"only_if": "skills.automatic-only-if", "class_change": "skills.class-change-automatic"}
LIMITS_OF_ALWAYS: Final = {"only_if": "skills.continuous-only-if", "class_change": "skills.class-change-continuous"}


def rules_behind(skill: Skill) -> list[str]:
    """The rules behind a skill: its kind, what limits it, and what its words rest on."""
    # rule: skills.class-change-activated skills.class-change-automatic skills.class-change-continuous
    # rule: golden.after-that cards.you cards.own
    limits = LIMITS_OF_USE
    rules = ["cards.skill-controller", "cards.several-skills", "cards.you", "cards.own"]
    if isinstance(skill, When):
        limits = LIMITS_OF_WHEN
        if skill.limits:
            rules.append("triggers.only-if")
    elif isinstance(skill, Always):
        limits = LIMITS_OF_ALWAYS
        rules.append("skills.continuous")
        if skill.only_if is not None:
            rules.extend(("skills.continuous-condition", "skills.conditions", "golden.in-case"))
    for node in skill.everything():
        rules.extend(WORDS.get(node.word, ()))
        if isinstance(node, Limit) and node.word in limits:
            rules.append(limits[node.word])
    return rules


def cite_skill(game: Cipher, skill: Skill) -> None:
    """Name the rules behind a skill that is used, that triggers, or that would if its limits let it."""
    if game.log is not None:
        game.cite(*rules_behind(skill))


def cite_continuous(game: Cipher) -> None:
    """Name the rules behind the continuous skills that are at work now."""
    # rule: skills.continuous skills.continuous-condition skills.continuous-only-if
    for player in range(2):
        for card in game.units(player):
            for skill in game.looks(card).skills:
                if isinstance(skill, Always) and is_at_work(game, card, skill):
                    game.cite(*rules_behind(skill))


def is_at_work(game: Cipher, card: i64, skill: Always) -> bool:
    """Whether a continuous skill of a unit works now."""
    place = scope(card, skill.id, game.controller[card])
    return skill.allowed(game, place) and (skill.only_if is None or skill.only_if.holds(game, place))
