"""Protection: from what a permanent is safe."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Trait
from mulligan.kernel.frames import scope
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, PROTECTED, SPARING


def protected(game: Magic, card: i64, source: i64) -> bool:
    """Whether a permanent has protection from a source."""
    # rule: keyword.protection
    if not game.fresh:
        game.refresh()
    if source < 0 or game.zone[card] != BATTLEFIELD or game.bars[card] & PROTECTED == 0:
        return False
    for whose, colors, node, of in game.protections:
        if whose == card:
            if colors & SPARING and of == source and game.attached[source] == card:
                continue  # it says itself that it is not removed
            if colors & game.colors_of(source):
                return True
            if node >= 0:
                what = game.nodes[node]
                own = scope(of, node, game.controller[card])
                if isinstance(what, (Cards, Trait)) and what.fits(game, own, source):
                    return True
    return False
