"""Reading a save file: the sitting it tells of, or as much of it as can still be played, and why not more."""

from __future__ import annotations

from typing import Final

import msgspec

from mulligan import games
from mulligan.kernel.errors import BadSave, MulliganError
from mulligan.kernel.kinds import Kind
from mulligan.saves.best_of import BestOf, best_of_from
from mulligan.saves.chosen import Chosen
from mulligan.saves.lines import VERSION, Header, version_of
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting, changed_cards, deck_from
from mulligan.scenarios.sessions import scenario_session
from mulligan.version import __version__

MOST_BYTES: Final = 64 << 20
MOST_CHOICES: Final = 1_000_000
MOST_TOLD: Final = 20  # cards that are missing


class Story:
    """The lines after the first: what was chosen, what was undone, what the table looked like."""

    def __init__(self) -> None:
        self.chosen: list[Chosen] = []
        self.undone: list[Chosen] = []
        self.checks: dict[int, int] = {}  # in the order of the choices that they come after
        self.left = False  # nobody goes on with it
        self.broken: BadSave | None = None  # where the file can no longer be read

    def read(self, lines: list[bytes]) -> None:
        """Take in all lines, or those before the first that says nothing."""
        for number, text in enumerate(lines, 2):
            if not text.strip():
                continue
            try:
                self.take(msgspec.json.decode(text))
            except (msgspec.MsgspecError, RecursionError, ValueError):
                cut = number == len(lines) + 1  # the last line, without its end
                self.broken = BadSave("save-breaks-off" if cut else "save-line", line=number, count=len(self.chosen))
                return

    def take(self, row: object) -> None:
        """Take in one line; ValueError if it is none."""
        if not isinstance(row, dict) or len(self.chosen) >= MOST_CHOICES:
            raise ValueError
        self.left = "left" in row
        if "do" in row:
            self.chosen.append(msgspec.convert(row, Chosen))
            self.undone = []
        elif "check" in row:
            self.checks[len(self.chosen)] = msgspec.convert(row["check"], int)
        elif "undo" in row:
            left = len(self.chosen) - msgspec.convert(row["undo"], int)
            if not 0 <= left <= len(self.chosen):
                raise ValueError
            self.undone = self.chosen[left:] + self.undone
            del self.chosen[left:]
            while self.checks and next(reversed(self.checks)) > left:
                self.checks.popitem()
        elif "redo" in row:
            again = msgspec.convert(row["redo"], int)
            if not 0 <= again <= len(self.undone):
                raise ValueError
            self.chosen += self.undone[:again]
            del self.undone[:again]
        elif not self.left:
            raise ValueError


def load_session(data: bytes, where: str | None = None, kind: Kind | None = None) -> Session:
    """The sitting that a save file tells of.

    A file that is no save of a game here is a BadSave. Where a choice can no longer be made, the sitting is the game up
    to there; where the table came to look otherwise than it did, it is the whole game: `session.trouble` tells of it.
    """
    head = read_header(data, where)
    if head.game not in games.names() or (kind is not None and head.game != kind.name):
        wanted = kind.name if kind is not None else None
        raise BadSave("save-of-another-game", where=where, found=head.game, wanted=wanted, games=games.names())
    session = sit_down(head, games.kind(head.game), where)
    story = Story()
    story.read(data.partition(b"\n")[2].split(b"\n"))
    play(session, story, head, where)
    return session


def read_header(data: bytes, where: str | None) -> Header:
    """The first line of a save file; whatever else it is, is said."""
    if len(data) > MOST_BYTES:
        raise BadSave("save-too-big", where=where, most=MOST_BYTES >> 20)
    first = data.partition(b"\n")[0]
    version = version_of(first) or version_of(data)
    if version is None:
        raise BadSave("save-unreadable", where=where)
    if version == 1:
        raise BadSave("save-of-first-version", where=where, version=__version__)
    if version != VERSION:
        raise BadSave("save-of-later-version", where=where, version=__version__)
    try:
        return msgspec.json.decode(first, type=Header)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise BadSave("save-incomplete", where=where, reason=str(error)) from None


def sit_down(head: Header, kind: Kind, where: str | None) -> Session:
    """The sitting before its first choice."""
    if head.scenario is not None:
        try:
            return scenario_session(head.scenario, kind)
        except MulliganError as error:
            raise BadSave("save-unplayable", where=where, why=error) from None
    setting = Setting(
        kind,
        head.players,
        [deck_from(row) for row in head.decks],
        head.edition,
        head.format,
        head.teams,
        head.seed,
        head.chooser,
        head.switches,
    )
    check_cards(head, kind, where)
    try:
        best_of: BestOf | None = None if head.best_of is None else best_of_from(head.best_of, setting)
        return Session(setting, best_of)
    except MulliganError as error:
        raise BadSave("save-unplayable", where=where, why=error) from None


def check_cards(head: Header, kind: Kind, where: str | None) -> None:
    """Refuse a save whose decks have cards that are not here, and say which and where they came from."""
    names = {name: None for deck in head.decks for _, name in [*deck.cards, *deck.side]}
    missing = [name for name in names if not kind.has_card(name)]
    if missing and any(name in head.imported for name in missing):
        files = sorted({head.imported[name] for name in missing if name in head.imported})
        told = [*missing[:MOST_TOLD], *["…"] * (len(missing) > MOST_TOLD)]
        raise BadSave("save-misses-cards", where=where, count=len(missing), cards=told, files=files)


def play(session: Session, story: Story, head: Header, where: str | None) -> None:
    """Make the choices of a story, as far as they can be made; what went otherwise is the session's trouble."""
    stopped: MulliganError | None = story.broken
    since: int | None = None
    for chosen in story.chosen:
        try:
            session.repeat(chosen)
        except MulliganError as error:
            stopped = BadSave("save-choice", number=len(session.chosen) + 1, count=len(story.chosen), why=error)
            break
        count = len(session.chosen)
        if since is None and count in story.checks and session.look() != story.checks[count]:
            since = max((one for one in story.checks if one < count), default=0) + 1
    else:
        session.undone = story.undone
    if stopped is not None or since is not None:
        session.trouble = BadSave(
            "save-differs" if stopped is None else "save-stops",
            where=where,
            why=stopped,
            since=since,
            changed=changed_cards(session.kind, head.cards) or None,
            engine=None if head.engine == __version__ else head.engine,
        )
