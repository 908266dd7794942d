"""The log of a game: older notes can be packed, and nobody can tell."""

from __future__ import annotations

import pickle
import time

import pytest

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.events import Note
from mulligan.kernel.game import Match
from mulligan.kernel.kinds import Kind
from mulligan.kernel.log import CHUNK, RECENT, Log
from mulligan.kernel.playouts import play_out
from mulligan.saves.setting import Setting


def note(number: int) -> Note:
    """A note; every third only cites a rule."""
    return Note("" if number % 3 == 2 else "draws", ("draw.step", "zones"), number % 2, number, -1, number, "→", 3, 0)


def plain(notes: object) -> list[object]:
    assert isinstance(notes, list)
    return [one.__reduce__()[1] for one in notes]


def kept(length: int) -> tuple[Log, list[Note]]:
    notes = [note(number) for number in range(length)]
    log = Log(notes)
    log.pack()
    return log, notes


FEWEST, MOST = 4, 16  # how often time is taken
LENGTHS = (0, 1, CHUNK, RECENT - 1, RECENT, RECENT + 1, 5 * CHUNK + 7)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_log_tells_what_a_list_would(length: int) -> None:
    log, notes = kept(length)
    lines = [one for one in notes if one.what]
    assert len(log) == length
    assert plain(list(log)) == plain(notes)
    assert log.line_count() == len(lines)
    for start in (0, 1, CHUNK - 1, CHUNK, CHUNK + 1, length - 1, length, length + 5):
        if start >= 0:
            assert plain(log.since(start)) == plain(notes[start:])
            assert plain(log.lines_since(start)) == plain(lines[start:])


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("count", LENGTHS)
def test_a_log_goes_back_to_any_point_and_on_from_there(length: int, count: int) -> None:
    log, notes = kept(length)
    back = log.first(count)
    for one in range(1000, 1000 + RECENT):
        back.append(note(one))
        back.pack()
    wanted = notes[:count] + [note(one) for one in range(1000, 1000 + RECENT)]
    assert plain(list(back)) == plain(wanted)
    assert back.line_count() == sum(1 for one in wanted if one.what)
    assert plain(list(log)) == plain(notes)


def test_what_is_long_past_takes_little_room() -> None:
    log, _ = kept(10 * CHUNK)
    assert len(log.recent) < RECENT
    assert sum(len(chunk) for chunk in log.packed) < 20 * CHUNK * len(log.packed)


def test_a_log_can_be_sent_to_another_process() -> None:
    log, notes = kept(3 * CHUNK)
    assert plain(list(pickle.loads(pickle.dumps(log)))) == plain(notes)


def seconds(kind: Kind, match: Match, log: bool) -> float:
    """Of the processor, for a few random games."""
    begun = time.process_time()
    for seed in range(6):
        play_out(kind.new_game(match, seed, log), chance(seed))
    return time.process_time() - begun


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_a_game_with_a_log_takes_at_most_twice_as_long(name: str) -> None:
    """By the least of several times, each beside the other: more of them where a machine is busy."""
    kind = games.kind(name)
    decks = [kind.built_in_deck(one) for one in kind.built_in_decks()[:2]]
    match = Setting(kind, ["Ann", "Bob"], decks).match()
    with_log: list[float] = []
    without: list[float] = []
    while len(without) < FEWEST or (len(without) < MOST and min(with_log) >= 2 * min(without)):
        without.append(seconds(kind, match, log=False))
        with_log.append(seconds(kind, match, log=True))
    assert min(with_log) < 2 * min(without)
