"""The check timing: class change bonus, then rule processing in its order, again until nothing happens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Effect
from mulligan.cipher.columns import Grant
from mulligan.cipher.procedures import Check
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    BACK,
    BONUS,
    BY_ATTACK_ALONE,
    BY_SKILL_ALONE,
    DECK,
    DESTROYED_INSTEAD,
    FRONT,
    RETREAT,
    UNITS_ARRIVED,
    UNITS_MARKED,
    UNITS_MOVED,
    ZONES,
)
from mulligan.cipher.zones import draw, shift, take_orbs, to_retreat
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.game import DRAWN
from mulligan.kernel.options import CHOICES, CHOOSE, Option
from mulligan.kernel.rules import rule

NAMES: Final = 62  # so many unit names have a bit each in one number


def anything_due(game: Cipher) -> bool:
    """Whether rule processing or a bonus would do anything now: a quick look, so that most checks cost nothing."""
    due = game.due
    if due & UNITS_MARKED:
        return True
    piles = game.piles
    for player in range(2):
        if not piles[player * ZONES + DECK] and not piles[player * ZONES + RETREAT]:
            return True
    if due & UNITS_MOVED:
        base = (1 - game.active) * ZONES
        if not piles[base + FRONT] and piles[base + BACK]:
            return True
        if game.main_of(0) < 0 or game.main_of(1) < 0:
            return True
    return due & UNITS_ARRIVED != 0 and (has_namesakes(game, 0) or has_namesakes(game, 1))


# -- Class change bonus ----------------------------------------------------------------------------------------------


@rule(
    "check.class-change-bonus",
    "check.bonus-draw",
    at_work=("check.bonus-cleared", "golden.turn-player-acts-first"),
)
def draw_bonus(game: Cipher, check: Check) -> None:
    """For each of their units with a class change bonus a player draws a card, the turn player first."""
    check.earned = False
    for i in range(2):
        player = (game.active + i) % 2
        earned = bonuses(game, player)
        if earned:
            check.earned = True
            game.note("earns-bonus", player, number=earned)
            draw(game, player, earned)
    if not check.earned:
        game.go_past(check, clear_bonus)
        game.idle()


def bonuses(game: Cipher, player: i64) -> i64:
    """How many units of a player have a class change bonus."""
    # rule: check.bonus-controller
    earned = 0
    marks = game.marks
    for pile in range(player * ZONES + FRONT, player * ZONES + BACK + 1):
        for card in game.piles[pile]:
            if marks[card] & BONUS:
                earned += 1
    return earned


@rule("check.bonus-cleared")
def clear_bonus(game: Cipher, check: Check) -> None:
    """Then no unit has a bonus any more."""
    for player in range(2):
        for card in game.units(player):
            game.marks[card] &= ~BONUS


# -- Rule processing --------------------------------------------------------------------------------------------------


@rule("check.rule-processing", "check.order")
def begin_rules(game: Cipher, check: Check) -> None:
    """Rule processing begins; it passes over what cannot have changed since it was last gone through."""
    due = game.due
    game.due = due & UNITS_ARRIVED
    if due == 0:
        game.go_past(check, repeat_rules)
        game.idle()
    elif due & (UNITS_ARRIVED | UNITS_MARKED) == 0:
        game.go_to(check, end_game)
    elif due & UNITS_ARRIVED == 0:
        game.go_to(check, ask_orb)


def excludes(game: Cipher, one: i64, other: i64) -> bool:
    """Whether two units of a player may not both stay: they share a name, and neither allows several of it."""
    # rule: check.same-name golden.card-over-rule
    return game.share_name(one, other) and not (game.card(one).many or game.card(other).many)


def has_namesakes(game: Cipher, player: i64) -> bool:
    """Whether any units of a player may not stay together: most often there are none."""
    seen: i64 = 0  # a bit for each name found, of the first and of the next
    seen_next: i64 = 0
    names = game.unit_names
    for pile in range(player * ZONES + FRONT, player * ZONES + BACK + 1):
        for card in game.piles[pile]:
            name = names[game.printed[card]]
            if name < 0 or name >= 2 * NAMES:
                return excludes_any(game, player)
            if name < NAMES:
                if (seen >> name) & 1:
                    return excludes_any(game, player)
                seen |= 1 << name
            else:
                if (seen_next >> (name - NAMES)) & 1:
                    return excludes_any(game, player)
                seen_next |= 1 << (name - NAMES)
    return False


def excludes_any(game: Cipher, player: i64) -> bool:
    """The same, by looking at all units in pairs: some have several names, or share one."""
    units = game.units(player)
    for i in range(1, len(units)):
        for j in range(i):
            if excludes(game, units[i], units[j]):
                return True
    return False


def namesakes(game: Cipher, player: i64) -> list[int]:
    """Units of a player that share a name, the first such group; none where several of the name may be there."""
    # rule: check.same-name
    if not has_namesakes(game, player):
        return []
    units = game.units(player)
    for i in range(len(units)):
        one = units[i]
        group = [one]
        for j in range(i + 1, len(units)):
            other = units[j]
            if excludes(game, one, other):
                group.append(other)
        if len(group) > 1:
            return group
    return []


@rule(
    "check.same-name",
    at_work=("check.same-name-keep-one", "check.same-name-main", "golden.turn-player-chooses-first"),
)
def ask_namesake(game: Cipher, check: Check) -> None:
    """Where units of a player share a name, the player keeps one of them: the main character, if among them."""
    check.namesakes_of = -1
    for i in range(2):
        player = (game.active + i) % 2
        group = namesakes(game, player)
        if group:
            check.namesakes_of = player
            mains = [card for card in group if game.main[card] != 0]  # rule: check.same-name-main
            if mains:
                game.cite("check.same-name-main")
            options = [Option(CHOOSE, card) for card in (mains or group)]
            game.ask(player, "check.same-name-keep-one", options, topic="keep")
            return
    game.due &= ~UNITS_ARRIVED
    game.idle()


@rule("check.same-name-keep-one")
def retreat_namesakes(game: Cipher, check: Check) -> None:
    """The others go to their owners' retreat areas."""
    if check.namesakes_of < 0:
        game.idle()
        return
    kept = game.answer.card
    group = [card for card in namesakes(game, check.namesakes_of) if card != kept and excludes(game, card, kept)]
    to_retreat(game, group)
    game.go_to(check, ask_namesake)  # perhaps there are more


def destroyed_units(game: Cipher, player: i64) -> list[int]:
    """The units of a player in the destroyed state."""
    found: list[int] = []
    destroyed = game.destroyed
    for pile in range(player * ZONES + FRONT, player * ZONES + BACK + 1):
        for card in game.piles[pile]:
            if destroyed[card] != 0:
                found.append(card)
    return found


def instead_of_retreat(game: Cipher, card: i64) -> list[Grant]:
    """What may happen to a destroyed unit instead of its retreat, by what has destroyed it."""
    # rule: replacement.instead
    if game.main[card] != 0 and game.orbs(game.controller[card]):
        return []
    if not game.granted(1 << DESTROYED_INSTEAD):
        return []
    return [grant for grant in game.grants if grant.kind == DESTROYED_INSTEAD and can_replace(game, grant, card)]


def can_replace(game: Cipher, grant: Grant, card: i64) -> bool:
    """Whether what a skill says happens to this destroyed unit, and can: else it retreats as any other."""
    # rule: replacement.instead golden.cannot-beats-can
    if grant.card != card:
        return False
    if grant.amount == (BY_SKILL_ALONE if game.by_attack[card] != 0 else BY_ATTACK_ALONE):
        return False
    effect = game.nodes[grant.node]
    assert isinstance(effect, Effect)
    return effect.possible(game, acting_on(grant, card))


def acting_on(grant: Grant, card: i64) -> Scope:
    """What a skill speaks of that says what happens to a destroyed unit instead of its retreat."""
    acting = scope(grant.source, -1, grant.player)
    acting.subject = card
    acting.it = [card]
    return acting


def orbs_due(game: Cipher, player: i64) -> i64:
    """How many orbs a player's main character loses now, if it is destroyed."""
    main = game.main_of(player)
    if main < 0 or game.destroyed[main] == 0:
        return 0
    return min(game.destroyed[main], len(game.orbs(player)))


@rule("check.orb-instead")
def ask_orb(game: Cipher, check: Check) -> None:
    """Whose main character loses an orb says which, where they can tell one from another."""
    for i in range(2):
        player = (game.active + i) % 2
        due = orbs_due(game, player)
        named = (check.orbs_named >> (8 * player)) & 255
        if named >= due:
            continue
        left = game.orbs(player)[named:]
        found = game.distinct(left, player) if len(left) > due - named else left[:1]
        if len(found) > 1:
            options = [CHOICES.of(card) for card in found]
            check.orb_of = player
            game.ask(player, "check.orb-instead", options, about=game.main_of(player), topic="orb")
            return
    game.idle()
    game.go_past(check, name_orb)


@rule("check.orb-instead")
def name_orb(game: Cipher, check: Check) -> None:
    """The orb that was chosen is the next to be taken."""
    player = check.orb_of
    pile = game.orbs(player)
    pile.remove(game.answer.card)
    pile.insert((check.orbs_named >> (8 * player)) & 255, game.answer.card)
    check.orbs_named += 1 << (8 * player)
    game.go_to(check, ask_orb)


@rule("replacement.instead")
def ask_instead(game: Cipher, check: Check) -> None:
    """Where two things could happen instead of a destroyed unit's retreat, its controller picks one."""
    if not game.granted(1 << DESTROYED_INSTEAD):
        game.idle()
        return
    for i in range(2):
        player = (game.active + i) % 2
        for card in destroyed_units(game, player):
            found = instead_of_retreat(game, card)
            if len(found) > 1:
                options = [Option(CHOOSE, grant.source, number=position) for position, grant in enumerate(found)]
                check.picked = True
                game.ask(player, "replacement.instead", options, about=card, topic="instead")
                return
    game.idle()


@rule(
    "check.destruction",
    at_work=(
        "check.destroyed-retreat",
        "check.orb-instead",
        "check.main-recovers",
        "check.two-orbs",
        "check.destroyed-together",
        "check.orbs-and-retreat-together",
    ),
)
def destroy_units(game: Cipher, check: Check) -> None:
    """Destroyed units retreat, all together; a main character loses an orb instead, if there is one, and recovers."""
    picked = game.answer.number if check.picked else 0
    check.picked = False
    check.orbs_named = 0
    leaving: list[int] = []
    recovered = 0
    for i in range(2):
        player = (game.active + i) % 2
        for card in destroyed_units(game, player):
            if game.main[card] != 0 and game.orbs(player):  # rule: check.orb-instead check.main-recovers
                if game.destroyed[card] > 1:
                    game.cite("check.two-orbs")
                take_orbs(game, player, game.destroyed[card])
                game.destroyed[card] = 0
                recovered += 1
            else:
                leaving.append(card)
    if leaving:  # rule: check.destroyed-retreat check.destroyed-together check.orbs-and-retreat-together
        retreating = [card for card in leaving if not replaced(game, card, picked)]
        to_retreat(game, retreating)
    if game.log is not None:
        cite_destruction(game, recovered, len(leaving))


def cite_destruction(game: Cipher, recovered: i64, leaving: i64) -> None:
    """Name the rules by which so many main characters recovered and so many units left."""
    if recovered + leaving == 0:
        game.idle()
    if recovered > 0:
        game.cite("check.orb-instead", "check.main-recovers")
    if leaving > 0:
        game.cite("check.destroyed-retreat")
    if leaving > 1:
        game.cite("check.destroyed-together")
    if recovered > 0 and leaving > 0:
        game.cite("check.orbs-and-retreat-together")


def replaced(game: Cipher, card: i64, picked: i64) -> bool:
    """Whether something else happens to a destroyed unit instead of its retreat; it is begun then."""
    # rule: replacement.instead
    found = instead_of_retreat(game, card)
    if not found:
        return False
    grant = found[picked]
    game.destroyed[card] = 0
    game.note("replaced", grant.player, card, rule="replacement.instead")
    game.resolve(grant.node, acting_on(grant, card))
    return True


def loses(game: Cipher, player: i64) -> bool:
    """Whether a player loses: no main character on the battlefield, or neither deck nor retreat area has a card."""
    # rule: ending.no-main-character ending.no-cards
    if game.main_of(player) < 0:
        game.cite("ending.no-main-character")
        return True
    if game.deck(player) or game.retreat(player):
        return False
    game.cite("ending.no-cards")
    return True


@rule("check.loss", at_work=("ending.win", "ending.draw", "ending.no-main-character", "ending.no-cards"))
def end_game(game: Cipher, check: Check) -> None:
    """Whoever loses now has lost; if both do, the game is a draw."""
    one = loses(game, 0)
    two = loses(game, 1)
    if one and two:
        game.cite("ending.draw")
        game.end(DRAWN)  # rule: ending.draw
    elif one or two:
        game.cite("ending.win")
        game.end(1 if one else 0)  # rule: ending.win
    else:
        game.idle()


@rule("check.march", "check.march-forward", at_work=("check.march-is-no-move",))
def march(game: Cipher, check: Check) -> None:
    """If the other player's front line is empty, their whole back line comes forward; that is no move."""
    player = 1 - game.active
    back = game.piles[player * ZONES + BACK]
    if game.piles[player * ZONES + FRONT] or not back:
        game.idle()
        return
    for card in back[:]:
        shift(game, card, FRONT)
    game.note("marches", player)


@rule("check.repeat")
def repeat_rules(game: Cipher, check: Check) -> None:
    """If anything was done that gives it more to do, rule processing is gone through once more."""
    if anything_due(game):
        game.go_to(check, begin_rules)
    else:
        game.due = 0
        game.idle()
