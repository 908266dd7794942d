"""Every word of every card speaks of something that is there: `it`, `that`, `they` are set by a word before them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mulligan.cardlang.binding import bound, unbound
from mulligan.cardlang.notation import read
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.catalog import catalog as cipher_cards
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError
from mulligan.magic.catalog import catalog as magic_cards
from mulligan.magic.words.vocabulary import MAGIC


def cipher_skills() -> Iterator[tuple[str, str]]:
    for name, facts in cipher_cards().cards.items():
        for _, notations in facts.skills:
            yield from ((name, one) for one in notations)


def magic_abilities() -> Iterator[tuple[str, str]]:
    for name, facts in magic_cards().cards.items():
        yield from ((name, one) for one in facts.abilities)


@pytest.mark.parametrize(("vocabulary", "abilities"), [(CIPHER, cipher_skills), (MAGIC, magic_abilities)])
def test_every_word_of_the_catalog_speaks_of_something(vocabulary: Vocabulary, abilities: object) -> None:
    assert callable(abilities)
    lost = [(name, word) for name, one in abilities() if (word := unbound(read(one, vocabulary), vocabulary))]
    assert lost == []


LOST_IN_MAGIC = {
    "does(destroy(it))": "it",
    "does(draw(1, they))": "they",
    "when(upkeep, sacrifice(that))": "that",
    "when(attacks(this), tap(other_one))": "other_one",
    "when(attacks(this), gain_life(that_much))": "that_much",
    "does(gain_life(this_way))": "this_way",
    "does(seq(may(tap(chosen(creature(yours)))), destroy(it)))": "it",
}
LOST_IN_CIPHER = {
    "use(destroy(it))": "it",
    "when(turn_starts, destroy(that))": "that",
    "when(deployed(this), destroy(other_one))": "other_one",
    "use(draw(this_way))": "this_way",
}


@pytest.mark.parametrize("notation", LOST_IN_MAGIC)
def test_a_word_of_magic_that_speaks_of_nothing_is_found(notation: str) -> None:
    assert unbound(read(notation, MAGIC), MAGIC) == LOST_IN_MAGIC[notation]


@pytest.mark.parametrize("notation", LOST_IN_CIPHER)
def test_a_word_of_cipher_that_speaks_of_nothing_is_found(notation: str) -> None:
    assert unbound(read(notation, CIPHER), CIPHER) == LOST_IN_CIPHER[notation]


@pytest.mark.parametrize(("vocabulary", "lost"), [(MAGIC, LOST_IN_MAGIC), (CIPHER, LOST_IN_CIPHER)])
def test_what_speaks_of_nothing_is_refused_by_the_compiler(vocabulary: Vocabulary, lost: dict[str, str]) -> None:
    for notation in lost:
        with pytest.raises(MulliganError, match="not clear"):
            bound(notation, vocabulary)
