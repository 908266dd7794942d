"""Terms, which are what a printed text is read into, and the tokens that it is read from."""

from __future__ import annotations

from typing import Final

WORD: Final = 0
NUMBER: Final = 1
TEXT: Final = 2
LIST: Final = 3
SLOT: Final = 4  # in a production's term only
SPLICE: Final = 5


class Term:
    """A word of a notation with its arguments; or a number, a text, a list."""

    def __init__(self, kind: int, word: str, items: list[tuple[str, Term]] | None = None) -> None:
        self.kind = kind
        self.word = word
        self.items: list[tuple[str, Term]] = [] if items is None else items

    def show(self) -> str:
        """The term in notation."""
        if self.kind == TEXT:
            return f'"{self.word}"'
        if self.kind == NUMBER:
            return self.word
        told = ", ".join([f"{name}={item.show()}" if name else item.show() for name, item in self.items])
        if self.kind == LIST:
            return f"({told})"
        return f"{self.word}({told})" if told else self.word

    def copy(self) -> Term:
        """A term of its own that says the same."""
        return Term(self.kind, self.word, [(name, item.copy()) for name, item in self.items])

    def inner(self) -> list[Term]:
        """The terms directly inside."""
        return [item for _, item in self.items]

    def everything(self) -> list[Term]:
        """This term and all below it, in the order written."""
        found: list[Term] = []
        self.gather(found)
        return found

    def gather(self, found: list[Term]) -> None:
        """Put this term and all below it behind others."""
        found.append(self)
        for _, item in self.items:
            item.gather(found)

    def mentions(self, word: str) -> bool:
        """Whether a word is in it."""
        if self.kind == WORD and self.word == word:
            return True
        for _, item in self.items:
            if item.mentions(word):
                return True
        return False


def word(name: str, *items: Term) -> Term:
    """A word with its arguments."""
    return Term(WORD, name, [("", item) for item in items])


def number(value: int) -> Term:
    """A number."""
    return Term(NUMBER, str(value))


def text(value: str) -> Term:
    """A text."""
    return Term(TEXT, value)


class Token:
    """A word of a sentence as it is written, and in small letters."""

    def __init__(self, raw: str, start: int, end: int) -> None:
        self.raw = raw
        self.low = raw.lower()
        self.start = start
        self.end = end
