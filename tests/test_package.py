"""The package as it is installed: its version, its compiled modules, its files."""

from __future__ import annotations

import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import mulligan
from conftest import is_compiled

HOUSE = Path(mulligan.__file__).parent
PROJECT = Path(__file__).parent.parent
sys.path.append(str(PROJECT))
hatch_build = pytest.importorskip("hatch_build")
ENGINE = ("kernel", "cardlang", "lorcana", "cipher", "magic")


def engine_modules() -> list[str]:
    """Every module that an ordinary install compiles."""
    return [
        module.name
        for package in ENGINE
        if (HOUSE / package / "__init__.py").exists()
        for module in pkgutil.walk_packages([str(HOUSE / package)], f"mulligan.{package}.")
        if not module.ispkg
        and not hatch_build.stays_plain(f"{module.name.removeprefix('mulligan.').replace('.', '/')}.py")
    ]


def test_the_version_is_a_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", mulligan.__version__)


def test_the_changelog_knows_the_version() -> None:
    assert f"## [{mulligan.__version__}]" in (PROJECT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.parametrize("module", engine_modules())
def test_the_engine_is_compiled_as_a_whole_or_not_at_all(module: str, compiled: bool) -> None:
    assert is_compiled(module) == compiled


@pytest.mark.parametrize("module", ["mulligan", "mulligan.cli"])
def test_what_is_not_the_engine_stays_plain(module: str) -> None:
    assert not is_compiled(module)


def test_sources_and_data_are_installed_beside_the_compiled_modules() -> None:
    there = PROJECT / "src" / "mulligan"
    files = [path.relative_to(there) for path in there.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert [str(path) for path in files if not (HOUSE / path).exists()] == []


def test_a_compiled_install_can_run_its_sources() -> None:
    ask = "import mulligan.kernel.column as column; print(column.__file__)"
    pure = {**os.environ, "MULLIGAN_PURE": "1", "PYTHONPATH": str(HOUSE.parent)}
    answer = subprocess.run([sys.executable, "-c", ask], env=pure, capture_output=True, text=True, check=True)
    assert answer.stdout.strip().endswith("column.py")
