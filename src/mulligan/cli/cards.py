"""`mulligan cards`: the catalog, with the cards of the player's collection."""

from __future__ import annotations

import json
from functools import partial

import click

from mulligan import games
from mulligan.cardlang.nodes import Node
from mulligan.cli.collecting import collecting
from mulligan.cli.files import cards_like, find_card, no_card
from mulligan.cli.importing import card_coverage, check_cards, import_cards, new_cards
from mulligan.cli.language import LANGUAGE, say
from mulligan.cli.searching import Query
from mulligan.cli.shelving import list_collections
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Kind
from mulligan.speech import Words, names
from mulligan.speech.cards import card_text
from mulligan.speech.sorting import sort_key
from mulligan.speech.tags import ENGLISH


@click.group(help=say("help-cards"))
def cards() -> None:
    """Cards."""


cards.add_command(import_cards)
cards.add_command(check_cards)
cards.add_command(new_cards)
cards.add_command(card_coverage)
cards.add_command(list_collections)


@cards.command("show", help=say("help-cards-show"))
@click.argument("name", nargs=-1, required=True)
@click.option("--game", help=say("help-option-game"))
@collecting
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def show(name: tuple[str, ...], game: str | None, as_json: bool) -> None:
    """Show a card."""
    wanted = " ".join(name)
    kinds = [games.kind(game)] if game else [games.kind(one) for one in games.names()]
    for kind in [kind for kind in kinds if kind.has_card(wanted)] or kinds:
        found = find_card(kind, wanted)
        if found is not None:
            if as_json:
                row = {"game": kind.name, **kind.card_sheet(found), "from": origin_row(kind, found)}
                click.echo(json.dumps(row, ensure_ascii=False, indent=2))
                return
            for line in card_lines(kind, found, LANGUAGE.words(kind.name)):
                click.echo(line)
            return
    raise no_card(kinds, wanted)


@cards.command("list", help=say("help-cards-list"))
@click.argument("words", nargs=-1)
@click.option("--game", help=say("help-option-game"))
@collecting
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def list_cards(words: tuple[str, ...], game: str | None, as_json: bool) -> None:
    """List card names, all or those that have certain words."""
    found: list[tuple[str, str]] = []
    for one in [game] if game else games.names():
        kind = games.kind(one)
        listed = cards_like(kind, " ".join(words)) if words else kind.card_names()
        found.extend((one, name) for name in listed)
    tell_names(found, as_json)


@cards.command("search", help=say("help-cards-search"))
@click.argument("wishes", nargs=-1, required=True)
@click.option("--game", help=say("help-option-game"))
@collecting
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def search(wishes: tuple[str, ...], game: str | None, as_json: bool) -> None:
    """Find cards by name, text and numbers."""
    searched = [game] if game else games.names()
    query = Query(list(wishes))
    found = fitting(query, searched)
    if not found and wishes[0] in searched:  # whoever names a game first means its cards, unless a card is called so
        searched, query = [wishes[0]], Query(list(wishes[1:]))
        found = fitting(query, searched)
    if not found:
        query.check_keys([games.kind(one) for one in searched])
    tell_names(found, as_json)


def fitting(query: Query, searched: list[str]) -> list[tuple[str, str]]:
    """The cards of some games that are all that is wished, each with its game."""
    found: list[tuple[str, str]] = []
    for one in searched:
        kind = games.kind(one)
        words = LANGUAGE.words(kind.name)
        for name in kind.card_names():
            if query.fits(kind, name, partial(ability_texts, kind, name, words), LANGUAGE.names(one)):
                found.append((one, name))
    return found


def tell_names(found: list[tuple[str, str]], as_json: bool) -> None:
    """Names of cards, each with its game, and how many there are; in another language in the order of that."""
    if as_json:
        click.echo(json.dumps([name for _, name in found], ensure_ascii=False, indent=2))
        return
    said = [LANGUAGE.names(game).card(name) for game, name in found]
    for name in said if LANGUAGE.name == ENGLISH else sorted(said, key=sort_key(LANGUAGE.name)):
        click.echo(name)
    click.echo(say("card-count", number=len(found)))


def origin_row(kind: Kind, name: str) -> dict[str, str] | None:
    """Where a card came from; None for one that comes with the project."""
    shelf = kind.shelf(name)
    if shelf is None:
        return None
    return {"file": shelf.source, "imported": shelf.imported, "path": shelf.source_path, "import": shelf.name}


def card_lines(kind: Kind, name: str, words: Words) -> list[str]:
    """A card for people: its name, its facts, what it does, and where it came from if it was imported."""
    sheet = kind.card_sheet(name)
    called = names(words.language, kind.name)
    lines = [called.card(str(sheet.get("name", name)))]
    if lines[0] != sheet.get("name", name):
        lines[0] += words.say("in-brackets", text=str(sheet.get("name", name)))
    for key, value in sheet.items():
        label = words.name("sheet", key.replace("_", "-"))
        if key in ("name", "abilities", "keywords") or value in ("", None, [], [sheet.get("type")]):
            continue
        if isinstance(value, bool):
            told = words.say("yes" if value else "no")
        elif isinstance(value, list):
            told = words.row(words.name(key, str(one)) for one in value)
        else:
            told = words.name(key, str(value))
        lines.append("  " + say("label", name=label) + told)
    lines += [f"  • {text}" for text in ability_texts(kind, name, words)]
    shelf = kind.shelf(name)
    if shelf is not None:
        lines.append("  " + say("card-from", file=shelf.source, date=shelf.imported[:10]))
    return lines


def ability_texts(kind: Kind, name: str, words: Words, edition: str = "") -> list[str]:
    """What a card does, rendered from its trees; in notation where there are no words for it yet."""
    sheet = kind.card_sheet(name, edition)
    trees = [tree for tree in kind.card_trees(name, edition) if isinstance(tree, Node)]
    try:
        return card_text(trees, kind.name, str(sheet.get("type", "card")), words.language)
    except (MulliganError, LookupError, OSError):
        abilities = sheet.get("abilities")
        pairs = abilities if isinstance(abilities, list) else []
        return [say("label", name=str(title)) + str(text) if title else str(text) for title, text in pairs]
