"""Words for permanents that phase out."""

from __future__ import annotations

from typing import ClassVar, Final

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import CardMatch, Cards
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.phasing import phase_out
from mulligan.magic.printed import MagicMatch
from mulligan.magic.state import Magic
from mulligan.magic.words.effects import Act, real

PHASES: Final = Vocabulary()


class PhaseOut(Act):
    """Permanents phase out; they phase in before their controller untaps."""

    tallies: ClassVar[bool] = True

    # rule: golden.card-over-rulebook
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        match.phases = True

    def act(self, game: Magic, scope: Scope) -> None:
        cards = phase_out(game, real(game, self.cards.cards(game, scope)))
        scope.done = len(cards)
        scope.it = cards


PHASES.add("phase_out(cards: cards) -> effect", PhaseOut, "golden.card-over-rulebook", sets=binding.IT)
