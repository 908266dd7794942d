"""Who sits at the table: people at the keyboard, computer players, their names, their teams."""

from __future__ import annotations

from typing import Final

from mulligan.agents import AGENTS, Agent, agent
from mulligan.kernel.errors import MulliganError
from mulligan.saves.session import Session
from mulligan.speech.made import YOU, made, made_of, own

PERSON: Final = "person"  # an opponent at the same keyboard
DEFAULT: Final = "normal"  # who plays against somebody unless they say


def seated(opponents: list[str], players: int) -> list[Agent | None]:
    """Who sits where: a person first, then the opponents, the last of them as often as needed; None is a person."""
    wanted = opponents or [DEFAULT]
    wanted = (wanted + [wanted[-1]] * players)[: players - 1]
    return [None, *[None if name == PERSON else agent(name) for name in wanted]]


def seats_of(session: Session, opponents: list[str]) -> list[Agent | None]:
    """Who sits at a game that is gone on with: whom somebody names, else who has an agent's name, or a person."""
    names = session.setting.names
    if opponents:
        return seated(opponents, len(names))
    called = [(made_of(name) or (name.lower().partition(" ")[0], 0))[0] for name in names]  # or as 0.2 called them
    seats = [agent(one) if one in AGENTS else None for one in called]
    alone = names[0] in (YOU, "You") or all(one is not None for one in seats)
    return [None, *[one or agent(DEFAULT) for one in seats[1:]]] if alone else seats


def seat_names(seats: list[Agent | None], people: list[str]) -> list[str]:
    """What the players are called: people as they say, one alone You; no two the same."""
    kinds = [one.name if one is not None else "" for one in seats]
    called = iter(people)
    names: list[str] = []
    for position, kind in enumerate(kinds):
        number = kinds[: position + 1].count(kind) if kinds.count(kind) > 1 else 0
        if kind:
            names.append(made(kind, number))
        else:
            names.append(own(next(called, "")) or (made("player", number) if number else YOU))
    return names


def read_teams(text: str | None, players: int) -> list[int] | None:
    """The team of each player."""
    if text is None:
        return None
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != players or not all(part.isdecimal() for part in parts):
        raise MulliganError("teams-of-players", players=players)
    numbers = list(dict.fromkeys(parts))
    if len(numbers) < 2:
        raise MulliganError("one-team")
    return [numbers.index(part) for part in parts]
