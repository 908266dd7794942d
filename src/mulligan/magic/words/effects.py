"""What words have in common for what spells and abilities do at once."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Effect, Players
from mulligan.kernel.frames import Resolve, Scope
from mulligan.magic.state import Magic


class Act(Effect[Magic]):
    """An effect that chooses, then acts; what it sets going runs to its end before the next effect."""

    tallies: ClassVar[bool] = False  # it says itself how much it did
    in_each: bool = False  # it stands inside `each`: `they` is the player that has come to

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.stage > len(self.choices):
            return False
        frame.stage += 1
        self.act(game, scope)
        if not self.tallies:
            scope.done = 1
        if game.log is not None:
            game.cite(*self.rules)
        return True


class Gathering(Act):
    """An effect on cards; `each` gathers those of several players first, so that all are affected at once."""

    cards: Cards[Magic]

    def act(self, game: Magic, scope: Scope) -> None:
        self.act_on(real(game, self.cards.cards(game, scope)), game, scope)

    def open_to(self, player: i64, cards: list[int], game: Magic) -> list[int]:
        """Those of the cards to which this player can do it."""
        return cards

    def act_on(self, cards: list[int], game: Magic, scope: Scope) -> None:
        """Do it to all of these together."""
        raise NotImplementedError


def players_of(node: Players[Magic] | None, game: Magic, scope: Scope) -> list[int]:
    """The players meant: you where nobody is named."""
    return [scope.player] if node is None else node.who(game, scope)


def real(game: Magic, cards: list[int]) -> list[int]:
    """Each of them once."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found
