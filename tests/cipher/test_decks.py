"""Decks: reading lists, and what is wrong with them by which rule."""

from __future__ import annotations

import pytest

from mulligan.cipher.catalog import catalog
from mulligan.cipher.decks import check_deck, read_deck
from mulligan.cipher.kind import KIND
from mulligan.kernel.errors import BadDeck, MulliganError
from support import deck_with, rule


def complaints(cards: dict[str, int], leader: str = "") -> list[tuple[str, str]]:
    deck = deck_with(cards)
    deck.leader = leader
    return [(one.message, one.rule) for one in KIND.check_deck(deck, "1", "constructed")]


@pytest.mark.parametrize("name", KIND.built_in_decks())
def test_every_starter_deck_is_legal_and_names_its_main_character(name: str) -> None:
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
