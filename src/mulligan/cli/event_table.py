"""The rounds of an event at the terminal: people play their matches here, computer players theirs meanwhile."""

from __future__ import annotations

from pathlib import Path

from mulligan import games
from mulligan.agents import Agent, agent
from mulligan.cli.eventing import show_round, show_standings, tell_winner
from mulligan.cli.language import called, say
from mulligan.cli.table import Left, TerminalTable
from mulligan.cli.terminal import Gone, Terminal
from mulligan.events.event import Table
from mulligan.events.files import KeptEvent
from mulligan.kernel.chance import one_way
from mulligan.kernel.errors import MulliganError
from mulligan.saves import journal
from mulligan.saves.best_of import BestOf
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.sim.duels import INSTINCT
from mulligan.sim.rounds import play_round


class MatchTable(TerminalTable):
    """A table at which a match of an event is played, to the end of the match and no further."""

    def __init__(
        self, session: Session, agents: list[Agent | None], terminal: Terminal, kept: KeptEvent, place: str
    ) -> None:
        self.kept = kept
        self.place = place  # round and table
        assert session.best_of is not None
        self.match = session.best_of
        super().__init__(session, agents, terminal)

    def sit_down(self, session: Session) -> None:
        """Take a place; the event knows where the game is kept, should this process be gone."""
        super().sit_down(session)
        if session.journal is not None:
            self.kept.playing[self.place] = str(session.journal.path)
            self.kept.save()

    def play(self) -> None:
        """Play until the match is won; whoever leaves before can come back to it."""
        fresh = True
        try:
            while self.match.winner < 0:
                if fresh:
                    self.advance()
                    self.show_table()
                before, game = len(self.session.choices()), self.session.game
                self.listen(self.terminal.ask(self.prompt()))
                fresh = before != len(self.session.choices()) or game is not self.session.game
        except (Gone, Left):
            self.keeping.leave()
            raise
        if self.session.journal is not None:
            self.session.journal.leave()
            self.session.journal.close()


class EventTable:
    """An event that people play at one keyboard."""

    def __init__(self, kept: KeptEvent, terminal: Terminal) -> None:
        self.kept = kept
        self.terminal = terminal
        self.kind = games.kind(kept.game)

    def run(self) -> None:
        """All rounds."""
        event = self.kept.event
        while not event.over():
            if not event.rounds or event.rounds[-1].over():
                event.next_round()
                self.kept.save()
            show_round(event, len(event.rounds), event.rounds[-1])
            for number, table in enumerate(event.rounds[-1].tables):
                if not table.played and any(not self.kept.agents[player] for player in table.players()):
                    self.play(number, table)
            play_round(self.kept)
            show_round(event, len(event.rounds), event.rounds[-1])
            show_standings(event)
        tell_winner(event)

    def play(self, number: int, table: Table) -> None:
        """A match of people, or of a person and a computer player."""
        event = self.kept.event
        place = f"{len(event.rounds)}-{number}"
        session = self.left_before(place) or self.new_session(number, table)
        seats: list[Agent | None] = []
        for player in table.players():
            name = self.kept.agents[player]
            seats.append(None if not name else agent("easy" if name == INSTINCT else name))
        players = " – ".join(map(called, session.setting.names))
        self.terminal.print(say("event-play", table=number + 1, players=players), "bold")
        playing = MatchTable(session, seats, self.terminal, self.kept, place)
        playing.play()
        wins = playing.match.wins
        drawn = max(0, playing.match.played - sum(wins))
        event.report(number, wins[0], wins[1], min(drawn, 99))
        self.kept.playing.pop(place, None)
        self.kept.save()

    def new_session(self, number: int, table: Table) -> Session:
        """The first game of a match."""
        kept = self.kept
        names = [kept.event.players[player] for player in table.players()]
        decks = [kept.decks[player] for player in table.players()]
        seed = one_way(kept.event.seed, 2, len(kept.event.rounds), number)
        setting = Setting(self.kind, names, decks, kept.edition, kept.format, None, seed)
        return Session(setting, BestOf(setting, kept.event.needed))

    def left_before(self, place: str) -> Session | None:
        """The game of this table that somebody left, if there is one that can be gone on with."""
        path = self.kept.playing.get(place)
        if path is None:
            return None
        try:
            session = journal.go_on(journal.Kept(Path(path), Path(path).read_bytes()))
        except (OSError, MulliganError):
            return None
        return session if session.best_of is not None else None
