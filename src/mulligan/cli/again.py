"""After a game: the same again, or the next game of a match with cards from the sideboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mulligan.cli.files import find_card
from mulligan.cli.language import called, card_called, in_a_row, say
from mulligan.kernel.chance import next_seed
from mulligan.saves.best_of import BestOf
from mulligan.saves.session import Session

if TYPE_CHECKING:
    from mulligan.cli.table import TerminalTable


class Again:
    """The commands between two games."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed."""
        return {"next": self.next_game, "swap": self.swap, "rematch": self.rematch}

    def rematch(self, _: str) -> None:
        """Play the same again: the same people and decks, new luck; whoever lost decides who begins."""
        table = self.table
        if not table.session.game.over:
            table.terminal.print(say("match-not-over"), "yellow")
            return
        if table.session.best_of is not None:
            self.next_game("")
            return
        counting = BestOf(table.session.setting)
        counting.count(table.session.game)
        table.terminal.print(say("rematch"), "bold")
        self.sit_down(Session(counting.next_setting(next_seed(table.session.setting.seed))))

    def sit_down(self, session: Session) -> None:
        """Begin another game; nobody goes on with the last one."""
        if self.table.session.journal is not None:
            self.table.session.journal.leave()
        self.table.sit_down(session)

    def between_games(self) -> BestOf | None:
        """The match, if the next game of one may begin now; else what keeps it from that is said."""
        table = self.table
        if table.session.best_of is None:
            table.terminal.print(say("match-none"), "yellow")
        elif not table.session.game.over:
            table.terminal.print(say("match-not-over"), "yellow")
            return None
        return table.session.best_of

    def next_game(self, _: str) -> None:
        """Begin the next game of the match, or say who has won it."""
        table = self.table
        best_of = self.between_games()
        if best_of is None:
            return
        complaints = best_of.complaints(table.person)
        if complaints:
            for complaint in complaints:
                table.terminal.print(f"  {table.speaker.complaint(complaint)}", "yellow")
            return
        best_of.count(table.session.game)
        names = table.session.setting.names
        score = " · ".join(f"{called(name)} {wins}" for name, wins in zip(names, best_of.wins, strict=True))
        table.terminal.print(say("match-score", score=score), "bold")
        if best_of.winner >= 0:
            you = "yes" if best_of.winner == table.person else "no"
            table.terminal.print(say("match-won", player=names[best_of.winner], you=you), "bold")
            table.session.best_of = None
            return
        self.sit_down(Session(best_of.next_setting(next_seed(table.session.setting.seed)), best_of))

    def swap(self, text: str) -> None:
        """Exchange cards between deck and sideboard before the next game."""
        table = self.table
        best_of = self.between_games()
        if best_of is None:
            return
        first, _, second = f" {text} ".partition(" for ")
        number, _, rest = first.strip().partition(" ")
        count = int(number[:9]) if number.isdecimal() else 1
        out = find_card(table.kind, rest if number.isdecimal() else first.strip())
        into = find_card(table.kind, second.strip())
        if out is None or into is None:
            deck = best_of.decks[table.person]
            side = in_a_row(f"{number} {card_called(table.kind, name)}" for number, name in deck.side)
            table.terminal.print(say("swap-what", side=side), "yellow")
            return
        best_of.swap(table.person, out, into, count)
        if table.session.journal is not None:
            table.session.journal.rewrite(table.session)
        table.terminal.print(
            say("swapped", out=card_called(table.kind, out), into=card_called(table.kind, into), count=count), "green"
        )
