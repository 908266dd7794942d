"""A card's facts for people, as plain data."""

from __future__ import annotations

from mulligan.lorcana.printed import Facts
from mulligan.lorcana.terms import ACTION, CHARACTER, KEYWORD_NAMES, LOCATION, TYPE_NAMES


def sheet(facts: Facts) -> dict[str, object]:
    """Everything that stands on a card, its abilities by name and text."""
    told: dict[str, object] = {
        "name": facts.full_name,
        "type": "song" if facts.type == ACTION and "Song" in facts.classifications else TYPE_NAMES[facts.type],
        "ink": facts.inks,
        "cost": facts.cost,
        "inkable": facts.inkable,
    }
    if facts.type == CHARACTER:
        told["strength"] = facts.strength
    if facts.type in (CHARACTER, LOCATION):
        told["willpower"] = facts.willpower
        told["lore"] = facts.lore
    if facts.type == LOCATION:
        told["move_cost"] = facts.move_cost
    told["classifications"] = facts.classifications
    told["keywords"] = [word for _, notation in facts.abilities if (word := keyword(notation))]
    told["set"] = facts.set
    told["number"] = facts.number
    told["rarity"] = facts.rarity
    told["abilities"] = facts.abilities
    return told


def keyword(notation: str) -> str:
    """The keyword and its number that an ability is; empty if it is none."""
    word, _, rest = notation.partition("(")
    name = word.replace("_", " ")
    number = rest.rstrip(")").partition(",")[0].strip()
    if name not in KEYWORD_NAMES:
        return ""
    return f"{name} {number}" if number.isdecimal() else name
