"""Which tests show which rule, as data for an installed Mulligan, whose tests are not there.

The build writes it into the wheel (hatch_build.py). It needs nothing but Python, as a build may have nothing else.
"""

from __future__ import annotations

import ast
import json
import tomllib
from pathlib import Path

MOST = 12  # tests named of each rule; of the others only how many there are


def games_of(root: Path) -> list[str]:
    """The games that have ledgers."""
    return sorted(path.parent.name for path in (root / "src/mulligan/data").glob("*/ledger"))


Shown = list[tuple[str, str, str]]  # a game, a rule of it, and a test that says it shows that rule


def index_of(root: Path, game: str, shown: Shown) -> dict[str, list[str]]:
    """For each rule of a game its tests: `file:line name`."""
    found: dict[str, list[str]] = {}
    ledgers = {
        path.stem: tomllib.loads(path.read_text("utf-8"))
        for path in sorted((root / "src/mulligan/data" / game / "ledger").glob("*.toml"))
    }
    for path in sorted((root / "tests/scenarios" / game).rglob("*.json*")):
        for line, scenario in scenarios_in(path.read_text("utf-8")):
            book = ledgers.get(str(scenario.get("edition") or list(ledgers)[-1]), {})
            if scenario.get("game") == game:
                for number in scenario.get("rules", []):
                    rule = book.get(str(number), {}).get("rule")
                    if rule:
                        name = str(scenario.get("id") or scenario.get("title") or "")
                        found.setdefault(rule, []).append(f"{path.relative_to(root).as_posix()}:{line} {name}")
    for of, rule, pointer in shown:
        if of == game:
            found.setdefault(rule, []).append(pointer)
    return found


def scenarios_in(text: str) -> list[tuple[int, dict]]:
    """The scenarios of a file, each with its line."""
    try:
        whole = json.loads(text)
        return [(1, row) for row in (whole if isinstance(whole, list) else [whole])]
    except ValueError:
        return [(number, json.loads(line)) for number, line in enumerate(text.splitlines(), 1) if line.strip()]


def shown_in(root: Path) -> Shown:
    """What all tests written in Python say they show: `@rule(game, …)`."""
    found: Shown = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if "rule(" in text else ():  # most have none, and parsing takes long
            if isinstance(node, ast.FunctionDef):
                pointer = f"{path.relative_to(root).as_posix()}:{node.lineno} {node.name}"
                found += [(game, rule, pointer) for game, rule in rules_shown(node)]
    return found


def rules_shown(node: ast.FunctionDef) -> list[tuple[str, str]]:
    """The rules that a test says it shows, each with its game."""
    found: list[tuple[str, str]] = []
    for one in node.decorator_list:
        if isinstance(one, ast.Call) and ast.unparse(one.func).split(".")[-1] == "rule":
            words = [str(word.value) for word in one.args if isinstance(word, ast.Constant)]
            found += [(words[0], rule) for rule in words[1:]]
    return found


def write_index(root: Path, folder: Path) -> dict[Path, str]:
    """Write the index of every game; each file with its path in the package."""
    written: dict[Path, str] = {}
    shown = shown_in(root)
    for game in games_of(root):
        path = folder / f"tests-{game}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        index = {rule: [str(len(tests)), *tests[:MOST]] for rule, tests in sorted(index_of(root, game, shown).items())}
        path.write_text(json.dumps(index, ensure_ascii=False, indent=0), "utf-8")
        written[path] = f"mulligan/data/{game}/tests.json"
    return written
