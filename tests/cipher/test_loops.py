"""Loops: nobody can stop it, one player can, both can."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from mulligan.cipher.loops import PATIENCE
from mulligan.kernel.game import DRAWN
from mulligan.kernel.options import Option
from support import Story, rule

DANCER = own("Dancer", "use(move(this))")


@rule("cipher", "loops.nobody-can-stop")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    one = own("One", 'when(moves(ally(named("Two"))), move(this))', "use(move(this))")
    two = own("Two", 'when(moves(ally(named("One"))), move(this))')
    front = [{"card": "T-One", "as": "one"}, {"card": "T-Two", "as": "two"}]
    story = table({"front": front}, cards=[one, two]).do("a", "use", card="one", ability=2)
    story.expect(over=True, draw=True)
    assert story.game.result == DRAWN


def dance(story: Story, player: str, most: int) -> int:
    """Use the dancer's skill for as long as it is offered; how often that was."""
    for count in range(most):
        if not story.may(player, "use", card="dancer"):
            return count
        story.do(player, "use", card="dancer", ability=1)
    return most


@rule("cipher", "loops.one-can-stop")
def test_who_alone_can_stop_a_loop_must_and_may_not_start_it_again() -> None:
    story = table({"front": [{"card": "T-Dancer", "as": "dancer"}]}, cards=[DANCER])
    assert dance(story, "a", 9) == 3  # the third move brings back what was after the first
    assert story.may("a", "done")
    assert story.may("a", "attack", card="marth")
    number = story.table.aliases["dancer"]
    refusal = story.kind.why_not(story.game, 0, Option("use", number, ability=1))
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("starts-a-loop", "loops.one-can-stop")


@rule("cipher", "loops.one-can-stop")
def test_a_loop_of_an_earlier_turn_is_found_and_stopped_anew() -> None:
    story = table({"front": [{"card": "T-Dancer", "as": "dancer"}]}, cards=[DANCER])
    assert dance(story, "a", 9) == 3
    for player in ("a", "b"):
        while story.game.active == story.table.players.index(player):
            story.game.choose(next(one for one in story.game.decision.options if one.verb in ("done", "no")))
    while not story.may("a", "use", card="dancer"):
        story.game.choose(next(one for one in story.game.decision.options if one.verb in ("done", "no")))
    assert dance(story, "a", 9) <= 3
    assert story.may("a", "done")


@rule("cipher", "loops.one-can-stop")
def test_a_loop_is_found_however_much_was_done_before_it_in_this_phase() -> None:
    worker = own("Worker", "use(flip(1), draw)")
    front = [{"card": "T-Dancer", "as": "dancer"}, {"card": "T-Worker", "as": "worker"}]
    story = table({"front": front, "bonds": PATIENCE + 5, "deck": 2 * PATIENCE}, cards=[DANCER, worker])
    for _ in range(PATIENCE + 5):
        story.do("a", "use", card="worker", ability=1)
    assert dance(story, "a", 9) == 3


@rule("cipher", "loops.one-can-stop")
def test_one_loop_stopped_leaves_another_to_be_found() -> None:
    partner = own("Partner", "use(move(this))")
    front = [{"card": "T-Dancer", "as": "dancer"}, {"card": "T-Partner", "as": "partner"}]
    story = table({"front": front}, cards=[DANCER, partner])
    moves = 0
    while moves < 40 and any(story.may("a", "use", card=card) for card in ("dancer", "partner")):
        card = "dancer" if story.may("a", "use", card="dancer") else "partner"
        story.do("a", "use", card=card, ability=1)
        moves += 1
    assert moves < 20


@rule("cipher", "loops.one-can-stop")
def test_a_loop_that_no_skill_gives_away_is_found_in_the_end() -> None:
    restless = own("Restless", "when(is_tapped(this), untap(this))")
    story = table({"front": [{"card": "T-Restless", "as": "restless"}]}, cards=[restless])
    moves = 0
    while moves < 3 * PATIENCE and story.may("a", "move", card="restless"):
        story.do("a", "move", card="restless")
        moves += 1
    assert 0 < moves < PATIENCE


def mirrored() -> Story:
    """A dancer of a's and a mirror of b's that may move along, at the point where they have gone round once."""
    mirror = own("Mirror", 'when(moves(enemy(named("Dancer"))), may(move(this)))')
    story = table(
        {"front": [{"card": "T-Dancer", "as": "dancer"}]},
        {"front": [{"card": "T-Mirror", "as": "mirror"}]},
        cards=[DANCER, mirror],
    )
    assert go_round(story, 9)
    return story.expect(dancer__zone="back", mirror__zone="back")


def numbers(story: Story) -> list[int]:
    """The numbers on offer."""
    assert story.game.decision is not None
    return [option.number for option in story.game.decision.options]


@rule("cipher", "loops.both-can-stop", "loops.no-same-number")
def test_where_both_can_stop_a_loop_they_name_different_numbers() -> None:
    story = mirrored()
    assert numbers(story) == list(range(11))
    story.do("a", "choose", number=3)
    assert numbers(story) == [number for number in range(12) if number != 3]


@rule("cipher", "loops.both-can-stop")
def test_the_turn_player_who_named_the_smaller_number_stops_the_loop() -> None:
    story = mirrored().do("a", "choose", number=1).do("b", "choose", number=2)
    assert not story.may("a", "use", card="dancer")
    story.expect(dancer__zone="back", mirror__zone="back").do("a", "attack", card="marth", target="chrom")
    story.do("a", "use", card="dancer", ability=1).expect(dancer__zone="front")


@rule("cipher", "loops.both-can-stop")
def test_the_other_player_who_named_the_smaller_number_stops_the_loop_where_they_can() -> None:
    story = mirrored().do("a", "choose", number=3).do("b", "choose", number=2)
    assert not story.may("a", "done")  # it goes round to where b stops it
    story.do("a", "use", card="dancer", ability=1).expect(dancer__zone="front", mirror__zone="back", decision__by="a")
    assert story.may("a", "done")


@rule("cipher", "loops.both-can-stop")
def test_loops_that_both_can_stop_come_to_an_end() -> None:
    story = mirrored().do("a", "choose", number=3).do("b", "choose", number=2)
    for _ in range(8):  # each place of the round where it could begin again is closed in turn
        if not go_round(story, PATIENCE):
            break
        story.do("a", "choose", number=0).do("b", "choose", number=1)
    assert not story.may("a", "choose")
    story.expect(over=False, phase="action")


@rule("cipher", "loops.both-can-stop")
@pytest.mark.parametrize(("mine", "yours", "row"), [(0, 1, "front"), (1, 0, "back"), (3, 2, "back")])
def test_a_loop_of_triggered_skills_is_stopped_by_who_named_the_smaller_number(mine: int, yours: int, row: str) -> None:
    one = own("One", 'when(moves(enemy(named("Two"))), may(move(this)))', "use(move(this))")
    two = own("Two", 'when(moves(enemy(named("One"))), may(move(this)))')
    front, other = [{"card": "T-One", "as": "one"}], [{"card": "T-Two", "as": "two"}]
    story = table({"front": front}, {"front": other}, cards=[one, two]).do("a", "use", card="one", ability=2)
    for _ in range(3):
        story.do("b", "yes").do("a", "yes")
    story.expect(one__zone="front", two__zone="back", decision__by="a")
    story.do("a", "choose", number=mine).do("b", "choose", number=yours)
    story.expect(
        one__zone="front", two__zone=row, decision__by="a", decision__options=["attack", "move", "use", "done"]
    )
    assert story.log("stops-loop")[-1][1] == ("b" if mine < yours else "a")


def go_round(story: Story, most: int) -> bool:
    """Both go on as long as they can; whether they are asked how many times around."""
    for _ in range(most):
        if story.may("a", "choose", number=0):
            return True
        if story.may("b", "yes"):
            story.do("b", "yes")
        elif story.may("b", "no"):
            story.do("b", "no")
        elif story.may("a", "use", card="dancer"):
            story.do("a", "use", card="dancer", ability=1)
        else:
            return False
    raise AssertionError("it goes round for ever")
