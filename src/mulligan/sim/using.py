"""Plays random decks of all cards until every card was played and every ability resolved; tells what never was."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cardlang.nodes import Node
from mulligan.kernel.chance import Chance, chance
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option
from mulligan.sim.random_decks import playable_deck

MOST_DECISIONS: Final = 20_000
NAMED: Final = re.compile(r'"([A-Z][\w\' ]{2,})"')
FEW: Final = 60  # abilities; when no more are left, cards that they speak of are brought along
EAGER: Final = 4  # of so many choices all but one are for what has not been seen yet, where there is any
GAMES_A_MATCH: Final = 2


class Using:
    """What was played and what resolved, of all cards of a game."""

    def __init__(self, kind: Kind, edition: str = "", names: list[str] | None = None) -> None:
        self.kind = kind
        self.edition = edition or kind.newest()
        self.games = 0
        self.decisions = 0
        self.names: dict[str, str] = {}  # by what a card is known by: its full name
        self.unplayed: set[str] = set()
        self.unresolved: set[tuple[str, int]] = set()  # a card, which of its abilities
        self.texts: dict[tuple[str, int], str] = {}
        for name in kind.deck_names() if names is None else names:
            self.expect(name)

    def expect(self, name: str) -> None:
        """Wait for a card to be played, and for what it does."""
        sheet = self.kind.card_sheet(name)
        key = self.kind.known_by(sheet)
        self.names[key] = str(sheet["name"])
        self.unplayed.add(key)
        abilities = sheet.get("abilities")
        for index, (title, notation) in enumerate(abilities if isinstance(abilities, list) else []):
            if self.kind.resolves(str(notation)):
                self.unresolved.add((key, index))
                self.texts[key, index] = f"{title}: {notation}" if title else str(notation)

    @property
    def done(self) -> bool:
        """Whether everything was seen."""
        return not self.unplayed and not self.unresolved

    def wished(self) -> set[str]:
        """The cards of which something has not been seen yet, by full name; and those that they speak of."""
        keys = {*self.unplayed, *(key for key, _ in self.unresolved)}
        found = {self.names[key] for key in keys}
        if len(self.unresolved) < FEW:
            spoken_of = {name for one in self.unresolved for name in NAMED.findall(self.texts[one])}
            found.update(full for full in self.names.values() if any(name in full for name in spoken_of))
        return found

    def play(self, most: int, seed: int = 0) -> None:
        """Play until everything was seen, or so many games."""
        luck = chance(seed)
        form = self.kind.formats[0]
        while self.games < most and not self.done:
            wished = self.wished()
            decks = [playable_deck(self.kind, self.edition, form, luck, wished) for _ in range(2)]
            match = self.kind.match(["a", "b"], decks, self.edition, form, None)
            owners: dict[int, tuple[str, int]] = {}
            for key, trees in self.kind.printed_abilities(match):
                for index, tree in enumerate(trees):
                    for node in tree.everything() if isinstance(tree, Node) else []:
                        owners[int(node.id)] = (key, index)
            for _ in range(min(GAMES_A_MATCH, most - self.games)):
                game = self.kind.new_game(match, luck.below(1 << 30), False)
                self.games += 1
                self.watch(game, owners, luck)

    def watch(self, game: Game, owners: dict[int, tuple[str, int]], luck: Chance) -> None:
        """Play a game out, eagerly, and see what is played and what resolves."""
        game.acted = []
        count = 0
        while game.decision is not None and count < MOST_DECISIONS:
            count += 1
            options = game.decision.options
            fresh = [number for number, one in enumerate(options) if self.is_fresh(game, one)]
            number = luck.below(len(options))
            if fresh and luck.below(EAGER):
                number = fresh[luck.below(len(fresh))]
            option = options[number]
            if option.verb in self.kind.plays and option.card >= 0:
                self.unplayed.discard(self.kind.printed_name(game, option.card))
            game.choose_number(number)
            for node in game.acted:
                if node in owners:
                    self.unresolved.discard(owners[node])
            game.acted = []
        self.decisions += count

    def is_fresh(self, game: Game, option: Option) -> bool:
        """Whether an option is about a card of which something has not been seen yet."""
        if option.card < 0:
            return False
        key = self.kind.printed_name(game, option.card)
        if option.verb in self.kind.plays:
            return key in self.unplayed or any((key, index) in self.unresolved for index in range(4))
        return option.verb in self.kind.uses and any((key, index) in self.unresolved for index in range(4))

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {
            "game": self.kind.name,
            "edition": self.edition,
            "cards": len(self.names),
            "abilities": len(self.texts),
            "games": self.games,
            "decisions": self.decisions,
            "never_played": sorted(self.names[key] for key in self.unplayed),
            "never_resolved": [
                {"card": self.names[key], "ability": self.texts[key, index]} for key, index in sorted(self.unresolved)
            ],
        }
