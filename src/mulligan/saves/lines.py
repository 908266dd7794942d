"""A save file: a text of lines, each a JSON object. The first says who plays what, every other one is a choice.

    {"mulligan":2,"engine":"0.2.0","game":"lorcana","edition":"2025-07-04",…}
    {"do":"play","by":0,"card":[0,"Stitch - New Dog",2],"text":"ink"}
    {"check":2891336453}         what the table looked like after as many choices as come before it
    {"undo":3}  {"redo":1}       only in the journal of a game that is being played
    {"left":true}                nobody goes on with this game; only in a journal

So a file that breaks off is a game up to there, and a journal is a save that grows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from mulligan.saves.setting import DeckRow, card_marks, deck_row, imported_cards
from mulligan.version import __version__

if TYPE_CHECKING:
    from mulligan.saves.session import Session

VERSION: Final = 2  # of the format; 1 was Mulligan 0.1.0's, which kept the numbers of options


class BestOfRow(msgspec.Struct):
    """A match of several games in a save file."""

    needed: int
    wins: list[int]
    chooser: int
    played: int
    brought: list[DeckRow]
    decks: list[DeckRow]


class Header(msgspec.Struct, omit_defaults=True):
    """The first line: everything that a game is told by besides its choices, and by which release and cards."""

    mulligan: int
    engine: str
    game: str
    edition: str
    format: str
    players: list[str]
    decks: list[DeckRow]
    seed: int
    teams: list[int] | None = None
    chooser: int = -1
    switches: list[str] = []
    cards: dict[str, str] = {}  # a mark of the data of each card of the decks
    imported: dict[str, str] = {}  # of each that is no built-in card, the file it was imported from
    best_of: BestOfRow | None = None
    scenario: dict[str, object] | None = None  # that laid the table, instead of decks


def header(session: Session) -> Header:
    """The first line of a sitting."""
    setting = session.setting
    return Header(
        VERSION,
        __version__,
        setting.kind.name,
        setting.edition,
        setting.format,
        setting.names,
        [deck_row(deck) for deck in setting.decks],
        setting.seed,
        setting.teams,
        setting.chooser,
        setting.switches,
        card_marks(setting),
        imported_cards(setting),
        None if session.best_of is None else session.best_of.row(),
        setting.scenario(),
    )


def line(row: object) -> bytes:
    """A line of the file."""
    return msgspec.json.encode(row) + b"\n"


def whole(session: Session) -> bytes:
    """The whole file of a sitting."""
    checks = dict(session.checks)
    found = [line(header(session))]
    for number, chosen in enumerate(session.chosen, 1):
        found.append(line(chosen))
        if number in checks:
            found.append(line({"check": checks[number]}))
    if len(session.chosen) not in checks:
        found.append(line({"check": session.look()}))
    return b"".join(found)


def version_of(text: bytes) -> int | None:
    """The version of the format that a text names, if it is a save."""
    try:
        row = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
    version = row.get("mulligan") if isinstance(row, dict) else None
    return version if isinstance(version, int) else None
