"""Archenemy: who sits against whom, what a scheme deck must be, the team's shared turn, what is hidden."""

from __future__ import annotations

import json

import pytest

from mulligan.kernel.chance import chance
from mulligan.kernel.errors import BadScenario, MulliganError
from mulligan.kernel.kinds import Deck
from mulligan.magic import schemes
from mulligan.magic.catalog import catalog
from mulligan.magic.decks import read_deck, write_deck
from mulligan.magic.kind import KIND
from mulligan.magic.supplement_decks import every_card
from mulligan.magic.terms import SCHEME, SUPPLEMENT
from mulligan.magic.ways import ARCHENEMY
from mulligan.scenarios import scenario_of
from own_cards import card, settle
from support import Story, deck_with, rule

GAIN = card("Gain", "when(set_in_motion, gain_life(3))", line="Scheme")
SOIL = card("Soil", "static(creature(yours), pump(2, 2))", line="Ongoing Scheme")
LANDS = {"Forest": 60}


def with_schemes(copies: int, names: list[str]) -> Deck:
    """A deck with a scheme deck beside it."""
    deck = deck_with(LANDS)
    deck.besides = [(copies, name) for name in names]
    return deck


def complaints(deck: Deck) -> list[str]:
    """What is wrong with a deck for Archenemy."""
    return [one.message for one in KIND.check_deck(deck, "2014", ARCHENEMY)]


@rule("magic", "archenemy.schemes")
def test_a_scheme_deck_has_twenty_cards_and_at_most_two_of_a_name() -> None:
    there = every_card(SCHEME)
    assert len(there) == 45
    assert complaints(with_schemes(2, there[:10])) == []
    assert complaints(with_schemes(1, there[:19])) == ["scheme-deck-too-small"]
    assert complaints(with_schemes(3, there[:7])) == ["scheme-deck-copies"] * 7
    assert complaints(deck_with(LANDS)) == []
    assert complaints(deck_with({**LANDS, there[0]: 1})) == ["deck-not-a-card-of-it"]


@rule("magic", "archenemy.schemes")
def test_a_list_names_its_schemes_under_a_heading() -> None:
    text = "60 Forest\n\nSchemes\n2 Tooth, Claw, and Tail\n2 Which of You Burns Brightest?\n"
    deck = read_deck(text, "list", catalog())
    assert deck.besides == [(2, "Tooth, Claw, and Tail"), (2, "Which of You Burns Brightest?")]
    assert write_deck(deck) == text


@rule("magic", "archenemy.schemes", "setup.starting-life")
def test_the_first_is_the_archenemy_unless_the_teams_say_otherwise() -> None:
    decks = [deck_with(LANDS)] * 4
    for teams, who in ((None, 0), ([0, 0, 1, 0], 2)):
        match = KIND.own_match(KIND.match(list("abcd"), decks, "2014", ARCHENEMY, teams))
        assert match.archenemy == who
        assert match.starting_life == [40 if seat == who else 20 for seat in range(4)]
        assert [len(deck) for deck in match.supplements] == [45 if seat == who else 0 for seat in range(4)]
    for wrong in ([0, 1, 0, 1], [0, 1, 2, 2], [0, 0, 0, 0]):
        with pytest.raises(MulliganError, match="one player against a team"):
            KIND.match(list("abcd"), decks, "2014", ARCHENEMY, wrong)


@rule("magic", "archenemy.schemes")
def test_two_are_too_few_and_a_stranger_is_no_archenemy() -> None:
    with pytest.raises(MulliganError, match="3 to 6 players"):
        KIND.match(["a", "b"], [deck_with(LANDS)] * 2, "2014", ARCHENEMY, None)
    with pytest.raises((MulliganError, BadScenario), match="must be one of"):
        Story("magic", {"a": {}, "b": {}, "c": {}}, format=ARCHENEMY, archenemy="z")


@rule("magic", "archenemy.schemes", "setup.start")
def test_the_archenemy_begins_whoever_lost_the_last_game() -> None:
    for loser in range(3):
        match = KIND.match(list("abc"), [deck_with(LANDS)] * 3, "2014", ARCHENEMY, [0, 1, 0])
        KIND.set_loser(match, loser)
        game = KIND.new_game(match, 5, True)
        assert (game.decision.verbs(), game.active) == (["keep", "mulligan"], 1)
        while game.phase < 4:
            game.choose_number(0)
        assert len(game.pile(1, 1)) == 8  # seven, and the card drawn in the first turn
        assert len(schemes.schemes(KIND.own(game), 1)) == 1


@rule("magic", "archenemy.schemes", "zones.hand")
def test_a_team_does_not_see_each_others_hands_and_nobody_sees_the_scheme_deck() -> None:
    names = [f"Scheme {number}" for number in range(9)]
    cards = [card(name, line="Scheme") for name in names]
    players = {"a": {"schemes": names}, "b": {"hand": ["Forest"]}, "c": {"hand": [{"card": "Shock", "as": "shock"}]}}
    story = Story("magic", players, cards=cards, format=ARCHENEMY, phase="upkeep")
    assert not story.knows("b", "shock")
    for who in "abc":
        told = json.dumps(story.view(who))
        assert not any(f'"{name}"' in told for name in names)
        assert story.seat("a", who)["scheme_deck"] == 9
    orders = set()
    for seed in range(5):
        game = KIND.imagine(story.game, 0, chance(seed))
        orders.add(tuple(KIND.card_name(game, number) for number in game.pile(0, SUPPLEMENT)))
    assert len(orders) > 3


@rule("magic", "archenemy.schemes", "ending.concede")
def test_the_team_goes_on_when_the_one_whose_turn_it_is_leaves() -> None:
    story = Story(
        "magic", {"a": {"schemes": ["Gain"]}, "b": {}, "c": {}}, cards=[GAIN], format=ARCHENEMY, archenemy="a"
    )
    settle(story).until(active="b", phase="main-1").do("b", "concede").expect(over=False)
    story.until(active="a", phase="main-1").expect(turn=7)
    settle(story).expect(a__life=46).do("c", "concede").expect(over=True, winner="a")


@rule("magic", "archenemy.schemes")
def test_a_table_with_schemes_is_written_down_as_a_scenario_and_laid_again() -> None:
    players = {"a": {}, "b": {"command": ["Soil"], "schemes": ["Gain", "Gain"]}, "c": {}}
    keys = {"cards": [SOIL, GAIN], "format": ARCHENEMY, "archenemy": "b", "active": "b", "phase": "main-2"}
    story = Story("magic", players, **keys)
    told = scenario_of(story.kind, story.game)
    assert told["archenemy"] == "b"
    assert told["players"]["b"]["command"] == ["Soil"]
    assert told["players"]["b"]["schemes"] == [{"card": "Gain", "n": 2}]


@rule("magic", "archenemy.schemes")
def test_the_decks_that_come_with_archenemy_are_legal() -> None:
    names = KIND.decks_for(ARCHENEMY)
    assert names == ["bow-to-the-dragon", "grand-design", "heroes-fire", "heroes-hold", "the-dead-march"]
    for name in names:
        deck = KIND.built_in_deck(name)
        assert KIND.check_deck(deck, "2014", ARCHENEMY) == []
        assert sum(count for count, _ in deck.besides) in (0, 20)
