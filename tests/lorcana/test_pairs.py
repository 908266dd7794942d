"""Minimal pairs: texts that differ in one word and mean something else have other trees, or are refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from pairing.lorcana import Pairer, pairer
from pairs import pairs

# Words that never mean the same where one of them may stand.
CLASSES = """
or more | or less
first | second
top | bottom
highest | lowest
at least | at most
more than | fewer than
with | without
if | unless
is | isn't
1 | 2
up to 2 | 2
your | opposing
chosen opponent | each opponent | you
this turn | until the start of your next turn | during their next turn
your turn | an opponent's turn
at the start of | at the end of
hand | discard | deck | inkwell
exerted | ready | damaged | undamaged
{S} | {W} | {L}
quests | is challenged | is banished
all | any number of
gets | loses
"""
# In these places they do mean the same.
SAME = r"""
(?:to|into|of|from|in|shuffle) «\w+→\w+» (?:hand|deck|discard|inkwell)
among «any number of→all» (?:\w+ )*characters
"""


def part(number: int, of: int) -> Pairer:
    """A part of our sentences, with the words that are looked for here."""
    found = pairer([str(Path(__file__).parent / "shapes.txt")], "")
    found.sentences = found.sentences[number::of]
    found.classes, found.same = CLASSES, SAME
    return found


@pytest.mark.parametrize("number", range(4))
def test_every_word_is_heard(number: int) -> None:
    told = pairs(part(number, 24), "exchanged", 0, 1)
    assert told.faults == []
    assert {exchange: found[0] for exchange, found in told.unheard.items()} == {}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4, 24))
def test_every_word_of_all_our_sentences_is_heard(number: int) -> None:
    told = pairs(part(number, 24), "exchanged", 0, 1)
    assert told.faults == []
    assert {exchange: found[0] for exchange, found in told.unheard.items()} == {}
