"""Priority: who may act, and what happens when all pass."""

from __future__ import annotations

from mulligan.kernel.frames import Plain, scope
from mulligan.kernel.procedures import OVER
from mulligan.kernel.rules import rule
from mulligan.magic.abilities import Activated, Regulation
from mulligan.magic.casting import play_land
from mulligan.magic.options import priority_options
from mulligan.magic.procedures import ACTIVATE, CAST_SPELL, CHECK, MAKE_MANA, RESOLVE_TOP
from mulligan.magic.restrictions import cite_standing
from mulligan.magic.state import Magic


@rule("priority.passing", "priority.active-player-first")
def settle(game: Magic, frame: Plain) -> None:
    """Before a player gets priority state-based actions happen and triggered abilities go on the stack."""
    if game.unsettled or game.triggered or game.returning:
        game.begin_plain(CHECK)


@rule("priority.passing", "priority.active-player-first", "stack.respond")
def ask_priority(game: Magic, frame: Plain) -> None:
    """The player with priority acts or passes. Frame: who has it, how many have passed in a row."""
    player = frame.a
    if player < 0 or not game.playing[player]:
        player = game.in_turn_order()[0]
        frame.a = player
        frame.b = 0
    if not game.fresh:
        game.refresh()
    if game.regulations:
        show_tops(game)
    if game.log is not None:
        cite_standing(game, player)
    game.ask(player, "priority.passing", priority_options(game, player), at_stake=True, topic="priority")


def show_tops(game: Magic) -> None:
    """Players who play with the top card of their library revealed show it."""
    # rule: zones.reveal
    for source, player, node in game.regulations:
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if game.library(player) and regulation.shows_top(game, scope(source, node, player), player):
            game.reveal(game.library(player)[0])


@rule("priority.passing", "stack.zone", "stack.resolve")
def take_priority(game: Magic, frame: Plain) -> None:
    """Whoever acts keeps priority; when all pass in a row the top of the stack resolves, or the step ends."""
    answer = game.answer
    player = frame.a
    verb = answer.verb
    if verb == "pass":
        if game.given_up:
            game.given_up = []
        frame.b += 1
        if frame.b == 1 and game.match.seats == 2:
            frame.a = 1 - player
            frame.pc = 1
            return
        order = game.in_turn_order()
        if frame.b < len(order):
            frame.a = order[(order.index(player) + 1) % len(order)]
            frame.pc = 1
        elif game.waiting:
            frame.a = order[0]
            frame.b = 0
            frame.pc = 0
            game.begin_plain(RESOLVE_TOP)
        else:
            frame.pc = OVER
        return
    if game.book.manual and verb != "play":
        frame.pc = 1
        game.before = b""
        game.before = game.to_bytes()  # paying by hand may be given up
    frame.b = 0
    frame.pc = 0
    if verb == "play":
        game.given_up = []
        play_land(game, player, answer.card)
    elif verb == "cast":
        game.begin_plain(CAST_SPELL, answer.card, player)
    elif verb == "activate":
        ability = game.nodes[answer.number]
        assert isinstance(ability, Activated)
        if ability.automatic:
            game.given_up = []
            game.begin_plain(MAKE_MANA, answer.card, player, ability.id)
        else:
            game.begin_plain(ACTIVATE, answer.card, player, ability.id)
