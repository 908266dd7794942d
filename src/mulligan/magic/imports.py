"""Cards in the field names of Scryfall or of MTGJSON, as players have them."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import BadNotation, MulliganError
from mulligan.kernel.imports import Import, Imported, Intake, demand_english, own_text, take_all
from mulligan.magic.catalog import facts_from_row
from mulligan.magic.editions import NEWEST
from mulligan.magic.faces import add_faces, combined
from mulligan.magic.grammar import compile_text
from mulligan.magic.mana import ManaCost, partly_in_life
from mulligan.magic.printed import Facts, Printed
from mulligan.magic.table import bare_match
from mulligan.magic.terms import (
    COLOR_LETTERS,
    COLOR_NAMES,
    CREATURE,
    FLIP,
    INSTANT,
    PLANE,
    PLANESWALKER,
    SORCERY,
    SPLIT,
    SUPERTYPE_NAMES,
    TRANSFORM,
    TYPE_NAMES,
)
from mulligan.magic.words.vocabulary import MAGIC
from mulligan.magic.writing import write_card

FUSE: Final = re.compile(r"Fuse(?: \([^()]*\))?")
# What a database tells of a card, not of each of its faces.
SHARED: Final = (
    *("set", "setCode", "rarity", "printings", "collector_number", "number", "legalities"),
    *("released_at", "originalReleaseDate"),
)
DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
MELD: Final = "meld"  # a card of which another is the other half of the back
OLD_LAYOUTS: Final = {SPLIT: SPLIT, FLIP: FLIP, "double-faced": TRANSFORM}
# What is printed like a card and never in a deck.
NO_CARDS: Final = (
    "token",
    "double_faced_token",
    "emblem",
    "art_series",
    "vanguard",
    "host",
    "augment",
)


def facts_from_json(row: dict[str, object]) -> Facts:
    """The facts of a card in Scryfall's or MTGJSON's fields; our own `notation` may stand for abilities in words."""
    told = row.get("name")
    name = told if isinstance(told, str) else ""
    if not name:
        raise MulliganError("card-without-name")
    if row.get("card_faces") or row.get("faceName") or both_names(row) or row.get("layout") == MELD:
        return facts_of_faces(name, row)
    if is_token(row):
        raise MulliganError("card-is-token", card=name)
    demand_english(name, field(row, "type_line", "type"), field(row, "oracle_text", "text"))
    facts = Facts(name)
    printed = field(row, "mana_cost", "manaCost")
    facts.cost = in_mana(printed)
    try:
        ManaCost(facts.cost)
    except BadNotation as error:
        raise MulliganError("card-wrong", card=name, why=error) from None
    left, _, right = field(row, "type_line", "type").replace("–", "—").replace(" - ", " — ").partition("—")
    for word in left.lower().split():
        if word in SUPERTYPE_NAMES:
            facts.supertypes |= 1 << SUPERTYPE_NAMES.index(word)
        elif word in TYPE_NAMES:
            facts.types |= 1 << TYPE_NAMES.index(word)
        else:
            raise MulliganError("not-a-card-type", where=None, card=name, word=word, known=list(TYPE_NAMES))
    facts.subtypes = planar_type(right) if facts.types & PLANE else right.split()
    facts.power = whole(row, "power", facts)
    facts.toughness = whole(row, "toughness", facts)
    facts.loyalty = whole(row, "loyalty", facts)
    facts.set = field(row, "set", "setCode").lower()
    facts.rarity = str(row.get("rarity") or "")
    printings = row.get("printings")
    for code, rarity in printings.items() if isinstance(printings, dict) else []:  # where each set has its own
        if str(code).lower() != facts.set:
            facts.printings.append((str(code).lower(), str(rarity).lower()))
    number = field(row, "collector_number", "number")
    facts.number = int(number[:9]) if number.isdecimal() else 0
    colors = row.get("colors")
    if isinstance(colors, list):
        facts.colors = sum({1 << color_of(name, color) for color in colors})
        if facts.colors == ManaCost(facts.cost).colors:
            facts.colors = -1  # those of its mana cost
    if not facts.types:
        raise MulliganError("card-without-type", where=None, card=name, known=list(TYPE_NAMES))
    if facts.types & CREATURE and (lacks(row, "power") or lacks(row, "toughness")):
        raise MulliganError("creature-without-power", where=None, card=name)
    if facts.types & PLANESWALKER and (lacks(row, "loyalty") or "*" in str(row["loyalty"])):
        raise MulliganError("card-not-a-number", card=name, key="loyalty", value=str(row.get("loyalty") or ""))
    legalities = row.get("legalities")
    for form, legality in legalities.items() if isinstance(legalities, dict) else []:
        if str(legality).lower() in ("banned", "restricted"):
            facts.bans.append((str(form).lower(), str(legality).lower()))
        if str(legality).lower() in ("legal", "banned", "restricted"):
            facts.legal.append(str(form).lower())
    day = field(row, "released_at", "originalReleaseDate")
    if DAY.fullmatch(day):
        facts.released = day
    notation = row.get("notation", row.get("abilities"))
    if isinstance(notation, str):
        notation = [notation]
    if isinstance(notation, list):
        facts.abilities = [str(one) for one in notation]
    else:
        spell = facts.types & (INSTANT | SORCERY) != 0
        facts.abilities = compile_text(field(row, "oracle_text", "text"), name, spell, facts.cost)
        facts.abilities.extend(in_life(printed))
        if spell and not any(ability.startswith("does(") for ability in facts.abilities):
            raise MulliganError("spell-without-effect", card=name)
        if any("*" in str(row.get(key)) and not defined(facts, key) for key in ("power", "toughness")):
            raise MulliganError("creature-without-power", where=None, card=name)
        if "Aura" in facts.subtypes and not any(ability.startswith("enchant(") for ability in facts.abilities):
            raise MulliganError("aura-without-enchant", card=name)
    return facts


def color_of(name: str, color: object) -> int:
    """Which colour a letter or a name stands for."""
    told = str(color)
    if told in COLOR_LETTERS and told:
        return COLOR_LETTERS.index(told)
    if told.lower() not in COLOR_NAMES[: len(COLOR_LETTERS)]:
        raise MulliganError("card-not-a-color", card=name, value=told, known=list(COLOR_NAMES[: len(COLOR_LETTERS)]))
    return COLOR_NAMES.index(told.lower())


def defined(facts: Facts, key: str) -> bool:
    """Whether an ability says how much a card's power or toughness is."""
    says = re.compile(rf"\b(?:power_is|own_{key}_is|power_and_toughness_are|power_becomes)\(")
    return any(says.search(ability) for ability in facts.abilities)


def both_names(row: dict[str, object]) -> list[str]:
    """The names of both faces of a card, as older files of MTGJSON have them on each of its rows."""
    names = row.get("names")
    return [str(one) for one in names] if isinstance(names, list) and len(names) > 1 else []


def lacks(row: dict[str, object], key: str) -> bool:
    """Whether a row does not tell a number of a card."""
    return row.get(key) is None or row.get(key) == ""


def is_token(row: dict[str, object]) -> bool:
    """Whether a row tells of a token: nothing for a deck, but a spell or an ability makes it."""
    # rule: types.token
    return "Token" in field(row, "type_line", "type").partition("—")[0].split()


def facts_of_token(row: dict[str, object]) -> Facts:
    """The facts of a token, for a table on which it lies already."""
    line = " ".join(word for word in field(row, "type_line", "type").split() if word != "Token")
    return facts_from_json({**row, "type_line": line})


def facts_of_faces(name: str, row: dict[str, object]) -> Facts:
    """A card with two faces or halves: split, or one that flips or transforms."""
    # rule: golden.card-over-rulebook
    layout = row.get("layout")
    rows = row.get("card_faces")
    if layout not in (SPLIT, FLIP, TRANSFORM) or not isinstance(rows, list) or len(rows) != 2:
        raise MulliganError("card-of-two-faces", card=name)
    shared = {key: value for key, value in row.items() if key in SHARED}
    fuses = True
    faces: list[Facts] = []
    for one in rows:
        if not isinstance(one, dict) or not one.get("name"):
            raise MulliganError("card-of-two-faces", card=name)
        lines = field(one, "oracle_text", "text").split("\n")
        others = [line for line in lines if FUSE.fullmatch(line) is None]
        fuses = fuses and len(others) < len(lines)
        text = "\n".join(others)
        faces.append(facts_from_json({**shared, **one, "oracle_text": text, "text": text}))
    if layout == SPLIT:
        facts = combined(name, faces)
        facts.fuses = fuses
        for half in faces:
            if not half.types & (INSTANT | SORCERY) or not any(told.startswith("does(") for told in half.abilities):
                raise MulliganError("card-of-two-faces", card=name)
        of_set(facts, faces[0])
        return facts
    front, back = faces
    if layout == FLIP:  # its mana cost and colours stay the same
        back.cost = front.cost
        back.colors = front.colors
    front.layout = str(layout)
    front.faces = [back]
    return front


def of_set(facts: Facts, half: Facts) -> None:
    """Where a card is from is told of each half."""
    facts.set = half.set
    facts.rarity = half.rarity
    facts.number = half.number
    facts.printings = half.printings
    facts.released = half.released
    facts.legal = half.legal
    facts.bans = half.bans


def in_mana(cost: str) -> str:
    """A mana cost in which what may be paid with life is paid with mana."""
    return cost.replace("/P}", "}")


def in_life(cost: str) -> list[str]:
    """The other costs of a card of whose mana some may be paid with 2 life each."""
    found: list[str] = []
    for life, mana in partly_in_life(cost)[1:]:
        paid = f'pay("{mana}"), ' if mana else ""
        found.append(f"alternative({paid}paying_life({life}))")
    return found


def planar_type(text: str) -> list[str]:
    """The planar type of a plane, which may be several words long."""
    words = " ".join(text.split()).replace("’", "'")
    return [words] if words else []


def whole(row: dict[str, object], key: str, facts: Facts) -> int:
    """A number of a card, written as text; a star stands for one that an ability defines."""
    value = str(row.get(key) or "0")
    if "*" in value:
        facts.starred = True
        return 0
    if re.fullmatch(r"[+-]?[0-9]{1,9}", value) is None:
        raise MulliganError("card-not-a-number", card=facts.name, key=key, value=value)
    return int(value)


def field(row: dict[str, object], scryfall: str, mtgjson: str) -> str:
    """What a row says under the name that the one database has for it, or the other."""
    return str(row.get(scryfall) or row.get(mtgjson) or "")


def face_of(row: dict[str, object]) -> dict[str, object]:
    """A row of an older file of MTGJSON, which tells of one face under its own name, as newer ones have it."""
    names = both_names(row)
    own = str(row.get("name") or "")
    if own not in names or row.get("layout") not in OLD_LAYOUTS:
        return row
    side = "ab"[names.index(own)] if names.index(own) < len("ab") else ""
    layout = OLD_LAYOUTS[str(row["layout"])]
    kept = {key: value for key, value in row.items() if key != "names"}
    return {**kept, "name": " // ".join(names), "faceName": own, "side": side, "layout": layout}


class MagicIntake(Intake):
    """Takes in cards of Magic."""

    marks: ClassVar[tuple[str, ...]] = (
        *("mana_cost", "type_line", "oracle_text", "collector_number", "cmc", "color_identity"),
        *("manaCost", "manaValue", "convertedManaCost", "colorIdentity", "types", "subtypes", "toughness"),
    )

    words: ClassVar[tuple[str, ...]] = (
        *("oracle_text", "text", "type_line", "type", "mana_cost", "manaCost", "notation", "abilities"),
        *("power", "toughness", "loyalty", "card_faces", "faceName"),
    )

    lists: ClassVar[tuple[str, ...]] = ("types", "supertypes", "subtypes", "colors")

    def __init__(self) -> None:
        super().__init__()
        self.again: dict[str, Imported] = {}  # cards that stand there once more, in another set
        self.faces: dict[tuple[str, str], dict[str, object]] = {}  # those that wait for the other one

    def is_none(self, row: dict[str, object]) -> bool:
        return row.get("layout") in NO_CARDS or is_token(row)

    def take(self, row: object) -> None:
        """Take in a card; of one that is known already, which sets it is in besides."""
        if isinstance(row, dict) and both_names(row):
            row = face_of(row)
        if isinstance(row, dict) and row.get("faceName") and row.get("layout") in (SPLIT, FLIP, TRANSFORM):
            row = self.joined(row)
            if row is None:
                return
        known = self.found.get(plain(str(row.get("name") or ""))) if isinstance(row, dict) else None
        if known is None and isinstance(row, dict) and row.get("card_faces"):
            known = self.found.get(plain(str(row.get("name") or "").partition(" // ")[0]))
        if known is not None and isinstance(row, dict) and isinstance(known.facts, Facts):
            if add_printing(known.facts, row):
                self.again[known.key] = known
        else:
            super().take(row)

    def joined(self, row: dict[str, object]) -> dict[str, object] | None:
        """Of a card whose faces stand apart, as MTGJSON has them: both as one, once the second is there."""
        key = (str(row.get("name") or ""), field(row, "set", "setCode"))
        other = self.faces.pop(key, None)
        if other is None or other.get("side") == row.get("side"):
            self.faces[key] = row
            return None
        both = sorted((other, row), key=lambda one: str(one.get("side") or ""))
        faces = [{**{k: v for k, v in one.items() if k != "faceName"}, "name": one["faceName"]} for one in both]
        return {
            **{k: v for k, v in both[0].items() if k in SHARED or k == "layout"},
            "name": key[0],
            "card_faces": faces,
        }

    def finish(self) -> Import:
        for row in self.faces.values():  # the other face is missing
            super().take(row)
        self.faces = {}
        for card in self.again.values():
            assert isinstance(card.facts, Facts)
            card.text = write_card(card.facts)
        return super().finish()

    def compile(self, row: dict[str, object]) -> Imported:
        return imported(facts_from_json(row))

    def compile_own(self, key: str, row: dict[str, object], where: str) -> Imported:
        facts = facts_from_row(key, {name: value for name, value in row.items() if name != "text"}, where)
        text = own_text(row, where, key)
        if text:
            facts.abilities += compile_text(text, key, facts.types & (INSTANT | SORCERY) != 0, facts.cost)
        return imported(facts)


def add_printing(facts: Facts, row: dict[str, object]) -> bool:
    """Another row of a card tells of another set that it is in; whether that is news."""
    code = field(row, "set", "setCode").lower()
    day = field(row, "released_at", "originalReleaseDate")
    if not code or code == facts.set or any(code == one for one, _ in facts.printings):
        return False
    facts.printings.append((code, str(row.get("rarity") or "").lower()))
    if DAY.fullmatch(day) and day < facts.released:
        facts.released = day
    return True


def imported(facts: Facts) -> Imported:
    """A card of which every ability can be played."""
    match = bare_match(["a", "b"], NEWEST, [0, 1])
    match.printed.append(Printed(facts, match, MAGIC))
    if facts.layout:
        add_faces(match, len(match.printed) - 1, MAGIC)
    return Imported(facts.name, facts.name, facts.set, write_card(facts), facts, facts.abilities)


def import_database(data: object) -> tuple[list[Facts], list[MulliganError]]:
    """All cards of a database in Scryfall's fields that can be compiled, each once, and why the others cannot."""
    found = take_all(MagicIntake(), data)
    return [one.facts for one in found.cards if isinstance(one.facts, Facts)], found.refusals
