"""Words for what happens at once: draw, move, destroy, tap, put into hands, decks, bonds and orbs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.control import ChooseOne, Sequence
from mulligan.cardlang.nodes import Cards, Chosen, Effect, Players, Quantity
from mulligan.cardlang.unseen import go_unseen
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher import acts, zones
from mulligan.cipher.abilities import ChoosingEffect, Skill, Support
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    ADDED,
    BONDS,
    BY_OPPONENT,
    BY_SKILL,
    DECK,
    FIRST,
    HAND,
    KEPT_IN_HAND,
    NO_MOVE,
    NOT_DESTROYED_BY_ENEMIES,
    NOT_DESTROYED_BY_SKILLS,
    NOT_MOVED_BY_ENEMIES,
    NOT_MOVED_BY_SKILLS,
    NOT_TAPPED_BY_ENEMIES,
    ON_TABLE,
    ORBS,
    PUT,
    WATCH_BATTLE,
)
from mulligan.cipher.triggers import tell
from mulligan.cipher.words.nouns import OPENLY, REVEALED, Choice, InZone, TopCards, remember_put
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Resolve, Scope
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


class DrawUntil(Effect[Cipher]):
    """Players draw cards until they have so many in their hands; who has as many draws none."""

    # rule: keyword.draw keyword.draw-user
    def __init__(self, count: Quantity[Cipher], who: Players[Cipher]) -> None:
        self.count = count
        self.who = who

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.draw")
        game.trace("keyword.draw-user")
        scope.done = 0
        for player in self.who.who(game, scope):
            missing = self.count.value(game, scope) - len(game.hand(player))
            if missing > 0:
                scope.done += zones.draw(game, player, missing)

    def possible(self, game: Cipher, scope: Scope) -> bool:
        for player in self.who.who(game, scope):
            if len(game.hand(player)) < self.count.value(game, scope):
                return True
        return False


class OpponentChoosesOne(ChooseOne[Cipher]):
    """The opponent picks one of several effects by its number; the user carries it out."""

    # rule: skills.in-order
    def advance(self, game: Cipher, frame: Resolve, scope: Scope) -> bool:
        if frame.stage == 0:
            options = [Option(CHOOSE, text=str(i + 1)) for i in range(len(self.effects))]
            frame.stage = 1
            game.ask(1 - scope.player, self.asks_by(), options, about=scope.source, topic="mode")
            return True
        return super().advance(game, frame, scope)


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


def untouched(game: Cipher, scope: Scope, card: i64) -> bool:
    """Whether an effect keeps enemies' skills from tapping a unit."""
    # rule: golden.cannot-beats-can
    return game.controller[card] != scope.player and game.has_bar(card, NOT_TAPPED_BY_ENEMIES)


class Move(OnCards):
    """Units move to their players' other rows, tapped or not, and stay as they are."""

    # rule: move.other-row
    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("move.other-row")
        units = self.units(game, scope)
        cards = [card for card in units if not unmoved(game, scope, card)]
        for card in cards:
            zones.change_row(game, card, BY_SKILL, scope.source)
        scope.it = units
        scope.done = len(cards)


class Destroy(OnCards):
    """Units get the destroyed state."""

    # rule: keyword.destroy replacement.instead
    def advance(self, game: Cipher, frame: Resolve, scope: Scope) -> bool:
        if frame.index == 0:  # what happened instead has happened
            return False
        if super().advance(game, frame, scope):
            return True
        frame.index = 0
        return game.frames[-1] is not frame

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.destroy")
        found: list[int] = []
        for card in self.units(game, scope):
            if unharmed(game, scope, card):
                game.cite("keyword.indestructible", "golden.cannot-beats-can")
            elif acts.destroy(game, card, 1, scope.source, scope.ability, BY_SKILL, scope):
                found.append(card)
        scope.it = found
        scope.done = len(found)


class TapUnits(OnCards):
    """Units are tapped."""

    def act(self, game: Cipher, scope: Scope) -> None:
        units = self.units(game, scope)
        found: list[int] = []
        for card in units:
            if not untouched(game, scope, card) and acts.tap(game, card, scope.source, scope.ability):
                found.append(card)
        scope.it = units
        scope.done = len(found)


class UntapUnits(OnCards):
    """Units are untapped."""

    def act(self, game: Cipher, scope: Scope) -> None:
        units = self.units(game, scope)
        found = [card for card in units if acts.untap(game, card, scope.ability, scope.source)]
        if len(found) < len(units):
            game.cite("golden.already-so")
        scope.it = units
        scope.done = len(found)


def where_from(game: Cipher, scope: Scope, card: i64) -> i64:
    """Whence a skill takes a card, and whether it is a skill of the card's owner, as circumstances of an event."""
    flags = BY_SKILL | zones.origin(game, card)
    if is_on_table(game, scope):
        flags |= ON_TABLE
    return flags if game.owner[card] == scope.player else flags | BY_OPPONENT


def is_on_table(game: Cipher, scope: Scope) -> bool:
    """Whether a skill is a unit's or a support skill; one that works elsewhere is a unit's while its card is a unit."""
    # rule: skills.special terms.ally terms.enemy
    skill = game.nodes[scope.ability] if scope.ability >= 0 else None
    if not isinstance(skill, Skill):
        return True
    for limit in skill.limits:
        if limit.special or limit.bond or limit.hand:
            return game.is_unit(scope.source)
    return True


def tell_each(game: Cipher, scope: Scope, kind: i64, cards: list[int], flags: list[int]) -> None:
    """Tell whoever waits for it what a skill did to each of several cards."""
    if game.own_match.listened[kind]:
        for i, card in enumerate(cards):
            told = flags[i] | FIRST if i == 0 else flags[i]
            tell(game, Event(kind, card, scope.source, scope.player, scope.ability, told))


def still(game: Cipher, scope: Scope, what: Cards[Cipher], taken: list[int]) -> list[int]:
    """What is still to be taken from the top of a deck that ran out in the middle and was made anew."""
    # rule: zones.one-at-a-time interrupt.at-once
    return what.still(game, scope, taken) if isinstance(what, TopCards) else []


class ToHand(OnCards):
    """Cards are added to their owners' hands."""

    # rule: zones.shown-when-hidden
    def act(self, game: Cipher, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        came = [where_from(game, scope, card) for card in cards]
        zones.to_hand(game, cards)
        more = still(game, scope, self.cards, cards)
        while more:
            came += [where_from(game, scope, card) for card in more]
            zones.to_hand(game, more)
            cards += more
            more = still(game, scope, self.cards, cards)
        tell_each(game, scope, ADDED, cards, came)
        scope.it = cards
        scope.done = len(cards)


def is_kept(game: Cipher, scope: Scope, card: i64) -> bool:
    """Whether an effect keeps a card in its hand that a skill of the opponent would put into the retreat area."""
    # rule: golden.cannot-beats-can
    if game.zone[card] != HAND or game.controller[card] == scope.player or not game.grants_some(1 << KEPT_IN_HAND):
        return False
    return any(grant.kind == KEPT_IN_HAND and grant.card == card for grant in game.grants)


class ToRetreat(OnCards):
    """Cards are put into their owners' retreat areas."""

    def act(self, game: Cipher, scope: Scope) -> None:
        cards = [card for card in self.cards.cards(game, scope) if not is_kept(game, scope, card)]
        came = [where_from(game, scope, card) for card in cards]
        zones.to_retreat(game, cards)
        more = still(game, scope, self.cards, cards)
        while more:
            came += [where_from(game, scope, card) for card in more]
            zones.to_retreat(game, more)
            cards += more
            more = still(game, scope, self.cards, cards)
        tell_each(game, scope, PUT, cards, came)
        remember_put(game, scope, cards)
        scope.done = len(cards)


class ToBonds(OnCards):
    """Cards are put into their owners' bond areas."""

    def act(self, game: Cipher, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        done = zones.to_bonds(game, cards)
        more = still(game, scope, self.cards, cards)
        while more:
            done += zones.to_bonds(game, more)
            cards += more
            more = still(game, scope, self.cards, cards)
        scope.it = cards
        scope.done = done

    def possible(self, game: Cipher, scope: Scope) -> bool:
        for card in self.cards.potential(game, scope):
            if zones.can_be_bond(game, card):
                return True
        return False


class ToBondsFaceDown(ToBonds):
    """Cards are put into their owners' bond areas face down, where they can be looked at but do not count."""

    # rule: zones.face-down-bonds-are-blank golden.card-over-rule
    def act(self, game: Cipher, scope: Scope) -> None:
        super().act(game, scope)
        for card in scope.it:
            if game.zone[card] == BONDS:
                game.face_down[card] = 1
        game.touch(1 << BONDS)


class ToOrbs(OnCards):
    """Cards become orbs of their owners, face down."""

    # rule: zones.orbs-face-down
    def act(self, game: Cipher, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        go_unseen(game, self.cards, scope, cards, HAND, True)
        zones.to_orbs(game, cards)
        more = still(game, scope, self.cards, cards)
        while more:
            zones.to_orbs(game, more)
            cards += more
            more = still(game, scope, self.cards, cards)
        scope.it = cards
        scope.done = len(cards)


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


class DestroyOrbs(ChoosingEffect):
    """Orbs of players are destroyed: they take them to hand, unseen by the other; who uses the skill chooses them."""

    # rule: keyword.destroy-orb keyword.destroyed-orb-to-hand
    def __init__(self, count: Quantity[Cipher], whose: Players[Cipher]) -> None:
        self.count = count
        self.whose = whose
        choice = Choice(InZone(ORBS, [], whose), None, count, None)
        choice.quiet = True
        self.inner = choice

    def act(self, game: Cipher, scope: Scope) -> None:
        game.cite("keyword.destroy-orb")
        chosen = self.inner.cards(game, scope)
        scope.done = 0
        for player in self.whose.who(game, scope):
            zones.orbs_first(game, player, chosen)
            scope.done += zones.take_orbs(game, player, self.count.value(game, scope))

    def possible(self, game: Cipher, scope: Scope) -> bool:
        for player in self.whose.who(game, scope):
            if game.orbs(player):
                return True
        return False


class PlaceSupport(Effect[Cipher]):
    """Players put more cards from the top of their decks into their support areas, in a battle."""

    # rule: battle.support zones.support-face-up
    def __init__(self, count: Quantity[Cipher], who: Players[Cipher]) -> None:
        self.count = count
        self.who = who

    def act(self, game: Cipher, scope: Scope) -> None:
        scope.done = 0
        if game.attacking < 0 and game.defending < 0:
            return
        for player in self.who.who(game, scope):
            for _ in range(self.count.value(game, scope)):
                if game.deck(player):
                    zones.to_support(game, player)
                    scope.done += 1


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


class Choose(OnCards):
    """Cards are chosen; `it` is what was chosen, and `that` the first of them."""

    def act(self, game: Cipher, scope: Scope) -> None:
        scope.it = self.cards.cards(game, scope)[:]
        scope.subject = scope.it[0] if scope.it else -1
        scope.done = len(scope.it)


class IfYouDo(Effect[Cipher]):
    """An effect, and if it was done, another; of several effects in one, all must be done."""

    # rule: golden.if-you-do golden.zero-is-not-done
    def __init__(self, effect: Effect[Cipher], then: Effect[Cipher]) -> None:
        self.effect = effect
        self.then = then

    def advance(self, game: Cipher, frame: Resolve, scope: Scope) -> bool:
        parts = self.effect.effects if isinstance(self.effect, Sequence) else [self.effect]
        if frame.stage == 0:
            frame.flag = 1  # whether all parts so far were done
            scope.done = 0
            game.cite("golden.if-you-do")
        elif frame.stage <= len(parts) and scope.done == 0:
            frame.flag = 0
            game.cite("golden.zero-is-not-done")
        if frame.stage < len(parts):
            frame.stage += 1
            game.resolve(parts[frame.stage - 1].id, scope)
            return True
        if frame.stage == len(parts):
            frame.stage += 1
            if frame.flag and self.all_chosen(game, scope):
                game.resolve(self.then.id, scope)
                return True
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


EFFECTS.add(
    "draw_until(count: quantity, who: players = you) -> effect",
    DrawUntil,
    role=roles.NAMES_DOER,
    sets=binding.DONE,
    says=nodes.HELPS,
)
EFFECTS.add(
    "draw(count: quantity = 1, who: players = you) -> effect",
    Draw,
    role=roles.NAMES_DOER,
    unsaid="1",
    sets=binding.DONE,
    says=nodes.HELPS,
)
EFFECTS.add("move(cards: cards) -> effect", Move, sets=binding.BOTH, role=roles.ON_BATTLEFIELD)
EFFECTS.add("destroy(cards: cards) -> effect", Destroy, sets=binding.BOTH, role=roles.ON_BATTLEFIELD, says=nodes.HARMS)
EFFECTS.add("tap(cards: cards) -> effect", TapUnits, sets=binding.BOTH, role=roles.ON_BATTLEFIELD, says=nodes.HARMS)
EFFECTS.add("untap(cards: cards) -> effect", UntapUnits, sets=binding.BOTH, role=roles.ON_BATTLEFIELD, says=nodes.HELPS)
EFFECTS.add(
    "opponent_chooses_one(*effects: effect) -> effect", OpponentChoosesOne, "skills.in-order", role=roles.BRANCHES
)
EFFECTS.add("to_hand(cards: cards) -> effect", ToHand, sets=binding.BOTH, role=roles.MOVES)
EFFECTS.add("to_retreat(cards: cards) -> effect", ToRetreat, sets=binding.BOTH, role=roles.MOVES, says=nodes.HARMS)
EFFECTS.add("to_bonds_face_down(cards: cards) -> effect", ToBondsFaceDown, sets=binding.BOTH, role=roles.MOVES)
EFFECTS.add("to_bonds(cards: cards) -> effect", ToBonds, sets=binding.BOTH, role=roles.MOVES)
EFFECTS.add("to_orbs(cards: cards) -> effect", ToOrbs, sets=binding.BOTH, role=roles.MOVES)
EFFECTS.add(
    "to_deck_top(cards: cards) -> effect", lambda cards: ToDeck(cards, True), sets=binding.BOTH, role=roles.MOVES
)
EFFECTS.add(
    "to_deck_bottom(cards: cards) -> effect",
    lambda cards: ToDeck(cards, False),
    sets=binding.BOTH,
    role=roles.MOVES,
    says=nodes.HARMS,
)
EFFECTS.add("shuffle(who: players = you) -> effect", Shuffle, role=roles.NAMES_DOER)
EFFECTS.add(
    "add_orb(count: quantity = 1, who: players = you) -> effect",
    AddOrbs,
    role=roles.NAMES_DOER,
    unsaid="1",
    sets=binding.DONE,
)
EFFECTS.add(
    "destroy_orb(count: quantity = 1, whose: players = opponents) -> effect",
    DestroyOrbs,
    unsaid="1",
    sets=binding.DONE,
    says=nodes.HARMS,
)
EFFECTS.add(
    "place_support(count: quantity = 1, who: players = you) -> effect",
    PlaceSupport,
    role=roles.NAMES_DOER,
    unsaid="1",
    sets=binding.DONE,
)
EFFECTS.add("take_attack(cards: cards) -> effect", TakeAttack)
EFFECTS.add("choose(cards: cards) -> effect", Choose, sets=binding.BOTH)
EFFECTS.add("if_you_do(effect: effect, then: effect) -> effect", IfYouDo, "golden.if-you-do")
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
