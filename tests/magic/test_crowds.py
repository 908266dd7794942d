"""Hundreds of tokens: what happens to many at once is looked at once, not once for each of them."""

from __future__ import annotations

import cProfile
import pstats
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from mulligan.kernel.column import COMPILED
from mulligan.kernel.options import CONCEDE, Option
from own_cards import card, resolve
from support import Story, rule

FEW, SOME, MANY = 15, 40, 60
counted = pytest.mark.skipif(COMPILED, reason="calls are counted in the sources")


def calls(story: Story, work: Callable[[Story], object], name: str) -> int:
    """How often functions of this name are called while something happens."""
    profile = cProfile.Profile()
    profile.runcall(work, story)
    found = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    return sum(row[0] for (_, _, called), row in found.items() if called == name)


def crowd(count: int, *more: object) -> Story:
    """Many tapped goblins, and a static ability that must be looked at anew whenever anything changes."""
    goblins = {"card": "Goblin Piker", "n": count, "tapped": True}
    players = {"a": {}, "b": {"battlefield": [goblins, "Coat of Arms", *more]}, "c": {}}
    return Story("magic", players, phase="end")


@counted
@rule("magic", "turn.untap")
def test_a_crowd_untaps_at_once() -> None:
    few, many = (calls(crowd(count), lambda story: story.until(phase="upkeep"), "refresh") for count in (FEW, MANY))
    assert few == many


@rule("magic", "turn.untap")
def test_all_untap_at_the_same_time() -> None:
    """What keeps others tapped while it is untapped itself does not while they untap together."""
    watchman = {
        "name": "Stern Watchman",
        "mana_cost": "{1}",
        "type_line": "Artifact",
        "notation": ["static(creature(yours), does_not_untap, are(this, untapped))"],
    }
    story = Story(
        "magic",
        {
            "a": {},
            "b": {
                "battlefield": [
                    {"card": "Stern Watchman", "tapped": True},
                    {"card": "Goblin Piker", "as": "goblin", "tapped": True},
                ]
            },
        },
        cards=[watchman],
        phase="cleanup",
    )
    story.until(phase="upkeep")
    story.expect(goblin__tapped=False)


@counted
def test_a_coat_of_arms_counts_each_kind_once() -> None:
    few, many = (
        calls(crowd(count, "Pillarfield Ox"), lambda story: story.game.refresh(), "shares_creature_type")
        for count in (FEW, MANY)
    )
    assert few > 0
    assert many < few * (MANY / FEW) * 1.5


@rule("magic", "types.creature-type")
def test_a_coat_of_arms_counts_right_for_each_kind() -> None:
    story = crowd(3, {"card": "Goblin Chieftain", "as": "chief"}, {"card": "Pillarfield Ox", "as": "ox"})
    story.expect(chief__power=2 + 3, ox__power=2)


@counted
def test_who_leaves_with_a_crowd_leaves_at_once() -> None:
    def leave(story: Story) -> None:
        story.game.choose(Option(CONCEDE, actor=1))

    few, many = (calls(crowd(count), leave, "refresh") for count in (FEW, MANY))
    assert few == many


@counted
def test_a_crowd_dies_at_once() -> None:
    def wrath(count: int) -> Story:
        lands = [{"card": "Plains", "n": 4}]
        goblins = {"card": "Goblin Piker", "n": count}
        players = {
            "a": {"hand": ["Day of Judgment"], "battlefield": lands},
            "b": {"battlefield": [goblins, "Coat of Arms"]},
        }
        return Story("magic", players).do("a", "cast", card="Day of Judgment")

    few, many = (
        calls(wrath(count), lambda story: story.runner.take({"resolve": 1}), "refresh") for count in (FEW, MANY)
    )
    assert few == many


# -- Every line that is gone through -----------------------------------------------------------------------------------

MOURNER = card("Mourner", "when(dies(creature(other)), gain_life(1))", line="Enchantment", cost="{W}")
MUTINY = card("Mutiny", "does(give(creature, controlled))", line="Sorcery")
RISE = card("Rise", 'does(create(count(creature(yours)), token("Wolf", 2, 2, "green")))', line="Sorcery")


def lines_of(work: Callable[[], object]) -> int:
    """How many lines of code a work goes through."""
    seen = 0

    def trace(_frame: FrameType, event: str, _value: object) -> Any:
        nonlocal seen
        seen += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return seen


def table(number: int, owner: str) -> Story:
    """Three players, one of whom has so many creatures."""
    lands = ["Plains"] * 6 + ["Forest"] * 6 + ["Mountain"] * 6
    players: dict[str, dict[str, list[str]]] = {
        "a": {"hand": ["Day of Judgment", "Overrun", "Mutiny", "Rise"], "battlefield": [*lands, "Mourner"]},
        "b": {"battlefield": []},
        "c": {"battlefield": ["Plains"]},
    }
    players[owner]["battlefield"] += ["Runeclaw Bear"] * number
    for seat in players.values():
        seat["library"] = ["Plains"] * 9
    return Story("magic", dict(players), cards=[MOURNER, MUTINY, RISE])


def casts(*names: str) -> Callable[[Story], object]:
    """The first player casts these one after another."""

    def do(story: Story) -> None:
        for name in names:
            story.do("a", "cast", card=name)
            resolve(story)

    return do


def leaves(story: Story) -> None:
    """The second player gives up."""
    story.game.concede(1)
    story.game.run()


def took_whom(story: Story) -> None:
    """Somebody leaves whose creatures another player controls."""
    casts("Mutiny")(story)
    leaves(story)


WORK = {
    "all die": ("a", casts("Day of Judgment")),
    "all are changed and die": ("a", casts("Overrun", "Day of Judgment")),
    "all are changed and as many come": ("a", casts("Overrun", "Rise")),
    "all change hands": ("b", casts("Mutiny")),
    "all change hands, are changed and die": ("b", casts("Mutiny", "Overrun", "Day of Judgment")),
    "their owner leaves": ("b", leaves),
    "their owner leaves while another controls them": ("b", took_whom),
}


@counted
@pytest.mark.parametrize("what", WORK)
def test_twice_as_many_creatures_are_no_more_than_twice_the_work(what: str) -> None:
    owner, work = WORK[what]
    few, many = table(SOME, owner), table(2 * SOME, owner)
    assert lines_of(lambda: work(many)) <= 2.1 * lines_of(lambda: work(few))
