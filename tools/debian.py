"""Programs that some tests need: found, or installed where this machine lets us, or left out with one line.

They are installed only by root, from the packages of a Debian, and never for longer than a few minutes: a machine that
is offline, or busy with other packages, goes without. MULLIGAN_INSTALL=0 says that nothing is to be installed.
"""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from tools import workshop


@dataclass(frozen=True)
class Program:
    """A program, and what is left out without it."""

    tests: str
    package: str
    names: tuple[str, ...]  # any of them will do
    places: str = ""  # where it may be besides, as a pattern

    def is_here(self) -> bool:
        """Whether the tests will find it."""
        besides = Path("/").glob(self.places) if self.places else ()
        return any(shutil.which(name) for name in self.names) or any(besides)


CHROMIUM = Program("tests of the page in a browser", "chromium", ("chromium", "chromium-browser", "google-chrome"))
POSTGRES = Program("tests of PostgreSQL", "postgresql", ("initdb",), "usr/lib/postgresql/*/bin/initdb")
REDIS = Program("tests of several servers", "redis-server", ("redis-server",))
PROGRAMS = (CHROMIUM, POSTGRES, REDIS)

RELEASE = Path("/etc/os-release")
FETCHED_WITHIN = 180.0  # seconds, after which nothing has been changed
UNPACKED_WITHIN = 300.0
OPTIONS = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10", "-o", "DPkg::Lock::Timeout=10")
QUIETLY = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # no questions, and no service is started


def prepare(program: Program, release: Path = RELEASE, root: bool | None = None, within: float = FETCHED_WITHIN) -> str:
    """Have a program if that is possible; else why it is not here."""
    if program.is_here():
        return ""
    reason = why_not_install(program.package, release, is_root() if root is None else root)
    if reason:
        return reason
    workshop.say(f"Installing {program.package} for the {program.tests} …")
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *OPTIONS]
    for seconds, call in (
        (within, ["apt-get", "update", *OPTIONS]),
        (within, [*install, "--download-only", program.package]),
        (UNPACKED_WITHIN, [*install, "--no-download", program.package]),
    ):
        code, _ = workshop.run_within(seconds, call, workshop.ROOT, **QUIETLY)
        if code is None:
            return f"`{call[0]} {call[1]}` took too long"
        if code != 0 and call[1] != "update":  # what was fetched another day may do
            return f"`{call[0]} {call[1]} {program.package}` failed"
    return "" if program.is_here() else f"its package brought no {program.names[0]}"


def is_root() -> bool:
    """Whether somebody is here who may install things."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def why_not_install(package: str, release: Path, root: bool) -> str:
    """Why nothing can be installed here; empty if it can."""
    if os.environ.get("MULLIGAN_INSTALL") == "0":
        return "MULLIGAN_INSTALL=0 says so"
    told = release.read_text("utf-8") if release.is_file() else ""
    if "\nID=debian\n" not in f"\n{told}\n" or shutil.which("apt-get") is None:
        return f"there is no {package} here, and no Debian to install it from"
    if not root:
        return f"there is no {package} here, and only root may install it (apt-get install {package})"
    return ""
