"""A copy of a game shares nothing with it that either could change."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.frames import scope
from mulligan.kernel.game import Game
from mulligan.kernel.playouts import play_out
from mulligan.kernel.rows import copied_lists
from mulligan.kernel.spares import copied, give_back
from mulligan.sim.soak import new_match, seatings


def begun(name: str) -> Game:
    """A game between two decks that come with it."""
    kind = games.kind(name)
    deck = kind.built_in_deck(kind.built_in_decks()[0])
    return kind.new_game(kind.match(["Ada", "Bo"], [deck, deck], kind.editions[-1], kind.formats[0], None), 7, False)


@pytest.mark.parametrize("name", ["lorcana", "cipher", "magic"])
@pytest.mark.parametrize("where", ["triggered", "waiting"])
def test_what_waits_to_resolve_belongs_to_one_game(name: str, where: str) -> None:
    game = begun(name)
    getattr(game, where).append(scope(0, 0, 0))
    told = game.to_bytes()
    for copy in (game.clone(), games.kind(name).load_game(game.match, told)):
        waits = getattr(copy, where)[0]
        waits.stamp += 1
        waits.it = [1]
        waits.have_room(1)
        waits.picks[0].append(3)
        assert copy.to_bytes() != told
        assert game.to_bytes() == told


@pytest.mark.parametrize("name", ["lorcana", "cipher", "magic"])
def test_neither_of_two_copies_notices_what_becomes_of_the_other(name: str) -> None:
    """Compiled, copies have the same columns until one of them changes one (tools/native_lent.py)."""
    kind = games.kind(name)
    ways = seatings(kind)
    for seed in range(len(ways)):
        luck = chance(seed)
        game = kind.new_game(new_match(kind, ways[seed], luck), seed, False)
        for _ in range(3):
            play_out(game, luck, most=15)
            told = game.to_bytes()
            one, two, three = game.clone(), game.clone(), game.clone()
            play_out(one, chance(seed), most=40)
            assert game.to_bytes() == two.to_bytes() == told
            play_out(game, chance(seed), most=40)
            assert game == one
            assert two.to_bytes() == told
            play_out(three, chance(seed + 1), most=40)
            assert game == one
            assert two.clone().to_bytes() == told
            game = two


@pytest.mark.parametrize("name", ["lorcana", "cipher", "magic"])
def test_a_copy_into_a_game_that_nobody_looks_at_any_more_is_a_copy(name: str) -> None:
    """Whatever became of that one: compiled, what it has already is kept (`rows.copied_lists`)."""
    kind = games.kind(name)
    luck = chance(2)
    game = kind.new_game(new_match(kind, seatings(kind)[0], luck), 2, False)
    earlier = game.clone()
    for most in (1, 2, 3, 5, 40, 80):
        play_out(game, luck, most=most)
        for moment in (game, earlier):
            told = moment.to_bytes()
            for further in (0, 1, 2, 30):
                spare = copied(moment)
                play_out(spare, luck, most=further)
                held = spare.piles[0]
                kept = held[:]
                give_back(spare)
                new = copied(game)
                assert new.to_bytes() == game.to_bytes()
                assert held == kept  # somebody has it
                play_out(new, luck, most=further)
                assert moment.to_bytes() == told
                give_back(new)
        earlier = game.clone()


def test_numbers_are_copied_whatever_was_there_before() -> None:
    lists = [[], [1], [1, 2, 3], [70_000, 80_000], list(range(20))]
    lists.append([*range(300, 340)])
    for one in lists:
        for other in lists:
            for more in ([], [5], [400, 500]):
                there = [[*more, *other], [*other, *more], other[1:], other[:-1], other[:]]
                wanted = [one, one[:1], other, [*more, *one], [9, *other]]
                found = copied_lists(wanted, there)
                assert found == [one, one[:1], other, [*more, *one], [9, *other]]
                assert all(copy is not whole for copy, whole in zip(found, wanted, strict=True))
    assert copied_lists([[1], [2]], []) == [[1], [2]]


@pytest.mark.parametrize("name", ["lorcana", "cipher", "magic"])
def test_what_is_set_from_outside_is_set_in_one_game(name: str) -> None:
    game = begun(name)
    before = [int(one) for one in game.known]
    copy = game.clone()
    copy.known[3] = 5
    game.state[4] = 9
    again = game.clone()
    again.known[3] = 6
    assert [int(one) for one in game.known] == before
    assert (copy.known[3], again.known[3]) == (5, 6)
    assert (copy.state[4], again.state[4], game.state[4]) == (0, 9, 9)


@pytest.mark.parametrize("name", ["lorcana", "cipher", "magic"])
def test_a_card_that_comes_into_one_game_comes_into_no_copy(name: str) -> None:
    game = begun(name)
    count = len(game.printed)
    one, two = game.clone(), game.clone()
    one.add_card(0, 0, 0)
    one.add_card(1, 1, 0)
    three = one.clone()
    two.add_card(2, 1, 0)
    three.add_card(3, 0, 0)
    one.add_card(4, 0, 0)
    assert [int(card) for card in game.printed] == [int(card) for card in one.printed][:count]
    assert [int(card) for card in one.printed][count:] == [0, 1, 4]
    assert [int(card) for card in two.printed][count:] == [2]
    assert [int(card) for card in three.printed][count:] == [0, 1, 3]


@pytest.mark.parametrize("name", ["lorcana", "cipher", "magic"])
def test_a_game_that_nobody_looks_at_any_more_becomes_a_copy_of_another(name: str) -> None:
    """Whoever looks ahead copies into such games: what they had before does not show, and belongs to nobody else."""
    kind = games.kind(name)
    ways = seatings(kind)
    for seed in range(len(ways)):
        luck = chance(seed)
        match = new_match(kind, ways[seed], luck)
        game, other = kind.new_game(match, seed, False), kind.new_game(match, seed + 1, False)
        for _ in range(4):
            play_out(game, luck, most=20)
            play_out(other, luck, most=35)
            earlier = other.clone()
            told, before = game.to_bytes(), earlier.to_bytes()
            for _ in range(2):
                game.copy_into(other)
                assert other.to_bytes() == told
                play_out(other, chance(seed), most=25)
                assert game.to_bytes() == told
                assert earlier.to_bytes() == before
            ahead = other.to_bytes()
            play_out(game, chance(seed), most=25)
            assert game.to_bytes() == other.to_bytes() == ahead
