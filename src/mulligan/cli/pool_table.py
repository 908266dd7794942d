"""People and cards that came out of packs, at the terminal: what is shown of a card, and who sits at the keyboard."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from mulligan.cli.breaking import padded
from mulligan.cli.cards import ability_texts, card_lines
from mulligan.cli.files import find_card
from mulligan.cli.language import LANGUAGE, card_called, say
from mulligan.cli.terminal import Terminal
from mulligan.cli.wrapping import hang
from mulligan.kernel.foreign import abroad, folded
from mulligan.kernel.kinds import Kind

NAME: Final = 28  # columns of a card's name


class PoolTable:
    """A terminal at which people see cards, each only their own."""

    def __init__(self, kind: Kind, terminal: Terminal, people: list[str]) -> None:
        self.kind = kind
        self.terminal = terminal
        self.people = people
        self.words = LANGUAGE.words(kind.name)
        self.last = ""  # whose cards were shown last
        self.told: dict[str, str] = {}  # cards in a line, as they were told before

    def turn_to(self, player: str) -> None:
        """Let another person take the keyboard, and see nothing of what was not for them."""
        if player == self.last:
            return
        if self.last and len(self.people) > 1:
            self.terminal.clear()
            self.terminal.ask(say("pass-the-keyboard", player=player))
            self.terminal.clear()
        self.last = player
        self.terminal.lines.who = self.people.index(player)
        self.terminal.lines.alone = len(self.people) == 1

    def card_line(self, card: str) -> str:
        """A card in a line: its name, what it costs, what it is, what it does."""
        if card not in self.told:
            self.told[card] = self.line_of(card)
        return self.told[card]

    def line_of(self, card: str) -> str:
        """The same, made anew."""
        sheet = self.kind.card_sheet(card)
        numbers = [str(sheet[key]) for key in self.kind.numbers if key in sheet]
        about = [str(sheet.get("cost", "")), self.words.name("type", str(sheet.get("type", ""))), "/".join(numbers)]
        texts = " · ".join(ability_texts(self.kind, card, self.words))
        name = padded(self.called(card), NAME)
        told = " ".join(part for part in about if part)
        return f"{name} {say('label', name=told)}{texts}" if texts else f"{name} {told}"

    def called(self, card: str) -> str:
        """What a card is called in the language that is spoken."""
        return card_called(self.kind, card)

    def print_cards(self, cards: list[str], numbered: bool = False, counts: dict[str, int] | None = None) -> None:
        """Cards, a line each, cut where they are too long."""
        for number, card in enumerate(cards, 1):
            head = f"{number:>3}  " if numbered else f"{counts[card]:>3}  " if counts else "     "
            line = Text(head + self.card_line(card))
            if self.terminal.wraps:
                line.truncate(self.terminal.width, overflow="ellipsis")
            self.terminal.print_lines([line])

    def show_card(self, text: str, cards: list[str]) -> None:
        """All of a card, by its number in a list or its name."""
        card = self.meant(text, cards) or find_card(self.kind, text)
        if card is None:
            self.terminal.print(say("pool-no-card", text=text), "yellow")
            return
        for line in card_lines(self.kind, card, self.words):
            self.terminal.print_lines(hang(Text(line), self.terminal.width, 4))

    def meant(self, text: str, cards: list[str]) -> str | None:
        """The card of a list that somebody means: by number, by name, or by a part of it that only one has."""
        number = text.strip()
        if number.isdecimal() and len(number) < 5:
            return cards[int(number) - 1] if 1 <= int(number) <= len(cards) else None
        wanted, known = folded(text), {card: self.all_names(card) for card in dict.fromkeys(cards)}
        exact = [card for card, named in known.items() if wanted in named]
        alike = exact or [
            card for card, named in known.items() if wanted and any(one.startswith(wanted) for one in named)
        ]
        alike = alike or [card for card, named in known.items() if wanted and any(wanted in one for one in named)]
        return alike[0] if len(alike) == 1 else None

    def all_names(self, card: str) -> list[str]:
        """The folded names of a card in every language."""
        name = str(self.kind.card_sheet(card)["name"])
        return [folded(name), *abroad(self.kind.name, name)]

    def sorted_by_cost(self, cards: list[str]) -> list[str]:
        """Cards by colours, cost and name, each once."""
        return sorted(dict.fromkeys(cards), key=self.order)

    def order(self, card: str) -> tuple[str, int, str]:
        """Where a card stands among others."""
        sheet = self.kind.card_sheet(card)
        colours = [sheet.get(key) for key in self.kind.facts["colour"]]
        cost = next((sheet[key] for key in self.kind.facts.get("cost", ("cost",)) if key in sheet), 0)
        return str(colours), cost if isinstance(cost, int) else 0, card
