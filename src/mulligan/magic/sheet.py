"""A card's facts for people, as plain data."""

from __future__ import annotations

from typing import Final

from mulligan.magic.mana import ManaCost
from mulligan.magic.printed import Facts
from mulligan.magic.terms import (
    COLOR_NAMES,
    COLORS,
    CREATURE,
    KEYWORD_NAMES,
    PLANESWALKER,
    SPLIT,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
)

TELLING: Final = (1, 5, 4, 0, 2, 3, 6, 8, 9, 10)  # card types, the one that says most of a card first


def main_type(types: int) -> str:
    """The one of a card's types that says most of it: an artifact creature is a creature."""
    return next((TYPE_NAMES[i] for i in TELLING if (types >> i) & 1), "card")


def sheet(facts: Facts) -> dict[str, object]:
    """Everything that stands on a card, its abilities in notation."""
    cost = ManaCost(facts.cost)
    colors = cost.colors if facts.colors < 0 else facts.colors
    told: dict[str, object] = {
        "name": facts.name,
        "cost": facts.cost,
        "converted": cost.converted,
        "colors": [COLOR_NAMES[i] for i in range(COLORS) if (colors >> i) & 1],
        "type": main_type(facts.types),
        "supertypes": [name for i, name in enumerate(SUPERTYPE_NAMES) if (facts.supertypes >> i) & 1],
        "types": [name for i, name in enumerate(TYPE_NAMES) if (facts.types >> i) & 1],
        "subtypes": facts.subtypes,
    }
    if facts.types & CREATURE:
        told["power"] = "*" if facts.starred and not facts.power else facts.power
        told["toughness"] = "*" if facts.starred and not facts.toughness else facts.toughness
    if facts.types & PLANESWALKER:
        told["loyalty"] = facts.loyalty
    told["keywords"] = [word.replace("_", " ") for word in facts.abilities if word.replace("_", " ") in KEYWORD_NAMES]
    told["set"] = facts.set
    told["number"] = facts.number
    if facts.more_numbers:
        told["more_numbers"] = facts.more_numbers
    told["rarity"] = facts.rarity
    told["abilities"] = [("", notation) for notation in facts.abilities]
    if facts.layout == SPLIT:
        told["abilities"] = [(half.name, notation) for half in facts.faces for notation in half.abilities]
    if facts.faces:
        told["faces"] = [face.name for face in facts.faces]
    return told
