"""Words for what happens at once: draw, move, destroy, deploy, grow, bonds and orbs; and for what is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Chosen, Cost, Effect, Players, Quantity, make_room
from mulligan.cardlang.players import You
from mulligan.cardlang.unseen import go_unseen
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher import acts, zones
from mulligan.cipher.abilities import ChoosingCost, DoingCost, Limit, Support, Use
from mulligan.cipher.deployment import cannot_be_deployed, level_up, row_of
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    ADDED,
    AS_COST,
    BACK,
    BONDS,
    BY_OPPONENT,
    BY_SKILL,
    DECK,
    FACE_DOWN,
    FIRST,
    FLIPPED,
    FROM_DECK,
    FROM_HAND,
    FROM_RETREAT,
    FRONT,
    HAND,
    NO_LEVEL_UP,
    NO_MOVE,
    NOT_DESTROYED_BY_ENEMIES,
    NOT_DESTROYED_BY_SKILLS,
    NOT_MOVED_BY_ENEMIES,
    NOT_MOVED_BY_SKILLS,
    PAID,
    PUT,
    RETREAT,
    WATCH_BATTLE,
    ZONES,
)
from mulligan.cipher.terms import REVEALED as REVEALED_EVENT
from mulligan.cipher.triggers import tell
from mulligan.cipher.words.nouns import OPENLY, REVEALED, Choice, InZone, TopCards
from mulligan.cipher.words.traits import FaceDown
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.modifiers import THIS_TURN
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.unseen import mix_up

EFFECTS: Final = Vocabulary()


class Draw(Effect[Cipher]):
    """Players draw cards, the turn player first."""

    # rule: keyword.draw keyword.draw-user
    def __init__(self, count: Quantity[Cipher], who: Players[Cipher]) -> None:
        self.count = count
        self.who = who

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.draw")
        game.trace("keyword.draw-user")
        count = self.count.value(game, scope)
        scope.done = 0
        for player in self.who.who(game, scope):
            scope.done += zones.draw(game, player, count)

    def possible(self, game: Cipher, scope: Scope) -> bool:
        return self.count.value(game, scope) > 0


class OnCards(Effect[Cipher]):
    """An effect on certain cards."""

    def __init__(self, cards: Cards[Cipher]) -> None:
        self.cards = cards

    def possible(self, game: Cipher, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0

    def units(self, game: Cipher, scope: Scope) -> list[int]:
        """Those of them that are units."""
        return [card for card in self.cards.cards(game, scope) if game.is_unit(card)]


def unmoved(game: Cipher, scope: Scope, card: i64) -> bool:
    """Whether an effect keeps a skill from moving a unit."""
    # rule: golden.cannot-beats-can
    if game.has_bar(card, NO_MOVE | NOT_MOVED_BY_SKILLS):
        return True
    return game.controller[card] != scope.player and game.has_bar(card, NOT_MOVED_BY_ENEMIES)


def unharmed(game: Cipher, scope: Scope, card: i64) -> bool:
    """Whether an effect keeps a skill from destroying a unit."""
    # rule: golden.cannot-beats-can keyword.indestructible
    if game.has_bar(card, NOT_DESTROYED_BY_SKILLS):
        return True
    return game.controller[card] != scope.player and game.has_bar(card, NOT_DESTROYED_BY_ENEMIES)


class Move(OnCards):
    """Units move to their players' other rows, tapped or not, and stay as they are."""

    # rule: move.other-row
    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("move.other-row")
        units = self.units(game, scope)
        cards = [card for card in units if not unmoved(game, scope, card)]
        for card in cards:
            zones.change_row(game, card, BY_SKILL)
        scope.it = units
        scope.done = len(cards)


class Destroy(OnCards):
    """Units get the destroyed state."""

    # rule: keyword.destroy
    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.destroy")
        found: list[int] = []
        for card in self.units(game, scope):
            if unharmed(game, scope, card):
                game.cite("keyword.indestructible", "golden.cannot-beats-can")
            elif acts.destroy(game, card, 1, scope.source, scope.ability, BY_SKILL):
                found.append(card)
        scope.it = found
        scope.done = len(found)


class TapUnits(OnCards):
    """Units are tapped."""

    def act(self, game: Cipher, scope: Scope) -> None:
        units = self.units(game, scope)
        found = [card for card in units if acts.tap(game, card)]
        scope.it = units
        scope.done = len(found)


class UntapUnits(OnCards):
    """Units are untapped."""

    def act(self, game: Cipher, scope: Scope) -> None:
        units = self.units(game, scope)
        found = [card for card in units if acts.untap(game, card, scope.ability)]
        if len(found) < len(units):
            game.cite("golden.already-so")
        scope.it = units
        scope.done = len(found)


def where_from(game: Cipher, scope: Scope, card: i64) -> i64:
    """Whence a skill takes a card, and whether it is a skill of the card's owner, as circumstances of an event."""
    zone = game.zone[card]
    flags = BY_SKILL
    if zone == HAND:
        flags |= FROM_HAND
    elif zone == RETREAT:
        flags |= FROM_RETREAT
    elif zone == DECK:
        flags |= FROM_DECK
    return flags if game.owner[card] == scope.player else flags | BY_OPPONENT


def tell_each(game: Cipher, scope: Scope, kind: i64, cards: list[int], flags: list[int]) -> None:
    """Tell whoever waits for it what a skill did to each of several cards."""
    if game.own_match.listened[kind]:
        for i, card in enumerate(cards):
            told = flags[i] | FIRST if i == 0 else flags[i]
            tell(game, Event(kind, card, scope.source, scope.player, scope.ability, told))


class ToHand(OnCards):
    """Cards are added to their owners' hands."""

    # rule: zones.shown-when-hidden
    def act(self, game: Cipher, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        came = [where_from(game, scope, card) for card in cards]
        zones.to_hand(game, cards)
        tell_each(game, scope, ADDED, cards, came)
        scope.it = cards
        scope.done = len(cards)


class ToRetreat(OnCards):
    """Cards are put into their owners' retreat areas."""

    def act(self, game: Cipher, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        came = [where_from(game, scope, card) for card in cards]
        zones.to_retreat(game, cards)
        tell_each(game, scope, PUT, cards, came)
        if isinstance(self.cards, TopCards):
            more = self.cards.still(game, scope, cards)
            while more:
                zones.to_retreat(game, more)
                cards += more
                more = self.cards.still(game, scope, cards)
        scope.it = cards
        scope.done = len(cards)


class ToBonds(OnCards):
    """Cards are put into their owners' bond areas."""

    def act(self, game: Cipher, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        scope.it = cards
        scope.done = zones.to_bonds(game, cards)

    def possible(self, game: Cipher, scope: Scope) -> bool:
        for card in self.cards.potential(game, scope):
            if zones.can_be_bond(game, card):
                return True
        return False


class ToOrbs(OnCards):
    """Cards become orbs of their owners, face down."""

    # rule: zones.orbs-face-down
    def act(self, game: Cipher, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        go_unseen(game, self.cards, scope, cards, HAND, True)
        zones.to_orbs(game, cards)
        scope.it = cards
        scope.done = len(cards)


class ShownToDeckTop(OnCards):
    """Cards are shown to both players and put on top of their owners' decks."""

    # rule: keyword.reveal
    def __init__(self, cards: Cards[Cipher]) -> None:
        self.cards = cards
        if isinstance(cards, Chosen):
            cards.ordered = True

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.reveal")
        cards = self.cards.cards(game, scope)[:]
        for card in cards:
            game.reveal(card)
            game.note("is-revealed", scope.player, card)
        zones.to_deck_top(game, cards)
        scope.it = cards
        scope.done = len(cards)


class LevelUpWith(OnCards):
    """A unit levels up with a card, from wherever it is, at no cost."""

    # rule: deployment.levelling-up deployment.level-up-mark deployment.class-change
    def __init__(self, cards: Cards[Cipher], unit: Cards[Cipher]) -> None:
        self.cards = cards
        self.unit = unit

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("deployment.levelling-up")
        units = [card for card in self.unit.cards(game, scope) if game.is_unit(card)]
        scope.done = 0
        for card in self.cards.cards(game, scope)[:1]:
            if units and not game.has_bar(units[0], NO_LEVEL_UP):
                level_up(game, card, units[0], game.controller[units[0]])
                scope.done = 1

    def possible(self, game: Cipher, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0 and len(self.unit.potential(game, scope)) > 0


class ToDeck(OnCards):
    """Cards are put on top of their owners' decks, or at the bottom; the last one chosen lies outermost."""

    def __init__(self, cards: Cards[Cipher], top: bool) -> None:
        self.cards = cards
        self.top = top
        if isinstance(cards, Chosen):
            cards.ordered = True

    def act(self, game: Cipher, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        go_unseen(game, self.cards, scope, cards, HAND, True)
        self.put_back_unseen(game, scope, [card for card in cards if game.zone[card] == DECK])
        if self.top:
            zones.to_deck_top(game, cards)
        else:
            zones.to_deck_bottom(game, cards)
        scope.it = cards
        scope.done = len(cards)

    def put_back_unseen(self, game: Cipher, scope: Scope, cards: list[int]) -> None:
        """Others do not see which of the cards looked at go where, nor the order of those that both have seen."""
        what = self.cards
        if not cards or not isinstance(what, Chosen):
            return
        openly = len(scope.picks) > OPENLY and len(scope.picks[OPENLY]) > 0
        if not openly and len(scope.picks) > REVEALED:
            cards = cards + [card for card in scope.picks[REVEALED] if game.zone[card] == DECK and card not in cards]
        mix_up(game, cards, what.chooser(game, scope), 0)


class Reveal(OnCards):
    """Cards are shown to both players where they are."""

    # rule: keyword.reveal keyword.reveal-open keyword.reveal-in-place keyword.reveal-no-refill
    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.reveal")
        cards = self.cards.cards(game, scope)[:]
        for card in cards:
            game.reveal(card)
            game.note("is-revealed", scope.player, card)
            game.trace("keyword.reveal-open", "keyword.reveal-in-place", "keyword.reveal-no-refill")
            if game.own_match.listened[REVEALED_EVENT]:
                flags = where_from(game, scope, card)
                tell(game, Event(REVEALED_EVENT, card, scope.source, game.owner[card], scope.ability, flags))
        scope.it = cards
        make_room(scope, OPENLY)
        scope.picks[OPENLY] = cards[:]
        scope.picks[REVEALED] = cards[:]
        scope.done = len(cards)


class Look(OnCards):
    """A player looks at cards, the user if nobody else is named."""

    # rule: keyword.look keyword.look-user
    def __init__(self, cards: Cards[Cipher], who: Players[Cipher]) -> None:
        self.cards = cards
        self.who = who

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.look")
        game.trace("keyword.look-user")
        cards = self.cards.cards(game, scope)[:]
        for player in self.who.who(game, scope):
            for card in cards:
                game.show(card, player)
            game.note("looks", player, number=len(cards))
        scope.it = cards
        make_room(scope, OPENLY)
        scope.picks[REVEALED] = cards[:]
        scope.done = len(cards)


class Flip(OnCards):
    """Bonds are turned face up or face down."""

    def __init__(self, cards: Cards[Cipher], down: i64) -> None:
        self.cards = cards
        self.down = down

    def act(self, game: Cipher, scope: Scope) -> None:
        found = [card for card in self.cards.cards(game, scope) if game.face_down[card] != self.down]
        flip(game, found, self.down)
        scope.it = found
        scope.done = len(found)


class Shuffle(Effect[Cipher]):
    """Players shuffle their decks."""

    # rule: keyword.shuffle
    def __init__(self, who: Players[Cipher]) -> None:
        self.who = who

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.shuffle")
        for player in self.who.who(game, scope):
            zones.shuffle_deck(game, player)


class AddOrbs(Effect[Cipher]):
    """The top cards of a player's deck become orbs."""

    def __init__(self, count: Quantity[Cipher], who: Players[Cipher]) -> None:
        self.count = count
        self.who = who

    def act(self, game: Cipher, scope: Scope) -> None:
        scope.done = 0
        for player in self.who.who(game, scope):
            for _ in range(self.count.value(game, scope)):
                if zones.add_orb(game, player):
                    scope.done += 1


class DestroyOrbs(Effect[Cipher]):
    """Orbs of players are destroyed: they take them to hand, unseen by the other."""

    # rule: keyword.destroy-orb keyword.destroyed-orb-to-hand
    def __init__(self, count: Quantity[Cipher], whose: Players[Cipher]) -> None:
        self.count = count
        self.whose = whose

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.destroy-orb")
        scope.done = 0
        for player in self.whose.who(game, scope):
            scope.done += zones.take_orbs(game, player, self.count.value(game, scope))

    def possible(self, game: Cipher, scope: Scope) -> bool:
        for player in self.whose.who(game, scope):
            if game.orbs(player):
                return True
        return False


class TakeAttack(OnCards):
    """A unit is attacked instead of the one that was."""

    # rule: battle.battling-units replacement.instead
    def act(self, game: Cipher, scope: Scope) -> None:
        cards = self.units(game, scope)
        if cards and game.defending >= 0:
            game.defending = cards[0]
            game.touch(WATCH_BATTLE)
            game.note("is-attacked-instead", game.controller[cards[0]], cards[0])

    def possible(self, game: Cipher, scope: Scope) -> bool:
        return len(self.units(game, scope)) > 0


class Deploy(OnCards):
    """Cards are deployed; their player says to which row, unless it is settled."""

    # rule: deployment.untapped-either-row deployment.no-second-of-a-name
    def __init__(self, cards: Cards[Cipher], tapped: bool, beside: Cards[Cipher] | None) -> None:
        self.cards = cards
        self.tapped = tapped
        self.beside = beside

    def advance(self, game: Cipher, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.index < 0:
            frame.index = 0
            frame.count = 0
            scope.done = 0
            scope.it = self.cards.cards(game, scope)[:]
        while frame.index < len(scope.it):
            card = scope.it[frame.index]
            player = game.owner[card]
            if cannot_be_deployed(game, player, card) or game.is_unit(card):
                frame.index += 1
                continue
            if frame.count == 0:
                frame.count = 1
                rows = self.rows(game, scope)
                if not rows:
                    return False
                game.ask(scope.player, "deployment.untapped-either-row", rows, about=card, topic="row")
                return True
            zones.deploy(game, card, row_of(game.answer.text), self.tapped, player, BY_SKILL, scope.ability)
            scope.done += 1
            frame.count = 0
            frame.index += 1
        return False

    def rows(self, game: Cipher, scope: Scope) -> list[Option]:
        """The rows a card may be deployed to."""
        if self.beside is None:
            return [Option(CHOOSE, text="front"), Option(CHOOSE, text="back")]
        found: list[Option] = []
        for zone, word in ((FRONT, "front"), (BACK, "back")):
            for unit in self.beside.cards(game, scope):
                if game.zone[unit] == zone:
                    found.append(Option(CHOOSE, text=word))
                    break
        return found

    def possible(self, game: Cipher, scope: Scope) -> bool:
        if self.beside is not None and not self.rows(game, scope):
            return False
        for card in self.cards.potential(game, scope):
            if game.zone[card] == DECK or not cannot_be_deployed(game, game.owner[card], card):
                return True
        return False


class Grow(OnCards):
    """Cards are put below a unit, which grows."""

    # rule: keyword.grow keyword.grow-is-no-level-up
    def __init__(self, cards: Cards[Cipher], under: Cards[Cipher]) -> None:
        self.cards = cards
        self.under = under

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.grow")
        units = [card for card in self.under.cards(game, scope) if game.is_unit(card)]
        cards = self.cards.cards(game, scope)[:]
        scope.done = 0
        if not units:
            return
        for card in cards:
            zones.grow(game, card, units[0])
            scope.done += 1

    def possible(self, game: Cipher, scope: Scope) -> bool:
        return len(self.cards.potential(game, scope)) > 0 and len(self.under.potential(game, scope)) > 0


class Choose(OnCards):
    """Cards are chosen; `it` is what was chosen, and `that` the first of them."""

    def act(self, game: Cipher, scope: Scope) -> None:
        scope.it = self.cards.cards(game, scope)[:]
        scope.subject = scope.it[0] if scope.it else -1
        scope.done = len(scope.it)


class IfYouDo(Effect[Cipher]):
    """An effect, and if it was done, another."""

    # rule: golden.if-you-do golden.zero-is-not-done
    def __init__(self, effect: Effect[Cipher], then: Effect[Cipher]) -> None:
        self.effect = effect
        self.then = then

    def advance(self, game: Cipher, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            frame.stage = 1
            scope.done = 0
            game.cite("golden.if-you-do")
            game.resolve(self.effect.id, scope)
            return True
        if frame.stage == 1 and scope.done > 0 and self.all_chosen(game, scope):
            frame.stage = 2
            game.resolve(self.then.id, scope)
            return True
        if frame.stage == 1 and scope.done == 0:
            game.cite("golden.zero-is-not-done")
        return False

    def all_chosen(self, game: Cipher, scope: Scope) -> bool:
        """Whether as many cards were chosen as the effect asks for: done in part is not done."""
        for node in self.effect.everything():
            if isinstance(node, Choice) and node.least is None and node.most is not None:
                if len(scope.picks[node.slot]) < node.most.value(game, scope):
                    return False
        return True

    def possible(self, game: Cipher, scope: Scope) -> bool:
        return self.effect.possible(game, scope)


EFFECTS.add("draw(count: quantity = 1, who: players = you) -> effect", Draw)
EFFECTS.add("move(cards: cards) -> effect", Move)
EFFECTS.add("destroy(cards: cards) -> effect", Destroy)
EFFECTS.add("tap(cards: cards) -> effect", TapUnits)
EFFECTS.add("untap(cards: cards) -> effect", UntapUnits)
EFFECTS.add("to_hand(cards: cards) -> effect", ToHand)
EFFECTS.add("to_retreat(cards: cards) -> effect", ToRetreat)
EFFECTS.add("to_bonds(cards: cards) -> effect", ToBonds)
EFFECTS.add("to_orbs(cards: cards) -> effect", ToOrbs)
EFFECTS.add("level_up_with(cards: cards, unit: cards) -> effect", LevelUpWith)
EFFECTS.add("shown_to_deck_top(cards: cards) -> effect", ShownToDeckTop)
EFFECTS.add("to_deck_top(cards: cards) -> effect", lambda cards: ToDeck(cards, True))
EFFECTS.add("to_deck_bottom(cards: cards) -> effect", lambda cards: ToDeck(cards, False))
EFFECTS.add("reveal(cards: cards) -> effect", Reveal)
EFFECTS.add("look_at(cards: cards, who: players = you) -> effect", Look)
EFFECTS.add("flip_up(cards: cards) -> effect", lambda cards: Flip(cards, 0))
EFFECTS.add("flip_down(cards: cards) -> effect", lambda cards: Flip(cards, 1))
EFFECTS.add("shuffle(who: players = you) -> effect", Shuffle)
EFFECTS.add("add_orb(count: quantity = 1, who: players = you) -> effect", AddOrbs)
EFFECTS.add("destroy_orb(count: quantity = 1, whose: players = opponents) -> effect", DestroyOrbs)
EFFECTS.add("take_attack(cards: cards) -> effect", TakeAttack)
EFFECTS.add("deploy(cards: cards) -> effect", lambda cards: Deploy(cards, False, None))
EFFECTS.add("deploy_tapped(cards: cards) -> effect", lambda cards: Deploy(cards, True, None))
EFFECTS.add("deploy_beside(cards: cards, beside: cards) -> effect", lambda cards, beside: Deploy(cards, False, beside))
EFFECTS.add("grow(cards: cards, under: cards) -> effect", Grow)
EFFECTS.add("choose(cards: cards) -> effect", Choose)
EFFECTS.add("if_you_do(effect: effect, then: effect) -> effect", IfYouDo, "golden.if-you-do")

# -- Costs -----------------------------------------------------------------------------------------------------------


def flip(game: Cipher, cards: list[int], down: i64) -> None:
    """Bonds are turned over."""
    for card in cards:
        game.face_down[card] = down
        game.note("is-flipped", game.controller[card], card, number=down)
        # rule: zones.face-down-bonds-are-blank zones.open-cards-count
        game.trace("zones.face-down-bonds-are-blank", "zones.look-at-face-down-bonds", "zones.open-cards-count")
        if game.own_match.listened[FLIPPED]:
            tell(game, Event(FLIPPED, card, -1, game.controller[card], 0, FACE_DOWN if down else 0))
    game.touch(1 << BONDS)


def enough(game: Cipher, scope: Scope, cards: Cards[Cipher]) -> bool:
    """Whether there are as many cards as a cost asks for."""
    if isinstance(cards, Chosen):
        most = cards.most
        least = cards.least if cards.least is not None else most
        needed = least.value(game, scope) if least is not None else 1
        return len(cards.candidates(game, scope)) >= needed
    return len(cards.cards(game, scope)) > 0


class TapThis(Cost[Cipher]):
    """Tap this untapped unit."""

    # rule: cost.tap
    def payable(self, game: Cipher, scope: Scope) -> bool:
        if scope.source_state >= 0 and game.state[scope.source] != scope.source_state:
            return False
        return game.is_unit(scope.source) and game.tapped[scope.source] == 0

    def pay(self, game: Cipher, scope: Scope) -> None:
        game.cite("cost.tap")
        acts.tap(game, scope.source)


class Tap(Cost[Cipher]):
    """Tap untapped units."""

    # rule: golden.already-so skills.formation
    def __init__(self, cards: list[Cards[Cipher]]) -> None:
        self.cards = cards
        for one in cards:
            if isinstance(one, Choice):
                one.untapped = True

    def payable(self, game: Cipher, scope: Scope) -> bool:
        for cards in self.cards:
            if not enough(game, scope, cards):
                return False
            if not isinstance(cards, Choice):
                for card in cards.cards(game, scope):
                    if game.tapped[card] != 0:
                        return False
        return True

    def pay(self, game: Cipher, scope: Scope) -> None:
        for cards in self.cards:
            for card in cards.cards(game, scope):
                acts.tap(game, card)
                if (game.own_match.kinds >> PAID) & 1:
                    acts.last(game, PAID, card, 0, THIS_TURN, scope.player, scope.source, scope.ability)


class FlipBonds(ChoosingCost):
    """Turn so many of your face-up bonds face down."""

    # rule: cost.flip
    def __init__(self, count: Quantity[Cipher], what: Cards[Cipher] | None) -> None:
        self.count = count
        self.any_bonds = what is None
        if what is None:
            what = InZone(BONDS, [FaceDown(0)], You[Cipher]())
        choice = Choice(what, None, count, None)
        choice.quiet = True
        self.inner = choice

    def payable(self, game: Cipher, scope: Scope) -> bool:
        if self.any_bonds:
            left = self.count.value(game, scope)
            for card in game.piles[scope.player * ZONES + BONDS]:
                if game.face_down[card] == 0:
                    left -= 1
            return left <= 0
        return len(self.inner.candidates(game, scope)) >= self.count.value(game, scope)

    def pay(self, game: Cipher, scope: Scope) -> None:
        game.cite("cost.flip")
        flip(game, self.inner.cards(game, scope), 1)


class Discard(Cost[Cipher]):
    """Put cards into the retreat area."""

    def __init__(self, cards: Cards[Cipher]) -> None:
        self.cards = cards

    def payable(self, game: Cipher, scope: Scope) -> bool:
        return enough(game, scope, self.cards)

    def pay(self, game: Cipher, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        came = [where_from(game, scope, card) | AS_COST for card in cards]
        zones.to_retreat(game, cards)
        tell_each(game, scope, PUT, cards, came)


class By(DoingCost):
    """Do something, all of it: destroy this unit, put cards somewhere."""

    def __init__(self, effect: Effect[Cipher]) -> None:
        self.effect = effect

    def payable(self, game: Cipher, scope: Scope) -> bool:
        for choice in self.effect.choices:
            if not enough(game, scope, choice):
                return False
        return self.effect.possible(game, scope)

    def pay(self, game: Cipher, scope: Scope) -> None:
        self.effect.act(game, scope)


EFFECTS.add("tap_this -> cost", TapThis)
EFFECTS.add("tapping(*cards: cards) -> cost", Tap)
EFFECTS.add("flip(count: quantity = 1, what: cards = none) -> cost", FlipBonds)
EFFECTS.add("discarding(cards: cards) -> cost", Discard)
EFFECTS.add("by(effect: effect) -> cost", By)


def use(costs: list[Cost[Cipher]], effect: Effect[Cipher], limits: list[Limit]) -> Use:
    """An activated skill."""
    return Use(costs, effect, limits)


EFFECTS.add("use(*costs: cost, effect: effect, *limits: limit) -> ability", use)
EFFECTS.add(
    "attack_support(*costs: cost, effect: effect, *limits: limit) -> ability",
    lambda costs, effect, limits: Support(True, False, costs, effect, limits),
)
EFFECTS.add(
    "defence_support(*costs: cost, effect: effect, *limits: limit) -> ability",
    lambda costs, effect, limits: Support(False, True, costs, effect, limits),
)
EFFECTS.add(
    "support_skill(*costs: cost, effect: effect, *limits: limit) -> ability",
    lambda costs, effect, limits: Support(True, True, costs, effect, limits),
)
