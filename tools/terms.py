"""Where messages of a language do not use the terms of its glossaries: PYTHONPATH=src python tools/terms.py TAG

Where an English message has a term of the glossary as a word, the message of the language must have one of its forms. A
message that rightly does without is in the table [except] of a glossary, by its id and with the reason. What rules say
is held to the terms of its game; an exception is there by what the rule says in English.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import fluent.syntax.ast as syntax
from untranslated import DATA, Speaks, english_files, messages, path_of, rules_path

from mulligan import games
from mulligan.speech.files import languages
from mulligan.speech.tags import chain

EXCEPT = "except"
NOT_HELD_TO = (EXCEPT, "counters")  # tables of names that are everyday words elsewhere
NOR_RULES = "rarities"  # a table whose words mean something else in rules: common, special
OF_THEIR_GAME = ("cards-", "rules-")  # files that are held to the terms of their game only


KEYS = ("home", "group", "whose")  # forms of words on English cards that are never said, but asked for
KEPT_FOR_LATER = ("sets-", "opens-")  # how forms begin that are kept for other words, which say them as they like


class Texts(Speaks):
    """What stands in a message as it is, also in what it is like, and whether it looks terms up by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.looks_up = False

    def visit_Attribute(self, node: syntax.Attribute) -> None:  # noqa: N802
        """A form of a word: what a word is like, it says as well."""
        if node.id.name == "like":
            self.others.update(str(part.value) for part in node.value.elements if isinstance(part, syntax.TextElement))
        else:
            self.generic_visit(node)

    def visit_FunctionReference(self, node: syntax.FunctionReference) -> None:  # noqa: N802
        """A function: `TERM` is a term of the glossary whatever it is given."""
        self.looks_up = self.looks_up or node.id.name == "TERM"
        self.generic_visit(node)


@cache
def tables(folder: str, tag: str) -> dict[str, dict[str, str | list[str]]]:
    """The tables of a glossary."""
    path = DATA / folder / "words" / f"glossary-{tag}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@cache
def terms(folder: str, prefix: str, tag: str) -> dict[str, list[str]]:
    """Every term that a file is held to, by its English name, with all its forms."""
    found: dict[str, list[str]] = {}
    for one in dict.fromkeys(("", folder) if prefix not in OF_THEIR_GAME else (folder,)):
        for name, table in tables(one, tag).items():
            if name in NOT_HELD_TO or (name == NOR_RULES and prefix == "rules-"):
                continue
            for key, value in table.items():
                found.setdefault(key.lower(), []).extend([value] if isinstance(value, str) else value)
    return found


@cache
def pattern(folder: str, prefix: str, tag: str) -> re.Pattern[str] | None:
    """What finds the English terms in a text, the longest first, simple plurals too."""
    known = sorted(terms(folder, prefix, tag), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, known))})(?:s|es)?\b", re.IGNORECASE) if known else None


def said(name: str, own: dict[str, syntax.Message], seen: frozenset[str] = frozenset()) -> tuple[str, bool]:
    """What stands in a message and in those that it speaks of, and whether terms are looked up there."""
    found = Texts()
    found.visit(own[name])
    parts = [said(other, own, seen | {name}) for other in found.others if other in own and other not in seen]
    return "\n".join([*found.texts, *(text for text, _ in parts)]), found.looks_up or any(one for _, one in parts)


class English(Speaks):
    """What an English message says."""

    def visit_Attribute(self, node: syntax.Attribute) -> None:  # noqa: N802
        """A form of a word, unless it is one that nobody says."""
        if node.id.name not in KEYS and not node.id.name.startswith(KEPT_FOR_LATER):
            super().visit_Attribute(node)


def english(entry: syntax.Message) -> str:
    """What stands in an English message."""
    found = English()
    found.visit(entry)
    return "\n".join(found.texts)


def strays(tag: str) -> Iterator[str]:
    """Every message that lacks a term, with its file and the term."""
    for folder, prefix in english_files():
        path, finds = path_of(folder, prefix, tag), pattern(folder, prefix, tag)
        if path.is_file() and finds is not None:
            yield from strays_in(path, folder, prefix, tag, finds)
    for game in games.names():
        if rules_path(game, tag).is_file():
            yield from strays_in_rules(game, tag)


def strays_in(path: Path, folder: str, prefix: str, tag: str, finds: re.Pattern[str]) -> Iterator[str]:
    """The messages of one file that lack a term."""
    own, known, excepted = messages(path), terms(folder, prefix, tag), exceptions(folder, tag)
    for name, entry in messages(path_of(folder, prefix, "en")).items():
        if name not in own or name in excepted:
            continue
        text, looks_up = said(name, own)
        for term in dict.fromkeys(match[1].lower() for match in finds.finditer(english(entry))):
            if not looks_up and not any(form.lower() in text.lower() for form in known[term]):
                yield f"{path.relative_to(DATA)}: {name}: {term}: {' or '.join(known[term])}"


def strays_in_rules(game: str, tag: str) -> Iterator[str]:
    """What rules say without a term."""
    path, known, finds = rules_path(game, tag), terms(game, "rules-", tag), pattern(game, "rules-", tag)
    for summary, text in tomllib.loads(path.read_text("utf-8")).items() if finds is not None else ():
        for term in dict.fromkeys(match[1].lower() for match in finds.finditer(summary)):
            if summary not in exceptions(game, tag) and not any(form.lower() in text.lower() for form in known[term]):
                yield f"{path.relative_to(DATA)}: {summary}: {term}: {' or '.join(known[term])}"


@cache
def exceptions(folder: str, tag: str) -> frozenset[str]:
    """What rightly does without a term; what one script does without, the other does, too."""
    kin = chain(tag, languages())[:-1]
    return frozenset(name for one in kin for where in ("", folder) for name in tables(where, one).get(EXCEPT, {}))


def main() -> None:
    """Print the list, and how long it is."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("tag")
    tag = parser.parse_args().tag
    lines = list(strays(tag))
    print(*lines, sep="\n")
    print(f"{len(lines)} messages without a term in {tag}")


if __name__ == "__main__":
    main()
