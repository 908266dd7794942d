"""`lang`: which language the table speaks to who sits at the keyboard. Several people there have one each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mulligan.cli.language import LANGUAGE, say
from mulligan.speech.files import languages
from mulligan.speech.tags import own_name

if TYPE_CHECKING:
    from mulligan.cli.table import TerminalTable


class Speaking:
    """The languages of the people at one keyboard."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.chosen: dict[int, str] = {}  # by person; who has chosen none is spoken to as the command is
        self.usual = LANGUAGE.name

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed."""
        return {"lang": self.change}

    def turn_to(self, person: int) -> None:
        """Speak to a person from here on."""
        LANGUAGE.speak(self.chosen.get(person, self.usual))

    def change(self, text: str) -> None:
        """Speak another language to who asks; without one, say which there are."""
        table = self.table
        if not text:
            known = table.words.row(f"{tag} ({own_name(tag)})" for tag in languages())
            table.terminal.print(say("language-now", language=own_name(LANGUAGE.name), languages=known))
        else:
            LANGUAGE.speak(text)
            self.chosen[table.person] = LANGUAGE.name
            table.take_words()
            table.show_table()
        if note := say("language-note"):
            table.terminal.print(note, "dim")
