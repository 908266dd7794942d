"""What makes a card other than it is printed, in few words: +2 strength by the card that does it."""

from __future__ import annotations

from collections.abc import Collection

from mulligan.cardlang.nodes import Node
from mulligan.cli.seen import Row, rows, whole
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Kind
from mulligan.speech import Words, names
from mulligan.speech.cards import card_text
from mulligan.speech.layouts import Layout


def changes(card: Row, words: Words, leave_out: list[int], told_apart: Collection[str] = ()) -> list[str]:
    """What changes a card, source by source, its own text first; not what comes from cards that are shown with it."""
    by_source: dict[tuple[bool, int, str], list[str]] = {}
    for cause in rows(card.get("changes")):
        source = whole(cause.get("by", -1))
        own = source == card.get("id")
        told = in_words(cause, words)
        if cause.get("text") in told_apart:
            continue
        if told and source not in leave_out and not (own and "amount" not in cause):
            name = words.say("its-own-text") if own else named(cause, words)
            by_source.setdefault((not own, source, name), []).append(told)
    return [
        words.say("changed-by", changes=words.row(dict.fromkeys(told)), name=name)
        for (_, _, name), told in sorted(by_source.items(), key=lambda one: one[0][0])
    ]


def changes_in_full(card: Row, kind: Kind, words: Words, bearer: str) -> list[str]:
    """All that changes a card, a line for each source and each change that takes a sentence."""
    told: list[str] = []
    told_apart = Layout(kind.name).told_apart  # which the card tells by itself
    for cause in rows(card.get("changes")):
        if cause.get("text") in told_apart:
            continue
        own = whole(cause.get("by", -1)) == card.get("id")
        by = words.say("its-own-text") if own else named(cause, words)
        text = sentence(cause, kind, words, bearer) if is_long(cause) else in_words(cause, words)
        if text:
            told.append(words.say("changed-by", changes=text, name=by))
    return list(dict.fromkeys(told))


def named(cause: Row, words: Words) -> str:
    """What the card behind a change is called."""
    return names(words.language, words.game).card(str(cause.get("name", "")))


def is_long(cause: Row) -> bool:
    """Whether a change takes more than a few words to say: it is told in notation."""
    return "(" in str(cause.get("text", ""))


def sentence(cause: Row, kind: Kind, words: Words, bearer: str) -> str:
    """A change that takes a sentence; in notation where there are no words for it."""
    notation = str(cause.get("text"))
    shape = Layout(kind.name).sentences.get(str(cause.get("what")), "{}")
    try:
        tree = kind.tree_of(shape.replace("{}", notation))
        assert isinstance(tree, Node)
        return words.say("in-quotes", text=card_text([tree], kind.name, bearer, words.language)[0])
    except (MulliganError, LookupError, AttributeError):
        return notation


def changes_by(card: Row, source: Row, words: Words) -> str:
    """What one card changes on another, in few words."""
    causes = [cause for cause in rows(card.get("changes")) if cause.get("by", -1) == source.get("id")]
    return words.row(dict.fromkeys(told for cause in causes if (told := in_words(cause, words))))


def in_words(cause: Row, words: Words) -> str:
    """A change in words; empty for one that is nothing. One that takes more than a few `card` tells."""
    what = str(cause.get("what"))
    text = str(cause.get("text", ""))
    amount = cause.get("amount")
    if is_long(cause):
        return words.say("change-more-text")
    if what == "keyword":
        told = words.row(words.name("keyword", one) for one in text.split(", "))
        return f"{told} {amount}" if amount else told
    if what == "rule":
        return words.row(words.name("rule", one.replace("_", " ")) for one in text.split())
    message = f"change-{what.replace('_', '-')}"
    if words.has(message):
        return words.say(message, amount=whole(amount), text=text)
    label = words.name("sheet", what.replace("_", " "))
    if isinstance(amount, int):
        sign = "" if what.endswith("_becomes") or amount < 0 else "+"
        return f"{sign}{amount} {label}" if amount or what.endswith("_becomes") else ""
    return f"{label} {text}".strip()
