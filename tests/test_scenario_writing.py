"""Scenarios made from games: what a seat knows while others are playing, and the whole game after its end."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.chance import chance
from mulligan.kernel.kinds import Kind
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.scenarios import PASSED, lay_table, run_one, scenario_of
from mulligan.scenarios.sessions import scenario_now, scenario_session

IN_EVERY_GAME = pytest.mark.parametrize("kind", [games.kind(name) for name in games.names()], ids=games.names())


def sitting(kind: Kind, choices: int, seed: int = 3) -> Session:
    """A sitting with random choices made."""
    names = kind.built_in_decks()
    decks = [kind.built_in_deck(names[0]), kind.built_in_deck(names[-1])]
    session = Session(Setting(kind, ["ann", "bob"], decks, seed=seed))
    luck = chance(seed)
    while session.game.decision is not None and choices:
        options = session.game.decision.options
        session.choose(options[luck.below(len(options))])
        choices -= 1
    return session


def table_of(view: dict) -> list[dict]:
    """What a player sees of the seats, without the numbers of cards."""
    return json.loads(json.dumps(view["players"]), object_hook=lambda row: {k: v for k, v in row.items() if k != "id"})


def counts(kind: Kind, session: Session) -> dict[str, int]:
    """How many cards lie where."""
    top = kind.tabletop()
    top.game = session.game
    return {
        f"{name}.{zone}": len(top.cards_in(seat, zone))
        for seat, name in enumerate(session.setting.names)
        for zone in top.zones
    }


@IN_EVERY_GAME
@pytest.mark.parametrize("choices", [40, 75, 110])
def test_a_table_as_a_seat_knows_it_can_be_laid_again(kind: Kind, choices: int) -> None:
    session = sitting(kind, choices)
    scenario = json.loads(json.dumps(scenario_now(session, 0)))
    outcome = run_one({**scenario, "steps": [{"expect": {"turn": session.game.turn}}]})
    assert outcome.status == PASSED, outcome.message
    laid = {**scenario, "steps": []}
    assert run_one(laid).status == PASSED
    found = lay_table(laid, kind)
    expected = counts(kind, session)
    assert {path: len(found.cards_in(found.player(path.split(".")[0]), path.split(".")[1])) for path in expected} == (
        expected
    )


@IN_EVERY_GAME
def test_what_a_seat_does_not_know_is_not_in_its_scenario(kind: Kind) -> None:
    """The same table with other hidden cards makes the same scenario: it depends on nothing its seat cannot see."""
    session = sitting(kind, 60)
    other = kind.imagine(session.game, 0, chance(99))
    assert scenario_of(kind, session.game, 0, seed=5)["players"] != scenario_of(kind, session.game, -1)["players"]
    one, two = (scenario_of(kind, game, 0) for game in (session.game, other))
    assert one["seed"] != two["seed"] != session.setting.seed
    for row, again in zip(one["players"].values(), two["players"].values(), strict=True):
        assert row.keys() == again.keys()


@IN_EVERY_GAME
def test_a_whole_game_is_told_step_by_step_after_its_end(kind: Kind) -> None:
    session = sitting(kind, 100_000)
    assert session.game.over
    scenario = json.loads(json.dumps(scenario_now(session, 0)))
    assert scenario["seed"] == session.setting.seed
    assert len(scenario["steps"]) > len(session.choices())
    outcome = run_one(scenario)
    assert outcome.status == PASSED, outcome.message


STORY = {
    "id": "story",
    "game": "lorcana",
    "players": {"a": {"play": ["Stitch - New Dog"], "hand": ["Dragon Fire"], "ink": 6, "lore": 19}, "b": {}},
    "steps": [],
}


def test_a_person_sits_down_at_a_scenario(tmp_path) -> None:
    file = tmp_path / "story.json"
    file.write_text(json.dumps(STORY))
    told = CliRunner().invoke(mulligan_command, ["play", "--scenario", str(file)], input="quest stitch\n")
    assert told.exit_code == 0, told.output
    assert "Stitch - New Dog quests" in told.output
    assert CliRunner().invoke(mulligan_command, ["play", "magic", "--scenario", str(file)]).exit_code == 2


def test_a_sitting_at_a_scenario_is_saved_loaded_and_undone() -> None:
    session = scenario_session(STORY)
    before = session.game.to_bytes()
    assert session.game.decision is not None
    session.choose(next(option for option in session.game.decision.options if option.verb == "quest"))
    again = load_session(session.save())
    assert again.trouble is None
    assert again.game.to_bytes() == session.game.to_bytes()
    assert session.undo() == 1
    assert session.game.to_bytes() == before
