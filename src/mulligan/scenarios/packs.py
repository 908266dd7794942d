"""Stories about packs: a draft, pick by pick, or what is opened for a sealed game.

They have no table: players have `packs`, the verb is `pick`, and what can be asked is `PLAYER.pool`, `PLAYER.pack`.
"""

from __future__ import annotations

from typing import Final

from mulligan.kernel.errors import BadScenario, Message, MulliganError, UnknownCard
from mulligan.kernel.kinds import DRAFT, LIMITED, Kind
from mulligan.kernel.rules import ledger
from mulligan.kernel.values import as_count, as_dict, as_list, as_text, as_yes_or_no
from mulligan.limited.draft import PICK, Draft, Pick
from mulligan.limited.files import KeptDraft, begin, read_header, read_lines
from mulligan.scenarios.checks import check_top, kind_of_step, steps_of
from mulligan.scenarios.known import demand_known, nearest
from mulligan.scenarios.laying import Layer
from mulligan.scenarios.readings import Failure
from mulligan.scenarios.runner import FAILED, MOST_TRIES, PASSED, SKIPPED, Outcome, other_reading

PACKS: Final = "packs"
PLACES: Final = ("pool", "pack")
PATHS: Final = ("over", "winner", "draw", "decision.by", "decision.options", "log.rules")
STEPS: Final = ("do", "legal", "illegal", "expect", "until", "replay")
MOST_CARDS: Final = 100  # fillers in a pack
MOST_PICKS: Final = 3000


def opens_packs(scenario: dict[str, object]) -> bool:
    """Whether a story is about packs, not about a table."""
    players = scenario.get("players")
    rows = players.values() if isinstance(players, dict) else []
    return scenario.get("format") in LIMITED and any(isinstance(row, dict) and PACKS in row for row in rows)


def run_packs(scenario: dict[str, object], kind: Kind) -> Outcome:
    """Run a story about packs, by the first reading of its steps that passes."""
    name = str(scenario.get("id") or scenario.get("title") or "")
    first: Outcome | None = None
    readings: list[int] = []
    for _ in range(MOST_TRIES):
        try:
            story = Packs(scenario, kind, readings)
        except UnknownCard as error:
            return Outcome(name, SKIPPED, error)
        except MulliganError as error:
            return Outcome(name, FAILED, error)
        outcome = Outcome(name, PASSED)
        try:
            story.run()
        except MulliganError as error:
            outcome = Outcome(name, FAILED, error)
        outcome.story = story.log_lines()
        first = first or outcome
        readings = other_reading(readings, story.doubts)
        if outcome.status == PASSED or not readings:
            return outcome if outcome.status == PASSED else first
    assert first is not None
    return first


class Packs:
    """One story: a draft, or pools that are opened at once."""

    def __init__(self, scenario: dict[str, object], kind: Kind, readings: list[int]) -> None:
        check_top(scenario, kind)
        self.scenario = scenario
        self.kind = kind
        self.readings = readings  # of steps that can be read in two ways, which is meant
        self.doubts = 0
        self.layer = Layer(scenario, kind, kind.tabletop())
        self.layer.add_cards()
        self.rule = kind.rule_of(str(scenario["format"]))
        self.ledger = ledger(kind.name, str(scenario.get("edition") or kind.newest()))
        packs = self.packs()
        self.names = list(packs)
        self.draft: Draft | None = None
        self.pools = [[card for pack in own for card in pack] for own in packs.values()]
        if scenario["format"] == DRAFT:
            self.draft = Draft(self.names, list(packs.values()))
            self.pools = self.draft.pools
        self.unsaid: list[Pick] = self.lone_since(0)  # picks that needed no choice, and no step has named yet

    def packs(self) -> dict[str, list[list[str]]]:
        """The packs of every player."""
        found: dict[str, list[list[str]]] = {}
        for name, value in as_dict(self.scenario.get("players")).items():
            row = as_dict(value)
            for key in row:
                demand_known("zone", key, [PACKS])
            found[name] = [self.cards(pack) for pack in as_list(row.get(PACKS, []))]
        return found

    def cards(self, value: object) -> list[str]:
        """The cards of a pack: names, or a number of fillers."""
        top = self.layer.tabletop
        found: list[str] = []
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, int):
                found.extend(top.filler({}) for _ in range(as_count(item, MOST_CARDS)))
            else:
                found.append(top.find(as_text(item)))
        return found

    # -- Steps -------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Take every step."""
        steps = steps_of(self.scenario)
        for number, step in enumerate(steps, 1):
            try:
                self.check(step)
            except BadScenario as error:
                raise BadScenario("step-failed", number=number, why=error) from None
        for number, step in enumerate(steps, 1):
            try:
                self.take(step)
            except MulliganError as failure:
                raise Failure("step-failed", number=number, why=failure) from None

    def check(self, step: dict[str, object]) -> None:
        """Refuse a step that says what there is not: under `illegal` it would seem to be right."""
        what = kind_of_step(step)
        demand_known("key", what, STEPS)
        moves = what in ("do", "legal", "illegal")
        for key in step:
            demand_known("key", key, [what, *(["by"] if moves else []), *(["card", "try"] if what == "do" else [])])
        if moves:
            demand_known("player", step.get("by"), self.names)
            move = step if what == "do" else step[what]
            if not isinstance(move, dict):
                raise BadScenario("scenario-legal")
            for key in move:
                demand_known("key", key, ["do", "card", *(["by", "try"] if what == "do" else [])])
            demand_known("verb", move.get("do"), [PICK])
            if "card" in move:
                self.find(as_text(move["card"]))
            as_yes_or_no(step.get("try", False))

    def find(self, name: str) -> str:
        """What the catalog knows a card by that a step names."""
        try:
            return self.layer.tabletop.find(name)
        except UnknownCard as error:
            hint = error.values.get("hint")
            raise BadScenario("scenario-unknown-card", name=name, hint=hint, aliases=self.names) from None

    def take(self, step: dict[str, object]) -> None:
        """Take one step."""
        if "do" in step:
            self.pick(step)
        elif "legal" in step or "illegal" in step:
            move = as_dict(step["legal"] if "legal" in step else step["illegal"])
            fitting = self.fitting(str(step["by"]), move)
            if ("legal" in step) != bool(fitting):
                raise Failure(
                    "step-not-legal" if "legal" in step else "step-not-illegal",
                    step=tell(move),
                    situation=self.situation(),
                )
        elif "expect" in step:
            for path, value in as_dict(step["expect"]).items():
                equal, found = self.compare(path, value)
                if not equal:
                    raise Failure(
                        "step-expects", path=path, wanted=repr(value), found=repr(found), situation=self.situation()
                    )
        elif "until" in step:
            self.until(as_dict(step["until"]))
        elif as_yes_or_no(step["replay"]) and not self.same_again():
            raise Failure("step-replay")

    def fitting(self, by: str, move: dict[str, object]) -> list[str]:
        """The cards that a player may pick and that fit."""
        if self.draft is None:
            return []
        options = self.draft.options(self.names.index(by))
        return [card for card in options if "card" not in move or card == self.find(as_text(move["card"]))]

    def pick(self, step: dict[str, object]) -> None:
        """A player picks a card; one that was picked without being asked need only be named."""
        by = str(step["by"])
        fitting = self.fitting(by, step)
        meant = self.find(as_text(step["card"])) if "card" in step else None
        done = [pick for pick in self.unsaid if self.names[pick.seat] == by and meant in (None, pick.card)]
        if done and (not fitting or self.doubt() == 0):
            self.unsaid.remove(done[0])
        elif len(fitting) == 1:
            self.choose(self.names.index(by), fitting[0])
        elif not step.get("try"):
            raise Failure(
                "step-fits-many" if fitting else "step-fits-none",
                step=tell(step),
                count=len(fitting),
                situation=self.situation(),
            )

    def doubt(self) -> int:
        """Which of two ways to read a step is tried now."""
        self.doubts += 1
        return self.readings[self.doubts - 1] if self.doubts <= len(self.readings) else 0

    def choose(self, seat: int, card: str) -> None:
        """Pick a card, and remember what then needed no choice."""
        assert self.draft is not None
        before = len(self.draft.picks) + 1
        self.draft.pick(seat, card)
        self.unsaid = self.lone_since(before)

    def lone_since(self, count: int) -> list[Pick]:
        """The picks after so many others that needed no choice."""
        return [pick for pick in self.draft.picks[count:] if pick.lone] if self.draft is not None else []

    def until(self, wanted: dict[str, object]) -> None:
        """Everybody picks the first card there is until the story is there."""
        for _ in range(MOST_PICKS):
            if all(self.compare(path, value)[0] for path, value in wanted.items()):
                return
            asked = self.draft.asked() if self.draft is not None else []
            if not asked or self.draft is None:
                break
            self.choose(asked[0], self.draft.options(asked[0])[0])
        raise Failure("step-until", wanted=repr(wanted), situation=self.situation())

    def same_again(self) -> bool:
        """Whether the draft saved, loaded and replayed is the same draft."""
        if self.draft is None:
            return True
        agents = ["" for _ in self.names]
        saved = KeptDraft(self.kind, "", 0, agents, self.draft).whole()
        first, _, rest = saved.partition(b"\n")
        loaded = KeptDraft(self.kind, "", 0, agents, begin(read_header(first, "", len(saved)), ""))
        read_lines(loaded, rest.split(b"\n"), "")
        return loaded.draft == self.draft and self.draft.replayed() == self.draft

    # -- What is asked -----------------------------------------------------------------------------------------------

    def compare(self, path: str, value: object) -> tuple[bool, object]:
        """Whether what is at a path equals a value, and what it is."""
        head, _, tail = path.partition(".")
        place = tail.removesuffix(".names")
        if head in self.names and place in PLACES:
            cards = self.place(self.names.index(head), place)
            if isinstance(value, list) or tail != place:
                wanted = [self.find(as_text(one)) for one in as_list(value)]
                return sorted(cards) == sorted(wanted), cards
            return not isinstance(value, bool) and value == len(cards), len(cards)
        if path == "log.rules":
            known = self.cited()
            return all(as_text(number) in known for number in as_list(value)), sorted(known)
        asked = [self.names[seat] for seat in self.draft.asked()] if self.draft is not None else []
        if path == "decision.by":
            return value in asked if asked else value is None, asked
        found: dict[str, object] = {
            "over": self.draft is None or self.draft.over,
            "winner": None,
            "draw": False,
            "decision.options": [PICK] if asked else [],
        }
        if path not in found:
            raise BadScenario("scenario-path", path=path, hint=self.near(head, path))
        return found[path] == value, found[path]

    def near(self, head: str, path: str) -> str | None:
        """What may be meant by a path that there is not."""
        if head in self.names:
            return f"{head}.{nearest(path.partition('.')[2], PLACES) or PLACES[0]}"
        return nearest(path, [*PATHS, *self.names])

    def place(self, seat: int, place: str) -> list[str]:
        """The cards of a player that are picked, or in hand."""
        if place == PLACES[0]:
            return self.pools[seat]
        return self.draft.hands[seat] if self.draft is not None else []

    def cited(self) -> set[str]:
        """The numbers of the rule that is at work, and the sections it is in."""
        numbers = {*self.ledger.numbers(self.rule), *self.ledger.references(self.rule)} if self.rule else set()
        for number in list(numbers):
            parts = number.split(".")
            numbers.update(".".join(parts[:i]) for i in range(1, len(parts)))
        return numbers

    def situation(self) -> Message:
        """Who may pick what."""
        asked = self.draft.asked() if self.draft is not None else []
        if not asked or self.draft is None:
            return Message("situation-not-asked")
        told = [f"{self.names[seat]}: {', '.join(self.draft.options(seat))}" for seat in asked]
        return Message("situation-asked", player=", ".join(self.names[seat] for seat in asked), options="; ".join(told))

    def log_lines(self) -> list[Message]:
        """What happened, line by line."""
        rule = self.ledger.cite(self.rule) if self.rule else "-"
        if self.draft is None:
            return [
                Message("story-has", player=name, count=len(pool), rule=rule)
                for name, pool in zip(self.names, self.pools, strict=True)
            ]
        found: list[Message] = []
        opened = -1
        for pick in self.draft.picks:
            if pick.round != opened:
                opened = pick.round
                found.append(Message("story-opens", number=opened + 1, rule=rule))
            player, count = self.names[pick.seat], len(pick.pack)
            found.append(Message("story-picks", player=player, card=pick.card, count=count, rule=rule))
        return found


def tell(step: dict[str, object]) -> str:
    """A step in words."""
    return f"{step.get('do')} {step['card']}" if "card" in step else str(step.get("do"))
