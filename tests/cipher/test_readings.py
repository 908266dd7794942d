"""Scenarios once more: how the cards are numbered, and whether a log is kept, changes nothing."""

from __future__ import annotations

import pytest

from mulligan.cipher.kind import KIND
from mulligan.cipher.scenario import ZONES_OF_FORMAT, CipherTabletop
from mulligan.cipher.state import Cipher
from mulligan.cipher.views import view
from mulligan.scenarios import PASSED, lay_table, read_scenarios, run_scenario
from support import TESTS

IN_EACH = pytest.mark.parametrize(
    "step", [pytest.param(4, id="in-one-of-four"), pytest.param(1, id="in-all", marks=pytest.mark.slow)]
)
UNITS_FIRST = dict(reversed(ZONES_OF_FORMAT.items()))


class Renumbered(CipherTabletop):
    """A table with the first card's number on a unit and the last on a card of a deck."""

    zones = UNITS_FIRST


def seen(game: Cipher) -> list[object]:
    """What both players see of a game, but for its log."""
    return [
        {key: value for key, value in view(game, player).items() if not key.startswith("log")} for player in range(2)
    ]


def scenarios(step: int) -> list[dict]:
    """The scenarios that are about rules rather than single cards, all or one of so many."""
    found = []
    for path in sorted((TESTS / "scenarios/cipher").glob("*.jsonl")):
        if path.stem.endswith("-cards"):
            continue
        for _, scenario in read_scenarios(path.read_text("utf-8"), path.name):
            assert isinstance(scenario, dict)
            found.append(scenario)
    return found[::step]


def seats_exchanged(scenario: dict) -> dict:
    """The same story, its second player listed first."""
    players = scenario["players"]
    return {
        **scenario,
        "players": dict(reversed(players.items())),
        "active": scenario.get("active") or next(iter(players)),
    }


def wrong(found: list[dict]) -> list[str]:
    """Which scenarios fail at a table numbered otherwise."""
    outcomes = [(one["id"], run_scenario(one, KIND, Renumbered)) for one in found]
    return [f"{name}: {outcome.message}" for name, outcome in outcomes if outcome.status != PASSED]


@pytest.mark.slow
@IN_EACH
def test_the_numbers_of_cards_mean_nothing(step: int) -> None:
    assert wrong(scenarios(step)) == []


@pytest.mark.slow
@IN_EACH
def test_which_player_is_listed_first_means_nothing(step: int) -> None:
    assert wrong([seats_exchanged(one) for one in scenarios(step)]) == []


@pytest.mark.slow
@IN_EACH
def test_games_without_a_log_go_the_same_way(step: int) -> None:
    for scenario in scenarios(step):
        told = lay_table(scenario, KIND, Renumbered).game
        told.log = None
        kept = run_scenario(scenario, KIND, Renumbered).table
        assert kept is not None
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
