"""Cards that an effect takes out of hands unseen."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Chosen, G
from mulligan.kernel.frames import Scope
from mulligan.kernel.unseen import lose_sight


def go_unseen(game: G, what: Cards[G], scope: Scope, cards: list[int], hand: i64, in_order: bool) -> None:
    """Cards are about to go from hands to where they lie face down: only who chose them and their owners see which.

    `in_order` says that their player may also choose how they lie there, which others do not see either.
    """
    held = [card for card in cards if game.zone[card] == hand]
    if isinstance(what, Chosen):
        if held:
            lose_sight(game, held, hand, 1 << what.chooser(game, scope))
    elif in_order and len(held) > 1:
        lose_sight(game, held, hand, 0)
