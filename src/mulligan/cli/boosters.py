"""`mulligan booster`: packs of cards."""

from __future__ import annotations

import json

import click

from mulligan import games
from mulligan.cli.collecting import collecting
from mulligan.cli.language import LANGUAGE, card_called, say
from mulligan.kernel.chance import fresh_seed
from mulligan.kernel.kinds import Kind
from mulligan.limited.packs import Sheets, pack_rules, sets_with_packs


@click.command(help=say("help-booster"))
@click.argument("game")
@click.option("--set", "code", default="", help=say("help-option-set"))
@click.option(
    "--packs", "count", type=click.IntRange(1, 10_000), default=1, show_default=True, help=say("help-option-packs")
)
@click.option("--seed", type=click.IntRange(0), help=say("help-option-seed"))
@click.option("--sets", "list_sets", is_flag=True, help=say("help-option-sets"))
@collecting
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def booster(game: str, code: str, count: int, seed: int | None, list_sets: bool, as_json: bool) -> None:
    """Open packs."""
    kind = games.kind(game)
    if list_sets:
        tell_sets(kind, as_json)
        return
    sheets = Sheets(kind, code)
    seed = fresh_seed() if seed is None else seed
    packs = sheets.packs(seed, 0, count)
    if as_json:
        row = {"game": kind.name, "set": sheets.set, "seed": seed, "packs": [pack.row() for pack in packs]}
        click.echo(json.dumps(row, ensure_ascii=False, indent=2))
        return
    words = LANGUAGE.words(kind.name)
    for number, pack in enumerate(packs, 1):
        click.echo(say("pack-of", number=number, set=set_name(kind, sheets.set), seed=str(seed)))
        for card, rarity in zip(pack.cards, pack.rarities, strict=True):
            click.echo(f"  {card_called(kind, card)}{say('in-brackets', text=words.name('rarity', rarity))}")


def tell_sets(kind: Kind, as_json: bool) -> None:
    """The sets of which packs can be opened."""
    found = sets_with_packs(kind)
    if as_json:
        named = pack_rules(kind).sets
        rows = {code: {"name": named.get(code, code), "cards": cards} for code, cards in found.items()}
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for code, cards in found.items():
        click.echo(say("set-cards", code=code, name=set_name(kind, code), count=cards))


def set_name(kind: Kind, code: str) -> str:
    """What people call a set; its code where nothing else is known."""
    return LANGUAGE.words(kind.name).name("set", pack_rules(kind).sets.get(code, code))
