"""Cipher's own procedures: their numbers, and what each keeps while it runs; its steps are the edition's matter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.declared import registers
from mulligan.kernel.frames import Card, Frame
from mulligan.kernel.procedures import GAME, TURN

BOND_PHASE: Final = 3
DEPLOYMENT_PHASE: Final = 4
ACTION_PHASE: Final = 5
END_PHASE: Final = 6
CHECK: Final = 7
DEPLOY: Final = 8
LEVEL_UP: Final = 9
MOVE: Final = 10
BATTLE: Final = 11
USE_SKILL: Final = 12
PAY: Final = 13
SUPPORT_SKILLS: Final = 14
RETREAT_SUPPORT: Final = 15
START_PHASE: Final = 16
LOOP: Final = 17
SPARE: Final = 18


@registers
class Setup(Frame):
    """From setting up to the end of the game."""

    seat: i64 = 0  # how many players have had their turn at what is being done


@registers
class Deploying(Frame):
    """A card is deployed from hand."""

    card: Card = -1
    zone: i64 = -1  # the row it goes to


@registers
class LevellingUp(Frame):
    """A unit levels up, or changes its class."""

    card: Card = -1
    unit: Card = -1


@registers
class Moving(Frame):
    """A unit moves to the other row."""

    unit: Card = -1


@registers
class Battle(Frame):
    """An attack, from its declaration to the end of the battle."""

    attacker: Card = -1
    target: Card = -1
    critical: bool = False  # a critical attack was made


@registers
class UsingSkill(Frame):
    """An activated skill is used; the scope is the skill's."""

    unit: Card = -1
    index: i64 = -1  # which of the unit's skills
    skill: i64 = -1  # its node
    unpaid: bool = False  # its cost could not be paid: the game is as it was before


@registers
class Paying(Frame):
    """The cost of a skill is paid, part by part; the scope is the skill's."""

    skill: i64 = -1  # its node
    in_order: bool = True  # as printed; else the payer says which part comes next
    part: i64 = -1  # the part being paid
    choice: i64 = 0  # which of the choices of that part is being made
    paid: i64 = 0  # a bit for each part paid


@registers
class SupportSkills(Frame):
    """The support skills of a player's support card, one after the other; the scope is that of the skill at hand."""

    player: i64 = -1
    attack: bool = False  # those of the attack kind; else those of the defence kind
    index: i64 = -1  # which of the card's support skills
    at: i64 = 0  # which of the player's support cards
    card: Card = -1  # that card
    twice: bool = False  # they are being carried out once more
    unpaid: bool = False  # its cost could not be paid


@registers
class RetreatingSupport(Frame):
    """A player's support cards retreat, or something else happens to them."""

    player: i64 = -1
    card: Card = -1
    replaced: bool = False  # something else happens to this card


@registers
class Sparing(Frame):
    """A unit is about to be destroyed, and something else may happen instead; the scope is that of what destroys it."""

    card: Card = -1
    orbs: i64 = 1  # how many it costs, of a main character
    source: Card = -1  # what destroys it
    ability: i64 = -1
    flags: i64 = 0
    node: i64 = -1  # what happens instead
    giver: Card = -1  # and whose skill says so


@registers
class Check(Frame):
    """The check timing; the scope is that of the triggered skill that is being resolved."""

    earned: bool = False  # somebody has a class change bonus
    namesakes_of: i64 = -1  # the player who keeps one of several units of a name
    picked: bool = False  # one of several things that could happen instead was picked
    orb_of: i64 = -1  # the player who says which orb is taken
    orbs_named: i64 = 0  # how many were named, eight bits for each player
    player: i64 = -1  # who chooses a triggered skill
    unpaid: bool = False  # its cost could not be paid


@registers
class Looping(Frame):
    """It is settled how often a loop goes round, before the question that it comes back to is put again."""

    length: i64 = 0  # how many acts a round has
    player: i64 = -1  # who says first how often
    both: bool = False  # both players can stop it
    rounds: i64 = -1  # what the first said


FRAMES: Final[dict[int, type[Frame]]] = {
    GAME: Setup,
    TURN: Frame,
    START_PHASE: Frame,
    BOND_PHASE: Frame,
    DEPLOYMENT_PHASE: Frame,
    ACTION_PHASE: Frame,
    END_PHASE: Frame,
    CHECK: Check,
    DEPLOY: Deploying,
    LEVEL_UP: LevellingUp,
    MOVE: Moving,
    BATTLE: Battle,
    USE_SKILL: UsingSkill,
    PAY: Paying,
    SUPPORT_SKILLS: SupportSkills,
    RETREAT_SUPPORT: RetreatingSupport,
    LOOP: Looping,
    SPARE: Sparing,
}
