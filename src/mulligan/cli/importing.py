"""Taking in cards at the terminal: importing a file, checking one, beginning one."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from mulligan import games
from mulligan.cli.collecting import collecting
from mulligan.cli.language import percent, say, sentence
from mulligan.collections import CardCoverage, Kept, Source, coverage, keep, read_cards
from mulligan.collections.coverage import grammar_lines, of_one_card
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.imports import Refused
from mulligan.kernel.shelves import wished
from mulligan.kernel.visible import visible
from mulligan.saves.disk import is_file, write_file

MOST_TOLD: Final = 20  # refusals, unless all are asked for


@click.command("import", help=say("help-cards-import"))
@click.argument("file")
@click.option("--game", help=say("help-option-game"))
@collecting
@click.option("--replace", is_flag=True, help=say("help-option-replace"))
@click.option("--out", help=say("help-option-out"))
@click.option("--all", "all_told", is_flag=True, help=say("help-option-all"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def import_cards(file: str, game: str | None, replace: bool, out: str | None, all_told: bool, as_json: bool) -> None:
    """Put the cards of a file into the collection; say which cannot be read."""
    source = read(file, game)
    found = source.found
    if out:
        write_file(out, found.text.encode())
    kept = Kept(None, found.cards, []) if out else keep(source.kind, found, file, replace)
    if as_json:
        row = {
            "game": source.kind.name,
            "cards": len(kept.cards),
            "built_in": [one.name for one in kept.built_in],
            "left_out": found.left_out,
            "refused": [sentence(refusal) for refusal in found.refusals],
            "import": None if kept.shelf is None else kept.shelf.name,
        }
        click.echo(json.dumps(row, ensure_ascii=False, indent=2))
        return
    tell_refused(found.refused, all_told)
    game_name = say(f"game-{source.kind.name}")
    if out:
        click.echo(say("cards-written", path=visible(out), number=len(kept.cards), game=game_name))
    else:
        click.echo(say("cards-kept", collection=visible(wished()), number=len(kept.cards), game=game_name))
    if kept.built_in:
        click.echo(say("cards-built-in", number=len(kept.built_in)))
    if found.left_out:
        click.echo(say("cards-left-out", number=found.left_out))
    if found.refused:
        click.echo(say("cards-refused", number=len(found.refused), file=visible(file)))


@click.command("coverage", help=say("help-cards-coverage"))
@click.argument("file")
@click.option("--game", help=say("help-option-game"))
@click.option("--all", "all_told", is_flag=True, help=say("help-option-all"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def card_coverage(file: str, game: str | None, all_told: bool, as_json: bool) -> None:
    """Tell how much of a file is understood, and what stops the rest."""
    with Console(stderr=True).status(say("cards-reading", file=visible(file))):
        found = coverage(file, game)
    if as_json:
        click.echo(json.dumps(found.row(), ensure_ascii=False, indent=2))
        return
    show_sets(found, file)
    if all_told:
        tell_refused(found.found.refused, True)
    stopping = found.phrases()
    if stopping:
        click.echo(say("coverage-phrases"))
        for phrase, count, card in stopping if all_told else stopping[:MOST_TOLD]:
            click.echo(f"  {count:4}  {visible(phrase)}  ({visible(card)})")
    in_notation = len(found.by_hand) + len(found.otherwise)
    share = f"{100 * in_notation / max(found.names, 1):.1f}"
    click.echo(say("coverage-by-hand", refused=len(found.by_hand), otherwise=len(found.otherwise), share=share))
    lines = grammar_lines(found.kind.name)
    click.echo(say("coverage-lines", lines=lines, used=len(found.lines), alone=len(found.alone())))
    if all_told:
        for line, card in [*found.alone(), *of_one_card(found.said)]:
            click.echo(f"  {line}  ({visible(card)})")
    own = found.own()
    click.echo(say("coverage-own", names=len(own), share=f"{100 * len(own) / max(found.names, 1):.1f}"))


def show_sets(found: CardCoverage, file: str) -> None:
    """The share that is understood of each set, and of all."""
    title = say("cards-coverage-title", file=visible(file), game=say(f"game-{found.kind.name}"))
    table = Table(title=title, title_justify="left", min_width=len(title))
    for column in ("set", "names", "understood", "share"):
        table.add_column(say(f"coverage-{column}"), justify="left" if column == "set" else "right")
    rows = [*sorted(found.sets.items()), (say("coverage-all"), [found.names, found.found.count])]
    for name, (names, understood) in rows:
        table.add_row(visible(name), str(names), str(understood), percent(understood / max(names, 1), 1))
    Console(highlight=False).print(table)


@click.command("check", help=say("help-cards-check"))
@click.argument("file")
@click.option("--game", help=say("help-option-game"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def check_cards(file: str, game: str | None, as_json: bool) -> None:
    """Say what is wrong with the cards of a file, and where; nothing is kept."""
    found = read(file, game).found
    if as_json:
        rows = [{"card": one.name, "text": sentence(one.error)} for one in found.refused]
        good = [one.name for one in found.cards]
        click.echo(json.dumps({"cards": good, "wrong": rows}, ensure_ascii=False, indent=2))
    else:
        tell_refused(found.refused, True)
        click.echo(say("cards-right", number=len(found.cards), wrong=len(found.refused), file=visible(file)))
    if found.refused:
        click.get_current_context().exit(1)


@click.command("new", help=say("help-cards-new"))
@click.argument("game")
@click.argument("file", required=False)
def new_cards(game: str, file: str | None) -> None:
    """Write a file with examples to begin cards of one's own with."""
    kind = games.kind(game)
    path = file or f"{kind.name}-cards.toml"
    if is_file(path):
        raise MulliganError("already-there", path=path)
    ending = "csv" if path.lower().endswith(".csv") else "toml"
    example = files("mulligan").joinpath("data", kind.name, "designs", f"example.{ending}")
    write_file(path, example.read_bytes())
    click.echo(say("cards-begun", path=visible(path)))


def read(file: str, game: str | None) -> Source:
    """What becomes of a file's cards; who watches is told that it is being read."""
    with Console(stderr=True).status(say("cards-reading", file=visible(file))):
        return read_cards(file, game)


def tell_refused(refused: list[Refused], all_told: bool) -> None:
    """Why cards cannot be read; of many only the first, unless all are asked for."""
    for one in refused if all_told else refused[:MOST_TOLD]:
        click.echo(sentence(one.error))
    if len(refused) > MOST_TOLD and not all_told:
        click.echo(say("cards-more-refused", number=len(refused) - MOST_TOLD))
