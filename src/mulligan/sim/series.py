"""Many games between computer players, shared among processes. The same seed gives the same games in any case."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed

from mulligan import games
from mulligan.agents import Agent, agent, ask, deciders
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Match
from mulligan.kernel.kinds import Deck, Kind
from mulligan.sim.statistics import Played

BATCH = 10
MOST_DECISIONS = 100_000  # a game that lasts longer than this is a mistake of ours


class Series:
    """What is to be played: a game, an edition, and a deck and an agent for each side."""

    def __init__(
        self,
        game: str,
        edition: str,
        form: str,
        decks: list[Deck],
        agents: list[str],
        seed: int = 0,
        teams: list[int] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.form = form
        self.decks = [(deck.name, deck.cards, deck.side, deck.leader) for deck in decks]  # plain, for other processes
        self.agents = agents
        self.seed = seed
        self.teams = teams


def deck_of(name: str, cards: list[tuple[int, str]], side: list[tuple[int, str]], leader: str) -> Deck:
    """The deck that its plain data tells of."""
    deck = Deck(name)
    deck.cards = cards
    deck.side = side
    deck.leader = leader
    return deck


class Playing:
    """Plays the games of a series, one after the other."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.kind: Kind = games.kind(series.game)
        self.agents: list[Agent] = [agent(name) for name in series.agents]
        self.matches: dict[int, Match] = {}

    def seats(self, number: int) -> list[int]:
        """Which side sits where in a game: each has each place as often."""
        sides = len(self.series.decks)
        return [(place + number) % sides for place in range(sides)]

    def match(self, number: int) -> Match:
        """The match of a game, made once for each way to sit."""
        series = self.series
        turned = number % len(series.decks)
        if turned not in self.matches:
            order = self.seats(number)
            teams = None if series.teams is None else [series.teams[side] for side in order]
            decks = [deck_of(*series.decks[side]) for side in order]
            names = [f"{side + 1}" for side in order]
            self.matches[turned] = self.kind.match(names, decks, series.edition, series.form, teams)
        return self.matches[turned]

    def play(self, number: int) -> Played:
        """Play one game."""
        order = self.seats(number)
        seed = (self.series.seed << 24) + number
        game = self.kind.new_game(self.match(number), seed, False)
        first = -1
        decisions = 0
        while not game.over:
            decision = game.decision
            assert decision is not None
            if first < 0 and game.turn > 0:
                first = game.active
            player = deciders(decision)[0]
            game.choose(ask(self.agents[order[player]], self.kind, game, player, (seed << 20) + decisions))
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise MulliganError("endless-game", number=number, seed=self.series.seed)
        winner = order[game.result] if game.result >= 0 else -1
        return Played(number, winner, order[first] if first >= 0 else -1, game.turn, decisions)


_playing: list[Playing] = []


def start_worker(series: Series) -> None:
    """Make a process ready to play a series."""
    _playing[:] = [Playing(series)]


def play_batch(numbers: list[int]) -> list[Played]:
    """Play some games of the series this process is ready for."""
    return [_playing[0].play(number) for number in numbers]


def play_series(series: Series, count: int, jobs: int, tell: Callable[[int], None]) -> list[Played]:
    """Play the games of a series; `tell` hears how many more are done each time."""
    batches = [list(range(start, min(start + BATCH, count))) for start in range(0, count, BATCH)]
    played: list[Played] = []
    if jobs <= 1 or len(batches) < 2:
        playing = Playing(series)
        for number in range(count):
            played.append(playing.play(number))
            tell(1)
        return played
    with ProcessPoolExecutor(jobs, initializer=start_worker, initargs=(series,)) as pool:
        try:
            for done in as_completed([pool.submit(play_batch, batch) for batch in batches]):
                batch = done.result()
                played.extend(batch)
                tell(len(batch))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return sorted(played, key=lambda one: one.number)
