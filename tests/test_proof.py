"""The tests that name a rule fail when its code is broken; `python tools/prove.py GAME` tries every rule of a game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib

import pytest

from mulligan import games
from mulligan.kernel.rules import ledger
from support import TESTS

ROOT = TESTS.parent
IN_EVERY_GAME = pytest.mark.parametrize("game", games.names())

BREAK_AND_LOOK_AWAY = """
import sys
sys.path.insert(0, "tools")
from prove import prove, proofs_of
def about():
    return [one for one in proofs_of("lorcana") if one.rule == "quest.exert"][-1:]
shown, unseen = about(), about()
unseen[0].cases = [case for case in unseen[0].cases if case.scenario]
for case in unseen[0].cases:
    case.scenario["steps"] = []
prove("lorcana", shown)
prove("lorcana", unseen)
print(bool(shown[0].noticed), bool(unseen[0].noticed), len(unseen[0].cases) > 0)
"""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the sources as they are, which can be broken while they run."""
    told = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=told, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.sources
@IN_EVERY_GAME
def test_some_rules_of_each_game_are_proven(game: str, compiled: bool) -> None:
    if compiled:
        pytest.skip("only what is not compiled can be broken while it runs")
    done = run("tools/prove.py", game, "--sample", "2", "--seed", "2")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.sources
def test_a_test_that_looks_at_nothing_proves_nothing(compiled: bool) -> None:
    if compiled:
        pytest.skip("only what is not compiled can be broken while it runs")
    done = run("-c", BREAK_AND_LOOK_AWAY)
    assert done.stdout.split() == ["True", "False", "True"], done.stdout + done.stderr


@pytest.mark.parametrize(
    "game", sorted(path.stem.removeprefix("proof-") for path in (ROOT / "docs").glob("proof-*.md"))
)
def test_the_report_has_no_survivor_without_a_reason(game: str) -> None:
    page = (ROOT / "docs" / f"proof-{game}.md").read_text("utf-8")
    still_open = re.findall(r"\| ([\w.-]+) \| \d+ \| \*\*open\*\* \|", page)
    assert still_open == []
    counted = re.findall(r"^\| ([\w-]+) \| (\d+) \| \d+ \| \d+ \| \d+ \|$", page, re.MULTILINE)
    assert [edition for edition, _ in counted] == list(games.kind(game).editions)


@IN_EVERY_GAME
def test_a_reason_is_about_a_rule_there_is(game: str) -> None:
    reasons = tomllib.loads((ROOT / "tools" / "unproven.toml").read_text("utf-8")).get(game, {})
    editions = games.kind(game).editions
    known = {entry.rule for edition in editions for entry in ledger(game, edition).entries if entry.rule}
    known |= {f"{edition} {entry.number}" for edition in editions for entry in ledger(game, edition).entries}
    assert [key for key in reasons if key not in known] == []
    assert [key for key, reason in reasons.items() if not reason.strip()] == []
