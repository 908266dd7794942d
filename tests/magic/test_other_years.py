"""Sentences of our own in the manner of cards of all years up to 2013 stand for the trees told below them."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulligan.magic.grammar import compile_text


def sentences() -> list[tuple[str, str, tuple[str, ...]]]:
    """Each sentence of the file: its kind, its text (lines parted by //), and its trees."""
    found: list[tuple[str, str, list[str]]] = []
    for line in Path(__file__).with_name("sentences.txt").read_text("utf-8").splitlines():
        if line.startswith("    "):
            found[-1][2].append(line.strip())
        elif line and not line.startswith("#"):
            kind, _, text = line.partition(": ")
            found.append((kind, text.replace(" // ", "\n"), []))
    return [(kind, text, tuple(trees)) for kind, text, trees in found]


@pytest.mark.parametrize(("kind", "text", "trees"), sentences())
def test_a_sentence_stands_for_its_trees(kind: str, text: str, trees: tuple[str, ...]) -> None:
    cost = "{X}{1}" if kind == "SX" else "{1}{G}"
    assert tuple(compile_text(text, "Oak", kind != "P", cost)) == trees
