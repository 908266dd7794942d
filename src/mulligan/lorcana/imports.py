"""Cards in the format of LorcanaJSON, as players have them."""

from __future__ import annotations

import re
from typing import Final

from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.definitions import is_character
from mulligan.lorcana.printed import Facts
from mulligan.lorcana.terms import CHARACTER, LOCATION, TYPE_NAMES

PLAIN: Final = ("bodyguard", "evasive", "reckless", "rush", "support", "ward")
NUMBERED: Final = {
    "challenger": "challenger",
    "resist": "resist",
    "singer": "singer",
    "shift": "shift",
    "sing together": "sing_together",
}


def facts_from_json(row: dict[str, object]) -> Facts:
    """The facts of a card in LorcanaJSON's fields; our own `notation` may stand for abilities in words."""
    name = str(row.get("fullName") or "")
    if not name:
        version = str(row.get("version") or "")
        name = f"{row.get('name', '')} - {version}" if version else str(row.get("name", ""))
    if not name:
        raise MulliganError("a card without a name")
    facts = Facts(name)
    subtypes = row.get("subtypes")
    facts.classifications = [str(one) for one in subtypes] if isinstance(subtypes, list) else []
    kind = str(row.get("type") or "").lower()
    if not kind and is_character(row.get("strength"), row.get("willpower"), facts.classifications):
        kind = TYPE_NAMES[CHARACTER]  # as the documents say it: the word Character is not on the card
    if kind not in TYPE_NAMES[1:]:
        raise MulliganError(f"{name}: {kind!r} is not a card type")
    facts.type = TYPE_NAMES.index(kind)
    facts.cost = whole(row, "cost")
    facts.inkable = bool(row.get("inkwell", True))
    color = str(row.get("color") or "")
    colors = row.get("colors")
    facts.inks = (
        [str(one).lower() for one in colors] if isinstance(colors, list) else [c for c in color.lower().split("-") if c]
    )
    facts.strength = whole(row, "strength")
    facts.willpower = whole(row, "willpower")
    facts.lore = whole(row, "lore")
    facts.move_cost = whole(row, "moveCost")
    if facts.type in (CHARACTER, LOCATION) and facts.willpower == 0:
        raise MulliganError(f"{name}: a {kind} needs a willpower")
    copies = row.get("maxCopiesInDeck")
    facts.limit = copies if isinstance(copies, int) else 4
    notation = row.get("notation")
    if isinstance(notation, list):
        facts.abilities = [("", str(one)) for one in notation]
        return facts
    facts.abilities = abilities_from_json(row, name)
    return facts


def whole(row: dict[str, object], key: str) -> int:
    """A whole number of a card; 0 where it has none."""
    value = row.get(key, 0)
    return value if isinstance(value, int) else 0


def abilities_from_json(row: dict[str, object], name: str) -> list[tuple[str, str]]:
    """The abilities of a card, in notation. Text that cannot be compiled is refused by name."""
    found: list[tuple[str, str]] = []
    abilities = row.get("abilities")
    if isinstance(abilities, list):
        for ability in abilities:
            if not isinstance(ability, dict):
                continue
            if not without_reminder(str(ability.get("fullText") or ability.get("effect") or "?")):
                continue
            if ability.get("type") == "keyword" or "keyword" in ability:
                found.append(("", keyword(str(ability.get("keyword", "")), ability, name)))
            else:
                raise MulliganError(f"{name}: its text cannot be compiled: {ability.get('effect', '')!r}")
    keywords = row.get("keywordAbilities")
    if not found and isinstance(keywords, list):
        for word in keywords:
            found.append(("", keyword(str(word), {"fullText": str(word)}, name)))
    return found


def without_reminder(text: str) -> str:
    """A text without what stands in brackets only to remind of a rule."""
    # rule: cards.reminder-text
    return re.sub(r"\([^)]*\)", "", text).strip()


def keyword(word: str, ability: dict[str, object], name: str) -> str:
    """A keyword in notation."""
    text = without_reminder(str(ability.get("fullText") or ""))
    base = re.sub(r"[+\d]+$", "", word).strip().lower()
    if base in PLAIN:
        return base
    if base in NUMBERED:
        value = ability.get("keywordValueNumber") or ability.get("keywordValue") or text or word
        number = re.search(r"\d+", str(value)) or re.search(r"\d+", text) or re.search(r"\d+", word)
        if number:
            return f"{NUMBERED[base]}({number[0]})"
    raise MulliganError(f"{name}: {word!r} is not a keyword that can be played")
