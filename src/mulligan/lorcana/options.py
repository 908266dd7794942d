"""Everything a player may do in the Main Phase, in a fixed order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.options import Option, Stock
from mulligan.lorcana.abilities import ON_HOW_TO_PLAY, ON_PRICES
from mulligan.lorcana.challenge import NONE, cannot_be_challenger, challenges_as_usual, exposed, in_reach
from mulligan.lorcana.cost import total_cost
from mulligan.lorcana.ink import all_inkable, cannot_ink, has_inked
from mulligan.lorcana.move import cannot_move
from mulligan.lorcana.play import (
    can_pay_shift,
    cannot_sing,
    cannot_sing_together,
    may_not_play,
    may_shift_onto,
    price_instead,
    within_reach,
)
from mulligan.lorcana.quest import can_quest, cannot_quest
from mulligan.lorcana.refusals import OK, RECKLESS_MUST_CHALLENGE, STILL_MUST_CHALLENGE, STILL_MUST_QUEST
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    BY_INK,
    BY_SHIFT,
    BY_SONG,
    CHALLENGE_READY,
    CHALLENGE_SOME,
    CHARACTER,
    LOCATION,
    MUST_CHALLENGE,
    MUST_QUEST,
    RECKLESS,
    SHIFT,
    TOGETHER,
    WAY_NAMES,
)
from mulligan.lorcana.use import abilities_of, cannot_use

INKS: Final = Stock("ink")
PLAYS: Final = Stock("play", WAY_NAMES[BY_INK])
SHIFTS: Final = Stock("play", WAY_NAMES[BY_SHIFT])
SONGS: Final = Stock("play", WAY_NAMES[BY_SONG])
SONGS_TOGETHER: Final = Stock("play", WAY_NAMES[TOGETHER])
QUESTS: Final = Stock("quest")
CHALLENGES: Final = Stock("challenge")
MOVES: Final = Stock("move")
USES: Final = Stock("use")
END_OF_TURN: Final = Option("end")


def turn_options(game: Lorcana, player: i64, options: list[Option]) -> None:
    """Add every turn action a player may take now, except ending the turn."""
    if not game.fresh:
        game.refresh()
    hand = game.distinct(game.hand(player), player)
    if not has_inked(game, player):
        ink_options(game, player, hand, options)
    ink = game.ready_ink(player)
    mine = game.in_play(player)
    plain = not game.modifiers and game.special & ON_HOW_TO_PLAY == 0
    for card in hand:
        printed = game.cards[game.printed[card]]
        if plain and printed.plain:  # nothing says how else, or for what, or that it may not be
            if printed.cost <= ink:
                options.append(PLAYS.of(card))
        elif not may_not_play(game, player, card):
            play_options(game, player, card, ink, mine, options)
    if game.own_match.plays_discards:
        for card in game.distinct(game.discard_pile(player), player):
            if within_reach(game, player, card) and not may_not_play(game, player, card):
                play_options(game, player, card, ink, mine, options)
    if game.own_match.plays_tops and game.deck(player):
        card = game.deck(player)[0]
        if within_reach(game, player, card) and not may_not_play(game, player, card):
            play_options(game, player, card, ink, mine, options)
    locations = places(game, player)
    open_to_challenge = exposed(game, player)
    usual: list[int] | None = None  # what characters may challenge of whom nothing is said
    for card in mine:
        printed = game.cards[game.printed[card]]
        if printed.type == CHARACTER:
            if game.exerted[card] == 0:  # else neither is possible
                if can_quest(game, card):
                    options.append(QUESTS.of(card))
                if open_to_challenge or game.bars[card] & (CHALLENGE_READY | CHALLENGE_SOME):
                    if not cannot_be_challenger(game, player, card):
                        if not challenges_as_usual(game, card):
                            challenge_options(game, card, in_reach(game, player, card, open_to_challenge), options)
                        else:
                            if usual is None:
                                usual = in_reach(game, player, card, open_to_challenge)
                            challenge_options(game, card, usual, options)
            for location in locations:
                if not cannot_move(game, player, card, location):
                    options.append(MOVES.aim(card, location, len(game.printed)))
        if printed.uses or game.granted:
            for ability in abilities_of(game, card):
                if not cannot_use(game, player, card, ability):
                    options.append(USES.using(card, ability.index))


def ink_options(game: Lorcana, player: i64, hand: list[int], options: list[Option]) -> None:
    """Add every card that a player may put into their inkwell, who has not done so as often as they may."""
    # rule: cards.inkwell-symbol
    inkable = all_inkable(game, player)
    for card in hand:
        if inkable or game.cards[game.printed[card]].inkable:
            options.append(INKS.of(card))
    if game.own_match.inks_discards:
        for card in game.distinct(game.discard_pile(player), player):
            if not cannot_ink(game, player, card):
                options.append(INKS.of(card))


def challenge_options(game: Lorcana, card: i64, targets: list[int], options: list[Option]) -> None:
    """Add that a character challenges each of these."""
    if targets:
        size: i64 = len(game.printed)
        row = CHALLENGES.at(card, size)
        for target in targets:
            challenge = row[target]
            options.append(challenge if challenge is not None else CHALLENGES.aim(card, target, size))


def places(game: Lorcana, player: i64) -> list[int]:
    """The locations a player has."""
    found = NONE
    if not game.own_match.has_locations:
        return found
    for card in game.in_play(player):
        if game.cards[game.printed[card]].type == LOCATION:
            if not found:
                found = []
            found.append(card)
    return found


def left_to_do(game: Lorcana, player: i64) -> str:
    """What keeps a player from declaring the end of their turn: what a character can still do, and must."""
    # rule: keyword.reckless keyword.reckless.turn-goes-on turn.declare-end
    if not game.fresh:
        game.refresh()
    for card in game.in_play(player):
        reckless = (game.keywords[card] >> RECKLESS) & 1 != 0
        if reckless and game.card(card).type == CHARACTER and game.edition.reckless(game, card):
            game.cite("keyword.reckless", "keyword.reckless.turn-goes-on")
            return RECKLESS_MUST_CHALLENGE
        if game.bars[card] & (MUST_QUEST | MUST_CHALLENGE):
            if game.bars[card] & MUST_QUEST and not cannot_quest(game, player, card):
                return STILL_MUST_QUEST
            if game.bars[card] & MUST_CHALLENGE and game.edition.reckless(game, card):
                return STILL_MUST_CHALLENGE
    return OK


def may_end(game: Lorcana, player: i64) -> bool:
    """Whether a player may declare the end of their turn."""
    return not left_to_do(game, player)


def play_options(game: Lorcana, player: i64, card: i64, ink: i64, mine: list[int], options: list[Option]) -> None:
    """Add every way a player may play a card of their hand now."""
    printed = game.card(card)
    if total_cost(game, player, card, BY_INK) <= ink:
        options.append(PLAYS.of(card))
    if (printed.special | game.special) & ON_PRICES and price_instead(game, player, card) >= 0:
        options.append(Option("play", card, text="free"))
    shift = (printed.keywords >> SHIFT) & 1 and total_cost(game, player, card, BY_SHIFT) <= ink
    if shift and can_pay_shift(game, player, card):
        for target in mine:
            if may_shift_onto(game, player, card, target):
                options.append(SHIFTS.aim(card, target, len(game.printed)))
    if printed.song:
        for singer in mine:
            if game.exerted[singer] == 0 and game.drying[singer] == 0 and not cannot_sing(game, player, card, singer):
                options.append(SONGS.aim(card, singer, len(game.printed)))
        if not cannot_sing_together(game, player, card):
            options.append(SONGS_TOGETHER.of(card))
