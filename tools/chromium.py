"""Chromium for the tests of the page: found, or installed where this machine lets us, or left out with one line.

It is installed only by root, from the packages of a Debian, and never for longer than a few minutes: a machine that is
offline, or busy with other packages, goes without. MULLIGAN_CHROMIUM=0 says that nothing is to be installed.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools import workshop

NAMES = ("chromium", "chromium-browser", "google-chrome")  # as tests/browsing.py looks for it
PACKAGE = "chromium"
RELEASE = Path("/etc/os-release")
FETCHED_WITHIN = 180.0  # seconds, after which nothing has been changed
UNPACKED_WITHIN = 300.0
OPTIONS = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10", "-o", "DPkg::Lock::Timeout=10")


def prepare(release: Path = RELEASE, root: bool | None = None, within: float = FETCHED_WITHIN) -> str:
    """Have a chromium if that is possible; else why the page is not tested here."""
    if any(shutil.which(name) for name in NAMES):
        return ""
    reason = why_not_install(release, is_root() if root is None else root)
    if reason:
        return reason
    workshop.say("Installing chromium for the tests of the page …")
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *OPTIONS]
    for seconds, call in (
        (within, ["apt-get", "update", *OPTIONS]),
        (within, [*install, "--download-only", PACKAGE]),
        (UNPACKED_WITHIN, [*install, "--no-download", PACKAGE]),
    ):
        code, _ = workshop.run_within(seconds, call, workshop.ROOT, DEBIAN_FRONTEND="noninteractive")
        if code is None:
            return f"`{call[0]} {call[1]}` took too long"
        if code != 0 and call[1] != "update":  # what was fetched another day may do
            return f"`{call[0]} {call[1]} {PACKAGE}` failed"
    return "" if any(shutil.which(name) for name in NAMES) else "its package brought no chromium"


def is_root() -> bool:
    """Whether somebody is here who may install things."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def why_not_install(release: Path, root: bool) -> str:
    """Why nothing can be installed here; empty if it can."""
    if os.environ.get("MULLIGAN_CHROMIUM") == "0":
        return "MULLIGAN_CHROMIUM=0 says so"
    told = release.read_text("utf-8") if release.is_file() else ""
    if "\nID=debian\n" not in f"\n{told}\n" or shutil.which("apt-get") is None:
        return "there is no chromium here, and no Debian to install it from"
    if not root:
        return "there is no chromium here, and only root may install it (apt-get install chromium)"
    return ""
