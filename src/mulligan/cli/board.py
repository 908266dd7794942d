"""The board at a glance, drawn from a player's view: which numbers and zones it shows is in data/GAME/board.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from rich.table import Table
from rich.text import Text

from mulligan.kernel.kinds import Kind
from mulligan.speech import Words

Row = Mapping[str, object]


class Layout:
    """What a game's board shows of each player."""

    def __init__(self, kind: Kind) -> None:
        path = files("mulligan").joinpath("data", kind.name, "board.toml")
        table = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
        self.numbers: list[str] = table.get("numbers", [])
        self.zones: list[str] = table.get("zones", [])
        self.hand: str = table.get("hand", "hand")
        self.waiting: str = table.get("waiting", "")
        self.references: list[str] = table.get("references", [])
        self.vague_reasons: list[str] = table.get("vague_reasons", [])
        self.styles: dict[str, str] = table.get("styles", {})


class Board:
    """Draws views of one game."""

    def __init__(self, kind: Kind, words: Words) -> None:
        self.kind = kind
        self.words = words
        self.layout = Layout(kind)
        self.sheets: dict[str, Row] = {}

    def draw(self, view: Row) -> list[Text | Table]:
        """The whole table as a player sees it: the others first, then the player, then their hand."""
        names = by_id(view)
        seats = rows(view.get("players"))
        you = view.get("you")
        mine = [seat for seat in seats if seat.get("name") == you]
        drawn: list[Text | Table] = [self.headline(view)]
        for seat in [*[seat for seat in seats if seat not in mine], *mine]:
            drawn.append(self.seat_line(seat, seat.get("name") == view.get("active")))
            drawn.extend(self.zones(seat, names, seat in mine))
        drawn.extend(self.waiting(view, names))
        for seat in mine:
            drawn.append(Text(self.words.say("hand-of-you"), style="bold"))
            drawn.append(self.cards(rows(seat.get(self.layout.hand)), names, in_hand=True))
        return drawn

    def headline(self, view: Row) -> Text:
        """Whose turn it is, and where in it."""
        line = self.words.say(
            "turn-line" if view.get("turn") else "before-turn-line",
            turn=whole(view.get("turn")),
            phase=self.words.name("phase", str(view.get("phase", ""))),
            player=str(view.get("active")),
            you="yes" if view.get("active") == view.get("you") else "no",
        )
        return Text(f"── {line} ──", style="bold cyan")

    def seat_line(self, seat: Row, active: bool) -> Text:
        """A player's name and numbers."""
        line = Text(
            f"{'▶' if active else ' '} {seat.get('name')}", style="bold" if seat.get("playing", True) else "dim"
        )
        numbers = [self.number(key, seat[key]) for key in self.layout.numbers if key in seat]
        return line.append("   " + " · ".join(one for one in numbers if one), style="not bold")

    def number(self, key: str, value: object) -> str:
        """One of a player's numbers: an amount, how many cards lie somewhere, or several amounts together."""
        if isinstance(value, dict):
            parts = {name.replace("-", "_"): whole(part) for name, part in value.items()}
            return self.words.say(f"number-{key}", all=sum(parts.values()), **parts)
        count = len(value) if isinstance(value, list) else value if isinstance(value, str) else whole(value)
        return self.words.say(f"number-{key.replace('_', '-')}", number=count)

    def zones(self, seat: Row, names: dict[int, str], mine: bool) -> list[Text | Table]:
        """The cards of a player that lie open, zone by zone; of another's hand, those that are known."""
        drawn: list[Text | Table] = []
        for zone in self.layout.zones:
            cards = rows(seat.get(zone))
            if len(self.layout.zones) > 1 and cards:
                drawn.append(Text(f"    {self.words.name('zone', zone)}", style="italic"))
            if cards:
                drawn.append(self.cards(cards, names))
        known = rows(seat.get(self.layout.hand))
        if known and not mine:
            drawn.append(Text(f"    {self.words.name('zone', self.layout.hand)}", style="italic"))
            drawn.append(self.cards(known, names, in_hand=True))
        return drawn

    def waiting(self, view: Row, names: dict[int, str]) -> list[Text | Table]:
        """What waits to resolve."""
        waiting = rows(view.get(self.layout.waiting))
        if not waiting:
            return []
        shown = [self.waiting_one(one, names) for one in waiting]
        return [Text(f"{self.words.name('zone', self.layout.waiting)}: {' · '.join(shown)}", style="magenta")]

    def waiting_one(self, one: Row, names: dict[int, str]) -> str:
        """One of those things: its name, and where there are words for it whose it is and what it is aimed at."""
        name = str(one.get("name") or names.get(whole(one.get("card")), "?"))
        if not self.words.has("waiting-one"):
            return name
        targets = one.get("targets")
        aims = [
            names.get(aim, "?") if isinstance(aim, int) else str(aim)
            for aim in (targets if isinstance(targets, list) else [])
        ]
        told = {key: value for key, value in values(one).items() if key not in ("name", "targets")}
        return self.words.say("waiting-one", **told, name=name, targets=", ".join(aims))

    def cards(self, cards: list[Row], names: dict[int, str], in_hand: bool = False) -> Table:
        """Cards one below the other, equal ones once: price or nothing, name, numbers, state, keywords."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(min_width=4, justify="right")
        table.add_column(min_width=36)
        table.add_column(min_width=8)
        alike: dict[str, list[Row]] = {}
        for card in cards:
            alike.setdefault(str({key: value for key, value in card.items() if key != "id"}), []).append(card)
        for same in alike.values():
            card = same[0]
            name = card.get("name", "?") or self.words.say("a-card")
            facts = {**self.sheet(str(name)), **card}
            states = self.states(card, names)
            times = f" ×{len(same)}" if len(same) > 1 else ""
            faded = any(card.get(key) for key, style in self.layout.styles.items() if style == "dim")
            table.add_row(
                Text(self.price(facts) if in_hand else "", style="cyan"),
                Text(str(name) + times, style="dim" if faded else ""),
                Text(self.stats(facts) if card.get("name", "?") else ""),
                Text.assemble(*joined(states)),
                Text(", ".join(self.keyword(word) for word in texts(facts.get("keywords"))), style="dim"),
            )
        return table

    def keyword(self, word: str) -> str:
        """A keyword, with its number if it has one."""
        name, _, number = word.rpartition(" ")
        if name and number.isdecimal():
            return f"{self.words.name('keyword', name)} {number}"
        return self.words.name("keyword", word)

    def sheet(self, name: str) -> Row:
        """The facts of a card, looked up once."""
        if name not in self.sheets:
            try:
                self.sheets[name] = self.kind.card_sheet(name)
            except Exception:  # noqa: BLE001  a token or a scenario's own card has no sheet
                self.sheets[name] = {}
        return self.sheets[name]

    def price(self, facts: Row) -> str:
        """What a card costs."""
        return self.words.say("price", **values(facts)) if self.words.has("price") else str(facts.get("cost", ""))

    def stats(self, facts: Row) -> str:
        """A card's numbers, by its type."""
        message = f"stats-{str(facts.get('type', '')).split(' ')[0].lower()}"
        for one in (message, "stats"):
            if self.words.has(one):
                return self.words.say(one, **values(facts))
        return ""

    def states(self, card: Row, names: dict[int, str]) -> list[tuple[str, str]]:
        """What is special about a card now, each with its style."""
        told: list[tuple[str, str]] = []
        for key, value in card.items():
            message = f"state-{key.replace('_', '-')}"
            if value in (None, False, 0, "") and not (
                key in self.layout.references and value == 0 and value is not False
            ):
                continue
            if not self.words.has(message):
                continue
            if isinstance(value, list):
                if value:
                    told.append((self.words.say(message, names=", ".join(map(str, value)), number=len(value)), ""))
            elif isinstance(value, dict):
                told.extend((self.words.say(message, name=str(name), number=whole(n)), "") for name, n in value.items())
            else:
                number = whole(value)
                text = value if isinstance(value, str) else ""
                told.append(
                    (
                        self.words.say(message, number=number, card=names.get(number, "?"), text=text),
                        self.layout.styles.get(key, ""),
                    )
                )
        return [one for one in told if one[0]]

    def tell_apart(self, view: Row, card: int) -> str:
        """What a card looks like now, to tell it from another of the same name."""
        names = by_id(view)
        for one in all_cards(view):
            if one.get("id") == card:
                parts = [self.stats({**self.sheet(str(one.get("name", ""))), **one})]
                parts += [text for text, _ in self.states(one, names)]
                return ", ".join(part for part in parts if part)
        return ""


def all_cards(view: Row) -> list[Row]:
    """Every card that a view names."""
    found: list[Row] = []
    for seat in rows(view.get("players")):
        for value in seat.values():
            found.extend(row for row in rows(value) if "id" in row)
    return found


def by_id(view: Row) -> dict[int, str]:
    """The names of the cards in a view."""
    return {whole(card["id"]): str(card.get("name", "?")) for card in all_cards(view)}


def values(facts: Row) -> dict[str, str | int]:
    """A card's facts as a message takes them."""
    told: dict[str, str | int] = {}
    for key, value in facts.items():
        if isinstance(value, bool):
            told[key] = "yes" if value else "no"
        elif isinstance(value, (str, int)):
            told[key] = value
        elif isinstance(value, list):
            told[key] = " ".join(str(one) for one in value)
    return told


def joined(states: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """States with dots between them."""
    told: list[tuple[str, str]] = []
    for state in states:
        if told:
            told.append((" · ", "dim"))
        told.append(state)
    return told


def rows(value: object) -> list[Row]:
    """The known cards of a zone of a view."""
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def texts(value: object) -> list[str]:
    """A list of words of a view."""
    return [str(one) for one in value] if isinstance(value, list) else []


def whole(value: object) -> int:
    """A number of a view."""
    return int(value) if isinstance(value, int) else 0
