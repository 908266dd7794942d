"""`hint` at the table: the options with their chances of winning, as far as the person can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mulligan.agents import SearchAgent, Seat, options_of
from mulligan.agents.greedily import weighed_options
from mulligan.cli.language import say
from mulligan.kernel.chance import one_way
from mulligan.kernel.instincts import SURE

if TYPE_CHECKING:
    from mulligan.cli.table import TerminalTable

SECONDS: Final = 1.0
MOST: Final = 5  # options that are told
SEED: Final = 0x41D  # beside the game's own, so that a hint tells nothing of how the computer will choose


class Hinting:
    """The command that says what the computer would think in the person's place."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed."""
        return {"hint": self.hint}

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
            told = table.speaker.option(game, names[id(settled)], decision.topic)
            table.terminal.print(f"  {say('hint-sure', option=told)}", "cyan")
            return
        found = SearchAgent(seconds=SECONDS).chances(seat)
        for option, choice in found[:MOST]:
            told = table.speaker.option(game, names[id(option)], decision.topic)
            table.terminal.print(f"  {100 * choice.mean():3.0f} %  {told}", "cyan")
        rounds = sum(choice.tried for _, choice in found)
        table.terminal.print(f"  {say('hint-why', rounds=rounds)}", "dim")
