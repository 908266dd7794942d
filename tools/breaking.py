"""Ways to break what carries a rule: a step is skipped, a condition turned, a word dropped; while the program runs."""

from __future__ import annotations

import ast
import copy
import importlib
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property, partial
from pathlib import Path
from types import FunctionType

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from mutate import COMPARISONS, NO_ACT, code_of, functions_of, head  # noqa: E402

from mulligan import games  # noqa: E402
from mulligan.cardlang.nodes import Node  # noqa: E402
from mulligan.cardlang.words import Vocabulary  # noqa: E402
from mulligan.sim.coverage import COMMENT, HOUSE, SHARED, at_work, decorated_with, only_tells  # noqa: E402

AT_WORK = "at work: "  # before the name of a rule that counts only where nothing else carries it
READ_ONCE = ("catalog", "decks", "definitions", "grammar", "imports", "kind", "printed")  # what only reads the cards


class Break:
    """One way to break the code of a rule: where, what is changed, and how to do it to the running program."""

    def __init__(self, pointer: str, what: str, do: Callable[[], None]) -> None:
        self.pointer = pointer
        self.what = what
        self.do = do

    def __str__(self) -> str:
        return f"`{self.pointer}`: {self.what}"


class Carrier:
    """Code that carries a rule."""

    def __init__(self, pointer: str, make: Callable[[], Iterable[Break]], is_code: bool = True) -> None:
        self.pointer = pointer
        self.make = make
        self.is_code = is_code  # and not a comment, or a function that does nothing

    @cached_property
    def breaks(self) -> list[Break]:
        """The ways to break it, the likeliest mistake first."""
        return list(self.make())


# -- Functions ---------------------------------------------------------------------------------------------------------


class Source:
    """A file of the engine: its functions, and which rules are named where in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        self.file = path.relative_to(HOUSE).as_posix()
        text = path.read_text("utf-8")
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.functions = functions_of(self.tree)
        self.classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]

    def living(self, name: str) -> object:
        """What a name of this file means in the running program."""
        found: object = importlib.import_module(self.module)
        for part in name.split("."):
            found = vars(found)[part]
        return found

    def comments(self) -> Iterator[tuple[int, list[str]]]:
        """Every `# rule: …` with its line; lines of comments that follow each other are one."""
        for number, line in enumerate(self.lines, 1):
            if match := COMMENT.search(line):
                yield number, match[1].replace(",", " ").split()

    def around(self, line: int) -> tuple[str, ast.FunctionDef] | None:
        """The function a line is in, or right above."""
        inside = [
            (name, one)
            for name, one in self.functions
            if min([one.lineno, *(made.lineno for made in one.decorator_list)]) - 1 <= line <= (one.end_lineno or 0)
        ]
        return max(inside, key=lambda found: found[1].lineno) if inside else None

    def class_around(self, line: int) -> str:
        """The class a line is in or right above, if no function has it."""
        below = 2 if self.lines[line - 1].startswith(" ") else 0  # a class may end with its comment
        inside = [one for one in self.classes if one.lineno - 2 <= line <= (one.end_lineno or 0) + below]
        return inside[-1].name if inside else ""

    def carriers(self) -> Iterator[tuple[str, Carrier]]:
        """Each rule that is named here, with what carries it."""
        for name, function in self.functions:
            pointer = f"{self.file}:{function.lineno} {name}"
            carrier = Carrier(pointer, partial(self.step_breaks, name, function), bool(statements(function)))
            telling = AT_WORK if only_tells(function) else ""  # such a step stands for what was done before it
            for rule in decorated_with(function):
                yield telling + rule, carrier
            for rule in at_work(function):
                yield AT_WORK + rule, carrier
        for owner in self.classes:
            for rule in decorated_with(owner):
                yield rule, Carrier(f"{self.file}:{owner.lineno} {owner.name}", partial(self.class_breaks, owner.name))
        for line, rules in self.comments():
            found = self.around(line)
            if found is not None:
                is_code = bool(statements(found[1]))
                carrier = Carrier(f"{self.file}:{line} {found[0]}", partial(self.near_breaks, *found, line), is_code)
            elif owner_name := self.class_around(line):
                carrier = Carrier(f"{self.file}:{line} {owner_name}", partial(self.class_breaks, owner_name))
            else:
                carrier = Carrier(f"{self.file}:{line}", list, False)
            for rule in rules:
                yield rule, carrier

    def class_breaks(self, name: str) -> list[Break]:
        """Ways to break a class."""
        found = self.living(name)
        return word_breaks(found, self.file) if isinstance(found, type) else []

    def step_breaks(self, name: str, function: ast.FunctionDef) -> Iterator[Break]:
        """A step is skipped, or one of its conditions turned."""
        yield from self.skipping(name, function)
        yield from self.turning(name, function, statements(function))

    def near_breaks(self, name: str, function: ast.FunctionDef, line: int) -> Iterator[Break]:
        """What stands by a comment is turned or left out, or what comes after it; or the function is skipped."""
        inner = statements(function)
        after = [one for one in inner if (one.end_lineno or 0) >= line]
        if name.endswith("__init__"):
            yield from self.turning(name, function, after)
            return
        yield from self.turning(name, function, after[:2])
        yield from self.skipping(name, function)
        yield from self.turning(name, function, after[2:])

    def skipping(self, name: str, function: ast.FunctionDef) -> Iterator[Break]:
        """The function does nothing, and says yes, or no, or none."""
        if not statements(function):
            return
        returns = ast.unparse(function.returns) if function.returns else "None"
        for value in values_of(returns):
            new = copy.deepcopy(function)
            new.body = [ast.Return(ast.parse(value, mode="eval").body)]
            what = "skipped" if value == "None" else f"always `{value}`"
            yield self.broken(name, function.lineno, what, new)

    def turning(self, name: str, function: ast.FunctionDef, inner: list[ast.stmt]) -> Iterator[Break]:
        """One statement does the opposite, or is left out."""
        positions = {id(one): number for number, one in enumerate(ast.walk(function))}
        returns = ast.unparse(function.returns) if function.returns else "None"
        for statement in inner:
            new = copy.deepcopy(function)
            mine = list(ast.walk(new))[positions[id(statement)]]
            assert isinstance(mine, ast.stmt)
            before = head(mine)
            if turn(mine, returns):
                after = "left out" if isinstance(mine, ast.Expr) else f"became `{head(mine)}`"
                yield self.broken(name, statement.lineno, f"`{before}` {after}", new)

    def broken(self, name: str, line: int, what: str, function: ast.FunctionDef) -> Break:
        """A function as it is written now, in place of the living one."""
        function.decorator_list = []

        def do() -> None:
            living = self.living(name)
            if isinstance(living, (classmethod, staticmethod)):
                living = living.__func__
            if isinstance(living, property):
                living = living.fget
            living = getattr(living, "__wrapped__", living)
            assert isinstance(living, FunctionType)
            living.__code__ = code_of(name, function, self.path)
            if self.path.stem in READ_ONCE or "grammar" in self.path.parts:
                forget_cards(self.module)

        return Break(f"{self.file}:{line} {name}", what, do)


def statements(function: ast.FunctionDef) -> list[ast.stmt]:
    """The statements of a function that do something, also those in others, in their order."""
    found = [
        one
        for one in ast.walk(function)
        if isinstance(one, ast.stmt)
        and one is not function
        and not only_tells(one)
        and not isinstance(one, (ast.Assert, ast.Import, ast.ImportFrom, ast.Global, ast.Raise))
    ]
    return sorted(found, key=lambda one: (one.lineno, one.col_offset))


def values_of(returns: str) -> list[str]:
    """What a function that is skipped gives back, by the type it says."""
    if returns == "bool":
        return ["False", "True"]
    if returns in ("int", "i64"):
        return ["0", "1"]
    if returns == "str":
        return ["''"]
    if returns.startswith(("list", "tuple", "dict", "set", "frozenset")):
        return [returns.partition("[")[0] + "()"]
    return ["None"] if returns == "None" or "None" in returns else []


def turn(statement: ast.stmt, returns: str) -> bool:
    """Make one statement do the opposite, or nothing; whether it could be."""
    if isinstance(statement, (ast.If, ast.While)):
        statement.test = ast.UnaryOp(ast.Not(), statement.test)
    elif isinstance(statement, ast.For):
        statement.iter = ast.Tuple([], ast.Load())
    elif isinstance(statement, ast.Expr):
        statement.value = ast.Constant(None)
    elif isinstance(statement, ast.AugAssign):
        statement.value = ast.Constant(0)
    elif isinstance(statement, ast.Return) and statement.value is not None:
        old = ast.unparse(statement.value)
        if returns == "bool":
            statement.value = ast.UnaryOp(ast.Not(), statement.value)
        elif returns in ("int", "i64"):
            statement.value = ast.Constant(1 if old == "0" else 0)
        else:
            value = next((one for one in values_of(returns) if one != old), "")
            if not value:
                return turn_within(statement)
            statement.value = ast.parse(value, mode="eval").body
    elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], (ast.Attribute, ast.Subscript)):
        statement.value = copy.deepcopy(statement.targets[0])
        for node in ast.walk(statement.value):
            if hasattr(node, "ctx"):
                node.ctx = ast.Load()
    else:
        return turn_within(statement)
    return True


def turn_within(statement: ast.stmt) -> bool:
    """Turn the first condition inside a statement; whether there is one."""
    for node in ast.walk(statement):
        if isinstance(node, ast.IfExp):
            node.test = ast.UnaryOp(ast.Not(), node.test)
            return True
        if isinstance(node, ast.comprehension) and node.ifs:
            node.ifs[0] = ast.UnaryOp(ast.Not(), node.ifs[0])
            return True
        if isinstance(node, ast.Compare):
            node.ops[0] = COMPARISONS[type(node.ops[0])]()
            return True
    return False


def forget_cards(module: str) -> None:
    """What was read from the cards' files before is read again."""
    game = module.split(".")[1]
    for name, living in list(sys.modules.items()):
        if name.startswith(("mulligan.", "own_cards", "support")):
            for what, value in list(vars(living).items()):
                if what == "_catalog" and name == f"mulligan.{game}.catalog":
                    value.clear()
                elif hasattr(value, "cache_clear"):
                    value.cache_clear()


# -- Words of the card language ----------------------------------------------------------------------------------------


def word_breaks(word: type, file: str) -> list[Break]:
    """A word's act does nothing, its trait always or never fits, its condition never holds, its quantity is 0."""
    found: list[Break] = []
    own = [name for name in vars(word) if isinstance(vars(word)[name], FunctionType)]
    inherited = [
        name
        for base in word.__mro__[1:]
        if base not in Node.__mro__ and base is not Node
        for name in vars(base)
        if isinstance(vars(base)[name], FunctionType)
    ]
    for name in dict.fromkeys(own + inherited):
        if name in NO_ACT or name.startswith("__"):
            continue
        method = getattr(word, name)
        returns = str(method.__annotations__.get("return", ""))
        values = ["[]"] if returns.startswith("list") else values_of(returns)
        for value in values:
            what = "does nothing" if value == "None" else f"always `{value}`"
            found.append(Break(f"{file} {word.__name__}.{name}", what, replacing(word, name, value)))
    found.append(Break(f"{file} {word.__name__}", "is nothing that anybody looks for", hiding(word)))
    return found


def replacing(word: type, method: str, value: str) -> Callable[[], None]:
    """A method of a word that gives back the same whatever is asked of it."""

    def do() -> None:
        answer = ast.literal_eval(value)
        setattr(word, method, (lambda *_: list(answer)) if isinstance(answer, list) else lambda *_: answer)

    return do


def hiding(word: type) -> Callable[[], None]:
    """Everybody who looks whether something is this word finds that it is not."""

    def do() -> None:
        other = type(word.__name__, (), {})
        for name, module in list(sys.modules.items()):
            if name.startswith("mulligan"):
                for key, value in list(vars(module).items()):
                    if value is word:
                        setattr(module, key, other)

    return do


def vocabulary_of(game: str) -> Vocabulary:
    """All words of a game."""
    found = vars(importlib.import_module(f"mulligan.{game}.words.vocabulary"))[game.upper()]
    assert isinstance(found, Vocabulary)
    return found


def word_carriers(game: str) -> Iterator[tuple[str, Carrier]]:
    """Each rule that a word of a game rests on, with the class that is the word."""
    for word in vocabulary_of(game).words.values():
        for made in makers(word.builder):
            file = made.__module__.replace("mulligan.", "").replace(".", "/") + ".py"
            carrier = Carrier(f"{file} {made.__name__} (the word {word.name})", partial(word_breaks, made, file))
            for rule in word.rules:
                yield rule, carrier


def makers(builder: object) -> list[type]:
    """The class that makes a word: itself, or those a function calls."""
    if isinstance(builder, type):
        return [builder]
    if not isinstance(builder, FunctionType):
        return []
    named = [builder.__globals__.get(name) for name in builder.__code__.co_names]
    return [one for one in named if isinstance(one, type) and issubclass(one, Node)]


@cache
def carriers_of(game: str) -> dict[str, list[Carrier]]:
    """Every rule of a game with all that carries it."""
    games.kind(game)
    found: dict[str, list[Carrier]] = {}
    for package in (*SHARED, game):
        for path in sorted((HOUSE / package).rglob("*.py")):
            for rule, carrier in Source(path).carriers():
                found.setdefault(rule, []).append(carrier)
    for rule, carrier in word_carriers(game):
        found.setdefault(rule, []).append(carrier)
    for rule in [rule for rule in found if rule.startswith(AT_WORK)]:
        found.setdefault(rule.removeprefix(AT_WORK), found[rule])
    return found
