"""Players: losing, leaving, winning; and what a player who leaves takes along."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, Resolve, scope
from mulligan.kernel.game import DRAWN
from mulligan.kernel.modifiers import WHILE_SOURCE, Modifier
from mulligan.kernel.options import Decision
from mulligan.magic import layers
from mulligan.magic.acts import end_until_turn_of
from mulligan.magic.placing import forget, place, remember
from mulligan.magic.planes import follow, hand_over, leave_with
from mulligan.magic.procedures import Priority
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    COMMAND,
    CONTROL,
    EXILE,
    EXTRA_TURN,
    GONE,
    LEFT,
    PLANAR,
    SKIP,
    STACK,
    UNTIL_IT_LEAVES,
    WHILE_MINE_TAPPED,
    WHOLE_TURN,
    ZONES,
)
from mulligan.magic.triggers import tell
from mulligan.magic.zones import carry, let_go, move


def lose(game: Magic, players: list[int], asking: bool = True) -> None:
    """Players lose at the same time and leave the game; in Two-Headed Giant a team loses as one."""
    # rule: ending.win ending.draw players.life-total two-headed-giant.team
    leaving: list[int] = []
    for player in players:
        for other in range(game.match.seats):
            together = other == player or (game.own_match.shared_life and game.match.together(other, player))
            if together and game.playing[other] and other not in leaving:
                leaving.append(other)
    left = [player for player in range(game.match.seats) if game.playing[player] and player not in leaving]
    for player in leaving:
        game.playing[player] = False
        game.note("loses", player, rule="ending.win")
    if not left:
        finish(game, DRAWN)
    elif all(game.match.together(left[0], player) for player in left):
        finish(game, left[0])
    else:
        hand_over(game)
        for player in leaving:
            take_along(game, player, asking)


def kept_from_losing(game: Magic, player: i64) -> bool:
    """Whether a card keeps a player, or in Two-Headed Giant the player's team, from losing the game."""
    # rule: golden.card-over-rulebook two-headed-giant.team
    if not game.fresh:
        game.refresh()
    for source, whose, node in game.rules_that("keeps_from_losing"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        for head in range(game.match.seats):
            if head == player or (game.own_match.shared_life and game.match.together(head, player)):
                if regulation.keeps_from_losing(game, scope(source, node, whose), head):
                    return True
    return False


def kept_from_winning(game: Magic, player: i64) -> bool:
    """Whether a card of an opponent keeps a player from winning the game."""
    # rule: golden.card-over-rulebook
    if not game.fresh:
        game.refresh()
    for source, whose, node in game.rules_that("keeps_from_winning"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.keeps_from_winning(game, scope(source, node, whose), player):
            return True
    return False


def take_along(game: Magic, player: i64, asking: bool) -> None:
    """All cards of a player who left go with them; what they controlled of others goes back or is exiled.

    What their spells did lasts as long as they said, but for what lasts while they control something.
    """
    # rule: players.owner ending.concede
    game.cite("players.owner")
    if player == game.puppet or player == game.master:
        game.puppet = -1
        game.master = -1
    kept: list[Modifier] = []
    for one in game.modifiers:
        if (one.kind == CONTROL and one.amount == player) or (
            one.until in (WHILE_SOURCE, WHILE_MINE_TAPPED) and one.player == player
        ):
            game.fresh = False
        elif one.kind == UNTIL_IT_LEAVES and game.owner[one.source] == player:
            if game.owner[one.card] != player:
                game.returning.append(one.card)
        else:
            kept.append(one)
    layers.end_all_but(game, kept)
    up = leave_with(game, player)
    for card in game.piles[player * ZONES + BATTLEFIELD]:
        remember(game, card)
    for card in game.piles[player * ZONES + BATTLEFIELD]:  # they leave the battlefield with their owner
        tell(game, Event(LEFT, card, -1, game.controller[card], GONE))
    for zone in range(ZONES - 1):
        for card in game.piles[player * ZONES + zone][:]:
            if game.own_match.shared_planes and game.cards[game.printed[card]].types & PLANAR:
                continue  # the planar deck that all share
            if zone == BATTLEFIELD:
                forget(game, card)
            place(game, card, GONE, False)
    let_go(game)
    game.modifiers = [one for one in game.modifiers if one.card < 0 or game.zone[one.card] != GONE]
    game.triggered = [one for one in game.triggered if one.player != player]
    for waiting in game.waiting[:]:
        if waiting.player == player:
            game.waiting.remove(waiting)
            game.left_stack += 1
            if game.zone[waiting.source] == STACK:
                leave_behind(game, [waiting.source], asking)
    game.refresh()
    others = [card for card in game.field[player] if game.owner[card] != player]
    if others:
        leave_behind(game, others, asking)
    follow(game, up)
    game.unsettled = True


def leave_behind(game: Magic, cards: list[int], asking: bool) -> None:
    """What a player who left controlled of others is exiled; a commander, where nobody can be asked, is not lost."""
    # rule: players.owner commander.game
    if asking:
        move(game, cards, EXILE)
    else:
        where: list[int] = [COMMAND if game.is_commander(card) else EXILE for card in cards]
        carry(game, cards, where, EXILE, True)


def finish(game: Magic, winner: i64) -> None:
    """The game is over."""
    # rule: ending.win ending.draw turn.next-turn
    if not game.over:
        game.over = True
        game.result = winner
        game.fresh = False  # who has left is nobody's opponent any more
        game.decision = None
        for card in range(len(game.down)) if game.own_match.morphs else []:
            if game.down[card]:
                game.reveal(card)
        game.trace("turn.next-turn")
        if winner == DRAWN:
            game.note("is-drawn", rule="ending.draw")
        else:
            game.note("wins", winner, rule="ending.win")


def concede(game: Magic, player: i64) -> None:
    """A player gives up, loses and leaves; what they were doing stops, and the game goes on without them."""
    # rule: ending.concede
    if not game.playing[player]:
        return
    decision = game.decision
    puppet = game.puppet
    master = game.master
    game.note("concedes", player, rule="ending.concede")
    lose(game, [player], False)
    if game.over:
        return
    gone = [other for other in range(game.match.seats) if not game.playing[other]]
    asked = decision is not None and (decision.player in gone or (puppet in gone and decision.player == master))
    kept: list[Frame] = []
    for one in game.frames:
        if one.scope is not None and one.scope.player in gone:
            break
        kept.append(one)
    dropped = len(kept) < len(game.frames)
    game.frames = kept
    top = kept[-1]
    if isinstance(top, Priority):
        game.decision = None
        top.passed = 0
        game.start_over(top)
    elif asked and not dropped:
        game.decision = None
        if isinstance(top, Resolve):
            game.frames.pop()  # what they would have chosen is not done
        else:
            game.go_again(top)
    elif dropped:
        game.decision = None
    elif decision is not None:
        left = [
            option
            for option in decision.options
            if option.player not in gone and (option.card < 0 or game.zone[option.card] != GONE)
        ]
        if left and len(left) < len(decision.options):
            game.decision = Decision(decision.player, decision.rule, left, decision.about, decision.topic)


def skips(game: Magic, player: i64, what: i64) -> bool:
    """Whether a player skips a turn or step because of an effect, which is used up by that."""
    # rule: golden.card-over-rulebook
    for modifier in game.modifiers:
        if modifier.kind == SKIP and modifier.amount == what and modifier.whose == player:
            game.modifiers = [one for one in game.modifiers if one is not modifier]
            game.cite("golden.card-over-rulebook")
            return True
    return False


def skips_turn(game: Magic, player: i64) -> bool:
    """Whether a player, or one of a team that takes its turns together, skips the next turn."""
    # rule: golden.card-over-rulebook two-headed-giant.team
    for head in range(game.match.seats):
        if head == player or (game.own_match.shared_turns and game.match.together(head, player)):
            if skips(game, head, WHOLE_TURN):
                return True
    return False


def next_to_act(game: Magic) -> i64:
    """The player, or the first of the team, whose turn comes next."""
    # rule: turn.next-turn two-headed-giant.team golden.card-over-rulebook archenemy.schemes
    game.schemeless = False
    for modifier in reversed(game.modifiers):
        if modifier.kind == EXTRA_TURN:
            game.modifiers = [one for one in game.modifiers if one is not modifier]
            if game.playing[modifier.player] and not skips_turn(game, modifier.player):
                game.schemeless = modifier.amount != 0
                if game.resumes_after < 0:
                    game.resumes_after = game.active
                return modifier.player
    last = game.resumes_after if game.resumes_after >= 0 else game.active  # extra turns are put in between
    game.resumes_after = -1
    skipped: list[int] = []
    seats = game.match.seats
    for i in range(1, seats):
        player = (last + (seats - i if game.backwards else i)) % seats
        had = game.own_match.shared_turns and any(game.match.together(player, one) for one in [last, *skipped])
        if game.playing[player] and not had:
            if game.modifiers and skips_turn(game, player):
                end_until_turn_of(game, player)
                skipped.append(player)
                continue
            return player
        if not game.playing[player]:
            end_until_turn_of(game, player)
    return last


def acting(game: Magic) -> list[int]:
    """The players whose turn it is: the active player, or the team."""
    if not game.own_match.shared_turns:
        return game.match.alone[game.active] if game.playing[game.active] else []
    return [player for player in game.in_turn_order() if game.is_active(player)]
