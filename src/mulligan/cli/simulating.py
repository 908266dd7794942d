"""`mulligan sim`: many games, and what they say."""

from __future__ import annotations

import json
import time
from statistics import fmean
from typing import Final

import click
from rich.cells import cell_len
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

import mulligan
from mulligan import games
from mulligan.agents import agent
from mulligan.cli.files import find_edition, find_format, find_legal_deck, read_text
from mulligan.cli.language import LANGUAGE, agent_title, card_called, deck_title, in_a_row, label, percent, say
from mulligan.cli.progress import progress_bar
from mulligan.cli.results import show_going_first, show_lengths, write_page
from mulligan.cli.rows import Rows, row_of
from mulligan.cli.seats import read_teams
from mulligan.cli.sharing import cluster_option, sharing_of
from mulligan.cli.simulating_packs import Wish, from_packs, play_from_packs
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import LIMITED, Kind
from mulligan.lab.parquet import write_parquet
from mulligan.lab.sim_page import page
from mulligan.saves.disk import is_file
from mulligan.sim.card_statistics import WAYS, CardStatistics
from mulligan.sim.series import MOST_DECISIONS, Series, play_series
from mulligan.sim.statistics import Played, Statistics, played_from, rate, wilson
from mulligan.speech import Speaker

BEAT: Final = 0.1  # seconds between two looks at how many games have been played


@click.command(help=say("help-sim"))
@click.argument("game")
@click.argument("decks", nargs=-1)
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help=say("help-option-games"))
@click.option("--agents", default="greedy", show_default=True, help=say("help-option-agents"))
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help=say("help-option-jobs"))
@cluster_option
@click.option("--edition", help=say("help-option-edition"))
@click.option("--format", "format_", help=say("help-option-format"))
@click.option("--teams", help=say("help-option-teams"))
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help=say("help-option-seed"))
@click.option("--out", help=say("help-option-results"))
@click.option(
    "--most-decisions",
    "most",
    type=click.IntRange(1),
    default=MOST_DECISIONS,
    show_default=True,
    help=say("help-option-most-decisions"),
)
@click.option("--html", help=say("help-option-html"))
@click.option("--parquet", help=say("help-option-parquet"))
@click.option("--resume", is_flag=True, help=say("help-option-resume"))
@click.option("--cards", "by_card", is_flag=True, help=say("help-option-by-card"))
@from_packs
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def sim(
    game: str,
    decks: tuple[str, ...],
    count: int,
    agents: str,
    jobs: int,
    cluster: str | None,
    edition: str | None,
    format_: str | None,
    teams: str | None,
    seed: int,
    out: str | None,
    most: int,
    html: str | None,
    parquet: str | None,
    resume: bool,
    by_card: bool,
    as_json: bool,
    **of_packs: object,
) -> None:
    """Play many games and count who wins."""
    kind = games.kind(game)
    edition = find_edition(kind, edition)
    form = find_format(kind, format_)
    if form in LIMITED and not decks:
        play_from_packs(Wish(kind, edition, form, count, agents, jobs, seed, out, most, as_json, of_packs))
        return
    if len(decks) < 2:
        raise MulliganError("few-decks")
    names = [name.strip() for name in agents.split(",") if name.strip()]
    for name in names:
        agent(name)
    if len(names) == 1:
        names = names * len(decks)
    if len(names) != len(decks):
        raise MulliganError("agents-for-decks", agents=len(names), decks=len(decks))
    speaker = Speaker(kind, edition, LANGUAGE.words(kind.name), -1)
    lists = [find_legal_deck(kind, name, edition, form, speaker) for name in decks]
    sides = kind.match(names, lists, edition, form, read_teams(teams, len(decks))).teams  # a format may make teams
    series = Series(kind.name, edition, form, lists, names, seed, [int(team) for team in sides], most, by_card)
    done = games_in(out, header(series)) if out and resume else []
    start = time.perf_counter()
    with (
        Rows(out) as rows,
        progress_bar(say("sim-progress"), hidden=as_json) as progress,
    ):
        if not done:
            rows.write(header(series))
        bar = progress.add_task("", total=count, completed=len(done))
        noting = Noting(rows, progress, bar, len(done))
        results = play_series(series, count, jobs, noting, sharing_of(cluster), done)
    seconds = time.perf_counter() - start
    statistics = Statistics(len(decks), results.played, series.teams, results.lost)
    deck_names = [deck.name for deck in lists]
    cards = CardStatistics(len(decks), results.played, series.teams) if by_card else None
    if as_json:
        row = {"game": kind.name, "edition": edition, "seed": seed, **statistics.row(deck_names, names)}
        if cards is not None:
            row.update(cards.row(deck_names))
        row["stopped"] = results.stopped
        click.echo(json.dumps({**row, "seconds": round(seconds, 3)}, ensure_ascii=False, indent=2))
    else:
        titles = [deck_title(kind.name, name) for name in deck_names]
        show(statistics, titles, names, say(f"game-{kind.name}"), edition, seed, seconds)
        show_tallies(statistics, titles, kind.name)
        if cards is not None:
            show_cards(cards, titles, kind)
        show_missing(statistics, most)
    if html:
        title = say("sim-title", game=say(f"game-{kind.name}"), edition=edition, games=statistics.games, seed=seed)
        decks_and_agents = [
            (deck_title(kind.name, deck), agent_title(one)) for deck, one in zip(deck_names, names, strict=True)
        ]
        words = LANGUAGE.words(kind.name)
        write_page(html, page(statistics, cards, decks_and_agents, words, title, lambda name: card_called(kind, name)))
    if parquet:
        write_parquet(parquet, [table_row(one, deck_names, names) for one in results.played])
    if results.stopped:
        click.echo(say("sim-stopped", played=len(results.played), games=count), err=True)
    if rows.trouble is not None:
        raise rows.trouble
    if results.stopped:
        raise click.exceptions.Exit(130)


def header(series: Series) -> dict[str, object]:
    """What a file of results begins with: which games these are."""
    return {
        "series": series.game,
        "edition": series.edition,
        "format": series.form,
        "seed": series.seed,
        "decks": [deck[0] for deck in series.decks],
        "agents": series.agents,
        "teams": series.teams,
        "version": mulligan.__version__,
        **({"cards": True} if series.cards else {}),
    }


def games_in(path: str, wanted: dict[str, object]) -> list[Played]:
    """The games of this very series that a file has; none where there is no file, an error where it is another's."""
    if not is_file(path):
        return []
    lines = [line for line in read_text(path).splitlines() if line.strip()]
    rows = [row for row in map(row_of, lines) if row is not None]
    if not lines:
        return []
    if not rows or rows[0] != json.loads(json.dumps(wanted)) or any("series" in row for row in rows[1:]):
        raise MulliganError("other-series", path=path)
    found = {one.number: one for one in map(played_from, rows[1:]) if one is not None}
    return [found[number] for number in sorted(found)]


def table_row(played: Played, decks: list[str], agents: list[str]) -> dict[str, object]:
    """A game as a row of a table: sides by their numbers and their names."""
    row = {key: value for key, value in played.row().items() if key != "cards"}
    for key, side in (("winner", played.winner), ("first", played.first)):
        row[f"{key}_deck"] = decks[side] if side >= 0 else None
        row[f"{key}_agent"] = agents[side] if side >= 0 else None
    return row


class Noting:
    """What is done with every game that has been played: it is written down, and now and then people see how many."""

    def __init__(self, rows: Rows, progress: Progress, bar: TaskID, count: int = 0) -> None:
        self.rows = rows
        self.progress = progress
        self.bar = bar
        self.count = count
        self.shown = 0.0  # when the number was shown last

    def __call__(self, played: Played) -> None:
        """A game has been played."""
        self.rows.write(played.row())
        self.count += 1
        now = time.monotonic()
        if now - self.shown > BEAT:
            self.shown = now
            self.progress.update(self.bar, completed=self.count)


def show(
    statistics: Statistics, decks: list[str], agents: list[str], game: str, edition: str, seed: int, seconds: float
) -> None:
    """The numbers for people."""
    console = Console(highlight=False)
    title = say("sim-title", game=game, edition=edition, games=str(statistics.games), seed=str(seed))
    table = Table(title=title, title_justify="left", min_width=cell_len(title))
    for column in ("deck", "agent", "wins", "rate", "interval", "as-first"):
        named = column in ("deck", "agent")
        table.add_column(say(f"sim-{column}"), justify="left" if named else "right", no_wrap=not named, overflow="fold")
    for side, deck in enumerate(decks):
        low, high = wilson(statistics.wins[side], statistics.games)
        table.add_row(
            deck,
            agent_title(agents[side]),
            str(statistics.wins[side]),
            percent(rate(statistics.wins[side], statistics.games), 1),
            f"{percent(low, 1)} – {percent(high, 1)}",
            f"{statistics.wins_first[side]}/{statistics.games_first[side]}",
        )
    console.print(table)
    show_going_first(console, statistics.first_wins, statistics.first_games)
    if statistics.draws:
        console.print(say("sim-draws", number=statistics.draws))
    show_lengths(console, statistics.turns, statistics.decisions)
    console.print(say("sim-speed", seconds=f"{seconds:.1f}", rate=f"{statistics.games / seconds:.1f}"))


def show_tallies(statistics: Statistics, decks: list[str], game: str) -> None:
    """What a format counts of each side, on average."""
    words = LANGUAGE.words(game)
    for deck, tally in zip(decks, statistics.tallies, strict=True):
        told = in_a_row(words.say(f"tally-{key}", number=f"{number:.1f}") for key, number in tally.items())
        if told:
            click.echo(f"{label(deck)}{told}")


def show_cards(cards: CardStatistics, decks: list[str], kind: Kind) -> None:
    """The numbers of single cards, deck by deck, and when games ended."""
    console = Console(highlight=False)
    for side, deck in enumerate(decks):
        table = Table(title=say("sim-cards-title", deck=deck), title_justify="left")
        table.add_column(say("sim-card"), overflow="fold")
        for column in ("opening", "drawn", "played", "not-drawn", "lift", "turn"):
            table.add_column(say(f"sim-card-{column}"), justify="right", no_wrap=True)
        for one in cards.ordered(side):
            table.add_row(
                card_called(kind, one.name),
                *(share_of(one.wins[way], one.games[way]) for way in WAYS),
                share_of(one.missed_wins, one.missed),
                f"{100 * one.lift():+.0f}",
                f"{fmean(one.turns):.1f}" if one.turns else "–",
            )
        console.print(table)
    console.print(say("sim-cards-why"))
    table = Table(title=say("sim-turns-title"), title_justify="left")
    for column in (say("sim-turn"), say("sim-ended"), *decks):
        table.add_column(column, justify="right")
    for turn, row in sorted(cards.ends.items()):
        table.add_row(str(turn), *map(str, row))
    console.print(table)


def share_of(wins: int, games: int) -> str:
    """How many of so many games were won, for people."""
    return f"{percent(wins / games)} / {games}" if games else "–"


def show_missing(statistics: Statistics, most: int) -> None:
    """The games that say nothing about who wins, by their numbers."""
    if statistics.endless:
        click.echo(say("sim-endless", most=most, numbers=in_a_row(statistics.endless)))
    if statistics.lost:
        click.echo(say("sim-lost", numbers=in_a_row(statistics.lost)))
