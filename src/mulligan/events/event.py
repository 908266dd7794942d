"""An event: who plays, who has met whom with what result, who has left, and what the next round is.

    event = Event(["Ann", "Bob", "Cleo", "Dan"])
    event.next_round()                   pairings, as tables of a round
    event.report(0, 2, 1)                at the first table its first player won two games and lost one
    standings(event)                     who stands where, with tie-breaks

Rounds of Swiss come first, and after them, where there is a cut, rounds of knock-out between the best.
"""

from __future__ import annotations

from typing import Final

from mulligan.events.knockout import bracket, next_pairs
from mulligan.events.standings import ranked
from mulligan.events.swiss import pairings
from mulligan.kernel.errors import MulliganError

BYE: Final = -1  # the other player at the table of somebody who has none
MOST_PLAYERS: Final = 2000
MOST_ROUNDS: Final = 100
MOST_GAMES: Final = 99  # of a match
SWISS: Final = "swiss"
KNOCKOUT: Final = "knock-out"


class Table:
    """Two players of a round, or one who has a bye; and how many games each has won, once that is known."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second
        self.wins = [0, 0]
        self.draws = 0
        self.played = False

    @property
    def bye(self) -> bool:
        """Whether there is only one player."""
        return self.second == BYE

    def players(self) -> list[int]:
        """Who sits here."""
        return [self.first] if self.bye else [self.first, self.second]

    def winner(self) -> int:
        """Who won the match; -1 for nobody, or nobody yet."""
        if not self.played or self.wins[0] == self.wins[1]:
            return -1
        return self.first if self.wins[0] > self.wins[1] else self.second


class Round:
    """The tables of a round, and by which system it is paired."""

    def __init__(self, stage: str, tables: list[Table]) -> None:
        self.stage = stage
        self.tables = tables

    def over(self) -> bool:
        """Whether all results are in."""
        return all(table.played for table in self.tables)


class Event:
    """Players and their rounds."""

    def __init__(self, players: list[str], rounds: int = -1, cut: int = 0, needed: int = 2, seed: int = 0) -> None:
        if not 2 <= len(players) <= MOST_PLAYERS:
            raise MulliganError("event-players", count=len(players), most=MOST_PLAYERS)
        twice = sorted({name for name in players if players.count(name) > 1}) if len(players) < 500 else []
        if twice or len(set(players)) != len(players) or not all(name.strip() for name in players):
            raise MulliganError("event-names", names=twice)
        if not -1 <= rounds <= MOST_ROUNDS or not (cut == 0 or 2 <= cut <= len(players)) or not 1 <= needed <= 50:
            raise MulliganError("event-rounds", most=MOST_ROUNDS, players=len(players))
        self.players = players
        self.swiss = usual_rounds(len(players)) if rounds < 0 else rounds
        self.cut = cut  # how many go on to the knock-out; 0 for none
        self.needed = needed  # games that win a match
        self.seed = seed  # of the chance in pairings
        self.rounds: list[Round] = []
        self.dropped: dict[int, int] = {}  # after how many rounds each left who has left

    # -- Rounds ------------------------------------------------------------------------------------------------------

    def staying(self) -> list[int]:
        """The players who have not left."""
        return [player for player in range(len(self.players)) if player not in self.dropped]

    def swiss_rounds(self) -> list[Round]:
        """The rounds of Swiss so far: those that count for standings."""
        return [one for one in self.rounds if one.stage == SWISS]

    def over(self) -> bool:
        """Whether all rounds are played."""
        if self.rounds and not self.rounds[-1].over():
            return False
        if len(self.swiss_rounds()) < self.swiss and len(self.staying()) > 1:
            return False
        if not self.cut or len(self.staying()) < 2:
            return True
        knockout = [one for one in self.rounds if one.stage == KNOCKOUT]
        return bool(knockout) and len(knockout[-1].tables) == 1

    def next_round(self) -> Round:
        """Pair the next round."""
        if self.rounds and not self.rounds[-1].over():
            raise MulliganError("event-round-open", round=len(self.rounds), tables=self.open_tables())
        if self.over():
            raise MulliganError("event-over")
        if len(self.swiss_rounds()) < self.swiss and len(self.staying()) > 1:
            found = Round(SWISS, [Table(first, second) for first, second in pairings(self)])
        else:
            found = Round(KNOCKOUT, [Table(first, second) for first, second in self.knockout_pairs()])
        for table in found.tables:
            if table.bye:
                table.wins = [self.needed, 0]
                table.played = True
        self.rounds.append(found)
        for number, table in enumerate(found.tables):  # whoever left after the pairing of the bracket
            self.settle_dropped(number, table)
        return found

    def knockout_pairs(self) -> list[tuple[int, int]]:
        """The pairs of the next round of knock-out: the best by standings, or the winners of the last such round."""
        last = self.rounds[-1] if self.rounds and self.rounds[-1].stage == KNOCKOUT else None
        if last is not None:
            return next_pairs([table.winner() for table in last.tables])
        best = ranked(self) if self.swiss_rounds() else list(range(len(self.players)))
        return bracket([player for player in best if player not in self.dropped][: self.cut])

    def open_tables(self) -> list[int]:
        """The tables of the last round without a result, from 1."""
        tables = self.rounds[-1].tables if self.rounds else []
        return [number for number, table in enumerate(tables, 1) if not table.played]

    # -- Results -----------------------------------------------------------------------------------------------------

    def report(self, number: int, first: int, second: int, draws: int = 0) -> None:
        """The result at a table of the last round, which may be told again until the next is paired."""
        if not self.rounds or not 0 <= number < len(self.rounds[-1].tables):
            count = len(self.rounds[-1].tables) if self.rounds else 0
            raise MulliganError("event-no-table", table=number + 1, count=count)
        table = self.rounds[-1].tables[number]
        if table.bye:
            raise MulliganError("event-bye", table=number + 1, player=self.players[table.first])
        counts = (first, second, draws)
        if min(counts) < 0 or max(first, second) > self.needed or first == second == self.needed or draws > MOST_GAMES:
            raise MulliganError("event-score", score=f"{first}-{second}-{draws}", needed=self.needed)
        if sum(counts) == 0:
            raise MulliganError("event-score", score=f"{first}-{second}-{draws}", needed=self.needed)
        if first == second and self.rounds[-1].stage == KNOCKOUT:
            raise MulliganError("event-no-draw", table=number + 1)
        table.wins = [first, second]
        table.draws = draws
        table.played = True

    def drop(self, player: int) -> None:
        """A player leaves: no more rounds for them, and whoever waits at their table has won."""
        if player in self.dropped:
            raise MulliganError("event-gone", player=self.players[player])
        self.dropped[player] = len(self.rounds)
        if self.rounds:
            for number, table in enumerate(self.rounds[-1].tables):
                self.settle_dropped(number, table)

    def settle_dropped(self, number: int, table: Table) -> None:
        """At a table without a result at which somebody has left, the other wins."""
        if table.played or not any(player in self.dropped for player in table.players()):
            return
        stays = 0 if table.first not in self.dropped or table.second in self.dropped else 1
        self.report(number, self.needed * (1 - stays), self.needed * stays)

    def table_of(self, player: int) -> int:
        """The table of the last round at which a player sits; -1 for none."""
        tables = self.rounds[-1].tables if self.rounds else []
        return next((number for number, table in enumerate(tables) if player in table.players()), -1)

    def find(self, name: str) -> int:
        """A player by name, however it is spelt in capitals, or by a beginning that only one has."""
        wanted = name.strip().lower()
        exact = [number for number, one in enumerate(self.players) if one.lower() == wanted]
        alike = exact or [
            number for number, one in enumerate(self.players) if wanted and one.lower().startswith(wanted)
        ]
        if len(alike) != 1:
            raise MulliganError("event-no-player", name=name[:40], players=self.players[:40])
        return alike[0]

    def winner(self) -> int:
        """Who has won the event: the last match, or the standings; -1 while it goes on."""
        if not self.over():
            return -1
        if self.rounds and self.rounds[-1].stage == KNOCKOUT:
            return self.rounds[-1].tables[0].winner()
        best = ranked(self)
        return next((player for player in best if player not in self.dropped), best[0])


def usual_rounds(players: int) -> int:
    """So many rounds of Swiss that one player at most can win them all."""
    return max(1, (players - 1).bit_length())
