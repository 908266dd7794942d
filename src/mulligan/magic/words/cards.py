"""Words that move and show cards: drawing, discarding, milling, looking, revealing, shuffling, ordering."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.nodes import Cards, Chosen, Effect, Players, Quantity, make_room
from mulligan.cardlang.nouns import That, This
from mulligan.cardlang.unseen import go_unseen
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, ORDER, Option
from mulligan.kernel.unseen import mix_up
from mulligan.magic import acts
from mulligan.magic.hands import discard, draw
from mulligan.magic.placing import shuffle_library
from mulligan.magic.state import Magic
from mulligan.magic.terms import ASIDE, BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, REMEMBERED, UNTIL_IT_LEAVES
from mulligan.magic.words.effects import Act, Gathering, players_of, real
from mulligan.magic.words.nouns import Those, set_aside
from mulligan.magic.words.picking import ChosenCards
from mulligan.magic.words.traits import Theirs, Yours
from mulligan.magic.zones import move

CARDS: Final = Vocabulary()


class Draw(Act):
    """Players draw cards."""

    tallies: ClassVar[bool] = True

    def __init__(self, number: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.number = number
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        number = self.number.value(game, scope)
        scope.done = sum(draw(game, player, number) for player in players_of(self.who, game, scope))


class DrawUpTo(Effect[Magic]):
    """Players draw as many cards as each likes, up to a number: each says how many, and then draws them."""

    tallies: ClassVar[bool] = True

    # rule: zones.draw
    def __init__(self, number: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.number = number
        self.who = who

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        players = players_of(self.who, game, scope)
        if frame.stage == 0:
            frame.stage = 1
            frame.index = 0
            scope.done = 0
        elif frame.stage == 2:
            frame.stage = 1
            scope.done += draw(game, players[frame.index], game.answer.number)
            frame.index += 1
        if frame.index >= len(players):
            return False
        frame.stage = 2
        options = [Option(CHOOSE, number=count) for count in range(max(self.number.value(game, scope), 0) + 1)]
        game.ask(players[frame.index], "zones.draw", options, about=scope.source, topic="draws")
        return True

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


class Discard(Gathering):
    """Cards are discarded."""

    tallies: ClassVar[bool] = True

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act_on(self, cards: list[int], game: Magic, scope: Scope) -> None:
        held = [card for card in cards if game.zone[card] == HAND]
        discard(game, held, scope.player)
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
            discard(game, chosen, scope.player)
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
        gone = move(game, cards, EXILE)
        for card in cards:
            if game.zone[card] == EXILE or not gone:
                acts.modify_there(game, UNTIL_IT_LEAVES, card, game.state[scope.source], scope, gone)


class Remember(Act):
    """Cards are exiled, and this permanent remembers them."""

    tallies: ClassVar[bool] = True

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = [card for card in real(game, self.cards.cards(game, scope)) if card != scope.source]
        mark = game.state[scope.source] + (
            0 if game.zone[scope.source] == BATTLEFIELD else 1
        )  # as it is once it is there
        gone = move(game, cards, EXILE)
        for card in cards:
            acts.modify_there(game, REMEMBERED, card, mark, scope, gone)
        scope.it = cards
        scope.done = len(cards)


class ShuffleIn(Act):
    """Cards are shuffled into their owners' libraries; whoever's cards are meant shuffles even if there are none."""

    tallies: ClassVar[bool] = True

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = real(game, self.cards.cards(game, scope))
        if not cards and isinstance(self.cards, (This, That)):
            scope.done = 0
            return  # a certain card that is not there any more
        owners = self.meant(game, scope)
        if not owners and not cards:
            owners.append(scope.player)
        for card in cards:
            if game.owner[card] not in owners:
                owners.append(game.owner[card])
        go_unseen(game, self.cards, scope, cards, HAND, True)
        move(game, cards, LIBRARY)
        for player in owners:
            shuffle_library(game, player)
        scope.it = cards
        scope.done = len(cards)

    def meant(self, game: Magic, scope: Scope) -> list[int]:
        """The players of whose cards it speaks: you, they, the owners of this card or of those seen before."""
        # rule: zones.shuffle
        if self.in_each:
            return [int(scope.someone)]
        found: list[int] = []
        for node in self.cards.everything():
            owner: i64 = -1
            if isinstance(node, Yours):
                owner = scope.player
            elif isinstance(node, This):
                owner = game.owner[scope.source]
            elif isinstance(node, Those) and len(scope.picks) > ASIDE and scope.picks[ASIDE]:
                owner = game.owner[scope.picks[ASIDE][0]]
            elif isinstance(node, Theirs):
                owner = scope.someone
            if owner >= 0 and owner not in found:
                found.append(owner)
        return found


class Shuffle(Act):
    """Players shuffle their libraries."""

    def __init__(self, who: Players[Magic] | None) -> None:
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        for node in game.nodes[scope.ability].words_below() if scope.ability >= 0 else []:
            if isinstance(node, ChosenCards) and not node.searches_library(scope):
                return  # it was looked for elsewhere
        for player in players_of(self.who, game, scope):
            shuffle_library(game, player)


class PutInOrder(Effect[Magic]):
    """Cards go to the bottom, or the top, of their owner's library in an order a player, you unless said, chooses."""

    def __init__(self, cards: Cards[Magic], top: bool, by: Players[Magic] | None) -> None:
        self.cards = cards
        self.top = top
        self.by = by

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """First the cards are chosen, if they are to be; then one after the other goes there."""
        player = self.chooser(game, scope)
        if frame.stage == 0:
            frame.index = max(frame.index, 0)
            while frame.index < len(self.choices):
                if self.choices[frame.index].ask(game, frame, scope):
                    return True
                frame.index += 1
            cards = self.left(game, scope)
            mix_up(game, cards, player, 0)
            go_unseen(game, self.cards, scope, cards, HAND, True)
            frame.stage = 1
            frame.count = len(cards)
        elif frame.stage == 2:
            move(game, [game.answer.card], LIBRARY, self.top)
        options = self.in_order(game, scope)
        if not options:
            scope.done = frame.count
            return False
        frame.stage = 2
        game.ask(player, "stack.resolve", options, about=scope.source, topic="order")
        return True

    def offers(self, game: Magic, frame: Resolve, scope: Scope) -> list[Option] | None:
        return self.in_order(game, scope) if frame.stage == 2 else None

    def in_order(self, game: Magic, scope: Scope) -> list[Option]:
        """The cards that may go there next."""
        return [Option(ORDER, card) for card in game.distinct(self.left(game, scope), self.chooser(game, scope))]

    def chooser(self, game: Magic, scope: Scope) -> i64:
        """Who says in which order."""
        players = players_of(self.by, game, scope)
        return players[0] if players else scope.player

    def left(self, game: Magic, scope: Scope) -> list[int]:
        """The cards that have not gone there yet."""
        cards = real(game, self.cards.cards(game, scope))
        if isinstance(self.cards, Chosen) or self.cards.word == "picked":
            return [card for card in cards if game.zone[card] != LIBRARY]
        return cards


CARDS.add(
    "draw_up_to(count: quantity, who: players = none) -> effect",
    DrawUpTo,
    "zones.draw",
    sets=binding.DONE,
    role=roles.NAMES_DOER,
    says=nodes.HELPS,
)
CARDS.add(
    "draw(count: quantity = 1, who: players = none) -> effect",
    Draw,
    "zones.draw",
    sets=binding.DONE,
    role=roles.SCALES | roles.NAMES_DOER,
    says=nodes.HELPS,
)
CARDS.add(
    "discard(cards: cards) -> effect",
    Discard,
    "zones.discard",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES,
    called="card",
    says=nodes.HARMS,
)
CARDS.add(
    "discard_own(count: quantity = 1, who: players = none) -> effect",
    DiscardChoice,
    "zones.discard",
    sets=binding.IT | binding.DONE,
    role=roles.SCALES | roles.NAMES_DOER,
)
CARDS.add(
    "mill(count: quantity, who: players = none) -> effect",
    Mill,
    "zones.library",
    "zones.draw",
    sets=binding.IT | binding.DONE,
    role=roles.SCALES | roles.NAMES_DOER,
    says=nodes.HARMS,
)
CARDS.add(
    "look_at(cards: cards, who: players = none) -> effect", LookAt, sets=binding.IT, role=roles.SHOWS | roles.NAMES_DOER
)
CARDS.add(
    "reveal(cards: cards) -> effect", Reveal, "zones.reveal", sets=binding.IT, role=roles.SHOWS | roles.NAMES_DOER
)
CARDS.add(
    "to_hand(cards: cards) -> effect",
    lambda cards: Move(cards, HAND),
    "zones.hand",
    "players.owner",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES,
    called="card",
)
CARDS.add(
    "to_graveyard(cards: cards) -> effect",
    lambda cards: Move(cards, GRAVEYARD),
    "zones.graveyard",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES,
    called="card",
)
CARDS.add(
    "exile(cards: cards) -> effect",
    lambda cards: Move(cards, EXILE),
    "zones.exile",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES,
    called="card",
    lies="in_exile",
    says=nodes.HARMS,
)
CARDS.add(
    "to_library_top(cards: cards) -> effect",
    lambda cards: Move(cards, LIBRARY),
    "zones.library",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES,
    called="card",
    says=nodes.HARMS,
)
CARDS.add(
    "to_library_bottom(cards: cards) -> effect",
    lambda cards: Move(cards, LIBRARY, False),
    "zones.library",
    sets=binding.IT,
    role=roles.MOVES | roles.FETCHES,
    called="card",
    says=nodes.HARMS,
)
CARDS.add(
    "to_bottom_in_any_order(cards: cards, by: players = none) -> effect",
    lambda cards, by: PutInOrder(cards, False, by),
    sets=binding.DONE,
)
CARDS.add(
    "to_top_in_any_order(cards: cards, by: players = none) -> effect",
    lambda cards, by: PutInOrder(cards, True, by),
    sets=binding.DONE,
)
CARDS.add(
    "exile_until_this_leaves(cards: cards) -> effect",
    ExileUntil,
    "zones.exile",
    "zones.leaves-the-battlefield",
    says=nodes.HARMS,
)
CARDS.add("exile_and_remember(cards: cards) -> effect", Remember)
CARDS.add(
    "shuffle_into_library(cards: cards) -> effect",
    ShuffleIn,
    "zones.library",
    "players.owner",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES,
    called="card",
)
CARDS.add("shuffle(who: players = none) -> effect", Shuffle, role=roles.NAMES_DOER)
