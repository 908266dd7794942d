"""`mulligan soak`: many random games, looked at all the time, with a report that later runs go on with."""

from __future__ import annotations

import re
import time
from functools import partial
from typing import Final

import click

from mulligan import games
from mulligan.cli.files import read_bytes
from mulligan.cli.language import LANGUAGE, format_title, say, sentence
from mulligan.kernel.errors import Message, MulliganError
from mulligan.kernel.visible import visible
from mulligan.saves.disk import is_file, write_file
from mulligan.sim.soak import GAMES_A_MATCH, Watched, at_tables, failed, soaker
from mulligan.sim.soak_report import EARLY, Report, Soaked, build, read_report
from mulligan.sim.workers import share
from mulligan.speech.tags import ENGLISH

SITTING: Final = re.compile(r"(\S+ )?(\S+), (\d+) players(?: in teams (.*))?")
BATCH: Final = 10 * GAMES_A_MATCH
PAUSE: Final = 5.0  # seconds between two lines of progress, when the report is written too


@click.command(help=say("help-soak"))
@click.argument("game", required=False)
@click.option(
    "--games", "count", type=click.IntRange(1), default=1000, show_default=True, help=say("help-option-games")
)
@click.option("--first", type=click.IntRange(0), default=0, show_default=True, help=say("help-option-first"))
@click.option("--every", type=click.IntRange(1), default=1000, show_default=True, help=say("help-option-every"))
@click.option("--format", "forms", multiple=True, help=say("help-option-soak-format"))
@click.option("--players", multiple=True, type=click.IntRange(2), help=say("help-option-soak-players"))
@click.option("--smallest", is_flag=True, help=say("help-option-smallest"))
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help=say("help-option-jobs"))
@click.option("--report", "path", help=say("help-option-report"))
@click.option("--show", "only_show", is_flag=True, help=say("help-option-show"))
def soak(
    game: str | None,
    count: int,
    first: int,
    every: int,
    forms: tuple[str, ...],
    players: tuple[int, ...],
    smallest: bool,
    jobs: int,
    path: str | None,
    only_show: bool,
) -> None:
    """Play random games and look at all that must be true."""
    report = read_report(read_bytes(path), path) if path and (only_show or is_file(path)) else Report()
    if only_show:
        if not path:
            raise MulliganError("soak-no-report")
        show(report, game)
        return
    if not game:
        raise MulliganError("soak-no-game", games=games.names())
    kind = games.kind(game)
    numbers = at_tables(kind.name, range(first, first + count), forms, players, smallest)
    run = Run(kind.name, report, path)
    run.save()  # better now than after an hour
    stopped = run.play(report.of(kind.name).to_do(numbers, run.build), jobs, every)
    show(report, kind.name)
    if stopped:
        raise click.exceptions.Exit(130)
    if report.of(kind.name).failures:
        raise click.exceptions.Exit(1)


class Run:
    """One run of a soak, and the report it adds to."""

    def __init__(self, game: str, report: Report, path: str | None) -> None:
        self.game = game
        self.report = report
        self.path = path
        self.build = build()
        self.soaked: Soaked = report.of(game)
        self.since = time.monotonic()
        self.told = self.since  # when progress was told last
        self.played = 0

    def play(self, numbers: list[int], jobs: int, every: int) -> bool:
        """Play these games; whether somebody stopped it on the way."""
        coming = share(partial(soaker, self.game, every), numbers, jobs, BATCH)
        try:
            for number, watched in coming:
                self.hear(watched or died(number))
        except KeyboardInterrupt:
            return True
        finally:
            coming.close()
            self.progress()
        return False

    def hear(self, watched: Watched) -> None:
        """A game has been played."""
        self.soaked.hear(watched, self.build)
        self.played += 1
        if watched.error:
            click.echo(visible(sentence(failed(watched))))
        if time.monotonic() - self.told >= PAUSE:
            self.progress()

    def progress(self) -> None:
        """Say how far it is, and write the report."""
        now = time.monotonic()
        self.soaked.seconds += now - self.told
        self.told = now
        self.save()
        click.echo(
            sentence(
                Message(
                    "soak-progress",
                    games=self.soaked.games(),
                    decisions=self.soaked.decisions(),
                    failures=len(self.soaked.failures),
                    pace=round(self.played / max(now - self.since, 0.001)),
                )
            )
        )

    def save(self) -> None:
        """Write the report, whole or not at all."""
        if self.path:
            write_file(self.path, self.report.to_bytes())


def died(number: int) -> Watched:
    """A game that no process survived."""
    watched = Watched(number, "?")
    watched.error = sentence(Message("soak-died"))
    return watched


def show(report: Report, game: str | None) -> None:
    """The report as Markdown: for people, and for the documentation."""
    for name, soaked in report:
        if game in (None, name) and soaked.done:
            for line in lines(name, soaked):
                click.echo(visible(line))


def table(soaked: Soaked) -> list[str]:
    """How many games each format and number of players had, and in which editions, if there are several."""
    editions = soaked.editions() if len(soaked.editions()) > 1 else []
    head = [say("soak-sitting"), say("soak-games"), *editions, say("soak-decisions"), say("soak-longest")]
    rows = [head, ["---", *("---:" for _ in head[1:])]]
    for name, one in soaked.tables():
        by = [soaked.sittings[name][edition].games if edition in soaked.sittings[name] else 0 for edition in editions]
        rows.append(
            [sitting_in_words(name), *(f"{number:,}" for number in (one.games, *by, one.decisions, one.longest))]
        )
    return [f"| {' | '.join(row)} |" for row in rows]


def sitting_in_words(told: str) -> str:
    """A table as reports keep it, in English, in the language of who reads: constructed, 6 players in teams 0, 1 …"""
    found = SITTING.fullmatch(told)
    if found is None or LANGUAGE.name == ENGLISH:
        return told
    seats = Message("soak-seats", format=format_title(found[2]), players=int(found[3]), teams=found[4])
    return f"{found[1] or ''}{sentence(seats)}"


def lines(game: str, soaked: Soaked) -> list[str]:
    """What the soaks of a game have shown, line by line."""
    decisions, turns, number, sitting = soaked.longest
    seconds, rule, decision, slow_number, slow_sitting = soaked.slowest
    told = [
        f"## {say(f'game-{game}')}",
        "",
        say(
            "soak-summary",
            games=f"{soaked.games():,}",
            decisions=f"{soaked.decisions():,}",
            failures=len(soaked.failures),
            hours=f"{soaked.seconds / 3600:.2f}",
        ),
        "",
        *table(soaked),
        "",
    ]
    where = {"number": str(number), "sitting": sitting_in_words(str(sitting))}
    told.append("- " + say("soak-longest-game", decisions=f"{decisions:,}", turns=str(turns), **where))
    where = {"number": str(slow_number), "sitting": sitting_in_words(str(slow_sitting))}
    told.append("- " + say("soak-slowest", seconds=str(seconds), rule=str(rule), decision=str(decision), **where))
    early, most = f"{soaked.early:.0f}", f"{soaked.memory:.0f}"
    told.append("- " + say("soak-memory", most=most, early=early, games=str(EARLY)))
    told += ["- " + say("soak-seeds", build=name, seeds=str(done)) for name, done in soaked.done.items() if len(done)]
    for failure, (where_, error, by) in sorted(soaked.failures.items()):
        told.append(
            "- "
            + sentence(Message("soak-failed", number=failure, seats=sitting_in_words(where_), error=error))
            + f" [{by}]"
        )
    return [*told, ""]
