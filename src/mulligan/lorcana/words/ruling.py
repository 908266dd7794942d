"""Words for static abilities that change the rules for players: lore, discarding, damage, how cards may be played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.binding import CARD, IT, PLAYER
from mulligan.cardlang.lasting import For
from mulligan.cardlang.nodes import Cards, Cost, Effect, Players, Quantity
from mulligan.cardlang.nouns import This
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.kernel.frames import scope as scope_of
from mulligan.lorcana import acts, zones
from mulligan.lorcana.abilities import Always, Continuous
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import NO_DISCARDING, NO_DRAWING, NO_HEALING, NO_LORE_GAIN, NO_LORE_LOSS, PLAY, PLAYER_RULE
from mulligan.lorcana.words.triggers import Circumstance

RULING: Final = Vocabulary()


class Forbids(Continuous):
    """Something that players cannot do, or that does not happen to them."""

    # rule: golden.cannot-beats-can
    def __init__(self, what: i64, who: Players[Lorcana], duration: For) -> None:
        self.what = what
        self.who = who
        self.duration = duration

    def act(self, game: Lorcana, scope: Scope) -> None:
        for player in self.who.who(game, scope):
            whose = scope.player if self.duration.yours else player
            until = self.duration.until
            new = acts.modify(game, PLAYER_RULE, -1, self.what, until, scope.player, scope.source, -1, whose)
            new.about = player

    def forbids(self, game: Lorcana, source: i64, ability: Always, player: i64) -> i64:
        return self.what if concerns(game, self.who, source, ability, player) else 0


class MoreLore(Continuous):
    """Players gain so much more lore, or less, than they would gain."""

    # rule: replacement.replaces
    def __init__(self, amount: i64, who: Players[Lorcana]) -> None:
        self.amount = amount
        self.who = who

    def lore_besides(self, game: Lorcana, source: i64, ability: Always, player: i64) -> i64:
        return self.amount if concerns(game, self.who, source, ability, player) else 0


class MoreLoss(Continuous):
    """Players lose so much more lore, or less, than they would."""

    # rule: replacement.replaces
    def __init__(self, amount: i64, who: Players[Lorcana]) -> None:
        self.amount = amount
        self.who = who

    def loss_besides(self, game: Lorcana, source: i64, ability: Always, player: i64) -> i64:
        return self.amount if concerns(game, self.who, source, ability, player) else 0


class LoreToWin(Continuous):
    """Players need so much lore to win."""

    def __init__(self, number: i64, who: Players[Lorcana]) -> None:
        self.number = number
        self.who = who

    def lore_needed(self, game: Lorcana, source: i64, ability: Always, player: i64) -> i64:
        return self.number if concerns(game, self.who, source, ability, player) else 0


def concerns(game: Lorcana, who: Players[Lorcana], source: i64, ability: Always, player: i64) -> bool:
    """Whether a static ability is at work and means a player."""
    if not ability.on(game, source):
        return False
    return player in who.who(game, scope_of(source, ability.id, game.controller[source]))


def speaks_of(game: Lorcana, what: Cards[Lorcana], source: i64, ability: Always, player: i64, card: i64) -> bool:
    """Whether a static ability means a player's card: its own wherever that is, others while its own is in play."""
    # rule: static.outside-play static.ends-with-its-card
    if not ability.on(game, source):
        return False
    if isinstance(what, This):
        return card == source
    if game.zone[source] != PLAY or game.controller[source] != player:
        return False
    return what.fits(game, scope_of(source, ability.id, player), card)


class MayPlayFree(Continuous):
    """Cards may be played from the hand for free: this one, or others of a kind; perhaps for another price."""

    # rule: cost.free play.choose-how
    def __init__(self, what: Cards[Lorcana], by: Cost[Lorcana] | None) -> None:
        self.what = what
        self.by = by

    def price_instead(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> i64:
        if not speaks_of(game, self.what, source, ability, player, card):
            return -1
        if self.by is None:
            return ability.id
        return self.by.id if self.by.payable(game, scope_of(source, ability.id, player)) else -1


class PayLessToShift(Continuous):
    """Cards of a kind cost less to play by their Shift."""

    def __init__(self, amount: Quantity[Lorcana], what: Cards[Lorcana], who: Players[Lorcana]) -> None:
        self.amount = amount
        self.what = what
        self.who = who

    def shift_discount(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> i64:
        if isinstance(self.what, This):
            applies = card == source and ability.on(game, source)
        else:
            applies = game.zone[source] == PLAY and concerns(game, self.who, source, ability, player)
            applies = applies and self.what.fits(game, scope_of(source, ability.id, player), card)
        if not applies:
            return 0
        return self.amount.value(game, scope_of(source, ability.id, game.controller[source]))


class NamedForShift(Continuous):
    """It counts as having another name for Shift, or any name."""

    # rule: keyword.shift.cost
    def __init__(self, name: str | None) -> None:
        self.name = name or ""

    def answers_to(self, names: list[str]) -> bool:
        return not self.name or self.name in names


class EntersExertedTo(Continuous):
    """The card, or others of a kind, may enter play exerted; if one does, something happens."""

    # rule: replacement.enters
    def __init__(self, effect: Effect[Lorcana], what: Cards[Lorcana]) -> None:
        self.effect = effect
        self.what = what

    def bargains_with(self, game: Lorcana, source: i64, ability: Always, card: i64) -> bool:
        if isinstance(self.what, This) != (source == card) or not ability.on(game, source):
            return False
        return source == card or self.what.fits(game, scope_of(source, ability.id, game.controller[source]), card)

    def bargain(self) -> i64:
        return self.effect.id


class BanishedInstead(Continuous):
    """Something else happens, or may, to cards of a kind that would be banished, or returned to a hand."""

    # rule: replacement.replaces replacement.original-never-happens
    def __init__(
        self,
        who: Cards[Lorcana],
        effect: Effect[Lorcana],
        how: Circumstance | None,
        optional: bool,
        to_hand: bool = False,
    ) -> None:
        self.who = who
        self.effect = effect
        self.how = how
        self.optional = optional
        self.to_hand = to_hand

    def rescues(self, game: Lorcana, source: i64, ability: Always, card: i64, to_hand: bool) -> bool:
        if to_hand != self.to_hand:
            return False
        if self.how is not None and zones.circumstances(game, card) & self.how.flag == 0:
            return False
        scope = scope_of(source, ability.id, game.controller[source])
        return ability.on(game, source) and self.who.fits(game, scope, card)

    def spares(self) -> bool:
        return True

    def instead_of_banishing(self) -> tuple[Effect[Lorcana], bool]:
        return self.effect, self.optional


class DrawInstead(Continuous):
    """Something else happens, or may, instead of players drawing a card; inside, `they` is that player."""

    # rule: replacement.replaces replacement.original-never-happens
    def __init__(self, effect: Effect[Lorcana], who: Players[Lorcana], optional: bool) -> None:
        self.effect = effect
        self.who = who
        self.optional = optional

    def replaces_draw(self, game: Lorcana, source: i64, ability: Always, player: i64) -> bool:
        return concerns(game, self.who, source, ability, player)

    def instead_of_drawing(self) -> tuple[Effect[Lorcana], bool] | None:
        return self.effect, self.optional


class MayPlayFromDiscard(Continuous):
    """Cards may be played from the discard: this one, or others of a kind."""

    # rule: golden.card-beats-rule play.active-from-hand
    def __init__(self, what: Cards[Lorcana]) -> None:
        self.what = what

    def lets_play(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> bool:
        return speaks_of(game, self.what, source, ability, player, card)


class TopFaceUp(Continuous):
    """Players play with the top card of their deck face up."""

    # rule: golden.card-beats-rule
    def __init__(self, who: Players[Lorcana]) -> None:
        self.who = who

    def shows_top(self, game: Lorcana, source: i64, ability: Always, player: i64) -> bool:
        if not ability.on(game, source):
            return False
        return player in self.who.who(game, scope_of(source, ability.id, game.controller[source]))


class TopSeen(Continuous):
    """You may look at the top card of your deck at any time."""

    # rule: golden.card-beats-rule
    def sees_top(self, game: Lorcana, source: i64, ability: Always, player: i64) -> bool:
        return game.controller[source] == player and ability.on(game, source)


class MayPlayTop(TopSeen):
    """Cards of a kind may be played from the top of your deck, which you may therefore look at."""

    # rule: golden.card-beats-rule play.active-from-hand
    def __init__(self, what: Cards[Lorcana]) -> None:
        self.what = what

    def lets_play_top(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> bool:
        return speaks_of(game, self.what, source, ability, player, card)


class MayInkFromDiscard(Continuous):
    """Cards of a kind may be inked from the discard."""

    # rule: golden.card-beats-rule ink.reveal
    def __init__(self, what: Cards[Lorcana]) -> None:
        self.what = what

    def lets_ink(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> bool:
        return speaks_of(game, self.what, source, ability, player, card)


class InkEntersExerted(Continuous):
    """Cards enter players' inkwells exerted."""

    # rule: replacement.enters zones.ink-enters-ready
    def __init__(self, who: Players[Lorcana]) -> None:
        self.who = who

    def exerts_ink(self, game: Lorcana, source: i64, ability: Always, player: i64) -> bool:
        return concerns(game, self.who, source, ability, player)


class AllInkable(Continuous):
    """All cards in your hand count as having the inkwell symbol."""

    def makes_inkable(self, game: Lorcana, source: i64, ability: Always, player: i64) -> bool:
        return game.controller[source] == player and ability.on(game, source)


RULING.add("all_inkable -> lasting", AllInkable)
RULING.add("may_ink_from_discard(what: cards) -> lasting", MayInkFromDiscard, "golden.card-beats-rule")
RULING.add("ink_enters_exerted(who: players) -> lasting", InkEntersExerted, "replacement.enters")
RULING.add(
    "banished_instead(who: cards, effect: effect, how: circumstance = none) -> lasting",
    lambda who, effect, how: BanishedInstead(who, effect, how, False),
    "replacement.replaces",
    "replacement.original-never-happens",
    inside=CARD | IT,
)
RULING.add(
    "may_be_banished_instead(who: cards, effect: effect, how: circumstance = none) -> lasting",
    lambda who, effect, how: BanishedInstead(who, effect, how, True),
    "replacement.replaces",
    "replacement.original-never-happens",
    inside=CARD | IT,
)
RULING.add(
    "returned_instead(who: cards, effect: effect) -> lasting",
    lambda who, effect: BanishedInstead(who, effect, None, False, True),
    "replacement.replaces",
    "replacement.original-never-happens",
    inside=CARD | IT,
)
RULING.add(
    "may_be_returned_instead(who: cards, effect: effect) -> lasting",
    lambda who, effect: BanishedInstead(who, effect, None, True, True),
    "replacement.replaces",
    "replacement.original-never-happens",
    inside=CARD | IT,
)
RULING.add(
    "drawn_instead(effect: effect, who: players = you) -> lasting",
    lambda effect, who: DrawInstead(effect, who, False),
    "replacement.replaces",
    "replacement.original-never-happens",
    inside=PLAYER,
)
RULING.add(
    "may_be_drawn_instead(effect: effect, who: players = you) -> lasting",
    lambda effect, who: DrawInstead(effect, who, True),
    "replacement.replaces",
    "replacement.original-never-happens",
    inside=PLAYER,
)
RULING.add("may_play_from_discard(what: cards = this) -> lasting", MayPlayFromDiscard, "golden.card-beats-rule")
RULING.add("may_play_top(what: cards = card) -> lasting", MayPlayTop, "golden.card-beats-rule")
RULING.add("top_seen -> lasting", TopSeen, "golden.card-beats-rule")
RULING.add("top_faceup(who: players = you) -> lasting", TopFaceUp, "golden.card-beats-rule")
RULING.add("enters_exerted_to(effect: effect, what: cards = this) -> lasting", EntersExertedTo, "replacement.enters")
RULING.add(
    "cannot_gain_lore(who: players, duration: duration = this_turn) -> lasting",
    lambda who, duration: Forbids(NO_LORE_GAIN, who, duration),
)
RULING.add(
    "cannot_lose_lore(who: players, duration: duration = this_turn) -> lasting",
    lambda who, duration: Forbids(NO_LORE_LOSS, who, duration),
)
RULING.add(
    "discards_nothing(who: players, duration: duration = this_turn) -> lasting",
    lambda who, duration: Forbids(NO_DISCARDING, who, duration),
)
RULING.add(
    "damage_stays(who: players, duration: duration = this_turn) -> lasting",
    lambda who, duration: Forbids(NO_HEALING, who, duration),
)
RULING.add(
    "cannot_draw(who: players, duration: duration = this_turn) -> lasting",
    lambda who, duration: Forbids(NO_DRAWING, who, duration),
    "golden.cannot-beats-can",
)
RULING.add("more_lore(amount: number, who: players) -> lasting", MoreLore, "replacement.replaces")
RULING.add(
    "less_lore(amount: number, who: players) -> lasting",
    lambda amount, who: MoreLore(-amount, who),
    "replacement.replaces",
)
RULING.add("more_loss(amount: number, who: players) -> lasting", MoreLoss, "replacement.replaces")
RULING.add(
    "less_loss(amount: number, who: players) -> lasting",
    lambda amount, who: MoreLoss(-amount, who),
    "replacement.replaces",
)
RULING.add("lore_to_win(number: number, who: players) -> lasting", LoreToWin)
RULING.add("may_play_free(what: cards = this, by: cost = none) -> lasting", MayPlayFree)
RULING.add("pay_less_to_shift(amount: quantity, what: cards = this, who: players = you) -> lasting", PayLessToShift)
RULING.add("named_for_shift(name: text = none) -> lasting", NamedForShift)
