"""Cards written down in the format of our own data files."""

from __future__ import annotations

from mulligan.kernel.writing import listed, quoted
from mulligan.lorcana.catalog import facts_from_row
from mulligan.lorcana.printed import Facts
from mulligan.lorcana.terms import CHARACTER, LOCATION, TYPE_NAMES


def write_cards(cards: list[Facts]) -> str:
    """Cards as a data file."""
    return "\n".join(write_card(facts) for facts in cards)


def write_card(facts: Facts) -> str:
    """A card as its entry in a data file."""
    lines = [f"[{quoted(facts.full_name)}]"]
    if facts.set:
        lines.append(f"set = {quoted(facts.set)}")
    if facts.number:
        lines.append(f"number = {facts.number}")
    if facts.rarity:
        lines.append(f"rarity = {quoted(facts.rarity)}")
    lines.append(f"type = {quoted(TYPE_NAMES[facts.type])}")
    lines.append(f"ink = {listed(facts.inks)}")
    lines.append(f"cost = {facts.cost}")
    lines.append(f"inkable = {'true' if facts.inkable else 'false'}")
    if facts.type == CHARACTER:
        lines.append(f"strength = {facts.strength}")
    if facts.type in (CHARACTER, LOCATION):
        lines.append(f"willpower = {facts.willpower}")
        lines.append(f"lore = {facts.lore}")
    if facts.type == LOCATION:
        lines.append(f"move = {facts.move_cost}")
    if facts.classifications:
        lines.append(f"classes = {listed(facts.classifications)}")
    if facts.limit != 4:
        lines.append(f"limit = {facts.limit}")
    if facts.banned:
        lines.append("banned = true")
    if facts.abilities:
        lines.append("abilities = [")
        for story, notation in facts.abilities:
            lines.append(f"  [{quoted(story)}, {quoted(notation)}]," if story else f"  {quoted(notation)},")
        lines.append("]")
    return "\n".join(lines) + "\n"


def read_cards(table: dict[str, dict[str, object]], where: str) -> list[Facts]:
    """The cards of such a file."""
    found: list[Facts] = []
    for name, row in table.items():
        facts = facts_from_row(name, row, where)
        facts.set = str(row.get("set", ""))
        found.append(facts)
    return found
