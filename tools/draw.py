"""Draws cards of a game for somebody to read: what is printed, what we say, and what is played.

    PYTHONPATH=src python tools/draw.py GAME --file DATABASE [--count 150] [--seed SEED]

The seed is printed, so that the same cards can be drawn again; without one, chance picks it. Only built-in cards are
drawn. Printed texts come from the database, which stays with whoever has it: nothing of it is written anywhere.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

from mulligan import games
from mulligan.cli.cards import ability_texts
from mulligan.kernel.catalog import plain
from mulligan.kernel.kinds import Kind
from mulligan.speech.words import Words

TEXTS = ("fullText", "oracle_text", "text")  # where a database has all of a card's text
PARTS = ("abilities", "skills")  # or the parts of it, each with a text
PART_TEXTS = ("raw", "fullText", "text")
LISTS = ("cards", "data")


def rows_of(data: object) -> list[dict[str, object]]:
    """The cards of a database."""
    if isinstance(data, dict):
        data = next((data[key] for key in LISTS if key in data), [])
    return [row for row in data if isinstance(row, dict)] if isinstance(data, list) else []


def printed_text(row: dict[str, object]) -> list[str]:
    """What is printed on a card, as far as the database tells, in one or more lines."""
    whole = next((str(row[key]) for key in TEXTS if row.get(key)), "")
    if whole:
        return [" ".join(whole.split())]
    found: list[str] = []
    for key in PARTS:
        parts = row.get(key)
        for part in parts if isinstance(parts, list) else []:
            told = [str(part[one]) for one in PART_TEXTS if isinstance(part, dict) and part.get(one)]
            found.extend(" ".join(one.split()) for one in told[:1])
    return found


def printed_of(kind: Kind, path: Path) -> dict[str, list[list[str]]]:
    """Of each card of a database that is built in, what is printed on it: in every language that the database has."""
    found: dict[str, list[list[str]]] = {}
    spelt: dict[str, str] = {}
    names = kind.intake().names
    for row in rows_of(json.loads(path.read_text("utf-8"))):
        key = next((str(row[one]) for one in names if row.get(one)), "")
        if key and kind.is_built_in(key):
            text = printed_text(row)
            told = found.setdefault(spelt.setdefault(plain(key), key), [])  # a reprint may have other capitals
            if text not in told:
                told.append(text)
    return found


def show(kind: Kind, key: str, printed: list[list[str]], place: str) -> None:
    """One card: printed, rendered, in notation."""
    sheet = kind.card_sheet(key)
    print(f"\n{place} {sheet['name']} ({key})")
    for text in printed:
        print(*(f"  printed   {line}" for line in text), sep="\n")
    for line in ability_texts(kind, key, Words("en", kind.name)):
        print(f"  we say    {line}")
    abilities = sheet.get("abilities")
    for _, notation in abilities if isinstance(abilities, list) else []:
        print(f"  we play   {notation}")


def main() -> None:
    """Draw what was asked for."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=games.names())
    asked.add_argument("--file", type=Path, required=True, help="a card database with printed texts")
    asked.add_argument("--count", type=int, default=150)
    asked.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    told = asked.parse_args()
    kind = games.kind(told.game)
    printed = printed_of(kind, told.file)
    drawn = random.Random(told.seed).sample(sorted(printed), min(told.count, len(printed)))
    print(f"{told.game}: {len(drawn)} of {len(printed)} cards, seed {told.seed}")
    for i, key in enumerate(drawn, 1):
        show(kind, key, printed[key], f"{i}.")


if __name__ == "__main__":
    main()
