"""Deploying units, and levelling them up or changing their class."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards
from mulligan.cipher.columns import of_player
from mulligan.cipher.loops import forget_loops
from mulligan.cipher.printed import UNSETTLED
from mulligan.cipher.procedures import DEPLOY, LEVEL_UP, Deploying, LevellingUp
from mulligan.cipher.refusals import (
    NAME_ON_BATTLEFIELD,
    NOT_A_UNIT,
    NOT_IN_HAND,
    NOT_YOURS,
    OK,
    OTHER_NAME,
    SKILL_FORBIDS_DEPLOYING,
    SYMBOL_MISSING,
    TOO_FEW_BONDS,
)
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    AS_TURN_ACTION,
    BACK,
    BACK_WORD,
    BONUS,
    BY_CLASS_CHANGE,
    CHANGED,
    CLASS_CHANGE_COST,
    DEPLOYMENT,
    DEPLOYMENT_STARTED,
    FRONT,
    FRONT_WORD,
    HAND,
    LEVELLED,
    NO_DEPLOY,
    NO_DEPLOY_BY_SKILL,
    NO_LEVEL_UP,
    SYMBOLS,
    UNITS_MARKED,
    ZONES,
)
from mulligan.cipher.triggers import tell
from mulligan.cipher.zones import deploy, levelled_up, stack_on
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, scope
from mulligan.kernel.options import DONE, ENOUGH, Option, Stock
from mulligan.kernel.rules import rule

TO_FRONT: Final = Stock("deploy", FRONT_WORD)
TO_BACK: Final = Stock("deploy", BACK_WORD)
LEVEL_UPS: Final = Stock("level-up")


def shown_symbols(game: Cipher, player: i64) -> i64:
    """The symbols on a player's face-up bonds."""
    # rule: zones.face-down-bonds-are-blank
    signs: i64 = 0
    if game.own_match.far_signs:
        for card in game.bonds(player):
            signs |= game.signs_of(card)
        return signs & SYMBOLS
    symbols = game.own_match.symbols
    for card in game.bonds(player):
        if game.face_down[card] == 0:
            signs |= symbols[game.printed[card]]
    return signs


def is_barred(game: Cipher, kind: i64, player: i64, card: i64) -> bool:
    """Whether an effect keeps a player from deploying a card, in one way or by skills."""
    # rule: golden.cannot-beats-can
    for grant in game.grants:
        if grant.kind == kind and grant.card == of_player(player):
            what = game.nodes[grant.node]
            assert isinstance(what, Cards)
            acting = scope(grant.source, -1, grant.player)
            acting.named = grant.amount
            if what.fits(game, acting, card):
                game.cite("golden.cannot-beats-can")
                return True
    return False


def cannot_be_deployed(game: Cipher, player: i64, card: i64, by_skill: bool = False) -> str:
    """Why a card may not be put on the battlefield as a unit at all, if so: by the rules or by an effect."""
    # rule: deployment.no-second-of-a-name golden.cannot-beats-can golden.card-over-rule
    if game.grants_some(1 << NO_DEPLOY) and is_barred(game, NO_DEPLOY, player, card):
        return SKILL_FORBIDS_DEPLOYING
    if by_skill and game.grants_some(1 << NO_DEPLOY_BY_SKILL) and is_barred(game, NO_DEPLOY_BY_SKILL, player, card):
        return SKILL_FORBIDS_DEPLOYING
    printed = game.card(card)
    for special in printed.specials:
        if special.forbids_deploy(game, player, card) or (by_skill and special.forbids_skills()):
            return SKILL_FORBIDS_DEPLOYING
    for pile in range(player * ZONES + FRONT, player * ZONES + BACK + 1):
        for unit in game.piles[pile]:
            if game.share_name(unit, card) and not printed.many:
                return NAME_ON_BATTLEFIELD
    return OK


def cannot_deploy(game: Cipher, player: i64, card: i64) -> str:
    """Why the turn player may not deploy a card from hand now, if so."""
    # rule: deployment.deploy cards.deploy-cost
    if game.zone[card] != HAND or game.controller[card] != player:
        return NOT_IN_HAND
    printed = game.card(card)
    if game.spent[player] + cost_in_hand(game, player, card) > len(game.bonds(player)):
        return TOO_FEW_BONDS
    if printed.signs & SYMBOLS & ~shown_symbols(game, player):
        return SYMBOL_MISSING
    return cannot_be_deployed(game, player, card)


def cost_in_hand(game: Cipher, player: i64, card: i64) -> i64:
    """What deploying a card from hand costs: what is printed on it, unless skills say otherwise, its own first."""
    # rule: cards.deploy-cost golden.card-over-rule
    plain = game.own_match.costs[game.printed[card]]
    if plain >= 0:
        return plain
    printed = game.card(card)
    changed = game.cost_of(card) - printed.cost
    if printed.specials:
        for special in printed.specials:
            cost = special.deploy_cost(game, player, card)
            if cost >= 0:
                return max(0, cost + changed)
    return max(0, printed.cost + changed)


def price(game: Cipher, player: i64, card: i64) -> i64:
    """What levelling up with a card costs: its class change cost if it has one, else its deployment cost."""
    # rule: deployment.class-change-forced cards.class-change-cost
    change = game.own_match.class_changes[game.printed[card]]
    if change == UNSETTLED:
        change = game.class_change_of(card)
    if change < 0:
        return cost_in_hand(game, player, card)
    if game.grants_some(1 << CLASS_CHANGE_COST):  # rule: golden.card-over-rule
        for grant in game.grants:
            if grant.kind == CLASS_CHANGE_COST and grant.card == card:
                change += grant.amount
    return max(0, change)


def can_be_put_on(game: Cipher, player: i64, card: i64, onto: i64) -> bool:
    """Whether a card may be put on a unit to level it up: it has its name, or says itself on whom it goes."""
    # rule: deployment.level-up-same-name golden.card-over-rule golden.cannot-beats-can
    if game.has_bar(onto, NO_LEVEL_UP):
        return False
    if game.share_name(card, onto):
        return True
    for special in game.card(card).specials:
        if special.goes_on(game, player, card, onto):
            return True
    return False


def cannot_level_up(game: Cipher, player: i64, card: i64, onto: i64) -> str:
    """Why the turn player may not level a unit up with a card from hand now, if so."""
    # rule: deployment.level-up deployment.level-up-own deployment.level-up-same-name
    if game.zone[card] != HAND or game.controller[card] != player:
        return NOT_IN_HAND
    if not game.is_unit(onto):
        return NOT_A_UNIT
    if game.controller[onto] != player:
        return NOT_YOURS
    if not can_be_put_on(game, player, card, onto):
        return OTHER_NAME
    if game.spent[player] + price(game, player, card) > len(game.bonds(player)):
        return TOO_FEW_BONDS
    if game.card(card).signs & SYMBOLS & ~shown_symbols(game, player):
        return SYMBOL_MISSING
    return OK


def deployment_options(game: Cipher, player: i64) -> list[Option]:
    """Everything a player may do in the deployment phase, in a fixed order."""
    # rule: deployment.level-up-own deployment.level-up-same-name
    options: list[Option] = []
    left = len(game.bonds(player)) - game.spent[player]
    missing = ~shown_symbols(game, player)
    symbols = game.own_match.symbols
    least_costs = game.own_match.least_costs
    able: list[int] = []
    for card in game.hand(player):
        number = game.printed[card]
        if symbols[number] & missing == 0:
            least = least_costs[number]
            if least < 0:
                least = min(cost_in_hand(game, player, card), price(game, player, card))
            if least <= left:
                able.append(card)
    for card in game.distinct(able, player):
        barred = game.grants_some(1 << NO_DEPLOY) and is_barred(game, NO_DEPLOY, player, card)
        plain = not game.card(card).specials  # then it goes by its name alone where it may be put
        namesake = game.namesake(player, card) if plain else -1
        if cost_in_hand(game, player, card) <= left:
            if namesake < 0 and not barred if plain else not cannot_be_deployed(game, player, card):
                options.append(TO_FRONT.of(card))
                options.append(TO_BACK.of(card))
        if (namesake >= 0 or not plain) and price(game, player, card) <= left:
            for pile in range(player * ZONES + FRONT, player * ZONES + BACK + 1):
                for unit in game.piles[pile]:
                    if can_be_put_on(game, player, card, unit):
                        options.append(LEVEL_UPS.aim(card, unit, len(game.tapped)))
    return options


# -- The phase -------------------------------------------------------------------------------------------------------


@rule("turn.phases")
def begin_phase(game: Cipher, phase: Frame) -> None:
    """The deployment phase begins."""
    game.phase = DEPLOYMENT
    forget_loops(game)
    if game.own_match.listened[DEPLOYMENT_STARTED]:
        tell(game, Event(DEPLOYMENT_STARTED, -1, -1, game.active))


@rule("deployment.actions", at_work=("deployment.may-skip",))
def ask_deployment(game: Cipher, phase: Frame) -> None:
    """The turn player deploys and levels up in any order, as often as possible, or not at all."""
    if game.rests(game.active, "deployment.actions", "deployment"):
        return
    options = deployment_options(game, game.active)
    options.append(ENOUGH)  # rule: deployment.may-skip
    game.ask(game.active, "deployment.actions", options, at_stake=True, topic="deployment")


@rule("deployment.actions")
def take_deployment(game: Cipher, phase: Frame) -> None:
    """What was chosen is carried out from start to end; then the player may deploy and level up again, until done."""
    answer = game.answer
    if answer.verb == DONE:
        if game.log is not None:
            game.cite("deployment.may-skip")
        return
    game.go_to(phase, ask_deployment)
    game.resolved = 0
    if answer.verb == "deploy":
        game.begin(DEPLOY, Deploying(answer.card, row_of(answer.text)))
    else:
        game.begin(LEVEL_UP, LevellingUp(answer.card, answer.target))


# -- Deploying -------------------------------------------------------------------------------------------------------


@rule(
    "deployment.deploy",
    "deployment.untapped-either-row",
    at_work=("deployment.no-second-of-a-name", "cards.deploy-cost", "cards.symbols"),
)
def deploy_unit(game: Cipher, deploying: Deploying) -> None:
    """The card is deployed to the row chosen; its cost counts for the turn."""
    player = game.active
    game.spent[player] += cost_in_hand(game, player, deploying.card)
    if game.card(deploying.card).specials:
        game.trace("skills.special")
    deploy(game, deploying.card, deploying.zone, False, player, AS_TURN_ACTION)


# -- Levelling up ----------------------------------------------------------------------------------------------------


@rule(
    "deployment.level-up",
    "deployment.levelling-up",
    "deployment.level-up-keeps-state",
    "deployment.level-up-resets-information",
    "deployment.level-up-mark",
    at_work=(
        "deployment.level-up-own",
        "deployment.level-up-same-name",
        "deployment.level-up-keeps-main",
        "deployment.class-change",
        "deployment.class-change-mark",
        "deployment.class-change-bonus",
        "deployment.class-change-forced",
        "cards.class-change-cost",
        "deployment.levelled-up-unit",
        "deployment.stack-is-one",
        "cards.symbols",
    ),
)
def level_up_unit(game: Cipher, levelling: LevellingUp) -> None:
    """The card is put on top of the unit, which levels up; with a class change cost on it, it changes its class."""
    player = game.active
    game.spent[player] += price(game, player, levelling.card)
    level_up(game, levelling.card, levelling.unit, player)


def level_up(game: Cipher, card: i64, onto: i64, player: i64) -> None:
    """A unit levels up: the card on top takes its place."""
    changes_class = game.class_change_of(card) >= 0
    stack_on(game, card, onto)
    game.marks[card] |= LEVELLED  # rule: deployment.level-up-mark cards.level-up-marks
    flags = 0
    if changes_class:  # rule: deployment.class-change
        game.marks[card] |= CHANGED | BONUS  # rule: deployment.class-change-mark deployment.class-change-bonus
        game.due |= UNITS_MARKED
        flags = BY_CLASS_CHANGE
        game.note("changes-class", player, card, onto)
        game.cite("deployment.class-change", "deployment.class-change-mark", "deployment.class-change-bonus")
        game.trace("deployment.class-changed-unit")
    else:
        game.note("levels-up", player, card, onto)
    levelled_up(game, card, player, flags)


def row_of(word: str) -> i64:
    """The row of that name."""
    return FRONT if word == FRONT_WORD else BACK
