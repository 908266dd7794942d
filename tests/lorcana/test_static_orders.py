"""Static abilities give the same result in whatever order and seat the cards lie, whichever cards they are."""

from __future__ import annotations

import random

import pytest

from mulligan.kernel.kinds import Kind
from mulligan.lorcana.catalog import catalog
from mulligan.lorcana.terms import ACTION, CHARACTER
from support import Story

EDITIONS = ["2024-05-20", "2025-03-14", "2025-07-04"]
TOLD = ("strength", "willpower", "lore", "keywords")


def laid(kind: Kind, rng: random.Random) -> dict[str, list[dict[str, object]]]:
    """Some cards of each player that change others all the time, and some that do not."""
    found = [catalog().find(name) for name in kind.card_names()]
    always = [
        one for one in found if one.type != ACTION and any(text.startswith("always") for _, text in one.abilities)
    ]
    people = [one for one in found if one.type == CHARACTER]
    seats: dict[str, list[dict[str, object]]] = {}
    for seat in ("a", "b"):
        seats[seat] = []
        for number, facts in enumerate([*rng.sample(always, 4), *rng.sample(people, 2)]):
            entry: dict[str, object] = {"card": facts.full_name, "as": f"{seat}{number}"}
            if facts.type == CHARACTER:
                entry["exerted"] = rng.random() < 0.4
                entry["damage"] = int(rng.random() < 0.4 and facts.willpower > 2)
            seats[seat].append(entry)
    return seats


def seen(edition: str, seats: dict[str, list[dict[str, object]]]) -> dict[str, object]:
    """What every card is there, and what a may do."""
    players = {seat: {"play": cards, "ink": 6} for seat, cards in seats.items()}
    story = Story("lorcana", players, edition=edition, active="a")
    called = {card: alias for alias, card in story.table.aliases.items()}
    found: dict[str, object] = {}
    for seat in story.view("")["players"]:
        for card in seat["play"]:
            values = [sorted(card[key]) if key == "keywords" else card[key] for key in TOLD]
            found[called[card["id"]]] = values
    options = story.game.decision.options if story.game.decision is not None else []
    found["may"] = sorted(f"{one.verb} {called.get(one.card)} {called.get(one.target)} {one.text}" for one in options)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_lies_there_is_the_same_in_any_order(edition: str) -> None:
    rng = random.Random(edition)
    for _ in range(8):
        seats = laid(Story("lorcana", {"a": {}, "b": {}}).kind, rng)
        first = seen(edition, seats)
        for turned in (False, True):
            for cards in seats.values():
                rng.shuffle(cards)
            assert seen(edition, dict(reversed(seats.items())) if turned else seats) == first
