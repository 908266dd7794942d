"""Shared words for cards: those chosen or acted on last, those of several kinds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import IT, Cards, G
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope

NOUNS: Final = Vocabulary()


class It(Cards[G]):
    """The cards chosen or acted on last."""

    def cards(self, game: G, scope: Scope) -> list[int]:
        return scope.it


class EitherOf(Cards[G]):
    """Cards of any of several kinds, none of them twice."""

    def __init__(self, nouns: list[Cards[G]]) -> None:
        self.nouns = nouns

    def cards(self, game: G, scope: Scope) -> list[int]:
        found: list[int] = []
        for noun in self.nouns:
            for card in noun.cards(game, scope):
                if card not in found:
                    found.append(card)
        return found

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        for noun in self.nouns:
            if noun.fits(game, scope, card):
                return True
        return False


NOUNS.add("it -> cards", It, says=IT)
