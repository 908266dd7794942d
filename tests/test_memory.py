"""Lists that compiled code keeps for those made next (tools/quick) are nobody else's, whatever is collected."""

from __future__ import annotations

import gc

import pytest

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.playouts import play_out

DECISIONS = 60


def played(name: str) -> bytes:
    """How a game of a new match stands after some decisions; the match is found unreachable afterwards."""
    kind = games.kind(name)
    deck = kind.built_in_deck(kind.built_in_decks()[0])
    match = kind.match(["Ada", "Bo"], [deck, deck], kind.editions[-1], kind.formats[0], None)
    game = kind.new_game(match, 7, False)
    play_out(game, chance(3), most=DECISIONS)
    return game.to_bytes()


@pytest.mark.parametrize("name", ["lorcana", "cipher", "magic"])
def test_a_game_goes_the_same_however_often_unreachable_objects_are_searched_for(name: str) -> None:
    once = played(name)
    usual = gc.get_threshold()
    gc.set_threshold(40, 2, 200)
    try:
        assert [played(name) for _ in range(3)] == [once] * 3
    finally:
        gc.set_threshold(*usual)
