"""Tells a game to one person: what happened, what they may do, and why not; never a card they do not know."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.asking import Asking
from mulligan.cardlang.nodes import Node
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.events import Note
from mulligan.kernel.game import EVERYBODY, Game
from mulligan.kernel.kinds import Complaint, Kind, Refusal
from mulligan.kernel.options import CHOOSE, DONE, NO, YES, Decision, Option
from mulligan.kernel.rules import Ledger, ledger
from mulligan.kernel.views import options_of, saw
from mulligan.speech.cards import card_text, renderer, tells
from mulligan.speech.functions import capital
from mulligan.speech.names import names
from mulligan.speech.words import Words

ALL_SEEING: Final = -2  # the reader of a scenario's log, from whom nothing is hidden
SEVERAL: Final = "; "  # stands between the names in a note that has several
MARK: Final = "§"  # in place of a card, to see whether a message speaks of it
BY_NUMBER: Final = ("mode", "order")  # where options are the numbers of effects, or of parts of a cost
ANSWERS: Final = (CHOOSE, YES, NO)  # what is told by its words alone
ALONE: Final = "alone"  # the form of a word that is said by itself, not within the sentence it is in
BY_PART: Final = ("may", "put")  # what is asked about a part of an effect, not about all of it


class Speaker:
    """Puts a game into words for one viewer."""

    def __init__(self, kind: Kind, edition: str, words: Words, viewer: int) -> None:
        self.kind = kind
        self.words = words
        self.viewer = viewer
        self.ledger: Ledger = ledger(kind.name, edition)
        self.names = names(words.language, kind.name)

    # -- Names -------------------------------------------------------------------------------------------------------

    def card(self, game: Game, card: int, known: int) -> str:
        """A card's name, or that it is a card, for those who do not know more. `known` says who does."""
        if card < 0:
            return ""
        if self.among(game, known):
            return self.names.card(self.kind.card_name(game, card))
        return self.words.say("a-card")

    def among(self, game: Game, known: int) -> bool:
        """Whether the viewer is among those who know a face."""
        return self.viewer == ALL_SEEING or known == EVERYBODY or saw(game, self.viewer, known)

    def card_now(self, game: Game, card: int) -> str:
        """A card's name as far as the viewer knows it now."""
        return self.card(game, card, int(game.known[card])) if card >= 0 else ""

    def player(self, game: Game, player: int) -> str:
        """A player's name."""
        return self.words.called(game.match.names[player]) if player >= 0 else ""

    def you(self, player: int) -> str:
        """Whether a player is the viewer, as messages ask it."""
        return "yes" if player >= 0 and player == self.viewer else "no"

    def cite(self, *rules: str) -> str:
        """The numbers of rules in this edition, each once; rules it does not state are left out."""
        numbers = [self.ledger.numbers(rule)[0] for rule in rules if self.ledger.numbers(rule)]
        return ", ".join(dict.fromkeys(numbers))  # in every language, as programs split them

    # -- The log -----------------------------------------------------------------------------------------------------

    def note(self, game: Game, note: Note) -> str:
        """A line of the log without its rule; empty for notes that only cite a rule."""
        return self.note_of(game, note, self.card(game, note.card, note.known)) if note.what else ""

    def note_of_several(self, game: Game, notes: list[Note]) -> str:
        """Notes that differ only in their cards, as one line."""
        names = [self.card(game, note.card, note.known) for note in notes]
        counts = {name: names.count(name) for name in names}
        told = [
            self.words.say("times", number=count, name=name) if count > 1 else name for name, count in counts.items()
        ]
        return self.note_of(game, notes[0], self.words.row(told, "list-between-names"))

    def note_of(self, game: Game, note: Note, card: str) -> str:
        """A line of the log that names its card so."""
        line = self.words.say(
            f"note-{note.what}",
            player=self.player(game, note.player),
            you=self.you(note.player),
            card=card,
            other=self.card(game, note.other, note.other_known),
            number=note.number,
            text=self.named_in(note),
        )
        return capital(line) if line.startswith(self.words.say("a-card")) else line

    def named_in(self, note: Note) -> str:
        """What is named in a note: cards, players, an ability, something chosen. What only chooses words stays."""
        if note.what == "names":
            return self.chosen(note.text)
        told = (self.words.called(self.names.named(one)) for one in note.text.split(SEVERAL))
        return self.words.row(told) if note.text else ""

    def chosen(self, text: str) -> str:
        """Something that is chosen by a word: a card that is named, a colour, a type."""
        return self.words.name("choice", text)

    def log(self, game: Game, start: int = 0) -> list[tuple[str, str]]:
        """The log from a line on: each line, and the number of the rule behind it."""
        told: list[tuple[str, str]] = []
        for note in game.notes(start):
            line = self.note(game, note)
            if line:
                told.append((line, self.cite(*note.rules[:1]) or self.cite(*note.rules)))
        return told

    # -- Choices -----------------------------------------------------------------------------------------------------

    def prompt(self, game: Game, decision: Decision) -> str:
        """What a player is asked: whose card asks, what it would do, and what of that is to be decided."""
        found = self.asked(game)
        about = decision.about if decision.about >= 0 and self.among(game, int(game.known[decision.about])) else -1
        title = self.title(game, decision.about, found)
        node = found.part if decision.topic in BY_PART and found.part is not None else found.effect
        text = self.words.row(
            (capital(self.tree(game, one, about, found)) for one in (node, *found.besides) if one is not None),
            "list-between-sentences",
        )
        offered = [option for option in options_of(decision, decision.player) if option.verb != DONE]
        first = offered[0] if offered else decision.options[0]
        card = self.card_now(game, first.card) if all(option.card == first.card for option in offered) else ""
        target = self.card_now(game, first.target) or self.player(game, first.player)
        chosen = [self.card_now(game, one) for one in found.chosen if 0 <= one < len(game.known)]
        return self.words.either(
            f"ask-{decision.topic}".replace("_", "-"),
            "ask-choose",
            head=self.words.say("ask-head", title=title, text=text) if title and text else "",
            title=title,
            about=self.card_now(game, decision.about),
            which=self.tree(game, found.part, about, found) if found.several else "",
            word=found.effect.word if found.effect is not None else "",
            verb=first.verb,
            text=first.text,
            card=card,
            target=target,
            chosen=self.words.row(chosen),
            done="yes" if any(option.verb == DONE for option in decision.options) else "no",
            player=self.player(game, decision.player),
            you=self.you(decision.player),
            left=self.kind.left_to_do(game),
        ).strip()

    def asked(self, game: Game) -> Asking:
        """What the pending decision is about."""
        found = self.kind.asking(game)
        assert isinstance(found, Asking)
        return found

    def title(self, game: Game, card: int, found: Asking) -> str:
        """The card that asks, whose it is if it is not the viewer's, and the name of its ability if it has one."""
        if card < 0:
            return ""
        return self.words.say(
            "ask-title",
            about=self.card_now(game, card),
            whose=self.whose(game, card),
            holder=self.player(game, int(game.controller[card])),
            ability=self.names.called(getattr(found.ability, "name", "") or ""),
        )

    def tree(self, game: Game, node: Node | None, card: int, found: Asking) -> str:
        """A part of what a card does in words, as it is said within its ability; empty if the card is not known."""
        if node is None or card < 0:
            return ""
        words = renderer(self.kind.name, self.words.language)
        about: dict[str, str | int] = {"this": self.bearer(game, card)}
        for ability in (found.ability, *found.besides):
            about.update(tells(words, ability) if ability is not None else {})
        within = found.ability if found.ability is not None and node in found.ability.everything() else node
        return self.open_end(words.text(node, ALONE, about, within))

    def open_end(self, text: str) -> str:
        """A sentence without the mark at its end, as a part of another one."""
        return text.rstrip(self.words.say("sentence-end"))

    def option(self, game: Game, option: Option, topic: str = "") -> str:
        """An option in words."""
        ability = ""
        if option.ability >= 0 and option.card >= 0:
            ability = self.ability(game, option)
        return self.words.either(
            f"option-{option.verb}-{topic}".replace("_", "-"),
            f"option-{option.verb}",
            card=self.card_now(game, option.card),
            target=self.card_now(game, option.target),
            text=self.mode(game, option, topic) or (self.chosen(option.text) if option.text else ""),
            how=option.text,
            player=self.player(game, option.player),
            number=option.number,
            ability=ability,
            whose=self.whose(game, option.card),
            holder=self.player(game, int(game.controller[option.card])) if option.card >= 0 else "",
            target_of=self.target_of(game, option),
        )

    def deed(self, game: Game, option: Option, topic: str = "") -> str:
        """An option in words that stand alone: with what kind of thing it is, or the card that it answers."""
        told = self.option(game, option, topic)
        if option.verb not in ANSWERS and option.verb not in self.kind.passive:
            return self.words.say("deed", group=self.words.say(f"group-{option.verb}"), option=told)
        about = game.decision.about if game.decision is not None else -1
        if about < 0 or not self.among(game, int(game.known[about])):
            return told
        return self.words.say("deed", group=self.card_now(game, about), option=told)

    def mode(self, game: Game, option: Option, topic: str) -> str:
        """What an option picks from several by its number: an effect, a part of a cost; empty if it picks none."""
        if topic not in BY_NUMBER:
            return ""
        found = self.asked(game)
        number = int(option.text) if option.text.isdecimal() else int(option.number) + 1
        card = found.scope.source if found.scope is not None else -1
        return self.tree(game, found.modes[number - 1], card, found) if 0 < number <= len(found.modes) else ""

    def ability(self, game: Game, option: Option) -> str:
        """The ability an option is about: its name, if it has one, and what it says."""
        tree = self.kind.ability_tree(game, option)
        if isinstance(tree, Node):
            bearer, besides = self.bearer(game, option.card), self.printed(game, option.card)
            return self.open_end(card_text([tree], self.kind.name, bearer, self.words.language, besides)[0])
        name = self.kind.ability_name(game, option.card, option.ability) if option.ability > 0 else ""
        return self.names.called(name) or (str(option.ability) if option.ability > 0 else "")

    def bearer(self, game: Game, card: int) -> str:
        """What a card is called by its own text: "creature", "item"; a token that no catalog has is just a card."""
        try:
            return str(self.kind.card_sheet(self.kind.card_name(game, card)).get("type", "card"))
        except MulliganError:
            return "card"

    def printed(self, game: Game, card: int) -> list[Node]:
        """The abilities on a card as its catalog has them; none of a token that no catalog has."""
        try:
            return [tree for tree in self.kind.card_trees(self.kind.card_name(game, card)) if isinstance(tree, Node)]
        except MulliganError:
            return []

    def whose(self, game: Game, card: int) -> str:
        """Whose card it is, as messages ask it: mine, theirs, or none."""
        if card < 0:
            return "none"
        return "mine" if game.controller[card] == self.viewer else "theirs"

    def target_of(self, game: Game, option: Option) -> str:
        """Whose card a target is, where there are several opponents and it is not the viewer's own."""
        if option.target < 0 or game.match.seats == 2 or game.controller[option.target] == self.viewer:
            return ""
        return self.player(game, int(game.controller[option.target]))

    def refusal(self, game: Game, option: Option, refusal: Refusal, cited: bool = True) -> str:
        """Why something cannot be done, with the rule unless that is shown beside it."""
        names = {"card": self.card_now(game, option.card), "target": self.card_now(game, option.target)}
        cannot = f"cannot-{option.verb}" if option.card >= 0 or not self.speaks_of(option.verb, "card") else "cannot"
        return self.refused(self.words.either(cannot, "cannot", verb=option.verb, **names), refusal, cited, **names)

    def speaks_of(self, verb: str, part: str) -> bool:
        """Whether the words for what cannot be done speak of a card, or of a target."""
        names = {"card": "-", "target": "-", part: MARK}
        return MARK in self.words.either(f"cannot-{verb}", "cannot", verb=verb, **names)

    def refused(self, what: str, refusal: Refusal, cited: bool = True, card: str = "", target: str = "") -> str:
        """That something cannot be done, why, and by which rule."""
        number = self.cite(refusal.rule) if cited else ""
        return self.words.say(
            "refusal" if number else "refusal-without-rule",
            what=what,
            why=self.words.say(f"refusal-{refusal.message}", card=card, target=target),
            rule=number,
            edition=self.ledger.edition,
        )

    def complaint(self, complaint: Complaint) -> str:
        """What is wrong with a deck, with the rule."""
        why = self.words.say(
            f"complaint-{complaint.message}",
            card=self.words.row(self.names.word(one) for one in complaint.card.split(SEVERAL)),
            count=complaint.count,
            limit=complaint.limit,
            missing=complaint.limit - complaint.count,
        )
        number = self.cite(complaint.rule)
        return self.words.say("complaint", why=why, rule=number, edition=self.ledger.edition) if number else why
