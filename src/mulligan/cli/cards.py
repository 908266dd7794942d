"""`mulligan cards`: the catalog."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Final

import click

from mulligan import games
from mulligan.cardlang.nodes import Node
from mulligan.cli.files import cards_like, find_card, no_card, plain, read_text
from mulligan.cli.language import LANGUAGE, say, tell
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Import, Kind
from mulligan.saves.disk import write_file
from mulligan.speech import Words
from mulligan.speech.cards import card_text

MOST_DATABASE: Final = 2 << 30  # bytes


@click.group(help=say("help-cards"))
def cards() -> None:
    """Cards."""


@cards.command("show", help=say("help-cards-show"))
@click.argument("name", nargs=-1, required=True)
@click.option("--game", help=say("help-option-game"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def show(name: tuple[str, ...], game: str | None, as_json: bool) -> None:
    """Show a card."""
    wanted = " ".join(name)
    kinds = [games.kind(game)] if game else [games.kind(one) for one in games.names()]
    exact = [kind for kind in kinds if plain(wanted) in {plain(full) for full in kind.card_names()}]
    for kind in exact or kinds:
        found = find_card(kind, wanted)
        if found is not None:
            if as_json:
                click.echo(json.dumps({"game": kind.name, **kind.card_sheet(found)}, ensure_ascii=False, indent=2))
                return
            for line in card_lines(kind, found, LANGUAGE.words(kind.name)):
                click.echo(line)
            return
    raise no_card(kinds, wanted)


@cards.command("list", help=say("help-cards-list"))
@click.argument("words", nargs=-1)
@click.option("--game", help=say("help-option-game"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def list_cards(words: tuple[str, ...], game: str | None, as_json: bool) -> None:
    """List card names, all or those that have certain words."""
    names: list[str] = []
    for one in [game] if game else games.names():
        kind = games.kind(one)
        names.extend(cards_like(kind, " ".join(words)) if words else kind.card_names())
    if as_json:
        click.echo(json.dumps(names, ensure_ascii=False, indent=2))
        return
    for name in names:
        click.echo(name)
    click.echo(say("card-count", number=len(names)))


@cards.command("import", help=say("help-cards-import"))
@click.argument("file")
@click.option("--out", help=say("help-option-out"))
@click.option("--game", help=say("help-option-game"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def import_cards(file: str, out: str | None, game: str | None, as_json: bool) -> None:
    """Compile the printed texts of a card database; say which cannot be."""
    try:
        data = json.loads(read_text(file, MOST_DATABASE))
    except (ValueError, RecursionError) as error:
        raise MulliganError("unreadable", path=file, reason=str(error)) from None
    found = games.kind(game).import_cards(data) if game else import_of_any_game(data, file)
    if out:
        write_file(out, found.text.encode())
    if as_json:
        refused = [tell(refusal) for refusal in found.refusals]
        click.echo(json.dumps({"cards": found.count, "refused": refused}, ensure_ascii=False, indent=2))
        return
    for refusal in found.refusals:
        click.echo(tell(refusal))
    if found.count and not out:
        click.echo(found.text)
    click.echo(say("cards-imported", number=found.count, refused=len(found.refusals)))


def import_of_any_game(data: object, file: str) -> Import:
    """The cards of a database as the game takes them that understands most of them."""
    best = Import("", 0, [])
    for name in games.names():
        with suppress(MulliganError):
            best = max(best, games.kind(name).import_cards(data), key=lambda found: found.count)
    if best.count == 0:
        raise MulliganError("database-of-no-game", path=file)
    return best


def card_lines(kind: Kind, name: str, words: Words) -> list[str]:
    """A card for people: its name, its facts, what it does."""
    sheet = kind.card_sheet(name)
    lines = [str(sheet.get("name", name))]
    for key, value in sheet.items():
        label = words.name("sheet", key.replace("_", "-"))
        if key in ("name", "abilities", "keywords") or value in ("", None, [], [sheet.get("type")]):
            continue
        if isinstance(value, bool):
            lines.append(f"  {label}: {words.say('yes' if value else 'no')}")
        elif isinstance(value, list):
            lines.append(f"  {label}: {', '.join(words.name(key, str(one)) for one in value)}")
        else:
            lines.append(f"  {label}: {words.name(key, str(value))}")
    return lines + [f"  • {text}" for text in ability_texts(kind, name, words)]


def ability_texts(kind: Kind, name: str, words: Words) -> list[str]:
    """What a card does, rendered from its trees; in notation where there are no words for it yet."""
    sheet = kind.card_sheet(name)
    trees = [tree for tree in kind.card_trees(name) if isinstance(tree, Node)]
    try:
        return card_text(trees, kind.name, str(sheet.get("type", "card")), words.language)
    except (MulliganError, LookupError, OSError):
        abilities = sheet.get("abilities")
        pairs = abilities if isinstance(abilities, list) else []
        return [f"{title}: {text}" if title else str(text) for title, text in pairs]
