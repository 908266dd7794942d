"""A copy of a game shares nothing with it that either could change."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.kernel.frames import scope
from mulligan.kernel.game import Game


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
