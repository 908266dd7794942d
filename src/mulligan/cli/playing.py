"""`mulligan play`: agrees on game, decks, opponents and edition, and begins."""

from __future__ import annotations

import secrets

import click

from mulligan import games
from mulligan.agents import AGENTS, Agent, agent
from mulligan.cli.files import find_deck, find_edition, find_format, find_legal_deck, read_bytes
from mulligan.cli.language import LANGUAGE, say
from mulligan.cli.table import TerminalTable
from mulligan.cli.terminal import Terminal
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Kind
from mulligan.saves.best_of import BestOf
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.speech import Speaker

SURPRISE = "?"


@click.command(help=say("help-play"))
@click.argument("game", required=False)
@click.option("--deck", "decks", multiple=True, help=say("help-option-deck"))
@click.option("--opponent", "opponents", multiple=True, help=say("help-option-opponent"))
@click.option("--edition", help=say("help-option-edition"))
@click.option("--format", "format_", help=say("help-option-format"))
@click.option("--players", type=click.IntRange(2, 6), help=say("help-option-players"))
@click.option("--teams", help=say("help-option-teams"))
@click.option("--seed", type=click.IntRange(0), help=say("help-option-seed"))
@click.option("--match", "of_three", is_flag=True, help=say("help-option-match"))
@click.option("--by-hand", is_flag=True, help=say("help-option-by-hand"))
@click.option("--load", "saved", help=say("help-option-load"))
@click.option("--yes", "-y", "defaults", is_flag=True, help=say("help-option-defaults"))
def play(
    game: str | None,
    decks: tuple[str, ...],
    opponents: tuple[str, ...],
    edition: str | None,
    format_: str | None,
    players: int | None,
    teams: str | None,
    seed: int | None,
    of_three: bool,
    by_hand: bool,
    saved: str | None,
    defaults: bool,
) -> None:
    """Play a game in the terminal."""
    terminal = Terminal()
    for name in opponents:
        agent(name)  # an unknown name is an error at once
    if saved:
        session = load_session(read_bytes(saved), saved, games.kind(game) if game else None)
        if session.trouble is not None:
            terminal.print(str(session.trouble), "yellow")
        seats = seat_agents(list(opponents) or ["greedy"], len(session.setting.names))
        TerminalTable(session, seats, terminal).run()
        return
    kind = find_game(terminal, game)
    for name in decks:
        find_deck(kind, name)  # and so is a deck that is not there
    asking = Asking(terminal, kind)
    edition = find_edition(kind, edition) if edition or defaults else asking.edition()
    form = find_format(kind, format_) if format_ or defaults else asking.format()
    count = players or max(len(decks), len(opponents) + 1)
    if count < 2:
        only = kind.only_players(form)
        count = only or (2 if defaults or kind.most_players() == 2 else asking.players())
    seats = seat_agents(list(opponents) if opponents or defaults else [asking.opponent()], count)
    names = seat_names(seats)
    seed = seed if seed is not None else secrets.randbelow(1 << 31)
    speaker = Speaker(kind, edition, LANGUAGE.words(kind.name), 0)
    if len(decks) > count:
        raise MulliganError("players-need-decks", players=count, decks=len(decks))
    chosen = list(decks) or [SURPRISE if defaults else asking.deck(say("setup-deck"))]
    while len(chosen) < count:
        chosen.append(SURPRISE if defaults or decks else asking.deck(say("setup-deck-of", player=names[len(chosen)])))
    built_in = kind.built_in_decks()
    luck = chance(seed)
    chosen = [built_in[luck.below(len(built_in))] if name == SURPRISE else name for name in chosen]
    lists = [find_legal_deck(kind, name, edition, form, speaker) for name in chosen[:count]]
    setting = Setting(
        kind, names, lists, edition, form, read_teams(teams, count), seed, switches=["by-hand"] if by_hand else []
    )
    session = Session(setting, BestOf(setting) if of_three else None)
    begins = say(
        "setup-begins", game=say(f"game-{kind.name}"), edition=edition, seed=str(seed), deck=lists[0].name, help="help"
    )
    terminal.print(begins, "bold")
    TerminalTable(session, seats, terminal).run()


def find_game(terminal: Terminal, name: str | None) -> Kind:
    """The game to be played."""
    if name is None:
        here = games.names()
        name = terminal.pick(say("setup-game"), [(one, say(f"game-{one}")) for one in here], here[0])
    return games.kind(name)


class Asking:
    """The questions before a game, for what was not given."""

    def __init__(self, terminal: Terminal, kind: Kind) -> None:
        self.terminal = terminal
        self.kind = kind

    def edition(self) -> str:
        """Which edition."""
        editions = [(one, one) for one in reversed(self.kind.editions)]
        return self.terminal.pick(say("setup-edition"), editions, self.kind.newest())

    def format(self) -> str:
        """Which format."""
        return self.terminal.pick(say("setup-format"), [(one, one) for one in self.kind.formats], self.kind.formats[0])

    def players(self) -> int:
        """How many players."""
        numbers = [(str(n), str(n)) for n in range(2, self.kind.most_players() + 1)]
        return int(self.terminal.pick(say("setup-players"), numbers, "2"))

    def opponent(self) -> str:
        """Which agent."""
        return self.terminal.pick(say("setup-opponent"), [(one, say(f"agent-{one}")) for one in AGENTS], "greedy")

    def deck(self, question: str) -> str:
        """Which deck: a built-in one, or a file by its path."""
        decks = [(one, one) for one in self.kind.built_in_decks()]
        return self.terminal.pick(question, [*decks, (SURPRISE, say("surprise"))], SURPRISE, files=True)


def seat_agents(opponents: list[str], players: int) -> list[Agent | None]:
    """Who sits where: the person first, then the opponents, the last of them as often as needed."""
    wanted = opponents or ["greedy"]
    wanted = (wanted + [wanted[-1]] * players)[: players - 1]
    return [None, *[agent(name) for name in wanted]]


def seat_names(seats: list[Agent | None]) -> list[str]:
    """What the players are called."""
    kinds = [one.name if one is not None else "" for one in seats]
    names: list[str] = []
    for place, name in enumerate(kinds):
        number = kinds[: place + 1].count(name) if kinds.count(name) > 1 else 0
        names.append(say("player-agent", agent=name, number=number) if name else say("player-you"))
    return names


def read_teams(text: str | None, players: int) -> list[int] | None:
    """The team of each player."""
    if text is None:
        return None
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != players or not all(part.isdecimal() for part in parts):
        raise MulliganError("teams-of-players", players=players)
    numbers = list(dict.fromkeys(parts))
    if len(numbers) < 2:
        raise MulliganError("one-team")
    return [numbers.index(part) for part in parts]
