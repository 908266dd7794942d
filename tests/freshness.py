"""What a game keeps of what cards are now is never out of date: random games, computed anew before every choice."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeVar

from mulligan.kernel.chance import chance
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.sim.random_decks import random_deck

G = TypeVar("G", bound=Game)


def stays_fresh(kind: Kind, seed: int, choices: int, now: Callable[[G], object], forget: Callable[[G], None]) -> None:
    """Play with random decks; what is kept before each choice is what is found after it was forgotten."""
    luck = random.Random(seed)
    edition, form = kind.newest(), kind.formats[0]
    decks = [random_deck(kind, edition, form, chance(2 * seed + player)) for player in range(2)]
    game: G = kind.new_game(kind.match(["a", "b"], decks, edition, form, None), seed, False)  # type: ignore[assignment]
    for _ in range(choices):
        if game.decision is None:
            break
        kept = now(game)
        forget(game)
        assert kept == now(game)
        game.choose_number(luck.randrange(len(game.decision.options)))
