"""Every point of every card's tree is whole, also those that a word makes of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mulligan.cardlang.nodes import Effect, Node
from mulligan.cardlang.notation import read
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.catalog import catalog as cipher
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.lorcana.catalog import catalog as lorcana
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.magic.catalog import catalog as magic
from mulligan.magic.words.vocabulary import MAGIC


def of_lorcana() -> list[str]:
    return [text for facts in lorcana().cards.values() for _, text in facts.abilities]


def of_cipher() -> list[str]:
    return [text for facts in cipher().cards.values() for _, several in facts.skills for text in several]


def of_magic() -> list[str]:
    return [text for facts in magic().cards.values() for text in facts.abilities]


@pytest.mark.parametrize(
    ("texts", "vocabulary"),
    [(of_lorcana, LORCANA), (of_cipher, CIPHER), (of_magic, MAGIC)],
    ids=["lorcana", "cipher", "magic"],
)
def test_every_effect_knows_what_it_chooses(texts: Callable[[], list[str]], vocabulary: Vocabulary) -> None:
    broken: set[str] = set()
    for text in sorted(set(texts())):
        tree = read(text, vocabulary)
        assert isinstance(tree, Node)
        for node in tree.everything():
            if isinstance(node, Effect) and not isinstance(getattr(node, "choices", None), list):
                broken.add(f"{node.word} in {text}")
    assert broken == set()
