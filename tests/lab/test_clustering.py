"""Games shared among machines: a real scheduler and two workers, one of which is killed on the way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from mulligan import games
from mulligan.kernel.errors import MulliganError
from mulligan.lab.bouts import Bout, Entrant, Plan
from mulligan.lab.clustering import Cluster, ready
from mulligan.lab.tournament import ROUND_ROBIN, Tournament

pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="distributed is not installed")
ROOT = Path(__file__).parents[2]


def held(matches: int = 6) -> Tournament:
    kind = games.kind("lorcana")
    entrants = [Entrant(kind.built_in_deck(name), "random") for name in kind.built_in_decks()[:3]]
    return Tournament(Plan("lorcana", kind.newest(), kind.formats[0], entrants, 5), ROUND_ROBIN, matches)


def doubling() -> object:
    return lambda number: 2 * number


def test_a_worker_makes_itself_ready_once() -> None:
    import pickle

    packed = pickle.dumps(doubling)
    assert ready(packed, 1) is ready(packed, 1)
    assert ready(packed, 1)(21) == 42


def test_where_there_is_no_cluster_is_said() -> None:
    coming = Cluster("tcp://127.0.0.1:9", patience=0.5).share(doubling, [1], 1, 1)
    with pytest.raises(MulliganError, match=r"no cluster to work with at tcp://127\.0\.0\.1:9"):
        next(coming)


class Machines:
    """A scheduler and workers, as programs of their own."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.folder = folder
        self.programs: list[subprocess.Popen[bytes]] = []
        options = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show", "--no-jupyter"]
        self.start("scheduler", *options, "--scheduler-file", str(self.file))
        end = time.monotonic() + 60
        while not self.has_told_its_address() and time.monotonic() < end:
            time.sleep(0.1)

    def has_told_its_address(self) -> bool:
        """Whether the scheduler has written its file, to the end: at first it is there and empty."""
        return self.file.exists() and self.file.read_bytes().rstrip().endswith(b"}")

    def start(self, what: str, *options: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "distributed.cli.dask_scheduler"]
        if what == "worker":
            command = [sys.executable, "-m", "distributed.cli.dask_worker"]
        settings = {**os.environ, "DASK_TEMPORARY_DIRECTORY": str(self.folder)}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        program = subprocess.Popen([*command, *options], cwd=ROOT, env=settings, **quiet)
        self.programs.append(program)
        return program

    def worker(self) -> subprocess.Popen[bytes]:
        options = ["--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard"]
        return self.start("worker", "--scheduler-file", str(self.file), *options)

    def address(self) -> str:
        import json

        return str(json.loads(self.file.read_text())["address"])

    def stop(self) -> None:
        for program in self.programs:
            program.kill()
            program.wait()


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    found = Machines(tmp_path)
    yield found
    found.stop()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Dask's own, of sockets that are closed late
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="workers are killed by a signal")
def test_a_killed_worker_loses_and_doubles_nothing(machines: Machines) -> None:
    from distributed import Client  # only here: every process that finds tests would take a second for it

    first, _ = machines.worker(), machines.worker()
    with Client(machines.address(), timeout=120, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=120)
    told: list[int] = []

    def kill_one(bout: Bout) -> None:
        told.append(bout.number)
        if len(told) == 3:
            first.kill()

    alone, shared = held(), held()
    shared.play(1, kill_one, Cluster(machines.address(), patience=120).share)
    alone.play(1, lambda _: None)
    assert first.wait(60) != 0
    assert sorted(told) == list(range(18))
    assert [bout.row() for bout in shared.played()] == [bout.row() for bout in alone.played()]
    assert shared.lost == []
