"""Words for continuous effects: what cards get, what may not be done, costs, delayed and floating triggers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import nodes, roles
from mulligan.cardlang.binding import BOTH, CARD, DONE
from mulligan.cardlang.lasting import Bar, Change, For, Stat, until_end_of_your_next_turn, your_next_turn
from mulligan.cardlang.nodes import Cards, Condition, Cost, Effect, Node, Players, Quantity, must_be_paid
from mulligan.cardlang.nouns import That, This
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.frames import scope as scope_of
from mulligan.kernel.modifiers import FOR_GOOD, NEXT_TURN_OF, NEXT_USE, THIS_BATTLE, UNTIL_TURN_OF, WHILE_SOURCE
from mulligan.kernel.options import CHOOSE, Option
from mulligan.lorcana import acts
from mulligan.lorcana.abilities import Always, Continuous, Keyword, Later, Mute, Use, When
from mulligan.lorcana.cost import can_be_exerted, pay_ink
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    ABILITY,
    BAR,
    BY_WILLPOWER,
    CHALLENGE_ENDED,
    CHALLENGE_READY,
    CHALLENGES_READY,
    COST,
    DEALS_FULLY,
    DELAYED,
    FLOATING,
    KEEPS_DAMAGE,
    LIMBO,
    LORE,
    LOSES,
    MORE_INK,
    MUST_CHALLENGE,
    MUST_QUEST,
    NEXT_PLAYED,
    NO_ABILITIES,
    NO_CHALLENGE,
    NO_CHALLENGE_DAMAGE,
    NO_DAMAGE,
    NO_EXERT_COST,
    NO_QUEST,
    NO_READY,
    NO_READY_AT_START,
    NO_SING,
    NO_USE,
    NOT_CHALLENGED,
    PAYS_LESS,
    PLAY,
    PLAYER_BAR,
    QUESTS_AT_ONCE,
    SHIELD,
    SPARED,
    STRENGTH,
    TURN_ENDED,
    TURN_STARTED,
    VOICE,
    WILLPOWER,
)
from mulligan.lorcana.triggers import use_up, used_up
from mulligan.lorcana.words.damage import HealAll
from mulligan.lorcana.words.effects import Exert
from mulligan.lorcana.words.nouns import ChosenCards

LASTING: Final = Vocabulary()
ALL_OF_IT: Final = 1 << 20  # of a cost

# -- How long ----------------------------------------------------------------------------------------------------------


LASTING.add("this_challenge -> duration", lambda: For(THIS_BATTLE))
LASTING.add("their_next_turn -> duration", lambda: For(NEXT_TURN_OF), "players.their-is-the-card-player")
LASTING.add("your_next_turn -> duration", your_next_turn)
LASTING.add("until_their_next_turn -> duration", lambda: For(UNTIL_TURN_OF))
LASTING.add("until_end_of_your_next_turn -> duration", until_end_of_your_next_turn)
LASTING.add("while_this_is_in_play -> duration", lambda: For(WHILE_SOURCE), "static.ends-with-its-card")

# -- What changes ------------------------------------------------------------------------------------------------------


class Shield(Change[Lorcana]):
    """Characters of a kind cannot challenge it."""

    def __init__(self, who: Cards[Lorcana]) -> None:
        self.who = who

    def kind(self) -> i64:
        return SHIELD

    def amount(self, game: Lorcana, scope: Scope) -> i64:
        return 0

    def inner(self) -> i64:
        return self.who.id


class UnlessSo(Change[Lorcana]):
    """What a card may not do, unless it is of a kind at the time."""

    # rule: static.continuous
    def __init__(self, change: Change[Lorcana], kind: Cards[Lorcana]) -> None:
        self.change = change
        self.exempt = kind

    def kind(self) -> i64:
        return BAR

    def amount(self, game: Lorcana, scope: Scope) -> i64:
        return self.change.amount(game, scope)

    def inner(self) -> i64:
        return self.exempt.id


class Loses(Change[Lorcana]):
    """A keyword it does not have, whatever gives it."""

    # rule: golden.cannot-beats-can
    def __init__(self, keyword: Keyword) -> None:
        self.keyword = keyword.keyword

    def kind(self) -> i64:
        return LOSES

    def amount(self, game: Lorcana, scope: Scope) -> i64:
        return self.keyword


class Prey(Change[Lorcana]):
    """Ready characters of a kind that it may challenge."""

    def __init__(self, whom: Cards[Lorcana]) -> None:
        self.whom = whom

    def kind(self) -> i64:
        return CHALLENGES_READY

    def inner(self) -> i64:
        return self.whom.id


class Grant(Change[Lorcana]):
    """An ability it gains."""

    def __init__(self, name: str, ability: Node) -> None:
        self.ability = ability
        assert isinstance(ability, (When, Use))
        ability.name = name
        ability.index = 0
        ability.slots = 0
        if isinstance(ability, Use):
            ability.boosts = ability.is_boost()

    def kind(self) -> i64:
        return ABILITY

    def amount(self, game: Lorcana, scope: Scope) -> i64:
        return 0

    def inner(self) -> i64:
        return self.ability.id


LASTING.add("strength(by: quantity) -> change", lambda by: Stat(STRENGTH, by), looks=0, says=nodes.BY_SIGN)
LASTING.add("willpower(by: quantity) -> change", lambda by: Stat(WILLPOWER, by), looks=0, says=nodes.BY_SIGN)
LASTING.add("lore(by: quantity) -> change", lambda by: Stat(LORE, by), looks=0, says=nodes.BY_SIGN)
LASTING.add("cost(by: quantity) -> change", lambda by: Stat(COST, by))
LASTING.add("sings_as(more: quantity) -> change", lambda more: Stat(VOICE, more), "keyword.singer.only-when-singing")
LASTING.add("loses(keyword: keyword) -> change", Loses, looks=0)
LASTING.add("loses_abilities -> change", lambda: Bar(BAR, NO_ABILITIES))
LASTING.add("loses_ability(name: text) -> change", Mute, "golden.cannot-beats-can", looks=0)
LASTING.add("deals_fully -> change", lambda: Bar(BAR, DEALS_FULLY))
LASTING.add("deals_by_willpower -> change", lambda: Bar(BAR, BY_WILLPOWER))
LASTING.add("keeps_damage -> change", lambda: Bar(BAR, KEEPS_DAMAGE))
LASTING.add("can_challenge(whom: cards) -> change", Prey)
LASTING.add("cannot_quest -> change", lambda: Bar(BAR, NO_QUEST), looks=0, says=nodes.HARMS)
LASTING.add("must_quest -> change", lambda: Bar(BAR, MUST_QUEST), looks=0)
LASTING.add("must_challenge -> change", lambda: Bar(BAR, MUST_CHALLENGE), looks=0)
LASTING.add("cannot_challenge -> change", lambda: Bar(BAR, NO_CHALLENGE), looks=0, says=nodes.HARMS)
LASTING.add("cannot_ready -> change", lambda: Bar(BAR, NO_READY), says=nodes.HARMS)
LASTING.add("cannot_be_used -> change", lambda: Bar(BAR, NO_USE), "golden.cannot-beats-can", says=nodes.HARMS)
LASTING.add("cannot_ready_at_start -> change", lambda: Bar(BAR, NO_READY_AT_START))
LASTING.add("unless_so(change: change, kind: cards) -> change", UnlessSo, "static.continuous", says=nodes.HARMS)
LASTING.add("cannot_sing -> change", lambda: Bar(BAR, NO_SING), looks=0)
LASTING.add("cannot_be_exerted_for_costs -> change", lambda: Bar(BAR, NO_EXERT_COST))
LASTING.add("cannot_be_challenged -> change", lambda: Bar(BAR, NOT_CHALLENGED), looks=0)
LASTING.add("cannot_be_challenged_by(who: cards) -> change", Shield, looks=0)
LASTING.add("can_challenge_ready -> change", lambda: Bar(BAR, CHALLENGE_READY), looks=0)
LASTING.add("can_quest_at_once -> change", lambda: Bar(BAR, QUESTS_AT_ONCE), "golden.card-beats-rule", looks=0)
LASTING.add("no_challenge_damage -> change", lambda: Bar(BAR, NO_CHALLENGE_DAMAGE))
LASTING.add("spared_once -> change", lambda: Bar(BAR, SPARED), "replacement.replaces")
LASTING.add("no_damage -> change", lambda: Bar(BAR, NO_DAMAGE))
LASTING.add("ability(name: text, ability: ability) -> change", Grant, looks=0)

# -- Continuous effects ------------------------------------------------------------------------------------------------


class Give(Continuous):
    """Cards get changes: for a duration, or as a static ability for as long as its card is in play."""

    # rule: static.continuous static.fixed-when-resolved static.ends-with-its-card
    # rule: modifiers.one-by-one modifiers.all-together
    def __init__(self, who: Cards[Lorcana], changes: list[Change[Lorcana]], duration: For) -> None:
        self.who = who
        self.changes = changes
        self.duration = duration

    def act(self, game: Lorcana, scope: Scope) -> None:
        cards = [card for card in self.who.cards(game, scope) if game.zone[card] in (PLAY, LIMBO)]
        state: i64 = -1
        if self.duration.until == WHILE_SOURCE:  # it holds on to its source as it was
            state = source_state(game, scope)
            if game.zone[scope.source] != PLAY or game.state[scope.source] != state:
                return
        scope.it = cards
        scope.done = len(cards)
        amounts = [change.amount(game, scope) for change in self.changes]
        for card in cards:
            whose = scope.player if self.duration.yours else game.controller[card]
            for i, change in enumerate(self.changes):
                acts.modify(
                    game,
                    change.kind(),
                    card,
                    amounts[i],
                    self.duration.until,
                    scope.player,
                    scope.source,
                    change.inner(),
                    whose,
                    state,
                )

    def only_applies(self) -> bool:
        return True

    def apply(self, game: Lorcana, scope: Scope) -> None:
        for card in self.who.cards(game, scope):
            for change in self.changes:
                game.change(card, change.kind(), change.amount(game, scope), change.inner(), scope.source)


class PayLess(Continuous):
    """Cards of a kind cost less (or, with a negative amount, more)."""

    def __init__(self, amount: Quantity[Lorcana], what: Cards[Lorcana], who: Players[Lorcana], duration: For) -> None:
        self.amount = amount
        self.what = what
        self.who = who
        self.duration = duration

    def act(self, game: Lorcana, scope: Scope) -> None:
        until = self.duration.until
        for player in self.who.who(game, scope):
            acts.modify(game, PAYS_LESS, -1, self.amount.value(game, scope), until, player, scope.source, self.what.id)

    def own_discount(self, game: Lorcana, card: i64, ability: Always) -> i64:
        if isinstance(self.what, This) and ability.on(game, card):
            return self.amount.value(game, scope_of(card, ability.id, game.controller[card]))
        return 0

    def discount(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> i64:
        if isinstance(self.what, This) or not ability.on(game, source):
            return 0
        scope = scope_of(source, ability.id, game.controller[source])
        if player in self.who.who(game, scope) and self.what.fits(game, scope_of(source, ability.id, player), card):
            return self.amount.value(game, scope)
        return 0


class Next(Continuous):
    """The next card of a kind that the player plays this turn gets changes, or enters play exerted."""

    # rule: static.continuous
    def __init__(
        self, what: Cards[Lorcana], changes: list[Change[Lorcana]], duration: For | None, exerted: bool
    ) -> None:
        self.what = what
        self.changes = changes
        self.duration = duration
        self.exerted = exerted

    def act(self, game: Lorcana, scope: Scope) -> None:
        acts.modify(game, NEXT_PLAYED, -1, 0, NEXT_USE, scope.player, scope.source, self.id)

    def awaits(self, game: Lorcana, source: i64, player: i64, card: i64) -> bool:
        return self.what.fits(game, scope_of(source, -1, player), card)

    def has_next_exerted(self) -> bool:
        return self.exerted

    def give_next(self, game: Lorcana, source: i64, player: i64, card: i64) -> None:
        if self.duration is None:
            return
        whose = player if self.duration.yours else game.controller[card]
        until = self.duration.until
        for change in self.changes:
            amount = change.amount(game, scope_of(source, -1, player))
            acts.modify(game, change.kind(), card, amount, until, player, source, change.inner(), whose)


class ExtraInk(Continuous):
    """The player may ink more cards on their turn."""

    def __init__(self, count: Quantity[Lorcana], duration: For) -> None:
        self.count = count
        self.duration = duration

    def act(self, game: Lorcana, scope: Scope) -> None:
        acts.modify(game, MORE_INK, -1, self.count.value(game, scope), self.duration.until, scope.player, scope.source)

    def more_ink(self, game: Lorcana, card: i64, ability: Always) -> i64:
        if not ability.on(game, card):
            return 0
        return self.count.value(game, scope_of(card, ability.id, game.controller[card]))


class EntersExerted(Continuous):
    """The card enters play exerted; or others of a kind do."""

    # rule: replacement.enters
    def __init__(self, what: Cards[Lorcana]) -> None:
        self.what = what

    def enters_exerted(self, game: Lorcana, card: i64, ability: Always) -> bool:
        return isinstance(self.what, This) and ability.on(game, card)

    def has_enter_exerted(self, game: Lorcana, source: i64, ability: Always, card: i64) -> bool:
        if isinstance(self.what, This) or not ability.on(game, source):
            return False
        return self.what.fits(game, scope_of(source, ability.id, game.controller[source]), card)


class EntersDamaged(Continuous):
    """The card enters play with damage; or others of a kind do."""

    # rule: replacement.enters
    def __init__(self, amount: Quantity[Lorcana], what: Cards[Lorcana]) -> None:
        self.amount = amount
        self.what = what

    def enters_damaged(self, game: Lorcana, source: i64, ability: Always, card: i64) -> i64:
        if isinstance(self.what, This) != (source == card) or not ability.on(game, source):
            return 0
        scope = scope_of(source, ability.id, game.controller[source])
        return self.amount.value(game, scope) if source == card or self.what.fits(game, scope, card) else 0


class TakesDamageFor(Continuous):
    """Damage that would be dealt to others is put on this card instead."""

    # rule: replacement.replaces replacement.original-never-happens
    def __init__(self, who: Cards[Lorcana]) -> None:
        self.who = who

    def takes_damage_for(self, game: Lorcana, source: i64, ability: Always, card: i64) -> bool:
        return ability.on(game, source) and self.who.fits(
            game, scope_of(source, ability.id, game.controller[source]), card
        )


class SkipsDraw(Continuous):
    """The player skips the Draw step of their turn."""

    # rule: replacement.skip
    def skips_draw(self, game: Lorcana, card: i64, ability: Always) -> bool:
        return ability.on(game, card)


class PayLessToMove(Continuous):
    """Moving characters of a kind to certain locations costs less, or nothing."""

    def __init__(self, amount: Quantity[Lorcana] | None, who: Cards[Lorcana], to: Cards[Lorcana]) -> None:
        self.amount = amount  # None: all of it
        self.who = who
        self.to = to

    def move_discount(self, game: Lorcana, source: i64, ability: Always, card: i64, location: i64) -> i64:
        scope = scope_of(source, ability.id, game.controller[source])
        if (
            not ability.on(game, source)
            or not self.who.fits(game, scope, card)
            or not self.to.fits(game, scope, location)
        ):
            return 0
        return game.card(location).move_cost if self.amount is None else self.amount.value(game, scope)


class BoostForLess(Continuous):
    """Using the Boost of characters of a kind costs less, or nothing."""

    # rule: cost.total
    def __init__(self, amount: Quantity[Lorcana] | None, who: Cards[Lorcana]) -> None:
        self.amount = amount  # None: all of it
        self.who = who

    def boost_discount(self, game: Lorcana, source: i64, ability: Always, card: i64) -> i64:
        scope = scope_of(source, ability.id, game.controller[source])
        if not ability.on(game, source) or not self.who.fits(game, scope, card):
            return 0
        return ALL_OF_IT if self.amount is None else self.amount.value(game, scope)


class UseForFree(Continuous):
    """Another ability of this card may be used for free."""

    # rule: use.free
    def __init__(self, name: str) -> None:
        self.name = name

    def frees_ability(self, game: Lorcana, card: i64, ability: Always, name: str) -> bool:
        return name == self.name and ability.on(game, card)


class CannotPlay(Continuous):
    """Players may not play cards of a kind."""

    # rule: golden.cannot-beats-can
    def __init__(self, what: Cards[Lorcana], who: Players[Lorcana], duration: For) -> None:
        self.what = what
        self.who = who
        self.duration = duration

    def act(self, game: Lorcana, scope: Scope) -> None:
        for player in self.who.who(game, scope):
            whose = scope.player if self.duration.yours else player
            until = self.duration.until
            new = acts.modify(game, PLAYER_BAR, -1, 0, until, scope.player, scope.source, self.what.id, whose)
            new.about = player
            new.named = scope.named  # if cards of a name that was named are meant

    def forbids_play(self, game: Lorcana, source: i64, ability: Always, player: i64, card: i64) -> bool:
        scope = scope_of(source, ability.id, game.controller[source])
        if not ability.on(game, source) or player not in self.who.who(game, scope):
            return False
        return self.what.fits(game, scope, card)


def source_state(game: Lorcana, scope: Scope) -> i64:
    """Which card its source is for an ability that waits: one that leaves and comes back is another."""
    # rule: zones.new-card-in-private-zone
    if scope.source_state >= 0 or scope.source < 0:
        return scope.source_state
    return game.state[scope.source]


class Floating(Effect[Lorcana]):
    """A triggered ability that lives for a time outside of any card."""

    # rule: triggers.floating
    def __init__(self, ability: When, duration: For) -> None:
        self.ability = ability
        self.duration = duration
        ability.name = ""
        ability.index = 0
        ability.slots = 0

    def act(self, game: Lorcana, scope: Scope) -> None:
        until, whose = self.duration.until, scope.player
        acts.modify(
            game, FLOATING, -1, 0, until, whose, scope.source, self.ability.id, whose, source_state(game, scope)
        )


class Delayed(Later):
    """An effect that waits for the end of the turn or the start of one; `that` is what was chosen or played.

    Of several it is each: the same happens to every one of them.
    """

    # rule: triggers.delayed
    def act(self, game: Lorcana, scope: Scope) -> None:
        those = any(isinstance(node, That) for node in self.effect.everything())
        whose = scope.player if self.yours else -1
        state = source_state(game, scope)
        for card in (scope.it if those else scope.it[:1]) or [-1]:
            acts.modify(game, DELAYED, card, self.moment, FOR_GOOD, scope.player, scope.source, self.id, whose, state)


LASTING.add(
    "give(who: cards, *changes: change|keyword, duration: duration = for_good) -> lasting",
    Give,
    "static.continuous",
    "modifiers.at-once",
    "modifiers.one-by-one",
    "modifiers.all-together",
    looks=0,
    sets=BOTH,
    role=roles.ON_BATTLEFIELD,
)
LASTING.add(
    "pay_less(amount: quantity, what: cards, who: players = you, duration: duration = this_turn) -> lasting",
    PayLess,
    looks=0,
)
LASTING.add(
    "pay_less_next(amount: quantity, what: cards, who: players = you) -> lasting",
    lambda amount, what, who: PayLess(amount, what, who, For(NEXT_USE)),
)
LASTING.add(
    "next_gets(what: cards, *changes: change|keyword, duration: duration = for_good) -> lasting",
    lambda what, changes, duration: Next(what, changes, duration, False),
    "static.continuous",
    looks=0,
)
LASTING.add(
    "next_enters_exerted(what: cards) -> lasting", lambda what: Next(what, [], None, True), "replacement.enters"
)
LASTING.add("extra_ink(count: quantity = 1, duration: duration = this_turn) -> lasting", ExtraInk, looks=0)
LASTING.add("enters_exerted(what: cards = this) -> lasting", EntersExerted, looks=0)
LASTING.add("enters_damaged(amount: quantity, what: cards = this) -> lasting", EntersDamaged)
LASTING.add("takes_damage_for(who: cards) -> lasting", TakesDamageFor)
LASTING.add("skips_draw_step -> lasting", SkipsDraw)
LASTING.add("pay_less_to_move(amount: quantity, who: cards, to: cards = this) -> lasting", PayLessToMove)
LASTING.add("move_for_free(who: cards, to: cards = this) -> lasting", lambda who, to: PayLessToMove(None, who, to))
LASTING.add("pay_less_to_boost(amount: quantity, who: cards = this) -> lasting", BoostForLess)
LASTING.add("boost_for_free(who: cards = this) -> lasting", lambda who: BoostForLess(None, who))
LASTING.add("use_for_free(name: text) -> lasting", UseForFree)
LASTING.add(
    "cannot_play(what: cards, who: players = opponents, duration: duration = this_turn) -> lasting", CannotPlay, looks=0
)
LASTING.add("floating(ability: ability, duration: duration = this_turn) -> effect", Floating)
LASTING.add("next_time(ability: ability) -> effect", lambda ability: Floating(ability, For(NEXT_USE)))
LASTING.add("at_end_of_turn(effect: effect) -> effect", lambda effect: Delayed(TURN_ENDED, effect, False), inside=CARD)
LASTING.add(
    "at_start_of_your_turn(effect: effect) -> effect", lambda effect: Delayed(TURN_STARTED, effect, True), inside=CARD
)
LASTING.add(
    "after_challenge(effect: effect) -> effect", lambda effect: Delayed(CHALLENGE_ENDED, effect, False), inside=CARD
)
LASTING.add("always(effect: lasting, if: condition = none) -> ability", Always, looks=0)

# -- Costs -------------------------------------------------------------------------------------------------------------


class ExertThis(Cost[Lorcana]):
    """Exert this card: a character must be dry."""

    def payable(self, game: Lorcana, scope: Scope) -> bool:
        return can_be_exerted(game, scope.source)

    def pay(self, game: Lorcana, scope: Scope) -> None:
        acts.exert(game, scope.source, scope.player)


class PayInk(Cost[Lorcana]):
    """Pay ink."""

    def __init__(self, amount: Quantity[Lorcana], by: Players[Lorcana] | None) -> None:
        self.amount = amount
        self.by = by  # None: you

    def player(self, game: Lorcana, scope: Scope) -> i64:
        """Who pays."""
        players = self.by.who(game, scope) if self.by is not None else []
        return players[0] if players else scope.player

    def price(self, game: Lorcana, scope: Scope) -> i64:
        """How much it is: less for Boost, where something says so."""
        # rule: cost.total
        amount = self.amount.value(game, scope)
        ability = game.nodes[scope.ability] if scope.ability >= 0 else None
        if isinstance(ability, Use) and ability.boosts:
            for source in game.all_in_play():
                for one in game.card(source).always:
                    amount -= one.effect.boost_discount(game, source, one, scope.source)
        return max(amount, 0)

    def payable(self, game: Lorcana, scope: Scope) -> bool:
        return game.ready_ink(self.player(game, scope)) >= self.price(game, scope)

    def waived(self) -> bool:
        return True

    def pay(self, game: Lorcana, scope: Scope) -> None:
        scope.done = 1
        pay_ink(game, self.player(game, scope), self.price(game, scope))


class PayAnyAmount(Effect[Lorcana]):
    """Players pay as much ink as they like; how much it was is told."""

    # rule: cost.pay players.owner-decides
    def __init__(self, who: Players[Lorcana]) -> None:
        self.who = who

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        if frame.index < 0:
            frame.index = 0
            frame.asking = 0
            scope.done = 0
        players = self.who.who(game, scope)
        while frame.index < len(players):
            player = players[frame.index]
            if frame.asking == 1:
                frame.asking = 0
                frame.index += 1
                pay_ink(game, player, game.answer.number)
                scope.done += game.answer.number
                continue
            ready = game.ready_ink(player)
            if ready == 0:
                frame.index += 1
                continue
            frame.asking = 1
            options = [Option(CHOOSE, number=i) for i in range(ready, -1, -1)]
            game.ask(player, "players.owner-decides", options, about=scope.source, topic="pay")
            return True
        return False


class By(Cost[Lorcana]):
    """Do something, all of it: banish, discard, exert, deal damage. Who is chosen to be exerted must be dry.

    Who is chosen to have damage removed must have that much.
    """

    # rule: resolve.to resolve.to-is-a-cost
    def __init__(self, effect: Effect[Lorcana]) -> None:
        self.effect = effect
        must_be_paid(effect)
        for node in effect.everything():
            if isinstance(node, Exert) and isinstance(node.cards, ChosenCards):
                node.cards.to_exert = True
            if isinstance(node, HealAll) and isinstance(node.cards, ChosenCards):
                node.cards.to_heal = node.least

    def payable(self, game: Lorcana, scope: Scope) -> bool:
        return self.effect.in_full(game, scope)

    def pay(self, game: Lorcana, scope: Scope) -> None:
        game.resolve(self.effect.id, scope)


class OncePerTurn(Cost[Lorcana]):
    """Not used yet this turn."""

    def payable(self, game: Lorcana, scope: Scope) -> bool:
        return not used_up(game, scope.source, scope.ability)

    def pay(self, game: Lorcana, scope: Scope) -> None:
        use_up(game, scope.source, scope.ability, scope.player)


class OnlyIf(Cost[Lorcana]):
    """Only while something is so."""

    def __init__(self, condition: Condition[Lorcana]) -> None:
        self.condition = condition

    def payable(self, game: Lorcana, scope: Scope) -> bool:
        return self.condition.holds(game, scope)

    def pay(self, game: Lorcana, scope: Scope) -> None:
        """Nothing is paid."""


LASTING.add("only_if(condition: condition) -> limit", OnlyIf)
LASTING.add("exert_this -> cost", ExertThis)
LASTING.add("ink(amount: quantity, by: players = none) -> cost", PayInk)
LASTING.add(
    "pay_any_amount(who: players = you) -> effect",
    PayAnyAmount,
    "players.owner-decides",
    "cost.pay",
    sets=DONE,
    role=roles.NAMES_DOER,
)
LASTING.add("by(effect: effect) -> cost", By)
LASTING.add("once_per_turn -> limit", OncePerTurn)
LASTING.add("use(*costs: cost|limit, effect: effect) -> ability", Use)
