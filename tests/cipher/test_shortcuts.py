"""Shortcuts: what is passed over to save time, because it would do nothing, must indeed do nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from mulligan.cipher.kind import KIND
from mulligan.cipher.table import CipherGame
from mulligan.cipher.terms import EVERYTHING
from mulligan.kernel.chance import chance
from mulligan.sim.random_decks import random_deck
from support import rule

SEEDS = pytest.mark.parametrize("seed", range(16))


def opened(seed: int, log: bool) -> CipherGame:
    """A game of two random decks."""
    decks = [random_deck(KIND, "1", "constructed", chance(2 * seed + player)) for player in range(2)]
    game = KIND.new_game(KIND.match(["a", "b"], decks, "1", "constructed", None), seed, log)
    assert isinstance(game, CipherGame)
    return game


def choices(game: CipherGame, seed: int) -> Iterator[int]:
    """Random answers for as long as somebody is asked; the first thing on offer rather often, so that much happens."""
    luck = random.Random(seed)
    for _ in range(250):
        if game.decision is None:
            return
        count = len(game.decision.options)
        yield 0 if luck.random() < 0.3 else luck.randrange(count)


@SEEDS
@rule("cipher", "check.timing", "check.rule-processing")
def test_a_game_goes_the_same_way_with_a_log_and_without(seed: int) -> None:
    game, logged = opened(seed, False), opened(seed, True)
    for choice in choices(game, seed):
        assert game.to_bytes() == logged.to_bytes()
        game.choose_number(choice)
        logged.choose_number(choice)
    assert game.to_bytes() == logged.to_bytes()


@SEEDS
@rule("cipher", "check.timing", "check.rule-processing", "check.repeat")
def test_a_check_that_looks_at_everything_finds_no_more(seed: int) -> None:
    game = opened(seed, False)
    for choice in choices(game, seed):
        thorough = game.clone()
        thorough.due = EVERYTHING
        game.choose_number(choice)
        thorough.choose_number(choice)
        thorough.due = game.due
        assert game.to_bytes() == thorough.to_bytes()


@SEEDS
@rule("cipher", "check.timing", "check.repeat")
def test_where_a_player_may_act_nothing_is_left_to_be_looked_at(seed: int) -> None:
    game = opened(seed, False)
    for choice in choices(game, seed):
        assert game.decision is not None
        if game.decision.topic in ("bond", "deployment", "action"):
            assert game.is_quiet()
        game.choose_number(choice)
