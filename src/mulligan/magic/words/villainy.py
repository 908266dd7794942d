"""Words for what an opponent must choose, for lowest life totals, exchanged ones, and permanents put with a card."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.nodes import Cards, Effect, Node, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import FOR_GOOD
from mulligan.kernel.options import CHOOSE, Option
from mulligan.magic import acts
from mulligan.magic.arrival import enter
from mulligan.magic.damage import gain_life, lose_life
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, REMEMBERED
from mulligan.magic.words.choosing import WHOM
from mulligan.magic.words.effects import Act, real
from mulligan.magic.words.making import note_choice
from mulligan.magic.words.nouns import PERMANENTS, Remembered

VILLAINY: Final = Vocabulary()

# -- What somebody must choose -----------------------------------------------------------------------------------------


class SelfOrOthers(Effect[Magic]):
    """A player chooses self or others: the one happens, or the other."""

    # rule: stack.resolve
    def __init__(self, who: Players[Magic], one: Effect[Magic], other: Effect[Magic]) -> None:
        self.who = who
        self.one = one
        self.other = other

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            players = self.who.who(game, scope)
            if not players:
                return False
            frame.stage = 1
            options = [Option(CHOOSE, text="1"), Option(CHOOSE, text="2")]
            game.ask(players[0], "stack.resolve", options, about=scope.source, topic="mode")
            return True
        if frame.stage == 1:
            frame.stage = 2
            effect = self.one if game.answer.text == "1" else self.other
            game.resolve(effect.id, scope)
            return True
        return False

    def modes(self) -> list[Node]:
        return [self.one, self.other]

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class NamesPlayer(Effect[Magic]):
    """A player chooses a player."""

    # rule: players.player
    def __init__(self, by: Players[Magic], among: Players[Magic]) -> None:
        self.by = by
        self.among = among

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            choosers = self.by.who(game, scope)
            if not choosers:
                return False
            frame.stage = 1
            options = [Option(CHOOSE, player=player) for player in self.among.who(game, scope)]
            game.ask(choosers[0], "players.player", options, about=scope.source, topic="player")
            return True
        note_choice(scope, game.answer.player)
        return False

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


VILLAINY.add(
    "self_or_others(who: players, one: effect, other: effect) -> effect",
    SelfOrOthers,
    "stack.resolve",
    role=roles.BRANCHES,
)
VILLAINY.add(
    "names_player(by: players, among: players = everyone) -> effect",
    NamesPlayer,
    "players.player",
    sets=WHOM,
    role=roles.NAMES_DOER,
)

# -- Life totals -------------------------------------------------------------------------------------------------------


class LowestLife(Quantity[Magic]):
    """The lowest life total among players."""

    # rule: players.life-total
    def __init__(self, among: Players[Magic]) -> None:
        self.among = among

    def value(self, game: Magic, scope: Scope) -> i64:
        return min((game.life_of(player) for player in self.among.who(game, scope)), default=0)


class ExchangeLife(Act):
    """You and another player exchange life totals: each gains or loses the difference."""

    # rule: players.life-total
    def __init__(self, who: Players[Magic]) -> None:
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        mine = game.life_of(scope.player)
        for player in self.who.who(game, scope)[:1]:
            theirs = game.life_of(player)
            for one, total, other in ((scope.player, mine, theirs), (player, theirs, mine)):
                if other > total:
                    gain_life(game, one, other - total)
                else:
                    lose_life(game, one, total - other)


VILLAINY.add("lowest_life(among: players) -> quantity", LowestLife, "players.life-total")
VILLAINY.add("exchange_life(who: players) -> effect", ExchangeLife, "players.life-total", "damage.life-loss")

# -- Put onto the battlefield with a card ------------------------------------------------------------------------------


class OntoWithThis(Act):
    """Cards are put onto the battlefield under your control, and this card remembers that it put them there."""

    tallies: ClassVar[bool] = True

    # rule: zones.put-onto-battlefield
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = [card for card in real(game, self.cards.cards(game, scope)) if game.card(card).permanent]
        scope.it = cards
        scope.done = len(cards)
        if not cards:
            return
        enter(game, cards, scope.player)
        for card in cards:
            mark = acts.modify(game, REMEMBERED, card, game.state[scope.source], -1, scope, FOR_GOOD)
            mark.state = game.state[card] + (0 if game.zone[card] == BATTLEFIELD else 1)


VILLAINY.add("put_with_this -> cards", Remembered, "zones.put-onto-battlefield", says=nodes.IT)
VILLAINY.add(
    "onto_battlefield_with_this(cards: cards) -> effect",
    OntoWithThis,
    "zones.put-onto-battlefield",
    "zones.enters-the-battlefield",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES | roles.UNDER_YOU,
    called=f"card {PERMANENTS}",
    says=nodes.HELPS,
)
