"""The journal: every choice is on disk as soon as it is made, so that no game is lost.

    journal.keep(session)          from here on the session writes itself down
    journal.unfinished()           games that nobody finished and nobody is playing, the latest first
    journal.go_on(kept)            the session of one of them, which goes on writing itself down
    session.journal.leave()        nobody will go on with this game, as the next one of its match begins
    session.journal.close()        this process is done with it
    session.journal.rewrite(session)  after something else than a choice has changed, as a sideboard

A journal is a save file that grows (`lines.py`); they lie in the folder `games` under the data folder of the user, or
under MULLIGAN_DATA. If it cannot be written the game goes on without; `session.journal.trouble` says why.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.shelves import data_folder
from mulligan.saves.disk import make_folder, reason
from mulligan.saves.growing import Growing, is_locked
from mulligan.saves.lines import line, whole
from mulligan.saves.loading import Story, load_session, read_header

if TYPE_CHECKING:
    from mulligan.saves.session import Session

MOST_KEPT: Final = 50  # files; the oldest that are finished go first
ENDING: Final = ".game"


def folder() -> Path:
    """Where journals lie."""
    return data_folder() / "games"


class Journal(Growing):
    """The file that a session writes itself into."""

    def rewrite(self, session: Session) -> None:
        """Write down all of a session anew, and go on from there."""
        self.begin(whole(session))

    def chose(self, session: Session, again: bool = False) -> None:
        """Write down the choice just made."""
        text = line({"redo": 1} if again else session.chosen[-1])
        if session.checks and session.checks[-1][0] == len(session.chosen):
            text += line({"check": session.checks[-1][1]})
        if session.game.over and session.best_of is None:
            text += line({"left": True})
        self.write(text)

    def went_back(self, session: Session, count: int) -> None:
        """Write down that choices were undone."""
        self.write(line({"undo": count}))

    def leave(self) -> None:
        """Write down that nobody goes on with this game, unless something is written after that."""
        self.write(line({"left": True}))


class Kept:
    """A game of which there is a journal."""

    def __init__(self, path: Path, data: bytes) -> None:
        self.path = path
        head = read_header(data, str(path))
        story = Story()
        story.read(data.partition(b"\n")[2].split(b"\n"))
        self.game = head.game
        self.edition = head.edition
        self.format = head.format
        self.players = head.players
        self.decks = [deck.name for deck in head.decks]
        self.choices = len(story.chosen)
        self.left = story.left
        self.when = path.stat().st_mtime  # seconds since 1970: when the last choice was made


def keep(session: Session) -> Journal:
    """Write a session down from here on, in a new file."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = folder() / f"{stamp}-{session.kind.name}-{os.getpid()}-{time.monotonic_ns() % 1_000_000:06}{ENDING}"
    session.journal = Journal(path)
    try:
        make_folder(path.parent)
    except OSError as error:
        session.journal.fail(error)
        return session.journal
    tidy()
    session.journal.rewrite(session)
    return session.journal


def kept() -> list[Kept]:
    """All games of which there is a journal that nobody is writing now, the latest first."""
    found: list[Kept] = []
    with suppress(OSError):
        for path in sorted(folder().glob(f"*{ENDING}")):
            with suppress(OSError, MulliganError):
                if path.is_file() and not path.is_symlink() and not is_locked(path):
                    found.append(Kept(path, path.read_bytes()))
    return sorted(found, key=lambda one: one.when, reverse=True)


def unfinished() -> list[Kept]:
    """The games that somebody may want to go on with."""
    return [one for one in kept() if not one.left and one.choices]


def go_on(one: Kept) -> Session:
    """The session of a journal, which goes on writing itself down there."""
    try:
        data = one.path.read_bytes()
    except OSError as error:
        raise MulliganError("unreadable", path=str(one.path), reason=reason(error)) from None
    session = load_session(data, str(one.path))
    session.journal = Journal(one.path)
    session.journal.rewrite(session)
    return session


def tidy() -> None:
    """Throw away the oldest journals of games that are finished."""
    for one in kept()[MOST_KEPT:]:
        if one.left:
            with suppress(OSError):
                one.path.unlink()
