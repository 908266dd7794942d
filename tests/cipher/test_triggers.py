"""Triggered skills: what has just triggered first, skills that follow their card, special skills in hand."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from mulligan.kernel.chance import chance
from mulligan.sim.invariants import imagined_is_sound
from support import Story, rule

GIVE = "give(this, attack(10), this_turn)"
WATCHER = own("Watcher", f'when(moves(ally(named("Mover"))), {GIVE})')
MOVER = own("Mover", "use(move(this))")
FIRST = own("First", 'when(moves(ally(named("Mover"))), tap(this))')
SECOND = own("Second", f'when(is_tapped(ally(named("First"))), {GIVE})')
THIRD = own("Third", f'when(is_tapped(ally(named("First"))), {GIVE})')
HIDDEN = own("Hidden", 'when(moves(ally(named("Mover"))), to_retreat(this), special)')
DRAWER = own("Drawer", 'when(moves(ally(named("Mover"))), draw)')
DOOMED = own("Doomed", 'when(moves(ally(named("Mover"))), seq(draw, give(this, attack(10), this_turn)))')
CLEANER = own("Cleaner", 'when(moves(ally(named("Mover"))), to_retreat(ally(named("Doomed"))))')
THIEF = own("Thief", 'when(moves(ally(named("Mover"))), to_deck_top(hand))')
ONCE = own("Once", f'when(moves(ally(named("Mover"))), {GIVE}, if=there_is(ally(other, in_back)), once)')


def unit(card: dict) -> dict:
    return {"card": card["number"], "as": card["name"].lower()}


def story(*units: dict, hand: tuple[dict, ...] = (), more: tuple[dict, ...] = (), deck: object = 20) -> Story:
    cards = [MOVER, *units, *hand, *more]
    mine = {"front": [unit(MOVER), *map(unit, units)], "hand": [unit(card) for card in hand], "deck": deck}
    return table(mine, cards=cards).do("a", "use", card="mover", ability=1)


@rule("cipher", "triggers.new-before-waiting", "triggers.all-new-first")
def test_what_triggers_while_a_skill_resolves_comes_before_what_waits() -> None:
    told = story(WATCHER, FIRST, SECOND, THIRD)
    assert told.may("a", "resolve", card="watcher")
    told.do("a", "resolve", card="first")
    assert told.may("a", "resolve", card="second")
    assert told.may("a", "resolve", card="third")
    assert not told.may("a", "resolve", card="watcher")
    told.do("a", "resolve", card="third")
    assert [what[2] for what in told.log("resolves")] == ["first", "third", "second", "watcher"]
    told.expect(watcher__attack=50, second__attack=50, third__attack=50, first__tapped=True)


@rule("cipher", "triggers.follow-the-card")
def test_a_skill_whose_card_has_left_still_resolves_but_not_for_the_card() -> None:
    told = story(DOOMED, CLEANER).do("a", "resolve", card="cleaner")
    told.expect(doomed__zone="retreat", a__hand=1, a__deck=19)
    assert [what[2] for what in told.log("resolves")] == ["cleaner", "doomed"]


@rule("cipher", "triggers.hand-may-decline", "triggers.hand-stays-secret", "zones.who-sees-may-refer", "skills.special")
def test_a_special_skill_in_hand_may_be_passed_over_unseen() -> None:
    told = story(hand=(HIDDEN,))
    assert told.may("a", "resolve", card="hidden")
    assert "options" not in told.view("b")["decision"]
    assert told.view("b")["waiting"] == []
    told.do("a", "done").expect(hidden__zone="hand")
    assert not told.knows("b", "hidden")
    assert not any("hidden" in line for line in told.log("resolves", "retreats"))


@rule("cipher", "triggers.hand-may-decline")
def test_a_special_skill_in_hand_may_be_used() -> None:
    story(hand=(HIDDEN,)).do("a", "resolve", card="hidden").expect(hidden__zone="retreat")


@rule("cipher", "triggers.hand-may-decline")
def test_passing_over_is_possible_only_when_nothing_else_waits() -> None:
    told = story(WATCHER, hand=(HIDDEN,))
    assert not told.may("a", "done")
    told.do("a", "resolve", card="watcher")
    assert told.may("a", "done")


@rule("cipher", "triggers.hand-may-decline")
def test_the_opponents_skills_are_not_ended_by_passing_over() -> None:
    guard = own("Guard", "when(moves(enemy), give(this, attack(10), this_turn))")
    cards = [MOVER, HIDDEN, guard]
    told = table({"front": [unit(MOVER)], "hand": [unit(HIDDEN)]}, {"front": [unit(guard)]}, cards=cards)
    told.do("a", "use", card="mover", ability=1).do("a", "done").expect(guard__attack=50)


@rule("cipher", "triggers.lost-from-hand")
def test_a_special_skill_is_lost_when_its_card_can_no_longer_be_referred_to() -> None:
    told = story(THIEF, hand=(HIDDEN,)).do("a", "resolve", card="thief")
    told.expect(hidden__zone="deck", decision__by="a", phase="action")
    assert [what[2] for what in told.log("resolves")] == ["thief"]


@rule("cipher", "triggers.drawn-in-time")
def test_a_special_skill_drawn_while_such_a_skill_resolves_has_triggered_too() -> None:
    told = story(DRAWER, more=(HIDDEN,), deck=[unit(HIDDEN), 5])
    told.expect(hidden__zone="hand")
    told.do("a", "resolve", card="hidden").expect(hidden__zone="retreat")


@rule("cipher", "triggers.unmet-is-not-used", "triggers.mark-used")
def test_a_limited_skill_whose_condition_was_not_met_can_trigger_again() -> None:
    mine = {"front": [unit(ONCE)], "back": [unit(MOVER)]}
    told = table(mine, cards=[MOVER, ONCE]).do("a", "use", card="mover", ability=1)
    told.expect(mover__zone="front", once__attack=40)
    told.do("a", "use", card="mover", ability=1).expect(mover__zone="back", once__attack=50)
    told.do("a", "use", card="mover", ability=1).do("a", "use", card="mover", ability=1).expect(once__attack=50)


NOT_USED = {
    "a cost that cannot be paid": ("discarding(chosen(hand)), draw(2)", (), ("yes",)),
    "a cost declined": ("flip(1), draw(2)", ("no",), ("yes",)),
    "a cost that would be paid for nothing": ("flip(1), to_hand(chosen(hand(whose=opponents)))", (), ("yes",)),
    "an effect that could do nothing": ("may(to_hand(chosen(hand(whose=opponents))))", (), ("yes",)),
    "an effect declined": ("may(draw)", ("no",), ("yes",)),
}


@pytest.mark.parametrize("what", NOT_USED)
@rule("cipher", "triggers.declined-cost-is-not-used", "triggers.declined-is-not-used", "triggers.failed-cost")
def test_a_limited_skill_that_was_not_used_can_trigger_again_in_this_turn(what: str) -> None:
    notation, first, second = NOT_USED[what]
    once = own("Once", f'when(moves(ally(named("Mover"))), {notation}, once)')
    dealer = own("Dealer", "use(draw(1, who=everyone))")
    front = [unit(MOVER), unit(once), unit(dealer)]
    told = table({"front": front, "bonds": 3}, cards=[MOVER, once, dealer]).do("a", "use", card="mover", ability=1)
    for answer in first:
        told.do("a", answer)
    told.expect(decision__options=["attack", "move", "use", "done"])
    told.do("a", "use", card="dealer", ability=1).do("a", "use", card="mover", ability=1)
    for answer in second:
        told.do("a", answer)
    assert [line[2] for line in told.log("resolves")] == ["once"]
    told.do("a", "use", card="mover", ability=1).expect(decision__options=["attack", "move", "use", "done"])
    assert [line[2] for line in told.log("resolves")] == ["once"]


def offered(told: Story) -> list[tuple[str, str, int]]:
    """The triggered skills on offer: card, what it is about, which skill."""
    assert told.game.decision is not None
    return [(told.name(one.card), told.name(one.target), one.ability) for one in told.game.decision.options]


@rule("cipher", "triggers.choose", "triggers.each-occurrence")
def test_a_skill_is_offered_once_for_each_event_that_it_looks_back_at() -> None:
    twins = own("Twins", "when(moves(ally), draw)", "when(moves(ally), give(that, attack(10), this_turn))")
    pusher = own("Pusher", 'use(move(ally(named("Mover", "Twins"))))')
    cards = [MOVER, twins, pusher]
    told = table({"front": [unit(MOVER), unit(twins), unit(pusher)]}, cards=cards)
    told.do("a", "use", card="pusher", ability=1)
    assert offered(told) == [("twins", "", 1), ("twins", "mover", 2), ("twins", "", 2)]
    told.do("a", "resolve", ability=2, target="mover").expect(mover__attack=50, twins__attack=40)
    assert offered(told) == [("twins", "", 1), ("twins", "", 2)]
    told.do("a", "resolve", ability=2).expect(twins__attack=50, a__hand=2)


@rule("cipher", "triggers.hand-may-decline")
def test_who_passes_over_a_hand_does_so_for_no_other_hand() -> None:
    mine, theirs = own("Mine", "when(moves(unit), draw, special)"), own("Theirs", "when(moves(unit), draw, special)")
    waiting = own("Waiting", "when(moves(enemy), draw)")
    told = table(
        {"front": [unit(MOVER)], "hand": [unit(mine)]},
        {"front": [unit(waiting)], "hand": [unit(theirs)]},
        cards=[MOVER, mine, theirs, waiting],
    )
    told.do("a", "use", card="mover", ability=1).do("a", "done").expect(decision__by="b")
    assert offered(told) == [("waiting", "", 1), ("theirs", "", 1)]
    told.do("b", "resolve", card="theirs").expect(b__hand=3, a__hand=1, decision__by="a")


@rule("cipher", "triggers.drawn-in-time")
@pytest.mark.parametrize(
    ("trigger", "heard"),
    [
        ('attacks(enemy(named("Marth")), ally(named("Chrom")))', True),
        ('attacks(enemy(named("Nobody")), ally(named("Chrom")))', False),
        ('attacks(enemy(named("Marth")), ally(named("Nobody")))', False),
        ("moves(unit)", False),
    ],
)
def test_a_skill_drawn_in_time_has_heard_the_same_event(trigger: str, heard: bool) -> None:
    hidden = own("Hidden", f"when({trigger}, to_retreat(this), special)")
    guard = own("Guard", 'when(is_attacked(ally(named("Chrom"))), draw)')
    told = table({}, {"front": [unit(guard)], "deck": [unit(hidden), 5]}, cards=[hidden, guard])
    told.do("a", "attack", card="marth", target="chrom").expect(hidden__zone="hand")
    assert told.may("b", "resolve", card="hidden") == heard


@rule("cipher", "triggers.drawn-in-time", "deployment.class-change")
@pytest.mark.parametrize("cost", [None, 1], ids=["a level-up", "a class change"])
def test_a_skill_drawn_in_time_has_heard_how_it_came_about(cost: int | None) -> None:
    hidden = own("Hidden", "when(changes_class(ally), to_retreat(this), special)")
    page, knight = own("Page"), own("Knight", "when(levels_up(this), draw(2))", name="Page", cc_cost=cost)
    mine = {"front": [unit(page)], "hand": [{"card": "T-Knight", "as": "knight"}], "bonds": [{"n": 2, "symbol": "red"}]}
    told = table({**mine, "deck": ["B01-060", unit(hidden), 5]}, cards=[hidden, page, knight], phase="deployment")
    told.do("a", "level-up", card="knight", onto="page").expect(hidden__zone="hand")
    assert told.may("a", "resolve", card="hidden") == (cost is not None)


@rule("cipher", "triggers.drawn-in-time")
@pytest.mark.parametrize(("name", "heard"), [("Fallen", True), ("Nobody", False)])
def test_a_skill_drawn_in_time_has_heard_of_a_unit_that_has_left_since(name: str, heard: bool) -> None:
    avenger = own("Avenger", f'when(is_destroyed(ally(named("{name}"))), to_retreat(this), special)')
    mourner = own("Mourner", 'when(is_destroyed(ally(named("Fallen"))), draw)')
    fallen, killer = own("Fallen"), own("Killer", 'use(destroy(enemy(named("Fallen"))))')
    theirs = {"front": [unit(mourner), unit(fallen)], "deck": [unit(avenger), 5]}
    told = table({"front": [unit(killer)]}, theirs, cards=[avenger, mourner, fallen, killer])
    told.do("a", "use", card="killer", ability=1).expect(fallen__zone="retreat", avenger__zone="hand")
    assert told.may("b", "resolve", card="avenger") == heard


@rule("cipher", "triggers.drawn-in-time", "triggers.only-if")
@pytest.mark.parametrize(("only_if", "heard"), [("Fallen", True), ("Nobody", False)])
def test_a_skill_drawn_in_time_is_judged_by_what_was_when_the_event_happened(only_if: str, heard: bool) -> None:
    limit = f'only_if(there_is(ally(named("{only_if}"))))'
    avenger = own("Avenger", f"when(is_destroyed(ally), to_retreat(this), special, {limit})")
    mourner = own("Mourner", 'when(is_destroyed(ally(named("Fallen"))), draw)')
    fallen, killer = own("Fallen"), own("Killer", 'use(destroy(enemy(named("Fallen"))))')
    theirs = {"front": [unit(mourner), unit(fallen)], "deck": [unit(avenger), 5]}
    told = table({"front": [unit(killer)]}, theirs, cards=[avenger, mourner, fallen, killer])
    told.do("a", "use", card="killer", ability=1).expect(avenger__zone="hand")
    assert told.may("b", "resolve", card="avenger") == heard


@rule("cipher", "triggers.drawn-in-time")
def test_a_card_that_comes_to_hand_from_face_down_bonds_or_orbs_is_in_time_too() -> None:
    for zone, entry, fetch in (
        ("bonds", {"face": "down"}, "to_hand(bonds(face_down))"),
        ("orbs", {}, "destroy_orb(1, you)"),
    ):
        helper = own("Helper", f'when(moves(ally(named("Mover"))), {fetch})')
        mine = {"front": [unit(MOVER), unit(helper)], zone: [{**unit(HIDDEN), **entry}]}
        told = table(mine, cards=[MOVER, helper, HIDDEN]).do("a", "use", card="mover", ability=1)
        told.expect(hidden__zone="hand").do("a", "resolve", card="hidden").expect(hidden__zone="retreat")


@rule("cipher", "triggers.drawn-in-time")
def test_a_card_that_comes_to_hand_from_where_it_could_be_referred_to_is_not_in_time() -> None:
    helper = own("Helper", 'when(moves(ally(named("Mover"))), to_hand(retreat(named("Late"))))')
    late = own("Late", 'when(moves(ally(named("Mover"))), to_retreat(this), special, only_if(there_is(hand)))')
    mine = {"front": [unit(MOVER), unit(helper)], "retreat": [unit(late)]}
    told = table(mine, cards=[MOVER, helper, late]).do("a", "use", card="mover", ability=1)
    told.expect(late__zone="hand", decision__options=["attack", "move", "use", "done"])


MOVES = 'moves(ally(named("Mover")))'


@rule("cipher", "triggers.follow-the-card")
@pytest.mark.parametrize("fetch", ["to_hand", "to_deck_bottom"])
def test_a_special_skill_that_triggered_where_all_see_it_must_be_chosen_wherever_its_card_has_gone(fetch: str) -> None:
    seen = own("Seen", f"when({MOVES}, draw, special)")
    helper = own("Helper", f'when({MOVES}, {fetch}(retreat(named("Seen"))))')
    mine = {"front": [unit(MOVER), unit(helper)], "retreat": [unit(seen)]}
    told = table(mine, cards=[MOVER, helper, seen]).do("a", "use", card="mover", ability=1)
    told.do("a", "resolve", card="helper").expect(decision__options=["attack", "move", "use", "done"])
    assert [what[2] for what in told.log("resolves")] == ["helper", "seen"]


@rule("cipher", "triggers.lost-from-hand")
def test_a_special_skill_of_a_hand_is_lost_in_the_deck_whatever_way_its_card_took_there() -> None:
    helper = own("Helper", f"when({MOVES}, seq(to_retreat(hand), to_deck_bottom(retreat)))")
    told = story(helper, hand=(HIDDEN,)).do("a", "resolve", card="helper").expect(hidden__zone="deck")
    assert [what[2] for what in told.log("resolves")] == ["helper"]


@rule("cipher", "triggers.follow-the-card", "triggers.hand-may-decline")
def test_a_special_skill_of_a_hand_whose_card_all_see_by_then_must_be_chosen() -> None:
    teller = own("Teller", f"when({MOVES}, draw, special)")
    helper = own("Helper", f"when({MOVES}, to_retreat(hand))")
    told = story(helper, hand=(teller,)).do("a", "resolve", card="helper")
    assert [what[2] for what in told.log("resolves")] == ["helper", "teller"]


@rule("cipher", "triggers.drawn-in-time", "triggers.lost-from-hand")
def test_a_card_that_went_from_hand_into_the_deck_and_is_drawn_again_is_in_time() -> None:
    helper = own("Helper", f"when({MOVES}, seq(to_deck_top(hand), draw))")
    told = story(helper, hand=(HIDDEN,)).do("a", "resolve", card="helper").expect(hidden__zone="hand")
    told.do("a", "resolve", card="hidden").expect(hidden__zone="retreat", decision__by="a", phase="action")
    assert [what[2] for what in told.log("resolves")] == ["helper", "hidden"]


@rule("cipher", "triggers.drawn-in-time")
def test_only_the_event_of_the_skill_that_resolves_counts_not_one_whose_skills_wait() -> None:
    tapped = own("Tapped", 'when(is_tapped(ally(named("First"))), draw)')
    told = story(FIRST, tapped, WATCHER, more=(HIDDEN,), deck=[unit(HIDDEN), 5]).do("a", "resolve", card="first")
    told.expect(hidden__zone="hand", watcher__attack=50)  # drawn for the tap; the move's own skill waited meanwhile
    assert [what[2] for what in told.log("resolves")] == ["first", "tapped", "watcher"]


@rule("cipher", "triggers.drawn-in-time")
def test_each_of_several_cards_drawn_one_for_the_other_is_in_time_and_may_be_passed_over() -> None:
    one, two = (own(name, f"when({MOVES}, draw, special)") for name in ("One", "Two"))
    told = story(DRAWER, more=(one, two), deck=[unit(one), unit(two), 5])
    told.do("a", "resolve", card="one").expect(two__zone="hand")
    assert told.may("a", "done")
    told.do("a", "resolve", card="two").expect(a__hand=3)


@rule("cipher", "triggers.drawn-in-time")
def test_the_opponents_card_drawn_for_ones_own_skill_is_in_time_too() -> None:
    giver = own("Giver", f"when({MOVES}, draw(1, who=opponents))")
    hidden = own("Hidden", "when(moves(enemy), to_retreat(this), special)")
    told = table({"front": [unit(MOVER), unit(giver)]}, {"deck": [unit(hidden), 5]}, cards=[MOVER, giver, hidden]).do(
        "a", "use", card="mover", ability=1
    )
    told.expect(decision__by="b").do("b", "resolve", card="hidden").expect(hidden__zone="retreat")


@rule("cipher", "triggers.hand-stays-secret")
def test_what_waits_in_a_hand_is_not_in_the_games_that_others_imagine() -> None:
    theirs = own("Theirs", "when(moves(enemy), draw, special)")
    waiting = own("Waiting", "when(moves(enemy), draw)")
    told = table(
        {"front": [unit(MOVER)]},
        {"front": [unit(waiting)], "hand": [unit(theirs), 2]},
        cards=[MOVER, theirs, waiting],
    ).do("a", "use", card="mover", ability=1)
    assert offered(told) == [("waiting", "", 1), ("theirs", "", 1)]
    hidden = told.game.waiting[1].ability
    for player in (0, -1):
        for seed in range(6):
            imagined = told.kind.imagine(told.game, player, chance(seed))
            assert imagined.decision is not None
            assert [int(one.card) for one in imagined.decision.options] == [told.card("waiting")]
            assert hidden not in [one.ability for one in imagined.waiting]
            imagined_is_sound(told.kind, told.game, player, chance(seed))
    assert len(told.kind.imagine(told.game, 1, chance(1)).waiting) == 2


@rule("cipher", "keyword.rest-of-game", "skills.special")
def test_a_skill_that_may_not_be_used_till_the_end_of_the_game_is_no_more_used_from_hand() -> None:
    ban = 'throughout(give(together(ally, hand), cannot_use("Aid")), for_good)'
    aide = own(
        "Aide", notation=[["Aid", f'when(moves(ally(named("Mover"))), seq(to_deck_bottom(this), {ban}), special)']]
    )
    hand = [{"card": "T-Aide", "as": "one"}, {"card": "T-Aide", "as": "two"}]
    told = table({"front": [unit(MOVER)], "hand": hand}, cards=[MOVER, aide])
    told.do("a", "use", card="mover", ability=1).do("a", "resolve", card="one").do("a", "done")
    told.do("a", "use", card="mover", ability=1).expect(decision__options=["attack", "move", "use", "done"])
    told.until(phase="action", active="b").until(phase="action", active="a")
    told.do("a", "use", card="mover", ability=1).expect(decision__options=["attack", "move", "use", "done"])


@rule("cipher", "triggers.drawn-in-time")
def test_a_skill_drawn_in_time_knows_whose_orb_it_was_and_how_many() -> None:
    stronger = 'give(ally(named("Mourner")), attack(times(10, that_much)), this_turn)'
    hidden, mourner = (
        own("Hidden", f"when(orb_destroyed, {stronger}, special)"),
        own("Mourner", "when(orb_destroyed, draw)"),
    )
    breaker = own("Breaker", "use(destroy_orb)")
    theirs = {"front": [unit(mourner)], "deck": [unit(hidden), 5]}
    told = table({"front": [unit(breaker)]}, theirs, cards=[hidden, mourner, breaker])
    told.do("a", "use", card="breaker", ability=1).do("b", "resolve", card="hidden").expect(mourner__attack=50)


@rule("cipher", "turn.expire", "skills.special", "cards.once-per-turn-marks")
def test_a_limited_special_skill_in_hand_can_be_used_again_next_turn() -> None:
    steady = own("Steady", 'when(moves(ally(named("Mover"))), draw, special, once)')
    told = story(hand=(steady,)).do("a", "resolve", card="steady").expect(a__hand=2, steady__zone="hand")
    told.do("a", "use", card="mover", ability=1).expect(a__hand=2)
    told.until(phase="action", active="b").until(phase="action", active="a").expect(a__hand=3)
    told.do("a", "use", card="mover", ability=1).do("a", "resolve", card="steady").expect(a__hand=4)


@rule("cipher", "zones.face-down-bonds-are-blank", "skills.special")
def test_a_special_skill_of_a_face_down_bond_does_not_even_trigger() -> None:
    cards = [MOVER, HIDDEN]
    for face, lines in (("down", 0), ("up", 1)):
        mine = {"front": [unit(MOVER)], "bonds": [{**unit(HIDDEN), "face": face}]}
        told = table(mine, cards=cards).do("a", "use", card="mover", ability=1)
        assert len(told.log("triggers")) == lines


@rule("cipher", "triggers.cleared-even-in-vain")
@pytest.mark.parametrize(
    ("effect", "attack"), [("tap(ally(named('Nobody')))", 40), (f"seq(tap(ally(named('Nobody'))), {GIVE})", 50)]
)
def test_a_skill_that_does_nothing_or_only_a_part_is_cleared_once_for_each_time_it_triggered(
    effect: str, attack: int
) -> None:
    vain = own("Vain", f'when(moves(ally(named("Mover"))), {effect})'.replace("'", '"'))
    told = story(vain).expect(phase="action", decision__by="a", vain__attack=attack)
    assert [what[2] for what in told.log("resolves")] == ["vain"]
    assert (told.game.waiting, told.game.triggered) == ([], [])
    told.do("a", "use", card="mover", ability=1).expect(phase="action", vain__attack=2 * attack - 40)
    assert [what[2] for what in told.log("resolves")] == ["vain", "vain"]


@rule("cipher", "triggers.cleared-even-in-vain")
def test_of_two_skills_that_wait_one_in_vain_is_cleared_and_the_other_still_resolves() -> None:
    vain = own("Vain", 'when(moves(ally(named("Mover"))), tap(ally(named("Nobody"))))')
    told = story(vain, WATCHER).do("a", "resolve", card="vain").expect(phase="action", watcher__attack=50)
    assert [what[2] for what in told.log("resolves")] == ["vain", "watcher"]


# -- Found by mutants --------------------------------------------------------------------------------------------------


@rule("cipher", "triggers.drawn-in-time")
def test_a_skill_drawn_in_time_means_those_whom_the_event_was_about() -> None:
    hidden = own("Hidden", "when(attacks(enemy), give(it, attack(-10), this_turn), special)")
    guard = own("Guard", 'when(is_attacked(ally(named("Chrom"))), draw)')
    mine = {"front": [unit(own("Lancer"))], "deck": 9}
    told = table(mine, {"front": [unit(guard)], "deck": [unit(hidden), 5]}, cards=[hidden, guard, own("Lancer")])
    told.do("a", "attack", card="lancer", target="chrom").do("b", "resolve", card="hidden").expect(lancer__attack=30)


@rule("cipher", "triggers.follow-the-card")
@pytest.mark.parametrize("where", ["to_bonds_face_down", "to_orbs"])
def test_a_skill_that_has_triggered_is_chosen_though_its_unit_lies_face_down_now(where: str) -> None:
    hider = own("Hider", f'when(moves(ally(named("Mover"))), {where}(ally(named("Doomed"))))')
    told = story(DOOMED, hider, hand=(HIDDEN,)).do("a", "resolve", card="hider")
    told.do("a", "resolve", card="doomed").expect(a__hand=2)


@rule("cipher", "zones.new-card", "triggers.mark-used")
def test_a_limited_skill_of_a_unit_that_left_by_it_and_came_back_can_trigger_again() -> None:
    again = "seq(to_hand(this), deploy_to_front(chosen(hand)))"
    phoenix = own("Phoenix", f'when(moves(ally(named("Mover"))), {again}, once)')
    told = story(phoenix).expect(phoenix__zone="front")
    told.do("a", "use", card="mover", ability=1).expect(phoenix__zone="front")
    assert [what[2] for what in told.log("resolves")] == ["phoenix", "phoenix"]


@rule("cipher", "cost.all-or-nothing", "triggers.failed-cost")
def test_of_a_cost_of_two_parts_nothing_is_paid_where_one_cannot_be() -> None:
    for hand, paid in ((0, False), (1, True)):
        payer = own("Payer", 'when(moves(ally(named("Mover"))), flip(1), discarding(chosen(hand)), draw(2))')
        mine = {"front": [unit(MOVER), unit(payer)], "bonds": 1, "hand": hand, "deck": 9}
        told = table(mine, cards=[MOVER, payer]).do("a", "use", card="mover", ability=1)
        assert told.may("a", "yes") == paid
        assert not told.log("cost-put-back")
        if paid:
            told.do("a", "yes")
        told.expect(a__deck=7 if paid else 9, a__retreat=1 if paid else 0, phase="action")
        assert sum(told.game.face_down[card] != 0 for card in told.game.bonds(0)) == (1 if paid else 0)
