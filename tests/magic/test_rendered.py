"""What our renderer writes of a card compiles to the same tree again, or is refused, but not to another one."""

from __future__ import annotations

from typing import Final

import pytest

from mulligan.cardlang.notation import read, show
from mulligan.kernel.errors import MulliganError
from mulligan.magic.catalog import built_in
from mulligan.magic.grammar import compile_text
from mulligan.magic.printed import Facts
from mulligan.magic.terms import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    PHENOMENON,
    PLANE,
    SCHEME,
    SORCERY,
)
from mulligan.magic.words.vocabulary import MAGIC
from mulligan.speech.cards import card_text

KINDS: Final = (
    (INSTANT, "instant"),
    (SORCERY, "sorcery"),
    (CREATURE, "creature"),
    (ENCHANTMENT, "enchantment"),
    (ARTIFACT, "artifact"),
    (LAND, "land"),
    (PLANE, "plane"),
    (PHENOMENON, "phenomenon"),
    (SCHEME, "scheme"),
)
# Cards of which what we write says something else, or the same by other words; the fewer the better.
OTHERWISE: Final = {
    "Ajani's Chosen",  # the Aura is attached to `it`, which could be either
    "Crown of Empires",  # the target is chosen in a sentence of its own; the same for the next one
    "Festering Newt",
    "Entangling Vines",  # `enchanted tapped creature`
    "Ring of Evos Isle",  # `if` before the effect is asked when it triggers, too; the same for the next four
    "Ring of Kalonia",
    "Ring of Thune",
    "Ring of Valkas",
    "Ring of Xathrid",
    "Sign in Blood",  # told in two sentences
    "Traumatize",  # half of the library of the player who is the target, or of each target player
}


def kind_of(facts: Facts) -> str:
    for bit, name in KINDS:
        if facts.types & bit:
            return name
    return "planeswalker"


@pytest.mark.slow
def test_rendered_texts_are_compiled_to_the_same_trees() -> None:
    same = 0
    refused = 0
    other: set[str] = set()
    for name, facts in built_in().cards.items():
        if not facts.abilities:
            continue
        trees = [read(line, MAGIC) for line in facts.abilities]
        text = "\n".join(card_text(trees, "magic", kind_of(facts)))
        try:
            again = compile_text(text, name, facts.types & (INSTANT | SORCERY) != 0, facts.cost)
        except MulliganError:
            refused += 1
            continue
        if again == [show(tree) for tree in trees]:
            same += 1
        else:
            other.add(name)
    assert sorted(other - OTHERWISE) == []
    assert same > 5 * refused
