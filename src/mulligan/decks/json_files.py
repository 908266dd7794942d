"""Decks in JSON, as the common sites export them.

They differ in where a card's name and number stand, and agree that a deck is made of boards. So a file is gone through
for rows that have both: Moxfield (`boards.mainboard.cards.ID.card.name`), Archidekt (`cards[].card.oracleCard.name`,
with categories), Scryfall (`entries.mainboard[].card_digest.name`), MTGJSON (`data.mainBoard[].name`), rows of a name
and a count as sites for Lorcana have them; and the objects of Tabletop Simulator, one for each card.
"""

from __future__ import annotations

import json
from typing import Final

from mulligan.decks.listed import LEAD, LEFT_OUT, SIDE, Listed
from mulligan.kernel.errors import BadDeck

COUNTS: Final = ("quantity", "count", "qty", "amount", "copies", "number_of_copies")
NAMES: Final = ("fullName", "full_name", "cardName", "card_name", "name", "title")
CARDS: Final = ("card", "card_digest", "oracleCard", "cardData")  # where a row has its card in an object of its own
BOARDS: Final = ("main", "deck", "side", "command", "companion", "cards", "entries", "boards", "data", *LEFT_OUT)
DEEPEST: Final = 12


def read_json(text: str, where: str) -> Listed:
    """The deck of a JSON file."""
    try:
        listed = listed_in(json.loads(text), where)
    except (ValueError, RecursionError) as error:
        raise BadDeck("deck-json-broken", where=where, reason=str(error)[:120]) from None
    if not listed.main and not listed.side and not listed.lead:
        raise BadDeck("deck-json-unknown", where=where)
    return listed


def listed_in(whole: object, where: str) -> Listed:
    """The cards that a file's value lists."""
    named = whole.get("name") if isinstance(whole, dict) else None
    listed = Listed(where, named if isinstance(named, str) else "")
    if isinstance(whole, dict) and isinstance(whole.get("ObjectStates"), list):
        tabletop_simulator(whole["ObjectStates"], listed, 0)
    else:
        gather(whole, "", listed, 0)
    return listed


def gather(value: object, board: str, listed: Listed, depth: int) -> None:
    """Take in every row with a card and a number, wherever it stands."""
    if depth > DEEPEST:
        return
    if isinstance(value, list):
        for one in value:
            if isinstance(one, str):
                first, _, rest = one.strip().partition(" ")
                many = first.rstrip("xX").isdecimal() and bool(rest)
                listed.add(board, first.rstrip("xX") if many else 1, rest if many else one)
            else:
                gather(one, board, listed, depth + 1)
    elif isinstance(value, dict):
        count = next((value[key] for key in COUNTS if key in value), None)
        name = name_of(value)
        if name and count is not None:
            listed.add(board_of(value, board), count, name)
            return
        for key, inner in value.items():
            inside = f"{board} {key}" if any(word in key.lower() for word in BOARDS) else board
            counted = isinstance(inner, int) and not isinstance(inner, bool)
            if counted and board and key not in COUNTS:  # {"Name": 4}
                listed.add(board, inner, key)
            elif isinstance(inner, dict) and board and name_of(inner) is None and has_count(inner):  # {"Name": {…: 4}}
                listed.add(board_of(inner, board), next(inner[one] for one in COUNTS if one in inner), key)
            elif isinstance(inner, (dict, list)):
                gather(inner, inside, listed, depth + 1)


def has_count(row: dict[str, object]) -> bool:
    """Whether a row says how many."""
    return any(isinstance(row.get(key), int) for key in COUNTS) and "cards" not in row


def name_of(row: dict[str, object]) -> str | None:
    """The name of the card that a row is about."""
    for key in CARDS:
        inner = row.get(key)
        if isinstance(inner, str):
            return inner
        if isinstance(inner, dict):
            found = name_of(inner)
            if found:
                return found
    for key in NAMES:
        name = row.get(key)
        if isinstance(name, str) and name:
            version = row.get("version") or row.get("subtitle")
            return f"{name} - {version}" if key == "name" and isinstance(version, str) and version else name
    return None


def board_of(row: dict[str, object], board: str) -> str:
    """Where the cards of a row belong."""
    kinds = row.get("categories") or row.get("boardType") or row.get("section") or row.get("board")
    told = kinds if isinstance(kinds, list) else [kinds]
    for one in (str(kind) for kind in told):
        if one.lower().startswith((SIDE, LEAD)) or any(word in one.lower() for word in LEFT_OUT):
            return one
    return board


def tabletop_simulator(objects: list[object], listed: Listed, depth: int) -> None:
    """The cards of Tabletop Simulator's decks, each an object with a nickname."""
    for one in objects:
        if not isinstance(one, dict) or depth > DEEPEST:
            continue
        inner = one.get("ContainedObjects")
        if isinstance(inner, list):
            tabletop_simulator(inner, listed, depth + 1)
        elif isinstance(one.get("Nickname"), str) and one["Nickname"]:
            listed.add("", 1, one["Nickname"])
