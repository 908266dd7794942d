"""Which official answers about cards have a scenario, and why the others have none.

    PYTHONPATH=src python tools/official.py GAME FILE… [--missing] [--part 2/6]

A database tells what its publisher answered to questions about its cards (`rulings`, `clarifications`). Each answer
has a line in tests/official/GAME*.toml: the sign by which it is known there (made of its words, which stay with
whoever has them), the card, and the scenarios that show it, or why no game can. The same answer about several cards is
one. --missing prints the answers that have no line, all or one part of them, each with its sign and what the card says.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import tomllib
from pathlib import Path

from draw import printed_text, rows_of

TESTS = Path(__file__).resolve().parent.parent / "tests"
ANSWERS = ("rulings", "clarifications")  # where a database has them


class Answer:
    """What was answered, and the first card of which it was."""

    def __init__(self, text: str, card: str, print: list[str]) -> None:
        self.text = text
        self.card = card
        self.print = print
        self.sign = sign_of(text)


def sign_of(text: str) -> str:
    """What an answer is known by: its words, whatever lies between them, as a short sign."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:10]


def answers_in(paths: list[str]) -> dict[str, Answer]:
    """The answers of some databases, by their signs."""
    found: dict[str, Answer] = {}
    for path in paths:
        for row in rows_of(json.loads(Path(path).read_text("utf-8"))):
            for told in (one for key in ANSWERS for one in list_of(row.get(key))):
                text = str(told.get("text") or told.get("comment") or "") if isinstance(told, dict) else str(told)
                answer = Answer(text, str(row.get("fullName") or row.get("name")), printed_text(row))
                found.setdefault(answer.sign, answer)
    return found


def list_of(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def known_answers(game: str) -> dict[str, dict[str, object]]:
    """What is known of answers about a game's cards: `shown` by which scenarios, or why `not`."""
    known: dict[str, dict[str, object]] = {}
    for path in sorted((TESTS / "official").glob(f"{game}*.toml")):
        for sign, entry in tomllib.loads(path.read_text("utf-8")).items():
            if sign in known:
                raise SystemExit(f"{path.name}: {sign} has a line already")
            known[sign] = entry
    return known


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--part", default="1/1", help="2/6 is the second sixth")
    asked = parser.parse_args()
    found, known = answers_in(asked.files), known_answers(asked.game)
    missing = [found[sign] for sign in found if sign not in known]
    if asked.missing:
        part, parts = map(int, asked.part.split("/"))
        for answer in missing[len(missing) * (part - 1) // parts : len(missing) * part // parts]:
            print(f"\n{answer.sign}  {answer.card}: {' / '.join(answer.print)}\n  {answer.text}")
        return
    of_these = [known[sign] for sign in found if sign in known]
    shown = sum("shown" in one for one in of_these)
    reasons = len(of_these) - shown
    print(f"{len(found)} answers: {shown} have scenarios, {reasons} a reason why not, {len(missing)} neither")


if __name__ == "__main__":
    main()
