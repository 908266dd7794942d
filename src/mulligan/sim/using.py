"""Plays random decks of all cards until every card was played and every ability resolved; tells what never was."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cardlang.nodes import Node
from mulligan.kernel.chance import Chance, chance
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option
from mulligan.kernel.playouts import play_out
from mulligan.sim.random_decks import playable_deck
from mulligan.sim.seeking import Related, decks_for

MOST_DECISIONS: Final = 20_000
NAMED: Final = re.compile(r'"([A-Z][\w\' ]{2,})"')
FEW: Final = 60  # abilities; when no more are left, cards that they speak of are brought along
EAGER: Final = 4  # of so many choices all but one are for what has not been seen yet, where there is any
GAMES_A_MATCH: Final = 2
LAST: Final = 20  # abilities; when no more are left, decks are made for one after the other,
TURNS: Final = 4  # each for so many matches at a time,
EVERY: Final = 4  # and at every so manieth decision after its card was played, which is
BRANCHES: Final = 16  # continued by chance in so many ways
AHEAD: Final = (30, 120)  # for so many decisions
PATIENCE: Final = 30
PLAYED: Final = -1  # in the place of an ability: that its card was played
LONGEST: Final = 3000  # decisions of such a game


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
        self.related: Related | None = None  # once some abilities are sought
        self.texts: dict[tuple[str, int], str] = {}
        for name in kind.deck_names() if names is None else names:
            self.expect(name)

    def expect(self, name: str) -> None:
        """Wait for a card to be played, and for what it does."""
        sheet = self.kind.card_sheet(name, self.edition)
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
            if len(self.unplayed) + len(self.unresolved) <= LAST:
                self.seek(most, luck)
                continue
            wished = self.wished()
            decks = [playable_deck(self.kind, self.edition, form, luck, wished) for _ in range(2)]
            match = self.kind.match(["a", "b"], decks, self.edition, form, None)
            owners = self.owners_in(match)
            for _ in range(min(GAMES_A_MATCH, most - self.games)):
                game = self.kind.new_game(match, luck.below(1 << 30), False)
                self.games += 1
                self.watch(game, owners, luck)

    def owners_in(self, match: Match) -> dict[int, tuple[str, int]]:
        """The parts of all trees of a match: of which card and which of its abilities they are."""
        owners: dict[int, tuple[str, int]] = {}
        for key, trees in self.kind.printed_abilities(match):
            for index, tree in enumerate(trees):
                for node in tree.everything() if isinstance(tree, Node) else []:
                    owners[int(node.id)] = (key, index)
        return owners

    def seek(self, most: int, luck: Chance) -> None:
        """For each ability that has not resolved play some matches with decks made for it, until it does."""
        form = self.kind.formats[0]
        if self.related is None:
            self.related = Related(self.kind, self.edition)
        for wanted in [*sorted((key, PLAYED) for key in self.unplayed), *sorted(self.unresolved)]:
            for _ in range(TURNS):
                if not self.lacks(wanted) or self.games >= most:
                    break
                name, notation = self.names[wanted[0]], self.texts.get(wanted, "")
                decks = decks_for(self.kind, self.edition, form, luck, self.related, name, wanted[1], notation)
                match = self.kind.match(["a", "b"], decks, self.edition, form, None)
                owners = self.owners_in(match)
                game = self.kind.new_game(match, luck.below(1 << 30), False)
                self.games += 1
                self.branch(game, owners, wanted, luck)

    def lacks(self, wanted: tuple[str, int]) -> bool:
        """Whether an ability has not resolved yet, or a card was not played."""
        return wanted[0] in self.unplayed if wanted[1] == PLAYED else wanted in self.unresolved

    def branch(self, game: Game, owners: dict[int, tuple[str, int]], wanted: tuple[str, int], luck: Chance) -> None:
        """Play a game eagerly; once a card was played, try now and then how it may go on, in many ways."""
        count = 0
        played = False
        patience = luck.below(PATIENCE)  # how many chances to play the card are let go by, for a better moment
        game.acted = []
        while game.decision is not None and count < LONGEST and self.lacks(wanted):
            count += 1
            options = game.decision.options
            fresh = [number for number, one in enumerate(options) if self.is_fresh(game, one)]
            if (played or fresh) and count % EVERY == 0:
                for number in range(BRANCHES):
                    copy = self.kind.clone(game)
                    copy.acted = []
                    if fresh and luck.below(2):
                        copy.choose_number(fresh[luck.below(len(fresh))])
                    self.decisions += play_out(copy, luck, most=AHEAD[number % len(AHEAD)])
                    self.count(copy, owners)
            patience -= bool(fresh)
            eager = fresh and patience < 0 and luck.below(EAGER)
            number = fresh[luck.below(len(fresh))] if eager else luck.below(len(options))
            name = self.plays(game, options[number])
            self.unplayed.discard(name)
            played = played or name == wanted[0]
            game.choose_number(number)
            self.count(game, owners)
        self.decisions += count

    def count(self, game: Game, owners: dict[int, tuple[str, int]]) -> None:
        """Take in what began to resolve."""
        for node in game.acted or []:
            if node in owners:
                self.unresolved.discard(owners[node])
        game.acted = []

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
            self.unplayed.discard(self.plays(game, options[number]))
            game.choose_number(number)
            self.count(game, owners)
        self.decisions += count

    def plays(self, game: Game, option: Option) -> str:
        """The card that an option plays; empty if it plays none."""
        played = option.verb in self.kind.plays and option.card >= 0
        return self.kind.printed_name(game, option.card) if played else ""

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
