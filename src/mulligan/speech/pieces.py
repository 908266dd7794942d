"""Message files, one message at a time: most of what a language can say is never said, and need not be taken apart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

_BEGINS: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLAIN: Final = re.compile(r"[\w-]+ *= *([^{}\s][^{}\n]*?) *\n?(?:#.*\n?|\n)*")  # one line without anything to put in


class Pieces(Mapping[str, "ast.Message"]):
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
        found: ast.Message = fluently().taken_apart(*self.texts[name])
        return found

    def plain(self, name: str) -> str | None:
        """What a message says that is always the same words in one line; None for any other."""
        found = _PLAIN.fullmatch(self.texts[name][0])
        return None if found is None else found[1]

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
            others = fluently().refers_to(*self.texts[one])
            needed.extend(other for other in others if other in self and other not in needed)
        self.bundle.add_resource(fluently().ast.Resource([self[one] for one in needed]))
        self.heard.add(name)


@cache
def fluently() -> ModuleType:
    """What needs the library for Fluent, loaded when somebody needs it."""
    return import_module("mulligan.speech.fluently")
