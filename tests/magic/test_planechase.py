"""Planechase: whose planar deck is played, how the die falls, what is hidden, who leaves, what a computer does."""

from __future__ import annotations

import json

import pytest

from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Deck
from mulligan.kernel.options import CONCEDE, Option
from mulligan.magic import planes
from mulligan.magic.catalog import catalog
from mulligan.magic.decks import read_deck, write_deck
from mulligan.magic.kind import KIND
from mulligan.magic.supplement_decks import beside, every_card
from mulligan.magic.terms import PHENOMENON, PLANE, SUPPLEMENT
from mulligan.magic.ways import PLANECHASE, WAYS
from mulligan.scenarios import scenario_of
from mulligan.sim.soak import Seats, new_match
from own_cards import card, settle
from support import Story, deck_with, rule

CALM = card("Calm", line="Plane — Somewhere")
HILL = card("Hill", "static(creature, pump(2, 2))", line="Plane — Somewhere")
FLOOD = card("Flood", "when(encounter, draw(3))", line="Phenomenon")
LANDS = {"Forest": 60}


def planar(*names: str) -> Deck:
    """A deck with a planar deck beside it."""
    deck = deck_with(LANDS)
    deck.besides = [(1, name) for name in names]
    return deck


def complaints(deck: Deck) -> list[str]:
    """What is wrong with a deck for Planechase."""
    return [one.message for one in KIND.check_deck(deck, "2014", PLANECHASE)]


# -- Planar decks ------------------------------------------------------------------------------------------------------


@rule("magic", "planechase.planes")
def test_a_planar_deck_has_ten_different_cards_and_at_most_two_phenomena() -> None:
    there, strange = every_card(PLANE), every_card(PHENOMENON)
    assert (len(there), len(strange)) == (74, 8)
    assert complaints(planar(*there[:10])) == []
    assert complaints(planar(*there[:8], *strange[:2])) == []
    assert complaints(planar(*there[:9])) == ["planar-deck-too-small"]
    assert complaints(planar(*there[:8], *strange[:3])) == ["planar-deck-phenomena"]
    assert complaints(planar(*there[:9], there[0])) == ["planar-deck-copies"]


@rule("magic", "planechase.planes")
def test_a_planar_deck_for_all_may_have_two_phenomena_for_each_player() -> None:
    there, strange = every_card(PLANE), every_card(PHENOMENON)
    assert complaints(planar(*there[:40], *strange)) == []
    assert complaints(planar(*there[:12], *strange)) == ["planar-deck-phenomena"]  # for two players, four at most


@rule("magic", "planechase.planes", "decks.constructed")
def test_a_plane_is_no_card_of_a_deck() -> None:
    deck = deck_with({**LANDS, "Krosa": 1})
    for form in ("constructed", "limited", PLANECHASE):
        assert "deck-not-a-card-of-it" in [one.message for one in KIND.check_deck(deck, "2014", form)]


@rule("magic", "planechase.planes")
def test_a_list_names_its_planes_wherever_they_stand_and_is_written_with_a_heading() -> None:
    text = "60 Forest\n\nPlanar deck\n1 Krosa\n1 Naya\n\nSideboard\n2 Island\n"
    deck = read_deck(text, "list", catalog())
    assert (deck.size(), deck.besides, deck.side) == (60, [(1, "Krosa"), (1, "Naya")], [(2, "Island")])
    assert write_deck(deck) == text
    assert read_deck("1 Krosa\n60 Forest\n1 Naya\n", "list", catalog()).besides == deck.besides


@rule("magic", "planechase.planes")
def test_each_brings_a_planar_deck_or_one_brings_it_for_all_or_the_game_does() -> None:
    mine, other, none = planar("Krosa", "Naya"), planar("Bant"), deck_with(LANDS)
    for decks, expected in (
        ([mine, other], [["Krosa", "Naya"], ["Bant"]]),
        ([none, other], [["Bant"], []]),
        ([none, none], [[*every_card(PLANE), *every_card(PHENOMENON, 4)], []]),
    ):
        assert beside(WAYS[PLANECHASE], ["a", "b"], decks, [0, 1], catalog()) == expected
    with pytest.raises(MulliganError, match="c brought none"):
        KIND.match(["a", "b", "c"], [mine, other, none], "2014", PLANECHASE, None)


# -- Setting up and rolling --------------------------------------------------------------------------------------------


@rule("magic", "planechase.planes", "setup.start")
def test_planar_decks_are_shuffled_and_a_seed_tells_the_first_plane() -> None:
    match = KIND.match(["a", "b"], [deck_with(LANDS)] * 2, "2014", PLANECHASE, None)
    first: list[str] = []
    for seed in (1, 1, 2, 3, 4):
        game = KIND.own(KIND.new_game(match, seed, True))
        while game.turn == 0:
            game.choose_number(0)
        assert len(planes.face_up(game)) == 1
        assert len(game.pile(0, SUPPLEMENT)) == 77  # 74 planes and 4 phenomena, less the one that is face up
        first.append(KIND.view(game, 0)["planes"][0]["name"])
    assert first[0] == first[1]
    assert len(set(first)) > 2


@rule("magic", "planechase.planes")
def test_the_planar_die_has_one_face_to_planeswalk_one_for_chaos_and_four_blank_ones() -> None:
    story = Story(
        "magic", {"a": {"planar-deck": ["Calm"]}, "b": {"planar-deck": ["Calm"]}}, cards=[CALM], format=PLANECHASE
    )
    falls = [planes.fall(story.game) for _ in range(6000)]
    for face, part in ((planes.BLANK, 4000), (planes.CHAOS, 1000), (planes.PLANESWALK, 1000)):
        assert abs(falls.count(face) - part) < 150


@rule("magic", "planechase.planes", "casting.timing", "cost.generic")
def test_why_the_die_cannot_be_rolled_is_told() -> None:
    players = {"a": {"planar-deck": ["Calm"]}, "b": {"planar-deck": ["Calm"]}}
    story = Story("magic", players, cards=[CALM], format=PLANECHASE, die=["blank"])
    assert story.why_not("a", "roll") is None
    assert story.why_not("b", "roll").message == "only-in-your-main-phase-with-an-empty-stack"
    story.do("a", "roll")
    assert story.why_not("a", "roll").message == "too-little-mana"
    assert Story("magic", {"a": {}, "b": {}}).why_not("a", "roll").message == "no-planar-die"


@rule("magic", "planechase.planes", "cost.generic")
def test_a_further_roll_is_paid_by_tapping_lands() -> None:
    players = {
        "a": {"planar-deck": ["Calm"], "battlefield": [{"card": "Forest", "n": 3}]},
        "b": {"planar-deck": ["Calm"]},
    }
    story = Story("magic", players, cards=[CALM], format=PLANECHASE, die=["blank"] * 3)
    for tapped in (0, 1, 3):
        story.do("a", "roll")
        assert sum(land["tapped"] for land in story.seat("a", "b")["battlefield"]) == tapped


# -- What is hidden ----------------------------------------------------------------------------------------------------


@rule("magic", "planechase.planes")
def test_nobody_sees_what_lies_in_a_planar_deck_and_imagined_ones_are_dealt_anew() -> None:
    names = [f"Plane {number}" for number in range(12)]
    cards = [card(name, line="Plane — Somewhere") for name in names]
    players = {"a": {"planar-deck": names}, "b": {"planar-deck": names[:3]}}
    story = Story("magic", players, cards=cards, format=PLANECHASE)
    told = json.dumps(story.view("b"))
    assert "Plane 0" in told
    assert not any(f'"{name}"' in told for name in names[1:])
    orders = set()
    for seed in range(6):
        game = KIND.imagine(story.game, 1, chance(seed))
        dealt = [KIND.card_name(game, number) for number in game.pile(0, SUPPLEMENT)]
        assert sorted(dealt) == sorted(names[1:])
        orders.add(tuple(dealt))
    assert len(orders) > 3


@rule("magic", "planechase.planes")
def test_a_table_with_planes_is_written_down_as_a_scenario_and_laid_again() -> None:
    for keys in ({"planar-deck": ["Krosa", "Naya", "Bant"]}, {}):
        own = {} if keys else {"planar-deck": ["Krosa", "Naya"]}
        story = Story("magic", {"a": dict(own), "b": dict(own)}, format=PLANECHASE, **keys)
        told = scenario_of(story.kind, story.game)
        again = Story(
            "magic", told["players"], **{key: value for key, value in told.items() if key not in ("players", "game")}
        )
        again.expect(plane="Krosa")
        assert scenario_of(again.kind, again.game, seed=1) == {**told, "seed": 1}


# -- Who leaves --------------------------------------------------------------------------------------------------------


@rule("magic", "planechase.planes", "ending.concede")
def test_what_a_phenomenon_does_goes_on_for_the_next_planar_controller() -> None:
    players = {name: {"planar-deck": ["Calm", "Flood", "Hill"]} for name in "abc"}
    story = Story("magic", players, cards=[CALM, FLOOD, HILL], format=PLANECHASE, die=["planeswalk"])
    story.do("a", "roll")
    story.runner.take({"resolve": 1})
    story.expect(plane="Flood", stack=1).do("a", "concede").expect(stack=1, plane="Calm")
    settle(story).expect(b__hand=3, **{"planar-controller": "b"})


@rule("magic", "planechase.planes", "ending.concede")
def test_a_planeswalking_ability_ceases_with_the_plane_whose_owner_leaves() -> None:
    players = {name: {"planar-deck": ["Calm", "Hill"]} for name in "abc"}
    story = Story("magic", players, cards=[CALM, HILL], format=PLANECHASE, die=["planeswalk"])
    story.until(active="b", phase="main-1").do("b", "roll").expect(stack=1)
    story.do("a", "concede").expect(stack=0, plane="Calm")


# -- What a computer does ----------------------------------------------------------------------------------------------


def weights(battlefield: list[object], hand: list[object], phase: str, rolled: int) -> dict[str, int]:
    """What instinct makes of each option."""
    players = {
        "a": {"planar-deck": ["Calm"], "battlefield": battlefield, "hand": hand},
        "b": {"planar-deck": ["Calm"]},
    }
    story = Story("magic", players, cards=[CALM], format=PLANECHASE, phase=phase, die=["blank"] * 4)
    for _ in range(rolled):
        story.do("a", "roll")
    return dict(zip(story.game.decision.verbs(), KIND.instinct()(story.game), strict=True))


@rule("magic", "planechase.planes")
def test_a_computer_rolls_for_nothing_and_with_mana_that_has_no_other_use() -> None:
    lands = [{"card": "Forest", "n": 3}]
    assert weights([], [], "main-1", 0)["roll"] > 100
    assert weights(lands, [], "main-1", 1)["roll"] < 0  # it may want the mana for a trick in combat
    assert weights(lands, [], "main-2", 1)["roll"] > 100
    assert weights(lands, ["Runeclaw Bear"], "main-2", 1)["roll"] < 0
    assert weights(lands, ["Giant Growth"], "main-2", 1)["roll"] < 0


@rule("magic", "planechase.planes")
def test_the_decks_that_come_with_planechase_are_legal_and_bring_planes() -> None:
    names = KIND.decks_for(PLANECHASE)
    assert names == ["chaos-engine", "grave-roads", "sky-islands", "wild-crossing"]
    for name in names:
        deck = KIND.built_in_deck(name)
        assert KIND.check_deck(deck, "2014", PLANECHASE) == []
        assert sum(count for count, _ in deck.besides) >= 10


@rule("magic", "planechase.planes", "archenemy.schemes", "ending.concede")
@pytest.mark.parametrize("form", ["planechase", "archenemy"])
def test_games_of_five_go_on_to_their_end_whoever_leaves_when(form: str) -> None:
    match = new_match(KIND, Seats("2014", form, 5, None), chance(7))
    luck = chance(8)
    game = KIND.new_game(match, 9, True)
    for _ in range(3000):
        if game.decision is None:
            break
        there = [player for player in range(5) if game.playing[player]]
        if luck.below(150) == 0:
            game.choose(Option(CONCEDE, actor=there[luck.below(len(there))]))
            continue
        rolls = [place for place, one in enumerate(game.decision.options) if one.verb == "roll"]
        game.choose_number(rolls[0] if rolls else luck.below(len(game.decision.options)))
    assert game.over
