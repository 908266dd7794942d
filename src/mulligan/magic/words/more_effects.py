"""More of what spells and abilities do: looking ahead, counters, mana by number, what is skipped, X paid later."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import CardMatch, Cards, Effect, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.errors import BadNotation
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import FOR_GOOD, THIS_TURN
from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.kernel.unseen import mix_up
from mulligan.magic import acts
from mulligan.magic.abilities import Divided
from mulligan.magic.casting import most_x
from mulligan.magic.mana import ManaCost, mana_made
from mulligan.magic.payment import affordable, pay, purse_of
from mulligan.magic.printed import MagicMatch
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BAR,
    BATTLEFIELD,
    BEGINNING_OF_COMBAT,
    CONTROL,
    DRAW,
    EXILE,
    HAND,
    KINDS_OF_MANA,
    LIBRARY,
    NO_REGENERATION,
    SKIP,
    UNCOUNTERABLE,
    UNTAP,
    WHOLE_TURN,
)
from mulligan.magic.things import among
from mulligan.magic.words.effects import Act, players_of, real
from mulligan.magic.words.nouns import fits_anywhere, set_aside, things_of
from mulligan.magic.words.traits import ENTERING_COLOR
from mulligan.magic.zones import add_counters, move, place

MORE: Final = Vocabulary()

# -- Libraries ---------------------------------------------------------------------------------------------------------


class Scry(Effect[Magic]):
    """You look at the top cards, put any of them on the bottom in any order and the rest back on top in any order."""

    # rule: golden.card-over-rulebook
    keeps_cards: ClassVar[bool] = True

    def __init__(self, number: Quantity[Magic]) -> None:
        self.number = number

    def room(self) -> i64:
        return 1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """Stages: look; which goes to the bottom next; which of the rest goes on top next, the deepest first."""
        if frame.stage == 0:
            cards = game.library(scope.player)[: max(self.number.value(game, scope), 0)]
            for card in cards:
                game.show(card, scope.player)
            set_aside(game, scope, cards)
            scope.have_room(self.slot + 1)
            scope.picks[self.slot] = cards[:]
            mix_up(game, cards, scope.player, 0)
            frame.stage = 1
            return True
        left = scope.picks[self.slot]
        if frame.stage == 2:
            if game.answer.verb == DONE:
                frame.stage = 3
            else:
                self.put(game, left, game.answer.card, False)
                frame.stage = 1
            return True
        if frame.stage == 4:
            self.put(game, left, game.answer.card, True)
            frame.stage = 3
            return True
        if not left:
            return False
        options = [Option(CHOOSE, card) for card in game.distinct(left, scope.player)]
        if frame.stage == 1:
            options.append(Option(DONE))
            frame.stage = 2
            game.ask(scope.player, "stack.resolve", options, about=scope.source, topic="scry")
            return True
        frame.stage = 4
        game.ask(scope.player, "stack.resolve", options, about=scope.source, topic="order")
        return True

    def put(self, game: Magic, left: list[int], card: i64, top: bool) -> None:
        """A card goes to the bottom, or back on top."""
        left.remove(card)
        pile = game.library(game.owner[card])
        pile.remove(card)
        if top:
            pile.insert(0, card)
        else:
            pile.append(card)

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class RevealUntil(Act):
    """A player reveals cards from the top of the library until one, or so many, of a kind are revealed."""

    # rule: zones.reveal zones.library
    def __init__(self, what: Cards[Magic], number: Quantity[Magic] | None, who: Players[Magic] | None) -> None:
        self.what = what
        self.number = number
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        shown: list[int] = []
        for player in players_of(self.who, game, scope):
            left = 1 if self.number is None else self.number.value(game, scope)
            for card in game.library(player):
                if left <= 0:
                    break
                shown.append(card)
                game.reveal(card)
                game.note("is-revealed", player, card, rule="zones.reveal")
                if fits_anywhere(self.what, game, scope, card):
                    left -= 1
        set_aside(game, scope, shown)


class ToLibraryAt(Act):
    """Cards go into their owners' libraries at a place from the top."""

    # rule: zones.library
    def __init__(self, cards: Cards[Magic], at: i64) -> None:
        self.cards = cards
        self.at = at

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        move(game, cards, LIBRARY)
        for card in cards:
            pile = game.library(game.owner[card])
            if card in pile:
                pile.remove(card)
                pile.insert(min(self.at - 1, len(pile)), card)
        scope.it = cards


class ToBottomAtRandom(Act):
    """Cards go to the bottom of their owner's library in a random order."""

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        left = real(game, self.cards.cards(game, scope))
        mix_up(game, left, scope.player, 0)
        while left:
            card = left.pop(game.chance.below(len(left)))
            place(game, card, LIBRARY, False)


class Choose(Act):
    """Cards are chosen; what is done with them comes after."""

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        scope.it = self.cards.cards(game, scope)[:]


class Show(Act):
    """Cards are shown to all players, out of those looked at."""

    # rule: zones.reveal
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        for card in cards:
            game.reveal(card)
            game.note("is-revealed", game.owner[card], card, rule="zones.reveal")
        scope.it = cards


class TapEntering(Act):
    """The permanent that is about to enter enters tapped."""

    # rule: zones.enters-the-battlefield
    def act(self, game: Magic, scope: Scope) -> None:
        game.tapped[scope.source] = 1


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
            if game.unreal[thing.card]:
                acts.counter_spell(game, thing)
                continue
            game.waiting.remove(one)
            game.left_stack += 1
            game.note("is-countered", one.player, thing.card, rule="stack.counter")
            move(game, [thing.card], self.zone, self.zone != HAND)


MORE.add("show_all(cards: cards) -> effect", Show, "zones.reveal")


class CountersEntering(Act):
    """The permanent that is about to enter enters with counters."""

    # rule: zones.enters-the-battlefield counters.counter
    def __init__(self, number: Quantity[Magic], counter: str) -> None:
        self.number = number
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        self.kind = match.counter(self.counter)

    def act(self, game: Magic, scope: Scope) -> None:
        add_counters(game, scope.source, self.kind, self.number.value(game, scope))


MORE.add(
    "counters_entering(count: quantity, counter: text) -> effect", CountersEntering, "zones.enters-the-battlefield"
)
MORE.add("tap_entering -> effect", TapEntering, "zones.enters-the-battlefield")
MORE.add("counter_exile(what: cards) -> effect", lambda what: CounterTo(what, EXILE), "stack.counter")
MORE.add("counter_to_top(what: cards) -> effect", lambda what: CounterTo(what, LIBRARY), "stack.counter")
MORE.add("counter_to_hand(what: cards) -> effect", lambda what: CounterTo(what, HAND), "stack.counter")
MORE.add("scry(count: quantity) -> effect", Scry, "golden.card-over-rulebook", role=roles.SCALES)
MORE.add(
    "reveal_until(what: cards, count: quantity = none, who: players = none) -> effect",
    RevealUntil,
    "zones.reveal",
    "zones.library",
)
MORE.add("to_library_at(cards: cards, at: number) -> effect", ToLibraryAt, "zones.library")
MORE.add("to_bottom_at_random(cards: cards) -> effect", ToBottomAtRandom, "zones.library")
MORE.add("choose(cards: cards) -> effect", Choose, sets=binding.IT)

# -- Counters ----------------------------------------------------------------------------------------------------------


class RemoveCounters(Act):
    """Counters of a kind are removed from permanents, as many as there are up to a number; how many is this way."""

    tallies: ClassVar[bool] = True

    # rule: counters.counter
    def __init__(self, number: Quantity[Magic], counter: str, cards: Cards[Magic]) -> None:
        self.number = number
        self.counter = counter
        self.cards = cards
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        self.kind = match.counter(self.counter)

    def act(self, game: Magic, scope: Scope) -> None:
        done: i64 = 0
        for card in real(game, self.cards.cards(game, scope)):
            number = min(self.number.value(game, scope), game.counters_of(card, self.kind))
            if number > 0 and game.zone[card] == BATTLEFIELD:
                add_counters(game, card, self.kind, -number)
                done += number
        scope.done = done


class MoveCounter(Act):
    """A counter is moved from one permanent onto another."""

    # rule: counters.counter
    def __init__(self, counter: str, source: Cards[Magic], target: Cards[Magic]) -> None:
        self.counter = counter
        self.source = source
        self.target = target
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        self.kind = match.counter(self.counter)

    def act(self, game: Magic, scope: Scope) -> None:
        ones = self.source.cards(game, scope)
        twos = self.target.cards(game, scope)
        if ones and twos and game.counters_of(ones[0], self.kind) > 0:
            add_counters(game, ones[0], self.kind, -1)
            add_counters(game, twos[0], self.kind, 1)


class CountersDivided(Divided):
    """Counters distributed as its controller chose among the targets, as the spell was cast."""

    # rule: counters.counter
    def __init__(self, number: Quantity[Magic], counter: str, among: Cards[Magic]) -> None:
        super().__init__(number, among)
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        self.kind = match.counter(self.counter)

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage > 0:
            return False
        frame.stage = 1
        shares = self.shares(scope)
        legal = things_of(self.among, game, scope)
        for i, thing in enumerate(self.served(scope)):
            if among(thing, legal) and thing.card >= 0:
                add_counters(game, thing.card, self.kind, shares[i])
        return True


class Proliferate(Effect[Magic]):
    """You choose any number of permanents and players with counters, and each gets another of a kind it has."""

    # rule: golden.card-over-rulebook
    def room(self) -> i64:
        return 2

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """One after the other is chosen, with the kind of counter, until done; then all of it happens."""
        if frame.stage == 0:
            scope.have_room(self.slot + 2)
            scope.picks[self.slot] = []
            scope.picks[self.slot + 1] = []
            frame.stage = 1
        cards = scope.picks[self.slot]
        kinds = scope.picks[self.slot + 1]
        if frame.stage == 2:
            frame.stage = 1
            if game.answer.verb == DONE:
                self.finish(game, cards, kinds)
                return False
            cards.append(-1 - game.answer.player if game.answer.player >= 0 else game.answer.card)
            kinds.append(game.answer.number)
        options: list[Option] = []
        for card in game.all_permanents():
            if card not in cards:
                for kind in kinds_on(game, card):
                    options.append(Option(CHOOSE, card, number=kind, text=game.own_match.counters[kind]))
        for player in game.in_turn_order():
            if game.poison[game.account(player)] and -1 - player not in cards:
                options.append(Option(CHOOSE, player=player))
        options.append(Option(DONE))
        frame.stage = 2
        game.ask(scope.player, "stack.resolve", options, about=scope.source, topic="proliferate")
        return True

    def finish(self, game: Magic, cards: list[int], kinds: list[int]) -> None:
        """Each gets its counter."""
        for i, card in enumerate(cards):
            if card < 0:
                game.poison[game.account(-1 - card)] += 1
                game.unsettled = True
            else:
                add_counters(game, card, kinds[i], 1)

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


def kinds_on(game: Magic, card: i64) -> list[int]:
    """The kinds of counters on a permanent."""
    return [kind for kind in range(len(game.own_match.counters)) if game.counters_of(card, kind) > 0]


MORE.add(
    "remove_counters(count: quantity, counter: text, cards: cards) -> effect",
    RemoveCounters,
    "counters.counter",
    sets=binding.DONE,
    role=roles.SCALES,
)
MORE.add("move_counter(counter: text, source: cards, target: cards) -> effect", MoveCounter, "counters.counter")
MORE.add(
    "counters_divided(amount: quantity, counter: text, among: cards) -> effect", CountersDivided, "counters.counter"
)
MORE.add("proliferate -> effect", Proliferate, "golden.card-over-rulebook")

# -- Mana --------------------------------------------------------------------------------------------------------------


class AddMuch(Act):
    """Mana symbols are added as often as a quantity says."""

    # rule: mana.produce
    def __init__(self, text: str, times: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.text = text
        self.times = times
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        made = mana_made(self.text)
        times = max(self.times.value(game, scope), 0)
        for player in players_of(self.who, game, scope):
            game.add_mana(player, [made[kind] * times for kind in range(KINDS_OF_MANA)])


class AddChosenColor(Act):
    """Mana of the colour chosen as this permanent entered is added."""

    # rule: mana.produce
    def __init__(self, number: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.number = number
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        chosen = game.choice[scope.source]
        if chosen < 0:
            return
        made = [0] * KINDS_OF_MANA
        made[chosen] = self.number.value(game, scope)
        for player in players_of(self.who, game, scope):
            game.add_mana(player, made)


class PayX(Effect[Magic]):
    """You may pay mana with X in it, X being what you choose; if you do, something happens in which X is that."""

    # rule: cost.x
    def __init__(self, text: str, effect: Effect[Magic]) -> None:
        self.mana = ManaCost(text)
        self.effect = effect

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            purse = purse_of(game, scope.player)
            if not affordable(purse, self.mana, 0, 0):
                scope.done = 0
                return False
            most = most_x(purse, self.mana, 0)
            options = [Option(CHOOSE, number=x) for x in range(most + 1)]
            options.append(Option(DONE))
            frame.stage = 1
            game.ask(scope.player, "cost.x", options, about=scope.source, topic="x")
            return True
        if frame.stage == 1:
            frame.stage = 2
            if game.answer.verb == DONE:
                scope.done = 0
                return False
            scope.number = game.answer.number
            pay(game, scope.player, self.mana, scope.number, 0, -1, -1)
            game.resolve(self.effect.id, scope)
            return True
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return affordable(purse_of(game, scope.player), self.mana, 0, 0)


MORE.add(
    "add_much(mana: text, times: quantity, who: players = none) -> effect",
    AddMuch,
    "mana.produce",
    role=roles.NAMES_DOER,
)
MORE.add(
    "add_chosen_color(count: quantity = 1, who: players = none) -> effect",
    AddChosenColor,
    "mana.produce",
    role=roles.NAMES_DOER,
    needs=ENTERING_COLOR,
)
MORE.add("pay_x(mana: text, effect: effect) -> effect", PayX, "cost.x")

# -- Turns, control, regeneration --------------------------------------------------------------------------------------

STEPS: Final = {"untap": UNTAP, "draw": DRAW, "combat": BEGINNING_OF_COMBAT}


class SkipNext(Act):
    """Players skip their next turn, or their next step of a kind."""

    # rule: golden.card-over-rulebook
    def __init__(self, which: i64, who: Players[Magic] | None) -> None:
        self.which = which
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        for player in players_of(self.who, game, scope):
            acts.modify(game, SKIP, -1, self.which, -1, scope, FOR_GOOD, player)


def skip_step(name: str, who: Players[Magic] | None) -> SkipNext:
    """Players skip their next step of that name."""
    if name not in STEPS:
        raise BadNotation("no-word", name=name, hint=None)
    return SkipNext(STEPS[name], who)


class CannotRegenerate(Act):
    """Permanents cannot be regenerated this turn."""

    # rule: replacement.regenerate
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        for card in real(game, self.cards.cards(game, scope)):
            if game.zone[card] == BATTLEFIELD:
                acts.modify(game, BAR, card, NO_REGENERATION, -1, scope, THIS_TURN)


class ExchangeControl(Act):
    """Two permanents change hands: each is controlled by who controlled the other. Without both, nothing happens."""

    # rule: players.control
    def __init__(self, one: Cards[Magic], two: Cards[Magic] | None) -> None:
        self.one = one
        self.two = two

    def act(self, game: Magic, scope: Scope) -> None:
        found = self.one.cards(game, scope)[:]
        if self.two is not None:
            found = found[:1] + self.two.cards(game, scope)[:1]
        if len(found) != 2 or game.zone[found[0]] != BATTLEFIELD or game.zone[found[1]] != BATTLEFIELD:
            return
        first = game.controller[found[0]]
        second = game.controller[found[1]]
        if first != second:
            acts.modify(game, CONTROL, found[0], second, -1, scope, FOR_GOOD)
            acts.modify(game, CONTROL, found[1], first, -1, scope, FOR_GOOD)


class Unattach(Act):
    """Auras or Equipment are attached to nothing any more."""

    # rule: types.equipment
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        for card in real(game, self.cards.cards(game, scope)):
            game.attached[card] = -1
        game.fresh = False
        game.unsettled = True


MORE.add(
    "skip_turn(who: players = none) -> effect",
    lambda who: SkipNext(WHOLE_TURN, who),
    "golden.card-over-rulebook",
    role=roles.NAMES_DOER,
)
MORE.add(
    "skip_step(name: text, who: players = none) -> effect",
    skip_step,
    "golden.card-over-rulebook",
    role=roles.NAMES_DOER,
)
MORE.add("cannot_regenerate(cards: cards) -> effect", CannotRegenerate, "replacement.regenerate")
MORE.add("exchange_control(one: cards, two: cards = none) -> effect", ExchangeControl, "players.control")
MORE.add("unattach(cards: cards) -> effect", Unattach, "types.equipment")
