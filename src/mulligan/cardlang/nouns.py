"""Shared words for cards: this one, that one, those chosen or acted on last, those of several kinds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import IT, Cards, G
from mulligan.cardlang.traits import InZone
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.kernel.game import IN_PLAY

NOUNS: Final = Vocabulary()


class This(Cards[G]):
    """The card the ability is on, while it is where the ability looks for it and has not become a new card."""

    particular: bool = True

    def __init__(self, zone: InZone[G] | None = None) -> None:
        self.zone = IN_PLAY if zone is None else zone.zone

    def cards(self, game: G, scope: Scope) -> list[int]:
        card = scope.source
        return [card] if card >= 0 and game.is_still(card, scope.source_state, self.zone) else []

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        return card == scope.source


class That(Cards[G]):
    """The card the event was about, while it is where the ability looks for it and has not become a new card."""

    def __init__(self, zone: InZone[G] | None = None) -> None:
        self.zone = IN_PLAY if zone is None else zone.zone

    def cards(self, game: G, scope: Scope) -> list[int]:
        card = scope.subject
        return [card] if card >= 0 and game.is_still(card, scope.mark, self.zone) else []

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        return card == scope.subject


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


NOUNS.add("it -> cards", It, says=IT, needs=binding.IT, role=roles.PRONOUN)
