"""Cards in the format of the Cipher card table, as players have them."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cipher.catalog import catalog, facts_from_row
from mulligan.cipher.grammar import compile_skill
from mulligan.cipher.printed import Facts, Printed
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.imports import compile_each

SUPPORT_KINDS: Final = {"ATK": "attack", "DEF": "defence", "ATK/DEF": "both"}
_SKILL: Final = re.compile(
    r"(?P<signs>(?:\[[^\]]*\]\s*)*)(?P<name>[^|]*?)\s*\|(?P<kind>ACT|AUTO|CONT|SPEC)\|\s*"
    r"(?P<once>\[Once per Turn\]\s*)?(?:\[(?P<cost>[^\]]*)\]\s*)?(?P<text>.*)",
    re.IGNORECASE | re.DOTALL,
)
_SUPPORT: Final = re.compile(
    r"\|(?P<kind>ATK/DEF|ATK|DEF) SUPP\|\s*(?P<name>[^:|]*):\s*(?:\[(?P<cost>[^\]]*)\]\s*)?(?P<text>.*)",
    re.IGNORECASE | re.DOTALL,
)


def facts_from_json(row: dict[str, object]) -> Facts:
    """The facts of a card in the table's fields; our own `notation` stands for skills in words."""
    number = str(row.get("number") or "")
    name = str(row.get("name") or "")
    if not name:
        raise MulliganError("card-without-name")
    title = str(row.get("title") or "")
    ours: dict[str, object] = {
        "title": title,
        "name": name,
        "cost": row.get("cost", 1),
        "attack": row.get("attack", 0),
        "support": row.get("support", 0),
        "range": str(row.get("range") or "-"),
        "symbols": as_words(row.get("symbol")),
        "genders": as_words(row.get("gender")),
        "weapons": as_words(row.get("weapon")),
        "types": as_words(row.get("traits")),
        "class": str(row.get("class") or ""),
    }
    if row.get("cc_cost") is not None:
        ours["class_change"] = row["cc_cost"]
    if row.get("ja") is not None:
        ours["ja"] = row["ja"]
    facts = facts_from_row(number or (f"{title}, {name}" if title else name), ours, "cards")
    facts.skills = skills_from_json(row, facts.full_name)
    return facts


def as_words(value: object) -> list[str]:
    """One word or several, as a list."""
    if value is None:
        return []
    if isinstance(value, str):
        return [value] if value else []
    return [str(one) for one in value if one] if isinstance(value, list) else []


def skills_from_json(row: dict[str, object], name: str) -> list[tuple[str, list[str]]]:
    """The skills of a card, in notation. Text that cannot be compiled is refused by name."""
    notation = row.get("notation")
    if isinstance(notation, str):
        notation = [notation]
    if isinstance(notation, list):
        return [named(one) for one in notation]
    skills = row.get("skills")
    if isinstance(skills, list) and skills and all(isinstance(one, list) for one in skills):  # as in our own files
        return [named(one) for one in skills]
    found: list[tuple[str, list[str]]] = []
    for skill in skills if isinstance(skills, list) else []:
        fields = whole_skill(skill)
        title = str(fields.get("name") or "")
        try:
            found.append((title, compile_skill(name, fields)))
        except MulliganError:
            ours = our_skill(str(row.get("number") or ""), title)
            if ours is None:
                raise
            found.append(ours)
    return found


def our_skill(number: str, title: str) -> tuple[str, list[str]] | None:
    """The skill of that name on the catalog's card of that number: a card that we have anyway need not be compiled."""
    facts = catalog().cards.get(number)
    skills = facts.skills if facts is not None else []
    return next((skill for skill in skills if title and skill[0] == title), None)


def whole_skill(skill: object) -> dict[str, object]:
    """A skill with all its fields; those it lacks are read off the line as it is printed."""
    given: dict[str, object] = skill if isinstance(skill, dict) else {"raw": str(skill)}
    told = {key: value for key, value in given.items() if value is not None}
    return {**fields_of(str(told.get("raw") or "").strip()), **told}


def fields_of(line: str) -> dict[str, object]:
    """The fields of a skill on one line: its signs, name, kind, limit, cost and text."""
    skill = _SKILL.fullmatch(line)
    if skill is not None:
        return {
            "name": skill["name"],
            "type": skill["kind"],
            "keywords": skill["signs"].replace("[", " ").replace("]", " ").split(),
            "once_per_turn": skill["once"] is not None,
            "cost": skill["cost"],
            "text": skill["text"],
        }
    support = _SUPPORT.fullmatch(line)
    if support is None:
        return {}
    kind = SUPPORT_KINDS[support["kind"].upper()]
    return {
        "name": support["name"],
        "type": "SUPP",
        "support_type": kind,
        "cost": support["cost"],
        "text": support["text"],
    }


def named(entry: object) -> tuple[str, list[str]]:
    """A skill with or without its name."""
    if isinstance(entry, list) and len(entry) > 1:
        return str(entry[0]), [str(one) for one in entry[1:]]
    return "", [str(entry)]


def import_database(data: object) -> tuple[list[Facts], list[MulliganError]]:
    """All cards of a card table that can be compiled, each once, and why the others cannot."""
    rows = data.get("cards") if isinstance(data, dict) else data
    if isinstance(rows, list):  # a table in several languages
        japanese = {
            str(row.get("number")): [str(row.get("title") or ""), str(row.get("name") or "")]
            for row in rows
            if isinstance(row, dict) and row.get("language") == "ja"
        }
        rows = [
            {**row, "ja": japanese[str(row["number"])]} if isinstance(row, dict) and named_in(row, japanese) else row
            for row in rows
            if not isinstance(row, dict) or row.get("language", "en") == "en"
        ]
    return compile_each(rows, ("number", "name"), facts_from_table, lambda facts: facts.number)


def named_in(row: dict[str, object], japanese: dict[str, list[str]]) -> bool:
    """Whether the table has a Japanese name for a card."""
    return all(japanese.get(str(row.get("number")), [""]))


def facts_from_table(row: dict[str, object]) -> Facts:
    """The facts of a card of a whole table, where none goes without a cost and an attack."""
    if "cost" not in row or "attack" not in row:
        raise MulliganError("not-a-cipher-card", card=str(row.get("name") or row.get("number") or "?"))
    facts = facts_from_json(row)
    Printed(facts, [], CIPHER)  # every skill of it can be played
    return facts
