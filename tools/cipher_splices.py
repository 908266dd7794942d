"""How much of what nobody has printed yet do Cipher's grammars read? Halves of seen sentences, put together anew.

    PYTHONPATH=src python tools/cipher_splices.py TABLE [--language ja] [--count 300] [--seed 1] [--show read]

Triggers, conditions, costs, durations, subjects, predicates, choices and acts are cut out of the table's texts at their
commas and particles, whatever the grammars make of them, and joined by lot. Then every seen text is said in
other small words, which must not change its tree. Printed: the share that is read, by kind of sentence, and of which
our renderer's Japanese reads back the same; and the phrases that stop most.
"""

from __future__ import annotations

import argparse
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
from mulligan.kernel.errors import Message, MulliganError
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


def not_read(error: BaseException) -> str:
    """The words at which a text was not understood; nothing where it was understood and makes no sense."""
    why = error.values.get("why") if isinstance(error, MulliganError) else None
    if isinstance(why, Message) and why.message == "text-not-understood":
        return str(why.values["words"])
    return ""


def said_again(notations: list[str], language: str) -> bool:
    """Whether our renderer's text of a skill compiles to the same tree."""
    for notation in notations:
        line = card_text([read(notation, CIPHER)], "cipher", "unit", language)[0]
        try:
            again = compile_skill("Splice", japanese_fields(line.replace("”。", "。”")), language)
        except MulliganError:
            return False
        if notation not in again:
            return False
    return True


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
                parts = [(kind, re.sub(r"\([^()]*\)|^.*?\|\w+\| (\[[^\]]*\] )*", "", text).replace("\n", " "))]
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


def main() -> None:
    """Splice and count."""
    parser = argparse.ArgumentParser()
    parser.add_argument("table")
    parser.add_argument("--language", default="ja")
    parser.add_argument("--count", type=int, default=100, help="of each kind of sentence")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", choices=("read", "refused", "senseless", "otherwise"))
    asked = parser.parse_args()
    language = asked.language
    rows = [row for row in json.loads(Path(asked.table).read_text("utf-8")) if row.get("language") == language]
    taught(known_names())
    pieces = cut_all(rows, language)
    print(", ".join(f"{len(found)} {kind}" for kind, found in sorted(pieces.found.items())))
    chance = random.Random(asked.seed)
    failing: Counter[str] = Counter()
    totals = [0, 0, 0, 0]
    for shape in SHAPES:
        counts = [0, 0, 0, 0]  # read, said again, makes no sense, not understood
        for _ in range(asked.count):
            row = spliced(pieces, chance, shape)
            try:
                found = compile_skill("Splice", row, language)
            except MulliganError as error:
                stopped = not_read(error)
                counts[3 if stopped else 2] += 1
                failing[stopped[:14] if language == "ja" else " ".join(stopped.split()[:4])] += bool(stopped)
                if asked.show == ("refused" if stopped else "senseless"):
                    print("-", row["cost"] or "", row["text"], "<<", stopped or error.values.get("why"))
                continue
            counts[0] += 1
            again = language == "en" or said_again(found, language)
            counts[1] += again
            if asked.show == "read" or (asked.show == "otherwise" and not again):
                print("+", row["cost"] or "", row["text"], "=>", " | ".join(found))
        told = "{:4} read, {:4} said again, {:4} senseless, {:4} not understood: ".format(*counts)
        print(told + " ".join(shape))
        totals = [one + other for one, other in zip(totals, counts, strict=True)]
    sense = totals[0] + totals[3]
    share = 100 * totals[0] / sense
    print(f"{language}: {totals[0]} of {sense} that make sense are read ({share:.1f} %), {totals[1]} said again")
    print("\n".join(f"{count:5} {phrase}" for phrase, count in failing.most_common(40) if phrase))
    same, tried, others = swapped(rows, language)
    print(f"other small words: {same} of {tried} give the same tree ({100 * same / max(tried, 1):.1f} %)")
    print("\n".join(f"{count:5} {phrase}" for phrase, count in others.most_common(40)))


if __name__ == "__main__":
    main()
