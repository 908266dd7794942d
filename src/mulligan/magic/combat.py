"""Combat: attackers, blockers, the order of blockers, damage in one step or two."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Node, Players
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.modifiers import THIS_BATTLE
from mulligan.kernel.options import DONE, NO, ORDER, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic import acts
from mulligan.magic.blocking import block_options, cannot_block, defending_player
from mulligan.magic.damage import deal
from mulligan.magic.packets import Packet
from mulligan.magic.players import acting
from mulligan.magic.procedures import STRIKE, Combat, Strike
from mulligan.magic.refusals import (
    CANNOT_ATTACK,
    HAS_DEFENDER,
    IS_SICK,
    IS_TAPPED,
    NOT_A_CREATURE,
    OK,
    RULES,
)
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.taxes import (
    asked_for_block,
    is_free_attack,
    is_free_to_block,
    pay_block_taxes,
    pay_taxes,
    payable_attacks,
)
from mulligan.magic.terms import (
    AS_UNBLOCKED,
    ATTACK_WHOM,
    ATTACKED,
    ATTACKERS_DECLARED,
    ATTACKS_EACH_TURN,
    BAR,
    BATTLEFIELD,
    BEGINNING_OF_COMBAT,
    BLOCK_CHOOSER,
    BLOCK_WHOM,
    BLOCKED,
    BY_TOUGHNESS,
    COMBAT_DAMAGE,
    CREATURE,
    DEATHTOUCH,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    DEFENDER,
    DOUBLE_STRIKE,
    END_OF_COMBAT,
    FIRST_BLOCK,
    FIRST_STRIKE,
    FIRST_STRIKE_DAMAGE,
    HASTE,
    IGNORES_DEFENDER,
    MUST_ATTACK,
    NO_ATTACK,
    NO_ATTACK_ON,
    NO_ATTACKING,
    NO_COMBAT_DAMAGE,
    NOT_ALONE_ATTACK,
    PICKY_ATTACKER,
    PLANESWALKER,
    STATIC,
    TRAMPLE,
    UNBLOCKED,
    VIGILANCE,
    WAS_BLOCKED,
)
from mulligan.magic.things import Thing, among
from mulligan.magic.tracing import rules_of_permanent, trace_way
from mulligan.magic.triggers import tell
from mulligan.magic.turn import begin_step, give_priority
from mulligan.magic.words.nouns import things_of

# -- What may attack and block -----------------------------------------------------------------------------------------


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


def trace_blocks(game: Magic, attacking: list[int]) -> None:
    """Trace the rules that let creatures block or keep them from it."""
    game.trace("combat.blocking", "combat.defending-player")
    for player in game.in_turn_order():
        for card in game.field[player]:
            game.trace(*rules_of_permanent(game, card))
            if game.types[card] & CREATURE and not game.is_active(player):
                for attacker in attacking:
                    why = cannot_block(game, player, card, attacker)
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


# -- The steps ---------------------------------------------------------------------------------------------------------


@rule("combat.beginning")
def beginning_of_combat(game: Magic, combat: Combat) -> None:
    """The last moment to act before attackers are declared."""
    game.combats += 1
    begin_step(game, BEGINNING_OF_COMBAT)
    give_priority(game)


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


@rule("combat.declare-attackers", at_work=("combat.declare-blockers", "combat.damage"))
def go_on_if_attacked(game: Magic, combat: Combat) -> None:
    """If nothing was declared as an attacker or put there attacking, whatever has left since, nobody blocks."""
    if combat.declared == 0 and not combat.joined:
        game.go_to(combat, end_of_combat)
    else:
        game.idle()


@rule("combat.declare-blockers")
def begin_declare_blockers(game: Magic, combat: Combat) -> None:
    """The declare blockers step begins."""
    begin_step(game, DECLARE_BLOCKERS)
    combat.asked = 0
    combat.declarer = -1


@rule("combat.declare-blockers", at_work=("combat.block", "combat.unblocked"))
def ask_blocker(game: Magic, combat: Combat) -> None:
    """Each defending player chooses blockers and what they block, one by one."""
    players = game.in_turn_order()
    attacking = attackers(game)
    if game.traced is not None:
        trace_blocks(game, attacking)
    while combat.asked < len(players):
        player = players[combat.asked]
        if not game.is_active(player):
            options = block_options(game, player, attacking)
            if (combat.refusing >> player) & 1:
                options = [one for one in options if one.verb == DONE or is_free_to_block(game, one.card)]
            if len(options) > 1 or options[0].verb != DONE or combat.declarer == player:
                game.ask(chooser_of_blocks(game, player), "combat.declare-blockers", options, topic="block")
                return
        combat.asked += 1
    game.idle()
    game.go_past(combat, take_blocker)


def chooser_of_blocks(game: Magic, player: i64) -> i64:
    """Who chooses how a player's creatures block: that player, unless an effect says otherwise."""
    # rule: golden.card-over-rulebook
    for one in game.modifiers:
        if one.kind == BLOCK_CHOOSER and game.playing[one.player]:
            return one.player
    return player


@rule("combat.block", at_work=("combat.declare-blockers",))
def take_blocker(game: Magic, combat: Combat) -> None:
    """One blocker after the other, until done."""
    answer = game.answer
    if answer.verb == DONE:
        combat.asked += 1
    else:
        if game.blocking[answer.card] >= 0:
            game.more_blocked.append([answer.card, answer.target])
        else:
            game.blocking[answer.card] = answer.target
        game.blocked[answer.target] = 1
        combat.declarer = game.controller[answer.card]
        game.note("blocks", game.controller[answer.card], answer.card, answer.target)
    game.go_to(combat, ask_blocker)


@rule("combat.declare-blockers", at_work=("cost.pay-in-full", "golden.card-over-rulebook"))
def ask_payer(game: Magic, combat: Combat) -> None:
    """Whoever would have to pay for blockers that somebody else has chosen says whether they do."""
    if game.own_match.taxes and game.lasts(BLOCK_CHOOSER):
        for player in game.in_turn_order():
            if chooser_of_blocks(game, player) != player and not (combat.paying >> player) & 1:
                if any(game.blocking[card] >= 0 and asked_for_block(game, card) >= 0 for card in game.field[player]):
                    combat.payer = player
                    options = [Option(YES), Option(NO)]
                    game.ask(player, "combat.declare-blockers", options, topic="pay-to-block")
                    return
    game.idle()
    game.go_past(combat, take_payer)


@rule("combat.declare-blockers", at_work=("cost.pay-in-full", "golden.card-over-rulebook"))
def take_payer(game: Magic, combat: Combat) -> None:
    """If they do not, other blockers are chosen, without those of theirs that cost something."""
    if game.answer.verb == YES:
        combat.paying |= 1 << combat.payer
        game.go_to(combat, ask_payer)
        return
    combat.refusing |= 1 << combat.payer
    combat.paying = 0
    combat.asked = 0
    combat.declarer = -1
    game.more_blocked = []
    for card in game.in_play():
        game.blocking[card] = -1
        game.blocked[card] = 0
    game.go_to(combat, ask_blocker)


@rule("combat.declare-blockers", at_work=("combat.blocking", "combat.blocked", "combat.unblocked"))
def block(game: Magic, combat: Combat) -> None:
    """The blocks stand; what waits for them triggers."""
    game.formation = []
    blockers: list[int] = []
    if game.own_match.taxes:
        for player in game.in_turn_order():
            pay_block_taxes(game, player)
    for player in range(game.match.seats):
        for card in game.field[player]:
            if game.blocking[card] >= 0:
                blockers.append(card)
                game.defended[card] = game.this_combat()
    for attacker in attackers(game):
        row = [attacker] + [card for card in blockers if game.blocks(card, attacker)]
        game.formation.append(row)
    rows = game.formation[:]
    for card in blockers:
        if len(game.blocked_by(card)) > 1:  # it deals its damage along a row of its own
            game.formation.append([card, *game.blocked_by(card)])
    game.touch()
    if blockers and (game.lasts(BAR) or game.lasts(BLOCK_WHOM) or game.lasts(STATIC)):
        game.fresh = False  # whoever had to block this turn has done so
    if game.log is not None:
        if blockers:
            game.cite("combat.blocking", "combat.blocked")
        if any(len(row) == 1 for row in rows):
            game.cite("combat.unblocked")
    for card in blockers:
        flags = FIRST_BLOCK
        for attacker in game.blocked_by(card):
            tell(game, Event(BLOCKED, card, attacker, game.controller[card], 0, flags))
            flags = 0
    if game.listening[WAS_BLOCKED]:
        for row in rows:
            if len(row) > 1:
                tell(game, Event(WAS_BLOCKED, row[0], row[1], game.controller[row[0]]))
    if game.listening[UNBLOCKED]:
        for row in rows:
            if len(row) == 1 and is_unblocked(game, row[0]):
                tell(game, Event(UNBLOCKED, row[0], -1, defending_player(game, row[0])))
    combat.line = 0
    combat.index = 1


@rule("combat.declare-blockers", at_work=("combat.attack-and-block",))
def ask_order(game: Magic, combat: Combat) -> None:
    """The attacking player puts several blockers of one attacker in order: first to last."""
    while combat.line < len(game.formation):
        row = game.formation[combat.line]
        if combat.index < len(row) - 1:
            options = [Option(ORDER, card, row[0]) for card in row[combat.index :]]
            game.ask(game.controller[row[0]], "combat.declare-blockers", options, topic="blockers")
            return
        combat.line += 1
        combat.index = 1
    game.idle()
    game.go_past(combat, take_order)


@rule("combat.declare-blockers")
def take_order(game: Magic, combat: Combat) -> None:
    """That blocker comes next."""
    row = game.formation[combat.line]
    row.remove(game.answer.card)
    row.insert(combat.index, game.answer.card)
    combat.index += 1
    game.go_to(combat, ask_order)


@rule("combat.declare-blockers", at_work=("priority.passing",))
def after_blocks(game: Magic, combat: Combat) -> None:
    """Players have priority."""
    give_priority(game)


@rule("keyword.first-strike", at_work=("keyword.double-strike",))
def begin_first_damage(game: Magic, combat: Combat) -> None:
    """If an attacker or blocker has first or double strike there is an earlier damage step for those."""
    bits = 1 << FIRST_STRIKE | 1 << DOUBLE_STRIKE
    quick = False
    for card in fighters(game):
        game.struck[card] = 0
        if game.keywords[card] & bits:
            quick = True
    if not quick:
        game.idle()
        return
    begin_step(game, FIRST_STRIKE_DAMAGE)
    for card in fighters(game):
        if game.keywords[card] & bits:
            game.struck[card] = 2
            if (game.keywords[card] >> DOUBLE_STRIKE) & 1:
                game.cite("keyword.double-strike")
    game.begin(STRIKE, Strike([]))


def fighters(game: Magic) -> list[int]:
    """All attacking and blocking creatures."""
    found: list[int] = []
    for player in range(game.match.seats):
        for card in game.field[player]:
            if game.attacking[card] != -1 or game.blocking[card] != -1:
                found.append(card)
    return found


@rule("combat.damage")
def begin_damage(game: Magic, combat: Combat) -> None:
    """The combat damage step: for all that have not dealt theirs, and for double strike again."""
    begin_step(game, COMBAT_DAMAGE)
    for card in fighters(game):
        if game.struck[card] == 0 or (game.keywords[card] >> DOUBLE_STRIKE) & 1:
            game.struck[card] = 2
        else:
            game.struck[card] = 1
    game.begin(STRIKE, Strike([]))


@rule("combat.damage", at_work=("keyword.trample", "keyword.deathtouch", "damage.power"))
def assign_damage(game: Magic, strike: Strike) -> None:
    """Attackers assign damage along the order of their blockers: lethal damage before the next."""
    while strike.line < len(game.formation):
        row = game.formation[strike.line]
        attacker = row[0]
        power = combat_power(game, attacker) if game.struck[attacker] == 2 else 0
        left = power - strike.assigned
        if left <= 0:
            next_row(strike)
            continue
        player = game.controller[attacker]
        walker = game.attacked_walker[attacker]
        there = walker == -1 or (walker >= 0 and game.zone[walker] == BATTLEFIELD)
        blocks = game.attacking[attacker] == -1  # a creature that blocks several
        trample = (game.keywords[attacker] >> TRAMPLE) & 1 != 0 and there and not blocks
        if strike.index >= len(row):
            if blocks or not there or not (trample or is_unblocked(game, attacker)):
                next_row(strike)
                continue
            if trample and len(row) > 1:
                game.cite("keyword.trample")
            whom = game.attacking[attacker] if walker < 0 else -1
            options = [Option("assign", attacker, walker, player=whom, number=left)]
        else:
            blocker = row[strike.index]
            last = strike.index == len(row) - 1 and not trample
            least = left if last else min(lethal(game, attacker, blocker, strike.packets), left)
            options = [Option("assign", attacker, blocker, number=number) for number in range(least, left + 1)]
            if (
                game.bars[attacker] & AS_UNBLOCKED
                and strike.assigned == 0
                and strike.index == 1
                and there
                and not blocks
            ):
                whom = game.attacking[attacker] if walker < 0 else -1
                options.append(Option("assign", attacker, walker, player=whom, number=left))
        game.ask(player, "combat.damage", options, topic="assign")
        return
    game.idle()
    game.go_past(strike, take_assignment)


def combat_power(game: Magic, card: i64) -> i64:
    """How much combat damage a creature assigns: its power, unless an effect says otherwise."""
    # rule: damage.power golden.card-over-rulebook
    bars = game.bars[card]
    if bars & NO_COMBAT_DAMAGE:
        return 0
    return game.toughness[card] if bars & BY_TOUGHNESS else game.power[card]


def is_unblocked(game: Magic, attacker: i64) -> bool:
    """Whether nobody chose to block an attacker; once blocked it stays blocked."""
    # rule: combat.unblocked combat.blocked
    return game.blocked[attacker] == 0


def next_row(strike: Strike) -> None:
    """On to the next attacker."""
    strike.line += 1
    strike.index = 1
    strike.assigned = 0


def lethal(game: Magic, attacker: i64, blocker: i64, packets: list[Packet]) -> i64:
    """How much damage of a creature is lethal for another, with what that has and others have assigned to it."""
    # rule: keyword.deathtouch combat.damage
    toughness = game.toughness[blocker] - game.damage[blocker]
    for one in packets:
        if one.target == blocker:
            toughness -= one.amount
            if one.amount > 0 and (game.keywords[one.source] >> DEATHTOUCH) & 1:
                toughness = 0
    if toughness <= 0:
        return 0
    if (game.keywords[attacker] >> DEATHTOUCH) & 1:
        return 1
    return toughness


@rule("combat.damage")
def take_assignment(game: Magic, strike: Strike) -> None:
    """So much goes to that blocker; the rest to the next, or with trample at last to what is attacked."""
    answer = game.answer
    if answer.number > 0:
        player = game.controller[answer.card]
        strike.packets.append(
            Packet(answer.card, game.state[answer.card], answer.target, answer.player, answer.number, player)
        )
    strike.assigned += answer.number
    strike.index += 1
    game.go_to(strike, assign_damage)


@rule("combat.damage", at_work=("damage.combat", "damage.deal", "damage.power", "priority.passing"))
def deal_combat_damage(game: Magic, strike: Strike) -> None:
    """Blockers deal their damage to what they block; all of it is dealt at once; then players have priority."""
    packets = strike.packets
    for player in range(game.match.seats):
        for card in game.field[player]:
            if game.struck[card] != 2:
                continue
            blocks = game.blocked_by(card)
            if len(blocks) == 1 and not in_row(game, card):
                packets.append(Packet(card, game.state[card], blocks[0], -1, combat_power(game, card), player))
    give_priority(game)
    deal(game, packets, True, None)


def in_row(game: Magic, blocker: i64) -> bool:
    """Whether a blocker deals its damage along a row of its own, as one that blocks several does."""
    return any(row[0] == blocker for row in game.formation)


@rule("combat.end")
def end_of_combat(game: Magic, combat: Combat) -> None:
    """Players have priority once more."""
    begin_step(game, END_OF_COMBAT)
    give_priority(game)


@rule("combat.end", at_work=("combat.attacking", "combat.blocking"))
def end_combat(game: Magic, combat: Combat) -> None:
    """Combat is over: nothing attacks or blocks any more."""
    for card in fighters(game):
        game.attacking[card] = -1
        game.attacked_walker[card] = -1
        game.blocking[card] = -1
        game.blocked[card] = 0
        game.struck[card] = 0
    game.formation = []
    game.more_blocked = []
    acts.end_effects(game, THIS_BATTLE)
    game.touch()
