#!/usr/bin/env python3
"""Measures how long games are in which functions: PYTHONPATH=src .venv/bin/python tools/hot_functions.py

Plays some games with the sources, and writes down for every build to come (tools/native_times.txt, explained in
tools/native_times.py) how many millionths of the time are each function's own: of each game with the built-in decks,
with random ones, of all else, and where greedy agents play. It takes a minute or two, and is worth it when functions
that games are in have become others.
"""

from __future__ import annotations

import cProfile
import re
import sys
from pathlib import Path
from time import process_time
from types import CodeType

from native_branches import written_marks
from native_docs import module_of
from native_times import TABLE, TITLE

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.game import Match
from mulligan.kernel.kinds import Kind
from mulligan.kernel.playouts import play_out
from mulligan.sim.bench import matches, wide_matches
from mulligan.sim.exercise import GREEDY, exercise, look_ahead

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
GAMES = 2  # with each pair of the built-in decks,
LOGGED = 4  # and so many with a log
RANDOM = 3  # with random decks in each edition
MATCHES = 24  # random games with the built-in decks, and as many with random ones over all cards
THOUGHTS = 12  # of a search, in each of a few games
CHOICES = 120  # of greedy agents in each game, which is all of most games
MILLION = 1_000_000
WRITTEN = re.compile(r"<methods of ([\w.]+)\.(\w+)>")  # kernel/declared.py


def main() -> None:
    sys.path.insert(0, str(ROOT))
    from hatch_build import compiled_sources

    compiled = set(map(module_of, compiled_sources(ROOT)))
    spent: list[dict[tuple[str, str], int]] = []
    for name in games.names():
        kind = games.kind(name)
        named, any_cards = matches(kind), wide_matches(kind)
        ways = ((play_decks, named), (play_decks, any_cards), (play_all_kinds, named), (play_greedily, named))
        for play, table in ways:
            profile = cProfile.Profile(process_time, builtins=False)  # not what others do on this machine
            profile.enable()
            play(kind, table)
            profile.disable()
            spent.append(millionths(profile))
    told: dict[str, dict[str, str]] = {}
    for module, function in {place: None for one in spent for place in one if place[0] in compiled}:
        times = [one.get((module, function), 0) for one in spent]
        told.setdefault(module, {})[function] = ",".join(map(str, times))
    TABLE.write_text(written_marks(told, TITLE), "utf-8")


def millionths(profile: cProfile.Profile) -> dict[tuple[str, str], int]:
    """How many millionths of the time are each function's own, by module and name."""
    rows = [one for one in profile.getstats() if isinstance(one.code, CodeType)]
    whole = sum(one.inlinetime for one in rows)
    found: dict[tuple[str, str], int] = {}
    for one in rows:
        if isinstance(one.code, CodeType) and (place := place_of(one.code)):
            found[place] = found.get(place, 0) + int(one.inlinetime / whole * MILLION)
    return found


def play_all_kinds(kind: Kind, table: list[Match]) -> None:
    """Games of every kind, searches, and games with a log."""
    luck = chance(1)
    exercise(kind, luck, GAMES, RANDOM, THOUGHTS)
    for seed in range(LOGGED):
        for match in table:
            play_out(kind.new_game(match, seed, True), luck)


def play_decks(kind: Kind, table: list[Match]) -> None:
    """Random games: with the built-in decks, or with random ones, which go through what those never come to."""
    luck = chance(1)
    for seed, match in enumerate((table * MATCHES)[:MATCHES]):
        play_out(kind.new_game(match, seed, False), luck)


def play_greedily(kind: Kind, table: list[Match]) -> None:
    """Games of those who look ahead, as `mulligan sim` plays them."""
    for match in table:
        for name in GREEDY:
            look_ahead(kind, match, name, CHOICES)


def place_of(code: CodeType) -> tuple[str, str] | None:
    """The module of a function of ours, and its name there."""
    if written := WRITTEN.fullmatch(code.co_filename):
        return written[1], f"{written[2]}.{code.co_name}"
    file = Path(code.co_filename)
    if not file.is_relative_to(SOURCES) or "<" in code.co_qualname:  # what is within a function goes with it
        return None
    return file.relative_to(SOURCES).as_posix().removesuffix(".py").replace("/", "."), code.co_qualname


if __name__ == "__main__":
    main()
