"""Where a person is asked at all: stops, skips, holding priority, and passing until something happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mulligan.agents.passing import MY_TURN, SOMETHING, TURN, Wishes
from mulligan.cli.language import LANGUAGE, in_a_row, say
from mulligan.kernel.foreign import folded
from mulligan.kernel.options import Option
from mulligan.speech.tags import ENGLISH

if TYPE_CHECKING:
    from mulligan.cli.table import TerminalTable

SPOKEN: Final = {
    "": SOMETHING,
    "on": SOMETHING,
    "something": SOMETHING,
    "something happens": SOMETHING,
    "turn": TURN,
    "end of turn": TURN,
    "this turn": TURN,
    "next turn": TURN,
    "my turn": MY_TURN,
    "my next turn": MY_TURN,
}


class Passing:
    """Passes for people as long as each of them wishes."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.wishes: dict[int, Wishes] = {}  # of each person at the keyboard

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What can be typed."""
        return {
            "pass": self.pass_until,
            "stops": self.list_stops,
            "stop": self.stop,
            "skip": self.skip,
            "hold": self.hold,
        }

    def of(self, person: int) -> Wishes:
        """What a person wishes; at first nothing."""
        return self.wishes.setdefault(person, Wishes(self.table.kind, person))

    @property
    def own(self) -> Wishes:
        """What the person wishes who sits at the keyboard now."""
        return self.of(self.table.person)

    def stop_passing(self) -> None:
        """Ask again: it is another game, or another moment of it."""
        for wishes in self.wishes.values():
            wishes.until = ""

    def unasked(self, person: int) -> Option | None:
        """The option to take for a person without asking; None: ask."""
        return self.of(person).unasked(self.table.session.game)

    # -- What is typed -----------------------------------------------------------------------------------------------

    def pass_until(self, text: str) -> None:
        """Pass, and go on passing until something happens, the turn is over, one's own turn comes, or a step."""
        table = self.table
        words = text.lower().removeprefix("until ").removeprefix("to ").strip()
        until = SPOKEN.get(words) or self.step(words)
        passing = next((choice for choice in table.told if choice.option.verb == table.kind.passing), None)
        if not table.kind.stops():
            self.be_done()
        elif until not in (SOMETHING, TURN, MY_TURN, *table.kind.stops()):
            table.terminal.print(say("pass-until-what", text=text, stops=self.in_words(table.kind.stops())), "yellow")
        elif passing is None:
            table.terminal.print(say("pass-not-now"), "yellow")
        else:
            self.own.pass_until(table.session.game, until)
            table.choose(passing.option)

    def be_done(self) -> None:
        """Pass in a game where nobody passes: do what ends this, if there is that; else say what there is."""
        endings = self.table.kind.endings
        ending = [choice for choice in self.table.told if choice.option.verb in endings and not choice.then]
        if len(ending) == 1:
            self.table.choose(ending[0].option)
        else:
            self.table.terminal.print(say("pass-not-now"), "yellow")

    def list_stops(self, _: str) -> None:
        """Where the person is asked though nothing can be done, and where not though something can."""
        every = self.table.kind.stops()
        if not every:
            self.table.terminal.print(say("stops-none"))
            return
        wishes = self.own
        others = [stop for stop in every if stop not in wishes.stops and stop not in wishes.skips]
        self.table.terminal.print(
            say(
                "stops-are",
                stops=self.in_words(wishes.stops) or "–",
                skips=self.in_words(wishes.skips) or "–",
                others=self.in_words(others) or "–",
            )
        )

    def stop(self, text: str) -> None:
        """Switch a stop on or off."""
        stop = self.named(text, ("",))
        if not stop:
            return
        wishes = self.own
        wishes.skips = [skip for skip in wishes.skips if not skip.endswith(stop)]
        self.switch(wishes.stops, stop, "stop")

    def skip(self, text: str) -> None:
        """Switch a skip on or off."""
        skip = self.named(text, ("", "my-", "their-"))
        if not skip:
            return
        wishes = self.own
        wishes.stops = [stop for stop in wishes.stops if not skip.endswith(stop)]
        self.switch(wishes.skips, skip, "skip")

    def switch(self, switched: list[str], stop: str, message: str) -> None:
        """Put something on a list or take it off, and say so."""
        on = stop not in switched
        if on:
            switched.append(stop)
        else:
            switched.remove(stop)
        self.table.terminal.print(say(f"{message}-{'on' if on else 'off'}", stop=self.in_words([stop])))

    def step(self, text: str) -> str:
        """A step that somebody types by its name here or in their language."""
        said = {folded(self.table.words.say(f"phase-{one}")): one for one in self.table.kind.stops()}
        return said.get(folded(text)) or "-".join(text.lower().split())

    def in_words(self, stops: list[str]) -> str:
        """Steps in a row as they are typed, each with what the language calls it."""
        if LANGUAGE.name == ENGLISH:
            return in_a_row(stops)
        steps = [next(one for one in self.table.kind.stops() if stop.endswith(one)) for stop in stops]
        called = [say("in-brackets", text=self.table.words.say(f"phase-{step}")) for step in steps]
        return in_a_row(map("".join, zip(stops, called, strict=True)))

    def named(self, text: str, before: tuple[str, ...]) -> str:
        """The step somebody names; empty if there is none, which is said."""
        stop = self.step(text)
        every = self.table.kind.stops()
        if any(stop == f"{word}{one}" for word in before for one in every):
            return stop
        if text and every:
            self.table.terminal.print(say("stop-unknown", stop=text), "yellow")
        self.list_stops("")
        return ""

    def hold(self, _: str) -> None:
        """Hold priority, or let go of it."""
        if not self.table.kind.stops():
            self.table.terminal.print(say("stops-none"))
            return
        self.own.holding = not self.own.holding
        self.table.terminal.print(say("hold-on" if self.own.holding else "hold-off"))
