"""Rules that cards add: which hold now, by the questions that they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mulligan.kernel.frames import scope as scope_of
from mulligan.magic.regulations import Regulation, While, answers, answers_bit

if TYPE_CHECKING:
    from mulligan.magic.state import Magic


def forget_rules(game: Magic) -> None:
    """No rules of cards are known, until they are found anew."""
    game.regulations = []
    game.rulings = {}
    game.ruled = 0


def add_rule(game: Magic, card: i64, player: i64, regulation: Regulation) -> None:
    """A rule that a card adds holds; one that holds only while something is so, if it is so now."""
    if isinstance(regulation, While):
        game.watchful = game.watchful or regulation.fickle
        if not regulation.condition.holds(game, scope_of(card, regulation.id, player)):
            return
        regulation = regulation.rule
    hold(game, card, player, regulation)


def hold(game: Magic, source: i64, player: i64, regulation: Regulation) -> None:
    """A rule of a card holds now, and is asked what it has an answer to."""
    row = (int(source), int(player), int(regulation.id))
    game.regulations.append(row)
    for question in answers(regulation):
        game.rulings.setdefault(question, []).append(row)
        game.ruled |= answers_bit(question)
