"""Loops: nobody can stop it, one player can, both can; also where each round leaves something behind."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from mulligan.cipher.loops import MOST_ROUNDS, PATIENCE
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


@rule("cipher", "loops.nobody-can-stop", "loops.loop")
def test_a_loop_that_nobody_can_stop_is_a_draw_also_where_it_leaves_something_behind() -> None:
    one = own(
        "One", 'when(moves(ally(named("Two"))), seq(move(this), give(this, attack(10), this_turn)))', "use(move(this))"
    )
    two = own("Two", 'when(moves(ally(named("One"))), move(this))')
    front = [{"card": "T-One", "as": "one"}, {"card": "T-Two", "as": "two"}]
    table({"front": front}, cards=[one, two]).do("a", "use", card="one", ability=2).expect(over=True, draw=True)


@rule("cipher", "loops.nobody-can-stop")
def test_choices_that_must_be_made_stop_no_loop() -> None:
    one = own("One", 'when(moves(ally(named("Two"))), move(chosen(ally(named("One", "Third")))))', "use(move(this))")
    two = own("Two", 'when(moves(ally(named("One", "Third"))), move(this))')
    front = [{"card": f"T-{name}", "as": name.lower()} for name in ("One", "Two", "Third")]
    story = table({"front": front}, cards=[one, two, own("Third")]).do("a", "use", card="one", ability=2)
    for _ in range(40):
        if story.game.over:
            break
        story.do("a", "choose", card="one")
    story.expect(over=True, draw=True)


# -- One player can stop it --------------------------------------------------------------------------------------------


def story_of(*skills: str, **mine: object) -> Story:
    """A dancer with these skills."""
    dancer = own("Dancer", *skills)
    return table(
        {**mine, "front": [{"card": "T-Dancer", "as": "dancer"}]}, cards=[dancer, own("Partner", "use(move(this))")]
    )


def use(story: Story, times: int) -> Story:
    """The dancer's skill is used so many times."""
    for _ in range(times):
        story.do("a", "use", card="dancer", ability=1)
    return story


def numbers(story: Story) -> list[int]:
    """The numbers on offer."""
    assert story.game.decision is not None
    assert story.game.decision.topic == "rounds"
    return [option.number for option in story.game.decision.options]


def refusal(story: Story) -> tuple[str, str]:
    """Why the dancer's skill cannot be used."""
    found = story.kind.why_not(story.game, 0, Option("use", story.table.aliases["dancer"], ability=1))
    assert found is not None
    return found.message, found.rule


@rule("cipher", "loops.one-can-stop", "loops.loop")
def test_who_alone_can_stop_what_comes_back_must_and_may_not_begin_it_again() -> None:
    story = use(story_of("use(move(this))"), 3).expect(dancer__zone="back")  # as it was after the first
    assert not story.may("a", "use", card="dancer")
    assert story.may("a", "move", card="dancer")
    assert story.may("a", "done")
    assert refusal(story) == ("starts-a-loop", "loops.one-can-stop")
    assert story.log("stops-loop") == [("stops-loop", "a", "", "", 0)]


def repeat(story: Story, rounds: int) -> Story:
    """The last round is done again so many times."""
    story.do("a", "repeat")
    assert numbers(story) == list(range(MOST_ROUNDS + 1))
    return story.do("a", "choose", number=rounds)


@rule("cipher", "loops.one-can-stop", "loops.loop", "loops.round")
@pytest.mark.parametrize(("more", "row"), [(0, "front"), (1, "back"), (2, "front"), (MOST_ROUNDS, "front")])
def test_what_can_come_back_may_be_repeated_before_it_does(more: int, row: str) -> None:
    story = repeat(use(story_of("use(move(this))"), 2), more).expect(dancer__zone=row)
    assert refusal(story) == ("starts-a-loop", "loops.one-can-stop")


@rule("cipher", "loops.loop", "loops.one-can-stop")
@pytest.mark.parametrize("more", [0, 1, 7])
def test_a_round_that_leaves_more_attack_behind_is_done_as_often_as_its_player_says(more: int) -> None:
    story = use(story_of("use(give(this, attack(10), this_turn))"), 2).expect(dancer__attack=60)
    repeat(story, more).expect(dancer__attack=60 + 10 * more)
    assert refusal(story) == ("starts-a-loop", "loops.one-can-stop")


@rule("cipher", "loops.loop", "loops.one-can-stop")
def test_a_round_that_moves_one_more_card_is_done_as_often_as_its_player_says() -> None:
    story = use(story_of("use(to_retreat(top))", deck=6, retreat=0), 2).expect(a__deck=4, a__retreat=2)
    repeat(story, 3).expect(a__deck=1, a__retreat=5)
    again = use(story_of("use(to_retreat(top))", deck=6, retreat=0), 2)
    repeat(again, 5).expect(a__deck=5, a__retreat=1)  # through a deck made anew


@rule("cipher", "loops.loop")
@pytest.mark.parametrize(
    ("skill", "mine"),
    [
        ("use(flip(1), move(this))", {"bonds": 4}),
        ("use(draw)", {"deck": 9}),
        ("use(by(destroy_orb(1, you)), move(this))", {}),
    ],
)
def test_what_uses_something_up_is_no_loop(skill: str, mine: dict) -> None:
    assert not use(story_of(skill, **mine), 4).may("a", "repeat")


@rule("cipher", "loops.loop")
def test_what_is_done_twice_but_not_again_is_no_loop() -> None:
    story = use(story_of("use(move(this), only_if(is(count(ally(in_front)), at_most(2))))"), 1)
    story.do("a", "attack", card="marth", target="chrom")
    assert not use(story, 1).may("a", "repeat")


@rule("cipher", "loops.one-can-stop")
def test_a_loop_that_was_ended_is_not_begun_again_in_a_later_turn() -> None:
    story = use(story_of("use(move(this))", "use(give(this, attack(10), this_turn))"), 3)
    story.until(phase="action", active="b").until(phase="action", active="a")
    assert refusal(story) == ("starts-a-loop", "loops.one-can-stop")
    story.do("a", "use", card="dancer", ability=2).expect(dancer__attack=50)  # another skill is another act
    story.do("a", "move", card="dancer").expect(dancer__zone="front")


@rule("cipher", "loops.one-can-stop", "loops.round")
def test_a_round_may_have_several_acts() -> None:
    dancer, partner = own("Dancer", "use(move(this))"), own("Partner", "use(move(this))")
    front = [{"card": "T-Dancer", "as": "dancer"}, {"card": "T-Partner", "as": "partner"}]
    story = table({"front": front}, cards=[dancer, partner])
    for card in ("dancer", "partner", "dancer", "partner"):
        story.do("a", "use", card=card, ability=1)
    repeat(story, 1).expect(dancer__zone="back", partner__zone="back")
    assert not story.may("a", "use", card="dancer")
    assert story.may("a", "use", card="partner")


@rule("cipher", "loops.loop", "loops.round")
def test_a_round_may_have_choices_in_it() -> None:
    story = table(
        {"front": [{"card": "T-Dancer", "as": "dancer"}, {"card": "T-Partner", "as": "partner"}]},
        cards=[own("Dancer", "use(give(chosen(ally(non(main))), attack(10), this_turn))"), own("Partner")],
    )
    for card in ("dancer", "partner", "dancer", "partner"):
        story.do("a", "use", card="dancer", ability=1).do("a", "choose", card=card)
    repeat(story, 2).expect(dancer__attack=80, partner__attack=80)


@rule("cipher", "loops.loop")
def test_acts_that_never_come_in_the_same_order_cannot_go_on_for_ever_either() -> None:
    story = table(
        {"front": [{"card": "T-Dancer", "as": "dancer"}, {"card": "T-Partner", "as": "partner"}]},
        cards=[own("Dancer", "use(move(this))"), own("Partner", "use(move(this))")],
    )
    crooked = [int(bit) for number in range(300) for bit in f"{number:b}"]
    done = 0
    for bit in crooked:
        card = "dancer" if bit else "partner"
        if not story.may("a", "use", card=card):
            card = "partner" if bit else "dancer"
        if not story.may("a", "use", card=card):
            break
        story.do("a", "use", card=card, ability=1)
        done += 1
    assert done < 4 * PATIENCE


@rule("cipher", "loops.one-can-stop")
def test_a_loop_is_found_however_much_was_done_before_it_in_this_phase() -> None:
    worker = own("Worker", "use(flip(1), draw)")
    front = [{"card": "T-Dancer", "as": "dancer"}, {"card": "T-Worker", "as": "worker"}]
    story = table(
        {"front": front, "bonds": PATIENCE + 5, "deck": 2 * PATIENCE}, cards=[own("Dancer", "use(move(this))"), worker]
    )
    for _ in range(PATIENCE + 5):
        story.do("a", "use", card="worker", ability=1)
    assert use(story, 2).may("a", "repeat")


@rule("cipher", "loops.one-can-stop")
def test_a_loop_that_no_skill_in_use_gives_away_is_found_too() -> None:
    restless = own("Restless", "when(is_tapped(this), untap(this))")
    story = table({"front": [{"card": "T-Restless", "as": "restless"}]}, cards=[restless])
    moves = 0
    while story.may("a", "move", card="restless"):
        story.do("a", "move", card="restless")
        moves += 1
    assert moves < 6
    assert not story.may("a", "move", card="restless")


@rule("cipher", "loops.loop", "loops.one-can-stop")
def test_a_loop_of_skills_that_one_player_may_use_is_noticed_at_once() -> None:
    one = own("One", 'when(moves(ally(named("Two"))), may(move(this)))')
    two = own("Two", 'when(moves(ally(named("One"))), may(move(this)))')
    front = [{"card": "T-One", "as": "one"}, {"card": "T-Two", "as": "two"}]
    story = table({"front": front}, cards=[one, two]).do("a", "move", card="one")
    asked = 0
    while story.may("a", "yes"):
        story.do("a", "yes")
        asked += 1
    assert asked < 10
    story.expect(decision__by="a", phase="action")
    assert story.log("stops-loop") == [("stops-loop", "a", "", "", 0)]


@rule("cipher", "loops.loop", "loops.one-can-stop")
def test_a_loop_of_skills_that_leaves_something_behind_can_be_repeated_at_a_word() -> None:
    one = own("One", 'when(moves(ally(named("Two"))), may(seq(move(this), give(this, attack(10), this_turn))))')
    two = own("Two", 'when(moves(ally(named("One"))), may(move(this)))')
    front = [{"card": "T-One", "as": "one"}, {"card": "T-Two", "as": "two"}]
    story = table({"front": front}, cards=[one, two]).do("a", "move", card="one")
    asked = 0
    while not story.may("a", "repeat"):
        story.do("a", "yes")
        asked += 1
    assert asked < 10
    before = 40 + 10 * (asked // 2)
    repeat(story, 6).expect(one__attack=before + 60, decision__by="a", phase="action")
    assert story.log("stops-loop") == [("stops-loop", "a", "", "", 0)]


@rule("cipher", "loops.one-can-stop")
def test_a_loop_in_the_middle_is_saved_and_goes_on_as_it_was() -> None:
    story = use(story_of("use(give(this, attack(10), this_turn))"), 2).do("a", "repeat")
    copy = story.game.clone()
    for game in (story.game, copy):
        assert game.decision is not None
        game.choose(game.decision.options[4])
    assert copy.to_bytes() == story.game.to_bytes()


# -- Both can stop it --------------------------------------------------------------------------------------------------


def mirrored() -> Story:
    """A dancer of a's and a mirror of b's that may move along, at the point where they have come back."""
    dancer = own("Dancer", "use(move(this))")
    mirror = own("Mirror", 'when(moves(enemy(named("Dancer"))), may(move(this)))')
    story = table(
        {"front": [{"card": "T-Dancer", "as": "dancer"}]},
        {"front": [{"card": "T-Mirror", "as": "mirror"}]},
        cards=[dancer, mirror],
    )
    for _ in range(3):
        story.do("a", "use", card="dancer", ability=1).do("b", "yes")
    return story.expect(dancer__zone="back", mirror__zone="back")


@rule("cipher", "loops.both-can-stop", "loops.no-same-number", "golden.numbers-from-zero")
def test_both_players_name_a_number_of_rounds_and_never_the_same() -> None:
    story = mirrored().expect(decision__by="a")
    assert numbers(story) == list(range(MOST_ROUNDS + 1))
    story.do("a", "choose", number=3).expect(decision__by="b")
    assert numbers(story) == [number for number in range(MOST_ROUNDS + 2) if number != 3]


@rule("cipher", "loops.both-can-stop")
def test_the_turn_player_who_named_the_smaller_number_stops_the_loop() -> None:
    story = mirrored().do("a", "choose", number=1).do("b", "choose", number=2)
    story.expect(dancer__zone="back", mirror__zone="back", decision__by="a")
    assert not story.may("a", "use", card="dancer")  # it is stopped here, whatever else is done
    story.do("a", "attack", card="marth", target="chrom")
    story.do("a", "use", card="dancer", ability=1).expect(dancer__zone="front")
    story.expect(mirror__zone="back", decision__by="a")  # b may not go on with it in this game
    assert story.log("stops-loop") == [("stops-loop", "b", "", "", 0)]


@rule("cipher", "loops.both-can-stop")
def test_the_other_player_who_named_the_smaller_number_stops_the_loop_where_they_can() -> None:
    story = mirrored().do("a", "choose", number=3).do("b", "choose", number=2)
    story.expect(dancer__zone="front", mirror__zone="back", decision__by="a")  # two rounds, and on to where b declines
    assert not story.may("a", "use", card="dancer")  # a may not begin it again in this game
    assert story.may("a", "done")
    assert story.log("stops-loop") == [("stops-loop", "a", "", "", 0)]


@rule("cipher", "loops.both-can-stop")
def test_who_only_declines_keeps_nothing_going() -> None:
    dancer = own("Dancer", "use(move(this))")
    mirror = own("Mirror", 'when(moves(enemy(named("Dancer"))), may(move(this)))')
    story = table(
        {"front": [{"card": "T-Dancer", "as": "dancer"}]},
        {"front": [{"card": "T-Mirror", "as": "mirror"}]},
        cards=[dancer, mirror],
    )
    for _ in range(3):
        story.do("a", "use", card="dancer", ability=1).do("b", "no")
    story.expect(decision__by="a", dancer__zone="back")
    assert not story.may("a", "use", card="dancer")


@rule("cipher", "loops.both-can-stop")
@pytest.mark.parametrize(("mine", "yours"), [(0, 1), (1, 0), (3, 2)])
def test_a_loop_of_triggered_skills_is_stopped_by_who_named_the_smaller_number(mine: int, yours: int) -> None:
    first = own("One", 'when(moves(enemy(named("Two"))), may(move(this)))', "use(move(this))")
    second = own("Two", 'when(moves(enemy(named("One"))), may(move(this)))')
    front, other = [{"card": "T-One", "as": "one"}], [{"card": "T-Two", "as": "two"}]
    story = table({"front": front}, {"front": other}, cards=[first, second]).do("a", "use", card="one", ability=2)
    while not story.may("a", "choose", number=0):
        story.do("b" if story.may("b", "yes") else "a", "yes")
    story.do("a", "choose", number=mine).do("b", "choose", number=yours)
    story.expect(decision__by="a", decision__options=["attack", "move", "use", "done"])
    assert story.log("stops-loop")[-1][1] == ("b" if mine < yours else "a")


@rule("cipher", "loops.both-can-stop", "loops.loop")
@pytest.mark.parametrize(("mine", "yours"), [(2, 5), (5, 2)])
def test_what_both_can_stop_and_leaves_something_behind_is_done_the_smaller_number_of_times(
    mine: int, yours: int
) -> None:
    dancer = own("Dancer", "use(seq(move(this), give(this, attack(10), this_turn)))")
    mirror = own("Mirror", 'when(moves(enemy(named("Dancer"))), may(move(this)))')
    story = table(
        {"front": [{"card": "T-Dancer", "as": "dancer"}]},
        {"front": [{"card": "T-Mirror", "as": "mirror"}]},
        cards=[dancer, mirror],
    )
    while not story.may("a", "repeat"):
        story.do("a", "use", card="dancer", ability=1).do("b", "yes")
    before = 40 + 10 * 2
    story.expect(dancer__attack=before).do("a", "repeat").do("a", "choose", number=mine).do("b", "choose", number=yours)
    more = 20 if mine < yours else 30  # b stops it only after a's next use
    story.expect(dancer__attack=before + more, decision__by="a")
    assert story.log("stops-loop")[-1][1] == ("b" if mine < yours else "a")
