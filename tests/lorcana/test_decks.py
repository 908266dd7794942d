"""Decks: what makes one legal, and that every broken requirement is told with its rule."""

from __future__ import annotations

import tomllib

import pytest

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.decklists import built_in
from mulligan.kernel.errors import BadDeck, MulliganError
from mulligan.kernel.kinds import Deck
from mulligan.lorcana.catalog import catalog
from mulligan.lorcana.decks import check_deck
from mulligan.lorcana.imports import facts_from_json
from mulligan.lorcana.writing import read_cards, write_cards
from mulligan.speech import words
from support import deck_with, rule

KIND = games.kind("lorcana")
AMBER = [name for name, facts in catalog().cards.items() if facts.inks == ["amber"] and facts.limit == 4]
STEEL = [name for name, facts in catalog().cards.items() if facts.inks == ["steel"] and facts.limit == 4]


def legal(count: int = 60) -> Deck:
    """A legal deck of so many cards, up to four of a name."""
    names = [name for pair in zip(AMBER, STEEL, strict=False) for name in pair]
    deck = Deck("test")
    for i in range(0, count, 4):
        deck.cards.append((min(4, count - i), names[i // 4]))
    return deck


def complaints(deck: Deck) -> list[tuple[str, str]]:
    return [(one.message, one.rule) for one in KIND.check_deck(deck, KIND.newest(), KIND.formats[0])]


@rule("lorcana", "decks.sixty-cards")
@pytest.mark.parametrize(("size", "enough"), [(59, False), (60, True), (61, True), (200, True)])
def test_a_deck_has_at_least_sixty_cards_and_may_have_more(size: int, enough: bool) -> None:
    assert legal(size).size() == size
    assert complaints(legal(size)) == ([] if enough else [("deck-too-small", "decks.sixty-cards")])


@rule("lorcana", "decks.two-inks", "cards.ink-type")
def test_a_deck_has_one_or_two_inks_and_no_third() -> None:
    deck = legal()
    deck.cards.append((1, "Stitch - Abomination"))
    (found,) = KIND.check_deck(deck, KIND.newest(), KIND.formats[0])
    assert (found.message, found.rule, found.count, found.limit) == ("deck-too-many-inks", "decks.two-inks", 3, 2)
    assert found.card == "amber; ruby; steel"


@rule("lorcana", "decks.two-inks", "cards.ink-type")
def test_a_card_of_two_inks_counts_as_both() -> None:
    deck = legal()
    deck.cards.append((1, "Rhino - Motivational Speaker"))  # amber and steel
    assert complaints(deck) == []
    deck.cards.append((1, "Mother Gothel - Vain Sorceress"))  # amethyst and ruby
    assert complaints(deck) == [("deck-too-many-inks", "decks.two-inks")]


@rule("lorcana", "decks.four-copies", "cards.full-name")
def test_a_deck_has_at_most_four_cards_of_one_full_name() -> None:
    deck = legal()
    deck.cards[0] = (5, deck.cards[0][1])
    (found,) = KIND.check_deck(deck, KIND.newest(), KIND.formats[0])
    assert (found.rule, found.card, found.count, found.limit) == ("decks.four-copies", deck.cards[0][1], 5, 4)


@rule("lorcana", "decks.four-copies", "cards.full-name")
def test_printings_and_spellings_of_one_full_name_count_together_and_versions_apart() -> None:
    deck = deck_with({"Dalmatian Puppy - Tail Wagger": 60, "Stitch - New Dog": 3, "stitch – new dog": 2})
    assert complaints(deck) == [("deck-too-many-copies", "decks.four-copies")]
    apart = deck_with({"Stitch - New Dog": 4, "Stitch - Rock Star": 4, "Stitch - Carefree Surfer": 4})
    assert complaints(apart) == [("deck-too-small", "decks.sixty-cards")]


@rule("lorcana", "decks.four-copies")
def test_a_card_may_say_itself_how_many_of_it_a_deck_may_have() -> None:
    many = deck_with({"Dalmatian Puppy - Tail Wagger": 60})
    assert complaints(many) == []
    too_many = deck_with({"Dalmatian Puppy - Tail Wagger": 100})
    assert complaints(too_many) == [("deck-too-many-copies", "decks.four-copies")]


BAN = {"allowed": False, "bannedSinceDate": "2024-01-01"}
OUTLAW = {"fullName": "Outlaw - Test", "type": "Item", "cost": 1, "color": "Amber"}


@rule("lorcana", "decks.no-banned")
@pytest.mark.parametrize(
    ("row", "is_banned"),
    [
        (OUTLAW, False),
        (OUTLAW | {"allowedInFormats": {"Core": {"allowed": False}, "Infinity": {"allowed": True}}}, False),
        (OUTLAW | {"allowedInFormats": {"Core": BAN, "Infinity": {"allowed": True}}}, False),
        (OUTLAW | {"allowedInFormats": {"Core": BAN, "Infinity": BAN}}, True),
        (OUTLAW | {"banned": True}, True),
    ],
)
def test_a_card_that_a_database_calls_banned_is_refused_also_from_a_file_of_ours(row: dict, is_banned: bool) -> None:
    brought = facts_from_json(row)
    (kept,) = read_cards(tomllib.loads(write_cards([brought])), "test")
    for facts in (brought, kept):
        cards = catalog().copy()
        cards.add(facts)
        deck = legal()
        deck.cards.append((1, "Outlaw - Test"))
        found = [(one.message, one.rule, one.card) for one in check_deck(deck, cards)]
        assert found == ([("deck-banned-card", "decks.no-banned", "Outlaw - Test")] if is_banned else [])


@rule("lorcana", "decks.requirements")
def test_every_broken_requirement_is_told_each_with_its_rule() -> None:
    deck = deck_with({"Stitch - New Dog": 5, "Stitch - Abomination": 6, "Break": 1})
    assert [rule for _, rule in complaints(deck)] == [
        "decks.sixty-cards",
        "decks.two-inks",
        "decks.four-copies",
        "decks.four-copies",
    ]


@rule("lorcana", "decks.requirements")
@pytest.mark.parametrize("name", KIND.built_in_decks())
def test_the_built_in_decks_are_legal(name: str) -> None:
    found = complaints(KIND.built_in_deck(name))
    assert [one for one in found if one[0] != "deck-banned-card"] == []  # a card may have been banned since


@rule("lorcana", "players.two-or-more")
@pytest.mark.parametrize("count", [0, 1])
def test_a_game_needs_two_players(count: int) -> None:
    with pytest.raises(MulliganError, match="too few: at least 2 are needed"):
        KIND.match(["Ada"][:count], [legal()][:count], KIND.newest(), KIND.formats[0], None)


@rule("lorcana", "players.two-or-more")
def test_seven_and_more_play_to_the_end() -> None:
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gil"]
    game = KIND.new_game(KIND.match(names, [legal()] * 7, KIND.newest(), KIND.formats[0], None), 1, False)
    luck = chance(1)
    while game.decision is not None:
        game.choose_number(luck.below(len(game.decision.options)))
    assert 0 <= game.result < 7


@rule("lorcana", "players.two-or-more")
@pytest.mark.parametrize("decks", [[legal()], [legal(), Deck("empty")]])
def test_every_player_needs_a_deck(decks: list[Deck]) -> None:
    with pytest.raises(MulliganError, match="deck"):
        KIND.match(["Ada", "Bo"], decks, KIND.newest(), KIND.formats[0], None)


@pytest.mark.parametrize(
    "line", ["4 Stitch - New Dog", "4x Stitch - New Dog", "4 stitch – new dog", "4 Stitch - New Dog (1) 22 // best"]
)
def test_deck_lists_are_read_as_people_write_them(line: str) -> None:
    assert KIND.read_deck(f"Characters:\n{line}\n\n# a comment\n1 Break\n", "list").cards == [
        (4, "Stitch - New Dog"),
        (1, "Break"),
    ]


def test_the_same_card_on_two_lines_is_one_entry() -> None:
    assert KIND.read_deck("2 Break\n1 Break\nBreak\n", "list").cards == [(4, "Break")]


def test_a_deck_written_and_read_is_the_same_deck() -> None:
    deck = KIND.built_in_deck(KIND.built_in_decks()[0])
    assert KIND.read_deck(KIND.write_deck(deck), "again").cards == deck.cards


def test_an_unknown_card_is_told_with_its_line_and_the_nearest_name() -> None:
    with pytest.raises(
        BadDeck, match=r"list, line 2: no card is named 'Stich - New Dog'; did you mean 'Stitch - New Dog'"
    ):
        KIND.read_deck("1 Break\n4 Stich - New Dog\n", "list")


def deck_files(sort: str = "") -> dict[str, str]:
    return built_in("lorcana", sort)


@pytest.mark.parametrize("name", deck_files())
def test_every_starter_deck_has_its_sixty_cards_and_a_line_that_says_how_it_plays(name: str) -> None:
    counts = [int(line.split()[0]) for line in deck_files()[name].splitlines() if line[:1].isdecimal()]
    assert sum(counts) == 60
    assert words("en", "lorcana").has(f"deck-{name}")


def test_a_deck_is_offered_when_all_its_cards_are_known() -> None:
    known = [name for name, text in deck_files().items() if KIND.knows_all(text)]
    assert KIND.built_in_decks() == known
    assert known[:3] == ["a-steadfast-strategy", "daring-and-deception", "the-heart-of-magic"]
    assert not KIND.knows_all("4 Nobody - At All\n")


@pytest.mark.parametrize("name", KIND.learning_decks())
def test_small_decks_are_for_learning_only(name: str) -> None:
    assert name not in KIND.built_in_decks()
    deck = KIND.built_in_deck(name)
    assert deck.size() == 30
    assert KIND.check_deck(deck, KIND.newest(), "learning") == []
    assert [one.message for one in KIND.check_deck(deck, KIND.newest(), "constructed")] == ["deck-too-small"]
    assert words("en", "lorcana").has(f"deck-{name}")


def test_there_are_two_decks_to_learn_with_and_reward_packs_are_none() -> None:
    assert sorted(deck_files("learning")) == ["elsa-and-mickey-mouse", "stitch-and-maleficent"]
    for text in deck_files("learning").values():
        assert sum(int(line.split()[0]) for line in text.splitlines() if line[:1].isdecimal()) == 30
    assert not [name for name in deck_files() if "reward" in name]
