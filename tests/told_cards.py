"""Cards of our own for Lorcana that say sentences of our own, for tables of every edition."""

from __future__ import annotations

import pytest

from mulligan.lorcana.grammar.texts import compile_text

EDITIONS = ["2024-05-20", "2025-03-14", "2025-07-04"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def card(name: str, *lines: str, type: str = "character", cost: int = 0, **more: object) -> dict[str, object]:
    """A card of our own that says this."""
    numbers = {"strength": 2, "willpower": 5, "lore": 1} if type == "character" else {}
    kind = "" if type == "action" else type
    said = [one for line in lines for one in compile_text(line, action=type == "action", type=kind)]
    return {"name": name, "type": type, "cost": cost, "notation": said, **numbers, **more}


GUARD = card("Guard")
