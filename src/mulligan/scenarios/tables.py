"""The table of a scenario: its game, who is called what, and everything that its story has asked about so far."""

from __future__ import annotations

from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind, Refusal
from mulligan.kernel.options import CONCEDE, Option
from mulligan.kernel.tabletop import FormatWords, Tabletop
from mulligan.scenarios.known import demand_known


class Table:
    """A table that a scenario has laid, with the names it uses."""

    def __init__(self, kind: Kind, tabletop: Tabletop[Game], aliases: dict[str, int], words: FormatWords) -> None:
        self.kind = kind
        self.tabletop = tabletop
        self.game: Game = tabletop.game
        self.players = self.game.match.names
        self.aliases = aliases
        self.words = words  # that its format adds
        self.ledger = self.game.match.ledger
        self.start = self.game.to_bytes()
        self.exact: dict[int, int] = {}  # for each choice made so far, the card that was meant among equal ones
        self.asked: set[str] = set()  # the rules behind everything the story found legal or illegal so far
        self.refused: list[tuple[int, Option, Refusal]] = []  # by step, why what it finds illegal is so

    def player(self, name: object) -> int:
        """The number of a player."""
        demand_known("player", name, self.players)
        return self.players.index(str(name))

    def cards_in(self, player: int, zone: str) -> list[int]:
        """The cards of a player in a zone, top first."""
        known = self.tabletop.readable_zones()
        demand_known("zone", zone, known)
        return self.tabletop.cards_in(player, zone)

    def called(self, card: object) -> str | None:
        """What a card is called in this scenario: its alias, or its name. Numbers from -2 down are players."""
        if not isinstance(card, int) or card == -1:
            return None
        if card < 0:
            return self.players[-2 - card]
        for name, meant in self.aliases.items():
            if meant == card:
                return name
        return self.tabletop.card_name(card)

    def meant(self, name: object) -> int:
        """The card that a story means by an alias or a name, wherever it is; -1 for none."""
        if not isinstance(name, str):
            return -1
        cards = range(len(self.game.printed))
        return self.aliases.get(name, next((card for card in cards if self.tabletop.fits_name(card, name)), -1))

    def equal_to_aliased(self) -> dict[int, list[int]]:
        """For each card with an alias, the others that are indistinguishable from it now."""
        top = self.tabletop
        return {
            card: [other for other in top.maybe_equal(card) if top.equal_cards(card, other)]
            for card in self.aliases.values()
        }

    def reload(self) -> bool:
        """Save, load and replay the game; whether both equal it."""
        saved = self.game.to_bytes()
        again = self.tabletop.load(self.start)
        for i, choice in enumerate(self.game.choices or []):
            if choice < 0:
                again.choose(Option(CONCEDE, actor=-1 - choice))
            else:
                if i in self.exact and again.decision is not None:
                    options = again.decision.options
                    options[choice] = options[choice].with_card(self.exact[i])
                again.choose_number(choice)
        return self.tabletop.load(saved).to_bytes() == saved and again.to_bytes() == saved

    def asks_here(self, in_phase: bool) -> bool:
        """Of a halted game: whether somebody is asked, or the game ends, before that phase, or that turn, is over."""
        later = self.game.clone()
        later.run()
        same = (later.turn, later.active) == (self.game.turn, self.game.active)
        if in_phase and later.phase != self.game.phase:
            return False
        return same and (later.decision is not None or later.over)
