"""What triggered abilities of all games wait for: an event of a kind, or any of several."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, G, Players, Trigger
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope


class On(Trigger[G]):
    """An event of one kind, about certain cards, with certain circumstances, of certain players."""

    def __init__(
        self,
        kind: i64,
        card: Cards[G] | None,
        other: Cards[G] | None = None,
        by: Players[G] | None = None,
        flags: i64 = 0,
    ) -> None:
        self.kind = kind
        self.card = card
        self.other = other
        self.by = by
        self.flags = flags
        self.one_kind = [kind]

    def kinds(self) -> list[int]:
        return self.one_kind

    def fits(self, game: G, scope: Scope, event: Event) -> bool:
        if event.kind != self.kind or event.flags & self.flags != self.flags:
            return False
        if self.card is not None and not self.card.fits(game, scope, event.card):
            return False
        if self.other is not None and (event.other < 0 or not self.other.fits(game, scope, event.other)):
            return False
        return self.by is None or event.player in self.by.who(game, scope)


class OnAny(Trigger[G]):
    """Any of several events."""

    def __init__(self, triggers: list[Trigger[G]]) -> None:
        self.triggers = triggers

    def kinds(self) -> list[int]:
        found: list[int] = []
        for trigger in self.triggers:
            found.extend(kind for kind in trigger.kinds() if kind not in found)
        return found

    def fits(self, game: G, scope: Scope, event: Event) -> bool:
        for trigger in self.triggers:
            if event.kind in trigger.kinds() and trigger.fits(game, scope, event):
                return True
        return False
