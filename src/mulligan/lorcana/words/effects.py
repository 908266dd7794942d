"""Words for what happens at once: banish, exert, ready, gain and lose lore, move to a location, choose players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.binding import BOTH, PLAYER
from mulligan.cardlang.control import ChooseOne
from mulligan.cardlang.nodes import Cards, Effect, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, DONE, ENOUGH, Option
from mulligan.lorcana import acts
from mulligan.lorcana.abilities import Does
from mulligan.lorcana.banishing import banish
from mulligan.lorcana.move import arrive
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import PLAY, WARD
from mulligan.lorcana.words.nouns import ChosenCards
from mulligan.lorcana.words.replaceable import Replaceable

EFFECTS: Final = Vocabulary()


class Banish(Replaceable):
    """Cards are banished."""

    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def begin(self, game: Lorcana, scope: Scope) -> bool:
        return banish(game, [card for card in self.cards.cards(game, scope) if game.zone[card] == PLAY], scope)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0


def doer(game: Lorcana, scope: Scope, cards: Cards[Lorcana]) -> i64:
    """Who does something with cards: whoever chooses them, else the player of the effect."""
    return cards.chooser(game, scope) if isinstance(cards, ChosenCards) else scope.player


class Exert(Effect[Lorcana]):
    """Cards are exerted."""

    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.done = 0
        scope.it = self.cards.cards(game, scope)[:]
        for card in scope.it:
            if game.traced is not None and game.has(card, WARD):
                game.trace("keyword.ward.unchosen-effects")
            if acts.exert(game, card, doer(game, scope, self.cards)):
                scope.done += 1

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        for card in self.cards.potential(game, scope):
            if game.exerted[card] == 0:
                return True
        return False


class MakeReady(Effect[Lorcana]):
    """Cards are readied."""

    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.done = 0
        scope.it = self.cards.cards(game, scope)[:]
        for card in scope.it:
            if acts.ready(game, card, doer(game, scope, self.cards)):
                scope.done += 1

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        for card in self.cards.potential(game, scope):
            if game.exerted[card] != 0:
                return True
        return False


class Choose(Effect[Lorcana]):
    """Cards are chosen, and nothing is done to them yet: what follows speaks of them."""

    # rule: golden.choose-on-resolving
    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.it = self.cards.cards(game, scope)[:]
        scope.done = len(scope.it)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0


class GainLore(Effect[Lorcana]):
    """Players gain lore."""

    def __init__(self, amount: Quantity[Lorcana], who: Players[Lorcana]) -> None:
        self.amount = amount
        self.who = who

    def act(self, game: Lorcana, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        for player in self.who.who(game, scope):
            acts.gain_lore(game, player, amount, scope.source)
        scope.done = amount


class LoseLore(Effect[Lorcana]):
    """Players lose lore; how much is lost together counts as done."""

    def __init__(self, amount: Quantity[Lorcana], who: Players[Lorcana]) -> None:
        self.amount = amount
        self.who = who

    def act(self, game: Lorcana, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        scope.done = 0
        for player in self.who.who(game, scope):
            scope.done += acts.lose_lore(game, player, amount)


class MoveTo(Effect[Lorcana]):
    """Characters move to a location for free; who is there already does not move."""

    def __init__(self, who: Cards[Lorcana], to: Cards[Lorcana]) -> None:
        self.who = who
        self.to = to

    def act(self, game: Lorcana, scope: Scope) -> None:
        locations = self.to.cards(game, scope)
        moving = self.who.cards(game, scope) if locations else []
        moved = [card for card in moving if game.at[card] != locations[0]]
        scope.it = moved
        scope.done = len(moved)
        for card in moved:
            arrive(game, card, locations[0])

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        locations = self.to.potential(game, scope)
        for card in self.who.potential(game, scope):
            for location in locations:
                if game.at[card] != location:
                    return True
        return False


class ChoosePlayer(Effect[Lorcana]):
    """The player chooses one of several players; inside, `they` is that player."""

    def __init__(self, among: Players[Lorcana], effect: Effect[Lorcana]) -> None:
        self.among = among
        self.effect = effect

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            players = self.among.who(game, scope)
            if not players:
                return False
            frame.stage = 1
            options = [Option(CHOOSE, player=player) for player in players]
            game.cite("golden.choose-on-resolving")
            game.ask(scope.player, "players.owner-decides", options, about=scope.source, topic="player")
            return True
        if frame.stage == 1:
            frame.stage = 2
            scope.someone = game.answer.player
            game.resolve(self.effect.id, scope)
            return True
        return False


class TheyChooseOne(ChooseOne[Lorcana]):
    """The player that is spoken of picks one of several effects by its number."""

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0 and scope.someone >= 0:
            options = [Option(CHOOSE, text=str(i + 1)) for i in range(len(self.effects))]
            frame.stage = 1
            game.ask(scope.someone, self.asks_by(), options, about=scope.source, topic="mode")
            return True
        return super().advance(game, frame, scope)


class ChoosePlayers(Effect[Lorcana]):
    """The player chooses any number of several players: `those_players` from then on."""

    def __init__(self, among: Players[Lorcana]) -> None:
        self.among = among

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            scope.players = 0
            game.cite("golden.choose-on-resolving")
        elif game.answer.verb == DONE:
            return False
        else:
            scope.players |= 1 << game.answer.player
        options = [Option(CHOOSE, player=one) for one in self.among.who(game, scope) if (scope.players >> one) & 1 == 0]
        if not options:
            return False
        game.ask(scope.player, "players.owner-decides", [*options, ENOUGH], about=scope.source, topic="player")
        return True


EFFECTS.add(
    "banish(cards: cards) -> effect",
    Banish,
    sets=BOTH,
    event="banished",
    says=nodes.HARMS,
    role=roles.ON_BATTLEFIELD | roles.MOVES,
)
EFFECTS.add("choose(cards: cards) -> effect", Choose, "golden.choose-on-resolving", sets=BOTH)
EFFECTS.add("exert(cards: cards) -> effect", Exert, sets=BOTH, event="is_exerted", says=nodes.HARMS)
EFFECTS.add("make_ready(cards: cards) -> effect", MakeReady, sets=BOTH, event="readied", says=nodes.HELPS)
EFFECTS.add(
    "gain_lore(amount: quantity, who: players = you) -> effect",
    GainLore,
    sets=binding.DONE,
    role=roles.NAMES_DOER,
    says=nodes.HELPS,
)
EFFECTS.add(
    "lose_lore(amount: quantity, who: players) -> effect",
    LoseLore,
    sets=binding.DONE,
    role=roles.NAMES_DOER,
    says=nodes.HARMS,
)
EFFECTS.add("move_to(who: cards, to: cards) -> effect", MoveTo, sets=BOTH, event="moves", role=roles.ON_BATTLEFIELD)
EFFECTS.add("choose_player(among: players, effect: effect) -> effect", ChoosePlayer, sets=PLAYER, inside=PLAYER)
EFFECTS.add(
    "they_choose_one(*effects: effect) -> effect",
    TheyChooseOne,
    "players.owner-decides",
    "golden.choose-on-resolving",
    needs=PLAYER,
    role=roles.BRANCHES,
)
EFFECTS.add("choose_players(among: players = everyone) -> effect", ChoosePlayers, sets=PLAYER)
EFFECTS.add("does(effect: effect) -> ability", Does)
