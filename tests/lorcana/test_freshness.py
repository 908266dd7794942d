"""What cards are now is computed only when something it looks at has changed: it must never be out of date."""

from __future__ import annotations

import random

import pytest

from mulligan.kernel.chance import chance
from mulligan.lorcana.kind import KIND
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.sim.random_decks import random_deck
from support import Story, rule


def now(game: Lorcana) -> list[object]:
    """Everything that continuous effects change, of the cards in play."""
    if not game.fresh:
        game.refresh()
    columns = (game.strength, game.willpower, game.lore_value, game.keywords, game.challenger, game.resist)
    columns += (game.singer, game.bars, game.price, game.voices)
    told: list[object] = [(card, [column[card] for column in columns]) for card in game.all_in_play()]
    told += [sorted(game.lost), sorted(game.reclassed), sorted(game.preys), sorted(game.shields), sorted(game.granted)]
    told += [list(game.listening), game.changing, game.watched]
    return told


@rule("lorcana", "static.continuous")
@pytest.mark.parametrize("seed", range(12))
def test_what_cards_are_now_is_never_out_of_date(seed: int) -> None:
    luck = random.Random(seed)
    edition = KIND.newest()
    decks = [random_deck(KIND, edition, "constructed", chance(2 * seed + player)) for player in range(2)]
    game = KIND.new_game(KIND.match(["a", "b"], decks, edition, "constructed", None), seed, False)
    assert isinstance(game, Lorcana)
    for _ in range(300):
        if game.decision is None:
            break
        kept = now(game)
        game.fresh = False
        assert kept == now(game)
        game.choose_number(luck.randrange(len(game.decision.options)))


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
