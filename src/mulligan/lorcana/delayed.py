"""Delayed triggered abilities: made now, resolved at a moment to come."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.modifiers import Modifier
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import DELAYED
from mulligan.lorcana.triggers import trigger


def wake_delayed(game: Lorcana, moment: i64, player: i64) -> None:
    """The moment that delayed abilities waited for has come: they go into the bag."""
    # rule: triggers.delayed
    if not game.modifiers:
        return
    kept: list[Modifier] = []
    for one in game.modifiers:
        if one.kind == DELAYED and one.amount == moment and (one.whose < 0 or one.whose == player):
            subject = one.card if one.card >= 0 and game.state[one.card] == one.state else -1
            game.cite("triggers.delayed")
            trigger(game, one.source, one.node, one.player, Event(moment, subject, -1, player), one.source_state)
        else:
            kept.append(one)
    game.modifiers = kept
