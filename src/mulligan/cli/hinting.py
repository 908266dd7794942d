"""`hint` at the table: the options with their chances of winning, as far as the person can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mulligan.agents import SearchAgent, Seat, options_of
from mulligan.agents.comparing import Comparison
from mulligan.agents.greedily import weighed_options
from mulligan.cli.deeds import deed
from mulligan.cli.language import say, tell
from mulligan.kernel.chance import one_way
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.instincts import SURE
from mulligan.kernel.options import Option

if TYPE_CHECKING:
    from mulligan.cli.table import TerminalTable

SECONDS: Final = 1.0
MOST: Final = 5  # options, or turning points, that are told
COMPARED: Final = 30  # games in which the best two are compared
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
        seat = Seat(table.kind, game, table.person, seed)
        own = options_of(decision, table.person)
        names = {id(mine): one for mine, one in zip(seat.options, own, strict=True)}
        weight, settled = weighed_options(seat, seat.known)[0]
        if weight >= SURE:
            words = table.speaker.option(game, names[id(settled)], decision.topic)
            table.terminal.print(f"  {say('hint-sure', option=words)}", "cyan")
            return
        found = SearchAgent(seconds=SECONDS).chances(seat)
        for option, choice in found[:MOST]:
            words = table.speaker.option(game, names[id(option)], decision.topic)
            table.terminal.print(f"  {100 * choice.mean():3.0f} %  {words}", "cyan")
        rounds = sum(choice.tried for _, choice in found)
        table.terminal.print(f"  {say('hint-why', rounds=rounds)}", "dim")
        if len(found) > 1:
            best, second = found[0][0], found[1][0]
            compared = Comparison(seat, place_of(seat, second), place_of(seat, best))
            compared.play(COMPARED)
            reasons = compared.reasons()
            if reasons:
                better, other = (deed(table.speaker, game, names[id(one)], decision.topic) for one in (best, second))
                why = say("hint-reasons", better=better, other=other, reasons=", ".join(map(str, reasons)))
                table.terminal.print(f"  {why}", "dim")

    def analyse(self, _: str) -> None:
        """Look back on a game that is over, where everybody may see what others had."""
        from mulligan.cli.analysing import curve, told  # who only plays does not wait for it
        from mulligan.lab.analysing import analyse

        table = self.table
        if table.session.game.over:
            table.terminal.print(say("looking-back"), "dim")
        try:
            found = analyse(table.session, ROUNDS, 0, ignore)
        except KeyboardInterrupt:
            return
        except MulliganError as error:
            table.terminal.print(tell(error), "yellow")
            return
        for line in [*curve(found), "", *told(found, MOST)]:
            table.terminal.print(line)


def place_of(seat: Seat, option: Option) -> int:
    """Which of a seat's options it is."""
    return next(place for place, one in enumerate(seat.options) if one is option)


def ignore(_: int) -> None:
    """Nobody waits to hear how far it is."""
