"""A card in few words, as it lies on the table: name, numbers, what is special about it now."""

from __future__ import annotations

from rich.text import Text

from mulligan.cli.cards import ability_texts
from mulligan.cli.changes import changes, changes_by
from mulligan.cli.seen import Row, rows, texts, values, whole
from mulligan.kernel.kinds import Kind
from mulligan.speech import Words, names
from mulligan.speech.layouts import Layout

Attached = dict[int, list[Row]]  # what lies on a card, by the card


class Faces:
    """Tells cards of one game."""

    def __init__(self, kind: Kind, words: Words, layout: Layout) -> None:
        self.kind = kind
        self.words = words
        self.layout = layout
        self.names = names(words.language, kind.name)
        self.sheets: dict[str, Row] = {}
        self.texts: dict[str, list[str]] = {}

    def look(self, card: Row, attached: Attached) -> str:
        """All that tells a card from others: its number does not, nor which of several equal cards changes it."""
        on_it = [str(one.get("name")) for one in attached.get(whole(card.get("id")), [])]
        told = {key: value for key, value in card.items() if key != "id"}
        told["changes"] = sorted(
            str({**one, "by": "itself" if one.get("by") == card.get("id") else ""}) for one in rows(card.get("changes"))
        )
        return str((list(told.items()), on_it))

    def name(self, same: list[Row], facts: Row) -> Text:
        """A card's name, and how many of it there are."""
        name = self.called(facts.get("name") or self.words.say("a-card"))
        faded = any(same[0].get(key) for key, style in self.layout.styles.items() if style == "dim")
        told = self.words.say("times", number=len(same), name=name) if len(same) > 1 else name
        return Text(told, style="dim" if faded else "")

    def called(self, name: object) -> str:
        """What a card of this name is called in the reader's language."""
        return self.names.card(str(name))

    def attached_words(self, card: Row, host: Row) -> str:
        """A card that lies on another, with whose it is and what it does to the other."""
        owner = str(card.get("controller") or card.get("owner") or "")
        does = changes_by(host, card, self.words)
        return self.words.say("attached", name=self.called(card.get("name")), player=owner, changes=does)

    def changes(self, card: Row, attached: Attached) -> list[tuple[str, str]]:
        """What makes a card other than printed, and what does it, unless that lies on it."""
        on_it = [whole(one.get("id")) for one in attached.get(whole(card.get("id")), [])]
        return [(told, "magenta") for told in changes(card, self.words, on_it, self.layout.told_apart)]

    def keywords(self, facts: Row) -> list[tuple[str, str]]:
        """A card's keywords, but for those that are told with what gives them."""
        given = [one.get("text") for one in rows(facts.get("changes")) if one.get("what") == "keyword"]
        found = [word for word in texts(facts.get("keywords")) if word not in given]
        return [(self.words.row(self.keyword(word) for word in found), "dim")] if found else []

    def keyword(self, word: str) -> str:
        """A keyword, with its number if it has one."""
        name, _, number = word.rpartition(" ")
        if name and number.lstrip("+").isdecimal():
            return self.words.say(
                "numbered-keyword", name=self.words.name("keyword", name), number=number, keyword=name.replace(" ", "-")
            )
        return self.words.name("keyword", word)

    def sheet(self, name: str) -> Row:
        """The facts of a card, looked up once."""
        if name not in self.sheets:
            try:
                self.sheets[name] = self.kind.card_sheet(name)
            except Exception:  # noqa: BLE001  a token or a scenario's own card has no sheet
                self.sheets[name] = {}
        return self.sheets[name]

    def text(self, name: str) -> list[str]:
        """What a card says, looked up once."""
        if name not in self.texts:
            try:
                self.texts[name] = ability_texts(self.kind, name, self.words)
            except Exception:  # noqa: BLE001  a scenario's own card is in no catalog
                self.texts[name] = []
        return self.texts[name]

    def price(self, facts: Row) -> str:
        """What a card costs."""
        return self.words.say("price", **values(facts)) if self.words.has("price") else str(facts.get("cost", ""))

    def stats(self, facts: Row, brief: bool = False) -> str:
        """A card's numbers, by its type; where there is little room, in few letters."""
        message = f"stats-{str(facts.get('type', '')).split(' ')[0].lower()}"
        for one in ("stats-brief", message, "stats") if brief else (message, "stats"):
            if self.words.has(one):
                return self.words.say(one, **values(facts))
        return ""

    def states(self, card: Row, others: dict[int, str]) -> list[tuple[str, str]]:
        """What is special about a card now, each with its style."""
        told: list[tuple[str, str]] = []
        for key, value in card.items():
            message = f"state-{key.replace('_', '-')}"
            if value in (None, False, 0, "") and not (key in self.layout.references and value == 0):
                continue
            if value is False or not self.words.has(message):
                continue
            style = self.layout.styles.get(key, "")
            if isinstance(value, list):
                if value:
                    told.append(
                        (
                            self.words.say(message, names=self.words.row(map(self.called, value)), number=len(value)),
                            style,
                        )
                    )
            elif isinstance(value, dict):
                told.extend(
                    (self.words.say(message, name=str(name), number=whole(n)), style) for name, n in value.items()
                )
            else:
                number = whole(value)
                text = value if isinstance(value, str) else ""
                other = others.get(number, self.words.say("a-card"))
                told.append((self.words.say(message, number=number, card=other, text=text), style))
        return [one for one in told if one[0]]
