"""What check.py sets up besides: programs that tests need, and a look over the JavaScript; without them it goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
pytestmark = [
    pytest.mark.skipif(not (PROJECT / "tools" / "debian.py").is_file(), reason="the tools are not here"),
    pytest.mark.skipif(os.name != "posix", reason="shell scripts play apt-get and npm"),
]

DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'
UBUNTU = "ID=ubuntu\nID_LIKE=debian\n"


def asked(words: str, programs: dict[str, str], folder: Path, **variables: str) -> str:
    """What a line of Python says, run at the project with only these programs to be found."""
    for name, script in programs.items():
        path = folder / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
    line = f"from pathlib import Path\nfrom tools import debian, javascript\nprint('=', {words})"
    environment = {"PATH": str(folder), "HERE": str(folder), **variables}
    done = subprocess.run(
        [sys.executable, "-c", line],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.rpartition("= ")[2].strip()


def prepared(
    programs: dict[str, str],
    folder: Path,
    release: str = DEBIAN,
    root: bool = True,
    program: str = "CHROMIUM",
    **variables: str,
) -> str:
    """Why there is no chromium, on a machine that has these programs."""
    (folder / "os-release").write_text(release)
    words = f"debian.prepare(debian.{program}, Path({str(folder / 'os-release')!r}), {root}, 0.5)"
    return asked(words, programs, folder, **variables)


FETCHES = """echo "$*" >>"$HERE/calls"
case "$*" in *--no-download*) echo >"$HERE/chromium"; /bin/chmod +x "$HERE/chromium" ;; esac"""


def test_chromium_is_installed_where_root_runs_a_debian(tmp_path: Path) -> None:
    assert prepared({"apt-get": FETCHES}, tmp_path) == ""
    calls = (tmp_path / "calls").read_text().splitlines()
    assert [call.split()[0] for call in calls] == ["update", "install", "install"]
    assert prepared({"apt-get": FETCHES}, tmp_path) == ""  # and not again
    assert len((tmp_path / "calls").read_text().splitlines()) == 3


def test_nothing_is_installed_where_it_may_not_be(tmp_path: Path) -> None:
    programs = {"apt-get": FETCHES}
    assert "only root" in prepared(programs, tmp_path, root=False)
    assert "no Debian" in prepared(programs, tmp_path, release=UBUNTU)
    assert "says so" in prepared(programs, tmp_path, MULLIGAN_INSTALL="0")
    assert not (tmp_path / "calls").exists()


def test_redis_is_installed_like_chromium(tmp_path: Path) -> None:
    redis = FETCHES.replace("chromium", "redis-server")
    assert prepared({"apt-get": redis}, tmp_path, program="REDIS") == ""
    assert "redis-server" in (tmp_path / "calls").read_text()


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("exit 100", "`apt-get install chromium` failed"),  # offline
        ("/bin/sleep 30", "`apt-get update` took too long"),
        ("exit 0", "its package brought no chromium"),
    ],
)
def test_what_cannot_be_installed_is_left_out_with_one_line(script: str, reason: str, tmp_path: Path) -> None:
    assert prepared({"apt-get": script}, tmp_path) == reason


@pytest.mark.parametrize(
    ("programs", "reason"),
    [
        ({}, "there is no Node with npm here"),
        ({"node": "echo v18.20.4", "npm": "exit 0"}, "Node v18.20.4 is too old"),
    ],
)
def test_javascript_is_left_out_with_one_line(programs: dict[str, str], reason: str, tmp_path: Path) -> None:
    assert asked("javascript.why_not()", programs, tmp_path) == reason
