"""Cards in the format of the Cipher card table, as players have them."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from mulligan.cipher.catalog import catalog, facts_from_row
from mulligan.cipher.grammar import COST_IN_NAME, LANGUAGES, compile_skill, name_and_text, own_names
from mulligan.cipher.grammar_ja import common_title, japanese_fields, knows_names, spaceless, taught
from mulligan.cipher.headings import columns_told, lost_text, skill_told
from mulligan.cipher.printed import Facts, Printed
from mulligan.cipher.tidying import (
    SUPPORTS,
    cost_told,
    is_told,
    language_told,
    number_told,
    plain_text,
    printed_text,
    range_told,
    signs_told,
    skills_told,
    words_told,
)
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.cipher.writing import write_card
from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.imports import MOST_CARDS, Import, Imported, Intake, own_text, take_all

MOST_LANGUAGES: Final = 10  # rows of one card
SUPPORT_KINDS: Final = {"ATK": "attack", "DEF": "defence", "ATK/DEF": "both"}
WRITTEN: Final = ("raw", "name", "type", "cost", "text", "support_type")  # the fields of a skill that are texts
MAY_BE_EMPTY: Final = ("name", "text")
_SKILL: Final = re.compile(
    r"(?P<signs>(?:\[[^\]]*\]\s*)*+)(?P<name>[^|]*?)\s*(?P<late>(?:\[(?!Flip|Tap|Send)[^\]]*\]\s*)*+)"
    r"(?:\|(?P<place>BOND|HAND)\|\s*)?"
    r"\|(?P<kind>ACT|AUTO|CONT|SPEC|BOND|HAND)\|\s*"
    r"(?P<once>\[Once per Turn\]\s*)?(?:\[(?P<cost>[^\]]*)\]\s*)?(?P<text>.*)",
    re.IGNORECASE | re.DOTALL,
)
_SQUARE_KIND: Final = re.compile(r"[\[(]\s*((?:ATK|DEF|ATK/DEF) SUPP|ACT|AUTO|CONT|SPEC)\s*[\])]", re.IGNORECASE)
_SUPPORT: Final = re.compile(
    r"\|(?P<kind>ATK/DEF|ATK|DEF) SUPP\|\s*(?P<name>[^:|]*):\s*(?:\[(?P<cost>[^\]]*)\]\s*)?(?P<text>.*)",
    re.IGNORECASE | re.DOTALL,
)


def facts_from_json(row: dict[str, object]) -> Facts:
    """The facts of a card in the table's fields; our own `notation` stands for skills in words."""
    number = str(row.get("number") or "")
    name = str(row.get("name") or "").strip()
    if not name:
        raise MulliganError("card-without-name")
    title = str(row.get("title") or "")
    own: dict[str, object] = {
        "title": title,
        "name": name,
        "cost": number_told(row.get("cost", 1)),
        "attack": number_told(row.get("attack", 0)),
        "support": number_told(row.get("support", 0)),
        "range": range_told(row.get("range")),
        "symbols": words_told(row.get("symbol")),
        "genders": words_told(row.get("gender")),
        "weapons": words_told(row.get("weapon")),
        "types": words_told(row.get("traits")),
        "class": str(row.get("class") or ""),
    }
    class_change = cost_told(row.get("cc_cost"))
    if class_change is not None:
        own["class_change"] = class_change
    if row.get("ja") is not None:
        own["ja"] = row["ja"]
    if row.get("set"):
        own["set"] = str(row["set"])
    rarity = rarity_of(row)
    if rarity:
        own["rarity"] = rarity
    facts = facts_from_row(number or (f"{title}, {name}" if title else name), own, "cards")
    facts.skills = skills_from_json(row, facts.full_name)
    return facts


def rarity_of(row: dict[str, object]) -> str:
    """The rarity of a card, or of its first printing."""
    printings = row.get("printings")
    first = printings[0] if isinstance(printings, list) and printings else None
    return str(row.get("rarity") or (first.get("rarity") if isinstance(first, dict) else "") or "")


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
    language = language_told(row)
    heading = lost_text(row)
    if heading:
        raise MulliganError("skills-not-told", card=name, value=repr(heading))
    for skill in skills_told(name, row.get("skills", [])):
        fields = whole_skill(skill, name)
        if language == "ja":
            if not knows_names():
                taught(known_names())
            fields = name_and_text(name, fields)
        title = common_title(COST_IN_NAME.split(str(fields.get("title") or fields.get("name") or ""))[0].strip())
        written = fields.get("notation")
        found.append((title, [written] if isinstance(written, str) else compile_skill(name, fields, language)))
    return own_names(name, found)


def whole_skill(skill: object, card: str = "") -> dict[str, object]:
    """A skill with all its fields; those it lacks are read off the line as it is printed, which must say the same."""
    given: dict[str, object] = skill_told(skill) if isinstance(skill, dict) else {"raw": str(skill)}
    told = {key: value for key, value in given.items() if value is not None and (value != "" or key in MAY_BE_EMPTY)}
    for key in WRITTEN:
        if not isinstance(told.get(key, ""), str):
            raise MulliganError("skills-not-told", card=card, value=repr(told[key])[:40])
        if key in told:
            told[key] = printed_text(str(told[key]))
    line = str(told.get("raw") or "").strip()
    if not line and not told.get("text") and "notation" not in told:  # a part of the card that nobody told
        raise MulliganError("skills-not-told", card=card, value=repr(skill)[:40])
    printed = fields_of(line) or japanese_fields(line)
    if "text" in told:  # whose name is missing because it stands in the text
        printed.pop("name", None)
    found = {**printed, **told}
    found["keywords"] = signs_told(found.get("keywords"))
    found["once_per_turn"] = is_told(found.get("once_per_turn"))
    if "type" in found:
        found["type"] = kind_told(str(found["type"]))
    if "support_type" in found:
        support = plain_text(found["support_type"]).lower()
        found["support_type"] = SUPPORTS.get(support, support)
    if printed and not says_the_same(printed, found):
        raise MulliganError("skill-told-twice", card=card, line=line)
    return found


def kind_told(kind: str) -> str:
    """The kind of a skill; one that is told twice, once."""
    kinds = set(plain_text(kind).upper().split("+"))
    return kinds.pop() if len(kinds) == 1 else kind


def says_the_same(printed: dict[str, object], told: dict[str, object]) -> bool:
    """Whether a line and the fields of a skill have the same kind, signs and limit."""
    for key in ("type", "support_type", "once_per_turn"):
        if key in printed and str(printed[key]).upper() != str(told.get(key)).upper():
            return False
    return sorted(signs_told(printed.get("keywords"))) == sorted(signs_told(told.get("keywords")))


def fields_of(line: str) -> dict[str, object]:
    """The fields of a skill on one line: its signs, name, kind, limit, cost and text."""
    line = _SQUARE_KIND.sub(r"|\1|", line)
    skill = _SKILL.fullmatch(line)
    if skill is not None:
        return {
            "name": skill["name"],
            "type": skill["kind"],
            "keywords": [*signs_in(skill["signs"] + skill["late"]), *signs_told(skill["place"])],
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


def signs_in(told: str) -> list[str]:
    """Signs in brackets, each by itself."""
    return told.replace("[", " ").replace("]", " ").split()


def named(entry: object) -> tuple[str, list[str]]:
    """A skill with or without its name."""
    if isinstance(entry, list) and len(entry) > 1:
        return str(entry[0]), [str(one) for one in entry[1:]]
    return "", [str(entry)]


class CipherIntake(Intake):
    """Takes in cards of Cipher. A table may have each in several languages: the Japanese wording counts."""

    names: ClassVar[tuple[str, ...]] = ("number", "name")
    marks: ClassVar[tuple[str, ...]] = ("cc_cost", "attack", "support", "symbol", "symbols", "class_change", "weapon")
    columns: ClassVar[tuple[str, ...]] = ("title", "number")
    lists: ClassVar[tuple[str, ...]] = ("symbols", "genders", "weapons", "types", "ja")
    texts: ClassVar[tuple[str, ...]] = ("title", "range", "class")
    notation: ClassVar[str] = "skills"

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, list[dict[str, object]]] = {}

    def own_ability(self, line: str) -> object:
        return ["", line]

    def take(self, row: object) -> None:
        """Keep a row until all languages of its card are there."""
        if not isinstance(row, dict):
            super().take(row)
            return
        row = columns_told(row)
        known = self.rows.setdefault(str(row.get("number") or f"{row.get('title')}, {row.get('name')}"), [])
        if len(known) < MOST_LANGUAGES:
            known.append(row)
        if len(self.rows) > MOST_CARDS:
            raise MulliganError("too-many-cards", most=MOST_CARDS)

    def finish(self) -> Import:
        """Read every card in Japanese, else in English; its English names are kept, and its Japanese ones."""
        taught({**known_names(), **names_of(list(self.rows.values()))})
        for rows in self.rows.values():
            for row in in_order(rows):
                self.listen(row)
                super().take(row)
        taught({})
        self.rows = {}
        return super().finish()

    def listen(self, row: dict[str, object]) -> None:
        """Read a row for those alone who listen, if its card was taken from another: a line serves any language."""
        number = str(row.get("number") or "")
        if self.heard is None or language_told(row) not in LANGUAGES or plain(number) not in self.taken:
            return
        try:
            card = self.compile(row)
        except MulliganError:
            return
        self.heard(number, card)

    def compile(self, row: dict[str, object]) -> Imported:
        if "cost" not in row or "attack" not in row:  # of a whole table none goes without
            raise MulliganError("not-a-cipher-card", card=str(row.get("name") or row.get("number") or "?"))
        return imported(facts_from_json(row))

    def compile_own(self, key: str, row: dict[str, object], where: str) -> Imported:
        facts = facts_from_row(key, {name: value for name, value in row.items() if name != "text"}, where)
        text = own_text(row, where, key)
        if text:
            facts.skills += skills_from_json({"skills": text.splitlines()}, facts.full_name)
        return imported(facts)


def known_names() -> dict[str, str]:
    """The Japanese unit names of the catalog, and what it calls them."""
    return {spaceless(one.ja_name): one.name for one in catalog().cards.values() if one.ja_name}


def in_language(rows: list[dict[str, object]], language: str) -> dict[str, object] | None:
    """The row of a card in a language, if there is one."""
    return next((row for row in rows if language_told(row) == language), None)


def skills_of(row: dict[str, object]) -> list[dict[str, object]]:
    """The skills of a row that are written in fields."""
    skills = row.get("skills")
    return [one for one in skills if isinstance(one, dict)] if isinstance(skills, list) else []


def names_of(cards: list[list[dict[str, object]]]) -> dict[str, str]:
    """The names of units and skills in Japanese, and in English, where a table has both."""
    found: dict[str, str] = {}
    for rows in cards:
        english, japanese = in_language(rows, "en"), in_language(rows, "ja")
        if english is None or japanese is None:
            continue
        found[spaceless(str(japanese.get("name") or ""))] = str(english.get("name") or "")
        mine, theirs = skills_of(japanese), skills_of(english)
        for one, other in zip(mine, theirs, strict=False):
            if len(mine) == len(theirs) and one.get("name") and other.get("name"):
                found.setdefault(spaceless(str(one["name"])), str(other["name"]))
    return found


def in_order(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    """The rows of a card, the Japanese one first, with the names of the English one, then the others."""
    english, japanese = in_language(rows, "en"), in_language(rows, "ja")
    if japanese is None:
        return rows
    if english is not None and len(skills_of(japanese)) < len(skills_of(english)):  # a part of its text is missing
        return [row for row in rows if row is not japanese]
    names = names_in(japanese)
    if english is None:
        return [japanese, *[row for row in rows if row is not japanese]]
    skills = skills_of(japanese)
    theirs = skills_of(english)
    if len(skills) == len(theirs):
        skills = [{**one, "title": other.get("name")} for one, other in zip(skills, theirs, strict=True)]
    told = {**english, "language": "ja", "skills": skills, "ja": names}
    return [told, *[{**row, "ja": names} if all(names) else row for row in rows if row is not japanese]]


def names_in(row: dict[str, object]) -> list[str]:
    """Title and name of a card as a row has them."""
    return [str(row.get("title") or ""), str(row.get("name") or "")]


def imported(facts: Facts) -> Imported:
    """A card of which every skill can be played."""
    Printed(facts, [], CIPHER)
    notation = [one for _, notations in facts.skills for one in notations]
    return Imported(facts.number, facts.full_name, facts.set, write_card(facts), facts, notation)


def import_database(data: object) -> tuple[list[Facts], list[MulliganError]]:
    """All cards of a card table that can be compiled, each once, and why the others cannot."""
    found = take_all(CipherIntake(), data)
    return [one.facts for one in found.cards if isinstance(one.facts, Facts)], found.refusals
