"""A draft at the terminal: people pick one after the other at one keyboard, computer players between them."""

from __future__ import annotations

from collections import Counter

from mulligan.cli.language import in_a_row, say, sentence
from mulligan.cli.pool_table import PoolTable
from mulligan.cli.table import Left
from mulligan.cli.terminal import Terminal
from mulligan.kernel.errors import MulliganError
from mulligan.limited.bots import DraftBot, names_in, pick_for_bots
from mulligan.limited.files import KeptDraft


class DraftTable(PoolTable):
    """People who draft."""

    def __init__(self, kept: KeptDraft, terminal: Terminal) -> None:
        super().__init__(kept.kind, terminal, [kept.draft.names[seat] for seat in kept.people()])
        self.kept = kept
        self.bot = DraftBot(kept.kind)
        self.seat = -1

    def run(self) -> None:
        """Draft to the last card; whoever leaves before finds it as it was."""
        while True:
            pick_for_bots(self.kept, self.bot)
            asked = self.kept.draft.asked()
            if not asked:
                return
            self.seat = self.seat if self.seat in asked else asked[0]
            self.turn_to(self.kept.draft.names[self.seat])
            self.show()
            before = len(self.kept.draft.picks)
            while len(self.kept.draft.picks) == before:
                self.listen(self.terminal.ask(say("prompt")))

    def view(self) -> dict[str, object]:
        """What the person at the keyboard may know."""
        return self.kept.draft.view(self.seat)

    def options(self) -> list[str]:
        """What they may pick, as it is numbered."""
        return names_in(self.view(), "options")

    def show(self) -> None:
        """The pack in hand."""
        view = self.view()
        about = {key: str(view[key]) for key in ("round", "rounds", "pick", "from", "to")}
        told = say("draft-page", have=len(names_in(view, "pool")), way=str(view["passing"]), **about)
        self.terminal.print()
        self.terminal.print(told, "bold")
        counts = Counter(names_in(view, "pack"))
        self.print_cards(self.options(), numbered=True)
        if any(count > 1 for count in counts.values()):
            twice = in_a_row(
                say("times", number=count, name=self.called(card)) for card, count in counts.items() if count > 1
            )
            self.terminal.print(say("draft-several", cards=twice), "dim")
        self.terminal.lines.words = [*self.options(), "pool", "card", "hint", "help", "quit"]

    def listen(self, line: str) -> None:
        """Do what somebody typed."""
        first, _, rest = line.strip().partition(" ")
        command = first.lower()
        card = self.meant(line, self.options()) if line.strip() else None
        if card is not None:
            self.pick(card)
        elif command == "pool":
            self.show_pool()
        elif command == "card" and rest:
            self.show_card(rest, self.options())
        elif command == "hint":
            self.terminal.print(say("draft-hint", card=self.called(self.bot.choose(self.view()))), "green")
        elif command in ("quit", "exit"):
            raise Left
        elif command in ("", "show"):
            self.show()
        elif command == "help":
            self.terminal.print(say("draft-help"))
        else:
            self.terminal.print(say("draft-what", text=line), "yellow")

    def pick(self, card: str) -> None:
        """Pick for the person at the keyboard."""
        try:
            self.kept.pick(self.seat, card)
        except MulliganError as error:
            self.terminal.print(sentence(error), "yellow")
            return
        self.terminal.print(say("draft-picked", card=self.called(card)), "green")
        if self.kept.file is not None and self.kept.file.trouble is not None:
            self.terminal.print(sentence(self.kept.file.trouble), "yellow")

    def show_pool(self) -> None:
        """What they have picked."""
        pool = names_in(self.view(), "pool")
        self.terminal.print(say("draft-pool", count=len(pool)), "bold")
        self.print_cards(self.sorted_by_cost(pool), counts=dict(Counter(pool)))
