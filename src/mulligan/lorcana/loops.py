"""Loops: what a player has done twice in a row, and it used nothing up, they may do any number of times at a word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule
from mulligan.lorcana.procedures import Loop, MainPhase
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import TURN_ACTIONS

NUMBERS: Final = {verb: number for number, verb in enumerate(TURN_ACTIONS)}
LONGEST: Final = 4  # turn actions in one round of a loop
MOST: Final = 50  # rounds that can be named at once


def mark(game: Lorcana, player: i64, option: Option) -> list[int]:
    """A turn action, and how much there is of all that it could use up: ink, hand, deck."""
    return [
        NUMBERS[option.verb],
        option.card,
        option.target,
        option.ability,
        game.ready_ink(player),
        len(game.hand(player)),
        len(game.deck(player)),
    ]


def remember(game: Lorcana, player: i64, option: Option) -> None:
    """A turn action is about to be taken: remember it, as far back as a loop can reach."""
    done = game.loops
    if len(done) >= 2 * LONGEST:
        done.pop(0)
    done.append(mark(game, player, option))


def round_length(game: Lorcana) -> i64:
    """How many turn actions make a round, if the last two rounds were the same; else 0."""
    done = game.loops
    length: i64 = 1
    while length <= LONGEST and 2 * length <= len(done):
        if is_repeated(done, length):
            return length
        length += 1
    return 0


def is_repeated(done: list[list[int]], length: i64) -> bool:
    """Whether the last so many turn actions are the same as those before them."""
    last: i64 = len(done) - 1
    i: i64 = 0
    while i < length:
        one = done[last - i]
        other = done[last - length - i]
        if one[1] != other[1] or one != other:  # mostly it is another card
            return False
        i += 1
    return True


def again(game: Lorcana, player: i64, options: list[Option], length: i64) -> Option | None:
    """The option that goes on with a loop whose round is that long, if it is there."""
    for option in options:
        if mark(game, option.whose(player), option) == game.loops[-length]:
            return option
    return None


def offer_loop(game: Lorcana, main: MainPhase, player: i64, options: list[Option]) -> None:
    """Offer to repeat a loop; when it has just been repeated, another action must follow instead."""
    # rule: resolve.loop
    length = round_length(game)
    next_action = again(game, player, options, length) if length > 0 else None
    if next_action is None:
        main.round = 0
    elif main.round != length:
        options.append(Option("repeat", actor=next_action.actor))
    elif len(options) > 1:
        options.remove(next_action)


def repeat(game: Lorcana, main: MainPhase, player: i64, options: list[Option]) -> bool:
    """Take the next action of a loop that is being repeated; False when there is none, or it is no longer possible."""
    # rule: resolve.loop
    if main.repeats <= 0:
        return False
    main.repeats -= 1
    action = again(game, player, options, main.round)
    if action is None:
        main.repeats = 0
        main.round = 0
        return False
    game.answer = action
    return True


@rule("resolve.loop")
def ask_repetitions(game: Lorcana, loop: Loop) -> None:
    """The player who maintains the loop names how many rounds more they want."""
    options = [Option(CHOOSE, number=rounds) for rounds in range(1, MOST + 1)]
    game.ask(loop.player, "resolve.loop", options, topic="loop")


@rule("resolve.loop")
def take_repetitions(game: Lorcana, loop: Loop) -> None:
    """The game goes through that many rounds at once."""
    main = game.frames[-2]
    assert isinstance(main, MainPhase)
    main.round = round_length(game)
    main.repeats = game.answer.number * main.round
    game.note("repeats", loop.player, number=game.answer.number)
