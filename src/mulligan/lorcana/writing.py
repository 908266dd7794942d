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
    """A card as its entry in a data file, with how it was worded before."""
    now = facts_lines(facts)
    lines = [f"[{quoted(facts.full_name)}]", *now]
    for date, older in facts.older:
        changed = [line for line in facts_lines(older) if line not in now]
        if facts.abilities and not older.abilities:
            changed.append("abilities = []")
        lines += ["", f"[{quoted(facts.full_name)}.until.{quoted(date)}]", *changed]
    return "\n".join(lines) + "\n"


def facts_lines(facts: Facts) -> list[str]:
    """What is true of a card, each fact on its line."""
    lines: list[str] = []
    if facts.set:
        lines.append(f"set = {quoted(facts.set)}")
    if facts.number:
        lines.append(f"number = {facts.number}")
    if facts.rarity:
        lines.append(f"rarity = {quoted(facts.rarity)}")
    if facts.printings:
        lines.append(f"printings = [{', '.join(listed(list(one)) for one in facts.printings)}]")
    lines.append(f"type = {quoted(TYPE_NAMES[facts.type])}")
    lines.append(f"ink = {listed(facts.inks)}")
    lines.append(f"cost = {facts.cost}")
    lines.append(f"inkable = {'true' if facts.inkable else 'false'}")
    if facts.type == CHARACTER or facts.strength:
        lines.append(f"strength = {facts.strength}")
    if facts.type in (CHARACTER, LOCATION) or facts.willpower:
        lines.append(f"willpower = {facts.willpower}")
    if facts.type in (CHARACTER, LOCATION) or facts.lore:
        lines.append(f"lore = {facts.lore}")
    if facts.type == LOCATION or facts.move_cost:
        lines.append(f"move = {facts.move_cost}")
    if facts.classifications:
        lines.append(f"classes = {listed(facts.classifications)}")
    if facts.limit != 4:
        lines.append(f"limit = {facts.limit}")
    if facts.banned:
        lines.append("banned = true")
    if facts.bans:
        lines.append(f"bans = [{', '.join(listed(list(ban)) for ban in facts.bans)}]")
    if facts.allowed:
        lines.append(f"allowed = [{', '.join(listed(list(span)) for span in facts.allowed)}]")
    if facts.abilities:
        told = [
            f"  [{quoted(story)}, {quoted(notation)}]," if story else f"  {quoted(notation)},"
            for story, notation in facts.abilities
        ]
        lines.append("\n".join(["abilities = [", *told, "]"]))
    return lines


def read_cards(table: dict[str, dict[str, object]], where: str) -> list[Facts]:
    """The cards of such a file."""
    return [facts_from_row(name, row, where) for name, row in table.items()]
