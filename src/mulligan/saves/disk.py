"""Files written so that none is lost: whole or not at all, and never over what is no file."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from mulligan.kernel.errors import MulliganError
from mulligan.saves.lines import version_of

NOTHING: Final = "nothing"
SAVE: Final = "save"
OTHER: Final = "other"
FIRST_LINE: Final = 1 << 20  # a save's first line is shorter
PROBLEMS: Final = (OSError, ValueError, RuntimeError)  # a bad name, a home of nobody, and all that a system refuses


def path_of(text: str) -> Path:
    """The path that somebody means, also under their home."""
    try:
        return Path(text).expanduser()
    except PROBLEMS as error:
        raise MulliganError("no-path", path=text, reason=reason(error)) from None


def is_file(text: str) -> bool:
    """Whether there is a file of that name."""
    try:
        return path_of(text).is_file()
    except (*PROBLEMS, MulliganError):
        return False


def what_is_there(text: str) -> str:
    """What writing a save there would replace: nothing, another save, or something else, which is worth a question."""
    path = path_of(text)
    try:
        with path.open("rb") as file:
            first = file.readline(FIRST_LINE) if path.is_file() else b""
            if not first:
                return OTHER if not path.is_file() or path.stat().st_size else NOTHING
            file.seek(0)
            return SAVE if version_of(first) is not None or version_of(file.read(FIRST_LINE)) is not None else OTHER
    except FileNotFoundError:
        return NOTHING
    except PROBLEMS:
        return OTHER


def read_file(path: str, most: int) -> bytes:
    """What is in a file, which may also be a pipe: of one that has more than so many bytes, one byte more."""
    try:
        with path_of(path).open("rb") as file:
            return file.read(most + 1)
    except FileNotFoundError:
        raise MulliganError("no-file", path=path) from None
    except PROBLEMS as error:
        raise MulliganError("unreadable", path=path, reason=reason(error)) from None


def write_file(text: str, data: bytes) -> Path:
    """Write a file, whole or not at all; only onto a regular file or nothing, which keeps its permissions."""
    path = path_of(text)
    try:
        mode = mode_of(path, text)
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
        beside = Path(name)
        try:
            with os.fdopen(number, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            beside.chmod(mode)
            beside.replace(path)
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise
        sync_folder(path.parent)
    except PROBLEMS as error:
        raise MulliganError("unwritable", path=text, reason=reason(error)) from None
    return path


def mode_of(path: Path, text: str) -> int:
    """The permissions of a file to be written: those it has, or the usual ones. Whatever is no file is refused."""
    try:
        there = path.lstat()
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
    if not stat.S_ISREG(there.st_mode):
        raise MulliganError("not-a-file", path=text, sort=sort_of(there.st_mode), act="written")
    return stat.S_IMODE(there.st_mode)


def demand_file(text: str) -> None:
    """Refuse to read what is there and no file: a pipe would keep a game waiting for somebody to write into it."""
    try:
        mode = path_of(text).stat().st_mode
    except PROBLEMS:
        return  # whoever reads it tells why
    if not stat.S_ISREG(mode):
        raise MulliganError("not-a-file", path=text, sort=sort_of(mode), act="read")


def sort_of(mode: int) -> str:
    """What something is that is no regular file."""
    for sort, test in (("folder", stat.S_ISDIR), ("link", stat.S_ISLNK), ("pipe", stat.S_ISFIFO)):
        if test(mode):
            return sort
    return "device"


def make_folder(folder: Path, mode: int = 0o700) -> None:
    """Make a folder and those above it that are missing, each so that it outlasts a loss of power."""
    if folder.is_dir():
        return
    if folder.parent != folder:  # else a drive that is not there, which the system refuses
        make_folder(folder.parent)
    folder.mkdir(mode=mode, exist_ok=True)
    sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """See to it that a new name in a folder outlasts a loss of power, where the system can."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def reason(error: Exception) -> str:
    """What a system says about a path."""
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
