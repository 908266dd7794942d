"""Mutation testing: small changes to the code that carries rules, each of which some test should notice.

python tools/mutate.py lorcana --sample 300 --seed 1 writes docs/mutation-lorcana.md. A mutant is the program with one
change in one function; it is noticed when a scenario or a rule test fails, or hangs. Each runs in a process of its own,
only the scenarios that reach the changed line, and the rule tests if no scenario noticed it.
With `--of words` the words of the card language are changed instead of the steps, with `--of lists` the editions' own
lists: two steps change places, or one edition does as another does. Those two print what survived and write nothing.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
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
from fnmatch import fnmatchcase
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType, FunctionType

import pytest

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from mulligan import games  # noqa: E402
from mulligan.kernel.procedures import GAME, TURN, Procedure, Procedures, Step  # noqa: E402
from mulligan.kernel.rules import ledger  # noqa: E402
from mulligan.scenarios import (  # noqa: E402
    PASSED,
    read_scenarios,
    run_one,
)
from mulligan.sim.coverage import named_in  # noqa: E402

MOST = 4000  # scenarios for one mutant
HANGS = 3.0  # seconds of work for one scenario
LONGEST = 90.0  # seconds of work for all rule tests
LENGTHY = 4.0  # seconds of work, watched, from which on a rule test is left out: most of those repeat all scenarios
PATIENCE = 600.0  # seconds for one mutant, whatever else the machine does
MEMORY = 1 << 30
EQUIVALENT = ROOT / "tools" / "equivalent-mutants.toml"

NOTICED = 1
HUNG = 2
SURVIVED = 0

NO_ACT = ("__init__", "children", "bind", "room", "everything", "asks_by", "modes")  # of a word: what it is, not does
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Mutant:
    """One change in one function."""

    def __init__(self, file: Path, function: str, line: int, before: str, after: str, code: CodeType) -> None:
        self.file = file
        self.function = function
        self.line = line
        self.before = before
        self.after = after
        self.code = code
        self.lines = {line}  # of the statement that is changed: whoever comes by none of them notices nothing
        self.rules: tuple[str, ...] = ()
        self.result = SURVIVED
        self.by = ""

    def key(self) -> str:
        """What it is called where equivalent mutants are listed."""
        return f"{self.file.stem}.{self.function}: {self.before} -> {self.after}"

    def watched(self) -> FunctionType:
        """The living function whose callers can notice the change."""
        return function_of(self)

    def do(self) -> None:
        """Change the running program."""
        function_of(self).__code__ = self.code


# -- Making mutants ----------------------------------------------------------------------------------------------------


def changes(node: ast.AST, returns: str, is_nothing: bool) -> Iterator[Callable[[], None]]:
    """Every small change to one node of a function, as something to do to it; -1 stands for nothing and becomes 0."""
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            yield lambda i=i, op=op: node.ops.__setitem__(i, COMPARISONS[type(op)]())
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield lambda: setattr(node, "op", other)
    elif isinstance(node, ast.Constant):
        value = node.value
        if isinstance(value, bool):
            yield lambda: setattr(node, "value", not value)
        elif isinstance(value, int) and not is_nothing:
            yield lambda: setattr(node, "value", value + 1)
            yield lambda: setattr(node, "value", value - 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        yield lambda: setattr(node, "operand", ast.Constant(0))
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, (ast.Add, ast.Sub)):
        swapped = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield lambda: setattr(node, "op", swapped)
    elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
        yield lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield lambda: setattr(node, "value", ast.Constant(None))
    elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        result = node.value
        if returns == "bool":
            yield lambda: setattr(node, "value", ast.UnaryOp(ast.Not(), result))
        elif returns == "int":
            yield lambda: setattr(node, "value", ast.BinOp(result, ast.Add(), ast.Constant(1)))
        elif returns == "str":
            yield lambda: setattr(node, "value", ast.Constant("changed" if ast.unparse(result) == "OK" else ""))
        elif returns.startswith("list"):
            yield lambda: setattr(node, "value", ast.List([], ast.Load()))


def statement_of(function: ast.FunctionDef) -> dict[int, ast.stmt]:
    """For every node of a function the innermost statement it is in; assertions and mere citing are left alone."""
    found: dict[int, ast.stmt] = {}

    def visit(node: ast.AST, statement: ast.stmt) -> None:
        if isinstance(node, ast.Assert) or (isinstance(node, ast.stmt) and only_cites(node)):
            return
        if isinstance(node, ast.stmt):
            statement = node
        found[id(node)] = statement
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    visit(child, statement)

    for statement in function.body:
        visit(statement, statement)
    return found


def only_cites(statement: ast.stmt) -> bool:
    """Whether a statement does nothing but name rules in the log or the trace, which changes nothing in the game."""
    if isinstance(statement, ast.If):
        return all(only_cites(inner) for inner in (*statement.body, *statement.orelse))
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        return ast.unparse(statement.value.func).split(".")[-1].startswith(("cite", "trace"))
    return False


def head(statement: ast.stmt) -> str:
    """A statement without the statements inside it, on one line."""
    text = ast.unparse(statement)
    if isinstance(statement, (ast.If, ast.While, ast.For)):
        text = text.split(":\n")[0]
    return " ".join(text.split())


def functions_of(tree: ast.Module) -> list[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module, by name."""
    found = [(node.name, node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    for owner in tree.body:
        if isinstance(owner, ast.ClassDef):
            found += [(f"{owner.name}.{node.name}", node) for node in owner.body if isinstance(node, ast.FunctionDef)]
    return found


def mutants_of(path: Path, only: str = "") -> list[Mutant]:
    """Every mutant of the functions of a file that carry a rule, of those whose name has something in it."""
    source = path.read_text("utf-8")
    carried = [(rule, place.line) for rule, place in named_in(source, path.name)]
    tree = ast.parse(source)
    found: list[Mutant] = []
    for name, function in functions_of(tree):
        first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])
        rules = tuple(rule for rule, line in carried if first <= line <= (function.end_lineno or first))
        if path.parent.name == "words" and not rules and name.rpartition(".")[2] not in NO_ACT and "." in name:
            rules = ("",)  # what the word does, whose rules its vocabulary names
        if not rules or only not in f"{path.stem}.{name}":
            continue
        statements = statement_of(function)
        returns = ast.unparse(function.returns) if function.returns else ""
        nodes = [node for node in ast.walk(function) if id(node) in statements]
        nothing = {id(node.operand) for node in nodes if isinstance(node, ast.UnaryOp)}
        for node in nodes:
            before = copy.copy(node.__dict__)
            lists = {key: value[:] for key, value in before.items() if isinstance(value, list)}
            for change in changes(node, returns, id(node) in nothing):
                statement = statements[id(node)]
                old = head(statement)
                change()
                new = head(statement)
                if new != old:
                    found.append(Mutant(path, name, statement.lineno, old, new, code_of(name, function, path)))
                    found[-1].rules = rules
                    found[-1].lines = lines_of(statement)
                node.__dict__.update(before)
                node.__dict__.update({key: value[:] for key, value in lists.items()})
    return found


def lines_of(statement: ast.stmt) -> set[int]:
    """The lines of a statement, without those of the statements inside it."""
    inner = [one.lineno for one in ast.iter_child_nodes(statement) if isinstance(one, ast.stmt)]
    end = min([(statement.end_lineno or statement.lineno) + 1, *inner])
    return set(range(statement.lineno, max(end, statement.lineno + 1)))


def code_of(name: str, function: ast.FunctionDef, path: Path) -> CodeType:
    """The code of a function as it is written now."""
    owner, _, _ = name.rpartition(".")
    inner: ast.stmt = copy.deepcopy(function)
    module = ast.Module([ast.ClassDef(owner, [], [], [inner], []) if owner else inner], [])
    scope = compile(ast.fix_missing_locations(module), str(path), "exec")
    for part in name.split("."):
        scope = next(one for one in scope.co_consts if isinstance(one, CodeType) and one.co_name == part)
    return scope


class ListMutant(Mutant):
    """One change in an edition's lists."""

    def __init__(self, edition: str, procedure: str, before: str, after: str, step: FunctionType) -> None:
        file = ROOT / "src" / step.__module__.replace(".", "/")
        super().__init__(file.parent / "editions.py", f"{edition} {procedure}", 0, before, after, step.__code__)
        self.lines = set()
        self.step = step
        self.change: Callable[[], None] = lambda: None

    def watched(self) -> FunctionType:
        """The first step that is not as it was."""
        return self.step

    def do(self) -> None:
        """Change the list."""
        self.change()


def list_mutants(game: str) -> Iterator[Mutant]:
    """Each two steps that follow each other change places; an edition reads something as another edition does."""
    editions = vars(importlib.import_module(f"mulligan.{game}.editions"))
    names = {
        number: name
        for name, number in vars(importlib.import_module(f"mulligan.{game}.procedures")).items()
        if name.isupper() and isinstance(number, int)
    }
    names.update({GAME: "GAME", TURN: "TURN"})
    for called, edition in editions["EDITIONS"].items():
        for number, procedure in enumerate(edition.all):
            for i, (one, other) in enumerate(pairwise(procedure.steps)):
                new = [*procedure.steps[:i], other, one, *procedure.steps[i + 2 :]]
                mutant = ListMutant(
                    called, names[number], f"{one.__name__}, {other.__name__}", f"{other.__name__}, {one.__name__}", one
                )
                mutant.change = partial(put_list, edition, number, new)
                yield mutant
        for key, mine in vars(edition).items():
            for other in editions["EDITIONS"].values():
                theirs = vars(other)[key]
                if isinstance(mine, FunctionType) and theirs is not mine:
                    mutant = ListMutant(called, key, mine.__name__, theirs.__name__, mine)
                    mutant.change = partial(setattr, edition, key, theirs)
                    yield mutant
        for other in editions["EDITIONS"].values():
            for number, procedure in enumerate(edition.all):
                if number < len(other.all) and procedure.steps and other.all[number].steps != procedure.steps:
                    first = next(
                        (
                            one
                            for one, new in zip(procedure.steps, other.all[number].steps, strict=False)
                            if one is not new
                        ),
                        procedure.steps[-1],
                    )
                    mutant = ListMutant(called, names[number], "as it is", f"as in {other.edition}", first)
                    mutant.change = partial(put_list, edition, number, other.all[number].steps)
                    yield mutant


def put_list(edition: Procedures, number: int, steps: list[Step]) -> None:
    """Have these as the steps of a procedure."""
    edition.all[number] = Procedure(tuple(steps), edition.skipped)
    edition.steps[number] = edition.all[number].steps
    edition.call_by(edition.calls)


def function_of(mutant: Mutant) -> FunctionType:
    """The living function that a mutant changes."""
    parts = mutant.file.relative_to(ROOT / "src").with_suffix("").parts
    found: object = importlib.import_module(".".join(parts))
    for part in mutant.function.split("."):
        found = vars(found)[part]
    assert isinstance(found, FunctionType)
    return found


# -- Running them ------------------------------------------------------------------------------------------------------


class Hangs(BaseException):
    """A scenario takes far too long."""


def raise_hangs(_signal: int, _frame: object) -> None:
    raise Hangs


class Suite:
    """The scenarios and rule tests of a game, and which functions each of them reaches."""

    def __init__(self, game: str, codes: set[CodeType]) -> None:
        self.game = game
        self.codes = codes
        self.scenarios: list[dict] = []
        self.reached: dict[CodeType, list[int]] = {code: [] for code in codes}
        self.lines: dict[CodeType, dict[int, set[int]]] = {code: {} for code in codes}
        self.tests: dict[CodeType, set[str]] = {code: set() for code in codes}
        self.quick: list[str] = []  # the rule tests, shortest first
        for path in sorted((ROOT / "tests" / "scenarios" / game).glob("*.json*")):
            for _, scenario in read_scenarios(path.read_text("utf-8"), path.name):
                assert isinstance(scenario, dict)
                self.scenarios.append(scenario)
        self.trace_scenarios()
        self.trace_tests()

    def reaching(self, run: Callable[[], object]) -> set[CodeType]:
        """The functions that are called while something runs."""
        seen: set[CodeType] = set()

        def profile(frame: FrameType, event: str, _arg: object) -> None:
            if event == "call":
                seen.add(frame.f_code)

        sys.setprofile(profile)
        try:
            run()
        finally:
            sys.setprofile(None)
        return seen & self.codes

    def trace_scenarios(self) -> None:
        """Run every scenario once, and note which lines of which functions it reaches."""
        running = 0

        def line(frame: FrameType, _event: str, _arg: object) -> object:
            self.lines[frame.f_code].setdefault(frame.f_lineno, set()).add(running)
            return line

        for running, scenario in enumerate(self.scenarios):  # noqa: B007  the function above reads it
            sys.settrace(lambda frame, _event, _arg: line if frame.f_code in self.codes else None)
            wrong = self.wrong_with(scenario)
            sys.settrace(None)
            if wrong:
                raise SystemExit(f"{scenario.get('id')} fails without any change: {wrong}")
        for code, lines in self.lines.items():
            self.reached[code] = sorted({number for numbers in lines.values() for number in numbers})

    def trace_tests(self) -> None:
        """Run every rule test once, and note what it reaches."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            tracing = Tracing(self)
            failed = run_pytest(self.game, tracing)
            numbers = {code: number for number, code in enumerate(self.reached)}
            quick = [
                name for name in sorted(tracing.took, key=tracing.took.__getitem__) if tracing.took[name] < LENGTHY
            ]
            places = {name: place for place, name in enumerate(quick)}
            told = [
                [number, *(places[name] for name in tracing.found[code] if name in places)]
                for code, number in numbers.items()
                if code in tracing.found
            ]
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(json.dumps([failed, told, quick]).encode())
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            failed, told, self.quick = json.loads(pipe.read())
        os.waitpid(child, 0)
        if failed:
            raise SystemExit(f"tests/{self.game} fails without any change")
        codes = list(self.reached)
        for number, *places in told:
            self.tests[codes[number]] = {self.quick[place] for place in places}
        self.all_tests = set(self.quick)

    def wrong_with(self, scenario: dict) -> str:
        """What is wrong with how a scenario goes now, if anything is."""
        outcome = run_one(scenario)
        return "" if outcome.status == PASSED else outcome.message or outcome.status

    def nearest(self, code: CodeType, rules: tuple[str, ...], lines: set[int]) -> list[int]:
        """The scenarios that reach some lines: those about its rules, then those that reach its rarest lines."""
        found = {number for line in lines for number in self.lines[code].get(line, ())}
        found = found if lines else set(self.reached[code])
        numbers = sorted(found) if self.reached[code] else list(range(50))
        order = random.Random(0)
        order.shuffle(numbers)
        book = {edition: ledger(self.game, edition) for edition in games.kind(self.game).editions}

        def about(number: int) -> bool:
            scenario = self.scenarios[number]
            entries = book[str(scenario.get("edition") or list(book)[-1])].by_number
            return any(rule in entries and entries[rule].rule in rules for rule in scenario.get("rules", []))

        rarity = dict.fromkeys(numbers, len(self.scenarios))
        for reaching in self.lines[code].values():
            for number in reaching & found:
                rarity[number] = min(rarity[number], len(reaching))
        near = sorted(numbers, key=about, reverse=True)
        rare = sorted(numbers, key=rarity.__getitem__)
        return list(dict.fromkeys(near[: MOST // 2] + rare[: MOST // 2]))

    def notice(self, code: CodeType, numbers: list[int], with_tests: bool = True) -> str:
        """The scenario of these that fails first, or the test of those that reach a function."""
        for number in numbers:
            signal.setitimer(signal.ITIMER_VIRTUAL, HANGS)
            wrong = self.wrong_with(self.scenarios[number])
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if wrong:
                return str(self.scenarios[number].get("id"))
        wanted = self.tests[code] or self.all_tests  # what is called only while files are read is reached by no test
        if wanted and with_tests:
            signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
            if run_pytest(self.game, Selecting([name for name in self.quick if name in wanted])):
                return f"tests/{self.game}"
        return ""


class Tracing:
    """For pytest: which functions each test reaches, and how long it takes."""

    def __init__(self, suite: Suite) -> None:
        self.suite = suite
        self.found: dict[CodeType, list[str]] = {}
        self.took: dict[str, float] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> None:
        """Watch the test; what it reaches in its set-up counts less."""
        assert isinstance(item, pytest.Function)
        test = item.obj

        def watched(*args: object, **keys: object) -> None:
            started = time.process_time()
            for code in self.suite.reaching(lambda: test(*args, **keys)):
                self.found.setdefault(code, []).append(item.nodeid)
            self.took[item.nodeid] = time.process_time() - started

        item.obj = watched


class Selecting:
    """For pytest: only these tests, in this order."""

    def __init__(self, wanted: list[str]) -> None:
        self.wanted = wanted

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[name] for name in self.wanted if name in found]


def run_pytest(game: str, plugin: object) -> bool:
    """Run the rule tests of a game, silently; whether any failed."""
    os.chdir(ROOT)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    plain = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow", f"tests/{game}"]
    return pytest.main(plain, plugins=[plugin]) != 0


def run_mutant(mutant: Mutant, suite: Suite, original: CodeType, equal: str) -> None:
    """Run one mutant in a process of its own; one that is known to be the same game, without the slow rule tests."""
    numbers = suite.nearest(original, mutant.rules, mutant.lines)  # here, as what fails below counts as noticed
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        result, by = SURVIVED, ""
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.signal(signal.SIGVTALRM, raise_hangs)
            mutant.do()
            if mutant.file.stem == "catalog":  # what was read before the change does not count
                vars(importlib.import_module(f"mulligan.{suite.game}.catalog"))["_catalog"].clear()
            by = suite.notice(original, numbers, not equal)
            result = NOTICED if by else SURVIVED
        except Hangs:
            result = HUNG
        except BaseException as error:  # noqa: BLE001  whatever it is, the change was noticed
            result, by = NOTICED, type(error).__name__
        os.write(writing, f"{result} {by}".encode())
        os._exit(0)
    os.close(writing)
    started = time.monotonic()
    while os.waitpid(child, os.WNOHANG)[0] == 0:
        if time.monotonic() - started > PATIENCE:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            break
        time.sleep(0.002)
    told = os.read(reading, 500).decode() or f"{HUNG} "
    os.close(reading)
    result, _, mutant.by = told.partition(" ")
    mutant.result = int(result)


# -- Telling -----------------------------------------------------------------------------------------------------------


def why_equal(mutant: Mutant, reasons: dict[str, str]) -> str:
    """Why a mutant is the same game as the program, if it is: the reason of the first pattern that its key fits."""
    for pattern, reason in reasons.items():
        if fnmatchcase(mutant.key(), pattern.replace("[", "[[]")):
            return reason
    return ""


def report(game: str, args: argparse.Namespace, all_count: int, mutants: list[Mutant], reasons: dict[str, str]) -> str:
    """What came of it, as a page."""
    left_out = [one for one in mutants if one.result == SURVIVED and why_equal(one, reasons)]
    counted = [one for one in mutants if one not in left_out]
    noticed = [one for one in counted if one.result != SURVIVED]
    survivors = [one for one in counted if one.result == SURVIVED]
    lines = [
        f"# Mutation testing of {game.capitalize()}",
        "",
        f"Written by `python tools/mutate.py {game} --sample {args.sample} --seed {args.seed}`; do not edit.",
        "",
        "A mutant is the program with one small change in a function that carries a rule: a comparison, a number, an",
        "and or an or, a condition, plus and minus, what is returned, a call that is left out. It is noticed when a",
        f"scenario or a rule test (`tests/{game}`) fails.",
        "Assertions, and statements that do nothing but name rules in the log, are not changed. Rule tests that take",
        "long, most of which only repeat scenarios, are left out.",
        *([args.note] if args.note else []),
        "",
        f"- {all_count} mutants are possible; {len(mutants)} were drawn.",
        f"- {len(left_out)} of them change nothing that a player could see (below, with the reason) and do not count.",
        f"- **{len(noticed)} of {len(counted)} were noticed: {100 * len(noticed) / max(len(counted), 1):.1f} %**.",
        "",
        "| file | mutants | noticed |",
        "|---|---|---|",
    ]
    for stem in sorted({one.file.stem for one in counted}):
        mine = [one for one in counted if one.file.stem == stem]
        lines.append(f"| {stem}.py | {len(mine)} | {sum(one.result != SURVIVED for one in mine)} |")
    lines += ["", "## Not noticed", ""]
    lines += [f"- `{one.file.stem}.{one.function}`: `{one.before}` became `{one.after}`" for one in survivors] or [
        "None."
    ]
    lines += ["", "## Not counted, because nothing changes", ""]
    lines += [
        f"- `{one.file.stem}.{one.function}`: `{one.before}` became `{one.after}`: {why_equal(one, reasons)}"
        for one in left_out
    ] or ["None."]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--of", choices=("steps", "words", "lists"), default="steps", help="what is changed")
    parser.add_argument("--only", default="", help="only functions whose name has this in it; no report is written")
    parser.add_argument("--note", default="", help="a sentence for the report")
    parser.add_argument("--again", action="store_true", help="run only those again that nothing noticed the last time")
    args = parser.parse_args()
    everything: list[Mutant] = []
    house = ROOT / "src" / "mulligan" / args.game
    if args.of == "lists":
        everything += [one for one in list_mutants(args.game) if args.only in one.key()]
    else:
        for path in sorted((house / "words" if args.of == "words" else house).glob("*.py")):
            everything += mutants_of(path, args.only)
    mutants = random.Random(args.seed).sample(everything, min(args.sample, len(everything)))
    mutants.sort(key=lambda one: (one.file.name, one.line))
    originals = {id(one): one.watched().__code__ for one in mutants}
    suite = Suite(args.game, set(originals.values()))
    reasons = tomllib.loads(EQUIVALENT.read_text("utf-8")).get(args.game, {}) if EQUIVALENT.exists() else {}
    results = Path(tempfile.gettempdir()) / f"mulligan-mutation-{args.game}-{args.of}.json"
    before = json.loads(results.read_text("utf-8")) if args.again and results.exists() else {}
    started = time.monotonic()
    for number, mutant in enumerate(mutants, 1):
        if before.get(mutant.key(), [SURVIVED])[0] != SURVIVED:
            mutant.result, mutant.by = before[mutant.key()]
            continue
        run_mutant(mutant, suite, originals[id(mutant)], why_equal(mutant, reasons))
        before[mutant.key()] = [mutant.result, mutant.by]
        results.write_text(json.dumps(before), "utf-8")
        if mutant.result == SURVIVED:
            print(f"{number}/{len(mutants)} survived: {mutant.file.name}:{mutant.line} {mutant.key()}", flush=True)
    print(f"{time.monotonic() - started:.0f} s; {len(everything)} possible mutants")
    page = report(args.game, args, len(everything), mutants, reasons)
    if not args.only and args.of == "steps":
        (ROOT / "docs" / f"mutation-{args.game}.md").write_text(page, "utf-8")
    print(next(line for line in page.splitlines() if "were noticed" in line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
