"""All words of Lorcana's card language in one vocabulary."""

from typing import Final

from mulligan.cardlang.control import CONTROL
from mulligan.cardlang.quantities import QUANTITIES as SHARED_QUANTITIES
from mulligan.cardlang.words import Vocabulary
from mulligan.lorcana.words.effects import EFFECTS
from mulligan.lorcana.words.keywords import KEYWORDS
from mulligan.lorcana.words.lasting import LASTING
from mulligan.lorcana.words.looking import LOOKING
from mulligan.lorcana.words.nouns import NOUNS
from mulligan.lorcana.words.players import PLAYERS
from mulligan.lorcana.words.playing import PLAYING
from mulligan.lorcana.words.quantities import QUANTITIES
from mulligan.lorcana.words.traits import TRAITS
from mulligan.lorcana.words.triggers import TRIGGERS

LORCANA: Final = Vocabulary(
    SHARED_QUANTITIES,
    CONTROL,
    TRAITS,
    NOUNS,
    PLAYERS,
    KEYWORDS,
    QUANTITIES,
    TRIGGERS,
    EFFECTS,
    PLAYING,
    LOOKING,
    LASTING,
)

LORCANA.rest("seq", "resolve.clauses", "resolve.then", "resolve.and", "triggers.independent-sentences")
LORCANA.rest("may", "resolve.may")
LORCANA.rest("choose_one", "players.owner-decides", "golden.choose-on-resolving")
LORCANA.rest("each", "players.active-first")
LORCANA.rest("pay_to", "resolve.to", "resolve.to-is-a-cost")
LORCANA.rest("instead", "replacement.instead", "replacement.replaces", "replacement.original-never-happens")
