"""What a seat is given, made its own: options, decisions and lines of a log that lead nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Note
from mulligan.kernel.game import Game
from mulligan.kernel.options import Decision, Option


def copies(options: list[Option]) -> list[Option]:
    """Equal options."""
    return [option.copy() for option in options]


def own_copy(decision: Decision) -> Decision:
    """An equal decision whose options are nobody else's: whoever changes them changes nothing of the game."""
    return Decision(decision.player, decision.rule, copies(decision.options), decision.about, decision.topic)


def unnamed(game: Game, player: i64, option: Option) -> Option:
    """An option of its own for somebody, without the numbers of cards that they do not know."""
    new = option.copy()
    new.card = option.card if option.card < 0 or game.knows(player, option.card) else -1
    new.target = option.target if option.target < 0 or game.knows(player, option.target) else -1
    return new


def as_seen(note: Note, player: i64) -> Note:
    """A line of the log as a player may read it."""
    card = note.card if (note.known >> player) & 1 else -1
    other = note.other if (note.other_known >> player) & 1 else -1
    own: i64 = 1 << player
    return Note(note.what, note.rules, note.player, card, other, note.number, note.text, own, own)


def index_of(chosen: object, offered: list[Option], before: list[Option]) -> i64:
    """Which of the options on offer was chosen: the very one, or one equal to what it was before; -1 for none."""
    for i in range(len(offered)):
        if offered[i] is chosen:
            return i
    for i in range(len(before)):
        if before[i] == chosen:
            return i
    return -1


def decider(decision: Decision) -> i64:
    """The first of the players who have an option in a decision."""
    return decision.options[0].whose(decision.player)
