"""Every plane, phenomenon and scheme is in the catalog as its text says, and was seen to do what it says."""

from __future__ import annotations

import json
from typing import Final

import pytest

from mulligan.cardlang.notation import read
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.magic.catalog import built_in
from mulligan.magic.grammar import compile_text
from mulligan.magic.kind import KIND
from mulligan.magic.printed import Facts
from mulligan.magic.table import game_from_bytes, make_match, new_game
from mulligan.magic.terms import PHENOMENON, PLANE, SCHEME, SUPPLEMENTAL
from mulligan.magic.ways import ARCHENEMY, PLANECHASE, find_way
from mulligan.magic.words.vocabulary import MAGIC
from mulligan.speech.cards import card_text
from support import TESTS

TEXTS: Final = TESTS.parent.parent / "shared" / "data" / "magic" / "planes-schemes.json"
SETS: Final = ("hop", "pc2", "arc")
STORIES: Final = ("planes.jsonl", "schemes.jsonl")


def supplements() -> dict[str, Facts]:
    """The cards of planar decks and scheme decks."""
    return {name: facts for name, facts in built_in().cards.items() if facts.types & SUPPLEMENTAL}


def test_there_are_74_planes_8_phenomena_and_45_schemes() -> None:
    types = [facts.types for facts in supplements().values()]
    assert [sum(1 for one in types if one & kind) for kind in (PLANE, PHENOMENON, SCHEME)] == [74, 8, 45]
    assert {facts.set for facts in supplements().values()} == set(SETS)


def test_all_are_compiled_from_their_text() -> None:
    if not TEXTS.exists():
        pytest.skip("the card texts are not at hand")
    rows = json.loads(TEXTS.read_text("utf-8"))
    known = supplements()
    assert {row["name"] for row in rows} == set(known)
    wrong: list[str] = []
    for row in rows:
        try:
            if compile_text(row["oracle_text"], row["name"], False, "") != known[row["name"]].abilities:
                wrong.append(row["name"])
        except MulliganError as refusal:
            wrong.append(str(refusal))
    assert wrong == []


def test_each_has_a_story_of_its_own() -> None:
    told: set[str] = set()
    for name in STORIES:
        for line in (TESTS / "scenarios" / "magic" / name).read_text("utf-8").splitlines():
            for player in json.loads(line)["players"].values():
                for entry in [*player.get("planar-deck", []), *player.get("schemes", [])]:
                    told.add(entry["card"] if isinstance(entry, dict) else entry)
    assert sorted(set(supplements()) - told) == []


@pytest.mark.parametrize("way", [PLANECHASE, ARCHENEMY])
def test_games_with_all_of_them_go_on_whatever_is_done(way: str) -> None:
    names = sorted(supplements())
    mine = [name for name in names if (supplements()[name].types & SCHEME != 0) == (way == ARCHENEMY)]
    decks = [KIND.built_in_deck(name).names() for name in ("bestial-strength", "fire-surge", "lightforce")]
    for first in range(0, len(mine), 10):
        besides = [(mine[first:] + mine)[:20], [], []]
        match = make_match(["a", "b", "c"], decks, built_in(), way=find_way(way), besides=besides)
        game = new_game(match, first)
        luck = chance(first)
        for number in range(500):
            if game.decision is None:
                break
            options = game.decision.options
            rolls = [option for option in options if option.verb == "roll"]
            game.choose(rolls[0] if rolls and luck.below(2) else options[luck.below(len(options))])
            if number % 100 == 50:
                assert game_from_bytes(match, game.to_bytes()).to_bytes() == game.to_bytes()
                KIND.view(game, 0)


@pytest.mark.parametrize("name", ["Undercity Reaches", "Fields of Summer", "Minamo", "Murasa"])
def test_who_may_do_something_is_not_told_as_having_another_do_it(name: str) -> None:
    text = " ".join(card_text([read(line, MAGIC) for line in supplements()[name].abilities], "magic", "plane"))
    assert " may " in text
    assert "have that player" not in text
