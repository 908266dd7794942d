"""Rounds of an event that computer players play."""

from __future__ import annotations

from typing import Final

from mulligan import games
from mulligan.events.event import KNOCKOUT
from mulligan.events.files import KeptEvent
from mulligan.kernel.chance import one_way
from mulligan.sim.duels import Duels

MOST_TRIES: Final = 5  # of a match of knock-out that is drawn


def play_round(kept: KeptEvent) -> None:
    """Every match of the round at hand that two computer players have; kept after each."""
    found = kept.event
    kind = games.kind(kept.game)
    duels = Duels(kind, kept.edition, kept.format)
    for number, table in enumerate(found.rounds[-1].tables):
        players = table.players()
        if table.played or not all(kept.agents[player] for player in players):
            continue
        decks = [kept.decks[player] for player in players]
        agents = [kept.agents[player] for player in players]
        tries = 0
        seed = one_way(found.seed, 1, len(found.rounds), number)
        wins = duels.match(decks, agents, found.needed, seed)
        while wins[0] == wins[1] and found.rounds[-1].stage == KNOCKOUT:
            tries += 1
            drawn = tries >= MOST_TRIES  # nobody wins ever: the better placed goes on
            wins = (1, 0, 0) if drawn else duels.match(decks, agents, found.needed, one_way(seed, tries))
        found.report(number, *wins)
        kept.save()
