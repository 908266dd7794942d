"""All words of Lorcana's card language in one vocabulary."""

from typing import Final

from mulligan.cardlang.control import CONTROL
from mulligan.cardlang.lasting import LASTING as SHARED_LASTING
from mulligan.cardlang.nouns import NOUNS as SHARED_NOUNS
from mulligan.cardlang.players import PLAYERS as SHARED_PLAYERS
from mulligan.cardlang.quantities import QUANTITIES as SHARED_QUANTITIES
from mulligan.cardlang.traits import TRAITS as SHARED_TRAITS
from mulligan.cardlang.words import Vocabulary
from mulligan.lorcana.words.altering import ALTERING
from mulligan.lorcana.words.compare import COMPARE
from mulligan.lorcana.words.damage import DAMAGE
from mulligan.lorcana.words.effects import EFFECTS
from mulligan.lorcana.words.keywords import KEYWORDS
from mulligan.lorcana.words.lasting import LASTING
from mulligan.lorcana.words.looking import LOOKING
from mulligan.lorcana.words.moving import MOVING
from mulligan.lorcana.words.naming import NAMING
from mulligan.lorcana.words.nouns import NOUNS
from mulligan.lorcana.words.past import PAST
from mulligan.lorcana.words.players import PLAYERS
from mulligan.lorcana.words.playing import PLAYING
from mulligan.lorcana.words.quantities import QUANTITIES
from mulligan.lorcana.words.ruling import RULING
from mulligan.lorcana.words.showing import SHOWING
from mulligan.lorcana.words.traits import TRAITS
from mulligan.lorcana.words.triggers import TRIGGERS

LORCANA: Final = Vocabulary(
    SHARED_PLAYERS,
    SHARED_NOUNS,
    SHARED_TRAITS,
    SHARED_QUANTITIES,
    SHARED_LASTING,
    CONTROL,
    TRAITS,
    NOUNS,
    PLAYERS,
    KEYWORDS,
    QUANTITIES,
    TRIGGERS,
    PAST,
    COMPARE,
    RULING,
    DAMAGE,
    MOVING,
    SHOWING,
    EFFECTS,
    PLAYING,
    NAMING,
    LOOKING,
    LASTING,
    ALTERING,
)

LORCANA.rest("seq", "resolve.clauses", "resolve.then", "resolve.and", "triggers.independent-sentences")
LORCANA.rest("may", "resolve.may")
LORCANA.rest("choose_one", "players.owner-decides", "golden.choose-on-resolving")
LORCANA.rest("each", "players.active-first")
LORCANA.rest("pay_to", "resolve.to", "resolve.to-is-a-cost")
LORCANA.rest("instead", "replacement.instead", "replacement.replaces", "replacement.original-never-happens")
LORCANA.rest("you", "players.you-is-the-card-player")
LORCANA.rest("opponents", "players.opponents", "players.teammates")
LORCANA.rest("everyone", "players.active-first")
LORCANA.rest("they", "players.their-is-the-card-player")
LORCANA.rest(
    "it", "resolve.that", "resolve.that-after-choices", "resolve.that-gone-no-effect", "resolve.that-gone-rest-resolves"
)
LORCANA.rest("other", "resolve.other")
