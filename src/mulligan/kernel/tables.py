"""What a scenario reads off its table: who is called what, where cards lie, what they are now. Games subclass it."""

from __future__ import annotations

from typing import ClassVar

from mulligan.kernel.errors import BadScenario
from mulligan.kernel.game import Game
from mulligan.kernel.options import CONCEDE, Option
from mulligan.kernel.rules import Ledger


class Table:
    """A table set by a scenario: the game, who is called what, and what can be read off it. Games subclass it."""

    zones: ClassVar[dict[str, int]]  # those of the format
    zone_names: ClassVar[tuple[str, ...]]  # what the format calls each zone
    phase_names: ClassVar[tuple[str, ...]]  # and each phase or step

    def __init__(self, game: Game, players: list[str], aliases: dict[str, int]) -> None:
        self.game = game
        self.players = players
        self.aliases = aliases
        self.ledger: Ledger = game.match.ledger
        self.start = game.to_bytes()
        self.exact: dict[int, int] = {}  # for each choice made so far, the card that was meant among equal ones
        self.asked: set[str] = set()  # the rules behind everything a story found legal or illegal so far

    def card_name(self, card: int) -> str:
        """A card's full English name."""
        raise NotImplementedError

    def fits_name(self, card: int, name: str) -> bool:
        """Whether a name fits a card."""
        return self.card_name(card).lower() == name.lower()

    def zone_name(self, card: int) -> str:
        """The zone a card is in, in the words of the format."""
        return self.zone_names[self.game.zone[card]]

    def phase_name(self) -> str:
        """The phase or step, in the words of the format."""
        return self.phase_names[self.game.phase]

    def field(self, card: int, name: str) -> object:
        """A field of a card, as it is now."""
        raise NotImplementedError

    def has(self, card: int, word: str) -> bool:
        """Whether a card has a keyword, classification, type, colour, trait or symbol."""
        raise NotImplementedError

    def player_field(self, player: int, name: str) -> object:
        """A field of a player: a number, or how many cards in a zone."""
        raise NotImplementedError

    def controller(self, card: int) -> int:
        """Who controls a card, or whose it is where nobody does."""
        return self.game.controller[card]

    def says(self, text: str, value: str) -> bool:
        """Whether the text of an option is what a step calls it."""
        return text.lower() == value.lower()

    def gives_way(self, player: int) -> bool:
        """Whether the player asked may pass so that a teammate, who may act as well, is asked."""
        return False

    def offered_to_teammate(self, player: int) -> list[Option]:
        """What a teammate might do whom the player asked may give way to."""
        return []

    def usual(self, field: str, value: object) -> object:
        """A value that a scenario expects of a field, written as the game writes it."""
        return value

    def cards_in(self, player: int, zone: str) -> list[int]:
        """The cards of a player in a zone, top first."""
        if zone not in self.zones:
            raise BadScenario("scenario-zone-of", zone=zone, game=self.ledger.game, known=list(self.zones))
        return self.game.pile(player, self.zones[zone])

    def waiting(self) -> int:
        """How many abilities or spells wait."""
        return len(self.game.waiting)

    def ability_fits(self, option: Option, ability: object) -> bool:
        """Whether an option is about the ability of this name or number."""
        raise NotImplementedError

    def equal_cards(self, one: int, two: int) -> bool:
        """Whether two cards are indistinguishable where they lie, so that either will do."""
        raise NotImplementedError

    def twins(self, one: int, two: int) -> bool:
        """Whether two cards are alike in everything, so that options about one or the other mean the same."""
        return self.equal_cards(one, two)

    def alike(self) -> dict[int, list[int]]:
        """For each card with an alias, the others that are indistinguishable from it now."""
        printed = self.game.printed
        found: dict[int, list[int]] = {}
        for card in self.aliases.values():
            found[card] = [
                other
                for other in range(len(printed))
                if printed[other] == printed[card] and other != card and self.equal_cards(card, other)
            ]
        return found

    def is_active(self, player: int) -> bool:
        """Whether it is this player's turn."""
        return self.game.active == player

    def speaks_for(self, player: int, asked: int) -> bool:
        """Whether a player may answer what another is asked, as in a team that decides together."""
        return player == asked

    def rules_at_work(self) -> list[str]:
        """The rules behind what holds all the time and changes what is read off the table now."""
        return []

    def rules_for(self, option: Option) -> list[str]:
        """The rules that let a player do now what a story finds legal."""
        return []

    def rules_against(self, player: int, wanted: dict[str, object]) -> list[str]:
        """The rules that keep a player from doing now what a story finds illegal."""
        return []

    def spelled_out(self, step: dict[str, object]) -> list[dict[str, object]]:
        """The single picks that a step stands for, where one may stand for several."""
        return [step]

    def load(self, data: bytes) -> Game:
        """The game that saved bytes tell of."""
        raise NotImplementedError

    def reload(self) -> bool:
        """Save, load and replay the game; whether both equal it."""
        saved = self.game.to_bytes()
        again = self.load(self.start)
        for i, choice in enumerate(self.game.choices or []):
            if choice < 0:
                again.choose(Option(CONCEDE, actor=-1 - choice))
            else:
                if i in self.exact and again.decision is not None:
                    options = again.decision.options
                    options[choice] = options[choice].with_card(self.exact[i])
                again.choose_number(choice)
        return self.load(saved).to_bytes() == saved and again.to_bytes() == saved

    def asks_here(self) -> bool:
        """Of a game halted in a phase: whether somebody will be asked, or the game ends, before that phase is over."""
        later = self.game.clone()
        later.run()
        same = (later.turn, later.active, later.phase) == (self.game.turn, self.game.active, self.game.phase)
        return same and (later.decision is not None or later.over)

    def objects_left(self) -> int:
        """For games with a stack: how many objects have left it so far."""
        return 0
