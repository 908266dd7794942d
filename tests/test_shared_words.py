"""One card language: a word of several games is of one kind, and takes the same in the same order."""

from __future__ import annotations

from itertools import combinations

import pytest

from mulligan.cardlang.words import Vocabulary, Word
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.magic.words.vocabulary import MAGIC

GAMES: dict[str, Vocabulary] = {"lorcana": LORCANA, "cipher": CIPHER, "magic": MAGIC}
ABILITIES = {"ability", "triggered", "activated", "static", "regulation"}  # kinds of abilities
# Cipher's cards name several unit names and signs at once, of which any will do.
SEVERAL = {"names": "name", "kinds": "kind"}
PAIRS = [
    (word, one, other)
    for one, other in combinations(GAMES, 2)
    for word in GAMES[one].words
    if word in GAMES[other].words
]


def kind_of(word: Word) -> str:
    if word.kind in ABILITIES:
        return "ability"
    return "effect" if word.kind == "lasting" else word.kind  # an effect that lasts


def names_of(word: Word) -> list[str]:
    return [SEVERAL.get(parameter.name, parameter.name) for parameter in word.parameters]


@pytest.mark.parametrize(("word", "one", "other"), PAIRS)
def test_a_word_of_two_games_takes_the_same_in_the_same_order(word: str, one: str, other: str) -> None:
    """A game may add what only its cards say; what both know has one name and one place."""
    mine, theirs = GAMES[one].words[word], GAMES[other].words[word]
    assert kind_of(mine) == kind_of(theirs)
    shared = [name for name in names_of(mine) if name in names_of(theirs)]
    assert shared == [name for name in names_of(theirs) if name in names_of(mine)]
    assert not mine.parameters or not theirs.parameters or shared, "they take nothing in common"
    alone = [
        [each for each in one.parameters if SEVERAL.get(each.name, each.name) not in shared] for one in (mine, theirs)
    ]
    twice = [(a.name, b.name) for a in alone[0] for b in alone[1] if a.kinds == b.kinds and a.many == b.many]
    assert twice == [], "two names for one thing"
    for name, least in ((one, mine), (other, theirs)):
        needed = [each.name for each in least.parameters if not each.default and not each.many]
        missing = [each for each in needed if SEVERAL.get(each, each) not in shared]
        assert missing == [], f"only {name} asks for {missing}"


SHARED = """you opponents everyone they this that it other any_of non seq may if for_each pay_to number count plus times
at_least at_most exactly is more both either not that_much this_way for_good this_turn until_your_next_turn"""
OF_TWO = "another your_next_turn until_end_of_your_next_turn"


@pytest.mark.parametrize("word", SHARED.split())
def test_what_games_share_is_one_class(word: str) -> None:
    assert len({GAMES[game].words[word].builder for game in GAMES}) == 1


@pytest.mark.parametrize("word", OF_TWO.split())
def test_what_two_games_share_is_one_class(word: str) -> None:
    builders = [vocabulary.words[word].builder for vocabulary in GAMES.values() if word in vocabulary.words]
    assert len(builders) == 2
    assert builders[0] is builders[1]


def test_what_is_given_is_said_in_one_order() -> None:
    """Who, what they get, how long. What giving means differs: at once, one after the other, by time stamps."""
    assert {tuple(names_of(vocabulary.words["give"])) for vocabulary in GAMES.values()} == {
        ("who", "changes", "duration")
    }
