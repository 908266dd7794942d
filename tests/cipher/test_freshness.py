"""What cards are now is computed only when something it looks at has changed: it must never be out of date."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from cipher.tables import own, table
from freshness import stays_fresh
from mulligan.cipher.kind import KIND
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    AIM_BAR,
    CRITICAL_TO_DECK,
    DESTROYED_INSTEAD,
    EVADE_BAR,
    FAILS,
    FAR_ZONES,
    FREE,
    LOSES,
    NOT_USABLE,
    REACH,
    RETREAT_INSTEAD,
    SAFE_FROM,
    SHIELD,
    SKILL,
    STAYS_TAPPED,
    SUCCEEDS,
)
from mulligan.cipher.words.vocabulary import CIPHER
from support import rule

BARS: Final = [1 << bit for bit in range(STAYS_TAPPED.bit_length())]
GRANTED: Final = [AIM_BAR, CRITICAL_TO_DECK, DESTROYED_INSTEAD, EVADE_BAR, FAILS, FREE, LOSES, NOT_USABLE, REACH]
GRANTED.extend((RETREAT_INSTEAD, SAFE_FROM, SHIELD, SKILL, SUCCEEDS))


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


def answers(game: Cipher, stale: bool) -> list[object]:
    """What is asked of units one thing at a time; stale, before each question all that they are is out of date."""
    units = [card for player in range(2) for card in game.units(player)]
    supports = [card for player in range(2) for card in game.supporters(player)]
    told: list[object] = []

    def ask(question: Callable[[], object]) -> None:
        if stale:
            game.fresh = False
        told.append(question())

    for bit in BARS:
        ask(lambda bit=bit: [game.has_bar(card, bit) for card in units])  # type: ignore[misc]
    for kind in GRANTED:
        ask(lambda kind=kind: game.grants_some(1 << kind))  # type: ignore[misc]
    ask(lambda: [game.range_of(card) for card in units])
    ask(lambda: [game.signs_of(card) for card in units])
    ask(lambda: [game.cost_of(card) for card in units])
    ask(lambda: [game.orbs_taken_by(card) for card in units])
    ask(lambda: [game.support_of(card) for card in supports])
    ask(lambda: [game.attack_of(card) for card in units])
    return told


def answered_now(game: Cipher) -> list[object]:
    """All answers; they are the same where nothing was computed before the question."""
    game.refresh()
    told = answers(game, stale=False)
    assert answers(game, stale=True) == told
    return told


def attacks(game: Cipher) -> list[int]:
    """The attacks of all units: the same whether each is asked for alone or all at once."""
    units = [card for player in range(2) for card in game.units(player)]
    alone: list[int] = []
    for card in units:
        game.fresh = game.attack_fresh = False
        alone.append(game.attack_of(card))
    game.fresh = game.attack_fresh = False
    game.know_attacks()
    assert [game.attack[card] for card in units] == alone
    return alone


def in_play(game: Cipher) -> list[object]:
    """What is kept of units so that nobody looks through them in vain: what they bring, and the main characters."""
    units = [card for player in range(2) for card in game.units(player)]
    # It may say more than there is.
    heard = [game.own_match.brings[game.acts_as[card]] & ~game.bring() for card in units]
    altered = [game.own_match.alters[game.acts_as[card]] & ~game.altering for card in units]
    return [heard, altered, game.main_of(0), game.main_of(1)]


def look_again(game: Cipher) -> None:
    """Have units looked through anew."""
    game.brought = -1
    for player in range(2):
        game.leaders[player] = -1


@rule("cipher", "skills.continuous", "cards.information-changes")
@pytest.mark.parametrize("seed", range(12))
def test_what_cards_are_now_is_never_out_of_date(seed: int) -> None:
    stays_fresh(KIND, seed, 300, now, forget)


@rule("cipher", "skills.continuous", "cards.information-changes")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_asked_is_answered_whether_or_not_the_rest_was_computed(seed: int) -> None:
    stays_fresh(KIND, seed, 100, answered_now, forget)


@rule("cipher", "cards.attack")
@pytest.mark.parametrize("seed", range(8))
def test_an_attack_is_the_same_alone_and_among_all(seed: int) -> None:
    stays_fresh(KIND, seed, 200, attacks, forget)


@pytest.mark.parametrize("seed", range(6))
def test_what_units_bring_is_never_out_of_date(seed: int) -> None:
    stays_fresh(KIND, seed, 300, in_play, look_again)


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
