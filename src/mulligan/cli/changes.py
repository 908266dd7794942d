"""What makes a card other than it is printed, in few words: +2 strength by the card that does it."""

from __future__ import annotations

from mulligan.cli.seen import Row, rows, whole
from mulligan.speech import Words


def changes(card: Row, words: Words, leave_out: list[int]) -> list[str]:
    """What changes a card, source by source; not what comes from cards that are shown with it."""
    by_source: dict[tuple[int, str], list[str]] = {}
    for cause in rows(card.get("changes")):
        source = whole(cause.get("by", -1))
        own = source == card.get("id")
        told = in_words(cause, words)
        if cause.get("text") == "counters":  # which are told by themselves
            continue
        if told and source not in leave_out and not (own and "amount" not in cause):
            name = words.say("its-own-text") if own else str(cause.get("name", ""))
            by_source.setdefault((source, name), []).append(told)
    return [
        words.say("changed-by", changes=", ".join(dict.fromkeys(told)), name=name)
        for (_, name), told in by_source.items()
    ]


def changes_by(card: Row, source: Row, words: Words) -> str:
    """What one card changes on another, in few words."""
    causes = [cause for cause in rows(card.get("changes")) if cause.get("by", -1) == source.get("id")]
    return ", ".join(dict.fromkeys(told for cause in causes if (told := in_words(cause, words))))


def in_words(cause: Row, words: Words) -> str:
    """A change in words; empty for one that is nothing, or that takes more than a few words to say."""
    what = str(cause.get("what"))
    text = str(cause.get("text", ""))
    amount = cause.get("amount")
    if "(" in text:
        return ""
    if what == "keyword":
        return words.name("keyword", text) + (f" {amount}" if amount else "")
    if what == "rule":
        return ", ".join(words.name("rule", one.replace("_", " ")) for one in text.split())
    message = f"change-{what.replace('_', '-')}"
    if words.has(message):
        return words.say(message, amount=whole(amount), text=text)
    label = what.replace("_", " ")
    if isinstance(amount, int):
        sign = "" if what.endswith("_becomes") or amount < 0 else "+"
        return f"{sign}{amount} {label}" if amount or what.endswith("_becomes") else ""
    return f"{label} {text}".strip()
