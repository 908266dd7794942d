"""What cards are now is computed only when something it looks at has changed: it must never be out of date."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from freshness import stays_fresh
from mulligan.cipher.kind import KIND
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import FAR_ZONES
from mulligan.cipher.words.vocabulary import CIPHER
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
    far = [card for player in range(2) for zone in FAR_ZONES for card in game.pile(player, zone)]
    told += [(card, game.signs_of(card), game.cost_of(card)) for card in far if game.own_match.far_signs]
    told += sorted((one.kind, one.card, one.amount, one.node, one.source, one.player) for one in game.grants)
    return told


def forget(game: Cipher) -> None:
    """Have everything computed anew."""
    game.fresh = False


@rule("cipher", "skills.continuous", "cards.information-changes")
@pytest.mark.parametrize("seed", range(12))
def test_what_cards_are_now_is_never_out_of_date(seed: int) -> None:
    stays_fresh(KIND, seed, 300, now, forget)


@rule("cipher", "deployment.stack-is-one", "skills.continuous")
@pytest.mark.parametrize(("event", "side", "other"), [("attacks", "attacking", "a"), ("is_attacked", "defending", "b")])
def test_what_the_battling_unit_has_the_card_has_that_it_is_levelled_up_with(event: str, side: str, other: str) -> None:
    captain = own("Captain", f"always(give({side}_unit, attack(30)))")
    hero = own("Hero", f"when({event}(this), level_up_with(chosen(hand), this))")
    grown = own("Hero", number="T-Grown", title="Next", cost=2, attack=50)
    front = [{"card": "T-Hero", "as": "hero"}, {"card": "T-Captain", "as": "captain"}]
    mine = {"front": front, "hand": [{"card": "T-Grown", "as": "grown"}, {"card": "T-Grown"}]}
    foe = {"front": [{"card": "T-Foe", "as": "foe"}]}
    seats = (mine, foe) if other == "a" else (foe, mine)
    told = table(*seats, cards=[captain, hero, grown, own("Foe")])
    attacker, target = ("hero", "foe") if other == "a" else ("foe", "hero")
    told.do("a", "attack", card=attacker, target=target)  # whoever supports adds 10
    told.expect(hero__attack=40, grown__zone="front", grown__attack=50 + 30 + 10)


@pytest.mark.parametrize("word", ["hand", "deck", "retreat", "bonds", "orbs", "supports"])
def test_a_word_for_a_zone_looks_at_no_more_than_that_zone(word: str) -> None:
    looks = CIPHER.find(word).looks
    assert looks > 0
    assert looks & (looks - 1) == 0
