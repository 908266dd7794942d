"""Something else may happen instead: which of several things it is, and whether it does."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Effect
from mulligan.kernel.frames import Scope
from mulligan.kernel.options import CHOOSE, NO, YES, Option
from mulligan.lorcana.state import Lorcana


def pick_replacement(game: Lorcana, player: i64, found: list[tuple[int, int]], about: i64 = -1) -> None:
    """A player picks one of several abilities, cards and nodes, by which something else happens."""
    options = [Option(CHOOSE, source, number=i) for i, (source, _) in enumerate(found)]
    game.ask(player, "replacement.one-only", options, about=about, topic="instead")


def offer_replacement(game: Lorcana, effect: Effect[Lorcana], optional: bool, about: Scope) -> None:
    """Whoever may decline is asked; what cannot be done is declined by itself."""
    if not optional:
        game.answer = Option(YES)
    elif not effect.possible(game, about):
        game.answer = Option(NO)
    else:
        game.ask(about.player, "replacement.replaces", [Option(YES), Option(NO)], about=about.source, topic="may")
