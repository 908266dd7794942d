"""Declaring attackers: who may attack, who must, and whom."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Node, Players
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.options import DONE, Option
from mulligan.kernel.rules import rule
from mulligan.magic import acts
from mulligan.magic.blocking import defending_player
from mulligan.magic.players import acting
from mulligan.magic.procedures import Combat
from mulligan.magic.refusals import CANNOT_ATTACK, HAS_DEFENDER, IS_SICK, IS_TAPPED, NOT_A_CREATURE, OK, RULES
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.taxes import is_free_attack, pay_taxes, payable_attacks
from mulligan.magic.terms import (
    ATTACK_WHOM,
    ATTACKED,
    ATTACKERS_DECLARED,
    ATTACKS_EACH_TURN,
    BAR,
    CREATURE,
    DECLARE_ATTACKERS,
    DEFENDER,
    HASTE,
    IGNORES_DEFENDER,
    MUST_ATTACK,
    NO_ATTACK,
    NO_ATTACK_ON,
    NO_ATTACKING,
    NOT_ALONE_ATTACK,
    PICKY_ATTACKER,
    PLANESWALKER,
    STATIC,
    VIGILANCE,
)
from mulligan.magic.things import Thing, among
from mulligan.magic.tracing import rules_of_permanent, trace_way
from mulligan.magic.triggers import tell
from mulligan.magic.turn import begin_step, give_priority
from mulligan.magic.words.nouns import things_of


def cannot_attack(game: Magic, card: i64) -> str:
    """Why a creature cannot be declared as an attacker, or nothing."""
    # rule: combat.declare-attackers types.creature types.table keyword.defender keyword.haste
    if game.types[card] & CREATURE == 0:
        return NOT_A_CREATURE
    if game.tapped[card]:
        return IS_TAPPED
    keywords = game.keywords[card]
    if game.sick[card] and (keywords >> HASTE) & 1 == 0:
        return IS_SICK
    if (keywords >> DEFENDER) & 1 and game.bars[card] & IGNORES_DEFENDER == 0:
        return HAS_DEFENDER
    if game.bars[card] & NO_ATTACK:
        return CANNOT_ATTACK
    return OK


def defenders(game: Magic, player: i64) -> list[Thing]:
    """What a player's creatures may attack: opponents and their planeswalkers."""
    # rule: combat.declare-attackers combat.defending-player types.planeswalker
    found: list[Thing] = []
    for other in game.opponents(player):
        found.append(Thing(player=other))
        for card in game.field[other]:
            if game.types[card] & PLANESWALKER:
                found.append(Thing(card))
    return found


def trace_attacks(game: Magic) -> None:
    """Trace the rules that let creatures attack or keep them from it."""
    trace_way(game)
    game.trace("combat.attacking", "combat.defending-player", "types.table")
    for player in acting(game):
        for card in game.field[player]:
            game.trace(*rules_of_permanent(game, card))
            if game.types[card] & CREATURE and game.attacking[card] == -1:
                why = cannot_attack(game, card)
                if why:
                    game.trace(RULES[why])


def attackers(game: Magic) -> list[int]:
    """All attacking creatures, in the order of the formation of their controllers."""
    if not game.fresh:
        game.refresh()
    found: list[int] = []
    for player in range(game.match.seats):
        for card in game.field[player]:
            if game.attacking[card] != -1:
                found.append(card)
    return found


def declared_attackers(game: Magic) -> list[int]:
    """The attackers that were declared in this combat, without those that were put there attacking."""
    # rule: combat.declare-attackers combat.attacking
    return [card for card in attackers(game) if game.was_declared(card)]


@rule("combat.declare-attackers")
def begin_declare_attackers(game: Magic, combat: Combat) -> None:
    """The declare attackers step begins."""
    begin_step(game, DECLARE_ATTACKERS)
    combat.asked = 0


@rule("combat.declare-attackers", at_work=("combat.attack-and-block", "two-headed-giant.team"))
def ask_attacker(game: Magic, combat: Combat) -> None:
    """The active player (in Two-Headed Giant each of the team) chooses attackers and what they attack, one by one."""
    if game.traced is not None:
        trace_attacks(game)
    players = acting(game)
    while combat.asked < len(players):
        player = players[combat.asked]
        options: list[Option] = []
        things: list[Thing] = []
        bound: list[int] = []  # creatures that must attack if they can
        for card in game.field[player]:
            if game.attacking[card] == -1 and not cannot_attack(game, card):
                if not things:
                    things = defenders(game, player)
                there = things
                if game.bars[card] & (MUST_ATTACK | ATTACKS_EACH_TURN) and still_must_attack(game, card):
                    bound.append(card)
                if game.bars[card] & PICKY_ATTACKER:
                    there = attackable(game, card, things)
                    if demanded(game, card, things):
                        bound.append(card)
                for thing in there:
                    options.append(Option("attack", card, thing.card, player=thing.player))
        if not options:
            game.ask(player, "combat.declare-attackers", [Option(DONE)], topic="attack")
            return
        declared = declared_attackers(game)
        if game.regulations:
            options = within_limit(game, options, len(declared))
            if game.own_match.taxes:
                options = payable_attacks(game, player, options)
                bound = [card for card in bound if is_free(game, options, card)]
        must = len(declared) == 1 and game.bars[declared[0]] & NOT_ALONE_ATTACK != 0  # it does not attack alone
        if not declared:
            options = with_company(game, options, players[combat.asked + 1 :])
        for option in options:
            if option.card in bound:
                must = True
        if not must or not options:
            options.append(Option(DONE))
        game.ask(player, "combat.declare-attackers", options, topic="attack")
        return
    game.idle()
    game.go_past(combat, take_attacker)


def still_must_attack(game: Magic, card: i64) -> bool:
    """Whether a creature that attacks each combat if able can, or one that does so each turn has not done it yet."""
    # rule: golden.card-over-rulebook
    return game.bars[card] & MUST_ATTACK != 0 or not game.of_this_turn(game.attacked[card])


def is_free(game: Magic, options: list[Option], card: i64) -> bool:
    """Whether a creature can attack somebody for nothing: nobody must pay for an attack."""
    # rule: golden.card-over-rulebook
    return any(one.card == card and is_free_attack(game, card, one.target, one.player) for one in options)


def within_limit(game: Magic, options: list[Option], declared: i64) -> list[Option]:
    """The attacks left where rules of cards say how many creatures can attack each combat."""
    # rule: golden.card-over-rulebook
    for source, whose, node in game.rules_that("most_attackers"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        most = regulation.most_attackers(game, scope(source, node, whose))
        if 0 <= most <= declared:
            return []
        if most == 1:
            options = [one for one in options if game.bars[one.card] & NOT_ALONE_ATTACK == 0]
    return options


def attackable(game: Magic, card: i64, things: list[Thing]) -> list[Thing]:
    """What a creature can attack that cannot attack everybody, or must attack somebody."""
    # rule: golden.card-over-rulebook
    wanted: list[Thing] = []
    left = things
    for which, kind, node, source, whose in game.restrictions:
        if which != card or kind not in (NO_ATTACKING, ATTACK_WHOM, NO_ATTACK_ON):
            continue
        what = game.nodes[node]
        own = about_attacker(source, node, whose, card)
        if kind == ATTACK_WHOM:
            wanted.extend(one for one in wanted_attacks(game, card, what, own) if among(one, left))
        elif kind == NO_ATTACK_ON:
            meant = things_of(what, game, own)
            left = [one for one in left if not among(one, meant)]
        elif isinstance(what, Players):
            players = what.who(game, own)
            left = [one for one in left if defender(game, one) not in players]
        elif isinstance(what, Cards):
            owners = [game.controller[other] for other in what.cards(game, own)]
            if game.own_match.shared_life:  # either head is the defending player
                owners = [one for one in game.in_turn_order() if any(game.match.together(one, each) for each in owners)]
            left = [one for one in left if defender(game, one) in owners]
    return [one for one in left if among(one, wanted)] or left  # each once, however often it is wanted


def demanded(game: Magic, card: i64, things: list[Thing]) -> bool:
    """Whether a creature must attack somebody or something in particular, and can."""
    for which, kind, node, source, whose in game.restrictions:
        if which == card and kind == ATTACK_WHOM:
            meant = wanted_attacks(game, card, game.nodes[node], about_attacker(source, node, whose, card))
            if any(among(one, meant) for one in attackable(game, card, things)):
                return True
    return False


def wanted_attacks(game: Magic, card: i64, what: Node, own: Scope) -> list[Thing]:
    """Whom and what a creature attacks if able, but for those for whom something would be to be paid."""
    # rule: golden.card-over-rulebook combat.declare-attackers
    return [one for one in things_of(what, game, own) if is_free_attack(game, card, one.card, one.player)]


def about_attacker(source: i64, node: i64, whose: i64, card: i64) -> Scope:
    """The scope of what is said of whom a creature attacks: `affected` is that creature, `they` a player settled."""
    own = scope(source, node, whose)
    own.it = [card]
    own.someone = whose
    return own


def defender(game: Magic, thing: Thing) -> i64:
    """The player attacked, or whose planeswalker is."""
    return thing.player if thing.player >= 0 else game.controller[thing.card]


def with_company(game: Magic, options: list[Option], heads: list[int]) -> list[Option]:
    """The attacks left where some creatures cannot attack alone: another must be able to, or one of another head's."""
    # rule: golden.card-over-rulebook
    able: list[int] = []
    for one in options:
        if one.card not in able:
            able.append(one.card)
    for player in heads:
        for card in game.field[player]:
            if not cannot_attack(game, card):
                able.append(card)
    if len(able) > 1:
        return options
    return [one for one in options if game.bars[one.card] & NOT_ALONE_ATTACK == 0]


@rule("combat.declare-attackers")
def take_attacker(game: Magic, combat: Combat) -> None:
    """One attacker after the other, until done."""
    answer = game.answer
    if answer.verb == DONE:
        combat.asked += 1
    else:
        game.attacking[answer.card] = answer.player if answer.player >= 0 else game.controller[answer.target]
        game.attacked[answer.card] = game.this_combat()
        game.attacked_walker[answer.card] = answer.target
        whom = game.match.names[answer.player] if answer.player >= 0 else ""
        if game.sick[answer.card]:
            game.cite("keyword.haste")
        if game.own_match.shared_life:
            game.cite("two-headed-giant.team")
        game.note("attacks", game.controller[answer.card], answer.card, answer.target, text=whom)
    game.go_to(combat, ask_attacker)


@rule("combat.declare-attackers", at_work=("combat.attacking", "keyword.vigilance", "cost.tap"))
def attack(game: Magic, combat: Combat) -> None:
    """The attackers are tapped, all at once; what waits for an attack triggers; players have priority."""
    mine = declared_attackers(game)
    for card in mine:
        if (game.keywords[card] >> VIGILANCE) & 1:
            game.cite("keyword.vigilance")
        elif acts.tap(game, card):
            game.cite("cost.tap")
    if game.own_match.taxes and mine:
        for player in acting(game):
            pay_taxes(game, player)
    game.touch()
    combat.declared = len(mine)
    if game.lasts(BAR) or game.lasts(ATTACK_WHOM) or game.lasts(STATIC):
        game.fresh = False  # whoever had to attack this turn has done so
    for card in mine:
        tell(game, Event(ATTACKED, card, -1, defending_player(game, card)))
    for player in acting(game):
        number = sum(1 for card in mine if game.controller[card] == player)
        game.assaults[player] += number
        if number:
            game.touch()
            tell(game, Event(ATTACKERS_DECLARED, -1, -1, player, number))
    give_priority(game)
