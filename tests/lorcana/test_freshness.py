"""What cards are now is computed only when something it looks at has changed: it must never be out of date."""

from __future__ import annotations

import pytest

from freshness import stays_fresh
from mulligan.lorcana.check import something_required
from mulligan.lorcana.kind import KIND
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.words.vocabulary import LORCANA
from support import Story, rule


def now(game: Lorcana) -> list[object]:
    """Everything that continuous effects change, of the cards in play."""
    if not game.fresh:
        game.refresh()
    columns = (game.strength, game.willpower, game.lore_value, game.keywords, game.challenger, game.resist)
    columns += (game.singer, game.bars, game.price, game.voices)
    told: list[object] = [(card, [column[card] for column in columns]) for card in game.all_in_play()]
    told += [sorted(game.lost), sorted(game.reclassed), sorted(game.preys), sorted(game.shields), sorted(game.granted)]
    told += [sorted(game.based), sorted(game.harms)]
    told += [list(game.listening), game.changing, game.watched, something_required(game)]
    return told


def forget(game: Lorcana) -> None:
    """Have everything computed anew."""
    game.fresh = False


@rule("lorcana", "static.continuous")
@pytest.mark.parametrize("seed", range(12))
def test_what_cards_are_now_is_never_out_of_date(seed: int) -> None:
    stays_fresh(KIND, seed, 300, now, forget)


@rule("lorcana", "static.continuous")
def test_paying_ink_does_not_have_everything_computed_anew() -> None:
    says = "always(give(this, lore(1)), if=matches(this, character(damaged)))"
    brave = {"name": "Brave", "type": "character", "cost": 1, "willpower": 3, "notation": [says]}
    table = {"a": {"play": [{"card": "Brave", "as": "brave"}], "ink": 3}, "b": {}}
    game = Story("lorcana", table, cards=[brave]).game
    game.refresh()
    for zone in ("in_hand", "in_inkwell", "in_discard", "in_deck"):
        game.touch(LORCANA.find(zone).looks)
        assert game.fresh
    game.touch(LORCANA.find("damaged").looks)
    assert not game.fresh
