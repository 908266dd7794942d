"""What holds while a player decides on a turn action: static abilities, and everything that forbids something."""

from __future__ import annotations

from typing import Final

from mulligan.lorcana.challenge import cannot_challenge
from mulligan.lorcana.citing import WORDS
from mulligan.lorcana.ink import cannot_ink
from mulligan.lorcana.move import cannot_move
from mulligan.lorcana.play import cannot_play, cannot_sing, cannot_sing_together
from mulligan.lorcana.quest import cannot_quest
from mulligan.lorcana.refusals import EXERTED_ALREADY, NO_SHIFT, NOT_A_SONG, STILL_DRYING, rule_of
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    BODYGUARD,
    BY_INK,
    BY_SHIFT,
    CHALLENGER,
    CHARACTER,
    EVASIVE,
    RECKLESS,
    RESIST,
    RUSH,
    SINGER,
    WARD,
)
from mulligan.lorcana.use import abilities_of, cannot_use

KEYWORDS: Final = {
    BODYGUARD: ("keyword.bodyguard", "keyword.bodyguard.challenge"),
    CHALLENGER: ("keyword.challenger", "keyword.challenger.not-while-challenged"),
    EVASIVE: ("keyword.evasive",),
    RECKLESS: ("keyword.reckless", "keyword.reckless.no-quest"),
    RESIST: ("keyword.resist.replace", "keyword.resist.reduce", "keyword.resist.stacks"),
    RUSH: ("keyword.rush",),
    SINGER: ("keyword.singer", "keyword.singer.only-when-singing"),
    WARD: ("keyword.ward.not-chosen", "keyword.ward.not-chosen-by-effects"),
}
PLAYING: Final = ("play.whole-or-not", "play.choose-how", "cost.total", "cards.cost")


def cite_standing(game: Lorcana, player: int) -> None:
    """Name the rules that hold while a player decides: those of static abilities, and those that forbid something."""
    found: list[str] = []
    for card in game.all_in_play():
        for ability in game.card(card).always:
            found.extend(("static.continuous", "static.ends-with-its-card"))
            found.extend(rule for node in ability.everything() for rule in WORDS.get(node.word, ()))
        for keyword, rules in KEYWORDS.items():
            if game.has(card, keyword):
                found.extend(rules)
    if game.modifiers:
        found.append("static.continuous")
    for reason, rules in refusals(game, player):
        if reason:
            found.append(rule_of(reason, game.book.ledger))
            found.extend(rules)
    game.cite(*sorted(set(found)))


def refusals(game: Lorcana, player: int) -> list[tuple[str, tuple[str, ...]]]:
    """Every reason there is now why a player may not do something with a card of theirs, and the rules about that."""
    found: list[tuple[str, tuple[str, ...]]] = []
    mine = game.in_play(player)
    for card in game.hand(player):
        found.append((cannot_ink(game, player, card), ("ink.reveal",)))
        found.append((cannot_play(game, player, card, BY_INK, -1), PLAYING))
        for target in mine:
            for reason in (cannot_play(game, player, card, BY_SHIFT, target), cannot_sing(game, player, card, target)):
                if reason != NO_SHIFT and reason != NOT_A_SONG:
                    found.append((reason, (*PLAYING, "cards.name")))
        if game.card(card).song:
            found.append((cannot_sing_together(game, player, card), PLAYING))
    for card in mine:
        if game.card(card).type == CHARACTER:
            found.append((cannot_quest(game, player, card), ("quest.check", "quest.illegal")))
            for other in game.all_in_play():
                found.append((cannot_challenge(game, player, card, other), ("challenge.check", "challenge.declare")))
                found.append((cannot_move(game, player, card, other), ("move.own-only",)))
        for ability in abilities_of(game, card):
            reason = cannot_use(game, player, card, ability)
            found.append((reason, ("use.steps", "use.turn-action", "use.pay")))
            if reason and game.drying[card] != 0:
                found.append((STILL_DRYING, ("use.dry",)))
            if reason and game.exerted[card] != 0:
                found.append((EXERTED_ALREADY, ("cards.ready", "cards.exerted")))
    return found
