"""What one seat, or those who watch, is told of a game: its view with its own numbers, in words, and what has changed.

A view is that of docs/views.md, and besides: `words` and `cites` of every line of the log and of the decision, `words`
of every option, `number` of the decision.
"""

from __future__ import annotations

import msgspec

from mulligan.kernel.events import Note
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import ORDER, RESOLVE, Decision, Option
from mulligan.kernel.views import options_of
from mulligan.server.loglines import LogLines
from mulligan.server.numbering import Numbering
from mulligan.server.words import speaker_for
from mulligan.speech.speaker import BY_NUMBER

Row = dict[str, object]


class Sight:
    """What a seat has been told so far."""

    def __init__(self, kind: Kind, edition: str, player: int, language: str) -> None:
        self.kind = kind
        self.edition = edition
        self.player = player
        self.speaker = speaker_for(kind, edition, player, language)
        self.numbering = Numbering(kind.links)
        self.view: Row = {}  # all that it was told
        self.log = LogLines()  # each line as it went over the wire
        self.notes = 0  # how long the game's own log was when it looked last
        self.options: dict[str, Option] = {}  # what it may choose, by the ids that it was told
        self.worded: dict[tuple[object, ...], str] = {}  # the options of its last decision, which often come again
        self.decision = -1  # the number of its decision
        self.asked: object = None  # what that decision offered
        self.at = -1  # the number of what it has seen last

    def look(self, game: Game, number: int, passing: bool = False) -> Row:
        """Look at the game, which has changed for the so manieth time; what is other than before.

        `passing` says that the seat will pass by itself, as it wishes.
        """
        before, self.view = self.view, {}
        self.numbering.forget(game, self.player)
        new = self.new_notes(game)
        kept = len(self.log)
        seen: Row = {**self.kind.view(game, self.player, kept)}
        lines = self.log_lines(game, new, seen.pop("log"))
        del seen["log_start"], seen["log_length"]
        self.view = self.numbering.renumbered(seen)
        self.decide(game, number)
        self.numbering.settle(game, self.player)
        shown = self.view.get("decision")
        if passing and isinstance(shown, dict):
            shown["passing"] = True
        self.at = number
        self.log.add(lines)
        return {**changed(before, self.view), "log": lines, "log_start": kept, "log_length": len(self.log)}

    def speak(self, game: Game, language: str) -> None:
        """Tell everything in this language from here on, also what was told already."""
        self.speaker = speaker_for(self.kind, self.edition, self.player, language)
        self.worded.clear()
        notes = game.log.first(self.notes).lines_since(0) if game.log is not None else []
        lines = [dict[str, object](msgspec.json.decode(line)) for line in self.log.all()]
        for note, row in zip(notes, lines, strict=True):
            row["words"] = self.speaker.note(game, note)
        self.log.cut(0)
        self.log.add([msgspec.Raw(msgspec.json.encode(row)) for row in lines])
        self.at = -1  # so that it looks at the decision once more

    def whole(self) -> Row:
        """All that the seat was told."""
        return {**self.view, "log": self.log.all(), "log_start": 0, "log_length": len(self.log)}

    def decide(self, game: Game, number: int) -> None:
        """Put the decision into words, and remember what may be chosen."""
        decision = game.decision
        shown = self.view.get("decision")
        self.options = {}
        if decision is None or not isinstance(shown, dict):
            self.decision, self.asked = -1, None
            return
        shown["cites"] = self.speaker.cite(decision.rule)
        own = options_of(decision, self.player)
        if not own:
            self.decision, self.asked = -1, None
            return
        shown["words"] = self.speaker.prompt(game, decision)
        before, self.worded = self.worded, {}
        for option, row in zip(own, shown["options"], strict=True):
            row["id"] = self.numbering.option(row["id"])
            row["words"] = self.option_words(game, option, decision.topic, before)
            if self.speaker.words.has(f"group-{option.verb}"):
                row["group"] = self.speaker.words.say(f"group-{option.verb}")
            self.options.setdefault(row["id"], option)
        asked = (decision.rule, decision.topic, shown["words"], tuple(self.options))
        if asked != self.asked or not others_decide(decision, self.player):
            self.decision, self.asked = number, asked
        shown["number"] = self.decision
        shown["passive"] = [name for name, one in self.options.items() if one.verb in self.kind.passive]

    def option_words(self, game: Game, option: Option, topic: str, before: dict[tuple[object, ...], str]) -> str:
        """An option in words, which are remembered as long as they speak of the same."""
        if topic in BY_NUMBER or option.verb in (RESOLVE, ORDER):  # whose numbers mean something else each time
            return self.speaker.option(game, option, topic)
        speaker, card, target = self.speaker, option.card, option.target
        key = (
            topic,
            *option.row(),
            speaker.card_now(game, card),
            speaker.card_now(game, target),
            game.controller[card] if card >= 0 else -1,
            game.controller[target] if target >= 0 else -1,
        )
        found = self.worded[key] = before.get(key) or speaker.option(game, option, topic)
        return found

    def new_notes(self, game: Game) -> list[Note]:
        """What has been noted since it looked last; where the game went back, its lines are forgotten."""
        log = game.log
        assert log is not None
        if len(log) < self.notes:
            self.log.cut(int(log.line_count()))
        new = [note for note in log.since(min(self.notes, len(log))) if note.what]
        self.notes = len(log)
        return new

    def log_lines(self, game: Game, notes: list[Note], rows: object) -> list[msgspec.Raw]:
        """New lines of the log in words, as they go over the wire."""
        assert isinstance(rows, list)
        lines: list[msgspec.Raw] = []
        for note, row in zip(notes, rows, strict=True):
            told = self.numbering.renumbered(row)
            told["words"] = self.speaker.note(game, note)
            told["cites"] = self.speaker.cite(*note.rules[:1]) or self.speaker.cite(*note.rules)
            lines.append(msgspec.Raw(msgspec.json.encode(told)))
        return lines


def others_decide(decision: Decision, player: int) -> bool:
    """Whether somebody else may choose as well, so that what a seat may choose can outlast a choice."""
    return any(option.whose(decision.player) != player for option in decision.options)


def changed(before: Row, after: Row) -> Row:
    """The fields that are other than they were; of players, each one's."""
    found: Row = {}
    for field, value in after.items():
        was = before.get(field)
        if field not in before or was != value:
            if field == "players" and isinstance(was, list) and isinstance(value, list) and len(was) == len(value):
                found[field] = [changed(one, other) for one, other in zip(was, value, strict=True)]
            else:
                found[field] = value
    for field in before:
        if field not in after:
            found[field] = None
    return found
