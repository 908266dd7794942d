"""What somebody may look up at the table: why not, cards, rules, the board, piles, the log page by page, help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.text import Text

from mulligan.cli.cards import card_lines
from mulligan.cli.changes import changes_in_full
from mulligan.cli.files import cards_like, find_card, no_card
from mulligan.cli.language import say
from mulligan.cli.rulebook import rule_lines
from mulligan.cli.seen import all_cards, known_in_pile, rows
from mulligan.cli.telling import Pages, log_lines
from mulligan.cli.why import WhyNot
from mulligan.cli.wrapping import flow, hang

if TYPE_CHECKING:
    from mulligan.cli.table import TerminalTable

UNBOUNDED: Final = 1_000_000
HELP_COLUMN: Final = 17  # where the help says what a command does


class Looking:
    """The commands that change nothing."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.pages = Pages()

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed."""
        return {
            "why": self.why,
            "whynot": self.why,
            "card": self.card,
            "rule": self.rule,
            "board": self.board,
            "piles": self.piles,
            "log": self.log,
            "more": self.more,
            "help": self.help,
            "?": self.help,
        }

    def why(self, text: str) -> None:
        """Say why something is not possible, with the rule."""
        asked = text[4:] if text.lower().startswith("not ") or text.lower() == "not" else text
        for line in self.question().answer(asked):
            self.table.terminal.print(f"  {line}", "yellow")

    def why_not_typed(self, text: str) -> bool:
        """Whether what somebody typed is something they cannot do; then why is said."""
        question = self.question()
        answer = question.answer(text) if question.meant(text) else []
        for line in answer:
            self.table.terminal.print(f"  {line}", "yellow")
        return bool(answer)

    def question(self) -> WhyNot:
        """Somebody who knows why not."""
        table = self.table
        game = table.session.game
        told = [] if table.choices is None else table.choices.all
        return WhyNot(game, table.person, table.speaker, table.seen(), told)

    def card(self, text: str) -> None:
        """Show a card: by its name, or that of a choice by its number."""
        table = self.table
        if not text:
            table.terminal.print(say("card-which", example=table.words.say("example-card")), "yellow")
            return
        name = self.of_choice(text)
        if not name and text.isdecimal():
            table.terminal.print(say("card-of-no-choice", number=text), "yellow")
            return
        name = name or find_card(table.kind, text) or self.on_the_table(text)
        if name is None:
            raise no_card([table.kind], text)
        for line in card_lines(table.kind, name, table.words):
            table.terminal.print(f"  {line}")
        for line in self.reminders(name):
            table.terminal.print(f"    {line}", "dim")
        for line in self.changed(name):
            table.terminal.print(f"    {line}", "magenta")

    def changed(self, name: str) -> list[str]:
        """What makes the cards of a name that lie on the table other than printed."""
        table = self.table
        bearer = str(table.kind.card_sheet(name).get("type", "card"))
        told: list[str] = []
        for seat in rows(table.seen().get("players")):
            for zone, value in seat.items():
                for card in rows(value):
                    if card.get("name") == name:
                        where = table.words.name("zone", zone.replace("_", "-"))
                        told += [
                            table.words.say("card-now", player=str(seat["name"]), zone=where, change=change)
                            for change in changes_in_full(card, table.kind, table.words, bearer)
                        ]
        return list(dict.fromkeys(told))

    def of_choice(self, text: str) -> str | None:
        """The card of a choice by its number."""
        for choice in self.table.told:
            if text == str(choice.number):
                card = choice.option.target if self.table.narrowed and choice.option.target >= 0 else choice.option.card
                game = self.table.session.game
                if card < 0 or not self.table.speaker.among(game, int(game.known[card])):
                    return ""
                name = self.table.kind.card_name(game, int(card))
                return name if find_card(self.table.kind, name) else ""
        return ""

    def on_the_table(self, text: str) -> str | None:
        """The only card that this player can see whose name has these words."""
        table = self.table
        seen = {str(card.get("name")) for card in all_cards(table.seen())}
        alike = [name for name in cards_like(table.kind, text) if name in seen]
        return alike[0] if len(alike) == 1 else None

    def reminders(self, name: str) -> list[str]:
        """What a card's keywords mean, in a line each."""
        words = self.table.words
        found = self.table.kind.card_sheet(name).get("keywords")
        told: list[str] = []
        for keyword in found if isinstance(found, list) else []:
            message = f"reminder-{keyword_id(str(keyword))}"
            if words.has(message):
                told.append(say("label", name=self.table.board.faces.keyword(str(keyword))) + words.say(message))
        return told

    def rule(self, text: str) -> None:
        """Show a rule of this edition."""
        table = self.table
        if not text:
            table.terminal.print(say("rule-which", example=table.words.say("example-rule")), "yellow")
            return
        for line in rule_lines(table.kind, table.session.setting.edition, text):
            table.terminal.print(f"  {line}")

    def board(self, _: str) -> None:
        """Show the table once more."""
        self.table.show_table()

    def piles(self, _: str) -> None:
        """Name every open card, pile by pile."""
        table = self.table
        found = False
        for seat in rows(table.seen().get("players")):
            for zone, value in seat.items():
                cards = [*rows(value), *known_in_pile(value)]
                names = Counter(str(card["name"]) for card in cards if card.get("name"))
                called = table.board.faces.called
                told = [
                    say("times", number=n, name=called(name)) if n > 1 else called(name) for name, n in names.items()
                ]
                if told:
                    where = table.words.name("zone", zone.replace("_", "-"))
                    lead = Text("  " + say("label", name=say("pile-of", player=str(seat["name"]), zone=where)))
                    table.terminal.print_lines(flow(lead, [Text(one) for one in told], self.width(), indent=4))
                    found = True
        if not found:
            table.terminal.print(say("no-open-cards"), "yellow")

    def log(self, text: str) -> None:
        """Show what has happened: the last page of it, or all."""
        table = self.table
        lines = log_lines(table.session.game, table.speaker, table.board.layout, self.width())
        size = len(lines) if text == "all" else self.page()
        if not lines:
            table.terminal.print(say("log-empty"), "yellow")
        table.terminal.print_lines(self.pages.last(lines, size))

    def more(self, _: str) -> None:
        """Show the page of the log before the one shown."""
        if not self.pages.lines:
            self.log("")
        elif self.pages.end == 0:
            self.table.terminal.print(say("pages-first"), "yellow")
        else:
            self.table.terminal.print_lines(self.pages.earlier(self.page()))

    def width(self) -> int:
        """How wide the log may be; through a pipe a sentence is one line."""
        return self.table.terminal.width if self.table.terminal.wraps else UNBOUNDED

    def page(self) -> int:
        """How many lines a page has."""
        return max(self.table.terminal.height - 3, 5)

    def help(self, _: str) -> None:
        """Name all commands."""
        table = self.table
        words = table.words
        told = [say("help-commands", example=words.say("example-why-not"), intent=words.say("example-intent"))]
        if table.kind.stops():
            told.append(say("help-commands-stops"))
        if table.session.best_of is not None:
            told.append(say("help-commands-match"))
        for line in "\n".join(told).splitlines():
            table.terminal.print_lines(hang(Text(line), self.width(), HELP_COLUMN))


def keyword_id(keyword: str) -> str:
    """A keyword as messages are named after it, without its number."""
    name, _, number = keyword.rpartition(" ")
    plain = name if name and number.lstrip("+").isdecimal() else keyword
    return plain.lower().replace(" ", "-")
