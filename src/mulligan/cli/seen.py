"""What a view names: its seats, its cards, their facts, as the terminal needs them."""

from __future__ import annotations

from collections.abc import Mapping

Row = Mapping[str, object]


def all_cards(view: Row) -> list[Row]:
    """Every card that a view names, each once."""
    found: dict[int, Row] = {}
    common = {key: value for key, value in view.items() if key != "players"}  # cards that lie for all
    for seat in [common, *rows(view.get("players"))]:
        for value in seat.values():
            for row in [*rows(value), *known_in_pile(value)]:
                if "id" in row:
                    found.setdefault(whole(row["id"]), row)
    return list(found.values())


def known_in_pile(value: object) -> list[Row]:
    """The known cards of a pile that a view tells with their places in it."""
    pairs = [one for one in value if isinstance(one, (list, tuple))] if isinstance(value, list) else []
    return [pair[1] for pair in pairs if len(pair) == 2 and isinstance(pair[1], dict)]


def by_id(view: Row) -> dict[int, str]:
    """The names of the cards in a view, in English."""
    return {whole(card["id"]): str(card.get("name", "?")) for card in all_cards(view)}


def values(facts: Row) -> dict[str, str | int]:
    """A card's facts as a message takes them."""
    told: dict[str, str | int] = {}
    for key, value in facts.items():
        if isinstance(value, bool):
            told[key] = "yes" if value else "no"
        elif isinstance(value, (str, int)):
            told[key] = value
        elif isinstance(value, list):
            told[key] = " ".join(str(one) for one in value)
    return told


def rows(value: object) -> list[Row]:
    """The known cards of a zone of a view."""
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def texts(value: object) -> list[str]:
    """A list of words of a view."""
    return [str(one) for one in value] if isinstance(value, list) else []


def whole(value: object) -> int:
    """A number of a view."""
    return int(value) if isinstance(value, int) else 0
