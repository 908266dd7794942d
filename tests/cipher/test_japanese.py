"""Japanese skill text compiled to notation: our own sentences, to the same trees as English ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulligan.cardlang.notation import read, show
from mulligan.cipher.grammar import compile_skill
from mulligan.cipher.grammar_ja import japanese_fields
from mulligan.cipher.imports import facts_from_json
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError

HERE = Path(__file__).parent
# A line in Japanese, and below it the same in English: both are the same tree.
PAIRS = [tuple(pair.splitlines()) for pair in (HERE / "pairs.txt").read_text("utf-8").split("\n\n")]
REFUSED = [
    "謎 [起] 敵を１体選び、なぞなぞを出す。",
    "謎 [起] その味方を移動させる。",  # nobody was named
    "謎 [自] 味方が敵を攻撃した時、そのユニットを移動させる。",  # two were
    "謎 [自] このユニットが攻撃した時、コストを支払うなら、カードを１枚引く。",  # there is no cost
    "謎 [起] 【口笛を吹く】カードを１枚引く。",
]


def compiled(line: str) -> list[str]:
    """The notations of a skill on one line of a card of our own."""
    own = {"title": "Own", "name": "Card", "cost": 1, "attack": 30, "support": 10, "range": "1", "skills": [line]}
    language = "ja" if japanese_fields(line) else "en"
    return facts_from_json({**own, "language": language}).skills[0][1]


@pytest.mark.parametrize(("japanese", "english"), PAIRS)
def test_both_languages_say_the_same(japanese: str, english: str) -> None:
    assert compiled(japanese) == compiled(english)


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_not_understood_to_the_last_letter_is_refused(line: str) -> None:
    with pytest.raises(MulliganError):
        compiled(line)


def test_a_reminder_explains_a_skill_that_is_gained() -> None:
    text = "ターン終了まで、このユニットは『猛火』を得る。（『猛火』 [常] このユニットの戦闘力は＋５０される。）"
    told = compile_skill("Own", {"type": "ACT", "text": text}, "ja")
    assert told == [show(read('use(give(this, skill("猛火", always(give(this, attack(50)))), this_turn))', CIPHER))]


def test_a_reminder_tells_of_a_sign_that_the_table_has_lost() -> None:
    text = "カードを１枚引く。（ [CCS] はこのユニットがクラスチェンジしていなければ使用できない）"
    assert compile_skill("Own", {"type": "ACT", "text": text}, "ja") == ["use(draw, class_change)"]


def test_name_cost_and_text_of_a_support_skill_may_stand_together() -> None:
    skill = {
        "type": "SUPP",
        "support_type": "defence",
        "text": "深緑の重壁【 [絆裏返１] 】コストを支払うなら、カードを１枚引く。",
    }
    own = {"title": "Own", "name": "Card", "cost": 1, "attack": 30, "support": 10, "range": "1", "language": "ja"}
    assert facts_from_json({**own, "skills": [skill]}).skills == [("深緑の重壁", ["defence_support(flip(1), draw)"])]
    plain = {**skill, "text": "才姫の魔術カードを１枚引く。"}
    assert facts_from_json({**own, "skills": [plain]}).skills == [("才姫の魔術", ["defence_support(draw)"])]


def test_a_skill_that_need_not_be_paid_is_one_of_the_card() -> None:
    lines = ["剣 [常] このユニットの『槍』のコストを支払わなくてもよい。", "槍 [起] 【 [絆裏返１] 】カードを１枚引く。"]
    own = {"title": "Own", "name": "Card", "cost": 1, "attack": 30, "support": 10, "range": "1", "language": "ja"}
    assert facts_from_json({**own, "skills": lines}).skills[0][1] == ['always(give(this, free("槍")))']
    with pytest.raises(MulliganError, match="槍"):
        facts_from_json({**own, "skills": lines[:1]})


SMALL_WORDS = [
    ("すべての敵を移動させる。", "全ての敵ユニットを移動させる。"),
    ("カードを１枚引いてもよい。", "カードを一枚引いても良い。"),
    ("他の味方を１体選び、移動させる。", "ほかの味方を１体選んで、移動させる。"),
    ("ターン終了まで、このユニットの戦闘力は＋１０される。", "ターン終了時まで、このユニットの戦闘力は＋１０される。"),
    ("味方の『甲』か『乙』を１体選び、移動させる。", "味方の『甲』または『乙』を一体選び、移動させる。"),
    ("自分の手札を１枚選び、退避エリアに置いてもよい。", "自分の手札を１枚選び、退避エリアに置くことができる。"),
]


@pytest.mark.parametrize(("usual", "other"), SMALL_WORDS)
def test_small_words_do_not_decide(usual: str, other: str) -> None:
    assert compiled(f"形 [起] {usual}") == compiled(f"形 [起] {other}")
