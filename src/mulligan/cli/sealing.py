"""`mulligan sealed`: the pools of a sealed game."""

from __future__ import annotations

import json
from pathlib import Path

import click

from mulligan import games
from mulligan.cli.boosters import set_name
from mulligan.cli.collecting import collecting
from mulligan.cli.decks import list_of
from mulligan.cli.drafting import BOT, seated, spend_evening
from mulligan.cli.language import called, say
from mulligan.cli.terminal import Terminal
from mulligan.kernel.chance import fresh_seed
from mulligan.limited.files import new_path
from mulligan.limited.opening import new_sealed
from mulligan.limited.pools import pool_deck
from mulligan.limited.sealed import cards_in, open_pools
from mulligan.saves.disk import write_file
from mulligan.speech.made import made


@click.command(help=say("help-sealed"))
@click.argument("game")
@click.option("--set", "code", default="", help=say("help-option-set"))
@click.option("--players", type=click.IntRange(1, 1000), default=1, show_default=True, help=say("help-option-players"))
@click.option("--seed", type=click.IntRange(0), help=say("help-option-seed"))
@click.option("--out", help=say("help-option-pools"))
@click.option("--play", is_flag=True, help=say("help-option-sealed-play"))
@click.option("--person", "people", multiple=True, help=say("help-option-person"))
@click.option("--bots", default=BOT, show_default=True, help=say("help-option-bots"))
@click.option(
    "--match", "needed", type=click.IntRange(1, 9), default=2, show_default=True, help=say("help-option-needed")
)
@collecting
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def sealed(
    game: str,
    code: str,
    players: int,
    seed: int | None,
    out: str | None,
    play: bool,
    people: tuple[str, ...],
    bots: str,
    needed: int,
    as_json: bool,
) -> None:
    """Open the packs of a sealed game; build and play, if that is wished."""
    kind = games.kind(game)
    seed = fresh_seed() if seed is None else seed
    if play:
        names, agents = seated(list(people), max(players, len(people), 2), bots)
        kept = new_sealed(kind, code, seed, names, agents)
        path = Path(out) if out else new_path(kind.name)
        terminal = Terminal()
        terminal.print(say("sealed-begins", set=set_name(kind, kept.set), players=len(names), path=str(path)), "bold")
        kept.keep(path)
        spend_evening(kept, path, terminal, needed)
        return
    pools = [cards_in(packs) for packs in open_pools(kind, code, seed, players)]
    if as_json:
        click.echo(json.dumps({"game": kind.name, "seed": seed, "pools": pools}, ensure_ascii=False, indent=2))
        return
    for number, cards in enumerate(pools, 1):
        player = called(made("player", number))
        deck = pool_deck(player, cards)
        if out:
            path = write_file(str(Path(out) / f"pool-{number}.txt"), kind.write_deck(deck).encode())
            click.echo(say("pool-written", player=player, path=str(path)))
        else:
            click.echo(say("pool-of", player=player, count=len(cards)))
            click.echo(list_of(kind, deck), nl=False)
