"""Split cards: which half is cast is chosen before it is put on the stack."""

from __future__ import annotations

from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule
from mulligan.magic.castable import cannot_cast_half, may_cast_half_free
from mulligan.magic.procedures import Halve
from mulligan.magic.state import Magic


def castable_halves(game: Magic, halve: Halve) -> list[int]:
    """The halves that a player may cast now, and both together."""
    # rule: golden.card-over-rulebook casting.timing
    card = halve.card
    player = halve.player
    halves = game.cards[game.face[card]].halves
    if halve.free:
        return [half for half in halves if may_cast_half_free(game, player, card, half)]
    return [half for half in halves if not cannot_cast_half(game, player, card, half)]


@rule("casting.order", at_work=("golden.card-over-rulebook",))
def choose_half(game: Magic, halve: Halve) -> None:
    """The player says which half is cast, or that both are."""
    options = [Option(CHOOSE, text=game.cards[half].label) for half in castable_halves(game, halve)]
    game.ask(halve.player, "casting.order", options, about=halve.card, topic="half")


@rule("casting.order", at_work=("golden.card-over-rulebook",))
def take_half(game: Magic, halve: Halve) -> None:
    """As a spell the card is only that half."""
    for half in game.cards[game.face[halve.card]].halves:
        if game.cards[half].label == game.answer.text:
            game.face[halve.card] = half
            return
