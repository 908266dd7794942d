"""What a step of a scenario means: the one option that fits, however and in whatever order the story tells it."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.errors import BadScenario, Message, MulliganError
from mulligan.kernel.options import CHOOSE, CONCEDE, Option
from mulligan.kernel.tables import Table

ASSIGN: Final = "assign"
FIELDS: Final = ("card", "target", "onto", "with", "how", "row", "ability", "player", "number", "option", "name")
ENDINGS: Final = ("end", "done", "pass")
UNNAMED: Final = ("hand", "deck", "library", "discard", "graveyard", "retreat")  # where fillers are all the same


class Failure(MulliganError):
    """A step of a scenario that did not go as it should."""


class Reader:
    """Reads the choices of one scenario, and makes them at its table."""

    def __init__(self, scenario: dict[str, object], table: Table, choices: list[int]) -> None:
        self.scenario = scenario
        self.table = table
        self.game = table.game
        self.choices = choices  # how to read each step that can be read in two ways
        self.doubts = 0  # how many there were
        self.whole = False  # whether all steps are there to be read, so that another reading may be tried
        self.taken: list[Option] = list(table.game.taken)
        self.alike = table.alike()  # before the last choice
        self.steps: list[dict[str, object]] = []
        self.number = 0  # of the step being taken
        self.said: list[object] = []  # yes or no, where a story names the card first: said already
        self.ahead: set[int] = set()  # steps that were taken before others
        table.exact = {}

    def do(self, step: dict[str, object]) -> None:
        """Take the one legal option that fits."""
        by = str(step.get("by", ""))
        self.player(by)
        if step["do"] in self.said:
            self.said.remove(step["do"])
            return
        for _ in range(8):
            if step["do"] == CONCEDE:
                self.choose(Option(CONCEDE, actor=self.player(by)))
                return
            fitting = self.fitting(by, step)
            taken = [option for option in self.taken if self.fits(option, step, self.player(by))]
            if not taken and not fitting:
                taken = self.exchange(step, self.player(by))
            if taken and (not fitting or self.doubt() == 1 or len(fitting) > 1):
                self.taken.remove(taken[0])
                return
            if fitting and not taken and self.chosen_ahead(step, True):
                continue
            if len(fitting) == 1:
                self.choose(fitting[0])
                if step.get("implied"):  # a later step may still say so
                    self.taken.append(fitting[0])
                return
            if len(fitting) > 1:
                raise Failure("step-fits-many", step=tell(step), count=len(fitting), situation=self.situation())
            if self.said_afterwards(step) == "no":
                return
            if self.chosen_ahead(step, False):
                continue
            nothing = self.nothing_for_another(step)
            if nothing is not None:
                self.choose(nothing)
                continue
            if self.table.gives_way(self.player(by)):
                self.choose(Option("pass"))
                continue
            if not self.said and ((step.get("try") and self.is_asked(by)) or not self.take_lone_ending()):
                break
        if step.get("try"):
            return
        raise Failure("step-fits-none", step=tell(step), situation=self.situation())

    def nothing_for_another(self, step: dict[str, object]) -> Option | None:
        """Where a step gives an amount to one of several and another comes first: nothing for that one."""
        decision = self.game.decision
        if step.get("do") != ASSIGN or decision is None or "target" not in step:
            return None
        none = [option for option in decision.options if option.verb == ASSIGN and option.number == 0]
        return none[0] if len(none) == 1 else None

    def exchange(self, step: dict[str, object], player: int) -> list[Option]:
        """Of equal cards the game took another than the one a step names: then the two exchange their aliases."""
        aliases = self.table.aliases
        alias = step.get("card")
        if not isinstance(alias, str) or alias not in aliases:
            return []
        meant = aliases[alias]
        rest = {field: value for field, value in step.items() if field != "card"}
        for option in self.taken:
            if option.card in self.alike.get(meant, []) and self.fits(option, rest, player):
                for name, card in aliases.items():
                    if card == option.card:
                        aliases[name] = meant
                aliases[alias] = option.card
                return [option]
        return []

    def said_afterwards(self, step: dict[str, object]) -> object:
        """The yes or no of the next step, said now: a story may choose a card and then say whether it will be so."""
        decision = self.game.decision
        rest = [later for later in self.steps[self.number + 1 :] if "do" in later]
        if step["do"] != "choose" or decision is None or decision.verbs() != ["yes", "no"] or not rest:
            return None
        answer = rest[0].get("do")
        for option in decision.options:
            if option.verb == answer and rest[0].get("by") == step.get("by") == self.table.players[decision.player]:
                self.choose(option)
                self.said.append(answer)
                return answer
        return None

    def chosen_ahead(self, step: dict[str, object], fits: bool) -> bool:
        """Take the next step first, where a story makes two choices in another order than the game asks for them."""
        number = self.number + 1
        rest = self.steps[number : number + 1]
        both = [step, *rest]
        if len(both) < 2 or number in self.ahead or any(one.get("do") not in (CHOOSE, ASSIGN) for one in both):
            return False
        by = str(step.get("by", ""))
        if rest[0].get("by") != by or any(one.get("try") for one in both) or not self.is_asked(by):
            return False
        if fits and ("card" not in step or "player" not in rest[0]):
            return False  # only a creature may be the target or the cost; that a player follows tells which
        fitting = self.fitting(by, rest[0])
        if len(fitting) != 1 or (fits and self.doubt() == 0):
            return False
        self.choose(fitting[0])
        self.ahead.add(number)
        return True

    def doubt(self) -> int:
        """Which way to read a step that can be read in two: 0 as a choice now, 1 as one just taken by itself."""
        self.doubts += 1
        return self.choices[self.doubts - 1] if self.doubts <= len(self.choices) else 0

    def is_asked(self, by: str) -> bool:
        """Whether the pending decision is this player's."""
        decision = self.game.decision
        return decision is not None and decision.player == self.player(by)

    def take_lone_ending(self) -> bool:
        """Take a lone end, done or pass that nobody named; False if there is none."""
        decision = self.game.decision
        if decision is None or len(decision.options) != 1 or decision.options[0].verb not in ENDINGS:
            return False
        self.choose(decision.options[0])
        return True

    def choose(self, option: Option) -> None:
        """Choose, and remember what the game then took by itself."""
        if self.game.choices is not None:
            self.table.exact[len(self.game.choices)] = option.card
        self.alike = self.table.alike()
        self.game.choose(option)
        self.taken = list(self.game.taken)
        while self.whole and self.only_payment() is not None and self.doubt() == 0:
            self.pay(self.only_payment())

    def only_payment(self) -> Option | None:
        """The one way there is to go on paying by hand, apart from giving up: a forced choice, written or left out."""
        decision = self.game.decision
        if decision is None or decision.topic != "pay":
            return None
        ways = [option for option in decision.options if option.verb == "pay"]
        return ways[0] if ways and all(self.same(ways[0], other) for other in ways) else None

    def pay(self, option: Option | None) -> None:
        """Pay so, and remember it as taken."""
        assert option is not None
        before = list(self.taken)
        if self.game.choices is not None:
            self.table.exact[len(self.game.choices)] = option.card
        self.game.choose(option)
        self.taken = [*before, option, *self.game.taken]

    # -- What fits ---------------------------------------------------------------------------------------------------

    def fitting(self, by: str, step: dict[str, object]) -> list[Option]:
        """The options of the pending decision that fit a step; of those that mean the same, one."""
        decision = self.game.decision
        if decision is None:
            return []
        player = self.player(by) if by else decision.player
        if step.get("do") == CONCEDE:
            return [Option(CONCEDE, actor=player)] if self.game.playing[player] else []
        fits: list[Option] = []
        for option in decision.options:
            actor = option.actor if option.actor >= 0 else decision.player
            if (actor == player or (option.actor < 0 and self.table.speaks_for(player, actor))) and self.fits(
                option, step, player
            ):
                fits.append(option)
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
        if one.number != two.number and one.verb != "resolve" and one.verb != "order":
            return False
        return self.equal(one.card, two.card) and self.equal(one.target, two.target)

    def same_trigger(self, one: Option, two: Option, step: dict[str, object]) -> bool:
        """Whether two options are of one ability that triggered twice, where the step does not say by which event."""
        if one.verb != "resolve" or "target" in step:
            return False
        return one.verb == two.verb and one.ability == two.ability and self.equal(one.card, two.card)

    def equal(self, one: int, two: int) -> bool:
        """Whether two cards of options are the same for all purposes."""
        if one == two:
            return True
        return one >= 0 and two >= 0 and (self.table.twins(one, two) or self.are_fillers(one, two))

    def are_fillers(self, one: int, two: int) -> bool:
        """Whether two cards are fillers that nobody can name, in a hand or a pile: a step means either."""
        table = self.table
        for card in (one, two):
            if not table.card_name(card).startswith("Filler") or card in table.aliases.values():
                return False
        zone = table.zone_name(one)
        return zone in UNNAMED and zone == table.zone_name(two) and self.game.owner[one] == self.game.owner[two]

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
        if field in ("target", "onto", "with"):
            if isinstance(value, str) and value in self.table.players and value not in self.table.aliases:
                return option.player == self.player(value)
            return self.fits_card(option.target, value)
        if field == "player":
            return isinstance(value, str) and option.player == self.player(value)
        if field == "number":
            return option.number == value
        if field == "ability":
            return self.table.ability_fits(option, value)
        if field == "option" and isinstance(value, int):
            return option.text == str(value) or self.place_among(option) == value
        return self.table.says(option.text, str(value))

    def place_among(self, option: Option) -> int:
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
            return card == meant or self.table.equal_cards(card, meant)
        return self.table.fits_name(card, value)

    # -- Names, for messages -----------------------------------------------------------------------------------------

    def alias_of(self, card: object) -> object:
        """What a card is called in this scenario: its alias, or its name. Numbers from -2 down are players."""
        if not isinstance(card, int) or card == -1:
            return None
        if card < 0:
            return self.table.players[-2 - card]
        for name, meant in self.table.aliases.items():
            if meant == card:
                return name
        return self.table.card_name(card)

    def player(self, name: str) -> int:
        """The number of a player."""
        if name not in self.table.players:
            raise BadScenario("scenario-player", name=name, players=self.table.players)
        return self.table.players.index(name)

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
            parts.append(str(self.alias_of(option.card)))
        if option.target >= 0:
            parts.append(f"-> {self.alias_of(option.target)}")
        if option.text:
            parts.append(option.text)
        if option.player >= 0:
            parts.append(f"player {self.table.players[option.player]}")
        if option.number >= 0 and option.verb not in ("resolve", "order"):
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
