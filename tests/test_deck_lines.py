"""What a line of a deck list says: how many of which card; and what is a heading, a comment, or no line of a list."""

from __future__ import annotations

import pytest

from mulligan.kernel.decklists import LONGEST, MOST_LINES, MOST_TOLD, Line, cards_of, deck_lines, without_suffix
from mulligan.kernel.errors import BadDeck, MulliganError
from mulligan.kernel.kinds import Deck
from mulligan.kernel.pools import pool_complaints

HEADINGS = ("about", "deck", "sideboard")


def read(text: str) -> list[tuple[int, int, str, str]]:
    """Line, copies, name and section of each line that names a card."""
    return [(line.number, line.count, line.name, line.section) for line in deck_lines(text, "list", HEADINGS)]


@pytest.mark.parametrize(
    ("line", "count", "name"),
    [
        ("4 Shock", 4, "Shock"),
        ("4x Shock", 4, "Shock"),
        ("4 × Shock", 4, "Shock"),
        ("Shock", 1, "Shock"),
        ("999 Shock", 999, "Shock"),
        ("\ufeff4 Shock", 4, "Shock"),
        ("  4\t Shock\u00a0 ", 4, "Shock"),
        ("4 Shock // burns", 4, "Shock"),
        ("4 Shock # burns", 4, "Shock"),
        ("4 Fire//Ice", 4, "Fire//Ice"),
        ("4 Number#1", 4, "Number#1"),
        ("4 [M14] Shock", 4, "Shock"),
        ("2 2nd Chance", 2, "2nd Chance"),
    ],
)
def test_a_line_says_how_many_of_which_card(line: str, count: int, name: str) -> None:
    assert read(line) == [(1, count, name, "")]


@pytest.mark.parametrize(
    "behind", ["(M14) 154", "(M14) 154 *F*", "[M14]", "[Foil] f", "(M14) [Burn]", "[Burn] (M14) 154"]
)
def test_a_printing_or_category_behind_a_name_is_none_of_it(behind: str) -> None:
    assert without_suffix(f"Shock {behind}") == "Shock"
    assert without_suffix("Robin (Female)") == "Robin"  # tried only where no card has the whole name
    assert without_suffix("Shock") == "Shock"


def test_headings_are_no_cards_and_what_a_list_says_about_itself_is_none_either() -> None:
    text = "About\nName Burn\n4 Shock\n\nDeck (24 cards):\n20 Mountain\n\nSIDEBOARD 15\n2 Quicken\n"
    assert read(text) == [(6, 20, "Mountain", "deck"), (9, 2, "Quicken", "sideboard")]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no cards"),
        ("// 4 Shock\n# nothing\n\n", "no cards"),
        ("4 Shock\n0 Mountain", "line 2"),
        ("4 Shock\n1000 Mountain", "line 2"),
        ("12345678901", "line 1"),
        ("4 " + "S" * LONGEST, "line 1"),
        ("4 Shock\n" * (MOST_LINES + 1), str(MOST_LINES)),
    ],
)
def test_what_is_no_list_is_refused_with_its_line(text: str, told: str) -> None:
    with pytest.raises(BadDeck) as refused:
        read(text)
    assert refused.value.message in ("deck-empty", "deck-line-copies", "deck-line-unreadable", "deck-too-long")
    if told.startswith("line"):
        assert told in str(refused.value)
    assert len(str(refused.value)) < 2 * LONGEST


def test_a_list_of_as_many_lines_as_there_may_be_is_read() -> None:
    assert len(read("1 Shock\n" * MOST_LINES)) == MOST_LINES
    assert read("4 " + "S" * (LONGEST - 2))[0][1] == 4


def test_of_many_unknown_names_the_nearest_is_looked_for_only_a_few_times() -> None:
    asked: list[bool] = []

    def find(line: Line, nearest: bool) -> str:
        asked.append(nearest)
        raise MulliganError("no-card", name=line.name)

    with pytest.raises(BadDeck):
        cards_of(deck_lines("1 Shok\n" * (MOST_TOLD + 5), "list"), "list", find)
    assert asked == [True] * MOST_TOLD + [False] * 5


# -- Pools -------------------------------------------------------------------------------------------------------------


def complaints(
    cards: dict[str, int], side: dict[str, int], pool: dict[str, int], format: str, foils: int = 1
) -> list[str]:
    deck = Deck("test")
    deck.cards = [(count, name) for name, count in cards.items()]
    deck.side = [(count, name) for name, count in side.items()]
    deck.pool = [(count, name) for name, count in pool.items()]
    found = pool_complaints(deck, lambda name: name == "Forest", format, "decks.limited", foils)
    return [f"{one.message} {one.card} {one.count} {one.limit}" for one in found]


def test_a_deck_and_its_sideboard_together_have_no_more_than_their_pool() -> None:
    pool = {"Shock": 3, "Fog": 1}
    assert complaints({"Shock": 2, "Forest": 17}, {"Shock": 1, "Fog": 1}, pool, "sealed") == []
    assert complaints({"Shock": 2}, {"Shock": 2}, pool, "sealed") == ["deck-not-in-pool Shock 4 3"]
    assert complaints({"Opt": 1}, {}, pool, "draft") == ["deck-not-in-pool Opt 1 0"]


def test_without_a_pool_a_deck_has_no_more_than_packs_can_have_held() -> None:
    assert complaints({"Shock": 6}, {}, {}, "sealed") == []
    assert complaints({"Shock": 6}, {"Shock": 1}, {}, "sealed") == ["deck-beyond-packs Shock 7 6"]
    assert complaints({"Shock": 24}, {}, {}, "draft") == []
    assert complaints({"Shock": 25}, {}, {}, "draft") == ["deck-beyond-packs Shock 25 24"]
    assert complaints({"Shock": 12}, {}, {}, "sealed", 2) == []
    assert complaints({"Shock": 13}, {}, {}, "sealed", 2) == ["deck-beyond-packs Shock 13 12"]
    assert complaints({"Forest": 40}, {}, {}, "sealed") == []
