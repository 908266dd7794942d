"""What is said over a WebSocket, both ways: typed, versioned, told in docs/protocol.md.

What a client says is a struct with a tag `type`; every one may carry `re`, a number of the client's own, which comes
back with the answer. Unknown fields are refused, so that a misspelt one is not silently left out.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

import msgspec

PROTOCOL: Final = 1
LONGEST_CHAT: Final = 300

Token = Annotated[str, msgspec.Meta(max_length=100)]
Id = Annotated[str, msgspec.Meta(max_length=400)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=-1, le=1 << 40)]


class Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Something that a client says."""

    cost: ClassVar[int] = 1  # how many ordinary messages it is worth, by the work that it makes
    re: Annotated[int, msgspec.Meta(ge=0, le=1 << 40)] | None = None


class Hello(Said, tag="hello"):
    """The first message: which protocol, the token of a seat (without one, somebody watches), and the language."""

    protocol: int = PROTOCOL
    token: Token = ""
    language: Word = ""


class Speak(Said, tag="language", kw_only=True):
    """The language, by its tag, that this seat is spoken to in from here on."""

    cost: ClassVar[int] = 25  # all that was told is put into words once more
    language: Word


class Choose(Said, tag="choose", kw_only=True):
    """An option of a decision, by its id."""

    decision: Number
    option: Id


class Concede(Said, tag="concede"):
    """The seat gives up."""


class Undo(Said, tag="undo"):
    """Back to before so many of one's own choices, or to a point of the story by its number of choices."""

    cost: ClassVar[int] = 6  # the game is played again from a while before
    count: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1
    to: Number = -1


class Answer(Said, tag="answer", kw_only=True):
    """What somebody says to a wish of another seat to undo."""

    agree: bool


class Talk(Said, tag="chat", kw_only=True):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Stops(Said, tag="stops"):
    """Where this seat wants to be asked though it can do nothing, whether it holds priority, until when it passes."""

    stops: Annotated[list[Word], msgspec.Meta(max_length=40)] = []
    skips: Annotated[list[Word], msgspec.Meta(max_length=80)] = []
    hold: bool = False
    until: Word = ""


class WhyNot(Said, tag="why"):
    """Why something cannot be done: with a card, to a target, by a verb; the more is left out the more is answered."""

    card: Number = -1
    target: Number = -1
    verb: Word = ""


class Hint(Said, tag="hint"):
    """What speaks for which option here, or what an agent would do; only where no person plays against this one."""

    agent: Word = ""


class Settle(Said, tag="settle"):
    """The host switches the chat on or off, or mutes somebody, or lets them speak again."""

    chat: bool | None = None
    mute: Number = -1
    unmute: Number = -1


class Swap(Said, tag="sideboard", kw_only=True):
    """Between two games of a match: the deck of this seat from here on, of the cards that it brought."""

    cards: Annotated[list[tuple[Number, Id]], msgspec.Meta(max_length=300)]


class Ready(Said, tag="ready"):
    """Ready for the next game: of the match, or a rematch when it is over."""


class Sync(Said, tag="sync"):
    """Tell everything again."""

    cost: ClassVar[int] = 5


class Ping(Said, tag="ping"):
    """Is anybody there."""


Saying = (
    Hello
    | Speak
    | Choose
    | Concede
    | Undo
    | Answer
    | Talk
    | Stops
    | WhyNot
    | Hint
    | Swap
    | Settle
    | Ready
    | Sync
    | Ping
)

_decoder: Final[msgspec.json.Decoder[Saying]] = msgspec.json.Decoder(Saying)


def read_saying(text: bytes | str) -> Saying:
    """What a client says; msgspec's errors where it says nothing."""
    return _decoder.decode(text)


# -- What the server says ----------------------------------------------------------------------------------------------


class Told(msgspec.Struct, tag_field="type", omit_defaults=True):
    """Something that the server says."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A seat, as everybody sees it."""

    seat: int
    name: str = ""
    sort: str = "open"  # open, person, computer
    agent: str = ""
    deck: str = ""  # its name
    connected: bool = False
    ready: bool = False
    wins: int = 0
    left: float | None = None  # seconds on the clock
    muted: bool = False


class LessonInfo(msgspec.Struct, omit_defaults=True):
    """The lesson that is learnt at a table, and how it stands."""

    name: str
    state: str = ""  # done, missed; empty while it is open


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table, as everybody sees it."""

    id: str
    game: str
    edition: str
    format: str
    title: str
    state: str  # open, playing, between, over, closed
    seats: list[SeatInfo]
    teams: list[int] | None = None
    best_of: int = 1
    played: int = 0
    listed: bool = False
    watching: bool = True
    watchers: int = 0
    delay: int = 0
    chat: bool = True
    clock: list[int] | None = None  # seconds, increment
    running: list[int] = []  # the seats whose clocks run
    passing: str = "quick"  # how automatic passes are made: quick, paced, off
    switches: list[str] = []
    practice: bool = False  # somebody went back past something hidden
    reason: str = ""  # why it is closed
    winner: str | None = None  # of the match
    replay: bool = False  # whether its story can be looked at
    stops: list[str] = []
    lesson: LessonInfo | None = None
    evening: str = ""  # of limited play, whose match is played here


class Welcome(Told, tag="welcome", kw_only=True):
    """The answer to hello."""

    protocol: int
    server: str
    table: TableInfo
    seat: int  # -1 watches
    language: str
    re: int | None = None


class TableChanged(Told, tag="table", kw_only=True):
    """Something about the table has changed: who sits there, clocks, what comes next."""

    table: TableInfo


class Seen(Told, tag="view", kw_only=True):
    """What the seat sees: all of it, or what is other than in the last one."""

    number: int  # counts up with everything that happens at the table
    whole: bool
    view: dict[str, object]


class Accepted(Told, tag="accepted", kw_only=True):
    """Something that was asked for is done, and written down."""

    re: int | None = None
    decision: int | None = None


class Refused(Told, tag="refused", kw_only=True):
    """Something that was asked for is not done."""

    code: str
    reason: str
    re: int | None = None
    decision: int | None = None


class Chatted(Told, tag="chat", kw_only=True):
    """A line of chat."""

    by: str
    text: str
    seat: int


class UndoAsked(Told, tag="undo-asked", kw_only=True):
    """Somebody wishes to go back; every other person is asked."""

    by: str
    count: int


class UndoAnswered(Told, tag="undo-answered", kw_only=True):
    """What became of a wish to go back."""

    by: str
    agreed: bool


class Because(Told, tag="because", kw_only=True):
    """The answer to why: each reason in words, with the rule behind it."""

    reasons: list[dict[str, str]]
    re: int | None = None


class Hinted(Told, tag="hint", kw_only=True):
    """What is best; without an agent also how often the game is won after each option, best first, by so many imagined
    games, and what speaks for the first rather than the second. Where experience settles it, there are no chances.
    """

    decision: int
    option: str
    chances: list[tuple[str, float]] = []
    rounds: int = 0
    reasons: list[str] = []
    re: int | None = None


class Pong(Told, tag="pong", kw_only=True):
    """Somebody is there."""

    re: int | None = None


def write_told(told: Told) -> str:
    """A message as it goes over the wire."""
    return msgspec.json.encode(told).decode()
