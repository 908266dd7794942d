"""Scenarios once more: how the cards are numbered, and whether a log is kept, changes nothing."""

from __future__ import annotations

from functools import cache

import pytest

from mulligan.cipher.kind import KIND
from mulligan.cipher.scenario import ZONES_OF_FORMAT, CipherTabletop
from mulligan.cipher.state import Cipher
from mulligan.cipher.views import view
from mulligan.scenarios import PASSED, lay_table, read_scenarios, run_scenario
from support import TESTS

UNITS_FIRST = dict(reversed(ZONES_OF_FORMAT.items()))


class Renumbered(CipherTabletop):
    """A table with the first card's number on a unit and the last on a card of a deck."""

    zones = UNITS_FIRST


def seen(game: Cipher) -> list[object]:
    """What both players see of a game, but for its log."""
    return [
        {key: value for key, value in view(game, player).items() if not key.startswith("log")} for player in range(2)
    ]


@cache
def scenarios() -> list[dict]:
    """The scenarios that are about rules rather than single cards."""
    found = []
    for path in sorted((TESTS / "scenarios/cipher").glob("*.jsonl")):
        if path.stem.endswith("-cards"):
            continue
        for _, scenario in read_scenarios(path.read_text("utf-8"), path.name):
            assert isinstance(scenario, dict)
            found.append(scenario)
    return found


def seats_exchanged(scenario: dict) -> dict:
    """The same story, its second player listed first."""
    players = scenario["players"]
    return {
        **scenario,
        "players": dict(reversed(players.items())),
        "active": scenario.get("active") or next(iter(players)),
    }


@pytest.mark.slow
def test_which_player_is_listed_first_means_nothing() -> None:
    for scenario in scenarios():
        outcome = run_scenario(seats_exchanged(scenario), KIND, Renumbered)
        assert outcome.status == PASSED, f"{scenario['id']}: {outcome.message}"


@pytest.mark.slow
def test_the_numbers_of_cards_mean_nothing_and_games_without_a_log_go_the_same_way() -> None:
    for scenario in scenarios():
        outcome = run_scenario(scenario, KIND, Renumbered)
        assert outcome.status == PASSED, f"{scenario['id']}: {outcome.message}"
        kept = outcome.table
        assert kept is not None
        told = lay_table(scenario, KIND, Renumbered).game
        told.log = None
        kept.game.run_until(None)
        for i, choice in enumerate(kept.game.choices or []):
            if choice < 0:
                told.concede(-1 - choice)
                continue
            assert told.decision is not None
            options = told.decision.options
            if i in kept.exact:
                options[choice] = options[choice].with_card(kept.exact[i])
            told.choose_number(choice)
        assert seen(told) == seen(kept.game), scenario["id"]
