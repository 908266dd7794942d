"""`mulligan tune`: which exchanges of cards make a deck better, as far as that is sure."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table

from mulligan import games
from mulligan.agents import agent
from mulligan.cli.files import find_card, find_edition, find_format, find_legal_deck, no_card, read_text
from mulligan.cli.language import LANGUAGE, card_called, in_a_row, say
from mulligan.cli.progress import progress_bar
from mulligan.cli.rows import Rows, row_of
from mulligan.cli.sharing import cluster_option, sharing_of
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Deck, Kind
from mulligan.lab.bouts import Plan
from mulligan.lab.tuning import BETTER, MOST_EXCHANGES, OPEN, Tuning, exchanges, sampled
from mulligan.saves.disk import is_file
from mulligan.speech import Speaker


@click.command(help=say("help-tune"))
@click.argument("game")
@click.argument("deck")
@click.option("--against", required=True, multiple=True, help=say("help-option-against"))
@click.option("--out-card", "outs", multiple=True, help=say("help-option-out-card"))
@click.option("--in-card", "ins", multiple=True, help=say("help-option-in-card"))
@click.option("--copies", type=click.IntRange(1), default=1, show_default=True, help=say("help-option-copies"))
@click.option(
    "--most", type=click.IntRange(1, MOST_EXCHANGES), default=20, show_default=True, help=say("help-option-exchanges")
)
@click.option(
    "--games", "count", type=click.IntRange(1), default=400, show_default=True, help=say("help-option-tune-games")
)
@click.option("--agents", default="normal", show_default=True, help=say("help-option-tune-agents"))
@click.option(
    "--interest", type=click.FloatRange(0.001, 0.5), default=0.02, show_default=True, help=say("help-option-interest")
)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help=say("help-option-jobs"))
@cluster_option
@click.option("--edition", help=say("help-option-edition"))
@click.option("--format", "format_", help=say("help-option-format"))
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help=say("help-option-seed"))
@click.option("--out", help=say("help-option-go-on"))
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def tune(
    game: str,
    deck: str,
    against: tuple[str, ...],
    outs: tuple[str, ...],
    ins: tuple[str, ...],
    copies: int,
    most: int,
    count: int,
    agents: str,
    interest: float,
    jobs: int,
    cluster: str | None,
    edition: str | None,
    format_: str | None,
    seed: int,
    out: str | None,
    as_json: bool,
) -> None:
    """Try exchanges of cards, and tell what is sure."""
    kind = games.kind(game)
    edition = find_edition(kind, edition)
    form = find_format(kind, format_)
    players = [name.strip() for name in agents.split(",") if name.strip()]
    if len(players) not in (1, 2):
        raise MulliganError("tune-agents")
    for name in players:
        agent(name)
    speaker = Speaker(kind, edition, LANGUAGE.words(kind.name), -1)
    own = find_legal_deck(kind, deck, edition, form, speaker)
    others = [find_legal_deck(kind, name, edition, form, speaker) for name in against]
    leaving = [card_of(kind, name) for name in outs] or list(dict.fromkeys(name for _, name in own.cards))
    coming = [card_of(kind, name) for name in ins] or pool(kind, own, others)
    found = exchanges(kind, own, leaving, coming, copies, edition, form)
    tried = sampled(found, most, seed)
    plan = Plan(kind.name, edition, form, [], seed)
    tuning = Tuning(plan, own, others, tried, (players[0], players[-1]), interest)
    fresh = take_up(tuning, out) if out else True
    with (
        Rows(out) as rows,
        progress_bar(say("sim-progress"), hidden=as_json) as progress,
    ):
        if fresh:
            rows.write(tuning.header())
        bar = progress.add_task("", total=count * (1 + len(tried)), completed=len(tuning.scores))

        def tell(number: int, score: float) -> None:
            rows.write({"game": number, "score": score})
            progress.advance(bar)

        tuning.play(count, jobs, tell, sharing_of(cluster))
    if as_json:
        click.echo(json.dumps({**tuning.row(), "of": len(found)}, ensure_ascii=False, indent=2))
    else:
        show(tuning, len(found), kind)
    if rows.trouble is not None:
        raise rows.trouble
    if tuning.stopped:
        raise click.exceptions.Exit(130)


def card_of(kind: Kind, name: str) -> str:
    """The card that somebody means, by what decks call it."""
    found = find_card(kind, name)
    if found is None:
        raise no_card([kind], name)
    return kind.known_by(kind.card_sheet(found))


def pool(kind: Kind, own: Deck, others: list[Deck]) -> list[str]:
    """Where nobody says which cards to try: those of the sideboard; without one, those of all decks, its own too."""
    lists = [own.side] if own.side else [own.cards, *(deck.cards for deck in others)]
    return list(dict.fromkeys(name for cards in lists for _, name in cards))


def take_up(tuning: Tuning, out: str) -> bool:
    """Go on with the games that a file has of the same tuning; whether there is none yet. Another one is refused."""
    if not is_file(out):
        return True
    lines = [line for line in read_text(out).splitlines() if line.strip()]
    if not lines:
        return True
    rows = [row for row in map(row_of, lines) if row is not None]
    if not rows or rows[0] != json.loads(json.dumps(tuning.header())):
        raise MulliganError("other-tournament", path=out)
    for row in rows[1:]:
        number, score = row.get("game"), row.get("score")
        if isinstance(number, int) and isinstance(score, (int, float)):
            tuning.scores[number] = float(score)
    return False


def show(tuning: Tuning, of: int, kind: Kind) -> None:
    """The exchanges for people."""
    console = Console(highlight=False)
    table = Table(title=say("tune-title", tried=len(tuning.trials), of=of, games=tuning.played), title_justify="left")
    for column in ("tune-out", "tune-in"):
        table.add_column(say(column), overflow="fold")
    for column in ("tune-games", "tune-difference", "tune-interval"):
        table.add_column(say(column), justify="right", no_wrap=True)
    table.add_column(say("tune-verdict"), overflow="fold")
    for trial in tuning.ordered():
        low, high = trial.interval()
        table.add_row(
            f"{trial.exchange.copies} {card_called(kind, trial.exchange.out)}",
            f"{trial.exchange.copies} {card_called(kind, trial.exchange.into)}",
            str(len(trial.differences)),
            f"{100 * trial.mean:+.1f}",
            f"{100 * low:+.1f} … {100 * high:+.1f}",
            say(f"tune-{trial.verdict}"),
        )
    console.print(table)
    sure = sum(trial.verdict == BETTER for trial in tuning.trials)
    undecided = sum(trial.verdict == OPEN for trial in tuning.trials)
    console.print(say("tune-sure", sure=sure, undecided=undecided))
    if tuning.lost:
        console.print(say("sim-lost", numbers=in_a_row(sorted(tuning.lost))))
