"""Every plane, phenomenon and scheme is in the catalog as its text says, and was seen to do what it says."""

from __future__ import annotations

import json
from typing import Final

import pytest

from mulligan.kernel.errors import MulliganError
from mulligan.magic.catalog import built_in
from mulligan.magic.grammar import compile_text
from mulligan.magic.printed import Facts
from mulligan.magic.terms import PHENOMENON, PLANE, SCHEME, SUPPLEMENTAL
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
