"""Planes: planar decks, the planar controller, the planar die, planeswalking, phenomena, and who leaves.

The rulebook names the variant; what it says of planes in one sentence, the official answers about plane cards say in
full, and this follows them as of July 2013.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.magic import needs, sources
from mulligan.magic.acts import end_effects
from mulligan.magic.castable import sorcery_time
from mulligan.magic.mana import ManaCost
from mulligan.magic.placing import forget, place, remember
from mulligan.magic.procedures import TUCK, Tuck
from mulligan.magic.purse import Purse
from mulligan.magic.refusals import NO_PLANAR_DIE, OK, ONLY_OWN_MAIN_PHASE, TOO_LITTLE_MANA
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    CHAOS_ROLLED,
    CHAOTIC,
    COMMAND,
    DIE_ROLLED,
    ENCOUNTERED,
    PHENOMENON,
    PLANAR,
    PLANE,
    PLANESWALKED_AWAY,
    PLANESWALKED_TO,
    SUPPLEMENT,
    UNTIL_PLANE_LEFT,
    UNTIL_PLANESWALK,
    ZONES,
)
from mulligan.magic.triggers import tell

# The faces of the planar die: one, one and four of six.
BLANK: Final = 0
CHAOS: Final = 1
PLANESWALK: Final = 2
FACE_NAMES: Final = ("blank", "chaos", "planeswalk")
SIDES: Final = 6

# -- What lies where ---------------------------------------------------------------------------------------------------


def planar_deck(game: Magic, player: i64) -> list[int]:
    """The planar deck of a player, top first: their own, or the one that all share."""
    # rule: planechase.planes
    owner = 0 if game.own_match.shared_planes else player
    return game.piles[owner * ZONES + SUPPLEMENT]


def face_up(game: Magic, types: i64 = PLANAR) -> list[int]:
    """The planes and phenomena that are face up."""
    found: list[int] = []
    for pile in range(COMMAND, len(game.piles), ZONES):
        for card in game.piles[pile]:
            if game.cards[game.face[card]].types & types:
                found.append(card)
    return found


def turn_up(game: Magic, card: i64) -> None:
    """A card of a planar deck is moved off it and turned face up; the planar controller controls it."""
    # rule: planechase.planes
    place(game, card, COMMAND)
    game.stamp += 1
    game.since[card] = game.stamp
    game.under[card] = game.planar
    game.controller[card] = game.planar
    game.fresh = False
    game.unsettled = True


def turn_down(game: Magic, card: i64) -> None:
    """A face-up card is put on the bottom of its owner's planar deck: a new object, without its counters."""
    # rule: planechase.planes
    remember(game, card)
    forget(game, card)
    place(game, card, SUPPLEMENT, False)
    game.fresh = False


def take_over(game: Magic, player: i64) -> None:
    """A player becomes the planar controller, and so controls what is face up."""
    # rule: planechase.planes
    game.planar = player
    for card in face_up(game):
        game.controller[card] = player
    game.fresh = False


# -- Planeswalking -----------------------------------------------------------------------------------------------------


def planeswalk(game: Magic, player: i64, onto: list[int] | None = None) -> None:
    """The planar controller planeswalks: away from all that is face up, and to the top card of the planar deck.

    Nobody else can. An effect may say to which cards.
    """
    # rule: planechase.planes
    if player != game.planar:
        return
    left = face_up(game)
    leave(game, left, True)
    if len(left) > 1:
        tuck(game, left)
    if onto is None:
        onto = planar_deck(game, player)[:1]
    for card in onto:
        turn_up(game, card)
        game.note("planeswalks", player, card, rule="planechase.planes")
    for card in onto:
        arrive_at(game, card)


def leave(game: Magic, cards: list[int], down: bool) -> None:
    """The planar controller planeswalks away from cards, which are turned face down or leave with their owner."""
    for card in cards:
        tell(game, Event(PLANESWALKED_AWAY, card, -1, game.planar))
    planes = any(game.cards[game.face[card]].types & PLANE for card in cards)
    for card in cards:
        if down:
            turn_down(game, card)
    end_effects(game, UNTIL_PLANESWALK)
    if planes:
        end_effects(game, UNTIL_PLANE_LEFT)


def tuck(game: Magic, cards: list[int]) -> None:
    """Of planes left together, an owner of several chooses in which order they lie, and nobody else learns it."""
    # rule: planechase.planes
    for player in range(game.match.seats):
        mine = [card for card in cards if (game.planar if game.own_match.shared_planes else game.owner[card]) == player]
        if len(mine) > 1:
            for card in mine:
                game.known[card] = 1 << player
            game.begin(TUCK, Tuck(player, mine))


def arrive_at(game: Magic, card: i64) -> None:
    """Whoever waits for that is told that the planar controller has planeswalked to a plane or met a phenomenon."""
    met = game.cards[game.face[card]].types & PHENOMENON != 0
    tell(game, Event(ENCOUNTERED if met else PLANESWALKED_TO, card, -1, game.planar))


# -- The planar die ----------------------------------------------------------------------------------------------------


def roll_die(game: Magic, player: i64) -> i64:
    """A player rolls the planar die; abilities that wait for its face trigger. The face that counts."""
    # rule: planechase.planes
    face = fall(game)
    game.note("rolls", player, text=FACE_NAMES[face], rule="planechase.planes")
    if face == BLANK and any(one.kind == CHAOTIC for one in game.modifiers):
        face = CHAOS
    tell(game, Event(DIE_ROLLED, -1, -1, player, face))
    if face == CHAOS:
        tell(game, Event(CHAOS_ROLLED, -1, -1, player))
    return face


def fall(game: Magic) -> i64:
    """How the die falls: by chance, unless that was settled beforehand."""
    if game.settled_rolls:
        return game.settled_rolls.pop(0)
    side = game.chance.below(SIDES)
    return side if side in (CHAOS, PLANESWALK) else BLANK


def cannot_roll(game: Magic, player: i64, purse: Purse | None = None) -> str:
    """Why a player cannot roll the planar die of their own accord, or nothing."""
    # rule: planechase.planes
    if game.planar < 0:
        return NO_PLANAR_DIE
    if not sorcery_time(game, player):
        return ONLY_OWN_MAIN_PHASE
    if game.rolls[player] == 0:
        return OK
    if purse is None:
        purse = sources.purse_of(game, player)
    return OK if needs.affordable(purse, roll_cost(game, player), 0, 0) else TOO_LITTLE_MANA


def roll_cost(game: Magic, player: i64) -> ManaCost:
    """What a player pays for rolling the planar die now: one more for each time they have done so this turn."""
    # rule: planechase.planes
    return ManaCost(f"{{{game.rolls[player]}}}" if game.rolls[player] else "")


# -- Players who leave -------------------------------------------------------------------------------------------------


def hand_over(game: Magic) -> None:
    """If the planar controller leaves, the next player in turn order who stays becomes it before that."""
    # rule: planechase.planes
    if game.planar < 0 or game.playing[game.planar]:
        return
    old = game.planar
    seats = game.match.seats
    for i in range(1, seats):
        player = (old + (seats - i if game.backwards else i)) % seats
        if game.playing[player]:
            take_over(game, player)
            break
    for one in [*game.triggered, *game.waiting]:  # what a phenomenon does goes on
        if one.player == old and game.cards[game.printed[one.source]].types & PHENOMENON:
            one.player = game.planar


def leave_with(game: Magic, player: i64) -> list[int]:
    """What is face up and leaves with its owner: the planar controller planeswalks away from it."""
    # rule: planechase.planes
    if game.planar < 0 or game.own_match.shared_planes:
        return []
    going = [card for card in face_up(game) if game.owner[card] == player]
    if going:
        leave(game, going, False)
        game.waiting = [one for one in game.waiting if one.ability != game.own_match.planeswalking]
        game.triggered = [one for one in game.triggered if one.ability != game.own_match.planeswalking]
    return going


def follow(game: Magic, gone: list[int]) -> None:
    """Where what was face up has left with its owner, the planar controller turns up the top of the planar deck."""
    # rule: planechase.planes
    if not gone:
        return
    for card in planar_deck(game, game.planar)[:1]:
        turn_up(game, card)
        game.note("planeswalks", game.planar, card, rule="planechase.planes")
        arrive_at(game, card)


# -- Phenomena ---------------------------------------------------------------------------------------------------------


def phenomenon_passed(game: Magic) -> bool:
    """Whether a phenomenon is face up of which no triggered ability is on the stack or on its way to it."""
    # rule: planechase.planes
    return any(not is_pending(game, card) for card in face_up(game, PHENOMENON))


def is_pending(game: Magic, card: i64) -> bool:
    """Whether a face-up card is the source of a triggered ability that has not left the stack."""
    for one in [*game.triggered, *game.waiting]:
        if one.source == card and one.source_state == game.state[card]:
            return True
    return False
