"""Standard and Modern: which sets and cards they had on a day."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from mulligan.kernel.kinds import Deck
from mulligan.magic.catalog import catalog, facts_from_row
from mulligan.magic.decks import check_deck
from mulligan.magic.formats import MODERN, STANDARD, formats
from mulligan.magic.imports import import_database
from mulligan.magic.kind import KIND
from mulligan.magic.writing import write_card
from support import rule

SHARED = Path(__file__).resolve().parents[3] / "shared" / "data" / "magic" / "formats.json"


def deck_of(*names: str) -> Deck:
    deck = Deck("test")
    deck.cards = [*((1, name) for name in names), (60 - len(names), "Mountain")]
    return deck


def complaints(format: str, *names: str, date: str = "") -> list[tuple[str, str]]:
    return [(one.message, one.card) for one in KIND.check_deck(deck_of(*names), "2014", format, date)]


@rule("magic", "formats.standard", "formats.modern")
def test_the_sets_and_bans_of_july_2013_are_those_that_were_told() -> None:
    if not SHARED.exists():
        pytest.skip("needs ../shared/data/magic/formats.json")
    told = json.loads(SHARED.read_text("utf-8"))
    known = formats()
    assert known.date == told["date"]
    for name in (STANDARD, MODERN):
        assert sorted(known.sets_on(name, told["date"])) == sorted(told[name]["sets"])
        assert known.banned[name] == told[name]["banned"]
    assert known.sets == {one["code"]: (one["released"], one["type"]) for one in told["sets"]}


@rule("magic", "formats.standard")
def test_standard_has_the_present_block_the_one_before_it_and_the_core_sets_since() -> None:
    known = formats()
    assert known.sets_on(STANDARD, "2013-07-18") == ["isd", "dka", "avr", "m13", "rtr", "gtc", "dgm"]
    assert known.sets_on(STANDARD, "2012-10-04")[0] == "som"  # the day before the next block began
    assert known.sets_on(STANDARD, "2012-10-05") == ["isd", "dka", "avr", "m13", "rtr"]
    assert known.since(STANDARD, "2014-01-01") == "2012-10-05"


@rule("magic", "formats.modern")
def test_modern_has_every_core_set_and_expansion_since_eighth_edition() -> None:
    known = formats()
    assert known.sets_on(MODERN, "2003-12-31") == ["8ed", "mrd"]
    assert len(known.sets_on(MODERN, "2013-07-19")) == 40


@rule("magic", "formats.standard", "formats.modern")
def test_a_card_that_a_format_has_not_or_bans_is_told() -> None:
    assert complaints(STANDARD, "Shock") == []  # Magic 2014
    assert complaints(STANDARD, "Lightning Bolt") == [("deck-card-not-in-format", "Lightning Bolt")]
    assert complaints(MODERN, "Lightning Bolt") == []
    assert complaints(MODERN, "Ponder", "Preordain") == [
        ("deck-banned-card", "Ponder"),
        ("deck-banned-card", "Preordain"),
    ]
    assert complaints("constructed", "Ponder", "Lightning Bolt") == []


@rule("magic", "formats.standard")
def test_it_is_asked_of_a_deck_at_a_date() -> None:
    assert complaints(STANDARD, "Lightning Bolt", date="2011-08-01") == []  # Magic 2011 was in Standard then
    assert complaints(STANDARD, "Lightning Bolt", date="2011-10-01") == [("deck-card-not-in-format", "Lightning Bolt")]
    assert complaints(STANDARD, "Young Pyromancer", date="2013-07-18") == [
        ("deck-card-not-in-format", "Young Pyromancer")
    ]
    assert complaints(STANDARD, "Young Pyromancer", date="2013-07-19") == []


@pytest.mark.parametrize("name", [*KIND.built_in_decks(), *KIND.decks_for("house")])
def test_the_decks_that_come_with_the_project_are_legal_in_both(name: str) -> None:
    deck = KIND.built_in_deck(name)
    assert KIND.check_deck(deck, "2014", STANDARD) == []
    assert KIND.check_deck(deck, "2014", MODERN) == []


def bear(name: str, **more: object) -> dict[str, object]:
    return {"name": name, "mana_cost": "{1}{G}", "type_line": "Creature — Bear", "power": "2", "toughness": "2", **more}


ROWS = [
    bear("Young Bear", set="ths", released_at="2013-09-27", legalities={"modern": "legal", "standard": "not_legal"}),
    bear("Party Bear", set="c13", released_at="2013-11-01", legalities={"modern": "not_legal", "vintage": "legal"}),
    bear("Bad Bear", set="ths", released_at="2013-09-27", legalities={"modern": "banned"}),
    bear("New Bear", set="xyz", released_at="2025-01-01", legalities={"modern": "legal", "standard": "legal"}),
    bear("Old Bear", set="xyz", released_at="2025-01-01"),
    bear("Old Bear", set="rtr", released_at="2012-10-05", rarity="rare"),
]


@pytest.mark.parametrize(
    ("name", "format", "date", "wrong"),
    [
        ("Young Bear", STANDARD, "2013-10-15", ""),
        ("Young Bear", STANDARD, "2013-07-19", "deck-card-not-in-format"),  # not out yet
        ("Young Bear", STANDARD, "2016-01-01", "deck-card-not-in-format"),  # not any more
        ("Young Bear", MODERN, "2016-01-01", ""),
        ("Party Bear", STANDARD, "2013-12-01", "deck-card-not-in-format"),  # of a set that neither format has
        ("Party Bear", MODERN, "2013-12-01", "deck-card-not-in-format"),
        ("Bad Bear", MODERN, "2014-01-01", "deck-banned-card"),
        ("New Bear", STANDARD, "2025-06-01", ""),
        ("New Bear", STANDARD, "2024-06-01", "deck-card-not-in-format"),
        ("Old Bear", STANDARD, "2013-07-19", ""),  # by its other printing
    ],
)
def test_imported_cards_tell_their_days_and_legalities(name: str, format: str, date: str, wrong: str) -> None:
    cards = catalog().copy()
    for facts in import_database(ROWS)[0]:
        cards.add(facts)
    found = [one.message for one in check_deck(deck_of(name), cards, format, date)]
    assert found == ([wrong] if wrong else [])


def test_what_an_import_tells_of_formats_is_kept() -> None:
    for facts in import_database(ROWS)[0]:
        row = tomllib.loads(write_card(facts))[facts.name]
        again = facts_from_row(facts.name, row, "file")
        assert (again.released, again.legal, again.bans) == (facts.released, facts.legal, facts.bans)
        assert again.printings == facts.printings
