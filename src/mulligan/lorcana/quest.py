"""Questing."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.rules import rule
from mulligan.lorcana.acts import exert, gain_lore
from mulligan.lorcana.bag import settle
from mulligan.lorcana.procedures import Quest
from mulligan.lorcana.refusals import (
    CANNOT_QUEST,
    EXERTED_ALREADY,
    NOT_A_CHARACTER,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    RECKLESS_QUEST,
    STILL_DRYING,
)
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import CHARACTER, NO_QUEST, PLAY, QUESTED, QUESTS_AT_ONCE, RECKLESS
from mulligan.lorcana.triggers import tell


def cannot_quest(game: Lorcana, player: i64, card: i64) -> str:
    """Why a character may not quest now, if so."""
    # rule: quest.only-characters quest.check quest.illegal keyword.reckless.no-quest
    # rule: cards.only-characters-quest-and-challenge golden.card-beats-rule
    if game.zone[card] != PLAY:
        return NOT_IN_PLAY
    if game.controller[card] != player:
        return NOT_YOURS
    if game.card(card).type != CHARACTER:
        return NOT_A_CHARACTER
    if game.exerted[card] != 0:
        return EXERTED_ALREADY
    if game.drying[card] != 0 and not game.barred(card, QUESTS_AT_ONCE):
        return STILL_DRYING
    return kept_from_questing(game, card)


def can_quest(game: Lorcana, card: i64) -> bool:
    """Whether a card that its player has in play may quest now: the same as above, without a reason."""
    # rule: quest.only-characters quest.check quest.illegal cards.only-characters-quest-and-challenge
    if game.cards[game.printed[card]].type != CHARACTER or game.exerted[card] != 0:
        return False
    if game.drying[card] != 0 and game.bars[card] & QUESTS_AT_ONCE == 0:
        return False
    return not kept_from_questing(game, card)


def kept_from_questing(game: Lorcana, card: i64) -> str:
    """What keeps a character from questing that is ready and dry, if anything does."""
    # rule: quest.check keyword.reckless.no-quest
    if not game.fresh:
        game.refresh()
    if (game.keywords[card] >> RECKLESS) & 1:
        return RECKLESS_QUEST
    return CANNOT_QUEST if game.bars[card] & NO_QUEST else OK


@rule("quest.declare", "quest.steps")
def declare_quest(game: Lorcana, quest: Quest) -> None:
    """The player declares that one of their characters quests."""
    game.note("quests", game.controller[quest.questing], quest.questing)


@rule(
    "quest.check",
    at_work=("quest.illegal", "quest.only-characters", "cards.only-characters-quest-and-challenge"),
)
def check_quest(game: Lorcana, quest: Quest) -> None:
    """Restrictions are checked; a quest that is not allowed was never an option."""


@rule("quest.exert")
def exert_questing(game: Lorcana, quest: Quest) -> None:
    """The player exerts the questing character."""
    exert(game, quest.questing, game.controller[quest.questing])


@rule("quest.gain-lore", at_work=("cards.lore-value",))
def gain_quest_lore(game: Lorcana, quest: Quest) -> None:
    """The quest is complete, and the player gains the character's lore."""
    # rule: modifiers.negative-lore-is-zero modifiers.negative-lore-yields-none
    lore = game.lore_of(quest.questing)
    if lore < 0:
        game.cite("modifiers.negative-lore-is-zero", "modifiers.negative-lore-yields-none")
    gain_lore(game, game.controller[quest.questing], lore, quest.questing)
    tell(game, Event(QUESTED, quest.questing, -1, game.controller[quest.questing]))


@rule("quest.triggers", "quest.over")
def resolve_quest(game: Lorcana, quest: Quest) -> None:
    """What the quest triggered goes into the bag and resolves; then the quest is over."""
    settle(game)
