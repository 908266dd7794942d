"""The questions before a game, for what was not given: only those whose answer matters to somebody new."""

from __future__ import annotations

import time
from typing import Final

from mulligan import games
from mulligan.agents import LEVELS
from mulligan.cli.language import called, deck_line, deck_title, in_a_row, say
from mulligan.cli.seats import DEFAULT, PERSON
from mulligan.cli.terminal import Gone, Terminal
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Kind
from mulligan.saves import journal
from mulligan.saves.session import Session
from mulligan.speech.made import made, own

SURPRISE: Final = "?"
NEW: Final = "new"
MOST_WAITING: Final = 5  # games that are offered to be gone on with


class Questions:
    """Asks at a terminal."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def game(self) -> str:
        """Which game."""
        here = games.names()
        return self.terminal.pick(say("setup-game"), [(one, say(f"game-{one}")) for one in here], here[0])

    def go_on(self, game: str | None) -> Session | None:
        """A game that was left before its end, if there is one and they want to go on with it."""
        waiting = [one for one in journal.unfinished() if game in (None, one.game)][:MOST_WAITING]
        if not waiting:
            return None
        told = [(str(position), self.about(one)) for position, one in enumerate(waiting)]
        picked = self.terminal.pick(say("setup-go-on"), [*told, (NEW, say("setup-new"))], NEW)
        return None if picked == NEW else journal.go_on(waiting[int(picked)])

    def about(self, one: journal.Kept) -> str:
        """A game that was left, in a line."""
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.when))
        pairs = zip(one.players, one.decks, strict=False)
        players = [called(name) + say("in-brackets", text=deck_title(one.game, deck)) for name, deck in pairs]
        return say(
            "setup-left", game=say(f"game-{one.game}"), players=in_a_row(players), when=when, choices=one.choices
        )

    def opponent(self) -> str:
        """Who plays against them."""
        agents = [(one, say(f"agent-{one}")) for one in (*LEVELS, "random")]
        return self.terminal.pick(say("setup-opponent"), [*agents, (PERSON, say("agent-person"))], DEFAULT)

    def deck(self, kind: Kind, question: str, form: str = "") -> str:
        """Which deck: a built-in one, each with how it plays, or a file by its path."""
        decks = [(one, deck_line(kind.name, one)) for one in offered(kind, form)]
        return self.terminal.pick(question, [*decks, (SURPRISE, say("surprise"))], SURPRISE, files=True)

    def name(self, number: int) -> str:
        """What one of several people is called."""
        default = made("player", number)
        prompt = f"{say('setup-name', number=number)} {say('setup-default', default=default)} {say('prompt')}"
        try:
            return own(self.terminal.ask(prompt))[:20] or default
        except Gone:
            return default


def offered(kind: Kind, form: str) -> list[str]:
    """The decks that somebody may pick for a format."""
    return kind.offered_decks(form) or decks_for(kind, form)


def decks_for(kind: Kind, form: str) -> list[str]:
    """The decks that come with the project and are made for a format."""
    found = kind.decks_for(form)
    if not found:
        raise MulliganError("no-decks-for", game=kind.name, format=form)
    return found
