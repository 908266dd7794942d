"""`mulligan sim --format draft`: whole evenings with packs, and which cards win."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Final, TypeVar

import click
from rich.cells import cell_len
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from mulligan.agents import agent
from mulligan.cli.language import LANGUAGE, card_called, format_title, in_a_row, percent, say
from mulligan.cli.progress import progress_bar
from mulligan.cli.rows import Rows
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import DRAFT, Kind
from mulligan.limited.draft import FEWEST, MOST
from mulligan.limited.packs import Sheets, packs_each, sets_with_packs
from mulligan.saves.disk import write_file
from mulligan.sim.duels import INSTINCT
from mulligan.sim.evenings import Evening, Evenings, Season, Tally, play_evenings
from mulligan.sim.measuring import strength_file
from mulligan.sim.statistics import wilson

SHOWN: Final = 15  # cards at either end
ENOUGH: Final = 20  # games in which a card was drawn, before it is shown

F = TypeVar("F", bound=Callable[..., object])


def from_packs(command: F) -> F:
    """The options of the command that are about packs."""
    for option in (
        click.option("--flat", is_flag=True, help=say("help-option-flat")),
        click.option("--measure", help=say("help-option-measure")),
        click.option("--match", "needed", type=click.IntRange(1, 9), default=2, help=say("help-option-needed")),
        click.option("--rounds", type=click.IntRange(1, 20), help=say("help-option-rounds")),
        click.option("--seats", type=click.IntRange(2, 64), default=8, help=say("help-option-seats")),
        click.option("--set", "code", default="", help=say("help-option-set")),
    ):
        command = option(command)
    return command


class Wish:
    """What somebody wishes to have played."""

    def __init__(
        self,
        kind: Kind,
        edition: str,
        form: str,
        count: int,
        agents: str,
        jobs: int,
        seed: int,
        out: str | None,
        most: int,
        as_json: bool,
        of_packs: dict[str, object],
    ) -> None:
        self.kind = kind
        self.edition = edition
        self.form = form
        self.count = count
        self.agents = [name.strip() for name in agents.split(",") if name.strip()]
        self.jobs = jobs
        self.seed = seed
        self.out = out
        self.most = most
        self.as_json = as_json
        self.code = str(of_packs["code"] or "")
        self.seats = of_packs["seats"] if isinstance(of_packs["seats"], int) else MOST
        self.rounds = of_packs["rounds"] if isinstance(of_packs["rounds"], int) else -1
        self.needed = of_packs["needed"] if isinstance(of_packs["needed"], int) else 2
        self.measure = str(of_packs["measure"] or "")
        self.flat = of_packs["flat"] is True

    def plan(self) -> Evenings:
        """What is to be played; whatever cannot be is said at once."""
        packs_each(self.kind, self.form)
        if self.form == DRAFT and not FEWEST <= self.seats <= MOST:
            raise MulliganError("draft-seats", count=self.seats, fewest=FEWEST, most=MOST)
        for name in self.agents:
            if name != INSTINCT:
                agent(name)
        names = self.agents * self.seats if len(self.agents) == 1 else self.agents
        if len(names) != self.seats:
            raise MulliganError("agents-for-decks", agents=len(names), decks=self.seats)
        all_sets = self.measure and not self.code
        sets = list(sets_with_packs(self.kind)) if all_sets else [Sheets(self.kind, self.code).set]
        return Evenings(
            self.kind.name,
            self.edition,
            self.form,
            sets,
            names,
            self.seed,
            self.seats,
            self.rounds,
            self.needed,
            self.most,
            bool(self.measure),
            self.flat,
        )


def play_from_packs(wish: Wish) -> None:
    """Play evenings, and say which cards win."""
    plan = wish.plan()
    start = time.perf_counter()
    with (
        Rows(wish.out) as rows,
        progress_bar(say("season-progress"), hidden=wish.as_json) as progress,
    ):
        bar = progress.add_task("", total=wish.count)
        season = play_evenings(plan, wish.count, wish.jobs, Noting(rows, progress, bar))
    seconds = time.perf_counter() - start
    if wish.as_json:
        click.echo(json.dumps({**season_row(wish, season), "seconds": round(seconds, 3)}, ensure_ascii=False, indent=2))
    else:
        show(wish, season, seconds)
    if wish.measure:
        options = f"--games {wish.count} --agents {','.join(wish.agents)} --match {wish.needed} --seed {wish.seed}"
        command = f"mulligan sim {plan.game} --format {plan.form} {options} --measure FILE"
        write_file(wish.measure, strength_file(season, command, plan.sets, wish.seed).encode())
        click.echo(say("season-measured", count=len(season.drawn), path=wish.measure), err=True)
    if rows.trouble is not None:
        raise rows.trouble
    if season.stopped:
        click.echo(say("season-stopped", played=season.evenings, count=wish.count), err=True)
        raise click.exceptions.Exit(130)


class Noting:
    """What is done with every evening: it is written down, and people see how many there were."""

    def __init__(self, rows: Rows, progress: Progress, bar: TaskID) -> None:
        self.rows = rows
        self.progress = progress
        self.bar = bar

    def __call__(self, evening: Evening) -> None:
        """An evening has been played."""
        self.rows.write(evening.row())
        self.progress.advance(self.bar)


def season_row(wish: Wish, season: Season) -> dict[str, object]:
    """What many evenings say, as plain data."""
    cards = {
        name: {"drawn": tally_row(tally), "brought": tally_row(season.brought.get(name, Tally()))}
        for name, tally in sorted(season.drawn.items())
    }
    return {
        "game": wish.kind.name,
        "format": wish.form,
        "seed": wish.seed,
        "evenings": season.evenings,
        "games": season.games,
        "endless": season.endless,
        "lost": season.lost,
        "stopped": season.stopped,
        "figures": tally_row(season.figures),
        "colours": {colours: tally_row(tally) for colours, tally in sorted(season.colours.items())},
        "cards": cards,
    }


def tally_row(tally: Tally) -> dict[str, object]:
    """Games and wins, with the interval."""
    return {"games": tally.games, "wins": tally.wins, "interval": list(wilson(tally.wins, tally.games))}


def show(wish: Wish, season: Season, seconds: float) -> None:
    """The numbers for people."""
    console = Console(highlight=False)
    game = say(f"game-{wish.kind.name}")
    told = {"evenings": str(season.evenings), "games": str(season.games), "seed": str(wish.seed)}
    console.print(say("season-title", game=game, form=format_title(wish.form), **told), style="bold")
    enough = [name for name, tally in season.drawn.items() if tally.games >= ENOUGH]
    ranked = sorted(enough, key=lambda name: -share(season.drawn[name]))
    if not ranked:
        console.print(say("season-few", least=ENOUGH))
    for title, names in (("season-best", ranked[:SHOWN]), ("season-worst", ranked[SHOWN:][-SHOWN:])):
        if names:
            console.print(cards_table(say(title), names, season, wish.kind))
    if any(season.colours):
        console.print(colours_table(wish, season))
    if season.figures.games:
        low, high = wilson(season.figures.wins, season.figures.games)
        rates = {"rate": percent(share(season.figures), 1), "low": percent(low, 1), "high": percent(high, 1)}
        console.print(say("season-figures", games=season.figures.games, **rates))
    console.print(say("sim-speed", seconds=f"{seconds:.1f}", rate=f"{season.games / seconds:.1f}"))
    if season.endless:
        console.print(say("season-endless", number=season.endless, most=wish.most))
    if season.lost:
        console.print(say("season-lost", numbers=in_a_row(season.lost)))


def cards_table(title: str, names: list[str], season: Season, kind: Kind) -> Table:
    """Some cards, and how often they win."""
    table = Table(title=title, title_justify="left", min_width=cell_len(title))
    for column in ("card", "drawn", "rate", "interval", "brought"):
        table.add_column(say(f"season-{column}"), justify="left" if column == "card" else "right")
    for name in names:
        drawn, brought = season.drawn[name], season.brought.get(name, Tally())
        low, high = wilson(drawn.wins, drawn.games)
        interval = f"{percent(low, 1)} – {percent(high, 1)}"
        shares = (percent(share(drawn), 1), interval, percent(share(brought), 1))
        table.add_row(card_called(kind, name), str(drawn.games), *shares)
    return table


def colours_table(wish: Wish, season: Season) -> Table:
    """Decks by their colours, and how often they win."""
    words = LANGUAGE.words(wish.kind.name)
    table = Table()
    for column in ("colours", "matches", "rate"):
        table.add_column(say(f"season-{column}"), justify="left" if column == "colours" else "right")
    for colours, tally in sorted(season.colours.items(), key=lambda pair: -share(pair[1])):
        named = "/".join(words.name("color", one) for one in colours.split("/"))
        table.add_row(named, str(tally.games), percent(share(tally), 1))
    return table


def share(tally: Tally) -> float:
    """How often something wins."""
    return tally.wins / tally.games if tally.games else 0.0
