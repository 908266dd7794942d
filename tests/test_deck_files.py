"""Decks in the formats people keep them in; what is no deck is called what it is."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.decks import read_deck_file, summary_of
from mulligan.kernel.errors import BadDeck

MAGIC = games.kind("magic")
LORCANA = games.kind("lorcana")
MAIN = [(4, "Shock"), (20, "Mountain")]
SIDE = [(2, "Quicken")]

COCKATRICE = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1"><deckname>Burn</deckname><comments>fast</comments>
<zone name="main"><card number="4" name="Shock"/><card number="20" name="Mountain"/></zone>
<zone name="side"><card number="2" name="Quicken"/></zone>
<zone name="tokens"><card number="1" name="Goblin"/></zone></cockatrice_deck>"""
MAGIC_ONLINE = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><NetDeckID>0</NetDeckID><PreconstructedDeckID>0</PreconstructedDeckID>
<Cards CatID="1" Quantity="4" Sideboard="false" Name="Shock" Annotation="0" />
<Cards CatID="2" Quantity="20" Sideboard="false" Name="Mountain" Annotation="0" />
<Cards CatID="3" Quantity="2" Sideboard="true" Name="Quicken" Annotation="0" /></Deck>"""
FORGE = """[metadata]
Name=Burn
[Avatar]
1 Momir Vig
[Main]
4 Shock|M14|1
20 Mountain|M14
[Sideboard]
2 Quicken
"""
XMAGE = """NAME:Burn
4 [M14:156] Shock
20 [M14:242] Mountain
SB: 2 [M14:68] Quicken
LAYOUT MAIN:(1,2)(CMC,true,50)|([M14:156],[M14:242])
LAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([M14:68])
"""
WORKSTATION = """// Deck file for Magic Workstation
    4 [M14] Shock
    20 [M14] Mountain (1)
SB:  2 [M14] Quicken
"""
MOXFIELD = {
    "name": "Burn",
    "format": "standard",
    "boards": {
        "mainboard": {
            "count": 24,
            "cards": {
                "x1": {"quantity": 4, "boardType": "mainboard", "card": {"name": "Shock", "set": "m14"}},
                "x2": {"quantity": 20, "boardType": "mainboard", "card": {"name": "Mountain", "set": "m14"}},
            },
        },
        "sideboard": {
            "count": 2,
            "cards": {"x3": {"quantity": 2, "card": {"name": "Quicken"}}},
        },
        "maybeboard": {"count": 9, "cards": {"x4": {"quantity": 9, "card": {"name": "Opt"}}}},
    },
}
OLD_MOXFIELD = {
    "name": "Burn",
    "mainboard": {"Shock": {"quantity": 4, "card": {"name": "Shock"}}, "Mountain": {"quantity": 20}},
    "sideboard": {"Quicken": {"quantity": 2}},
    "maybeboard": {"Opt": {"quantity": 9}},
}
ARCHIDEKT = {
    "id": 7,
    "name": "Burn",
    "cards": [
        {"quantity": 4, "card": {"oracleCard": {"name": "Shock"}}, "categories": ["Burn"]},
        {"quantity": 20, "card": {"oracleCard": {"name": "Mountain"}}, "categories": ["Land"]},
        {"quantity": 2, "card": {"oracleCard": {"name": "Quicken"}}, "categories": ["Sideboard"]},
        {"quantity": 1, "card": {"oracleCard": {"name": "Opt"}}, "categories": ["Maybeboard"]},
    ],
}
SCRYFALL = {
    "object": "deck",
    "name": "Burn",
    "entries": {
        "mainboard": [
            {"count": 4, "card_digest": {"name": "Shock"}},
            {"count": 20, "card_digest": {"name": "Mountain"}},
        ],
        "sideboard": [{"count": 2, "card_digest": {"name": "Quicken"}}],
    },
}
MTGJSON = {
    "meta": {"version": "5"},
    "data": {
        "name": "Burn",
        "mainBoard": [{"count": 4, "name": "Shock"}, {"count": 20, "name": "Mountain"}],
        "sideBoard": [{"count": 2, "name": "Quicken"}],
    },
}


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(COCKATRICE, id="cockatrice"),
        pytest.param(MAGIC_ONLINE, id="magic-online"),
        pytest.param(FORGE, id="forge"),
        pytest.param(XMAGE, id="xmage"),
        pytest.param(WORKSTATION, id="workstation"),
        pytest.param(json.dumps(MOXFIELD), id="moxfield"),
        pytest.param(json.dumps(OLD_MOXFIELD), id="moxfield-before"),
        pytest.param(json.dumps(ARCHIDEKT), id="archidekt"),
        pytest.param(json.dumps(SCRYFALL), id="scryfall"),
        pytest.param(json.dumps(MTGJSON, indent=2), id="mtgjson"),
    ],
)
def test_a_deck_is_read_from_the_formats_of_magic(text: str) -> None:
    for data in (text.encode(), b"\xef\xbb\xbf" + text.encode(), text.replace("\n", "\r\n").encode()):
        deck = read_deck_file(MAGIC, data, "burn")
        assert sorted(deck.cards) == sorted(MAIN)
        assert deck.side == SIDE


def test_a_file_tells_the_name_of_its_deck() -> None:
    for text in (COCKATRICE, FORGE, XMAGE, json.dumps(MOXFIELD), json.dumps(ARCHIDEKT)):
        assert read_deck_file(MAGIC, text.encode(), "file").name == "Burn"


STITCH, ELSA = "Stitch - New Dog", "Elsa - Snow Queen"


@pytest.mark.parametrize(
    "whole",
    [
        {"cards": [{"name": "Stitch", "version": "New Dog", "quantity": 4}, {"fullName": ELSA, "count": 2}]},
        {"deck": {STITCH: 4, ELSA: 2}},
        [{"qty": 4, "card": {"name": STITCH}}, {"qty": 2, "card": {"name": ELSA}}],
        ["4 " + STITCH, "2x " + ELSA],
        {
            "ObjectStates": [
                {
                    "Name": "DeckCustom",
                    "ContainedObjects": [{"Name": "Card", "Nickname": one} for one in [STITCH] * 4 + [ELSA] * 2],
                }
            ]
        },
    ],
)
def test_a_deck_is_read_from_the_json_of_lorcana_sites(whole: object) -> None:
    deck = read_deck_file(LORCANA, json.dumps(whole).encode(), "mine")
    assert sorted(deck.cards) == [(2, ELSA), (4, STITCH)]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"%PDF-1.7 ...", "a PDF"),
        (b"\x89PNG\r\n\x1a\n", "a picture"),
        (b"PK\x03\x04....", "a packed archive"),
        (b"{\\rtf1 ...", "a word processor"),
        (b"\x00\x01\x02", "no text"),
        (b"<!DOCTYPE html><html></html>", "a web page"),
        (b"<svg xmlns='x'></svg>", "XML of"),
        (b'{"hello": "world"}', "JSON without a deck"),
        (b'{"hello": ', "JSON that cannot be read"),
        (b"<cockatrice_deck><zone", "XML that cannot be read"),
    ],
)
def test_a_file_that_is_no_deck_is_called_what_it_is(data: bytes, told: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck_file(MAGIC, data, "my file")
    assert told in str(caught.value)
    assert "my file" in str(caught.value)


ENTITIES = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>'
BOMB = ENTITIES + COCKATRICE.partition("?>")[2]


@pytest.mark.parametrize(
    "data",
    [
        BOMB.encode(),
        BOMB.encode("utf-16"),
        b'{"cards":' + b"[" * 100_000,
        json.dumps({"cards": [{"name": "Shock", "quantity": 10**30}]}).encode(),
        json.dumps({"cards": [{"name": "Shock", "quantity": -4}]}).encode(),
        b'<cockatrice_deck><zone name="main"><card number="9999999999999" name="Shock"/></zone></cockatrice_deck>',
        b"4 Shock\n" + b"1 Mountain\n" * 10_000,
        b"1 " + b" :(1" * 50_000,
        b"side" + b" " * 200_000 + b"board x\n4 Shock",
        (" " * 100_000 + "\n").encode() * 3 + b"4 Shock [" + b" (x" * 1000,
    ],
    ids=range(10),
)
def test_hostile_files_are_refused_in_a_sentence_and_at_once(data: bytes) -> None:
    started = time.process_time()  # what else the machine does counts for nothing
    with pytest.raises(BadDeck) as caught:
        read_deck_file(MAGIC, data, "deck")
    assert time.process_time() - started < 2
    assert len(str(caught.value)) < 2000


def test_deck_check_tells_what_a_deck_is_like(tmp_path: Path) -> None:
    file = tmp_path / "burn.cod"
    file.write_text(COCKATRICE)
    result = CliRunner().invoke(mulligan_command, ["deck", "check", str(file)])
    assert "Burn: 24 cards" in result.output
    assert "Curve: 1: 4 (average 1.0)" in result.output
    assert "Colours: red 4" in result.output
    assert "Sideboard: 2" in result.output
    row = json.loads(CliRunner().invoke(mulligan_command, ["deck", "check", str(file), "--json"]).output)
    assert (row["curve"], row["side"]) == ({"1": 4}, 2)
    told = CliRunner().invoke(mulligan_command, ["deck", "check", "the-heart-of-magic"]).output
    assert "Inkable: 53 (88 %)" in told


@pytest.mark.parametrize("name", games.names())
def test_a_summary_counts_every_card(name: str) -> None:
    kind = games.kind(name)
    for one in kind.built_in_decks():
        deck = kind.built_in_deck(one)
        summary = summary_of(kind, deck)
        assert summary.size == deck.size()
        assert sum(summary.curve.values()) + summary.types["land"] == deck.size()
