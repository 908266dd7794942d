"""A real server in a process of its own, which can be killed with signal 9 and started again at the same address."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Killable:
    """A server and its storage."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as sock:
            sock.bind(("127.0.0.1", 0))
            self.port = sock.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mulligan", "serve", "--port", str(self.port)],
            env={**os.environ, "MULLIGAN_DATA": str(self.folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.address}api/health", timeout=2).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kill it and all its workers at once."""
        assert self.process is not None
        os.killpg(self.process.pid, 9)
        self.process.wait()


@contextmanager
def killable(folder: Path) -> Iterator[Killable]:
    """Such a server, for as long as a test needs it."""
    server = Killable(folder)
    try:
        yield server
    finally:
        server.kill()
