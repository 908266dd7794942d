"""Cards are used until every one was played and every ability resolved; what never was is told."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.chance import chance
from mulligan.kernel.kinds import Kind
from mulligan.sim.bench import load_times, wide_matches
from mulligan.sim.random_decks import playable_deck
from mulligan.sim.using import Using

IN_EVERY_GAME = pytest.mark.parametrize("kind", [games.kind(name) for name in games.names()], ids=games.names())


@pytest.mark.slow
@IN_EVERY_GAME
def test_cards_are_used_until_all_were(kind: Kind) -> None:
    deck = kind.built_in_deck(kind.built_in_decks()[0])
    names = [str(kind.card_sheet(name)["name"]) for _, name in deck.cards][:3]
    using = Using(kind, names=names)
    assert using.wished() == set(names)
    assert not using.done
    using.play(30, seed=1)
    assert using.unplayed == set()
    assert 0 < using.games <= 30
    assert len(using.unresolved) <= len(using.texts)


def test_what_never_was_is_told() -> None:
    result = CliRunner().invoke(mulligan_command, ["exercise", "lorcana", "--games", "1"], env={"MULLIGAN_LANG": "en"})
    assert result.exit_code == 1
    assert "never played: " in result.output
    assert "never resolved: " in result.output
    assert "cards played" in result.output.splitlines()[-1]
    told = CliRunner().invoke(mulligan_command, ["exercise", "lorcana", "--games", "1", "--json"])
    row = json.loads(told.output)
    assert row["games"] == 1
    assert 0 < len(row["never_played"]) < row["cards"]
    assert set(row["never_resolved"][0]) == {"card", "ability"}


@IN_EVERY_GAME
def test_a_playable_deck_is_legal_and_has_what_is_wished_for(kind: Kind) -> None:
    deck = kind.built_in_deck(kind.built_in_decks()[1])
    wished = {str(kind.card_sheet(name)["name"]) for _, name in deck.cards[:2]}
    form = kind.formats[0]
    for seed in range(3):
        found = playable_deck(kind, kind.newest(), form, chance(seed), wished)
        assert kind.check_deck(found, kind.newest(), form) == []
        assert wished & {str(kind.card_sheet(name)["name"]) for _, name in found.cards}


@pytest.mark.slow
@IN_EVERY_GAME
def test_loading_and_wide_tables_can_be_measured(kind: Kind) -> None:
    load = load_times(kind)
    assert load.cards == len(kind.card_names())
    assert load.decks > 0
    assert load.catalog > 0
    first = [[int(card) for card in deck] for deck in wide_matches(kind)[0].decks]
    again = [[int(card) for card in deck] for deck in wide_matches(kind)[0].decks]
    assert first == again


@pytest.mark.slow
@IN_EVERY_GAME
def test_nearly_all_cards_are_played_and_nearly_all_abilities_resolve(kind: Kind) -> None:
    using = Using(kind)
    using.play(100 if kind.name == "magic" else 200, seed=2)
    assert len(using.unplayed) <= len(using.names) // 50
    assert len(using.unresolved) <= len(using.texts) // 8


# What seldom happens by chance: each must be looked for, with cards that make it happen, at the right time.
SOUGHT = {
    "lorcana": ["Hiro Hamada - Future Champion"],
    "cipher": ["Eternal Sword of Loyalty, Lucia"],
    "magic": ["Nicol Bolas, Planeswalker"],
}


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(SOUGHT))
def test_what_never_resolves_by_chance_is_looked_for_until_it_does(game: str) -> None:
    using = Using(games.kind(game))
    using.unplayed &= {key for key, name in using.names.items() if name in SOUGHT[game]}
    using.unresolved = {one for one in using.unresolved if using.names[one[0]] in SOUGHT[game]}
    assert using.unresolved
    using.play(200, seed=3)
    assert using.done, using.row()["never_resolved"]


def test_an_ability_of_another_time_is_not_waited_for() -> None:
    kind = games.kind("lorcana")
    name = "Cheshire Cat - Perplexing Feline"
    then, now = (kind.card_sheet(name, edition)["abilities"] for edition in (kind.newest(), ""))
    assert then != now
    using = Using(kind, names=[name])
    assert [text.partition(": ")[0] for text in using.texts.values()] == [title for title, _ in then if "AIN" in title]
    assert [type(tree).__name__ for tree in kind.card_trees(name, kind.newest())] == ["Always", "Keyword", "When"]


def test_a_deck_around_a_card_has_all_that_it_asks_for() -> None:
    kind = games.kind("magic")
    many = kind.deck_around(["Door to Nothingness", *kind.deck_names()])
    assert many is not None
    assert {"Plains", "Island", "Swamp", "Mountain", "Forest"} <= {name for _, name in many.cards}
    swarm = kind.deck_around(["Shadowborn Apostle", *kind.deck_names()])
    assert swarm is not None
    assert swarm.cards[0][0] > 6
    large = kind.deck_around(["Battle of Wits", *kind.deck_names()], 240)
    assert large is not None
    assert large.size() >= 240
    for deck in (many, swarm, large):
        assert kind.check_deck(deck, kind.newest(), kind.formats[0]) == []
