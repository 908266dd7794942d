"""A sitting at the table: a game with its history, so that it can be undone, redone, saved, looked back into."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

from mulligan.kernel.errors import BadSave
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.log import FASTEST, Log
from mulligan.kernel.options import CONCEDE, Option
from mulligan.saves.chosen import Chosen, Names, find, what_is_chosen
from mulligan.saves.lines import whole
from mulligan.saves.setting import Setting

if TYPE_CHECKING:
    from mulligan.saves.best_of import BestOf
    from mulligan.saves.journal import Journal

SPACING: Final = 16  # choices from one snapshot to the next
MOST_SNAPSHOTS: Final = 64


class Snapshot:
    """The game as it was after so many choices, packed, and how long its log was."""

    def __init__(self, game: Game) -> None:
        self.count = len(game.choices or [])
        self.notes = len(game.log or [])
        self.taken = game.taken[:]
        self.packed = zlib.compress(game.to_bytes(), FASTEST)

    def again(self, kind: Kind, of: Game) -> Game:
        """A game that stands where the snapshot was taken, with what had been logged and chosen by then."""
        game = kind.load_game(of.match, zlib.decompress(self.packed))
        game.log = of.log.first(self.notes) if of.log is not None else Log()
        game.choices = (of.choices or [])[: self.count]
        game.taken = self.taken[:]
        return game


class Session:
    """A game in progress with everything that was chosen in it."""

    def __init__(self, setting: Setting, best_of: BestOf | None = None) -> None:
        self.setting = setting
        self.kind = setting.kind
        self.match = setting.match()
        self.best_of = best_of  # the match of several games that it belongs to, if it does
        self.game: Game = setting.begin(self.match)
        self.names = Names(self.kind, self.game)
        self.chosen: list[Chosen] = []
        self.undone: list[Chosen] = []  # the next to be redone first
        self.trouble: BadSave | None = None  # of a loaded one: why it is not all that its file tells of
        self.journal: Journal | None = None  # where every choice is kept at once, if anywhere
        self.snapshots = [Snapshot(self.game)]
        self.checks: list[tuple[int, int]] = []  # after so many choices, what the table looked like

    def __repr__(self) -> str:
        return f"<Session of {len(self.chosen)} choices: {self.game!r}>"

    def choices(self) -> list[Chosen]:
        """Everything chosen so far."""
        return self.chosen

    def choose(self, option: Option, unasked: bool = False) -> None:
        """Choose; what had been undone can then no longer be redone."""
        self.take(option, unasked)
        self.undone = []
        if self.journal is not None:
            self.journal.chose(self)

    def take(self, option: Option, unasked: bool = False) -> None:
        """Take an option and remember it."""
        decision = self.game.decision
        if decision is None or (option.verb != CONCEDE and option not in decision.options):
            self.game.choose(option)  # which says what is wrong with it
            return
        chosen = what_is_chosen(self.names, self.game, option, unasked)
        self.game.choose(option)
        self.chosen.append(chosen)
        if self.game.log is not None:
            self.game.log.pack()
        if len(self.chosen) - self.snapshots[-1].count >= SPACING:
            self.snapshots.append(Snapshot(self.game))
            self.checks.append((len(self.chosen), self.look()))
            if len(self.snapshots) > MOST_SNAPSHOTS:  # of what is long past every second one will do
                del self.snapshots[1 : MOST_SNAPSHOTS // 2 : 2]

    def repeat(self, chosen: Chosen) -> None:
        """Make a choice that was made before, found by what it says."""
        self.take(find(self.names, self.game, chosen), chosen.unasked)

    def undo(self, count: int = 1) -> int:
        """Take back so many choices; how many there were to take back."""
        back = min(count, len(self.chosen))
        if back > 0:
            left = len(self.chosen) - back
            self.game = self.at(left)
            self.undone = self.chosen[left:] + self.undone
            del self.chosen[left:]
            while self.snapshots[-1].count > left:
                self.snapshots.pop()
            while self.checks and self.checks[-1][0] > left:
                self.checks.pop()
            if self.journal is not None:
                self.journal.went_back(self, back)
        return max(back, 0)

    def redo(self, count: int = 1) -> int:
        """Make so many undone choices again; how many there were."""
        done = 0
        while done < count and self.undone:
            self.repeat(self.undone[0])
            del self.undone[0]
            done += 1
            if self.journal is not None:
                self.journal.chose(self, again=True)
        return done

    def at(self, count: int) -> Game:
        """The game as it was after so many choices, with its log: from the last snapshot before, and on from there."""
        count = max(0, min(count, len(self.chosen)))
        near = next(one for one in reversed(self.snapshots) if one.count <= count)
        game = near.again(self.kind, self.game)
        for number in (self.game.choices or [])[near.count : count]:
            choose_again(game, number)
        return game

    def replayed(self) -> Game:
        """The game played once more from its beginning."""
        game = self.setting.begin(self.match)
        for number in self.game.choices or []:
            choose_again(game, number)
        return game

    def look(self) -> int:
        """A number for what the table looks like now."""
        return portrait(self.names, self.game)

    def save(self) -> bytes:
        """The whole sitting as the text of a save file."""
        return whole(self)


def choose_again(game: Game, number: int) -> None:
    """Make a choice of this very game again: the number of an option, or -1 - player for giving up."""
    if number < 0:
        game.choose(Option(CONCEDE, actor=-1 - number))
    else:
        game.choose_number(number)


def portrait(names: Names, game: Game) -> int:
    """A number that tells whether two tables look the same: turn, players, and which cards lie in which pile.

    It looks at nothing that another release may keep in another way, such as the order within a pile.
    """
    look: list[object] = [int(game.turn), int(game.active), int(game.result), [bool(one) for one in game.playing]]
    for pile in game.piles:
        if pile:
            look.append(sorted((int(game.owner[card]), names.face(game, card)) for card in pile))
    if game.decision is not None:
        look.append(int(game.decision.player))
    return zlib.crc32(repr(look).encode())
