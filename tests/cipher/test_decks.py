"""Decks: reading lists, and what is wrong with them by which rule."""

from __future__ import annotations

import tomllib

import pytest

from mulligan.cipher.catalog import catalog, facts_from_row
from mulligan.cipher.decks import card_names, check_deck, read_deck
from mulligan.cipher.imports import import_database
from mulligan.cipher.kind import KIND
from mulligan.cipher.printed import Facts
from mulligan.cipher.writing import write_cards
from mulligan.kernel.errors import BadDeck, MulliganError
from support import deck_with, rule


def complaints(cards: dict[str, int], leader: str = "") -> list[tuple[str, str]]:
    deck = deck_with(cards)
    deck.leader = leader
    return [(one.message, one.rule) for one in KIND.check_deck(deck, "1", "constructed")]


@pytest.mark.parametrize("name", [*KIND.built_in_decks(), *KIND.decks_for("house")])
def test_every_starter_and_house_deck_is_legal_and_names_its_main_character(name: str) -> None:
    deck = KIND.built_in_deck(name)
    assert KIND.check_deck(deck, "1", "constructed") == []
    assert catalog().find(deck.leader).cost == 1
    again = KIND.read_deck(KIND.write_deck(deck), name)
    assert (again.cards, again.leader) == (deck.cards, deck.leader)


def test_a_line_names_a_card_by_number_by_number_and_rarity_or_by_title_and_name() -> None:
    deck = KIND.read_deck("4 B01-003 *\n2 B01-008N\n3 Green Knight, Abel\n1 B01-020 Talysian Axeman, Cord\n", "test")
    assert deck.cards == [(4, "B01-003"), (2, "B01-008"), (3, "B01-010"), (1, "B01-020")]
    assert deck.leader == "B01-003"
    assert KIND.read_deck("Main character\n1 B01-053\nDeck\n3 B01-008\n", "test").leader == "B01-053"


@pytest.mark.parametrize(
    "text",
    [
        "4 B01-003 ★\n4 B01-008\n",
        "* 4 B01-003  # Altean Prince, Marth\n4 B01-008\n",
        "Main: 4 Altean Prince, Marth\n4 B01-008\n",
        "Main Character (4)\n4 Altean Prince - Marth\n\n4 B01-008\n",
        "4 B01-008\n4 B01-003 (main character)\n",
    ],
)
def test_the_main_character_is_marked_in_many_ways(text: str) -> None:
    deck = KIND.read_deck(text, "test")
    assert (deck.leader, sorted(deck.cards)) == ("B01-003", [(4, "B01-003"), (4, "B01-008")])


def test_two_main_characters_are_one_too_many() -> None:
    with pytest.raises(BadDeck, match=r"line 2: Red Knight, Cain .*Altean Prince, Marth"):
        KIND.read_deck("4 B01-003 *\n4 B01-008 *\n", "test")


def test_an_unknown_card_is_named_with_its_line() -> None:
    with pytest.raises(BadDeck, match=r"line 2.*Red Knight, Cain"):
        KIND.read_deck("4 B01-003\n4 Red Knigth, Cain\n", "test")


@rule("cipher", "decks.fifty", "decks.cost-one", "decks.four-of-a-name")
def test_fifty_cards_one_of_cost_one_four_of_a_name() -> None:
    assert ("deck-too-small", "decks.fifty") in complaints({"B01-003": 4})
    assert ("deck-without-main-character", "decks.cost-one") in complaints({"B01-002": 4})
    assert ("deck-too-many-copies", "decks.four-of-a-name") in complaints({"B01-003": 5})
    assert ("deck-main-character-cost", "setup.main-character") in complaints({"B01-002": 4}, "B01-002")
    # the Annas are exempt, other cards of the unit's name are other cards
    annas = complaints({"B01-100": 20, "B01-002": 4, "B01-003": 4})
    assert ("deck-too-many-copies", "decks.four-of-a-name") not in annas


@rule("cipher", "decks.four-of-a-name", "cards.card-name")
@pytest.mark.parametrize(
    ("second", "third", "legal"),
    [
        (("Faithful Verteran", "忠義の古強者"), None, False),  # the same card, spelt otherwise in English
        (("Faithful Veteran", "別の人"), None, True),  # another card that a table calls the same in English
        (("Faithful Veteran", ""), None, False),  # nothing but the English name is known
        (("Faithful Verteran", "忠義の古強者"), ("Faithful Veteran", ""), False),
    ],
)
def test_the_original_name_says_which_cards_are_the_same(
    second: tuple[str, str], third: tuple[str, str] | None, legal: bool
) -> None:
    cards = catalog().copy()
    lines = ["3 S01-003"]
    for number, (title, japanese) in enumerate([one for one in (second, third) if one], 1):
        facts = Facts(f"T01-00{number}", title, "Jagen")
        facts.ja_title, facts.ja_name = japanese, "ジェイガン" if japanese else ""
        cards.add(facts)
        lines.append(f"{1 if third else 2} {facts.number}")
    found = check_deck(read_deck("\n".join(lines) + "\n", "test", cards), cards)
    assert ("deck-too-many-copies" not in [one.message for one in found]) == legal


@rule("cipher", "decks.four-of-a-name", "cards.card-name")
def test_a_card_table_in_several_languages_tells_the_original_names() -> None:
    card = {"cost": 1, "attack": 40, "range": "1", "symbol": ["red"]}
    rows = [
        {"number": "T01-001", "language": "en", "title": "Old Hand", "name": "Ann", **card},
        {"number": "T01-002", "language": "en", "title": "Old Hnad", "name": "Ann", **card},
        {"number": "T01-001", "language": "ja", "title": "古参", "name": "アン", **card},
        {"number": "T01-002", "language": "ja", "title": "古参", "name": "アン", **card},
    ]
    found, refused = import_database(rows)
    assert not refused
    assert len(set(card_names(found).values())) == 1
    again = [facts_from_row(number, row, "test") for number, row in tomllib.loads(write_cards(found)).items()]
    assert len(set(card_names(again).values())) == 1


@rule("cipher", "decks.no-markers")
def test_a_marker_is_no_card_for_a_deck() -> None:
    cards = catalog().copy()
    marker = cards.find("B01-003")
    cards.add(marker)
    marker.marker = True
    try:
        found = check_deck(read_deck("50 B01-003\n", "test", cards), cards)
    finally:
        marker.marker = False
    assert ("deck-marker", "decks.no-markers") in [(one.message, one.rule) for one in found]


@rule("cipher", "golden.two-players")
def test_cipher_is_for_two() -> None:
    assert KIND.most_players() == 2


@rule("cipher", "golden.two-players")
@pytest.mark.parametrize("count", [1, 3])
def test_two_players_and_no_other_number(count: int) -> None:
    deck = KIND.built_in_deck(KIND.built_in_decks()[0])
    with pytest.raises(MulliganError, match="2 players"):
        KIND.match(["a", "b", "c"][:count], [deck] * count, "1", "constructed", None)


@rule("cipher", "golden.two-players")
def test_a_match_is_of_two_players_and_of_an_edition_there_is() -> None:
    deck = KIND.built_in_deck(KIND.built_in_decks()[0])
    assert KIND.most_players() == 2
    for names in (["a"], ["a", "b", "c"]):
        with pytest.raises(MulliganError):
            KIND.match(names, [deck] * len(names), "1", "constructed", None)
    with pytest.raises(MulliganError):
        KIND.match(["a", "b"], [deck, deck], "nine", "constructed", None)
    match = KIND.match(["a", "b"], [deck, deck], "1", "constructed", None)
    assert not match.together(0, 1)
