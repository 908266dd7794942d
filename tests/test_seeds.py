"""Seeds: every bit counts, people's come from the system, and nothing that is seen leads back to them."""

from __future__ import annotations

import hashlib

import pytest

from hidden import GAMES, SECRET, some_game
from mulligan import api, games
from mulligan.cli import playing
from mulligan.kernel.chance import MASK, SEED_BITS, Chance, chance, fresh_seed, next_seed, one_way
from mulligan.kernel.game import Game
from mulligan.scenarios import writing


def test_every_bit_of_a_seed_counts() -> None:
    rows = {tuple(chance(SECRET ^ (1 << bit)).row()) for bit in range(SEED_BITS)}
    assert len(rows | {tuple(chance(SECRET).row())}) == SEED_BITS + 1


def test_people_play_with_seeds_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """All places where people sit down take them from one function, which takes as many bits as it says."""
    assert SEED_BITS >= 96
    for module in (playing, api, writing):
        assert module.fresh_seed is fresh_seed
    asked: list[int] = []

    def randbits(bits: int) -> int:
        asked.append(bits)
        return 5

    with monkeypatch.context() as during:
        during.setattr("secrets.randbits", randbits)
        assert fresh_seed() == 5
    assert asked == [SEED_BITS]
    assert len({fresh_seed() for _ in range(100)}) == 100
    assert max(fresh_seed().bit_length() for _ in range(20)) > 120
    assert next_seed(7) == 8  # a seed of one's own: repeatable
    assert next_seed(SECRET) != SECRET + 1  # whoever read it in a save does not know the next


def test_what_follows_from_a_secret_is_a_digest_under_that_secret() -> None:
    key = SECRET.to_bytes(16, "little")
    told = hashlib.blake2b(b"1,0", digest_size=12, key=key, person=b"mulligan").digest()
    assert one_way(SECRET, 1, 0) == int.from_bytes(told, "little")
    assert chance(one_way(SECRET)).row() == chance(SECRET).row()  # more than 96 bits are digested
    near = [SECRET, SECRET + 1, -SECRET, SECRET << 1, SECRET << 8, SECRET << 700, SECRET << 708]
    found = {one_way(one, *numbers) for one in near for numbers in ((), (0,), (1,), (0, 1), (1, 0), (10,), (1, 0, 0))}
    assert len(found) == len(near) * 7
    # Each bit of the secret changes about half of the bits: no part of it can be found by itself.
    first = one_way(SECRET, 3)
    changed = [(one_way(SECRET ^ (1 << bit), 3) ^ first).bit_count() for bit in range(SEED_BITS)]
    assert min(changed) > 24
    assert max(changed) < 72
    assert 44 < sum(changed) / len(changed) < 52


def hand_by(deck: list[int], guess: int) -> list[int]:
    """The opening hand of Lorcana's first player if the seed is what somebody guesses."""
    cards = deck[:]
    chance(guess).shuffle(cards)
    return cards[:7]


def test_an_opening_hand_finds_a_small_seed_and_no_seed_from_the_system() -> None:
    """The attack that works on seeds of few bits: deal by each seed, and compare the hand.

    A hand of 7 of 60 cards tells less than 39 bits, so that of 2**96 generators about 2**57 deal it: whoever could try
    them all would not know which. Here as many are tried as would find any seed of 14 bits, and those that have parts
    of the true one.
    """
    kind = games.kind("lorcana")
    names = kind.built_in_decks()
    match = kind.match(["a", "b"], [kind.built_in_deck(name) for name in names[:2]], kind.newest(), "constructed", None)
    match.starter = 0
    deck = list(range(60))
    small, fresh = 13_579, fresh_seed()
    hands = {seed: list(kind.new_game(match, seed, False).pile(0, 1)) for seed in (small, fresh, SECRET)}
    assert hands[small] == hand_by(deck, small), "the attacker knows how cards are dealt"
    found: dict[int, list[int]] = {seed: [] for seed in hands}
    parts = [
        seed >> shift & (1 << bits) - 1 for seed in (fresh, SECRET) for shift in (0, 20, 32) for bits in (31, 32, 64)
    ]
    for guess in [*range(1 << 14), *parts]:
        dealt = hand_by(deck, guess)
        for seed, hand in hands.items():
            if dealt == hand:
                found[seed].append(guess)
    assert found == {small: [small], fresh: [], SECRET: []}


def opened(game: Game) -> list[list[int]]:
    """Where all cards lie once the first decisions are made."""
    for _ in range(3):
        game.choose_number(0)
    return [pile[:] for pile in game.piles]


@pytest.mark.parametrize("name", GAMES)
def test_an_opening_hand_does_not_find_the_seed(name: str) -> None:
    """Trying seeds of 31 bits and parts of the true one, nobody deals the same hand."""
    kind = games.kind(name)
    game = some_game(kind)
    dealt = opened(game)
    guesses = [*range(60), SECRET & 0x7FFFFFFF, SECRET & MASK, SECRET & ((1 << 64) - 1), SECRET & ((1 << 96) - 1)]
    guesses += [SECRET >> shift for shift in (20, 31, 32, 64)]
    for guess in guesses:
        assert opened(kind.new_game(game.match, guess, False)) != dealt
    assert opened(kind.new_game(game.match, SECRET, False)) == dealt


def test_a_seed_is_three_numbers_of_32_bits() -> None:
    for seed in (0, 1, (1 << 32) - 1, 1 << 59, 1 << 60, (1 << 96) - 1, SECRET % (1 << 96), SECRET % (1 << 77)):
        slow = Chance()
        slow.a = 0xF1EA5EED
        slow.b, slow.c, slow.d = (seed >> bits & 0xFFFFFFFF for bits in (0, 32, 64))
        slow.skip(20)
        assert chance(seed).row() == slow.row()
