"""Commander: a legendary creature leads each deck, waits in the command zone, and is cast from there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import Frame
from mulligan.kernel.options import NO, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic.placing import place
from mulligan.magic.procedures import CastSpell, Leave
from mulligan.magic.state import Magic
from mulligan.magic.terms import COMMAND, EXILE, GONE, GRAVEYARD, LIBRARY

DAMAGE_TO_LOSE: Final = 21


@rule("commander.leader", at_work=("zones.command",))
def put_in_command_zone(game: Magic, frame: Frame) -> None:
    """Each player puts the commander face up into the command zone; the other cards are the deck."""
    for player in game.in_turn_order():
        for card in game.pile(player, LIBRARY)[:]:
            if game.is_commander(card):
                place(game, card, COMMAND)
                game.note("puts-commander", player, card, rule="commander.leader")


@rule("commander.game", at_work=("cost.additional",))
def add_tax(game: Magic, cast: CastSpell) -> None:
    """A commander costs {2} more for each time that it was cast from the command zone before."""
    tax = game.commander_tax(cast.card) if game.cast_from[cast.card] == COMMAND else 0
    if tax == 0:
        game.idle()
    cast.less -= tax


@rule("commander.game")
def count_cast(game: Magic, cast: CastSpell) -> None:
    """This time counts when it is cast from the command zone again."""
    if game.cast_from[cast.card] == COMMAND:
        mark = game.commander_mark(cast.card)
        game.commander_casts[mark] = game.commander_casts.get(mark, 0) + 1
    else:
        game.idle()


@rule("commander.game", at_work=("replacement.instead", "zones.command"))
def ask_owner(game: Magic, leaving: Leave) -> None:
    """The owner of a commander that would be put into the graveyard or exiled may put it into the command zone."""
    game.idle()  # asking cites it
    while leaving.asked < len(leaving.cards):
        card = leaving.cards[leaving.asked]
        zone = leaving.zones[leaving.asked]
        if (zone == GRAVEYARD or zone == EXILE) and game.zone[card] != GONE and game.is_commander(card):
            options = [Option(YES), Option(NO)]
            game.ask(game.owner[card], "commander.game", options, about=card, topic="command-zone")
            return
        leaving.asked += 1
    game.go_past(leaving, take_owner_answer)


@rule("commander.game", at_work=("replacement.instead", "zones.command"))
def take_owner_answer(game: Magic, leaving: Leave) -> None:
    """It goes there instead, and does not go where it would have gone."""
    card = leaving.cards[leaving.asked]
    if game.answer.verb == YES:
        leaving.zones[leaving.asked] = COMMAND
        game.note("goes-to-the-command-zone", game.owner[card], card, rule="commander.game")
    leaving.asked += 1
    game.go_to(leaving, ask_owner)


def count_damage(game: Magic, source: i64, player: i64, amount: i64) -> None:
    """What combat damage a commander deals to a player counts to the end of the game."""
    # rule: commander.game
    if source >= 0 and game.is_commander(source):
        key = game.commander_mark(source) * game.match.seats + player
        game.commander_damage[key] = game.commander_damage.get(key, 0) + amount


def commander_tally(game: Magic, player: i64) -> dict[str, int]:
    """How often a player cast the commander from the command zone, what it dealt, and how many it slew."""
    casts = 0
    damage = 0
    slain = 0
    for mark, count in game.commander_casts.items():
        if mark % game.match.seats == player:
            casts += count
    for key, amount in game.commander_damage.items():
        if key // game.match.seats % game.match.seats == player:
            damage += amount
            slain += 1 if amount >= DAMAGE_TO_LOSE else 0
    return {"commander-casts": casts, "commander-damage": damage, "commander-slain": slain}


def is_slain(game: Magic, player: i64) -> bool:
    """Whether one commander has dealt a player so much combat damage that the player loses."""
    # rule: commander.game
    for key, amount in game.commander_damage.items():
        if key % game.match.seats == player and amount >= DAMAGE_TO_LOSE:
            return True
    return False
