"""Words for counters: put on, as something enters too, doubled, distributed, removed, moved, proliferated."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.nodes import CardMatch, Cards, Effect, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.magic.choices import Divided
from mulligan.magic.counting import add_counters, put_counters
from mulligan.magic.printed import counter_kind
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, COMMAND
from mulligan.magic.things import THING_SLOTS, Thing, among, chosen_things, keep_things
from mulligan.magic.words.effects import Act, real
from mulligan.magic.words.nouns import things_of

COUNTERS: Final = Vocabulary()


class OfCounters(Act):
    """An effect about counters of one kind."""

    def __init__(self, counter: str) -> None:
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)


class CountersEntering(OfCounters):
    """The permanent that is about to enter enters with counters."""

    # rule: zones.enters-the-battlefield counters.counter
    def __init__(self, number: Quantity[Magic], counter: str) -> None:
        super().__init__(counter)
        self.number = number

    def act(self, game: Magic, scope: Scope) -> None:
        put_counters(game, scope.source, self.kind, self.number.value(game, scope), True)


class RemoveAllCounters(Act):
    """All counters, of one kind or of whatever kind, are removed from permanents; how many is this way."""

    tallies: ClassVar[bool] = True

    # rule: counters.counter
    def __init__(self, cards: Cards[Magic], counter: str) -> None:
        self.cards = cards
        self.counter = counter
        self.kind: i64 = -1

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def act(self, game: Magic, scope: Scope) -> None:
        done: i64 = 0
        for card in real(game, self.cards.cards(game, scope)):
            for kind in range(len(game.own_match.counters)):
                number = game.counters_of(card, kind)
                if number > 0 and game.zone[card] == BATTLEFIELD and (self.kind < 0 or self.kind == kind):
                    add_counters(game, card, kind, -number)
                    done += number
        scope.done = done


class RemoveCounters(OfCounters):
    """Counters of a kind are removed from permanents, as many as there are up to a number; how many is this way."""

    tallies: ClassVar[bool] = True

    # rule: counters.counter
    def __init__(self, number: Quantity[Magic], counter: str, cards: Cards[Magic]) -> None:
        super().__init__(counter)
        self.number = number
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        done: i64 = 0
        for card in real(game, self.cards.cards(game, scope)):
            number = min(self.number.value(game, scope), game.counters_of(card, self.kind))
            if number > 0:
                add_counters(game, card, self.kind, -number)
                done += number
        scope.done = done


class RemoveAnyCounters(Effect[Magic]):
    """Any number of counters of a kind are removed from a permanent; how many is this way."""

    tallies: ClassVar[bool] = True

    # rule: counters.counter
    def __init__(self, counter: str, cards: Cards[Magic]) -> None:
        self.counter = counter
        self.cards = cards
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        cards = real(game, self.cards.cards(game, scope))[:1]
        if frame.stage == 0:
            frame.stage = 1
            scope.done = 0
            most = max([game.counters_of(card, self.kind) for card in cards], default=0)
            if most == 0:
                return False
            options = [Option(CHOOSE, number=number) for number in range(most + 1)]
            game.ask(scope.player, "counters.counter", options, about=scope.source, topic="counters")
            return True
        scope.done = game.answer.number
        for card in cards:
            if scope.done > 0:
                add_counters(game, card, self.kind, -scope.done)
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class MoveCounter(OfCounters):
    """A counter is moved from one permanent onto another."""

    # rule: counters.counter
    def __init__(self, counter: str, source: Cards[Magic], target: Cards[Magic]) -> None:
        super().__init__(counter)
        self.source = source
        self.target = target

    def act(self, game: Magic, scope: Scope) -> None:
        ones = self.source.cards(game, scope)
        twos = self.target.cards(game, scope)
        if ones and twos and game.counters_of(ones[0], self.kind) > 0:
            add_counters(game, ones[0], self.kind, -1)
            put_counters(game, twos[0], self.kind, 1)


class CountersDivided(Divided):
    """Counters distributed as its controller chose among the targets, as the spell was cast."""

    # rule: counters.counter
    def __init__(self, number: Quantity[Magic], counter: str, among: Cards[Magic]) -> None:
        super().__init__(number, among)
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage > 0:
            return False
        frame.stage = 1
        shares = self.shares(scope)
        legal = things_of(self.among, game, scope)
        for i, thing in enumerate(self.served(scope)):
            if among(thing, legal) and thing.card >= 0:
                put_counters(game, thing.card, self.kind, shares[i])
        return True


class Proliferate(Effect[Magic]):
    """You choose any number of permanents and players with counters, and each gets another of a kind it has."""

    # rule: golden.card-over-rulebook
    def room(self) -> i64:
        return THING_SLOTS + 1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """One after the other is chosen, with the kind of counter, until done; then all of it happens."""
        if frame.stage == 0:
            scope.have_room(self.slot + THING_SLOTS + 1)
            keep_things(scope, self.slot, [])
            scope.picks[self.slot + THING_SLOTS] = []
            frame.stage = 1
        chosen = chosen_things(scope, self.slot)
        kinds = scope.picks[self.slot + THING_SLOTS]  # of each of them the counter it gets
        if frame.stage == 2:
            frame.stage = 1
            if game.answer.verb == DONE:
                self.finish(game, chosen, kinds)
                return False
            chosen.append(Thing(game.answer.card, game.answer.player))
            keep_things(scope, self.slot, chosen)
            kinds.append(game.answer.number)
        options: list[Option] = []
        for card in game.all_permanents():
            if not among(Thing(card), chosen):
                for kind in kinds_on(game, card):
                    options.append(Option(CHOOSE, card, number=kind, text=game.own_match.counters[kind]))
        for player in game.in_turn_order():
            if game.poison[game.account(player)] and not among(Thing(player=player), chosen):
                options.append(Option(CHOOSE, player=player))
        options.append(Option(DONE))
        frame.stage = 2
        game.ask(scope.player, "stack.resolve", options, about=scope.source, topic="proliferate")
        return True

    def finish(self, game: Magic, chosen: list[Thing], kinds: list[int]) -> None:
        """Each gets its counter."""
        for i, thing in enumerate(chosen):
            if thing.player >= 0:
                game.poison[game.account(thing.player)] += 1
                game.unsettled = True
            else:
                put_counters(game, thing.card, kinds[i], 1)

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


def kinds_on(game: Magic, card: i64) -> list[int]:
    """The kinds of counters on a permanent."""
    return [kind for kind in range(len(game.own_match.counters)) if game.counters_of(card, kind) > 0]


class PutCounters(OfCounters):
    """Counters are put on permanents."""

    # rule: counters.counter
    def __init__(self, number: Quantity[Magic], counter: str, cards: Cards[Magic]) -> None:
        super().__init__(counter)
        self.number = number
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        number = self.number.value(game, scope)
        for card in real(game, self.cards.cards(game, scope)):
            if game.zone[card] in (BATTLEFIELD, COMMAND):
                put_counters(game, card, self.kind, number)
        scope.it = real(game, self.cards.cards(game, scope))


class DoubleCounters(OfCounters):
    """The counters of a kind on permanents are doubled."""

    def __init__(self, counter: str, cards: Cards[Magic]) -> None:
        super().__init__(counter)
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        for card in real(game, self.cards.cards(game, scope)):
            put_counters(game, card, self.kind, game.counters_of(card, self.kind))


class DistributeCounters(Effect[Magic]):
    """Counters are distributed among permanents as a player chooses, on resolution."""

    def __init__(self, number: Quantity[Magic], counter: str, among: Cards[Magic]) -> None:
        self.number = number
        self.counter = counter
        self.among = among
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            frame.index = 0
            frame.count = self.number.value(game, scope)
            scope.it = real(game, self.among.cards(game, scope))
        elif frame.stage == 2:
            frame.stage = 1
            number = game.answer.number
            if number > 0:
                put_counters(game, scope.it[frame.index], self.kind, number)
            frame.count -= number
            frame.index += 1
        if frame.count <= 0 or frame.index >= len(scope.it):
            return False
        card = scope.it[frame.index]
        last = frame.index == len(scope.it) - 1
        least = frame.count if last else 0
        frame.stage = 2
        options = [Option("assign", scope.source, card, number=number) for number in range(least, frame.count + 1)]
        game.ask(scope.player, "stack.resolve", options, about=scope.source, topic="distribute")
        return True

    def possible(self, game: Magic, scope: Scope) -> bool:
        return self.number.value(game, scope) > 0 and len(self.among.cards(game, scope)) > 0


COUNTERS.add(
    "counters_entering(count: quantity, counter: text) -> effect", CountersEntering, "zones.enters-the-battlefield"
)
COUNTERS.add(
    "remove_counters(count: quantity, counter: text, cards: cards) -> effect",
    RemoveCounters,
    "counters.counter",
    sets=binding.DONE,
    role=roles.SCALES,
)
COUNTERS.add(
    "remove_all_counters(cards: cards, counter: text = '') -> effect",
    RemoveAllCounters,
    "counters.counter",
    sets=binding.DONE,
)
COUNTERS.add("move_counter(counter: text, source: cards, target: cards) -> effect", MoveCounter, "counters.counter")
COUNTERS.add(
    "counters_divided(amount: quantity, counter: text, among: cards) -> effect", CountersDivided, "counters.counter"
)
COUNTERS.add("proliferate -> effect", Proliferate, "golden.card-over-rulebook")
COUNTERS.add(
    "put_counters(count: quantity, counter: text, cards: cards) -> effect",
    PutCounters,
    "counters.counter",
    sets=binding.IT,
    role=roles.SCALES,
    says=nodes.HELPS,
)
COUNTERS.add(
    "remove_any_counters(counter: text, cards: cards) -> effect",
    RemoveAnyCounters,
    "counters.counter",
    sets=binding.DONE,
)
COUNTERS.add("double_counters(counter: text, cards: cards) -> effect", DoubleCounters, says=nodes.HELPS)
COUNTERS.add("distribute_counters(count: quantity, counter: text, among: cards) -> effect", DistributeCounters)
