"""`mulligan bench`: how fast it is."""

from __future__ import annotations

import json
import math

import click
from rich.console import Console
from rich.table import Table

from mulligan import games
from mulligan.cli.language import deck_title, in_a_row, say
from mulligan.sim.bench import Speed, bench_decks, measure_both
from mulligan.sim.text_speed import measure_texts_both


class Seconds(click.FloatRange):
    """A while, which ends: neither infinity nor what is no number."""

    def __init__(self) -> None:
        super().__init__(0.01, 3600)

    def convert(self, value: float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number of seconds."""
        seconds = float(super().convert(value, param, ctx))
        return super().convert(0, param, ctx) if math.isnan(seconds) else seconds


@click.command(help=say("help-bench"))
@click.argument("game", required=False)
@click.option("--seconds", type=Seconds(), default=4.0, show_default=True, help=say("help-option-seconds"))
@click.option("--texts", multiple=True, metavar="FILE", help=say("help-option-texts"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def bench(game: str | None, seconds: float, texts: tuple[str, ...], as_json: bool) -> None:
    """Measure the speed of random games, or of reading the texts of cards."""
    if texts:
        bench_texts(texts, as_json)
        return
    found: dict[str, list[Speed]] = {}
    for name in [games.kind(game).name] if game else games.names():
        found[name] = measure_both(name, seconds)
        if not as_json:
            show(name, found[name])
    if as_json:
        click.echo(json.dumps({name: [one.row() for one in speeds] for name, speeds in found.items()}, indent=2))


def bench_texts(paths: tuple[str, ...], as_json: bool) -> None:
    """Measure how long the cards of some files take to be read."""
    speeds = measure_texts_both(list(paths))
    if as_json:
        click.echo(json.dumps({"texts": [one.row() for one in speeds]}, indent=2))
        return
    table = Table(title=say("bench-texts"), title_justify="left")
    table.add_column("")
    table.add_column(say("bench-texts-cards"), justify="right")
    for one in speeds:
        table.add_column(say("bench-compiled" if one.compiled else "bench-uncompiled"), justify="right")
    for name, cards in speeds[0].cards.items():
        table.add_row(say(f"game-{name}"), f"{cards:,}", *(f"{one.seconds[name]:.2f}" for one in speeds))
    every = sum(speeds[0].cards.values())
    table.add_row(say("coverage-all"), f"{every:,}", *(f"{one.total:.2f}" for one in speeds))
    Console(highlight=False).print(table)


def show(game: str, speeds: list[Speed]) -> None:
    """What was measured, for people."""
    decks = in_a_row(deck_title(game, name) for name in bench_decks(games.kind(game)))
    table = Table(title=say("bench-title", game=say(f"game-{game}"), decks=decks), title_justify="left")
    table.add_column(say("bench-variant"))
    for column in ("games", "decisions", "clone"):
        table.add_column(say(f"bench-{column}"), justify="right")
    for speed in speeds:
        variant = say("bench-compiled" if speed.compiled else "bench-uncompiled")
        table.add_row(variant, f"{speed.games:,.0f}", f"{speed.decisions:,.0f}", f"{speed.clone:.2f}")
    console = Console(highlight=False)
    console.print(table)
    best = speeds[0]
    console.print(
        say(
            "bench-wide",
            cards=best.load.cards,
            games=f"{best.wide:,.0f}",
            decisions=f"{best.wide_decisions:,.0f}",
            share=f"{100 * best.wide_decisions / max(best.decisions, 1):.0f}",
        )
    )
    console.print(say("bench-load", decks=f"{best.load.decks:.1f}", catalog=f"{best.load.catalog:.1f}"))
    if len(speeds) == 2:
        console.print(say("bench-ratio", ratio=f"{speeds[0].games / speeds[1].games:.1f}"))
    elif not speeds[0].compiled:
        console.print(say("bench-not-compiled"))
