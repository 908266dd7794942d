"""Words for the stack: countering, copying, casting for free, new targets, unless something is done or paid."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.nodes import Cards, Cost, Effect, Node, Players, Quantity
from mulligan.cardlang.nouns import That
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import DONE, NO, YES, Option
from mulligan.magic import acts
from mulligan.magic.castable import may_cast_free
from mulligan.magic.choices import SpellMemory
from mulligan.magic.procedures import CAST_SPELL, NEW_TARGETS, CastSpell, ChangeTargets
from mulligan.magic.stack import copy_on_stack
from mulligan.magic.state import Magic
from mulligan.magic.targets import spell_scope
from mulligan.magic.terms import EXILE, HAND, LIBRARY, STACK, UNCOUNTERABLE
from mulligan.magic.things import Thing
from mulligan.magic.words.costs import CountedCost
from mulligan.magic.words.effects import Act, players_of, real
from mulligan.magic.words.nouns import things_of
from mulligan.magic.zones import move

ON_STACK: Final = Vocabulary()


class CounterTo(Act):
    """A spell is countered, and goes elsewhere than to the graveyard."""

    # rule: stack.counter
    def __init__(self, what: Cards[Magic], zone: i64) -> None:
        self.what = what
        self.zone = zone

    def act(self, game: Magic, scope: Scope) -> None:
        for thing in things_of(self.what, game, scope):
            one = acts.on_stack(game, thing)
            if one is None or thing.card < 0 or game.barred(thing.card, UNCOUNTERABLE):
                continue
            if game.regulations and acts.saved_from(game, thing.card, scope.source):
                continue
            if game.unreal[thing.card]:
                acts.counter_spell(game, thing)
                continue
            game.waiting.remove(one)
            game.left_stack += 1
            game.note("is-countered", one.player, thing.card, rule="stack.counter")
            move(game, [thing.card], self.zone, self.zone != HAND)


class Counter(Act):
    """Spells or abilities are countered."""

    tallies: ClassVar[bool] = True

    # rule: stack.counter
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def act(self, game: Magic, scope: Scope) -> None:
        scope.done = sum(
            1 for thing in things_of(self.what, game, scope) if acts.counter_spell(game, thing, scope.source)
        )


class CastFree(Effect[Magic]):
    """You may cast one of those cards, as often as said, without paying its mana cost."""

    def __init__(self, cards: Cards[Magic], times: Quantity[Magic] | None) -> None:
        self.cards = cards
        self.times = times

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            frame.count = 1 if self.times is None else self.times.value(game, scope)
        elif frame.stage == 2:
            frame.stage = 1
            if game.answer.verb == DONE:
                return False
            frame.count -= 1
            game.begin(CAST_SPELL, CastSpell(game.answer.card, scope.player, free=True))
            return True
        options = self.offers(game, frame, scope)
        if frame.count <= 0 or not options:
            return False
        frame.stage = 2
        game.ask(scope.player, "casting.play", options, about=scope.source, topic="cast-free")
        return True

    def offers(self, game: Magic, frame: Resolve, scope: Scope) -> list[Option] | None:
        cards = [card for card in real(game, self.cards.cards(game, scope)) if may_cast_free(game, scope.player, card)]
        options = [Option("cast", card) for card in game.distinct(cards, scope.player)]
        if options:
            options.append(Option(DONE))
        return options

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class CopyCard(Act):
    """Cards are copied so many times; the copies are those that may be cast next."""

    def __init__(self, cards: Cards[Magic], number: Quantity[Magic] | None) -> None:
        self.cards = cards
        self.number = number

    def act(self, game: Magic, scope: Scope) -> None:
        number = 1 if self.number is None else self.number.value(game, scope)
        made: list[int] = []
        for card in real(game, self.cards.cards(game, scope)):
            for _ in range(number):
                copy = game.add_card(game.face[card], scope.player, EXILE)
                game.unreal[copy] = 1
                game.reveal(copy)
                made.append(copy)
        game.unsettled = True  # copies that stay uncast cease to exist
        scope.it = made


class CopyOnStack(Act):
    """Spells or abilities on the stack are copied; who copies them may choose new targets for the copies."""

    def __init__(self, what: Cards[Magic], who: Players[Magic] | None) -> None:
        self.what = what
        self.who = who
        self.memory = SpellMemory()

    def children(self) -> list[Node]:
        return [*super().children(), self.memory]

    def act(self, game: Magic, scope: Scope) -> None:
        things = things_of(self.what, game, scope)
        gone = self.gone(game, scope) if not things else None
        for player in players_of(self.who, game, scope):
            for thing in things:
                copy_on_stack(game, player, thing)
            if gone is not None:
                copy_on_stack(game, player, Thing(gone.source), gone)

    def gone(self, game: Magic, scope: Scope) -> Scope | None:
        """The spell of the event as it was, where it has left the stack."""
        # rule: stack.outlives-source
        if not isinstance(self.what, That) or scope.subject < 0 or game.zone[scope.subject] == STACK:
            return None
        spell = spell_scope(game, scope.subject, scope.player)
        return spell if self.memory.recall(scope, spell) else None


class NewTargets(Act):
    """You may choose new targets for spells or abilities on the stack; or you change them, if they can be."""

    def __init__(self, what: Cards[Magic], must: bool) -> None:
        self.what = what
        self.must = must

    def act(self, game: Magic, scope: Scope) -> None:
        for thing in things_of(self.what, game, scope):
            one = acts.on_stack(game, thing)
            if one is not None:
                game.begin(NEW_TARGETS, ChangeTargets(scope.player, must=self.must), scope=one.copy())


class Unless(Effect[Magic]):
    """An effect, unless a player pays a cost."""

    def __init__(self, effect: Effect[Magic], otherwise: Effect[Magic]) -> None:
        self.effect = effect
        self.otherwise = otherwise

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            scope.done = 0
            game.resolve(self.effect.id, scope)
            return True
        if frame.stage == 1 and scope.done == 0:
            frame.stage = 2
            game.resolve(self.otherwise.id, scope)
            return True
        return False


class UnlessPaid(Effect[Magic]):
    """An effect, unless another player pays a cost, or one of several does; who cannot is not asked."""

    # rule: cost.pay-in-full
    def __init__(self, effect: Effect[Magic], cost: Cost[Magic], by: Players[Magic]) -> None:
        self.effect = effect
        self.cost = cost
        self.by = by

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """While it is asked and paid, you are who pays; what is chosen for the cost is chosen by that player."""
        if frame.stage == 0:
            frame.player = scope.player
            for node in self.cost.everything():
                if isinstance(node, CountedCost):
                    node.settle(game, scope)
            return self.ask_next(game, frame, scope)
        if frame.stage == 1:
            if game.answer.verb == NO:
                return self.ask_next(game, frame, scope)
            frame.stage = 2
            frame.index = 0
        if frame.stage == 2:
            while frame.index < len(self.cost.choices):
                if self.cost.choices[frame.index].ask(game, frame, scope):
                    return True
                frame.index += 1
            frame.stage = 3
            self.cost.pay(game, scope)
            scope.player = frame.player
            scope.done = 0
            return True
        return False

    def ask_next(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """The next of them who can pay is asked; those who were are bits of the frame."""
        scope.player = frame.player
        for player in self.by.who(game, scope):
            if (frame.players >> player) & 1 == 0:
                frame.players |= 1 << player
                scope.player = player
                if self.cost.payable(game, scope):
                    frame.stage = 1
                    game.ask(player, "stack.resolve", [Option(YES), Option(NO)], about=scope.source, topic="may")
                    return True
                scope.player = frame.player
        return self.refuse(game, frame, scope)

    def refuse(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """Nothing is paid: the effect happens."""
        frame.stage = 3
        scope.player = frame.player
        game.resolve(self.effect.id, scope)
        return True

    def asks(self, frame: Resolve, topic: str) -> Node | None:
        return self.cost if topic != "may" else None


ON_STACK.add(
    "counter_exile(what: cards) -> effect", lambda what: CounterTo(what, EXILE), "stack.counter", says=nodes.HARMS
)
ON_STACK.add("counter_to_top(what: cards) -> effect", lambda what: CounterTo(what, LIBRARY), "stack.counter")
ON_STACK.add("counter_to_hand(what: cards) -> effect", lambda what: CounterTo(what, HAND), "stack.counter")
ON_STACK.add(
    "unless(effect: effect, cost: cost, by: players) -> effect", UnlessPaid, "cost.pay-in-full", first="effect by"
)
ON_STACK.add("counter(what: cards) -> effect", Counter, "stack.counter", sets=binding.DONE, says=nodes.HARMS)
ON_STACK.add("cast_free(cards: cards, times: quantity = none) -> effect", CastFree)
ON_STACK.add("copy_card(cards: cards, count: quantity = none) -> effect", CopyCard, sets=binding.IT)
ON_STACK.add(
    "copy_on_stack(what: cards, who: players = none) -> effect",
    CopyOnStack,
    "players.controller",
    role=roles.NAMES_DOER,
)
ON_STACK.add("new_targets(what: cards) -> effect", lambda what: NewTargets(what, False))
ON_STACK.add("change_target(what: cards) -> effect", lambda what: NewTargets(what, True), "targets.choose-and-check")
ON_STACK.add("or_else(effect: effect, otherwise: effect) -> effect", Unless, first="otherwise")
