"""Tables and test cards that the tests of Cipher share."""

from __future__ import annotations

from support import Story

MARTH = {"card": "B01-003", "as": "marth", "main": True}
CHROM = {"card": "B01-053", "as": "chrom", "main": True}


def own(name: str, /, *notation: str, **more: object) -> dict:
    """A card of one's own: cost 1, attack 40, support 10, range 1, red, unless something else is said."""
    card = {
        "number": f"T-{name}",
        "title": "Test",
        "name": name,
        "cost": 1,
        "attack": 40,
        "support": 10,
        "range": "1",
        "symbol": ["red"],
        "gender": "male",
        "weapon": ["sword"],
        "notation": list(notation),
    }
    return {**card, **more}


def table(mine: dict | None = None, theirs: dict | None = None, **keys: object) -> Story:
    """A table with both main characters in front and five orbs each, and whatever else is said."""
    ours = mine or {}
    a = {"orbs": 5, **ours, "front": [MARTH, *ours.get("front", [])]}
    other = theirs or {}
    b = {"orbs": 5, **other, "front": [CHROM, *other.get("front", [])]}
    return Story("cipher", {"a": a, "b": b}, **keys)
