"""Writes what cards, and what their texts speak of, are called in another language: data/GAME/words/names-TAG.toml.

    PYTHONPATH=src python tools/names.py GAME TAG --file DATABASE

The database has each card in English and in that language (ja, zh-Hans); a reader a game pairs them. Where an English
name has several names there, the one that most cards have is taken. Tables of `speech/names.py`: `[cards]` by the full
name in English, the others by what they name.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from traditional import taiwan

from mulligan.cipher.catalog import catalog
from mulligan.cipher.imports import in_language, skills_of
from mulligan.cipher.printed import skill_title
from mulligan.kernel.writing import quoted
from mulligan.lorcana.catalog import catalog as lorcana_catalog

DATA = Path(__file__).parents[1] / "src" / "mulligan" / "data"
QUOTED = re.compile(r'[『「"“]([^』」"”]+)[』」"”]')
STORY_NAME = re.compile(r"^\\([^\\]+)\\", re.MULTILINE)
# What the table does not tell apart or has no row of in a language, and what no other text there speaks of.
BY_HAND = {
    ("ja", "skills"): {  # support skills whose names the table runs together with what they say
        "General's Brave Lance": "軍将の勇槍",
        "Master Swordsman's Roar": "剣聖の一喝",
        "Scarlet Blade of Revenge": "復讐の緋刃",
        "Sword of the Thieving Wildcat": "山猫の盗剣",
        "Talented Princess's Magic": "才姫の魔術",
    },
    ("ja", "classes"): {"Berserker": "バーサーカー", "Druid": "ドルイド"},
    ("ja", "units"): {
        "Arthur (Nohr)": "ハロルド",
        "Benny": "ブノワ",
        "Charlotte": "シャーロッテ",
        "Effie": "エルフィ",
        "Forrest": "フォレオ",
        "Gunter": "ギュンター",
        "Jakob": "ジョーカー",
        "Keaton": "フランネル",
        "Niles": "ゼロ",
        "Nyx": "ニュクス",
        "Odin": "オーディン",
        "Ophelia": "オフェリア",
        "Selena (Nohr)": "ルーナ",
        "Soleil": "ソレイユ",
    },
}
# What no database has: what a card is called while it lies face down (`FACE_DOWN` of magic/terms.py).
FACE_DOWN = {"ja": "裏向きのクリーチャー", "zh-Hans": "牌面朝下的生物", "zh-Hant": "牌面朝下的生物"}
Row = dict[str, object]
Tables = dict[str, dict[str, Counter[str]]]  # by table and English name: how many cards call it what


def usual(others: Counter[str]) -> str:
    """What most cards call it."""
    return min(others, key=lambda other: (-others[other], other))


def note(tables: Tables, table: str, name: object, other: object) -> None:
    """A card calls something so."""
    if name and other:
        tables.setdefault(table, {}).setdefault(str(name), Counter())[str(other)] += 1


def read_cipher(path: Path, tag: str) -> Tables:
    """Cipher's table: title and unit name make the name of a card, skills are paired by their place."""
    language = tag.partition("-")[0]
    cards: dict[str, list[Row]] = {}
    for row in json.loads(path.read_text("utf-8")):
        cards.setdefault(str(row["number"]), []).append(row)
    known = {facts.number: facts for facts in catalog().cards.values()}
    units = {facts.name for facts in known.values()}
    found: Tables = {"cards": {}}
    called: dict[str, tuple[str, str]] = {}  # of a card by its full name its title, and the unit's name in English
    spoken_of: dict[str, Counter[str]] = {}
    for number, rows in cards.items():
        english, other, facts = in_language(rows, "en"), in_language(rows, language), known.get(number)
        if english is None or other is None or facts is None:
            continue
        unit = "".join(str(other["name"]).split())
        called[facts.full_name] = str(other["title"]), facts.name
        note(found, "titles", facts.title, other["title"])
        note(found, "units", facts.name, unit)
        note(found, "classes", facts.class_name, str(other.get("class") or "").rpartition(" ")[2])
        for one, two in paired_skills(english, other):
            if one.get("name"):
                for name in {str(one["name"]), skill_title(str(one["name"]))}:
                    note(found, "skills", name, two.get("name"))
                for part in ("cost", "text"):
                    note_spoken_of(spoken_of, str(one.get(part) or ""), str(two.get(part) or ""))
    for name, (title, unit) in called.items():
        note(found, "cards", name, f"{title} {usual(found['units'][unit])}")
    for name, others in spoken_of.items():
        if name in units and name not in found["units"]:
            found["units"][name] = others
    for (language_of_it, table), names in BY_HAND.items():
        for name, other in names.items() if language_of_it == tag else ():
            found[table].setdefault(name, Counter({other: 1}))
    return found


def paired_skills(english: Row, other: Row) -> list[tuple[Row, Row]]:
    """The skills of a card in both languages, by their places; where one has more parts, those that have a name."""
    mine, theirs = skills_of(english), skills_of(other)
    if len(mine) != len(theirs):
        mine, theirs = ([skill for skill in skills if skill.get("name")] for skills in (mine, theirs))
    return list(zip(mine, theirs, strict=True)) if len(mine) == len(theirs) else []


def note_spoken_of(found: dict[str, Counter[str]], english: str, other: str) -> None:
    """The names that both texts of a skill speak of, which are in the same places."""
    mine, theirs = QUOTED.findall(english), QUOTED.findall(other)
    for name, called in zip(mine, theirs, strict=False) if len(mine) == len(theirs) else ():
        found.setdefault(name, Counter())["".join(called.split())] += 1


def read_lorcana(path: Path, tag: str) -> Tables:
    """Lorcana's translations by the full name in English: names, versions, and story names of abilities in order."""
    found: Tables = {}
    known = {facts.full_name: facts for facts in lorcana_catalog().cards.values()}
    for full_name, languages in json.loads(path.read_text("utf-8")).items():
        other = languages.get(tag)
        facts = known.get(full_name)
        if other is None or facts is None:
            continue
        name, version = other["name"].strip(), (other["version"] or "").strip()
        note(found, "cards", full_name, f"{name} - {version}" if version else name)
        if version:
            note(found, "names", full_name.partition(" - ")[0], name)
            note(found, "versions", full_name.partition(" - ")[2], version)
        mine = list(dict.fromkeys(name for name, _ in facts.abilities if name))  # one of several parts has one name
        theirs = STORY_NAME.findall(other["text"] or "")
        for one, two in zip(mine, theirs, strict=False) if len(mine) == len(theirs) else ():
            note(found, "abilities", one, two.strip())
    return found


def read_magic(path: Path, tag: str) -> Tables:
    """Magic's names by the name in English; where there is no Traditional Chinese one, it is made from Simplified."""
    found: Tables = {}
    made = taiwan() if tag == "zh-Hant" else None
    for row in json.loads(path.read_text("utf-8")):
        names = {one: re.sub("(?<=[一-龯])[a-z]+$", "", name) for one, name in row["names"].items()}  # slips of keys
        note(found, "cards", row["name"], names.get(tag) or (made and made.convert(names["zh-Hans"])))
    note(found, "cards", "Face-Down Creature", FACE_DOWN.get(tag))
    return found


READERS: dict[str, Callable[[Path, str], Tables]] = {
    "cipher": read_cipher,
    "lorcana": read_lorcana,
    "magic": read_magic,
}


def written(tables: Tables) -> str:
    """Names as a file of tables, each name as most cards have it."""
    lines = ["# Made by tools/names.py from a card database: what things are called, by their names in English."]
    for table, names in tables.items():
        lines += ["", f"[{table}]"]
        for name, others in sorted(names.items()):
            lines.append(f"{quoted(name)} = {quoted(usual(others))}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Read the database and write the file."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=sorted(READERS))
    asked.add_argument("tag")
    asked.add_argument("--file", type=Path, required=True)
    given = asked.parse_args()
    tables = READERS[given.game](given.file, given.tag)
    (DATA / given.game / "words" / f"names-{given.tag}.toml").write_text(written(tables), "utf-8")
    print(", ".join(f"{len(names)} {table}" for table, names in tables.items()))


if __name__ == "__main__":
    main()
