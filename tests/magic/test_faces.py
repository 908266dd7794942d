"""Cards with two faces or halves: imported, written down and read again, and played by chance."""

from __future__ import annotations

import tomllib

import pytest
from tests.magic.blocks import play, row
from tests.support import rule

from mulligan.kernel.entries import split_entries
from mulligan.kernel.errors import MulliganError
from mulligan.magic.catalog import Catalog
from mulligan.magic.imports import MagicIntake, facts_from_json
from mulligan.magic.sheet import sheet
from mulligan.magic.writing import write_card


def faces(layout: str, *rows: dict[str, object]) -> dict[str, object]:
    """A card of several faces, as a database has it."""
    return {"name": " // ".join(str(one["name"]) for one in rows), "layout": layout, "card_faces": list(rows)}


WOLF = faces(
    "transform",
    row("Mild Elk", "{1}{R}", "Creature — Elk", "{R}: Transform Mild Elk.", "1/1"),
    row(
        "Wild Elk",
        "",
        "Creature — Elk",
        "Haste\nWhen this creature transforms into Wild Elk, draw a card.\n{R}: Transform Wild Elk.",
        "3/3",
        colors=["R"],
    ),
)
PUPIL = faces(
    "flip",
    row("Calm Ape", "{R}", "Creature — Ape", "{1}, {T}: Flip Calm Ape.", "1/1"),
    row("Mad Ape", "", "Legendary Creature — Ape", "Trample", "4/4"),
)
SPLIT = faces(
    "split",
    row("Hot", "{R}", "Instant", "Hot deals 1 damage to target creature or player."),
    row("Cold", "{2}{R}", "Sorcery", "Return target creature to its owner's hand. Its controller discards a card."),
)
FUSED = faces(
    "split",
    row("Now", "{R}", "Instant", "Now deals 1 damage to target creature.\nFuse"),
    row("Then", "{1}{R}", "Sorcery", "Destroy target land. Its controller loses 1 life.\nFuse (Reminder.)"),
)
OTHERS = [
    row(
        "Mirror",
        "{1}{R}",
        "Creature — Shapeshifter",
        "You may have Mirror enter the battlefield as a copy of any creature on the battlefield.",
        "0/0",
    ),
    row("Twin", "{R}", "Sorcery", "Put a token onto the battlefield that's a copy of target creature."),
    row("Tumble", "{2}{R}", "Sorcery", "Cascade\nDraw a card."),
    row("No", "{R}", "Instant", "Counter target spell."),
]


@rule("magic", "golden.card-over-rulebook")
def test_everything_holds_in_games_with_cards_of_two_faces() -> None:
    taken = play([WOLF, PUPIL, SPLIT, FUSED, *OTHERS], ["Mountain"], 2, 21)
    assert taken["cast"] > 10


@rule("magic", "golden.card-over-rulebook")
@pytest.mark.parametrize("card", [WOLF, PUPIL, SPLIT, FUSED], ids=lambda one: str(one["name"]))
def test_what_is_written_of_it_is_read_again_and_found_by_every_name(card: dict[str, object]) -> None:
    facts = facts_from_json({**card, "set": "here"})
    text = write_card(facts)
    tomllib.loads(text)
    cards = Catalog()
    for entry in split_entries(text, "here.toml"):
        cards.put_entry(entry)
    again = cards.find(facts.name)
    assert write_card(again) == text
    assert sheet(again) == sheet(facts)
    for face in facts.faces:
        assert cards.find(face.name) is again


def test_a_second_printing_of_it_is_the_same_card() -> None:
    intake = MagicIntake()
    intake.take({**WOLF, "set": "one", "rarity": "rare"})
    intake.take({**WOLF, "set": "two", "rarity": "mythic"})
    found = intake.finish()
    assert [(one.key, "printings" in one.text) for one in found.cards] == [("Mild Elk", True)]


@pytest.mark.parametrize("layout", ["adventure", "modal_dfc", "meld", ""])
def test_other_cards_of_two_faces_are_refused_by_name(layout: str) -> None:
    with pytest.raises(MulliganError, match="Hot // Cold"):
        facts_from_json({**SPLIT, "layout": layout})


def test_a_face_that_is_not_understood_refuses_the_card() -> None:
    with pytest.raises(MulliganError, match="Gibber"):
        facts_from_json(
            faces("transform", row("Plain", "{R}", "Creature — Elk", ""), row("Odd", "", "Creature — Elk", "Gibber."))
        )


def test_faces_that_stand_apart_in_a_database_are_put_together() -> None:
    shared = {"name": "Mild Elk // Wild Elk", "layout": "transform", "setCode": "TST", "manaCost": "", "colors": ["R"]}
    front = {
        **shared,
        "faceName": "Mild Elk",
        "side": "a",
        "manaCost": "{1}{R}",
        "type": "Creature — Elk",
        "power": "1",
    }
    back = {**shared, "faceName": "Wild Elk", "side": "b", "type": "Creature — Elk", "power": "3", "toughness": "3"}
    front |= {"toughness": "1", "text": "{R}: Transform Mild Elk."}
    back |= {"text": "Haste\n{R}: Transform Wild Elk."}
    for rows in ([front, back], [back, front]):
        intake = MagicIntake()
        for one in rows:
            intake.take(one)
        found = intake.finish()
        assert [one.key for one in found.cards] == ["Mild Elk"]
        assert not found.refusals
    alone = MagicIntake()
    alone.take(front)
    assert [one.name for one in alone.finish().refused] == ["Mild Elk // Wild Elk"]
