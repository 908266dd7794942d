"""Commander: decks and their commanders, tables, saves, what people see; its rules are played in the scenarios."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import mulligan
from mulligan.agents import agent
from mulligan.cli.board import Board
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import BadDeck, MulliganError
from mulligan.kernel.game import Match
from mulligan.kernel.kinds import Deck
from mulligan.magic.catalog import built_in, catalog
from mulligan.magic.commander_decks import color_identity, may_lead
from mulligan.magic.kind import KIND
from mulligan.magic.table import MagicGame
from mulligan.magic.terms import COLORS, COMMAND, KINDS_OF_MANA
from mulligan.saves.loading import load_session
from mulligan.scenarios import PASSED, run_one
from mulligan.scenarios.sessions import scenario_session
from mulligan.scenarios.stories import story_of
from mulligan.scenarios.writing import scenario_of
from mulligan.server.catalog import game_row
from mulligan.server.seating import legal_deck
from mulligan.sim.random_decks import random_deck
from mulligan.sim.series import Series, play_series
from mulligan.sim.soak import Seats, new_match, replays_exactly, watch
from mulligan.sim.statistics import Statistics
from mulligan.speech import Words
from support import rule

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from commander_decks import Tale, built, play

KRENKO = "Krenko, Mob Boss"
DECKS = KIND.decks_for("commander")


def deck_with(*cards: tuple[int, str], leader: str = KRENKO) -> Deck:
    """A deck of 100 cards with these, filled up with Mountains."""
    deck = Deck("test")
    deck.leader = leader
    deck.cards = [(1, leader), *cards] if leader else list(cards)
    deck.cards.append((100 - deck.size(), "Mountain"))
    return deck


def complaints(deck: Deck) -> list[tuple[str, str]]:
    return [(one.message, one.card) for one in KIND.check_deck(deck, "2014", "commander")]


def commander_match(*names: str) -> Match:
    decks = [KIND.built_in_deck(name) for name in names]
    return KIND.match([f"p{i}" for i in range(len(decks))], decks, "2014", "commander", None)


# -- Decks -------------------------------------------------------------------------------------------------------------


@rule("magic", "commander.leader")
def test_every_legendary_creature_that_comes_with_the_project_leads_a_deck() -> None:
    known = built_in()
    legends = {name for name in known.known() if may_lead(known.find(name))}
    assert {KIND.built_in_deck(name).leader for name in DECKS} == legends


@pytest.mark.parametrize("name", DECKS)
@rule("magic", "commander.game", "commander.leader")
def test_a_commander_deck_that_comes_with_the_project_is_legal(name: str) -> None:
    deck = KIND.built_in_deck(name)
    assert deck.size() == 100
    assert complaints(deck) == []
    assert KIND.read_deck(KIND.write_deck(deck), name) == deck


@rule("magic", "commander.game")
def test_a_deck_has_exactly_a_hundred_cards() -> None:
    assert complaints(deck_with()) == []
    for count, message in ((97, "deck-too-small"), (99, "commander-deck-too-big")):
        deck = deck_with()
        deck.cards = [(1, KRENKO), (count + 1, "Mountain")]
        assert complaints(deck) == [(message, "")]


@rule("magic", "commander.leader")
def test_a_deck_has_one_of_each_card_but_basic_lands_and_what_says_otherwise() -> None:
    assert complaints(deck_with((2, "Shock"))) == [("deck-too-many-copies", "Shock")]
    rats = deck_with((20, "Relentless Rats"), leader="Nefarox, Overlord of Grixis")
    rats.cards[-1] = (rats.cards[-1][0], "Swamp")
    assert complaints(rats) == []


@rule("magic", "commander.leader")
def test_every_complaint_about_a_commander_is_told() -> None:
    assert complaints(deck_with(leader="")) == [("commander-missing", "")]
    assert complaints(deck_with(leader="Goblin Piker")) == [("commander-not-legendary", "Goblin Piker")]
    assert complaints(deck_with((1, "Runeclaw Bear"))) == [("commander-colors", "Runeclaw Bear")]
    assert complaints(deck_with((1, "Forest"))) == [("commander-land", "Forest")]
    deck = deck_with()
    deck.side = [(1, "Shock")]
    assert complaints(deck) == [("commander-sideboard", "")]
    deck = deck_with()
    deck.cards[0] = (1, "Shock")
    assert complaints(deck) == [("commander-not-in-deck", KRENKO)]
    wrong = deck_with((2, "Shock"), (1, "Forest"), (1, "Cancel"), leader="Goblin Piker")
    assert len(complaints(wrong)) == 4


@pytest.mark.parametrize(
    ("name", "colors"),
    [
        (KRENKO, "R"),
        ("Forest", ""),  # its mana symbol is a reminder
        ("Manalith", ""),
        ("Dragonskull Summit", "BR"),
        ("Crown of Empires", ""),
        ("Elvish Mystic", "G"),
        ("Hellion Crucible", "R"),
    ],
)
@rule("magic", "commander.leader")
def test_the_colours_of_a_card_are_those_of_its_cost_and_its_rules_text(name: str, colors: str) -> None:
    if not catalog().has(name):
        pytest.skip(f"{name} is not in the catalog")
    found = color_identity(catalog().find(name))
    assert "".join(letter for i, letter in enumerate("WUBRG") if found >> i & 1) == colors


REST = "99 Mountain"
LISTS = {
    "a heading": f"Commander\n1 {KRENKO}\n\nDeck\n{REST}\n",
    "a heading and a blank line": f"Commander:\n1 {KRENKO}\n\n{REST}\n",
    "a heading with a number": f"Commander (1)\n1 {KRENKO} (M13) 138\n\nMain deck (99)\n{REST}\n",
    "a comment as a heading": f"// Commander\n1 {KRENKO}\n\n// Land\n{REST}\n",
    "a mark": f"1 {KRENKO} *CMDR*\n{REST}\n",
    "a mark with a printing": f"1x {KRENKO} (m13) 138 [Commander{{top}}]\n99x Mountain (m13) 242 [Land]\n",
    "a mark in a comment": f"{REST}\n1 {KRENKO} # !Commander\n",
    "a word before it": f"{REST}\nCommander: 1 {KRENKO}\n",
    "the last block": f"{REST}\n\n1 {KRENKO}\n",
    "the sideboard": f"{REST}\nSB: 1 {KRENKO}\n",
    "Forge": f"[metadata]\nName=Mob\n[Commander]\n1 {KRENKO}|M13|1\n[Main]\n99 Mountain|M13|1\n",
    "Moxfield": json.dumps(
        {
            "name": "Mob",
            "boards": {
                "commanders": {"cards": {"x": {"quantity": 1, "card": {"name": KRENKO}}}},
                "mainboard": {"cards": {"y": {"quantity": 99, "card": {"name": "Mountain"}}}},
            },
        }
    ),
    "Archidekt": json.dumps(
        {
            "cards": [
                {"quantity": 1, "categories": ["Commander"], "card": {"oracleCard": {"name": KRENKO}}},
                {"quantity": 99, "categories": ["Land"], "card": {"oracleCard": {"name": "Mountain"}}},
            ]
        }
    ),
    "MTGJSON": json.dumps(
        {"data": {"commander": [{"count": 1, "name": KRENKO}], "mainBoard": [{"count": 99, "name": "Mountain"}]}}
    ),
    "Magic Online": '<Deck><Cards Quantity="99" Sideboard="false" Name="Mountain"/>'
    f'<Cards Quantity="1" Sideboard="true" Name="{KRENKO}"/></Deck>',
}


@pytest.mark.parametrize("how", LISTS)
def test_a_commander_is_read_however_a_list_names_it(how: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(LISTS[how], "utf-8")
    deck = mulligan.deck("magic", str(file))
    assert deck.leader == KRENKO
    assert sorted(deck.cards) == [(1, KRENKO), (99, "Mountain")]
    assert deck.side == []
    assert complaints(deck) == []


def test_two_commanders_are_one_too_many_and_the_line_is_named() -> None:
    text = f"Commander\n1 {KRENKO}\n1 Odric, Master Tactician\n\nDeck\n98 Mountain\n"
    with pytest.raises(BadDeck, match="line 3: a deck has one commander"):
        KIND.read_deck(text, "mine")


def test_an_ordinary_deck_has_no_commander() -> None:
    assert KIND.built_in_deck("fire-surge").leader == ""
    assert KIND.read_deck(f"60 Mountain\n\nSideboard\n1 {KRENKO}\n", "mine").leader == ""


# -- Tables ------------------------------------------------------------------------------------------------------------


@rule("magic", "commander.game")
def test_two_to_six_play_it_and_no_more() -> None:
    for count in range(2, 7):
        match = commander_match(*(DECKS * 2)[:count])
        game = KIND.new_game(match, 1, False)
        assert isinstance(game, MagicGame)
        assert game.life == [40] * count
        assert all(len(game.pile(seat, COMMAND)) == 1 for seat in range(count))
    with pytest.raises(MulliganError, match="commander is played by 2 to 6 players here, not 7"):
        commander_match(*(DECKS * 2)[:7])


def test_a_deck_without_a_commander_is_refused_by_the_player_who_brings_it() -> None:
    decks = [KIND.built_in_deck("krenko"), KIND.built_in_deck("fire-surge")]
    with pytest.raises(MulliganError, match="Bo has a deck without a commander"):
        KIND.match(["Ada", "Bo"], decks, "2014", "commander", None)


def test_a_game_is_saved_and_resumed_and_told_as_a_story() -> None:
    session = mulligan.new_session("magic", ["krenko", "talrand"], format="commander", seed=5)
    game = session.game
    luck = chance(8)
    for _ in range(150):
        if game.decision is not None:
            session.choose(game.decision.options[luck.below(len(game.decision.options))])
            game = session.game
    again = load_session(session.save(), "save")
    assert again.game.to_bytes() == game.to_bytes()


def test_a_whole_game_is_a_scenario_that_passes() -> None:
    match = commander_match("krenko", "odric")
    decks = [KIND.built_in_deck("krenko"), KIND.built_in_deck("odric")]
    game = KIND.new_game(match, 3, True)
    while game.decision is not None and game.turn < 2:
        game.choose_number(0)
    story = story_of(KIND, match, decks, 3, game.choices or [], "commander")
    assert story is not None
    assert run_one(story).status == PASSED


def test_a_table_is_written_down_with_tax_and_damage() -> None:
    scenario = {
        "id": "any",
        "game": "magic",
        "format": "commander",
        "players": {
            "a": {"command": [{"card": KRENKO, "commander": True}], "commander-tax": 4},
            "b": {
                "battlefield": [{"card": "Odric, Master Tactician", "commander": True}],
                "commander-damage": {"a": 7},
            },
        },
        "steps": [],
    }
    session = scenario_session(scenario)
    written = scenario_of(KIND, session.game, -1, "commander")
    players = written["players"]
    assert isinstance(players, dict)
    assert players["a"]["commander-tax"] == 4
    assert players["a"]["command"] == [{"card": KRENKO, "commander": True}]
    assert players["b"]["commander-damage"] == {"a": 7}
    assert run_one({**written, "steps": [{"expect": {"a.command": 1}}]}).status == PASSED


def test_people_see_the_commander_what_it_costs_more_and_what_it_has_dealt() -> None:
    scenario = {
        "id": "any",
        "game": "magic",
        "format": "commander",
        "players": {
            "a": {"command": [{"card": KRENKO, "commander": True}], "commander-tax": 4},
            "b": {
                "battlefield": [{"card": "Odric, Master Tactician", "commander": True}],
                "commander-damage": {"a": 7},
            },
        },
        "steps": [],
    }
    game = scenario_session(scenario).game
    view = KIND.view(game, 1)
    told = "\n".join(line.plain for line in Board(KIND, Words("en", "magic")).draw(dict(view), 100))
    assert "commander costs 4 more" in told
    assert "commander damage a 7" in told
    assert KRENKO in told
    seats = view["players"]  # type: ignore[typeddict-item]
    assert seats[0]["command"][0]["commander"]
    assert seats[1]["battlefield"][0]["commander"]


@pytest.mark.parametrize("number", [*range(3), *(pytest.param(n, marks=pytest.mark.slow) for n in range(3, 40))])
@rule("magic", "commander.game")
def test_random_games_keep_the_rules_of_commander(number: int) -> None:
    luck = chance(number)
    match = new_match(KIND, Seats("2014", "commander", 2 + number % 3, None), luck)
    game = KIND.new_game(match, number, True)
    assert isinstance(game, MagicGame)
    damage: dict[int, int] = {}
    casts: dict[int, int] = {}
    for _ in range(3000):
        if game.decision is None:
            break
        game.choose_number(luck.below(len(game.decision.options)))
        assert all(game.commander_damage.get(key, 0) >= amount for key, amount in damage.items())
        assert all(game.commander_casts.get(key, 0) >= count for key, count in casts.items())
        damage, casts = dict(game.commander_damage), dict(game.commander_casts)
        for seat in range(match.seats):
            for color in range(COLORS):
                mana = game.pool[seat * KINDS_OF_MANA + color]
                assert mana == 0 or game.own_match.identities[seat] >> color & 1
    commanders = [card for card in range(len(game.printed)) if game.is_commander(card)]
    assert len(commanders) == match.seats


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
def test_random_games_are_sound_at_every_decision(number: int) -> None:
    luck = chance(number + 100)
    match = new_match(KIND, Seats("2014", "commander", 2 + number % 2, None), luck)
    game = KIND.new_game(match, number, True)
    watch(KIND, game, luck, 53)
    replays_exactly(KIND, game, number)


def test_random_decks_are_legal_and_led_by_any_legend() -> None:
    found = [random_deck(KIND, "2014", "commander", chance(seed)) for seed in range(12)]
    assert all(complaints(deck) == [] for deck in found)
    assert len({deck.leader for deck in found}) > 2


def test_whoever_plays_by_instinct_casts_the_commander_and_keeps_it() -> None:
    lands = [{"card": "Mountain", "n": 4}]
    players = {"a": {"command": [{"card": KRENKO, "commander": True}], "battlefield": lands}, "b": {}}
    scenario = {"id": "any", "game": "magic", "format": "commander", "players": players, "steps": []}
    game = scenario_session(scenario).game
    assert game.decision is not None
    weights = KIND.instinct()(game)
    assert game.decision.options[weights.index(max(weights))].verb == "cast"


def test_whoever_plays_by_instinct_attacks_for_the_last_of_twenty_one() -> None:
    players = {
        "a": {"battlefield": [{"card": KRENKO, "commander": True}]},
        "b": {},
        "c": {"commander-damage": {"a": 18}},
    }
    scenario = {"id": "any", "game": "magic", "format": "commander", "players": players, "steps": []}
    game = scenario_session({**scenario, "phase": "declare-attackers"}).game
    assert game.decision is not None
    weights = KIND.instinct()(game)
    best = game.decision.options[weights.index(max(weights))]
    assert (best.verb, best.player) == ("attack", 2)


def test_a_commander_in_the_command_zone_and_what_commanders_have_dealt_count_for_how_one_stands() -> None:
    def standing(tax: int, damage: int) -> int:
        one: dict[str, object] = {"command": [{"card": KRENKO, "commander": True}]}
        two: dict[str, object] = {"command": [{"card": "Odric, Master Tactician", "commander": True}]}
        players = {"a": {**one, "commander-tax": tax, "commander-damage": {"b": damage}}, "b": two}
        scenario = {"id": "any", "game": "magic", "format": "commander", "players": players, "steps": []}
        return KIND.score(scenario_session(scenario).game, 0)

    assert standing(0, 0) > standing(4, 0)
    assert standing(0, 0) > standing(0, 15)


def test_simulations_tell_how_often_commanders_were_cast_and_what_they_dealt() -> None:
    decks = [KIND.built_in_deck("krenko"), KIND.built_in_deck("yeva")]
    series = Series("magic", "2014", "commander", decks, ["random", "random"], 3)
    results = play_series(series, 2, 1, lambda played: None)
    statistics = Statistics(2, results.played)
    assert set(statistics.tallies[0]) == {"commander-casts", "commander-damage", "commander-slain"}
    assert statistics.tallies[0]["commander-casts"] > 0
    assert "tally" in str(statistics.row(["krenko", "yeva"], ["random", "random"]))


def test_the_server_offers_each_format_its_own_decks() -> None:
    formats = game_row("magic", "en")["formats"]
    assert isinstance(formats, list)
    offered = {one["name"]: one["decks"] for one in formats}
    assert offered["commander"] == DECKS
    assert offered["constructed"] == [*KIND.built_in_decks(), *KIND.decks_for("house")]
    row = legal_deck(KIND, "", "", "2014", "commander", "en", 7)
    assert row.leader


@pytest.mark.slow
def test_how_the_decks_play_is_told_of_whole_games() -> None:
    tales = {"krenko": Tale(), "odric": Tale()}
    play(KIND, ("krenko", "odric"), 1, agent("easy"), tales)
    assert sum(tale.won for tale in tales.values()) == 1
    assert all(tale.games == 1 and tale.turns > 5 for tale in tales.values())
    assert all(turn >= 4 for tale in tales.values() for turn in tale.cast)  # both cost four
    assert built(KIND, KIND.built_in_deck("krenko"))[0] == 39
