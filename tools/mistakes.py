"""What instinct gets wrong: `python tools/mistakes.py GAME --decisions 1000 --seed S [--topics chosen,block]`.

Games are played by instinct. In some of its decisions every likely option, and the three that seem worst, are played on
in the same imagined games until the others have had their turn, and the value is asked. What one half of these games
holds for best is judged by the other half, so that what is printed is no luck: by how many chances of winning the
choice of instinct is worse, by the question and by the card that it is about, the costliest first.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from contextlib import suppress

from mulligan import games
from mulligan.agents import Seat, deciders
from mulligan.agents.searching import NOISE, TURNS
from mulligan.agents.valuing import value_of
from mulligan.kernel.chance import chance, one_way
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.instincts import SURE
from mulligan.kernel.kinds import Kind
from mulligan.kernel.playouts import likeliest, play_on

LIKELY, WORST = 5, 3  # options that are looked at
WORLDS = 12  # imagined games for each
MOST_CHOICES = 200  # of one of them
EVERY = 3  # of so many decisions one is looked at
SHOWN = 25

Cost = dict[tuple[str, str], list[float]]  # of a question and the card that it is about


def mistakes(kind: Kind, decisions: int, seed: int, topics: list[str]) -> Cost:
    """What instinct's choices cost in so many decisions, in games with every two of the built-in decks in turn."""
    names = kind.built_in_decks()
    pairs = [(one, two) for one in names for two in names if one != two]
    found: Cost = defaultdict(list)
    number = looked = 0
    while looked < decisions:
        decks = [kind.built_in_deck(name) for name in pairs[number * 7 % len(pairs)]]
        match = kind.match(["1", "2"], decks, kind.newest(), kind.formats[0], None)
        game = kind.new_game(match, one_way(seed, number), False)
        luck = chance(one_way(seed, number, 1))
        while not game.over and looked < decisions:
            decision = game.decision
            assert decision is not None
            weights = kind.instinct()(game)
            chosen = int(likeliest(weights, luck, 1))
            wanted = not topics or decision.topic in topics
            if wanted and len(weights) > 1 and max(weights) < SURE and luck.below(EVERY) == 0:
                about = kind.card_name(game, decision.about) if decision.about >= 0 else ""
                found[decision.topic, about].append(cost(kind, game, weights, chosen, one_way(seed, number, looked)))
                looked += 1
            game.choose_number(chosen)
        number += 1
    return found


def cost(kind: Kind, game: Game, weights: list[int], chosen: int, seed: int) -> float:
    """By how many chances of winning a choice is worse than the best."""
    assert game.decision is not None
    player = deciders(game.decision)[0]
    order = sorted(range(len(weights)), key=lambda place: -weights[place])
    places = list(dict.fromkeys([chosen, *order[:LIKELY], *order[-WORST:]]))
    seat = Seat(kind, game, player, seed)
    value = value_of(kind)
    halves = [dict.fromkeys(places, 0.0), dict.fromkeys(places, 0.0)]
    for world in range(WORLDS):
        for place in places:
            luck = chance(one_way(seed, world))
            copy = seat.imagine(luck)
            last = copy.turn + TURNS[kind.name]
            with suppress(MulliganError):  # it cannot be done there
                copy.choose_number(place)
                play_on(copy, luck, kind.instinct(), NOISE, last, MOST_CHOICES)
                halves[world % 2][place] += value.chance(copy, player)
    total = 0.0
    for one, other in (halves, halves[::-1]):
        best = max(places, key=one.__getitem__)
        total += other[best] - other[chosen]
    return total / WORLDS


def main() -> None:
    parser = argparse.ArgumentParser(description="What instinct gets wrong.")
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--topics", default="")
    asked = parser.parse_args()
    topics = [topic for topic in asked.topics.split(",") if topic]
    found = mistakes(games.kind(asked.game), asked.decisions, asked.seed, topics)
    every = [one for costs in found.values() for one in costs]
    print(
        f"{asked.game}: {len(every)} decisions, {100 * sum(every) / len(every):.2f} % of a game each; seed {asked.seed}"
    )
    for (topic, about), costs in sorted(found.items(), key=lambda entry: -sum(entry[1]))[:SHOWN]:
        print(f"{100 * sum(costs) / len(costs):6.2f} % in each of {len(costs):4}  {topic}  {about}")


if __name__ == "__main__":
    main()
