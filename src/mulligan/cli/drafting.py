"""`mulligan draft`: a draft with people and computer players, its decks, and its rounds."""

from __future__ import annotations

import json
from pathlib import Path

import click

from mulligan import games
from mulligan.agents import agent
from mulligan.cli.boosters import set_name
from mulligan.cli.collecting import collecting
from mulligan.cli.deck_table import DeckTable
from mulligan.cli.draft_table import DraftTable
from mulligan.cli.event_table import EventTable
from mulligan.cli.language import called, card_called, in_a_row, say
from mulligan.cli.starting import mulligan_itself
from mulligan.cli.table import Left
from mulligan.cli.terminal import Gone, Terminal
from mulligan.events.event import Event
from mulligan.events.files import KeptEvent, read_event
from mulligan.kernel.chance import fresh_seed
from mulligan.kernel.errors import MulliganError
from mulligan.limited.bots import DraftBot
from mulligan.limited.building import Builder
from mulligan.limited.draft import FEWEST, MOST
from mulligan.limited.files import KeptDraft, latest, new_path, read_draft
from mulligan.limited.opening import new_draft
from mulligan.limited.review import review
from mulligan.saves.growing import is_locked
from mulligan.sim.duels import INSTINCT
from mulligan.speech.made import YOU, made, own

BOT = "normal"  # who plays at seats without a person


@click.command(help=say("help-draft"))
@click.argument("game", required=False)
@click.option("--set", "code", default="", help=say("help-option-set"))
@click.option(
    "--seats", type=click.IntRange(FEWEST, MOST), default=MOST, show_default=True, help=say("help-option-draft-seats")
)
@click.option("--person", "people", multiple=True, help=say("help-option-person"))
@click.option("--bots", default=BOT, show_default=True, help=say("help-option-bots"))
@click.option("--seed", type=click.IntRange(0), help=say("help-option-seed"))
@click.option(
    "--match", "needed", type=click.IntRange(1, 9), default=2, show_default=True, help=say("help-option-needed")
)
@click.option("--out", help=say("help-option-draft-file"))
@click.option("--load", "saved", help=say("help-option-draft-load"))
@click.option("--go-on", is_flag=True, help=say("help-option-draft-go-on"))
@click.option("--review", "reviewed", help=say("help-option-review"))
@click.option("--seat", help=say("help-option-review-seat"))
@collecting
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def draft(
    game: str | None,
    code: str,
    seats: int,
    people: tuple[str, ...],
    bots: str,
    seed: int | None,
    needed: int,
    out: str | None,
    saved: str | None,
    go_on: bool,
    reviewed: str | None,
    seat: str | None,
    as_json: bool,
) -> None:
    """Draft, build, play."""
    if reviewed:
        show_review(read_draft(reviewed), seat, as_json)
        return
    terminal = Terminal()
    if go_on and not saved:
        found = latest()
        if found is None:
            raise MulliganError("draft-none-kept")
        saved = str(found)
    if saved:
        kept, path = read_draft(saved), Path(saved)
        if is_locked(path):
            raise MulliganError("draft-busy", path=saved)
    else:
        if not game:
            raise MulliganError("draft-which-game", games=games.names())
        names, agents = seated(list(people), seats, bots)
        kept = new_draft(games.kind(game), code, fresh_seed() if seed is None else seed, names, agents)
        path = Path(out) if out else new_path(kept.kind.name)
        terminal.print(say("draft-begins", set=set_name(kept.kind, kept.set), seats=seats, path=str(path)), "bold")
    kept.keep(path)
    spend_evening(kept, path, terminal, needed)


def seated(people: list[str], seats: int, bots: str) -> tuple[list[str], list[str]]:
    """Who sits where: people as far apart as they can, computer players between; and who each of those is."""
    if bots != INSTINCT:
        agent(bots)
    people = [own(name) for name in people] or [YOU]
    if len(people) > seats or len(set(people)) != len(people):
        raise MulliganError("draft-people", people=len(people), seats=seats)
    places = {number * seats // len(people): name for number, name in enumerate(people)}
    names = [places.get(seat) or made("bot" if bots == INSTINCT else bots, seat + 1) for seat in range(seats)]
    return names, ["" if seat in places else bots for seat in range(seats)]


def spend_evening(kept: KeptDraft, path: Path, terminal: Terminal, needed: int) -> None:
    """Draft what is left of it, build decks, play the rounds; whoever leaves finds it all as it was."""
    try:
        if not kept.draft.over:
            DraftTable(kept, terminal).run()
        build_decks(kept, terminal)
        event = event_of(kept, path, needed)
        kept.close()
        EventTable(event, terminal).run()
    except (Gone, Left):
        command = f"{mulligan_itself()} draft --load {path}"
        terminal.print(say("draft-left", command=command), "green")
    finally:
        kept.close()


def build_decks(kept: KeptDraft, terminal: Terminal) -> None:
    """A deck for everybody who has none yet."""
    kind = kept.kind
    builder = Builder(kind, DraftBot(kind).strengths)
    people = [kept.draft.names[seat] for seat in kept.people()]
    table = DeckTable(kind, terminal, people, kind.newest(), kept.form)
    for seat, name in enumerate(kept.draft.names):
        if seat not in kept.decks:
            pool = kept.draft.pools[seat]
            kept.build(seat, builder.build(pool, name) if kept.agents[seat] else table.build(name, pool))
    if len(people) > 1:
        terminal.clear()


def event_of(kept: KeptDraft, path: Path, needed: int) -> KeptEvent:
    """The rounds after a draft, which are kept beside it."""
    beside = path.with_suffix(".event")
    if beside.is_file():
        return read_event(str(beside))
    event = KeptEvent(
        Event(kept.draft.names, needed=needed, seed=kept.seed), kept.kind.name, kept.kind.newest(), kept.form
    )
    event.agents = kept.agents
    event.decks = [kept.decks[seat] for seat in range(len(kept.draft.names))]
    event.path = str(beside)
    event.save()
    return event


def show_review(kept: KeptDraft, seat: str | None, as_json: bool) -> None:
    """Tell a draft that is over, pick by pick."""
    names, told = kept.draft.names, [called(name) for name in kept.draft.names]
    if seat is not None and seat not in (*names, *told):
        raise MulliganError("event-no-player", name=seat[:40], players=names)
    seats = range(len(names)) if seat is None else [(names if seat in names else told).index(seat)]
    picks = review(kept.draft, DraftBot(kept.kind), seats)
    if as_json:
        rows = [
            {
                "player": names[one.seat],
                "pack": one.pack,
                "pick": one.pick,
                "card": one.card,
                "from": one.cards,
                "bot": one.bot,
            }
            for one in picks
        ]
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for one in picks:
        click.echo(
            say(
                "review-pick",
                player=names[one.seat],
                pack=str(one.pack),
                pick=str(one.pick),
                card=card_called(kept.kind, one.card),
                bot=card_called(kept.kind, one.bot),
                same="yes" if one.bot == one.card else "no",
                others=in_a_row(card_called(kept.kind, card) for card in one.cards if card != one.card) or "none",
            )
        )
