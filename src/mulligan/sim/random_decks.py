"""Random legal decks: any cards of the catalog that the game's own deck rules let together."""

from __future__ import annotations

from mulligan.kernel.chance import Chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Deck, Kind

MOST_COPIES = 4
MOST_LEADERS = 40


def random_deck(kind: Kind, edition: str, form: str, chance: Chance, wished: set[str] | None = None) -> Deck:
    """A legal deck of random cards: one card after the other is taken, unless that breaks a rule that held before.

    Cards that are wished for come first.
    """
    names = kind.deck_names()
    order = list(range(len(names)))
    chance.shuffle(order)
    if wished:
        order.sort(key=lambda i: names[i] not in wished)
    if kind.leaders(form):
        whole = kind.playable_deck([names[i] for i in order], form)
        if whole is not None:
            return whole
    deck = led(kind, edition, form, [names[i] for i in order])
    lacking = broken(kind, deck, edition, form)
    for i in order:
        if not lacking:
            return deck
        deck.cards.append((1 + chance.below(MOST_COPIES), names[i]))
        now = broken(kind, deck, edition, form)
        if now <= lacking:
            lacking = now
        else:
            deck.cards.pop()
    raise MulliganError("no-random-deck", game=kind.name, rules=sorted(lacking))


def playable_deck(kind: Kind, edition: str, form: str, chance: Chance, wished: set[str] | None = None) -> Deck:
    """A random legal deck whose cards can be played; those that are wished for come first."""
    names = kind.deck_names()
    order = list(range(len(names)))
    chance.shuffle(order)
    order.sort(key=lambda i: names[i] not in (wished or ()))
    found = kind.playable_deck([names[i] for i in order], form)
    return random_deck(kind, edition, form, chance, wished) if found is None else found


def led(kind: Kind, edition: str, form: str, names: list[str]) -> Deck:
    """A deck that has only its leader yet, in a game where decks have one; else an empty deck."""
    empty = Deck("random")
    lacking = broken(kind, empty, edition, form)
    for name in names[:MOST_LEADERS]:
        deck = Deck("random")
        deck.leader = name
        deck.cards = [(1, name)]
        if len(broken(kind, deck, edition, form)) < len(lacking):
            return deck
    return empty


def broken(kind: Kind, deck: Deck, edition: str, form: str) -> set[str]:
    """The rules that a deck breaks."""
    return {complaint.rule for complaint in kind.check_deck(deck, edition, form)}
