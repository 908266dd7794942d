"""`mulligan deck`: deck lists."""

from __future__ import annotations

import json
import re
from typing import Final

import click

from mulligan import games
from mulligan.cli.files import find_date, find_deck, find_edition, find_format, read_text
from mulligan.cli.language import LANGUAGE, deck_line, deck_title, say
from mulligan.decks import Summary, summary_of
from mulligan.kernel.decklists import no_deck
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Deck, Kind
from mulligan.limited.pools import pool_of
from mulligan.saves.disk import is_file
from mulligan.speech import Speaker, Words

_NAMED: Final = re.compile(r"^([0-9]+ (?:.*# )?)(.+)$", re.MULTILINE)  # a line of a list, and what names its card


@click.group(help=say("help-deck"))
def deck() -> None:
    """Deck lists."""


@deck.command("check", help=say("help-deck-check"))
@click.argument("file")
@click.option("--game", help=say("help-option-game"))
@click.option("--edition", help=say("help-option-edition"))
@click.option("--format", "format_", help=say("help-option-format"))
@click.option("--date", help=say("help-option-date"))
@click.option("--pool", help=say("help-option-pool"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def check(
    file: str,
    game: str | None,
    edition: str | None,
    format_: str | None,
    date: str | None,
    pool: str | None,
    as_json: bool,
) -> None:
    """Say whether a deck is legal."""
    kind, found = read_for(file, game)
    if pool:
        found.pool = pool_of(find_deck(kind, pool))
    edition = find_edition(kind, edition)
    complaints = kind.check_deck(found, edition, find_format(kind, format_), find_date(date))
    speaker = Speaker(kind, edition, LANGUAGE.words(kind.name), -1)
    told = [speaker.complaint(complaint) for complaint in complaints]
    summary = summary_of(kind, found)
    if as_json:
        rows = [
            {"message": one.message, "text": text, "rule": one.rule, "number": speaker.cite(one.rule), "card": one.card}
            for one, text in zip(complaints, told, strict=True)
        ]
        head = {"deck": found.name, "game": kind.name, "edition": edition, "cards": found.size(), "wrong": rows}
        report = {**head, **summary.row()}
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        message = "deck-illegal" if complaints else "deck-legal"
        about = {"deck": deck_title(kind.name, found.name), "game": say(f"game-{kind.name}"), "edition": edition}
        click.echo(say(message, count=found.size(), **about))
        for line in told:
            click.echo(f"  {line}")
        for line in summary_lines(summary, LANGUAGE.words(kind.name)):
            click.echo(f"  {line}")
    if complaints:
        click.get_current_context().exit(1)


def summary_lines(summary: Summary, words: Words) -> list[str]:
    """What a deck is like: its curve, what is counted of its cards, its colours and types, what lies aside."""
    curve = "  ".join(f"{cost}: {count}" for cost, count in sorted(summary.curve.items()))
    lines = [say("deck-curve", curve=curve, average=f"{summary.average():.1f}")] if curve else []
    for key, count in summary.counted.items():
        share = round(100 * count / summary.size) if summary.size else 0
        lines.append(words.say(f"counted-{key}", count=count, share=share))
    for message, counts in (("deck-colours", summary.colours), ("deck-types", summary.types)):
        told = words.row(f"{words.name('color', name)} {count}" for name, count in counts.most_common())
        lines += [words.say(message, counts=told)] if told else []
    if summary.side:
        lines.append(say("deck-side", count=summary.side))
    return lines


@deck.command("list", help=say("help-deck-list"))
@click.argument("of_game", metavar="[GAME]", required=False)
@click.option("--game", help=say("help-option-game"))
def list_decks(of_game: str | None, game: str | None) -> None:
    """List the built-in decks."""
    wanted = game or of_game
    for one in [wanted] if wanted else games.names():
        for name in games.kind(one).every_deck():
            click.echo(f"{one}  {deck_line(one, name)}")


@deck.command("show", help=say("help-deck-show"))
@click.argument("file")
@click.option("--game", help=say("help-option-game"))
def show(file: str, game: str | None) -> None:
    """Show a deck as a list."""
    kind, found = read_for(file, game)
    click.echo(list_of(kind, found), nl=False)


def list_of(kind: Kind, found: Deck) -> str:
    """A deck as a list, with the names that cards have in the language that is spoken."""
    called = LANGUAGE.names(kind.name).card
    return _NAMED.sub(lambda line: f"{line[1]}{called(line[2])}", kind.write_deck(found))


def read_for(file: str, game: str | None) -> tuple[Kind, Deck]:
    """A deck and the game it is for: the one named, or the first that knows all its cards."""
    if game:
        kind = games.kind(game)
        return kind, find_deck(kind, file)
    reasons: list[MulliganError] = []
    for name in games.names():
        kind = games.kind(name)
        try:
            return kind, find_deck(kind, file)
        except MulliganError as error:
            reasons.append(error)
    if all(reason.message == "no-deck" for reason in reasons):
        raise no_deck(file, [one for name in games.names() for one in games.kind(name).every_deck()])
    if not is_file(file) or len(reasons) == 1:
        raise reasons[0]
    read_text(file)
    raise MulliganError("deck-of-no-game", path=file, reason=min(reasons, key=wrong_lines))


def wrong_lines(reason: MulliganError) -> int:
    """How many lines of a deck are wrong: the game that knows most of its cards is the likeliest."""
    count = reason.values.get("count")
    return count if reason.message == "deck-lines" and isinstance(count, int) else 1
