"""Passing in Magic from a person's seat at the terminal: until something happens, the turn is over, my next turn."""

from __future__ import annotations

import pytest
from tests.support import rule
from tests.test_terminal_people import Typed

from mulligan.agents import Agent, Seat
from mulligan.cli.table import TerminalTable
from mulligan.kernel.options import Option
from mulligan.scenarios.sessions import scenario_session

READY = {"hand": ["Shock"], "battlefield": [{"card": "Mountain", "n": 2}]}  # who is asked wherever it may matter
Place = tuple[int, str, str]  # turn, step, what is asked


class Planned(Agent):
    """Does what is planned as soon as it may, and else nothing: `turn verb card`, and the player it is aimed at."""

    name = "planned"

    def __init__(self, *plan: str) -> None:
        self.plan = list(plan)

    def choose(self, seat: Seat) -> Option:
        for option in seat.options:
            if option.verb == "choose" and option.player == 0:
                return option
            name = seat.known.match.printed[seat.known.printed[option.card]].name if option.card >= 0 else ""
            wish = f"{seat.known.turn} {option.verb} {name}"
            if wish in self.plan:
                self.plan.remove(wish)
                return option
        return next((option for option in seat.options if option.verb in seat.kind.passive), seat.options[0])


class Watched(Typed):
    """A terminal that also keeps where the game was whenever its person was asked."""

    table: TerminalTable
    places: list[Place]

    def read(self, prompt: str) -> str:
        game = self.table.session.game
        asked = game.decision.topic if game.decision else ""
        self.places.append((int(game.turn), str(self.table.view.get("phase")), asked))
        return super().read(prompt)


def sit(mine: dict, theirs: dict, plan: tuple[str, ...] = (), *lines: str, **more: object) -> Watched:
    """Ann's seat in turn 5, which is hers; what Bob plans comes to pass in turn 6, which is his, or before."""
    scenario = {"id": "passing", "game": "magic", "players": {"Ann": mine, "Bob": theirs}, "steps": [], **more}
    terminal = Watched(*lines)
    terminal.places = []
    people: list[Agent | None] = [None, *[Planned(*plan) for _ in range(len(scenario["players"]) - 1)]]  # type: ignore[arg-type]
    terminal.table = TerminalTable(scenario_session(scenario), people, terminal)
    terminal.table.run()
    return terminal


def stopped(terminal: Watched) -> Place:
    """Where the person is asked after the first thing they typed."""
    return terminal.places[1]


MINE = (5, "main-1", "priority")  # where they all begin
ATTACKER = {"battlefield": ["Pillarfield Ox"]}


# -- Enter -------------------------------------------------------------------------------------------------------------


@rule("magic", "priority.passing")
def test_enter_passes_once_and_the_prompt_says_so() -> None:
    terminal = sit(READY, {}, (), "", "", "")
    assert "(Enter: pass)" in terminal.prompts[0]
    assert terminal.places[0] == MINE
    assert stopped(terminal) == (5, "main-2", "priority")  # the quiet steps between are passed over
    assert len(terminal.places) == 4


def test_enter_is_no_pass_where_something_else_is_asked() -> None:
    """Damage must go somewhere: Enter only shows the table again."""
    terminal = sit(
        {"hand": ["Shock", "Shock"], "battlefield": [{"card": "Mountain", "n": 2}]}, ATTACKER, (), "cast shock", ""
    )
    assert "Enter: pass" not in terminal.prompts[1]
    assert terminal.places[1] == terminal.places[2] == (5, "main-1", "target")


# -- Until something happens -------------------------------------------------------------------------------------------


@rule("magic", "priority.passing")
@pytest.mark.parametrize("words", ["pass on", "pass until something happens", "pass something", "PASS UNTIL Something"])
def test_passing_on_stops_at_what_another_casts(words: str) -> None:
    terminal = sit(READY, READY, ("6 cast Shock",), words)
    assert stopped(terminal)[0] == 6
    assert "stack: Shock (Bob) → Ann" in terminal.pages[1]


def test_passing_on_stops_at_a_spell_in_ones_own_turn() -> None:
    terminal = sit(READY, READY, ("5 cast Shock",), "pass on")
    assert stopped(terminal) == MINE
    assert "stack: Shock (Bob)" in terminal.pages[1]


def test_passing_on_stops_at_an_ability_of_another() -> None:
    theirs = {"battlefield": ["Shivan Dragon", "Mountain"]}
    terminal = sit(READY, theirs, ("6 activate Shivan Dragon",), "pass on")
    assert stopped(terminal)[0] == 6
    assert "stack: Shivan Dragon" in terminal.pages[1]


@rule("magic", "priority.passing", "combat.declare-attackers")
def test_passing_on_stops_when_one_is_attacked_and_cannot_block() -> None:
    terminal = sit(READY, ATTACKER, ("6 attack Pillarfield Ox",), "pass on")
    assert stopped(terminal) == (6, "declare-blockers", "priority")


def test_blocks_are_asked_for_however_one_passes() -> None:
    mine = {**READY, "battlefield": ["Pillarfield Ox", "Mountain"]}
    for words in ("pass on", "pass until my turn"):
        terminal = sit(mine, ATTACKER, ("6 attack Pillarfield Ox",), words, phase="main-2")
        assert stopped(terminal) == (6, "declare-blockers", "block"), words


def test_passing_on_stops_at_ones_own_next_turn_where_nothing_happened() -> None:
    terminal = sit(READY, {}, (), "pass on")
    assert stopped(terminal) == (7, "main-1", "priority")


def test_passing_on_is_not_stopped_by_ones_own_spell_by_lands_or_by_attacks_on_others() -> None:
    terminal = sit(READY, {}, (), "hold", "cast shock", "bob", "pass on")
    assert terminal.places[4][0] == 7  # holding, they are asked in the first step of their own turn
    terminal = sit(READY, {"hand": ["Forest"]}, ("6 play Forest",), "pass on")
    assert stopped(terminal)[0] == 7
    scenario = {"players": {"Ann": READY, "Bob": ATTACKER, "Cy": {}}}
    terminal = sit({}, {}, ("6 attack Pillarfield Ox",), "pass on", **scenario)
    assert terminal.table.session.game.turn == 7 or terminal.places[1][0] > 6


# -- Until the end of turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["pass turn", "pass until end of turn", "pass this turn", "pass until next turn"])
def test_passing_the_turn_goes_past_spells_and_ends_with_it(words: str) -> None:
    terminal = sit({**READY, "life": 20}, READY, ("5 cast Shock",), words)
    assert stopped(terminal)[0] == 6
    assert terminal.table.session.game.life[0] == 18
    assert "Shock" in terminal.pages[1]  # what happened meanwhile is told


def test_passing_the_turn_of_another_ends_with_that_turn() -> None:
    terminal = sit(READY, {}, (), "pass turn", "pass turn")
    assert [place[0] for place in terminal.places] == [5, 6, 7]


def test_passing_the_turn_still_asks_what_only_the_person_can_say() -> None:
    terminal = sit({"hand": 9, "battlefield": ["Mountain"]}, {}, (), "hold", "pass turn", "1", "1")
    assert terminal.places[2] == (5, "cleanup", "discard")
    assert terminal.places[4][0] == 6


# -- Until my next turn ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["pass until my next turn", "pass until my turn", "pass my turn", "pass to my turn"])
def test_passing_until_my_next_turn_goes_past_everything_of_the_others(words: str) -> None:
    theirs = {**READY, "battlefield": [{"card": "Mountain", "n": 2}, "Pillarfield Ox"]}
    terminal = sit(READY, theirs, ("6 cast Shock", "6 attack Pillarfield Ox"), words)
    assert stopped(terminal) == (7, "main-1", "priority")
    assert terminal.table.session.game.life[0] == 20 - 2 - 2


def test_a_step_can_be_passed_to_and_one_is_asked_there_though_it_is_quiet() -> None:
    terminal = sit(READY, {}, (), "pass until end", "pass to upkeep", "pass until end of combat")
    assert [place[:2] for place in terminal.places[1:]] == [(5, "end"), (6, "upkeep"), (6, "end-of-combat")]


# -- What ends it, and refusals ----------------------------------------------------------------------------------------


def test_undo_ends_the_passing() -> None:
    terminal = sit(READY, {}, (), "pass until my turn", "undo", "")
    assert terminal.places[2] == MINE
    assert terminal.places[3] == (5, "main-2", "priority")  # and Enter passes once, as before


def test_passing_is_over_once_it_has_stopped() -> None:
    terminal = sit(READY, READY, ("6 cast Shock",), "pass on", "")
    assert terminal.places[2][0] == 6  # the end step of the same turn, where they may do something


@pytest.mark.parametrize("words", ["pass until lunch", "pass 3", "pass until", "pass until my", "pass until combat"])
def test_what_nobody_can_pass_until_is_refused_and_nothing_is_passed(words: str) -> None:
    terminal = sit(READY, {}, (), words)
    assert stopped(terminal) == MINE
    assert "Pass until what?" in terminal.pages[1]
    assert "declare-attackers" in terminal.pages[1]


def test_who_is_asked_something_else_cannot_pass_on() -> None:
    terminal = sit(READY, ATTACKER, (), "cast shock", "pass turn")
    assert "You cannot pass now: something else is asked of you." in terminal.pages[2]
    assert terminal.places[1] == terminal.places[2]


def test_two_at_one_keyboard_pass_each_for_themselves() -> None:
    scenario = {"id": "two", "game": "magic", "players": {"Ann": READY, "Bob": READY}, "steps": []}
    terminal = Watched("pass until my turn", "", "stop upkeep", "pass until my turn", "pass turn", "")
    terminal.places = []
    terminal.table = TerminalTable(scenario_session(scenario), [None, None], terminal)
    terminal.table.run()
    wishes = terminal.table.passing.wishes
    assert (wishes[0].stops, wishes[1].stops) == ([], ["upkeep"])
    upkeep = (6, "upkeep", "priority")  # Bob's stop, in his own turn, which he had passed until
    assert terminal.places[-3:-1] == [upkeep, (7, "upkeep", "priority")]
    assert terminal.places[-1][0] == 7  # then Ann, whose wish outlived Bob's, takes the keyboard in her turn
    assert terminal.prompts[-1] == "Pass the keyboard to Ann, who presses Enter."
