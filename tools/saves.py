#!/usr/bin/env python3
"""Writes the saves that every later release must load: python tools/saves.py [--anew]

One for each edition and format of each game, for teams, for more players, within a match of three, paid by hand, into
tests/saves/RELEASE (as 0.2), and in tables.json a server's database with a table of each game. They are made for a
release before it is published (--anew makes them again), and never changed after that. One that a later release plays
otherwise, because a rule or a card was mended, gets a line in tests/saves/otherwise.txt: its path under tests/saves,
and the reason.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from mulligan import __version__, games  # noqa: E402
from mulligan.agents import Seat, agent, deciders  # noqa: E402
from mulligan.kernel.chance import chance  # noqa: E402
from mulligan.kernel.options import CONCEDE, Option  # noqa: E402
from mulligan.saves.best_of import BestOf  # noqa: E402
from mulligan.saves.session import Session  # noqa: E402
from mulligan.saves.setting import Setting  # noqa: E402
from mulligan.server.database import Database  # noqa: E402
from mulligan.server.hall import Hall  # noqa: E402
from mulligan.sim.random_decks import random_deck  # noqa: E402
from mulligan.sim.soak import Seats, seatings  # noqa: E402
from serving import running  # noqa: E402

CHOICES = 120  # of each game
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


def main() -> None:
    """Write all of them."""
    release = ".".join(__version__.split(".")[:2])
    folder = ROOT / "tests" / "saves" / release
    folder.mkdir(parents=True, exist_ok=True)
    for name in games.names():
        for number, seats in enumerate(seatings(games.kind(name))):
            words = [name, seats.edition, seats.form, str(seats.players), *(["teams"] if seats.teams else [])]
            write(folder / f"{'-'.join(words)}.save", sitting(name, seats, number))
        write(folder / f"{name}-best-of-three.save", second_game(name))
    write(folder / "magic-by-hand.save", sitting("magic", seatings(games.kind("magic"))[0], 99, ["by-hand"]))
    write_tables(folder / "tables.json")


def sitting(name: str, seats: Seats, seed: int, switches: list[str] | None = None) -> Session:
    """A game between agents that know what they do and such that try everything."""
    kind = games.kind(name)
    luck = chance(seed)
    decks = [random_deck(kind, seats.edition, seats.form, luck) for _ in range(seats.players)]
    names = NAMES[: seats.players]
    session = Session(Setting(kind, names, decks, seats.edition, seats.form, seats.teams, seed, switches=switches))
    play(session, seed)
    return session


def second_game(name: str) -> Session:
    """The second game of a match, after the first was lost."""
    kind = games.kind(name)
    decks = [kind.built_in_deck(deck) for deck in kind.built_in_decks()[:2]]
    setting = Setting(kind, NAMES[:2], decks, seed=1)
    best_of = BestOf(setting)
    first = Session(setting, best_of)
    first.choose(Option(CONCEDE, actor=1))
    best_of.count(first.game)
    session = Session(best_of.next_setting(2), best_of)
    play(session, 2)
    return session


def play(session: Session, seed: int) -> None:
    """Let agents choose for a while."""
    agents = [agent("greedy"), agent("random")]
    while len(session.choices()) < CHOICES and session.game.decision is not None:
        player = deciders(session.game.decision)[0]
        seat = Seat(session.kind, session.game, player, seed * 1000 + len(session.choices()))
        session.choose(agents[player % 2].choose(seat))


def write(path: Path, session: Session) -> None:
    """Write one, if this release does not have it yet."""
    if path.exists() and "--anew" not in sys.argv:
        print(f"{path.name} is there already")
        return
    path.write_bytes(session.save())
    print(f"{path.name}: {len(session.choices())} choices")


def write_tables(path: Path) -> None:
    """Write a server's database as a person left it in the middle of several games, with the keys to the seats."""
    if path.exists() and "--anew" not in sys.argv:
        print(f"{path.name} is there already")
        return
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        seats = []
        with running(lambda: Hall(Database(f"sqlite:///{file}"), 1)) as server:
            for name in games.names():
                seat = server.new_table(name, opponent="random")
                with seat:
                    for count, view in enumerate(seat.decisions()):
                        if count == CHOICES // 10:
                            break
                        options = view["decision"]["options"]
                        seat.choose(options[count % len(options)]["id"])
                seats.append(seat.seated)
        database = sqlite3.connect(file)
        path.write_text(json.dumps({"seats": seats, "sql": list(database.iterdump())}, indent=0), "utf-8")
        database.close()
    print(f"{path.name}: {len(seats)} tables")


if __name__ == "__main__":
    main()
