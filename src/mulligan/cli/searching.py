"""What somebody searches for among cards: words of the name, `text:word`, `cost<=3`, `ink=ruby`, `keyword=evasive`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import Final

from mulligan.cli.files import unmarked
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.foreign import abroad, folded, searchable
from mulligan.kernel.kinds import Kind
from mulligan.speech import Names

_WISH: Final = re.compile(r"([A-Za-z][A-Za-z_ -]*?)\s*(<=|>=|!=|=|<|>|:)\s*(.*)")

Texts = Callable[[], list[str]]


class Wish:
    """One thing that a card must be."""

    def __init__(self, key: str, sign: str, value: str) -> None:
        self.key = key.lower().replace(" ", "_").replace("-", "_")
        self.sign = sign
        self.value = value.strip()
        if sign in ("<", ">", "<=", ">=") and not re.fullmatch(r"-?[0-9]{1,9}", self.value):
            raise MulliganError("search-wants-number", wish=f"{key}{sign}{value}"[:80])

    def fits(self, kind: Kind, sheet: dict[str, object], texts: Texts, called: Names) -> bool:
        """Whether a card is so; what it is may be said as the data has it, or as the reader's language does."""
        if self.key == "name":
            name = str(sheet.get("name"))
            return self.said_in([name, called.card(name)], whole=False)
        if self.key == "text":
            return self.said_in(texts(), whole=False)
        if self.key == "keyword" and self.said_in(both(as_list(sheet.get("keywords")), called), whole=False):
            return self.sign != "!="
        values = [sheet[key] for key in kind.facts.get(self.key, (self.key,)) if key in sheet]
        if not values:
            return False
        if self.sign in ("<", ">", "<=", ">="):
            return any(self.compares(one) for one in values if isinstance(one, int) and not isinstance(one, bool))
        return self.said_in(both([word for one in values for word in words_of(one)], called), whole=True)

    def compares(self, number: int) -> bool:
        """Whether a number is as much as is wished."""
        wished = int(self.value)
        if self.sign == "<":
            return number < wished
        if self.sign == ">":
            return number > wished
        return number <= wished if self.sign == "<=" else number >= wished

    def said_in(self, texts: list[str], whole: bool) -> bool:
        """Whether some text is what is wished, or has it in it."""
        wished, told = searchable(unmarked(self.value)), [searchable(unmarked(text)) for text in texts]
        found = wished in told if whole and self.sign != ":" else any(wished in text for text in told)
        return found if self.sign != "!=" else not found


class Query:
    """All that is wished."""

    def __init__(self, words: list[str]) -> None:
        self.names: list[str] = []
        self.wishes: list[Wish] = []
        for word in words:
            match = _WISH.fullmatch(word)
            if match is None:
                self.names.extend(unmarked(word).split())
            else:
                self.wishes.append(Wish(match[1], match[2], match[3]))
        self.wishes.sort(key=lambda wish: wish.key == "text")  # what takes longest comes last

    def fits(self, kind: Kind, name: str, texts: Texts, called: Names) -> bool:
        """Whether a card is all that is wished; its name may be said in any language."""
        told = unmarked(name)
        if not all(word in told for word in self.names):
            known = abroad(kind.name, name)
            if not any(all(folded(word) in one for word in self.names) for one in known):
                return False
        if not self.wishes:
            return True
        sheet = kind.card_sheet(name)
        return all(wish.fits(kind, sheet, texts, called) for wish in self.wishes)

    def check_keys(self, kinds: list[Kind]) -> None:
        """Refuse a wish for what no card has at all, as a misspelt word, and for words where cards have numbers."""
        wanted = {wish.key: wish for wish in self.wishes if wish.key not in ("name", "text", "keyword")}
        known: set[str] = {"name", "text", "keyword"}
        worded: set[str] = set()
        for kind in kinds:
            known.update(kind.facts)
            for name in kind.card_names():
                sheet = kind.card_sheet(name)
                known.update(sheet)
                for key in wanted:
                    values = [sheet[one] for one in kind.facts.get(key, (key,)) if one in sheet]
                    worded.update(key for value in values if not isinstance(value, int))
                    known.update(key for _ in values)
        for key, wish in sorted(wanted.items()):
            if key not in known:
                near = difflib.get_close_matches(key, sorted(known), 1, 0.6)
                raise MulliganError("search-unknown", key=key[:40], hint=near[0] if near else None)
            if key not in worded and not re.fullmatch(r"-?[0-9]{1,9}|yes|no|true|false", wish.value.lower()):
                raise MulliganError("search-wants-number", wish=f"{key}{wish.sign}{wish.value}"[:80])


def both(words: list[object] | list[str], called: Names) -> list[str]:
    """Words as the data has them, and as a language does; a keyword may have a number after it."""
    found: list[str] = []
    for word in map(str, words):
        bare = word.rstrip("+-0123456789 ").title()
        found += [word, called.word(word), *(said for said in [called.word(bare)] if said != bare)]
    return found


def as_list(value: object) -> list[object]:
    """A list, or nothing."""
    return value if isinstance(value, list) else []


def words_of(value: object) -> list[str]:
    """What a fact of a card says."""
    if isinstance(value, bool):
        return ["yes", "true"] if value else ["no", "false"]
    return [str(one) for one in value] if isinstance(value, list) else [str(value)]
