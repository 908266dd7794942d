"""Rows of whole databases: what lacks something, or is no card of these rules, is refused by name."""

from __future__ import annotations

import pytest

from mulligan.magic.imports import MagicIntake
from mulligan.magic.printed import Facts

PLAIN = {
    "name": "Plain Oak",
    "mana_cost": "{1}{G}",
    "type_line": "Creature — Treefolk",
    "oracle_text": "Reach",
    "power": "2",
    "toughness": "3",
}
SPELL = {"name": "Plain Oak", "mana_cost": "{G}", "type_line": "Instant"}
WALKER = {"name": "Plain Oak", "mana_cost": "{G}", "type_line": "Planeswalker — Oak", "oracle_text": "+1: Draw a card."}


@pytest.mark.parametrize(
    "row",
    [
        {**PLAIN, "power": None},
        {**PLAIN, "toughness": ""},
        {**PLAIN, "power": "*", "toughness": "*"},  # and nothing says how much that is
        {**PLAIN, "power": "*", "oracle_text": "{G}, Sacrifice a creature with power 2: Draw a card."},
        {**PLAIN, "power": "1.5"},
        {**PLAIN, "colors": ["Pink"]},
        {**PLAIN, "layout": "meld"},
        {**PLAIN, "layout": "split", "names": ["Plain Oak", "Other Oak"]},  # half of a card
        {"name": "Plain Oak", "type_line": "Enchantment — Aura", "oracle_text": "Enchanted creature gets +1/+1."},
        {**PLAIN, "mana_cost": "{HW}"},
        {**PLAIN, "mana_cost": ["{1}"]},
        {**PLAIN, "oracle_text": ["Reach"]},
        {**PLAIN, "type_line": None},
        {**PLAIN, "type_line": "Eaturecray — Elk"},
        {**PLAIN, "type_line": "Conspiracy"},
        {**PLAIN, "layout": "split", "card_faces": [1, 2]},
        {**PLAIN, "layout": "adventure", "card_faces": [PLAIN, SPELL]},
        {**PLAIN, "oracle_text": "Remove Plain Oak from your deck before playing if you're not playing for ante."},
        {**SPELL, "oracle_text": None},
        {**SPELL, "oracle_text": "Flash"},
        {**WALKER, "loyalty": None},
        {**WALKER, "loyalty": "X"},
        {**WALKER, "loyalty": "*"},
    ],
)
def test_a_row_that_cannot_be_a_card_is_refused_by_name(row: dict[str, object]) -> None:
    intake = MagicIntake()
    intake.take(row)
    found = intake.finish()
    assert found.cards == []
    assert [str(one) for one in found.refusals if "Plain Oak" in str(one)] != []


@pytest.mark.parametrize(
    "row", [{**PLAIN, "name": None}, {**PLAIN, "name": ["Oak"]}, {**PLAIN, "name": ""}, 5, None, [1]]
)
def test_a_row_without_a_name_is_refused(row: object) -> None:
    intake = MagicIntake()
    intake.take(row)
    found = intake.finish()
    assert (len(found.cards), len(found.refusals)) == (0, 1)


@pytest.mark.parametrize("layout", ["token", "emblem", "art_series", "vanguard", "double_faced_token"])
def test_what_is_never_in_a_deck_is_left_out(layout: str) -> None:
    intake = MagicIntake()
    intake.take({**PLAIN, "layout": layout})
    found = intake.finish()
    assert (found.cards, found.refused, found.left_out) == ([], [], 1)


@pytest.mark.parametrize(
    "row",
    [
        {**PLAIN, "oracle_text": None},
        {**PLAIN, "mana_cost": "{2/W}{W/P}{S}"},
        {**PLAIN, "power": 2, "toughness": 3, "collector_number": "12★", "released_at": "once", "colors": ["Green"]},
        {**PLAIN, "power": "-1", "toughness": "1000000"},
        {
            **PLAIN,
            "power": "1+*",
            "toughness": "1+*",
            "oracle_text": "Plain Oak's power and toughness are each equal to 1 plus the number of lands you control.",
        },
        {**PLAIN, "lang": "de", "printed_name": "Eiche", "printed_text": "Reichweite"},
        {**PLAIN, "card_faces": None, "printings": ["ABC"], "legalities": ["vintage"], "set": None, "rarity": None},
    ],
)
def test_an_odd_row_that_tells_enough_is_a_card(row: dict[str, object]) -> None:
    intake = MagicIntake()
    intake.take(row)
    assert [one.name for one in intake.finish().cards] == ["Plain Oak"]


def test_of_rows_of_one_name_with_other_texts_the_first_that_can_be_read_is_taken() -> None:
    intake = MagicIntake()
    for text in ("Reach, frabjous", "Reach", "Trample"):
        intake.take({**PLAIN, "oracle_text": text})
    found = intake.finish()
    assert [one.notation for one in found.cards] == [["reach"]]
    assert found.refused == []


def test_rows_of_older_files_tell_of_a_face_each_and_name_both() -> None:
    half = {"layout": "split", "names": ["Left Oak", "Right Oak"], "type": "Instant"}
    side = {"layout": "double-faced", "names": ["Day Oak", "Night Oak"], "type": "Creature — Treefolk", "power": "1"}
    intake = MagicIntake()
    for row in (
        {**half, "name": "Right Oak", "manaCost": "{U}", "text": "Draw a card."},
        {**half, "name": "Left Oak", "manaCost": "{R}", "text": "Left Oak deals 1 damage to target creature."},
        {**side, "name": "Day Oak", "manaCost": "{G}", "toughness": "1", "colors": ["Green"]},
        {**side, "name": "Night Oak", "toughness": "4", "colors": ["Red"]},
    ):
        intake.take(row)
    found = intake.finish()
    assert (found.refusals, [one.name for one in found.cards]) == ([], ["Left Oak // Right Oak", "Day Oak"])
    split, day = (one.facts for one in found.cards)
    assert isinstance(split, Facts)
    assert isinstance(day, Facts)
    assert [face.name for face in split.faces] == ["Left Oak", "Right Oak"]
    assert (day.colors, day.faces[0].colors) == (-1, 1 << 3)
