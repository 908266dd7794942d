"""Cards written down in the format of our own data files."""

from __future__ import annotations

from mulligan.cipher.printed import Facts
from mulligan.cipher.terms import RANGE_NAMES
from mulligan.kernel.writing import listed, quoted


def write_cards(cards: list[Facts]) -> str:
    """Cards as a data file."""
    return "\n".join(write_card(facts) for facts in cards)


def write_card(facts: Facts) -> str:
    """A card as its entry in a data file."""
    lines = [f"[{quoted(facts.number)}]", f"title = {quoted(facts.title)}", f"name = {quoted(facts.name)}"]
    if facts.ja_name:
        lines.append(f"ja = {listed([facts.ja_title, facts.ja_name])}")
    if facts.set != facts.number.partition("-")[0]:
        lines.append(f"set = {quoted(facts.set)}")
    lines.append(f"cost = {facts.cost}")
    if facts.class_change >= 0:
        lines.append(f"class_change = {facts.class_change}")
    lines.append(f"attack = {facts.attack}")
    lines.append(f"support = {facts.support}")
    lines.append(f"range = {quoted(RANGE_NAMES[facts.range])}")
    for key, words in (("symbols", facts.symbols), ("genders", facts.genders), ("weapons", facts.weapons)):
        lines.append(f"{key} = {listed(words)}")
    lines.append(f"types = {listed(facts.types)}")
    if facts.class_name:
        lines.append(f"class = {quoted(facts.class_name)}")
    if facts.rarity:
        lines.append(f"rarity = {quoted(facts.rarity)}")
    if facts.skills:
        lines.append("skills = [")
        lines.extend(f"    {listed([name, *notations])}," for name, notations in facts.skills)
        lines.append("]")
    return "\n".join(lines) + "\n"
