"""Loops: a player names a number of repetitions, and the game goes through them at once."""

from __future__ import annotations

import pytest

from mulligan.kernel.chance import chance
from mulligan.kernel.playouts import play_out
from support import Story, rule

EDITIONS = ["2024-05-20", "2025-03-14", "2025-07-04"]


SAILOR = {
    "fullName": "Sailor - Test",
    "type": "Character",
    "cost": 2,
    "strength": 3,
    "willpower": 3,
    "lore": 1,
    "subtypes": ["Storyborn", "Pirate"],
    "notation": ["when(moves(this), give(this, strength(3), this_turn))"],
}


def harbour(edition: str = "2025-07-04") -> Story:
    """A pirate who gets stronger with every move, and two ships to which pirates move for free."""
    mine = {
        "play": [
            {"card": "Jolly Roger - Hook's Ship", "as": "one"},
            {"card": "Jolly Roger - Hook's Ship", "as": "two"},
            {"card": "Stitch - New Dog", "as": "stitch"},
            {"card": "Sailor - Test", "as": "sailor"},
        ]
    }
    return Story("lorcana", {"a": mine, "b": {}}, edition=edition, cards=[SAILOR])


def round_trip(story: Story) -> Story:
    return story.do("a", "move", card="sailor", target="one").do("a", "move", card="sailor", target="two")


@pytest.mark.parametrize("edition", EDITIONS)
@rule("lorcana", "resolve.loop")
def test_so_many_repetitions_equal_as_many_single_rounds(edition: str) -> None:
    short = round_trip(round_trip(harbour(edition))).do("a", "repeat").do("a", "choose", number=5)
    long = harbour(edition)
    for _ in range(7):
        round_trip(long)
    short.expect(sailor__strength=3 + 3 * 14, sailor__at="two")
    long.expect(sailor__strength=3 + 3 * 14, sailor__at="two")


@rule("lorcana", "resolve.loop")
def test_after_the_repetitions_another_action_must_be_taken() -> None:
    story = round_trip(round_trip(harbour())).do("a", "repeat").do("a", "choose", number=1)
    assert not story.may("a", "move", card="sailor", target="one")
    assert not story.may("a", "repeat")
    assert story.may("a", "end")
    story.do("a", "quest", card="stitch")
    assert story.may("a", "move", card="sailor", target="one")


@rule("lorcana", "resolve.loop")
def test_a_loop_is_offered_once_it_has_gone_round_twice_and_never_forced() -> None:
    story = round_trip(harbour())
    assert not story.may("a", "repeat")
    story.do("a", "move", card="sailor", target="one")
    assert not story.may("a", "repeat")
    story.do("a", "move", card="sailor", target="two")
    assert story.may("a", "repeat")
    assert story.may("a", "move", card="sailor", target="one")
    assert story.may("a", "end")


@rule("lorcana", "resolve.loop")
def test_what_uses_something_up_is_no_loop() -> None:
    mine = {"ink": 8, "play": [{"card": "Cobra Bubbles - Former CIA", "as": "cobra"}]}
    story = Story("lorcana", {"a": mine, "b": {}})
    for _ in range(3):
        story.do("a", "use", card="cobra")
    assert not story.may("a", "repeat")


@rule("lorcana", "resolve.loop")
def test_the_next_turn_knows_nothing_of_a_loop() -> None:
    story = round_trip(round_trip(harbour())).do("a", "end").until(active="a", phase="main", turn=7)
    assert not story.may("a", "repeat")


@rule("lorcana", "resolve.loop")
def test_a_loop_in_progress_is_saved_and_replayed() -> None:
    story = round_trip(round_trip(harbour())).do("a", "repeat")
    story.runner.take({"replay": True})
    story.do("a", "choose", number=3)
    story.runner.take({"replay": True})


@rule("lorcana", "resolve.loop")
def test_no_loop_keeps_a_random_game_from_ending() -> None:
    for seed in range(20):
        story = harbour()
        play_out(story.game, chance(seed))
        assert story.game.over


@rule("lorcana", "resolve.loop")
def test_a_loop_that_can_no_longer_go_on_ends_before_its_number() -> None:
    tired = {**SAILOR, "fullName": "Tired - Test", "willpower": 9, "notation": ["when(moves(this), deal(1, this))"]}
    ships = [{"card": "Jolly Roger - Hook's Ship", "as": alias} for alias in ("one", "two")]
    mine = {"play": [*ships, {"card": "Tired - Test", "as": "sailor"}]}
    story = round_trip(round_trip(Story("lorcana", {"a": mine, "b": {}}, cards=[tired])))
    story.do("a", "repeat").do("a", "choose", number=50)
    story.expect(sailor__zone="discard", decision__by="a", active="a")
    assert story.may("a", "end")
    assert story.log("moves", "repeats").count(("repeats", "a", "", "", 50)) == 1
    assert len(story.log("moves")) == 9


@rule("lorcana", "resolve.loop")
def test_up_to_fifty_rounds_can_be_named_at_once() -> None:
    story = round_trip(round_trip(harbour())).do("a", "repeat")
    assert [option.number for option in story.game.decision.options] == list(range(1, 51))


@rule("lorcana", "resolve.loop")
def test_a_loop_that_uses_its_own_card_up_ends_with_the_card() -> None:
    notation = ["use(by(put_damage(1, this)), gain_lore(1))"]
    diver = {**SAILOR, "fullName": "Diver - Test", "willpower": 6, "notation": notation}
    mine = {"play": [{"card": "Diver - Test", "as": "diver"}, {"card": "Stitch - New Dog", "as": "stitch"}]}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[diver])
    story.do("a", "use", card="diver").do("a", "use", card="diver").do("a", "repeat").do("a", "choose", number=50)
    story.expect(diver__zone="discard", a__lore=6, decision__by="a", active="a")
    assert len(story.log("uses")) == 6
    assert story.may("a", "quest", card="stitch")
    assert not story.may("a", "repeat")


@rule("lorcana", "resolve.loop")
def test_after_the_repetitions_ending_the_turn_may_be_all_that_is_left() -> None:
    ships = [{"card": "Jolly Roger - Hook's Ship", "as": name} for name in ("one", "two")]
    mine = {"play": [*ships, {"card": "Sailor - Test", "as": "sailor", "exerted": True}]}
    story = Story("lorcana", {"a": mine, "b": {}}, cards=[SAILOR])
    round_trip(round_trip(story)).do("a", "repeat").do("a", "choose", number=2)
    assert not story.may("a", "move", card="sailor", target="one")
    assert story.may("a", "end")
