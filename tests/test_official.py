"""What is said of each official answer about cards (tests/official) is so; tools/official.py tells what is missing."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FILES = sorted((TESTS / "official").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_official_answer_has_a_scenario_or_a_reason(path: Path) -> None:
    game = path.stem.partition("-")[0]
    stories = (TESTS / "scenarios" / game).glob("*.jsonl")
    lines = [line for file in stories for line in file.read_text("utf-8").splitlines() if line]
    ids = {json.loads(line)["id"] for line in lines}
    for sign, entry in tomllib.loads(path.read_text("utf-8")).items():
        assert set(entry) in ({"card", "shown"}, {"card", "not"}), sign
        assert entry["card"], sign
        if "not" in entry:
            assert entry["not"].strip(), sign
        else:
            assert entry["shown"], sign
            assert set(entry["shown"]) <= ids, f"{sign}: no scenario is called {set(entry['shown']) - ids}"


def test_no_answer_has_two_lines() -> None:
    for game in {path.stem.partition("-")[0] for path in FILES}:
        signs = [
            sign for path in FILES if path.stem.startswith(game) for sign in tomllib.loads(path.read_text("utf-8"))
        ]
        assert len(signs) == len(set(signs))
