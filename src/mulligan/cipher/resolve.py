"""Triggered skills: one at a time, the turn player's first, what has just triggered before what waits."""

from __future__ import annotations

from mulligan.cardlang.control import May
from mulligan.cipher.check import draw_bonus
from mulligan.cipher.cost import payable
from mulligan.cipher.loops import noted_position
from mulligan.cipher.procedures import PAY, Check, Paying
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import HAND, IN_HAND, WATCH_USED
from mulligan.cipher.triggers import ability_of, cause_of
from mulligan.cipher.use import lost_by_copying
from mulligan.kernel.frames import Scope
from mulligan.kernel.options import DONE, ENOUGH, NO, RESOLVE, YES, Option
from mulligan.kernel.rules import rule

# The steps follow rule processing in the check timing. The skill being resolved is check.scope. A waiting skill's tag
# is its wave: what triggers while another skill resolves comes before what waited already.


def gather(game: Cipher) -> None:
    """What has triggered waits to be chosen; what triggered in a hand is cleared where its card lies face down now."""
    # rule: triggers.follow-the-card triggers.lost-from-hand
    if game.triggered:
        game.waiting.extend(game.triggered)
        game.triggered = []
    if game.own_match.hand_skills:
        game.waiting = [one for one in game.waiting if one.flags & IN_HAND == 0 or game.face_down[one.source] == 0]


def in_hand(game: Cipher, one: Scope) -> bool:
    """Whether a waiting skill triggered in a hand, where its card still is."""
    return one.flags & IN_HAND != 0 and game.zone[one.source] == HAND


@rule(
    "check.triggers",
    "triggers.choose",
    at_work=(
        "triggers.new-before-waiting",
        "triggers.all-new-first",
        "triggers.hand-may-decline",
        "triggers.hand-stays-secret",
        "skills.automatic-must",
    ),
)
def choose_skill(game: Cipher, check: Check) -> None:
    """The turn player, or else the other, chooses a triggered skill; those of cards in hand may be passed over."""
    gather(game)
    check.scope = None
    if not game.waiting:
        game.finish(check)
        game.idle()
        if game.past_events:
            game.past_events = []
        return
    newest = 0
    oldest = game.waiting[0].stamp
    for one in game.waiting:
        newest = max(newest, one.stamp)
        oldest = min(oldest, one.stamp)
    if newest != oldest:
        game.cite("triggers.new-before-waiting", "triggers.all-new-first")
    for i in range(2):
        player = (game.active + i) % 2
        options: list[Option] = []
        forced = False
        for number, one in enumerate(game.waiting):
            # rule: triggers.new-before-waiting triggers.all-new-first
            if one.player == player and one.stamp == newest:
                hand = in_hand(game, one)
                forced = forced or not hand
                ability = ability_of(game, one)
                subject = one.subject if one.subject != one.source and ability.about_event else -1
                option = Option(RESOLVE, one.source, subject, ability=ability.index, number=number)
                if not any(
                    other.card == option.card and other.target == option.target and other.ability == option.ability
                    for other in options
                ):
                    options.append(option)
        if options:
            check.player = player
            if not forced:  # rule: triggers.hand-may-decline skills.automatic-must
                options.append(ENOUGH)
            game.ask(player, "triggers.choose", options, topic="triggers")
            return


@rule("triggers.choose", at_work=("triggers.hand-may-decline",))
def take_skill(game: Cipher, check: Check) -> None:
    """The skill chosen is resolved next; hand skills passed over are cleared, and nobody needs to know."""
    if game.answer.verb == DONE:
        game.waiting = [one for one in game.waiting if one.player != check.player or not in_hand(game, one)]
        game.go_to(check, choose_skill)
        return
    check.scope = game.waiting.pop(game.answer.number).copy()  # rule: triggers.cleared-even-in-vain
    game.cause = cause_of(check.scope)
    if game.state[check.scope.source] != check.scope.source_state:
        game.cite("triggers.follow-the-card")
    noted_position(game)


@rule(
    "triggers.if-on-resolution",
    at_work=("triggers.in-case-on-resolution", "triggers.unmet-is-not-used", "golden.if", "golden.in-case"),
)
def judge_condition(game: Cipher, check: Check) -> None:
    """If its condition does not hold now, the skill is cleared and was not used."""
    scope = check.scope
    assert scope is not None
    ability = ability_of(game, scope)
    if ability.only_if is None:
        game.idle()
    elif not ability.only_if.holds(game, scope):  # rule: triggers.in-case-on-resolution
        game.cite("triggers.unmet-is-not-used")
        clear(game, check, False)  # rule: triggers.unmet-is-not-used


@rule(
    "triggers.optional-cost",
    at_work=(
        "golden.if-cost-paid",
        "triggers.failed-cost",
        "cost.when",
        "cost.all-or-nothing",
        "cost.failed-clears-trigger",
    ),
)
def ask_cost(game: Cipher, check: Check) -> None:
    """Where a cost may be paid its player is asked, unless it cannot be paid or would be paid for nothing."""
    scope = check.scope
    assert scope is not None
    ability = ability_of(game, scope)
    if not ability.costs:
        game.idle()
        return
    if not payable(game, scope, ability.costs):
        game.cite("triggers.failed-cost", "cost.all-or-nothing", "cost.failed-clears-trigger")
        clear(game, check, False)
    elif not ability.effect.possible(game, scope):
        clear(game, check, False)
    else:
        options = [Option(YES), Option(NO)]
        game.ask(scope.player, "triggers.optional-cost", options, about=scope.source, topic="pay")


@rule("triggers.optional-cost", at_work=("triggers.decline-cost", "triggers.declined-cost-is-not-used"))
def pay_cost(game: Cipher, check: Check) -> None:
    """The cost is paid in full, or the skill is cleared and was not used."""
    scope = check.scope
    assert scope is not None
    ability = ability_of(game, scope)
    if not ability.costs:
        game.idle()
    elif game.answer.verb == NO:  # rule: triggers.decline-cost
        game.cite("triggers.decline-cost", "triggers.declined-cost-is-not-used")
        clear(game, check, False)  # rule: triggers.declined-cost-is-not-used
    else:
        game.begin(PAY, Paying(ability.id), scope)


@rule("triggers.may")
def ask_may(game: Cipher, check: Check) -> None:
    """Where its player may decline they are asked; an effect that could do nothing is declined by itself."""
    scope = check.scope
    assert scope is not None
    if check.unpaid:  # rule: triggers.failed-cost cost.failed-clears-trigger
        clear(game, check, False)
        return
    effect = ability_of(game, scope).effect
    if not isinstance(effect, May):
        game.idle()
    elif not effect.possible(game, scope):
        clear(game, check, False)
    else:
        game.ask(scope.player, "triggers.may", [Option(YES), Option(NO)], about=scope.source, topic="may")


@rule(
    "triggers.effect",
    at_work=("triggers.decline", "triggers.declined-is-not-used", "skills.in-order", "golden.do-what-is-possible"),
)
def carry_out(game: Cipher, check: Check) -> None:
    """The effect is carried out, as far as it can be."""
    scope = check.scope
    assert scope is not None
    ability = ability_of(game, scope)
    effect = ability.effect
    if isinstance(effect, May):
        if game.answer.verb == NO:  # rule: triggers.decline
            game.cite("triggers.decline", "triggers.declined-is-not-used")
            game.idle()
            clear(game, check, False)  # rule: triggers.declined-is-not-used
            return
        effect = effect.effect
    game.note("resolves", scope.player, scope.source, text=ability.name)
    game.resolve(effect.id, scope)


@rule("triggers.clear", "check.again-after-a-skill", at_work=("triggers.cleared-even-in-vain", "triggers.mark-used"))
def clear_skill(game: Cipher, check: Check) -> None:
    """The skill is cleared, whatever it did; a limited one is marked as used. Then the check begins again."""
    clear(game, check, True)


def clear(game: Cipher, check: Check, used: bool) -> None:
    """A triggered skill has been dealt with, used or not; what triggered meanwhile comes before what still waits."""
    scope = check.scope
    assert scope is not None
    ability = ability_of(game, scope)
    if used:
        if game.state[scope.source] == scope.source_state and not lost_by_copying(game, scope.source, ability):
            game.used[scope.source] |= 1 << ability.index
            game.touch(WATCH_USED)
        if ability.once:  # rule: triggers.mark-used
            game.cite("triggers.mark-used")
            game.waiting = [one for one in game.waiting if one.source != scope.source or one.ability != scope.ability]
            game.triggered = [
                one for one in game.triggered if one.source != scope.source or one.ability != scope.ability
            ]
    if game.triggered:
        newest = 0
        for one in game.waiting:
            newest = max(newest, one.stamp)
        for one in game.triggered:
            one.stamp += newest + 1
        game.waiting.extend(game.triggered)
        game.triggered = []
    game.cause = None
    check.unpaid = False
    check.scope = None
    game.go_to(check, draw_bonus)
