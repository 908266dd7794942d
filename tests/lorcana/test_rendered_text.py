"""What our renderer writes of a card's tree compiles to the same tree again, as far as it is written as cards are."""

from __future__ import annotations

import random
import re

from mulligan.cardlang.nodes import Node
from mulligan.lorcana.catalog import catalog
from mulligan.lorcana.grammar.texts import TextRefused, compile_keyword, compile_text
from mulligan.lorcana.printed import Printed
from mulligan.lorcana.terms import TYPE_NAMES
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.speech.cards import card_text

AS_PRINTED = (
    (r"^[^a-z]*? – ", ""),
    (r"discard pile", "discard"),
    (r" strength\b", " {S}"),
    (r" willpower\b", " {W}"),
    (r"([+-]\d+) lore\b", r"\1 {L}"),
    (r"(\d) ink\b", r"\1 {I}"),
)


def words(notation: str) -> list[str]:
    """The words of a notation, in whatever order."""
    return sorted(re.findall(r"\w+", notation))


def again(node: Node, kind: str) -> list[str] | None:
    """The trees that a rendered ability compiles to, or nothing where it is refused."""
    text = card_text([node], "lorcana", kind=kind)[0]
    for pattern, printed in AS_PRINTED:
        text = re.sub(pattern, printed, text)
    try:
        return compile_text(text, "", "", kind == "action", kind)
    except TextRefused:
        pass
    try:
        return compile_keyword(text)
    except TextRefused:
        return None


def test_rendered_text_compiles_to_the_same_tree() -> None:
    cards = catalog().cards
    alike, others, refused = 0, [], 0
    for name in random.Random(11).sample(sorted(cards), 80):
        facts = cards[name]
        kind = TYPE_NAMES[facts.type]
        for node, (_, notation) in zip(Printed(facts, [], LORCANA).abilities, facts.abilities, strict=True):
            found = again(node, kind)
            if found is None:
                refused += 1
            elif any(words(one) == words(notation) for one in found):
                alike += 1
            else:
                others.append((name, notation, found))
    assert alike > 0.7 * (alike + len(others) + refused), (alike, refused, others)
    assert len(others) < 0.06 * alike, others
