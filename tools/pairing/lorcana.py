"""Lorcana: what stands for what in a text, and what means the same on purpose."""

from __future__ import annotations

import json
from pathlib import Path

from pairing import english
from splicing.lorcana import Line, compiled, printed_lines

CLASSES = (
    english.CLASSES
    + """
your | opposing | all | each opponent's
chosen | each | a | another chosen | one of your | your | each opposing
chosen opponent | each opponent | each player | chosen player | you
your other | your | all other | all
this character | that character | another character | them | him | it | they
this item | that item | it | them
this location | that location | it | there | here
this card | that card | it | them
challenging | challenged | chosen
exerted | ready | damaged | undamaged
hand | discard | deck | inkwell
character | item | location | card | song | action
characters | items | locations | cards
quests | challenges | is challenged | is banished | sings a song
an opponent's turn | your turn | each turn
this turn | until the start of your next turn | during their next turn
{S} | {W} | {L}
while | whenever | if
to your hand | to their player's hand | on the bottom of your deck | on the top of your deck
each of your | one of your | all your | any of your
in play | in your hand | in your discard
for each | if you have
"""
)
ADDED = (
    english.ADDED
    + r"""
\bchosen (?=character|item|location) => another chosen_
\bchosen (?=character|item|location) => chosen opposing_
\bchosen (?=character|item|location) => chosen damaged_
\b(character|characters) (?=gets?|gains?|can't) => \1 of yours_
\b(character|characters)(?= in play) => \1 with Evasive
\bcharacter (?=quests|challenges|is) => character at a location_
\b(?=draw a card|gain \d lore|deal \d) => you may_
\bbanished\b => banished in a challenge
\bdamage to\b => damage counters to
, (?=draw|gain|deal|banish|chosen|you may) => , if you do,_
(?<=[a-z])\.$ => _for each opponent.
"""
)
SAME = (
    english.SAME
    + r"""
# What goes without saying.
«(?: ?cards? ?|characters? )→»
«(?: in play|in play )→»
«(?:facedown|facedown and) →»
« facedown→»
«(?: in any order|of your deck )→»
«(?:on|on the|the) →»(?:the )?bottom
«(?:counters?) →»
«(?:You|you) →»pay
«(?:to play | to play)→»
«player's →»
«(?:the rest of|the start of) →»
«(?:choose and|chooses and) →»discard
[Aa]nother «chosen →»
«(?:all|each of|all of|one of|either|were|while) →»
«only →»once
# The same in other words.
«(?:all|each)→(?:each|all)»(?i)
«(?:when|whenever)→(?:when|whenever)»(?i)
«(?:while|if)→(?:while|if)»(?i)
«(?:less|or less)→(?:fewer|or fewer)»
«(?:more|or more)→(?:more|or more)»
«(?:they|them|him|her|he|she|it|its|their)→(?:they|them|him|it|its|their)»(?i)
«(?:it|them|they|him|that card|that character|that item|that location)→(?:it|they|them|him|that \w+)»(?i)
[Ww]hen(?:ever)? (?:you play )?«this \w+→(?:they|them|him|it)»
[Tt]his «(?:character|item|location)→card»
«(?:chosen|a)→(?:chosen|a)»(?i)
«(?:one of|one of your)→(?:any of|any of your|a)»(?i)
«opposing→each opponent's»
«all→each opponent's» opposing
(?:draws?|plays?|draw an?|put|return) «an? ?→another ?»
among «any number of→all» (?:\w+ )*characters
«Your? →Your other »other
«your →your other »other
of your «characters →characters of yours »
[Yy]our «characters →characters of yours »
(?:to|into|of) «your→their» (?:hand|inkwell|deck|discard)
"""
)


class Pairer:
    """The texts of some files: databases, and our own lists."""

    word = english.WORD
    longest = 3
    gap = " "
    classes = CLASSES
    added = ADDED
    same = SAME

    def __init__(self, sentences: list[Line]) -> None:
        self.sentences = sentences

    def compiled(self, sentence: Line, text: str) -> list[str]:
        """The notation of a text of a card of the same type."""
        return compiled(sentence.kind, text)


def listed(text: str) -> list[tuple[str, str]]:
    """What a list of our own has: `type | text`, or the type, the text and its tree, each in a line."""
    if " | " in text.partition("\n")[0]:
        return [(kind, line) for kind, _, line in (one.partition(" | ") for one in text.splitlines())]
    return [(one.splitlines()[0], one.splitlines()[1]) for one in text.split("\n\n")]


def pairer(paths: list[str], language: str) -> Pairer:
    """The pairer of some files."""
    found: dict[tuple[str, str], None] = {}
    for path in map(Path, paths):
        text = path.read_text("utf-8")
        lines = printed_lines(json.loads(text)["cards"]) if path.suffix == ".json" else listed(text)
        found.update(dict.fromkeys(lines))
    return Pairer([Line(kind, line) for kind, line in found])
