"""Learns to play by playing against chance, and shows how often it then wins: a policy of one weight a kind of choice.

    python examples/learn.py lorcana --games 400 --test 200

Each option is known by its verb and by a few numbers of its card; the weights are learned by policy gradients
(REINFORCE): what was chosen in games that were won becomes likelier, in games that were lost less likely. It needs
`pip install 'mulligan[learn]'`, and knows of the game only what the observation tells.
"""

from __future__ import annotations

import argparse

import numpy

from mulligan.kernel.chance import one_way
from mulligan.lab.playground import Playground

NUMBERS = 4  # of a card, squashed, beside whether there is one
RATE = 0.15


class Policy:
    """Weights for what an option looks like."""

    def __init__(self, table: Playground, rng: numpy.random.Generator) -> None:
        self.parts = table.observer.parts
        columns = table.observer.columns
        self.verbs = len(table.observer.verbs) + 1
        self.verb = columns["options"].index("verb")
        self.card = columns["options"].index("card")
        self.target = columns["options"].index("target")
        first = columns["cards"].index("place") + 1  # where the numbers of a card begin
        self.numbers = slice(first, first + NUMBERS)
        self.size = 2 + NUMBERS  # of what is looked at, for each verb
        self.weights = numpy.zeros(self.verbs * self.size)
        self.rng = rng

    def features(self, observation: numpy.ndarray, actions: numpy.ndarray) -> numpy.ndarray:
        """A row for each option: whether it has this verb, and with it the numbers of its card."""
        parts = self.parts(observation)
        found = numpy.zeros((len(actions), self.verbs, self.size))
        for place, action in enumerate(actions):
            option = parts["options"][action]
            row = found[place, option[self.verb]]
            row[0] = 1.0
            row[1] = 1.0 if option[self.target] else 0.0
            if option[self.card]:
                row[2:] = numpy.tanh(parts["cards"][option[self.card] - 1][self.numbers] / 4.0)
        return found.reshape(len(actions), -1)

    def choose(self, observation: numpy.ndarray, mask: numpy.ndarray) -> tuple[int, numpy.ndarray]:
        """An action by chance, the likelier the more its weights say; and what would make it likelier."""
        actions = numpy.flatnonzero(mask)
        features = self.features(observation, actions)
        scores = features @ self.weights
        odds = numpy.exp(scores - scores.max())
        odds /= odds.sum()
        place = self.rng.choice(len(actions), p=odds)
        return int(actions[place]), features[place] - odds @ features


def play(table: Playground, policy: Policy, seat: int, seed: int, learn: bool) -> float:
    """A game of the policy in a seat against chance; what it won."""
    table.begin(seed)
    slope = numpy.zeros_like(policy.weights)
    count = 0
    while table.seat >= 0:
        if table.seat == seat:
            observation, mask, _ = table.observe(seat)
            action, way = policy.choose(observation, mask)
            slope += way
            count += 1
            table.act(action)
        else:  # chance needs no view
            table.act(int(policy.rng.integers(min(table.count(), 127))))
    reward = table.rewards()[seat]
    if learn and count:
        policy.weights += RATE * reward * slope / count**0.5
    return reward


def train(game: str, games: int, test: int, seed: int, tell: bool = True) -> float:
    """Learn from so many games, then play so many others; the share that is won of those."""
    table = Playground(game)
    policy = Policy(table, numpy.random.default_rng(seed))
    lately: list[float] = []
    for number in range(games):
        lately.append(play(table, policy, number % 2, one_way(seed, number, 0), learn=True))
        if tell and (number + 1) % 50 == 0:
            print(f"{number + 1} games: won {sum(one > 0 for one in lately[-50:])} of the last 50")
    results = [play(table, policy, number % 2, one_way(seed, number, 1), learn=False) for number in range(test)]
    return sum(one > 0 for one in results) / max(1, test)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="lorcana")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--test", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    words = parser.parse_args()
    share = train(words.game, words.games, words.test, words.seed)
    print(f"after {words.games} games it wins {100 * share:.0f} % of {words.test} against chance")


if __name__ == "__main__":
    main()
