"""What a table leaves behind is freed at once: no match, game or view of it refers to itself in a circle."""

from __future__ import annotations

import gc

import pytest

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.server.sight import Sight


def play_a_little(name: str) -> type:
    """Play, look and take back; which class a match is of."""
    kind = games.kind(name)
    decks = [kind.built_in_deck(one) for one in kind.built_in_decks()[:2]]
    session = Session(Setting(kind, ["a", "b"], decks, seed=3))
    sights = [Sight(kind, session.setting.edition, player, "en") for player in (0, 1)]
    luck = chance(3)
    for number in range(40):
        assert session.game.decision is not None
        options = session.game.decision.options
        session.choose(options[luck.below(len(options))])
        for sight in sights:
            sight.look(session.game, number)
    session.undo(5)
    return type(session.match)


@pytest.mark.parametrize("name", games.names())
def test_a_table_that_is_left_is_freed_without_a_search(name: str) -> None:
    play_a_little(name)
    gc.collect()
    gc.disable()
    try:
        before = {id(one) for one in gc.get_objects()}
        match = play_a_little(name)
        left = [one for one in gc.get_objects() if type(one) is match and id(one) not in before]
    finally:
        gc.enable()
    assert left == []
