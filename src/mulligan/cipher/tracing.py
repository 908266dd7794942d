"""What is at work without acting: named only in games that are traced."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.abilities import Always, Skill
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BACK, BONDS, DECK, FRONT, HAND, ORBS, RETREAT, SUPPORT, UNDER
from mulligan.kernel.frames import scope

# What lies face up in a zone and what does not.
FACES: Final[dict[int, tuple[str, ...]]] = {
    DECK: ("zones.deck-face-down", "zones.deck-order"),
    HAND: ("zones.hand-face-down", "zones.own-hand", "zones.hand-is-secret", "zones.hidden"),
    SUPPORT: ("zones.support-face-up",),
    RETREAT: ("zones.retreat-face-up",),
    ORBS: ("zones.orbs-face-down",),
    BONDS: ("zones.bonds-face-up",),
    FRONT: ("zones.units-face-up", "zones.battlefield"),
    BACK: ("zones.units-face-up", "zones.battlefield"),
    UNDER: (),
}
HIDDEN: Final = (DECK, HAND, ORBS)


def trace_place(game: Cipher, old: i64, zone: i64) -> None:
    """Name the rules at work where a card goes from one zone to another."""
    game.trace("zones.new-card", "cards.controller", *FACES[zone])
    if old == DECK:
        game.trace("zones.one-at-a-time")
    if zone not in HIDDEN:
        game.trace("zones.open", "zones.look-at-open")
        if old in HIDDEN:
            game.trace("zones.shown-when-opened")
    elif old in HIDDEN:
        game.trace("zones.hidden-to-hidden", "zones.hidden", "zones.hidden-from-both")
    else:
        game.trace("zones.shown-when-hidden")


def trace_skill(game: Cipher, skill: Skill) -> None:
    """Name the rules behind a skill that is used, that triggers, or that would if its limits let it."""
    if game.traced is not None:
        game.trace(*skill.rests_on())


def trace_continuous(game: Cipher) -> None:
    """Name the rules behind the continuous skills that are at work now."""
    for player in range(2):
        for card in game.units(player):
            for skill in game.looks(card).skills:
                if isinstance(skill, Always) and is_at_work(game, card, skill):
                    trace_skill(game, skill)


def is_at_work(game: Cipher, card: i64, skill: Always) -> bool:
    """Whether a continuous skill of a unit works now."""
    acting = scope(card, skill.id, game.controller[card])
    return skill.allowed(game, acting) and (skill.only_if is None or skill.only_if.holds(game, acting))
