"""A sitting at the table: a game with its history, so that it can be undone, redone, saved, loaded and replayed."""

from __future__ import annotations

import msgspec

from mulligan.kernel.errors import BadSave, MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.options import CONCEDE, Option

VERSION = 1


class Setting:
    """What a game is fully told by, besides its choices: kind, edition, format, players, teams, decks, seed."""

    def __init__(
        self,
        kind: Kind,
        names: list[str],
        decks: list[Deck],
        edition: str = "",
        format: str = "",
        teams: list[int] | None = None,
        seed: int = 0,
        chooser: int = -1,
        by_hand: bool = False,
    ) -> None:
        self.kind = kind
        self.names = names
        self.decks = decks
        self.edition = edition or kind.newest()
        self.format = format or kind.formats[0]
        self.teams = teams
        self.seed = seed
        self.chooser = chooser  # the loser of the last game of a series, who chooses who begins; -1 for chance
        self.by_hand = by_hand  # players say themselves what they pay with

    def match(self) -> Match:
        """The match."""
        match = self.kind.match(self.names, self.decks, self.edition, self.format, self.teams)
        if self.chooser >= 0:
            self.kind.set_loser(match, self.chooser)
        if self.by_hand:
            self.kind.switch_on(match, "by-hand")
        return match


class Session:
    """A game in progress with everything that was chosen in it."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.kind = setting.kind
        self.match = setting.match()
        self.game: Game = self.kind.new_game(self.match, setting.seed, True)
        self.undone: list[int] = []
        self.series: object = None  # of a game that was loaded: what its file says of the match it belongs to

    def choices(self) -> list[int]:
        """Every choice so far: the number of the option, or -1 - player for giving up."""
        return self.game.choices or []

    def choose(self, option: Option) -> None:
        """Choose; what had been undone can then no longer be redone."""
        self.game.choose(option)
        self.undone = []

    def undo(self, count: int = 1) -> int:
        """Take back so many choices; how many there were to take back."""
        choices = self.choices()[:]
        back = min(count, len(choices))
        if back > 0:
            self.undone = choices[len(choices) - back :] + self.undone
            self.game = self.replay(choices[: len(choices) - back])
        return back

    def redo(self, count: int = 1) -> int:
        """Make so many undone choices again; how many there were."""
        again = self.undone[:count]
        rest = self.undone[count:]
        for choice in again:
            take(self.game, choice)
        self.undone = rest
        return len(again)

    def replay(self, choices: list[int]) -> Game:
        """The game from its beginning up to these choices."""
        game = self.kind.new_game(self.match, self.setting.seed, True)
        for choice in choices:
            take(game, choice)
        return game

    def at(self, count: int) -> Game:
        """The game as it was after so many choices."""
        return self.replay(self.choices()[:count])

    def save(self, series: dict[str, object] | None = None) -> bytes:
        """The whole sitting as a JSON text: setting, choices, what the state must be in the end, perhaps its match."""
        setting = self.setting
        return msgspec.json.format(
            msgspec.json.encode(
                {
                    "mulligan": VERSION,
                    "game": setting.kind.name,
                    "edition": setting.edition,
                    "format": setting.format,
                    "players": setting.names,
                    "teams": setting.teams,
                    "seed": setting.seed,
                    "chooser": setting.chooser,
                    "by_hand": setting.by_hand,
                    "decks": [deck_row(deck) for deck in setting.decks],
                    "choices": self.choices(),
                    "check": checksum(self.game.to_bytes()),
                    **({"series": series} if series else {}),
                }
            )
        )


def deck_row(deck: Deck) -> dict[str, object]:
    """A deck as plain data."""
    return {"name": deck.name, "cards": deck.cards, "side": deck.side, "leader": deck.leader}


def decks_from(rows: list[dict[str, object]]) -> list[Deck]:
    """The decks that rows tell of; whatever is wrong with them is a KeyError, a TypeError or a ValueError."""
    decks: list[Deck] = []
    for row in rows:
        deck = Deck(str(row["name"]))
        deck.cards = counts_from(row["cards"])
        deck.side = counts_from(row["side"])
        deck.leader = str(row["leader"])
        decks.append(deck)
    return decks


def counts_from(rows: object) -> list[tuple[int, str]]:
    """How many of which card."""
    if not isinstance(rows, list):
        raise TypeError(repr(rows))
    return [(int(count), str(name)) for count, name in rows]


def take(game: Game, choice: int) -> None:
    """Make a choice by its number."""
    decision = game.decision
    if decision is None:
        raise BadSave("choices-after-the-end")
    if choice < 0:
        game.choose(Option(CONCEDE, actor=-1 - choice))
    elif choice < len(decision.options):
        game.choose_number(choice)
    else:
        raise BadSave("no-such-choice", choice=choice, count=len(decision.options))


def checksum(data: bytes) -> int:
    """A number that tells whether two states are the same."""
    total = 1
    for byte in data:
        total = (total * 31 + byte) % 2147483647
    return total


def load_session(data: bytes, kind: Kind, where: str | None = None) -> Session:
    """The sitting that a save file tells of; anything broken in it is said, and nothing is lost."""
    try:
        row = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise BadSave("save-unreadable", where=where, reason=str(error)) from None
    if not isinstance(row, dict) or row.get("mulligan") != VERSION:
        raise BadSave("save-of-another-version", where=where)
    if row.get("game") != kind.name:
        raise BadSave("save-of-another-game", where=where, found=str(row.get("game")), wanted=kind.name)
    try:
        setting = Setting(
            kind,
            [str(name) for name in row["players"]],
            decks_from(row["decks"]),
            str(row["edition"]),
            str(row["format"]),
            None if row["teams"] is None else [int(team) for team in row["teams"]],
            int(row["seed"]),
            int(row["chooser"]),
            bool(row.get("by_hand", False)),
        )
        choices = [int(choice) for choice in row["choices"]]
        wanted = int(row["check"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadSave("save-incomplete", where=where, reason=str(error)) from None
    try:
        session = Session(setting)
        session.game = session.replay(choices)
        session.series = row.get("series")
    except MulliganError as error:
        raise BadSave("save-unplayable", where=where, why=error) from None
    if checksum(session.game.to_bytes()) != wanted:
        raise BadSave("save-changed", where=where)
    return session
