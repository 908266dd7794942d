"""Setup: who goes first, and the main character that only its player knows."""

from __future__ import annotations

import pytest

from mulligan.cipher.kind import KIND
from mulligan.cipher.table import CipherGame
from mulligan.cipher.terms import HAND, ZONES
from mulligan.kernel.chance import chance
from mulligan.kernel.game import Game
from mulligan.kernel.options import Option
from support import Story, rule

COLUMNS = (
    "printed",
    "owner",
    "controller",
    "zone",
    "known",
    "state",
    "acts_as",
    "tapped",
    "face_down",
    "main",
    "destroyed",
)
COMPUTED = ("attack", "support", "signs", "ranges", "orbs_taken", "bars", "cost")


def start(seed: int, settled: bool = True) -> Game:
    deck = KIND.built_in_deck(KIND.built_in_decks()[0])
    if not settled:
        deck.leader = ""
    return KIND.new_game(KIND.match(["a", "b"], [deck, deck], "1", "constructed", None), seed, True)


@rule("cipher", "setup.first-player", "setup.shuffle")
def test_chance_says_who_goes_first_and_how_the_cards_lie() -> None:
    games = [start(seed) for seed in range(16)]
    assert {game.active for game in games} == {0, 1}
    assert len({tuple(game.piles[0]) for game in games}) == len(games)


@rule("cipher", "setup.first-player")
@pytest.mark.parametrize("starter", range(2))
def test_who_goes_first_may_be_settled(starter: int) -> None:
    deck = KIND.built_in_deck(KIND.built_in_decks()[0])
    match = KIND.match(["a", "b"], [deck, deck], "1", "constructed", None)
    match.starter = starter
    assert {KIND.new_game(match, seed, False).active for seed in range(8)} == {starter}


@rule("cipher", "setup.main-character", "setup.orbs", "zones.orbs-face-down")
@pytest.mark.parametrize("starter", range(2))
def test_everybody_sees_their_own_main_character_and_nobody_an_orb(starter: int) -> None:
    deck = KIND.built_in_deck(KIND.built_in_decks()[0])
    match = KIND.match(["a", "b"], [deck, deck], "1", "constructed", None)
    match.starter = starter
    game = KIND.new_game(match, 5, True)
    for player in range(2):
        seats = KIND.view(game, player)["players"]
        assert [seat["front"][0]["name"] is not None for seat in seats] == [player == 0, player == 1]
    game.choose(Option("keep"))
    game.choose(Option("keep"))
    for player in range(2):
        assert [seat["orbs"] for seat in KIND.view(game, player)["players"]] == [[None] * 5] * 2


@rule("cipher", "setup.shuffle", "zones.hidden-from-both")
def test_nobody_knows_a_deck_that_was_looked_through_for_the_main_character() -> None:
    deck = ["B01-003", *["B01-002"] * 20]
    story = Story("cipher", {"a": {"deck": deck}, "b": {"deck": deck}}, phase="setup").do("a", "keep")
    for player in ("a", "b"):
        assert [story.seat(seat, player)["deck_known"] for seat in ("a", "b")] == [[], []]


@rule("cipher", "setup.main-character", "setup.reveal-main-character", "golden.turn-player-chooses-first")
def test_the_main_character_lies_face_down_until_the_game_begins() -> None:
    game = start(3, settled=False)
    first = game.active
    assert game.decision is not None
    assert game.decision.player == first
    assert game.decision.verbs() == ["main"]
    game.choose_number(0)
    assert game.decision.player == 1 - first
    shown = KIND.view(game, 1 - first)
    face_down = shown["players"][first]["front"][0]
    assert face_down == {"name": None, "main": True, "face": "down"}
    assert shown["active"] is None
    assert KIND.view(game, first)["players"][first]["front"][0]["name"]
    game.choose_number(0)
    while game.decision.verbs()[0] == "keep":
        assert KIND.view(game, 1 - first)["players"][first]["front"][0]["name"] is None
        game.choose_number(0)
    assert KIND.view(game, 1 - first)["players"][first]["front"][0]["name"]


@rule("cipher", "setup.redraw", "setup.redraw-once", "setup.redraw-order")
def test_who_keeps_a_hand_has_it_and_who_redraws_has_another() -> None:
    game = start(3)
    first = game.active
    hands = [game.piles[first * ZONES + HAND][:], game.piles[(1 - first) * ZONES + HAND][:]]
    game.choose(Option("keep"))
    game.choose(Option("redraw"))
    assert game.piles[first * ZONES + HAND] == hands[0]
    assert len(game.piles[(1 - first) * ZONES + HAND]) == 6
    assert game.piles[(1 - first) * ZONES + HAND] != hands[1]
    told = [(note.what, note.player) for note in game.log or []]
    assert ("redraws", 1 - first) in told
    assert ("redraws", first) not in told
    assert told.count(("shuffles", 1 - first)) == told.count(("shuffles", first)) + 1
    assert ("turn-begins", first) in told


@rule("cipher", "setup.main-character", "setup.reveal-main-character")
def test_a_main_character_face_down_could_be_any_card_of_cost_one_to_the_other_player() -> None:
    game = start(3, settled=False)
    assert isinstance(game, CipherGame)
    first, other = game.active, 1 - game.active
    game.choose_number(0)
    main = game.main_of(first)
    for player in (first, other):
        imagined = [KIND.imagine(game, player, chance(seed)) for seed in range(30)]
        faces = {one.card(one.main_of(first)).facts.number for one in imagined}
        assert len(faces) == 1 if player == first else len(faces) > 1
        assert (len({one.main_of(first) for one in imagined}) > 1) == (player == other)  # its number tells nothing
        for one in imagined:
            other_main = one.main_of(first)
            assert one.card(other_main).cost == 1
            assert one.looks(other_main) is one.card(other_main)
            assert player == other or other_main == main
            for seat in range(2):
                mine = [card for card in range(len(one.owner)) if one.owner[card] == seat]
                assert sorted(one.printed[card] for card in mine) == sorted(game.printed[card] for card in mine)
    game.choose_number(0)
    while game.decision is not None and game.decision.verbs()[0] == "keep":
        game.choose_number(0)
    shown = {KIND.imagine(game, other, chance(seed)).printed[main] for seed in range(30)}
    assert shown == {game.printed[main]}


@rule("cipher", "setup.main-character")
def test_the_first_card_of_the_game_could_be_another_card_of_cost_one() -> None:
    deck = ["B01-003", "B01-053", *["B01-002"] * 20]
    story = Story("cipher", {"a": {"deck": deck}, "b": {"deck": deck}}, phase="setup")
    for chosen in (False, True):
        imagined = [KIND.imagine(story.game, 1, chance(seed)) for seed in range(30)]
        for one in imagined:
            assert sorted(one.printed[:22]) == sorted(one.printed[22:])
            assert (one.main_of(0) >= 0) == chosen
        if not chosen:
            story.do("a", "main", card="B01-003")
    assert {one.card(one.main_of(0)).facts.number for one in imagined} == {"B01-003", "B01-053"}


@rule("cipher", "cards.owner", "zones.hidden")
def test_a_card_that_a_scenario_puts_down_is_as_one_of_a_deck() -> None:
    deck = KIND.built_in_deck(KIND.built_in_decks()[0])
    deck.leader = ""
    listed = deck.names()
    dealt = KIND.new_game(KIND.match(["a", "b"], [deck, deck], "1", "constructed", None), 0, True)
    laid = Story("cipher", {"a": {"deck": listed}, "b": {"deck": listed}}, phase="setup").game
    assert dealt.active == laid.active, "the seed says the same in both"
    for name in (*COLUMNS, "by_attack", "below", "marks", "used", *COMPUTED):
        assert list(getattr(dealt, name)) == list(getattr(laid, name)), name
    assert dealt.piles == laid.piles
