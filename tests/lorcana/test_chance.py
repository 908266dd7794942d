"""What is left to chance: of the cards that are picked at random none is always the one."""

from __future__ import annotations

import pytest

from mulligan.lorcana.terms import DISCARD, HAND
from support import Story

WORDS = {
    "a card of a hand is discarded": "does(discard_at_random(1))",
    "a card of a hand is put somewhere": "does(into_inkwell(at_random(card(yours, in_hand), 1)))",
    "a card of a discard pile is put somewhere": "does(return_to_hand(at_random(character(yours, in_discard), 1)))",
}


@pytest.mark.parametrize("what", WORDS)
def test_each_card_is_picked_at_some_time(what: str) -> None:
    luck = {"name": "Luck", "type": "action", "cost": 0, "notation": [WORDS[what]]}
    cards = ["Stitch - New Dog", "Lilo - Making a Wish", "Maui - Hero to All"]
    zone, place = ("discard", DISCARD) if "discard pile" in what else ("hand", HAND)
    picked = set()
    for seed in range(24):
        there = [{"card": card, "as": card[:4]} for card in cards]
        mine = {"hand": [{"card": "Luck", "as": "luck"}], "discard": []}
        mine[zone] = [*mine[zone], *there]
        story = Story("lorcana", {"a": mine, "b": {}}, cards=[luck], seed=seed).do("a", "play", card="luck")
        gone = [card for card in cards if story.game.zone[story.card(card[:4])] != place]
        assert len(gone) == 1
        picked.update(gone)
    assert sorted(picked) == sorted(cards)
