"""What all tests share."""

from __future__ import annotations

import gc
import importlib
import os
import uuid
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

os.environ["MULLIGAN_LANG"] = "en"  # whatever whoever runs the tests speaks; before anything asks
# Folders of tests that take long, one by one: those that mostly wait for somebody, and those that work.
WAITING, WORKING = ("browser", "server"), ("limited", "lab", "events")


def is_compiled(module: str) -> bool:
    """Whether a module of Mulligan was loaded from an extension module."""
    return Path(importlib.import_module(module).__file__ or "").suffix in (".so", ".pyd")


def pytest_report_header() -> str:
    import mulligan

    state = "compiled" if is_compiled("mulligan.kernel.column") else "uncompiled"
    return f"mulligan {mulligan.__version__}, {state}, from {Path(mulligan.__file__).parent}"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse to test one variant while believing it is the other."""
    expected = os.environ.get("MULLIGAN_EXPECT_COMPILED")
    if expected is not None and is_compiled("mulligan.kernel.column") != (expected == "1"):
        wanted = "compiled" if expected == "1" else "uncompiled"
        pytest.exit(f"these tests were to run on the {wanted} Mulligan, but found the other one", returncode=4)


def pytest_configure(config: pytest.Config) -> None:
    """Look for garbage seldom: tests make much of it, and there is little in it that needs to be looked for."""
    gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that slow.txt names, and have every process begin with some of those that take long."""
    here = Path(__file__).parent
    slow = set((here / "slow.txt").read_text("utf-8").splitlines())
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    for path, tests in files.items():
        name = path.relative_to(here).as_posix()
        for item in tests:
            if f"{name}::{item.name.partition('[')[0]}" in slow:
                item.add_marker(pytest.mark.slow)
    items[:] = longest_first(files, getattr(config, "workerinput", {}).get("workercount", 1))


def longest_first(files: dict[Path, list[pytest.Item]], processes: int) -> list[pytest.Item]:
    """All tests in as many equal shares as there are processes, each of which begins with files that take long.

    Otherwise a test that takes a minute may be the last to begin, and all other processes wait for it. Where there are
    more processes than cores, only so many begin with tests that wait that no core ever does.
    """
    waiting, working = (in_folders(files, folders) for folders in (WAITING, WORKING))
    beside = processes - (os.cpu_count() or processes)  # processes that may wait
    begins = [(waiting + working)[process::processes] for process in range(processes)]
    if beside > 0:
        begins[:beside] = [waiting[process::beside] for process in range(beside)]
        begins[beside:] = [working[process :: processes - beside] for process in range(processes - beside)]
    long = {*waiting, *working}
    others = [item for path, tests in files.items() if path not in long for item in tests]
    share = sum(map(len, files.values())) // processes
    found: list[pytest.Item] = []
    for paths in begins:
        begin = [item for path in paths for item in files[path]]
        more = max(0, share - len(begin))
        found += [*begin, *others[:more]]
        del others[:more]
    return found + others


def in_folders(files: Iterable[Path], folders: Sequence[str]) -> list[Path]:
    """Files in some folders of tests, in the order of these folders."""
    ranks = {Path(__file__).parent / name: rank for rank, name in enumerate(folders)}
    return sorted((path for path in files if path.parent in ranks), key=lambda path: ranks[path.parent])


def pytest_collection_finish() -> None:
    """What is there from the beginning stays to the end: nobody looks through it for garbage again and again."""
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def tidy() -> Iterator[None]:
    """What the tests of a module leave behind on purpose, as cards that were read, stays as well."""
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Nothing that tests keep is kept among the games of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("data")
        patch.setenv("MULLIGAN_DATA", str(folder))
        yield folder


@pytest.fixture(scope="session", autouse=True)
def idle_disk() -> Iterator[None]:
    """Nobody waits for the disk: what it has of a file when the power goes is the subject of test_lost_power.py."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", os.fstat)
        yield


@pytest.fixture(autouse=True)
def collection(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test begins with an empty collection of its own, which is nobody's."""
    folder = data_folder / "collections" / uuid.uuid4().hex
    monkeypatch.setenv("MULLIGAN_COLLECTION", str(folder))
    return folder


@pytest.fixture(scope="session")
def compiled() -> bool:
    """Whether the tests run on the compiled modules."""
    return is_compiled("mulligan.kernel.column")
