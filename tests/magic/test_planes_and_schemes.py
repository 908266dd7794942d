"""Planes and schemes: what works from the command zone, and for whom."""

from __future__ import annotations

from mulligan.magic import planes, schemes
from mulligan.magic.imports import facts_from_json
from mulligan.magic.terms import SUPPLEMENT
from own_cards import card
from support import Story, rule

FISH = {"card": "Coral Merfolk", "as": "fish"}


def under_planes(*up: str, down: tuple[str, ...] = (), cards: list[dict[str, object]]) -> Story:
    """A table with planes face up, the others in the planar deck of the first player, who is the planar controller."""
    players = {"a": {"command": list(up), "exile": list(down), "battlefield": [FISH]}, "b": {}}
    story = Story("magic", players, cards=cards)
    for number in story.game.pile(0, 4)[:]:
        planes.place(story.game, number, SUPPLEMENT, False)
    planes.take_over(story.game, 0)
    return story


@rule("magic", "archenemy.schemes", "zones.command")
def test_the_static_ability_of_a_face_up_scheme_works_from_the_command_zone() -> None:
    shake = card("Shake", "static(creature(yours), pump(2, 2))", line="Ongoing Scheme")
    players = {"a": {"command": ["Shake"], "battlefield": [FISH]}, "b": {}}
    Story("magic", players, cards=[shake]).expect(fish__power=4)
    players = {"a": {"battlefield": [FISH]}, "b": {"command": ["Shake"]}}
    Story("magic", players, cards=[shake]).expect(fish__power=2)


@rule("magic", "planechase.planes", "zones.command")
def test_a_face_up_plane_works_for_the_planar_controller_whoever_owns_it() -> None:
    hill = card("Hill", "static(creature(yours), pump(2, 2))", line="Plane — Home")
    players = {"a": {"battlefield": [FISH]}, "b": {"command": ["Hill"]}}
    story = Story("magic", players, cards=[hill])
    planes.take_over(story.game, 0)
    story.expect(fish__power=4)
    planes.take_over(story.game, 1)
    story.expect(fish__power=2)


@rule("magic", "planechase.planes")
def test_planeswalking_leaves_one_plane_for_the_next_and_both_tell_of_it() -> None:
    sea = card("Sea", "when(planeswalk_away, lose_life(3, you))", line="Plane — Home")
    shore = card("Shore", "when(planeswalk_to, gain_life(2))", line="Plane — Home")
    story = under_planes("Sea", down=("Shore",), cards=[sea, shore])
    planes.planeswalk(story.game, 1)  # only the planar controller can
    assert [story.name(one) for one in planes.face_up(story.game)] == ["Sea"]
    planes.planeswalk(story.game, 0)
    assert [story.name(one) for one in planes.face_up(story.game)] == ["Shore"]
    assert [story.name(one) for one in planes.planar_deck(story.game, 0)] == ["Sea"]
    story.until(phase="main-2").expect(a__life=19)


@rule("magic", "archenemy.schemes")
def test_only_an_ongoing_scheme_can_be_abandoned() -> None:
    soil = card("Soil", "static(creature(yours), pump(2, 2))", line="Ongoing Scheme")
    blow = card("Blow", "when(set_in_motion, gain_life(2))", line="Scheme")
    story = Story("magic", {"a": {"command": ["Soil", "Blow"], "battlefield": [FISH]}, "b": {}}, cards=[soil, blow])
    for number in schemes.schemes(story.game, 0):
        schemes.abandon(story.game, number)
    assert [story.name(one) for one in schemes.schemes(story.game, 0)] == ["Blow"]
    story.expect(fish__power=2)


@rule("magic", "planechase.planes")
def test_a_planar_type_may_be_several_words() -> None:
    facts = facts_from_json({"name": "Pools", "type_line": "Plane — Somebody’s Long Realm", "notation": []})
    assert facts.subtypes == ["Somebody's Long Realm"]


@rule("magic", "planechase.planes", "ending.concede")
def test_who_leaves_while_ordering_planes_is_not_asked_again() -> None:
    names = ["Calm", "Merge", "Hill", "Dale", "Vale"]
    cards = [card(name, line="Plane — Home") for name in names if name != "Merge"]
    cards.append(card("Merge", "when(encounter, merge_planes(2))", line="Phenomenon"))
    players = {
        "a": {"planar-deck": names, "battlefield": ["Forest"]},
        "b": {"planar-deck": ["Calm"]},
        "c": {"planar-deck": ["Calm"]},
    }
    story = Story("magic", players, cards=cards, format="planechase", die=["planeswalk"] * 2)
    for _ in range(2):
        story.do("a", "roll")
        story.runner.take({"resolve": "all"})
    assert story.game.decision.topic == "tuck"
    assert not story.game.knows(1, story.game.decision.options[0].card)
    story.do("a", "concede").expect(over=False, plane="Calm", **{"planar-controller": "b"})
    story.until(active="c").expect(plane="Calm")
