"""Scenarios: small stories about a table, told in JSON, checked and run. docs/scenarios.md describes the format."""

from __future__ import annotations

from mulligan.scenarios.files import read_scenarios, run_file, run_one
from mulligan.scenarios.laying import lay_table
from mulligan.scenarios.runner import FAILED, PASSED, SKIPPED, Outcome, Runner, run_scenario
from mulligan.scenarios.stories import story_of
from mulligan.scenarios.tables import Table
from mulligan.scenarios.writing import scenario_of

__all__ = [
    "FAILED",
    "PASSED",
    "SKIPPED",
    "Outcome",
    "Runner",
    "Table",
    "lay_table",
    "read_scenarios",
    "run_file",
    "run_one",
    "run_scenario",
    "scenario_of",
    "story_of",
]
