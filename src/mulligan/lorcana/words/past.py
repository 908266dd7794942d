"""Words for what happened this turn: how often, the how manieth time, to which cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.binding import CARD, IT, PLAYER
from mulligan.cardlang.nodes import ABOUT_EVENT, LATE, Cards, Condition, Node, Players, Quantity, Trait, Trigger
from mulligan.cardlang.nouns import This
from mulligan.cardlang.quantities import Range
from mulligan.cardlang.triggers import On, OnAny
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope
from mulligan.kernel.game import IN_PLAY
from mulligan.lorcana.happenings import Happening
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    ACTION,
    CHALLENGED,
    DAMAGE_THEN,
    DAMAGED,
    ENTERED,
    GAINED_LORE,
    HAD,
    HEALED,
    LEFT_WITH,
    LORE,
    LOST_LORE,
    MOVED,
    PLAY,
    PLAYED,
    QUESTED,
    REVEALED,
    SANG,
    STRENGTH,
    WAS_AT,
    WILLPOWER,
)

PAST: Final = Vocabulary()


def is_about_this(what: Trigger[Lorcana]) -> bool:
    """Whether an event is one of the card itself that asks for it."""
    if isinstance(what, OnAny):
        for one in what.triggers:
            if not is_about_this(one):
                return False
        return True
    return isinstance(what, On) and (isinstance(what.card, This) or isinstance(what.other, This))


def since_it_came(game: Lorcana, card: i64) -> i64:
    """From which event of this turn on a card is what it is now: before it was played last, it was another card."""
    # rule: zones.new-card-in-private-zone
    comes = PLAYED if game.card(card).type == ACTION else ENTERED
    for i in range(len(game.history) - 1, -1, -1):
        if game.history[i].kind == comes and game.history[i].card == card:
            return i
    return 0


def happenings(game: Lorcana, scope: Scope, what: Trigger[Lorcana]) -> list[Happening]:
    """All times that something happened this turn."""
    kinds = what.kinds()
    found: list[Happening] = []
    first: i64 = since_it_came(game, scope.source) if is_about_this(what) else 0
    for i in range(first, len(game.history)):
        one = game.history[i]
        if one.kind in kinds and what.fits(game, scope, one.event()):
            found.append(one)
    return found


def times(game: Lorcana, scope: Scope, what: Trigger[Lorcana]) -> i64:
    """How often something happened this turn."""
    return len(happenings(game, scope, what))


class TimesHappened(Quantity[Lorcana]):
    """How often something happened this turn."""

    def __init__(self, what: Trigger[Lorcana]) -> None:
        self.what = what

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return times(game, scope, self.what)


class CardsThat(Quantity[Lorcana]):
    """How many cards did something this turn, or underwent it: each once, however often."""

    def __init__(self, what: Trigger[Lorcana]) -> None:
        self.what = what

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return len({(one.card, one.mark) for one in happenings(game, scope, self.what)})


class Happened(Condition[Lorcana]):
    """Something happened this turn, at least once unless said otherwise."""

    def __init__(self, what: Trigger[Lorcana], within: Range | None) -> None:
        self.what = what
        self.within = within

    def holds(self, game: Lorcana, scope: Scope) -> bool:
        count = times(game, scope, self.what)
        return count > 0 if self.within is None else self.within.holds(count)


class Nth(Trigger[Lorcana]):
    """Something happens for the how manieth time this turn; what a player does, for that time by that player."""

    def __init__(self, number: i64, what: Trigger[Lorcana]) -> None:
        self.number = number
        self.what = what

    def kinds(self) -> list[int]:
        return self.what.kinds()

    def fits(self, game: Lorcana, scope: Scope, event: Event) -> bool:
        if not self.what.fits(game, scope, event):
            return False
        found = happenings(game, scope, self.what)
        if isinstance(self.what, On) and self.what.by is not None:
            found = [one for one in found if one.player == event.player]
        return len(found) == self.number


class ThisTurn(Trait[Lorcana]):
    """A card that did something this turn, or to which something was done, and that is no new card since."""

    def __init__(self, kind: i64, second: bool = False) -> None:
        self.kind = kind
        self.second = second  # the second card of the event is meant

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        for one in game.history:
            if one.kind == self.kind and (one.other if self.second else one.card) == card:
                if (one.other_mark if self.second else one.mark) == game.state[card]:
                    return True
        return False


class Singers(Cards[Lorcana]):
    """The characters who sang the song of the event, as far as they are no new cards since."""

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found: list[int] = []
        for one in game.history:
            if one.kind == SANG and one.other == scope.subject and one.other_mark == scope.mark:
                if game.zone[one.card] == PLAY and one.mark == game.state[one.card]:
                    found.append(one.card)
        return found


class Shown(Cards[Lorcana]):
    """The card that was revealed last, wherever it has gone since."""

    # rule: resolve.reveal
    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        for i in range(len(game.history) - 1, -1, -1):
            if game.history[i].kind == REVEALED:
                card = game.history[i].card
                return [card] if card >= 0 else []
        return []


class SangThis(Trait[Lorcana]):
    """A character that sang this song as it is played now, and that is no new card since."""

    # rule: play.sing keyword.sing-together.triggers
    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        for i in range(since_it_came(game, scope.source), len(game.history)):
            one = game.history[i]
            if one.kind == SANG and one.card == card and one.other == scope.source:
                return one.mark == game.state[card]
        return False


class LoreSoFar(Quantity[Lorcana]):
    """How much lore players have gained or lost this turn, all together."""

    def __init__(self, kind: i64, whose: Players[Lorcana]) -> None:
        self.kind = kind
        self.whose = whose

    def value(self, game: Lorcana, scope: Scope) -> i64:
        players = self.whose.who(game, scope)
        total = 0
        for one in game.history:
            if one.kind == self.kind and one.player in players:
                total += one.number
        return total


class Had(Quantity[Lorcana]):
    """A number that cards together had in play, when they left it this turn; of one still there, what it has."""

    # rule: cards.character-only-in-play
    def __init__(self, of: Cards[Lorcana], which: i64) -> None:
        self.of = of
        self.which = which

    def value(self, game: Lorcana, scope: Scope) -> i64:
        return sum(self.of_card(game, card) for card in those_meant(game, self.of, scope))

    def of_card(self, game: Lorcana, card: i64) -> i64:
        """That number of one card."""
        if game.zone[card] != PLAY:
            for one in reversed(game.history):
                if one.kind == HAD and one.card == card and one.flags == self.which:
                    return one.number
        if self.which == DAMAGE_THEN:
            return game.damage[card]
        if self.which == STRENGTH:
            return game.edition.counted(game.strength_of(card))
        return game.willpower_of(card) if self.which == WILLPOWER else max(game.lore_of(card), 0)


def those_meant(game: Lorcana, cards: Cards[Lorcana], scope: Scope) -> list[int]:
    """Cards that may have left play: this one wherever it is by now."""
    anywhere = isinstance(cards, This) and cards.zone == IN_PLAY
    return [int(scope.source)] if anywhere else cards.cards(game, scope)


class WereUnder(Cards[Lorcana]):
    """The cards that were under a card when it left play, where they lie beside it; of this card, wherever it is."""

    # rule: keyword.shift.stack-leaves-together cards.stack
    def __init__(self, top: Cards[Lorcana]) -> None:
        self.top = top

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found: list[int] = []
        for top in those_meant(game, self.top, scope):
            for one in game.history:
                if one.kind == LEFT_WITH and one.other == top and game.zone[one.card] == game.zone[top]:
                    found.append(one.card)
        return found


class WasAt(Trait[Lorcana]):
    """A character that was at a location when that left play, and that is no new card since."""

    # rule: triggers.before-leaving-play
    def __init__(self, which: Cards[Lorcana]) -> None:
        self.which = which

    def fits(self, game: Lorcana, scope: Scope, card: i64) -> bool:
        for one in game.history:
            if one.kind == WAS_AT and one.card == card and self.which.fits(game, scope, one.other):
                return game.zone[card] == PLAY and one.mark == game.state[card]
        return False


def recalled(node: Node) -> list[int]:
    """The kinds of events of this turn that a word asks about, so that games of a match remember them."""
    if isinstance(node, (TimesHappened, CardsThat, Happened, Nth)):
        since = [PLAYED, ENTERED] if is_about_this(node.what) else []
        return [*node.what.kinds(), *since]
    if isinstance(node, (ThisTurn, LoreSoFar)):
        return [int(node.kind)]
    if isinstance(node, SangThis):
        return [SANG, PLAYED, ENTERED]
    if isinstance(node, Singers):
        return [SANG]
    if isinstance(node, Shown):
        return [REVEALED]
    if isinstance(node, WereUnder):
        return [LEFT_WITH]
    if isinstance(node, WasAt):
        return [WAS_AT]
    return [HAD] if isinstance(node, Had) else []


PAST.add("times_happened(what: trigger) -> quantity", TimesHappened)
PAST.add("cards_that(what: trigger) -> quantity", CardsThat)
PAST.add("happened(what: trigger, within: range = none) -> condition", Happened)
PAST.add("nth(number: number, what: trigger) -> trigger", Nth, sets=CARD | PLAYER | IT)
PAST.add("lore_gained(whose: players = you) -> quantity", lambda whose: LoreSoFar(GAINED_LORE, whose))
PAST.add("lore_lost(whose: players = you) -> quantity", lambda whose: LoreSoFar(LOST_LORE, whose))
PAST.add("sang_this -> trait", SangThis, "play.sing")
PAST.add("strength_had(of: cards) -> quantity", lambda of: Had(of, STRENGTH), says=LATE)
PAST.add("willpower_had(of: cards) -> quantity", lambda of: Had(of, WILLPOWER), says=LATE)
PAST.add("lore_had(of: cards) -> quantity", lambda of: Had(of, LORE), says=LATE)
PAST.add("damage_had(on: cards) -> quantity", lambda on: Had(on, DAMAGE_THEN))
PAST.add("singers -> cards", Singers, says=ABOUT_EVENT, needs=CARD)
PAST.add("shown -> cards", Shown, "resolve.reveal", role=roles.FIXED)
PAST.add("were_under(top: cards) -> cards", WereUnder, "keyword.shift.stack-leaves-together")
PAST.add("was_at(which: cards) -> trait", WasAt, "triggers.before-leaving-play")
PAST.add("played_this_turn -> trait", lambda: ThisTurn(PLAYED), event="played")
PAST.add("quested_this_turn -> trait", lambda: ThisTurn(QUESTED), event="quests")
PAST.add("challenged_this_turn -> trait", lambda: ThisTurn(CHALLENGED), event="challenges")
PAST.add("was_challenged_this_turn -> trait", lambda: ThisTurn(CHALLENGED, True), event="is_challenged")
PAST.add("was_damaged_this_turn -> trait", lambda: ThisTurn(DAMAGED), event="damaged_now")
PAST.add("was_healed_this_turn -> trait", lambda: ThisTurn(HEALED), event="healed")
PAST.add("sang_this_turn -> trait", lambda: ThisTurn(SANG), event="sings")
PAST.add("moved_this_turn -> trait", lambda: ThisTurn(MOVED), event="moves")
