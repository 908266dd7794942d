"""What many games say: win rates and how sure they are, how long games last, whether going first helps."""

from __future__ import annotations

from math import sqrt
from statistics import mean, median
from typing import Final

from mulligan.sim.watching import Cards, cards_from

CERTAINTY: Final = 1.959963984540054  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's score; all of it where there are no games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = CERTAINTY * CERTAINTY
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = CERTAINTY * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Played:
    """How one game went. Sides are numbered as they were given, wherever they sat."""

    def __init__(self, number: int, winner: int, first: int, turns: int, decisions: int, ended: bool = True) -> None:
        self.number = number
        self.winner = winner  # the side that won, -1 for none
        self.first = first  # the side that took the first turn, -1 if nobody did
        self.turns = turns
        self.decisions = decisions
        self.ended = ended  # not if it was left after too many decisions
        self.cards: list[Cards] | None = None  # of each side, where somebody watched them
        self.tallies: list[dict[str, int]] = []  # of each side, what its format counts

    def row(self) -> dict[str, object]:
        """As plain data."""
        watched: dict[str, object] = {} if self.cards is None else {"cards": [cards.row() for cards in self.cards]}
        if any(self.tallies):
            watched["tallies"] = self.tallies
        return {
            "game": self.number,
            "winner": self.winner,
            "first": self.first,
            "turns": self.turns,
            "decisions": self.decisions,
            "ended": self.ended,
            **watched,
        }


def played_from(row: dict[str, object]) -> Played | None:
    """The game that a row tells of; None if it tells of none."""
    numbers = [row.get(key) for key in ("game", "winner", "first", "turns", "decisions")]
    ended, cards = row.get("ended"), row.get("cards")
    whole = [number for number in numbers if isinstance(number, int)]
    if len(whole) < len(numbers) or not isinstance(ended, bool):
        return None
    found = Played(whole[0], whole[1], whole[2], whole[3], whole[4], ended)
    if isinstance(cards, list):
        found.cards = [cards_from(one) for one in cards]
    return found


class Statistics:
    """The numbers of a series: of the games that ended, and which did not."""

    def __init__(
        self, sides: int, results: list[Played], teams: list[int] | None = None, lost: list[int] | None = None
    ) -> None:
        played = [one for one in results if one.ended]
        self.sides = sides
        self.games = len(played)
        self.endless = [one.number for one in results if not one.ended]
        self.lost = lost or []  # games with which their process died
        team = teams or list(range(sides))
        self.wins = [0] * sides
        self.wins_first = [0] * sides
        self.games_first = [0] * sides
        self.draws = 0
        first_wins = 0
        first_games = 0
        for one in played:
            if one.winner < 0:
                self.draws += 1
            for side in range(sides):
                won = one.winner >= 0 and team[side] == team[one.winner]
                self.wins[side] += won
                if one.first == side:
                    first_games += 1
                    first_wins += won
                    self.games_first[side] += 1
                    self.wins_first[side] += won
        self.first_wins = first_wins
        self.first_games = first_games
        self.turns = [one.turns for one in played]
        self.decisions = [one.decisions for one in played]
        self.tallies: list[dict[str, float]] = [{} for _ in range(sides)]  # on average
        for one in played:
            for side, tally in enumerate(one.tallies):
                for key, number in tally.items():
                    self.tallies[side][key] = self.tallies[side].get(key, 0.0) + number / len(played)

    def row(self, names: list[str], agents: list[str]) -> dict[str, object]:
        """All of it as plain data."""
        return {
            "games": self.games,
            "draws": self.draws,
            "endless": self.endless,
            "lost": self.lost,
            "sides": [
                {
                    "deck": names[side],
                    "agent": agents[side],
                    "wins": self.wins[side],
                    "rate": rate(self.wins[side], self.games),
                    "interval": list(wilson(self.wins[side], self.games)),
                    "games_first": self.games_first[side],
                    "wins_first": self.wins_first[side],
                    **({"tally": self.tallies[side]} if self.tallies[side] else {}),
                }
                for side in range(self.sides)
            ],
            "first": {
                "games": self.first_games,
                "wins": self.first_wins,
                "rate": rate(self.first_wins, self.first_games),
                "interval": list(wilson(self.first_wins, self.first_games)),
            },
            "turns": spread(self.turns),
            "decisions": spread(self.decisions),
        }


def rate(wins: int, games: int) -> float:
    """Wins per game."""
    return wins / games if games else 0.0


def spread(numbers: list[int]) -> dict[str, float]:
    """How numbers are spread."""
    if not numbers:
        return {"mean": 0.0, "median": 0.0, "least": 0, "most": 0}
    return {"mean": mean(numbers), "median": median(numbers), "least": min(numbers), "most": max(numbers)}
