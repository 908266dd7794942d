"""Write Cipher's catalog anew from the card table: the Japanese wording decides, the English names stay.

    PYTHONPATH=src python tools/cipher_catalog.py TABLE            write data/cipher/cards
    PYTHONPATH=src python tools/cipher_catalog.py TABLE --compare  list where the two languages say different things

What the table has wrong is put right in `data/cipher/mends.toml`, by the number of the card. What no grammar
reads is there in notation, and counts as written by hand.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

from mulligan.cardlang.grammar import Grammar
from mulligan.cipher.grammar_ja import japanese_fields, taught
from mulligan.cipher.imports import (
    facts_from_json,
    in_order,
    known_names,
    names_of,
    skills_from_json,
    skills_of,
)
from mulligan.cipher.printed import Facts, Printed
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.cipher.writing import write_cards
from mulligan.kernel.errors import MulliganError

DATA = Path(__file__).parents[1] / "src" / "mulligan" / "data" / "cipher"
SENTENCES = Path(__file__).parents[1] / "tests" / "cipher" / "shapes.txt"
Row = dict[str, object]
HAND: set[str] = set()  # the cards of which a skill is written by hand


def main() -> None:
    """Read the table and do what was asked."""
    table, *options = sys.argv[1:]
    left_out = options[options.index("--leave-out") + 1].split(",") if "--leave-out" in options else []
    cards = rows_by_card(json.loads(Path(table).read_text("utf-8")), left_out)
    taught({**known_names(), **names_of(list(cards.values()))})
    if "--compare" in options:
        compare(cards)
    else:
        write(cards)


def rows_by_card(rows: list[Row], left_out: list[str]) -> dict[str, list[Row]]:
    """The rows of each card, mended."""
    mends = tomllib.loads((DATA / "mends.toml").read_text("utf-8"))
    found: dict[str, list[Row]] = {}
    for row in rows:
        number = str(row["number"])
        if row["language"] != "zh" and number.partition("-")[0] not in left_out:
            found.setdefault(number, []).append(mended(row, mends.get(number, {})))
    return dict(sorted(found.items()))


def mended(row: Row, mend: dict[str, object]) -> Row:
    """A row with what is wrong in it put right, and with the skills that are written by hand."""
    by_hand = mend.get("by_hand", {})
    own = ("by_hand", "formerly")
    names = {key: value for key, value in mend.items() if key not in own} if row["language"] == "en" else {}
    assert isinstance(by_hand, dict)
    skills = [dict(skill) for skill in skills_of(row)]
    for place, notation in by_hand.items():
        skills[int(place) - 1]["notation"] = notation
        HAND.add(str(row["number"]))
    return {**row, **names, "skills": skills}


def compiled(rows: list[Row]) -> Facts:
    """A card from the first row that can be read."""
    error: MulliganError | None = None
    for row in in_order(rows):
        try:
            facts = facts_from_json(row)
            Printed(facts, [], CIPHER)
            return facts
        except MulliganError as refused:
            error = error or refused
    assert error is not None
    raise error


def write(cards: dict[str, list[Row]]) -> None:
    """Write the data files, a file a set, and tell how much of it was written by hand."""
    sets: dict[str, list[Facts]] = {}
    for number, rows in cards.items():
        try:
            sets.setdefault(number.partition("-")[0], []).append(compiled(rows))
        except MulliganError as refused:
            print(refused)
    for name, found in sets.items():
        head = f'# Cards of {name}: facts and notation. "ja" holds the title and the unit name in Japanese.\n\n'
        (DATA / "cards" / f"{name.lower()}.toml").write_text(head + with_former_names(write_cards(found)), "utf-8")
        print(name, len(found))
    lonely = lines_for_one_card(cards)
    whole = [(line, card) for line, card in lonely if is_whole_sentence(line)]
    count = sum(len(found) for found in sets.values())
    print(f"{count} cards of {len(cards)}; with a skill in notation by hand: {sorted(HAND)}")
    others = lines_for_our_sentences()
    alone = [line for line, _ in lonely if line not in others]
    print(f"lines of the grammars that serve one card so far: {len(lonely)}; whole sentences: {len(whole)}")
    print(f"of these lines {len(alone)} serve none of our own sentences either ({SENTENCES.name})")
    print("\n".join(f"  {line} ({card})" for line, card in whole))


def with_former_names(entries: str) -> str:
    """Entries of cards, of which some are still found by the name that earlier releases had."""
    for number, mend in tomllib.loads((DATA / "mends.toml").read_text("utf-8")).items():
        if "formerly" in mend:
            before, found, after = entries.partition(f'["{number}"]\n')
            lines = after.split("\n")
            lines.insert(2, f'formerly = "{mend["formerly"]}"')
            entries = before + found + "\n".join(lines) if found else entries
    return entries


def is_whole_sentence(line: str) -> bool:
    """Whether a line of a grammar says so much by itself that it is as good as written for one card."""
    name, _, number = line.partition(":")
    pattern = (DATA / "grammar" / name).read_text("utf-8").splitlines()[int(number) - 1].partition("=>")[0]
    letters = sum(len(piece.partition("|")[0]) for piece in pattern.split() if not piece.startswith("<"))
    return letters >= 24


def lines_for_one_card(cards: dict[str, list[Row]]) -> list[tuple[str, str]]:
    """The lines of the grammars that only one card of the table needs."""
    users: dict[str, set[str]] = {}
    for number, rows in cards.items():
        Grammar.heard = set()
        compiled(rows)
        for line in Grammar.heard:
            users.setdefault(line, set()).add(number)
    Grammar.heard = None
    return sorted((line, min(who)) for line, who in users.items() if len(who) == 1)


def lines_for_our_sentences() -> set[str]:
    """The lines of the grammars that sentences of our own need, which were written for no card."""
    Grammar.heard = set()
    for block in SENTENCES.read_text("utf-8").strip().split("\n\n"):
        for line in block.splitlines()[:2]:
            language = "ja" if japanese_fields(line) else "en"
            skills_from_json({"skills": [line], "language": language}, "Own")
    heard, Grammar.heard = Grammar.heard, None
    return heard or set()


def compare(cards: dict[str, list[Row]]) -> None:
    """Where the trees of the two languages differ: a slip of one of them, which the Japanese wording decides."""
    both = differ = 0
    for number, rows in cards.items():
        told: list[list[tuple[str, list[str]]]] = []
        for row in in_order(rows)[:2]:
            try:
                told.append(facts_from_json(row).skills)
            except MulliganError as refused:
                print(f"{number} ({row['language']}): {refused}")
        if len(told) == 2:
            both += 1
            for (name, japanese), (_, english) in zip(told[0], told[1], strict=True):
                if japanese != english:
                    differ += 1
                    print(f"{number} {name}\n  ja {' | '.join(japanese)}\n  en {' | '.join(english)}")
    print(f"{both} cards in both languages, {differ} skills differ")


if __name__ == "__main__":
    main()
