"""Cards in Scryfall's field names, as players have them."""

from __future__ import annotations

import re
from typing import Final

from mulligan.kernel.errors import MulliganError
from mulligan.magic.printed import Facts
from mulligan.magic.terms import COLOR_LETTERS, CREATURE, KEYWORD_NAMES, SUPERTYPE_NAMES, TYPE_NAMES

_REMINDER: Final = re.compile(r"\([^)]*\)")
_BASIC: Final = ("plains", "island", "swamp", "mountain", "forest")


def facts_from_json(row: dict[str, object]) -> Facts:
    """The facts of a card in Scryfall's fields; our own `notation` may stand for abilities in words."""
    name = str(row.get("name") or "")
    if not name:
        raise MulliganError("card-without-name")
    facts = Facts(name)
    facts.cost = str(row.get("mana_cost") or "")
    left, _, right = str(row.get("type_line") or "").replace("–", "—").partition("—")
    for word in left.lower().split():
        if word in SUPERTYPE_NAMES:
            facts.supertypes |= 1 << SUPERTYPE_NAMES.index(word)
        elif word in TYPE_NAMES:
            facts.types |= 1 << TYPE_NAMES.index(word)
        else:
            raise MulliganError("not-a-card-type", where=None, card=name, word=word, known=list(TYPE_NAMES))
    facts.subtypes = right.split()
    facts.power = whole(row, "power", facts)
    facts.toughness = whole(row, "toughness", facts)
    facts.loyalty = whole(row, "loyalty", facts)
    facts.set = str(row.get("set") or "")
    facts.rarity = str(row.get("rarity") or "")
    number = str(row.get("collector_number") or "")
    facts.number = int(number) if number.isdigit() else 0
    colors = row.get("colors")
    if isinstance(colors, list):
        facts.colors = sum(1 << COLOR_LETTERS.index(str(color)) for color in colors if str(color) in COLOR_LETTERS)
    if not facts.types:
        raise MulliganError("card-without-type", where=None, card=name, known=list(TYPE_NAMES))
    if facts.types & CREATURE and "power" not in row:
        raise MulliganError("creature-without-power", where=None, card=name)
    notation = row.get("notation")
    if isinstance(notation, list):
        facts.abilities = [str(one) for one in notation]
    else:
        facts.abilities = abilities_from_text(str(row.get("oracle_text") or ""), name)
    return facts


def whole(row: dict[str, object], key: str, facts: Facts) -> int:
    """A number of a card, written as text; a star stands for one that an ability defines."""
    value = str(row.get(key) or "0")
    if "*" in value:
        facts.starred = True
        return 0
    if not value.lstrip("+-").isdigit():
        raise MulliganError("card-not-a-number", card=facts.name, key=key, value=value)
    return int(value)


def abilities_from_text(text: str, name: str) -> list[str]:
    """The abilities of a card, in notation. Text that cannot be compiled is refused by name."""
    found: list[str] = []
    for line in text.split("\n"):
        plain = _REMINDER.sub("", line).strip().rstrip(".")
        if not plain or plain.lower() in _BASIC:
            continue
        for part in plain.split(","):
            word = part.strip().lower()
            if word not in KEYWORD_NAMES:
                raise MulliganError("text-refused", card=name, sentence=plain, why=None)
            found.append(word.replace(" ", "_"))
    return found
