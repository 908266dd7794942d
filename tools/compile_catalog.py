"""Writes Lorcana's card files from a database: every card compiled from its print; what is refused stays as it is.

    PYTHONPATH=src python tools/compile_catalog.py FILE

Abilities of `data/lorcana/by-hand.toml` stand where a text is refused; `mulligan cards coverage FILE` counts those.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.imports import facts_from_json, imported
from mulligan.lorcana.printed import Facts
from mulligan.lorcana.writing import write_card

CARDS = Path(__file__).parent.parent / "src" / "mulligan" / "data" / "lorcana" / "cards"
OUTSIDE = ("special", "enchanted")  # rarities of cards that are no others in a pack
HEAD = "# Lorcana, set {}: facts of each card, its abilities in our notation. Written by tools/compile_catalog.py.\n"


def by_hand(rows: list[dict[str, object]]) -> dict[str, Facts]:
    """The cards whose abilities were written by hand."""
    notation = tomllib.loads((CARDS.parent / "by-hand.toml").read_text("utf-8"))
    return {
        str(row["fullName"]): facts_from_json({**row, "notation": notation[str(row["fullName"])]})
        for row in reversed(rows)
        if row["fullName"] in notation
    }


def compile_all(rows: list[dict[str, object]]) -> tuple[dict[str, Facts], dict[str, MulliganError]]:
    """Every card that compiles, by name, as it was first printed; and why the others do not.

    A name that a reprint spells with other capitals is the same name.
    """
    found: dict[str, Facts] = {}
    refused: dict[str, MulliganError] = {}
    spelt: dict[str, str] = {}
    for row in rows:
        name = str(row["fullName"])
        if name in found:
            add_printing(found[name], row)
            continue
        if spelt.setdefault(plain(name), name) != name:
            continue
        try:
            facts = facts_from_json(row)
            imported(facts)
        except MulliganError as error:
            refused.setdefault(name, error)
        else:
            found[name] = facts
            refused.pop(name, None)
    return found, refused


def add_printing(facts: Facts, row: dict[str, object]) -> None:
    """Remember that packs of another set have a card too; or of this one, where it was told of as a promo first."""
    printing = (str(row["setCode"]), str(row["rarity"]).lower())
    if printing[1] in OUTSIDE or printing in facts.printings:
        return
    if printing[0] != facts.set or facts.rarity in OUTSIDE:
        facts.printings.append(printing)


def main() -> None:
    """Compile the database that was named."""
    rows = json.loads(Path(sys.argv[1]).read_text("utf-8"))["cards"]
    kept = by_hand(rows)
    found, refused = compile_all(rows)
    sets = {str(row["fullName"]): str(row["setCode"]) for row in reversed(rows)}
    missing: list[str] = []
    for name, error in refused.items():
        if name in kept:
            kept[name].set = ""
            found[name] = kept[name]
            print(f"by hand: {name}")
        else:
            missing.append(name)
            print(f"missing: {error}")
    for number in sorted(set(sets.values())):
        cards = sorted((found[name] for name in found if sets[name] == number), key=position)
        for facts in cards:
            for one in [facts, *(older for _, older in facts.older)]:
                one.set = ""
        path = CARDS / f"set-{number}.toml"
        path.write_text(HEAD.format(number) + "\n" + "\n".join(write_card(facts) for facts in cards), "utf-8")
        print(f"set {number}: {len(cards)}")
    print(f"{len(found)} cards, {len(missing)} missing, {len(refused) - len(missing)} by hand")


def position(facts: Facts) -> tuple[int, str]:
    """The place of a card in its set."""
    return facts.number, facts.full_name


if __name__ == "__main__":
    main()
