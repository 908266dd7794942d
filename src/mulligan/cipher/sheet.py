"""A card's facts for people, as plain data."""

from __future__ import annotations

from mulligan.cipher.printed import Facts
from mulligan.cipher.terms import RANGE_NAMES


def sheet(facts: Facts) -> dict[str, object]:
    """Everything that stands on a card, its skills by name and notation."""
    told: dict[str, object] = {
        "name": facts.full_name,
        "class": facts.class_name,
        "number": facts.number,
        "japanese": f"{facts.ja_title} {facts.ja_name}".strip(),
        "symbol": facts.symbols,
        "cost": facts.cost,
    }
    told["class_change"] = facts.class_change if facts.class_change >= 0 else ""
    told["attack"] = facts.attack
    told["support"] = facts.support
    told["range"] = RANGE_NAMES[facts.range]
    told["gender"] = facts.genders
    told["weapon"] = facts.weapons
    told["traits"] = facts.types
    told["set"] = facts.set
    told["rarity"] = facts.rarity
    told["abilities"] = [(name, notation) for name, notations in facts.skills for notation in notations]
    return told
