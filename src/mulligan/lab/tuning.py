"""Which exchange of cards makes a deck better: tried by simulation, told only where it is sure.

Every exchange is fixed before the first game. The deck as it is and each changed one play the same games: the same
opponents, seats and luck. Their difference is bet on, game by game: whoever bets on something that is not so cannot
expect to gain, so a fortune of k, whenever one looks, comes by chance in no more than one of k runs (Ville). Fortunes
must reach what makes the chance of even one wrong word about any exchange at most 5 % (Bonferroni). So it may be looked
at after every round, stopped at any time, and gone on with, and nothing is picked out afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from mulligan.kernel.chance import chance, one_way
from mulligan.kernel.errors import BadDeck, MulliganError
from mulligan.kernel.kinds import Deck, Kind
from mulligan.lab.bouts import Arena, Entrant, Plan
from mulligan.saves.best_of import added, taken
from mulligan.saves.setting import copy_deck
from mulligan.sim.statistics import CERTAINTY
from mulligan.sim.workers import share

BETTER: Final = "better"
WORSE: Final = "worse"
ALIKE: Final = "alike"
OPEN: Final = "open"

ERROR: Final = 0.05  # the chance of even one wrong word
STAKES: Final = (0.05, 0.1, 0.2, 0.4, 0.8)  # of the fortune, on each game; together they are one bet
ROUND: Final = 20  # games between two looks
BATCH: Final = 5
MOST_EXCHANGES: Final = 500

Sharing = Callable[..., Generator[tuple[int, float | None], None, None]]


class Exchange:
    """So many copies of one card out, and as many of another in."""

    def __init__(self, out: str, into: str, copies: int) -> None:
        self.out = out
        self.into = into
        self.copies = copies

    def row(self) -> list[object]:
        """As plain data."""
        return [self.out, self.into, self.copies]


def changed(deck: Deck, exchange: Exchange) -> Deck:
    """The deck after an exchange."""
    new = copy_deck(deck)
    new.cards = added(taken(new.cards, exchange.out, exchange.copies), exchange.into, exchange.copies)
    return new


def exchanges(
    kind: Kind, deck: Deck, outs: Sequence[str], ins: Sequence[str], copies: int, edition: str, form: str
) -> list[Exchange]:
    """Every exchange that leaves the deck legal."""
    found: list[Exchange] = []
    for out in outs:
        for into in ins:
            if out == into:
                continue
            exchange = Exchange(out, into, copies)
            try:
                new = changed(deck, exchange)
            except BadDeck:  # it has fewer than that
                continue
            if not kind.check_deck(new, edition, form):
                found.append(exchange)
    return found


def sampled(found: list[Exchange], most: int, seed: int) -> list[Exchange]:
    """At most so many of them, by chance, in their order."""
    if len(found) <= most:
        return found
    order = list(range(len(found)))
    chance(one_way(seed, 0, 4)).shuffle(order)
    return [found[index] for index in sorted(order[:most])]


# -- Bets --------------------------------------------------------------------------------------------------------------


class Bet:
    """A fortune that was one, and is bet on numbers from -1 on being above nothing on average."""

    def __init__(self) -> None:
        self.parts = [1.0] * len(STAKES)

    def on(self, number: float) -> None:
        """Bet on one number."""
        self.parts = [part * (1.0 + stake * number) for part, stake in zip(self.parts, STAKES, strict=True)]

    @property
    def fortune(self) -> float:
        """What has become of it."""
        return fmean(self.parts)


class Trial:
    """What is known of one exchange."""

    def __init__(self, exchange: Exchange, rivals: int, interest: float) -> None:
        self.exchange = exchange
        self.needed = 2 * rivals / ERROR  # of the three words two may be wrong at once
        self.interest = interest  # a smaller gain is of none
        self.differences: list[float] = []
        self.verdict = OPEN
        self.bets = {BETTER: Bet(), WORSE: Bet(), ALIKE: Bet()}

    def count(self, differences: Sequence[float]) -> None:
        """Games of another round: how much more the changed deck scored in each."""
        for one in differences:
            self.differences.append(one)
            self.bets[BETTER].on(one)
            self.bets[WORSE].on(-one)
            self.bets[ALIKE].on(self.interest - one)
        if self.bets[BETTER].fortune >= self.needed:
            self.verdict = BETTER
        elif self.bets[WORSE].fortune >= self.needed:
            self.verdict = WORSE
        elif self.bets[ALIKE].fortune >= self.needed:
            self.verdict = ALIKE

    @property
    def mean(self) -> float:
        """How much more of its games the changed deck won."""
        return fmean(self.differences) if self.differences else 0.0

    def interval(self) -> tuple[float, float]:
        """The ordinary 95 % interval of that, of one exchange looked at once: to get an idea, not to conclude from."""
        count = len(self.differences)
        if count < 2:
            return -1.0, 1.0
        half = CERTAINTY * stdev(self.differences) / sqrt(count)
        return max(-1.0, self.mean - half), min(1.0, self.mean + half)

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {
            "out": self.exchange.out,
            "in": self.exchange.into,
            "copies": self.exchange.copies,
            "games": len(self.differences),
            "difference": self.mean,
            "interval": list(self.interval()),
            "verdict": self.verdict,
        }


# -- Games -------------------------------------------------------------------------------------------------------------


class Bench(Arena):
    """Plays the games of a tuning: a game of a deck goes by the number of the game and that of the deck."""

    def __init__(self, plan: Plan, decks: int) -> None:
        super().__init__(plan, {})
        self.ours = decks  # the first entrants: the deck as it is, then each changed one
        self.others = len(plan.entrants) - decks

    def score(self, number: int) -> float:
        """What a deck has from a game: 1, a half or nothing."""
        game, deck = divmod(number, self.ours)
        other = self.ours + game % self.others
        order = [deck, other] if game // self.others % 2 == 0 else [other, deck]
        key = (order[0], order[1])
        if key not in self.matches:
            names, decks = ["1", "2"], [self.decks[one] for one in order]
            self.matches[key] = self.kind.match(names, decks, self.plan.edition, self.plan.form, None)
        _, fight = self.fight(self.matches[key], order, one_way(self.plan.seed, game, 5))
        return 0.5 if fight.winner < 0 else float(fight.winner == deck)


def bench(plan: Plan, decks: int) -> Callable[[int], float]:
    """What plays the games, made once in each process."""
    return Bench(plan, decks).score


class Tuning:
    """A deck, the exchanges that are tried, and the games so far."""

    def __init__(
        self,
        plan: Plan,
        deck: Deck,
        against: Sequence[Deck],
        tried: Sequence[Exchange],
        agents: tuple[str, str],
        interest: float = 0.02,
    ) -> None:
        if not tried:
            raise MulliganError("nothing-to-exchange")
        ours = [deck, *(changed(deck, exchange) for exchange in tried)]
        plan.entrants = [
            *(Entrant(one, agents[0]) for one in ours),
            *(Entrant(one, agents[1]) for one in against),
        ]
        self.plan = plan
        self.trials = [Trial(exchange, len(tried), interest) for exchange in tried]
        self.scores: dict[int, float] = {}
        self.played = 0  # games of the deck as it is
        self.lost: list[int] = []
        self.stopped = False

    def header(self) -> dict[str, object]:
        """What a file of results begins with."""
        row = self.plan.row()
        ours = 1 + len(self.trials)
        tried = [trial.exchange.row() for trial in self.trials]
        entrants = row["entrants"]
        assert isinstance(entrants, list)
        row["entrants"] = [entrants[0], *entrants[ours:]]
        return {**row, "tuning": tried}

    def open(self) -> list[int]:
        """The exchanges of which nothing is sure yet."""
        return [index for index, trial in enumerate(self.trials) if trial.verdict == OPEN]

    def play(self, games: int, jobs: int, tell: Callable[[int, float], None], sharing: Sharing = share) -> None:
        """Go on for so many games of each deck, round by round, until something is sure of every exchange."""
        decks = 1 + len(self.trials)
        try:
            while self.played < games and self.open():
                numbers = range(self.played, min(games, self.played + ROUND))
                wanted = [game * decks + deck for game in numbers for deck in (0, *(one + 1 for one in self.open()))]
                self.play_all([one for one in wanted if one not in self.scores], jobs, tell, sharing)
                if self.lost:
                    return
                for index in self.open():
                    after = [self.scores[game * decks + index + 1] for game in numbers]
                    before = [self.scores[game * decks] for game in numbers]
                    self.trials[index].count([two - one for one, two in zip(before, after, strict=True)])
                self.played = numbers.stop
        except KeyboardInterrupt:
            self.stopped = True

    def play_all(self, numbers: Sequence[int], jobs: int, tell: Callable[[int, float], None], sharing: Sharing) -> None:
        """Play games by their numbers."""
        if not numbers:
            return
        coming = sharing(partial(bench, self.plan, 1 + len(self.trials)), numbers, jobs, BATCH)
        try:
            for number, score in coming:
                if score is None:
                    self.lost.append(number)
                    continue
                self.scores[number] = score
                tell(number, score)
        finally:
            coming.close()

    def ordered(self) -> list[Trial]:
        """The exchanges, what is surely better first, then by how well they did."""
        rank = {BETTER: 0, OPEN: 1, ALIKE: 2, WORSE: 3}
        return sorted(self.trials, key=lambda one: (rank[one.verdict], -one.mean, one.exchange.out, one.exchange.into))

    def row(self) -> dict[str, object]:
        """All of it as plain data."""
        return {**self.header(), "games": self.played, "exchanges": [trial.row() for trial in self.ordered()]}
