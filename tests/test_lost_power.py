"""Lost power: what the disk surely has at any moment is whole, and has everything that was confirmed.

A disk that is asked nothing may keep nothing: of a file it surely has what it held at its last fsync, of a folder the
names it had at its own. The tests keep such a disk beside the true one, and look at it whenever something is made sure
or renamed, as if the power went there.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mulligan import games
from mulligan.collections.keeping import keep as keep_cards
from mulligan.collections.keeping import shelves
from mulligan.events.event import Event
from mulligan.events.files import KeptEvent, load_event
from mulligan.kernel.chance import chance
from mulligan.saves import journal
from mulligan.saves.disk import write_file
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.sim.soak import Watched
from mulligan.sim.soak_report import Report, read_report

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs /proc to see what is made sure")
Look = Callable[[bytes | None], None]


class Disk:
    """What a disk surely has of everything under a folder."""

    def __init__(self, root: Path, patch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.contents: dict[int, bytes] = {}  # of files, by their number on the disk
        self.names: dict[int, dict[str, int]] = {root.stat().st_ino: {}}  # of folders
        self.events: list[str] = []
        self.look: Callable[[], None] = lambda: None
        sync, replace = os.fsync, os.replace

        def fsync(number: int) -> None:
            sync(number)
            there = os.fstat(number)
            path = Path(f"/proc/self/fd/{number}")
            if stat.S_ISDIR(there.st_mode):
                self.names[there.st_ino] = {one.name: one.stat().st_ino for one in path.resolve().iterdir()}
                self.events.append("folder")
            else:
                self.contents[there.st_ino] = path.resolve().read_bytes()
                self.events.append("file")
            self.look()

        def rename(old: Path, new: Path) -> None:
            assert self.contents.get(Path(old).stat().st_ino) == Path(old).read_bytes(), "renamed before it was sure"
            replace(old, new)
            self.events.append("rename")
            self.look()

        patch.setattr(os, "fsync", fsync)
        patch.setattr(os, "replace", rename)
        patch.setattr(os, "rename", rename)

    def has(self, path: Path) -> bytes | None:
        """What it has of a file after the power has gone; None if not even its name."""
        number = self.root.stat().st_ino
        for part in path.relative_to(self.root).parts:
            found = self.names.get(number, {}).get(part)
            if found is None:
                return None
            number = found
        return self.contents.get(number, b"")


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(tmp_path, monkeypatch)


def new_session(game: str) -> Session:
    kind = games.kind(game)
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:2]]
    return Session(Setting(kind, ["ann", "bob"], decks, seed=4))


@pytest.mark.parametrize("game", games.names())
def test_every_choice_is_sure_before_it_is_confirmed(disk: Disk, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also the first of the first game, whose folder is new."""
    monkeypatch.setenv("MULLIGAN_DATA", str(disk.root / "of" / "mine"))
    session = new_session(game)
    kept = journal.keep(session)
    luck = chance(1)

    def look() -> None:
        found = disk.has(kept.path)
        assert found, "there is a moment without the game"
        assert len(load_session(found).chosen) in (len(session.chosen) - 1, len(session.chosen))

    assert disk.has(kept.path), "the game is not sure to be there"
    disk.look = look
    for count in range(1, 13):
        session.choose(session.game.decision.options[luck.below(len(session.game.decision.options))])  # type: ignore[union-attr]
        if count % 5 == 0:
            session.undo(1)
            session.redo()
        found = disk.has(kept.path)
        assert found is not None
        assert load_session(found).game.to_bytes() == session.game.to_bytes()


def over_and_over(disk: Disk, path: Path, versions: list[bytes], write: Callable[[int], object]) -> None:
    """Write one version after the other: at each moment the disk has the last or this one, and then this one."""
    for number, data in enumerate(versions):
        allowed = [data, versions[number - 1] if number else None]

        def look(allowed: list[bytes | None] = allowed) -> None:
            assert disk.has(path) in allowed

        disk.look = look
        write(number)
        assert disk.has(path) == data
        assert path.read_bytes() == data
    assert disk.events == ["file", "rename", "folder"] * len(versions)
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_a_save_is_the_old_or_the_new_one(disk: Disk) -> None:
    session = new_session("cipher")
    saves = [session.save()]
    for _ in range(2):
        session.choose(session.game.decision.options[0])  # type: ignore[union-attr]
        saves.append(session.save())
    over_and_over(
        disk, disk.root / "a.save", saves, lambda number: write_file(str(disk.root / "a.save"), saves[number])
    )
    for one in saves:
        load_session(one)


def test_a_report_of_a_soak_is_the_old_or_the_new_one(disk: Disk) -> None:
    report, versions = Report(), []
    for number in range(3):
        report.of("magic").hear(Watched(number, "a table", "an edition"), "a build")
        versions.append(report.to_bytes())
    path = disk.root / "soak.json"
    over_and_over(disk, path, versions, lambda number: write_file(str(path), versions[number]))
    for one in versions:
        read_report(one, "here")


def test_an_event_is_the_old_or_the_new_one(disk: Disk) -> None:
    event = Event([f"P{number}" for number in range(4)], seed=8)
    kept = KeptEvent(event, "magic", "2014", "constructed")
    event.next_round()
    first = kept.whole()
    kept.path = str(disk.root / "a.event")

    def write(number: int) -> None:
        if number:
            event.report(0, 2, 0)
        kept.save()

    event.report(0, 2, 0)
    second = kept.whole()
    event = kept.event = load_event(first, "here").event
    over_and_over(disk, Path(kept.path), [first, second], write)


def test_an_import_of_cards_is_there_or_not_also_in_a_new_folder(disk: Disk) -> None:
    kind = games.kind("magic")
    row = {"name": "Ann", "type_line": "Creature — Bear", "mana_cost": "{R}", "power": "1", "toughness": "1"}
    folder = disk.root / "new" / "cards"
    kept = keep_cards(kind, kind.import_cards([row]), "mine.json", folder=folder)
    assert kept.shelf is not None
    assert disk.has(kept.shelf.path) == kept.shelf.path.read_bytes()
    assert [one.name for one in shelves("magic", folder)] == [kept.shelf.name]


def test_such_a_disk_tells_what_was_not_made_sure(disk: Disk) -> None:
    (disk.root / "plain").write_bytes(b"x")
    assert disk.has(disk.root / "plain") is None
    with pytest.raises(AssertionError, match="before it was sure"):
        (disk.root / "plain").replace(disk.root / "other")
