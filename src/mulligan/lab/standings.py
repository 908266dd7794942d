"""What a tournament says: standings, ratings, who beats whom, whether going first helps, how games last and end."""

from __future__ import annotations

from collections import Counter

from mulligan.lab.tournament import SWISS, Tournament
from mulligan.sim.statistics import CERTAINTY, rate, spread, wilson


class Standing:
    """How one entrant did."""

    def __init__(self, entrant: int) -> None:
        self.entrant = entrant
        self.matches = 0
        self.wins = 0
        self.draws = 0
        self.games = 0
        self.games_won = 0
        self.points = 0.0
        self.rating = 0.0
        self.error = 0.0  # the standard deviation of the rating

    @property
    def score(self) -> float:
        """Matches won, a draw counting half."""
        return self.wins + self.draws / 2


class Report:
    """The numbers of a tournament, as far as it has been played."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.entrants = tournament.plan.entrants
        count = len(self.entrants)
        self.bouts = tournament.played()
        self.standings = [Standing(one) for one in range(count)]
        self.scores = [[0.0] * count for _ in range(count)]  # of one against another: matches won, draws half
        self.met = [[0] * count for _ in range(count)]
        self.games = 0
        self.first_games = 0
        self.first_wins = 0
        self.endless = 0
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self.how: Counter[str] = Counter()
        for bout in self.bouts:
            self.count_match(bout.one, bout.two, bout.winner)
            for fight in bout.fights:
                self.count_game(fight.winner, fight.first, fight.turns, fight.decisions, fight.ended, fight.how)
                for one in {bout.one, bout.two}:
                    self.standings[one].games += 1
                    self.standings[one].games_won += fight.winner == one
        for one, points in enumerate(tournament.points(self.bouts, tournament.byes)):
            self.standings[one].points = points
        self.rate()

    def count_match(self, one: int, two: int, winner: int) -> None:
        """Count a match. A deck that meets itself says nothing about who is better."""
        share = 0.5 if winner < 0 or one == two else float(winner == one)
        self.scores[one][two] += share
        self.met[one][two] += 1
        if one == two:
            return
        self.scores[two][one] += 1.0 - share
        self.met[two][one] += 1
        for entrant in (one, two):
            standing = self.standings[entrant]
            standing.matches += 1
            standing.wins += winner == entrant
            standing.draws += winner < 0

    def count_game(self, winner: int, first: int, turns: int, decisions: int, ended: bool, how: str) -> None:
        """Count a game; one that was left after too many decisions only as such."""
        self.games += 1
        if not ended:
            self.endless += 1
            return
        self.turns.append(turns)
        self.decisions.append(decisions)
        if how:
            self.how[how] += 1
        if first >= 0:
            self.first_games += 1
            self.first_wins += winner == first

    def rate(self) -> None:
        """Rate all entrants by their matches, in the order of their numbers: whoever played them, it is the same."""
        from openskill.models import PlackettLuce

        model = PlackettLuce(tau=0.0)  # nobody learns between two matches
        ratings = [model.rating() for _ in self.entrants]
        for bout in self.bouts:
            if bout.one == bout.two:
                continue
            if bout.winner < 0:
                ranks = [1.0, 1.0]
            else:
                ranks = [1.0, 2.0] if bout.winner == bout.one else [2.0, 1.0]
            told = model.rate([[ratings[bout.one]], [ratings[bout.two]]], ranks=ranks)
            ratings[bout.one], ratings[bout.two] = told[0][0], told[1][0]
        for standing, rating in zip(self.standings, ratings, strict=True):
            standing.rating, standing.error = float(rating.mu), float(rating.sigma)

    def ordered(self) -> list[Standing]:
        """The standings, best first: by points in Swiss rounds, else by the share of matches won."""
        swiss = self.tournament.form == SWISS

        def key(one: Standing) -> tuple[float, float, int]:
            share = one.score / one.matches if one.matches else 0.0
            return (-one.points if swiss else -share, -one.rating, one.entrant)

        return sorted(self.standings, key=key)

    def decks(self) -> tuple[list[str], list[list[tuple[float, int]]]]:
        """The names of the decks, and for each two how many matches one won of how many, whoever played them.

        What a deck does against itself says nothing.
        """
        names = list(dict.fromkeys(one.deck[0] for one in self.entrants))
        row = [names.index(one.deck[0]) for one in self.entrants]
        found = [[(0.0, 0) for _ in names] for _ in names]
        for one in range(len(self.entrants)):
            for two in range(len(self.entrants)):
                if row[one] == row[two]:
                    continue
                score, count = found[row[one]][row[two]]
                found[row[one]][row[two]] = (score + self.scores[one][two], count + self.met[one][two])
        return names, found

    def row(self) -> dict[str, object]:
        """All of it as plain data."""
        low, high = wilson(self.first_wins, self.first_games)
        return {
            **self.tournament.header(),
            "entrants": [one.name for one in self.entrants],
            "played": len(self.bouts),
            "of": self.tournament.size(),
            "lost": sorted(self.tournament.lost),
            "not_repeatable": self.tournament.timed(),
            "standings": [self.standing_row(one) for one in self.ordered()],
            "against": [
                [{"score": self.scores[one][two], "matches": self.met[one][two]} for two in range(len(self.entrants))]
                for one in range(len(self.entrants))
            ],
            "first": {
                "games": self.first_games,
                "wins": self.first_wins,
                "rate": rate(self.first_wins, self.first_games),
                "interval": [low, high],
            },
            "games": self.games,
            "endless": self.endless,
            "turns": spread(self.turns),
            "decisions": spread(self.decisions),
            "how": dict(sorted(self.how.items())),
        }

    def standing_row(self, one: Standing) -> dict[str, object]:
        """A standing as plain data."""
        return {
            "entrant": self.entrants[one.entrant].name,
            "deck": self.entrants[one.entrant].deck[0],
            "agent": self.entrants[one.entrant].agent,
            "matches": one.matches,
            "wins": one.wins,
            "draws": one.draws,
            "share": one.score / one.matches if one.matches else 0.0,
            "interval": list(wilson(one.score, one.matches)),
            "games": one.games,
            "games_won": one.games_won,
            "points": one.points,
            "rating": one.rating,
            "rating_interval": [one.rating - CERTAINTY * one.error, one.rating + CERTAINTY * one.error],
        }

    def game_rows(self) -> list[dict[str, object]]:
        """Every game as a row of a table."""
        return [
            {
                "match": bout.number,
                "game": number,
                "one": self.entrants[bout.one].name,
                "two": self.entrants[bout.two].name,
                "winner": self.entrants[fight.winner].name if fight.winner >= 0 else None,
                "first": self.entrants[fight.first].name if fight.first >= 0 else None,
                "turns": fight.turns,
                "decisions": fight.decisions,
                "ended": fight.ended,
                "how": fight.how,
            }
            for bout in self.bouts
            for number, fight in enumerate(bout.fights, 1)
        ]
