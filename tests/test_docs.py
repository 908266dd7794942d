"""What the pages show is so: every scenario and every piece of Python in them runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mulligan.scenarios import PASSED, run_one

ROOT = Path(__file__).parent.parent
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[pytest.param]:
    return [
        pytest.param(text, id=f"{page.stem}-{number}")
        for page in PAGES
        for number, (found, text) in enumerate(FENCED.findall(page.read_text("utf-8")), 1)
        if found == language
    ]


@pytest.mark.parametrize("text", blocks("json"))
def test_every_scenario_in_the_pages_passes(text: str) -> None:
    outcome = run_one(json.loads(text))
    assert outcome.status == PASSED, outcome.message


@pytest.mark.parametrize("text", [one for one in blocks("python") if not one.id.startswith("card-language")])
def test_every_piece_of_python_in_the_pages_runs(text: str) -> None:
    exec(compile(text, "page", "exec"), {"__name__": "page"})
