"""`why not …`: finds out what a person asks about, and lets the game say which rule is in the way."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from typing import Final

from mulligan.cli.choosing import Choice
from mulligan.cli.files import unmarked
from mulligan.cli.language import say
from mulligan.cli.seen import Row, all_cards, by_id, rows, whole
from mulligan.kernel.foreign import abroad, folded
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Refusal
from mulligan.kernel.options import Option
from mulligan.speech import Speaker
from mulligan.speech.layouts import Layout

LINKS: Final = ("onto", "with", "to", "on", "by", "at", "against", "->", "→", "the", "my", "a")
MOST_TARGETS: Final = 8
FEW: Final = 2  # cards of which each is told why it cannot
NOT_ASKED: Final = "not-asked-now"


class WhyNot:
    """Answers one question."""

    def __init__(self, game: Game, player: int, speaker: Speaker, view: Row, told: list[Choice]) -> None:
        self.game = game
        self.player = player
        self.speaker = speaker
        self.view = view
        self.told = told
        self.names = by_id(view)
        words = speaker.words
        self.headed = Counter(words.say(one) for one in words.ids if one.startswith("group-"))
        self.vague = (NOT_ASKED, *Layout(speaker.kind.name).vague_reasons)
        self.mine = {whole(card["id"]) for card in all_cards({"players": self.seats(view, mine=True)})}

    def seats(self, view: Row, mine: bool) -> list[Row]:
        """The seats of a view: the viewer's own, or the others'."""
        return [seat for seat in rows(view.get("players")) if (seat.get("name") == view.get("you")) == mine]

    def verbs(self) -> dict[str, str]:
        """What can be asked about, by how it is called: everything there are words for why it cannot be done."""
        verbs = [one.removeprefix("cannot-") for one in self.speaker.words.ids if one.startswith("cannot-")]
        told = {unmarked(name): verb for verb in verbs for name in self.headings(verb)}
        also = {unmarked(name): verb for verb in verbs for name in self.other_names(verb)}
        return {**told, **also, **{unmarked(verb): verb for verb in verbs}}

    def headings(self, verb: str) -> list[str]:
        """What stands above the options of a verb, unless it heads others, too."""
        words = self.speaker.words
        heading = words.say(f"group-{verb}") if words.has(f"group-{verb}") else ""
        return [heading] if self.headed[heading] == 1 else []

    def other_names(self, verb: str) -> list[str]:
        """What else a verb is called."""
        words = self.speaker.words
        return re.split(r"[,、，] *", words.say(f"also-{verb}")) if words.has(f"also-{verb}") else []

    def called(self, verb: str) -> str:
        """What the language calls a verb."""
        own = (name for name in (*self.headings(verb), *self.other_names(verb)) if not name.isascii())
        return next(own, unmarked(verb))

    def answer(self, text: str) -> list[str]:
        """The answer, line by line."""
        wanted = spoken_words(text)
        if not wanted:
            return [say("why-not-what", example=self.speaker.words.say("example-why-not"))]
        known = self.verbs()
        verb, rest = self.verb_of(wanted, known)
        names = map(self.speaker.words.called, self.game.match.names)
        players = {word for name in names for word in unmarked(name).split()}
        if verb and (set(rest) <= players or not self.speaker.speaks_of(verb, "card")):
            return self.without_card(verb)
        pairs = self.cards(rest)
        if not pairs:
            verbs = dict.fromkeys(self.called(verb) for verb in known.values())
            asked = " ".join(rest) if text.isascii() else text  # as it was typed, in its own script
            words = self.speaker.words
            return [words.say("why-not-which", text=asked, verbs=words.row(verbs))]
        card, target = pairs[0]
        if verb and target < 0 and card not in self.mine and self.speaker.speaks_of(verb, "target"):
            return self.with_any_card(verb, card)
        verbs_meant = [verb] if verb else [one for one in dict.fromkeys(known.values()) if self.of_card(one)]
        told = [line for one in verbs_meant for line in self.about(one, *self.likeliest(one, pairs))]
        return list(dict.fromkeys(told))

    def of_card(self, verb: str) -> bool:
        """Whether something is done with a card."""
        return self.speaker.speaks_of(verb, "card")

    def verb_of(self, wanted: list[str], known: dict[str, str]) -> tuple[str, list[str]]:
        """What somebody wants to do, if they say so, and the words after it."""
        said = {name: spoken_of(name.split(), wanted) for name in known}
        # The most of its words are said, and the fewest are not: "cast" is not "cast face down".
        called = max((name for name in known if said[name]), key=lambda name: (said[name], -len(name)), default="")
        if not called and not all(word.isascii() for word in wanted):
            return self.verb_within(wanted, known)
        rest = [word for word in wanted[spoken_of(called.split(), wanted) :] if word not in LINKS]
        return known.get(called, ""), rest

    def verb_within(self, wanted: list[str], known: dict[str, str]) -> tuple[str, list[str]]:
        """The same where words are written without spaces: a verb anywhere in what is said, or a part of one."""
        text = " ".join(wanted)
        own = [name for name in known if not name.isascii()]
        within = [name for name in own if name in text]
        if within:
            first = min(within, key=lambda name: (text.index(name), -len(name)))
            return known[first], text.replace(first, " ", 1).split()
        around = [name for name in own if len(wanted[0]) > 1 and wanted[0] in name]
        if around and not self.find(wanted[:1], own_first=True):
            return known[min(around, key=len)], wanted[1:]
        return "", wanted

    def meant(self, text: str) -> bool:
        """Whether somebody says what they want to do with a card that they can see."""
        verb, rest = self.verb_of(spoken_words(text), self.verbs())
        return bool(verb and rest and self.of_card(verb) and self.cards(rest))

    def spelt_right(self, text: str) -> str:
        """What somebody may have meant who misspelt what they want to do or a card's name; empty if nothing is near."""
        words = spoken_words(text)
        names = {word for name in self.names.values() for word in unmarked(name).split()}
        verbs = {name for name in self.verbs() if name.isalpha()}
        meant = [
            word if word in known or word in LINKS else next(iter(difflib.get_close_matches(word, known, 1, 0.7)), "")
            for word, known in zip(words, [sorted(verbs), *[sorted(names)] * len(words)], strict=False)
        ]
        found = " ".join(meant)
        return found if all(meant) and self.meant(found) else ""

    def likeliest(self, verb: str, pairs: list[tuple[int, int]]) -> tuple[int, int]:
        """Of several cards of that name the one that is meant: it may do this, or what keeps it says something."""
        ranked: list[tuple[int, int]] = []
        for position, (card, target) in enumerate(pairs):
            refusal = self.speaker.kind.why_not(self.game, self.player, Option(verb, card, target))
            reason = "" if refusal is None else refusal.message
            ranked.append(
                (0 if refusal is None else 2 if reason == NOT_ASKED else 3 if reason in self.vague else 1, position)
            )
        return pairs[min(ranked)[1]]

    def without_card(self, verb: str) -> list[str]:
        """Why something cannot be done at all, or with any card of one's own."""
        refusal = self.speaker.kind.why_not(self.game, self.player, Option(verb))
        if refusal is None or refusal.message != NOT_ASKED or not self.speaker.speaks_of(verb, "card"):
            return self.explain(Option(verb))
        return self.with_any_card(verb, -1) or self.explain(Option(verb))

    def with_any_card(self, verb: str, target: int) -> list[str]:
        """Why something cannot be done with any card of one's own; a reason that all of them share is told once."""
        refused = [
            (option, refusal)
            for option in (Option(verb, card, target) for card in sorted(self.mine))
            if (refusal := self.speaker.kind.why_not(self.game, self.player, option)) is not None
        ]
        telling = [one for one in refused if one[1].message not in self.vague]
        reasons = {refusal.message for _, refusal in refused}
        alike = len(reasons) == 1 or (len(refused) > FEW and NOT_ASKED not in reasons)
        if not telling and alike and len(refused) == len(self.mine) > 1:
            common = Counter(refusal.message for _, refusal in refused).most_common(1)[0][0]
            return [
                self.speaker.refused(
                    self.speaker.words.say("why-not-any"), next(one for _, one in refused if one.message == common)
                )
            ]
        told = [line for card in sorted(self.mine) for line in self.open(Option(verb, card, target))]
        if not told:
            telling = telling or [one for one in refused if one[1].message == NOT_ASKED] or refused
        closest = self.closest(verb, telling)
        told += [line for option in closest for line in self.about(verb, option.card, target)]
        return list(dict.fromkeys(told))[:MOST_TARGETS]

    def closest(self, verb: str, refused: list[tuple[Option, Refusal]]) -> list[Option]:
        """Of cards that may not do something those that come nearest: whatever is the wrong sort of card says least."""
        options = [option for option, _ in refused]
        if len(options) < 2 or not self.speaker.speaks_of(verb, "target"):
            return options
        found = [
            option
            for option in options
            if any(
                refusal is None or refusal.message not in (*self.vague, NOT_ASKED)
                for other in self.names
                if other not in self.mine
                for refusal in [self.speaker.kind.why_not(self.game, self.player, Option(verb, option.card, other))]
            )
        ]
        return found or options

    def about(self, verb: str, card: int, target: int) -> list[str]:
        """Why a card may not do something; where it must be done to another card, why not to any of them."""
        if target >= 0:
            return self.explain(Option(verb, card, target))
        told = self.explain(Option(verb, card))
        refusal = self.speaker.kind.why_not(self.game, self.player, Option(verb, card))
        if refusal is None or refusal.message != NOT_ASKED:
            return told
        closer = [
            (other, self.speaker.kind.why_not(self.game, self.player, Option(verb, card, other)))
            for other in self.names
            if other != card
        ]
        closer = [one for one in closer if one[1] is None or one[1].message != refusal.message]
        shared = closer[0][1] if len({None if why is None else why.message for _, why in closer}) == 1 else None
        if shared is not None and (len(closer) > FEW or all(other in self.mine for other, _ in closer)):
            return [self.speaker.refusal(self.game, Option(verb, card), shared)]  # it is not about what it is done to
        found: list[str] = []
        little: list[str] = []
        for other, why in closer:
            plenty = why is None or why.message not in self.vague
            (found if plenty else little).extend(self.explain(Option(verb, card, other)))
        return list(dict.fromkeys(found or little))[:MOST_TARGETS] or told

    def explain(self, option: Option) -> list[str]:
        """The game's own reason, or that it can be done."""
        refusal = self.speaker.kind.why_not(self.game, self.player, option)
        return self.open(option) if refusal is None else [self.speaker.refusal(self.game, option, refusal)]

    def open(self, option: Option) -> list[str]:
        """That something can be done, if it is among the choices."""
        for choice in self.told:
            for leaf in choice.leaves():
                if any(offered.suits(option) for offered in leaf.options):
                    return [say("you-may", number=choice.number, option=leaf.words)]
        return []

    def cards(self, wanted: list[str]) -> list[tuple[int, int]]:
        """The cards that may be meant: one, or one and another it would be done to; the likeliest first."""
        whole_name = self.find(wanted, own_first=True)
        if whole_name:
            return [(card, -1) for card in whole_name]
        for cut in range(len(wanted) - 1, 0, -1):
            cards = self.find(wanted[:cut], own_first=True)
            targets = self.find(wanted[cut:], own_first=False)
            if cards and targets:
                return [(card, target) for card in cards for target in targets]
        return []

    def find(self, parts: list[str], own_first: bool) -> list[int]:
        """The cards in view whose name has all these words: one's own or the others', and the shortest name first."""
        fitting = [card for card, name in self.names.items() if all(part in unmarked(name).split() for part in parts)]
        if not fitting:
            fitting = [card for card, name in self.names.items() if all(part in unmarked(name) for part in parts)]
        if not fitting:
            game = self.speaker.kind.name
            fitting = [
                card
                for card, name in self.names.items()
                if any(all(folded(part) in one for part in parts) for one in abroad(game, name))
            ]
        side = [card for card in fitting if (card in self.mine) == own_first] or fitting
        return sorted(side, key=lambda card: (len(self.names[card]), card))


def spoken_words(text: str) -> list[str]:
    """The words of a question."""
    return unmarked(text.replace("->", " ").replace("→", " ")).split()


def spoken_of(verb: list[str], wanted: list[str]) -> int:
    """How many words at the beginning of what somebody says are those of a verb; none unless its first is."""
    count = 0
    while count < min(len(verb), len(wanted)) and verb[count] == wanted[count]:
        count += 1
    return count
