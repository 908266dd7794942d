"""A game at the terminal: the board, the options, the log, and everything a person can type."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable
from itertools import groupby
from typing import Final

from rich.console import Group
from rich.text import Text

from mulligan.agents import Agent, Seat, deciders, options_of
from mulligan.cli.board import Board, all_cards, rows
from mulligan.cli.cards import card_lines
from mulligan.cli.choosing import Choice, choices, understand
from mulligan.cli.files import cards_like, find_card, no_card, read_bytes
from mulligan.cli.language import LANGUAGE, say
from mulligan.cli.rulebook import rule_lines
from mulligan.cli.terminal import Gone, Terminal
from mulligan.cli.why import WhyNot
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import DRAWN
from mulligan.kernel.options import CONCEDE, Option
from mulligan.saves import journal
from mulligan.saves.best_of import BestOf
from mulligan.saves.disk import write_file
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.speech import Speaker

MOST_LINES: Final = 40
ALONE: Final = (
    "board",
    "undo",
    "redo",
    "stops",
    "hold",
    "piles",
    "next",
    "concede",
    "help",
    "quit",
    "exit",
)  # without more words


class Left(Exception):
    """The person has left the table."""


class TerminalTable:
    """One person, the computer players, and the game between them."""

    def __init__(self, session: Session, agents: list[Agent | None], terminal: Terminal) -> None:
        self.terminal = terminal
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "whynot": self.why,
            "card": self.card,
            "rule": self.rule,
            "board": self.board_again,
            "log": self.log,
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "load": self.load,
            "stops": self.list_stops,
            "stop": self.stop,
            "hold": self.hold,
            "piles": self.piles,
            "next": self.next_game,
            "swap": self.swap,
            "concede": self.concede,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }
        self.stops: list[str] = []
        self.holding = False
        self.agents = agents
        self.sit_down(session)

    def sit_down(self, session: Session) -> None:
        """Take a place at the table of this sitting, which is kept on disk from here on."""
        self.session = session
        if session.journal is None:
            journal.keep(session)
        if session.journal is not None and session.journal.trouble is not None:
            self.terminal.print(str(session.journal.trouble), "yellow")
        self.kind = session.kind
        self.person = self.agents.index(None)
        self.words = LANGUAGE.words(self.kind.name)
        self.speaker = Speaker(self.kind, session.setting.edition, self.words, self.person)
        self.board = Board(self.kind, self.words)
        self.told: list[Choice] = []
        self.shown = 0  # how much of the log has been shown

    # -- The course of the game --------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the person leaves."""
        fresh = True
        try:
            while True:
                if fresh:
                    self.advance()
                    self.show_news()
                    self.show_table()
                before = (len(self.session.choices()), self.session.game)
                self.listen(self.terminal.ask(say("prompt")))
                fresh = before != (len(self.session.choices()), self.session.game)
        except (Gone, Left):
            self.let_go()
            self.terminal.print(say("goodbye"))

    def advance(self) -> None:
        """Let the computer players choose until the person must, or the game is over."""
        while self.session.game.decision is not None and not self.asked():
            game = self.session.game
            decision = game.decision
            assert decision is not None
            players = deciders(decision)
            if self.person in players:
                option = self.kind.unasked(game, self.person, self.stops, self.holding)
                assert option is not None
                self.session.choose(option, unasked=True)
            else:
                self.session.choose(self.ask_agent(players[0]))

    def asked(self) -> bool:
        """Whether the person must choose now."""
        decision = self.session.game.decision
        if decision is None or self.person not in deciders(decision):
            return False
        return self.kind.unasked(self.session.game, self.person, self.stops, self.holding) is None

    def ask_agent(self, player: int) -> Option:
        """What a computer player chooses."""
        agent = self.agents[player]
        assert agent is not None
        seed = self.session.setting.seed * 1_000_003 + len(self.session.choices())
        return agent.choose(Seat(self.kind, self.session.game, player, seed))

    # -- What is shown -----------------------------------------------------------------------------------------------

    def show_news(self) -> None:
        """What has happened since it was last shown."""
        lines = self.speaker.log(self.session.game, self.shown)
        self.shown = len(self.session.game.log or [])
        self.show_lines(lines, MOST_LINES)

    def show_lines(self, lines: list[tuple[str, str]], most: int) -> None:
        """Lines of the log, each with its rule; of very many the last."""
        if len(lines) > most:
            self.terminal.print(say("legend-more", number=len(lines) - most), "dim")
        for (line, rule), same in groupby(lines[-most:]):
            count = len(list(same))
            told = Text(f"  {line}" + (f" ×{count}" if count > 1 else ""))
            self.terminal.print(told.append(f"  ({rule})", style="dim") if rule else told)

    def show_table(self) -> None:
        """The board and the options."""
        game = self.session.game
        view = self.kind.view(game, self.person)
        self.terminal.print()
        self.terminal.console.print(Group(*self.board.draw(view)))
        decision = game.decision
        self.told = []
        if game.over or decision is None:
            self.show_end()
            return
        options = options_of(decision, self.person)
        self.told = choices(game, options, decision.topic, self.speaker, self.board, view)
        rule = self.speaker.cite(decision.rule)
        self.terminal.print()
        question = Text(self.speaker.question(game, decision), style="bold")
        self.terminal.print(question.append(f"  ({rule})", style="not bold dim") if rule else question)
        group = self.told[0].group if len({choice.group for choice in self.told}) == 1 else ""
        for choice in self.told:
            if choice.group != group:
                group = choice.group
                self.terminal.print(f"  {group}", "cyan")
            self.terminal.print(f"    {choice.number:>2}  {choice.words}")

    def show_end(self) -> None:
        """How the game ended."""
        game = self.session.game
        self.terminal.print()
        self.terminal.print(say("game-over"), "bold")
        if game.result == DRAWN or game.result < 0:
            self.terminal.print(say("drawn"), "bold")
        elif game.match.together(game.result, self.person):
            self.terminal.print(say("you-won"), "bold green")
        else:
            self.terminal.print(say("you-lost", player=game.match.names[game.result]), "bold red")
        self.terminal.print(say("after-game"), "dim")
        if self.session.best_of is not None:
            self.terminal.print(say("after-game-of-match"), "dim")

    # -- What is typed -----------------------------------------------------------------------------------------------

    def listen(self, line: str) -> None:
        """Do what somebody typed: a choice, or a command."""
        if not line:
            self.terminal.print(say("hint"), "dim")
            return
        first, _, rest = line.partition(" ")
        meant = understand(line, self.told)
        command = self.commands.get(first.lower())
        if command is not None and not (rest and meant and first.lower() in ALONE):
            meant = []
        try:
            if len(meant) == 1:
                self.session.choose(meant[0].option)
            elif command is not None:
                command(rest.strip())
            elif meant:
                for choice in meant:
                    self.terminal.print(f"    {choice.number:>2}  {choice.words}")
            else:
                message = "not-a-choice" if self.told else "no-such-command"
                self.terminal.print(say(message, text=line, count=len(self.told)), "yellow")
        except MulliganError as error:
            self.terminal.print(str(error), "yellow")

    def why(self, text: str) -> None:
        """Say why something is not possible, with the rule."""
        asked = text[4:] if text.lower().startswith("not ") or text.lower() == "not" else text
        game = self.session.game
        question = WhyNot(game, self.person, self.speaker, self.kind.view(game, self.person), self.told)
        for line in question.answer(asked):
            self.terminal.print(f"  {line}", "yellow")

    def card(self, text: str) -> None:
        """Show a card of the catalog."""
        if not text:
            self.terminal.print(say("card-which", example=self.words.say("example-card")), "yellow")
            return
        name = find_card(self.kind, text) or self.on_the_table(text)
        if name is None:
            raise no_card([self.kind], text)
        for line in card_lines(self.kind, name, self.words):
            self.terminal.print(f"  {line}")

    def on_the_table(self, text: str) -> str | None:
        """The only card that this player can see whose name has these words."""
        seen = {str(card.get("name")) for card in all_cards(self.kind.view(self.session.game, self.person))}
        alike = [name for name in cards_like(self.kind, text) if name in seen]
        return alike[0] if len(alike) == 1 else None

    def rule(self, text: str) -> None:
        """Show a rule of this edition."""
        if not text:
            self.terminal.print(say("rule-which", example=self.words.say("example-rule")), "yellow")
            return
        for line in rule_lines(self.kind, self.session.setting.edition, text):
            self.terminal.print(f"  {line}")

    def board_again(self, _: str) -> None:
        """Show the board once more."""
        self.show_table()

    def log(self, text: str) -> None:
        """Show what has happened."""
        lines = self.speaker.log(self.session.game)
        self.show_lines(lines, len(lines) if text == "all" else MOST_LINES)

    def piles(self, _: str) -> None:
        """Name every open card, pile by pile."""
        for seat in rows(self.kind.view(self.session.game, self.person).get("players")):
            for zone, value in seat.items():
                names = Counter(str(card["name"]) for card in rows(value) if card.get("name"))
                told = [f"{name} ×{count}" if count > 1 else name for name, count in names.items()]
                if told:
                    self.terminal.print(f"  {seat['name']}, {self.words.name('zone', zone)}: {' · '.join(told)}")

    # -- Taking back, saving -----------------------------------------------------------------------------------------

    def undo(self, _: str) -> None:
        """Take back the person's last choice and all that came after it."""
        chosen = self.session.choices()
        own = [place for place, one in enumerate(chosen) if one.by == self.person and not one.unasked]
        if not own:
            self.terminal.print(say("nothing-to-undo"), "yellow")
            return
        self.session.undo(len(chosen) - own[-1])
        self.shown = len(self.session.game.log or [])
        self.terminal.print(say("undone"), "green")

    def redo(self, _: str) -> None:
        """Make the choice that was taken back, and those of the others after it."""
        if not self.session.redo():
            self.terminal.print(say("nothing-to-redo"), "yellow")
            return
        while not self.asked() and self.session.redo():
            pass
        self.terminal.print(say("redone"), "green")

    def save(self, path: str) -> None:
        """Keep the game in a file."""
        if not path:
            self.terminal.print(say("save-where"), "yellow")
            return
        write_file(path, self.session.save())
        self.terminal.print(say("saved", path=path, quoted=shlex.quote(path), game=self.kind.name), "green")

    def load(self, path: str) -> None:
        """Go on with a game from a file; the present one stays if it cannot be read."""
        if not path:
            self.terminal.print(say("load-which"), "yellow")
            return
        session = load_session(read_bytes(path), path, self.kind)
        self.let_go()
        self.agents = [*self.agents, *[self.agents[-1]] * len(session.setting.names)][: len(session.setting.names)]
        self.sit_down(session)
        self.shown = len(session.game.log or [])
        self.terminal.print(say("loaded", path=path), "green")
        if session.trouble is not None:
            self.terminal.print(str(session.trouble), "yellow")

    def let_go(self) -> None:
        """Leave the present game to its journal."""
        if self.session.journal is not None:
            self.session.journal.close()

    # -- Stops -------------------------------------------------------------------------------------------------------

    def list_stops(self, _: str) -> None:
        """Where the person is asked though nothing can be done."""
        every = self.kind.stops()
        if not every:
            self.terminal.print(say("stops-none"))
            return
        others = [stop for stop in every if stop not in self.stops]
        self.terminal.print(say("stops-are", stops=", ".join(self.stops) or "–", others=", ".join(others) or "–"))

    def stop(self, text: str) -> None:
        """Switch a stop on or off."""
        stop = "-".join(text.lower().split())
        if stop not in self.kind.stops():
            if text and self.kind.stops():
                self.terminal.print(say("stop-unknown", stop=text), "yellow")
            self.list_stops("")
        elif stop in self.stops:
            self.stops.remove(stop)
            self.terminal.print(say("stop-off", stop=stop))
        else:
            self.stops.append(stop)
            self.terminal.print(say("stop-on", stop=stop))

    def hold(self, _: str) -> None:
        """Hold priority, or let go of it."""
        if not self.kind.stops():
            self.terminal.print(say("stops-none"))
            return
        self.holding = not self.holding
        self.terminal.print(say("hold-on" if self.holding else "hold-off"))

    # -- A match of several games ------------------------------------------------------------------------------------

    def between_games(self) -> BestOf | None:
        """The match, if the next game of one may begin now; else what keeps it from that is said."""
        if self.session.best_of is None:
            self.terminal.print(say("match-none"), "yellow")
        elif not self.session.game.over:
            self.terminal.print(say("match-not-over"), "yellow")
            return None
        return self.session.best_of

    def next_game(self, _: str) -> None:
        """Begin the next game of the match, or say who has won it."""
        best_of = self.between_games()
        if best_of is None:
            return
        complaints = best_of.complaints(self.person)
        if complaints:
            for complaint in complaints:
                self.terminal.print(f"  {self.speaker.complaint(complaint)}", "yellow")
            return
        best_of.count(self.session.game)
        names = self.session.setting.names
        score = " · ".join(f"{name} {wins}" for name, wins in zip(names, best_of.wins, strict=True))
        self.terminal.print(say("match-score", score=score), "bold")
        if best_of.winner >= 0:
            you = "yes" if best_of.winner == self.person else "no"
            self.terminal.print(say("match-won", player=names[best_of.winner], you=you), "bold")
            self.session.best_of = None
            if self.session.journal is not None:
                self.session.journal.leave()
            return
        if self.session.journal is not None:
            self.session.journal.leave()
        self.let_go()
        self.sit_down(Session(best_of.next_setting(self.session.setting.seed + 1), best_of))

    def swap(self, text: str) -> None:
        """Exchange cards between deck and sideboard before the next game."""
        best_of = self.between_games()
        if best_of is None:
            return
        first, _, second = f" {text} ".partition(" for ")
        number, _, rest = first.strip().partition(" ")
        count = int(number[:9]) if number.isdecimal() else 1
        out = find_card(self.kind, rest if number.isdecimal() else first.strip())
        into = find_card(self.kind, second.strip())
        if out is None or into is None:
            deck = best_of.decks[self.person]
            side = ", ".join(f"{number} {name}" for number, name in deck.side)
            self.terminal.print(say("swap-what", side=side), "yellow")
            return
        best_of.swap(self.person, out, into, count)
        if self.session.journal is not None:
            self.session.journal.rewrite(self.session)
        self.terminal.print(say("swapped", out=out, into=into, count=count), "green")

    # -- Leaving -----------------------------------------------------------------------------------------------------

    def concede(self, _: str) -> None:
        """Give up."""
        if not self.session.game.over:
            self.session.choose(Option(CONCEDE, actor=self.person))

    def help(self, _: str) -> None:
        """Name all commands."""
        self.terminal.print(say("help-commands", example=self.words.say("example-why-not")))
        if self.kind.stops():
            self.terminal.print(say("help-commands-stops"))
        if self.session.best_of is not None:
            self.terminal.print(say("help-commands-match"))

    def quit(self, _: str) -> None:
        """Leave."""
        raise Left
