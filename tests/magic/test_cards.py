"""Every card of the catalog can be read, and what it reads is what it was written as."""

from __future__ import annotations

from mulligan.cardlang.notation import read, show
from mulligan.magic.catalog import catalog
from mulligan.magic.printed import Printed
from mulligan.magic.table import blank_match
from mulligan.magic.words.vocabulary import MAGIC


def test_the_whole_set_is_there() -> None:
    assert sum(1 for facts in catalog().cards.values() if facts.set == "m14") == 234


def test_every_card_can_be_read_and_printed() -> None:
    for name in catalog().cards:
        facts = catalog().find(name)
        Printed(facts, blank_match(["a", "b"], "2014", [0, 1]), MAGIC)
        for notation in facts.abilities:
            assert show(read(show(read(notation, MAGIC)), MAGIC)) == show(read(notation, MAGIC)), name
