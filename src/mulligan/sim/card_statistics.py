"""What many games say of single cards, and of turns: win rates when a card was there, and when games end."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from mulligan.sim.statistics import Played, rate, wilson

WAYS: Final = ("opening", "drawn", "played")


class CardNumbers:
    """One card in the deck of one side: games and wins, by how it was there."""

    def __init__(self, side: int, name: str) -> None:
        self.side = side
        self.name = name
        self.games = dict.fromkeys(WAYS, 0)
        self.wins = dict.fromkeys(WAYS, 0)
        self.turns: list[int] = []  # in which it was first played
        self.missed = 0  # games in which it was never drawn
        self.missed_wins = 0

    def count(self, way: str, won: bool) -> None:
        """A game in which it was there in this way."""
        self.games[way] += 1
        self.wins[way] += won

    def lift(self) -> float:
        """How much more often its side wins when it is drawn than when it is not."""
        if not self.games["drawn"] or not self.missed:
            return 0.0
        return rate(self.wins["drawn"], self.games["drawn"]) - rate(self.missed_wins, self.missed)

    def row(self, deck: str) -> dict[str, object]:
        """As plain data."""
        found: dict[str, object] = {"deck": deck, "side": self.side, "card": self.name}
        for way in WAYS:
            found[way] = figures(self.wins[way], self.games[way])
        found["not_drawn"] = figures(self.missed_wins, self.missed)
        found["lift"] = self.lift()
        found["turn_played"] = fmean(self.turns) if self.turns else None
        return found


def figures(wins: int, games: int) -> dict[str, object]:
    """Wins of so many games, with the interval."""
    return {"games": games, "wins": wins, "rate": rate(wins, games), "interval": list(wilson(wins, games))}


class CardStatistics:
    """The numbers of all cards of a series, and of its turns. Only games that somebody won or drew count."""

    def __init__(self, sides: int, results: list[Played], teams: list[int] | None = None) -> None:
        team = teams or list(range(sides))
        self.cards: dict[tuple[int, str], CardNumbers] = {}
        self.ends: dict[int, list[int]] = {}  # by turn: games that ended in it, and those of them each side won
        games = [one for one in results if one.ended]
        for one in games:
            for side, cards in enumerate(one.cards or []):
                won = one.winner >= 0 and team[side] == team[one.winner]
                for name in dict.fromkeys(cards.opening):
                    self.of(side, name).count("opening", won)
                for name in dict.fromkeys(cards.drawn):
                    self.of(side, name).count("drawn", won)
                for name, turn in cards.played.items():
                    self.of(side, name).count("played", won)
                    self.of(side, name).turns.append(turn)
            row = self.ends.setdefault(one.turns, [0] * (sides + 1))
            row[0] += 1
            for side in range(sides):
                row[1 + side] += one.winner >= 0 and team[side] == team[one.winner]
        for number in self.cards.values():
            wins = sum(one.winner >= 0 and team[number.side] == team[one.winner] for one in games)
            number.missed = len(games) - number.games["drawn"]
            number.missed_wins = wins - number.wins["drawn"]

    def of(self, side: int, name: str) -> CardNumbers:
        """The numbers of a card of a side."""
        key = (side, name)
        if key not in self.cards:
            self.cards[key] = CardNumbers(side, name)
        return self.cards[key]

    def ordered(self, side: int) -> list[CardNumbers]:
        """The cards of a side, those that help most when drawn first."""
        own = [one for one in self.cards.values() if one.side == side]
        return sorted(own, key=lambda one: (-one.lift(), one.name))

    def row(self, decks: list[str]) -> dict[str, object]:
        """All of it as plain data."""
        return {
            "cards": [one.row(decks[side]) for side in range(len(decks)) for one in self.ordered(side)],
            "by_turn": [{"turn": turn, "ended": row[0], "won": row[1:]} for turn, row in sorted(self.ends.items())],
        }
