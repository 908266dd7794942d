"""What our renderer writes in Japanese of a skill's tree, the Japanese grammar compiles to the same tree again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mulligan.cardlang.notation import read
from mulligan.cipher.catalog import catalog
from mulligan.cipher.grammar import compile_skill
from mulligan.cipher.grammar_ja import japanese_fields, spaceless, taught
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError
from mulligan.speech.cards import card_text
from mulligan.speech.names import names

# Trees that say the same in other words than what their text compiles to.
SAID_OTHERWISE = {
    'when(attack_ends(ally(of("knife"))), may(move(attacking_unit)), are(attacking_unit, in_front))',
    (
        "when(turn_starts, seq(to_retreat(top), may(pay_to(flip(1), deploy(it))), give(it, loses_all_skills, "
        'cannot_level_up, skill("", when(turn_ends(everyone), destroy(this))), for_good)))'
    ),
}


def words(notation: str) -> list[str]:
    """The words of a notation, in whatever order."""
    return sorted(re.findall(r"\w+", notation))


def compiled(notation: str) -> list[str]:
    """What the Japanese text of a skill compiles to."""
    line = card_text([read(notation, CIPHER)], "cipher", "unit", "ja")[0]
    return compile_skill("Own", japanese_fields(line.replace("”。", "。”")), "ja")


def test_what_later_sets_may_say_compiles_to_the_same_tree_again() -> None:
    shapes = (Path(__file__).parent / "shapes.txt").read_text("utf-8").splitlines()
    trees = [tree for line in shapes if re.match(r"[a-z_]+(\(|$)", line) for tree in line.split(" | ")]
    assert len(trees) > 80
    taught({})
    told = {tree for tree in trees if "happened(" not in tree}  # which is said in words of our own
    for notation in told:
        assert words(notation) in [words(one) for one in compiled(notation)], notation


@pytest.mark.slow
def test_rendered_japanese_compiles_to_the_same_tree() -> None:
    taught({spaceless(other): name for name, other in names("ja", "cipher").names.items()})
    alike, others, refused = 0, [], []
    notations = {one for facts in catalog().cards.values() for _, told in facts.skills for one in told}
    for notation in sorted(notations):
        try:
            found = compiled(notation)
        except MulliganError as error:
            refused.append((notation, card_text([read(notation, CIPHER)], "cipher", "unit", "ja")[0], str(error)))
            continue
        if any(words(one) == words(notation) for one in found):
            alike += 1
        elif notation not in SAID_OTHERWISE:
            others.append((notation, card_text([read(notation, CIPHER)], "cipher", "unit", "ja")[0], found))
    taught({})
    assert others == []
    assert alike > 0.98 * len(notations), (alike, len(notations), refused)
