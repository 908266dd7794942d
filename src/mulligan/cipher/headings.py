"""What tables call their columns, and as we do; a text in a column that nobody knows is no card's to lose."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Our own name first, then what others write, without spaces and signs between words.
COLUMNS: Final = {
    "number": ("cardno", "cardnumber", "no", "id", "code", "番号", "カード番号"),
    "title": ("cardtitle", "subtitle", "称号"),
    "name": ("unitname", "unit", "character", "ユニット名", "名前"),
    "cost": ("deploymentcost", "deploycost", "出撃コスト"),
    "cc_cost": ("classchangecost", "cccost", "cc", "classchange", "クラスチェンジコスト", "ccコスト"),
    "attack": ("atk", "power", "battlepower", "戦闘力"),
    "support": ("sup", "supp", "supportpower", "supportvalue", "支援力"),
    "range": ("rng", "射程"),
    "symbol": ("symbols", "affinity", "color", "colour", "シンボル"),
    "gender": ("genders", "sex", "性別"),
    "weapon": ("weapons", "weapontype", "武器"),
    "traits": ("trait", "type", "types", "unittype", "タイプ"),
    "class": ("job", "unitclass", "兵種", "クラス"),
    "language": ("lang", "locale", "言語"),
    "rarity": ("レアリティ",),
    "set": ("series", "セット", "収録"),
    "skills": (
        "skill",
        "skilltext",
        "text",
        "cardtext",
        "effect",
        "effects",
        "ability",
        "abilities",
        "スキル",
        "テキスト",
        "効果",
    ),
}
SKILL_COLUMNS: Final = {
    "name": ("skillname", "title", "スキル名"),
    "type": ("skilltype", "kind"),
    "text": ("skilltext", "effect", "description", "テキスト", "効果"),
    "cost": ("skillcost", "コスト"),
    "keywords": ("signs", "keyword"),
}
_APART: Final = re.compile(r"[\s_.\-]+")
_ONE_SKILL: Final = re.compile(r"(?:skill|ability|effect|スキル)(\d)")
_SIGN_OF_SKILL: Final = re.compile(r"[\[|(【](?:ACT|AUTO|CONT|SPEC|ATK SUPP|DEF SUPP|起|自|常|特|支援)", re.IGNORECASE)


def plainly(heading: object) -> str:
    """The name of a column in small letters, without what stands between its words."""
    return _APART.sub("", unicodedata.normalize("NFKC", str(heading)).lower())


def names_for(columns: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """Our name for each name that others have for a column."""
    return {plainly(other): own for own, others in columns.items() for other in (own, *others)}


OURS: Final = names_for(COLUMNS)
OURS_OF_SKILLS: Final = names_for(SKILL_COLUMNS)


def renamed(told: dict[str, object], ours: dict[str, str], besides: frozenset[str]) -> dict[str, object]:
    """A row, or a skill, by our names for what it has; what it calls as we do counts before other names."""
    found: dict[str, object] = {}
    for heading, value in told.items():
        own = heading if heading in besides else ours.get(plainly(heading), heading)
        if own == heading or (own not in told and found.get(own) in (None, "")):
            found[own] = value
    return found


def columns_told(row: dict[str, object]) -> dict[str, object]:
    """A row by our names for its columns; skills that have a column each are a list."""
    skills = {plainly(key): value for key, value in row.items() if _ONE_SKILL.fullmatch(plainly(key))}
    rest = {key: value for key, value in row.items() if plainly(key) not in skills}
    found = renamed(rest, OURS, frozenset(("notation", "skills", "ja", "class", "printings")))
    if skills and "skills" not in found:
        found["skills"] = [skills[key] for key in sorted(skills) if skills[key] not in (None, "")]
    return found


def skill_told(skill: dict[str, object]) -> dict[str, object]:
    """A skill by our names for what it has: its title, where it has a name too, is another."""
    besides = frozenset(("title", "raw")) if "name" in skill else frozenset(("raw",))
    return renamed(skill, OURS_OF_SKILLS, besides)


def lost_text(row: dict[str, object]) -> str:
    """The column of a row without skills that has the text of one, under a name that nobody knows."""
    if row.get("skills") or row.get("notation"):
        return ""
    for heading, value in row.items():
        if isinstance(value, str) and _SIGN_OF_SKILL.search(unicodedata.normalize("NFKC", value)):
            return str(heading)
    return ""
