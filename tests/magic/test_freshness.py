"""What permanents are now is computed only when something has changed that a card looks at: never out of date."""

from __future__ import annotations

import pytest

from freshness import stays_fresh
from mulligan.magic.kind import KIND
from mulligan.magic.state import Magic
from support import rule


def now(game: Magic) -> list[object]:
    """Everything that continuous effects and rules of cards change, of all permanents."""
    if not game.fresh:
        game.refresh()
    columns = (game.types, game.colors, game.power, game.toughness, game.keywords, game.bars, game.stripped)
    told: list[object] = [
        (card, game.controller[card], game.subtypes[card], game.produces[card], *(column[card] for column in columns))
        for card in game.in_play()
    ]
    told += [sorted(pile) for pile in (*game.field, *game.actors, *game.hearers)]
    told += [[*game.listening], [*game.makers][: game.makers_from[-1]], [*game.makers_from], game.unique]
    rules = {question: game.rules_that(question) for question in sorted(game.rulings)}
    return [*told, game.grants, game.protections, game.restrictions, game.block_rules, game.regulations, rules]


def forget(game: Magic) -> None:
    """Have everything computed anew."""
    game.fresh = False
    game.stock_simple = False  # nor is stock what it was


@rule("magic", "layers.duration", "static.always-on")
@pytest.mark.parametrize("seed", range(12))
def test_what_permanents_are_now_is_never_out_of_date(seed: int) -> None:
    stays_fresh(KIND, seed, 500, now, forget)
