"""Decks made for an ability that seldom resolves: of its card, and of cards that speak of the same things."""

from __future__ import annotations

import math
import re
from typing import Final

from mulligan.cardlang.nodes import Node
from mulligan.kernel.chance import Chance
from mulligan.kernel.kinds import Deck, Kind
from mulligan.sim.random_decks import deck_around
from mulligan.speech.cards import card_text

STEM: Final = 5  # letters by which words are the same: exert and exerted, discard and discards
LEAST: Final = 100  # of how much it counts how well a card fits, luck has no more than as much again
LARGE: Final = 40  # a number in a text that only a larger deck can make true,
MORE: Final = 40  # which has so many cards besides
NUMBERS: Final = re.compile(r"\d+")
ENDING: Final = re.compile(r"(?<=...)(?:s|es|ed|ing|n)$")
WORDS: Final = re.compile(r"[A-Za-z]{3,}")


class Related:
    """Which cards speak of the same things, in notation and in words: the rarer a word, the more it tells."""

    def __init__(self, kind: Kind, edition: str) -> None:
        self.told: dict[str, list[str]] = {}  # the abilities of each card in words
        self.said: dict[str, set[str]] = {}
        count: dict[str, int] = {}
        for name in kind.deck_names():
            sheet = kind.card_sheet(name, edition)
            trees = [tree for tree in kind.card_trees(name, edition) if isinstance(tree, Node)]
            self.told[name] = card_text(trees, kind.name, str(sheet.get("type", "card")))
            self.said[name] = stems(" ".join([*(str(value) for value in sheet.values()), *self.told[name]]))
            for stem in self.said[name]:
                count[stem] = count.get(stem, 0) + 1
        self.weight = {stem: math.log(len(self.said) / number) for stem, number in count.items()}

    def order(self, text: str, luck: Chance) -> list[str]:
        """All cards, those first that have most to do with some of a text's words: other decks each time."""
        keep = 1 + luck.below(3)  # of three words
        asked = [stem for stem in sorted(stems(text)) if stem in self.weight and luck.below(3) < keep]
        weighed: list[tuple[float, str]] = []
        for name, said in self.said.items():
            fit = sum(self.weight[stem] for stem in asked if stem in said)
            weighed.append((-fit * int(LEAST + luck.below(LEAST)), name))
        weighed.sort()
        return [name for _, name in weighed]


def stems(text: str) -> set[str]:
    """The words of a text, as far as they say what it is about."""
    return {ENDING.sub("", word.lower())[:STEM] for word in WORDS.findall(text.replace("_", " "))}


def decks_for(
    kind: Kind, edition: str, form: str, luck: Chance, related: Related, name: str, index: int, notation: str
) -> list[Deck]:
    """Two decks in which an ability may resolve: of its card and what has to do with it, and one to play against it.

    Without an index they are for the card itself.
    """
    lines = related.told[name]
    text = " ".join([notation, *(lines[index : index + 1] if index >= 0 else lines)])
    asked = f"{name} {text}" if luck.below(2) else text
    spoken_of = max([int(number) for number in NUMBERS.findall(notation)], default=0)
    least = spoken_of + MORE if spoken_of > LARGE else 0
    found: list[Deck] = []
    for side in range(2):
        order = related.order(asked, luck)
        names = order if side else [name, *(one for one in order if one != name)]
        found.append(deck_around(kind, edition, form, luck, names, least))
    return found
