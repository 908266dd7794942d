"""Puts together all that the grammar left apart in a reading."""

from __future__ import annotations

from mulligan.cardlang.grammar import WORD, Term
from mulligan.lorcana.grammar import acting, describing, events, holding, seeing, stating  # noqa: F401 (tell words)
from mulligan.lorcana.grammar.doing import to_chosen_player
from mulligan.lorcana.grammar.events import since
from mulligan.lorcana.grammar.together import put_together


def build(term: Term) -> Term:
    """Put together what the grammar left apart: nouns and their traits, numbers, players."""
    return since(assemble(term))


def assemble(term: Term) -> Term:
    """Put a term together, from the inside out."""
    items: list[tuple[str, Term]] = []
    for name, item in term.items:
        done = assemble(item)
        if done.kind == WORD and done.word == "both_traits":
            items.extend(("", inner) for inner in done.inner())
        elif not (done.kind == WORD and done.word == "nothing"):
            items.append((name, done))
    term = Term(term.kind, term.word, items)
    if term.kind != WORD:
        return term
    return to_chosen_player(put_together(term))
