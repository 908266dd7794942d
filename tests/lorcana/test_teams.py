"""Teams with simultaneous turns."""

from __future__ import annotations

import pytest

from support import Story, rule

TEAMS = [["a", "c"], ["b", "d"]]
EDITIONS = pytest.mark.parametrize("edition", ["2024-05-20", "2025-03-14", "2025-07-04"])


def table(edition: str = "2025-07-04", phase: str = "main", active: str = "a", **players: dict) -> Story:
    seats = {name: players.get(name, {}) for name in "abcd"}
    return Story("lorcana", seats, teams=TEAMS, edition=edition, phase=phase, active=active)


@EDITIONS
@rule("lorcana", "players.simultaneous-turn")
def test_a_team_readies_gains_location_lore_and_draws_together(edition: str) -> None:
    mine = {
        "play": [
            {"card": "Stitch - New Dog", "as": "stitch", "exerted": True, "drying": True},
            "Never Land - Mermaid Lagoon",
        ],
        "ink": {"exerted": 2},
    }
    friends = {
        "play": [
            {"card": "Lilo - Making a Wish", "as": "lilo", "exerted": True, "drying": True},
            "Agrabah - Marketplace",
        ],
        "ink": {"exerted": 3},
    }
    foes = {"play": [{"card": "Maui - Hero to All", "as": "maui", "exerted": True}, "McDuck Manor - Scrooge's Mansion"]}
    story = table(edition, "start", a=mine, c=friends, b=foes)
    story.expect(stitch__exerted=False, lilo__exerted=False, stitch__drying=False, lilo__drying=False)
    story.expect(a__lore=1, c__lore=2, a__hand=1, c__hand=1, a__ink__ready=2, c__ink__ready=3)
    story.expect(maui__exerted=True, b__lore=0, b__hand=0, d__hand=0)


@EDITIONS
@rule("lorcana", "players.simultaneous-turn")
def test_teammates_take_turn_actions_in_any_order_until_each_has_declared_the_end(edition: str) -> None:
    dogs = {"play": [{"n": 2, "card": "Stitch - New Dog"}]}
    story = table(edition, a=dogs, c=dogs)
    assert story.may("a", "quest")
    assert story.may("c", "quest")
    story.do("c", "quest").do("a", "quest").do("c", "quest").do("a", "end")
    assert not story.may("a", "quest")
    story.expect(active="a", a__lore=1, c__lore=2).do("c", "end")
    story.expect(active="b")
    assert story.may("b", "end")
    assert story.may("d", "end")


@EDITIONS
@rule("lorcana", "players.simultaneous-turn")
def test_a_turn_action_is_completed_before_the_next_players(edition: str) -> None:
    story = table(
        edition,
        a={"ink": 2, "hand": [{"card": "Freeze", "as": "freeze"}]},
        b={"play": ["Stitch - New Dog", "Lilo - Making a Wish"]},
        c={"play": ["Stitch - New Dog"]},
    )
    story.do("a", "play", card="freeze", how="ink")
    story.expect(decision__by="a")
    assert not story.may("c", "quest")
    story.do("a", "choose", card="Stitch - New Dog")
    assert story.may("c", "quest")


@EDITIONS
@rule("lorcana", "players.team-bag")
def test_a_team_picks_the_order_of_the_triggers_of_all_its_players(edition: str) -> None:
    story = table(
        edition,
        "start",
        a={"play": [{"card": "Donald Duck - Perfect Gentleman", "as": "donald"}]},
        c={"play": [{"card": "Pluto - Determined Defender", "as": "pluto", "damage": 4}]},
        b={"play": [{"card": "Beast - Tragic Hero", "as": "beast"}]},
    )
    story.expect(bag=2)
    assert story.may("a", "resolve", card="donald")
    assert story.may("a", "resolve", card="pluto")
    story.do("a", "resolve", card="pluto").do("c", "choose", number=3)
    story.expect(pluto__damage=1)
    for name in "acbd":
        story.do(name, "no", **{"try": True})


@EDITIONS
@rule("lorcana", "players.team-bag")
def test_the_other_teams_triggers_come_after_the_active_teams(edition: str) -> None:
    story = table(
        edition,
        a={"play": [{"card": "Shere Khan - Menacing Predator", "as": "khan"}]},
        b={"play": [{"card": "Mad Hatter - Gracious Host", "as": "hatter", "exerted": True}]},
        c={"play": [{"card": "Stitch - New Dog", "as": "stitch"}]},
    )
    story.do("a", "challenge", card="khan", target="hatter")
    story.expect(a__lore=1, decision__by="b")
    resolved = [card for _, _, card, _, _ in story.log("resolves")]
    assert resolved == ["khan", "hatter"]


@rule("lorcana", "keyword.sing-together.cost", "players.teammates")
def test_teammates_characters_may_join_in_singing_together() -> None:
    song = {"card": "A Pirate's Life", "as": "song"}
    story = table(
        a={"hand": [song], "play": [{"card": "Elsa - Queen Regent", "as": "elsa"}]},
        b={"lore": 5, "play": [{"card": "Maui - Hero to All", "as": "maui"}]},
        c={"play": [{"card": "Genie - The Ever Impressive", "as": "genie"}]},
    )
    story.do("a", "play", card="song", how="sing-together")
    for singer in ("elsa", "genie"):
        story.do("a", "choose", card=singer, **{"try": True})
    story.expect(elsa__exerted=True, genie__exerted=True, maui__exerted=False, a__lore=2, b__lore=3)


@rule("lorcana", "players.teammates", "players.opponents")
def test_a_teammate_is_no_opponent() -> None:
    story = table(
        a={"play": [{"card": "Maui - Hero to All", "as": "maui"}]},
        b={"play": [{"card": "Lilo - Making a Wish", "as": "lilo", "exerted": True}]},
        c={"play": [{"card": "Stitch - New Dog", "as": "stitch", "exerted": True}]},
    )
    assert story.may("a", "challenge", card="maui", target="lilo")
    assert not story.may("a", "challenge", card="maui", target="stitch")
    refusal = story.why_not("a", "challenge", "maui", "stitch")
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("not-opposing", "challenge.choose")


@rule("lorcana", "players.teammates", "ending.last-player-wins")
def test_a_team_wins_when_the_other_team_has_left() -> None:
    story = table().do("a", "end").do("c", "end")
    story.do("b", "concede").expect(over=False)
    story.do("d", "concede").expect(over=True)
    assert story.game.result in (0, 2)


@rule("lorcana", "players.simultaneous-turn")
def test_whoever_declares_the_end_ends_their_own_part_of_the_turn() -> None:
    dogs = {"play": ["Stitch - New Dog"]}
    story = table(active="c", a=dogs, c=dogs).do("a", "end")
    assert not story.may("a", "quest")
    assert story.may("c", "quest")


@EDITIONS
@rule("lorcana", "check.twenty-lore-wins")
def test_when_both_of_a_team_reach_twenty_lore_at_once_the_first_in_turn_order_wins_for_it(edition: str) -> None:
    story = table(edition, a={"lore": 18, "play": [{"card": "Lilo - Making a Wish", "as": "lilo"}]}, c={"lore": 19})
    story.game.lore[2] = 20
    story.do("a", "quest", card="lilo")
    assert (story.game.over, story.game.result) == (True, 0)
    assert story.log("has-twenty-lore", "wins") == [("has-twenty-lore", "a", "", "", 0), ("wins", "a", "", "", 0)]


@EDITIONS
@rule("lorcana", "ending.last-player-wins")
def test_of_the_last_team_left_the_first_seat_wins_for_it(edition: str) -> None:
    story = table(edition).do("b", "concede")
    assert not story.game.over
    story.do("d", "concede")
    assert (story.game.over, story.game.result) == (True, 0)
