"""Which options fit what a step of a scenario says; and a step, an option, a decision in words."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.errors import Message
from mulligan.kernel.options import AIMS, CONCEDE, ORDER, RESOLVE, WORDS, Option
from mulligan.scenarios.tables import Table

FIELDS: Final = ("card", *AIMS, *WORDS, "ability", "player", "number")


class Matcher:
    """Finds the options at a table that fit."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tabletop = table.tabletop
        self.game = table.game

    def fitting(self, by: str, step: dict[str, object]) -> list[Option]:
        """The options of the pending decision that fit a step; of those that mean the same, one."""
        decision = self.game.decision
        if decision is None:
            return []
        player = self.table.player(by) if by else decision.player
        if step.get("do") == CONCEDE:
            return [Option(CONCEDE, actor=player)] if self.game.playing[player] else []
        fits: list[Option] = []
        for option in decision.options:
            actor = option.whose(decision.player)
            if (actor == player or (option.actor < 0 and self.tabletop.speaks_for(player, actor))) and self.fits(
                option, step, player
            ):
                fits.append(option)
        if not any(field in step for field in AIMS):  # what names no second card means none
            alone = [option for option in fits if option.target < 0]
            one_thing = all(option.verb == decision.options[0].verb for option in decision.options)
            if alone and (one_thing or all(option.text == alone[0].text for option in fits)):
                fits = alone
        distinct: list[Option] = []
        for option in fits:
            if not any(self.same(option, other) or self.same_trigger(option, other, step) for other in distinct):
                distinct.append(option)
        if len(distinct) == 1:
            return [self.name_exactly(distinct[0], step, fits, decision.options)]
        return distinct

    def name_exactly(
        self, option: Option, step: dict[str, object], fits: list[Option], options: list[Option]
    ) -> Option:
        """Of several equal cards the step names one: that one is meant, and if need be offered in another's place."""
        alias = step.get("card")
        card = self.table.aliases.get(alias, -1) if isinstance(alias, str) else -1
        if card < 0 or option.card < 0:
            return option
        for other in fits:
            if other.card == card:
                return other
        meant = option.with_card(card)
        options[options.index(option)] = meant
        return meant

    def same(self, one: Option, two: Option) -> bool:
        """Whether two options differ in nothing but which of several equal cards they take."""
        if (one.verb, one.text, one.player, one.ability) != (two.verb, two.text, two.player, two.ability):
            return False
        if one.number != two.number and one.verb != RESOLVE and one.verb != ORDER:
            return False
        return self.equal(one.card, two.card) and self.equal(one.target, two.target)

    def same_trigger(self, one: Option, two: Option, step: dict[str, object]) -> bool:
        """Whether two options are of one ability that triggered twice, where the step does not say by which event."""
        if one.verb != RESOLVE or "target" in step:
            return False
        return one.verb == two.verb and one.ability == two.ability and self.equal(one.card, two.card)

    def equal(self, one: int, two: int) -> bool:
        """Whether two cards of options are the same for all purposes."""
        if one == two:
            return True
        return one >= 0 and two >= 0 and (self.tabletop.twins(one, two) or self.are_fillers(one, two))

    def are_fillers(self, one: int, two: int) -> bool:
        """Whether two cards are fillers that nobody can name, in a hand or a pile: a step means either."""
        top = self.tabletop
        named = self.table.aliases.values()
        if not all(top.is_filler(card) and card not in named for card in (one, two)):
            return False
        zone = top.zone_name(one)
        return zone in top.unnamed and zone == top.zone_name(two) and self.game.owner[one] == self.game.owner[two]

    def fits(self, option: Option, step: dict[str, object], player: int) -> bool:
        """Whether an option fits every field that a step gives."""
        if option.verb != step.get("do"):
            return False
        for field in FIELDS:
            if field in step and not self.fits_field(option, field, step[field], player):
                return False
        return True

    def fits_field(self, option: Option, field: str, value: object, player: int) -> bool:
        """Whether an option fits one field."""
        if field == "card":
            return self.fits_card(option.card, value)
        if field in AIMS:
            if isinstance(value, list) and len(value) == 1:  # one who sings, named as several would be
                value = value[0]
            if isinstance(value, str) and value in self.table.players and value not in self.table.aliases:
                return option.player == self.table.player(value)
            return self.fits_card(option.target, value)
        if field == "player":
            return isinstance(value, str) and option.player == self.table.player(value)
        if field == "number":
            return option.number == value
        if field == "ability":
            return self.tabletop.ability_fits(option, value)
        if field == "option" and isinstance(value, int):
            return option.text == str(value) or self.number_among(option) == value
        return self.tabletop.says(option.text, str(value))

    def number_among(self, option: Option) -> int:
        """The number of an option among those of its verb, from 1."""
        decision = self.game.decision
        if decision is None:
            return 0
        number = 0
        for other in decision.options:
            if other.verb == option.verb:
                number += 1
                if other is option:
                    return number
        return 0

    def fits_card(self, card: int, value: object) -> bool:
        """Whether a card is the one of an alias, an equal one, or one of a name."""
        if card < 0 or not isinstance(value, str):
            return False
        meant = self.table.aliases.get(value)
        if meant is not None:
            return card == meant or self.tabletop.equal_cards(card, meant)
        return self.tabletop.fits_name(card, value)

    # -- For messages ------------------------------------------------------------------------------------------------

    def situation(self) -> Message:
        """The decision and its options, for messages."""
        decision = self.game.decision
        if decision is None:
            return Message("game-is-over" if self.game.over else "situation-not-asked")
        options = [self.describe(option) for option in decision.options]
        return Message("situation-asked", player=self.table.players[decision.player], options=options)

    def describe(self, option: Option) -> str:
        """An option in the words of the format."""
        parts = [option.verb]
        if option.card >= 0:
            parts.append(str(self.table.called(option.card)))
        if option.target >= 0:
            parts.append(f"-> {self.table.called(option.target)}")
        if option.text:
            parts.append(option.text)
        if option.player >= 0:
            parts.append(f"player {self.table.players[option.player]}")
        if option.number >= 0 and option.verb not in (RESOLVE, ORDER):
            parts.append(str(option.number))
        if option.ability > 0:
            parts.append(f"ability {option.ability}")
        if option.actor >= 0:
            parts.append(f"by {self.table.players[option.actor]}")
        return " ".join(parts)


def tell(step: dict[str, object]) -> str:
    """A step for messages."""
    fields = " ".join(f"{key}={step[key]}" for key in step if key not in ("do", "by", "try"))
    by = f"{step['by']}: " if "by" in step else ""
    return f"'{by}{step.get('do')} {fields}'".replace(" '", "'")
