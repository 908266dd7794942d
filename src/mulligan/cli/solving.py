"""`mulligan solve`: a win that nobody can prevent this turn, or the proof that there is none."""

from __future__ import annotations

import json
from typing import Final

import click

from mulligan.agents import Seat, deciders
from mulligan.cli.files import read_text
from mulligan.cli.language import LANGUAGE, say
from mulligan.cli.terminal import Terminal
from mulligan.kernel.errors import BadScenario
from mulligan.lab.solving import NONE, OPEN, WON, Line, Move, Solution
from mulligan.lab.solving import solve as solve_seat
from mulligan.scenarios.sessions import first_scenario, scenario_session
from mulligan.speech import Speaker

MOST_LINES: Final = 60
SEED: Final = 0x501
CODES: Final = {WON: 0, NONE: 1, OPEN: 3}


@click.command(help=say("help-solve"))
@click.argument("file", metavar="SCENARIO")
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=30.0, show_default=True, help=say("help-option-solve-seconds")
)
@click.option(
    "--states", type=click.IntRange(1), default=1_000_000, show_default=True, help=say("help-option-solve-states")
)
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def solve(file: str, seconds: float, states: int, as_json: bool) -> None:
    """Solve the first scenario of a file for whoever must choose there."""
    session = scenario_session(first_scenario(read_text(file), file))
    decision = session.game.decision
    if decision is None:
        raise BadScenario("solve-nobody-chooses")
    seat = Seat(session.kind, session.game, deciders(decision)[0], SEED)
    found = solve_seat(seat, seconds, states)
    speaker = Speaker(session.kind, session.match.edition, LANGUAGE.words(session.kind.name), seat.player)
    player = session.match.names[seat.player]
    told = list(lines_of(found.lines, speaker, 0, set()))
    if as_json:
        click.echo(json.dumps(row_of(found, player, told), ensure_ascii=False, indent=2))
    else:
        terminal = Terminal()
        terminal.print(verdict(found, player))
        for depth, line in told[:MOST_LINES]:
            terminal.print(f"{'  ' * (depth + 1)}{line}")
        if len(told) > MOST_LINES:
            terminal.print(f"  {say('solve-more', number=len(told) - MOST_LINES)}")
        terminal.print(say("solve-looked", states=found.states, seconds=f"{found.seconds:.1f}"))
    click.get_current_context().exit(CODES[found.answer])


def verdict(found: Solution, player: str) -> str:
    """What was found out, in a sentence or two."""
    if found.answer == WON and found.all_deals > 1:
        return say("solve-won-deals", player=player, deals=found.all_deals)
    if found.answer == OPEN:
        return say("solve-open", player=player, reason=found.reason, deals=found.deals)
    return say(f"solve-{found.answer}", player=player)


def lines_of(lines: list[Line], speaker: Speaker, depth: int, told: set[int]) -> list[tuple[int, str]]:
    """A winning line, each deed with how far it is set in; answers are told where there are several."""
    found: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        deeper = depth
        own = [move for move in line.moves if move.player == speaker.viewer]
        others = [move for move in line.moves if move.player != speaker.viewer]
        if len(lines) > 1:
            answers = list(dict.fromkeys(in_words(speaker, move) for move in others))
            head = (
                say("solve-if", answer=LANGUAGE.words().row(answers, "list-between-names"))
                if answers
                else say("solve-case", number=number)
            )
            found.append((depth, head))
            deeper = depth + 1
        if own and own[0].option.verb != speaker.kind.passing and (len(lines) == 1 or not others):
            found.append((deeper, in_words(speaker, own[0])))
        if line.after and id(line.after) in told:
            found.append((deeper, say("solve-as-above")))
            continue
        told.add(id(line.after))
        found.extend(lines_of(line.after, speaker, deeper, told))
    return found


def in_words(speaker: Speaker, move: Move) -> str:
    """A move in words."""
    return speaker.deed(move.game, move.option, move.topic)


def row_of(found: Solution, player: str, told: list[tuple[int, str]]) -> dict[str, object]:
    """What was found out, as plain data."""
    return {
        "player": player,
        "answer": found.answer,
        "reason": found.reason or None,
        "deals_tried": found.deals,
        "deals": None if found.all_deals < 0 else found.all_deals,
        "line": [{"depth": depth, "text": text} for depth, text in told],
        "states": found.states,
        "seconds": round(found.seconds, 3),
    }
