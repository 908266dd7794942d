"""`mulligan exercise`: random decks until every card was played and every ability resolved."""

from __future__ import annotations

import json

import click
from rich.console import Console

from mulligan import games
from mulligan.cli.cards import ability_texts
from mulligan.cli.files import find_edition
from mulligan.cli.language import LANGUAGE, card_called, say
from mulligan.sim.using import Using


@click.command(help=say("help-exercise"))
@click.argument("game")
@click.option(
    "--games", "count", type=click.IntRange(1), default=1000, show_default=True, help=say("help-option-games")
)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help=say("help-option-seed"))
@click.option("--edition", help=say("help-option-edition"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def exercise(game: str, count: int, seed: int, edition: str | None, as_json: bool) -> None:
    """Play until every card was played and every ability resolved; tell what never was."""
    kind = games.kind(game)
    using = Using(kind, find_edition(kind, edition))
    with Console(stderr=True).status(say("exercise-playing", game=say(f"game-{kind.name}"))):
        using.play(count, seed)
    if as_json:
        click.echo(json.dumps(using.row(), ensure_ascii=False, indent=2))
    else:
        for key in sorted(using.unplayed):
            click.echo(say("exercise-unplayed", card=card_called(kind, using.names[key])))
        for key, index in sorted(using.unresolved):
            text = ability_texts(kind, using.names[key], LANGUAGE.words(kind.name), using.edition)[index]
            click.echo(say("exercise-unresolved", card=card_called(kind, using.names[key]), ability=text))
        click.echo(
            say(
                "exercise-done",
                games=using.games,
                played=len(using.names) - len(using.unplayed),
                cards=len(using.names),
                resolved=len(using.texts) - len(using.unresolved),
                abilities=len(using.texts),
            )
        )
    if not using.done:
        click.get_current_context().exit(1)
