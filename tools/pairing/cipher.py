"""Cipher: what stands for what in a skill, in Japanese and in English, and what means the same on purpose."""

from __future__ import annotations

import json
import re
from pathlib import Path

from pairing import english
from splicing.cipher import Row, Skill

from mulligan.cipher.grammar import compile_skill
from mulligan.cipher.grammar_ja import japanese_tidy, taught
from mulligan.cipher.imports import known_names, skills_of, whole_skill

REMINDER = re.compile(r"\s*\([^()|]*\)")  # what only explains is no part of the skill: 21.1.1.3
WORD = {"ja": r"[^、。“”「」]", "en": english.WORD}
LONGEST = {"ja": 4, "en": 3}
GAP = {"ja": "", "en": " "}
CLASSES = {
    "ja": """
味方 | 敵 | 自分
以上 | 以下
すべて | 1体 | 2体
1枚 | 2枚 | 3枚
手札 | 退避エリア | デッキ | 絆エリア | オーブ
前衛 | 後衛
攻撃 | 防御
自分の | 相手の
表 | 裏
他の | この
まで | 以外
場合 | たび | 間
ターン終了まで | 戦闘終了まで | 次の相手のターン終了まで
攻撃ユニット | 防御ユニット | このユニット
か | と
未行動 | 行動済み
移動させた | 撃破した | 行動済みにした | 出撃させた | 退避エリアに置いた
味方の攻撃 | 敵の攻撃 | スキル
あなたの | 相手の
主人公 | 主人公以外
""",
    "en": english.CLASSES
    + """
ally | enemy
allies | enemies
allied | enemy
this unit | that unit | the attacking unit | the defending unit
front line | back line
tapped | untapped
attacks | is attacked | is destroyed
attack | support
hand | retreat area | deck | bond area | orb area
face-up | face-down
until the end of the turn | until the end of the battle
your | your opponent's
moved by this skill | destroyed by this skill | sent to the retreat area by this skill
by an enemy's attack | by a skill | by an enemy's skill
main character | non-main character
""",
}
ADDED = {
    "ja": r"""
味方 => 他の味方
(?<!まで)選 => まで選
""",
    "en": english.ADDED
    + r"""
\b(ally|allies) => other \1
\bChoose (?=\d) => Choose up to_
""",
}
SAME = {
    "ja": r"""
«、→»
# A condition of what goes on holds for as long; who has what is on one's own side; rules say whom one fights.
«場合→間»
«間→場合»
«自分→味方»
«味方→自分»
(他の|他に).*«味方→他の味方»
«味方→他の味方».*他に
«敵→味方»[をと](攻撃|戦闘)
# What is one's own of somebody else, who is told already.
相手は«自分の→相手の»
""",
    "en": english.SAME
    + r"""
«(When|Each time)→Whenever»
«(them|it|that card)→(them|it|that card)»
«(all|each|a)→(all|each|a)»
«(less|fewer|or less|or fewer)→(less|fewer|or less|or fewer)»
«(gains?|gets?|loses?)→(gains?|gets?|loses?)» -
other .*«(ally|allies)→other
«(ally|allies)→other .*other than this unit
another «ally→other ally»
«(your|all|each|an?) →(your|all|each|an?|another) other »other
""",
}


class Pairer:
    """The skills of a table in one language."""

    def __init__(self, sentences: list[Skill], language: str) -> None:
        self.sentences = sentences
        self.language = language
        self.word, self.longest, self.gap = WORD[language], LONGEST[language], GAP[language]
        self.classes, self.added, self.same = CLASSES[language], ADDED[language], SAME[language]

    def compiled(self, sentence: Skill, text: str) -> list[str]:
        """The notation of a text in a skill of the same kind and cost."""
        return compile_skill("Pair", {**sentence.row, "text": text}, self.language)


def pairer(paths: list[str], language: str) -> Pairer:
    """The pairer of some tables in a language, Japanese if none is told."""
    language = language or "ja"
    taught(known_names())
    found: dict[str, Skill] = {}
    for row in (row for path in paths for row in json.loads(Path(path).read_text("utf-8"))):
        for skill in skills_of(row) if row.get("language") == language else []:
            fields: Row = dict(whole_skill(skill))
            text = str(fields.get("text") or "")
            fields["text"] = japanese_tidy(text)[0] if language == "ja" else REMINDER.sub("", text).strip()
            made = Skill({"cost": None, **fields})
            made.text = str(fields["text"])
            if made.text:
                found.setdefault(made.text, made)
    return Pairer(list(found.values()), language)
