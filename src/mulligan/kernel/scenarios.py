"""Scenarios: small stories about a table, run step by step. The games set the table and say what is on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mulligan.kernel.errors import BadScenario, Message, MulliganError, UnknownCard
from mulligan.kernel.game import DRAWN
from mulligan.kernel.options import Option
from mulligan.kernel.readings import Failure, Reader, tell
from mulligan.kernel.tables import Table

PASSED: Final = "passed"
FAILED: Final = "failed"
SKIPPED: Final = "skipped"
DEFAULTS: Final = ("pass", "done", "no", "end", "keep")
STEPS: Final = ("do", "legal", "illegal", "expect", "until", "resolve", "replay", "alias")
MOST_TRIES: Final = 48
MOST_DEFAULTS: Final = 3000


class Outcome:
    """How a scenario went."""

    def __init__(self, id: str, status: str, message: str = "", table: Table | None = None) -> None:
        self.id = id
        self.status = status
        self.message = message
        self.table = table


class Runner(Reader):
    """Runs the steps of one scenario on its table."""

    def run(self) -> None:
        """Take every step."""
        self.steps = as_steps(self.scenario)
        self.whole = True
        for number, step in enumerate(self.steps):
            if number in self.ahead:
                continue
            self.number = number
            try:
                self.take(step)
            except MulliganError as failure:
                raise Failure("step-failed", number=number + 1, why=failure) from None

    def take(self, step: dict[str, object]) -> None:
        """Take one step."""
        if self.game.halted and not any(word in step for word in ("expect", "until", "alias")):
            self.go_on(None)
        if "do" in step:
            for pick in self.table.spelled_out(step):
                self.do(pick)
        elif "legal" in step or "illegal" in step:
            wanted = step["legal"] if "legal" in step else step["illegal"]
            if not isinstance(wanted, dict):
                raise BadScenario("scenario-legal")
            by = str(step.get("by", ""))
            fitting = self.fitting(by, wanted)
            if not fitting and by and self.table.gives_way(self.player(by)):
                offered = self.table.offered_to_teammate(self.player(by))
                fitting = [option for option in offered if self.fits(option, wanted, self.player(by))]
            if ("legal" in step) != bool(fitting):
                raise Failure(
                    "step-not-legal" if "legal" in step else "step-not-illegal",
                    step=tell(wanted),
                    situation=self.situation(),
                )
            for option in fitting:
                self.table.asked.update(self.table.rules_for(option))
            if "illegal" in step and step.get("by"):
                self.table.asked.update(self.table.rules_against(self.player(str(step["by"])), wanted))
        elif "expect" in step:
            self.expect(as_dict(step["expect"]))
        elif "until" in step:
            self.until(as_dict(step["until"]))
        elif "resolve" in step:
            self.resolve(step["resolve"])
        elif "replay" in step:
            if not self.table.reload():
                raise Failure("step-replay")
        elif "alias" in step:
            for name, place in as_dict(step["alias"]).items():
                self.alias(name, as_dict(place))
        else:
            raise BadScenario("scenario-step", known=list(STEPS), step=repr(step))

    # -- Looking -----------------------------------------------------------------------------------------------------

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
            missing = [number for number in as_list(value) if number not in cited]
            return not missing, Message("step-without-rules", rules=missing)
        if tail in ("has", "lacks") and head in self.table.aliases:
            card = self.table.aliases[head]
            wrong = [str(word) for word in as_list(value) if self.table.has(card, str(word)) != (tail == "has")]
            return not wrong, Message("step-wrong-about", words=wrong)
        if path == "active" and isinstance(value, str):
            return self.table.is_active(self.player(value)), repr(self.table.players[self.game.active])
        is_now = self.value(head, tail, path)
        value = self.table.usual(tail, value)
        if tail.endswith(".names") or path == "decision.options":
            equal = sorted(str(one) for one in as_list(is_now)) == sorted(str(one) for one in as_list(value))
            return equal, repr(is_now)
        if isinstance(value, str) and isinstance(is_now, str):
            return is_now.lower() == value.lower(), repr(is_now)
        if isinstance(is_now, bool) or isinstance(value, bool):
            return bool(is_now) == bool(value), repr(is_now)
        return is_now == value, repr(is_now)

    def value(self, head: str, tail: str, path: str) -> object:
        """What is at a path."""
        game = self.game
        if head in self.table.aliases and tail:
            return self.card_value(self.table.aliases[head], tail)
        if head in self.table.players and tail:
            return self.player_value(self.player(head), tail)
        if path == "winner":
            return self.table.players[game.result] if game.result >= 0 else None
        if path == "over":
            return game.over
        if path == "draw":
            return game.over and game.result == DRAWN
        if path == "active":
            return self.table.players[game.active]
        if path == "phase":
            return self.table.phase_name()
        if path == "turn":
            return game.turn
        if path in ("bag", "stack"):
            return self.table.waiting()
        if path == "decision.by":
            return None if game.decision is None else self.table.players[game.decision.player]
        if path == "decision.options":
            return [] if game.decision is None else game.decision.verbs()
        raise BadScenario("scenario-path", path=path)

    def card_value(self, card: int, field: str) -> object:
        """A field of a card."""
        if field == "zone":
            return self.table.zone_name(card)
        if field == "owner":
            return self.table.players[self.game.owner[card]]
        if field == "controller":
            return self.table.players[self.table.controller(card)]
        found = self.table.field(card, field)
        if field in ("at", "attached_to") and isinstance(found, int):
            return self.alias_of(found)
        return found

    def player_value(self, player: int, field: str) -> object:
        """A field of a player."""
        if field.endswith(".names"):
            return [self.table.card_name(card) for card in self.table.cards_in(player, field.removesuffix(".names"))]
        if field.endswith(".top"):
            cards = self.table.cards_in(player, field.removesuffix(".top"))
            return self.table.card_name(cards[0]) if cards else None
        return self.table.player_field(player, field)

    def cited(self) -> set[str]:
        """The numbers of all rules the log names, and those behind what was asked or holds all the time."""
        names: set[str] = self.table.asked.union(self.table.rules_at_work(), self.game.rules_cited())
        numbers = {number for name in names for number in self.table.ledger.numbers(name)}
        for number in list(numbers):  # a rule cited is a section cited
            parts = number.split(".")
            numbers.update(".".join(parts[:i]) for i in range(1, len(parts)))
        for entry in self.table.ledger.entries:  # what a section's words mean is at work with the section
            if entry.none in ("definition", "reference") and entry.number.rpartition(".")[0] in numbers:
                numbers.add(entry.number)
        return numbers

    # -- Going on ----------------------------------------------------------------------------------------------------

    def until(self, wanted: dict[str, object]) -> None:
        """Give every decision its default answer until the story is there."""
        game = self.game
        for _ in range(MOST_DEFAULTS):
            if self.arrived(wanted):
                if game.halted and self.table.asks_here():
                    self.go_on(None)
                return
            if game.halted:
                self.go_on(lambda: self.arrived(wanted))
            elif game.decision is None:
                break
            else:
                game.stop = lambda: self.arrived(wanted)
                self.choose(self.default())
            game.stop = None
        raise Failure("step-until", wanted=repr(wanted), situation=self.situation())

    def go_on(self, stop: Callable[[], bool] | None) -> None:
        """Let a halted game go on, and remember what it then takes by itself."""
        before = len(self.game.taken)
        self.game.run_until(stop)
        self.taken.extend(self.game.taken[before:])

    def arrived(self, wanted: dict[str, object]) -> bool:
        """Whether phase, active player and turn are as wanted."""
        for path, value in wanted.items():
            if not self.compare(path, value)[0]:
                return False
        return True

    def default(self) -> Option:
        """Pass, done or no where offered, else the smallest number, else the first option."""
        decision = self.game.decision
        assert decision is not None
        for verb in DEFAULTS:
            for option in decision.options:
                if option.verb == verb:
                    return option
        numbered = [option for option in decision.options if option.number >= 0 and option.verb in ("choose", "assign")]
        if numbered:
            return min(numbered, key=lambda option: option.number)
        return decision.options[0]

    def resolve(self, count: object) -> None:
        """All players pass until so many objects have left the stack."""
        start = self.table.objects_left()
        for _ in range(MOST_DEFAULTS):
            gone = self.table.objects_left() - start
            if count == "all" and self.table.waiting() == 0 and not self.orders_on():
                return
            if isinstance(count, int) and gone >= count:
                return
            if self.game.decision is None:
                break
            passes = [option for option in self.game.decision.options if option.verb == "pass"]
            self.choose(passes[0] if passes else self.default())
        raise Failure("step-resolve", situation=self.situation())

    def orders_on(self) -> bool:
        """Whether triggers wait to be put on the stack in an order that no step will tell: then the first will do."""
        decision = self.game.decision
        return decision is not None and decision.options[0].verb == "order" and self.doubt() == 1

    def alias(self, name: str, place: dict[str, object]) -> None:
        """Give a card that is there now an alias."""
        for key in ("player", "zone", "name"):
            if key not in place:
                raise BadScenario("scenario-alias", name=name, key=key)
        known = set(self.table.aliases.values())
        cards = self.table.cards_in(self.player(str(place["player"])), str(place["zone"]))
        wanted = str(place["name"])
        for fresh in (True, False):
            for card in cards:
                if self.table.fits_name(card, wanted) and (not fresh or card not in known):
                    self.table.aliases[name] = card
                    return
        raise Failure("step-alias", player=str(place["player"]), name=wanted, zone=str(place["zone"]))


def run_scenario(scenario: dict[str, object], set_table: object) -> Outcome:
    """Run a scenario. `set_table` is the game's function that sets its table."""
    name = str(scenario.get("id") or scenario.get("title") or "")
    if not callable(set_table):
        raise MulliganError("scenario-without-table")
    choices: list[int] = []
    first = ""
    for _ in range(MOST_TRIES):
        try:
            table = set_table(scenario)
        except UnknownCard as error:
            return Outcome(name, SKIPPED, str(error))
        assert isinstance(table, Table)
        runner = Runner(scenario, table, choices)
        try:
            runner.run()
            return Outcome(name, PASSED, table=table)
        except MulliganError as error:
            first = first or str(error)
        choices = other_reading(choices, runner.doubts)
        if not choices:
            break
    return Outcome(name, FAILED, first, table)


def other_reading(choices: list[int], doubts: int) -> list[int]:
    """The next way to read the steps that can be read in two ways; empty when all were tried."""
    reading = (choices + [0] * doubts)[:doubts]
    while reading and reading[-1] == 1:
        reading.pop()
    if reading:
        reading[-1] = 1
    return reading


def as_steps(scenario: dict[str, object]) -> list[dict[str, object]]:
    """The steps of a scenario."""
    if "steps" not in scenario:
        raise BadScenario("scenario-without-steps")
    return [as_dict(step) for step in as_list(scenario["steps"])]


def as_dict(value: object) -> dict[str, object]:
    """The object that the format wants here."""
    if not isinstance(value, dict):
        raise BadScenario("scenario-wants-object", value=repr(value))
    return value


def as_count(value: object) -> int:
    """The number, at least 0, that the format wants here."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadScenario("scenario-wants-number", value=repr(value))
    return value


def as_list(value: object) -> list[object]:
    """The list that the format wants here."""
    if not isinstance(value, list):
        raise BadScenario("scenario-wants-list", value=repr(value))
    return value
