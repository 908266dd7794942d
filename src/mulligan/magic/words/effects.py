"""Words for what spells and abilities do at once: damage, life, cards, permanents, counters, tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Chosen, Effect, Node, Players, Quantity, make_room
from mulligan.cardlang.unseen import go_unseen
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.unseen import mix_up
from mulligan.magic import acts
from mulligan.magic.abilities import Divided
from mulligan.magic.damage import deal, gain_life, lose_life
from mulligan.magic.packets import Packet
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    REMEMBERED,
    UNTIL_IT_LEAVES,
)
from mulligan.magic.things import Thing, among
from mulligan.magic.words.nouns import PERMANENTS, incarnation, set_aside, things_of
from mulligan.magic.zones import discard, draw, enter, move, shuffle_library

EFFECTS: Final = Vocabulary()


class Act(Effect[Magic]):
    """An effect that chooses, then acts; what it sets going runs to its end before the next effect."""

    tallies: ClassVar[bool] = False  # it says itself how much it did

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.stage > len(self.choices):
            return False
        frame.stage += 1
        self.act(game, scope)
        if not self.tallies:
            scope.done = 1
        if game.log is not None:
            game.cite(*self.rules)
        return True


class Gathering(Act):
    """An effect on cards; `each` gathers those of several players first, so that all are affected at once."""

    cards: Cards[Magic]

    def act(self, game: Magic, scope: Scope) -> None:
        self.act_on(real(game, self.cards.cards(game, scope)), game, scope)

    def act_on(self, cards: list[int], game: Magic, scope: Scope) -> None:
        """Do it to all of these together."""
        raise NotImplementedError


def players_of(node: Players[Magic] | None, game: Magic, scope: Scope) -> list[int]:
    """The players meant: you where nobody is named."""
    return [scope.player] if node is None else node.who(game, scope)


def real(game: Magic, cards: list[int]) -> list[int]:
    """Each of them once."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def packet(game: Magic, scope: Scope, source: i64, thing: Thing, amount: i64) -> Packet:
    """Damage that a spell or ability is about to deal to a thing: by its own source, as it was, or by another."""
    if source != scope.source:
        return Packet(source, game.state[source], thing.card, thing.player, amount, game.controller[source])
    return Packet(source, incarnation(game, scope), thing.card, thing.player, amount, scope.player)


# -- Damage and life ---------------------------------------------------------------------------------------------------


class Damage(Act):
    """A source, this one unless said otherwise, deals damage."""

    tallies: ClassVar[bool] = True

    # rule: damage.deal
    def __init__(self, amount: Quantity[Magic], to: Node, by: Cards[Magic] | None) -> None:
        self.amount = amount
        self.to = to
        self.by = by

    def act(self, game: Magic, scope: Scope) -> None:
        sources = [scope.source] if self.by is None else self.by.cards(game, scope)
        amount = self.amount.value(game, scope)
        packets: list[Packet] = []
        for source in sources:
            packets.extend(packet(game, scope, source, thing, amount) for thing in things_of(self.to, game, scope))
        deal(game, packets, False, scope)


class DamageBoth(Act):
    """A source deals damage to one and other damage to another, at the same time."""

    tallies: ClassVar[bool] = True

    def __init__(self, amount: Quantity[Magic], to: Node, amount2: Quantity[Magic], to2: Node) -> None:
        self.amount = amount
        self.to = to
        self.amount2 = amount2
        self.to2 = to2

    def act(self, game: Magic, scope: Scope) -> None:
        packets: list[Packet] = []
        for quantity, node in ((self.amount, self.to), (self.amount2, self.to2)):
            amount = quantity.value(game, scope)
            packets.extend(packet(game, scope, scope.source, thing, amount) for thing in things_of(node, game, scope))
        deal(game, packets, False, scope)


class DamageDivided(Divided):
    """Damage divided as its controller chose among the targets, as the spell was cast."""

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage > 0:
            return False
        frame.stage = 1
        shares = self.shares(scope)
        legal = things_of(self.among, game, scope)
        packets: list[Packet] = []
        for i, thing in enumerate(self.served(scope)):
            if among(thing, legal):
                packets.append(packet(game, scope, scope.source, thing, shares[i]))
        deal(game, packets, False, scope)
        return True


class Fight(Act):
    """Two creatures deal damage equal to their power to each other."""

    tallies: ClassVar[bool] = True

    # rule: keyword.fight
    def __init__(self, one: Cards[Magic], two: Cards[Magic]) -> None:
        self.one = one
        self.two = two

    def act(self, game: Magic, scope: Scope) -> None:
        ones = [card for card in self.one.cards(game, scope) if game.is_creature(card)]
        twos = [card for card in self.two.cards(game, scope) if game.is_creature(card)]
        if ones and twos:
            game.cite("keyword.fight")
            a, b = ones[0], twos[0]
            packets = [
                Packet(a, game.state[a], b, -1, game.power_of(a), game.controller[a]),
                Packet(b, game.state[b], a, -1, game.power_of(b), game.controller[b]),
            ]
            deal(game, packets, False, scope)


class GainLife(Act):
    """Players gain life."""

    def __init__(self, amount: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.amount = amount
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        for player in players_of(self.who, game, scope):
            gain_life(game, player, amount)


class LoseLife(Act):
    """Players lose life; how much they lost in all is this way."""

    tallies: ClassVar[bool] = True

    def __init__(self, amount: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.amount = amount
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        done = 0
        for player in players_of(self.who, game, scope):
            lose_life(game, player, amount)
            done += amount
        scope.done = done


EFFECTS.add(
    "damage(amount: quantity, to: cards|players, by: cards = none) -> effect",
    Damage,
    "damage.deal",
    sets=binding.DONE,
    role=roles.SCALES,
    first="by",
)
EFFECTS.add(
    "damage_both(amount: quantity, to: cards|players, amount2: quantity, to2: cards|players) -> effect", DamageBoth
)
EFFECTS.add("damage_divided(amount: quantity, among: cards) -> effect", DamageDivided)
EFFECTS.add("fight(one: cards, two: cards) -> effect", Fight, "keyword.fight")
EFFECTS.add(
    "gain_life(amount: quantity, who: players = none) -> effect", GainLife, role=roles.SCALES | roles.NAMES_DOER
)
EFFECTS.add(
    "lose_life(amount: quantity, who: players = none) -> effect",
    LoseLife,
    "damage.life-loss",
    "damage.deal",
    sets=binding.DONE,
    role=roles.SCALES | roles.NAMES_DOER,
)

# -- Cards -------------------------------------------------------------------------------------------------------------


class Draw(Act):
    """Players draw cards."""

    tallies: ClassVar[bool] = True

    def __init__(self, number: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.number = number
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        number = self.number.value(game, scope)
        scope.done = sum(draw(game, player, number) for player in players_of(self.who, game, scope))


class Discard(Gathering):
    """Cards are discarded."""

    tallies: ClassVar[bool] = True

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act_on(self, cards: list[int], game: Magic, scope: Scope) -> None:
        held = [card for card in cards if game.zone[card] == HAND]
        discard(game, held)
        scope.done = len(held)
        scope.it = held


class DiscardChoice(Effect[Magic]):
    """Players discard so many cards of their own choosing: all choose, in turn order, then all discard at once."""

    # rule: zones.discard
    keeps_cards: ClassVar[bool] = True

    def __init__(self, number: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.number = number
        self.who = who

    def room(self) -> i64:
        return 1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        return self.advance_for(players_of(self.who, game, scope), game, frame, scope)

    def advance_for(self, players: list[int], game: Magic, frame: Resolve, scope: Scope) -> bool:
        """Go on with these players' choices."""
        if frame.stage == 0:
            frame.stage = 1
            make_room(scope, self.slot)
        chosen = scope.picks[self.slot]
        if frame.stage == 2:
            frame.stage = 1
            chosen.append(game.answer.card)
        if frame.stage == 1:
            for player in players:
                if self.still_chooses(player, game, frame, scope):
                    return True
            frame.stage = 3
            scope.done = len(chosen)
            scope.it = chosen[:]
            discard(game, chosen)
            return True
        return False

    def still_chooses(self, player: i64, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """Have a player choose the next card; False if all are chosen."""
        chosen = scope.picks[self.slot]
        left = [card for card in game.hand(player) if card not in chosen]
        scope.someone = player
        number = self.number.value(game, scope) - (len(game.hand(player)) - len(left))
        if number <= 0 or not left:
            return False
        if len(left) <= number:
            if game.log is not None:
                game.taken.extend(Option(CHOOSE, card) for card in left)
            chosen.extend(left)
            return False
        frame.stage = 2
        options = [Option(CHOOSE, card) for card in game.distinct(left, player)]
        game.ask(player, "zones.discard", options, about=scope.source, topic="discard")
        return True

    def possible(self, game: Magic, scope: Scope) -> bool:
        return any(len(game.hand(player)) > 0 for player in players_of(self.who, game, scope))


class Mill(Act):
    """Players put the top cards of their libraries into their graveyards."""

    tallies: ClassVar[bool] = True

    def __init__(self, number: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.number = number
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        milled: list[int] = []
        for player in players_of(self.who, game, scope):
            scope.someone = player
            milled.extend(game.library(player)[: max(self.number.value(game, scope), 0)])
        move(game, milled, GRAVEYARD)
        set_aside(game, scope, milled)
        scope.done = len(milled)


class LookAt(Act):
    """You look at cards."""

    def __init__(self, cards: Cards[Magic], who: Players[Magic] | None) -> None:
        self.cards = cards
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        for player in players_of(self.who, game, scope):
            for card in cards:
                game.show(card, player)
        set_aside(game, scope, cards)


class Reveal(Act):
    """Cards are shown to all players."""

    # rule: zones.reveal
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        for card in cards:
            game.reveal(card)
            game.note("is-revealed", game.owner[card], card, rule="zones.reveal")
        set_aside(game, scope, cards)


class Move(Gathering):
    """Cards go to their owners' hands, graveyards, exile, or libraries."""

    tallies: ClassVar[bool] = True

    def __init__(self, cards: Cards[Magic], zone: i64, top: bool = True) -> None:
        self.cards = cards
        self.zone = zone
        self.top = top

    def act_on(self, cards: list[int], game: Magic, scope: Scope) -> None:
        if self.zone == LIBRARY:
            go_unseen(game, self.cards, scope, cards, HAND, True)
        for card in cards:
            game.note("moves", game.owner[card], card, number=self.zone)
        move(game, cards, self.zone, self.top and self.zone != HAND)
        scope.it = cards
        scope.done = len(cards)
        if self.zone == EXILE:
            set_aside(game, scope, cards)


class ExileUntil(Act):
    """Cards are exiled until this permanent leaves the battlefield; if it already has, nothing happens."""

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        if game.zone[scope.source] != BATTLEFIELD or (
            scope.subject == scope.source and game.state[scope.source] != scope.mark
        ):
            return
        cards = real(game, self.cards.cards(game, scope))
        move(game, cards, EXILE)
        for card in cards:
            if game.zone[card] == EXILE:
                acts.modify(game, UNTIL_IT_LEAVES, card, game.state[scope.source], -1, scope, acts.forever())


class Remember(Act):
    """Cards are exiled, and this permanent remembers them."""

    tallies: ClassVar[bool] = True

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        move(game, cards, EXILE)
        for card in cards:
            acts.modify(game, REMEMBERED, card, game.state[scope.source], -1, scope, acts.forever())
        scope.it = cards
        scope.done = len(cards)


class ShuffleIn(Act):
    """Cards are shuffled into their owners' libraries."""

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        owners: list[int] = [scope.player]
        for card in cards:
            if game.owner[card] not in owners:
                owners.append(game.owner[card])
        go_unseen(game, self.cards, scope, cards, HAND, True)
        move(game, cards, LIBRARY)
        for player in owners:
            shuffle_library(game, player)


class Shuffle(Act):
    """Players shuffle their libraries."""

    def __init__(self, who: Players[Magic] | None) -> None:
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        for player in players_of(self.who, game, scope):
            shuffle_library(game, player)


class PutInOrder(Effect[Magic]):
    """Cards go to the bottom, or the top, of their owner's library in an order a player chooses."""

    def __init__(self, cards: Cards[Magic], top: bool) -> None:
        self.cards = cards
        self.top = top

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """First the cards are chosen, if they are to be; then one after the other goes there."""
        if frame.stage == 0:
            frame.index = max(frame.index, 0)
            while frame.index < len(self.choices):
                if self.choices[frame.index].ask(game, frame, scope):
                    return True
                frame.index += 1
            cards = self.left(game, scope)
            mix_up(game, cards, scope.player, 0)
            go_unseen(game, self.cards, scope, cards, HAND, True)
            frame.stage = 1
        elif frame.stage == 2:
            move(game, [game.answer.card], LIBRARY, self.top)
        cards = self.left(game, scope)
        if not cards:
            return False
        frame.stage = 2
        game.ask(
            scope.player,
            "stack.resolve",
            [Option("order", card) for card in game.distinct(cards, scope.player)],
            about=scope.source,
            topic="order",
        )
        return True

    def left(self, game: Magic, scope: Scope) -> list[int]:
        """The cards that have not gone there yet."""
        cards = real(game, self.cards.cards(game, scope))
        if isinstance(self.cards, Chosen):
            return [card for card in cards if game.zone[card] != LIBRARY]
        return cards


EFFECTS.add(
    "draw(count: quantity = 1, who: players = none) -> effect",
    Draw,
    "zones.draw",
    sets=binding.DONE,
    role=roles.SCALES | roles.NAMES_DOER,
)
EFFECTS.add(
    "discard(cards: cards) -> effect",
    Discard,
    "zones.discard",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES,
    called="card",
)
EFFECTS.add(
    "discard_own(count: quantity = 1, who: players = none) -> effect",
    DiscardChoice,
    "zones.discard",
    sets=binding.IT | binding.DONE,
    role=roles.SCALES | roles.NAMES_DOER,
)
EFFECTS.add(
    "mill(count: quantity, who: players = none) -> effect",
    Mill,
    "zones.library",
    "zones.draw",
    sets=binding.IT | binding.DONE,
    role=roles.SCALES | roles.NAMES_DOER,
)
EFFECTS.add(
    "look_at(cards: cards, who: players = none) -> effect", LookAt, sets=binding.IT, role=roles.SHOWS | roles.NAMES_DOER
)
EFFECTS.add(
    "reveal(cards: cards) -> effect", Reveal, "zones.reveal", sets=binding.IT, role=roles.SHOWS | roles.NAMES_DOER
)
EFFECTS.add(
    "to_hand(cards: cards) -> effect",
    lambda cards: Move(cards, HAND),
    "zones.hand",
    "players.owner",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES,
    called="card",
)
EFFECTS.add(
    "to_graveyard(cards: cards) -> effect",
    lambda cards: Move(cards, GRAVEYARD),
    "zones.graveyard",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES,
    called="card",
)
EFFECTS.add(
    "exile(cards: cards) -> effect",
    lambda cards: Move(cards, EXILE),
    "zones.exile",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES,
    called="card",
    lies="in_exile",
)
EFFECTS.add(
    "to_library_top(cards: cards) -> effect",
    lambda cards: Move(cards, LIBRARY),
    "zones.library",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES,
    called="card",
)
EFFECTS.add(
    "to_library_bottom(cards: cards) -> effect",
    lambda cards: Move(cards, LIBRARY, False),
    "zones.library",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES,
    called="card",
)
EFFECTS.add("to_bottom_in_any_order(cards: cards) -> effect", lambda cards: PutInOrder(cards, False))
EFFECTS.add("to_top_in_any_order(cards: cards) -> effect", lambda cards: PutInOrder(cards, True))
EFFECTS.add(
    "exile_until_this_leaves(cards: cards) -> effect", ExileUntil, "zones.exile", "zones.leaves-the-battlefield"
)
EFFECTS.add("exile_and_remember(cards: cards) -> effect", Remember)
EFFECTS.add(
    "shuffle_into_library(cards: cards) -> effect",
    ShuffleIn,
    "zones.library",
    "players.owner",
    role=roles.MOVES | roles.FETCHES,
    called="card",
)
EFFECTS.add("shuffle(who: players = none) -> effect", Shuffle, role=roles.NAMES_DOER)

# -- Permanents --------------------------------------------------------------------------------------------------------


class Onto(Act):
    """Cards are put onto the battlefield, under your control unless said otherwise."""

    tallies: ClassVar[bool] = True

    # rule: zones.put-onto-battlefield
    def __init__(self, cards: Cards[Magic], tapped: bool, owners: bool) -> None:
        self.cards = cards
        self.tapped = tapped
        self.owners = owners

    def act(self, game: Magic, scope: Scope) -> None:
        cards = [
            card
            for card in real(game, self.cards.cards(game, scope))
            if game.card(card).permanent and not game.unreal[card]
        ]
        scope.it = cards
        scope.done = len(cards)
        if cards:
            enter(game, cards, -1 if self.owners else scope.player, self.tapped)


class Destroy(Gathering):
    """Permanents are destroyed; perhaps they cannot be regenerated."""

    tallies: ClassVar[bool] = True

    # rule: check.destroy
    def __init__(self, cards: Cards[Magic], regenerate: bool = True) -> None:
        self.cards = cards
        self.regenerate = regenerate

    def act_on(self, cards: list[int], game: Magic, scope: Scope) -> None:
        scope.done = acts.destroy(game, cards, self.regenerate)
        scope.it = cards


class RemoveFromCombat(Act):
    """Creatures attack and block no more; what they blocked stays blocked."""

    # rule: combat.removal
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        for card in cards:
            game.remove_from_combat(card)
        scope.it = cards


class Sacrifice(Gathering):
    """Permanents are sacrificed by whoever controls them."""

    tallies: ClassVar[bool] = True

    # rule: keyword.sacrifice
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act_on(self, cards: list[int], game: Magic, scope: Scope) -> None:
        scope.done = acts.sacrifice(game, cards)


class Tap(Act):
    """Permanents become tapped."""

    tallies: ClassVar[bool] = True

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        scope.done = sum(1 for card in cards if acts.tap(game, card))
        scope.it = cards


class Untap(Act):
    """Permanents become untapped."""

    tallies: ClassVar[bool] = True

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        scope.done = sum(1 for card in cards if acts.untap(game, card))
        scope.it = cards


class Regenerate(Act):
    """Permanents get a regeneration shield for this turn."""

    # rule: replacement.regenerate
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        for card in real(game, self.cards.cards(game, scope)):
            if game.zone[card] == BATTLEFIELD:
                game.shields[card] += 1


class Attach(Act):
    """An Aura or Equipment, this one unless said otherwise, is attached to a permanent."""

    # rule: keyword.equip
    def __init__(self, to: Cards[Magic], what: Cards[Magic] | None) -> None:
        self.to = to
        self.what = what

    def act(self, game: Magic, scope: Scope) -> None:
        to = self.to.cards(game, scope)
        what = [scope.source] if self.what is None else self.what.cards(game, scope)
        for card in what:
            if to:
                acts.attach(game, card, to[0])


class BecomeCopy(Act):
    """This permanent enters as a copy of a card."""

    def __init__(self, of: Cards[Magic]) -> None:
        self.of = of

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.of.cards(game, scope))
        if cards:
            game.face[scope.source] = game.face[cards[0]]
            game.fresh = False
            game.note("becomes-a-copy", scope.player, scope.source, cards[0])


EFFECTS.add(
    "onto_battlefield(cards: cards) -> effect",
    lambda cards: Onto(cards, False, False),
    "zones.put-onto-battlefield",
    "zones.enters-the-battlefield",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES | roles.UNDER_YOU,
    called=f"card {PERMANENTS}",
)
EFFECTS.add(
    "onto_battlefield_tapped(cards: cards) -> effect",
    lambda cards: Onto(cards, True, False),
    "zones.put-onto-battlefield",
    "zones.enters-the-battlefield",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES | roles.UNDER_YOU,
    called=f"card {PERMANENTS}",
)
EFFECTS.add(
    "return_to_battlefield(cards: cards) -> effect",
    lambda cards: Onto(cards, False, True),
    "zones.put-onto-battlefield",
    "zones.enters-the-battlefield",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES,
    called=f"card {PERMANENTS}",
)
EFFECTS.add(
    "return_to_battlefield_tapped(cards: cards) -> effect",
    lambda cards: Onto(cards, True, True),
    "zones.put-onto-battlefield",
    "zones.enters-the-battlefield",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES,
    called=f"card {PERMANENTS}",
)
EFFECTS.add(
    "destroy(cards: cards) -> effect",
    Destroy,
    "check.destroy",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES,
    called="card",
)
EFFECTS.add(
    "destroy_for_sure(cards: cards) -> effect",
    lambda cards: Destroy(cards, False),
    "check.destroy",
    "replacement.regenerate",
    sets=binding.IT,
    role=roles.MOVES,
    called="card",
)
EFFECTS.add("remove_from_combat(cards: cards) -> effect", RemoveFromCombat, "combat.removal", sets=binding.IT)
EFFECTS.add(
    "sacrifice(cards: cards) -> effect", Sacrifice, "keyword.sacrifice", sets=binding.DONE, role=roles.DONE_BY_ANY
)
EFFECTS.add("tap(cards: cards) -> effect", Tap, sets=binding.IT | binding.DONE, role=roles.DONE_BY_ANY)
EFFECTS.add("untap(cards: cards) -> effect", Untap, sets=binding.IT | binding.DONE, role=roles.DONE_BY_ANY)
EFFECTS.add("regenerate(cards: cards) -> effect", Regenerate, "replacement.regenerate")
EFFECTS.add("attach(to: cards, what: cards = none) -> effect", Attach, first="what")
EFFECTS.add("become_copy(of: cards) -> effect", BecomeCopy)
