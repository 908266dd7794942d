"""Words for effects that last: what is given until end of turn, rules for a while, delayed abilities, permissions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.lasting import Change, For
from mulligan.cardlang.nodes import CardMatch, Cards, Effect, Node, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import FOR_GOOD, NEXT_USE, THIS_TURN, WHILE_SOURCE
from mulligan.kernel.options import CHOOSE, Option
from mulligan.magic import acts
from mulligan.magic.abilities import Always, Later
from mulligan.magic.printed import counter_kind
from mulligan.magic.regulations import NextSpell, Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    CONTROL,
    DELAYED,
    END,
    END_OF_COMBAT,
    FLOATING,
    MAY_PLAY,
    NEXT_SPELL,
    PREVENTION,
    SHIELD,
    SKIP_UNTAP,
    STACK,
    STATIC,
    STEP_BEGAN,
    UPKEEP,
    WHILE_COUNTER,
    WHILE_HERE,
    WHILE_MINE_TAPPED,
    WHILE_TAPPED,
)
from mulligan.magic.words.effects import Act, real
from mulligan.magic.words.nouns import incarnation_of_source, things_of

LASTING: Final = Vocabulary()


class WhileItHas(For):
    """As long as there is a counter of a kind on what is changed."""

    # rule: layers.duration
    def __init__(self, counter: str) -> None:
        super().__init__(WHILE_COUNTER)
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)


class Give(Act):
    """Permanents get changes for a while: this turn unless said otherwise. What they are is fixed now."""

    # rule: layers.duration
    def __init__(self, who: Cards[Magic], changes: list[Change[Magic]], duration: For | None) -> None:
        self.who = who
        self.changes = changes
        self.duration = duration
        self.until = THIS_TURN if duration is None else duration.until

    def act(self, game: Magic, scope: Scope) -> None:
        until = self.until
        if not begins(game, scope, until):
            return
        cards = [card for card in real(game, self.who.cards(game, scope)) if game.zone[card] in (BATTLEFIELD, STACK)]
        held = self.duration.kind if isinstance(self.duration, WhileItHas) else -1
        if held >= 0:
            cards = [card for card in cards if game.counters_of(card, held) > 0]
        for change in self.changes:
            amount = change.amount(game, scope)
            for card in cards:
                if change.kind() == CONTROL and game.zone[card] == STACK:
                    acts.take_spell(game, card, amount)
                else:
                    made = acts.modify(game, change.kind(), card, amount, change.inner(), scope, until)
                    if held >= 0:
                        made.counter = held
        if cards:
            scope.it = cards


def begins(game: Magic, scope: Scope, until: i64) -> bool:
    """Whether an effect lasts at all: its source is still as it must be for that, if it must be in any way."""
    # rule: layers.duration
    if until not in (WHILE_SOURCE, WHILE_HERE, WHILE_TAPPED, WHILE_MINE_TAPPED):
        return True
    here = game.zone[scope.source] == BATTLEFIELD and game.state[scope.source] == game.incarnation(scope)
    if until in (WHILE_SOURCE, WHILE_MINE_TAPPED) and game.controller[scope.source] != scope.player:
        return False
    return here and (until not in (WHILE_TAPPED, WHILE_MINE_TAPPED) or game.tapped[scope.source] != 0)


class GiveEither(Effect[Magic]):
    """A choice on resolution between changes: one of two or more, for this turn."""

    def __init__(self, cards: Cards[Magic], one: Change[Magic], two: Change[Magic], more: list[Change[Magic]]) -> None:
        self.cards = cards
        self.changes = [one, two, *more]

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            options = [Option(CHOOSE, text=str(i + 1)) for i in range(len(self.changes))]
            game.ask(scope.player, "stack.resolve", options, about=scope.source, topic="mode")
            return True
        change = self.changes[int(game.answer.text) - 1]
        amount = change.amount(game, scope)
        for card in real(game, self.cards.cards(game, scope)):
            acts.modify(game, change.kind(), card, amount, change.inner(), scope, THIS_TURN)
        return False

    def modes(self) -> list[Node]:
        return list(self.changes)

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class Apply(Act):
    """A rule holds for this turn; where it speaks of `it`, for each of those cards."""

    def __init__(self, regulation: Regulation, about: Cards[Magic] | None) -> None:
        self.regulation = regulation
        self.about = about

    def act(self, game: Magic, scope: Scope) -> None:
        if self.about is None:
            acts.modify(game, PREVENTION, -1, 0, self.regulation.id, scope, THIS_TURN)
            return
        apply_to_each(game, self.regulation, self.about.cards(game, scope), scope, THIS_TURN)


class ApplyOnce(Act):
    """A rule about certain cards holds this turn until it has applied once."""

    # rule: replacement.prevention
    def __init__(self, regulation: Regulation, about: Cards[Magic]) -> None:
        self.regulation = regulation
        self.about = about

    def act(self, game: Magic, scope: Scope) -> None:
        apply_to_each(game, self.regulation, self.about.cards(game, scope), scope, NEXT_USE)


def apply_to_each(game: Magic, regulation: Regulation, cards: list[int], scope: Scope, until: i64) -> None:
    """A rule holds for each of certain cards, which may be sources of damage that have left already."""
    for card in cards:
        becomes = 1 if game.zone[card] == STACK and game.card(card).permanent else 0  # a spell, and what it becomes
        made = acts.modify(game, PREVENTION, card, becomes, regulation.id, scope, until)
        made.state = incarnation_of_source(game, card)


class ThisTurn(Act):
    """A static ability applies this turn to whatever it fits, without a permanent to carry it."""

    def __init__(self, static: Always) -> None:
        self.static = static

    def act(self, game: Magic, scope: Scope) -> None:
        acts.modify(game, STATIC, -1, 0, self.static.id, scope, THIS_TURN)


class Shield(Act):
    """The next so much damage to permanents or players this turn is prevented."""

    # rule: replacement.prevention
    def __init__(self, amount: Quantity[Magic], to: Node) -> None:
        self.amount = amount
        self.to = to

    def act(self, game: Magic, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        for thing in things_of(self.to, game, scope):
            acts.modify(game, SHIELD, thing.card, amount, -1, scope, THIS_TURN, thing.player)


class SkipUntap(Act):
    """Permanents do not untap during their controllers' next untap step, or only during that of certain players."""

    def __init__(self, cards: Cards[Magic], whose: Players[Magic] | None) -> None:
        self.cards = cards
        self.whose = whose

    def act(self, game: Magic, scope: Scope) -> None:
        for card in real(game, self.cards.cards(game, scope)):
            if game.zone[card] != BATTLEFIELD:
                continue
            if self.whose is None:
                acts.modify(game, SKIP_UNTAP, card, 0, -1, scope, FOR_GOOD)
            else:
                for player in self.whose.who(game, scope):
                    acts.modify(game, SKIP_UNTAP, card, 1, -1, scope, FOR_GOOD, player)


class AtLater(Act):
    """An effect waits for a step to begin; inside, `that` is each of the cards it is about."""

    def __init__(self, later: Later, about: Cards[Magic] | None) -> None:
        self.later = later
        self.about = about

    def act(self, game: Magic, scope: Scope) -> None:
        cards = [-1] if self.about is None else self.about.cards(game, scope)
        for card in cards:
            acts.modify(game, DELAYED, card, STEP_BEGAN, self.later.id, scope, FOR_GOOD)


class Float(Act):
    """A triggered ability works this turn without a permanent to carry it, perhaps only about certain cards."""

    def __init__(self, ability: Node, about: Cards[Magic] | None) -> None:
        self.ability = ability
        self.about = about

    def act(self, game: Magic, scope: Scope) -> None:
        cards = [-1] if self.about is None else self.about.cards(game, scope)
        for card in cards:
            acts.modify(game, FLOATING, card, 0, self.ability.id, scope, THIS_TURN)


class MayPlay(Act):
    """You may play those cards this turn from where they are."""

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        for card in real(game, self.cards.cards(game, scope)):
            acts.modify(game, MAY_PLAY, card, 0, -1, scope, THIS_TURN)


class AwaitSpell(NextSpell):
    """The next spell of a kind you cast this turn may be cast as though it had flash; perhaps more happens to it."""

    def act(self, game: Magic, scope: Scope) -> None:
        acts.modify(game, NEXT_SPELL, -1, 0, self.id, scope, NEXT_USE)


LASTING.add(
    "give(who: cards, *changes: keyword|change, duration: duration = none) -> effect",
    Give,
    "layers.duration",
    sets=binding.IT,
    role=roles.NOT_BY_OTHERS | roles.ON_BATTLEFIELD,
    unsaid="this_turn",
)
LASTING.add("while_it_has(counter: text) -> duration", WhileItHas, "layers.duration", "counters.counter")
LASTING.add(
    "give_either(cards: cards, one: keyword|change, two: keyword|change, *more: keyword|change) -> effect", GiveEither
)
LASTING.add("apply(regulation: regulation, about: cards = none) -> effect", Apply, inside=binding.IT)
LASTING.add(
    "apply_once(regulation: regulation, about: cards) -> effect", ApplyOnce, "replacement.prevention", inside=binding.IT
)
LASTING.add("this_turn_always(static: static) -> effect", ThisTurn)
LASTING.add(
    "prevent_next(amount: quantity, to: cards|players) -> effect",
    Shield,
    "replacement.prevention",
    role=roles.SCALES,
    says=nodes.HELPS,
)
LASTING.add(
    "skip_untap(cards: cards, whose: players = none) -> effect",
    SkipUntap,
    "golden.card-over-rulebook",
    says=nodes.HARMS,
)
LASTING.add("later(later: later, about: cards = none) -> effect", AtLater)
LASTING.add(
    "at_end_step(effect: effect) -> later", lambda effect: Later(STEP_BEGAN, effect, END, False), inside=binding.CARD
)
LASTING.add(
    "at_next_upkeep(effect: effect) -> later",
    lambda effect: Later(STEP_BEGAN, effect, UPKEEP, False),
    inside=binding.CARD,
)
LASTING.add(
    "at_end_of_combat(effect: effect) -> later",
    lambda effect: Later(STEP_BEGAN, effect, END_OF_COMBAT, False),
    inside=binding.CARD,
)
LASTING.add(
    "at_your_upkeep(effect: effect) -> later",
    lambda effect: Later(STEP_BEGAN, effect, UPKEEP, True),
    inside=binding.CARD,
)
LASTING.add("while_this_turn(ability: triggered, about: cards = none) -> effect", Float, role=roles.ENCLOSES)
LASTING.add("may_play(cards: cards) -> effect", MayPlay, "casting.play", "golden.card-over-rulebook")
LASTING.add(
    "next_spell(spell: cards, *changes: change, plus: quantity = none) -> effect",
    AwaitSpell,
    "golden.card-over-rulebook",
    "keyword.flash",
)
