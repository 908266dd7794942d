"""The renderer: from a card's tree to the text that players read. All wording comes from the messages of a language.

Every word NAME has a message `word-NAME`. Its value is the word's usual form; its attributes are other forms (plural,
third person) and features (number, slot) that the word around it may ask for. What a message may speak of:

- `$parameter`: an argument in its usual form; a number stays a number; `none` where it was left out and has no default;
- `$parameter-form`: an argument in another form; the usual form where it has no such form; empty where it was left out;
- `$list-count`, `$list-first-form`, `$list-form-kinds`: of a list of arguments how many, the first, how many different;
- `$list-at-slot`, `$list-at-slot-form`, `$list-at-slot-count`: only those of a list whose message has that `.slot`;
- `$self-form`: another form of the word itself;
- `$last-thing`: what the word that spoke of this thing last says there, or `none`: a `.sets-thing` counts after the
  word's arguments, an `.opens-thing` already inside of them;
  (the order is that of the notation, or what `.order` of a word says, the names of arguments that are said first);
- anything else: what the caller tells about the card, or `none`.

Lists are folded by `.join` (and `.last` for the last pair) of the word they belong to, else of the message `list`, with
`$before` (all so far), `$before-form` (the same, the last of them in that form), `$next` and `$next-form`,
`$prior-form` (the one before it), `$after-form` (the one after it, or `none`), and `$form` (which form is folded).
A message with `.like` has all forms of the message named there that it does not have itself.

A text in a tree ("red", "Princess") has the forms of the message `text-red`, `text-Princess` (other signs than letters
and digits as hyphens) where the language has one; any other text is a name, and is what the language calls it. Its form
`raw` is the text itself, for what is no name: a classification may be called like a card.
"""

from __future__ import annotations

import re
from typing import Final, Protocol

from mulligan.cardlang.nodes import Node
from mulligan.kernel.errors import MulliganError

_SPACE: Final = re.compile(r"[ \n\t]+")
_SPACE_BEFORE_MARK: Final = re.compile(r" +([,.;:])")
_STOP_TWICE: Final = re.compile(r"([。！？][」』）]+)。")
_NUMBER: Final = re.compile(r"-?[0-9]+")
_NOT_IN_NAMES: Final = re.compile(r"[^A-Za-z0-9]+")

NONE: Final = "none"
RAW: Final = "raw"


class Messages(Protocol):
    """The messages of one language."""

    def has(self, message: str, form: str) -> bool:
        """Whether a message has a form; "" is its value, other names are its attributes."""

    def variables(self, message: str, form: str) -> list[str]:
        """The variables a form of a message speaks of."""

    def say(self, message: str, form: str, values: dict[str, str | int]) -> str:
        """A form of a message, in words."""

    def called(self, name: str) -> str:
        """What the language calls something by its English name."""


class Renderer:
    """Puts trees into words, in one language. It keeps nothing of one text for the next, so all may share it."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.found: dict[tuple[str, str], str] = {}  # which message has a form of a message, once that is known

    def text(self, root: Node, form: str, about: dict[str, str | int], within: Node | None = None) -> str:
        """A tree in words, in one of its forms; `about` is what the messages may know of the card it is on.

        `within` is the tree that it is a part of, if what was said before it there counts.
        """
        return str(Telling(self, within or root, about).form(root, form))


class Telling:
    """One tree while it is being put into words."""

    def __init__(self, renderer: Renderer, root: Node, about: dict[str, str | int]) -> None:
        self.messages = renderer.messages
        self.found = renderer.found
        self.about = about
        self.order: list[tuple[Node, str]] = []  # the words of the tree, each where it opens and where it ends;
        # with no moment: what was left out
        self.told: dict[tuple[int, str], str | int] = {}  # forms already rendered
        self.walk(root)

    def walk(self, node: Node) -> None:
        """Note the order in which words are spoken."""
        self.order.append((node, "opens"))
        for child in self.spoken(node):
            self.walk(child)
        for _, value in node.assumed:
            if isinstance(value, Node):  # it says nothing of its own, but may look back on what was said before it
                self.order.extend((one, "") for one in value.everything())
        self.order.append((node, "sets"))

    def spoken(self, node: Node) -> list[Node]:
        """The words directly inside a word, in the order in which the language speaks of them."""
        message = self.find(node, "order")
        found: list[Node] = []
        first = "" if message == "" else self.messages.say(message, "order", {})
        for name in first.split():
            for given, value in node.arguments:
                if given == name and isinstance(value, Node):
                    found.append(value)
        return found + [child for child in inside(node) if child not in found]

    def form(self, node: Node | str, form: str) -> str | int:
        """A word or a text in one of its forms, its usual form where it has no such form."""
        if isinstance(node, str):
            return node if form == RAW else self.text(node, form)
        key = (id(node), form)
        known = self.told.get(key)
        if known is not None:
            return known
        message = self.find(node, form)
        if message == "" and form != "":
            told = self.form(node, "")
        elif message == "":
            raise MulliganError("word-without-message", word=node.word)
        else:
            told = self.say(node, message, form, {})
        self.told[key] = told
        return told

    def text(self, text: str, form: str) -> str:
        """A text in one of its forms, which may be empty; its usual form where it has no such form, else its name."""
        message = f"text-{_NOT_IN_NAMES.sub('-', text)}"
        for one in (form, ""):
            found = self.named(message, one)
            if found != "":
                return str(tidy(self.messages.say(found, one, {})))
        return self.messages.called(text)

    def feature(self, node: Node | str, name: str) -> str:
        """A form of a word or a text that it may well not have; "" where it has not."""
        if isinstance(node, str):
            message = self.named(f"text-{_NOT_IN_NAMES.sub('-', node)}", name)
            return "" if message == "" else str(tidy(self.messages.say(message, name, {})))
        message = self.find(node, name)
        return "" if message == "" else str(self.say(node, message, name, {}))

    def find(self, node: Node, form: str) -> str:
        """The message that has a form of a word: its own, or one that it is like; "" if there is none."""
        return self.named(f"word-{node.word}", form)

    def named(self, message: str, form: str) -> str:
        """The message that has a form of a message: itself, or one that it is like; "" if there is none."""
        key = (message, form)
        known = self.found.get(key)
        if known is not None:
            return known
        while message != "" and not self.messages.has(message, form):
            message = self.messages.say(message, "like", {}) if self.messages.has(message, "like") else ""
        self.found[key] = message
        return message

    def say(self, node: Node, message: str, form: str, given: dict[str, str | int]) -> str | int:
        """A form of a message about a word, with all it speaks of filled in."""
        values: dict[str, str | int] = {}
        for name in self.messages.variables(message, form):
            value = given.get(name)
            values[name] = self.variable(node, name) if value is None else value
        return tidy(self.messages.say(message, form, values))

    def variable(self, node: Node, name: str) -> str | int:
        """What a variable in a message about a word stands for."""
        first, *rest = name.split("-")
        if first == "self":
            return self.form(node, rest[0] if rest else "")
        if first == "last":
            return self.last(node, rest[0])
        if first in node.parameters:
            return self.argument(node, first, rest)
        told = self.about.get(name)
        return NONE if told is None else told

    def last(self, node: Node, thing: str) -> str:
        """What was last said of something before this word, if anything was."""
        told = NONE
        for other, moment in self.order:
            if other is node:
                break
            if moment == "":
                continue
            told = self.feature(other, f"{moment}-{thing}") or told
        return told

    def argument(self, node: Node, parameter: str, rest: list[str]) -> str | int:
        """An argument of a word, or its default, as a message asks for it."""
        for name, value in node.arguments + node.assumed:
            if name != parameter:
                continue
            if isinstance(value, list):
                return self.several(node, value, rest)
            if isinstance(value, (Node, str)):
                return self.form(value, rest[0] if rest else "")
            if isinstance(value, int):
                return value
        return "" if rest else NONE

    def several(self, node: Node, items: list[Node | str], rest: list[str]) -> str | int:
        """A list of arguments as a message asks for it."""
        if rest and rest[0] == "at":
            items = [item for item in items if self.feature(item, "slot") == rest[1]]
            rest = rest[2:]
        if rest == ["count"]:
            return len(items)
        if not items:
            return ""
        if rest and rest[0] == "first":
            return self.form(items[0], rest[1])
        if len(rest) == 2 and rest[1] == "kinds":
            return len({self.form(item, rest[0]) for item in items})
        return self.fold(node, items, rest[0] if rest else "")

    def fold(self, node: Node, items: list[Node | str], form: str) -> str | int:
        """Several words in one of their forms, joined as the word they belong to joins them."""
        return self.fold_first(node, items, len(items), form, {})

    def fold_first(
        self, node: Node, items: list[Node | str], many: int, form: str, known: dict[tuple[int, str], str | int]
    ) -> str | int:
        """The first of several words, joined; `known` are those already told, by how many and in which form."""
        key = (many, form)
        if key in known:
            return known[key]
        item = items[many - 1]
        told = self.form(item, form)
        if many > 1:
            message = self.find(node, "join") or "list"
            join = "last" if many == len(items) and self.messages.has(message, "last") else "join"
            given: dict[str, str | int] = {"next": told, "form": form or "usual"}
            for name in self.messages.variables(message, join):
                which, _, other = name.partition("-")
                if which == "before":
                    asked = "" if other == "usual" else other or form
                    given[name] = self.fold_first(node, items, many - 1, asked, known)
                elif other and which in ("next", "prior"):
                    given[name] = self.form(item if which == "next" else items[many - 2], other)
                elif other and which == "after":
                    given[name] = self.form(items[many], other) if many < len(items) else NONE
            told = self.say(node, message, join, given)
        known[key] = told
        return told


def inside(node: Node) -> list[Node]:
    """The words directly inside a word, also those it only tells of: what a token has is no part of what makes it."""
    found = list(node.children())
    for _, value in node.arguments:
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, Node) and one not in found:
                found.append(one)
    return found


def tidy(text: str) -> str | int:
    """A text without stray spaces and stops; a number as a number, so that messages can ask for its plural."""
    text = _SPACE_BEFORE_MARK.sub(r"\1", _SPACE.sub(" ", text)).strip(" ")
    text = _STOP_TWICE.sub(r"\1", text)
    return int(text) if _NUMBER.fullmatch(text) else text
