"""What may stand in each place of a skill's text: phrases of our own, in both languages, which must say the same.

The first line of a file in `pieces` is the sentence around them, the others are a phrase in Japanese and in English.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cipher.test_japanese import compiled
from mulligan.kernel.errors import MulliganError

HERE = Path(__file__).parent / "pieces"
Pair = tuple[str, str]


def pairs(name: str) -> list[Pair]:
    """The phrases of a file, the sentence around them first."""
    lines = (HERE / f"{name}.txt").read_text("utf-8").splitlines()
    return [(one, other) for one, _, other in (line.partition(" | ") for line in lines)]


NAMES = sorted(path.stem for path in HERE.glob("*.txt"))
PIECES = [(name, *pair) for name in NAMES for pair in pairs(name)[1:]]
# A skill in English, and its text in other words.
WORDINGS = [line.rpartition(" | ") for line in (Path(__file__).parent / "wordings.txt").read_text("utf-8").splitlines()]
REFUSED = [line for line in (Path(__file__).parent / "unclear.txt").read_text("utf-8").splitlines() if line]


@pytest.mark.parametrize(("name", "japanese", "english"), PIECES)
def test_a_phrase_says_the_same_in_both_languages(name: str, japanese: str, english: str) -> None:
    around = pairs(name)[0]
    assert compiled(around[0].replace("{}", japanese)) == compiled(around[1].replace("{}", english))


@pytest.mark.parametrize(("skill", "_", "otherwise"), WORDINGS)
def test_small_variants_of_a_sentence_do_not_decide(skill: str, _: str, otherwise: str) -> None:
    kind = skill.partition("|")[2].partition("|")[0]
    assert compiled(skill) == compiled(f"Shape |{kind}| {otherwise}")


def test_phrases_combine_freely() -> None:
    chance = random.Random(11)
    triggers, conditions, costs = pairs("triggers")[1:], pairs("conditions")[1:], pairs("costs")[1:]
    acts = [pair for pair in pairs("effects")[1:] if "もよい" not in pair[0]]
    read = 0
    for _ in range(150):
        when, given, paid, done = (chance.choice(kind) for kind in (triggers, conditions, costs, acts))
        japanese = f"形 [自] 【{paid[0]}】{when[0]}、{given[0]}、コストを支払うなら、{done[0]}。"
        english = f"Shape |AUTO| [{paid[1]}] {when[1]}, {given[1]}, you may pay the cost and if you do, {done[1]}."
        try:
            told = compiled(japanese)
        except MulliganError:
            # Other than which of two could only be guessed; and nobody fights as a turn or a phase begins or ends.
            assert "他の" in japanese or (when[0].endswith(("開始時", "終了時")) and given[0].endswith("ている場合"))
            continue
        read += 1
        if not given[1].startswith("during"):
            assert compiled(english) == told, (japanese, english)
    assert read > 130


@pytest.mark.parametrize("line", REFUSED)
def test_what_could_only_be_guessed_is_refused(line: str) -> None:
    with pytest.raises(MulliganError):
        compiled(line)
