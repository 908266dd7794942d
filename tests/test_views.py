"""Views of all games: they tell what is new, give options names of a seat's own, and betray nothing hidden."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import mulligan
from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import NoDecision, NotAnOption
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.views import options_of
from mulligan.sim.soak import new_match, seatings

HOUSE = Path(mulligan.__file__).parent
TYPED = ("TypedDict", "View", "StoryView", "Face")


def moments(kind: Kind, most: int = 400) -> Iterator[Game]:
    """Decisions of random games with random decks, in every number of players and form of teams."""
    for number, seats in enumerate(seatings(kind)):
        yield from course(kind.new_game(new_match(kind, seats, chance(number)), number, True), number + 17, most)


def course(game: Game, seed: int, most: int) -> Iterator[Game]:
    """A game as it goes on by chance, decision by decision."""
    luck = chance(seed)
    for _ in range(most):
        if game.decision is None:
            return
        yield game
        choice = luck.below(len(game.decision.options))
        for _ in range(3):  # whoever only passes sees little of the game
            if game.decision.options[choice].verb in ("pass", "done", "end", "no", "mulligan", "redraw"):
                choice = luck.below(len(game.decision.options))
        game.choose_number(choice)


@pytest.mark.parametrize("name", games.names())
def test_views_and_ids_do_not_depend_on_what_somebody_cannot_know(name: str) -> None:
    kind = games.kind(name)
    luck = chance(5)
    for number, game in enumerate(moments(kind)):
        if number % 7:
            continue
        for player in range(game.match.seats):
            other = kind.imagine(game, player, luck)
            other.log = game.log
            assert kind.view(other, player) == kind.view(game, player)
            assert kind.view(other, -1) == kind.view(game, -1)  # who watches knows no more than any player


@pytest.mark.parametrize("name", games.names())
def test_every_option_of_a_seat_has_an_id_by_which_that_seat_can_choose_it(name: str) -> None:
    kind = games.kind(name)
    for game in moments(kind, 120):
        decision = game.decision
        assert decision is not None
        for player in range(game.match.seats):
            shown = kind.view(game, player)["decision"]
            assert shown is not None
            ids = [option["id"] for option in shown.get("options", [])]
            assert len(set(ids)) == len(ids)
            assert [kind.choice_of(game, player, one) for one in ids] == options_of(decision, player)


def test_in_a_decision_of_several_players_each_is_told_and_can_choose_only_their_own() -> None:
    kind = games.kind("lorcana")
    shared = 0
    for game in moments(kind, 120):
        decision = game.decision
        assert decision is not None
        players = {int(option.whose(decision.player)) for option in decision.options}
        if len(players) < 2:
            continue
        shared += 1
        for player in range(game.match.seats):
            view = kind.view(game, player)["decision"]
            assert view is not None
            assert ("options" in view) == (player in players)
            for option in view.get("options", []):
                chosen = kind.choice_of(game, player, option["id"])
                assert chosen.whose(decision.player) == player
    assert shared


def test_an_id_that_is_none_of_a_seats_options_is_refused() -> None:
    kind = games.kind("lorcana")
    deck = kind.built_in_deck(kind.built_in_decks()[0])
    game = kind.new_game(kind.match(["a", "b"], [deck, deck], kind.newest(), "constructed", None), 1, True)
    assert game.decision is not None
    asked = game.decision.player
    options = kind.view(game, asked)["decision"]["options"]
    with pytest.raises(NotAnOption, match=r"has no choice .quest\.c7. now"):
        kind.choice_of(game, asked, "quest.c7")
    with pytest.raises(NotAnOption):
        kind.choice_of(game, 1 - asked, options[0]["id"])
    while game.decision is not None:
        game.choose_number(0 if game.turn < 40 else len(game.decision.options) - 1)
    with pytest.raises(NoDecision):
        kind.choice_of(game, asked, "end")


@pytest.mark.parametrize("name", games.names())
def test_a_view_sends_only_what_is_new_of_the_log_to_who_says_how_much_they_have(name: str) -> None:
    kind = games.kind(name)
    had: dict[int, list] = {}
    match = None
    for number, game in enumerate(moments(kind, 150)):
        if game.match is not match:
            match, had = game.match, {player: [] for player in range(-1, game.match.seats)}
        if number % 11:
            continue
        for player, lines in had.items():
            whole = kind.view(game, player)
            new = kind.view(game, player, len(lines))
            assert (new["log_start"], new["log_length"]) == (len(lines), len(whole["log"]))
            assert (whole["log_start"], whole["log_length"]) == (0, len(whole["log"]))
            lines += new["log"]
            assert lines == whole["log"]
            assert kind.view(game, player, 10**6)["log"] == []
            assert game.view(player, since=new["log_start"]) == new
            assert kind.view(game, player, -3) == whole


@pytest.mark.parametrize("name", games.names())
def test_who_watches_is_named_what_everybody_saw_and_nothing_else(name: str) -> None:
    kind = games.kind(name)
    named = 0
    for number, game in enumerate(moments(kind, 200)):
        if number % 40:
            continue
        watched = kind.view(game, -1)["log"]
        seats = [kind.view(game, player)["log"] for player in range(game.match.seats)]
        for lines in zip(watched, *seats, strict=True):
            for field in ("card", "other"):
                seen = [line[field] for line in lines[1:] if field in line]
                assert lines[0].get(field) == (seen[0] if len(seen) == len(seats) else None)
                named += field in lines[0]
    assert named


@pytest.mark.parametrize("name", games.names())
def test_a_view_is_plain_data(name: str) -> None:
    kind = games.kind(name)
    for number, game in enumerate(moments(kind, 100)):
        if number % 9 == 0:
            for player in range(-1, game.match.seats):
                view = kind.view(game, player)
                assert json.loads(json.dumps(view, allow_nan=False)).keys() == view.keys()


@pytest.mark.parametrize("source", ["kernel", *games.names()])
def test_every_field_of_a_view_is_explained(source: str) -> None:
    tree = ast.parse((HOUSE / source / "views.py").read_text("utf-8"))
    told = (Path(__file__).parents[1] / "docs" / "views.md").read_text("utf-8")
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) in TYPED for base in node.bases):
            fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
            assert node.name in told or node.name in ("StoryView", "LogView"), node.name
            for field in fields:
                mark = "?" if "NotRequired" in ast.unparse(field.annotation) else ""
                assert f"`{ast.unparse(field.target)}`{mark}" in told, (node.name, ast.unparse(field))
