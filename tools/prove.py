"""Proof: for every rule, the code that carries it is broken on purpose, and the tests that name the rule must notice.

    python tools/prove.py lorcana              every entry of every edition; writes docs/proof-lorcana.md
    python tools/prove.py magic --only combat  the rules whose name has this in it; writes nothing
    python tools/prove.py cipher --sample 6 --seed 1

Of each rule up to three mutants are run (breaking.py) until one is noticed, each in a process of its own, against the
scenarios whose `rules` have the entry's number in that edition and the tests with `@rule(game, name)`: twelve at most,
those about the fewest rules first. What survives that is tried again with more mutants and more tests that name it.
An entry whose code nothing noticed is a survivor; tools/unproven.toml says why where no test could.
The command fails if a survivor has no reason.
"""

from __future__ import annotations

import argparse
import ast
import gc
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from breaking import ROOT, Break, Carrier, carriers_of

from mulligan import games
from mulligan.kernel.rules import Entry, ledger
from mulligan.scenarios import PASSED, read_scenarios, run_one
from mulligan.sim.coverage import decorated_with

MUTANTS = 3  # of each rule
MORE = 8  # of a rule that survived those
FIRST = 4  # scenarios of an entry that are tried before anything else
MOST = 12  # tests of an entry for one mutant
HANGS = 0.4  # seconds of work for one scenario, besides eight times what it takes unbroken
LONGEST = 20.0  # seconds of work for one mutant
LENGTHY = 5.0  # seconds of work from which on a test is left out
MEMORY = 2 << 30
REASONS = ROOT / "tools" / "unproven.toml"


class Case:
    """A test that names rules: a scenario, or a test function by its node id."""

    def __init__(self, name: str, scenario: dict | None, weight: float) -> None:
        self.name = name
        self.scenario = scenario
        self.weight = weight  # the number of rules it names, and then its length


class Proof:
    """One entry of one edition, and what came of breaking it."""

    def __init__(self, edition: str, entry: Entry, cases: list[Case]) -> None:
        self.edition = edition
        self.number = entry.number
        self.rule = entry.rule
        self.cases = sorted(cases, key=lambda case: case.weight)
        self.noticed: list[tuple[str, str]] = []  # what was broken, and the test that noticed
        self.survived: list[str] = []

    def first(self, most: int) -> list[Case]:
        """The first tests that name it: a few scenarios alone, or as many of all."""
        return [case for case in self.cases if case.scenario is not None or most > FIRST][:most]

    def key(self) -> str:
        """How it is called in tools/unproven.toml, besides its rule."""
        return f"{self.edition} {self.number}"


class Hangs(BaseException):
    """A test takes far too long."""


def raise_hangs(_signal: int, _frame: object) -> None:
    raise Hangs


# -- What there is to prove --------------------------------------------------------------------------------------------


def proofs_of(game: str) -> list[Proof]:
    """Every normative entry of every edition of a game, with the tests that name it."""
    editions = list(games.kind(game).editions)
    by_entry: dict[tuple[str, str], list[Case]] = {}
    by_rule: dict[str, list[Case]] = {}
    for path in sorted((ROOT / "tests" / "scenarios" / game).rglob("*.json*")):
        text = path.read_text("utf-8")
        for _, scenario in read_scenarios(text, path.name):
            if isinstance(scenario, dict) and scenario.get("game") == game:
                edition = str(scenario.get("edition") or games.kind(game).newest())
                numbers = scenario.get("rules")
                assert isinstance(numbers, list) or numbers is None
                weight = len(numbers or []) + len(json.dumps(scenario)) / 100_000
                case = Case(str(scenario.get("id") or path.stem), scenario, weight)
                for number in dict.fromkeys(numbers or []):
                    by_entry.setdefault((edition, str(number)), []).append(case)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                words = decorated_with(node)
                if words[:1] == [game] and not any("slow" in ast.unparse(one) for one in node.decorator_list):
                    case = Case(f"{path.relative_to(ROOT).as_posix()}::{node.name}", None, len(words) - 1)
                    for word in words[1:]:
                        by_rule.setdefault(word, []).append(case)
    return [
        Proof(edition, entry, by_entry.get((edition, entry.number), []) + by_rule.get(entry.rule, []))
        for edition in editions
        for entry in ledger(game, edition).entries
        if entry.rule
    ]


def breaks_of(carriers: list[Carrier], most: int) -> list[Break]:
    """The first ways to break a rule: one of each carrier, then the second ones, and so on."""
    found: dict[str, Break] = {}
    for turn in range(max((len(one.breaks) for one in carriers), default=0)):
        for carrier in carriers:
            if turn < len(carrier.breaks):
                found.setdefault(str(carrier.breaks[turn]), carrier.breaks[turn])
    ways = sorted(found.values(), key=lambda one: "__init__" in one.pointer)  # what a word is comes after what it does
    return ways[:most]


# -- Breaking ----------------------------------------------------------------------------------------------------------


def wrong_with(scenario: dict, took: float = LENGTHY) -> bool:
    """Whether a scenario fails now, or takes far longer than before."""
    signal.setitimer(signal.ITIMER_VIRTUAL, HANGS + 8 * took)
    try:
        return run_one(scenario).status != PASSED
    except Hangs:
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def failing(tests: list[str], seconds: float, *, all_of_them: bool = False) -> dict[str, float]:
    """Run tests, until one fails unless all are wanted; how long each took, -1 for what failed."""
    watching = Watching()
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    plain = [
        "-q",
        *([] if all_of_them else ["-x"]),
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "--assert=plain",
        "-m",
        "not slow",
    ]
    try:
        code = pytest.main([*plain, *tests], plugins=[watching])
    except Hangs:
        code = 1
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    if code in (1, 2) and -1 not in watching.took.values():
        watching.took[tests[0]] = -1
    return watching.took


class Watching:
    """For pytest: how long each test takes, all its cases together."""

    def __init__(self) -> None:
        self.took: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = report.nodeid.partition("[")[0]
        if report.failed:
            self.took[name] = -1
        elif self.took.get(name, 0) >= 0:
            self.took[name] = self.took.get(name, 0) + report.duration


class Suite:
    """The tests that were seen to pass unbroken, and how long each takes."""

    def __init__(self) -> None:
        self.took: dict[str, float] = {}

    def learn(self, proofs: list[Proof], most: int) -> None:
        """Run the tests that are not known yet, unbroken: what fails or takes long shows nothing."""
        cases = {case.name: case for one in proofs for case in one.first(most) if case.name not in self.took}
        for case in cases.values():
            if case.scenario is not None:
                started = time.process_time()
                wrong = wrong_with(case.scenario)
                self.took[case.name] = -1 if wrong else time.process_time() - started
        tests = [case.name for case in cases.values() if case.scenario is None]
        if tests:
            collect(tests)
            for names in (tests[start : start + 40] for start in range(0, len(tests), 40)):
                self.took.update(dict.fromkeys(names, -1.0))
                told = in_a_child(lambda names=names: json.dumps(failing(names, LONGEST * 10, all_of_them=True)))
                self.took.update(json.loads(told or "{}"))
        for name in cases:
            if not 0 <= self.took[name] < LENGTHY:
                print(f"left out, as it fails or takes long by itself: {name}", file=sys.stderr)

    def usable(self, proof: Proof, most: int) -> list[Case]:
        """The tests of an entry that can show something, scenarios before tests, quick ones first."""
        cases = [case for case in proof.first(most) if 0 <= self.took[case.name] < LENGTHY]
        return sorted(cases, key=lambda case: (case.scenario is None, self.took[case.name]))

    def try_break(self, one: Break, proofs: list[Proof], most: int) -> str:
        """Break something in this process for good, and say for each entry which test noticed."""
        signal.signal(signal.SIGVTALRM, raise_hangs)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        one.do()
        wrong: dict[str, bool] = {}
        by: list[str] = []
        for proof in proofs:
            cases = self.usable(proof, most)
            noticed = ""
            for case in cases:
                if case.scenario is not None and not noticed:
                    if case.name not in wrong:
                        wrong[case.name] = wrong_with(case.scenario, self.took[case.name])
                    noticed = case.name if wrong[case.name] else ""
            tests = [case.name for case in cases if case.scenario is None]
            known = [name for name in tests if wrong.get(name)]
            new = [name for name in tests if name not in wrong]
            if not noticed and known:
                noticed = known[0]
            elif not noticed and new:
                took = failing(new, LONGEST)
                wrong.update({name: took.get(name, 0) < 0 for name in new})
                noticed = next((name for name in new if wrong[name]), "")
            by.append(noticed)
        return json.dumps(by)


def collect(tests: list[str]) -> None:
    """Have the files of tests imported, so that no process that begins from here has to."""
    files = sorted({name.partition("::")[0] for name in tests})
    quiet = os.open(os.devnull, os.O_WRONLY)
    kept = os.dup(1)
    os.dup2(quiet, 1)
    os.chdir(ROOT)
    pytest.main(["-q", "--collect-only", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain", *files])
    os.dup2(kept, 1)
    os.close(kept)
    os.close(quiet)


def in_a_child(run: Callable[[], str]) -> str:
    """What a function gives back that runs silently in a process of its own; nothing if it takes far too long."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            os.chdir(ROOT)
            signal.signal(signal.SIGVTALRM, raise_hangs)
            told = run().encode()
            while told:
                told = told[os.write(writing, told) :]
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    return told.decode()


def prove(game: str, proofs: list[Proof], workers: int = 1, *, every: bool = False, kept: Path | None = None) -> None:
    """Break the code of every rule of these, and note at each entry what was noticed and what survived."""
    carriers = carriers_of(game)
    suite = Suite()
    rounds = [(MUTANTS, MOST), (MORE, 2 * MOST)]
    if not every:  # what a scenario notices at once needs no others
        rounds[:0] = [(1, FIRST)]
    for mutants, tests in rounds:
        unproven = [one for one in proofs if not one.noticed]
        suite.learn(unproven, tests)
        gc.collect()
        gc.freeze()
        print(f"{len(unproven)} entries, {mutants} mutants each, {tests} tests each", file=sys.stderr, flush=True)
        by_rule: dict[str, list[Proof]] = {}
        for one in unproven:
            one.survived = []
            by_rule.setdefault(one.rule, []).append(one)
        work = [(mine, breaks_of(carriers.get(rule, []), mutants)) for rule, mine in by_rule.items()]
        for number, what, told in spread(partial(part, suite, work, tests, every, kept, workers), workers):
            note(work[number][0], what, told)


def part(
    suite: Suite,
    work: list[tuple[list[Proof], list[Break]]],
    tests: int,
    every: bool,
    kept: Path | None,
    workers: int,
    number: int,
) -> list[tuple[int, str, str]]:
    """What one of several workers does: which rule was broken how, and which test noticed at each entry."""
    found = []
    for each in range(number, len(work), workers):
        proofs, breaks = work[each]
        for one in breaks:
            told = in_a_child(lambda proofs=proofs, one=one: suite.try_break(one, proofs, tests))
            note(proofs, str(one), told)
            found.append((each, str(one), told))
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([[proof.key() for proof in proofs], str(one), told]) + "\n")
            if not every and all(proof.noticed for proof in proofs):
                break
        if (each // workers) % 25 == 24:
            print(f"{each + 1} of {len(work)} rules", file=sys.stderr, flush=True)
    return found


def note(proofs: list[Proof], what: str, told: str) -> None:
    """Note at entries what became of breaking their code."""
    noticed = json.loads(told) if told else ["" for _ in proofs]
    for proof, by in zip(proofs, noticed, strict=True):
        if by:
            proof.noticed.append((what, by))
            proof.survived = [text for text in proof.survived if text != what]  # fewer tests did not notice it
        else:
            proof.survived.append(what + ("" if told else " (could not be run)"))


def remember(proofs: list[Proof], kept: Path) -> None:
    """Take from an earlier run what was noticed in it, and what was not."""
    by_key = {one.key(): one for one in proofs}
    for line in kept.read_text("utf-8").splitlines() if kept.exists() else []:
        keys, what, told = json.loads(line)
        if all(key in by_key for key in keys):
            note([by_key[key] for key in keys], what, told)


def spread(work: Callable[[int], list[tuple[int, str, str]]], workers: int) -> list[tuple[int, str, str]]:
    """Run the parts of a work side by side."""
    pipes: list[tuple[int, int]] = []
    for number in range(workers):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                with os.fdopen(writing, "wb") as pipe:
                    pipe.write(json.dumps(work(number)).encode())
            finally:
                os._exit(0)
        os.close(writing)
        pipes.append((child, reading))
    found: list[tuple[int, str, str]] = []
    for child, reading in pipes:
        with os.fdopen(reading, "rb") as pipe:
            found += [(each, what, told) for each, what, told in json.loads(pipe.read() or "[]")]
        os.waitpid(child, 0)
    return found


# -- Telling -----------------------------------------------------------------------------------------------------------


def reasons_of(game: str) -> dict[str, str]:
    """Why entries are unproven that are: by rule, or by edition and number."""
    return tomllib.loads(REASONS.read_text("utf-8")).get(game, {}) if REASONS.exists() else {}


def reason(proof: Proof, reasons: dict[str, str]) -> str:
    """Why nothing could notice that this entry's code is broken."""
    return reasons.get(proof.key()) or reasons.get(proof.rule, "")


def without_code(carriers: dict[str, list[Carrier]], rules: set[str]) -> Iterator[tuple[str, str]]:
    """The rules whose name leads somewhere to a comment, an empty function or a line that does nothing, and where."""
    for rule in sorted(rules):
        for carrier in carriers.get(rule, []):
            if not carrier.is_code:
                yield rule, carrier.pointer


def report(game: str, proofs: list[Proof]) -> str:
    """What came of it, as a page."""
    reasons = reasons_of(game)
    carriers = carriers_of(game)
    survivors = [one for one in proofs if not one.noticed]
    reasoned = [one for one in survivors if reason(one, reasons)]
    lines = [
        f"# Proof of {game.capitalize()}'s rules",
        "",
        f"Written by `python tools/prove.py {game}`; do not edit.",
        "",
        "The code that carries a rule is broken: its step is skipped, its condition turned, its word dropped. An entry",
        "is proven when a test that names it (a scenario with its number in that edition, a test with its name) fails",
        f"then. Up to {MUTANTS} mutants of each rule are tried, {MORE} where none of those was noticed.",
        "",
        "| edition | entries | proven | with a reason | open |",
        "|---|---|---|---|---|",
    ]
    for edition in dict.fromkeys(one.edition for one in proofs):
        mine = [one for one in proofs if one.edition == edition]
        proven = sum(bool(one.noticed) for one in mine)
        why = sum(one in reasoned for one in mine)
        lines.append(f"| {edition} | {len(mine)} | {proven} | {why} | {len(mine) - proven - why} |")
    lines += ["", "## Survivors", ""]
    if survivors:
        lines += ["| edition | entry | rule | tests | why |", "|---|---|---|---|---|"]
    for one in survivors:
        why = reason(one, reasons) or "**open**"
        lines.append(f"| {one.edition} | {one.number} | {one.rule} | {len(one.cases)} | {why} |")
    if not survivors:
        lines.append("None.")
    lines += ["", "## Pointers without code", ""]
    empty = list(without_code(carriers, {one.rule for one in proofs}))
    lines += [f"- {rule}: `{pointer}`" for rule, pointer in empty] or ["None."]
    lines += ["", "## Mutants of proven entries that their tests did not notice", ""]
    lines += [
        "Each of these rules is proven by another mutant; these were tried besides. Many of them change nothing that",
        "the rule says.",
        "",
    ]
    for rule in sorted({one.rule for one in proofs if one.noticed}):
        mine = [one for one in proofs if one.rule == rule and one.noticed]
        for text in dict.fromkeys(text for one in mine for text in one.survived):
            where = [one.number for one in mine if text in one.survived]
            lines.append(f"- {rule} ({', '.join(dict.fromkeys(where))}): {text}")
    return "\n".join(lines) + "\n"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--sample", type=int, default=0, help="only so many rules; no report is written")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        help="only rules whose name has this in it, or another; no report is written",
    )
    parser.add_argument("--edition", default="", help="only this edition; no report is written")
    parser.add_argument(
        "--every", action="store_true", help="try all three mutants of a rule, also when one is noticed"
    )
    parser.add_argument("--again", action="store_true", help="go on where the last run ended, with what is unproven")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args(words)
    signal.signal(signal.SIGVTALRM, raise_hangs)
    if not args.sample:
        os.nice(10)
    proofs = [
        one
        for one in proofs_of(args.game)
        if args.edition in ("", one.edition) and (not args.only or any(part in one.rule for part in args.only))
    ]
    if args.sample:
        rules = sorted({one.rule for one in proofs})
        drawn = random.Random(args.seed).sample(rules, min(args.sample, len(rules)))
        proofs = [one for one in proofs if one.rule in drawn]
    started = time.monotonic()
    whole = not (args.only or args.sample or args.edition)
    kept = Path(tempfile.gettempdir()) / f"mulligan-proof-{args.game}.jsonl"
    if args.again:
        remember(proofs, kept)
    elif whole:
        kept.unlink(missing_ok=True)
    prove(args.game, proofs, args.workers, every=args.every, kept=kept if whole else None)
    reasons = reasons_of(args.game)
    survivors = [one for one in proofs if not one.noticed and not reason(one, reasons)]
    for one in survivors:
        print(f"survived: {one.edition} {one.number} {one.rule} ({len(one.cases)} tests)")
        for text in one.survived:
            print(f"    {text}")
    for rule, pointer in without_code(carriers_of(args.game), {one.rule for one in proofs}):
        print(f"pointer without code: {rule} {pointer}")
    if whole:
        (ROOT / "docs" / f"proof-{args.game}.md").write_text(report(args.game, proofs), "utf-8")
    proven = sum(bool(one.noticed) for one in proofs)
    print(f"{proven} of {len(proofs)} entries proven, {len(survivors)} open, {time.monotonic() - started:.0f} s")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
