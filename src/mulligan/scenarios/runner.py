"""Running scenarios: their tables laid, their steps taken one after the other."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Final

from mulligan.kernel.errors import BadScenario, Message, MulliganError, UnknownCard
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import ORDER, Option
from mulligan.kernel.values import as_dict
from mulligan.scenarios.checks import STEPS, check_keys, check_table, steps_of
from mulligan.scenarios.laying import MakeTabletop, lay_table
from mulligan.scenarios.matching import tell
from mulligan.scenarios.paths import Looker
from mulligan.scenarios.readings import Failure, Reader
from mulligan.scenarios.tables import Table

PASSED: Final = "passed"
FAILED: Final = "failed"
SKIPPED: Final = "skipped"
MOST_TRIES: Final = 48
MOST_DEFAULTS: Final = 3000


class Outcome:
    """How a scenario went."""

    def __init__(self, id: str, status: str, reason: MulliganError | str = "", table: Table | None = None) -> None:
        self.id = id
        self.status = status
        self.error = reason if isinstance(reason, MulliganError) else None
        self.message = str(reason)  # in English
        self.table = table
        self.story: list[Message] = []  # what happened, where there was no table

    def __repr__(self) -> str:
        return f"<{self.id or 'a scenario'} {self.status}{': ' if self.message else ''}{self.message}>"


class Runner(Looker):
    """Runs the steps of one scenario on its table."""

    def run(self) -> None:
        """Take every step."""
        self.steps = steps_of(self.scenario)
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
            for pick in self.single_picks(step):
                self.do(pick)
        elif "legal" in step or "illegal" in step:
            wanted = step["legal"] if "legal" in step else step["illegal"]
            if not isinstance(wanted, dict):
                raise BadScenario("scenario-legal")
            by = str(step.get("by", ""))
            fitting = self.possible(by, wanted)
            if not fitting and by and self.tabletop.gives_way(self.table.player(by)):
                offered = self.tabletop.offered_to_teammate(self.table.player(by))
                fitting = [option for option in offered if self.fits(option, wanted, self.table.player(by))]
            if ("legal" in step) != bool(fitting):
                raise Failure(
                    "step-not-legal" if "legal" in step else "step-not-illegal",
                    step=tell(wanted),
                    situation=self.situation(),
                )
            for option in fitting:
                self.table.asked.update(self.tabletop.rules_for(option))
            if "illegal" in step and step.get("by"):
                self.ask_why_not(self.table.player(step["by"]), wanted)
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

    def possible(self, by: str, wanted: dict[str, object]) -> list[Option]:
        """The options that fit, and lead to what the step says of choices that the game asks for afterwards."""
        self.later = None
        first, *rest = self.single_picks({**wanted, "by": by} if by else wanted)
        fitting = self.fitting(by, first)
        return [option for option in fitting if self.leads_to(option, rest)] if rest else fitting

    def leads_to(self, option: Option, rest: list[dict[str, object]]) -> bool:
        """Whether after a choice these others can be made; tried at a table of its own."""
        tabletop = copy.copy(self.tabletop)
        tabletop.game = self.game.clone()
        table = Table(self.table.kind, tabletop, dict(self.table.aliases), self.table.words)
        reader = Reader(self.scenario, table, [])
        decision = reader.game.decision
        assert decision is not None
        asked = option
        try:
            reader.choose(option)
            for pick in rest:
                asked = reader.asked_for(pick)
                reader.do({"by": self.table.players[decision.player], **pick})
        except MulliganError:
            why = self.table.kind.why_not(reader.game, decision.player, asked)
            self.later = None if why is None else (asked, why)
            return False
        return True

    def ask_why_not(self, player: int, wanted: dict[str, object]) -> None:
        """Find out what keeps a player from doing what a step finds illegal."""
        asked = self.asked_for(wanted)
        refusal = self.table.kind.why_not(self.game, player, asked)
        if self.later is not None:
            self.table.refused.append((self.number + 1, *self.later))
        elif refusal is not None:
            self.table.refused.append((self.number + 1, asked, refusal))
        self.table.asked.update(self.tabletop.rules_against(player, asked, wanted.get("ability")))

    # -- Going on ----------------------------------------------------------------------------------------------------

    def until(self, wanted: dict[str, object]) -> None:
        """Give every decision its default answer until the story is there."""
        game = self.game
        for _ in range(MOST_DEFAULTS):
            if self.arrived(wanted):
                if game.halted and self.table.asks_here("phase" in wanted):
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

    def resolve(self, count: object) -> None:
        """All players pass until so many of what waited have resolved."""
        start = self.tabletop.objects_left()
        for _ in range(MOST_DEFAULTS):
            gone = self.tabletop.objects_left() - start
            if count == "all" and (self.game.over or (self.tabletop.waiting() == 0 and not self.orders_on())):
                return
            if isinstance(count, int) and gone >= count:
                return
            if self.game.decision is None:
                break
            self.choose(self.default())
        raise Failure("step-resolve", situation=self.situation())

    def orders_on(self) -> bool:
        """Whether triggers wait to be put in an order that no step will tell: then the first will do."""
        decision = self.game.decision
        return decision is not None and decision.options[0].verb == ORDER and self.doubt() == 1

    def alias(self, name: str, place: dict[str, object]) -> None:
        """Give a card that is there now an alias."""
        for key in ("player", "zone", "name"):
            if key not in place:
                raise BadScenario("scenario-alias", name=name, key=key)
        known = set(self.table.aliases.values())
        cards = self.table.cards_in(self.table.player(str(place["player"])), str(place["zone"]))
        wanted = str(place["name"])
        for fresh in (True, False):
            for card in cards:
                if self.tabletop.fits_name(card, wanted) and (not fresh or card not in known):
                    self.table.aliases[name] = card
                    return
        raise Failure("step-alias", player=str(place["player"]), name=wanted, zone=str(place["zone"]))


def run_scenario(scenario: dict[str, object], kind: Kind, tabletop: MakeTabletop | None = None) -> Outcome:
    """Run a scenario, at this game's own table unless another is given."""
    name = str(scenario.get("id") or scenario.get("title") or "")
    choices: list[int] = []
    first: MulliganError | None = None
    table: Table | None = None
    for _ in range(MOST_TRIES):
        try:
            check_keys(scenario, kind)
            table = lay_table(scenario, kind, tabletop)
            check_table(table, scenario)
        except UnknownCard as error:
            return Outcome(name, SKIPPED, error)
        runner = Runner(scenario, table, choices)
        try:
            runner.run()
            return Outcome(name, PASSED, table=table)
        except MulliganError as error:
            first = first or error
        choices = other_reading(choices, runner.doubts)
        if not choices:
            break
    return Outcome(name, FAILED, first or "", table)


def other_reading(choices: list[int], doubts: int) -> list[int]:
    """The next way to read the steps that can be read in two ways; empty when all were tried."""
    reading = (choices + [0] * doubts)[:doubts]
    while reading and reading[-1] == 1:
        reading.pop()
    if reading:
        reading[-1] = 1
    return reading
