"""Games, cards, decks, rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from mulligan import games
from mulligan.server import catalog
from mulligan.server.catalog import Row
from mulligan.server.hall import Hall
from mulligan.server.refusals import Refusal
from mulligan.server.rest.models import DeckCheckAsked
from mulligan.server.rest.readers import Reader
from mulligan.server.seating import read_deck

Game = Annotated[str, Path(max_length=40, json_schema_extra={"enum": games.names()})]
Short = Annotated[str, Query(max_length=100)]


def games_router(hall: Hall) -> APIRouter:
    """What can be asked about games."""
    router = APIRouter(prefix="/api/games", tags=["games"])

    def edition_of(game: str, edition: str) -> str:
        kind = hall.kind(game)
        if edition and edition not in kind.editions:
            raise Refusal("no-edition", 404, editions=kind.editions)
        return edition or kind.newest()

    def format_of(game: str, format: str) -> str:
        kind = hall.kind(game)
        if format and format not in kind.formats:
            raise Refusal("no-format", 404, formats=kind.formats)
        return format or kind.formats[0]

    @router.get("")
    def list_games(reader: Reader) -> list[Row]:
        """Every game, with its editions, formats, built-in decks and computer players."""
        return catalog.game_rows(reader)

    @router.get("/{game}")
    def one_game(game: Game, reader: Reader) -> Row:
        """One game."""
        return catalog.game_row(hall.kind(game).name, reader)

    @router.get("/{game}/cards")
    def list_cards(
        game: Game,
        reader: Reader,
        search: Short = "",
        name: Annotated[list[str], Query(max_length=200)] = [],  # noqa: B006
        start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        most: Annotated[int, Query(ge=1, le=500)] = 100,
    ) -> Row:
        """Cards by `name`, as often as needed (null for one unknown), or all with the words of `search`."""
        kind = hall.kind(game)
        found = name or catalog.find_cards(game, search, reader)
        page = name or found[start : start + most]
        return {"count": len(found), "cards": [catalog.card_row_if_any(kind.name, one[:200], reader) for one in page]}

    @router.get("/{game}/cards/{name}")
    def one_card(game: Game, name: str, reader: Reader) -> Row:
        """One card."""
        return catalog.card_row(hall.kind(game).name, name, reader)

    @router.get("/{game}/decks")
    def list_decks(game: Game, reader: Reader) -> list[Row]:
        """The built-in decks."""
        kind = hall.kind(game)
        decks = [(name, kind.built_in_deck(name)) for name in kind.every_deck()]
        return [
            {"name": name, "title": deck_row["title"], "size": deck.size(), "colours": colours(deck_row)}
            for name, deck in decks
            if (deck_row := catalog.deck_view(kind, deck, kind.newest(), kind.formats[0], reader))
        ]

    @router.get("/{game}/decks/{name}")
    def one_deck(game: Game, name: str, reader: Reader, edition: Short = "", format: Short = "") -> Row:
        """A built-in deck."""
        kind = hall.kind(game)
        if name not in kind.every_deck():
            raise Refusal("no-deck", 404, name=name[:60])
        deck = kind.built_in_deck(name)
        return catalog.deck_view(kind, deck, edition_of(game, edition), format_of(game, format), reader)

    @router.post("/{game}/decks")
    def check_deck(game: Game, asked: DeckCheckAsked, reader: Reader) -> Row:
        """A deck list in any format that is read, looked over: its cards, its curve, every complaint with its rule."""
        kind = hall.kind(game)
        deck = read_deck(kind, asked.text, reader)
        return catalog.deck_view(kind, deck, edition_of(game, asked.edition), format_of(game, asked.format), reader)

    @router.get("/{game}/rules")
    def rules(game: Game, reader: Reader, search: Short = "", edition: Short = "") -> list[Row]:
        """The rule of this number or name, or those that have these words."""
        return catalog.rule_rows(hall.kind(game), edition_of(game, edition), search, reader)

    return router


def colours(row: Row) -> object:
    """The colours of a deck."""
    summary = row["summary"]
    assert isinstance(summary, dict)
    return summary["colours"]
