"""All words of Magic's card language: the shared ones and its own."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang import roles
from mulligan.cardlang.control import CONTROL
from mulligan.cardlang.lasting import LASTING as SHARED_LASTING
from mulligan.cardlang.nouns import NOUNS as SHARED_NOUNS
from mulligan.cardlang.players import PLAYERS as SHARED_PLAYERS
from mulligan.cardlang.quantities import QUANTITIES
from mulligan.cardlang.traits import TRAITS as SHARED_TRAITS
from mulligan.cardlang.words import Vocabulary
from mulligan.magic.words.abilities import ABILITIES
from mulligan.magic.words.arriving import ARRIVING
from mulligan.magic.words.cards import CARDS
from mulligan.magic.words.changes import CHANGES
from mulligan.magic.words.choosing import CHOOSING
from mulligan.magic.words.circumstances import CIRCUMSTANCES
from mulligan.magic.words.copying import COPYING
from mulligan.magic.words.costs import COSTS
from mulligan.magic.words.counters import COUNTERS
from mulligan.magic.words.damage import DAMAGE
from mulligan.magic.words.doubling import DOUBLING
from mulligan.magic.words.encoding import ENCODING
from mulligan.magic.words.ending import ENDING
from mulligan.magic.words.enduring import ENDURING
from mulligan.magic.words.facing import FACING
from mulligan.magic.words.guarding import GUARDING
from mulligan.magic.words.happenings import HAPPENINGS
from mulligan.magic.words.hiding import HIDING
from mulligan.magic.words.keywords import KEYWORDS
from mulligan.magic.words.lasting import LASTING
from mulligan.magic.words.lending import LENDING
from mulligan.magic.words.libraries import LIBRARIES
from mulligan.magic.words.limiting import LIMITING
from mulligan.magic.words.making import MAKING
from mulligan.magic.words.mana import MANA
from mulligan.magic.words.matching import MATCHING
from mulligan.magic.words.memories import MEMORIES
from mulligan.magic.words.nouns import NOUNS
from mulligan.magic.words.pairing import PAIRING
from mulligan.magic.words.people import PEOPLE
from mulligan.magic.words.permanents import PERMANENT
from mulligan.magic.words.phasing import PHASES
from mulligan.magic.words.picking import PICKING
from mulligan.magic.words.playing import PLAYING
from mulligan.magic.words.quantities import NUMBERS
from mulligan.magic.words.repeating import REPEATING
from mulligan.magic.words.sharing import SHARING
from mulligan.magic.words.shielding import SHIELDING
from mulligan.magic.words.stack import ON_STACK
from mulligan.magic.words.supplement import SUPPLEMENT_WORDS
from mulligan.magic.words.targeting import TARGETING
from mulligan.magic.words.taxing import TAXING
from mulligan.magic.words.together import TOGETHER
from mulligan.magic.words.traits import TRAITS
from mulligan.magic.words.transforming import TRANSFORMING
from mulligan.magic.words.triggers import TRIGGERS
from mulligan.magic.words.turns import TURNS
from mulligan.magic.words.untapping import UNTAPPING
from mulligan.magic.words.villainy import VILLAINY

MAGIC: Final = Vocabulary(
    SHARED_PLAYERS,
    SHARED_NOUNS,
    SHARED_TRAITS,
    QUANTITIES,
    SHARED_LASTING,
    CONTROL,
    TRAITS,
    NOUNS,
    PICKING,
    PEOPLE,
    NUMBERS,
    CHANGES,
    COSTS,
    TRIGGERS,
    DAMAGE,
    CARDS,
    PERMANENT,
    LIBRARIES,
    COUNTERS,
    MANA,
    MAKING,
    LASTING,
    ON_STACK,
    ENDING,
    ABILITIES,
    CIRCUMSTANCES,
    KEYWORDS,
    CHOOSING,
    HAPPENINGS,
    PLAYING,
    SHIELDING,
    SUPPLEMENT_WORDS,
    TOGETHER,
    TURNS,
    GUARDING,
    SHARING,
    MATCHING,
    ARRIVING,
    COPYING,
    DOUBLING,
    ENCODING,
    ENDURING,
    FACING,
    HIDING,
    LENDING,
    LIMITING,
    MEMORIES,
    PAIRING,
    PHASES,
    REPEATING,
    TARGETING,
    TAXING,
    TRANSFORMING,
    UNTAPPING,
    VILLAINY,
)
for _event in ("planeswalk_to", "planeswalk_away", "encounter", "set_in_motion", "abandoned"):
    MAGIC.declare(_event, role=roles.FIXED)  # it is about the card itself
MAGIC.rest("may", "stack.resolve")
MAGIC.rest("choose_one", "casting.modes")
MAGIC.rest("if", "replacement.instead")
MAGIC.rest("instead", "replacement.instead")
MAGIC.rest("it", "types.permanent", "zones.leaves-the-battlefield")
MAGIC.rest("you", "players.you", "players.controller")
MAGIC.rest("opponents", "players.opponent", "players.player")
MAGIC.rest("everyone", "players.player")
MAGIC.rest("other", "types.own-name")
MAGIC.rest("non", "types.non")
