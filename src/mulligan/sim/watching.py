"""Watches a game for its cards: which each side had in its opening hand, drew and played, when, and how it ended."""

from __future__ import annotations

from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind


class Cards:
    """The cards of one side in one game, by name."""

    def __init__(self) -> None:
        self.opening: list[str] = []
        self.drawn: list[str] = []  # whatever was in hand at some time, the opening hand too
        self.played: dict[str, int] = {}  # and the turn of the game in which it was first played

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {"opening": self.opening, "drawn": self.drawn, "played": self.played}


def cards_from(row: object) -> Cards:
    """The cards that a row tells of."""
    found = Cards()
    if isinstance(row, dict):
        found.opening = [str(name) for name in row.get("opening", [])]
        found.drawn = [str(name) for name in row.get("drawn", [])]
        found.played = {str(name): int(turn) for name, turn in row.get("played", {}).items()}
    return found


class CardWatch:
    """Looks at the hands of a game between any two choices."""

    def __init__(self, kind: Kind, game: Game) -> None:
        self.kind = kind
        self.hand = kind.tabletop().zones["hand"]
        self.cards = [Cards() for _ in range(int(game.match.seats))]
        self.seen: set[int] = set()
        self.opened = False
        self.look(game)

    def choosing(self, game: Game, number: int) -> None:
        """Somebody is about to take the option of this number."""
        if not self.opened:
            self.open(game, number)
        assert game.decision is not None
        option = game.decision.options[number]
        if option.card >= 0 and option.verb in self.kind.plays:
            name = self.kind.card_name(game, option.card)
            self.cards[game.owner[option.card]].played.setdefault(name, int(game.turn))

    def open(self, game: Game, number: int) -> None:
        """See which hands the first turn begins with, before anything is drawn in it."""
        if game.turn == 0:
            copy = self.kind.clone(game)
            copy.keep_log()  # which also halts before a step
            copy.stop = lambda: copy.turn > 0
            copy.choose_number(number)
            game = copy
        if game.turn > 0:
            self.opened = True
            for seat, cards in enumerate(self.cards):
                cards.opening = [self.kind.card_name(game, card) for card in game.pile(seat, self.hand)]

    def look(self, game: Game) -> None:
        """See what has come into hands."""
        for seat, cards in enumerate(self.cards):
            for card in game.pile(seat, self.hand):
                if card not in self.seen:
                    self.seen.add(card)
                    cards.drawn.append(self.kind.card_name(game, card))
