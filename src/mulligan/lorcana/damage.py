"""Damage: dealt, put, removed, moved."""

from __future__ import annotations

from mulligan.kernel.events import Event
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import DAMAGED, HEALED, NO_DAMAGE, PLAY, RESIST
from mulligan.lorcana.triggers import tell


def after_resist(game: Lorcana, card: int, amount: int) -> int:
    """How much of the damage about to be dealt to a card is left after what reduces it."""
    # rule: keyword.resist.replace keyword.resist.reduce keyword.resist.stacks keyword.resist.zero keyword.stacking
    if not game.fresh:
        game.refresh()
    if game.bars[card] & NO_DAMAGE:
        return 0
    if game.resist[card] > 0 and (game.keywords[card] >> RESIST) & 1:
        game.note("resists", game.controller[card], card, number=game.resist[card], rule="keyword.resist.replace")
        amount -= game.resist[card]
    return max(amount, 0)


def deal(game: Lorcana, card: int, amount: int, source: int = -1) -> int:
    """Deal damage to a card in play; how much was dealt."""
    if amount <= 0 or game.zone[card] != PLAY:
        return 0
    dealt = after_resist(game, card, amount)
    if dealt > 0:
        put(game, card, dealt)
        game.note("takes-damage", game.controller[card], card, source, dealt)
        tell(game, Event(DAMAGED, card, source, game.controller[card], dealt))
    return dealt


def put(game: Lorcana, card: int, amount: int) -> None:
    """Put damage counters on a card; that alone is not dealing damage."""
    # rule: damage.counters damage.put-is-not-dealt
    game.damage[card] += amount
    game.touch()


def remove(game: Lorcana, card: int, amount: int) -> int:
    """Remove up to so many damage counters; how many were removed."""
    removed = min(amount, game.damage[card])
    if removed > 0:
        game.damage[card] -= removed
        game.touch()
        game.note("is-healed", game.controller[card], card, number=removed)
        tell(game, Event(HEALED, card, -1, game.controller[card], removed))
    return removed


def move(game: Lorcana, source: int, target: int, amount: int) -> int:
    """Move damage counters from one card to another; how many were moved. Nothing resists that."""
    # rule: damage.move
    moved = min(amount, game.damage[source])
    if moved > 0:
        game.damage[source] -= moved
        put(game, target, moved)
        game.note("damage-moves", game.controller[source], source, target, moved)
        tell(game, Event(HEALED, source, -1, game.controller[source], moved))
    return moved
