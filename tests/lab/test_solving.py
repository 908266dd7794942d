"""Puzzles: a win that is sure is found, one that somebody can prevent is none, and what is not known is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.agents import Seat, deciders
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.chance import chance
from mulligan.kernel.playouts import play_on
from mulligan.lab.deals import hands
from mulligan.lab.solving import NONE, OPEN, WON, Solution, Solver, solve
from mulligan.scenarios.sessions import scenario_session

MICKEY = "Mickey Mouse - True Friend"  # quests for two
MINOTAUR = "Canyon Minotaur"  # 3/3
RED = {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]}


def solved(game: str, a: dict[str, object], b: dict[str, object], states: int = 40_000, **keys: object) -> Solution:
    session = scenario_session({"game": game, "players": {"a": a, "b": b}, "steps": [], **keys})
    assert session.game.decision is not None
    before = session.game.to_bytes()
    found = solve(Seat(session.kind, session.game, deciders(session.game.decision)[0], 3), 60.0, states)
    assert session.game.to_bytes() == before
    return found


def own_deeds(found: Solution) -> list[str]:
    """The verbs of the player along the first line."""
    verbs: list[str] = []
    lines = found.lines
    while lines:
        verbs += [move.option.verb for move in lines[0].moves if move.player == 0]
        lines = lines[0].after
    return verbs


def test_questing_to_twenty_lore_wins() -> None:
    found = solved("lorcana", {"lore": 16, "play": [MICKEY, MICKEY]}, {"hand": 4})
    assert (found.answer, found.all_deals) == (WON, 0)
    assert own_deeds(found) == ["quest", "quest"]


def test_one_lore_too_few_is_no_win() -> None:
    assert solved("lorcana", {"lore": 15, "play": [MICKEY, MICKEY]}, {}).answer == NONE


def test_a_win_by_what_may_be_drawn_is_no_sure_one() -> None:
    peek = {"name": "Peek", "cost": 0, "type": "action", "ink": ["amber"], "abilities": ["does(draw(1))"]}
    sip = {"name": "Sip", "cost": 0, "type": "action", "ink": ["amber"], "abilities": ["does(gain_lore(1))"]}
    table = {"lore": 19, "hand": ["Peek"]}
    assert solved("lorcana", {**table, "deck": ["Sip", 5]}, {}, cards=[peek, sip]).answer == NONE
    assert solved("lorcana", {**table, "deck": [{"card": "Sip", "n": 5}]}, {}, cards=[peek, sip]).answer == WON


def test_burn_for_the_last_life_wins_where_nobody_can_answer() -> None:
    assert solved("magic", RED, {"life": 3}).answer == WON
    assert solved("magic", RED, {"life": 4}).answer == NONE


def test_an_answer_that_may_be_in_hand_prevents_a_win() -> None:
    islands = ["Island", "Island", "Island"]
    assert solved("magic", RED, {"life": 3, "hand": ["Cancel"], "battlefield": islands}).answer == NONE
    # It lies in the library as far as anybody knows, or in the hand: to the player that is the same.
    assert solved("magic", RED, {"life": 3, "hand": 1, "library": ["Cancel", 3], "battlefield": islands}).answer == NONE


def test_an_answer_that_cannot_be_paid_prevents_nothing() -> None:
    found = solved("magic", RED, {"life": 3, "hand": ["Cancel"], "battlefield": ["Island"]})
    assert (found.answer, found.all_deals) == (WON, 2)


def test_a_blocker_prevents_an_attack_and_one_too_few_does_not() -> None:
    assert solved("magic", {"battlefield": [MINOTAUR]}, {"life": 3, "battlefield": [MINOTAUR]}).answer == NONE
    assert solved("magic", {"battlefield": [MINOTAUR]}, {"life": 3}).answer == WON
    found = solved("magic", {"battlefield": [MINOTAUR, MINOTAUR]}, {"life": 3, "battlefield": [MINOTAUR]})
    assert found.answer == WON
    assert own_deeds(found).count("attack") == 2


def test_what_depends_on_too_many_hands_is_not_decided() -> None:
    cards = [
        "Island",
        "Forest",
        "Swamp",
        "Plains",
        "Mountain",
        "Cancel",
        "Shock",
        MINOTAUR,
        "Coral Merfolk",
        "Divination",
    ]
    found = solved("magic", RED, {"life": 3, "hand": cards[:4], "library": cards[4:]})
    assert (found.answer, found.reason, found.all_deals) == (OPEN, "deals", -1)
    assert found.deals > 5


def test_a_hit_on_a_main_character_without_orbs_wins_unless_it_may_be_evaded() -> None:
    marth = {"front": [{"card": "B01-003", "main": True}]}
    chrom = {"front": [{"card": "B01-053", "main": True}]}
    assert solved("cipher", marth, {**chrom, "orbs": 0}).answer == WON
    assert solved("cipher", marth, {**chrom, "orbs": 2}).answer == NONE
    assert solved("cipher", marth, {**chrom, "orbs": 0, "hand": ["B01-053"]}).answer == NONE


def test_no_room_to_think_is_said() -> None:
    found = solved("lorcana", {"lore": 15, "play": [MICKEY, MICKEY]}, {}, states=1)
    assert (found.answer, found.reason, found.lines) == (OPEN, "states", [])


def test_hands_are_counted_by_what_they_hold() -> None:
    assert hands({"a": 2, "b": 1}, 2) == 2  # aa, ab
    assert hands({"a": 1, "b": 1, "c": 1}, 2) == 3
    assert hands({"a": 4}, 0) == 1


# -- The command -------------------------------------------------------------------------------------------------------


def run(tmp_path: Path, scenario: dict[str, object], *options: str) -> tuple[int, str]:
    file = tmp_path / "puzzle.json"
    file.write_text(json.dumps(scenario), "utf-8")
    result = CliRunner().invoke(mulligan_command, ["solve", str(file), *options])
    return result.exit_code, result.output


@pytest.mark.parametrize(
    ("life", "code", "words"),
    [
        (3, 0, "a can force a win this turn:\n  Cast: Lightning Bolt\n  Lightning Bolt: b\n"),
        (4, 1, "a cannot force a win this turn"),
    ],
)
def test_the_command_says_what_to_do(tmp_path: Path, life: int, code: int, words: str) -> None:
    scenario = {"game": "magic", "players": {"a": RED, "b": {"life": life}}, "steps": []}
    found, output = run(tmp_path, scenario)
    assert found == code, output
    assert words in output


def test_a_win_is_told_without_what_it_does_not_need(tmp_path: Path) -> None:
    own = {"lore": 18, "play": ["Mickey Mouse - True Friend"], "hand": ["Develop Your Brain"], "ink": 2}
    scenario: dict[str, object] = {"game": "lorcana", "players": {"a": own, "b": {}}, "steps": []}
    code, output = run(tmp_path, scenario, "--json")
    assert (code, json.loads(output)["line"]) == (0, [{"depth": 0, "text": "Quest: Mickey Mouse - True Friend"}])


def test_the_command_says_that_it_did_not_decide(tmp_path: Path) -> None:
    scenario = {"game": "magic", "players": {"a": RED, "b": {"life": 4}}, "steps": []}
    code, output = run(tmp_path, scenario, "--states", "2", "--json")
    assert (code, json.loads(output)["answer"], json.loads(output)["reason"]) == (3, "open", "states")


def test_the_example_waits_for_the_blocks() -> None:
    root = Path(__file__).parents[2]
    result = CliRunner().invoke(mulligan_command, ["solve", str(root / "examples" / "puzzle.json")])
    assert result.exit_code == 0, result.output
    told = result.output[: result.output.rindex("\n", 0, -1)]
    assert (
        "After Block: Siege Mastodon blocks Canyon Minotaur:\n    Cast: Giant Growth\n    Giant Growth: Coral Merfolk"
        in told
    )
    assert (
        "After Block: Siege Mastodon blocks Coral Merfolk:\n    Cast: Giant Growth\n    Giant Growth: Canyon Minotaur"
        in told
    )
    assert told in (root / "docs" / "laboratory.md").read_text("utf-8")


# -- Wins that are called sure are ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["lorcana", pytest.param("magic", marks=pytest.mark.slow)])
def test_a_sure_win_is_there_in_every_game_that_may_be_imagined(game: str) -> None:
    """In positions of real games near their end: after the first choice a win is forced however the cards lie."""
    kind = games.kind(game)
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:2]]
    match = kind.match(["a", "b"], decks, kind.newest(), kind.formats[0], None)
    sure = 0
    for seed in range(40):
        table = kind.new_game(match, seed, False)
        states = []
        while not table.over and len(states) < 3000:
            states.append(kind.clone(table))
            play_on(table, chance(seed), kind.instinct(), 20, most=1)
        for back in (2, 6):
            if len(states) <= back or states[-back].decision is None:
                continue
            seat = Seat(kind, states[-back], deciders(states[-back].decision)[0], seed)
            found = solve(seat, 20.0, 600)
            if found.answer != WON:
                continue
            sure += 1
            first = found.lines[0].moves[0].option
            for _ in range(3):
                world = seat.imagine()
                assert world.decision is not None
                world.choose(first)
                assert Solver(seat, 20.0, 20_000).decide([world])
        if sure >= 2:
            break
    assert sure >= 1
