"""A deck as a file lists it, before anybody has looked its cards up."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.decklists import MOST_COPIES, MOST_LINES
from mulligan.kernel.errors import BadDeck

SIDE: Final = "side"
LEAD: Final = "commander"
# Boards that are not the deck.
LEFT_OUT: Final = (
    *("maybe", "consider", "token", "acquire", "wish", "sticker", "attraction", "planes", "scheme", "avatar"),
)


class Listed:
    """How many of which card, in the deck and aside; and what the deck is called."""

    def __init__(self, where: str, name: str = "") -> None:
        self.where = where
        self.name = name
        self.main: list[tuple[int, str]] = []
        self.side: list[tuple[int, str]] = []
        self.lead: list[tuple[int, str]] = []

    def add(self, section: str, count: object, name: object) -> None:
        """Take in some copies of a card, unless they stand where cards stand that are not in the deck."""
        heading = section.lower()
        if any(word in heading for word in LEFT_OUT):
            return
        number = len(self.main) + len(self.side) + len(self.lead) + 1
        if number > MOST_LINES:
            raise BadDeck("deck-too-long", where=self.where, most=MOST_LINES)
        if isinstance(count, str) and count.strip().isdecimal():
            count = int(count.strip()[:9])
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST_COPIES:
            raise BadDeck("deck-line-copies", where=self.where, line=number, count=str(count)[:20])
        if not isinstance(name, str) or not name.strip():
            raise BadDeck("deck-line-unreadable", where=self.where, line=number, text=str(name)[:80])
        line = " ".join(name.split())
        words = heading.split()
        if any(word.startswith(LEAD) for word in words):
            self.lead.append((count, line))
        elif any(word.startswith(SIDE) for word in words):
            self.side.append((count, line))
        else:
            self.main.append((count, line))

    def text(self) -> str:
        """The same as a plain list."""
        if not self.main and not self.side and not self.lead:
            raise BadDeck("deck-empty", where=self.where)
        lines = [f"{count} {name}" for count, name in self.main]
        if self.lead:
            lines = ["Commander", *(f"{count} {name}" for count, name in self.lead), "", "Deck", *lines]
        if self.side:
            lines += ["", "Sideboard", *(f"{count} {name}" for count, name in self.side)]
        return "\n".join(lines)
