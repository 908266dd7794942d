"""Building a deck from a pool at the terminal: a suggestion to begin with, and any change to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mulligan.cli.files import find_deck
from mulligan.cli.language import LANGUAGE, say, sentence
from mulligan.cli.pool_table import PoolTable
from mulligan.cli.table import Left
from mulligan.cli.terminal import Terminal
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Complaint, Deck, Kind
from mulligan.limited.building import Builder
from mulligan.limited.pools import listed, with_rest
from mulligan.saves.disk import write_file
from mulligan.speech import Speaker


class DeckTable(PoolTable):
    """A person who builds a deck."""

    def __init__(self, kind: Kind, terminal: Terminal, people: list[str], edition: str, form: str) -> None:
        super().__init__(kind, terminal, people)
        self.edition = edition
        self.form = form
        self.builder = Builder(kind)
        self.pool: list[str] = []
        self.deck = Deck()
        self.done = False
        self.commands: dict[str, Callable[[str], None]] = {
            "add": self.add,
            "cut": self.cut,
            "card": self.card,
            "deck": self.show,
            "side": self.show_side,
            "suggest": self.suggest,
            "save": self.save,
            "load": self.load,
            "done": self.finish,
            "help": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }

    def build(self, player: str, pool: list[str]) -> Deck:
        """The deck that a person builds, which may be played."""
        self.turn_to(player)
        self.pool = pool
        self.done = False
        self.deck = self.builder.build(pool, player)
        self.terminal.print(say("build-begin", player=player, count=len(pool)), "bold")
        self.show("")
        while not self.done:
            self.terminal.lines.words = [*self.commands, *(f"add {name}" for _, name in self.deck.side)]
            self.listen(self.terminal.ask(say("prompt")))
        return self.deck

    def listen(self, line: str) -> None:
        """Do what somebody typed; Enter alone shows the deck."""
        first, _, rest = line.strip().partition(" ")
        command = self.commands.get(first.lower() or "deck")
        if command is None:
            self.terminal.print(say("build-what", text=line), "yellow")
            return
        try:
            command(rest.strip())
        except MulliganError as error:
            self.terminal.print(sentence(error), "yellow")

    # -- What can be typed -------------------------------------------------------------------------------------------

    def show(self, _: str) -> None:
        """The deck."""
        counts = Counter(self.deck.names())
        self.print_cards(self.sorted_by_cost(list(counts)), counts=dict(counts))
        self.terminal.print(say("build-size", count=self.deck.size()), "dim")
        for complaint in self.complaints():
            self.terminal.print(f"  {self.speaker().complaint(complaint)}", "yellow")

    def show_side(self, _: str) -> None:
        """What is left of the pool."""
        counts = {name: count for count, name in self.deck.side}
        self.print_cards(self.sorted_by_cost(list(counts)), counts=counts)

    def add(self, text: str) -> None:
        """Put cards of the pool, or free ones, into the deck."""
        count, name = counted(text)
        free = list(self.kind.free_cards().values())
        card = self.meant(name, [one for _, one in self.deck.side] + free)
        there = next((number for number, one in self.deck.side if one == card), 0)
        if card is None or (card not in free and there < count):
            self.terminal.print(say("build-not-there", text=text), "yellow")
            return
        self.change(Counter(self.deck.names()) + Counter({card: count}))

    def cut(self, text: str) -> None:
        """Take cards out of the deck."""
        count, name = counted(text)
        counts = Counter(self.deck.names())
        card = self.meant(name, list(counts))
        if card is None or counts[card] < count:
            self.terminal.print(say("build-not-there", text=text), "yellow")
            return
        self.change(counts - Counter({card: count}))

    def change(self, counts: Counter[str]) -> None:
        """Take other cards for the deck."""
        self.deck.cards = listed(list(counts.elements()))
        with_rest(self.kind, self.deck, self.pool)
        self.terminal.print(say("build-size", count=self.deck.size()), "green")

    def suggest(self, _: str) -> None:
        """Begin anew with what a computer player would play."""
        self.deck = self.builder.build(self.pool, self.deck.name)
        self.show("")

    def card(self, text: str) -> None:
        """All of a card."""
        self.show_card(text, self.sorted_by_cost(self.pool))

    def save(self, path: str) -> None:
        """Write the deck to a file."""
        if not path:
            self.terminal.print(say("save-where"), "yellow")
            return
        write_file(path, self.kind.write_deck(self.deck).encode())
        self.terminal.print(say("build-saved", path=path), "green")

    def load(self, path: str) -> None:
        """Take the deck of a file."""
        found = find_deck(self.kind, path)
        found.name = self.deck.name
        self.deck = with_rest(self.kind, found, self.pool)
        self.show("")

    def finish(self, _: str) -> None:
        """Be done, if the deck may be played."""
        complaints = self.complaints()
        for complaint in complaints:
            self.terminal.print(f"  {self.speaker().complaint(complaint)}", "yellow")
        self.done = not complaints

    def help(self, _: str) -> None:
        """What can be typed."""
        self.terminal.print(say("build-help"))

    def quit(self, _: str) -> None:
        """Leave."""
        raise Left

    def complaints(self) -> list[Complaint]:
        """What keeps the deck from being played."""
        return self.kind.check_deck(self.deck, self.edition, self.form)

    def speaker(self) -> Speaker:
        """Whoever tells complaints."""
        return Speaker(self.kind, self.edition, LANGUAGE.words(self.kind.name), -1)


def counted(text: str) -> tuple[int, str]:
    """How many of what: `2 Forest`, or one."""
    number, _, rest = text.partition(" ")
    return (int(number), rest.strip()) if number.isdecimal() and len(number) < 4 and rest else (1, text)
