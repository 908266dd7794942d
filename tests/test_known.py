"""What is known to be wrong (tests/known) still is: what was mended is to be moved to tests/scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from mulligan.scenarios import PASSED, read_scenarios, run_one

FILES = sorted((Path(__file__).parent / "known").glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_known_to_be_wrong_is_not_right_by_now(path: Path) -> None:
    rows = [row for _, row in read_scenarios(path.read_text("utf-8"), path.name)]
    mended = [row["id"] for row in rows if run_one(row).status == PASSED]
    assert mended == []
