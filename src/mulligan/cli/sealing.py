"""`mulligan sealed`: the pools of a sealed game."""

from __future__ import annotations

import json
from pathlib import Path

import click

from mulligan import games
from mulligan.cli.collecting import collecting
from mulligan.cli.language import say
from mulligan.kernel.chance import fresh_seed
from mulligan.limited.pools import pool_deck
from mulligan.limited.sealed import cards_in, open_pools
from mulligan.saves.disk import write_file


@click.command(help=say("help-sealed"))
@click.argument("game")
@click.option("--set", "code", default="", help=say("help-option-set"))
@click.option("--players", type=click.IntRange(1, 1000), default=1, show_default=True, help=say("help-option-players"))
@click.option("--seed", type=click.IntRange(0), help=say("help-option-seed"))
@click.option("--out", help=say("help-option-pools"))
@collecting
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def sealed(game: str, code: str, players: int, seed: int | None, out: str | None, as_json: bool) -> None:
    """Open the packs of a sealed game."""
    kind = games.kind(game)
    seed = fresh_seed() if seed is None else seed
    pools = [cards_in(packs) for packs in open_pools(kind, code, seed, players)]
    if as_json:
        click.echo(json.dumps({"game": kind.name, "seed": seed, "pools": pools}, ensure_ascii=False, indent=2))
        return
    for number, cards in enumerate(pools, 1):
        player = say("player-number", number=number)
        deck = pool_deck(player, cards)
        if out:
            path = write_file(str(Path(out) / f"pool-{number}.txt"), kind.write_deck(deck).encode())
            click.echo(say("pool-written", player=player, path=str(path)))
        else:
            click.echo(say("pool-of", player=player, count=len(cards)))
            click.echo(kind.write_deck(deck), nl=False)
