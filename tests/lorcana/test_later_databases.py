"""Databases of sets to come: fields nobody knows yet, other numbering, new keywords, cards of two inks."""

from __future__ import annotations

import pytest

from mulligan.lorcana.imports import import_database
from mulligan.lorcana.printed import Facts

READS = {"name": "READ ON", "type": "triggered", "effect": "When you play this character, draw a card."}
ANN: dict[str, object] = {
    "fullName": "Ann - Patient Reader",
    "name": "Ann",
    "version": "Patient Reader",
    "type": "Character",
    "color": "Amber",
    "cost": 2,
    "strength": 1,
    "willpower": 2,
    "lore": 1,
    "inkwell": True,
    "number": 1,
    "setCode": "9",
    "subtypes": ["Storyborn", "Hero"],
    "abilities": [READS],
    "allowedInTournamentsFromDate": "2025-09-05",
    "allowedInFormats": {"Core": {"allowed": True}},
}


def taken(**changed: object) -> Facts:
    """The one card of a database."""
    found, refused = import_database({"metadata": {"formatVersion": "9"}, "cards": [{**ANN, **changed}]})
    assert refused == []
    return found[0]


def refused(**changed: object) -> str:
    """Why the one card of a database is not taken."""
    found, why = import_database({"cards": [{**ANN, **changed}]})
    assert found == []
    return str(why[0])


def keyword(name: str, reminder: str, **more: str) -> list[dict[str, str]]:
    """A keyword as a database tells it."""
    return [{"type": "keyword", "keyword": name, "reminderText": reminder, **more}]


def test_what_nobody_knows_is_no_harm() -> None:
    assert taken(foilTypes=["Cold"], images={"full": {"deep": [None]}}, storyId=7).abilities == taken().abilities


@pytest.mark.parametrize(("number", "known"), [("12a", 12), ("7P2", 7), (" 31 ", 31), ("EN", 0), (None, 0)])
def test_a_number_with_letters_keeps_its_number(number: object, known: int) -> None:
    assert taken(number=number, setCode="P3").number == known


@pytest.mark.parametrize("said", [{"color": "Amber-Steel"}, {"color": "Amber/Steel"}, {"colors": ["Amber", "Steel"]}])
def test_a_card_of_two_inks_has_both(said: dict[str, object]) -> None:
    assert taken(**said).inks == ["amber", "steel"]


def test_numbers_in_words_are_numbers_and_others_are_refused() -> None:
    card = taken(cost="3", strength="4", willpower="5")
    assert (card.cost, card.strength, card.willpower) == (3, 4, 5)
    assert "'X'" in refused(cost="X")


def test_classifications_in_one_text_are_not_lost() -> None:
    assert taken(subtypes="Storyborn • Hero").classifications == ["Storyborn", "Hero"]
    assert taken(subtypes=None, subtypesText="Storyborn • Hero").classifications == ["Storyborn", "Hero"]


def test_a_keyword_that_no_rulebook_has_is_what_its_reminder_says() -> None:
    card = taken(
        abilities=keyword(
            "Sparkle", "Whenever this character quests, you may pay 2 ⬡ to draw a card.", keywordValue="2"
        )
    )
    assert card.abilities == [("Sparkle 2", "when(quests(this), may(pay_to(ink(2), draw(1))))")]
    lines = [
        "Glimmer (While challenging, this character gets +1 ¤.)",
        "READ ON When you play this character,\ndraw a card.",
    ]
    bare = taken(abilities=None, fullTextSections=lines)
    assert [name for name, _ in bare.abilities] == ["Glimmer", "READ ON"]


def test_a_keyword_whose_reminder_is_not_understood_is_refused_by_it() -> None:
    assert "dances" in refused(abilities=keyword("Twist", "This character dances around the table."))
    assert "Twist" in refused(abilities=keyword("Twist", ""))
    assert "Temporary" in refused(
        abilities=keyword("Temporary Shift", "You may pay 3 ⬡ to play this.", keywordValue="3")
    )


def test_a_wording_older_than_a_card_that_came_after_all_editions_is_nobodys() -> None:
    unread = {"abilities": [{**READS, "effect": "Dance around the table."}], "usedUntil": "2025-12-01"}
    assert taken(historicData=[unread]).older == []
    assert "Dance" in refused(historicData=[unread], allowedInTournamentsFromDate="2023-09-01")


def test_bans_are_kept_for_formats_of_any_name() -> None:
    told = {"Core": {"allowed": False, "bannedSinceDate": "2026-01-01"}, "Attic": {"allowed": True}, "Cellar": True}
    card = taken(allowedInFormats=told)
    assert card.bans == [("core", "2026-01-01")]
    assert [name for name, _, _ in card.allowed] == ["core", "attic", "cellar"]


def test_a_card_in_several_sets_is_one_card() -> None:
    again = {**ANN, "setCode": "11", "number": "3a", "allowedInFormats": {"Core": {"allowed": True}, "Attic": True}}
    found, why = import_database({"cards": [ANN, again]})
    assert why == []
    assert [(one.set, one.number) for one in found] == [("9", 1)]
    assert [name for name, _, _ in found[0].allowed] == ["core", "attic"]


def test_a_type_that_there_is_not_is_named() -> None:
    assert "'vehicle'" in refused(type="Vehicle")


EVASIVE = {"type": "keyword", "keyword": "Evasive", "fullText": "Evasive"}


@pytest.mark.parametrize(
    "told",
    [
        {"abilities": [EVASIVE]},
        {"abilities": ["Evasive", READS]},
        {"abilities": [READS], "keywordAbilities": ["Evasive"]},
        {"abilities": [EVASIVE, {"type": "triggered", "name": "READ ON"}]},
    ],
)
def test_what_only_the_whole_text_tells_is_not_left_out(told: dict[str, object]) -> None:
    lines = ["Evasive", "READ ON When you play this character, draw a card."]
    read = taken(fullText="\n".join(lines), fullTextSections=lines, **told)
    assert [notation for _, notation in read.abilities] == ["evasive", "when(played(this), draw(1))"]


def test_an_action_does_what_only_its_whole_text_tells() -> None:
    numbers = {"strength": None, "willpower": None, "lore": None}
    told = {"type": "Action", "abilities": None, "effects": ["Draw a card."], **numbers}
    assert taken(fullText="Draw a card. Gain 1 lore.", **told).abilities == [("", "does(seq(draw(1), gain_lore(1)))")]


def test_two_texts_that_say_something_else_are_refused() -> None:
    assert "do not say the same" in refused(fullText="READ ON When you play this character, gain 1 lore.")
    assert "do not say the same" in refused(keywordAbilities=["Rush"])


def test_a_card_without_a_cost_is_refused() -> None:
    for cost in (None, -1):
        assert "cost must be a whole number" in refused(cost=cost)


def test_what_is_so_may_be_told_in_words() -> None:
    assert not taken(inkwell="false").inkable
    assert taken(inkwell="True").inkable
    assert "inkwell must be true or false" in refused(inkwell="maybe")
