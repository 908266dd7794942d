"""Words for a unit name that a player names: it is spoken of in what follows of the same skill."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import CardMatch, Effect, Trait
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.printed import CipherMatch
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BONDS
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, Option

NAMING: Final = Vocabulary()
NAME: Final = binding.OWN  # a unit name was named


def names_of(match: CardMatch) -> list[str]:
    """All unit names of the cards of a match."""
    assert isinstance(match, CipherMatch)
    return sorted({name for printed in match.printed for name in printed.names})


class NameUnit(Effect[Cipher]):
    """The player names a unit name: one that a card here has."""

    # rule: skills.in-order
    def __init__(self) -> None:
        self.names: list[str] = []

    def bind(self, match: CardMatch) -> None:
        self.names = names_of(match)

    def advance(self, game: Cipher, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            options = [Option(CHOOSE, text=name) for name in self.names]
            game.ask(scope.player, self.asks_by(), options, about=scope.source, topic="name")
            return True
        scope.named = self.names.index(game.answer.text)
        game.note("names", scope.player, scope.source, text=game.answer.text)
        return False

    def possible(self, game: Cipher, scope: Scope) -> bool:
        return True


class OfThatName(Trait[Cipher]):
    """With the unit name that was named."""

    # rule: skills.in-order
    def __init__(self) -> None:
        self.names: list[str] = []

    def bind(self, match: CardMatch) -> None:
        self.names = names_of(match)

    def fits(self, game: Cipher, scope: Scope, card: i64) -> bool:
        if game.zone[card] == BONDS and game.face_down[card] != 0:
            return False
        return self.names[scope.named] in game.card(card).names


NAMING.add("name_unit -> effect", NameUnit, "skills.in-order", sets=NAME)
NAMING.add("of_that_name -> trait", OfThatName, "skills.in-order", needs=NAME, rank=5)
