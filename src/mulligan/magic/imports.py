"""Cards in Scryfall's field names, as players have them."""

from __future__ import annotations

import re

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.imports import compile_each
from mulligan.magic.editions import NEWEST
from mulligan.magic.grammar import compile_text
from mulligan.magic.printed import Facts, Printed
from mulligan.magic.table import blank_match
from mulligan.magic.terms import COLOR_LETTERS, CREATURE, INSTANT, SORCERY, SUPERTYPE_NAMES, TYPE_NAMES
from mulligan.magic.words.vocabulary import MAGIC


def facts_from_json(row: dict[str, object]) -> Facts:
    """The facts of a card in Scryfall's fields; our own `notation` may stand for abilities in words."""
    name = str(row.get("name") or "")
    if not name:
        raise MulliganError("card-without-name")
    facts = Facts(name)
    facts.cost = str(row.get("mana_cost") or "")
    left, _, right = str(row.get("type_line") or "").replace("–", "—").replace(" - ", " — ").partition("—")
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
    facts.number = int(number[:9]) if number.isdecimal() else 0
    colors = row.get("colors")
    if isinstance(colors, list):
        facts.colors = sum(1 << COLOR_LETTERS.index(str(color)) for color in colors if str(color) in COLOR_LETTERS)
    if not facts.types:
        raise MulliganError("card-without-type", where=None, card=name, known=list(TYPE_NAMES))
    if facts.types & CREATURE and "power" not in row:
        raise MulliganError("creature-without-power", where=None, card=name)
    notation = row.get("notation", row.get("abilities"))
    if isinstance(notation, str):
        notation = [notation]
    if isinstance(notation, list):
        facts.abilities = [str(one) for one in notation]
    else:
        spell = facts.types & (INSTANT | SORCERY) != 0
        facts.abilities = compile_text(str(row.get("oracle_text") or ""), name, spell)
    return facts


def whole(row: dict[str, object], key: str, facts: Facts) -> int:
    """A number of a card, written as text; a star stands for one that an ability defines."""
    value = str(row.get(key) or "0")
    if "*" in value:
        facts.starred = True
        return 0
    if re.fullmatch(r"[+-]?[0-9]{1,9}", value) is None:
        raise MulliganError("card-not-a-number", card=facts.name, key=key, value=value)
    return int(value)


def import_database(data: object) -> tuple[list[Facts], list[MulliganError]]:
    """All cards of a database in Scryfall's fields that can be compiled, each once, and why the others cannot."""
    rows = data.get("data") if isinstance(data, dict) else data
    return compile_each(rows, ("name",), whole_card, lambda facts: facts.name)


def whole_card(row: dict[str, object]) -> Facts:
    """The facts of a card, of which every ability can be played."""
    facts = facts_from_json(row)
    Printed(facts, blank_match(["a", "b"], NEWEST, [0, 1]), MAGIC)
    return facts
