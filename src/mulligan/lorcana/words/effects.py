"""Words for what happens at once: draw, deal, banish, return, exert, gain lore."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.binding import IT, PLAYER
from mulligan.cardlang.nodes import Cards, Chosen, Effect, Players, Quantity
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.unseen import go_unseen
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, DONE, ENOUGH, ORDER, Option
from mulligan.kernel.unseen import known_to_all
from mulligan.lorcana import acts, damage, zones
from mulligan.lorcana.abilities import Does
from mulligan.lorcana.move import arrive
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import DISCARD, HAND, INKWELL, NO_DISCARDING, PLAY, WARD

EFFECTS: Final = Vocabulary()
BOTH: Final = IT | binding.DONE  # the cards it was done to, and how much was done


class Draw(Effect[Lorcana]):
    """Players draw cards, the active player first."""

    # rule: players.active-first
    def __init__(self, count: Quantity[Lorcana], who: Players[Lorcana]) -> None:
        self.count = count
        self.who = who

    def act(self, game: Lorcana, scope: Scope) -> None:
        count = self.count.value(game, scope)
        scope.done = 0
        for player in self.who.who(game, scope):
            scope.done += zones.draw(game, player, count)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return self.count.value(game, scope) > 0


class DrawUntil(Effect[Lorcana]):
    """Players draw until they have so many cards in hand."""

    def __init__(self, count: Quantity[Lorcana], who: Players[Lorcana]) -> None:
        self.count = count
        self.who = who

    def act(self, game: Lorcana, scope: Scope) -> None:
        count = self.count.value(game, scope)
        scope.done = 0
        for player in self.who.who(game, scope):
            scope.done += zones.draw(game, player, max(count - len(game.hand(player)), 0))


class Discard(Effect[Lorcana]):
    """Cards of a hand are discarded; whose hand it is chooses them."""

    # rule: zones.discard-chosen-by-player
    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        if not (isinstance(self.cards, Chosen) and self.cards.as_cost):
            cards = [card for card in cards if not acts.forbidden(game, game.owner[card], NO_DISCARDING)]
        scope.done = len(cards)
        scope.it = cards
        zones.discard(game, cards)


class Deal(Effect[Lorcana]):
    """Damage is dealt to cards."""

    def __init__(self, amount: Quantity[Lorcana], to: Cards[Lorcana]) -> None:
        self.amount = amount
        self.to = to

    def act(self, game: Lorcana, scope: Scope) -> None:
        self.begin(game, scope)

    def begin(self, game: Lorcana, scope: Scope) -> bool:
        """Have the damage dealt; True when a procedure has begun to ask what replaces it."""
        amount = self.amount.value(game, scope)
        scope.it = self.to.cards(game, scope)[:]
        return damage.deal(game, [(card, amount, scope.source) for card in scope.it], 0, scope)

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.stage > len(self.choices):
            return False
        frame.stage += 1
        return self.begin(game, scope)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.to.potential(game, scope)) > 0


class PutDamage(Effect[Lorcana]):
    """Damage counters are put on cards; that is not dealing damage."""

    def __init__(self, amount: Quantity[Lorcana], on: Cards[Lorcana]) -> None:
        self.amount = amount
        self.on = on

    def act(self, game: Lorcana, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        scope.it = self.on.cards(game, scope)[:]
        scope.done = amount * len(scope.it)
        for card in scope.it:
            damage.put(game, card, amount)


class Heal(Effect[Lorcana]):
    """Up to so much damage is removed from each of certain cards; the player says how much from each."""

    # rule: resolve.up-to
    def __init__(self, amount: Quantity[Lorcana], cards: Cards[Lorcana], names_healed: bool = False) -> None:
        self.amount = amount
        self.cards = cards
        self.names_healed = names_healed  # `it` is only those that damage was removed from

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.index < 0:
            frame.index = 0
            frame.asking = 0
            scope.done = 0
            scope.it = []
        cards = self.cards.cards(game, scope)[:]
        if not self.names_healed:
            scope.it = cards
        while frame.index < len(cards):
            card = cards[frame.index]
            if frame.asking == 0:
                most = min(self.amount.value(game, scope), game.damage[card])
                if most == 0:
                    frame.index += 1
                    continue
                frame.asking = 1
                options = [Option(CHOOSE, card, number=i) for i in range(most, -1, -1)]
                game.ask(scope.player, "resolve.up-to", options, about=scope.source, topic="heal")
                return True
            removed = damage.remove(game, card, game.answer.number)
            scope.done += removed
            if self.names_healed and removed > 0:
                scope.it = [*scope.it, card]
            frame.asking = 0
            frame.index += 1
        return False

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        for card in self.cards.potential(game, scope):
            if game.damage[card] > 0:
                return True
        return False


class HealAll(Effect[Lorcana]):
    """All damage, or just so much, is removed from cards."""

    def __init__(self, cards: Cards[Lorcana], amount: Quantity[Lorcana] | None) -> None:
        self.cards = cards
        self.amount = amount

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.done = 0
        scope.it = self.cards.cards(game, scope)[:]
        for card in scope.it:
            most: i64 = game.damage[card]
            amount = most if self.amount is None else min(self.amount.value(game, scope), most)
            scope.done += damage.remove(game, card, amount)


class MoveDamage(Effect[Lorcana]):
    """Damage counters move from one card to another; up to so many, unless all of them must."""

    def __init__(
        self, amount: Quantity[Lorcana], source: Cards[Lorcana], target: Cards[Lorcana], exact: bool = False
    ) -> None:
        self.amount = amount
        self.source = source
        self.target = target
        self.exact = exact

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        sources = self.source.cards(game, scope)
        targets = self.target.cards(game, scope)
        if not sources or not targets:
            scope.done = 0
            return False
        most = min(self.amount.value(game, scope), game.damage[sources[0]])
        if self.exact or most == 0:
            scope.done = 0
            for source in sources:
                scope.done += damage.move(game, source, targets[0], self.amount.value(game, scope))
            return False
        if frame.index < 0:
            frame.index = 0
            options = [Option(CHOOSE, sources[0], number=i) for i in range(most, -1, -1)]
            game.ask(scope.player, "resolve.up-to", options, about=scope.source, topic="move-damage")
            return True
        scope.done = damage.move(game, sources[0], targets[0], game.answer.number)
        return False

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        if not self.target.potential(game, scope):
            return False
        for card in self.source.potential(game, scope):
            if game.damage[card] > 0:
                return True
        return False


class PutUnder(Effect[Lorcana]):
    """Cards go face down under a card in play."""

    # rule: cards.under cards.stack
    def __init__(self, cards: Cards[Lorcana], top: Cards[Lorcana]) -> None:
        self.cards = cards
        self.top = top

    def act(self, game: Lorcana, scope: Scope) -> None:
        tops = self.top.cards(game, scope)
        cards = self.cards.cards(game, scope)[:] if tops else []
        scope.done = len(cards)
        for card in cards:
            zones.put_under(game, card, tops[0])
        scope.it = tops[:]

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.top.potential(game, scope)) > 0 and len(self.cards.potential(game, scope)) > 0


class AtRandom(Cards[Lorcana]):
    """So many cards of a kind, picked by chance."""

    def __init__(self, what: Cards[Lorcana], number: Quantity[Lorcana]) -> None:
        self.what = what
        self.number = number

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found = self.what.cards(game, scope)[:]
        game.chance.shuffle(found)
        return found[: max(self.number.value(game, scope), 0)]

    def potential(self, game: Lorcana, scope: Scope) -> list[int]:
        return self.what.cards(game, scope)


class RevealUntil(Effect[Lorcana]):
    """Cards are revealed from the top of the deck until one of a kind is; that one is meant from then on."""

    # rule: resolve.reveal
    def __init__(self, what: Cards[Lorcana]) -> None:
        self.what = what

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.it = []
        scope.done = 0
        for card in game.deck(scope.player)[:]:
            game.reveal(card)
            game.note("is-revealed", scope.player, card)
            if self.what.fits(game, scope, card):
                scope.it = [card]
                scope.done = 1
                return


class LookAtInkwell(Effect[Lorcana]):
    """The player looks at the cards in their inkwell."""

    def act(self, game: Lorcana, scope: Scope) -> None:
        for card in game.pile(scope.player, INKWELL):
            game.show(card, scope.player)


class Banish(Effect[Lorcana]):
    """Cards are banished."""

    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        cards = [card for card in self.cards.cards(game, scope) if game.zone[card] == PLAY]
        scope.done = len(cards)
        scope.it = cards
        zones.banish(game, cards)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0


class ReturnToHand(Effect[Lorcana]):
    """Cards go to their players' hands."""

    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        scope.done = len(cards)
        scope.it = cards
        zones.to_hand(game, cards)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0


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
            if acts.exert(game, card):
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
            if acts.ready(game, card):
                scope.done += 1

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        for card in self.cards.potential(game, scope):
            if game.exerted[card] != 0:
                return True
        return False


class IntoInkwell(Effect[Lorcana]):
    """Cards go into their players' inkwells, face down."""

    def __init__(self, cards: Cards[Lorcana], exerted: bool = False) -> None:
        self.cards = cards
        self.exerted = exerted

    def act(self, game: Lorcana, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        scope.done = len(cards)
        scope.it = cards
        go_unseen(game, self.cards, scope, cards, HAND, False)
        zones.to_inkwell(game, cards, self.exerted)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0


class TopCards(Cards[Lorcana]):
    """The top cards of players' decks."""

    def __init__(self, count: Quantity[Lorcana], whose: Players[Lorcana]) -> None:
        self.count = count
        self.whose = whose

    def cards(self, game: Lorcana, scope: Scope) -> list[int]:
        found: list[int] = []
        for player in self.whose.who(game, scope):
            found.extend(game.deck(player)[: self.count.value(game, scope)])
        return found


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


def all_seen(game: Lorcana, cards: list[int]) -> bool:
    """Whether cards that go into a deck come from hands that everybody knows: then all see which go, and how."""
    # rule: zones.known-order-into-deck
    held = [card for card in cards if game.zone[card] == HAND]
    return bool(held) and all(known_to_all(game, game.hand(game.owner[card])) for card in held)


class ShuffleInto(Effect[Lorcana]):
    """Cards are shuffled into their players' decks."""

    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        scope.done = len(cards)
        scope.it = cards
        go_unseen(game, self.cards, scope, cards, HAND, True)
        zones.to_deck(game, cards, top=False)
        owners: list[int] = []
        for card in cards:
            if game.owner[card] not in owners:
                owners.append(game.owner[card])
                zones.shuffle_deck(game, game.owner[card])

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0


class ShuffleDeck(Effect[Lorcana]):
    """Players shuffle their decks."""

    def __init__(self, who: Players[Lorcana]) -> None:
        self.who = who

    def act(self, game: Lorcana, scope: Scope) -> None:
        for player in self.who.who(game, scope):
            zones.shuffle_deck(game, player)


class IntoDeck(Effect[Lorcana]):
    """Cards go to the top or the bottom of their players' decks, in the order the player likes."""

    # rule: zones.known-order-into-deck
    def __init__(self, cards: Cards[Lorcana], top: bool) -> None:
        self.cards = cards
        self.top = top

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.index < 0:
            frame.index = 0  # so many of the cards are in order
            scope.it = self.cards.cards(game, scope)[:]
        elif frame.asking == 1:
            frame.asking = -1
            self.put_next(frame, scope, game.answer.card)
        while frame.index < len(scope.it):
            options = [Option(ORDER, card) for card in self.next_in_order(game, scope, frame.index)]
            if len(options) == 1:
                self.put_next(frame, scope, options[0].card)
                continue
            frame.asking = 1
            game.ask(scope.player, "zones.known-order-into-deck", options, about=scope.source, topic="put")
            return True
        scope.done = len(scope.it)
        if not all_seen(game, scope.it):
            go_unseen(game, self.cards, scope, scope.it, HAND, True)
        zones.to_deck(game, scope.it, self.top)
        return False

    def put_next(self, frame: Resolve, scope: Scope, card: i64) -> None:
        """This card is the next in the order."""
        scope.it.remove(card)
        scope.it.insert(frame.index, card)
        frame.index += 1

    def next_in_order(self, game: Lorcana, scope: Scope, done: i64) -> list[int]:
        """The cards that may be next: of one deck after the other, and of those that are the same, one."""
        found: list[int] = []
        faces: list[int] = []
        for card in scope.it[done:]:
            if game.owner[card] == game.owner[scope.it[done]] and game.printed[card] not in faces:
                found.append(card)
                faces.append(game.printed[card])
        return found

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0


class RevealCards(Effect[Lorcana]):
    """Cards are shown to everybody."""

    # rule: resolve.reveal
    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.it = self.cards.cards(game, scope)[:]
        scope.done = len(scope.it)
        for card in scope.it:
            game.reveal(card)
            game.note("is-revealed", game.owner[card], card)


class LookAtHand(Effect[Lorcana]):
    """The player looks at other players' hands."""

    def __init__(self, whose: Players[Lorcana]) -> None:
        self.whose = whose

    def act(self, game: Lorcana, scope: Scope) -> None:
        for player in self.whose.who(game, scope):
            for card in game.hand(player):
                game.show(card, scope.player)


class LookAtDeck(Effect[Lorcana]):
    """The player looks through their own deck, to search it; shuffling makes them forget."""

    # rule: zones.deck-private
    def act(self, game: Lorcana, scope: Scope) -> None:
        for card in game.deck(scope.player):
            game.show(card, scope.player)


class MoveTo(Effect[Lorcana]):
    """Characters move to a location for free."""

    def __init__(self, who: Cards[Lorcana], to: Cards[Lorcana]) -> None:
        self.who = who
        self.to = to

    def act(self, game: Lorcana, scope: Scope) -> None:
        locations = self.to.cards(game, scope)
        scope.it = self.who.cards(game, scope)[:] if locations else []
        scope.done = len(scope.it)
        for card in scope.it:
            arrive(game, card, locations[0])

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.who.potential(game, scope)) > 0 and len(self.to.potential(game, scope)) > 0


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


class ChoosePlayers(Effect[Lorcana]):
    """The player chooses any number of several players: `those_players` from then on."""

    def __init__(self, among: Players[Lorcana]) -> None:
        self.among = among

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            scope.tag = 0
            game.cite("golden.choose-on-resolving")
        elif game.answer.verb == DONE:
            return False
        else:
            scope.tag |= 1 << game.answer.player
        options = [Option(CHOOSE, player=one) for one in self.among.who(game, scope) if (scope.tag >> one) & 1 == 0]
        if not options:
            return False
        game.ask(scope.player, "players.owner-decides", [*options, ENOUGH], about=scope.source, topic="player")
        return True


class RandomDiscard(Effect[Lorcana]):
    """Players discard cards at random."""

    def __init__(self, count: Quantity[Lorcana], who: Players[Lorcana]) -> None:
        self.count = count
        self.who = who

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.done = 0
        for player in self.who.who(game, scope):
            hand = game.hand(player)[:]
            game.chance.shuffle(hand)
            hand = hand[: self.count.value(game, scope)]
            if not acts.forbidden(game, player, NO_DISCARDING):
                scope.done += len(hand)
                zones.discard(game, hand)


class IntoDiscard(Effect[Lorcana]):
    """Cards from outside of play are put into their players' discard piles."""

    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.cards = cards

    def act(self, game: Lorcana, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        scope.done = len(cards)
        scope.it = cards
        for card in cards:
            zones.place(game, card, DISCARD)


EFFECTS.add("draw(count: quantity = 1, who: players = you) -> effect", Draw, sets=binding.DONE)
EFFECTS.add("draw_until(count: quantity, who: players = you) -> effect", DrawUntil, sets=binding.DONE)
EFFECTS.add("discard(cards: cards) -> effect", Discard, "zones.discard-chosen-by-player", sets=BOTH)
EFFECTS.add("discard_at_random(count: quantity = 1, who: players = you) -> effect", RandomDiscard, sets=binding.DONE)
EFFECTS.add("deal(amount: quantity, to: cards) -> effect", Deal, sets=BOTH)
EFFECTS.add("put_damage(amount: quantity, on: cards) -> effect", PutDamage, "damage.put-is-not-dealt", sets=BOTH)
EFFECTS.add("heal(amount: quantity, cards: cards) -> effect", Heal, "resolve.up-to", sets=BOTH)
EFFECTS.add(
    "heal_some(amount: quantity, cards: cards) -> effect",
    lambda amount, cards: Heal(amount, cards, True),
    "resolve.up-to",
    sets=BOTH,
)
EFFECTS.add("heal_fully(cards: cards, amount: quantity = none) -> effect", HealAll, sets=BOTH)
EFFECTS.add(
    "move_damage(amount: quantity, source: cards, target: cards) -> effect",
    MoveDamage,
    "damage.move",
    "resolve.up-to",
    sets=binding.DONE,
)
EFFECTS.add(
    "move_exactly(amount: quantity, source: cards, target: cards) -> effect",
    lambda amount, source, target: MoveDamage(amount, source, target, True),
    "damage.move",
    sets=binding.DONE,
)
EFFECTS.add(
    "move_all_damage(source: cards, target: cards) -> effect",
    lambda source, target: MoveDamage(Number(1 << 30), source, target, True),
    "damage.move",
    sets=binding.DONE,
)
EFFECTS.add("put_under(cards: cards, top: cards = this) -> effect", PutUnder, "cards.under", "cards.stack", sets=BOTH)
EFFECTS.add("at_random(what: cards, number: quantity = 1) -> cards", AtRandom)
EFFECTS.add("reveal_until(what: cards) -> effect", RevealUntil, "resolve.reveal", sets=BOTH)
EFFECTS.add("look_at_inkwell -> effect", LookAtInkwell)
EFFECTS.add("banish(cards: cards) -> effect", Banish, sets=BOTH)
EFFECTS.add(
    "return_to_hand(cards: cards) -> effect",
    ReturnToHand,
    "resolve.put-into-hand-is-no-draw",
    "players.their-is-the-card-player",
    sets=BOTH,
)
EFFECTS.add("exert(cards: cards) -> effect", Exert, sets=BOTH)
EFFECTS.add("make_ready(cards: cards) -> effect", MakeReady, sets=BOTH)
EFFECTS.add(
    "into_inkwell(cards: cards) -> effect",
    IntoInkwell,
    "zones.ink-by-effect",
    "zones.ink-enters-ready",
    "players.their-is-the-card-player",
    sets=BOTH,
)
EFFECTS.add(
    "into_inkwell_exerted(cards: cards) -> effect",
    lambda cards: IntoInkwell(cards, True),
    "zones.ink-by-effect",
    "players.their-is-the-card-player",
    sets=BOTH,
)
EFFECTS.add("top(count: quantity = 1, whose: players = you) -> cards", TopCards, "turn.what-drawing-is")
EFFECTS.add("gain_lore(amount: quantity, who: players = you) -> effect", GainLore, sets=binding.DONE)
EFFECTS.add("lose_lore(amount: quantity, who: players) -> effect", LoseLore, sets=binding.DONE)
EFFECTS.add("shuffle_into_deck(cards: cards) -> effect", ShuffleInto, "players.their-is-the-card-player", sets=BOTH)
EFFECTS.add("shuffle_deck(who: players = you) -> effect", ShuffleDeck)
EFFECTS.add(
    "to_top(cards: cards) -> effect", lambda cards: IntoDeck(cards, True), "zones.known-order-into-deck", sets=BOTH
)
EFFECTS.add(
    "to_bottom(cards: cards) -> effect", lambda cards: IntoDeck(cards, False), "zones.known-order-into-deck", sets=BOTH
)
EFFECTS.add("into_discard(cards: cards) -> effect", IntoDiscard, sets=BOTH)
EFFECTS.add("reveal(cards: cards) -> effect", RevealCards, "resolve.reveal", sets=BOTH)
EFFECTS.add("look_at_hand(whose: players) -> effect", LookAtHand)
EFFECTS.add("look_at_deck -> effect", LookAtDeck)
EFFECTS.add("move_to(who: cards, to: cards) -> effect", MoveTo, sets=BOTH)
EFFECTS.add("choose_player(among: players, effect: effect) -> effect", ChoosePlayer, sets=PLAYER, inside=PLAYER)
EFFECTS.add("choose_players(among: players = everyone) -> effect", ChoosePlayers, sets=PLAYER)
EFFECTS.add("does(effect: effect) -> ability", Does)
