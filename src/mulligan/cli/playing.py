"""`mulligan play`: in the browser, or in the terminal, where it agrees on game, decks, opponents and edition."""

from __future__ import annotations

import click

from mulligan import games
from mulligan.cli.files import find_deck, find_edition, find_format, find_legal_deck, read_bytes, read_text
from mulligan.cli.language import LANGUAGE, deck_title, say
from mulligan.cli.lines import at_keyboard
from mulligan.cli.questions import SURPRISE, Questions, decks_for
from mulligan.cli.seats import DEFAULT, read_teams, seat_names, seated, seats_of
from mulligan.cli.serving import play_in_browser
from mulligan.cli.table import TerminalTable
from mulligan.cli.terminal import Terminal
from mulligan.kernel.chance import chance, fresh_seed
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Kind
from mulligan.saves.best_of import BestOf
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.saves.setting import Setting
from mulligan.scenarios.sessions import first_scenario, scenario_session
from mulligan.speech import Speaker
from mulligan.speech.made import YOU


@click.command(help=say("help-play"))
@click.argument("game", required=False)
@click.option("--deck", "decks", multiple=True, help=say("help-option-deck"))
@click.option("--opponent", "--agents", "opponents", multiple=True, help=say("help-option-opponent"))
@click.option("--name", "people", multiple=True, help=say("help-option-name"))
@click.option("--edition", help=say("help-option-edition"))
@click.option("--format", "format_", help=say("help-option-format"))
@click.option("--players", type=click.IntRange(2, 99), help=say("help-option-players"))
@click.option("--teams", help=say("help-option-teams"))
@click.option("--seed", type=click.IntRange(0), help=say("help-option-seed"))
@click.option("--match", "of_three", is_flag=True, help=say("help-option-match"))
@click.option("--by-hand", is_flag=True, help=say("help-option-by-hand"))
@click.option("--load", "saved", help=say("help-option-load"))
@click.option("--scenario", help=say("help-option-scenario"))
@click.option("--yes", "-y", "defaults", is_flag=True, help=say("help-option-defaults"))
@click.option("--terminal", "in_terminal", is_flag=True, help=say("help-option-terminal"))
@click.option("--no-open", is_flag=True, help=say("help-option-no-open"))
def play(
    game: str | None,
    decks: tuple[str, ...],
    opponents: tuple[str, ...],
    people: tuple[str, ...],
    edition: str | None,
    format_: str | None,
    players: int | None,
    teams: str | None,
    seed: int | None,
    of_three: bool,
    by_hand: bool,
    saved: str | None,
    scenario: str | None,
    defaults: bool,
    in_terminal: bool,
    no_open: bool,
) -> None:
    """Play in the browser; in the terminal if that is wished, or something is told that is the terminal's."""
    told = (decks, opponents, people, edition, format_, players, teams, seed is not None, of_three, by_hand)
    if not in_terminal and not any((*told, saved, scenario, defaults)):
        play_in_browser(games.kind(game).name if game else "", not no_open)
        return
    terminal = Terminal()
    asking = Questions(terminal)
    seated(list(opponents), len(opponents) + 1)  # an unknown name is an error at once
    session = load_session(read_bytes(saved), saved, games.kind(game) if game else None) if saved else None
    if scenario:
        session = scenario_session(first_scenario(read_text(scenario), scenario), games.kind(game) if game else None)
    if session is None and at_keyboard() and not defaults and not decks:
        session = asking.go_on(game)
    if session is not None:
        if session.trouble is not None:
            terminal.print(str(session.trouble), "yellow")
        against = list(opponents) or ([DEFAULT] if scenario else [])
        TerminalTable(session, seats_of(session, against), terminal).run()
        return
    kind = games.kind(game or asking.game())
    for name in decks:
        find_deck(kind, name)  # and so is a deck that is not there
    edition = find_edition(kind, edition)
    form = find_format(kind, format_)
    count = players or max(len(decks), len(opponents) + 1, kind.usual_players(form))
    if len(decks) > count:
        raise MulliganError("players-need-decks", players=count, decks=len(decks))
    if not opponents and not defaults and count == 2:
        opponents = (asking.opponent(),)
    seats = seated(list(opponents), count)
    persons = seats.count(None)
    if persons > 1 and not people and not defaults:
        people = tuple(asking.name(number) for number in range(1, persons + 1))
    names = seat_names(seats, list(people))
    told_seed = "" if seed is None else str(seed)  # who had it drawn need not know it, and at one keyboard must not
    seed = seed if seed is not None else fresh_seed()
    chosen = list(decks)
    if not defaults:
        for position in range(len(chosen), count):
            of_whom = say("setup-deck") if persons == 1 else say("setup-deck-of", player=names[position])
            chosen.append(asking.deck(kind, of_whom, form) if seats[position] is None else SURPRISE)
    chosen = surprised(kind, [*chosen, *[SURPRISE] * count][:count], seed, form)
    speaker = Speaker(kind, edition, LANGUAGE.words(kind.name), 0)
    lists = [find_legal_deck(kind, name, edition, form, speaker) for name in chosen]
    switches = ["by-hand"] if by_hand else []
    setting = Setting(kind, names, lists, edition, form, read_teams(teams, count), seed, switches=switches)
    session = Session(setting, BestOf(setting) if of_three else None)
    about = {"game": say(f"game-{kind.name}"), "edition": edition, "seed": told_seed or "none"}
    terminal.print(say("setup-begins", help="help", **about), "bold")
    for name, deck in zip(names, lists, strict=True):
        title, you = deck_title(kind.name, deck.name), "yes" if name == YOU else "no"
        terminal.print(say("setup-plays", player=name, deck=title, you=you))
    TerminalTable(session, seats, terminal).run()


def surprised(kind: Kind, chosen: list[str], seed: int, form: str = "") -> list[str]:
    """The decks, where somebody wants to be surprised one that comes with the project."""
    built_in = decks_for(kind, form)
    luck = chance(seed)
    return [built_in[luck.below(len(built_in))] if name == SURPRISE else name for name in chosen]
