"""`mulligan event`: rounds between players, at tables or simulated."""

from __future__ import annotations

import json
import re
from typing import Final

import click
from rich.console import Console
from rich.table import Table as Grid

from mulligan import games
from mulligan.agents import agent
from mulligan.cli.collecting import collecting
from mulligan.cli.files import find_edition, find_format, find_legal_deck
from mulligan.cli.language import LANGUAGE, called, in_a_row, percent, say
from mulligan.cli.seats import PERSON
from mulligan.events.event import Event, Round
from mulligan.events.files import KeptEvent, read_event
from mulligan.events.standings import standings
from mulligan.kernel.chance import fresh_seed, one_way
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import LIMITED, Deck, Kind
from mulligan.limited.bots import DraftBot, bot_pools
from mulligan.limited.building import Builder
from mulligan.saves.disk import is_file
from mulligan.sim.duels import INSTINCT
from mulligan.sim.rounds import play_round
from mulligan.speech import Speaker
from mulligan.speech.made import made, own

_SCORE: Final = re.compile(r"(\d{1,2})\s*[-:–]\s*(\d{1,2})(?:\s*[-:–]\s*(\d{1,2}))?")


@click.group(help=say("help-event"))
def event() -> None:
    """Events."""


@event.command("new", help=say("help-event-new"))
@click.argument("file")
@click.argument("game")
@click.option("--player", "names", multiple=True, help=say("help-option-event-player"))
@click.option("--players", type=click.IntRange(2, 2000), help=say("help-option-event-count"))
@click.option("--deck", "decks", multiple=True, help=say("help-option-event-deck"))
@click.option("--agents", default="", help=say("help-option-event-agents"))
@click.option("--edition", help=say("help-option-edition"))
@click.option("--format", "format_", help=say("help-option-format"))
@click.option("--set", "code", default="", help=say("help-option-set"))
@click.option("--rounds", type=click.IntRange(1, 100), help=say("help-option-rounds"))
@click.option("--knock-out", is_flag=True, help=say("help-option-knock-out"))
@click.option("--cut", type=click.IntRange(0), default=0, help=say("help-option-cut"))
@click.option(
    "--match", "needed", type=click.IntRange(1, 9), default=2, show_default=True, help=say("help-option-needed")
)
@click.option("--seed", type=click.IntRange(0), help=say("help-option-seed"))
@collecting
def new(
    file: str,
    game: str,
    names: tuple[str, ...],
    players: int | None,
    decks: tuple[str, ...],
    agents: str,
    edition: str | None,
    format_: str | None,
    code: str,
    rounds: int | None,
    knock_out: bool,
    cut: int,
    needed: int,
    seed: int | None,
) -> None:
    """Begin an event."""
    kind = games.kind(game)
    if is_file(file):
        raise MulliganError("event-there", path=file)
    count = max(players or 0, len(names), len(decks) if len(decks) > 1 else 0)
    names_of_all = [*map(own, names), *(made("player", number) for number in range(len(names) + 1, count + 1))]
    seed = fresh_seed() if seed is None else seed
    swiss = 0 if knock_out else -1 if rounds is None else rounds
    found = Event(names_of_all, swiss, len(names_of_all) if knock_out else cut, needed, seed)
    kept = KeptEvent(found, kind.name, find_edition(kind, edition), find_format(kind, format_))
    kept.decks = event_decks(kind, kept, list(decks), code)
    kept.agents = event_agents(agents, count, bool(kept.decks))
    kept.path = file
    kept.save()
    click.echo(say("event-begun", players=count, rounds=found.swiss, path=file))


def event_decks(kind: Kind, kept: KeptEvent, wanted: list[str], code: str) -> list[Deck]:
    """The deck of each player: as named; where decks are built from packs and none is named, by computer players."""
    count = len(kept.event.players)
    if not wanted and kept.format in LIMITED:
        bot = DraftBot(kind)
        pools = bot_pools(kind, kept.format, code, one_way(kept.event.seed, 0), [bot] * count)
        builder = Builder(kind, bot.strengths)
        return [builder.build(pool, name) for pool, name in zip(pools, kept.event.players, strict=True)]
    if not wanted:
        return []
    speaker = Speaker(kind, kept.edition, LANGUAGE.words(kind.name), -1)
    found = [find_legal_deck(kind, name, kept.edition, kept.format, speaker) for name in wanted]
    found = found * count if len(found) == 1 else found
    if len(found) != count:
        raise MulliganError("players-need-decks", players=count, decks=len(found))
    return found


def event_agents(agents: str, count: int, decks: bool) -> list[str]:
    """Who plays for each player: the name of an agent, or nothing for a person."""
    given = [name.strip() for name in agents.split(",") if name.strip()] or (["normal"] if decks else [PERSON])
    for name in given:
        if name not in (PERSON, INSTINCT):
            agent(name)
    given = given * count if len(given) == 1 else given
    if len(given) != count:
        raise MulliganError("agents-for-decks", agents=len(given), decks=count)
    return ["" if name == PERSON else name for name in given]


@event.command("pair", help=say("help-event-pair"))
@click.argument("file")
def pair(file: str) -> None:
    """Pair the next round."""
    kept = read_event(file)
    found = kept.event.next_round()
    kept.save()
    show_round(kept.event, len(kept.event.rounds), found)


@event.command("result", help=say("help-event-result"))
@click.argument("file")
@click.argument("table")
@click.argument("score")
def result(file: str, table: str, score: str) -> None:
    """Report a result."""
    kept = read_event(file)
    found = kept.event
    match = _SCORE.fullmatch(score.strip())
    if match is None:
        raise MulliganError("event-result", text=score[:40])
    first, second, draws = int(match[1]), int(match[2]), int(match[3] or 0)
    if table.isdecimal() and len(table) < 6:
        number = int(table) - 1
    else:
        player = player_named(found, table)
        number = found.table_of(player)
        if number < 0:
            raise MulliganError("event-gone", player=found.players[player])
        if found.rounds[-1].tables[number].second == player:
            first, second = second, first
    found.report(number, first, second, draws)
    kept.save()
    show_round(found, len(found.rounds), found.rounds[-1])
    tell_winner(found)


def player_named(found: Event, name: str) -> int:
    """A player by the name that somebody is told, or by that which is kept."""
    told = [number for number, one in enumerate(found.players) if called(one).lower() == name.strip().lower()]
    return told[0] if len(told) == 1 else found.find(name)


@event.command("drop", help=say("help-event-drop"))
@click.argument("file")
@click.argument("player")
def drop(file: str, player: str) -> None:
    """A player leaves."""
    kept = read_event(file)
    number = player_named(kept.event, player)
    kept.event.drop(number)
    kept.save()
    click.echo(say("event-dropped", player=kept.event.players[number]))


@event.command("show", help=say("help-event-show"))
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help=say("help-option-json"))
def show(file: str, as_json: bool) -> None:
    """Show the rounds and the standings."""
    kept = read_event(file)
    found = kept.event
    if as_json:
        click.echo(json.dumps(event_row(kept), ensure_ascii=False, indent=2))
        return
    for number, one in enumerate(found.rounds, 1):
        show_round(found, number, one)
    show_standings(found)
    tell_winner(found)


def event_row(kept: KeptEvent) -> dict[str, object]:
    """An event as plain data."""
    found = kept.event
    rounds = [
        {
            "stage": one.stage,
            "tables": [
                {
                    "players": [found.players[player] for player in table.players()],
                    "result": [*table.wins, table.draws] if table.played else None,
                }
                for table in one.tables
            ],
        }
        for one in found.rounds
    ]
    winner = found.winner()
    return {
        "game": kept.game,
        "edition": kept.edition,
        "format": kept.format,
        "rounds": rounds,
        "standings": [one.row() for one in standings(found)],
        "over": found.over(),
        "winner": found.players[winner] if winner >= 0 else None,
    }


@event.command("play", help=say("help-event-play"))
@click.argument("file")
@click.option("--round", "one_round", is_flag=True, help=say("help-option-one-round"))
@collecting
def play(file: str, one_round: bool) -> None:
    """Let computer players play."""
    kept = read_event(file)
    found = kept.event
    if not kept.decks:
        raise MulliganError("event-without-decks")
    while not found.over():
        if not found.rounds or found.rounds[-1].over():
            found.next_round()
            kept.save()
        play_round(kept)
        show_round(found, len(found.rounds), found.rounds[-1])
        if found.open_tables():
            told = in_a_row(found.open_tables())
            click.echo(say("event-waits", round=len(found.rounds), tables=told))
            break
        if one_round:
            break
    show_standings(found)
    tell_winner(found)


def show_round(found: Event, number: int, one: Round) -> None:
    """The tables of a round."""
    click.echo(say("event-round", number=number, stage=one.stage))
    for place, table in enumerate(one.tables, 1):
        first = found.players[table.first]
        if table.bye:
            click.echo(f"  {say('event-has-bye', table=place, first=first)}")
            continue
        counts = [*table.wins, *([table.draws] if table.draws else [])]
        score = "-".join(map(str, counts)) if table.played else "none"
        told = say("event-table", table=place, first=first, second=found.players[table.second], score=score)
        click.echo(f"  {told}")


def show_standings(found: Event) -> None:
    """Who stands where; in a knock-out nobody counts points."""
    if not found.swiss:
        return
    grid = Grid()
    grid.add_column("", justify="right")
    grid.add_column(say("event-player"))
    for column in ("points", "matches", "opponents-match", "games", "opponents-game"):
        grid.add_column(say(f"event-{column}"), justify="right")
    for place, one in enumerate(standings(found), 1):
        name = say("event-left", player=one.name) if one.dropped else called(one.name)
        shares = [percent(share, 2) for share in (one.opponents_match, one.game_share, one.opponents_game)]
        grid.add_row(str(place), name, str(one.points), f"{one.won}-{one.lost}-{one.drawn}", *shares)
    Console(highlight=False).print(grid)


def tell_winner(found: Event) -> None:
    """Who has won, once that is so."""
    if found.over() and found.rounds:
        click.echo(say("event-won", player=found.players[found.winner()]))
