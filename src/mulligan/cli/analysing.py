"""`mulligan analyse`: a game that is over, looked back on: the curve of chances, and the choices that turned it."""

from __future__ import annotations

import json
from typing import Final

import click

from mulligan.agents.looking_back import TurningPoint
from mulligan.cli.files import read_bytes
from mulligan.cli.language import LANGUAGE, called, percent, say, sentence
from mulligan.cli.progress import progress_bar
from mulligan.cli.terminal import Terminal
from mulligan.lab.analysing import Analysis
from mulligan.lab.analysing import analyse as look_back
from mulligan.saves.loading import load_session
from mulligan.sim.statistics import CERTAINTY
from mulligan.speech import Speaker
from mulligan.speech.reasons import reasons_in_words

WIDTH: Final = 30  # of a bar of the curve


@click.command(help=say("help-analyse"))
@click.argument("file", metavar="SAVE")
@click.option("--rounds", type=click.IntRange(8), default=100, show_default=True, help=say("help-option-imagined"))
@click.option("--most", type=click.IntRange(1), default=8, show_default=True, help=say("help-option-turning"))
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help=say("help-option-seed"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def analyse(file: str, rounds: int, most: int, seed: int, as_json: bool) -> None:
    """Look back on the game of a save file."""
    session = load_session(read_bytes(file), file)
    if session.trouble is not None:
        click.echo(sentence(session.trouble), err=True)
    with progress_bar(say("analyse-progress"), hidden=as_json) as progress:
        bar = progress.add_task("", total=len(session.choices()))
        found = look_back(session, rounds, seed, lambda count: progress.update(bar, completed=count))
    if as_json:
        click.echo(json.dumps(row_of(found), ensure_ascii=False, indent=2))
        return
    terminal = Terminal()
    for line in [*curve(found), "", *turning_points(found, most)]:
        terminal.print(line)


def curve(found: Analysis) -> list[str]:
    """The curve: for each turn the chances of each player, and a bar for the first."""
    names = found.game.match.names
    lines = [say("analyse-curve", player=names[0])]
    for point in found.curve[:-1]:
        chances = "  ".join(f"{called(name)} {percent(one)}" for name, one in zip(names, point.chances, strict=True))
        full = round(WIDTH * point.chances[0])
        lines.append(f"  {say('analyse-turn', turn=point.turn):>8}  {'█' * full}{'·' * (WIDTH - full)}  {chances}")
    winner = found.game.winner
    lines.append(f"  {say('analyse-won', player=winner) if winner is not None else say('analyse-drawn')}")
    return lines


def turning_points(found: Analysis, most: int) -> list[str]:
    """The turning points in words, those that cost most, in the order of play; and what each player gave away."""
    names = found.game.match.names
    lines: list[str] = []
    dearest = sorted(found.turning, key=lambda one: -one.cost)[:most]
    for one in sorted(dearest, key=lambda one: one.number):
        lines.append(
            say(
                "analyse-point",
                number=one.number,
                turn=int(one.game.turn),
                player=names[one.player],
                chosen=in_words(found, one, better=False),
                better=in_words(found, one, better=True),
                chance=percent(one.chance_chosen),
                best=percent(one.chance_better),
                cost=points(one.cost),
                low=points(one.interval(CERTAINTY)[0]),
                high=points(one.interval(CERTAINTY)[1]),
                reasons=reasons_in_words(LANGUAGE.words(found.kind.name), one.reasons),
            )
        )
    for player, name in enumerate(names):
        count = sum(one.player == player for one in found.turning)
        lines.append(
            say(
                "analyse-player",
                player=name,
                choices=found.choices[player],
                count=count,
                cost=points(found.given_away(player)),
            )
        )
    return lines


def in_words(found: Analysis, one: TurningPoint, better: bool) -> str:
    """What was chosen, or what would have been better, as who chose would say it."""
    speaker = Speaker(found.kind, one.game.match.edition, LANGUAGE.words(found.kind.name), one.player)
    assert one.game.decision is not None
    return speaker.deed(one.game, one.better if better else one.chosen, one.game.decision.topic)


def row_of(found: Analysis) -> dict[str, object]:
    """All of it as plain data."""
    names = found.game.match.names
    return {
        "game": found.kind.name,
        "players": names,
        "winner": found.game.winner,
        "curve": [
            {"choices": one.choice, "turn": one.turn, "active": names[one.active], "chances": one.chances}
            for one in found.curve
        ],
        "turning_points": [
            {
                "choice": one.number,
                "turn": int(one.game.turn),
                "player": names[one.player],
                "chosen": in_words(found, one, better=False),
                "better": in_words(found, one, better=True),
                "chance": one.chance_chosen,
                "best": one.chance_better,
                "cost": one.cost,
                "interval": list(one.interval(CERTAINTY)),
                "reasons": {reason.name: reason.more for reason in one.reasons},
            }
            for one in found.turning
        ],
        "choices": dict(zip(names, found.choices, strict=True)),
        "given_away": {name: found.given_away(player) for player, name in enumerate(names)},
    }


def points(share: float) -> str:
    """A difference of chances for people."""
    return f"{100 * share:.0f}"
