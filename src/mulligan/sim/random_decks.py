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
    names = in_any_order(kind, chance, wished)
    if kind.leaders(form):
        whole = kind.playable_deck(names, form)
        if whole is not None:
            return whole
    return first_legal(kind, edition, form, chance, names)


def playable_deck(kind: Kind, edition: str, form: str, chance: Chance, wished: set[str] | None = None) -> Deck:
    """A random legal deck whose cards can be played; those that are wished for come first."""
    names = in_any_order(kind, chance, wished)
    found = kind.playable_deck(names, form)
    return random_deck(kind, edition, form, chance, wished) if found is None else found


def deck_around(kind: Kind, edition: str, form: str, chance: Chance, names: list[str], least: int = 0) -> Deck:
    """A legal deck around the first of these cards, of `least` cards or more: in all its copies, if that may be."""
    found = kind.deck_around(names, least)
    return first_legal(kind, edition, form, chance, names, 1, least) if found is None else found


def in_any_order(kind: Kind, chance: Chance, wished: set[str] | None) -> list[str]:
    """All cards that may be in decks; those that are wished for first."""
    names = kind.deck_names()
    order = list(range(len(names)))
    chance.shuffle(order)
    if wished:
        order.sort(key=lambda i: names[i] not in wished)
    return [names[i] for i in order]


def first_legal(
    kind: Kind, edition: str, form: str, chance: Chance, names: list[str], whole: int = 0, least: int = 0
) -> Deck:
    """One card after the other is taken, unless that breaks a rule that held before; some, in all their copies."""
    leads = not whole or chance.below(2)  # one that a deck is made around may lead it, or be drawn
    deck = led(kind, edition, form, names if leads else names[whole:])
    lacking = broken(kind, deck, edition, form)
    for place, name in enumerate(names):
        if not lacking and deck.size() >= least:
            return deck
        copies = MOST_COPIES if place < whole else 1 + chance.below(MOST_COPIES)
        copies -= whole and name == deck.leader
        deck.cards.append((copies, name))
        now = broken(kind, deck, edition, form)
        if now <= lacking:
            lacking = now
        else:
            deck.cards.pop()
    raise MulliganError("no-random-deck", game=kind.name, rules=sorted(lacking))


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
