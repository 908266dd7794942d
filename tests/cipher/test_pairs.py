"""Minimal pairs: skills that differ in one word and mean something else have other trees, or are refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from pairing.cipher import REMINDER, Pairer
from pairs import pairs
from splicing.cipher import Skill

from mulligan.cipher.grammar_ja import japanese_tidy
from mulligan.cipher.imports import whole_skill

# Words that never mean the same where one of them may stand.
CLASSES = {
    "ja": """
以上 | 以下
前衛の | 後衛の
表向き | 裏向き
未行動に | 行動済みに
移動させた | 撃破した | 出撃させた
ターン終了まで | 戦闘終了まで | 次の相手のターン終了まで
1枚 | 2枚
1体 | 2体
自分のターン中 | 相手のターン中
その味方 | その敵
""",
    "en": """
or more | or fewer
front line | back line
face-up | face-down
moved by this skill | destroyed by this skill | deployed by this skill
until the end of the turn | until the end of this combat | until the end of your opponent's next turn
choose 1 | choose 2 | choose up to 2
during your turn | during your opponent's turn
that ally | that enemy
1 of your | 1 of your opponent's
""",
}
# Whoever is attacked instead is the one who is attacked; a unit in one row comes from the other; reminders say nothing.
SAME = r"""
その«[^»]*»の代わりに攻撃される
instead of «[^»]*»
から[前後]衛に
"""


def part(language: str, number: int, of: int) -> Pairer:
    """A part of our sentences in a language, with the words that are looked for here."""
    blocks = (Path(__file__).parent / "shapes.txt").read_text("utf-8").split("\n\n")
    found: list[Skill] = []
    for block in blocks[number::of]:
        fields = whole_skill(block.splitlines()[0 if language == "ja" else 1])
        text = str(fields.get("text") or "")
        fields["text"] = japanese_tidy(text)[0] if language == "ja" else REMINDER.sub("", text).strip()
        made = Skill({"cost": None, **fields})
        made.text = str(fields["text"])
        found.append(made)
    pairer = Pairer(found, language)
    pairer.classes, pairer.same = CLASSES[language], SAME
    return pairer


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("number", range(3))
def test_every_word_is_heard(language: str, number: int) -> None:
    told = pairs(part(language, number, 24), "exchanged", 0, 1)
    assert told.faults == []
    assert {exchange: found[0] for exchange, found in told.unheard.items()} == {}
