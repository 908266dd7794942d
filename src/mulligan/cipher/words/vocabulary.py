"""All words of Cipher's card language in one vocabulary."""

from typing import Final

from mulligan.cardlang import roles
from mulligan.cardlang.control import CONTROL
from mulligan.cardlang.lasting import LASTING as SHARED_LASTING
from mulligan.cardlang.nouns import NOUNS as SHARED_NOUNS
from mulligan.cardlang.players import PLAYERS as SHARED_PLAYERS
from mulligan.cardlang.quantities import QUANTITIES
from mulligan.cardlang.traits import TRAITS as SHARED_TRAITS
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.words.conditions import CONDITIONS
from mulligan.cipher.words.costs import COSTS
from mulligan.cipher.words.deploying import DEPLOYING
from mulligan.cipher.words.effects import EFFECTS
from mulligan.cipher.words.lasting import LASTING
from mulligan.cipher.words.naming import NAMING
from mulligan.cipher.words.nouns import NOUNS
from mulligan.cipher.words.past import PAST
from mulligan.cipher.words.showing import SHOWING
from mulligan.cipher.words.specials import SPECIALS
from mulligan.cipher.words.traits import TRAITS
from mulligan.cipher.words.triggers import TRIGGERS

# `seq` is "after that" and everything written in order; `if` is what an effect asks for before it is carried out.
CIPHER: Final = Vocabulary(
    SHARED_PLAYERS,
    SHARED_NOUNS,
    SHARED_TRAITS,
    QUANTITIES,
    SHARED_LASTING,
    CONTROL,
    TRAITS,
    NOUNS,
    CONDITIONS,
    TRIGGERS,
    PAST,
    EFFECTS,
    SHOWING,
    NAMING,
    DEPLOYING,
    COSTS,
    LASTING,
    SPECIALS,
)
CIPHER.rest("may", "triggers.may")
CIPHER.rest("choose_one", "skills.in-order")
CIPHER.rest("seq", "golden.after-that", "skills.in-order")
CIPHER.rest("if", "golden.in-case", "golden.if", "skills.conditions")
CIPHER.rest("pay_to", "golden.if-cost-paid", "golden.if-you-do")
CIPHER.rest("you", "cards.you", "cards.own", "cards.skill-controller")
CIPHER.rest("everyone", "golden.turn-player-acts-first", "golden.turn-player-chooses-first")
CIPHER.rest("opponents", "cards.opponents", "cards.opponents-own")
CIPHER.declare("other", rank=1)
CIPHER.declare("is", role=roles.TOPIC | roles.HOW_MANY)
CIPHER.declare("for_good", role=roles.COMING)
