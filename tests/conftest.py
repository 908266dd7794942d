"""What all tests share."""

from __future__ import annotations

import gc
import importlib
import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["MULLIGAN_LANG"] = "en"  # whatever whoever runs the tests speaks; before anything asks


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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that slow.txt names."""
    here = Path(__file__).parent
    slow = set((here / "slow.txt").read_text("utf-8").splitlines())
    for item in items:
        if f"{item.path.relative_to(here).as_posix()}::{item.name.partition('[')[0]}" in slow:
            item.add_marker(pytest.mark.slow)


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
