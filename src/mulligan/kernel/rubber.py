"""A match of several games between the same players: who has won how many, who chooses, and sideboards in between."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.errors import BadDeck, BadSave
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Complaint, Deck
from mulligan.kernel.session import Session, Setting, deck_row, decks_from


class Rubber:
    """Games until somebody has won enough of them: two, in a match of three."""

    def __init__(self, setting: Setting, wins: i64 = 2) -> None:
        self.first = setting
        self.decks = [copy_deck(deck) for deck in setting.decks]
        self.needed = wins
        self.wins = [0] * len(setting.names)
        self.chooser = setting.chooser  # the loser of the last game that somebody lost
        self.played = 0

    @property
    def winner(self) -> i64:
        """Who has won the match; -1 while it goes on."""
        return next((player for player, wins in enumerate(self.wins) if wins >= self.needed), -1)

    def next_setting(self, seed: int) -> Setting:
        """The next game: with the decks as they are now, and the last loser choosing who begins."""
        one = self.first
        decks = [copy_deck(deck) for deck in self.decks]
        return Setting(one.kind, one.names, decks, one.edition, one.format, one.teams, seed, self.chooser, one.by_hand)

    def count(self, game: Game) -> None:
        """Count a game that is over; a drawn one counts for nobody."""
        self.played += 1
        if game.result < 0:
            return
        losers: list[int] = []
        for player in range(len(self.wins)):
            if game.match.together(player, game.result):
                self.wins[player] += 1
            else:
                losers.append(player)
        self.chooser = losers[0]

    def swap(self, player: i64, out: str, into: str, count: i64 = 1) -> None:
        """Put cards of a player's deck aside, and take others from the sideboard; an empty name leaves one part out."""
        deck = copy_deck(self.decks[player])
        if out:
            deck.cards = taken(deck.cards, out, count)
            deck.side = added(deck.side, out, count)
        if into:
            deck.side = taken(deck.side, into, count)
            deck.cards = added(deck.cards, into, count)
        self.decks[player] = deck

    def complaints(self, player: i64) -> list[Complaint]:
        """What keeps a player's deck from being legal as it is now."""
        one = self.first
        return one.kind.check_deck(self.decks[player], one.edition, one.format)

    def row(self) -> dict[str, object]:
        """As plain data, to be saved with a game of it."""
        return {
            "needed": self.needed,
            "wins": self.wins,
            "chooser": self.chooser,
            "played": self.played,
            "brought": [deck_row(deck) for deck in self.first.decks],
            "decks": [deck_row(deck) for deck in self.decks],
        }

    def restore(self) -> None:
        """Every deck is again as it was brought, for the next opponent."""
        self.decks = [copy_deck(deck) for deck in self.first.decks]


def rubber_of(session: Session, where: str | None = None) -> Rubber | None:
    """The match that a loaded game belongs to, if it does."""
    row = session.series
    if row is None:
        return None
    one = session.setting
    try:
        if not isinstance(row, dict) or len(row["wins"]) != len(one.names) or len(row["decks"]) != len(one.names):
            raise ValueError("series")
        brought = decks_from(row["brought"])
        first = Setting(
            one.kind, one.names, brought, one.edition, one.format, one.teams, one.seed, one.chooser, one.by_hand
        )
        rubber = Rubber(first, int(row["needed"]))
        rubber.wins = [int(wins) for wins in row["wins"]]
        rubber.chooser = int(row["chooser"])
        rubber.played = int(row["played"])
        rubber.decks = decks_from(row["decks"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadSave("save-incomplete", where=where, reason=str(error)) from None
    return rubber


def copy_deck(deck: Deck) -> Deck:
    """An equal, independent deck."""
    new = Deck(deck.name)
    new.cards = deck.cards[:]
    new.side = deck.side[:]
    new.leader = deck.leader
    return new


def taken(cards: list[tuple[int, str]], name: str, count: i64) -> list[tuple[int, str]]:
    """A list with fewer of a card."""
    there = sum(number for number, one in cards if one == name)
    if there < count:
        raise BadDeck("too-few-to-swap", there=there, name=name, count=count)
    left: list[tuple[int, str]] = []
    for number, one in cards:
        if one == name:
            less = min(number, count)
            count -= less
            number -= less
        if number:
            left.append((number, one))
    return left


def added(cards: list[tuple[int, str]], name: str, count: i64) -> list[tuple[int, str]]:
    """A list with more of a card."""
    if not any(one == name for _, one in cards):
        return [*cards, (count, name)]
    return [(number + count, one) if one == name else (number, one) for number, one in cards]
