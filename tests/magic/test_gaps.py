"""What binds a game together: choices that end, copies that cease, prints of basic lands, rules named in the log."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from mulligan.kernel.chance import chance
from mulligan.kernel.rules import ledger
from mulligan.magic.kind import KIND
from mulligan.magic.refusals import RULES
from mulligan.magic.table import MAGIC, MagicGame, game_from_bytes
from mulligan.scenarios import read_scenarios, run_one
from support import Story, rule

DECKS = KIND.built_in_decks()
PAIRS = list(pairwise([*DECKS, DECKS[0]]))
SCENARIOS = Path(__file__).parent.parent / "scenarios" / "magic"
LEDGER = ledger("magic", "2014")
MOST_DECISIONS = 20000


def new_game(pair: tuple[str, str], seed: int, manual: bool = False, log: bool = False) -> MagicGame:
    """A game between two intro packs."""
    match = KIND.match(["a", "b"], [KIND.built_in_deck(name) for name in pair], "2014", "constructed", None)
    if manual:
        KIND.switch_on(match, "by-hand")
    game = KIND.new_game(match, seed, log)
    assert isinstance(game, MagicGame)
    return game


@rule("magic", "casting.order", "priority.passing")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_game_of_random_choices_paid_by_hand_ends(pair: tuple[str, str]) -> None:
    luck = chance(7)
    for seed in range(2):
        game = new_game(pair, seed, manual=True)
        for _ in range(MOST_DECISIONS):
            if game.over:
                break
            game.choose_number(luck.below(len(game.decision.options)))
        assert game.over


@rule("magic", "casting.order")
def test_whatever_is_given_up_is_not_offered_until_something_changes() -> None:
    players = {"a": {"battlefield": [{"card": "Mountain", "n": 2}], "hand": ["Shock", "Lightning Talons"]}, "b": {}}
    players["a"]["battlefield"].append("Canyon Minotaur")
    story = Story("magic", players, manual_mana=True)
    tried = 0
    while any(option.verb == "cast" for option in story.game.decision.options):
        story.game.choose(next(option for option in story.game.decision.options if option.verb == "cast"))
        while story.game.decision.topic != "pay":
            story.game.choose_number(0)
        story.do("a", "done")
        tried += 1
    assert tried == 1
    assert [option.verb for option in story.game.decision.options] == ["pass", "activate", "activate"]
    again = game_from_bytes(story.game.match, story.game.to_bytes())
    assert again == story.game
    assert again.given_up == story.game.given_up


@rule("magic", "types.token")
def test_copies_of_cards_that_stay_uncast_cease_to_exist_at_once() -> None:
    mirror = {
        "name": "Mirror",
        "mana_cost": "{2}",
        "type_line": "Artifact",
        "notation": ["activated(tapping, copy_card(target(card(in_graveyard, yours)), 2))"],
    }
    players = {"a": {"battlefield": [{"card": "Mirror", "as": "m"}], "graveyard": ["Shock"]}, "b": {}}
    story = Story("magic", players, cards=[mirror])
    story.do("a", "activate", card="m").do("a", "pass").do("b", "pass")
    story.expect(a__exile=0, a__graveyard=1)


@rule("magic", "types.basic-land")
def test_every_print_of_a_basic_land_is_that_land() -> None:
    text = "".join(f"1 Plains (M14) {number}\n" for number in range(230, 234))
    assert KIND.read_deck(text, "here").cards == [(4, "Plains")]
    by_number = "2 Ebene (M14) 231\n1 Insel (m14) 237\n1 Schock (M14) 155\n"
    assert KIND.read_deck(by_number, "here").cards == [(2, "Plains"), (1, "Island"), (1, "Shock")]


@rule("magic", "replacement.instead", "replacement.prevention")
def test_a_shield_among_several_sources_waits_for_what_adds_to_the_damage() -> None:
    shield = {"name": "Shell", "mana_cost": "{W}", "type_line": "Instant", "notation": ["does(prevent_next(4, you))"]}
    rage = {
        "name": "Rage",
        "mana_cost": "{R}",
        "type_line": "Enchantment",
        "notation": ["more_damage(1, source(yours, is_creature))"],
    }
    players = {
        "a": {"battlefield": ["Rage", {"card": "Coral Merfolk", "as": "one"}, {"card": "Coral Merfolk", "as": "two"}]},
        "b": {"battlefield": ["Plains"], "hand": ["Shell"]},
    }
    for firsts, life in ((["Rage", "Rage", "one"], 18), (["Shell", "Shell"], 20), (["Shell", "Rage"], 19)):
        story = Story("magic", players, cards=[shield, rage]).until(phase="declare-attackers")
        story.do("a", "attack", card="one", target="b").do("a", "attack", card="two", target="b").do("a", "done")
        story.do("a", "pass").do("b", "cast", card="Shell").do("b", "pass").do("a", "pass")
        story.until(phase="combat-damage")
        for first in firsts:
            story.do("b", "choose", card=first)
        story.expect(b__life=life)


@pytest.mark.parametrize("pair", PAIRS[:2], ids="-".join)
def test_keeping_a_log_changes_nothing_in_the_game(pair: tuple[str, str]) -> None:
    plain, told = new_game(pair, 4), new_game(pair, 4, log=True)
    luck = chance(13)
    while not plain.over:
        i = luck.below(len(plain.decision.options))
        plain.choose_number(i)
        told.choose_number(i)
    assert told.over
    assert plain.to_bytes() == told.to_bytes()


def test_the_rules_that_words_and_reasons_rest_on_are_in_the_ledger() -> None:
    assert {name for word in MAGIC.words.values() for name in word.rules} | set(RULES.values()) <= set(LEDGER.by_rule)


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_the_trace_of_a_scenario_names_the_rules_it_is_about(path: Path) -> None:
    missing = []
    for _, row in read_scenarios(path.read_text("utf-8"), path.name):
        outcome = run_one({**row, "trace": True})
        if outcome.table is None:
            continue  # a story about packs, whose one rule is that of its format
        game = outcome.table.game
        numbers = {number for name in game.rules_cited() | game.traced for number in LEDGER.numbers(name)}
        for number in row.get("rules", []):
            if LEDGER.by_number[number].rule and number not in numbers:
                if not any(one.startswith(f"{number}.") for one in numbers):
                    missing.append((outcome.id, number))
    assert missing == []
