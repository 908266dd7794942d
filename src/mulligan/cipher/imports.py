"""Cards in the format of the Cipher card table, as players have them."""

from __future__ import annotations

from mulligan.cipher.catalog import facts_from_row
from mulligan.cipher.printed import Facts
from mulligan.kernel.errors import MulliganError


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
        "class": row.get("class", ""),
    }
    if row.get("cc_cost") is not None:
        ours["class_change"] = row["cc_cost"]
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
    if isinstance(notation, list):
        return [named(one) for one in notation]
    skills = row.get("skills")
    if isinstance(skills, list):
        for skill in skills:
            text = skill.get("raw", "") if isinstance(skill, dict) else str(skill)
            raise MulliganError("text-refused", card=name, sentence=text, why=None)
    return []


def named(entry: object) -> tuple[str, list[str]]:
    """A skill with or without its name."""
    if isinstance(entry, list) and len(entry) > 1:
        return str(entry[0]), [str(one) for one in entry[1:]]
    return "", [str(entry)]
