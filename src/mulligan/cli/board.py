"""The board at a glance, drawn from a player's view: which numbers and zones it shows is in data/GAME/board.toml."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from mulligan.cli.faces import Attached, Faces
from mulligan.cli.seen import Row, all_cards, by_id, rows, values, whole
from mulligan.cli.wrapping import flow, hang
from mulligan.kernel.kinds import Kind
from mulligan.speech import Words
from mulligan.speech.layouts import Layout

NARROW: Final = 70  # columns; a narrower board says things in fewer letters
BESIDE_NAMES: Final = 36  # letters left for what stands before and behind the column of names,
BESIDE_NARROW: Final = 24  # and on a narrow board
LEVELS: Final = 5  # how far a page can give way where there is little room: first the choices, then the board

Shown = tuple[list[Row], Row]  # cards that look the same, and what is known of them


class Drawing:
    """One drawing of the board: how wide it may be, how far it gives way, and the numbers of the choices on it."""

    def __init__(self, view: Row, width: int, level: int, numbers: dict[int, str]) -> None:
        self.names = by_id(view)
        self.width = width
        self.brief = width < NARROW
        self.hand_flows = level >= 2
        self.others_flow = level >= 3
        self.all_flows = level >= 4
        self.numbers = numbers
        self.gutter = max([2, *(len(number) + 1 for number in numbers.values())])
        self.attached: Attached = {}  # what lies on a card, by the card


class Board:
    """Draws views of one game."""

    def __init__(self, kind: Kind, words: Words) -> None:
        self.kind = kind
        self.words = words
        self.layout = Layout(kind.name)
        self.faces = Faces(kind, words, self.layout)

    def draw(self, view: Row, width: int = 80, level: int = 0, numbers: dict[int, str] | None = None) -> list[Text]:
        """The whole table as a player sees it: the others first, then the player, then their hand."""
        drawing = Drawing(view, width, level, numbers or {})
        for card in all_cards(view):
            host = card.get(self.layout.attached)
            if isinstance(host, int) and host in drawing.names:
                drawing.attached.setdefault(host, []).append(card)
        lines = [self.headline(view)]
        mine = [seat for seat in rows(view.get("players")) if seat.get("name") == view.get("you")]
        for seat in in_order(view):
            lines += self.seat_line(view, seat, drawing)
            lines += self.zones(seat, drawing, seat in mine)
        lines += self.waiting(view, drawing)
        for seat in mine:
            hand = rows(seat.get(self.layout.hand))
            if hand:
                lines += hang(Text(self.words.say("hand-of-you"), style="bold"), width)
                lines += self.cards(hand, drawing, in_hand=True, flows=drawing.hand_flows)
        return lines

    def looked_at(self, view: Row, width: int) -> list[Text]:
        """The cards that the viewer looks at while choosing."""
        decision = view.get("decision")
        looking = rows(decision.get("looking")) if isinstance(decision, dict) else []
        if not looking:
            return []
        drawing = Drawing(view, width, 0, {})
        title = Text(self.words.say("looking-at"), style="bold")
        return [title, *self.cards(looking, drawing, in_hand=True)]

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

    def seat_line(self, view: Row, seat: Row, drawing: Drawing) -> list[Text]:
        """A player's name, in a game of teams whose side they are on, and their numbers."""
        style = "bold" if seat.get("playing", True) else "dim"
        lead = Text(f"{'▶' if seat.get('name') == view.get('active') else ' '} {seat.get('name')}", style=style)
        side = side_of(view, seat)
        if side:
            lead.append(f" ({self.words.say(side)})", style="not bold")
        numbers = [self.number(key, seat[key]) for key in self.layout.numbers if key in seat]
        return flow(lead.append("   "), [Text(one) for one in numbers if one], drawing.width, indent=6)

    def number(self, key: str, value: object) -> str:
        """One of a player's numbers: an amount, how many cards lie somewhere, or several amounts together."""
        if isinstance(value, dict):
            parts = {name.replace("-", "_"): whole(part) for name, part in value.items()}
            return self.words.say(f"number-{key}", all=sum(parts.values()), **parts)
        count = len(value) if isinstance(value, list) else value if isinstance(value, str) else whole(value)
        return self.words.say(f"number-{key.replace('_', '-')}", number=count)

    def zones(self, seat: Row, drawing: Drawing, mine: bool) -> list[Text]:
        """The cards of a player that lie open, zone by zone; of another's hand, those that are known."""
        lines: list[Text] = []
        flows = drawing.all_flows or (drawing.others_flow and not mine)
        for zone in self.layout.zones:
            cards = [card for card in rows(seat.get(zone)) if not self.lies_on_another(card, drawing)]
            label = self.words.name("zone", zone) if zone in self.layout.labels else ""
            lines += self.cards(cards, drawing, label=label, flows=flows)
        known = rows(seat.get(self.layout.hand))
        if known and not mine:
            label = self.words.name("zone", self.layout.hand)
            lines += self.cards(known, drawing, label=label, in_hand=True, flows=True)
        return lines

    def lies_on_another(self, card: Row, drawing: Drawing) -> bool:
        """Whether a card is shown with the one it lies on."""
        return any(card is one for attached in drawing.attached.values() for one in attached)

    def waiting(self, view: Row, drawing: Drawing) -> list[Text]:
        """What waits to resolve."""
        waiting = rows(view.get(self.layout.waiting))
        if not waiting:
            return []
        lead = Text(f"{self.words.name('zone', self.layout.waiting)}: ", style="magenta")
        parts = [Text(self.waiting_one(one, drawing.names), style="magenta") for one in waiting]
        return flow(lead, parts, drawing.width, indent=4)

    def waiting_one(self, one: Row, names: dict[int, str]) -> str:
        """One of those things: its name, and where there are words for it whose it is and what it is aimed at."""
        name = str(one.get("name") or names.get(whole(one.get("card")), self.words.say("a-card")))
        if not self.words.has("waiting-one"):
            return name
        targets = one.get(self.layout.aims)
        aims = [
            names.get(aim, self.words.say("a-card")) if isinstance(aim, int) else str(aim)
            for aim in (targets if isinstance(targets, list) else [])
            if aim is not None
        ]
        told = {key: value for key, value in values(one).items() if key not in ("name", self.layout.aims)}
        return self.words.say("waiting-one", **told, name=name, targets=", ".join(aims))

    # -- Cards -------------------------------------------------------------------------------------------------------

    def cards(
        self, cards: list[Row], drawing: Drawing, label: str = "", in_hand: bool = False, flows: bool = False
    ) -> list[Text]:
        """Cards, equal ones once: a line each, or one after the other where room is little or little is to be said."""
        groups = list(self.alike(cards, drawing).values())
        told: list[Shown] = [(same, {**self.faces.sheet(str(same[0].get("name"))), **same[0]}) for same in groups]
        brief = [one for one in told if not in_hand and one[1].get("type") in self.layout.brief]
        lead = Text(" " * (drawing.gutter + 2) + (f"{label}  " if label else ""), style="italic")
        lines = self.in_lines([one for one in told if one not in brief], brief, drawing, lead, in_hand)
        flowing = self.in_lines([], told, drawing, lead, in_hand) if flows else lines
        return min(lines, flowing, key=len)

    def in_lines(
        self, long: list[Shown], short: list[Shown], drawing: Drawing, lead: Text, in_hand: bool
    ) -> list[Text]:
        """Some cards a line each, others one after the other."""
        lines: list[Text] = []
        price = max([len(self.faces.price(facts)) for _, facts in long], default=0) if in_hand else 0
        longest = max([self.faces.name(same, facts).cell_len for same, facts in long], default=0)
        column = min(longest, drawing.width - (BESIDE_NARROW if drawing.brief else BESIDE_NAMES))
        for same, facts in long:
            lines += self.card_lines(same, facts, drawing, lead, column, price)
            lead = Text(" " * lead.cell_len)
        if short:
            parts = [self.card_part(same, facts, drawing, in_hand) for same, facts in short]
            lines += flow(lead, parts, drawing.width, indent=drawing.gutter + 4)
        return lines

    def alike(self, cards: list[Row], drawing: Drawing) -> dict[str, list[Row]]:
        """Cards by how they look: those that look the same together."""
        groups: dict[str, list[Row]] = {}
        for card in cards:
            groups.setdefault(self.faces.look(card, drawing.attached), []).append(card)
        for same in groups.values():  # one of them may stand for all in a choice
            same.sort(key=lambda card: whole(card.get("id")) not in drawing.numbers)
        return groups

    def card_lines(
        self, same: list[Row], facts: Row, drawing: Drawing, lead: Text, column: int, price: int
    ) -> list[Text]:
        """A card in a line of its own, and what lies on it below."""
        card = same[0]
        line = Text.assemble(self.marked(card, drawing), lead[drawing.gutter :])
        if price:
            line.append(f"{self.faces.price(facts):>{price}}  ", style="cyan")
        name = self.faces.name(same, facts)
        indent = line.cell_len + 2
        line = Text.assemble(line, name, " " * max(column - name.cell_len, 0))
        stats = self.faces.stats(facts, drawing.brief) if card.get("name", "?") else ""
        details = [
            *self.faces.states(card, drawing.names),
            *self.faces.keywords(facts),
            *self.faces.changes(card, drawing.attached),
        ]
        line.append(f"  {stats:<8}" if stats and details else f"  {stats}")
        if details:
            line.append("  ")
        parts = [Text(words, style=style) for words, style in details]
        lines = flow(line, parts, drawing.width, indent=indent) if parts else hang(line, drawing.width, indent)
        for one in drawing.attached.get(whole(card.get("id")), []):
            below = Text.assemble(
                self.marked(one, drawing), " " * (indent - drawing.gutter), f"↳ {self.faces.attached_words(one, card)}"
            )
            lines += hang(below, drawing.width, indent + 2)
        return lines

    def card_part(self, same: list[Row], facts: Row, drawing: Drawing, in_hand: bool) -> Text:
        """A card among others in a line."""
        card = same[0]
        number = drawing.numbers.get(whole(card.get("id")), "")
        part = Text(f"[{number}] " if number else "", style="bold green")
        price = self.faces.price(facts).strip() if in_hand else ""
        part = Text.assemble(part, (f"{price} " if price else "", "cyan"), self.faces.name(same, facts))
        told_already = not card.get("name", "?") or facts.get("type") in self.layout.brief
        stats = "" if told_already else self.faces.stats(facts, drawing.brief)
        details = self.faces.states(card, drawing.names)
        if not in_hand:
            details += [*self.faces.keywords(facts), *self.faces.changes(card, drawing.attached)]
        details += [
            (self.faces.attached_words(one, card), "") for one in drawing.attached.get(whole(card.get("id")), [])
        ]
        told = ", ".join(words for words, _ in details)
        return Text.assemble(part, f" {stats}" if stats else "", (f" ({told})" if told else "", "dim"))

    def marked(self, card: Row, drawing: Drawing) -> Text:
        """The number of the choices that begin with a card, in the gutter."""
        number = drawing.numbers.get(whole(card.get("id")), "")
        return Text(f"{number:>{drawing.gutter - 1}} ", style="bold green")

    def own(self, view: Row) -> set[int]:
        """The viewer's own cards that lie open on the table."""
        mine = [seat for seat in rows(view.get("players")) if seat.get("name") == view.get("you")]
        return {whole(card["id"]) for seat in mine for zone in self.layout.zones for card in rows(seat.get(zone))}

    # -- For choices -------------------------------------------------------------------------------------------------

    def looks(self, view: Row) -> dict[int, str]:
        """How every card looks, and where: cards of which nothing tells one from the other look the same."""
        attached: Attached = {}
        for card in all_cards(view):
            host = card.get(self.layout.attached)
            if isinstance(host, int):
                attached.setdefault(host, []).append(card)
        found: dict[int, str] = {}
        for seat in rows(view.get("players")):
            for zone, value in seat.items():
                for card in rows(value):
                    if "id" in card:
                        found[whole(card["id"])] = f"{seat.get('name')} {zone} {self.faces.look(card, attached)}"
        return found

    def tell_apart(self, view: Row, card: int) -> str:
        """What a card looks like now, to tell it from another of the same name."""
        names = by_id(view)
        for one in all_cards(view):
            if one.get("id") == card:
                parts = [self.faces.stats({**self.faces.sheet(str(one.get("name", ""))), **one})]
                parts += [text for text, _ in self.faces.states(one, names)]
                return ", ".join(part for part in parts if part)
        return ""


def in_order(view: Row) -> list[Row]:
    """The seats from the far end of the table to the near one: opponents, the viewer's own side, the viewer."""
    you = view.get("you")
    return sorted(
        rows(view.get("players")),
        key=lambda seat: 2 if seat.get("name") == you else side_of(view, seat) == "team-yours",
    )


def side_of(view: Row, seat: Row) -> str:
    """The message for the side of another player in a game of teams; empty where everybody plays alone."""
    seats = rows(view.get("players"))
    teams = [str(other["team"]) for other in seats if "team" in other]
    own = next((other.get("team") for other in seats if other.get("name") == view.get("you")), None)
    if len(set(teams)) == len(teams) or seat.get("name") == view.get("you"):
        return ""
    return "team-yours" if seat.get("team") == own else "team-other"
