"""Words for mana: much of it, of a colour chosen before, and any amount paid for an effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.nodes import Effect, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.magic.abilities import ADDS_BY_NUMBER, AddLike, AddProduced, AddSpellMana
from mulligan.magic.castable import most_x
from mulligan.magic.mana import ManaCost, mana_made
from mulligan.magic.needs import affordable
from mulligan.magic.payment import pay
from mulligan.magic.sources import purse_of
from mulligan.magic.state import Magic
from mulligan.magic.terms import COLOR_NAMES, COLORS, KINDS_OF_MANA
from mulligan.magic.words.effects import Act, players_of
from mulligan.magic.words.traits import ENTERING_COLOR, choice_entering

MANA: Final = Vocabulary()


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


class AddChosen(Effect[Magic]):
    """As much mana as a quantity says is added by somebody who chooses its kind."""

    def __init__(self, number: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.number = number
        self.who = who

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True

    def chooser(self, game: Magic, scope: Scope) -> i64:
        """Who adds it; nobody where there is none to add."""
        players = players_of(self.who, game, scope)
        return players[0] if players and self.number.value(game, scope) > 0 else -1

    def ask_kind(self, game: Magic, scope: Scope, player: i64, kinds: list[str]) -> None:
        """Ask for one of some kinds of mana."""
        options = [Option(CHOOSE, text=kind) for kind in kinds]
        game.ask(player, "mana.kinds", options, about=scope.source, topic="color")


class AddOneColor(AddChosen):
    """As much mana as a quantity says of any one colour is added."""

    # rule: mana.produce mana.kinds
    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        player = self.chooser(game, scope)
        if player < 0:
            return False
        if frame.stage == 0:
            frame.stage = 1
            self.ask_kind(game, scope, player, list(COLOR_NAMES[:COLORS]))
            return True
        made = [0] * KINDS_OF_MANA
        made[COLOR_NAMES.index(game.answer.text)] = int(self.number.value(game, scope))
        game.add_mana(player, made)
        return False


class AddMixed(AddChosen):
    """As much mana as a quantity says is added, in any combination of two kinds."""

    # rule: mana.produce mana.kinds
    def __init__(self, number: Quantity[Magic], one: str, other: str, who: Players[Magic] | None) -> None:
        super().__init__(number, who)
        self.one = one
        self.other = other

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        player = self.chooser(game, scope)
        if player < 0:
            return False
        kinds = [mana_made(self.one), mana_made(self.other)]
        names = [COLOR_NAMES[kind.index(1)] for kind in kinds]
        if frame.stage == 0:
            frame.stage = 1
            frame.count = 0
        else:
            game.add_mana(player, kinds[0 if game.answer.text == names[0] else 1])
            frame.count += 1
        if frame.count >= self.number.value(game, scope):
            return False
        self.ask_kind(game, scope, player, names)
        return True


class AddChosenColor(Act):
    """Mana of the colour chosen as this permanent entered is added."""

    # rule: mana.produce
    def __init__(self, number: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.number = number
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        chosen = choice_entering(game, scope)
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


class WithX(Effect[Magic]):
    """Something happens in which X is a quantity, counted once, before any of it."""

    # rule: cost.x
    def __init__(self, number: Quantity[Magic], effect: Effect[Magic]) -> None:
        self.number = number
        self.effect = effect

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage:
            return False
        frame.stage = 1
        scope.number = max(self.number.value(game, scope), 0)
        game.resolve(self.effect.id, scope)
        return True

    def possible(self, game: Magic, scope: Scope) -> bool:
        return self.effect.possible(game, scope)


MANA.add(
    "add_much(mana: text, times: quantity, who: players = none) -> effect",
    AddMuch,
    "mana.produce",
    role=roles.NAMES_DOER,
    says=ADDS_BY_NUMBER,
)
MANA.add(
    "add_one_color(count: quantity, who: players = none) -> effect",
    AddOneColor,
    "mana.produce",
    "mana.kinds",
    role=roles.NAMES_DOER,
    says=ADDS_BY_NUMBER,
)
MANA.add(
    "add_mixed(count: quantity, one: text, other: text, who: players = none) -> effect",
    AddMixed,
    "mana.produce",
    "mana.kinds",
    role=roles.NAMES_DOER,
    says=ADDS_BY_NUMBER,
)
MANA.add(
    "add_chosen_color(count: quantity = 1, who: players = none) -> effect",
    AddChosenColor,
    "mana.produce",
    role=roles.NAMES_DOER,
    needs=ENTERING_COLOR,
    says=ADDS_BY_NUMBER,
)
MANA.add(
    "add_produced(who: players = none) -> effect", AddProduced, "mana.produce", "mana.kinds", role=roles.NAMES_DOER
)
MANA.add(
    "add_mana_for(mana: text, what: cards) -> effect",
    lambda mana, what: AddSpellMana(mana, 0, what),
    "mana.produce",
    "mana.kinds",
)
MANA.add(
    "add_any_color_for(count: number, what: cards) -> effect",
    lambda count, what: AddSpellMana("", count, what),
    "mana.produce",
    "mana.kinds",
)
MANA.add("add_color_like(of: cards) -> effect", lambda of: AddLike(of, True), "mana.produce", "mana.kinds")
MANA.add("add_type_like(of: cards) -> effect", lambda of: AddLike(of, False), "mana.produce", "mana.kinds")
MANA.add("pay_x(mana: text, effect: effect) -> effect", PayX, "cost.x")
MANA.add("with_x(number: quantity, effect: effect) -> effect", WithX, "cost.x")
