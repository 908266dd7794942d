"""What a game is fully told by, besides its choices; and the same as the first line of a save file."""

from __future__ import annotations

import json
import zlib
from typing import Final

import msgspec

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.visible import visible

MOST_PLAYERS: Final = 100
MOST_COPIES: Final = 999
MOST_CARDS: Final = 5_000  # in a deck and its sideboard together
MOST_TOGETHER: Final = 10_000  # cards at one table
LONGEST_NAME: Final = 100
LONGEST_SEED: Final = 512  # bits


class DeckRow(msgspec.Struct, omit_defaults=True):
    """A deck in a save file."""

    name: str
    cards: list[tuple[int, str]]
    side: list[tuple[int, str]] = []
    leader: str = ""
    besides: list[tuple[int, str]] = []


class Setting:
    """What a game is fully told by, besides its choices: kind, edition, format, players, teams, decks, seed."""

    def __init__(
        self,
        kind: Kind,
        names: list[str],
        decks: list[Deck],
        edition: str = "",
        format: str = "",
        teams: list[int] | None = None,
        seed: int = 0,
        chooser: int = -1,
        switches: list[str] | None = None,
    ) -> None:
        self.kind = kind
        self.names = names
        self.decks = decks
        self.edition = edition or kind.newest()
        self.format = format or kind.formats[0]
        self.teams = teams
        self.seed = seed
        self.chooser = chooser  # the loser of the last game of a match, who chooses who begins; -1 for chance
        self.switches = switches or []  # what a game can also be played with, as `by-hand`

    def check(self) -> None:
        """Refuse what nobody can sit down to."""
        kind = self.kind
        if self.edition not in kind.editions:
            raise MulliganError("no-edition", game=kind.name, edition=self.edition, editions=kind.editions)
        if self.format not in kind.formats and self.format not in kind.deck_formats:
            raise MulliganError("no-format", game=kind.name, format=self.format, formats=kind.formats)
        players = len(self.names)
        if len(self.decks) != players or players > MOST_PLAYERS:
            raise MulliganError("players-need-decks", players=players, decks=len(self.decks))
        check_names(self.names)
        if self.teams is not None:
            if len(self.teams) != players:
                raise MulliganError("teams-for-players", players=players, teams=len(self.teams))
            if not all(0 <= team < players for team in self.teams):
                raise MulliganError("team-number", players=players)
            if len(set(self.teams)) < 2:
                raise MulliganError("one-team")
        if not -1 <= self.chooser < players:
            raise MulliganError("no-such-player", number=str(self.chooser), players=players)
        for switch in self.switches:
            if switch not in kind.switches:
                raise MulliganError("no-switch", game=kind.name, switch=switch, switches=list(kind.switches))
        if not 0 <= self.seed < 1 << LONGEST_SEED:
            raise MulliganError("seed-too-long", bits=LONGEST_SEED)
        for deck in self.decks:
            check_size(deck)
            if deck.leader and all(name != deck.leader for _, name in deck.cards):
                raise MulliganError("leader-not-in-deck", deck=deck.name, leader=deck.leader)
        if sum(deck.size() for deck in self.decks) > MOST_TOGETHER:
            raise MulliganError("table-too-big", most=MOST_TOGETHER)

    def match(self) -> Match:
        """The match."""
        self.check()
        match = self.kind.match(self.names, self.decks, self.edition, self.format, self.teams)
        if self.chooser >= 0:
            self.kind.set_loser(match, self.chooser)
        for switch in self.switches:
            self.kind.switch_on(match, switch)
        return match

    def begin(self, match: Match) -> Game:
        """The game of the match at its beginning."""
        game = self.kind.new_game(match, self.seed, True)
        match.laid = None  # no other begins here, and in a circle with it the match would outlive its table
        return game

    def scenario(self) -> dict[str, object] | None:
        """The scenario that laid the table, if one did."""
        return None

    def with_decks(self, decks: list[Deck], seed: int, chooser: int) -> Setting:
        """The same players once more, with these decks."""
        return Setting(
            self.kind, self.names, decks, self.edition, self.format, self.teams, seed, chooser, self.switches
        )


def check_names(names: list[str]) -> None:
    """Refuse players whose names cannot be shown, or told apart."""
    for name in names:
        if not name or len(name) > LONGEST_NAME or visible(name) != name:
            raise MulliganError("player-name", name=visible(name)[:40], most=LONGEST_NAME)
        if names.count(name) > 1:
            raise MulliganError("players-of-one-name", name=name)


def check_size(deck: Deck) -> None:
    """Refuse a deck that no table could hold."""
    for count, name in [*deck.cards, *deck.side, *deck.besides]:
        if not 1 <= count <= MOST_COPIES:
            raise MulliganError("copies-of-card", count=str(count)[:30], name=name, most=MOST_COPIES)
    if sum(count for count, _ in [*deck.cards, *deck.side, *deck.besides]) > MOST_CARDS:
        raise MulliganError("deck-too-big", deck=deck.name, most=MOST_CARDS)


def deck_row(deck: Deck) -> DeckRow:
    """A deck as a save file has it."""
    return DeckRow(deck.name, deck.cards, deck.side, deck.leader, deck.besides)


def deck_from(row: DeckRow) -> Deck:
    """The deck that a save file tells of."""
    deck = Deck(row.name)
    deck.cards = row.cards
    deck.side = row.side
    deck.besides = row.besides
    deck.leader = row.leader
    return deck


def copy_deck(deck: Deck) -> Deck:
    """An equal, independent deck."""
    new = Deck(deck.name)
    new.cards = deck.cards[:]
    new.side = deck.side[:]
    new.besides = deck.besides[:]
    new.leader = deck.leader
    return new


def card_marks(setting: Setting) -> dict[str, str]:
    """For every card of the decks a mark that changes when the card's data change."""
    names = {name for deck in setting.decks for _, name in [*deck.cards, *deck.besides]}
    return {name: mark_of(setting.kind, name) for name in sorted(names)}


def imported_cards(setting: Setting) -> dict[str, str]:
    """The cards of the decks that come from a collection, each with the file it was imported from."""
    found: dict[str, str] = {}
    for name in sorted({name for deck in setting.decks for _, name in [*deck.cards, *deck.side]}):
        shelf = setting.kind.shelf(name)
        if shelf is not None:
            found[name] = shelf.source
    return found


def mark_of(kind: Kind, name: str) -> str:
    """The mark of one card; empty if there is no such card."""
    try:
        sheet = kind.card_sheet(name)
    except MulliganError:
        return ""
    return f"{zlib.crc32(json.dumps(sheet, sort_keys=True).encode()):08x}"


def changed_cards(kind: Kind, marks: dict[str, str]) -> list[str]:
    """The cards whose data are no longer what they were when these marks were made."""
    return [name for name, mark in marks.items() if mark_of(kind, name) != mark]
