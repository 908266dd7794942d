"""Drafts that are kept: a file of lines, the first of which says who drafts what, every other one is a pick.

    {"draft":1,"engine":"0.2.0","game":"magic","set":"m14","seed":7,"names":[…],"agents":["","normal",…],"packs":[…]}
    {"seat":0,"pick":"Shock"}
    {"seat":0,"deck":{"name":"Ann","cards":[[1,"Shock"],…],"side":[…]}}

A pick is on the disk as soon as it is made, so a draft that was broken off goes on where it was.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from mulligan import games
from mulligan.kernel.errors import BadSave, MulliganError
from mulligan.kernel.kinds import DRAFT, LIMITED, Deck, Kind
from mulligan.kernel.shelves import data_folder
from mulligan.kernel.visible import visible
from mulligan.limited.draft import Draft, Opening
from mulligan.saves.disk import make_folder, read_file
from mulligan.saves.growing import Growing, is_locked
from mulligan.saves.setting import DeckRow, check_size, deck_from, deck_row
from mulligan.version import __version__

VERSION: Final = 1
ENDING: Final = ".draft"
MOST_BYTES: Final = 4 << 20
MOST_PACKS: Final = 20
MOST_CARDS: Final = 200  # in a pack
LONGEST_NAME: Final = 100


class Header(msgspec.Struct):
    """The first line."""

    draft: int
    engine: str
    game: str
    set: str
    seed: int
    names: list[str]
    agents: list[str]
    packs: list[list[list[str]]]
    form: str = DRAFT


class PickRow(msgspec.Struct, forbid_unknown_fields=True):
    """A line that tells of a pick."""

    seat: int
    pick: str


class BuiltRow(msgspec.Struct, forbid_unknown_fields=True):
    """A line that tells of a deck that somebody built; the last of a seat counts."""

    seat: int
    deck: DeckRow


class KeptDraft:
    """A draft with what it is about, and the file that it writes itself into, if it does."""

    def __init__(self, kind: Kind, code: str, seed: int, agents: list[str], draft: Draft, form: str = DRAFT) -> None:
        self.kind = kind
        self.set = code
        self.seed = seed
        self.agents = agents  # who picks at each seat: the name of a computer player, or nothing for a person
        self.draft = draft
        self.form = form
        self.decks: dict[int, Deck] = {}  # of those who have built theirs
        self.file: Growing | None = None

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, agent in enumerate(self.agents) if not agent]

    def keep(self, path: Path) -> None:
        """Write it down, from here on with every pick."""
        with suppress(OSError):
            make_folder(path.parent)
        self.file = Growing(path)
        self.file.begin(self.whole())

    def pick(self, seat: int, card: str) -> None:
        """Pick a card, which is on the disk before anything else happens."""
        why = self.draft.why_not(seat, card)
        if why is not None:
            raise why
        if self.file is not None:
            self.file.write(line(PickRow(seat, card)))
        self.draft.pick(seat, card)

    def build(self, seat: int, deck: Deck) -> None:
        """Somebody has built their deck, which is on the disk before anything else happens."""
        self.decks[seat] = deck
        if self.file is not None:
            self.file.write(line(BuiltRow(seat, deck_row(deck))))

    def whole(self) -> bytes:
        """The whole file."""
        draft = self.draft
        about = (VERSION, __version__, self.kind.name, self.set, self.seed)
        head = Header(*about, draft.names, self.agents, draft.packs, self.form)
        picks = [line(PickRow(pick.seat, pick.card)) for pick in draft.chosen()]
        built = [line(BuiltRow(seat, deck_row(deck))) for seat, deck in self.decks.items()]
        return b"".join([line(head), *picks, *built])

    def close(self) -> None:
        """Write no more."""
        if self.file is not None:
            self.file.close()


def line(row: object) -> bytes:
    """A line of the file."""
    return msgspec.json.encode(row) + b"\n"


def load_draft(data: bytes, where: str) -> KeptDraft:
    """The draft that a file tells of; a last line that breaks off is left out."""
    first, _, rest = data.partition(b"\n")
    head = read_header(first, where, len(data))
    kind = games.kind(head.game)
    known: dict[str, bool] = {}
    for card in (card for own in head.packs for pack in own for card in pack):
        if card not in known:
            known[card] = kind.has_card(card)
    missing = [card for card, there in known.items() if not there]
    if missing:
        raise BadSave("draft-misses-cards", where=where, cards=missing[:20])
    lines = rest.split(b"\n")
    found = KeptDraft(kind, head.set, head.seed, head.agents, begin(head, where), head.form)
    read_lines(found, lines, where)
    return found


def begin(head: Header, where: str) -> Draft:
    """The draft of a first line, before anybody has picked."""
    names = [visible(name)[:LONGEST_NAME] for name in head.names]
    try:
        return Draft(names, head.packs) if head.form == DRAFT else Opening(names, head.packs)
    except MulliganError as error:
        raise BadSave("draft-broken", where=where, line=1, why=error) from None


def read_lines(found: KeptDraft, lines: list[bytes], where: str) -> None:
    """Take in the lines after the first; a last one that breaks off is left out."""
    for number, text in enumerate(lines, 2):
        if not text.strip():
            continue
        try:
            row = msgspec.json.decode(text)
            what = msgspec.convert(row, BuiltRow) if "deck" in row else msgspec.convert(row, PickRow)
        except (msgspec.MsgspecError, RecursionError, ValueError, TypeError) as error:
            if number == len(lines) + 1:
                return  # it was being written when the power went
            raise BadSave("draft-broken", where=where, line=number, why=str(error)[:120]) from None
        try:
            if not 0 <= what.seat < len(found.draft.names):
                raise MulliganError("draft-seats", count=what.seat + 1, fewest=1, most=len(found.draft.names))
            if isinstance(what, BuiltRow):
                found.decks[what.seat] = deck_from(what.deck)
                check_size(found.decks[what.seat])
            else:
                found.draft.pick(what.seat, what.pick)
        except MulliganError as error:
            raise BadSave("draft-broken", where=where, line=number, why=error) from None


def read_header(text: bytes, where: str, size: int) -> Header:
    """The first line of a draft's file; whatever else it is, is said."""
    try:
        row = msgspec.json.decode(text)
        version = row.get("draft") if isinstance(row, dict) else None
        if not isinstance(version, int) or size > MOST_BYTES:
            raise BadSave("draft-unreadable", where=where)
        if version > VERSION:
            raise BadSave("draft-of-later-version", where=where, version=__version__)
        head = msgspec.convert(row, Header)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise BadSave("draft-unreadable", where=where) from None
    sizes = [len(pack) for own in head.packs for pack in own]
    if head.game not in games.names() or len(head.agents) != len(head.names) or len(head.packs) != len(head.names):
        raise BadSave("draft-unreadable", where=where)
    if head.form not in LIMITED:
        raise BadSave("draft-unreadable", where=where)
    if len(sizes) > MOST_PACKS * len(head.names) or any(size > MOST_CARDS for size in sizes):
        raise BadSave("draft-unreadable", where=where)
    return head


def read_draft(path: str) -> KeptDraft:
    """The draft of a file."""
    return load_draft(read_file(path, MOST_BYTES), path)


def folder() -> Path:
    """Where drafts lie."""
    return data_folder() / "drafts"


def new_path(game: str) -> Path:
    """Where a new draft is kept."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return folder() / f"{stamp}-{game}-{os.getpid()}-{time.monotonic_ns() % 1_000_000:06}{ENDING}"


def latest() -> Path | None:
    """The draft that was kept last and that nobody is drafting now."""
    found: list[tuple[float, Path]] = []
    with suppress(OSError):
        for path in folder().glob(f"*{ENDING}"):
            if path.is_file() and not path.is_symlink() and not is_locked(path):
                found.append((path.stat().st_mtime, path))
    return max(found)[1] if found else None
