"""What must be true of every game of Magic: mana is neither made from nothing nor lost, and the stack empties."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.support import rule

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.magic.casting import discount
from mulligan.magic.table import MagicGame
from mulligan.magic.terms import BATTLEFIELD, KINDS_OF_MANA, STACK, ZONES

KIND = games.kind("magic")
DECKS = KIND.built_in_decks()
PAIRS = list(pairwise([*DECKS, DECKS[0]]))


def new_game(pair: tuple[str, str], seed: int, manual: bool = False) -> MagicGame:
    """A game between two intro packs."""
    match = KIND.match(["a", "b"], [KIND.built_in_deck(name) for name in pair], "2014", "constructed", None)
    if manual:
        KIND.switch_on(match, "by-hand")
    game = KIND.new_game(match, seed, False)
    assert isinstance(game, MagicGame)
    return game


def pool(game: MagicGame, player: int) -> list[int]:
    """The mana a player has in the pool."""
    return game.pool[player * KINDS_OF_MANA : (player + 1) * KINDS_OF_MANA]


def tapped(game: MagicGame, player: int) -> set[int]:
    """The tapped permanents of a player."""
    return {card for card in game.permanents(player) if game.tapped[card]}


def on_stack(game: MagicGame) -> list[int]:
    """The cards that are spells."""
    return [card for pile in range(STACK, len(game.piles), ZONES) for card in game.piles[pile]]


@rule("magic", "mana.produce", "mana.pool", "cost.mana-cost")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_spell_paid_by_itself_takes_just_its_cost(pair: tuple[str, str]) -> None:
    luck = chance(3)
    checked = 0
    for seed in range(3):
        game = new_game(pair, seed)
        while not game.over:
            decision = game.decision
            option = decision.options[luck.below(len(decision.options))]
            player, card, topic = decision.player, option.card, decision.topic
            before = (tapped(game, player), sum(pool(game, player)))
            less = discount(game, player, card) if option.verb == "cast" else 0
            game.choose(option)
            if option.verb != "cast" or topic != "priority" or game.card(card).additional:
                continue  # what is cast while something resolves may be free
            while game.decision is not None and game.decision.topic != "priority":
                game.choose_number(luck.below(len(game.decision.options)))
            if game.over or not any(one.source == card for one in game.waiting):
                continue
            made = len(tapped(game, player) - before[0]) + before[1]
            if any(game.card(one).name == "Verdant Haven" for one in game.permanents(player)):
                continue  # a land that makes more than one
            cost = game.card(card).cost
            assert made - sum(pool(game, player)) == cost.converted + cost.x * game.paid_x[card] - less
            checked += 1
    assert checked > 20


@rule("magic", "mana.pool", "mana.produce", "cost.tap")
def test_paying_by_hand_a_source_makes_its_mana_once_and_is_tapped() -> None:
    luck = chance(5)
    made = 0
    for seed in range(2):
        game = new_game(("fire-surge", "bestial-strength"), seed, manual=True)
        for _ in range(1500):
            if game.over:
                break
            decision = game.decision
            option = decision.options[luck.below(len(decision.options))]
            player = decision.player
            before = pool(game, player)
            source = option.card
            mana = option.verb == "activate" and game.nodes[option.number].makes_mana
            if mana:
                assert game.tapped[source] == 0
            game.choose(option)
            if mana and game.zone[source] == BATTLEFIELD and not game.over:
                assert game.tapped[source] == 1
                assert sum(pool(game, player)) == sum(before) + 1
                made += 1
            if game.decision is not None and option.verb == "done" and decision.topic == "pay":
                assert game.decision.topic == "priority"
    assert made > 20


@rule("magic", "mana.pool", "stack.zone", "turn.next-turn")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_the_stack_empties_before_a_step_ends_and_mana_never_outlives_it(pair: tuple[str, str]) -> None:
    luck = chance(11)
    for seed in range(2):
        game = new_game(pair, seed)
        before = (0, 0)
        while not game.over:
            decision = game.decision
            now = (game.turn, game.phase)
            if now != before and decision.topic == "priority" and not game.waiting:
                assert sum(game.pool) == 0
            if decision.topic == "priority":
                spells = [one.source for one in game.waiting if one.source in on_stack(game)]
                assert sorted(set(spells)) == sorted(on_stack(game))
            waiting = len(game.waiting) if decision.topic == "priority" else 0
            before = now
            game.choose_number(luck.below(len(decision.options)))
            if not game.over and (game.turn, game.phase) != now:
                assert waiting == 0
