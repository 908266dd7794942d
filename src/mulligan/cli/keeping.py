"""Taking back, doing again, saving and loading at the table."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mulligan.cli.files import read_bytes
from mulligan.cli.language import say
from mulligan.cli.starting import play_command
from mulligan.saves import journal
from mulligan.saves.chosen import Chosen
from mulligan.saves.disk import OTHER, demand_file, is_file, what_is_there, write_file
from mulligan.saves.loading import load_session
from mulligan.scenarios.sessions import scenario_now

if TYPE_CHECKING:
    from mulligan.cli.table import TerminalTable

AS_SCENARIO: Final = "as scenario"


class Keeping:
    """Sees to it that nothing is lost."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed."""
        return {"undo": self.undo, "redo": self.redo, "save": self.save, "load": self.load}

    def begin(self) -> None:
        """A game begins, or goes on: from here on it writes itself down, if it does not already."""
        session = self.table.session
        if session.journal is None:
            journal.keep(session)
        if session.journal is not None and session.journal.trouble is not None:
            self.table.terminal.print(str(session.journal.trouble), "yellow")

    def leave(self) -> None:
        """Nobody goes on now: a game that is over is done with, another can be gone on with."""
        session = self.table.session
        if session.journal is None:
            return
        if session.game.over and session.best_of is None:
            session.journal.leave()
            return
        session.journal.close()
        if session.chosen and session.journal.trouble is None:
            self.table.terminal.print(say("kept", command=f"{play_command()} --terminal"), "green")

    def own_choices(self) -> list[int]:
        """After how many choices a person chose, each time."""
        return [position for position, one in enumerate(self.table.session.choices()) if self.is_own(one)]

    def is_own(self, one: Chosen) -> bool:
        """Whether a person chose it themselves."""
        return self.table.agents[one.by] is None and not one.unasked

    def undo(self, _: str) -> None:
        """Take back the last choice of a person and all that came after it."""
        table = self.table
        own = self.own_choices()
        if not own:
            table.terminal.print(say("nothing-to-undo"), "yellow")
            return
        table.session.undo(len(table.session.choices()) - own[-1])
        table.shown = [len(table.session.game.log or [])] * len(table.agents)
        table.passing.stop_passing()
        table.terminal.print(say("undone"), "green")

    def redo(self, _: str) -> None:
        """Make the choice that was taken back, and those of the others after it."""
        table = self.table
        if not table.session.redo():
            table.terminal.print(say("nothing-to-redo"), "yellow")
            return
        while table.session.undone and not self.is_own(table.session.undone[0]):
            table.session.redo()
        table.terminal.print(say("redone"), "green")

    def save(self, path: str) -> None:
        """Keep the game in a file; over something that is no saved game only if that is meant."""
        table = self.table
        if not path:
            table.terminal.print(say("save-where"), "yellow")
            return
        if path.lower().startswith(AS_SCENARIO):
            self.save_scenario(path[len(AS_SCENARIO) :].strip())
            return
        over_other = is_file(path) and what_is_there(path) == OTHER
        if over_other and not table.terminal.confirm(say("save-over", path=path)):
            return
        write_file(path, table.session.save())
        command = f"{play_command()} --load {shlex.quote(path)}"
        table.terminal.print(say("saved", path=path, command=command), "green")

    def save_scenario(self, path: str) -> None:
        """Write a scenario: while the game goes on, the table from what this person knows; after its end all of it."""
        table = self.table
        if not path:
            table.terminal.print(say("save-scenario-where"), "yellow")
            return
        if is_file(path) and not table.terminal.confirm(say("save-over-file", path=path)):
            return
        scenario = scenario_now(table.session, table.person)
        write_file(path, f"{json.dumps(scenario, ensure_ascii=False, indent=2)}\n".encode())
        command = f"{play_command()} --scenario {shlex.quote(path)}"
        table.terminal.print(say("saved", path=path, command=command), "green")

    def load(self, path: str) -> None:
        """Go on with a game from a file; the present one stays if it cannot be read."""
        table = self.table
        if not path:
            table.terminal.print(say("load-which"), "yellow")
            return
        demand_file(path)
        session = load_session(read_bytes(path), path, table.kind)
        seats = len(session.setting.names)
        table.agents = [*table.agents, *[table.agents[-1]] * seats][:seats]
        if table.session.journal is not None:
            table.session.journal.close()
        table.sit_down(session)
        table.shown = [len(session.game.log or [])] * seats
        table.terminal.print(say("loaded", path=path), "green")
        if session.trouble is not None:
            table.terminal.print(str(session.trouble), "yellow")
