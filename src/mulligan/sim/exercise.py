"""Plays some games of every kind, for the compiler to watch: what they go through most is then compiled for speed."""

from __future__ import annotations

import sys

from mulligan import games
from mulligan.agents import SearchAgent, Seat, agent, ask, deciders
from mulligan.kernel.chance import Chance, chance
from mulligan.kernel.game import Match
from mulligan.kernel.kinds import Kind
from mulligan.kernel.playouts import play_alone, play_on, play_out
from mulligan.kernel.soundness import Watch
from mulligan.sim.bench import matches
from mulligan.sim.random_decks import random_deck

GAMES = 60  # with each pair of the built-in decks
RANDOM = 20  # with random decks, in each edition
SEVERAL = 4  # players at the tables of other formats, and
NEVER = 1_000_000  # decisions or cards
OPENING = 800  # so many decisions of a game there, which are most of what it can come to
COPIED = 10  # every so many decisions of one game its state is copied and saved
THOUGHT = 5  # and every so many of another somebody thinks for a few rounds
ROUNDS = 8
THOUGHT_OF = 4  # games in which somebody thinks
THOUGHTS = 1000  # so often at most in one of them
GREEDY = ("greedy", "greedy-0.1")  # who play one game of each of these matches as well,
LOOKS = 4  # with so many choices for each thought: a game's beginning tells little of it


def exercise(kind: Kind, luck: Chance, times: int = GAMES, random: int = RANDOM, thoughts: int = THOUGHTS) -> int:
    """Random games with the built-in decks and with random ones, in all editions; how many."""
    built_in = matches(kind)
    table = built_in * times
    for edition in kind.editions:
        table.extend(random_match(kind, edition, luck) for _ in range(random))
    for seed, match in enumerate(table):
        play_out(kind.new_game(match, seed, False), luck)
    for form in kind.formats[1:]:
        play_out(kind.new_game(random_match(kind, kind.editions[0], luck, form, SEVERAL), 0, False), luck, most=OPENING)
    Watch(kind.new_game(table[0], 0, False), luck, chance(0), NEVER, NEVER, NEVER).goes_on()
    copy_and_save(kind, table[0], luck)
    for match in built_in[:THOUGHT_OF]:
        think(kind, match, luck, thoughts)
        for name in GREEDY:
            look_ahead(kind, match, name, LOOKS * thoughts)
    return len(table)


def random_match(kind: Kind, edition: str, luck: Chance, form: str = "", players: int = 2) -> Match:
    """Random decks against each other, of the first format unless another is named."""
    form = form or kind.formats[0]
    decks = [random_deck(kind, edition, form, luck) for _ in range(players)]
    return kind.match([f"player {seat + 1}" for seat in range(players)], decks, edition, form, None)


def copy_and_save(kind: Kind, match: Match, luck: Chance) -> None:
    """A game whose states are copied and saved on the way."""
    game = kind.new_game(match, 0, True)
    count = 0
    while game.decision is not None:
        game.choose_number(luck.below(len(game.decision.options)))
        count += 1
        if count % COPIED == 0:
            kind.clone(game).to_bytes()


def think(kind: Kind, match: Match, luck: Chance, most: int) -> None:
    """A game by instinct, in which somebody searches now and then, so many times at most."""
    game = kind.new_game(match, 1, False)
    searcher = SearchAgent(rounds=ROUNDS)
    while most > 0 and play_on(game, luck, kind.instinct(), 20, most=THOUGHT) and game.decision is not None:
        searcher.choose(Seat(kind, game, deciders(game.decision)[0], int(game.turn)))
        most -= 1


def look_ahead(kind: Kind, match: Match, name: str, most: int) -> None:
    """A game in which everybody looks ahead, for so many choices at most."""
    game = kind.new_game(match, 2, False)
    greedy = agent(name)
    while most > 0 and play_alone(game) >= 0 and game.decision is not None:
        game.choose(ask(greedy, kind, game, deciders(game.decision)[0], most))
        most -= 1


if __name__ == "__main__":
    for name in games.names():
        sys.stdout.write(f"{name} {exercise(games.kind(name), chance(1))}\n")
