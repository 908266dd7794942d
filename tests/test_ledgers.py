"""The ledgers are complete, and every normative rule has code that carries it and a test that shows it."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

import mulligan
from mulligan import games
from mulligan.kernel.rules import ledger
from mulligan.sim.coverage import HOUSE, Coverage, only_tells
from support import TESTS

DATA = Path(mulligan.__file__).parent / "data"
# How many numbered entries each document has.
ENTRIES = {
    ("lorcana", "2024-05-20"): 367,
    ("lorcana", "2025-03-14"): 395,
    ("lorcana", "2025-07-04"): 403,
    ("cipher", "1"): 528,
    ("magic", "2014"): 260,
}
REASONS = {"heading", "definition", "example", "hands", "reference", "card", "not built"}
EDITIONS = sorted((path.parent.parent.name, path.stem) for path in DATA.glob("*/ledger/*.toml"))
BOOKS = pytest.mark.parametrize(("game", "edition"), EDITIONS)


def test_every_document_has_a_ledger() -> None:
    assert set(EDITIONS) == set(ENTRIES)


@pytest.mark.parametrize("game", games.names())
def test_every_edition_that_can_be_played_has_a_ledger(game: str) -> None:
    assert {edition for name, edition in EDITIONS if name == game} == set(games.kind(game).editions)


@BOOKS
def test_every_entry_of_the_document_is_in_the_ledger(game: str, edition: str) -> None:
    assert len(ledger(game, edition).entries) == ENTRIES[game, edition]


@BOOKS
def test_an_entry_has_a_rule_or_a_reason_why_not(game: str, edition: str) -> None:
    for entry in ledger(game, edition).entries:
        assert bool(entry.rule) != bool(entry.none), entry.number
        assert not entry.none or entry.none in REASONS, f"{entry.number}: {entry.none}"
        assert not entry.rule or re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+", entry.rule), (
            entry.rule
        )


@BOOKS
def test_an_entry_has_a_summary_of_one_line(game: str, edition: str) -> None:
    for entry in ledger(game, edition).entries:
        assert entry.summary.strip() == entry.summary, entry.number
        assert entry.summary, entry.number
        assert "\n" not in entry.summary, entry.number
        assert len(entry.summary) < 400, entry.number


@BOOKS
def test_every_number_is_in_the_ledger_once(game: str, edition: str) -> None:
    numbers = [entry.number for entry in ledger(game, edition).entries]
    assert len(set(numbers)) == len(numbers)


@pytest.fixture(scope="module", params=games.names())
def coverage(request: pytest.FixtureRequest) -> Coverage:
    return Coverage(request.param, games.kind(request.param).editions)


def test_every_rule_that_code_names_is_in_some_ledger(coverage: Coverage) -> None:
    assert {name: str(pointers[0]) for name, pointers in coverage.unknown().items()} == {}


def test_every_normative_rule_has_code_that_carries_it(coverage: Coverage) -> None:
    assert missing(coverage, coverage.code) == {}


def test_each_place_that_carries_a_rule_is_named_once(coverage: Coverage) -> None:
    for rule, pointers in coverage.code.items():
        told = [str(pointer) for pointer in pointers]
        assert len(told) == len(set(told)), rule


def test_no_pointer_leads_to_a_function_that_does_nothing(coverage: Coverage) -> None:
    functions = {
        f"{file}:{node.lineno} {node.name}": node
        for file in {pointer.file for pointers in coverage.code.values() for pointer in pointers}
        for node in ast.walk(ast.parse((HOUSE / file).read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    }
    led_to = {str(pointer) for pointers in coverage.code.values() for pointer in pointers}
    assert len(led_to & functions.keys()) > 100
    assert [pointer for pointer in sorted(led_to & functions.keys()) if only_tells(functions[pointer])] == []


def test_every_normative_rule_has_a_test_that_names_it(coverage: Coverage) -> None:
    assert missing(coverage, coverage.tests) == {}


def missing(coverage: Coverage, named: object) -> dict[str, str]:
    """The normative rules that are not named, nor any name under them, each with a number it has."""
    assert isinstance(named, dict)
    found: dict[str, str] = {}
    for edition in coverage.editions:
        for entry in coverage.normative(edition):
            if entry.rule not in named and not any(name.startswith(entry.rule + ".") for name in named):
                found.setdefault(entry.rule, f"{edition} {entry.number}: {entry.summary}")
    return found


def test_an_installed_mulligan_knows_its_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The index that the build writes into the package says what the tests say, rule for rule."""
    sys.path.insert(0, str(TESTS.parent / "tools"))
    import test_index

    from mulligan.sim import coverage

    for path, within in test_index.write_index(TESTS.parent, tmp_path / "build").items():
        target = tmp_path / within
        target.parent.mkdir(parents=True)
        path.rename(target)
    monkeypatch.setattr(coverage, "HOUSE", tmp_path / "mulligan")
    for name in games.names():
        kind = games.kind(name)
        live = coverage.tests_of(name, {one: ledger(name, one) for one in kind.editions}, TESTS)
        shipped = coverage.tests_of(name, {}, None)
        assert shipped.keys() == live.keys()
        for rule in live:
            assert [str(one) for one in shipped[rule]] == [str(one) for one in live[rule][: test_index.MOST]]


@pytest.mark.parametrize(
    ("game", "words", "number"),
    [
        ("cipher", "critical hit", "18.1.11"),
        ("cipher", "critical hits", "18.1.11"),
        ("cipher", "front line", "6.4"),
        ("lorcana", "banishing", "1.9.1.3"),
        ("lorcana", "challenges", "4.3.6"),
    ],
)
def test_rules_are_found_by_the_words_of_the_table(game: str, words: str, number: str) -> None:
    from mulligan.cli.rulebook import find_entries

    found = find_entries(ledger(game, games.kind(game).newest()), words)
    assert any(entry.number.startswith(number) for entry in found)
