"""Support skills, and what becomes of support cards after the battle."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cipher.battle import battling
from mulligan.cipher.citations import cite_skill
from mulligan.cipher.columns import Grant
from mulligan.cipher.cost import payable
from mulligan.cipher.procedures import PAY
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import RETREAT_INSTEAD, SUPPORT
from mulligan.cipher.zones import to_retreat
from mulligan.kernel.frames import Plain, scope
from mulligan.kernel.options import AGREED, CHOOSE, DECLINED, NO, Option
from mulligan.kernel.procedures import OVER
from mulligan.kernel.rules import rule

# -- Support skills. In the frame: a the player, b the last skill carried out, c 1 for the attack kind ---------------


@rule("battle.support-skills", "skills.support", "cards.several-support-skills")
def next_support_skill(game: Cipher, frame: Plain) -> None:
    """The next support skill of that kind, if there is one; where it has a cost, its player may pay."""
    cards = game.supporters(frame.a)
    frame.scope = None
    frame.b += 1
    if not cards:
        frame.pc = OVER
        return
    skills = game.looks(cards[0]).supports
    if frame.b >= len(skills):
        frame.pc = OVER
        return
    skill = skills[frame.b]
    if (skill.attack if frame.c == 1 else skill.defence) is False:
        frame.pc -= 1
        return
    place = scope(cards[0], skill.id, frame.a)
    if skill.limits and not skill.allowed(game, place):
        frame.pc -= 1
        return
    frame.scope = place
    frame.node = skill.id
    game.answer = AGREED
    if skill.costs:
        if not payable(game, place, skill.costs) or not skill.effect.possible(game, place):
            frame.pc -= 1
            return
        game.ask(frame.a, "triggers.optional-cost", [AGREED, DECLINED], about=cards[0], topic="pay")


@rule("golden.if-cost-paid", "cost.when")
def pay_for_support_skill(game: Cipher, frame: Plain) -> None:
    """Its cost is paid, if it has one."""
    place = frame.scope
    assert place is not None
    if game.answer.verb == NO:
        frame.pc -= 2
        return
    skill = game.looks(place.source).supports[frame.b]
    if skill.costs:
        game.begin_plain(PAY, scope=place, node=skill.id)


@rule("battle.support-skills", "skills.in-order")
def carry_out_support_skill(game: Cipher, frame: Plain) -> None:
    """It is carried out; then the next."""
    place = frame.scope
    assert place is not None
    skill = game.looks(place.source).supports[frame.b]
    frame.pc = 0
    game.note("support-skill", frame.a, place.source, text=skill.name)
    cite_skill(game, skill)
    game.resolve(skill.effect.id, place)


# -- After the battle. In the frame: a the player, b the card, c the grant or modifier that replaces its retreat -----


def replacements(game: Cipher, player: i64, card: i64) -> list[Grant]:
    """What may happen to a support card instead of its retreat."""
    # rule: replacement.instead
    found: list[Grant] = []
    if not game.granted(1 << RETREAT_INSTEAD):
        return found
    unit = battling(game, player)
    for grant in game.grants:
        if grant.kind == RETREAT_INSTEAD and (grant.card == card or grant.card == unit):
            found.append(grant)
    return found


@rule("battle.supports-retreat", "replacement.instead")
def ask_replacement(game: Cipher, frame: Plain) -> None:
    """Where several things may happen instead of the retreat, the card's player picks one."""
    cards = game.supporters(frame.a)
    if not cards:
        frame.pc = OVER
        return
    frame.b = cards[0]
    found = replacements(game, frame.a, frame.b)
    if not found:
        frame.c = -1
        return
    frame.c = 1
    options = [Option(CHOOSE, grant.source, number=i) for i, grant in enumerate(found)]
    game.ask(frame.a, "replacement.instead", options, about=frame.b, topic="instead")


@rule("replacement.instead")
def replace_retreat(game: Cipher, frame: Plain) -> None:
    """What was picked happens instead."""
    if frame.c < 0:
        return
    grant = replacements(game, frame.a, frame.b)[game.answer.number]
    place = scope(grant.source, grant.amount - 1, frame.a)
    place.subject = frame.b
    place.it = [frame.b]
    game.resolve(grant.node, place)


@rule("battle.supports-retreat")
def retreat_support(game: Cipher, frame: Plain) -> None:
    """What still lies in the support area retreats."""
    if game.zone[frame.b] == SUPPORT:
        to_retreat(game, [frame.b])
    frame.pc = 0
