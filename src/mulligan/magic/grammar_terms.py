"""What can be asked of a term, and what is done to any: become another, have more traits."""

from __future__ import annotations

from mulligan.cardlang import roles
from mulligan.cardlang.grammar import LIST, WORD, Term, word
from mulligan.kernel.errors import MulliganError
from mulligan.magic.words.vocabulary import MAGIC


def unclear(what: str) -> MulliganError:
    """A word whose meaning is not clear."""
    return MulliganError("text-unclear-word", word=what)


def acts_in(act: Term) -> int:
    """How many acts one after the other there are in an act."""
    if act.word == "each":
        return acts_in(act.inner()[1])
    return sum(acts_in(one) for one in act.inner()) if act.word == "seq" else 1


def become(term: Term, other: Term) -> None:
    """Turn a term into another."""
    term.kind = other.kind
    term.word = other.word
    term.items = other.items


def yours_anyway(name: str) -> bool:
    """Whether an event, or what always holds, is about you where it names nobody."""
    known = MAGIC.words.get(name)
    return (
        known is not None
        and known.kind in ("trigger", "regulation")
        and any(one.default == "you" for one in known.parameters)
    )


def is_players(term: Term) -> bool:
    """Whether a term stands for players."""
    return term.word == "refp" or MAGIC.kind(term.word) == "players"


def is_target(term: Term) -> bool:
    """Whether a term stands for targets."""
    return MAGIC.has_role(term.word, roles.TARGET)


def is_noun(term: Term) -> bool:
    """Whether a term stands for all cards of a kind, or of several."""
    return MAGIC.has_role(term.word, roles.NOUN | roles.JOINED)


def spread(items: list[tuple[str, Term]]) -> list[tuple[str, Term]]:
    """What is in lists, beside what is not."""
    found: list[tuple[str, Term]] = []
    for name, one in items:
        if one.kind == LIST:
            found.extend(spread(one.items))
        else:
            found.append((name, one))
    return found


def traits(noun: Term, more: list[Term], first: bool = True) -> Term:
    """A noun with more traits, of each of its kinds if it has several."""
    if noun.word == "either_of":
        return word("either_of", *[one if one.word == "this" else traits(one, more, first) for one in noun.inner()])
    if noun.word == "creature_or_player" and [one.word for one in more] != ["other"]:
        raise unclear("creature or player")
    if more and MAGIC.has_role(noun.word, roles.FIXED | roles.PRONOUN):
        raise unclear(noun.word)
    added = [("", one.copy()) for one in more if one.word != "everywhere"]
    return Term(WORD, noun.word, added + noun.items if first else noun.items + added)


def without(term: Term, name: str) -> None:
    """Leave a word out wherever it stands."""
    term.items = [(told, item) for told, item in term.items if item.kind != WORD or item.word != name]
    for _, item in term.items:
        without(item, name)


def replace(term: Term, name: str, other: Term) -> None:
    """Put another term wherever a word stands, without going into abilities that something is given."""
    for i, (told, item) in enumerate(term.items):
        if item.kind == WORD and item.word == name and not item.items:
            term.items[i] = (told, other.copy())
        else:
            replace(item, name, other)
