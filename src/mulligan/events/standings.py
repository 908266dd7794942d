"""Standings: match points, and the usual tie-breaks in their order.

Three points a match won, one a match drawn. Then how often one's opponents won their matches, how often one won one's
own games, how often one's opponents won theirs; no share counts as less than a third. A bye is a match won, without an
opponent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mulligan.events.event import Event, Table

WIN: Final = 3  # points
DRAW: Final = 1
LEAST: Final = 1 / 3  # no share counts as less


class Standing:
    """Where a player stands."""

    def __init__(self, player: int, name: str) -> None:
        self.player = player
        self.name = name
        self.points = 0
        self.won = 0
        self.lost = 0
        self.drawn = 0
        self.byes = 0
        self.games_won = 0
        self.games_drawn = 0
        self.games = 0
        self.opponents: list[int] = []
        self.dropped = False
        self.opponents_match = 0.0
        self.opponents_game = 0.0

    @property
    def matches(self) -> int:
        """How many matches were played, byes too."""
        return self.won + self.lost + self.drawn

    @property
    def match_share(self) -> float:
        """Of the match points that could be had, how many were."""
        return max(LEAST, self.points / (WIN * self.matches)) if self.matches else LEAST

    @property
    def game_share(self) -> float:
        """Of the game points that could be had, how many were."""
        won = WIN * self.games_won + DRAW * self.games_drawn
        return max(LEAST, won / (WIN * self.games)) if self.games else LEAST

    def rank(self) -> tuple[float, ...]:
        """What counts, the weightiest first; rounded, so that two ways to add up do not differ."""
        return (
            float(self.points),
            round(self.opponents_match, 9),
            round(self.game_share, 9),
            round(self.opponents_game, 9),
        )

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {
            "player": self.name,
            "points": self.points,
            "matches": [self.won, self.lost, self.drawn],
            "byes": self.byes,
            "opponents_match": round(self.opponents_match, 4),
            "games": round(self.game_share, 4),
            "opponents_game": round(self.opponents_game, 4),
            "dropped": self.dropped,
        }


def standings(event: Event) -> list[Standing]:
    """Everybody, the best first; who is level in everything stays in the order of the list of players."""
    found = [Standing(player, name) for player, name in enumerate(event.players)]
    for one in event.swiss_rounds():
        for table in one.tables:
            if table.played:
                count(found, table)
    for standing in found:
        standing.dropped = standing.player in event.dropped
        others = [found[player] for player in standing.opponents]
        if others:
            standing.opponents_match = sum(other.match_share for other in others) / len(others)
            standing.opponents_game = sum(other.game_share for other in others) / len(others)
    return sorted(found, key=lambda standing: standing.rank(), reverse=True)


def count(found: list[Standing], table: Table) -> None:
    """Count a match for both players."""
    games = sum(table.wins) + table.draws
    for place, player in enumerate(table.players()):
        one = found[player]
        one.games += games
        one.games_won += table.wins[place]
        one.games_drawn += table.draws
        if table.bye:
            one.byes += 1
        else:
            one.opponents.append(table.players()[1 - place])
        winner = table.winner()
        if winner == player:
            one.won += 1
            one.points += WIN
        elif winner < 0:
            one.drawn += 1
            one.points += DRAW
        else:
            one.lost += 1


def ranked(event: Event) -> list[int]:
    """The players by their standing, the best first."""
    return [standing.player for standing in standings(event)]
