"""Imagining: what a player does not know, dealt anew: which face a hidden card has, and which number.

Numbers follow the deck lists, and a card keeps its own through every shuffle, so that a number would tell what a card
is or was. In an imagined game the hidden cards have exchanged theirs. Nothing leads from it back to the true game.
"""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.chance import Chance
from mulligan.kernel.frames import Scope
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Deck, Origin
from mulligan.kernel.options import Decision, Option


def unknown_cards(game: Game, player: i64, zones: tuple[int, ...]) -> list[list[int]]:
    """Of each seat, the cards in these zones whose faces a player does not know."""
    found: list[list[int]] = []
    for seat in range(game.match.seats):
        cards: list[int] = []
        for zone in zones:
            for card in game.pile(seat, zone):
                if not game.knows(player, card):
                    cards.append(card)
        found.append(cards)
    return found


def deal_unknown(game: Game, hidden: list[list[int]], chance: Chance) -> None:
    """Exchange the faces of each group of unknown cards among themselves, and give the game a luck of its own.

    What lists the players brought is taken to be known to all; which of those cards lies where is not.
    """
    for cards in hidden:
        faces = [int(game.printed[card]) for card in cards]
        chance.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            game.printed[card] = face
    game.chance = chance.copy()
    chance.next()


# -- Numbers -----------------------------------------------------------------------------------------------------------


def renumber(game: Game, hidden: list[list[int]], chance: Chance) -> None:
    """Exchange the numbers of each group of unknown cards among themselves, but of those that something refers to.

    In a game that is imagined already numbers tell nothing, and stay.
    """
    if game.match.shown:
        return
    referred = referred_to(game)
    numbers: dict[int, int] = {}  # of each card its new number
    for cards in hidden:
        free = [card for card in cards if card not in referred]
        order = free[:]
        chance.shuffle(order)
        game.move_fields(free, order)
        for i in range(len(free)):
            numbers[order[i]] = free[i]
    for pile in game.piles:
        for i in range(len(pile)):
            pile[i] = numbers.get(pile[i], pile[i])
    decision = game.decision
    if decision is not None:
        options = [renumbered(option, numbers) for option in decision.options]
        about = numbers.get(decision.about, decision.about)
        game.decision = Decision(decision.player, decision.rule, options, about, decision.topic)
    game.answer = Option("")


def renumbered(option: Option, numbers: dict[int, int]) -> Option:
    """The same option, of cards that have other numbers now."""
    card = numbers.get(option.card, option.card)
    target = numbers.get(option.target, option.target)
    if card == option.card and target == option.target:
        return option
    return Option(option.verb, card, target, option.text, option.player, option.number, option.ability, option.actor)


def referred_to(game: Game) -> set[int]:
    """The cards that what is going on refers to by number, and some more: a number may mean something else."""
    found: set[int] = set(game.references())
    for frame in game.frames:
        found.update(frame.held())
        if frame.scope is not None:
            add_scope(found, frame.scope)
    for one in game.triggered:
        add_scope(found, one)
    for one in game.waiting:
        add_scope(found, one)
    for modifier in game.modifiers:
        found.add(modifier.card)
        found.add(modifier.source)
    return found


def add_scope(found: set[int], scope: Scope) -> None:
    """Add the cards that a scope refers to."""
    found.add(scope.source)
    found.add(scope.subject)
    found.add(scope.other)
    found.update(scope.it)
    for picks in scope.picks:
        found.update(picks)


# -- Matches -----------------------------------------------------------------------------------------------------------


def shown_match(match: Match) -> Match:
    """A match as all may know it: the lists without their order, and nothing of how a table was laid."""
    if match.shown:
        return match
    new = copy_match(match)
    new.laid = None
    new.decks = [sorted(deck) for deck in match.decks]
    origin = match.origin
    new.origin = shown_origin(origin) if type(origin) is Origin else None
    new.shown = True
    return new


def copy_match(match: Match) -> Match:
    """An equal match. Compiled classes name their attributes, others keep them in a dictionary."""
    kind = type(match)
    new = kind(match.names, match.teams, match.edition)
    names: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", None) or tuple(vars(match))
    for name in names:
        if hasattr(match, name):
            setattr(new, name, getattr(match, name))
    return new


def shown_origin(origin: Origin) -> Origin:
    """What a match was made of, the lists without their order."""
    decks: list[Deck] = []
    for deck in origin.decks:
        new = Deck(deck.name)
        new.cards = sorted(deck.cards)
        new.side = sorted(deck.side)
        new.leader = deck.leader
        decks.append(new)
    return Origin(origin.names, decks, origin.edition, origin.format, origin.teams)
