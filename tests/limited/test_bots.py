"""Computer players who draft and build: by strength and colours, legal decks with lands; and whole evenings of them."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.kinds import Deck
from mulligan.limited.bots import DraftBot, bot_pools, pick_for_bots
from mulligan.limited.building import Builder
from mulligan.limited.opening import new_draft
from mulligan.limited.sealed import cards_in, open_pools
from mulligan.limited.strength import MIDDLE, Strengths, strengths_of
from mulligan.sim.duels import Duels
from mulligan.sim.evenings import Evenings, Hosting, Season, Tally, play_evenings
from mulligan.sim.measuring import strength, strength_file
from support import rule

MAGIC = games.kind("magic")
NAMES = list("abcdefgh")


@cache
def drafted(seed: int) -> list[list[str]]:
    return bot_pools(MAGIC, "draft", "m14", seed, [DraftBot(MAGIC)] * 8)


@rule("magic", "decks.limited")
@pytest.mark.parametrize("seed", range(4))
def test_bots_build_forty_cards_with_about_seventeen_lands_of_their_colours(seed: int) -> None:
    for pool in drafted(seed):
        deck = Builder(MAGIC).build(pool)
        assert deck.size() == 40
        assert MAGIC.check_deck(deck, "2014", "draft") == []
        lands = sum(count for count, name in deck.cards if MAGIC.is_free(name))
        assert 16 <= lands <= 17
        needs: Counter[str] = Counter()
        for name in deck.names():
            needs.update(MAGIC.colour_needs(name))
        basics = MAGIC.free_cards()
        there = Counter(name for name in deck.names() if MAGIC.is_free(name))
        assert all(there[basics[colour]] >= 1 for colour in needs), "every colour can be paid"
        assert all(there[basics[colour]] == 0 for colour in basics if colour not in needs), "and no land is for nothing"
        creatures = sum(count for count, name in deck.cards if MAGIC.card_sheet(name)["type"] == "creature")
        assert creatures >= 8


def test_bots_settle_in_two_colours() -> None:
    played = [
        len({colour for name in Builder(MAGIC).build(pool).names() for colour in MAGIC.colour_needs(name)})
        for seed in range(3)
        for pool in drafted(seed)
    ]
    assert Counter(played).most_common(1)[0][0] == 2
    assert sum(count <= 2 for count in played) >= 0.8 * len(played)


def test_all_that_is_not_in_the_deck_is_its_sideboard() -> None:
    pool = drafted(5)[0]
    deck = Builder(MAGIC).build(pool)
    spells = Counter(name for name in deck.names() if not MAGIC.is_free(name))
    aside = Counter({name: count for count, name in deck.side})
    assert spells + aside == Counter(name for name in pool if not MAGIC.is_free(name))


def test_a_sealed_pool_makes_a_deck_in_lorcana_too() -> None:
    kind = games.kind("lorcana")
    pool = cards_in(open_pools(kind, "2", 3, 1)[0])
    deck = Builder(kind).build(pool)
    assert deck.size() == 40
    assert kind.check_deck(deck, kind.newest(), "sealed") == []


def view(options: list[str], pool: list[str]) -> dict[str, object]:
    return {"options": options, "pool": pool}


def test_a_bot_picks_the_stronger_card_and_later_the_one_of_its_colours() -> None:
    strengths = Strengths(MAGIC, {"Shock": 58.0, "Giant Growth": 55.0, "Fog": 40.0, "Cancel": 50.0})
    bot = DraftBot(MAGIC, strengths)
    assert bot.choose(view(["Giant Growth", "Shock", "Fog"], [])) == "Shock"
    green = ["Giant Growth"] * 6 + ["Cancel"] * 4
    assert bot.colours(green) == ["green", "blue"]
    assert bot.choose(view(["Giant Growth", "Shock", "Fog"], green)) == "Giant Growth"
    assert bot.choose(view(["Forest", "Fog"], [])) == "Fog", "what may be had for nothing is picked last"


def test_a_bot_looks_at_nothing_but_its_own_pack_and_pool() -> None:
    kept = new_draft(MAGIC, "m14", 2, NAMES[:4], ["bot"] * 4)
    bot = DraftBot(MAGIC)
    for seat in range(4):
        seen = kept.draft.view(seat)
        assert bot.choose({"options": seen["options"], "pool": seen["pool"]}) == bot.choose(seen)


def test_bots_pick_until_only_people_must() -> None:
    kept = new_draft(MAGIC, "m14", 2, NAMES[:4], ["", "bot", "bot", ""])
    pick_for_bots(kept, DraftBot(MAGIC))
    assert kept.draft.asked() == [0, 3]


def test_a_card_that_was_not_measured_is_as_strong_as_such_cards_are() -> None:
    strengths = Strengths(MAGIC, {"Shock": 60.0, "Giant Growth": 50.0})
    assert strengths.of("Shock") == 60
    assert strengths.of("Lightning Bolt") == 55, "an instant for one mana like the two"
    assert strengths.of("Colossal Whale") == MIDDLE


def test_the_figures_that_come_along_are_of_cards_that_there_are() -> None:
    for game in ("magic", "lorcana"):
        kind = games.kind(game)
        measured = strengths_of(kind).measured
        assert [name for name in measured if not kind.has_card(name)] == []
        assert all(20 < value < 80 for value in measured.values())


# -- Evenings ----------------------------------------------------------------------------------------------------------


def plan(form: str, game: str = "magic", **other: object) -> Evenings:
    kind = games.kind(game)
    given: dict[str, object] = {"seed": 3, "seats": 4, "rounds": 1, "needed": 1, **other}
    code = "m14" if game == "magic" else "1"
    return Evenings(game, kind.newest(), form, [code], ["instinct"] * int(str(given["seats"])), **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("form", ["draft", "sealed"])
def test_an_evening_is_packs_decks_and_rounds_and_the_same_for_a_seed(form: str) -> None:
    one, same = Hosting(plan(form)).play(0), Hosting(plan(form)).play(0)
    assert one.row() == same.row()
    assert len(one.decks) == 4
    assert all(deck.size() == 40 for deck in one.decks)
    assert one.games >= 2
    assert sum(one.wins) <= 2
    assert one.winner in range(4)
    assert all(tally.games <= 2 * one.games for tally in one.drawn.values())
    assert all(one.drawn[name].games <= one.brought[name].games for name in one.drawn if name in one.brought)


def test_whoever_goes_by_figures_is_told_apart_from_who_does_not() -> None:
    one = Hosting(plan("draft", flat=True, rounds=3)).play(0)
    assert 0 < one.figures.games <= one.games
    assert Hosting(plan("draft")).play(0).figures.games == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["magic", "lorcana"])
def test_bots_that_go_by_figures_win_more(game: str) -> None:
    season = play_evenings(plan("draft", game, flat=True, seats=8, rounds=3, most=1500), 5, 1, lambda _: None)
    assert season.figures.games > 20
    assert season.figures.wins > 0.55 * season.figures.games


def test_processes_change_nothing_of_an_evening() -> None:
    rows: list[list[dict[str, object]]] = [[], []]
    for jobs in (1, 2):
        play_evenings(plan("sealed", rounds=1), 2, jobs, lambda one, jobs=jobs: rows[jobs - 1].append(one.row()))
    assert sorted(rows[0], key=str) == sorted(rows[1], key=str)


def test_strength_is_how_often_one_wins_with_caution() -> None:
    tally = Tally()
    assert strength(tally) == 50
    for _ in range(600):
        tally.count(0.6)
    assert 58 < strength(tally) < 60
    season = Season()
    season.drawn = {"Shock": tally}
    text = strength_file(season, "command", ["m14"], 3)
    assert '"Shock" = 59' in text
    assert "seed = 3" in text


def test_a_table_that_grows_without_end_is_left() -> None:
    """Krenko doubles the goblins each turn: nobody waits for a table of a million."""
    deck = Deck("goblins")
    deck.cards = [(20, "Krenko, Mob Boss"), (20, "Mountain")]
    left = Duels(MAGIC, "2014", "limited", size=81).game([deck, deck], ["instinct", "instinct"], 1)
    assert (left.ended, left.winner) == (False, -1)


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(mulligan_command, list(arguments))
    return result.exit_code, result.stdout


def test_the_command_plays_whole_drafts_and_tells_which_cards_win(tmp_path: Path) -> None:
    quick = ["--agents", "instinct", "--match", "1", "--rounds", "1", "--seats", "4", "--games", "1"]
    code, told = run("sim", "magic", "--format", "draft", *quick, "--out", str(tmp_path / "e.jsonl"), "--json")
    assert code == 0
    row = json.loads(told)
    assert (row["evenings"], row["format"]) == (1, "draft")
    assert all(one["drawn"]["games"] > 0 for one in row["cards"].values())
    assert len(json.loads((tmp_path / "e.jsonl").read_text())["decks"]) == 4
    assert run("sim", "magic", "--format", "draft", "--seats", "3")[0] == 2
    assert run("sim", "cipher", "--format", "draft")[0] == 2
    assert run("sim", "magic", "--format", "draft", "--set", "zzz")[0] == 2
    code, told = run("sim", "lorcana", "--format", "sealed", *quick, "--measure", str(tmp_path / "s.toml"))
    assert code == 0
    assert (tmp_path / "s.toml").read_text().startswith("# How often")


def test_a_stronger_builder_takes_the_stronger_cards() -> None:
    pool = drafted(7)[3]
    best = max((name for name in pool if MAGIC.colour_needs(name)), key=strengths_of(MAGIC).of)
    weak = Builder(MAGIC, Strengths(MAGIC, {best: 1.0}))
    strong = Builder(MAGIC, Strengths(MAGIC, {best: 99.0}))
    assert best in strong.build(pool).names()
    assert best not in weak.build(pool).names()
