"""What needs the library for Fluent, which takes long to load: nobody does so for messages of plain words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mulligan.kernel.errors import MulliganError

REMEMBERED: Final = 8_192  # messages


def bundle(language: str, functions: dict[str, Callable[..., Any]]) -> FluentBundle:
    """What says messages in a language."""
    return FluentBundle([language], functions=functions, use_isolating=False)


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


class Speaks(Visitor):
    """Collects what a pattern speaks of."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}
        self.messages: list[tuple[str, str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A variable."""
        self.variables[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message."""
        self.messages.append((node.id.name, "" if node.attribute is None else node.attribute.name))
