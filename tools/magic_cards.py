"""Magic's card files made anew from card databases in Scryfall's fields: `tools/magic_cards.py FILE…`.

Facts and notation only; no printed text is kept. What the grammar refuses is left out and told, unless its notation is
in `tools/magic_by_hand.toml`; such entries are marked. How many there are is printed.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

from mulligan.kernel.errors import MulliganError
from mulligan.magic.imports import facts_from_json, imported
from mulligan.magic.printed import Facts
from mulligan.magic.writing import write_card

CARDS = Path(__file__).parent.parent / "src" / "mulligan" / "data" / "magic" / "cards"
BY_HAND = Path(__file__).with_name("magic_by_hand.toml")
TITLES = {
    "m10": "Magic 2010",
    "m11": "Magic 2011",
    "m12": "Magic 2012",
    "m13": "Magic 2013",
    "m14": "Magic 2014",
    "hop": "Planechase",
    "arc": "Archenemy",
    "pc2": "Planechase 2012",
}


def main(paths: list[str]) -> None:
    """Compile every card of the databases, and write a file for each set."""
    by_hand: dict[str, list[str]] = tomllib.loads(BY_HAND.read_text("utf-8"))["abilities"]
    found: dict[str, Facts] = {}
    marked: list[str] = []
    for path in paths:
        for row in json.loads(Path(path).read_text("utf-8")):
            name = row["name"]
            if name in found:
                number = int(row["collector_number"]) if row["collector_number"].isdecimal() else 0
                if row["set"] == found[name].set and number:
                    found[name].more_numbers.append(number)
                continue
            try:
                if name in by_hand:
                    row = {**row, "notation": by_hand[name]}
                    marked.append(name)
                facts = facts_from_json(row)
                imported(facts)
            except MulliganError as refusal:
                print(f"refused: {refusal}", file=sys.stderr)
                continue
            if "any_number_in_deck" in facts.abilities:
                facts.limit = 0
            found[name] = facts
    for code, title in TITLES.items():
        cards = [facts for facts in found.values() if facts.set == code]
        if cards:
            (CARDS / f"{code}.toml").write_text(told(cards, title, marked), "utf-8")
    print(f"{len(found)} cards, {len(marked)} of them written by hand")


def told(cards: list[Facts], title: str, marked: list[str]) -> str:
    """A set's file."""
    entries: list[str] = []
    for facts in cards:
        facts.set = ""  # the file's name says it
        entry = write_card(facts)
        entries.append(f"# written by hand\n{entry}" if facts.name in marked else entry)
    return f"# The cards of {title}: facts, and abilities in notation.\n\n" + "\n".join(entries)


if __name__ == "__main__":
    main(sys.argv[1:])
