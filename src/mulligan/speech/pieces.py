"""Message files, one message at a time: most of what a language can say is never said, and need not be taken apart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mulligan.kernel.errors import MulliganError

_BEGINS: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
REMEMBERED: Final = 8_192  # messages


class Pieces(Mapping[str, ast.Message]):
    """The messages of some files by name, each taken apart when it is first asked for."""

    def __init__(self, make_bundle: Callable[[], FluentBundle]) -> None:
        self.make_bundle = make_bundle
        self.bundle: FluentBundle | None = None  # what was heard, and what that refers to
        self.heard: set[str] = set()
        self.lock = Lock()
        self.texts: dict[str, tuple[str, str]] = {}  # what a message says, and its file

    def add(self, text: str, file: str) -> None:
        """Take in the messages of a file; of two with the same name the later counts."""
        begins = [*_BEGINS.finditer(text)]
        ends = [*(match.start() for match in begins[1:]), len(text)]
        for match, end in zip(begins, ends, strict=False):
            self.texts[match[1]] = (text[match.start() : end], file)

    def __getitem__(self, name: str) -> ast.Message:
        return taken_apart(*self.texts[name])

    def __contains__(self, name: object) -> bool:
        return name in self.texts

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def __len__(self) -> int:
        return len(self.texts)

    def hear(self, name: str) -> FluentBundle:
        """The bundle, with this message in it and all that it refers to."""
        if self.bundle is None or (name not in self.heard and name in self.texts):
            with self.lock:  # many may ask at the same time
                self.take_in(name)
        assert self.bundle is not None
        return self.bundle

    def take_in(self, name: str) -> None:
        """Have a message said from here on, with all that it refers to."""
        if self.bundle is None:
            self.bundle = self.make_bundle()
        needed = [name] if name in self else []
        for one in needed:
            needed.extend(other for other in refers_to(*self.texts[one]) if other in self and other not in needed)
        self.bundle.add_resource(ast.Resource([self[one] for one in needed]))
        self.heard.add(name)


@lru_cache(maxsize=REMEMBERED)
def taken_apart(text: str, file: str) -> ast.Message:
    """What a text of one message says, taken apart once for all who share it."""
    body = FluentResource(text).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            raise MulliganError("bad-message-file", file=file, line=str(entry.content).strip().partition("\n")[0])
    found = body[0]
    assert isinstance(found, ast.Message)
    return found


@lru_cache(maxsize=REMEMBERED)
def refers_to(text: str, file: str) -> tuple[str, ...]:
    """The messages that a message refers to."""
    found = Refers()
    found.visit(taken_apart(text, file))
    return tuple(found.names)


class Refers(Visitor):
    """Collects the messages that one refers to."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """A message."""
        self.names[node.id.name] = None
