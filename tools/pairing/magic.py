"""Magic: what stands for what in a text, and what means the same on purpose."""

from __future__ import annotations

from pairing import english
from splicing.magic import COST, NAME, Sentence, lines

from mulligan.magic.grammar import compile_text

CLASSES = (
    english.CLASSES
    + """
target | each | a | another target | all
target player | target opponent | each player | each opponent | you
you control | an opponent controls | you don't control | target opponent controls
you control | you own
creature | artifact | enchantment | land | permanent
creatures | artifacts | enchantments | lands | permanents
tapped | untapped
attacking | blocking
attacks | blocks | dies | becomes tapped
power | toughness | converted mana cost
this creature | that creature | it
your turn | an opponent's turn | each turn
until end of turn | this turn | until your next turn
owner's | controller's
control | own
"""
)
ADDED = (
    english.ADDED
    + r"""
\btarget (?=creature|permanent|artifact|land) => another target_
\b(creature|creatures) (?=gets?|gains?) => \1 you control_
\bcombat damage\b => damage
\bdamage\b => combat damage
\bcreature (?=you control|attacks|dies) => nontoken creature_
"""
)
SAME = (
    english.SAME
    + r"""
"""
)


class Pairer:
    """The lines of some files."""

    word = english.WORD
    longest = 3
    gap = " "
    classes = CLASSES
    added = ADDED
    same = SAME

    def __init__(self, sentences: list[Sentence]) -> None:
        self.sentences = sentences

    def compiled(self, sentence: Sentence, text: str) -> list[str]:
        """The notation of a text on a card of the same kind."""
        return compile_text(text.replace("~", NAME), NAME, sentence.spell, COST)


def pairer(paths: list[str], language: str) -> Pairer:
    """The pairer of some files in Scryfall's fields."""
    return Pairer(lines(paths))
