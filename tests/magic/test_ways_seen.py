"""What is seen of Commander, Planechase and Archenemy: in views, and on the board of a terminal of 80 columns."""

from __future__ import annotations

import pytest

from mulligan.cli.board import Board
from mulligan.kernel.game import Game
from mulligan.magic.kind import KIND
from mulligan.magic.mana import ManaCost
from mulligan.magic.ways import ARCHENEMY, COMMANDER, PLANECHASE
from mulligan.speech import Words
from own_cards import card
from support import Story, rule

CALM = card("Calm", line="Plane — Somewhere")
SOIL = "The Very Soil Shall Shake"
HELM = card("Helm", "costs_less(1, spell(is_creature))", line="Artifact")
KRENKO = {"card": "Krenko, Mob Boss", "commander": True}
ODRIC = {"card": "Odric, Master Tactician", "commander": True}


def board(game: Game, player: int) -> str:
    """The table as a player sees it at the terminal."""
    return "\n".join(line.plain for line in Board(KIND, Words("en", "magic")).draw(dict(KIND.view(game, player)), 80))


@pytest.mark.parametrize(
    ("printed", "more", "now"),
    [
        ("{2}{R}{R}", 4, "{6}{R}{R}"),
        ("{R}", 2, "{2}{R}"),
        ("{2}{R}", -2, "{R}"),
        ("{1}{R}", -3, "{R}"),
        ("{X}{G}", 2, "{X}{2}{G}"),
    ],
)
@rule("magic", "cost.generic", "cost.additional")
def test_a_cost_with_more_or_less_generic_mana_is_written_as_costs_are(printed: str, more: int, now: str) -> None:
    assert ManaCost(printed).with_more(more) == now


@rule("magic", "commander.game", "zones.command")
def test_everybody_sees_what_a_commander_in_the_command_zone_costs_now() -> None:
    story = Story(
        "magic",
        {"a": {"command": [KRENKO], "commander-tax": 4}, "b": {"battlefield": [ODRIC], "commander-damage": {"a": 7}}},
        format=COMMANDER,
    )
    for who, number in (("a", 0), ("b", 1)):
        assert story.seat("a", who)["command"][0]["cost"] == "{6}{R}{R}"
        assert story.view(who)["deadly_commander_damage"] == 21
        assert "command zone  {6}{R}{R}  Krenko, Mob Boss  3/3       commander" in board(story.game, number)
    assert "commander damage a 7 (21 loses)" in board(story.game, 0)


@rule("magic", "commander.game", "zones.command")
def test_the_cost_that_is_seen_is_the_cost_that_is_paid() -> None:
    field = [{"card": "Mountain", "n": 8}, "Helm"]
    players = {"a": {"command": [KRENKO], "commander-tax": 4, "battlefield": field}, "b": {}}
    story = Story("magic", players, cards=[HELM], format=COMMANDER)
    assert story.seat("a", "b")["command"][0]["cost"] == "{5}{R}{R}"
    story.do("a", "cast", card="Krenko, Mob Boss")
    assert sum(one["tapped"] for one in story.seat("a", "b")["battlefield"]) == 7
    assert "deadly_commander_damage" not in Story("magic", {"a": {}, "b": {}}).view("a")


@rule("magic", "planechase.planes", "cost.generic")
def test_everybody_sees_whose_plane_it_is_and_what_the_next_roll_costs() -> None:
    own = {"planar-deck": ["Calm", "Calm"]}
    story = Story("magic", {"a": dict(own), "b": dict(own)}, cards=[CALM], format=PLANECHASE, die=["blank"])
    assert (story.view("b")["planes"][0]["owner"], story.view("b")["roll_cost"]) == ("a", 0)
    assert "plane  Calm (a)" in board(story.game, 1)
    story.do("a", "roll")
    assert story.view("b")["roll_cost"] == 1
    shared = Story("magic", {"a": {}, "b": {}}, format=PLANECHASE, **{"planar-deck": ["Krosa", "Naya", "Bant"]})
    assert "owner" not in shared.view("a")["planes"][0]


@rule("magic", "archenemy.schemes")
def test_everybody_sees_who_the_archenemy_is_whose_turn_it_is_and_what_the_schemes_say() -> None:
    players = {"a": {}, "b": {}, "c": {"command": [SOIL], "schemes": [SOIL]}}
    keys = {"format": ARCHENEMY, "archenemy": "c"}
    story = Story("magic", players, active="a", **keys)
    assert [seat.get("archenemy", False) for seat in story.view("b")["players"]] == [False, False, True]
    assert story.view("c")["turn_of"] == ["a", "b"]
    assert "your team's turn" in board(story.game, 1)
    assert "the turn of a, b" in board(story.game, 2)
    told = board(story.game, 0)
    assert "ongoing scheme  The Very Soil Shall Shake (c)" in told
    assert "Creatures you control get +2/+2 and have trample." in told
    assert "c (archenemy)" in told
    assert "▶ b (your team)" in told
    assert "command zone" not in told
    alone = Story("magic", players, active="c", phase="main-2", **keys)
    assert alone.view("a")["turn_of"] == ["c"]
    assert "c's turn" in board(alone.game, 0)


@rule("magic", "keyword.protection")
def test_cards_that_change_themselves_alike_are_told_once() -> None:
    story = Story("magic", {"a": {"battlefield": [{"card": "White Knight", "n": 2}]}, "b": {}})
    assert "2 × White Knight" in board(story.game, 0)
