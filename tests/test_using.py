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
    using.play(200, seed=2)
    assert len(using.unplayed) <= len(using.names) // 50
    assert len(using.unresolved) <= len(using.texts) // 8
