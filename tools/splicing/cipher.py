"""Cipher: triggers, conditions, costs, durations, subjects, predicates, choices and acts, joined by lot.

They are cut out of the table's texts at their commas and particles, whatever the grammars make of them. Then every seen
text is said in other small words, which must not change its tree.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path

from mulligan.cardlang.notation import read
from mulligan.cipher.grammar import compile_skill, name_and_text
from mulligan.cipher.grammar_en import english_parts
from mulligan.cipher.grammar_ja import japanese_fields, japanese_parts, japanese_tidy, taught
from mulligan.cipher.imports import known_names, skills_of, whole_skill
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError
from mulligan.speech.cards import card_text

Row = dict[str, object]
# What speaks of something said before, and cannot stand in another place.
BACK = {
    "ja": re.compile(
        r"その|それ|選んだ|選ばれた|公開した|公開させた|このスキル|残り|代わり"
        r"|そうした|見たカード|さらに|ただし|コスト[をは]"
    ),
    "en": re.compile(
        r"\b(that|those|them|they|it|its|their|revealed|remaining|rest|chosen|instead|do|so|does|skill|same|and|he)\b"
        r"|^\"|^<|^\)|also|pay the cost",
        re.I,
    ),
}
LEADS = {
    "ja": (
        ("trigger", re.compile(r".*(時|とき|たび|たびに)$")),
        ("paying", re.compile(r"コストを支払うなら$")),
        ("duration", re.compile(r"(この)?(ターン|戦闘|ゲーム|次の..のターン)終了まで$|次の.*ターン中$")),
        ("condition", re.compile(r".*(場合|なら|ならば|ターン中|間)$")),
        ("each", re.compile(r".*につき$")),
    ),
    "en": (
        ("trigger", re.compile(r"(when|whenever|each time|every time|at the (start|end|beginning) of)\b", re.I)),
        ("paying", re.compile(r".*pay the cost", re.I)),
        ("duration", re.compile(r"(until the (end|start) of|during your opponent's next)\b", re.I)),
        ("condition", re.compile(r"(if|while|during)\b", re.I)),
        ("each", re.compile(r"for each\b", re.I)),
    ),
}
SUBJECT = {
    "ja": re.compile(r"(.+?)((?:の戦闘力は|の攻撃は|が攻撃で破壊する|に\[|に射程|は).+)"),
    "en": re.compile(r"(.+?) ((?:gains?|loses?|cannot|acquires?|can attack) .+)", re.I),
}
# Whose support skill it is: of the attacking unit's card, or of the defending unit's.
DEFENDS = {
    "ja": re.compile(r"自分の防御ユニット|相手の攻撃ユニット"),
    "en": re.compile(r"your defending unit|opponent's attacking unit", re.I),
}
# What is said of units, but changes nothing in them.
NO_CHANGE = {
    "ja": re.compile(r"絆裏返|カードを|絆エリア|出撃|を持つ|コピー|1ターン"),
    "en": re.compile(r"\[|card|deploy|cost|per |\)", re.I),
}
UNIT = {
    "ja": re.compile(r"(このユニット|味方|敵|主人公|攻撃ユニット|防御ユニット|味方の『[^』]*』)$"),
    "en": re.compile(r"(this unit|allies|enemies|main character|ing unit|allied \"[^\"]*\")$", re.I),
}
PICK = {
    "ja": re.compile(r"(.+[体枚つ](?:まで)?|.+だけ|.+好きな枚数)(?:を)?選び、?(.+)"),
    "en": re.compile(r"choose (.+?),? and (.+)", re.I),
}
# Small words that may stand for each other in one language.
SWAPS = {
    "ja": """
すべて => 全て
すべての => 全ての
時、 => とき、
たび、 => たびに、
てもよい => ても良い
1枚 => 一枚
ターン終了まで => このターン中
戦闘終了まで => この戦闘中
ことができる => 事ができる
攻撃することができる => 攻撃できる
の場合、 => なら、
る場合、 => るなら、
選び、 => 選んで、
自分の手札に加え => 手札に加え
手札に加え => 自分の手札に加え
の1番上 => の一番上
か『 => または『
か[ => または[
退避エリアに置く。 => 自分の退避エリアに置く。
1体以上いる場合 => いる場合
他に => ほかに
他の => ほかの
そうした場合 => そうしたなら
あなたは => _
ターン終了まで => ターン終了時まで
以外の敵 => 以外の敵ユニット
。その後、 => 。
""",
    "en": """
Choose => Select
Until the end of the turn => Until end of turn
Until the end of the turn => Until the end of this turn
an enemy => a enemy
your opponent => the opponent
on top of => on the top of
on top of => at the top of
to the Retreat Area => into the Retreat Area
send => place
and add => then add
gains + => gets +
gain + => get +
. => . _
draw 1 card => draw a card
move them => move it
destroy it => destroy that unit
_ per _ => _ for each _
When => Whenever
Each time => Every time
all allies => all of your allies
an ally => one of your allies
allied " => ally "
cost of 2 or less => cost of 2 or lower
cost of 2 or lower => cost of 2 or less
or more => or higher
this unit's attacks => this unit's attack
Deployment Cost => deployment cost
acquires => gains
who => that
Until the end of this combat => Until the end of the battle
from your Retreat Area => in your Retreat Area
, and _ => _ and _
your Main Character => your MC
other allies => allies other than this unit
up to => at most
card from your hand => card in your hand
""",
}


class Pieces:
    """What was cut out of the texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.comma = "、" if language == "ja" else ", "
        self.stop = "。" if language == "ja" else ". "
        self.found: dict[str, list[str]] = {}

    def add(self, kind: str, piece: str) -> None:
        """Keep a piece that can stand by itself, or, of a verb, after the choice it speaks of."""
        piece = piece.strip()
        known = self.found.setdefault(kind, [])
        if kind == "predicate" and NO_CHANGE[self.language].search(piece):
            return
        alone = re.sub(r"\b(them|it)\b", "", piece, count=1) if kind == "verb" else piece
        if piece and piece not in known and not BACK[self.language].search(alone):
            known.append(piece)

    def cut(self, text: str, kind: str) -> None:
        """Cut a skill's text."""
        end = "。" if self.language == "ja" else r"\.(?:\s+|$)"
        for sentence in re.split(end, text):
            first = re.match(r"(このスキルは|This skill )", sentence)
            if first is not None:
                if sentence.count(self.comma.strip()) == 0:
                    self.found.setdefault("limit", [])
                    if sentence not in self.found["limit"]:
                        self.found["limit"].append(sentence)
                continue
            clauses = re.split(r", (?![\"<]|or |and )", sentence) if self.language == "en" else sentence.split("、")
            timed = ""
            while clauses:
                lead = next((name for name, one in LEADS[self.language] if one.match(clauses[0])), None)
                if lead is None or len(clauses) == 1:
                    break
                clause = clauses.pop(0)
                timed = clause + self.comma if lead == "duration" else timed
                self.add(lead, clause)
            rest = self.comma.join(clauses)
            subject = SUBJECT[self.language].fullmatch(rest)
            pick = PICK[self.language].fullmatch(rest)
            if pick is not None:
                self.add("pick", pick[1])
                self.add("verb", pick[2])
            elif subject is not None and UNIT[self.language].search(subject[1]):
                self.add("subject", subject[1])
                self.add("predicate", subject[2])
            if kind != "SPEC":
                self.add({"SUPP": "support act", "CONT": "change"}.get(kind, "act"), timed + rest)

    def draw(self, chance: random.Random, kind: str) -> str:
        """One of the pieces."""
        return chance.choice(self.found[kind])


def capital(text: str) -> str:
    """A sentence with a capital letter."""
    return text[:1].upper() + text[1:]


def spliced(pieces: Pieces, chance: random.Random, shape: tuple[str, ...]) -> Row:
    """A skill made of pieces, in the order of a shape: the kind of the skill, then what it is made of."""
    kind, *parts = shape
    row: Row = {"type": kind, "keywords": [], "once_per_turn": False, "name": "Splice", "cost": None}
    text = ""
    for part in parts:
        if part == "cost":
            row["cost"] = pieces.draw(chance, "cost")
        elif part == ".":
            text += pieces.stop
        elif part in ("subject", "each") or part in LEADING:
            gap = pieces.comma if part != "subject" else "" if pieces.language == "ja" else " "
            text += pieces.draw(chance, part) + gap
        elif part == "pick":
            before, after = ("", "選び、") if pieces.language == "ja" else ("choose ", ", and ")
            text += before + pieces.draw(chance, part) + after
        elif part == "paying":
            text += "コストを支払うなら、" if pieces.language == "ja" else "you may pay the cost and if you do, "
        else:
            text += pieces.draw(chance, part) + pieces.stop
    sentences = [capital(one) if pieces.language == "en" else one for one in re.split(r"(?<=\. )", text)]
    row["text"] = "".join(sentences).strip()
    if kind == "SUPP":
        row["support_type"] = "defence" if DEFENDS[pieces.language].search(text) else "attack"
    return row


LEADING = ("trigger", "condition", "duration")
SHAPES = (
    ("AUTO", "trigger", "act"),
    ("AUTO", "trigger", "condition", "act"),
    ("AUTO", "cost", "trigger", "paying", "act"),
    ("AUTO", "trigger", "duration", "subject", "predicate"),
    ("AUTO", "trigger", "pick", "verb"),
    ("ACT", "cost", "act"),
    ("ACT", "cost", "duration", "subject", "predicate"),
    ("ACT", "cost", "pick", "verb", "act"),
    ("ACT", "cost", "condition", "act"),
    ("ACT", "cost", "act", "limit"),
    ("CONT", "condition", "subject", "predicate"),
    ("CONT", "condition", "condition", "change"),
    ("CONT", "each", "subject", "predicate"),
    ("CONT", "change", "limit"),
    ("SUPP", "condition", "support act"),
    ("SUPP", "support act", "act"),
)


def cut_all(rows: list[Row], language: str) -> Pieces:
    """The pieces of all texts of a language."""
    pieces = Pieces(language)
    for row in rows:
        for skill in skills_of(row):
            fields = whole_skill(skill)
            if language == "ja":
                fields = name_and_text("", fields)
            kind, text = str(fields.get("type") or ""), str(fields.get("text") or "")
            parts = japanese_parts(japanese_tidy(text)[0], kind) if language == "ja" else english_parts(text, kind)
            if language == "en":
                bare = re.sub(r"\([^()]*\)", "", text)
                parts = [(kind, re.sub(r"^.*?\|\w+\| (\[[^\]]*\] )*", "", bare).replace("\n", " "))]
            for inner, part in parts:
                if "“" not in part and "・" not in part and "|" not in part and '"Triangle' not in part:
                    pieces.cut(part, inner)
            cost = str(fields.get("cost") or "")
            if cost:
                pieces.add("cost", cost)
    return pieces


def swapped(rows: list[Row], language: str) -> tuple[int, int, Counter[str]]:
    """How many texts with other small words give the same tree, of how many; and which words did not."""
    same = tried = 0
    failing: Counter[str] = Counter()
    seen: set[str] = set()
    for row in rows:
        for skill in skills_of(row):
            fields = whole_skill(skill)
            text = str(fields.get("text") or "")
            if language == "ja":
                text = japanese_tidy(text)[0]
            if text in seen or fields.get("type") == "SUPP":
                continue
            seen.add(text)
            try:
                before = compile_skill("Splice", {**fields, "text": text}, language)
            except MulliganError:
                continue
            for line in SWAPS[language].strip().splitlines():
                one, other = (half.strip("_") for half in line.split(" => "))
                if one in text:
                    tried += 1
                    try:
                        after = compile_skill("Splice", {**fields, "text": text.replace(one, other)}, language)
                    except MulliganError:
                        after = []
                    if after == before:
                        same += 1
                    else:
                        failing[f"{one} → {other}" + ("" if after == [] else " (another tree)")] += 1
    return same, tried, failing


class Skill:
    """A skill made of pieces."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.text = f"{row['cost'] or ''} {row['text']}".strip()


class Splicer:
    """The pieces of a table in one language, and how they are joined."""

    def __init__(self, rows: list[Row], language: str) -> None:
        self.rows = rows
        self.language = language
        self.pieces = cut_all(rows, language)
        self.kinds = [" ".join(shape) for shape in SHAPES]

    def sentences(self, kind: str, count: int, seed: int) -> list[Skill]:
        """So many skills of a shape."""
        chance = random.Random(f"{seed} {kind}")
        return [Skill(spliced(self.pieces, chance, SHAPES[self.kinds.index(kind)])) for _ in range(count)]

    def compiled(self, sentence: Skill) -> list[str]:
        """The notation of a skill."""
        return compile_skill("Splice", sentence.row, self.language)

    def again(self, sentence: Skill, notation: list[str]) -> bool | None:
        """Whether our renderer's Japanese of a skill compiles to the same tree; nothing where it is refused."""
        if self.language != "ja":
            return None
        for one in notation:
            line = card_text([read(one, CIPHER)], "cipher", "unit", self.language)[0]
            try:
                found = compile_skill("Splice", japanese_fields(line.replace("”。", "。”")), self.language)
            except MulliganError:
                return None
            if one not in found:
                return False
        return True

    def more(self) -> list[str]:
        """How many seen texts keep their tree in other small words."""
        same, tried, others = swapped(self.rows, self.language)
        told = f"other small words: {same} of {tried} give the same tree ({100 * same / max(tried, 1):.1f} %)"
        return [told, *(f"{count:5} {phrase}" for phrase, count in others.most_common(40))]


def splicer(paths: list[str], language: str) -> Splicer:
    """The splicer of some tables in a language, Japanese if none is told."""
    language = language or "ja"
    rows = [row for path in paths for row in json.loads(Path(path).read_text("utf-8"))]
    taught(known_names())
    return Splicer([row for row in rows if row.get("language") == language], language)
