"""Basic principles that no card of the first sets brings to a point, and secrets that a log must keep."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from support import rule

MOVER = own("Mover", "use(move(this))")


def unit(card: dict) -> dict:
    return {"card": card["number"], "as": card["name"].lower()}


@rule("cipher", "golden.if-you-do", "golden.as-many-as-possible")
@pytest.mark.parametrize(("held", "drawn"), [(1, 0), (2, 1)])
def test_what_was_done_in_part_was_not_done(held: int, drawn: int) -> None:
    trader = own("Trader", "use(if_you_do(to_retreat(chosen(hand, 2)), draw))")
    story = table({"front": [unit(trader)], "hand": ["B01-008", "B01-010"][:held]}, cards=[trader])
    story.do("a", "use", card="trader", ability=1).expect(a__retreat=held, a__hand=drawn, a__deck=20 - drawn)


@rule("cipher", "golden.after-that")
def test_after_that_follows_what_was_done_in_part() -> None:
    trader = own("Trader", "use(seq(to_retreat(chosen(hand, 2)), draw))")
    story = table({"front": [unit(trader)], "hand": ["B01-008"]}, cards=[trader])
    story.do("a", "use", card="trader", ability=1).expect(a__retreat=1, a__hand=1)


@rule("cipher", "triggers.new-before-waiting")
def test_the_opponents_new_skill_comes_before_the_turn_players_waiting_one() -> None:
    give = "give(this, attack(10), this_turn)"
    first = own("First", 'when(moves(ally(named("Mover"))), tap(this))')
    watcher = own("Watcher", f'when(moves(ally(named("Mover"))), {give})')
    guard = own("Guard", f'when(is_tapped(enemy(named("First"))), {give})')
    cards = [MOVER, first, watcher, guard]
    story = table({"front": [unit(MOVER), unit(first), unit(watcher)]}, {"front": [unit(guard)]}, cards=cards)
    story.do("a", "use", card="mover", ability=1).do("a", "resolve", card="first")
    assert [what[2] for what in story.log("resolves")] == ["first", "guard", "watcher"]


@rule("cipher", "triggers.hand-stays-secret")
def test_nobody_reads_in_the_log_that_a_skill_in_a_hand_has_triggered() -> None:
    hidden = own("Hidden", 'when(moves(ally(named("Mover"))), to_retreat(this), special)')
    story = table({"front": [unit(MOVER)], "hand": [unit(hidden)]}, cards=[MOVER, hidden])
    story.do("a", "use", card="mover", ability=1)
    assert story.may("a", "resolve", card="hidden")
    assert story.log("triggers") == []


@rule("cipher", "cards.symbols", "deployment.deploy")
def test_a_card_without_a_symbol_needs_no_bond_of_it() -> None:
    plain = own("Plain", symbol=["colorless"])
    story = table({"hand": [unit(plain)], "bonds": [{"card": "B01-008"}]}, cards=[plain], phase="deployment")
    story.do("a", "deploy", card="plain", row="front").expect(plain__zone="front")
