"""Whole evenings of limited play between computer players: packs, picks, decks, rounds; and which cards win.

An evening is a draft, or the pools of a sealed game, at one table; decks built from it; and rounds of Swiss between
them. Evenings are numbered, shared among processes, and the same for the same seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from mulligan import games
from mulligan.events.event import Event
from mulligan.events.standings import standings
from mulligan.kernel.chance import chance, one_way
from mulligan.kernel.kinds import Deck, Kind
from mulligan.limited.bots import DraftBot, bot_pools
from mulligan.limited.building import Builder
from mulligan.limited.strength import MIDDLE, Strengths, strengths_of
from mulligan.sim.duels import MOST_GAMES, NOBODY, Duels
from mulligan.sim.series import MOST_DECISIONS
from mulligan.sim.workers import share

WIDTH: Final = 24.0  # between the weakest and the strongest card, where strength is made up


class Evenings:
    """What is to be played, evening after evening."""

    def __init__(
        self,
        game: str,
        edition: str,
        form: str,
        sets: list[str],
        agents: list[str],
        seed: int = 0,
        seats: int = 8,
        rounds: int = -1,
        needed: int = 2,
        most: int = MOST_DECISIONS,
        blind: bool = False,
        flat: bool = False,
    ) -> None:
        self.game = game
        self.edition = edition
        self.form = form
        self.sets = sets  # taken in turn
        self.agents = agents  # the name of one for each seat
        self.seed = seed
        self.seats = seats
        self.rounds = rounds
        self.needed = needed
        self.most = most
        self.flat = flat  # every second seat takes all cards for as strong, to see what the figures are worth
        self.blind = blind  # how strong cards are is left to chance, so that it can be measured


class Tally:
    """Games and wins of something."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0

    def count(self, won: float) -> None:
        """One more game."""
        self.games += 1
        self.wins += won

    def add(self, other: Tally) -> None:
        """All of another tally too."""
        self.games += other.games
        self.wins += other.wins


class Evening:
    """How one evening went."""

    def __init__(self, number: int, code: str, players: int) -> None:
        self.number = number
        self.set = code
        self.decks: list[Deck] = []
        self.colours: list[str] = ["" for _ in range(players)]
        self.wins: list[int] = [0] * players  # matches
        self.winner = -1
        self.games = 0
        self.endless = 0
        self.brought: dict[str, Tally] = {}  # by card: games of the decks that had it
        self.drawn: dict[str, Tally] = {}  # and those in which it was drawn
        self.figures = Tally()  # games of a seat that goes by figures against one that does not

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {
            "evening": self.number,
            "set": self.set,
            "winner": self.winner,
            "wins": self.wins,
            "colours": self.colours,
            "games": self.games,
            "endless": self.endless,
            "decks": [{"cards": deck.cards, "side": deck.side} for deck in self.decks],
        }


class MadeUp(Strengths):
    """Strengths that chance says, anew for every deck."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind, {})
        self.said: dict[str, float] = {}
        self.luck = chance(0)

    def begin(self, seed: int) -> None:
        """Forget what was said, and say it anew."""
        self.said = {}
        self.luck = chance(seed)

    def of(self, name: str) -> float:
        """How strong a card is taken to be."""
        if name not in self.said:
            self.said[name] = MIDDLE + WIDTH * (self.luck.below(1000) / 1000 - 0.5)
        return self.said[name]


class Hosting:
    """Plays evenings, one after the other."""

    def __init__(self, plan: Evenings) -> None:
        self.plan = plan
        self.kind = games.kind(plan.game)
        self.duels = Duels(self.kind, plan.edition, plan.form, plan.most)
        self.strengths = MadeUp(self.kind) if plan.blind else strengths_of(self.kind)
        by_turns = [self.strengths, Strengths(self.kind, {}) if plan.flat else self.strengths]
        self.bots = [DraftBot(self.kind, by_turns[seat % 2]) for seat in range(plan.seats)]
        self.builders = [Builder(self.kind, by_turns[seat % 2]) for seat in range(plan.seats)]

    def play(self, number: int) -> Evening:
        """One evening."""
        plan = self.plan
        evening = Evening(number, plan.sets[number % len(plan.sets)], plan.seats)
        seed = one_way(plan.seed, number)
        for seat, pool in enumerate(self.pools(evening.set, seed)):
            if isinstance(self.strengths, MadeUp):
                self.strengths.begin(one_way(seed, seat))
            evening.decks.append(self.builders[seat].build(pool, f"{seat + 1}"))
            evening.colours[seat] = "/".join(self.builders[seat].colours(evening.decks[-1].names()))
        event = Event([f"{seat + 1}" for seat in range(plan.seats)], plan.rounds, 0, plan.needed, seed)
        while not event.over():
            for place, table in enumerate(event.next_round().tables):
                if not table.bye:
                    result = self.match(evening, table.players(), one_way(seed, len(event.rounds), place))
                    event.report(place, *result)
        for standing in standings(event):
            evening.wins[standing.player] = standing.won
        evening.winner = event.winner()
        return evening

    def pools(self, code: str, seed: int) -> list[list[str]]:
        """What each player has to build a deck of."""
        if isinstance(self.strengths, MadeUp):
            self.strengths.begin(seed)
        return bot_pools(self.kind, self.plan.form, code, seed, self.bots)

    def match(self, evening: Evening, seats: list[int], seed: int) -> tuple[int, int, int]:
        """A match: games until somebody has won enough, or too many were drawn."""
        wins = [0, 0]
        draws = 0
        while max(wins) < self.plan.needed and sum(wins) + draws < MOST_GAMES:
            turned = (sum(wins) + draws) % 2  # each sits first in turn
            winner = self.game(evening, [seats[turned], seats[1 - turned]], one_way(seed, sum(wins) + draws))
            if winner == NOBODY:
                draws += 1
            else:
                wins[seats.index(winner)] += 1
        return wins[0], wins[1], draws

    def game(self, evening: Evening, seats: list[int], seed: int) -> int:
        """One game, counted: the seat that won; -1 for neither."""
        decks = [evening.decks[seat] for seat in seats]
        played = self.duels.game(decks, [self.plan.agents[seat] for seat in seats], seed, watched=True)
        evening.games += 1
        if not played.ended:
            evening.endless += 1
            return NOBODY
        if self.plan.flat and sum(seats) % 2:
            place = [seat % 2 for seat in seats].index(0)
            evening.figures.count(0.5 if played.winner == NOBODY else float(played.winner == place))
        for place, seat in enumerate(seats):
            won = 0.5 if played.winner == NOBODY else float(played.winner == place)
            for name in set(evening.decks[seat].names()):
                if not self.kind.is_free(name):
                    evening.brought.setdefault(name, Tally()).count(won)
            for name in set(played.cards[place].drawn):
                if not self.kind.is_free(name):
                    evening.drawn.setdefault(name, Tally()).count(won)
        return NOBODY if played.winner == NOBODY else seats[played.winner]


def host_of(plan: Evenings) -> Callable[[int], Evening]:
    """What plays evenings, made once in each process."""
    return Hosting(plan).play


class Season:
    """What many evenings say."""

    def __init__(self) -> None:
        self.evenings = 0
        self.games = 0
        self.endless = 0
        self.lost: list[int] = []  # evenings that no process survived
        self.stopped = False
        self.brought: dict[str, Tally] = {}
        self.drawn: dict[str, Tally] = {}
        self.colours: dict[str, Tally] = {}  # matches won by decks of these colours
        self.seats: Counter[int] = Counter()  # evenings won from each seat
        self.figures = Tally()

    def count(self, evening: Evening, rounds: int) -> None:
        """One more evening."""
        self.evenings += 1
        self.games += evening.games
        self.endless += evening.endless
        self.seats[evening.winner] += 1
        self.figures.add(evening.figures)
        for name, tally in evening.brought.items():
            self.brought.setdefault(name, Tally()).add(tally)
        for name, tally in evening.drawn.items():
            self.drawn.setdefault(name, Tally()).add(tally)
        for colours, wins in zip(evening.colours, evening.wins, strict=True):
            tally = self.colours.setdefault(colours, Tally())
            tally.games += rounds
            tally.wins += wins


def play_evenings(plan: Evenings, count: int, jobs: int, tell: Callable[[Evening], None]) -> Season:
    """Play so many evenings; `tell` hears of each as it comes. Ctrl-C stops, and what was played stays."""
    season = Season()
    rounds = Event([str(seat) for seat in range(plan.seats)], plan.rounds).swiss
    coming = share(partial(host_of, plan), range(count), jobs, 1)
    try:
        for number, evening in coming:
            if evening is None:
                season.lost.append(number)
                continue
            season.count(evening, rounds)
            tell(evening)
    except KeyboardInterrupt:
        season.stopped = True
    finally:
        coming.close()
    return season
