"""A match of several games between the same players: who has won how many, who chooses, and sideboards in between."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.errors import BadDeck, BadSave
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import LIMITED, Complaint
from mulligan.saves.lines import BestOfRow
from mulligan.saves.setting import Setting, check_size, copy_deck, deck_from, deck_row

MOST_WINS: Final = 100


class BestOf:
    """Games until somebody has won enough of them: two, in a match of three."""

    def __init__(self, setting: Setting, wins: int = 2) -> None:
        self.first = setting
        self.decks = [copy_deck(deck) for deck in setting.decks]
        self.needed = wins
        self.wins = [0] * len(setting.names)
        self.chooser = setting.chooser  # the loser of the last game that somebody lost
        self.played = 0

    @property
    def winner(self) -> int:
        """Who has won the match; -1 while it goes on."""
        return next((player for player, wins in enumerate(self.wins) if wins >= self.needed), -1)

    def next_setting(self, seed: int) -> Setting:
        """The next game: with the decks as they are now, and the last loser choosing who begins."""
        return self.first.with_decks([copy_deck(deck) for deck in self.decks], seed, self.chooser)

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

    def swap(self, player: int, out: str, into: str, count: int = 1) -> None:
        """Put cards of a player's deck aside, and take others from the sideboard; an empty name leaves one part out."""
        deck = copy_deck(self.decks[player])
        if out:
            deck.cards = taken(deck.cards, out, count)
            if not self.is_free(out):
                deck.side = added(deck.side, out, count)
        if into:
            if not self.is_free(into):
                deck.side = taken(deck.side, into, count)
            deck.cards = added(deck.cards, into, count)
        self.decks[player] = deck

    def is_free(self, name: str) -> bool:
        """Whether any number of a card may be added between two games: of a basic land, to a deck from packs."""
        # rule: decks.limited
        return self.first.format in LIMITED and self.first.kind.is_free(name)

    def complaints(self, player: int) -> list[Complaint]:
        """What keeps a player's deck from being legal as it is now."""
        one = self.first
        return one.kind.check_deck(self.decks[player], one.edition, one.format)

    def row(self) -> BestOfRow:
        """As a save file of a game of it has it."""
        brought = [deck_row(deck) for deck in self.first.decks]
        return BestOfRow(
            self.needed, self.wins, self.chooser, self.played, brought, [deck_row(deck) for deck in self.decks]
        )

    def restore(self) -> None:
        """Every deck is again as it was brought, for the next opponent."""
        self.decks = [copy_deck(deck) for deck in self.first.decks]


def best_of_from(row: BestOfRow, one: Setting) -> BestOf:
    """The match that a save file tells of, with the game of it that is told there."""
    players = len(one.names)
    if not len(row.wins) == len(row.decks) == len(row.brought) == players or not 1 <= row.needed <= MOST_WINS:
        raise BadSave("save-match")
    if not all(0 <= wins <= row.needed for wins in row.wins) or not -1 <= row.chooser < players or row.played < 0:
        raise BadSave("save-match")
    first = one.with_decks([deck_from(deck) for deck in row.brought], one.seed, one.chooser)
    found = BestOf(first, row.needed)
    found.wins = row.wins
    found.chooser = row.chooser
    found.played = row.played
    found.decks = [deck_from(deck) for deck in row.decks]
    for deck in [*first.decks, *found.decks]:
        check_size(deck)
        for _, name in [*deck.cards, *deck.side]:
            one.kind.card_sheet(name)
    return found


def taken(cards: list[tuple[int, str]], name: str, count: int) -> list[tuple[int, str]]:
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


def added(cards: list[tuple[int, str]], name: str, count: int) -> list[tuple[int, str]]:
    """A list with more of a card."""
    if not any(one == name for _, one in cards):
        return [*cards, (count, name)]
    return [(number + count, one) if one == name else (number, one) for number, one in cards]
