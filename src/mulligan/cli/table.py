"""A game at the terminal: the course of it, what is shown of it, and what is typed."""

from __future__ import annotations

import copy
import difflib
from collections.abc import Callable
from typing import Final

from rich.text import Text

from mulligan.agents import Agent, ask, deciders, options_of
from mulligan.cli.again import Again
from mulligan.cli.board import LEVELS, NARROW, TERSE, Board
from mulligan.cli.choosing import (
    MOST_BESIDE,
    Choice,
    Choices,
    choice_lines,
    choice_words,
    numbers_on_board,
    understand,
)
from mulligan.cli.hinting import Hinting
from mulligan.cli.keeping import Keeping
from mulligan.cli.language import LANGUAGE, say, sentence
from mulligan.cli.looking import Looking
from mulligan.cli.passing import Passing
from mulligan.cli.seen import Row
from mulligan.cli.speaking import Speaking
from mulligan.cli.telling import happened, news, news_in, wrapped
from mulligan.cli.terminal import Gone, Terminal
from mulligan.cli.warning import own_harm
from mulligan.cli.wrapping import hang
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import DRAWN
from mulligan.kernel.options import CONCEDE, Decision, Option
from mulligan.saves.session import Session
from mulligan.speech import Speaker
from mulligan.speech.made import retold

MOST_NEWS: Final = 12  # lines of what happened, where there is room for them
LEAST_NEWS: Final = 5  # and where there is little
BACK: Final = ("back", "b")  # out of the second step of a choice
ALONE: Final = (
    "board",
    "undo",
    "redo",
    "stops",
    "hold",
    "piles",
    "more",
    "next",
    "rematch",
    "concede",
    "help",
    "quit",
    "exit",
)  # without more words


class Left(Exception):
    """The person has left the table."""


class TerminalTable:
    """People at one keyboard, computer players, and the game between them."""

    keeps: type[Keeping] = Keeping  # how what happens is kept

    def __init__(self, session: Session, agents: list[Agent | None], terminal: Terminal) -> None:
        self.terminal = terminal
        self.agents = agents
        self.passing = Passing(self)
        self.keeping = self.keeps(self)
        self.looking = Looking(self)
        self.again = Again(self)
        self.speaking = Speaking(self)
        self.commands: dict[str, Callable[[str], None]] = {
            **self.looking.commands(),
            **Hinting(self).commands(),
            **self.keeping.commands(),
            **self.passing.commands(),
            **self.again.commands(),
            **self.speaking.commands(),
            "concede": self.concede,
            "quit": self.quit,
            "exit": self.quit,
        }
        self.sit_down(session)

    def sit_down(self, session: Session) -> None:
        """Take a place at the table of this sitting."""
        self.session = session
        self.kind = session.kind
        self.person = self.agents.index(None)
        self.terminal.lines.who = self.person
        self.terminal.lines.alone = self.agents.count(None) == 1
        self.take_words()
        self.told: list[Choice] = []
        self.choices: Choices | None = None
        self.narrowed = ""  # whose second step is shown, if one is
        self.view: Row = {}  # what the person sees who is asked
        self.shown = [0] * len(self.agents)  # how much of the log each person has been shown
        self.keeping.begin()
        self.passing.stop_passing()

    def take_words(self) -> None:
        """Speak to the person at the keyboard in their language."""
        self.speaking.turn_to(self.person)
        self.words = LANGUAGE.words(self.kind.name)
        self.board = Board(self.kind, self.words)
        self.speaker = self.speaker_for(self.person)

    def speaker_for(self, person: int) -> Speaker:
        """Whoever tells the game to a person."""
        return Speaker(self.kind, self.session.setting.edition, self.words, person)

    # -- The course of the game --------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the person leaves."""
        fresh = True
        try:
            while True:
                if fresh:
                    self.advance()
                    self.show_table()
                before, game = len(self.session.choices()), self.session.game
                self.listen(self.terminal.ask(self.prompt()))
                fresh = before != len(self.session.choices()) or game is not self.session.game
        except (Gone, Left):
            self.keeping.leave()
            self.terminal.print(say("goodbye"))

    def advance(self) -> None:
        """Let the computer players choose until a person must, or the game is over."""
        while self.session.game.decision is not None:
            decision = self.session.game.decision
            people = self.people(decision)
            asked = self.asked()
            if asked >= 0:
                self.turn_to(asked)
                return
            option = self.passing.unasked(people[0]) if people else self.ask_agent(deciders(decision)[0])
            assert option is not None
            self.session.choose(option, unasked=bool(people))

    def people(self, decision: Decision) -> list[int]:
        """The people who have an option in a decision."""
        return [player for player in deciders(decision) if self.agents[player] is None]

    def asked(self) -> int:
        """The person who must choose now; -1 if nobody must."""
        decision = self.session.game.decision
        if decision is not None:
            for person in self.people(decision):
                if self.passing.unasked(person) is None:
                    return person
        return -1

    def turn_to(self, person: int) -> None:
        """Let another person take the keyboard, and see nothing of what was not for them."""
        if person == self.person:
            return
        if any(self.shown):  # somebody has seen something
            name = self.session.setting.names[person]
            self.speaking.turn_to(person)
            self.terminal.clear()
            self.terminal.ask(say("pass-the-keyboard", player=name))
            self.terminal.clear()
        self.person = person
        self.terminal.lines.who = person
        self.take_words()

    def ask_agent(self, player: int) -> Option:
        """What a computer player chooses."""
        agent = self.agents[player]
        assert agent is not None
        seed = self.session.setting.seed * 1_000_003 + len(self.session.choices())
        return ask(agent, self.kind, self.session.game, player, seed)

    # -- What is shown -----------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        """What has happened, the board and the options: all on one page as long as they fit."""
        width, height = self.terminal.width, self.terminal.height
        self.ask_anew()
        layout = self.board.layout
        told = happened(self.session.game, self.shown[self.person], self.speaker, layout)
        least = min(len(wrapped(news(told, layout, details=False), width)), LEAST_NEWS)
        self.shown[self.person] = len(self.session.game.log or [])
        for level in range(LEVELS):
            board = self.draw(level)
            question = self.question_lines(width, level)
            room = height - 3 - len(board) - len(question)
            if room >= least:
                break
        lines = news_in(told, layout, width, min(MOST_NEWS, room))
        above, between = [Text()] * (room >= -1), [Text()] * (room >= 0)  # empty lines, where there is room for them
        self.terminal.print_lines([*lines, *above, *board, *between, *question])

    def draw(self, level: int = 0) -> list[Text]:
        """The board as the person sees it, giving way so far."""
        return self.board.draw(self.view, self.terminal.width, level, self.numbers(level))

    def numbers(self, level: int) -> dict[int, str]:
        """The numbers of the choices, by card; where the board gives way so far that they stand before names, all."""
        most = MOST_BESIDE if self.terminal.width >= NARROW else MOST_BESIDE - 1
        if level > TERSE:
            most = len(self.told)
        return numbers_on_board(self.told, self.narrowed != "", most)

    def ask_anew(self) -> None:
        """Find out what the person may choose."""
        game = self.session.game
        self.told, self.choices, self.narrowed = [], None, ""
        self.view = self.seen(len(game.log or []))  # what happened is told otherwise
        decision = game.decision
        if decision is not None:
            options = options_of(decision, self.person)
            self.choices = Choices(game, options, decision.topic, self.speaker, self.board, self.view)
            self.told = self.choices.all
        self.terminal.lines.words = [*self.commands, *(choice.words for choice in self.told)]

    def seen(self, since: int = 0) -> dict[str, object]:
        """What the person may know of the game, and of what happened from a line of the log on."""
        found = retold(self.kind.view(self.session.game, self.person, since), self.words.called)
        assert isinstance(found, dict)
        return found

    def question_lines(self, width: int, level: int) -> list[Text]:
        """What is asked, and the choices, giving way so far; or how the game ended."""
        game = self.session.game
        decision = game.decision
        if game.over or decision is None:
            return [line for text in self.end() for line in hang(text, width)]
        question = Text(self.speaker.prompt(game, decision), style="bold")
        rule = self.speaker.cite(decision.rule)
        if rule:
            question.append(f"  ({rule})", style="not bold dim")
        looked_at = self.board.looked_at(self.view, width)
        on_board = self.numbers(level) if level else None
        return [*looked_at, *hang(question, width), *choice_lines(self.told, width, on_board, level > 1)]

    def end(self) -> list[Text]:
        """How the game ended, and what can be done then."""
        game = self.session.game
        if game.result == DRAWN or game.result < 0:
            result = Text(say("drawn"), style="bold")
        elif game.match.together(game.result, self.person):
            result = Text(say("you-won"), style="bold green")
        else:
            result = Text(say("you-lost", player=game.match.names[game.result]), style="bold red")
        after = ["after-game"] if self.session.best_of is None else ["after-game", "after-game-of-match"]
        return [Text(say("game-over"), style="bold"), result, *(Text(say(one), style="dim") for one in after)]

    def prompt(self) -> str:
        """What stands before what is typed: what Enter would do, if anything."""
        default = self.default()
        if self.narrowed:
            return f"{say('enter-back')} {say('prompt')}"
        return f"{say('setup-default', default=default.words)} {say('prompt')}" if default else say("prompt")

    def default(self) -> Choice | None:
        """What Enter takes: what ends or declines where nothing is lost by it, or all there is."""
        decision = self.session.game.decision
        if decision is None or self.narrowed:
            return None
        for choice in self.told:
            verb = choice.option.verb
            if verb in self.board.layout.enter or f"{verb}-{decision.topic}" in self.board.layout.enter:
                return choice
        return self.told[0] if len(self.told) == 1 and not self.told[0].then else None

    # -- What is typed -----------------------------------------------------------------------------------------------

    def listen(self, line: str) -> None:
        """Do what somebody typed: a choice, or a command."""
        meant = understand(line, self.told) if line else []
        if not line or (self.narrowed and line.lower() in BACK and len(meant) != 1):  # or it is the back line
            self.enter()
            return
        first, _, rest = line.partition(" ")
        command = self.commands.get(first.lower())
        if command is not None and not (meant and (not rest or first.lower() in ALONE)):
            meant = []
        several = self.several(line)
        try:
            if several:
                self.take_all(several)
            elif len(meant) == 1:
                self.take(meant[0])
            elif meant:
                self.narrow(meant, say("which-of-them"))
            elif command is not None:
                command(rest.strip())
            elif not self.looking.why_not_typed(line):
                message = "not-a-choice" if self.told else "no-such-command"
                hint = self.nearest(line)
                self.terminal.print(say(message, text=line, count=len(self.told), hint=hint), "yellow")
        except MulliganError as error:
            self.terminal.print(sentence(error), "yellow")

    def nearest(self, line: str) -> str:
        """What somebody may have meant to type: a choice or a command that is spelt almost like it."""
        words = {choice.words.lower(): choice.words for choice in self.told}
        words.update({command: command for command in self.commands})
        found = difflib.get_close_matches(line.lower(), words, 1, 0.7)
        return words[found[0]] if found else self.looking.question().spelt_right(line)

    def enter(self) -> None:
        """Enter alone: what the prompt says; else the table again, which may have gone out of sight."""
        default = self.default()
        if default is not None:
            self.take(default)
        else:
            self.show_table()

    def several(self, line: str) -> list[Choice]:
        """The choices of several numbers that somebody types at once; none if it is not that."""
        numbers = line.replace(",", " ").split()
        if len(numbers) < 2 or not all(number.isdecimal() for number in numbers):
            return []
        found = [choice for number in numbers for choice in understand(number, self.told) if not choice.then]
        return found if len(found) == len(numbers) else []

    def take_all(self, wanted: list[Choice]) -> None:
        """Choose one after the other, as long as the same is asked."""
        decision = self.session.game.decision
        topic = "" if decision is None else decision.topic
        for choice in wanted:
            decision = self.session.game.decision
            offered = [] if decision is None or decision.topic != topic else options_of(decision, self.person)
            if not any(option in offered for option in choice.options):
                self.terminal.print(say("no-longer", option=choice.words), "yellow")
                return
            self.choose(next(option for option in choice.options if option in offered))

    def take(self, choice: Choice) -> None:
        """Choose, or see what the choice leads to."""
        if choice.then:
            assert self.choices is not None
            self.narrow(self.choices.onwards(choice), say("leads-to", group=choice.group, words=choice.words))
            return
        own = self.board.own(self.view)
        harm = own_harm(self.session.game, choice.option, self.kind, own, self.board.layout.harms)
        if harm >= 0:
            target = self.speaker.card_now(self.session.game, harm)
            if not self.terminal.confirm(say("own-harm", option=choice.words, target=target)):
                return
        self.choose(choice.option)

    def choose(self, option: Option) -> None:
        """Choose for the person."""
        self.session.choose(option)

    def narrow(self, found: list[Choice], question: str) -> None:
        """Ask which of a few choices it is."""
        self.told, self.narrowed = [copy.copy(choice) for choice in found], question
        for number, choice in enumerate(self.told, 1):
            choice.number = number
        lines = [Text.assemble((f"{choice.number:>4}) ", "bold green"), choice_words(choice)) for choice in self.told]
        width = self.terminal.width
        question_lines = hang(Text(question, style="bold"), width)
        self.terminal.print_lines([*question_lines, *(one for line in lines for one in hang(line, width, 8))])

    # -- Leaving -----------------------------------------------------------------------------------------------------

    def concede(self, _: str) -> None:
        """Give up."""
        if not self.session.game.over:
            self.choose(Option(CONCEDE, actor=self.person))

    def quit(self, _: str) -> None:
        """Leave."""
        raise Left
