"""Tuning: exchanges that leave a deck legal, the same games for all, and words that are seldom wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.lab.bouts import Plan
from mulligan.lab.tuning import ALIKE, BETTER, OPEN, WORSE, Bet, Exchange, Trial, Tuning, changed, exchanges, sampled

DECK, OTHER = "the-heart-of-magic", "daring-and-deception"


def some(count: int = 2) -> tuple[Plan, list[Exchange]]:
    kind = games.kind("lorcana")
    deck, other = kind.built_in_deck(DECK), kind.built_in_deck(OTHER)
    edition, form = kind.newest(), kind.formats[0]
    outs = [name for _, name in deck.cards[:3]]
    found = exchanges(kind, deck, outs, [name for _, name in deck.cards[3:8]], 1, edition, form)
    assert other.size() == deck.size()
    return Plan("lorcana", edition, form, [], 3), found[:count]


def tuning(count: int = 2) -> Tuning:
    kind = games.kind("lorcana")
    plan, tried = some(count)
    return Tuning(plan, kind.built_in_deck(DECK), [kind.built_in_deck(OTHER)], tried, ("random", "random"))


def test_an_exchange_leaves_a_legal_deck_of_the_same_size() -> None:
    kind = games.kind("lorcana")
    deck = kind.built_in_deck(DECK)
    _, tried = some(4)
    assert tried
    for exchange in tried:
        new = changed(deck, exchange)
        assert new.size() == deck.size()
        assert not kind.check_deck(new, kind.newest(), kind.formats[0])
        assert new.names().count(exchange.out) == deck.names().count(exchange.out) - 1
        assert new.names().count(exchange.into) == deck.names().count(exchange.into) + 1


def test_too_many_copies_are_not_tried() -> None:
    kind = games.kind("lorcana")
    deck = kind.built_in_deck(DECK)
    full = next(name for count, name in deck.cards if count == 4) if any(c == 4 for c, _ in deck.cards) else None
    outs = [name for _, name in deck.cards]
    for exchange in exchanges(kind, deck, outs, [full] if full else outs, 1, kind.newest(), kind.formats[0]):
        assert exchange.into != full


def test_of_many_exchanges_some_are_taken_by_chance_and_always_the_same() -> None:
    found = [Exchange(str(number), "x", 1) for number in range(50)]
    one, again, other = sampled(found, 5, 1), sampled(found, 5, 1), sampled(found, 5, 2)
    assert [exchange.out for exchange in one] == [exchange.out for exchange in again]
    assert [exchange.out for exchange in one] != [exchange.out for exchange in other]
    assert sampled(found, 50, 1) == found


# -- Words that are seldom wrong ---------------------------------------------------------------------------------------


def test_a_bet_on_nothing_seldom_grows_however_often_one_looks() -> None:
    luck = chance(5)
    reached = 0
    for _ in range(400):
        bet = Bet()
        for _ in range(150):
            bet.on((-1.0, 0.0, 1.0)[luck.below(3)])
            if bet.fortune >= 20:
                reached += 1
                break
    assert reached <= 400 * 0.05


def test_what_is_clearly_better_worse_or_alike_is_found() -> None:
    luck = chance(6)
    for share, verdict in ((75, BETTER), (25, WORSE)):
        trial = Trial(Exchange("a", "b", 1), 10, 0.02)
        trial.count([1.0 if luck.below(100) < share else -1.0 for _ in range(300)])
        assert trial.verdict == verdict
    trial = Trial(Exchange("a", "b", 1), 10, 0.2)
    trial.count([0.0] * 400)
    assert trial.verdict == ALIKE
    trial = Trial(Exchange("a", "b", 1), 10, 0.02)
    trial.count([1.0, -1.0, 0.0, 1.0])
    assert trial.verdict == OPEN


def test_more_exchanges_need_more_proof() -> None:
    assert Trial(Exchange("a", "b", 1), 20, 0.02).needed == 2 * Trial(Exchange("a", "b", 1), 10, 0.02).needed


# -- Games -------------------------------------------------------------------------------------------------------------


def test_processes_change_nothing_and_a_stopped_one_goes_on() -> None:
    alone, shared, part = tuning(), tuning(), tuning()
    alone.play(4, 1, lambda *_: None)
    shared.play(4, 2, lambda *_: None)
    assert alone.scores == shared.scores
    assert alone.row() == shared.row()

    def stop(number: int, score: float) -> None:
        if len(part.scores) == 5:
            raise KeyboardInterrupt

    part.play(4, 1, stop)
    assert part.stopped
    part.stopped = False
    part.play(4, 1, lambda *_: None)
    assert part.row() == alone.row()


def test_an_exchange_for_an_equal_card_changes_no_game() -> None:
    """The same luck for all: a deck that is the same scores the same in every game."""
    kind = games.kind("lorcana")
    plan, _ = some()
    deck = kind.built_in_deck(DECK)
    found = Tuning(
        plan, deck, [kind.built_in_deck(OTHER)], [Exchange(deck.cards[0][1], deck.cards[0][1], 1)], ("random", "random")
    )
    found.play(3, 1, lambda *_: None)
    assert found.trials[0].differences == [0.0, 0.0, 0.0]


def test_nothing_to_exchange_is_said() -> None:
    kind = games.kind("lorcana")
    plan, _ = some()
    with pytest.raises(MulliganError, match="nothing to exchange"):
        Tuning(plan, kind.built_in_deck(DECK), [], [], ("random", "random"))


def test_the_command_tells_what_is_sure(tmp_path: Path) -> None:
    out = tmp_path / "tuning.jsonl"
    words = ["tune", "lorcana", DECK, "--against", OTHER, "--most", "2", "--games", "2", "--agents", "random"]
    words += ["--out", str(out)]
    shown = CliRunner().invoke(mulligan_command, words)
    assert shown.exit_code == 0, shown.output
    assert "at most 5 %" in shown.stdout
    assert len(out.read_text("utf-8").splitlines()) == 1 + 2 * 3
    again = CliRunner().invoke(mulligan_command, [*words, "--json"])
    row = json.loads(again.stdout)
    assert row["games"] == 2
    assert all(one["verdict"] == OPEN for one in row["exchanges"])
    assert len(out.read_text("utf-8").splitlines()) == 1 + 2 * 3
    other = CliRunner().invoke(mulligan_command, [*words, "--seed", "9"])
    assert other.exit_code == 2
