"""Loops: what a player has done twice in a row, and it used nothing up, they may do any number of times at a word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import Plain
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule
from mulligan.lorcana.state import Lorcana

LONGEST: Final = 4  # turn actions in one round of a loop
MOST: Final = 50  # rounds that can be named at once

# In the frame of the Main Phase: b how many turn actions of the loop are still to be repeated, d how long a round is.


def mark(game: Lorcana, player: i64, option: Option) -> i64:
    """A number for a turn action and for all that it could use up: ink, hand, deck."""
    verb: i64 = ord(option.verb[0]) % 32  # quest, challenge, move, use, play and ink begin with different letters
    card: i64 = option.card
    target: i64 = option.target
    ability: i64 = option.ability
    action = ((verb * 1024 + card + 1) * 1024 + target + 1) * 2048 + (ability + 1) % 2048
    ink: i64 = game.ready_ink(player)
    hand: i64 = len(game.hand(player))
    deck: i64 = len(game.deck(player))
    return action * 262144 + (ink % 32) * 8192 + (hand % 64) * 128 + deck % 128


def remember(game: Lorcana, player: i64, option: Option) -> None:
    """A turn action is about to be taken: remember it, as far back as a loop can reach."""
    done = game.loops
    if len(done) >= 2 * LONGEST:
        done.pop(0)
    done.append(mark(game, player, option))


def round_length(game: Lorcana) -> i64:
    """How many turn actions make a round, if the last two rounds were the same; else 0."""
    done = game.loops
    last = len(done) - 1
    for length in range(1, min(LONGEST, len(done) // 2) + 1):
        same = True
        for i in range(length):
            if done[last - i] != done[last - length - i]:
                same = False
                break
        if same:
            return length
    return 0


def again(game: Lorcana, player: i64, options: list[Option], length: i64) -> Option | None:
    """The option that goes on with a loop whose round is that long, if it is there."""
    for option in options:
        if mark(game, option.actor if option.actor >= 0 else player, option) == game.loops[-length]:
            return option
    return None


def offer_loop(game: Lorcana, frame: Plain, player: i64, options: list[Option]) -> None:
    """Offer to repeat a loop; when it has just been repeated, another action must follow instead."""
    # rule: resolve.loop
    length = round_length(game)
    next_action = again(game, player, options, length) if length > 0 else None
    if next_action is None:
        frame.d = -1
    elif frame.d != length:
        options.append(Option("repeat", actor=next_action.actor))
    elif len(options) > 1:
        options.remove(next_action)


def repeat(game: Lorcana, frame: Plain, player: i64, options: list[Option]) -> bool:
    """Take the next action of a loop that is being repeated; False when there is none, or it is no longer possible."""
    # rule: resolve.loop
    if frame.b <= 0:
        return False
    frame.b -= 1
    action = again(game, player, options, frame.d)
    if action is None:
        frame.b = 0
        frame.d = -1
        return False
    game.answer = action
    return True


@rule("resolve.loop")
def ask_repetitions(game: Lorcana, frame: Plain) -> None:
    """The player who maintains the loop names how many rounds more they want."""
    options = [Option(CHOOSE, number=rounds) for rounds in range(1, MOST + 1)]
    game.ask(frame.a, "resolve.loop", options, topic="loop")


@rule("resolve.loop")
def take_repetitions(game: Lorcana, frame: Plain) -> None:
    """The game goes through that many rounds at once."""
    main = game.frames[-2]
    assert isinstance(main, Plain)
    main.d = round_length(game)
    main.b = game.answer.number * main.d
    game.note("repeats", frame.a, number=game.answer.number)
