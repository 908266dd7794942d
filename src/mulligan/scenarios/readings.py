"""What a step of a scenario means: the one option that fits, however and in whatever order the story tells it."""

from __future__ import annotations

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Refusal
from mulligan.kernel.options import AIMS, CHOOSE, CONCEDE, DONE, WORDS, Option
from mulligan.scenarios.matching import Matcher, tell
from mulligan.scenarios.tables import Table


class Failure(MulliganError):
    """A step of a scenario that did not go as it should."""


class Reader(Matcher):
    """Reads the choices of one scenario, and makes them at its table."""

    def __init__(self, scenario: dict[str, object], table: Table, choices: list[int]) -> None:
        super().__init__(table)
        self.scenario = scenario
        self.choices = choices  # how to read each step that can be read in two ways
        self.doubts = 0  # how many there were
        self.whole = False  # whether all steps are there to be read, so that another reading may be tried
        self.dividing = (table.kind.dividing,) if table.kind.dividing else ()
        self.taken: list[Option] = list(table.game.taken)
        self.alike = table.equal_to_aliased()  # before the last choice
        self.steps: list[dict[str, object]] = []
        self.number = 0  # of the step being taken
        self.said: list[object] = []  # yes or no, where a story names the card first: said already
        self.ahead: set[int] = set()  # steps that were taken before others
        self.later: tuple[Option, Refusal] | None = None  # a choice asked for afterwards, and what keeps one from it
        table.exact = {}

    def do(self, step: dict[str, object]) -> None:
        """Take the one legal option that fits."""
        by = str(step.get("by", ""))
        self.table.player(by)
        if step["do"] in self.said:
            self.said.remove(step["do"])
            return
        for _ in range(8):
            if step["do"] == CONCEDE:
                self.choose(Option(CONCEDE, actor=self.table.player(by)))
                return
            fitting = self.fitting(by, step)
            taken = [option for option in self.taken if self.fits(option, step, self.table.player(by))]
            if not taken and not fitting:
                taken = self.exchange(step, self.table.player(by))
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
            if self.tabletop.gives_way(self.table.player(by)):
                self.choose(self.default())
                continue
            if not self.said and ((step.get("try") and self.is_asked(by)) or not self.take_lone_ending()):
                break
        if step.get("try"):
            return
        raise Failure("step-fits-none", step=tell(step), situation=self.situation())

    def nothing_for_another(self, step: dict[str, object]) -> Option | None:
        """Where a step gives an amount to one of several and another comes first: nothing for that one."""
        decision = self.game.decision
        if step.get("do") not in self.dividing or decision is None or "target" not in step:
            return None
        none = [option for option in decision.options if option.verb in self.dividing and option.number == 0]
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
        if len(both) < 2 or number in self.ahead or any(one.get("do") not in (CHOOSE, *self.dividing) for one in both):
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
        return decision is not None and decision.player == self.table.player(by)

    def take_lone_ending(self) -> bool:
        """Take a lone end, done or pass that nobody named; False if there is none."""
        decision = self.game.decision
        if decision is None or len(decision.options) != 1 or decision.options[0].verb not in self.table.kind.passive:
            return False
        self.choose(decision.options[0])
        return True

    def choose(self, option: Option) -> None:
        """Choose, and remember what the game then took by itself."""
        if self.game.choices is not None:
            self.table.exact[len(self.game.choices)] = option.card
        self.alike = self.table.equal_to_aliased()
        self.game.choose(option)
        self.taken = list(self.game.taken)
        while self.whole and (way := self.only_way()) is not None and self.doubt() == 0:
            self.go_that_way(way)

    def only_way(self) -> Option | None:
        """The one way there is to go on, apart from giving up: a forced choice, written or left out."""
        ways = self.tabletop.ways_on()
        return ways[0] if ways and all(self.same(ways[0], other) for other in ways) else None

    def go_that_way(self, option: Option) -> None:
        """Choose so, and remember it as taken."""
        before = list(self.taken)
        if self.game.choices is not None:
            self.table.exact[len(self.game.choices)] = option.card
        self.game.choose(option)
        self.taken = [*before, option, *self.game.taken]

    def default(self) -> Option:
        """Pass, done or no where offered, else the smallest number, else the first option."""
        decision = self.game.decision
        assert decision is not None
        for verb in self.table.kind.passive:
            for option in decision.options:
                if option.verb == verb:
                    return option
        amounts = (CHOOSE, *self.dividing)
        numbered = [option for option in decision.options if option.number >= 0 and option.verb in amounts]
        if numbered:
            return min(numbered, key=lambda option: option.number)
        return decision.options[0]

    def single_picks(self, step: dict[str, object]) -> list[dict[str, object]]:
        """The single picks that a step stands for, where one may stand for several."""
        field = self.tabletop.chosen_later(step)
        if not field or step.get(field) is None:
            return [step]
        by = step.get("by", "")
        picks: list[dict[str, object]] = [{key: value for key, value in step.items() if key != field}]
        given = step[field]
        for one in given if isinstance(given, list) else [given]:
            is_player = one in self.table.players and one not in self.table.aliases
            picks.append({"by": by, "do": CHOOSE, "player" if is_player else "card": one})
        if isinstance(given, list):  # those and no others
            picks.append({"by": by, "do": DONE, "try": True, "implied": True})
        return picks

    def asked_for(self, step: dict[str, object]) -> Option:
        """What a step asks for, as an option, whether there is one or not."""
        target = next((step[field] for field in AIMS if field in step), None)
        whom = step.get("player", target)
        number = step.get("number")
        ability = step.get("ability")
        return Option(
            str(step.get("do")),
            self.table.meant(step.get("card")),
            self.table.meant(target),
            next((str(step[field]) for field in WORDS if field in step), ""),
            self.table.players.index(whom) if isinstance(whom, str) and whom in self.table.players else -1,
            number if isinstance(number, int) else -1,
            ability if isinstance(ability, int) else -1,
        )
