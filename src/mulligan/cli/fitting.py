"""`mulligan fit`: what a position is worth, fitted to games of the engine against itself."""

from __future__ import annotations

import json
from pathlib import Path

import click

from mulligan import games
from mulligan.cli.language import LANGUAGE, say
from mulligan.cli.progress import progress_bar
from mulligan.kernel.errors import MulliganError
from mulligan.sim.fitting import RANDOM, fit_value, written


@click.command(help=say("help-fit"))
@click.argument("game")
@click.option(
    "--games", "count", type=click.IntRange(10), default=2000, show_default=True, help=say("help-option-games")
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help=say("help-option-seed"))
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help=say("help-option-jobs"))
@click.option("--decks", help=say("help-option-fit-decks"))
@click.option("--out", help=say("help-option-fit-out"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def fit(game: str, count: int, seed: int, jobs: int, decks: str | None, out: str | None, as_json: bool) -> None:
    """Play the engine against itself, and fit a value to what happened."""
    kind = games.kind(game)
    names = [name.strip() for name in (decks or "").split(",") if name.strip()] or kind.built_in_decks()
    if names != [RANDOM]:
        if len(names) < 2:
            raise MulliganError("few-decks")
        for name in names:
            kind.built_in_deck(name)
    with progress_bar(say("sim-progress"), hidden=as_json) as progress:
        bar = progress.add_task("", total=count)
        found = fit_value(kind.name, names, count, seed, jobs, lambda played: progress.update(bar, completed=played))
    if out is not None:
        try:
            Path(out).write_text(written(found, kind.name, names, count, seed), "utf-8")
        except OSError as error:
            raise MulliganError("unwritable", path=out, reason=error.strerror or str(error)) from None
    if as_json:
        weights = dict(zip(found.names, found.weights, strict=True))
        row = {"game": kind.name, "games": count, "seed": seed, "decks": names, "auc": found.auc}
        click.echo(json.dumps({**row, "tempo": found.tempo, "weights": weights}, indent=2))
        return
    words = LANGUAGE.words(kind.name)
    for name, weight in zip(found.names, found.weights, strict=True):
        click.echo(f"{weight:+9.4f}  {words.name('feature', name)}")
    click.echo(f"{found.tempo:+9.4f}  {say('fit-tempo')}")
    click.echo(say("fit-auc", auc=f"{found.auc:.3f}", positions=found.unseen, rows=found.rows))
