"""Words for what triggered abilities wait for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.binding import AMOUNT, CARD, IT, OTHER, PLAYER
from mulligan.cardlang.nodes import Cards, Condition, Cost, Effect, Node, Players, Trigger
from mulligan.cardlang.players import Everyone
from mulligan.cardlang.triggers import On, OnAny
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope
from mulligan.lorcana.abilities import When
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    AS_CHALLENGED,
    AS_CHALLENGER,
    BANISHED,
    BY_CHALLENGE_DAMAGE,
    BY_SHIFTING,
    CHALLENGED,
    CHOSEN,
    DAMAGED,
    DECK,
    DISCARDED,
    DISCARDED_TOGETHER,
    DREW,
    ENTERED,
    EXERTED,
    FOR_AN_ABILITY,
    FOR_AN_ACTION,
    FOR_SUPPORT,
    FROM_LOCATION,
    GAINED_LORE,
    HAND,
    HEALED,
    IN_CHALLENGE,
    INKED,
    INTO_DISCARD,
    LEFT_DISCARD,
    LEFT_PLAY,
    LOST_LORE,
    MOVED,
    PLAYED,
    PUT_UNDER,
    PUT_UNDER_TOGETHER,
    QUESTED,
    READIED,
    RETURNED,
    SANG,
    SHIFTED_ONTO,
    SUNG,
    TURN_ENDED,
    TURN_STARTED,
    USED,
)
from mulligan.lorcana.triggers import Together

TRIGGERS: Final = Vocabulary()
ABOUT: Final = CARD | PLAYER | IT  # what nearly every event is about


class Circumstance(Node):
    """A circumstance an event must have."""

    def __init__(self, flag: i64) -> None:
        self.flag = flag


class Banishing(Trigger[Lorcana]):
    """A card banishes another in a challenge: its damage did it."""

    def __init__(self, who: Cards[Lorcana], whom: Cards[Lorcana]) -> None:
        self.who = who
        self.whom = whom

    def kinds(self) -> list[int]:
        return [BANISHED]

    def fits(self, game: Lorcana, scope: Scope, event: Event) -> bool:
        if event.flags & BY_CHALLENGE_DAMAGE == 0 or event.other < 0:
            return False
        return self.who.fits(game, scope, event.other) and self.whom.fits(game, scope, event.card)


class Origin(Node):
    """The zone from which cards go somewhere."""

    def __init__(self, zone: i64) -> None:
        self.zone = zone


class FromTo(Trigger[Lorcana]):
    """A card of a kind goes into a discard pile or leaves it, perhaps from or for a certain zone."""

    def __init__(self, kind: i64, what: Cards[Lorcana], whose: Players[Lorcana], zone: i64) -> None:
        self.kind = kind
        self.what = what
        self.whose = whose
        self.zone = zone  # -1 for any

    def kinds(self) -> list[int]:
        return [self.kind]

    def fits(self, game: Lorcana, scope: Scope, event: Event) -> bool:
        if event.kind != self.kind or (self.zone >= 0 and event.number != self.zone):
            return False
        return event.player in self.whose.who(game, scope) and self.what.fits(game, scope, event.card)


def banished(who: Cards[Lorcana], how: Circumstance | None) -> On[Lorcana]:
    """Somebody is banished, anyhow or in a challenge."""
    return On(BANISHED, who, flags=0 if how is None else how.flag)


TRIGGERS.add("in_challenge -> circumstance", lambda: Circumstance(IN_CHALLENGE), "challenge.in-a-challenge", sets=OTHER)
TRIGGERS.add(
    "while_challenging -> circumstance", lambda: Circumstance(AS_CHALLENGER), "challenge.in-a-challenge", sets=OTHER
)
TRIGGERS.add(
    "while_challenged -> circumstance", lambda: Circumstance(AS_CHALLENGED), "challenge.in-a-challenge", sets=OTHER
)
TRIGGERS.add("played(what: cards, by: players = you) -> trigger", lambda what, by: On(PLAYED, what, by=by), sets=ABOUT)
TRIGGERS.add(
    "shifted(what: cards, by: players = you) -> trigger",
    lambda what, by: On(PLAYED, what, by=by, flags=BY_SHIFTING),
    sets=ABOUT,
)
TRIGGERS.add(
    "ability_used(who: cards, by: players = you) -> trigger",
    lambda who, by: On(USED, who, by=by),
    "use.resolve",
    sets=ABOUT,
)
TRIGGERS.add("quests(who: cards) -> trigger", lambda who: On(QUESTED, who), sets=ABOUT, role=roles.GIVEN)
TRIGGERS.add(
    "challenges(who: cards, whom: cards = none) -> trigger",
    lambda who, whom: On(CHALLENGED, who, whom),
    sets=ABOUT | OTHER,
    role=roles.AGAINST | roles.IN_BATTLE | roles.GIVEN,
    other="the_other",
)
TRIGGERS.add(
    "is_challenged(who: cards, by: cards = none) -> trigger",
    lambda who, by: On(CHALLENGED, by, who),
    sets=ABOUT | OTHER,
    role=roles.SECOND | roles.AGAINST | roles.IN_BATTLE,
    other="the_other",
)
TRIGGERS.add(
    "banished(who: cards, how: circumstance = none) -> trigger",
    banished,
    sets=ABOUT,
    lies="in_discard",
    role=roles.GIVEN,
)
TRIGGERS.add(
    "banishes(who: cards, whom: cards) -> trigger",
    Banishing,
    "challenge.in-a-challenge",
    sets=ABOUT | OTHER,
    role=roles.SECOND | roles.IN_BATTLE | roles.GIVEN,
    other="the_other",
)
TRIGGERS.add(
    "banished_together(who: cards, how: circumstance = none) -> trigger",
    lambda who, how: Together(BANISHED, who, flags=0 if how is None else how.flag),
    "triggers.once-per-condition",
    sets=AMOUNT,
)
TRIGGERS.add(
    "leaves_play_together(who: cards) -> trigger",
    lambda who: Together(LEFT_PLAY, who),
    "triggers.once-per-condition",
    sets=AMOUNT,
)
TRIGGERS.add(
    "returned_to_hand_together(who: cards) -> trigger",
    lambda who: Together(RETURNED, who),
    "triggers.once-per-condition",
    sets=AMOUNT,
)
TRIGGERS.add("leaves_play(who: cards) -> trigger", lambda who: On(LEFT_PLAY, who), sets=ABOUT)
TRIGGERS.add("enters_play(who: cards) -> trigger", lambda who: On(ENTERED, who), sets=ABOUT)
TRIGGERS.add(
    "sings(who: cards, what: cards = none) -> trigger", lambda who, what: On(SANG, who, what), sets=ABOUT | OTHER
)
TRIGGERS.add(
    "is_chosen(who: cards, by: players, how: circumstance = none) -> trigger",
    lambda who, by, how: On(CHOSEN, who, by=by, flags=0 if how is None else how.flag),
    sets=ABOUT,
    role=roles.BY_ANYBODY,
)
TRIGGERS.add(
    "card_put_under(who: cards, by: players = you) -> trigger",
    lambda who, by: On(PUT_UNDER, who, by=by),
    sets=ABOUT,
    role=roles.UNSEEN,
)
TRIGGERS.add(
    "cards_put_under(who: cards, by: players = you) -> trigger",
    lambda who, by: On(PUT_UNDER_TOGETHER, who, by=by),
    sets=ABOUT | AMOUNT,
)
TRIGGERS.add(
    "is_shifted_onto(who: cards, by: cards = none) -> trigger",
    lambda who, by: On(SHIFTED_ONTO, who, by),
    sets=ABOUT | OTHER,
    role=roles.NOT_BY_OTHERS,
)
TRIGGERS.add(
    "returned_from_discard(what: cards, whose: players = you) -> trigger",
    lambda what, whose: FromTo(LEFT_DISCARD, what, whose, HAND),
    sets=ABOUT,
    role=roles.NOT_BY_OTHERS,
    lies="in_hand",
)
TRIGGERS.add(
    "leaves_discard(what: cards, whose: players = you) -> trigger",
    lambda what, whose: FromTo(LEFT_DISCARD, what, whose, -1),
    sets=ABOUT,
)
TRIGGERS.add(
    "put_into_discard(what: cards, whose: players = you, from: origin = none) -> trigger",
    lambda what, whose, origin: FromTo(INTO_DISCARD, what, whose, -1 if origin is None else origin.zone),
    sets=ABOUT,
    lies="in_discard",
)
TRIGGERS.add("out_of_hand -> origin", lambda: Origin(HAND))
TRIGGERS.add("out_of_deck -> origin", lambda: Origin(DECK))
TRIGGERS.add("song_sung(by: players = you) -> trigger", lambda by: On(SUNG, None, by=by), sets=ABOUT)
TRIGGERS.add("for_action -> circumstance", lambda: Circumstance(FOR_AN_ACTION))
TRIGGERS.add("for_ability -> circumstance", lambda: Circumstance(FOR_AN_ABILITY))
TRIGGERS.add("for_support -> circumstance", lambda: Circumstance(FOR_SUPPORT))
TRIGGERS.add("from_location -> circumstance", lambda: Circumstance(FROM_LOCATION))
TRIGGERS.add(
    "inks(by: players = you) -> trigger",
    lambda by: On(INKED, None, by=by),
    sets=ABOUT,
    role=roles.UNSEEN,
    lies="in_inkwell",
)
TRIGGERS.add(
    "moves(who: cards, to: cards = none, how: circumstance = none) -> trigger",
    lambda who, to, how: On(MOVED, who, to, flags=0 if how is None else how.flag),
    sets=ABOUT | OTHER,
)
TRIGGERS.add(
    "turn_starts(whose: players = you) -> trigger", lambda whose: On(TURN_STARTED, None, by=whose), sets=PLAYER
)
TRIGGERS.add(
    "turn_ends(whose: players = you) -> trigger",
    # each turn is also that of somebody who has left in it
    lambda whose: On(TURN_ENDED, None, by=None if isinstance(whose, Everyone) else whose),
    sets=PLAYER,
)
TRIGGERS.add("draws(who: players = you) -> trigger", lambda who: On(DREW, None, by=who), sets=ABOUT, lies="in_hand")
TRIGGERS.add(
    "discards(who: players = you, what: cards = none) -> trigger",
    lambda who, what: On(DISCARDED, what, by=who),
    sets=ABOUT,
    lies="in_discard",
)
TRIGGERS.add(
    "discards_together(who: players = you) -> trigger",
    lambda who: On(DISCARDED_TOGETHER, None, by=who),
    sets=PLAYER | AMOUNT,
)
TRIGGERS.add(
    "damaged_now(who: cards, by: cards = none, how: circumstance = none) -> trigger",
    lambda who, by, how: On(DAMAGED, who, by, flags=0 if how is None else how.flag),
    sets=ABOUT | OTHER | AMOUNT,
)
TRIGGERS.add(
    "healed(who: cards, by: players = you) -> trigger",
    lambda who, by: On(HEALED, who, by=by),
    sets=ABOUT | AMOUNT,
    role=roles.BY_ANYBODY,
)
TRIGGERS.add(
    "readied(who: cards, by: players = you) -> trigger",
    lambda who, by: On(READIED, who, by=by),
    sets=ABOUT,
    role=roles.BY_ANYBODY,
)
TRIGGERS.add(
    "is_exerted(who: cards, by: players = everyone) -> trigger",
    lambda who, by: On(EXERTED, who, by=by),
    sets=ABOUT,
    role=roles.BY_ANYBODY,
)
TRIGGERS.add("returned_to_hand(who: cards) -> trigger", lambda who: On(RETURNED, who), sets=ABOUT, lies="in_hand")
TRIGGERS.add(
    "gains_lore(who: players = you) -> trigger", lambda who: On(GAINED_LORE, None, by=who), sets=PLAYER | AMOUNT
)
TRIGGERS.add("loses_lore(who: players = you) -> trigger", lambda who: On(LOST_LORE, None, by=who), sets=PLAYER | AMOUNT)
TRIGGERS.add("or(*triggers: trigger) -> trigger", OnAny, "triggers.two-conditions", role=roles.BRANCHES | roles.FLAT)


def when(
    trigger: Trigger[Lorcana],
    effect: Effect[Lorcana],
    only_if: Condition[Lorcana] | None,
    during: Condition[Lorcana] | None,
    limit: Cost[Lorcana] | None,
) -> When:
    """A triggered ability."""
    return When(trigger, effect, only_if, during, limit is not None)


TRIGGERS.add(
    "when(trigger: trigger, effect: effect, if: condition = none, during: condition = none, limit: limit = none)"
    " -> ability",
    when,
)
