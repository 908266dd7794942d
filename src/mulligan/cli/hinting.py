"""`hint` at the table: the options with their chances of winning, as far as the person can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mulligan.agents import Seat, options_of
from mulligan.agents.advising import advise
from mulligan.cli.language import percent, say, sentence
from mulligan.kernel.chance import one_way
from mulligan.kernel.errors import MulliganError
from mulligan.speech.reasons import reasons_in_words

if TYPE_CHECKING:
    from mulligan.cli.table import TerminalTable

MOST: Final = 5  # options, or turning points, that are told
ROUNDS: Final = 40  # games in which a choice is looked back on
SEED: Final = 0x41D  # beside the game's own, so that a hint tells nothing of how the computer will choose


class Hinting:
    """The command that says what the computer would think in the person's place."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed."""
        return {"hint": self.hint, "analyse": self.analyse}

    def hint(self, _: str) -> None:
        """Tell the best options with their chances, and why."""
        table = self.table
        game = table.session.game
        decision = game.decision
        if table.agents.count(None) != 1:
            table.terminal.print(say("hint-people"), "yellow")
            return
        if decision is None or len(options_of(decision, table.person)) < 2:
            table.terminal.print(say("hint-none"), "yellow")
            return
        seed = one_way(SEED, len(table.session.choices()), table.session.setting.seed)
        advice = advise(Seat(table.kind, game, table.person, seed))
        own = options_of(decision, table.person)
        if advice.sure >= 0:
            words = table.speaker.deed(game, own[advice.sure], decision.topic)
            table.terminal.print(f"  {say('hint-sure', option=words)}", "cyan")
            return
        for place, chance in advice.chances[:MOST]:
            words = table.speaker.deed(game, own[place], decision.topic)
            table.terminal.print(f"  {percent(chance):>5}  {words}", "cyan")
        table.terminal.print(f"  {say('hint-why', rounds=advice.rounds)}", "dim")
        if advice.reasons:
            best, second = (own[place] for place, _ in advice.chances[:2])
            better, other = (table.speaker.deed(game, one, decision.topic) for one in (best, second))
            reasons = reasons_in_words(table.speaker.words, advice.reasons)
            table.terminal.print(f"  {say('hint-reasons', better=better, other=other, reasons=reasons)}", "dim")

    def analyse(self, _: str) -> None:
        """Look back on a game that is over, where everybody may see what others had."""
        from mulligan.cli.analysing import curve, turning_points  # who only plays does not wait for it
        from mulligan.lab.analysing import analyse

        table = self.table
        if table.session.game.over:
            table.terminal.print(say("looking-back"), "dim")
        try:
            found = analyse(table.session, ROUNDS, 0, ignore)
        except KeyboardInterrupt:
            return
        except MulliganError as error:
            table.terminal.print(sentence(error), "yellow")
            return
        for line in [*curve(found), "", *turning_points(found, MOST)]:
            table.terminal.print(line)


def ignore(_: int) -> None:
    """Nobody waits to hear how far it is."""
