"""`mulligan scenario`: runs scenario files."""

from __future__ import annotations

from pathlib import Path

import click

from mulligan import games
from mulligan.cli.files import read_text
from mulligan.cli.language import LANGUAGE, say, sentence
from mulligan.kernel.errors import MulliganError
from mulligan.scenarios import FAILED, PASSED, SKIPPED, Outcome, run_file
from mulligan.speech import Speaker
from mulligan.speech.speaker import ALL_SEEING


@click.command(help=say("help-scenario"))
@click.argument("files", nargs=-1, required=True)
@click.option("--strict", is_flag=True, help=say("help-option-strict"))
@click.option("--verbose", is_flag=True, help=say("help-option-verbose"))
def scenario(files: tuple[str, ...], strict: bool, verbose: bool) -> None:
    """Run scenarios; the last line counts them, and the exit code is 0 only if none failed."""
    counts = {PASSED: 0, FAILED: 0, SKIPPED: 0}
    unread = False
    for file in files:
        try:
            text = read_text(file)
        except MulliganError as error:  # the other files are run all the same
            unread = True
            counts[FAILED] += 1
            click.echo(say("scenario-failed", where=file, id=Path(file).stem, message=sentence(error)))
            continue
        for where, row, outcome in run_file(text, file, Path(file).stem):
            if strict and outcome.status == SKIPPED:
                outcome.status = FAILED  # whose message names the card, and the nearest known one
            counts[outcome.status] += 1
            if verbose:
                print_log(row, outcome)
            if outcome.status != PASSED:
                click.echo(say(f"scenario-{outcome.status}", where=where, id=outcome.id, message=message_of(outcome)))
    click.echo(
        say("scenario-counts", passed=str(counts[PASSED]), failed=str(counts[FAILED]), skipped=str(counts[SKIPPED]))
    )
    click.get_current_context().exit(2 if unread else 1 if counts[FAILED] else 0)


def message_of(outcome: Outcome) -> str:
    """What went wrong in a scenario, in words."""
    return sentence(outcome.error) if outcome.error is not None else outcome.message or "?"


def print_log(row: dict[str, object], outcome: Outcome) -> None:
    """The log of a scenario, each line with its rule."""
    click.echo(say("scenario-log", id=outcome.id, status=outcome.status))
    if outcome.table is None:
        for message in outcome.story:
            click.echo(f"  {sentence(message)}")
        return
    game = outcome.table.game
    kind = games.kind(str(row["game"]))
    speaker = Speaker(kind, game.match.edition, LANGUAGE.words(kind.name), ALL_SEEING)
    for line, rule in speaker.log(game):
        click.echo(f"  {line}" + (f"  ({rule})" if rule else ""))
    for number, option, refusal in outcome.table.refused:
        reason = speaker.refusal(game, option, refusal)
        click.echo(f"  {say('scenario-illegal', step=number, reason=reason)}")
