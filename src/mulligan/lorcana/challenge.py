"""Challenging characters and locations."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards
from mulligan.kernel.events import Event
from mulligan.kernel.frames import scope
from mulligan.kernel.rules import rule
from mulligan.lorcana.acts import end_of_challenge, exert
from mulligan.lorcana.bag import settle
from mulligan.lorcana.damage import deal
from mulligan.lorcana.delayed import wake_delayed
from mulligan.lorcana.procedures import Challenge
from mulligan.lorcana.refusals import (
    BODYGUARD_FIRST,
    CANNOT_CHALLENGE,
    EXERTED_ALREADY,
    NOT_A_CHARACTER,
    NOT_A_TARGET,
    NOT_IN_PLAY,
    NOT_OPPOSING,
    NOT_YOURS,
    OK,
    STILL_DRYING,
    TARGET_EVASIVE,
    TARGET_READY,
    TARGET_SHIELDED,
)
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    ALERT,
    BODYGUARD,
    BY_WILLPOWER,
    CHALLENGE_ENDED,
    CHALLENGE_READY,
    CHALLENGE_SOME,
    CHALLENGED,
    CHALLENGER,
    CHARACTER,
    EVASIVE,
    IN_CHALLENGE,
    LOCATION,
    NO_CHALLENGE,
    NO_CHALLENGE_DAMAGE,
    NOT_CHALLENGED,
    PLAY,
    RUSH,
    WATCH_CHALLENGE,
    ZONES,
)
from mulligan.lorcana.trace import trace_card
from mulligan.lorcana.triggers import tell

SHARP_EYED: Final = 1 << EVASIVE | 1 << ALERT  # whoever has one of these challenges evasive characters
NONE: Final[list[int]] = []  # no cards, which nobody changes
NONE_OF_ANYBODY: Final[list[list[int]]] = []


def cannot_be_challenger(game: Lorcana, player: i64, card: i64) -> str:
    """Why a character may not challenge anything now, if so."""
    # rule: challenge.only-characters challenge.declare keyword.rush
    if game.zone[card] != PLAY:
        return NOT_IN_PLAY
    if game.controller[card] != player:
        return NOT_YOURS
    if game.card(card).type != CHARACTER:
        return NOT_A_CHARACTER
    if game.exerted[card] != 0:
        return EXERTED_ALREADY
    if game.drying[card] != 0 and not game.has(card, RUSH):
        return STILL_DRYING
    if game.barred(card, NO_CHALLENGE):
        return CANNOT_CHALLENGE
    return OK


def cannot_be_target(game: Lorcana, card: i64, target: i64) -> str:
    """Why a character may not challenge that card, leaving Bodyguard aside, if so."""
    # rule: challenge.choose challenge.check challenge.choose-location challenge.location-any-time
    # rule: keyword.evasive golden.card-beats-rule
    if game.zone[target] != PLAY:
        return NOT_IN_PLAY
    if game.match.together(game.controller[target], game.controller[card]):
        return NOT_OPPOSING
    kind = game.card(target).type
    if kind == CHARACTER:
        if game.exerted[target] == 0 and not game.barred(card, CHALLENGE_READY) and not is_prey(game, card, target):
            return TARGET_READY
    elif kind != LOCATION:  # rule: challenge.location
        return NOT_A_TARGET
    if game.has(target, EVASIVE) and not game.has(card, EVASIVE) and not game.has(card, ALERT):
        return TARGET_EVASIVE
    if game.barred(target, NOT_CHALLENGED):
        return TARGET_SHIELDED
    for protected, node, source in game.shields:
        if protected == target:
            who = game.nodes[node]
            assert isinstance(who, Cards)
            if who.fits(game, scope(source, -1, game.controller[source]), card):
                return TARGET_SHIELDED
    return OK


def is_prey(game: Lorcana, card: i64, target: i64) -> bool:
    """Whether something lets a character challenge that one although it is ready."""
    for hunter, node, source in game.preys:
        if hunter == card:
            whom = game.nodes[node]
            assert isinstance(whom, Cards)
            if whom.fits(game, scope(source, -1, game.controller[source]), target):
                return True
    return False


def cannot_challenge(game: Lorcana, player: i64, card: i64, target: i64) -> str:
    """Why a character may not challenge that card now, if so."""
    why = cannot_be_challenger(game, player, card)
    if why:
        return why
    why = cannot_be_target(game, card, target)
    if why:
        return why
    # rule: keyword.bodyguard.challenge
    if game.card(target).type == CHARACTER and not game.has(target, BODYGUARD):
        for other in game.in_play(game.controller[target]):
            if (
                game.has(other, BODYGUARD)
                and game.card(other).type == CHARACTER
                and not cannot_be_target(game, card, other)
            ):
                return BODYGUARD_FIRST
    return OK


def exposed(game: Lorcana, player: i64) -> list[list[int]]:
    """Of each opponent, the cards that most characters could challenge: exerted characters, and locations."""
    found = NONE_OF_ANYBODY
    places = game.own_match.has_locations
    for opponent in game.match.rivals[player]:
        those = NONE
        for card in game.piles[opponent * ZONES + PLAY]:
            if game.exerted[card] != 0 or (places and game.cards[game.printed[card]].type == LOCATION):
                if not those:
                    those = []
                those.append(card)
        if those:
            if not found:
                found = []
            found.append(those)
    return found


def everything(game: Lorcana, player: i64) -> list[list[int]]:
    """Of each opponent, the cards in play."""
    return [game.in_play(opponent) for opponent in game.match.rivals[player]]


def challenges_as_usual(game: Lorcana, card: i64) -> bool:
    """Whether a character in play may challenge just what all others may of whom this is so."""
    if game.bars[card] & (CHALLENGE_READY | CHALLENGE_SOME) or game.keywords[card] & SHARP_EYED:
        return False
    return not game.shields


def in_reach(game: Lorcana, player: i64, card: i64, open_to_challenge: list[list[int]]) -> list[int]:
    """What a character that may challenge has to choose from; given are the cards most characters could challenge."""
    found: list[int] = []
    for those in everything(game, player) if game.barred(card, CHALLENGE_READY | CHALLENGE_SOME) else open_to_challenge:
        characters: list[int] = []
        guarded = False
        for target in those:
            if not cannot_be_target(game, card, target):
                if game.card(target).type == LOCATION:
                    found.append(target)
                else:
                    characters.append(target)
                    guarded = guarded or game.has(target, BODYGUARD)
        for target in characters:
            if not guarded or game.has(target, BODYGUARD):
                found.append(target)
    return found


def targets(game: Lorcana, player: i64, card: i64) -> list[int]:
    """Everything a character may challenge now."""
    return NONE if cannot_be_challenger(game, player, card) else in_reach(game, player, card, exposed(game, player))


def can_challenge_anything(game: Lorcana, card: i64) -> bool:
    """Whether there is anything a character may challenge now."""
    # rule: keyword.reckless.turn-goes-on
    return len(targets(game, game.controller[card], card)) > 0


def can_challenge_exerted_or_location(game: Lorcana, card: i64) -> bool:
    """Whether there is anything a character may challenge now, leaving aside ready characters."""
    # rule: keyword.reckless.turn-goes-on
    for target in targets(game, game.controller[card], card):
        if game.exerted[target] != 0 or game.card(target).type == LOCATION:
            return True
    return False


# -- The steps ---------------------------------------------------------------------------------------------------------


@rule(
    "challenge.declare",
    "challenge.steps",
    "challenge.players",
    at_work=("challenge.only-characters", "cards.only-characters-quest-and-challenge"),
)
def declare_challenge(game: Lorcana, challenge: Challenge) -> None:
    """The player declares that one of their characters challenges."""
    if game.drying[challenge.challenging] != 0:
        game.cite("keyword.rush")
    game.note("challenges", game.controller[challenge.challenging], challenge.challenging, challenge.challenged)


@rule("challenge.choose")
def choose_target(game: Lorcana, challenge: Challenge) -> None:
    """What is challenged was said with it."""
    if game.card(challenge.challenged).type == LOCATION:
        game.cite("challenge.location", "challenge.choose-location", "challenge.location-any-time")
    elif game.exerted[challenge.challenged] == 0:
        game.cite("golden.card-beats-rule")


@rule("challenge.check")
def check_restrictions(game: Lorcana, challenge: Challenge) -> None:
    """Restrictions are checked; a challenge that is not allowed was never an option."""
    if game.traced is not None:
        trace_card(game, challenge.challenging)
        trace_card(game, challenge.challenged)


@rule("challenge.exert")
def exert_challenger(game: Lorcana, challenge: Challenge) -> None:
    """The challenging player exerts the challenging character."""
    exert(game, challenge.challenging, game.controller[challenge.challenging])


@rule("challenge.occur", "challenge.roles", at_work=("challenge.in-a-challenge",))
def occur(game: Lorcana, challenge: Challenge) -> None:
    """The challenge occurs: these two are in it, and nobody else."""
    game.challenging = challenge.challenging
    game.challenged = challenge.challenged
    game.challenging_mark = game.state[challenge.challenging]
    game.challenged_mark = game.state[challenge.challenged]


@rule("challenge.while-challenging")
def apply_while_challenging(game: Lorcana, challenge: Challenge) -> None:
    """Effects that apply while challenging apply."""
    # rule: keyword.challenger keyword.challenger.not-while-challenged keyword.stacking
    if game.challenger[challenge.challenging] > 0:
        game.cite("keyword.challenger")
    if game.challenger[challenge.challenging] > game.card(challenge.challenging).numbers[CHALLENGER]:
        game.cite("keyword.stacking")
    if game.challenger[challenge.challenged] > 0:
        game.cite("keyword.challenger.not-while-challenged")
    game.turn_changes(WATCH_CHALLENGE)


@rule("challenge.triggers")
def trigger_challenge(game: Lorcana, challenge: Challenge) -> None:
    """What the challenge triggers goes into the bag and resolves."""
    tell(
        game,
        Event(
            CHALLENGED,
            challenge.challenging,
            challenge.challenged,
            game.controller[challenge.challenging],
            flags=IN_CHALLENGE,
        ),
    )
    settle(game)


def broken(game: Lorcana) -> bool:
    """Whether one of the two is in the challenge no longer: it has left play, and if it came back it is a new card."""
    # rule: challenge.cut-short zones.new-card-in-private-zone
    one = game.challenging
    two = game.challenged
    if one < 0 or two < 0 or game.zone[one] != PLAY or game.zone[two] != PLAY:
        return True
    return not game.challenges_now(one) or not game.is_challenged_now(two)


def damage_between(game: Lorcana, giver: i64, taker: i64) -> i64:
    """The damage one card of a challenge would deal to the other: its strength, if not negative; or its willpower."""
    # rule: challenge.strength challenge.adjust challenge.location-no-damage cards.no-damage-at-zero-strength
    # rule: cards.strength-below-zero-is-zero modifiers.negative-strength-is-zero modifiers.negative-strength-deals-none
    if game.card(giver).type != CHARACTER or game.barred(taker, NO_CHALLENGE_DAMAGE):
        return 0
    if game.barred(giver, BY_WILLPOWER):
        return game.willpower_of(giver)
    strength = game.strength_of(giver)
    if strength <= 0:
        game.cite("cards.no-damage-at-zero-strength", "cards.strength-below-zero-is-zero")
    if strength < 0:
        game.cite("modifiers.negative-strength-is-zero", "modifiers.negative-strength-deals-none")
    return max(strength, 0)


@rule("challenge.damage", "challenge.strength", "challenge.adjust", "challenge.counters")
def deal_challenge_damage(game: Lorcana, challenge: Challenge) -> None:
    """Each deals damage equal to its strength to the other, at the same time; unless one of them is gone."""
    # rule: challenge.cut-short challenge.location-no-damage
    if broken(game):
        game.cite("challenge.cut-short")
        return
    if game.card(game.challenged).type == LOCATION:
        game.cite("challenge.location-no-damage")
    one = game.challenging
    two = game.challenged
    game.struck = True
    deal(game, [(two, damage_between(game, one, two), one), (one, damage_between(game, two, one), two)], IN_CHALLENGE)


@rule("challenge.banish-triggers")
def resolve_banishing(game: Lorcana, challenge: Challenge) -> None:
    """Whoever has taken too much is banished; what that triggers resolves, still in the challenge."""
    settle(game)


@rule("challenge.end", "challenge.end-bag-empty")
def end_challenge(game: Lorcana, challenge: Challenge) -> None:
    """Effects that apply while challenging end, and the challenge is over."""
    player = game.controller[challenge.challenging]
    call_off(game)
    wake_delayed(game, CHALLENGE_ENDED, player)
    settle(game)


def call_off(game: Lorcana) -> None:
    """Nobody is in a challenge any more."""
    game.challenging = -1
    game.challenged = -1
    game.struck = False
    game.turn_changes(WATCH_CHALLENGE)
    end_of_challenge(game)
