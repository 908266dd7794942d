"""Priority: who may act, and what happens when all pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.kernel.options import Decision
from mulligan.kernel.rules import rule
from mulligan.magic.abilities import Activated
from mulligan.magic.casting import play_land
from mulligan.magic.options import LONE_PASS, priority_options
from mulligan.magic.planes import face_up
from mulligan.magic.procedures import (
    ACTIVATE,
    CAST_SPELL,
    CHECK,
    MAKE_MANA,
    RESOLVE_TOP,
    ROLL,
    Activate,
    CastSpell,
    Check,
    MakeMana,
    Priority,
    Roll,
)
from mulligan.magic.restrictions import trace_refusals
from mulligan.magic.state import Magic
from mulligan.magic.suspending import suspend
from mulligan.magic.tracing import trace_standing

PASSING: Final[list[Decision]] = []  # by player; nobody may change them


@rule("priority.passing", at_work=("priority.active-player-first",))
def settle(game: Magic, priority: Priority) -> None:
    """Before a player gets priority state-based actions happen and triggered abilities go on the stack."""
    if game.unsettled or game.triggered or game.returning:
        game.begin(CHECK, Check([]))
    else:
        game.idle()


@rule("priority.passing", at_work=("priority.active-player-first", "stack.respond"))
def ask_priority(game: Magic, priority: Priority) -> None:
    """The player with priority acts or passes."""
    player = priority.player
    if player < 0 or not game.playing[player]:
        player = game.in_turn_order()[0]
        priority.player = player
        priority.passed = 0
    if not game.fresh:
        game.refresh()
    if game.traced is not None:
        trace_standing(game)
        trace_refusals(game, player)
    if game.rests(player, "priority.passing", "priority"):
        return
    if passes_anyway(game, player):
        game.decision = lone_pass(player)
        return
    options = priority_options(game, player)
    if options is LONE_PASS and game.log is None and game.puppet < 0 and not game.regulations:
        game.decision = lone_pass(player)
    else:
        game.ask(player, "priority.passing", options, at_stake=True, topic="priority")


def passes_anyway(game: Magic, player: i64) -> bool:
    """Whether somebody looks ahead who takes it that this player passes, so that nothing else need be listed.

    Not where more would follow from there being a choice: it ends what looked like a loop.
    """
    if game.looker < 0 or player == game.looker:
        return False
    return game.forced == 0 and game.log is None and game.puppet < 0 and not game.regulations


def lone_pass(player: i64) -> Decision:
    """The decision of a player who can only pass: four of five in a game, so it is made once."""
    while len(PASSING) <= player:
        PASSING.append(Decision(len(PASSING), "priority.passing", LONE_PASS, topic="priority"))
    return PASSING[player]


@rule("priority.passing", at_work=("stack.zone", "stack.resolve"))
def take_priority(game: Magic, priority: Priority) -> None:
    """Whoever acts keeps priority; when all pass in a row the top of the stack resolves, or the step ends."""
    answer = game.answer
    player = priority.player
    verb = answer.verb
    if verb == "pass":
        if game.given_up:
            game.given_up = []
        priority.passed += 1
        if priority.passed == 1 and game.match.seats == 2:
            priority.player = 1 - player
            game.go_to(priority, ask_priority)
            return
        order = game.in_turn_order()
        if priority.passed < len(order):
            priority.player = order[(order.index(player) + 1) % len(order)]
            game.go_to(priority, ask_priority)
        elif game.waiting:
            priority.player = order[0]
            priority.passed = 0
            game.go_to(priority, settle)
            game.begin(RESOLVE_TOP)
        else:
            game.finish(priority)
        return
    if game.own_match.manual and verb != "play" and verb != "roll":
        game.go_to(priority, ask_priority)
        game.before = b""
        game.before = game.to_bytes()  # paying by hand may be given up
    priority.passed = 0
    game.go_to(priority, settle)
    if verb == "play":
        game.given_up = []
        play_land(game, player, answer.card)
    elif verb == "roll":
        game.given_up = []
        plane = face_up(game)[0] if face_up(game) else -1
        game.begin(ROLL, Roll(player), scope=scope(plane, game.own_match.planeswalking, player))
    elif verb == "suspend":
        game.given_up = []
        suspend(game, player, answer.card)
    elif verb == "cast":
        game.begin(CAST_SPELL, CastSpell(answer.card, player))
    elif verb == "cast-face-down":
        game.begin(CAST_SPELL, CastSpell(answer.card, player, down=True))
    elif verb == "turn-face-up":
        morph = game.cards[game.printed[answer.card]].morph
        assert morph is not None
        game.begin(ACTIVATE, Activate(answer.card, player, ability=morph.id))
    elif verb == "activate":
        ability = game.nodes[answer.number]
        assert isinstance(ability, Activated)
        if ability.automatic:
            game.given_up = []
            game.begin(MAKE_MANA, MakeMana(answer.card, player, ability.id))
        else:
            game.begin(ACTIVATE, Activate(answer.card, player, ability=ability.id))
