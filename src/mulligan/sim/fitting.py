"""Fitting a value: games played by instinct, what their positions looked like, and who won; a logistic regression."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from mulligan import games
from mulligan.kernel.chance import chance, one_way
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Deck
from mulligan.kernel.playouts import play_on
from mulligan.sim.random_decks import playable_deck
from mulligan.sim.workers import share

NOISE: Final = 30  # how much chance there is in the games
MOST_DECISIONS: Final = 5000
LEFT_OUT: Final = 5  # every fifth game is kept for judging what was fitted to the others
ROUNDS: Final = 12
RIDGE: Final = 4.0  # how strongly weights are drawn to nothing where the games do not say much
BATCH: Final = 50
RANDOM: Final = "random"  # instead of the names of decks: each game has two of its own

Row = tuple[
    list[int], int
]  # the numbers of the player on turn less those of the other, 1 for the turn; whether they won


class Fit:
    """What was fitted: a weight for each number, and how well they tell who wins in games not seen."""

    def __init__(self, names: tuple[str, ...], weights: list[float], auc: float, rows: int, unseen: int) -> None:
        self.names = names
        self.weights = weights[:-1]
        self.tempo = weights[-1]
        self.auc = auc
        self.rows = rows
        self.unseen = unseen


class Sampling:
    """Plays games by instinct, and tells of positions in them."""

    def __init__(self, game: str, decks: list[str], seed: int) -> None:
        self.kind = games.kind(game)
        self.decks = [self.kind.built_in_deck(name) for name in decks if name != RANDOM]
        self.seed = seed

    def play(self, number: int) -> list[Row]:
        """The positions of one game: the beginning of each turn, and a moment in each turn, with who won."""
        kind = self.kind
        decks = self.two_decks(number)
        match = kind.match(["1", "2"], decks, kind.newest(), kind.formats[0], None)
        luck = chance(one_way(self.seed, number))
        game = kind.new_game(match, one_way(self.seed, number, 1), False)
        instinct = kind.instinct()
        found: list[tuple[int, list[int]]] = []
        left = MOST_DECISIONS
        while left > 0:
            turn = game.turn + 1
            left -= play_on(game, luck, instinct, NOISE, turn, left)
            if game.over:
                break
            found.append(self.position(game))
            left -= play_on(game, luck, instinct, NOISE, turn + 1, int(luck.below(12)) + 1)
            if game.turn == turn and not game.over:
                found.append(self.position(game))
        if not game.over or game.result < 0:
            return []
        return [(row, 1 if player == game.result else 0) for player, row in found]

    def two_decks(self, number: int) -> list[Deck]:
        """The decks of a game: every two games have the same, in turn first."""
        kind = self.kind
        many = len(self.decks)
        pair = number // 2
        if many:
            decks = [self.decks[pair % many], self.decks[(pair + 1 + pair // many) % many]]
        else:
            luck = chance(one_way(self.seed, pair, 2))
            decks = [playable_deck(kind, kind.newest(), kind.formats[0], luck) for _ in range(2)]
        if number % 2:
            decks.reverse()
        return decks

    def position(self, game: Game) -> tuple[int, list[int]]:
        """Who is on turn, and the numbers of a position as they see it."""
        features = self.kind.features()
        player = int(game.active)
        mine = features(game, player)
        other = features(game, 1 - player)
        return player, [*[one - two for one, two in zip(mine, other, strict=True)], 1]


def sampler(game: str, decks: list[str], seed: int) -> Callable[[int], list[Row]]:
    """What plays the games, made once in each process."""
    return Sampling(game, decks, seed).play


def fit_value(game: str, decks: list[str], count: int, seed: int, jobs: int, tell: Callable[[int], None]) -> Fit:
    """Play so many games, and fit a value to four fifths of them; `tell` hears how many have been played."""
    seen: list[Row] = []
    unseen: list[Row] = []
    of: dict[int, list[Row]] = {}
    for number, rows in share(partial(sampler, game, decks, seed), range(count), jobs, BATCH):
        of[number] = rows or []
        tell(len(of))
    for number in sorted(of):  # the same order whoever played them
        (unseen if number % LEFT_OUT == 0 else seen).extend(of[number])
    weights = logistic(seen)
    auc = area([(dot(weights, row), won) for row, won in unseen])
    return Fit(games.kind(game).feature_names(), weights, auc, len(seen), len(unseen))


# -- Regression --------------------------------------------------------------------------------------------------------


def dot(weights: list[float], row: list[int]) -> float:
    """The sum of numbers by their weights."""
    return sum(weight * value for weight, value in zip(weights, row, strict=True) if value)


def logistic(rows: list[Row]) -> list[float]:
    """The weights that make what happened likeliest, by Newton's method."""
    size = len(rows[0][0]) if rows else 0
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, won in rows:
            likely = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, dot(weights, row)))))
            error = won - likely
            sure = likely * (1.0 - likely)
            places = [i for i in range(size) if row[i]]
            for i in places:
                slope[i] += error * row[i]
                line = curve[i]
                by = sure * row[i]
                for j in places:
                    line[j] += by * row[j]
        step = solve(curve, slope)
        weights = [weight + one for weight, one in zip(weights, step, strict=True)]
        if max((abs(one) for one in step), default=0.0) < 1e-6:
            break
    return weights


def solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    size = len(vector)
    rows = [[*line, value] for line, value in zip(matrix, vector, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            if factor:
                rows[k] = [one - factor * two for one, two in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][k] * found[k] for k in range(i + 1, size))) / rows[i][i]
    return found


def area(judged: list[tuple[float, int]]) -> float:
    """How often a position that was won is judged better than one that was lost: the area under the curve."""
    won = sum(one for _, one in judged)
    lost = len(judged) - won
    if not won or not lost:
        return 0.5
    ranks = 0.0
    ordered = sorted(judged, key=lambda pair: pair[0])
    place = 0
    while place < len(ordered):
        end = place
        while end < len(ordered) and ordered[end][0] == ordered[place][0]:
            end += 1
        middle = (place + end + 1) / 2  # equal ones share their ranks
        ranks += middle * sum(one for _, one in ordered[place:end])
        place = end
    return (ranks - won * (won + 1) / 2) / (won * lost)


# -- The file ----------------------------------------------------------------------------------------------------------


def written(fit: Fit, game: str, decks: list[str], count: int, seed: int) -> str:
    """The file that tells of a fit."""
    names = ", ".join(f'"{name}"' for name in decks)
    chosen = "" if set(decks) == set(games.kind(game).built_in_decks()) else f" --decks {','.join(decks)}"
    lines = [
        f"# How likely a player of {game} wins: the weights of numbers of each player, fitted to games of the engine",
        f"# against itself. Written by `mulligan fit {game} --games {count} --seed {seed}{chosen} --out FILE`.",
        f"games = {count}",
        f"seed = {seed}",
        f"decks = [{names}]",
        f"unseen_auc = {fit.auc:.4f}",
        f"tempo = {fit.tempo:.4f}",
        "",
        "[weights]",
        *(f'"{name}" = {weight:.5f}' for name, weight in zip(fit.names, fit.weights, strict=True)),
    ]
    return "\n".join(lines) + "\n"
