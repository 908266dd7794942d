"""`mulligan tournament`: decks and agents against each other, and what that says."""

from __future__ import annotations

import json
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from mulligan import games
from mulligan.agents import agent
from mulligan.cli.files import find_edition, find_format, find_legal_deck, read_text
from mulligan.cli.language import LANGUAGE, in_a_row, percent, say
from mulligan.cli.progress import progress_bar
from mulligan.cli.results import show_going_first, show_lengths, write_page
from mulligan.cli.rows import Rows, row_of
from mulligan.cli.sharing import cluster_option, sharing_of
from mulligan.kernel.errors import MulliganError
from mulligan.lab.bouts import Bout, Entrant, Plan, bout_from
from mulligan.lab.page import page
from mulligan.lab.parquet import write_parquet
from mulligan.lab.standings import Report
from mulligan.lab.tournament import FORMS, SWISS, Tournament
from mulligan.saves.disk import is_file
from mulligan.sim.series import MOST_DECISIONS
from mulligan.sim.statistics import CERTAINTY, wilson
from mulligan.speech import Speaker

MOST_ENTRANTS: Final = 200


@click.command(help=say("help-tournament"))
@click.argument("game")
@click.argument("decks", nargs=-1, required=True)
@click.option("--agents", default="normal", show_default=True, help=say("help-option-tournament-agents"))
@click.option("--form", type=click.Choice(FORMS), default=FORMS[0], show_default=True, help=say("help-option-form"))
@click.option("--games", "count", type=click.IntRange(1), default=10, show_default=True, help=say("help-option-meet"))
@click.option("--rounds", type=click.IntRange(0), default=0, help=say("help-option-swiss-rounds"))
@click.option("--match", "best_of_three", is_flag=True, help=say("help-option-best-of-three"))
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help=say("help-option-jobs"))
@cluster_option
@click.option("--edition", help=say("help-option-edition"))
@click.option("--format", "format_", help=say("help-option-format"))
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help=say("help-option-seed"))
@click.option("--out", help=say("help-option-go-on"))
@click.option("--html", help=say("help-option-html"))
@click.option("--parquet", help=say("help-option-parquet"))
@click.option("--most-decisions", "most", type=click.IntRange(1), default=MOST_DECISIONS, show_default=True)
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def tournament(
    game: str,
    decks: tuple[str, ...],
    agents: str,
    form: str,
    count: int,
    rounds: int,
    best_of_three: bool,
    jobs: int,
    cluster: str | None,
    edition: str | None,
    format_: str | None,
    seed: int,
    out: str | None,
    html: str | None,
    parquet: str | None,
    most: int,
    as_json: bool,
) -> None:
    """Hold a tournament between every deck in the hands of every agent."""
    kind = games.kind(game)
    edition = find_edition(kind, edition)
    way = find_format(kind, format_)
    names = [name.strip() for name in agents.split(",") if name.strip()]
    for name in names:
        agent(name)
    speaker = Speaker(kind, edition, LANGUAGE.words(kind.name), -1)
    lists = [find_legal_deck(kind, name, edition, way, speaker) for name in decks]
    entrants = [Entrant(deck, name) for deck in lists for name in names]
    if not 2 <= len(entrants) <= MOST_ENTRANTS:
        raise MulliganError("few-entrants", most=MOST_ENTRANTS)
    plan = Plan(kind.name, edition, way, entrants, seed, 2 if best_of_three else 1, most)
    held = Tournament(plan, form, count, rounds)
    fresh = take_up(held, out) if out else True
    with (
        Rows(out) as rows,
        progress_bar(say("tournament-progress"), hidden=as_json) as progress,
    ):
        if fresh:
            rows.write(held.header())
        bar = progress.add_task("", total=held.size(), completed=len(held.bouts))

        def tell(bout: Bout) -> None:
            rows.write(bout.row())
            progress.advance(bar)

        held.play(jobs, tell, sharing_of(cluster))
    report = Report(held)
    if as_json:
        click.echo(json.dumps({**report.row(), "stopped": held.stopped}, ensure_ascii=False, indent=2))
    else:
        show(report)
    title = say("tournament-title", game=say(f"game-{kind.name}"), edition=edition)
    if html:
        write_page(html, page(report, LANGUAGE.words(kind.name), title))
    if parquet:
        write_parquet(parquet, report.game_rows())
    if rows.trouble is not None:
        raise rows.trouble
    if held.stopped:
        click.echo(say("tournament-stopped", played=len(held.bouts), of=held.size(), out=out or "none"), err=True)
        raise click.exceptions.Exit(130)


def take_up(held: Tournament, out: str) -> bool:
    """Go on with what a file has of the same tournament; whether there is none yet. Another one is refused."""
    if not is_file(out):
        return True
    lines = [line for line in read_text(out).splitlines() if line.strip()]
    rows = [row for row in map(row_of, lines) if row is not None]
    if not lines:
        return True
    if not rows or rows[0] != json.loads(json.dumps(held.header())):
        raise MulliganError("other-tournament", path=out)
    for row in rows[1:]:
        bout = bout_from(row)
        if bout is not None:
            held.bouts[bout.number] = bout
    return False


def show(report: Report) -> None:
    """The numbers for people."""
    console = Console(highlight=False)
    held = report.tournament
    words = LANGUAGE.words(held.plan.game)
    swiss = held.form == SWISS
    played = say("tournament-played", matches=len(report.bouts), games=report.games, seed=held.plan.seed)
    table = Table(title=played, title_justify="left")
    for column in ("sim-deck", "sim-agent"):
        table.add_column(say(column), overflow="fold")
    columns = ["tournament-matches", "tournament-share", "sim-interval", "tournament-rating"]
    for column in [*(["tournament-points"] if swiss else []), *columns]:
        table.add_column(say(column), justify="right", no_wrap=True)
    for one in report.ordered():
        entrant = report.entrants[one.entrant]
        low, high = wilson(one.score, one.matches)
        table.add_row(
            words.deck(entrant.deck[0]),
            words.agent(entrant.agent),
            *([f"{one.points:g}"] if swiss else []),
            str(one.matches),
            percent(one.score / max(1, one.matches)),
            f"{100 * low:.0f} – {percent(high)}",
            f"{one.rating:.0f} ± {CERTAINTY * one.error:.0f}",
        )
    console.print(table)
    show_going_first(console, report.first_wins, report.first_games)
    show_lengths(console, report.turns, report.decisions)
    for how, number in report.how.most_common():
        console.print(f"  {number} × {say('ending', how=how)}")
    if report.endless:
        console.print(say("tournament-endless", number=report.endless))
    if held.lost:
        console.print(say("tournament-lost", numbers=in_a_row(sorted(held.lost))))
    if held.timed():
        console.print(say("tournament-timed", agents=in_a_row(map(words.agent, held.timed()))))
