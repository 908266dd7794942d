"""`why not …`: finds out what a person asks about, and lets the game say which rule is in the way."""

from __future__ import annotations

from typing import Final

from mulligan.cli.board import Row, all_cards, by_id, rows, whole
from mulligan.cli.choosing import Choice
from mulligan.cli.files import plain
from mulligan.cli.language import say
from mulligan.kernel.game import Game
from mulligan.kernel.options import Option
from mulligan.speech import Speaker

LINKS: Final = ("onto", "with", "to", "on", "by", "at", "against", "->", "→", "the", "my", "a")
MOST_TARGETS: Final = 8
NOT_ASKED: Final = "not-asked-now"  # the reason that says least


class WhyNot:
    """Answers one question."""

    def __init__(self, game: Game, player: int, speaker: Speaker, view: Row, told: list[Choice]) -> None:
        self.game = game
        self.player = player
        self.speaker = speaker
        self.view = view
        self.told = told
        self.names = by_id(view)
        self.mine = {whole(card["id"]) for card in all_cards({"players": self.seats(view, mine=True)})}

    def seats(self, view: Row, mine: bool) -> list[Row]:
        """The seats of a view: the viewer's own, or the others'."""
        return [seat for seat in rows(view.get("players")) if (seat.get("name") == view.get("you")) == mine]

    def verbs(self) -> list[str]:
        """What can be asked about: everything there are words for why it cannot be done."""
        return [one.removeprefix("cannot-") for one in self.speaker.words.ids if one.startswith("cannot-")]

    def answer(self, text: str) -> list[str]:
        """The answer, line by line."""
        wanted = [word for word in plain(text.replace("->", " ").replace("→", " ")).split() if word]
        if not wanted:
            return [say("why-not-what", example=self.speaker.words.say("example-why-not"))]
        verbs = [verb for verb in self.verbs() if plain(verb).split()[0] == wanted[0]]
        spoken = max((spoken_of(plain(verb).split(), wanted) for verb in verbs), default=0)
        rest = [word for word in wanted[spoken:] if word not in LINKS]
        if verbs and not rest:
            return self.without_card(verbs[0])
        pairs = self.cards(rest)
        if not pairs:
            return [say("why-not-which", text=" ".join(rest))]
        card, target = pairs[0]
        told: list[str] = []
        for verb in verbs or self.verbs():
            told.extend(self.about(verb, card, target))
        return list(dict.fromkeys(told))

    def without_card(self, verb: str) -> list[str]:
        """Why something cannot be done at all, or with any card of one's own."""
        refusal = self.speaker.kind.why_not(self.game, self.player, Option(verb))
        if refusal is None or refusal.message != NOT_ASKED:
            return self.explain(Option(verb))
        told = [line for card in sorted(self.mine) for line in self.about(verb, card, -1)]
        return list(dict.fromkeys(told))[:MOST_TARGETS] or self.explain(Option(verb))

    def about(self, verb: str, card: int, target: int) -> list[str]:
        """Why a card may not do something; where it must be done to another card, why not to any of them."""
        if target >= 0:
            return self.explain(Option(verb, card, target))
        told = self.explain(Option(verb, card))
        refusal = self.speaker.kind.why_not(self.game, self.player, Option(verb, card))
        if refusal is None or refusal.message != NOT_ASKED:
            return told
        found: list[str] = []
        for other in self.names:
            if other != card:
                closer = self.speaker.kind.why_not(self.game, self.player, Option(verb, card, other))
                if closer is None or closer.message != refusal.message:
                    found.extend(self.explain(Option(verb, card, other)))
        return list(dict.fromkeys(found))[:MOST_TARGETS] or told

    def explain(self, option: Option) -> list[str]:
        """The game's own reason, or that it can be done."""
        refusal = self.speaker.kind.why_not(self.game, self.player, option)
        if refusal is not None:
            return [self.speaker.refusal(self.game, option, refusal)]
        for choice in self.told:
            offered = choice.option
            if (
                offered.verb == option.verb
                and option.card in (-1, offered.card)
                and option.target in (-1, offered.target)
            ):
                return [say("you-may", number=choice.number, option=choice.words)]
        return []

    def cards(self, wanted: list[str]) -> list[tuple[int, int]]:
        """The cards meant: one, or one and another it would be done to; one's own are meant first."""
        whole_name = self.find(wanted, own_first=True)
        if whole_name >= 0:
            return [(whole_name, -1)]
        for cut in range(len(wanted) - 1, 0, -1):
            card = self.find(wanted[:cut], own_first=True)
            target = self.find(wanted[cut:], own_first=False)
            if card >= 0 and target >= 0:
                return [(card, target)]
        return []

    def find(self, parts: list[str], own_first: bool) -> int:
        """A card in view whose name has all these words; the shortest name is the likeliest."""
        fitting = [card for card, name in self.names.items() if all(part in plain(name).split() for part in parts)]
        if not fitting:
            fitting = [card for card, name in self.names.items() if all(part in plain(name) for part in parts)]
        if not fitting:
            return -1
        return min(fitting, key=lambda card: ((card in self.mine) != own_first, len(self.names[card]), card))


def spoken_of(verb: list[str], wanted: list[str]) -> int:
    """How many words at the beginning of what somebody says are those of a verb."""
    count = 0
    while count < min(len(verb), len(wanted)) and verb[count] == wanted[count]:
        count += 1
    return count
