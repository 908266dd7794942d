"""The board at a glance, drawn from a player's view: which numbers and zones it shows is in data/GAME/board.toml."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from mulligan.cli.breaking import padded
from mulligan.cli.faces import Attached, Faces
from mulligan.cli.seen import Row, all_cards, by_id, rows, texts, values, whole
from mulligan.cli.wrapping import flow, hang
from mulligan.kernel.kinds import Kind
from mulligan.speech import Words
from mulligan.speech.layouts import Layout

NARROW: Final = 70  # columns; a narrower board says things in fewer letters
BESIDE_NAMES: Final = 36  # letters left for what stands before and behind the column of names,
BESIDE_NARROW: Final = 24  # and on a narrow board
LEVELS: Final = 10  # how far a page can give way where there is little room: first the choices, then the board
MOST_CARDS: Final = {7: 6, 8: 3, 9: 0}  # of another player's cards in a zone, by level; the rest is counted

TERSE: Final = 5  # from this level on others' cards are told in few words
MOST_OWN: Final = 6  # of one's own, at the last level
NO_END: Final = 10**9

Shown = tuple[list[Row], Row]  # cards that look the same, and what is known of them


class Way(NamedTuple):
    """How cards are told."""

    flows: bool = False  # one after the other, where that is shorter
    terse: bool = False  # only what they are called, their numbers and what state they are in
    bare: bool = False  # not even their state
    most: int = NO_END  # so many of those that cannot be chosen


class Drawing:
    """One drawing of the board: how wide it may be, how far it gives way, and the numbers of the choices on it."""

    def __init__(self, names: dict[int, str], width: int, level: int, numbers: dict[int, str]) -> None:
        self.names = names
        self.width = width
        self.brief = width < NARROW
        self.level = level
        self.numbers = numbers
        beside = numbers.values() if level < TERSE else []  # from then on numbers stand before the names
        self.gutter = max([2, *(len(number) + 1 for number in beside)])
        self.attached: Attached = {}  # what lies on a card, by the card

    def way(self, mine: bool) -> Way:
        """How the cards of the viewer's own zones, or of another's, are told."""
        bare = self.level >= 9
        if mine:
            return Way(self.level >= 4, self.level > TERSE, bare, MOST_OWN if bare else NO_END)
        return Way(self.level >= 3, self.level >= TERSE, bare, MOST_CARDS.get(self.level, NO_END))


class Board:
    """Draws views of one game."""

    def __init__(self, kind: Kind, words: Words) -> None:
        self.kind = kind
        self.words = words
        self.layout = Layout(kind.name)
        self.faces = Faces(kind, words, self.layout)

    def named(self, view: Row) -> dict[int, str]:
        """What the cards of a view are called."""
        return {card: self.faces.called(name) for card, name in by_id(view).items()}

    def draw(self, view: Row, width: int = 80, level: int = 0, numbers: dict[int, str] | None = None) -> list[Text]:
        """The whole table as a player sees it: the others first, then the player, then their hand."""
        drawing = Drawing(self.named(view), width, level, numbers or {})
        for card in all_cards(view):
            host = card.get(self.layout.attached)
            if isinstance(host, int) and host in drawing.names:
                drawing.attached.setdefault(host, []).append(card)
        lines = [self.headline(view), *self.common(view, drawing, level)]
        mine = [seat for seat in rows(view.get("players")) if seat.get("name") == view.get("you")]
        for seat in in_order(view):
            lines += self.seat_line(view, seat, drawing)
            lines += self.zones(seat, drawing, seat in mine)
        lines += self.waiting(view, drawing)
        for seat in mine:
            lines += self.own_hand(rows(seat.get(self.layout.hand)), drawing)
        return lines

    def own_hand(self, hand: list[Row], drawing: Drawing) -> list[Text]:
        """The viewer's hand."""
        title = self.words.say("hand-of-you")
        way = drawing.way(True)._replace(flows=drawing.level >= 2)
        if not hand or way.bare:
            return self.cards(hand, drawing, way, self.words.name("zone", self.layout.hand), in_hand=True)
        return [*hang(Text(title, style="bold"), drawing.width), *self.cards(hand, drawing, way, in_hand=True)]

    def looked_at(self, view: Row, width: int) -> list[Text]:
        """The cards that the viewer looks at while choosing."""
        decision = view.get("decision")
        looking = rows(decision.get("looking")) if isinstance(decision, dict) else []
        if not looking:
            return []
        drawing = Drawing(self.named(view), width, 0, {})
        title = Text(self.words.say("looking-at"), style="bold")
        return [title, *self.cards(looking, drawing, Way(), in_hand=True)]

    def headline(self, view: Row) -> Text:
        """Whose turn it is, and where in it."""
        active = actives(view)
        line = self.words.say(
            "before-turn-line" if not view.get("turn") else "turn-line" if len(active) == 1 else "team-turn-line",
            turn=whole(view.get("turn")),
            phase=self.words.name("phase", str(view.get("phase", ""))),
            player=active[0],
            players=self.words.row(active),
            you="yes" if view.get("you") in active else "no",
        )
        return Text(f"── {line} ──", style="bold cyan")

    def common(self, view: Row, drawing: Drawing, level: int) -> list[Text]:
        """The cards that lie for all or concern all, and where there is room what they say."""
        lines: list[Text] = []
        seats = rows(view.get("players"))
        found = [(zone, "", card) for zone in self.layout.table for card in rows(view.get(zone))]
        found += [
            (zone, str(seat.get("name")), card)
            for seat in seats
            for zone in self.layout.zones
            for card in rows(seat.get(zone))
            if self.concerns_all(card)
        ]
        for zone, player, card in found:
            lead = Text(f"  {self.faces.stats(card) or self.words.name('zone', zone)}  ", style="italic")
            states = [Text(one) for one, _ in self.faces.states(card, drawing.names)]
            owner = str(card.get("owner", player))
            name = Text.assemble(
                self.faces.name([card], card), (self.words.say("in-brackets", text=owner) if owner else "", "dim")
            )
            lines += flow(lead, [name, *states], drawing.width, indent=4)
            if level < 2:
                for line in self.faces.text(str(card.get("name"))):
                    lines += hang(Text(f"    {line}", style="dim"), drawing.width, 6)
        return lines

    def concerns_all(self, card: Row) -> bool:
        """Whether a card of one player is told with those that lie for all."""
        return card.get("type") in self.layout.for_all

    def seat_line(self, view: Row, seat: Row, drawing: Drawing) -> list[Text]:
        """A player's name, in a game of teams whose side they are on, and their numbers."""
        style = "bold" if seat.get("playing", True) else "dim"
        lead = Text(f"{'▶' if seat.get('name') in actives(view) else ' '} {seat.get('name')}", style=style)
        signs = [f"state-{sign}" for sign in self.layout.signs if seat.get(sign)] or [side_of(view, seat)]
        for sign in filter(None, signs):
            lead.append(self.words.say("in-brackets", text=self.words.say(sign)), style="not bold")
        numbers = [self.number(key, seat[key]) for key in self.layout.numbers if key in seat]
        lines = flow(lead.append("   "), [Text(one) for one in numbers if one], drawing.width, indent=6)
        return lines[:1] if drawing.way(seat.get("name") == view.get("you")).most == 0 else lines

    def number(self, key: str, value: object) -> str:
        """One of a player's numbers: an amount, how many cards lie somewhere, or several amounts together."""
        if isinstance(value, dict):
            parts = {name.replace("-", "_"): whole(part) for name, part in value.items()}
            each = self.words.row(f"{self.faces.called(name)} {whole(part)}" for name, part in value.items())
            named = key.replace("_", "-")
            return self.words.say(f"number-{named}", **parts, all=sum(parts.values()), each=each)
        count = len(value) if isinstance(value, list) else value if isinstance(value, str) else whole(value)
        return self.words.say(f"number-{key.replace('_', '-')}", number=count)

    def zones(self, seat: Row, drawing: Drawing, mine: bool) -> list[Text]:
        """The cards of a player that lie open, zone by zone; of another's hand, those that are known."""
        lines: list[Text] = []
        way = drawing.way(mine)
        for zone in self.layout.zones:
            cards = [
                card
                for card in rows(seat.get(zone))
                if not self.lies_on_another(card, drawing) and not self.concerns_all(card)
            ]
            label = self.words.name("zone", zone) if zone in self.layout.labels else ""
            lines += self.cards(cards, drawing, way, label, in_hand=zone in self.layout.played_from)
        known = rows(seat.get(self.layout.hand))
        if known and not mine and not way.bare:
            label = self.words.name("zone", self.layout.hand)
            lines += self.cards(known, drawing, way._replace(flows=True), label, in_hand=True)
        return lines

    def lies_on_another(self, card: Row, drawing: Drawing) -> bool:
        """Whether a card is shown with the one it lies on."""
        return any(card is one for attached in drawing.attached.values() for one in attached)

    def waiting(self, view: Row, drawing: Drawing) -> list[Text]:
        """What waits to resolve."""
        waiting = rows(view.get(self.layout.waiting))
        if not waiting:
            return []
        lead = Text(self.words.say("label", name=self.words.name("zone", self.layout.waiting)), style="magenta")
        parts = [Text(self.waiting_one(one, drawing.names), style="magenta") for one in waiting]
        return flow(lead, parts, drawing.width, indent=4)

    def waiting_one(self, one: Row, names: dict[int, str]) -> str:
        """One of those things: its name, and where there are words for it whose it is and what it is aimed at."""
        name = self.faces.called(one.get("name") or names.get(whole(one.get("card")), self.words.say("a-card")))
        if not self.words.has("waiting-one"):
            return name
        targets = one.get(self.layout.aims)
        aims = [
            names.get(aim, self.words.say("a-card")) if isinstance(aim, int) else str(aim)
            for aim in (targets if isinstance(targets, list) else [])
            if aim is not None
        ]
        told = {key: value for key, value in values(one).items() if key not in ("name", self.layout.aims)}
        return self.words.say("waiting-one", **told, name=name, targets=self.words.row(aims))

    # -- Cards -------------------------------------------------------------------------------------------------------

    def cards(self, cards: list[Row], drawing: Drawing, way: Way, label: str = "", in_hand: bool = False) -> list[Text]:
        """Cards, equal ones once: a line each, or one after the other where room is little or little is to be said."""
        groups = list(self.alike(cards, drawing).values())
        told: list[Shown] = [(same, {**self.faces.sheet(str(same[0].get("name"))), **same[0]}) for same in groups]
        lead = Text(" " * (drawing.gutter + 2) + (f"{label}  " if label else ""), style="italic")
        if way.terse:
            return self.in_few_words(told, drawing, lead, in_hand, way)
        brief = [one for one in told if not in_hand and one[1].get("type") in self.layout.brief]
        lines = self.in_lines([one for one in told if one not in brief], brief, drawing, lead, in_hand)
        flowing = self.in_lines([], told, drawing, lead, in_hand) if way.flows else lines
        return min(lines, flowing, key=len)

    def in_few_words(self, told: list[Shown], drawing: Drawing, lead: Text, in_hand: bool, way: Way) -> list[Text]:
        """Cards one after the other, wrapped wherever a line ends; of those that cannot be chosen only so many."""
        parts: list[Text] = []
        left, most = 0, way.most
        for same, facts in told:
            if whole(same[0].get("id")) not in drawing.numbers:
                most -= 1
                if most < 0:
                    left += len(same)
                    continue
            parts.append(self.card_in_few_words(same, facts, drawing, in_hand, way.bare))
        if left:
            parts.append(Text(self.words.say("more-cards", number=left), style="dim"))
        if not parts:
            return []
        indent = drawing.gutter + 4
        line = Text.assemble(lead, Text(" · ", style="dim").join(parts))
        return min(flow(lead, parts, drawing.width, indent=indent), hang(line, drawing.width, indent), key=len)

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
        line.append(f"  {padded(stats, 8)}" if stats and details else f"  {stats}")
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
        told_already = not card.get("name", "?") or facts.get("type") in self.layout.brief
        stats = "" if told_already else self.faces.stats(facts, drawing.brief)
        details = self.faces.states(card, drawing.names)
        if not in_hand:
            details += [*self.faces.keywords(facts), *self.faces.changes(card, drawing.attached)]
        details += [
            (self.faces.attached_words(one, card), "") for one in drawing.attached.get(whole(card.get("id")), [])
        ]
        return self.part(same, facts, drawing, in_hand, stats, [words for words, _ in details])

    def card_in_few_words(self, same: list[Row], facts: Row, drawing: Drawing, in_hand: bool, bare: bool) -> Text:
        """A card with the least that can be said: bare of all but its name and numbers, or with its state."""
        stats = "" if facts.get("type") in self.layout.brief else self.faces.stats(facts, drawing.brief)
        attached = [self.faces.called(one.get("name")) for one in drawing.attached.get(whole(same[0].get("id")), [])]
        details = [] if bare else [words for words, _ in self.faces.states(same[0], drawing.names)] + attached
        return self.part(same, facts, drawing, in_hand, "" if in_hand else stats, details)

    def part(
        self, same: list[Row], facts: Row, drawing: Drawing, in_hand: bool, stats: str, details: list[str]
    ) -> Text:
        """A part of a line: a card with its number and price, if it has them, its numbers, and more in brackets."""
        number = drawing.numbers.get(whole(same[0].get("id")), "")
        lead = Text(f"[{number}] " if number else "", style="bold green")
        price = self.faces.price(facts).strip() if in_hand else ""
        part = Text.assemble(lead, (f"{price} " if price else "", "cyan"), self.faces.name(same, facts))
        told = self.words.say("in-brackets", text=self.words.row(details)) if details else ""
        return Text.assemble(part, f" {stats}" if stats else "", (told, "dim"))

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
        names = self.named(view)
        for one in all_cards(view):
            if one.get("id") == card:
                parts = [self.faces.stats({**self.faces.sheet(str(one.get("name", ""))), **one})]
                parts += [text for text, _ in self.faces.states(one, names)]
                return self.words.row(part for part in parts if part)
        return ""


def actives(view: Row) -> list[str]:
    """Whose turn it is: one player's, or a team's."""
    return texts(view.get("turn_of")) or [str(view.get("active"))]


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
