"""Lorcana's own procedures: their numbers, and what each keeps while it runs. Its steps are the edition's matter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.declared import registers
from mulligan.kernel.frames import Card, Frame
from mulligan.kernel.procedures import GAME, TURN

MAIN_PHASE: Final = 3
INK_CARD: Final = 4
PLAY_CARD: Final = 5
PLAY_FREE: Final = 6
QUEST: Final = 7
CHALLENGE: Final = 8
MOVE: Final = 9
USE_ABILITY: Final = 10
BAG: Final = 11
CHECK: Final = 12
END_PHASE: Final = 13
DAMAGE: Final = 14
LOOP: Final = 15
BANISH: Final = 16
DRAWING: Final = 17

AS_FROM_HAND: Final = -2  # in place of a price: whatever a card in hand would cost to be played so is paid


@registers
class Setup(Frame):
    """The whole game, and what is kept before its first turn."""

    altered: i64 = 0  # a bit for each player who has had their chance to alter their hand


@registers
class MainPhase(Frame):
    """The Main Phase, and a loop that is repeated in it."""

    player: i64 = -1  # who is asked; with simultaneous turns, the first of the team
    repeats: i64 = 0  # how many turn actions of the loop are still to be repeated
    round: i64 = 0  # how many turn actions make a round of it; 0 without one


@registers
class InkCard(Frame):
    """A card being put into the inkwell."""

    card: Card = -1


@registers
class PlayCard(Frame):
    """A card being played."""

    card: Card = -1
    how: i64 = -1  # a way to play a card
    target: Card = -1  # the character it is shifted onto, or that sings it
    cost: i64 = 0  # its total cost in ink
    price: i64 = -1  # the node of what is done instead of paying ink; AS_FROM_HAND: an ability asks the whole cost
    entering: bool = False  # whether it enters play exerted was asked, or is settled; else it does not


@registers
class Quest(Frame):
    """A quest."""

    questing: Card = -1


@registers
class Challenge(Frame):
    """A challenge."""

    challenging: Card = -1
    challenged: Card = -1


@registers
class Move(Frame):
    """A character moving to a location."""

    card: Card = -1
    location: Card = -1
    cost: i64 = 0  # what it costs in ink


@registers
class UseAbility(Frame):
    """An activated ability being used."""

    card: Card = -1
    index: i64 = -1  # which of the card's abilities
    ability: i64 = -1  # its node
    paid: i64 = 0  # how many of its costs have been paid


@registers
class Bag(Frame):
    """The bag being emptied."""

    player: i64 = -1  # who resolves their abilities now


@registers
class Damage(Frame):
    """Damage about to be dealt at once, part of which may be replaced."""

    hits: list[list[int]]  # to which card, how much, by which card, put on which card instead (or -1)
    circumstances: i64 = 0
    hit: i64 = 0  # which of them is looked at


@registers
class Banishing(Frame):
    """Cards about to be banished, or returned to hands, at once, of which some may be spared."""

    cards: list[int]
    before: list[int]  # nodes of abilities that were declined for it before
    index: i64 = 0  # which of them is looked at
    source: i64 = -1  # the card whose ability may spare it
    ability: i64 = -1  # that ability's node
    picking: bool = False  # which of several abilities spares it is being picked
    to_hand: bool = False  # they are returned, not banished


@registers
class Drawing(Frame):
    """Cards about to be drawn, instead of some of which something else may happen."""

    players: list[int]
    counts: list[int]  # how many each of them still draws
    before: list[int]  # nodes of abilities that were declined for the next card
    index: i64 = 0  # whose turn to draw it is
    source: i64 = -1  # the card whose ability may replace the next one
    ability: i64 = -1  # that ability's node
    picking: bool = False  # which of several abilities replaces it is being picked


@registers
class Loop(Frame):
    """A number of repetitions being named."""

    player: i64 = -1


FRAMES: Final[dict[int, type[Frame]]] = {
    GAME: Setup,
    TURN: Frame,
    MAIN_PHASE: MainPhase,
    INK_CARD: InkCard,
    PLAY_CARD: PlayCard,
    PLAY_FREE: PlayCard,
    QUEST: Quest,
    CHALLENGE: Challenge,
    MOVE: Move,
    USE_ABILITY: UseAbility,
    BAG: Bag,
    CHECK: Frame,
    END_PHASE: Frame,
    DAMAGE: Damage,
    LOOP: Loop,
    BANISH: Banishing,
    DRAWING: Drawing,
}
