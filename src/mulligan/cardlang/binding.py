"""What words of a tree speak of: a check that something before them sets it.

A word says what it sets from then on (`sets`), what it sets for the words inside it only (`inside`), and what it needs.
`unbound` walks a tree in the order in which it is read and finds the first word that speaks of nothing.
"""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.nodes import Chosen, Node
from mulligan.cardlang.notation import read, show
from mulligan.cardlang.roles import ABILITY, BRANCHES, PERHAPS, TELLS
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.errors import MulliganError

CARD: Final = 1  # the card the event is about
OTHER: Final = 2  # the second card of the event
PLAYER: Final = 4  # the player of the event, or the one an effect has come to
AMOUNT: Final = 8  # how much the event was about
IT: Final = 16  # cards chosen or acted on
DONE: Final = 32  # how much was done
BOTH: Final = IT | DONE  # the cards it was done to, and how much was done
OWN: Final = 64  # from here on bits of a game's own
EVENT: Final = CARD | OTHER | PLAYER | AMOUNT | IT


def unbound(root: Node, words: Vocabulary) -> str:
    """The first word of a tree that speaks of what nothing before it sets; an empty text if there is none."""
    return _Walk(words).unbound(root)


def bound(notation: str, words: Vocabulary) -> str:
    """The notation of an ability in its usual form; refused if a word of it speaks of nothing."""
    node = read(notation, words)
    lost = unbound(node, words)
    if lost:
        raise MulliganError("text-unclear-word", word=lost.replace("_", " "))
    return show(node)


class _Walk:
    """One way through a tree."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.found = ""
        self.choices = 0  # how many choices were made so far
        self.perhaps = 0  # what the last word that may never happen sets if it does
        self.told = 0  # what an ability is told by the word that it stands in

    def unbound(self, root: Node) -> str:
        """The first word that speaks of nothing."""
        self.walk(root, 0)
        return self.found

    def walk(self, node: Node, there: int) -> int:
        """Go through a word; what may be spoken of afterwards."""
        word = self.words.find(node.word)
        if word.needs & (OWN - 1) & ~there and not self.found:  # a game's own bits are of the whole card
            self.found = node.word
        if word.name == "picked" and not self.found:
            number = node.arguments[0][1]
            if isinstance(number, int) and number > self.choices:
                self.found = node.word
        if word.kind == "ability" or word.role & ABILITY:  # an ability within another has an event of its own
            choices = self.choices
            self.choices = 0
            told = self.told
            self.told = 0
            self.walk_inside(node, word.inside | told)
            self.choices = choices
            self.told = told
            return there
        if word.role & BRANCHES:
            return self.walk_branches(node, there) | word.sets
        told = self.told
        self.told = word.inside if word.role & TELLS else 0
        after = self.walk_inside(node, there | word.inside)
        self.told = told
        if isinstance(node, Chosen):
            self.choices += 1
        if word.role & PERHAPS:
            self.perhaps = after
        kept = (after & DONE) | there if word.role & PERHAPS else (after & ~word.inside) | (there & word.inside)
        return kept | word.sets

    def walk_inside(self, node: Node, there: int) -> int:
        """Go through the words inside a word, one after the other."""
        for name, value in node.arguments:
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, Node):
                    if name == "during":  # asked before anybody looks at the event
                        self.walk(one, 0)
                    else:
                        there = self.walk(one, there)
        return there

    def walk_branches(self, node: Node, there: int) -> int:
        """Go through words of which one happens; what is set afterwards is what each of them sets."""
        found: list[int] = []
        done = 0
        for child in node.children():
            if self.words.find(child.word).kind == "condition":
                there = self.walk(child, there)
                done = self.perhaps if child.word == "did_so" else 0  # it did happen
            else:
                found.append(self.walk(child, there | done))
                done = 0
        if not found or (node.word == "if" and len(found) < 2):
            return there | (DONE if any(one & DONE for one in found) else 0)
        after = found[0]
        for one in found[1:]:
            after &= one
        return after
