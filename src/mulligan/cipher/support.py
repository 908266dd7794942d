"""Support skills, and what becomes of support cards after the battle."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cipher.battle import battling
from mulligan.cipher.columns import Grant
from mulligan.cipher.cost import payable
from mulligan.cipher.procedures import PAY, Paying, RetreatingSupport, SupportSkills
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import RETREAT_INSTEAD, SUPPORT, SUPPORTED_TWICE
from mulligan.cipher.tracing import trace_skill
from mulligan.cipher.zones import to_retreat
from mulligan.kernel.frames import scope
from mulligan.kernel.options import AGREED, CHOOSE, DECLINED, NO, Option
from mulligan.kernel.rules import rule

# -- Support skills ---------------------------------------------------------------------------------------------------


@rule("battle.support-skills", "skills.support", at_work=("cards.several-support-skills",))
def next_support_skill(game: Cipher, skills: SupportSkills) -> None:
    """The next support skill of that kind, if there is one; where it has a cost, its player may pay."""
    cards = game.supporters(skills.player)
    skills.scope = None
    skills.unpaid = False
    skills.index += 1
    if skills.card >= 0 and skills.card not in cards:  # it has gone: the next is where it was
        skills.card = -1
        skills.index = 0
    if skills.at >= len(cards):
        game.finish(skills)
        game.idle()
        return
    card = cards[skills.at]
    skills.card = card
    printed = game.looks(card).supports
    if skills.index >= len(printed) and skills.at + 1 < len(cards):
        skills.at += 1
        skills.card = -1
        skills.index = -1
        game.go_again(skills)
        return
    if skills.index >= len(printed):
        if not skills.twice and game.has_bar(battling(game, skills.player), SUPPORTED_TWICE):
            skills.twice = True
            skills.at = 0
            skills.card = -1
            skills.index = -1
            game.go_again(skills)
            return
        game.finish(skills)
        game.idle()
        return
    skill = printed[skills.index]
    if not (skill.attack if skills.attack else skill.defence):
        game.go_again(skills)
        return
    acting = scope(card, skill.id, skills.player)
    if (skill.limits and not skill.allowed(game, acting)) or not game.usable(card, skill):
        game.go_again(skills)
        return
    skills.scope = acting
    game.answer = AGREED
    if skill.costs:
        if not payable(game, acting, skill.costs) or not skill.effect.possible(game, acting):
            game.go_again(skills)
            return
        game.ask(skills.player, "triggers.optional-cost", [AGREED, DECLINED], about=card, topic="pay")


@rule("golden.if-cost-paid", "cost.when")
def pay_for_support_skill(game: Cipher, skills: SupportSkills) -> None:
    """Its cost is paid, if it has one."""
    scope = skills.scope
    assert scope is not None
    if game.answer.verb == NO:
        game.go_to(skills, next_support_skill)
        return
    skill = game.looks(scope.source).supports[skills.index]
    if skill.costs:
        game.begin(PAY, Paying(skill.id), scope)
    else:
        game.idle()


@rule("battle.support-skills", at_work=("skills.in-order",))
def carry_out_support_skill(game: Cipher, skills: SupportSkills) -> None:
    """It is carried out; then the next."""
    scope = skills.scope
    assert scope is not None
    game.go_to(skills, next_support_skill)
    if skills.unpaid:
        return
    skill = game.looks(scope.source).supports[skills.index]
    game.note("support-skill", skills.player, scope.source, text=skill.name)
    trace_skill(game, skill)
    game.resolve(skill.effect.id, scope)


# -- After the battle -------------------------------------------------------------------------------------------------


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


@rule("replacement.instead", at_work=("battle.supports-retreat",))
def ask_replacement(game: Cipher, retreating: RetreatingSupport) -> None:
    """Where several things may happen instead of the retreat, the card's player picks one."""
    cards = game.supporters(retreating.player)
    if not cards:
        game.finish(retreating)
        game.idle()
        return
    retreating.card = cards[0]
    found = replacements(game, retreating.player, retreating.card)
    if not found:
        retreating.replaced = False
        game.idle()
        return
    retreating.replaced = True
    options = [Option(CHOOSE, grant.source, number=i) for i, grant in enumerate(found)]
    game.ask(retreating.player, "replacement.instead", options, about=retreating.card, topic="instead")


@rule("replacement.instead")
def replace_retreat(game: Cipher, retreating: RetreatingSupport) -> None:
    """What was picked happens instead."""
    if not retreating.replaced:
        game.idle()
        return
    grant = replacements(game, retreating.player, retreating.card)[game.answer.number]
    acting = scope(grant.source, grant.amount, retreating.player)
    acting.subject = retreating.card
    acting.it = [retreating.card]
    game.resolve(grant.node, acting)


@rule("battle.supports-retreat")
def retreat_support(game: Cipher, retreating: RetreatingSupport) -> None:
    """What still lies in the support area retreats."""
    if game.zone[retreating.card] == SUPPORT:
        to_retreat(game, [retreating.card])
    game.go_to(retreating, ask_replacement)
