"""Compares what cards say in our words with what is printed on them, by kind of difference.

    PYTHONPATH=src python tools/compare_print.py GAME TAG --file DATABASE [--kind KIND] [--most N] [--card NAME]

Every card of the catalog that the database has a text of in that language (en, ja, zh-Hans) is rendered. Of both texts
only the wording counts: reminders, story names and typography (widths, spaces, brackets, signs for words) are taken
out. What remains is the same, or differs in a few places; a kind of difference is what is printed there and what we say
there. The most frequent kinds are listed with a card each; `--kind` shows the cards of those kinds that contain a text,
with both texts; `--card` shows cards by name, in full. Printed texts stay with whoever has the database.
"""

from __future__ import annotations

import argparse
import difflib
import json
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from draw import printed_text, rows_of

from mulligan import games
from mulligan.cardlang.nodes import Node
from mulligan.cipher.imports import skills_of
from mulligan.cipher.printed import skill_title
from mulligan.kernel.catalog import plain
from mulligan.kernel.kinds import Kind
from mulligan.speech.cards import card_text
from mulligan.speech.names import names

MOST = 40  # kinds that are listed unless told otherwise
TOKENS = re.compile(r"[ァ-ヶー・]+|[一-龯々]|[ぁ-ん]+|[-+]?\d+|[A-Za-z'’]+|\S")
REMINDERS = re.compile(r"[（(][^（）()]*[）)]")
NOTHING = dict.fromkeys(map(ord, ' \t\n<>《》“”"「」『』【】[]*'))  # spaces and brackets: typography
MARKS = str.maketrans({"–": "-", "—": ":", "−": "-", "～": ":", "~": ":", "’": "'", "，": ",", "、": ","})


@dataclass
class Printed:
    """What is printed on cards in one language, by the English name, and what names are in it."""

    texts: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)


# -- Readers, one a game and language ----------------------------------------------------------------------------------


def read_lorcana(path: Path, tag: str) -> Printed:
    """Lorcana's translations: of each card its name, its story names between backslashes and its text."""
    found = Printed()
    for full, rows in json.loads(path.read_text("utf-8")).items():
        if tag in rows:
            found.texts[full] = re.sub(r"\\[^\\]*\\", "\n", rows[tag]["text"])
            found.names[full.split(" - ")[0]] = rows[tag]["name"]
    return found


def read_english(path: Path, tag: str) -> Printed:
    """A database in English: Lorcana's has story names to be taken out, in the others a text is a text."""
    found = Printed()
    for row in rows_of(json.loads(path.read_text("utf-8"))):
        text = "\n".join(printed_text(row))
        for part in row["abilities"] if isinstance(row.get("abilities"), list) else []:  # type: ignore[union-attr]
            story = part.get("name") if isinstance(part, dict) else None
            text = text.replace(str(story), "\n") if story else text
        found.texts.setdefault(str(row.get("fullName") or row.get("id") or row.get("name")), text)
    return found


def read_cipher(path: Path, tag: str) -> Printed:
    """Cipher's table: rows of a card in each language; skills with their signs, limits and costs, names by place."""
    language = tag.partition("-")[0]
    cards: dict[str, dict[str, dict[str, object]]] = {}
    for row in json.loads(path.read_text("utf-8")):
        cards.setdefault(row["number"], {})[row["language"]] = row
    found = Printed()
    for rows in cards.values():
        if language in rows and "en" in rows:
            english, other = rows["en"], rows[language]
            found.texts[f"{english['title']}, {english['name']}"] = cipher_text(other)
            found.names[str(english["name"])] = str(other["name"]).replace(" ", "")
            mine, theirs = skills_of(english), skills_of(other)
            for one, two in zip(mine, theirs, strict=False):
                if len(mine) == len(theirs) and one.get("name") and two.get("name"):
                    found.names.setdefault(skill_title(str(one["name"])), str(two["name"]))
    return found


def cipher_text(row: dict[str, object]) -> str:
    """The skills of a row of Cipher's table without their names, a line each."""
    lines = []
    for skill in skills_of(row):
        name = str(skill.get("name") or "")
        line = "".join(str(skill.get("raw") or "").split())
        lines.append(line.replace("".join(name.split()), "", 1) if name else line)
    return "\n".join(lines)


def read_magic(path: Path, tag: str) -> Printed:
    """Magic's translations: names of all cards, and the printed text of some; a card's own name is @ in it."""
    found = Printed()
    for row in json.loads(path.read_text("utf-8")):
        name = row["names"].get(tag, "")
        text = row.get("printed", {}).get(tag, {}).get("text", "")
        found.names[row["name"]] = name
        if len(text) > 1:  # basic lands have their sign only
            found.texts[row["name"]] = text.replace(name, "@") if name else text
    return found


READERS: dict[tuple[str, str], Callable[[Path, str], Printed]] = {
    ("lorcana", "ja"): read_lorcana,
    ("lorcana", "zh-Hans"): read_lorcana,
    ("lorcana", "en"): read_english,
    ("magic", "en"): read_english,
    ("magic", "ja"): read_magic,
    ("magic", "zh-Hans"): read_magic,
    ("cipher", "ja"): read_cipher,
    ("cipher", "zh-Hans"): read_cipher,
}

# What a sign or a turn of typography on the cards is in words, by game and language: pattern and replacement.
SIGNS: dict[tuple[str, str], list[tuple[str, str]]] = {
    ("lorcana", "ja"): [
        (r"([-+]\d+)\{S\}", r"攻撃力\1"),
        (r"([-+]\d+)\{W\}", r"意志力\1"),
        (r"([-+]\d+)\{L\}", r"ロア値\1"),
        (r"(\d+)\{S\}", r"攻撃力\1"),
        (r"\{S\}", "攻撃力"),
        (r"\{W\}", "意志力"),
        (r"\{L\}", "ロア値"),
        (r"\{I\}", "インク"),
        (r"\{E\}", "エグザート"),
    ],
    ("lorcana", "zh-Hans"): [
        (r"\{S\}", "力量"),
        (r"\{W\}", "意志力"),
        (r"\{L\}", "奇谈值"),
        (r"\{I\}", "奇墨"),
        (r"\{E\}", "力竭"),
        (r"她们|它们|她|它", lambda said: "他们" if len(said[0]) > 1 else "他"),  # type: ignore[list-item]
    ],
    ("magic", "ja"): [
        (r"この(クリーチャー|アーティファクト|エンチャント|土地|プレインズウォーカー|呪文)|これ(?=[はがをの])", "@"),
        (r"(?<=[^}]),", ""),
        (r"}, ", "},"),
    ],
    ("magic", "zh-Hans"): [
        (r"此(生物|神器|结界|地|鹏洛客|咒语|牌)(?!的类别)", "@"),
        (r"[,;。]", ""),
    ],
    ("lorcana", "en"): [(r"¤", "strength"), (r"⛉", "willpower"), (r"◊", "lore"), (r"⬡", "ink"), (r"⟳", "exert")],
}


# -- Comparing ---------------------------------------------------------------------------------------------------------


def wording(text: str, game: str, tag: str) -> str:
    """A text without its reminders and its typography."""
    told = unicodedata.normalize("NFKC", REMINDERS.sub("", REMINDERS.sub("", text)).translate(MARKS))
    told = told.translate(MARKS)
    for pattern, words in SIGNS.get((game, tag), []):
        told = re.sub(pattern, words, told)
    if tag == "en":
        return " ".join(re.sub(r"[.,;:•\"“”-]+(?=\s|$)", " ", told.lower()).split())
    return re.sub(r"[。.]+", "。", told.translate(NOTHING)).strip("。")


def rendered(kind: Kind, name: str, tag: str) -> str:
    """What we say a card says, without story names."""
    trees = [tree for tree in kind.card_trees(name) if isinstance(tree, Node)]
    for tree in trees:
        if getattr(tree, "name", ""):
            tree.name = ""  # type: ignore[attr-defined]
    return "\n".join(card_text(trees, kind.name, str(kind.card_sheet(name).get("type", "card")), tag))


def differences(printed: str, ours: str) -> list[str]:
    """The kinds of difference between two texts: what is printed → what we say, with nothing around it."""
    one, other = TOKENS.findall(printed), TOKENS.findall(ours)
    gap = " " if re.search("[a-z]", printed) and not re.search("[ぁ-ん一-龯]", printed) else ""
    return [
        f"{gap.join(one[a:b]) or '∅'} → {gap.join(other[c:d]) or '∅'}"
        for what, a, b, c, d in difflib.SequenceMatcher(None, one, other, autojunk=False).get_opcodes()
        if what != "equal"
    ]


@dataclass
class Report:
    """The cards compared: both wordings of each, and the cards of each kind of difference."""

    both: dict[str, tuple[str, str]] = field(default_factory=dict)
    kinds: dict[str, list[str]] = field(default_factory=dict)

    def same(self) -> int:
        """How many cards say the same to the letter."""
        return sum(printed == ours for printed, ours in self.both.values())

    def reordered(self) -> int:
        """How many more say the same words in another order: lists of names, what is said first."""
        return sum(sorted(printed) == sorted(ours) for printed, ours in self.both.values()) - self.same()


def compare(game: str, tag: str, path: Path) -> Report:
    """Compare every card that the database has a text of."""
    kind = games.kind(game)
    printed = READERS[game, tag](path, tag)
    names(tag, game).names.update(printed.names)
    spelt = {plain(name): name for name in kind.card_names()}
    report = Report()
    for name, text in printed.texts.items():
        known = spelt.get(plain(name))
        if known is not None and text.strip():
            pair = wording(text, game, tag), wording(rendered(kind, known, tag), game, tag)
            report.both[known] = pair
            for one in dict.fromkeys(differences(*pair)):
                report.kinds.setdefault(one, []).append(known)
    return report


def show(report: Report, cards: list[str]) -> None:
    """Cards with both wordings."""
    for name in cards:
        printed, ours = report.both[name]
        print(f"\n{name}{' (the same)' if printed == ours else ''}\n  printed  {printed}\n  we say   {ours}")


def main() -> None:
    """Compare, and tell."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=sorted({game for game, _ in READERS}))
    asked.add_argument("tag", choices=sorted({tag for _, tag in READERS}))
    asked.add_argument("--file", type=Path, required=True)
    asked.add_argument("--kind", default="")
    asked.add_argument("--card", default="")
    asked.add_argument("--most", type=int, default=MOST)
    given = asked.parse_args()
    if (given.game, given.tag) not in READERS:
        asked.error(f"nobody reads {given.game} in {given.tag} yet: add a reader")
    report = compare(given.game, given.tag, given.file)
    if given.card:
        show(report, [name for name in report.both if given.card.lower() in name.lower()])
        return
    kinds = sorted(report.kinds.items(), key=lambda item: -len(item[1]))
    if given.kind:
        show(report, list(dict.fromkeys(card for kind, cards in kinds if given.kind in kind for card in cards)))
        return
    total, same = len(report.both), report.same()
    print(
        f"{given.game} {given.tag}: {total} cards, {same} the same to the letter ({same / max(1, total):.1%})", end=""
    )
    print(f", {report.reordered()} more in another order")
    for kind, cards in kinds[: given.most]:
        print(f"{len(cards):5} {kind}    {cards[0]}")
    if len(kinds) > given.most:
        print(f"      and {len(kinds) - given.most} kinds more")


if __name__ == "__main__":
    main()
