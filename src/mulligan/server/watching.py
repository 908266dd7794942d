"""Those who only watch: they see what all players know, and as much later as the table says."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mulligan.saves.session import Session
from mulligan.server.messages import Seen, TableChanged, TableInfo, write_told
from mulligan.server.rows import WATCHING
from mulligan.server.sight import Sight

if TYPE_CHECKING:
    from mulligan.server.table import Table


class Moment:
    """A table at one time: which game, after how many choices, and what was told of it."""

    def __init__(self, session: Session | None, number: int, info: TableInfo) -> None:
        self.session = session
        self.count = len(session.chosen) if session is not None else 0
        self.number = number
        self.info = info


class Watching:
    """What those who watch a table have been told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now: Moment | None = None  # what they may see by now
        self.sights: dict[str, Sight] = {}  # by the language in which it is told
        self.seen: dict[str, Moment] = {}  # what each sight has looked at
        self.timers: set[asyncio.TimerHandle] = set()

    def changed(self) -> None:
        """Something has happened at the table."""
        table = self.table
        moment = Moment(table.session, table.number, table.info())
        if table.row.delay <= 0:
            self.release(moment)
            return
        if self.now is None:
            self.now = moment
        loop = asyncio.get_running_loop()
        timer = loop.call_later(table.row.delay, self.release, moment)
        self.timers = {one for one in self.timers if one.when() > loop.time() and not one.cancelled()}
        self.timers.add(timer)

    def release(self, moment: Moment) -> None:
        """Its time has come: tell those who watch."""
        self.now = moment
        watchers = [one for one in self.table.connections if one.seat == WATCHING]
        if not watchers:
            return
        changed = write_told(TableChanged(table=self.info()))
        for language in dict.fromkeys(one.language for one in watchers):
            told = [write_told(self.look(moment, language)), changed] if moment.session is not None else [changed]
            for connection in watchers:
                for text in told if connection.language == language else ():
                    connection.send(text)

    def look(self, moment: Moment, language: str) -> Seen:
        """What is to be seen at a moment: all of it, or what is other than what was seen last."""
        session = moment.session
        assert session is not None
        seen = self.seen.get(language)
        fresh = seen is None or seen.session is not session
        if fresh:
            self.sights[language] = Sight(session.kind, session.setting.edition, WATCHING, language)
        sight = self.sights[language]
        game = session.game if moment.count == len(session.chosen) else session.at(moment.count)
        told = sight.look(game, moment.number)
        self.seen[language] = moment
        return Seen(number=moment.number, whole=fresh, view=sight.whole() if fresh else told)

    def whole(self, language: str) -> Seen | None:
        """All that is to be seen by now."""
        if self.now is None and self.table.session is not None:
            self.now = Moment(self.table.session, self.table.number, self.table.info())
        moment = self.now
        if moment is None or moment.session is None:
            return None
        if self.seen.get(language) is not moment:
            self.look(moment, language)
        return Seen(number=moment.number, whole=True, view=self.sights[language].whole())

    def info(self) -> TableInfo:
        """The table as those may know it who do not sit there."""
        if self.table.row.delay <= 0 or self.now is None:
            return self.table.info()
        return self.now.info

    def stop(self) -> None:
        """Nothing more is told."""
        for timer in self.timers:
            timer.cancel()
