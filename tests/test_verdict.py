"""What check.py makes of tests that failed in the crowd: those of other programs may be unsteady, and it says so."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

PROJECT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(not (PROJECT / "check.py").is_file(), reason="check.py is not here")

BROWSER = "tests/browser/test_rooms.py::test_a_room"
SERVER = "tests/server/test_kept.py::test_a_table"
CLUSTER = "tests/lab/test_clustering.py::test_a_killed_worker"
RULE = "tests/magic/test_stack.py::test_the_last_resolves_first"


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PROJECT))
    return pytest.importorskip("check")


def judged(check: ModuleType, *failed: str, alone: bool = True, code: int = 1) -> tuple[bool, tuple[str, ...]]:
    tested = check.Result("tests", False, 700.0, code)
    found = check.verdict(tested, failed, check.Result("again", alone, 5.0))
    assert (found.name, found.seconds) == ("tests", 700.0)
    return found.good, found.unsteady


def test_three_tests_of_other_programs_that_pass_alone_are_unsteady(check: ModuleType) -> None:
    assert judged(check, CLUSTER) == (True, (CLUSTER,))
    assert judged(check, BROWSER, SERVER, CLUSTER) == (True, (BROWSER, SERVER, CLUSTER))


def test_whatever_else_fails_is_a_failure(check: ModuleType) -> None:
    failure = (False, ())
    assert judged(check, BROWSER, alone=False) == failure
    assert judged(check, RULE) == failure
    assert judged(check, BROWSER, RULE) == failure
    assert judged(check, *(f"{SERVER}[{number}]" for number in range(4))) == failure
    assert judged(check) == failure  # nobody knows what failed
    assert judged(check, "tests/server/test_kept.py", alone=False) == failure  # a file that cannot be read
    assert judged(check, BROWSER, code=3) == failure  # pytest itself went wrong: not all tests ran


def test_what_is_unsteady_stands_in_the_closing_table(check: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    well, shaken = check.Result("ruff check", True, 1.0), check.Result("tests", True, 700.0, 1, (BROWSER,))
    assert check.report([well, shaken]) == 0
    told = capsys.readouterr().out
    assert f"UNSTEADY: {BROWSER}, passed alone\n" in told
    assert "All is well" not in told
    assert check.report([well]) == 0
    assert capsys.readouterr().out.endswith("All is well.\n")
    assert check.report([shaken, check.Result("tests, compiled", False, 1.0, 1)]) == 1
    assert capsys.readouterr().out.endswith(f"UNSTEADY: {BROWSER}, passed alone\nNot well: tests, compiled.\n")
