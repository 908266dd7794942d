#!/usr/bin/env python3
"""Runs all the tests, after installing whatever is missing: python3 check.py

Style, types, the order of imports, then every test twice: on the sources as they are, and on the compiled install.
Slow tests (thousands of games, a browser, a database) run once, on the compiled install, but for one in four of the
older scenarios and sentences; --uncompiled and machines without a C compiler run all of them on the sources.
Anything after -- goes to pytest: python3 check.py --uncompiled -- -k challenge

What failed runs once more by itself. Where that is no more than three tests of a browser, a server or a cluster, and
each passes by itself, they are told of as unsteady and the check passes; whatever else failed is a failure.

On an idle machine of two cores --fast takes less than two minutes, and all of it less than 25.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import hatch_build
from tools import debian, javascript, workshop

TESTS = ["pytest", "--dist", "worksteal", "--durations", "8", "--assert", "plain", "--cache-clear"]
BESIDE = 2  # processes that share two cores with mypy
ALONE = 6  # that have them to themselves: four of them begin with tests that mostly wait, for a server or a browser
FAILED = ["pytest", "-q", "--last-failed", "--last-failed-no-failures", "none"]
KEPT = workshop.ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"  # where pytest keeps what failed
OUTSIDE = ("tests/browser/", "tests/server/", "tests/lab/test_clustering.py::")  # tests that drive other programs
MOST_UNSTEADY = 3
SOME_FAILED = 1  # what pytest leaves with when all tests ran, and some failed


class Result(NamedTuple):
    """How a step went: what it is called, whether all is well, how long it took."""

    name: str
    good: bool
    seconds: float
    code: int = 0  # what its program left with
    unsteady: tuple[str, ...] = ()  # tests that failed only in the crowd


def main() -> int:
    """Run what was asked for, and say how it went."""
    asked = options()
    results: list[Result] = []
    for program in () if asked.fast else debian.PROGRAMS:
        if reason := debian.prepare(program):
            workshop.say(f"── {program.tests}: left out, because {reason}")
    if not asked.compiled:
        results += check_sources(asked)
    if not (asked.fast or asked.uncompiled):
        results += check_compiled(asked)
    return report(results)


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--fast", action="store_true", help="style, types, imports, and the quick tests on the sources")
    choice.add_argument("--uncompiled", action="store_true", help="only the tests, on the sources")
    choice.add_argument("--compiled", action="store_true", help="only the tests, on the compiled install")
    parser.add_argument("pytest", nargs="*", help="after --: for pytest")
    return parser.parse_args()


def check_sources(asked: argparse.Namespace) -> list[Result]:
    """Everything that needs no compiler."""
    venv = workshop.prepare_sources()
    again = not asked.uncompiled and hatch_build.why_not_compile() is None  # all of them, compiled
    quick = ["-m", "not slow"] if asked.fast else ["-m", "not slow or sources"] if again else []
    quick += asked.pytest

    def tests() -> Result:
        return test("tests, uncompiled", venv, BESIDE, quick, PYTHONPATH="src", MULLIGAN_EXPECT_COMPILED="0")

    if asked.uncompiled:
        return [tests()]
    style = [
        step("ruff check", venv, ["ruff", "check"]),
        step("ruff format", venv, ["ruff", "format", "--check"]),
    ]
    with ThreadPoolExecutor(1) as beside:  # each of these takes one core, and tests come and go: together they fill two
        typed = beside.submit(run, "mypy --strict", venv, ["mypy"], {}, aloud=False)
        layered = beside.submit(run, "import-linter", venv, ["lint-imports", "--no-logo"], {}, aloud=False)
        page = beside.submit(check_page)
        tested = tests()
        for meanwhile in (typed, layered):
            result, told = meanwhile.result()
            style.append(result)
            workshop.say(f"\n── {result[0]}, meanwhile\n{told.rstrip()}")
    return [*style, *page.result(), tested]


def check_page() -> list[Result]:
    """The page's JavaScript, where there is something to look it over with."""
    reason = javascript.why_not()
    if reason:
        workshop.say(f"\n── the page's JavaScript: left out, because {reason}")
        return []
    start = time.monotonic()
    good = javascript.look_over()
    workshop.say(f"\n── the page's JavaScript, meanwhile: tsc, eslint: {'well' if good else 'not well'}")
    return [Result("page's JavaScript", good, time.monotonic() - start)]


def check_compiled(asked: argparse.Namespace) -> list[Result]:
    """The tests again, on Mulligan as an ordinary install brings it."""
    reason = hatch_build.why_not_compile()
    if reason:
        workshop.say(f"\n── tests, compiled: left out, because {reason}")
        return [Result("tests, compiled", False, 0.0)] if asked.compiled else []
    if not hatch_build.wish():
        os.environ["MULLIGAN_COMPILE"] = "1"  # from here on a failure to compile is a failure
    workshop.say("\n── compile and install")
    start = time.monotonic()
    try:
        venv = workshop.prepare_compiled(tests=True)
    except SystemExit as failure:
        workshop.say(str(failure))
        return [Result("compile and install", False, time.monotonic() - start)]
    built = Result("compile and install", workshop.is_compiled(venv), time.monotonic() - start)
    # Without src on its path, pytest finds the installed package.
    words = ["-o", "pythonpath=tests", *asked.pytest]
    return [built, test("tests, compiled", venv, ALONE, words, PYTHONPATH="", MULLIGAN_EXPECT_COMPILED="1")]


def test(name: str, venv: Path, processes: int, words: list[str], **environment: str) -> Result:
    """Run tests in several processes, and what failed once more by itself, to tell which values it compared.

    For that pytest has to rewrite every file of tests, in every process: many seconds, which most runs do not need.
    """
    tested = step(name, venv, [*TESTS, "-n", str(processes), *words], **environment)
    if tested.good:
        return tested
    failed = tuple(json.loads(KEPT.read_text("utf-8"))) if KEPT.is_file() else ()
    again = step("what failed, by itself and told at length", venv, [*FAILED, *words], **environment)
    return verdict(tested, failed, again)


def verdict(tested: Result, failed: tuple[str, ...], again: Result) -> Result:
    """How tests went of which some failed: well only if these few drive other programs, and passed by themselves."""
    few = tested.code == SOME_FAILED and 0 < len(failed) <= MOST_UNSTEADY
    if few and again.good and all(one.startswith(OUTSIDE) for one in failed):
        return tested._replace(good=True, unsteady=failed)
    return tested


def step(name: str, venv: Path, words: list[str], **environment: str) -> Result:
    """Run one command of a virtual environment and time it."""
    workshop.say(f"\n── {name}: {' '.join(words)}")
    return run(name, venv, words, environment, aloud=True)[0]


def run(name: str, venv: Path, words: list[str], more: dict[str, str], *, aloud: bool) -> tuple[Result, str]:
    """Run one command of a virtual environment and time it; what it says is shown, or handed back."""
    start = time.monotonic()
    variables = {**os.environ, "PATH": f"{venv / workshop.BIN}{os.pathsep}{os.environ['PATH']}", **more}
    variables.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes read the same modules
    call = [workshop.command(venv, words[0]), *words[1:]]
    to = None if aloud else subprocess.PIPE
    done = subprocess.run(call, cwd=workshop.ROOT, env=variables, check=False, stdout=to, stderr=to, text=True)
    said = (done.stdout or "") + (done.stderr or "")
    return Result(name, done.returncode == 0, time.monotonic() - start, done.returncode), said


def report(results: list[Result]) -> int:
    """A table for a person, and the exit code."""
    workshop.say("")
    for result in results:
        workshop.say(f"{'✓' if result.good else '✗'} {result.name:20} {result.seconds:6.0f} s")
    unsteady = [one for result in results for one in result.unsteady]
    for one in unsteady:
        workshop.say(f"UNSTEADY: {one}, passed alone")
    failed = [result.name for result in results if not result.good]
    well = "Well, but for what is unsteady: it has to be mended." if unsteady else "All is well."
    workshop.say(well if not failed else f"Not well: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
