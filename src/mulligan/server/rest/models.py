"""What is sent in requests, checked before anything looks at it; and what comes back, for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from mulligan import games
from mulligan.agents import AGENTS
from mulligan.kernel.game import SEATS
from mulligan.saves.setting import MOST_PLAYERS
from mulligan.server.evening_rows import BUILD_SECONDS, PICK_SECONDS

Name = Annotated[str, Field(max_length=60)]
GameName = Annotated[str, Field(max_length=40, json_schema_extra={"enum": games.names()})]
AgentName = Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(AGENTS)})]
Text = Annotated[str, Field(max_length=100_000)]
CardName = Annotated[str, Field(max_length=200)]
Count = Annotated[int, Field(ge=0, le=200)]


class Asked(BaseModel):
    """A request: fields that nobody knows are refused."""

    model_config = ConfigDict(extra="forbid")


class DeckAsked(Asked):
    """A deck: a built-in one by name, or a list; neither is one by chance."""

    name: Name = ""
    text: Text = ""


class ClockAsked(Asked):
    """A chess clock."""

    seconds: Annotated[int, Field(ge=10, le=36_000)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0
    answers: Annotated[int, Field(ge=0, le=20)] = 0


class SeatAsked(Asked):
    """Who a seat of a new table is for: the one who makes it, a computer player, or anybody."""

    sort: Literal["me", "computer", "open"] = "open"
    name: Name = ""
    agent: AgentName = "normal"
    deck: DeckAsked = DeckAsked()


class TableAsked(Asked):
    """A new table."""

    game: GameName
    edition: Name = ""
    format: Name = ""
    title: Name = ""
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=MOST_PLAYERS)] = [
        SeatAsked(sort="me"),
        SeatAsked(sort="computer"),
    ]
    teams: Annotated[list[Annotated[int, Field(ge=0, lt=SEATS)]], Field(max_length=SEATS)] | None = None
    best_of: Literal[1, 3] = 1
    switches: Annotated[list[Name], Field(max_length=5)] = []
    listed: bool = False
    watching: bool = True
    delay: Annotated[int, Field(ge=0, le=600)] = 0
    chat: bool = True
    clock: ClockAsked | None = None
    passing: Literal["quick", "paced", "off"] | None = None


class JoinAsked(Asked):
    """A seat for a person."""

    name: Name = ""
    seat: Annotated[int, Field(ge=-1, lt=SEATS)] = -1
    deck: DeckAsked = DeckAsked()


class FillAsked(Asked):
    """Computer players for the seats that are left."""

    agent: AgentName = "normal"


class FromReplayAsked(Asked):
    """A seat at a new table, from a point of a game on."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, lt=SEATS)] = 0
    agent: AgentName = "normal"


class FromSaveAsked(Asked):
    """The same from a save file."""

    text: Annotated[str, Field(max_length=1_000_000)]
    at: Annotated[int, Field(ge=-1, le=1_000_000)] = -1
    seat: Annotated[int, Field(ge=0, lt=SEATS)] = 0
    agent: AgentName = "normal"


class FromScenarioAsked(Asked):
    """The same from a scenario file."""

    text: Text
    seat: Annotated[int, Field(ge=0, lt=SEATS)] = 0
    agent: AgentName = "normal"


class DeckCheckAsked(DeckAsked):
    """A deck to be looked over."""

    edition: Name = ""
    format: Name = ""


class Seated(BaseModel):
    """A seat, and the secret by which it is held."""

    table: str
    seat: int
    token: str
    socket: str
    link: str
    invitation: str


class Problem(BaseModel):
    """Why something is not done."""

    code: str
    reason: str


class EveningAsked(Asked):
    """An evening of limited play."""

    game: GameName
    format: Annotated[str, Field(max_length=40, json_schema_extra={"enum": ["draft", "sealed"]})] = "draft"
    set: Name = ""
    seats: Annotated[int, Field(ge=2, le=8)] = 8
    name: Name = ""
    agent: AgentName = "normal"
    best_of: Literal[1, 3] = 1
    clock: ClockAsked | None = None  # of each match
    pick: Annotated[int, Field(ge=0, le=3600)] = PICK_SECONDS  # for the first of a pack; 0 for no limit
    build: Annotated[int, Field(ge=0, le=36_000)] = BUILD_SECONDS  # seconds to build a deck; 0 for no limit
    alone: bool = True


class NameAsked(Asked):
    """Somebody who sits down."""

    name: Name = ""


class PickAsked(Asked):
    """A card of the pack in hand, as one's so manieth."""

    card: CardName
    number: Annotated[int, Field(ge=1, le=1000)]


class PlayerAsked(Asked):
    """Somebody who leaves, or loses a match: oneself unless another seat is named."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class BuiltAsked(Asked):
    """A deck: how many of which cards."""

    cards: Annotated[list[tuple[Count, CardName]], Field(max_length=300)]


class Invited(BaseModel):
    """A seat at an evening, and the links that lead to it."""

    evening: str
    seat: int
    token: str
    link: str
    invitation: str
