"""Lessons: those of a game with their words, and a table at which one is learnt."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request

from mulligan.lessons import lessons
from mulligan.lessons.shelf import PARTS
from mulligan.server.beginnings import Beginnings
from mulligan.server.catalog import Row
from mulligan.server.hall import Hall
from mulligan.server.refusals import Refusal
from mulligan.server.rest.models import Seated
from mulligan.server.rest.readers import Reader
from mulligan.server.rest.tables import address_of, seated

Name = Annotated[str, Path(max_length=40)]


def lessons_router(hall: Hall) -> APIRouter:
    """What can be asked about lessons."""
    router = APIRouter(prefix="/api/games/{game}/lessons", tags=["lessons"])
    beginnings = Beginnings(hall)

    @router.get("")
    def all_lessons(game: Name, reader: Reader) -> list[Row]:
        """The lessons of a game, the first first: what is said in each, and the numbers of its rules."""
        return lesson_rows(hall.kind(game).name, reader)

    @router.post("/{name}", status_code=201)
    async def learn(game: Name, name: Name, request: Request, reader: Reader) -> Seated:
        """A table at which somebody learns this."""
        kind = hall.kind(game)
        if not hall.limits.tables.take(address_of(request)):
            raise Refusal("too-fast", 429)
        table, token = await beginnings.from_lesson(kind.name, name, reader)
        return seated(table, 0, token)

    return router


@lru_cache
def lesson_rows(game: str, language: str) -> list[Row]:
    """The lessons of a game as plain data."""
    return [
        {
            "name": one.name,
            "edition": one.scenario["edition"],
            "rules": one.rules,
            **{part: one.says(part, language) for part in PARTS},
        }
        for one in lessons(game)
    ]
