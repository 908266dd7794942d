"""What cards are now is computed only when something it looks at has changed: it must never be out of date."""

from __future__ import annotations

import random

import pytest

from mulligan.cipher.kind import KIND
from mulligan.cipher.state import Cipher
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.chance import chance
from mulligan.sim.random_decks import random_deck
from support import rule


def now(game: Cipher) -> list[object]:
    """Everything that continuous effects change, of units and support cards."""
    if not game.fresh:
        game.refresh()
    told: list[object] = [
        (card, game.attack_of(card), game.signs_of(card), game.range_of(card), game.cost_of(card), game.bars[card])
        for player in range(2)
        for card in game.units(player)
    ]
    told += [(card, game.support_of(card)) for player in range(2) for card in game.supporters(player)]
    told += sorted((one.kind, one.card, one.amount, one.node, one.source, one.player) for one in game.grants)
    return told


@rule("cipher", "skills.continuous", "cards.information-changes")
@pytest.mark.parametrize("seed", range(12))
def test_what_cards_are_now_is_never_out_of_date(seed: int) -> None:
    luck = random.Random(seed)
    decks = [random_deck(KIND, "1", "constructed", chance(2 * seed + player)) for player in range(2)]
    game = KIND.new_game(KIND.match(["a", "b"], decks, "1", "constructed", None), seed, False)
    assert isinstance(game, Cipher)
    for _ in range(300):
        if game.decision is None:
            break
        kept = now(game)
        game.fresh = False
        assert kept == now(game)
        game.choose_number(luck.randrange(len(game.decision.options)))


@pytest.mark.parametrize("word", ["hand", "deck", "retreat", "bonds", "orbs", "supports"])
def test_a_word_for_a_zone_looks_at_no_more_than_that_zone(word: str) -> None:
    looks = CIPHER.find(word).looks
    assert looks > 0
    assert looks & (looks - 1) == 0
