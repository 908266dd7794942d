"""Words for what happened before: who was dealt damage by what, cards drawn and buried, spells cast since a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import FICKLE, CardMatch, Cards, Condition, Players, Quantity, Trait, Trigger
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import ASKS_SPENT
from mulligan.magic.mana import ManaCost
from mulligan.magic.printed import ALL_CREATURE_TYPES, MagicMatch
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ATTACKED,
    ATTACKERS_DECLARED,
    COLOR_NAMES,
    COLORS,
    DEALT_DAMAGE,
    DREW,
    END_OF_COMBAT,
    TO_PLAYER,
)
from mulligan.magic.words.nouns import fits_anywhere
from mulligan.magic.words.triggers import Step

MEMORIES: Final = Vocabulary()

# -- Damage dealt to players -------------------------------------------------------------------------------------------


def keep_player_damage(match: CardMatch) -> None:
    """Have games of a match remember what dealt damage to players."""
    assert isinstance(match, MagicMatch)
    match.keeps_player_damage = True


class HitsFirst(Trigger[Magic]):
    """A permanent deals damage to one or more players for the first time in a turn."""

    # rule: damage.deal
    def __init__(self, who: Cards[Magic]) -> None:
        self.card = who

    def bind(self, match: CardMatch) -> None:
        keep_player_damage(match)

    def kinds(self) -> list[int]:
        return [DEALT_DAMAGE]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        if event.flags & TO_PLAYER == 0 or not self.card.fits(game, scope, event.card):
            return False
        for one in game.player_damage:
            if one.source == event.card and one.source_state == game.state[one.source]:
                return one.player == event.player and one.time == game.player_damage[-1].time
        return False


class HitThisCombat(Trait[Magic]):
    """Has dealt combat damage to a player in the combat in progress."""

    # rule: damage.combat
    def bind(self, match: CardMatch) -> None:
        keep_player_damage(match)

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return len(hit_by(game, card)) > 0


def hit_by(game: Magic, card: i64) -> list[int]:
    """The players to whom a permanent has dealt combat damage in the combat in progress."""
    found: list[int] = []
    for one in game.player_damage:
        if one.source == card and one.source_state == game.state[card] and one.combat == game.combats:
            if one.player not in found:
                found.append(one.player)
    return found


class HitBy(Players[Magic]):
    """The players to whom certain permanents have dealt combat damage in the combat in progress."""

    # rule: damage.combat
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def who(self, game: Magic, scope: Scope) -> list[int]:
        cards = self.cards.cards(game, scope)
        if not cards:  # what dealt it is not chosen yet: anybody it could be
            cards = [card for card in game.permanents(scope.player) if hit_by(game, card)]
        return [player for player in game.in_turn_order() if any(player in hit_by(game, card) for card in cards)]


class DealtDamageTo(Trait[Magic]):
    """Dealt damage to a player this turn; perhaps only combat damage counts."""

    # rule: damage.deal damage.combat
    def __init__(self, who: Players[Magic], combat: bool = False) -> None:
        self.who = who
        self.combat = combat

    def bind(self, match: CardMatch) -> None:
        keep_player_damage(match)

    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        players = self.who.who(game, scope)
        for one in game.player_damage:
            if one.source != card or one.source_state != game.state[card] or one.player not in players:
                continue
            if one.combat or not self.combat:
                return True
        return False


class AttackingYou(Trait[Magic]):
    """Attacks you, and not a planeswalker of yours."""

    # rule: combat.attacking
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.attacking[card] == scope.player and game.attacked_walker[card] == -1


class Prowled(Condition[Magic]):
    """You dealt combat damage to a player this turn with a creature of one of this card's creature types."""

    # rule: golden.card-over-rulebook damage.combat
    def bind(self, match: CardMatch) -> None:
        keep_player_damage(match)

    def holds(self, game: Magic, scope: Scope) -> bool:
        own = game.subtypes_of(scope.source)
        for one in game.player_damage:
            if one.combat == 0:
                continue
            source = one.source
            there = one.source_state == game.state[source]
            subtypes = game.subtypes_of(source) if there else game.cards[game.last_face[source]].subtypes
            whose = game.controller[source] if there else game.owner[source]
            common = subtypes & own != 0 or ALL_CREATURE_TYPES & (subtypes | own) != 0
            if whose == scope.player and common:
                return True
        return False


class SymbolsIn(Quantity[Magic]):
    """How many mana symbols of a colour there are in the mana costs of cards."""

    # rule: cost.mana-cost mana.kinds
    def __init__(self, color: str, of: Cards[Magic]) -> None:
        self.color = COLOR_NAMES.index(color)
        self.of = of

    def value(self, game: Magic, scope: Scope) -> i64:
        found = 0
        for card in self.of.cards(game, scope):
            found += sum(1 for bits in game.card(card).cost.symbols if (bits >> self.color) & 1)
        return found


class ColorsSpent(Quantity[Magic]):
    """How many colours of mana were spent to cast this."""

    # rule: golden.card-over-rulebook
    def value(self, game: Magic, scope: Scope) -> i64:
        return sum((game.spent[scope.source] >> color) & 1 for color in range(COLORS))


class ColorSpent(Condition[Magic]):
    """Mana of these colours was spent to cast this."""

    # rule: golden.card-over-rulebook
    def __init__(self, mana: str) -> None:
        self.wanted = ManaCost(mana).colors

    def holds(self, game: Magic, scope: Scope) -> bool:
        return game.spent[scope.source] & self.wanted == self.wanted


class DamageTaken(Quantity[Magic]):
    """How much damage has been dealt this turn to players, you unless said otherwise."""

    # rule: damage.deal
    def __init__(self, who: Players[Magic] | None) -> None:
        self.who = who

    def value(self, game: Magic, scope: Scope) -> i64:
        players = [scope.player] if self.who is None else self.who.who(game, scope)
        return sum(game.harmed[player] for player in players)


MEMORIES.add("hits_first(who: cards) -> trigger", HitsFirst, "damage.deal", sets=binding.CARD)
MEMORIES.add("dealt_damage_to(who: players) -> trait", DealtDamageTo, "damage.deal", says=FICKLE)
MEMORIES.add(
    "dealt_combat_damage_to(who: players) -> trait",
    lambda who: DealtDamageTo(who, combat=True),
    "damage.combat",
    says=FICKLE,
)
MEMORIES.add("attacking_you -> trait", AttackingYou, "combat.attacking", says=FICKLE)
MEMORIES.add("hit_this_combat -> trait", HitThisCombat, "damage.combat", says=FICKLE)
MEMORIES.add("hit_by(cards: cards) -> players", HitBy, "damage.combat")
MEMORIES.add("prowled -> condition", Prowled, "golden.card-over-rulebook", "damage.combat", says=FICKLE)
MEMORIES.add("symbols_in(color: text, of: cards) -> quantity", SymbolsIn, "cost.mana-cost", says=FICKLE)
MEMORIES.add("colors_spent -> quantity", ColorsSpent, "golden.card-over-rulebook", says=ASKS_SPENT)
MEMORIES.add("color_spent(mana: text) -> condition", ColorSpent, "golden.card-over-rulebook", says=ASKS_SPENT)
MEMORIES.add("damage_taken(who: players = none) -> quantity", DamageTaken, "damage.deal", says=FICKLE)

# -- Cards drawn, buried, cast -----------------------------------------------------------------------------------------


class DrawsCard(Trigger[Magic]):
    """A player draws a card of a kind."""

    # rule: zones.draw
    def __init__(self, what: Cards[Magic], who: Players[Magic]) -> None:
        self.what = what
        self.who = who

    def kinds(self) -> list[int]:
        return [DREW]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return event.player in self.who.who(game, scope) and fits_anywhere(self.what, game, scope, event.card)


class Entombed(Quantity[Magic]):
    """How many cards were put this turn into the graveyards of players, yours unless said otherwise."""

    # rule: zones.graveyard
    def __init__(self, whose: Players[Magic] | None) -> None:
        self.whose = whose

    def value(self, game: Magic, scope: Scope) -> i64:
        players = [scope.player] if self.whose is None else self.whose.who(game, scope)
        return sum(game.entombed[player] for player in players)


class CastSince(Condition[Magic]):
    """One of certain players has cast a spell since your last turn ended."""

    # rule: casting.spell turn.order
    def __init__(self, who: Players[Magic]) -> None:
        self.who = who

    def holds(self, game: Magic, scope: Scope) -> bool:
        you = scope.player
        last = game.turn_before[you] if game.is_active(you) else game.turn_now[you]
        return any(game.last_cast[player] > last for player in self.who.who(game, scope))


MEMORIES.add("draws_card(what: cards, who: players = you) -> trigger", DrawsCard, "zones.draw", sets=binding.PLAYER)
MEMORIES.add("cards_buried(whose: players = none) -> quantity", Entombed, "zones.graveyard", says=FICKLE)
MEMORIES.add("cast_since_your_turn(who: players) -> condition", CastSince, "casting.spell", "turn.order")

# -- Attacks -----------------------------------------------------------------------------------------------------------


class AttacksPlayer(Trigger[Magic]):
    """A creature attacks a player, not a planeswalker."""

    # rule: combat.attacking
    def __init__(self, who: Cards[Magic]) -> None:
        self.card = who

    def kinds(self) -> list[int]:
        return [ATTACKED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        return game.attacked_walker[event.card] == -1 and self.card.fits(game, scope, event.card)


class ManyAttackYou(Trigger[Magic]):
    """So many creatures or more attack you together, whoever controls them."""

    # rule: combat.attacking
    def __init__(self, count: i64) -> None:
        self.count = count

    def kinds(self) -> list[int]:
        return [ATTACKERS_DECLARED]

    def fits(self, game: Magic, scope: Scope, event: Event) -> bool:
        there = [card for card in game.all_permanents() if game.attacking[card] == scope.player]
        there = [card for card in there if game.attacked_walker[card] == -1 and game.was_declared(card)]
        first = game.controller[there[0]] if there else -1  # told once, though several players may attack together
        return len(there) >= self.count and event.player == first


class YouDefend(Condition[Magic]):
    """You are the defending player of the attack in question."""

    # rule: combat.defending-player
    def holds(self, game: Magic, scope: Scope) -> bool:
        return scope.someone == scope.player


MEMORIES.add(
    "attacks_player(who: cards) -> trigger", AttacksPlayer, "combat.attacking", sets=binding.CARD | binding.PLAYER
)
MEMORIES.add("many_attack_you(count: number) -> trigger", ManyAttackYou, "combat.attacking")
MEMORIES.add("you_defend -> condition", YouDefend, "combat.defending-player", needs=binding.PLAYER)
MEMORIES.add("end_of_combat -> trigger", lambda: Step(END_OF_COMBAT, None), "combat.end", sets=binding.PLAYER)
