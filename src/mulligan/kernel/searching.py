"""Search over imagined games: a tree of choices that holds for all of them, tried again and again.

Each round deals what the player does not know anew, goes down the tree by what has proved well so far and by instinct,
tries something new, plays on by instinct until the others have had their turn, and asks how likely the player wins.
Every option of the decision itself meets the same imagined games in the same order, with the same luck: two are
compared by what they do, and not by what was drawn. In the tree a choice goes by what it is in every imagined game:
cards that the player knew go by their number, others by their face.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.chance import Chance
from mulligan.kernel.chance import chance as seeded
from mulligan.kernel.column import vec
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.instincts import IDLE, SURE
from mulligan.kernel.options import Decision, Option
from mulligan.kernel.playouts import play_on
from mulligan.kernel.valuing import Value

FACES: Final = 100_000  # added to a face, so that it is no number of a card
MOST_CHOICES: Final = 160  # decisions of one round
MOST_FAILURES: Final = 20  # rounds that an error ends
WARMTH: Final = 35.0  # how far apart weights must be for instinct to prefer one clearly
OPENNESS: Final = 0.15  # how much of the attention is spread evenly
WIDEST: Final = 24  # options of one decision that are looked at, the weightiest first
EVERY: Final = 16  # rounds after which it is asked whether the rest can change anything

Key = tuple[str, int, int, str, int, int, int, int]


class Choice:
    """Something somebody may do at a fork of the tree, and what came of it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior  # the share of attention that it is given
        self.tried = 0
        self.offered = 0  # how often it could have been tried
        self.total = 0.0  # the chances of winning that it led to, for the player who thinks
        self.after: Fork | None = None

    def mean(self) -> float:
        """The chance of winning that it leads to."""
        return self.total / self.tried if self.tried else 0.5


class Fork:
    """A fork of the tree: what may be done there in some of the imagined games."""

    def __init__(self) -> None:
        self.choices: dict[Key, Choice] = {}
        self.tried = 0
        self.total = 0.0


class Search:
    """A search for one player at one decision."""

    def __init__(
        self,
        known: Game,
        player: i64,
        imagine: Callable[[Chance], Game],
        instinct: Callable[[Game], list[int]],
        weights: list[int],
        value: Value,
        chance: Chance,
        turns: i64,
        noise: i64,
        daring: float,
    ) -> None:
        assert known.decision is not None
        self.game = known
        self.player = player
        self.imagine = imagine
        self.instinct = instinct
        self.weights = weights  # of the options of the decision itself
        self.value = value
        self.chance = chance
        self.last_turn: i64 = known.turn + turns
        self.noise = noise
        self.daring = daring
        self.known: vec[i64] = known.known[:]
        self.root = Fork()
        self.decision = known.decision
        self.lucks: list[Chance] = []
        self.rounds: i64 = 0
        self.failures: i64 = 0

    def think(self, rounds: i64, seconds: float, clock: Callable[[], float], to_the_end: bool = False) -> None:
        """Go on for so many rounds or seconds, whichever is over first, or until the rest could not change the choice.

        To the end, it goes on all the same: for whoever wants to know how good the others are.
        """
        began = clock()
        end = began + seconds
        for done in range(1, rounds + 1):
            if self.failures >= MOST_FAILURES:
                return
            try:
                self.round()
            except MulliganError:
                self.failures += 1
                self.lucks.clear()  # so that others are imagined from here on
            now = clock()
            if now >= end:
                return
            if done % EVERY == 0 and not to_the_end:
                left = min(float(rounds - done), float(done) * (end - now) / max(now - began, 1e-6))
                if float(self.lead()) > left:
                    return

    def lead(self) -> i64:
        """How many times more the most tried option has been tried than the next."""
        first: i64 = 0
        second: i64 = 0
        for choice in self.root.choices.values():
            if choice.tried > first:
                second = first
                first = choice.tried
            elif choice.tried > second:
                second = choice.tried
        return first - second

    def round(self) -> None:
        """Imagine a game, and see where an option leads there."""
        self.rounds += 1
        fork = self.root
        number, choice = self.select(self.game, self.decision, fork)
        while len(self.lucks) <= choice.tried:
            self.lucks.append(seeded((self.chance.next() << 30) ^ self.chance.next()))
        luck = self.lucks[choice.tried].copy()
        game = self.imagine(luck)
        new = choice.tried == 0
        passed: list[Fork] = [fork]
        taken: list[Choice] = [choice]
        self.take_first(game, number)
        if choice.after is None:
            choice.after = Fork()
        fork = choice.after
        left: i64 = 0 if new else MOST_CHOICES
        while not game.over and left > 0 and game.turn < self.last_turn:
            decision = game.decision
            assert decision is not None
            left -= 1
            if len(decision.options) == 1:
                game.choose_number(0)
                continue
            number, choice = self.select(game, decision, fork)
            passed.append(fork)
            taken.append(choice)
            game.choose_number(number)
            if choice.tried == 0:
                break
            if choice.after is None:
                choice.after = Fork()
            fork = choice.after
        if not game.over:
            play_on(game, luck, self.instinct, self.noise, self.last_turn, MOST_CHOICES if new else left)
        worth = self.value.chance(game, self.player)
        for i in range(len(taken)):
            taken[i].tried += 1
            taken[i].total += worth
            passed[i].tried += 1
            passed[i].total += worth

    def take_first(self, game: Game, number: i64) -> None:
        """Take an option of the decision itself in an imagined game: there too it goes by its key."""
        decision = game.decision
        assert decision is not None
        key = self.key(self.game, self.decision.options[number])
        if number < len(decision.options) and self.key(game, decision.options[number]) == key:
            game.choose_number(number)
            return
        for i in range(len(decision.options)):
            if self.key(game, decision.options[i]) == key:
                game.choose_number(i)
                return
        game.choose_number(min(number, len(decision.options) - 1))  # cards that nobody can tell apart

    def select(self, game: Game, decision: Decision, fork: Fork) -> tuple[i64, Choice]:
        """The option to try next at a fork, by its number, and what is kept of it."""
        options = decision.options
        keys: list[Key] = []
        fresh = False
        at_root = fork is self.root
        for option in options:
            key = self.key(game, option)
            keys.append(key)
            if key not in fork.choices:
                fresh = True
        if fresh:
            self.open(game, decision, fork, keys, at_root)
        mine = game.match.together(options[0].whose(decision.player), self.player)
        mean = fork.total / fork.tried if fork.tried else 0.5
        if not mine:
            mean = 1.0 - mean
        best: Choice | None = None
        number: i64 = 0
        most = -1000.0
        root = math.sqrt(fork.tried + 1.0)
        for i in range(len(options)):
            choice = fork.choices[keys[i]]
            if choice.prior <= 0.0:
                continue
            choice.offered += 1
            if choice.tried:
                worth = choice.total / choice.tried
                if not mine:
                    worth = 1.0 - worth
            else:
                worth = mean - 0.05
            worth += self.daring * choice.prior * root / (1.0 + choice.tried)
            if worth > most:
                most = worth
                best = choice
                number = i
        if best is None:
            best = fork.choices[keys[0]]
        return number, best

    def open(self, game: Game, decision: Decision, fork: Fork, keys: list[Key], at_root: bool) -> None:
        """Make room for options that were never offered at a fork, with the attention that their weights give them."""
        weights = self.weights if at_root else self.instinct(game)
        options = decision.options
        able = [not at_root or option.whose(decision.player) == self.player for option in options]
        greatest: i64 = -1_000_000
        for i in range(len(options)):
            if able[i]:
                greatest = max(greatest, weights[i])
        floor: i64 = -1_000_000
        if greatest >= SURE:
            floor = SURE
        elif greatest >= 0:
            floor = IDLE
        if floor < SURE and len(options) > WIDEST:
            floor = max(floor, sorted(weights)[len(weights) - WIDEST])
        shares: list[float] = []
        total = 0.0
        count = 0
        for i in range(len(options)):
            share = 0.0
            if able[i] and weights[i] >= floor:
                behind: i64 = weights[i] - greatest
                share = math.exp(max(float(behind) / WARMTH, -30.0))
                total += share
                count += 1
            shares.append(share)
        for i in range(len(options)):
            if shares[i] > 0.0:
                share = (1.0 - OPENNESS) * shares[i] / total + OPENNESS / count
            else:
                share = 0.0
            old = fork.choices.get(keys[i])
            if old is None:
                fork.choices[keys[i]] = Choice(share)
            elif old.prior <= 0.0:
                old.prior = share

    def key(self, game: Game, option: Option) -> Key:
        """What an option is called in every imagined game."""
        return (
            option.verb,
            self.card_key(game, option.card),
            self.card_key(game, option.target),
            option.text,
            option.player,
            option.number,
            option.ability,
            option.actor,
        )

    def card_key(self, game: Game, card: i64) -> i64:
        """What a card is called in every imagined game."""
        if card < 0 or card >= len(self.known) or (self.known[card] >> self.player) & 1:
            return card
        return FACES + game.printed[card]

    def found(self, game: Game, option: Option) -> Choice | None:
        """What is kept of an option of the decision itself."""
        return self.root.choices.get(self.key(game, option))

    def counts(self, game: Game, options: list[Option]) -> list[tuple[int, float]]:
        """Of each of these options of the decision itself, how often it was tried and the chances it led to in all."""
        found = [self.found(game, option) for option in options]
        return [(0, 0.0) if choice is None else (choice.tried, choice.total) for choice in found]

    def add(self, game: Game, options: list[Option], counts: list[tuple[int, float]]) -> None:
        """Take in what another search found for the same decision."""
        for option, (tried, total) in zip(options, counts, strict=False):
            choice = self.found(game, option)
            if choice is not None:
                choice.tried += tried
                choice.total += total
