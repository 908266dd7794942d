"""Phrases that have no parts: each stands for one term, and a grammar joins them.

A line of such a file has a kind of phrases and what they stand for: `kind: printed=ours`; ^ joins the words of
a phrase or of a text, | parts phrases that mean the same, @ takes in all of another kind. A slot of that name reads any
of them.
"""

from __future__ import annotations

from importlib.resources import files

from mulligan.cardlang.grammar import Phrases, Term, template

Listed = list[tuple[list[str], Term]]


def length(one: tuple[list[str], Term]) -> int:
    """How many words a phrase has."""
    return len(one[0])


def lexicon(game: str, *names: str) -> tuple[dict[str, Phrases], set[str]]:
    """The kinds of phrases in some files of a game, the longest of each first; and all their words."""
    kinds: dict[str, Listed] = {}
    for name in names:
        source = files("mulligan").joinpath("data", game, "grammar", f"{name}.txt").read_text("utf-8")
        take_in(kinds, source, name)
    words = {one for phrases in kinds.values() for phrase, _ in phrases for one in phrase}
    return {kind: Phrases(sorted(listed, key=length, reverse=True)) for kind, listed in kinds.items()}, words


def take_in(kinds: dict[str, Listed], source: str, name: str) -> None:
    """Take in the phrases of a file."""
    for line in source.splitlines():
        kind, _, told = line.partition(":")
        if line and not line.startswith("#"):
            phrases = kinds.setdefault(kind, [])
            for entry in told.split():
                printed, _, ours = entry.partition("=")
                if printed.startswith("@"):  # all of another kind
                    phrases.extend(kinds[printed[1:]])
                else:
                    for one in printed.split("|"):
                        term = template((ours or one).replace("^", " "), f"{name}.txt: {kind}")
                        phrases.append((one.split("^"), term))
