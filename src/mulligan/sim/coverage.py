"""Which code carries each rule, and which tests show it: read from the sources and the tests as they lie there."""

from __future__ import annotations

import ast
import json
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import mulligan
from mulligan.kernel.rules import Entry, Ledger, ledger

HOUSE: Final = Path(mulligan.__file__).parent
SHARED: Final = ("kernel", "cardlang", "limited")
COMMENT: Final = re.compile(r"#\s*rule:\s*(.+)$")


class Pointer:
    """Where something is: a file, a line, and what it is called there."""

    def __init__(self, file: str, line: int, name: str) -> None:
        self.file = file
        self.line = line
        self.name = name

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


Pointers = dict[str, list[Pointer]]


class Coverage:
    """A game's rules with their code and tests."""

    def __init__(self, game: str, editions: list[str], tests: Path | None = None) -> None:
        self.game = game
        self.editions = editions
        self.ledgers: dict[str, Ledger] = {edition: ledger(game, edition) for edition in editions}
        self.code = code_of(game)
        self.tests = own_tests(game, tuple(editions)) if tests is None else tests_of(game, self.ledgers, tests)

    def normative(self, edition: str) -> list[Entry]:
        """The entries of an edition that some code must carry."""
        return [entry for entry in self.ledgers[edition].entries if entry.rule]

    def without_code(self, edition: str) -> list[Entry]:
        """The normative entries that no code names."""
        return [entry for entry in self.normative(edition) if entry.rule not in self.code]

    def without_tests(self, edition: str) -> list[Entry]:
        """The normative entries that no test names."""
        return [entry for entry in self.normative(edition) if entry.rule not in self.tests]

    def unknown(self) -> Pointers:
        """Rules that code names and no ledger has."""
        stated = {entry.rule for one in self.ledgers.values() for entry in one.entries}
        prefixes = {name.partition(".")[0] for name in stated}
        return {
            name: pointers
            for name, pointers in sorted(self.code.items())
            if name not in stated
            and name.partition(".")[0] in prefixes
            and pointers[0].file.split("/")[0] not in SHARED
        }


@cache
def code_of(game: str) -> Pointers:
    """Every rule name that a game's sources carry, by `@rule("…")`, `# rule: …`, `cite("…")` or a word's own; where.

    What is merely at work in a step, `@rule(…, at_work=("…",))`, counts where nothing else carries it; so does a step
    that does nothing but tell, because what it stands for was done before it.
    """
    found: Pointers = {}
    besides: Pointers = {}
    words = Words()
    for package in (*SHARED, game):
        for path in sorted((HOUSE / package).rglob("*.py")):
            source = path.read_text("utf-8")
            file = path.relative_to(HOUSE).as_posix()
            words.read(source, file)
            for name, pointer in named_in(source, file):
                found.setdefault(name, []).append(pointer)
            for name, pointer in at_work_in(source, file):
                besides.setdefault(name, []).append(pointer)
    for name, pointer in words.carried():
        found.setdefault(name, []).append(pointer)
    return {name: each_once(pointers) for name, pointers in {**besides, **found}.items()}


def each_once(pointers: list[Pointer]) -> list[Pointer]:
    """Pointers without those that lead where another one has led already."""
    return list({str(pointer): pointer for pointer in pointers}.values())


class Words:
    """The words of the card language and the rules they rest on, as sources add them to a vocabulary."""

    def __init__(self) -> None:
        self.defined: dict[str, Pointer] = {}  # classes and functions
        self.builders: dict[str, str] = {}  # of each word, the class or function that makes it
        self.rules: list[tuple[str, str]] = []  # a word, a rule

    def read(self, source: str, file: str) -> None:
        """Read `WORDS.add("word(…) -> kind", Class, "rule", …)` and `GAME.rest("word", "rule", …)`."""
        for node in nodes_in(source):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                self.defined[node.name] = Pointer(file, node.lineno, node.name)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                first = node.args[0]
                if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
                    continue
                word = first.value.partition("(")[0].partition(" ")[0]
                rules = node.args[1:]
                if node.func.attr == "add" and len(node.args) > 1:
                    self.builders[word] = maker(node.args[1])
                    rules = node.args[2:]
                elif node.func.attr != "rest":
                    continue
                self.rules += [(word, str(one.value)) for one in rules if isinstance(one, ast.Constant)]

    def carried(self) -> list[tuple[str, Pointer]]:
        """Each rule that a word rests on, with the class that is the word."""
        found: list[tuple[str, Pointer]] = []
        for word, name in self.rules:
            pointer = self.defined.get(self.builders.get(word, ""))
            if pointer is not None:
                found.append((name, pointer))
        return found


def maker(builder: ast.expr) -> str:
    """The class or function that makes a word: as it is named, or as a lambda calls it."""
    for node in ast.walk(builder):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return node.func.id
    return builder.id if isinstance(builder, ast.Name) else ""


def named_in(source: str, file: str) -> list[tuple[str, Pointer]]:
    """The rules that a source names, each with a pointer."""
    if "rule" not in source and ".rest(" not in source:
        return []
    found: list[tuple[str, Pointer]] = []
    scopes: list[tuple[int, int, str]] = []
    said: list[tuple[int, str]] = []
    telling: list[int] = []  # where a function begins that only tells
    for node in nodes_in(source):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            scopes.append((node.lineno, node.end_lineno or node.lineno, node.name))
            if only_tells(node):
                telling.append(node.lineno)
            else:
                for name in decorated_with(node):
                    found.append((name, Pointer(file, node.lineno, node.name)))
        if isinstance(node, ast.Call):
            for word, name in rested_on(node):
                found.append((name, Pointer(file, node.lineno, word)))
            said.extend((node.lineno, name) for name in cited_by(node))
    for line, name in said:
        start, _, where = max(scope for scope in scopes if scope[0] <= line <= scope[1])
        if start not in telling:
            found.append((name, Pointer(file, start, where)))
    for line, text in enumerate(source.splitlines(), 1):
        if match := COMMENT.search(text):
            around = [scope for scope in scopes if scope[0] - 3 <= line <= scope[1]]
            if around:  # the code is what the comment stands in
                start, _, name = max(around, key=lambda scope: (scope[0] <= line, scope[0]))
            else:
                start, name = line, ""
            found.extend((word, Pointer(file, start, name)) for word in match[1].replace(",", " ").split())
    return found


def rested_on(call: ast.Call) -> list[tuple[str, str]]:
    """The rules that a word of the card language says it rests on, in `add(…)` or `rest(…)`, each with the word."""
    texts = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in ("add", "rest") or not texts:
        return []
    word = re.split(r"\W", texts[0])[0]
    return [(word, text) for text in texts[1:] if "." in text]


def cited_by(call: ast.Call) -> list[str]:
    """The rules that a call says have acted: `game.cite("…")`."""
    if not isinstance(call.func, ast.Attribute) or call.func.attr != "cite":
        return []
    return [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def at_work_in(source: str, file: str) -> list[tuple[str, Pointer]]:
    """The rules that are at work in the steps of a source, or that a step only tells of, each with a pointer."""
    found: list[tuple[str, Pointer]] = []
    if "@rule" in source:
        for node in nodes_in(source):
            if isinstance(node, ast.FunctionDef):
                names = [*at_work(node), *(decorated_with(node) if only_tells(node) else [])]
                found.extend((name, Pointer(file, node.lineno, node.name)) for name in names)
    return found


def at_work(function: ast.FunctionDef) -> list[str]:
    """The rules that are at work in a step besides those it carries: `@rule(…, at_work=(…))`."""
    return [
        str(word.value)
        for made in function.decorator_list
        if isinstance(made, ast.Call)
        for key in made.keywords
        if key.arg == "at_work" and isinstance(key.value, ast.Tuple)
        for word in key.value.elts
        if isinstance(word, ast.Constant)
    ]


def only_tells(node: ast.stmt) -> bool:
    """Whether something does nothing but name rules in the log or the trace, which changes nothing in the game."""
    if isinstance(node, ast.FunctionDef):
        return all(only_tells(inner) for inner in node.body)
    if isinstance(node, ast.If):
        return all(only_tells(inner) for inner in (*node.body, *node.orelse))
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return ast.unparse(node.value.func).split(".")[-1].startswith(("cite", "trace"))
    return isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


@lru_cache(maxsize=1)
def nodes_in(source: str) -> list[ast.AST]:
    """Everything that a source is made of."""
    return list(ast.walk(ast.parse(source)))


def decorated_with(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """The words of the `@rule(…)` decorators of a function."""
    words: list[str] = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rule":
            words += [str(word.value) for word in decorator.args if isinstance(word, ast.Constant)]
    return words


def find_tests() -> Path | None:
    """Where the project's tests are, if they are there."""
    for folder in (HOUSE.parent.parent / "tests", Path.cwd() / "tests"):
        if (folder / "scenarios").is_dir():
            return folder
    return None


@cache
def own_tests(game: str, editions: tuple[str, ...]) -> Pointers:
    """Every rule that the project's own tests name, and where."""
    return tests_of(game, {edition: ledger(game, edition) for edition in editions}, find_tests())


def tests_of(game: str, ledgers: dict[str, Ledger], folder: Path | None) -> Pointers:
    """Every rule that a scenario file or a test function names, and where."""
    found: Pointers = {}
    if folder is None:
        return shipped_tests(game)
    for path in sorted((folder / "scenarios" / game).rglob("*.json*")):
        file = path.relative_to(folder.parent).as_posix()
        for line, scenario in scenarios_in(path.read_text("utf-8")):
            edition = str(scenario.get("edition") or list(ledgers)[-1])
            rulebook = ledgers.get(edition)
            numbers = scenario.get("rules")
            if scenario.get("game") != game or rulebook is None or not isinstance(numbers, list):
                continue
            for number in numbers:
                entry = rulebook.by_number.get(str(number))
                if entry is not None and entry.rule:
                    name = str(scenario.get("id") or scenario.get("title") or "")
                    found.setdefault(entry.rule, []).append(Pointer(file, line, name))
    for path in sorted(folder.rglob("test_*.py")):
        file = path.relative_to(folder.parent).as_posix()
        source = path.read_text("utf-8")
        for node in ast.parse(source).body if "@rule(" in source and f'"{game}"' in source else ():
            if isinstance(node, ast.FunctionDef):
                words = decorated_with(node)
                if words and words[0] == game:
                    for word in words[1:]:
                        found.setdefault(word, []).append(Pointer(file, node.lineno, node.name))
    return found


def shipped_tests(game: str) -> Pointers:
    """What an installed Mulligan knows of its tests: an index that was made when it was built (tools/test_index.py)."""
    path = HOUSE / "data" / game / "tests.json"
    if not path.is_file():
        return {}
    found: Pointers = {}
    for rule, (_, *tests) in json.loads(path.read_text("utf-8")).items():
        found[rule] = []
        for test in tests:
            pointer, _, name = test.partition(" ")
            file, _, line = pointer.rpartition(":")
            found[rule].append(Pointer(file, int(line), name))
    return found


def scenarios_in(text: str) -> list[tuple[int, dict[str, object]]]:
    """The scenarios of a file, each with its line; what cannot be read is left to whoever runs them."""
    try:
        whole = json.loads(text)
    except ValueError:
        found: list[tuple[int, dict[str, object]]] = []
        for number, line in enumerate(text.splitlines(), 1):
            try:
                row = json.loads(line) if line.strip() else None
            except ValueError:
                continue
            if isinstance(row, dict):
                found.append((number, row))
        return found
    rows = whole if isinstance(whole, list) else [whole]
    return [(1, row) for row in rows if isinstance(row, dict)]
