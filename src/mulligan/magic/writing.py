"""Cards written down in the format of our own data files."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.writing import listed, quoted
from mulligan.magic.mana import ManaCost
from mulligan.magic.printed import Facts
from mulligan.magic.terms import COLOR_LETTERS, CREATURE, PLANESWALKER, SUPERTYPE_NAMES, TYPE_NAMES

OF_CARD: Final = (
    *("set", "number", "more_numbers", "rarity", "printings", "limit", "released", "legal", "bans"),
)  # what is written of a card, not of its faces


def write_cards(cards: list[Facts]) -> str:
    """Cards as a data file."""
    return "\n".join(write_card(facts) for facts in cards)


def write_card(facts: Facts) -> str:
    """A card as its entry in a data file."""
    return "\n".join([f"[{quoted(facts.name)}]", *card_lines(facts)]) + "\n"


def card_lines(facts: Facts) -> list[str]:
    """What is written of a card, a line for each thing; its other faces in one."""
    lines: list[str] = []
    if facts.set:
        lines.append(f"set = {quoted(facts.set)}")
    if facts.number:
        lines.append(f"number = {facts.number}")
    if facts.more_numbers:
        lines.append(f"more_numbers = {facts.more_numbers}")
    if facts.rarity:
        lines.append(f"rarity = {quoted(facts.rarity)}")
    if facts.printings:
        lines.append(f"printings = [{', '.join(listed(list(one)) for one in facts.printings)}]")
    if facts.cost:
        lines.append(f"cost = {quoted(facts.cost)}")
    lines.append(f"types = {listed([one for i, one in enumerate(TYPE_NAMES) if (facts.types >> i) & 1])}")
    if facts.supertypes:
        names = [one for i, one in enumerate(SUPERTYPE_NAMES) if (facts.supertypes >> i) & 1]
        lines.append(f"supertypes = {listed(names)}")
    if facts.subtypes:
        lines.append(f"subtypes = {listed(facts.subtypes)}")
    if facts.colors >= 0 and facts.colors != ManaCost(facts.cost).colors:
        lines.append(f"colors = {listed([one for i, one in enumerate(COLOR_LETTERS) if (facts.colors >> i) & 1])}")
    if facts.starred:
        lines.append("starred = true")
    if facts.power or (facts.types & CREATURE and not facts.starred):
        lines.append(f"power = {facts.power}")
    if facts.toughness or (facts.types & CREATURE and not facts.starred):
        lines.append(f"toughness = {facts.toughness}")
    if facts.loyalty or facts.types & PLANESWALKER:
        lines.append(f"loyalty = {facts.loyalty}")
    if facts.limit != 4:
        lines.append(f"limit = {facts.limit}")
    if facts.released:
        lines.append(f"released = {quoted(facts.released)}")
    if facts.legal:
        lines.append(f"legal = {listed(facts.legal)}")
    if facts.bans:
        lines.append(f"bans = [{', '.join(listed(list(ban)) for ban in facts.bans)}]")
    if facts.abilities:
        lines.append(f"abilities = {listed(facts.abilities)}")
    if facts.layout:
        lines.append(f"layout = {quoted(facts.layout)}")
    if facts.fuses:
        lines.append("fuses = true")
    if facts.faces:
        lines.append(f"faces = [{', '.join(write_face(face) for face in facts.faces)}]")
    return lines


def write_face(facts: Facts) -> str:
    """A face of a card, in one line: where the card is from stands above."""
    lines = [line for line in card_lines(facts) if line.partition(" ")[0] not in OF_CARD]
    return f"{{ {', '.join([f'name = {quoted(facts.name)}', *lines])} }}"
