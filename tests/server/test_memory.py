"""What a running game remembers of each choice, so that it can be told again, undone and looked back into."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.server.sight import Sight
from mulligan.speech.words import words

TABLES, SETTLED, LATER = 2, 50, 110  # how many; choices when all is there that a table needs; and much later
MOST_BYTES = 1_000  # of one choice; boards that grow are in it


class Sitting:
    """A game that is played by chance, and looked at by both."""

    def __init__(self, name: str, seed: int) -> None:
        kind = games.kind(name)
        decks = [kind.built_in_deck(one) for one in kind.built_in_decks()[:2]]
        self.session = Session(Setting(kind, ["Ann", "Bob"], decks, seed=seed))
        self.sights = [Sight(kind, self.session.setting.edition, player, "en") for player in (0, 1)]
        self.luck = chance(seed)

    def play(self, until: int) -> None:
        """Play on until so many choices have been made, or the game is over."""
        while len(self.session.chosen) < until and self.session.game.decision is not None:
            options = self.session.game.decision.options
            self.session.choose(options[self.luck.below(len(options))])
            for sight in self.sights:
                sight.look(self.session.game, len(self.session.chosen))


def held(name: str) -> int:
    """How much memory there is in use, without sentences that are kept for all tables."""
    words("en", name).kept.clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_a_choice_is_remembered_in_few_bytes(name: str) -> None:
    for seed in range(TABLES):  # once before, so that what all games share is there
        Sitting(name, seed).play(LATER)
    tracemalloc.start()
    try:
        sittings = [Sitting(name, seed) for seed in range(TABLES)]
        measured: list[tuple[int, int]] = []
        for length in (SETTLED, LATER):
            for one in sittings:
                one.play(length)
            measured.append((held(name), sum(len(one.session.chosen) for one in sittings)))
    finally:
        tracemalloc.stop()
    (before, few), (after, many) = measured
    assert (after - before) / (many - few) < MOST_BYTES
