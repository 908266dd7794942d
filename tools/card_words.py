"""Writes the table of a game's words into docs/card-language.md: PYTHONPATH=src python tools/card_words.py [GAME]"""

import importlib
import sys
from pathlib import Path

from mulligan.cardlang.words import Vocabulary

PAGE = Path(__file__).parents[1] / "docs" / "card-language.md"


def vocabulary(game: str) -> Vocabulary:
    module = importlib.import_module(f"mulligan.{game}.words.vocabulary")
    found: Vocabulary = getattr(module, game.upper())
    return found


def table(game: str) -> str:
    kinds: dict[str, list[str]] = {}
    for word in vocabulary(game).words.values():
        kinds.setdefault(word.kind, []).append(f"`{word.signature.partition(' -> ')[0]}`".replace("|", "\\|"))
    rows = [f"| {kind} | {', '.join(sorted(kinds[kind]))} |" for kind in sorted(kinds)]
    return "\n".join(["| kind | words |", "|---|---|", *rows])


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "lorcana"
    begin, end = f"<!-- words of {game} -->\n", f"<!-- end of the words of {game} -->"
    before, _, rest = PAGE.read_text("utf-8").partition(begin)
    after = rest.partition(end)[2]
    PAGE.write_text(f"{before}{begin}{table(game)}\n{end}{after}", "utf-8")


if __name__ == "__main__":
    main()
