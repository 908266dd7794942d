"""Decks: reading lists with sideboards, and what is wrong with them by which rule."""

from __future__ import annotations

import pytest

from mulligan.kernel.errors import BadDeck
from mulligan.magic.kind import KIND
from mulligan.magic.terms import LIBRARY
from support import deck_with, rule


def complaints(
    cards: dict[str, int], side: dict[str, int] | None = None, of: str = "constructed"
) -> list[tuple[str, str]]:
    deck = deck_with(cards)
    deck.side = [(count, name) for name, count in (side or {}).items()]
    return [(one.message, one.rule) for one in KIND.check_deck(deck, "2014", of)]


@pytest.mark.parametrize("name", [*KIND.built_in_decks(), *KIND.decks_for("house")])
def test_every_intro_pack_and_house_deck_is_legal_and_reads_back(name: str) -> None:
    deck = KIND.built_in_deck(name)
    assert deck.size() == 60
    assert KIND.check_deck(deck, "2014", "constructed") == []
    assert KIND.read_deck(KIND.write_deck(deck), name).cards == deck.cards


@rule("magic", "decks.constructed", "decks.deck")
def test_sixty_cards_and_four_of_a_name() -> None:
    assert complaints({"Forest": 56, "Giant Growth": 4}) == []
    assert complaints({"Forest": 55, "Giant Growth": 4}) == [("deck-too-small", "decks.constructed")]
    assert complaints({"Forest": 55, "Giant Growth": 5}) == [("deck-too-many-copies", "decks.constructed")]


@rule("magic", "types.basic-land", "types.nonbasic-land")
def test_any_number_of_basic_lands_but_four_of_another_land() -> None:
    assert complaints({"Forest": 60}) == []
    assert complaints({"Forest": 55, "Mutavault": 5}) == [("deck-too-many-copies", "decks.constructed")]


@rule("magic", "golden.card-over-rulebook")
def test_a_card_may_allow_any_number_of_itself() -> None:
    assert complaints({"Swamp": 20, "Shadowborn Apostle": 40}) == []


@rule("magic", "decks.limited")
def test_forty_cards_are_enough_in_limited_and_five_of_a_name_too() -> None:
    assert complaints({"Forest": 33, "Giant Growth": 7}, of="limited") == []
    assert complaints({"Forest": 32, "Giant Growth": 7}, of="limited") == [("deck-too-small", "decks.limited")]


@rule("magic", "decks.sideboard")
def test_fifteen_cards_aside_counted_with_the_deck() -> None:
    main = {"Forest": 56, "Giant Growth": 4}
    assert complaints(main, {"Fog": 4, "Naturalize": 4, "Forest": 7}) == []
    assert complaints(main, {"Fog": 4, "Forest": 12}) == [("sideboard-too-big", "decks.sideboard")]
    assert complaints(main, {"Giant Growth": 1}) == [("deck-too-many-copies", "decks.constructed")]


@pytest.mark.parametrize(
    "side",
    ["SB: 4 Fog\nSB: 1 Naturalize\n", "Sideboard\n4 Fog\n1 Naturalize\n", "\n4 Fog\n1 Naturalize (M14) 187\n"],
    ids=["marked", "heading", "blank line"],
)
def test_a_sideboard_is_marked_or_headed_or_follows_a_blank_line(side: str) -> None:
    deck = KIND.read_deck("56 Forest\n4 Giant Growth (M14) 178\n" + side, "test")
    assert deck.cards == [(56, "Forest"), (4, "Giant Growth")]
    assert deck.side == [(4, "Fog"), (1, "Naturalize")]
    assert KIND.read_deck(KIND.write_deck(deck), "test").side == deck.side


def test_an_unknown_card_is_named_with_its_line() -> None:
    with pytest.raises(BadDeck, match=r"line 2.*Giant Growth"):
        KIND.read_deck("56 Forest\n4 Gaint Growth\n", "test")


@rule("magic", "decks.deck", "zones.library", "zones.shuffle")
def test_the_deck_becomes_the_library_in_an_order_that_only_the_seed_decides() -> None:
    deck = KIND.built_in_deck("fire-surge")
    match = KIND.match(["a", "b"], [deck, deck], "2014", "constructed", None)
    one, two, other = (KIND.new_game(match, seed, False) for seed in (1, 1, 2))
    order = [[game.printed[card] for card in game.pile(0, LIBRARY)] for game in (one, two, other)]
    assert len(order[0]) == 53
    assert order[0] == order[1] != order[2]


@pytest.mark.parametrize(
    "text",
    [
        "36 Giant Growth\n24 Forest\n\n3 Fog\n",
        "36 Giant Growth\n\n24 Forest\n\n3 Fog\n",
        "Deck\n36 Giant Growth\n24 Forest\n\n3 Fog\n",
        "Spells (36)\n36 Giant Growth\nLands: 24\n24 Forest\nSideboard (3)\n3 Fog\n",
        "About\nName Green\n\nDeck\n36 Giant Growth\n24 Forest\n\nSideboard\n3 Fog\n",
        "36 Giant Growth (M14) 176\n24 Forest (M14) 246\nSB: 3 Fog (M14) 171\n",
    ],
)
def test_a_sideboard_is_found_however_it_is_marked(text: str) -> None:
    deck = KIND.read_deck(text, "test")
    assert deck.cards == [(36, "Giant Growth"), (24, "Forest")]
    assert deck.side == [(3, "Fog")]


def test_a_small_last_block_of_a_deck_is_no_sideboard() -> None:
    assert KIND.read_deck("30 Giant Growth\n\n16 Fog\n\n14 Forest\n", "test").side == []
