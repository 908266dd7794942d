"""Loops: a position that comes back. Nobody can stop it: a draw. Else somebody must, and not start it again."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from mypy_extensions import i64

from mulligan.cipher.procedures import LOOP, Looping
from mulligan.cipher.state import Cipher
from mulligan.cipher.use import find_skill
from mulligan.kernel.game import DRAWN
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule

PATIENCE: Final = 40  # decisions of one phase before anybody suspects a loop where no skill gave reason to
SPINS: Final = 10  # skills between two decisions before anybody suspects one
ENDLESS: Final = 1000  # skills between two decisions after which there is no doubt
MOST_ROUNDS: Final = 10
ENTRY: Final = 4  # a position, its player, what was chosen there, how many options there were
THIS_ONCE: Final = 1 << 56  # with what was chosen: it is barred once, because its player has to stop a loop
PLAYED_ON: Final = 1 << 57  # with what was chosen: it is chosen once more, because another has to stop the loop


def digest(value: object) -> i64:
    """A number that tells one thing from another, the same on every machine."""
    return int.from_bytes(hashlib.blake2b(msgspec.msgpack.encode(value), digest_size=7).digest(), "big")


def position(game: Cipher) -> i64:
    """Where the game stands, without anything that only counts time."""
    modifiers = [
        [one.kind, one.card, one.amount, one.node, one.source, one.player, one.until, one.whose]
        for one in game.modifiers
    ]
    waiting = [[one.source, one.ability, one.player, one.subject, one.other] for one in game.waiting]
    columns = [
        list(game.controller),
        list(game.known),
        list(game.guise),
        list(game.tapped),
        list(game.face_down),
        list(game.main),
        list(game.destroyed),
        list(game.below),
        list(game.marks),
        list(game.used),
    ]
    numbers = [game.turn, game.active, game.phase, game.attacking, game.defending, int(game.evaded)]
    frames = [one.row() for one in game.frames]
    return digest([game.piles, columns, modifiers, waiting, numbers, game.spent, frames])


def forget_loops(game: Cipher) -> None:
    """Time has passed: nothing before this can come back."""
    game.moves = 0
    game.spins = 0
    if game.loops:
        game.loops = []
    if game.spun:
        game.spun = []


# -- Nobody can stop it ----------------------------------------------------------------------------------------------


def noted_position(game: Cipher) -> None:
    """A skill is about to resolve: if the game has stood here before and nobody was asked since, it is a draw."""
    # rule: loops.nobody-can-stop
    game.spins += 1
    if game.spins < SPINS:
        return
    here = position(game)
    if here in game.spun or game.spins > ENDLESS:
        game.note("loops", rule="loops.nobody-can-stop")
        game.end(DRAWN)
    else:
        game.spun.append(here)


# -- Somebody can stop it --------------------------------------------------------------------------------------------


def barred_here(game: Cipher, here: i64, option: Option) -> bool:
    """Whether an option would start a loop again that its player had to stop."""
    return digest([here, option.row()]) in game.barred


def watched(game: Cipher, player: i64, options: list[Option]) -> list[Option]:
    """The options that may be chosen, where the game may be going round: a loop must be stopped."""
    # rule: loops.one-can-stop loops.both-can-stop
    here = position(game)
    for i in range(len(game.loops) - ENTRY, -1, -ENTRY):
        if game.loops[i] == here and game.loops[i + 1] == player:
            stop(game, i, player)
            break
    left = unbarred(game, here, options) if game.barred else options
    game.loops.extend([here, player, 0, len(left)])
    return left


def unbarred(game: Cipher, here: i64, options: list[Option]) -> list[Option]:
    """The options that do not start a loop again; or the one that goes on to where somebody has to stop it."""
    left: list[Option] = []
    for option in options:
        key = digest([here, option.row()])
        if key + PLAYED_ON in game.barred:
            game.barred.remove(key + PLAYED_ON)
            return [option]
        if key + THIS_ONCE in game.barred:
            game.barred.remove(key + THIS_ONCE)
        elif key not in game.barred:
            left.append(option)
    return left or options


def stop(game: Cipher, start: i64, player: i64) -> None:
    """The game has come back to where it was: whoever could have chosen otherwise may not do the same again."""
    # rule: loops.one-can-stop
    able: list[int] = []
    for i in range(start, len(game.loops), ENTRY):
        if game.loops[i + 3] > 1 and game.loops[i + 1] not in able:
            able.append(game.loops[i + 1])
    if len(able) > 1 and game.frames[-1].procedure != 0:
        game.go_again(game.frames[-1])  # the question is put again when it is settled who stops
        game.begin(LOOP, Looping(start))
        return
    bar(game, start, player)


def bar(game: Cipher, start: i64, player: i64) -> None:
    """A player may not choose again what went round: from the loop's first place where they had another option."""
    for i in range(start, len(game.loops), ENTRY):
        if game.loops[i + 1] == player and game.loops[i + 3] > 1:
            game.barred.append(game.loops[i + 2])
            game.note("stops-loop", player, rule="loops.one-can-stop")
            return


def remember_choice(game: Cipher, option: Option) -> None:
    """What was chosen in the position noted last."""
    game.loops[-2] = digest([game.loops[-4], option.row()])


def may_go_round(game: Cipher, option: Option) -> bool:
    """Whether using a skill gives reason to suspect a loop: it is free, or used again for no more than tapping."""
    if option.verb != "use":
        return False
    skill = find_skill(game, option.card, option.ability)
    if skill is None or skill.once:
        return False
    for cost in skill.costs:
        if cost.word == "flip" or cost.word == "discard":
            return False
    return not skill.costs or (game.used[option.card] >> option.ability) & 1 != 0


def suspect(game: Cipher, player: i64, options: i64) -> None:
    """From here on, to the end of the phase, positions are noted."""
    game.moves = PATIENCE
    game.loops.extend([position(game), player, 0, options])


# -- Both can stop it -------------------------------------------------------------------------------------------------


@rule("loops.both-can-stop", "golden.numbers-from-zero")
def ask_rounds(game: Cipher, looping: Looping) -> None:
    """The turn player says how many times the loop shall go round."""
    options = [Option(CHOOSE, number=number) for number in range(MOST_ROUNDS + 1)]
    game.put(game.active, "loops.both-can-stop", options, "rounds")


@rule("loops.both-can-stop", "loops.no-same-number")
def ask_other_rounds(game: Cipher, looping: Looping) -> None:
    """The other player says another number."""
    looping.rounds = game.answer.number
    options = [Option(CHOOSE, number=number) for number in range(MOST_ROUNDS + 2) if number != looping.rounds]
    game.put(1 - game.active, "loops.no-same-number", options, "rounds")


@rule("loops.both-can-stop")
def settle_loop(game: Cipher, looping: Looping) -> None:
    """It goes round the smaller number of times; then who named it stops it, and the other may not start it again."""
    stopper = game.active if looping.rounds < game.answer.number else 1 - game.active
    bar(game, looping.start, 1 - stopper)
    for i in range(looping.start, len(game.loops), ENTRY):
        if game.loops[i + 3] > 1:
            if game.loops[i + 1] == stopper:
                game.barred.append(game.loops[i + 2] + THIS_ONCE)
                break
            game.barred.append(game.loops[i + 2] + PLAYED_ON)
    game.loops = []
