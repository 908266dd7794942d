"""Words for what is so around a spell or ability: who controls what, what happened this turn, which step it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Condition, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.errors import BadNotation
from mulligan.kernel.frames import Scope
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    BEGINNING_OF_COMBAT,
    DECLARE_ATTACKERS,
    END_OF_COMBAT,
    LAND,
    PHASE_NAMES,
    UNTAP,
)
from mulligan.magic.words.nouns import as_they_were
from mulligan.magic.words.quantities import looks_back

CIRCUMSTANCES: Final = Vocabulary()

# -- How many ----------------------------------------------------------------------------------------------------------


class HalfUp(Quantity[Magic]):
    """Half of a quantity, rounded up."""

    def __init__(self, of: Quantity[Magic]) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        return (self.of.value(game, scope) + 1) // 2


class Greatest(Quantity[Magic]):
    """The greatest power, toughness or converted mana cost among cards; 0 if there are none."""

    def __init__(self, of: Cards[Magic], which: i64) -> None:
        self.of = of
        self.which = which

    def value(self, game: Magic, scope: Scope) -> i64:
        best: i64 = 0
        for thing in as_they_were(self.of, game, scope):
            card = thing.card
            if card < 0:
                continue
            left = looks_back(self.of, game, thing)  # rule: stack.outlives-source
            if self.which == 0:
                best = max(best, game.last_power[card] if left else game.power_of(card))
            elif self.which == 1:
                best = max(best, game.last_toughness[card] if left else game.toughness_of(card))
            else:
                best = max(best, game.converted_of(card))
        return best


class BasicTypes(Quantity[Magic]):
    """How many basic land types there are among the lands of a player."""

    # rule: types.basic-land-type
    def __init__(self, of: Players[Magic] | None) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        players = [scope.player] if self.of is None else self.of.who(game, scope)
        bits = 0
        for card in game.in_play():
            if game.types_of(card) & LAND and game.controller[card] in players:
                bits |= (game.subtypes[card] >> 1) & 0b11111
        return bits.bit_count()


class ColorsAmong(Quantity[Magic]):
    """How many colours there are among certain cards."""

    # rule: types.color
    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        bits: i64 = 0
        for card in self.of.cards(game, scope):
            bits |= game.colors_of(card)
        return int(bits).bit_count()


class Deaths(Quantity[Magic]):
    """How many creatures died this turn."""

    # rule: zones.dies
    def value(self, game: Magic, scope: Scope) -> i64:
        return game.deaths


class NumberOf(Quantity[Magic]):
    """How many players."""

    def __init__(self, players: Players[Magic]) -> None:
        self.players = players

    def value(self, game: Magic, scope: Scope) -> i64:
        return len(self.players.who(game, scope))


class BlockersOf(Quantity[Magic]):
    """How many creatures block certain attackers."""

    # rule: combat.blocking
    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        found = self.of.cards(game, scope)
        return sum(1 for card in game.in_play() if any(game.blocks(card, one) for one in found))


class MoreBlockers(BlockersOf):
    """How many creatures block certain attackers beyond the first."""

    # rule: combat.blocking
    def value(self, game: Magic, scope: Scope) -> i64:
        return max(super().value(game, scope) - 1, 0)


class Kicked(Quantity[Magic]):
    """How often the kicker of this spell, or of the spell this permanent was, was paid."""

    # rule: cost.additional
    def value(self, game: Magic, scope: Scope) -> i64:
        return game.kicked[scope.source] if scope.source >= 0 else 0


CIRCUMSTANCES.add("half_up(of: quantity) -> quantity", HalfUp)
CIRCUMSTANCES.add("greatest_power(of: cards) -> quantity", lambda of: Greatest(of, 0), role=roles.LOOKS_BACK)
CIRCUMSTANCES.add("greatest_toughness(of: cards) -> quantity", lambda of: Greatest(of, 1), role=roles.LOOKS_BACK)
CIRCUMSTANCES.add("greatest_converted(of: cards) -> quantity", lambda of: Greatest(of, 2), role=roles.LOOKS_BACK)
CIRCUMSTANCES.add("basic_types(whose: players = none) -> quantity", BasicTypes, "types.basic-land-type")
CIRCUMSTANCES.add("colors_among(of: cards) -> quantity", ColorsAmong, "types.color")
CIRCUMSTANCES.add("deaths_this_turn -> quantity", Deaths, "zones.dies")
CIRCUMSTANCES.add("number_of(who: players) -> quantity", NumberOf)
CIRCUMSTANCES.add("blockers_of(of: cards) -> quantity", BlockersOf)
CIRCUMSTANCES.add("more_blockers_of(of: cards) -> quantity", MoreBlockers)
CIRCUMSTANCES.add("times_kicked -> quantity", Kicked, "cost.additional")

# -- What is so --------------------------------------------------------------------------------------------------------


class SomeOpponent(Condition[Magic]):
    """Something is so of an opponent; inside, `they` is that player."""

    # rule: players.opponent
    def __init__(self, condition: Condition[Magic]) -> None:
        self.condition = condition

    def holds(self, game: Magic, scope: Scope) -> bool:
        before = scope.someone
        found = False
        for player in game.opponents(scope.player):
            scope.someone = player
            if self.condition.holds(game, scope):
                found = True
                break
        scope.someone = before
        return found


class WasDamaged(Condition[Magic]):
    """One of certain players was dealt damage this turn, or lost life."""

    def __init__(self, who: Players[Magic], lost: bool) -> None:
        self.who = who
        self.lost = lost

    def holds(self, game: Magic, scope: Scope) -> bool:
        for player in self.who.who(game, scope):
            if (game.lost[player] if self.lost else game.harmed[player]) > 0:
                return True
        return False


class FitsNoun(Condition[Magic]):
    """Certain cards, at least one, are all of a kind."""

    def __init__(self, cards: Cards[Magic], kind: Cards[Magic]) -> None:
        self.cards = cards
        self.kind = kind

    def holds(self, game: Magic, scope: Scope) -> bool:
        found = self.cards.cards(game, scope)
        return len(found) > 0 and all(self.kind.fits(game, scope, card) for card in found)


class OnBattlefield(Condition[Magic]):
    """Certain cards are on the battlefield."""

    # rule: zones.battlefield
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def holds(self, game: Magic, scope: Scope) -> bool:
        return any(game.zone[card] == BATTLEFIELD for card in self.cards.cards(game, scope))


class DefenderControls(Condition[Magic]):
    """An opponent this creature could attack, or attacks, controls something of a kind."""

    # rule: combat.defending-player
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def holds(self, game: Magic, scope: Scope) -> bool:
        attacked = game.attacking[scope.source] if scope.source >= 0 else -1
        players = [int(attacked)] if attacked >= 0 else game.opponents(scope.player)
        return any(game.controller[card] in players for card in self.what.cards(game, scope))


class DuringStep(Condition[Magic]):
    """It is a certain step, or one between two."""

    # rule: turn.steps
    def __init__(self, first: i64, last: i64) -> None:
        self.first = first
        self.last = last

    def holds(self, game: Magic, scope: Scope) -> bool:
        return self.first <= game.phase <= self.last


def during(name: str) -> DuringStep:
    """It is the step of that name."""
    if name not in PHASE_NAMES:
        raise BadNotation("no-word", name=name, hint=None)
    return DuringStep(PHASE_NAMES.index(name), PHASE_NAMES.index(name))


class AttackedNow(Condition[Magic]):
    """You have been attacked in this declare attackers step."""

    # rule: combat.attacking combat.defending-player
    def holds(self, game: Magic, scope: Scope) -> bool:
        if game.phase != DECLARE_ATTACKERS:
            return False
        return any(game.attacking[card] == scope.player and game.attacked_walker[card] < 0 for card in game.in_play())


class WasKicked(Condition[Magic]):
    """The kicker of this spell, or of the spell this permanent was, was paid."""

    # rule: cost.additional
    def holds(self, game: Magic, scope: Scope) -> bool:
        return scope.source >= 0 and game.kicked[scope.source] > 0


CIRCUMSTANCES.add(
    "some_opponent(condition: condition) -> condition", SomeOpponent, "players.opponent", inside=binding.PLAYER
)
CIRCUMSTANCES.add("was_damaged(who: players) -> condition", lambda who: WasDamaged(who, False))
CIRCUMSTANCES.add("lost_life(who: players) -> condition", lambda who: WasDamaged(who, True))
CIRCUMSTANCES.add("fits(cards: cards, kind: cards) -> condition", FitsNoun, role=roles.TOPIC)
CIRCUMSTANCES.add("on_battlefield(cards: cards) -> condition", OnBattlefield, "zones.battlefield")
CIRCUMSTANCES.add("defender_controls(what: cards) -> condition", DefenderControls, "combat.defending-player")
CIRCUMSTANCES.add("during_combat -> condition", lambda: DuringStep(BEGINNING_OF_COMBAT, END_OF_COMBAT))
CIRCUMSTANCES.add("during_step(name: text) -> condition", during)
CIRCUMSTANCES.add("before_attackers -> condition", lambda: DuringStep(UNTAP, BEGINNING_OF_COMBAT))
CIRCUMSTANCES.add("before_blockers -> condition", lambda: DuringStep(UNTAP, DECLARE_ATTACKERS))
CIRCUMSTANCES.add("attacked_now -> condition", AttackedNow, "combat.attacking")
CIRCUMSTANCES.add("kicked -> condition", WasKicked, "cost.additional")


class KickedWith(Condition[Magic]):
    """Of the two kickers of this spell, or of the spell this permanent was, this one was paid."""

    # rule: cost.additional
    def __init__(self, mana: str) -> None:
        self.mana = mana

    def holds(self, game: Magic, scope: Scope) -> bool:
        kicker = game.cards[game.face[scope.source]].kicker if scope.source >= 0 else None
        if kicker is None:
            return False
        bit = 1 if kicker.mana.text == self.mana else 2 if kicker.other.text == self.mana else 0
        return game.kicked[scope.source] & bit != 0


CIRCUMSTANCES.add("kicked_with(mana: text) -> condition", KickedWith, "cost.additional")
