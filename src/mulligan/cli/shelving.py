"""`mulligan cards collections`: what was imported, read anew or taken out."""

from __future__ import annotations

import json

import click

from mulligan.cli.collecting import collecting
from mulligan.cli.language import in_a_row, say
from mulligan.collections import find_shelf, keep, read_cards, remove
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.shelves import Shelf, collection, shelves, wished
from mulligan.kernel.visible import visible
from mulligan.saves.disk import is_file


@click.command("collections", help=say("help-cards-collections"))
@click.argument("name", required=False)
@click.option("--remove", "removes", is_flag=True, help=say("help-option-remove"))
@click.option("--update", "updates", is_flag=True, help=say("help-option-update"))
@collecting
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def list_collections(name: str | None, removes: bool, updates: bool, as_json: bool) -> None:
    """List what was imported, read it anew, or take it out."""
    if removes or updates:
        if not name and removes:
            raise MulliganError("remove-what", known=[one.name for one in shelves()])
        for shelf in [find_shelf(name)] if name else shelves():
            if removes:
                remove(shelf)
                click.echo(say("collection-removed", name=visible(shelf.name), number=shelf.cards))
            else:
                update(shelf)
        return
    found = [one for one in shelves() if not name or name in (one.name, one.source, one.game)]
    if as_json:
        rows = [{"name": one.name, "game": one.game, **one.row()} for one in found]
        told = {"collection": wished(), "folder": str(collection()), "imports": rows}
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    click.echo(say("collection-title", name=visible(wished()), folder=visible(str(collection()))))
    for shelf in found:
        sets = in_a_row(f"{visible(one) or '–'} {count}" for one, count in sorted(shelf.sets.items())[:12])
        more = ", …" if len(shelf.sets) > 12 else ""
        click.echo(
            say(
                "collection-line",
                name=visible(shelf.name),
                game=shelf.game,
                number=shelf.cards,
                file=visible(shelf.source),
                date=visible(shelf.imported[:10]),
                sets=sets + more,
                replaces="yes" if shelf.replaces else "no",
            )
        )
    if not found:
        click.echo(say("collection-empty"))


def update(shelf: Shelf) -> None:
    """Read the file of an import anew, as today's grammar and today's file have it."""
    if not is_file(shelf.source_path):
        raise MulliganError("import-file-gone", name=shelf.name, path=shelf.source_path)
    source = read_cards(shelf.source_path, shelf.game)
    kept = keep(source.kind, source.found, shelf.source_path, shelf.replaces, shelf.path.parent)
    if kept.shelf is None:  # all are built in by now
        remove(shelf)
    number = len(kept.cards)
    click.echo(say("collection-updated", name=visible(shelf.name), number=number, before=shelf.cards))
