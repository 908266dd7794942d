"""Words for what enters in a way of its own: with more counters, instead of being discarded, in a form chosen then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import CardMatch, Cards, Condition, Effect, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.magic import acts
from mulligan.magic.printed import MagicMatch, counter_kind
from mulligan.magic.regulations import EntersMore, Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import ENTERS_PLUS, STACK
from mulligan.magic.words.traits import choice_entering

ARRIVING: Final = Vocabulary()
FORM: Final = binding.OWN << 5  # a form was chosen
NOTED: Final = binding.OWN << 6  # a number was noted


class WillEnterWith(EntersMore):
    """What spells become will enter with more +1/+1 counters, perhaps only if something is so then."""

    def act(self, game: Magic, scope: Scope) -> None:
        number = self.number.value(game, scope)
        for card in self.cards.cards(game, scope):
            if game.zone[card] == STACK:
                acts.modify(game, ENTERS_PLUS, card, number, self.id, scope)


class OthersEnterWith(Regulation):
    """Permanents of a kind enter the battlefield with counters."""

    # rule: zones.enters-the-battlefield counters.counter
    def __init__(self, count: Quantity[Magic], counter: str, what: Cards[Magic]) -> None:
        self.count = count
        self.counter = counter
        self.what = what
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        self.kind = match.counter(self.counter)
        match.entries = True

    def counted_before(self, game: Magic, scope: Scope) -> i64:
        return self.count.value(game, scope)

    def enters_with(self, game: Magic, scope: Scope, card: i64) -> list[int]:
        if card == scope.source or not self.what.fits(game, scope, card):
            return []
        return [self.kind, int(scope.number)]


class EnteringWith(Effect[Magic]):
    """Cards are put onto the battlefield with counters on them."""

    # rule: zones.enters-the-battlefield counters.counter
    def __init__(self, effect: Effect[Magic], count: Quantity[Magic], counter: str) -> None:
        self.effect = effect
        self.count = count
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            game.entering = [int(self.kind), int(max(self.count.value(game, scope), 0))]
            game.resolve(self.effect.id, scope)
            return True
        game.entering = []
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return self.effect.possible(game, scope)


class EntersIfDiscarded(Regulation):
    """If a spell or ability of an opponent has you discard this card, it enters the battlefield instead."""

    # rule: replacement.instead zones.discard
    def saves_from_discard(self, game: Magic, scope: Scope, by: i64) -> bool:
        return not game.match.together(scope.player, by)


class ChooseForm(Effect[Magic]):
    """As it enters, one of so many forms is chosen for a permanent, by its number."""

    # rule: zones.enters-the-battlefield
    def __init__(self, number: i64) -> None:
        self.number = number

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            options = [Option(CHOOSE, text=str(i + 1)) for i in range(self.number)]
            game.ask(scope.player, "zones.enters-the-battlefield", options, about=scope.source, topic="form")
            return True
        game.choice[scope.source] = int(game.answer.text)
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class InForm(Condition[Magic]):
    """This permanent has the form of that number."""

    # rule: zones.enters-the-battlefield
    def __init__(self, number: i64) -> None:
        self.number = number

    def holds(self, game: Magic, scope: Scope) -> bool:
        return choice_entering(game, scope) == self.number


class NoteNumber(Effect[Magic]):
    """As it enters, a number is noted for a permanent."""

    # rule: zones.enters-the-battlefield
    def __init__(self, number: Quantity[Magic]) -> None:
        self.number = number

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        game.choice[scope.source] = int(max(self.number.value(game, scope), 0))
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class NotedNumber(Quantity[Magic]):
    """The number that was noted as this permanent entered."""

    # rule: zones.enters-the-battlefield stack.outlives-source
    def value(self, game: Magic, scope: Scope) -> i64:
        return max(choice_entering(game, scope), 0)


ARRIVING.add(
    "entering_with(effect: effect, count: quantity, counter: text) -> effect",
    EnteringWith,
    "zones.enters-the-battlefield",
    "counters.counter",
)
ARRIVING.add(
    "enters_with_more(cards: cards, count: quantity, if: condition = none) -> effect",
    WillEnterWith,
    "zones.enters-the-battlefield",
    "counters.counter",
)
ARRIVING.add(
    "enter_with(count: quantity, counter: text, what: cards) -> regulation",
    OthersEnterWith,
    "zones.enters-the-battlefield",
    "counters.counter",
)
ARRIVING.add("enters_if_discarded -> regulation", EntersIfDiscarded, "replacement.instead", "zones.discard")
ARRIVING.add("choose_form(count: number) -> effect", ChooseForm, "zones.enters-the-battlefield", sets=FORM)
ARRIVING.add("in_form(number: number) -> condition", InForm, "zones.enters-the-battlefield", needs=FORM)
ARRIVING.add("note_number(number: quantity) -> effect", NoteNumber, "zones.enters-the-battlefield", sets=NOTED)
ARRIVING.add("noted_number -> quantity", NotedNumber, "zones.enters-the-battlefield", needs=NOTED)
