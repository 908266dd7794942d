"""A player leaves in the middle of something: who is asked then, what still happens, what is gone."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.kernel.options import CONCEDE, Option
from support import Story, deck_of, rule

EDITIONS = pytest.mark.parametrize("edition", ["2024-05-20", "2025-03-14", "2025-07-04"])
TEAMS = [["a", "c"], ["b", "d"]]


def own(name: str, *abilities: str) -> dict:
    """A character of the test's own with these abilities in notation."""
    return {
        "name": name,
        "version": "Test",
        "type": "character",
        "cost": 1,
        "ink": ["amber"],
        "inkable": True,
        "strength": 1,
        "willpower": 4,
        "lore": 1,
        "classifications": ["Storyborn", "Hero"],
        "abilities": [[f"ABILITY {number}", text] for number, text in enumerate(abilities, 1)],
    }


MORNING = own("Morning", "when(turn_starts, gain_lore(1))", "when(turn_starts, draw(1))")


def team_table(edition: str, phase: str, cards: list[dict], **players: dict) -> Story:
    seats = {name: players.get(name, {}) for name in "abcd"}
    return Story("lorcana", seats, teams=TEAMS, edition=edition, phase=phase, cards=cards)


@EDITIONS
@rule("lorcana", "players.team-bag", "bag.player-leaves")
def test_who_has_left_is_not_asked_about_what_is_in_the_bag_of_the_team(edition: str) -> None:
    play = {"play": ["Morning - Test"]}
    story = team_table(edition, "start", [MORNING], a=play, c=play)
    assert story.game.decision is not None
    assert story.game.decision.topic == "bag"
    asked = story.table.players[story.game.decision.player]
    story.do(asked, "concede")
    left = "c" if asked == "a" else "a"
    assert story.game.decision is not None
    assert story.game.decision.topic == "bag"
    assert story.table.players[story.game.decision.player] == left
    assert len(story.game.decision.options) == 2
    story.do(left, "resolve", ability=1).expect(**{f"{left}__lore": 1, f"{left}__hand": 2})


@EDITIONS
@rule("lorcana", "bag.empty-goes-on", "bag.player-leaves")
def test_the_bag_is_emptied_before_the_teammate_goes_on(edition: str) -> None:
    caller = own("Caller", "when(played(this), may(draw(1)))")
    hearer = own("Hearer", "when(played(character, by=everyone), gain_lore(1))")
    story = team_table(
        edition,
        "main",
        [caller, hearer],
        a={"ink": 1, "hand": [{"card": "Caller - Test", "as": "caller"}]},
        c={"play": [{"card": "Hearer - Test", "as": "hearer"}]},
    )
    story.do("a", "play", card="caller", how="ink").do("a", "resolve", card="caller")
    story.do("a", "concede").expect(c__lore=1, decision__by="c", active="a")
    assert story.may("c", "quest", card="hearer")


@EDITIONS
@rule("lorcana", "turn.end-triggers", "triggers.delayed", "players.leave")
def test_what_waits_for_the_end_of_the_turn_does_not_wait_longer_because_the_active_player_leaves(edition: str) -> None:
    victim = own("Victim", "when(is_challenged(this), at_end_of_turn(gain_lore(1)))")
    dog = {"card": "Stitch - New Dog", "as": "dog"}
    seats = {"a": {"play": [dog]}, "b": {"play": [{"card": "Victim - Test", "as": "victim", "exerted": True}]}, "c": {}}
    story = Story("lorcana", seats, edition=edition, cards=[victim])
    story.do("a", "challenge", card="dog", target="victim").expect(b__lore=0)
    story.do("a", "concede").expect(active="b", b__lore=1)


@EDITIONS
@rule("lorcana", "setup.starting-player", "players.leave")
def test_who_has_left_neither_chooses_the_starting_player_nor_can_be_chosen(edition: str) -> None:
    kind = games.kind("lorcana")
    deck = deck_of(**{"Stitch_-_New_Dog": 60})
    for seed in range(8):
        match = kind.match(["a", "b", "c"], [deck] * 3, edition, kind.formats[0], None)
        game = kind.new_game(match, seed, False)
        assert game.decision is not None
        assert game.decision.topic == "starting-player"
        chooser = game.decision.player
        game.choose(Option(CONCEDE))
        assert game.decision is not None
        assert game.decision.topic == "starting-player"
        assert game.decision.player != chooser
        assert [option.player for option in game.decision.options] == [seat for seat in range(3) if seat != chooser]


@EDITIONS
@rule("lorcana", "setup.alter-in-turn-order", "players.leave")
def test_nobody_loses_their_chance_to_alter_because_somebody_before_them_leaves(edition: str) -> None:
    deck = {"deck": [{"card": "Stitch - New Dog", "n": 12}]}
    story = Story("lorcana", {"a": deck, "b": deck, "c": deck}, phase="setup", edition=edition)
    story.do("a", "done").expect(decision__by="b")
    story.do("a", "concede").expect(decision__by="b").do("b", "done").expect(decision__by="c").do("c", "done")
    assert [line[1] for line in story.log("turn-begins")]
