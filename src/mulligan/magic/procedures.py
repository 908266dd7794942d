"""Magic's own procedures: their numbers, and what each keeps while it runs; its steps are the edition's matter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.declared import registers
from mulligan.kernel.frames import Card, CardList, Frame
from mulligan.kernel.procedures import GAME, TURN
from mulligan.magic.packets import Packet

PRIORITY: Final = 3
CHECK: Final = 4
CAST_SPELL: Final = 5
ACTIVATE: Final = 6
RESOLVE_TOP: Final = 7
PUT_TRIGGERS: Final = 8
ENTER: Final = 9
DAMAGE: Final = 10
COMBAT: Final = 11
CLEANUP: Final = 12
PAY: Final = 13
CHOOSE_TARGETS: Final = 14
MAKE_MANA: Final = 15
NEW_TARGETS: Final = 16
LEAVE: Final = 17
STRIKE: Final = 18
SURPLUS: Final = 19
ROLL: Final = 25
TUCK: Final = 26
HALVE: Final = 27
MARVEL: Final = 28
DREDGE: Final = 29
HELP: Final = 30


@registers
class Opening(Frame):
    """From setting up to the end of the game."""

    asked: i64 = 0  # a bit for each player who has kept or refused the present hand
    player: i64 = -1  # who is being asked


@registers
class Priority(Frame):
    """Players act or pass."""

    player: i64 = -1  # who has priority; -1 before anybody has had it
    passed: i64 = 0  # how many have passed in a row


@registers
class Check(Frame):
    """State-based actions."""

    going: CardList  # the permanents of which their controllers keep another one


@registers
class Announced(Frame):
    """A spell or an activated ability on its way to the stack."""

    card: Card  # the card cast, or the permanent whose ability it is
    player: i64
    less: i64 = 0  # how much less generic mana it costs
    choosing: i64 = 0  # which of the choices that its costs ask for is being made


@registers
class CastSpell(Announced):
    """A spell being cast."""

    free: bool = False  # without paying its mana cost
    mad: bool = False  # for its madness or miracle cost
    from_hand: bool = False  # the card was in its player's hand
    down: bool = False  # face down
    helped: bool = False  # creatures have been tapped for it, or cards exiled, if it is such a spell
    rest: str = ""  # what is left to pay then, if anything of that was done


@registers
class Help(Frame):
    """Creatures being tapped, or cards being exiled, for a spell."""

    card: Card
    player: i64
    less: i64  # how much less generic mana it costs
    helpers: CardList


@registers
class Halve(Frame):
    """Which half of a split card is cast."""

    card: Card
    player: i64
    free: bool = False  # without paying its mana cost


@registers
class Marvel(Frame):
    """A card that may be revealed as the first one drawn in a turn."""

    card: Card
    player: i64


@registers
class Dredging(Frame):
    """Draws that may be replaced by taking cards from the graveyard."""

    player: i64
    left: i64  # how many draws


@registers
class Activate(Announced):
    """An ability being activated."""

    ability: i64 = -1


@registers
class Pay(Frame):
    """A mana cost paid by hand."""

    less: i64  # how much less generic mana it costs
    paid: list[int]  # how much of each kind of mana has been paid
    before: list[int]  # the pool before a source was tapped for this payment; empty when none has just been
    snow: bool = False  # that source is snow


@registers
class MakeMana(Frame):
    """A mana ability being used."""

    card: Card
    player: i64
    ability: i64 = -1  # which, where that is settled


@registers
class Surplus(Frame):
    """Mana that a payment has left over, of a kind its player chooses."""

    player: i64
    kinds: i64  # bits of the kinds it may be


@registers
class Roll(Frame):
    """The planar die being paid for and rolled."""

    player: i64


@registers
class Tuck(Frame):
    """Planes that were left together, put on the bottom of a planar deck in an order their owner chooses."""

    player: i64  # who chooses
    cards: CardList  # those whose place is not settled yet


@registers
class ChooseTargets(Frame):
    """The targets of a spell or ability being chosen."""

    which: i64 = -1  # which of its targets, in the order written; -1 before the first
    answered: bool = False  # an answer is there to be taken


@registers
class ChangeTargets(Frame):
    """New targets being chosen for what is on the stack already."""

    player: i64  # who chooses
    copied: bool = False  # for a copy, whose targets all become targets now
    must: bool = False  # whether they are changed if they can be
    which: i64 = 0  # which of its targets, in the order written
    index: i64 = 0  # which of those chosen for it


@registers
class Enter(Frame):
    """Cards entering the battlefield together, with choices to make."""

    cards: CardList
    player: i64  # under whose control; -1 for their owners'
    tapped: bool
    holder: Card = -1  # the permanent an Aura will be attached to, where that is settled
    enchanted: i64 = -1  # the player an Aura will be attached to, where that is settled
    which: i64 = 0  # the card that choices are made for
    ability: i64 = 0  # which of its abilities asks next


@registers
class Damage(Frame):
    """Damage that effects may change before it is dealt."""

    packets: list[Packet]
    combat: bool
    taken: list[int]  # what shields took after which something follows: their time stamps and how much, in turn
    which: i64 = 0  # the packet being looked at
    shield: i64 = -1  # the time stamp of the shield being used


@registers
class Leave(Frame):
    """Cards going somewhere, or elsewhere instead."""

    cards: CardList
    bound: list[int]  # where each of them would go
    zones: list[int]  # where each of them goes, as far as that is settled
    zone: i64  # where all of them were to go
    top: bool  # on top of what lies there
    by: i64 = -1  # whose spell or ability has them discarded, if one does
    asked: i64 = 0  # of how many is known whether the owner of a commander puts it into the command zone


@registers
class Combat(Frame):
    """A combat phase."""

    asked: i64 = 0  # which of the players who attack or block is being asked
    declared: i64 = 0  # how many attackers were declared
    joined: bool = False  # a creature was put there attacking
    declarer: i64 = -1  # the player who has declared a blocker, and so says when that is all
    payer: i64 = -1  # who is asked to pay for blockers that somebody else has chosen
    paying: i64 = 0  # a bit for each player who does
    refusing: i64 = 0  # and for each who does not
    line: i64 = 0  # the index in the formation of the attacker whose blockers are put in order
    index: i64 = 1  # the index in that order to be filled next


@registers
class Strike(Frame):
    """A combat damage step: damage is assigned, then dealt."""

    packets: list[Packet]
    line: i64 = 0  # the index in the formation of the attacker that assigns its damage
    index: i64 = 1  # which of its blockers is next
    assigned: i64 = 0  # how much it has assigned already


@registers
class Cleanup(Frame):
    """A cleanup step."""

    acted: bool = False  # a state-based action has happened in it


FRAMES: Final[dict[int, type[Frame]]] = {
    GAME: Opening,
    TURN: Frame,
    PRIORITY: Priority,
    CHECK: Check,
    CAST_SPELL: CastSpell,
    ACTIVATE: Activate,
    RESOLVE_TOP: Frame,
    PUT_TRIGGERS: Frame,
    ENTER: Enter,
    DAMAGE: Damage,
    COMBAT: Combat,
    CLEANUP: Cleanup,
    PAY: Pay,
    CHOOSE_TARGETS: ChooseTargets,
    MAKE_MANA: MakeMana,
    NEW_TARGETS: ChangeTargets,
    LEAVE: Leave,
    STRIKE: Strike,
    SURPLUS: Surplus,
    ROLL: Roll,
    TUCK: Tuck,
    HALVE: Halve,
    HELP: Help,
    MARVEL: Marvel,
    DREDGE: Dredging,
}
