"""Cards: what makes a card a character, wordings of their time, reminder text, names, and mistakes in card files."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.cardlang.notation import read, show
from mulligan.kernel.errors import BadNotation, MulliganError, UnknownCard
from mulligan.lorcana.catalog import catalog, facts_from_row
from mulligan.lorcana.definitions import LISTED_IN_JULY_2025, LISTED_IN_MARCH_2025
from mulligan.lorcana.editions import EDITIONS
from mulligan.lorcana.imports import facts_from_json
from mulligan.lorcana.printed import Facts, Printed
from mulligan.lorcana.terms import CHARACTER, ITEM
from mulligan.lorcana.words.vocabulary import LORCANA
from support import Story, rule


def card(**fields: object) -> Facts:
    return facts_from_json({"fullName": "Test - Card", "cost": 1, **fields})


# -- Characters --------------------------------------------------------------------------------------------------------


@rule("lorcana", "cards.character-by-strength-and-willpower")
def test_in_2024_a_card_with_both_numbers_is_a_character_and_with_one_it_is_not() -> None:
    is_character = EDITIONS["2024-05-20"].is_character
    assert is_character(0, 3, [])
    assert not is_character(None, 3, ["Storyborn"])
    assert not is_character(2, None, ["Storyborn"])


@rule("lorcana", "cards.character-by-numbers-and-class", "cards.character-numbers")
@pytest.mark.parametrize("edition", ["2025-03-14", "2025-07-04"])
def test_since_2025_a_character_needs_the_numbers_and_a_listed_classification(edition: str) -> None:
    is_character = EDITIONS[edition].is_character
    assert is_character(2, 3, ["Storyborn"])
    assert is_character(2, 3, ["Robot", "Villain"])
    assert not is_character(2, 3, ["Robot"])
    assert not is_character(2, 3, [])
    assert not is_character(None, 3, ["Storyborn"])
    assert not is_character(2, None, ["Storyborn"])


@rule("lorcana", "cards.character-one-of-31-classes", "cards.character-one-of-29-classes")
def test_march_lists_31_classifications_and_july_29_of_them() -> None:
    assert (len(LISTED_IN_MARCH_2025), len(LISTED_IN_JULY_2025)) == (31, 29)
    assert {"racer", "entangled"} == LISTED_IN_MARCH_2025 - LISTED_IN_JULY_2025
    assert EDITIONS["2025-03-14"].is_character(2, 3, ["Racer"])
    assert not EDITIONS["2025-07-04"].is_character(2, 3, ["Racer"])


@rule("lorcana", "cards.character-by-numbers-and-class", "cards.character-by-strength-and-willpower")
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_every_character_of_the_catalog_is_one_by_every_document(edition: str) -> None:
    for facts in catalog().cards.values():
        numbers = (facts.strength, facts.willpower) if facts.type == CHARACTER else (None, None)
        assert EDITIONS[edition].is_character(*numbers, facts.classifications) == (facts.type == CHARACTER), (
            facts.full_name
        )


@rule("lorcana", "cards.character-by-strength-and-willpower", "cards.character-by-numbers-and-class")
def test_an_imported_card_without_a_type_is_a_character_if_its_line_says_so() -> None:
    assert card(strength=2, willpower=3, subtypes=["Storyborn"]).type == CHARACTER
    with pytest.raises(MulliganError, match="is not a card type"):
        card(willpower=3, subtypes=["Storyborn"])


@rule("lorcana", "cards.item-type", "cards.action-type", "cards.location-type")
@pytest.mark.parametrize(("word", "type"), [("Character", 1), ("Item", 2), ("Location", 3), ("Action", 4)])
def test_items_actions_and_locations_say_what_they_are(word: str, type: int) -> None:
    assert card(type=word, strength=1, willpower=1).type == type


# -- Text --------------------------------------------------------------------------------------------------------------

SINGER = {"type": "keyword", "keyword": "Singer", "keywordValueNumber": 5}


@rule("lorcana", "cards.reminder-text")
@pytest.mark.parametrize(
    "text", ["Singer 5", "Singer 5 (Counts as cost 5 to sing songs.)", "Singer 5 (Sings 7 songs.)", ""]
)
def test_a_card_is_the_same_with_its_reminder_text_removed_or_reworded(text: str) -> None:
    ability = {"type": "keyword", "keyword": "Singer", "fullText": text} if text else SINGER
    facts = card(type="Character", strength=1, willpower=1, abilities=[ability])
    assert facts.abilities == [("", "singer(5)")]


@rule("lorcana", "cards.reminder-text")
def test_an_ability_that_is_nothing_but_a_reminder_is_no_ability() -> None:
    reminder = {"type": "static", "fullText": "(A character with cost 2 or more can sing this song for free.)"}
    assert card(type="Action", subtypes=["Song"], abilities=[reminder]).abilities == []


def test_text_that_cannot_be_compiled_is_refused_by_name() -> None:
    with pytest.raises(MulliganError, match=r"Test - Card: its text cannot be compiled: 'Do a somersault\.'"):
        card(type="Item", abilities=[{"type": "static", "effect": "Do a somersault."}])


@rule("lorcana", "golden.current-wording")
@pytest.mark.parametrize(
    ("name", "until"),
    [("Bucky - Squirrel Squeak Tutor", "2024-08-09"), ("Huey - Savvy Nephew", "2024-11-04")],
)
def test_a_card_is_played_as_it_was_worded_at_the_date_of_the_edition(name: str, until: str) -> None:
    facts = catalog().find(name)
    assert [date for date, _ in facts.older] == [until]
    assert facts.as_of("2024-05-20") is facts.older[0][1]
    assert facts.as_of(until) is facts
    assert facts.as_of("2025-03-14") is facts
    assert facts.as_of("2025-07-04") is facts


@rule("lorcana", "golden.current-wording")
@pytest.mark.parametrize(("edition", "cost", "ward"), [("2024-05-20", 2, True), ("2025-07-04", 3, False)])
def test_bucky_at_the_table_is_the_bucky_of_the_edition(edition: str, cost: int, ward: bool) -> None:
    mine = {"play": [{"card": "Bucky - Squirrel Squeak Tutor", "as": "bucky"}]}
    story = Story("lorcana", {"a": mine, "b": {}}, edition=edition)
    story.expect(bucky__cost=cost, **{"bucky.has" if ward else "bucky.lacks": ["Ward"]})


# -- Names -------------------------------------------------------------------------------------------------------------


@rule("lorcana", "cards.song-either-title")
def test_a_song_may_be_named_by_its_english_or_its_japanese_title() -> None:
    kind = games.kind("lorcana")
    assert catalog().find("剣をふるえ！") is catalog().find("Grab Your Sword")
    assert kind.read_deck("2 剣をふるえ！\n2 Grab Your Sword\n", "list").cards == [(4, "Grab Your Sword")]
    story = Story("lorcana", {"a": {"hand": [{"card": "剣をふるえ！", "as": "song"}]}, "b": {}})
    story.expect(**{"a.hand.names": ["Grab Your Sword"]})


@rule("lorcana", "cards.two-names", "cards.full-name")
def test_a_character_of_two_names_has_each_of_them_and_both() -> None:
    assert catalog().find("Flotsam & Jetsam - Entangling Eels").names() == ["Flotsam", "Jetsam", "Flotsam & Jetsam"]
    assert catalog().find("Stitch - New Dog").names() == ["Stitch"]
    assert card(type="Item", fullName="Salt & Pepper").names() == ["Salt & Pepper"]


def test_an_unknown_card_is_told_with_the_nearest_name() -> None:
    with pytest.raises(UnknownCard, match=r"no card is named 'Stitch - New Dgo'; did you mean 'Stitch - New Dog'\?"):
        catalog().find("Stitch - New Dgo")
    with pytest.raises(UnknownCard, match=r"no card is named 'Zzzzzz'$"):
        catalog().find("Zzzzzz")


ROW = {
    "type": "character",
    "cost": 3,
    "inkable": True,
    "ink": ["amber", "steel"],
    "strength": 2,
    "willpower": 4,
    "lore": 1,
    "classes": ["Storyborn", "Hero"],
    "limit": 99,
    "number": 7,
    "rarity": "rare",
    "abilities": ["ward", ["STORY", "when(quests(this), draw(1))"]],
    "until": {"2024-08-09": {"cost": 2}, "2025-05-01": {"cost": 4, "abilities": []}},
}


@rule("lorcana", "golden.current-wording")
def test_a_card_file_says_everything_about_a_card_and_how_it_was_before() -> None:
    facts = facts_from_row("Name - Version", ROW, "set-9.toml")
    assert (facts.name, facts.version, facts.type, facts.cost, facts.inkable) == ("Name", "Version", CHARACTER, 3, True)
    assert (facts.strength, facts.willpower, facts.lore, facts.inks) == (2, 4, 1, ["amber", "steel"])
    assert (facts.classifications, facts.limit, facts.number, facts.rarity) == (["Storyborn", "Hero"], 99, 7, "rare")
    assert facts.abilities == [("", "ward"), ("STORY", "when(quests(this), draw(1))")]
    assert [facts.as_of(date).cost for date in ("2024-05-20", "2025-03-14", "2025-07-04")] == [2, 4, 3]
    assert len(facts.as_of("2024-05-20").abilities) == 2
    assert facts.as_of("2025-03-14").abilities == []
    plain = facts_from_row("Thing", {"type": "item"}, "set-9.toml")
    assert (plain.limit, plain.inkable, plain.cost, plain.older) == (4, False, 0, [])


# -- Card files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ({}, "set-9.toml: Test: type must be a word, not None"),
        (
            {"type": "spell"},
            "set-9.toml: Test: 'spell' is not a card type; the types are character, item, location, action",
        ),
        ({"type": ""}, "set-9.toml: Test: '' is not a card type"),
        ({"type": "item", "cost": "two"}, "set-9.toml: Test: cost must be a whole number, not 'two'"),
        ({"type": "item", "ink": "amber"}, "set-9.toml: Test: ink must be a list of words, not 'amber'"),
        ({"type": "item", "abilities": "ward"}, "set-9.toml: Test: abilities must be a list"),
        ({"type": "item", "abilities": [["a", "b", "c"]]}, "an ability is a notation, or a list of its name and"),
        ({"type": "item", "until": 5}, "until must be a table of older wordings by date"),
    ],
)
def test_a_mistake_in_a_card_file_is_told_with_file_and_card(row: dict, message: str) -> None:
    with pytest.raises(MulliganError) as caught:
        facts_from_row("Test", row, "set-9.toml")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("notation", "message"),
    [
        ("when(banishd(this), draw(1))", "'banishd' is not a word of the card language; did you mean 'banished'"),
        ("draw(1)", "'draw' alone is not an ability"),
        ("when(banished(this)", "Test: "),
    ],
)
def test_a_mistake_in_a_notation_is_told_with_the_card_and_the_nearest_word(notation: str, message: str) -> None:
    facts = Facts("Test")
    facts.type = ITEM
    facts.abilities = [("", notation)]
    with pytest.raises(BadNotation) as caught:
        Printed(facts, [], LORCANA)
    assert message in str(caught.value)
    assert "Test" in str(caught.value)


def test_every_notation_is_printed_as_it_was_read() -> None:
    for name in catalog().cards:
        for _, notation in catalog().find(name).abilities:
            once = show(read(notation, LORCANA))
            assert show(read(once, LORCANA)) == once, name
