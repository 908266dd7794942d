"""Battle: from the attack to the end of the battle, step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.acts import destroy, end_of_battle, modify, tap
from mulligan.cipher.procedures import RETREAT_SUPPORT, SUPPORT_SKILLS, Battle, RetreatingSupport, SupportSkills
from mulligan.cipher.ranges import granted, rule_of_range
from mulligan.cipher.refusals import (
    ATTACK_TOO_LOW,
    EFFECT_FORBIDS_CRITICAL,
    EFFECT_FORBIDS_EVADING,
    OK,
    rule_behind,
)
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    ATTACK,
    ATTACKED,
    ATTACKED_MARK,
    BATTLE_ENDED,
    BY_ATTACK,
    BY_CRITICAL,
    CRITICAL,
    CRITICAL_TO_DECK,
    CRITICAL_WITH,
    EVADE_BAR,
    EVADE_WITH,
    EVADED,
    FAILS,
    NO_CRITICAL,
    NO_EVADE,
    NO_EVADING,
    RETREAT_INSTEAD,
    SAFE_FROM,
    SAFE_FROM_ATTACKS,
    SUCCEEDS,
    SUPPORT_FAILED,
    SUPPORTED,
    TRIPLE_CRITICAL,
    WATCH_BATTLE,
)
from mulligan.cipher.tracing import trace_continuous
from mulligan.cipher.triggers import tell
from mulligan.cipher.zones import to_deck_top, to_retreat, to_support
from mulligan.kernel.events import Event
from mulligan.kernel.modifiers import THIS_BATTLE
from mulligan.kernel.options import DONE, ENOUGH, Option, Stock
from mulligan.kernel.rules import rule

CRITICALS: Final = Stock("critical")
EVASIONS: Final = Stock("evade")
ON_TOP: Final = "top"  # of the deck, instead of the retreat area


def battling(game: Cipher, player: i64) -> i64:
    """A player's battling unit, or -1."""
    if game.attacking >= 0 and game.controller[game.attacking] == player:
        return game.attacking
    if game.defending >= 0 and game.controller[game.defending] == player:
        return game.defending
    return -1


# -- The attack ------------------------------------------------------------------------------------------------------


@rule("battle.tap-attacker")
def tap_attacker(game: Cipher, battle: Battle) -> None:
    """The attacking unit is tapped."""
    tap(game, battle.attacker)


@rule("battle.choose-target", "battle.begin", "battle.battling-units", "range.reference")
def begin_battle(game: Cipher, battle: Battle) -> None:
    """An enemy in range has been chosen; the battle begins, and both are battling units."""
    game.attacking = battle.attacker
    game.defending = battle.target
    game.evaded = False
    game.felled = False
    game.marks[battle.attacker] |= ATTACKED_MARK
    game.touch(WATCH_BATTLE)
    game.note("attacks", game.active, battle.attacker, battle.target)
    if game.log is not None:
        game.cite(rule_of_range(game, battle.attacker, battle.target))


@rule("battle.attack-triggers")
def trigger_attack(game: Cipher, battle: Battle) -> None:
    """What waits for an attack triggers."""
    triggered = len(game.triggered)
    if game.own_match.listened[ATTACKED]:
        tell(game, Event(ATTACKED, battle.attacker, battle.target, game.active))
    if len(game.triggered) == triggered:
        game.idle()


# -- Supports --------------------------------------------------------------------------------------------------------


@rule("battle.support", at_work=("zones.one-at-a-time", "golden.turn-player-acts-first"))
def place_supports(game: Cipher, battle: Battle) -> None:
    """Both players put the top card of their decks into their support areas."""
    to_support(game, game.active)
    to_support(game, 1 - game.active)


def support_fails(game: Cipher, unit: i64, card: i64) -> bool:
    """Whether a card fails to support a unit: for its name, or because an effect says so."""
    # rule: battle.compare-names battle.support-fails battle.support-succeeds golden.card-over-rule
    if unit < 0:
        return False
    if game.granted((1 << FAILS) | (1 << SUCCEEDS)):
        if granted(game, FAILS, unit, card):
            game.cite("golden.card-over-rule")
            return True
        if granted(game, SUCCEEDS, unit, card):
            game.cite("golden.card-over-rule")
            return False
    return game.share_name(unit, card)


@rule(
    "battle.compare-names",
    at_work=(
        "battle.support-fails",
        "battle.support-succeeds",
        "battle.failed-support-retreats",
        "golden.card-over-rule",
    ),
)
def compare_names(game: Cipher, battle: Battle) -> None:
    """A support card with the name of the battling unit fails and retreats; any other succeeds."""
    failed: list[int] = []
    for i in range(2):
        player = (game.active + i) % 2
        unit = battling(game, player)
        for card in game.supporters(player):
            if support_fails(game, unit, card):
                failed.append(card)  # rule: battle.failed-support-retreats
                game.note("support-fails", player, card, unit)
                game.cite("battle.support-fails", "battle.failed-support-retreats")
                if game.own_match.listened[SUPPORT_FAILED]:
                    tell(game, Event(SUPPORT_FAILED, unit, card, player))
            elif unit >= 0:
                if game.log is not None:
                    game.cite("battle.support-succeeds")
                if game.own_match.listened[SUPPORTED]:
                    tell(game, Event(SUPPORTED, unit, card, player))
    if failed:
        to_retreat(game, failed)


def has_support_skill(game: Cipher, player: i64) -> bool:
    """Whether a player's support card has a support skill for their side of the battle."""
    for card in game.supporters(player):
        printed = game.card(card)
        if printed.supports_attack if player == game.active else printed.supports_defence:
            return True
    return False


@rule("battle.support-skills", "skills.support", at_work=("cards.several-support-skills",))
def attack_support_skills(game: Cipher, battle: Battle) -> None:
    """The turn player's support card carries out its support skills of the attack kind."""
    if has_support_skill(game, game.active):
        game.begin(SUPPORT_SKILLS, SupportSkills(game.active, attack=True))
    else:
        game.idle()


@rule("battle.support-skills", "skills.support", at_work=("cards.several-support-skills",))
def defence_support_skills(game: Cipher, battle: Battle) -> None:
    """Then the other player's support card those of the defence kind."""
    if has_support_skill(game, 1 - game.active):
        game.begin(SUPPORT_SKILLS, SupportSkills(1 - game.active, attack=False))
    else:
        game.idle()


@rule("battle.add-support", at_work=("cards.support", "cards.attack"))
def add_support(game: Cipher, battle: Battle) -> None:
    """Each support card's support is added to the attack of the battling unit."""
    if game.traced is not None:
        trace_continuous(game)
    for i in range(2):
        player = (game.active + i) % 2
        unit = battling(game, player)
        if unit < 0:
            continue
        for card in game.supporters(player):
            power = game.support_of(card)
            modify(game, ATTACK, unit, power, THIS_BATTLE, player, card)
            game.note("adds-support", player, unit, card, power)


def namesakes_in_hand(game: Cipher, player: i64, unit: i64) -> list[int]:
    """The cards in a player's hand that share a name with a unit, one of each that are equal."""
    found: list[int] = []
    names = game.unit_names
    name = names[game.printed[unit]]
    for card in game.hand(player):
        other = names[game.printed[card]]
        if other == name if other >= 0 and name >= 0 else game.share_name(card, unit):
            found.append(card)
    return game.distinct(found, player)


def payable_with(game: Cipher, player: i64, unit: i64, kind: i64) -> list[int]:
    """The cards in a player's hand that pay for a unit's critical attack or evasion: by name, or by an effect."""
    # rule: golden.card-over-rule
    found = namesakes_in_hand(game, player, unit)
    if not game.grants_some(1 << kind):
        return found
    others = [card for card in game.hand(player) if not game.share_name(card, unit) and granted(game, kind, unit, card)]
    return found + game.distinct(others, player)


def cite_bar(game: Cipher, why: str, verb: str) -> None:
    """Name the rule that keeps a player from a critical attack or an evasion, whether they could pay for it or not."""
    if why:
        game.cite(rule_behind(why, verb))
    if why == ATTACK_TOO_LOW:
        game.trace("cards.attack-below-zero")


# -- Critical attack -------------------------------------------------------------------------------------------------


def cannot_critical(game: Cipher) -> str:
    """Why the turn player may not make a critical attack with the attacking unit, if so."""
    # rule: battle.critical battle.critical-needs-attack
    unit = game.attacking
    if game.has_bar(unit, NO_CRITICAL):
        return EFFECT_FORBIDS_CRITICAL
    if game.attack_of(unit) <= 0:
        return ATTACK_TOO_LOW
    return OK


@rule(
    "battle.critical",
    at_work=(
        "battle.critical-needs-attack",
        "battle.critical-cost",
        "battle.critical-doubles",
        "battle.critical-after-cost",
        "battle.critical-triggers",
        "cards.after-costs",
    ),
)
def ask_critical(game: Cipher, battle: Battle) -> None:
    """The turn player may make a critical attack with a card from hand that has the attacking unit's name."""
    options: list[Option] = []
    if game.attacking >= 0:
        if game.log is not None:
            cite_bar(game, cannot_critical(game), "critical")
        found = payable_with(game, game.active, game.attacking, CRITICAL_WITH)
        if found and not cannot_critical(game):
            options = [CRITICALS.of(card) for card in found]
            if game.granted(1 << CRITICAL_TO_DECK):  # rule: replacement.instead
                for card in found:
                    if granted(game, CRITICAL_TO_DECK, game.attacking, card):
                        options.append(Option("critical", card, text=ON_TOP))
    if not options:
        game.go_past(battle, trigger_critical)
        return
    options.append(ENOUGH)
    game.ask(game.active, "battle.critical", options, about=game.attacking, topic="critical")


@rule("battle.critical-cost", "battle.critical-doubles", at_work=("battle.critical-after-cost", "cards.after-costs"))
def make_critical(game: Cipher, battle: Battle) -> None:
    """The card retreats; then the attacking unit's attack of that moment is added to it once more."""
    if game.answer.verb == DONE:
        game.idle()
        return
    card = game.answer.card
    if game.answer.text == ON_TOP:
        game.cite("replacement.instead")
        to_deck_top(game, [card])
    else:
        to_retreat(game, [card])
    unit = game.attacking
    power = game.attack_of(unit)
    if game.has_bar(unit, TRIPLE_CRITICAL):  # rule: replacement.instead keyword.triple
        power *= 2
        game.cite("replacement.instead", "keyword.triple")
    # rule: battle.critical-after-cost cards.after-costs
    modify(game, ATTACK, unit, power, THIS_BATTLE, game.active, unit)
    game.note("makes-critical", game.active, unit, card, power)
    battle.critical = True


@rule("battle.critical-triggers")
def trigger_critical(game: Cipher, battle: Battle) -> None:
    """What waits for a critical attack triggers, to be chosen in the check that follows."""
    triggered = len(game.triggered)
    if battle.critical and game.own_match.listened[CRITICAL]:
        tell(game, Event(CRITICAL, game.attacking, game.defending, game.active))
    if len(game.triggered) == triggered:
        game.idle()


# -- Evasion ---------------------------------------------------------------------------------------------------------


def cannot_evade(game: Cipher) -> str:
    """Why the other player may not evade with the defending unit, if so."""
    # rule: battle.evade golden.cannot-beats-can
    unit = game.defending
    if game.has_bar(unit, NO_EVADING):
        return EFFECT_FORBIDS_EVADING
    attacker = game.attacking
    if attacker >= 0:
        if game.has_bar(attacker, NO_EVADE):
            return EFFECT_FORBIDS_EVADING
        if game.granted(1 << EVADE_BAR) and granted(game, EVADE_BAR, attacker, unit):
            return EFFECT_FORBIDS_EVADING
    return OK


@rule("battle.evade", at_work=("battle.evade-cost", "battle.evade-saves"))
def ask_evade(game: Cipher, battle: Battle) -> None:
    """The other player may evade with a card from hand that has the defending unit's name."""
    options: list[Option] = []
    player = 1 - game.active
    if game.defending >= 0:
        if game.log is not None:
            cite_bar(game, cannot_evade(game), "evade")
        found = payable_with(game, player, game.defending, EVADE_WITH)
        if found and not cannot_evade(game):
            options = [EVASIONS.of(card) for card in found]
    if not options:
        game.go_past(battle, evade)
        return
    options.append(ENOUGH)
    game.ask(player, "battle.evade", options, about=game.defending, topic="evade")


@rule("battle.evade-cost")
def evade(game: Cipher, battle: Battle) -> None:
    """The card retreats, and the defending unit will not be destroyed by this attack."""
    if game.answer.verb == DONE:
        game.idle()
        return
    card = game.answer.card
    to_retreat(game, [card])
    game.evaded = True
    game.note("evades", 1 - game.active, game.defending, card)
    if game.own_match.listened[EVADED]:
        tell(game, Event(EVADED, game.defending, game.attacking, 1 - game.active))


# -- The outcome -----------------------------------------------------------------------------------------------------


@rule("battle.compare", at_work=("battle.destroyed-by-attack", "cards.attack", "cards.weak-units-stay"))
def compare_attack(game: Cipher, battle: Battle) -> None:
    """If the attacking unit's attack is at least the defending unit's, the attack destroys the defending unit."""
    attacker = game.attacking
    defender = game.defending
    if attacker < 0 or defender < 0:
        game.idle()
        return
    if game.evaded:  # rule: battle.evade-saves
        game.cite("battle.evade-saves")
        return
    safe = game.has_bar(defender, SAFE_FROM_ATTACKS)
    if not safe and game.granted(1 << SAFE_FROM):
        safe = granted(game, SAFE_FROM, defender, attacker)
    # rule: battle.destroyed-by-attack cards.weak-units-stay
    if safe or game.attack_of(attacker) < game.attack_of(defender):
        game.note("attack-fails", game.active, attacker, defender)
        if safe:
            game.cite("keyword.indestructible", "golden.cannot-beats-can")
        return
    by = BY_ATTACK | BY_CRITICAL if battle.critical else BY_ATTACK
    if destroy(game, defender, game.orbs_taken_by(attacker), attacker, -1, by) and game.log is not None:
        game.cite("battle.destroyed-by-attack")


@rule("battle.supports-retreat")
def retreat_supports(game: Cipher, battle: Battle) -> None:
    """Both players' support cards retreat, unless something else happens to them instead."""
    if game.granted(1 << RETREAT_INSTEAD):
        game.begin(RETREAT_SUPPORT, RetreatingSupport(1 - game.active))
        game.begin(RETREAT_SUPPORT, RetreatingSupport(game.active))
    else:
        leaving: list[int] = []
        for i in range(2):
            for card in game.supporters((game.active + i) % 2):
                leaving.append(card)  # noqa: PERF402  most often there is one, and compiled this is shorter
        to_retreat(game, leaving)


@rule("battle.end-triggers")
def trigger_end_of_battle(game: Cipher, battle: Battle) -> None:
    """What waits for the end of the battle or of the attack triggers."""
    triggered = len(game.triggered)
    if game.own_match.listened[BATTLE_ENDED]:
        tell(game, Event(BATTLE_ENDED, game.attacking, game.defending, game.active))
    if len(game.triggered) == triggered:
        game.idle()


@rule("battle.restore")
def restore_attack(game: Cipher, battle: Battle) -> None:
    """What supports, a critical attack and skills changed for this battle is as it was."""
    end_of_battle(game)


@rule("battle.end", at_work=("battle.moves-on",))
def end_battle(game: Cipher, battle: Battle) -> None:
    """There are no battling units any more: the battle is over."""
    game.attacking = -1
    game.defending = -1
    game.evaded = False
    game.touch(WATCH_BATTLE)
