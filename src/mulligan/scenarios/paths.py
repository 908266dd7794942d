"""What is at a path: a field of a card or a player, where the story stands, which rules its log names."""

from __future__ import annotations

import difflib
from typing import Final

from mulligan.kernel.errors import BadScenario, Message
from mulligan.kernel.game import DRAWN
from mulligan.kernel.values import as_list, as_text
from mulligan.scenarios.known import nearest
from mulligan.scenarios.readings import Failure, Reader

PATHS: Final = ("winner", "over", "draw", "active", "phase", "turn", "decision.by", "decision.options", "log.rules")

MISSPELT: Final = 0.85  # how much a word is like another that was meant


class Looker(Reader):
    """Reads values off a table, and compares them with what a scenario expects."""

    def expect(self, wanted: dict[str, object]) -> None:
        """Compare what is with what should be."""
        for path, value in wanted.items():
            found, text = self.compare(path, value)
            if not found:
                raise Failure("step-expects", path=path, wanted=repr(value), found=text, situation=self.situation())

    def compare(self, path: str, value: object) -> tuple[bool, str | Message]:
        """Whether what is at a path equals a value, and what it is."""
        head, _, tail = path.partition(".")
        if path == "log.rules":
            cited = self.cited()
            missing = [number for number in map(as_text, as_list(value)) if number not in cited]
            return not missing, Message("step-without-rules", rules=missing)
        if tail in ("has", "lacks") and head in self.table.aliases:
            card = self.table.aliases[head]
            for word in as_list(value):
                self.demand_word(str(word))
            wrong = [str(word) for word in as_list(value) if self.tabletop.has(card, str(word)) != (tail == "has")]
            return not wrong, Message("step-wrong-about", words=wrong)
        if path == "active" and isinstance(value, str):
            return self.tabletop.is_active(self.table.player(value)), repr(self.table.players[self.game.active])
        is_now = self.value(head, tail, path)
        value = self.tabletop.usual(tail, value)
        if tail == "seen_by" or tail.endswith(".names") or path == "decision.options":
            equal = sorted(str(one) for one in as_list(is_now)) == sorted(str(one) for one in as_list(value))
            return equal, repr(is_now)
        if isinstance(value, str) and isinstance(is_now, str):
            return is_now.lower() == value.lower(), repr(is_now)
        if isinstance(is_now, bool) or isinstance(value, bool):
            return bool(is_now) == bool(value), repr(is_now)
        return is_now == value, repr(is_now)

    def demand_word(self, word: str) -> None:
        """Refuse a word that no card has and that is spelt almost like one of the game's: no card would have it."""
        known = self.tabletop.words
        alike = difflib.get_close_matches(word.lower(), known, 1, MISSPELT)
        if alike and alike[0] != word.lower().rstrip(" +0123456789"):
            if not any(self.tabletop.has(card, word) for card in range(len(self.game.printed))):
                raise BadScenario("scenario-word", word=word, hint=alike[0])

    def value(self, head: str, tail: str, path: str) -> object:
        """What is at a path."""
        game = self.game
        if head in self.table.aliases and tail:
            return self.card_value(self.table.aliases[head], tail)
        if head in self.table.players and tail:
            return self.player_value(self.table.player(head), tail)
        if path == "winner":
            return self.table.players[game.result] if game.result >= 0 else None
        if path == "over":
            return game.over
        if path == "draw":
            return game.over and game.result == DRAWN
        if path == "active":
            return self.table.players[game.active]
        if path == "phase":
            return self.tabletop.phase_name()
        if path == "turn":
            return game.turn
        if path in self.tabletop.waits:
            return self.tabletop.waiting()
        if path == "decision.by":
            return None if game.decision is None else self.table.players[game.decision.player]
        if path == "decision.options":
            return [] if game.decision is None else game.decision.verbs()
        if path in self.table.words.paths:
            return self.tabletop.path(path)
        known = [*PATHS, *self.table.words.paths]
        near = nearest(head, [*self.table.aliases, *self.table.players]) if tail else nearest(path, known)
        raise BadScenario("scenario-path", path=path, hint=near)

    def card_value(self, card: int, field: str) -> object:
        """A field of a card."""
        if field == "zone":
            return self.tabletop.zone_name(card)
        if field == "owner":
            return self.table.players[self.game.owner[card]]
        if field == "controller":
            return self.table.players[self.tabletop.controller(card)]
        if field == "seen_by":
            return [name for player, name in enumerate(self.table.players) if self.game.knows(player, card)]
        if not is_field(field, self.tabletop.fields):
            known = ["zone", "owner", "controller", "seen_by", "has", "lacks", *self.tabletop.fields]
            near = nearest(field, known)
            raise BadScenario("scenario-field", name=field, game=self.table.ledger.game, known=known, hint=near)
        found = self.tabletop.field(card, field)
        if field in self.tabletop.references and isinstance(found, int):
            return self.table.called(found)
        return found

    def player_value(self, player: int, field: str) -> object:
        """A field of a player."""
        if field.endswith(".names"):
            return [self.tabletop.card_name(card) for card in self.table.cards_in(player, field.removesuffix(".names"))]
        if field.endswith(".top"):
            cards = self.table.cards_in(player, field.removesuffix(".top"))
            return self.tabletop.card_name(cards[0]) if cards else None
        name, _, alias = field.partition(".")
        if alias in self.table.aliases and f"{name}.ALIAS" in self.table.words.player_fields:
            return self.tabletop.player_card_field(player, name, self.table.aliases[alias])
        fields = [*self.tabletop.player_fields, *self.table.words.player_fields]
        if field not in fields and field not in self.tabletop.readable_zones():
            known = [*self.tabletop.readable_zones(), *fields]
            raise BadScenario("scenario-unknown", what="field", word=field, hint=nearest(field, known), known=known)
        return self.tabletop.player_field(player, field)

    def cited(self) -> set[str]:
        """The numbers of all rules the log names, and those behind what was asked or holds all the time."""
        names: set[str] = self.table.asked.union(
            self.tabletop.rules_at_work(), self.game.rules_cited(), self.game.traced or ()
        )
        rulebook = self.table.ledger
        numbers = {number for name in names for number in (*rulebook.numbers(name), *rulebook.references(name))}
        for number in list(numbers):  # a rule cited is a section cited
            parts = number.split(".")
            numbers.update(".".join(parts[:i]) for i in range(1, len(parts)))
        for entry in self.table.ledger.entries:  # what a section's words mean is at work with the section
            if entry.none in ("definition", "reference") and entry.number.rpartition(".")[0] in numbers:
                numbers.add(entry.number)
        return numbers


def is_field(name: str, known: tuple[str, ...]) -> bool:
    """Whether there is a field of this name; one that ends in a word of capitals stands for any of its kind."""
    if name in known:
        return True
    return any(one.endswith(".KIND") and name.startswith(one.removesuffix("KIND")) for one in known)
