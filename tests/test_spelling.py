"""One spelling for many: what a quick look must find before a pattern is tried."""

from __future__ import annotations

import re

import pytest

from mulligan.cardlang.spelling import Spelling, needed
from mulligan.cipher.grammar_en import plain_english


@pytest.mark.parametrize(
    ("pattern", "letters"),
    [
        (r"\bas you (?:like|want)\b", "as you "),
        (r"\b(?:them|him)\b", ""),
        (r"\bx ?(\d+)", "x"),
        (r"colou?rs", "colo"),
        (r"one|another", ""),
        (r"\[cf\]", "cf"),
        (r"[Aa]n Egg", "n egg"),
        ("(?<=手札)を公開", "を公開"),
    ],
)
def test_the_letters_that_a_text_must_hold(pattern: str, letters: str) -> None:
    assert needed(pattern) == letters


def test_patterns_go_one_after_the_other_whatever_the_capitals() -> None:
    spelling = Spelling(((r"\bcolou?rs\b", "tints"), (r"\btints of\b", "hues of")), re.IGNORECASE)
    assert spelling.apply("All COLOURS of it") == "All hues of it"
    assert Spelling((("a", "b"),)).apply("A") == "A"


def test_english_skill_text_has_one_spelling() -> None:
    assert plain_english("Choose as many enemies as you like. Draw 1 card as well.").endswith(
        "as you wish. Draw 1 card."
    )
