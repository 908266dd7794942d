"""Many games between computer players, shared among processes. The same seed gives the same games in any case."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Final

from mulligan import games
from mulligan.agents import Agent, RandomAgent, agent, ask
from mulligan.kernel.chance import chance, one_way
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.playouts import NEVER, play_alone, play_out
from mulligan.kernel.seating import decider
from mulligan.sim.statistics import Played
from mulligan.sim.watching import CardWatch
from mulligan.sim.workers import share

BATCH: Final = 10
MOST_DECISIONS: Final = 100_000  # a game that lasts longer is left, and counted as one that did not end


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
        most: int = MOST_DECISIONS,
        cards: bool = False,
    ) -> None:
        self.game = game
        self.edition = edition
        self.form = form
        self.decks = [(deck.name, deck.cards, deck.side, deck.leader) for deck in decks]  # plain, for other processes
        self.agents = agents
        self.seed = seed
        self.teams = teams
        self.most = most
        self.cards = cards  # whether somebody wishes to know which cards were there


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
        self.by_chance = all(type(one) is RandomAgent for one in self.agents)
        self.matches: dict[int, Match] = {}

    def seats(self, number: int) -> list[int]:
        """Which side sits where in a game: each has each seat as often."""
        sides = len(self.series.decks)
        return [(position + number) % sides for position in range(sides)]

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
        if self.by_chance and not self.series.cards:
            return self.play_by_chance(number, game, seed, order)
        watch = CardWatch(self.kind, game) if self.series.cards else None
        luck = chance(one_way(seed, 0))
        first = -1
        decisions = 0
        most = min(self.series.most, NEVER)
        while not game.over and decisions < most:
            decision = game.decision
            assert decision is not None
            if first < 0 and game.turn > 0:
                first = game.active
            if watch is None and len(decision.options) == 1:
                decisions += play_alone(game, 1 if first < 0 else NEVER, most - decisions)
                continue
            if self.by_chance:
                option = decision.options[luck.below(len(decision.options))]
            else:
                player = decider(decision)
                option = ask(self.agents[order[player]], self.kind, game, player, (seed << 20) + decisions)
            if watch is not None and option in decision.options:
                watch.choosing(game, decision.options.index(option))
            game.choose(option)
            if watch is not None:
                watch.look(game)
            decisions += 1
        winner = order[game.result] if game.over and game.result >= 0 else -1
        played = Played(number, winner, order[first] if first >= 0 else -1, game.turn, decisions, game.over)
        played.tallies = self.tallies(game, order)
        if watch is not None:
            played.cards = [watch.cards[order.index(side)] for side in range(len(order))]
        return played

    def tallies(self, game: Game, order: list[int]) -> list[dict[str, int]]:
        """What the format counts of each side."""
        return [self.kind.tally(game, order.index(side)) for side in range(len(order))]

    def play_by_chance(self, number: int, game: Game, seed: int, order: list[int]) -> Played:
        """Play one game where all agents leave it to chance: nobody need be asked."""
        luck = chance(one_way(seed, 0))
        most = min(self.series.most, NEVER)
        decisions = play_out(game, luck, turn=1, most=most)
        first = game.active if game.turn > 0 else -1
        decisions += play_out(game, luck, most=most - decisions)
        winner = order[game.result] if game.over and game.result >= 0 else -1
        played = Played(number, winner, order[first] if first >= 0 else -1, game.turn, decisions, game.over)
        played.tallies = self.tallies(game, order)
        return played


def player_of(series: Series) -> Callable[[int], Played]:
    """What plays the games of a series, made once in each process."""
    return Playing(series).play


class Results:
    """What came of a series: the games in their order, those that no process survived, and whether it was stopped."""

    def __init__(self) -> None:
        self.played: list[Played] = []
        self.lost: list[int] = []
        self.stopped = False


Sharing = Callable[..., Generator[tuple[int, Played | None], None, None]]


def play_series(
    series: Series,
    count: int,
    jobs: int,
    tell: Callable[[Played], None],
    sharing: Sharing = share,
    done: Sequence[Played] = (),
) -> Results:
    """Play the games of a series; `tell` hears of each as it comes. Ctrl-C stops, and what was played stays.

    What was done before is not played again.
    """
    results = Results()
    results.played = [one for one in done if one.number < count]
    there = {one.number for one in results.played}
    left = [number for number in range(count) if number not in there]
    if not left:
        return results
    coming = sharing(partial(player_of, series), left, jobs, BATCH)
    try:
        for number, played in coming:
            if played is None:
                results.lost.append(number)
                continue
            results.played.append(played)
            tell(played)
    except KeyboardInterrupt:
        results.stopped = True
    finally:
        coming.close()
    results.played.sort(key=number_of)
    results.lost.sort()
    return results


def number_of(played: Played) -> int:
    """The number of a game."""
    return played.number
