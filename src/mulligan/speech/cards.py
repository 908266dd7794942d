"""What a card says, in the words of a language: its tree, rendered by the messages in data/GAME/words/cards-*.ftl."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mulligan.cardlang.nodes import Node
from mulligan.cardlang.render import NONE, Renderer
from mulligan.kernel.errors import MulliganError
from mulligan.speech.files import languages, message_file
from mulligan.speech.functions import FUNCTIONS
from mulligan.speech.glossary import glossary
from mulligan.speech.names import names
from mulligan.speech.pieces import Pieces, fluently
from mulligan.speech.tags import ENGLISH, chain

if TYPE_CHECKING:
    from fluent.syntax import ast

SHARED: Final = "cardlang"  # whose folder has the messages of the words that all games share


class CardMessages:
    """The messages of a game's words in one language, over those in English, the game's own over the shared ones.

    A language that has a message for every word needs no other, and no other is read.
    """

    def __init__(self, game: str, language: str) -> None:
        functions = dict(FUNCTIONS)
        functions["TERM"] = glossary(language, game).term
        functions["CARD"] = names(language, game).card
        self.entries = Pieces(lambda: fluently().bundle(language, functions))
        # What is found out about a form of a message holds for good, and is asked for again and again.
        self.patterns: dict[tuple[str, str], ast.Pattern | None] = {}
        self.spoken_of: dict[tuple[str, str], list[str]] = {}
        self.constant: dict[tuple[str, str], str] = {}  # what is said without any value
        self.names = names(language, game)
        order = chain(language, languages())
        while len(order) > 1 and words_in(game, order[-1]) <= set().union(*(words_in(game, one) for one in order[:-1])):
            order.pop()
        for one in reversed(order):
            for folder in (SHARED, game):
                name = f"cards-{one}"
                self.entries.add(message_file(folder, name) or "", f"{folder}/words/{name}.ftl")

    def pattern(self, message: str, form: str) -> ast.Pattern | None:
        """A form of a message as it is written; None if there is none."""
        key = (message, form)
        if key not in self.patterns:
            entry = self.entries.get(message)
            if entry is None or form == "":
                self.patterns[key] = None if entry is None else entry.value
            else:
                found = (attribute.value for attribute in entry.attributes if attribute.id.name == form)
                self.patterns[key] = next(found, None)
        return self.patterns[key]

    def has(self, message: str, form: str) -> bool:
        """Whether a message has a form."""
        return self.pattern(message, form) is not None

    def variables(self, message: str, form: str) -> list[str]:
        """The variables a form of a message speaks of, also those of the messages it refers to."""
        key = (message, form)
        if key not in self.spoken_of:
            found = fluently().Speaks()
            found.visit(self.pattern(message, form))
            for other, attribute in found.messages:
                found.variables.update(dict.fromkeys(self.variables(other, attribute)))
            self.spoken_of[key] = list(found.variables)
        return self.spoken_of[key]

    def say(self, message: str, form: str, values: dict[str, str | int]) -> str:
        """A form of a message, in words."""
        key = (message, form)
        if not values and key in self.constant:
            return self.constant[key]
        bundle = self.entries.hear(message)
        entry = bundle.get_message(message)
        pattern = entry.attributes[form] if form else entry.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise MulliganError("bad-message", name=message, form=form, reason=str(errors[0]))
        if not values:
            self.constant[key] = str(text)
        return str(text)

    def called(self, name: str) -> str:
        """What the language calls something that card texts speak of by its English name."""
        return self.names.called(name)


def words_in(game: str, language: str) -> set[str]:
    """The words of a game that a language has messages for."""
    texts = [message_file(folder, f"cards-{language}") or "" for folder in (SHARED, game)]
    return {one for text in texts for one in re.findall(r"^word-[\w-]+", text, re.MULTILINE)}


# -- Cards -------------------------------------------------------------------------------------------------------------

_renderers: Final[dict[tuple[str, str], Renderer]] = {}


def renderer(game: str, language: str = ENGLISH) -> Renderer:
    """The renderer of a game's words in a language, made once."""
    key = (game, language)
    if key not in _renderers:
        _renderers[key] = Renderer(CardMessages(game, language))
    return _renderers[key]


def card_text(
    abilities: list[Node], game: str, kind: str = "card", language: str = ENGLISH, besides: Sequence[Node] = ()
) -> list[str]:
    """What a card of a kind ("character", "item") says, one line an ability, each with its story name in front.

    Abilities that are `besides` on the card are not said, but what they tell the others is known.
    """
    speaker = renderer(game, language)
    told: dict[str, str | int] = {"this": kind}
    for node in (*besides, *abilities):
        told.update(tells(speaker, node))
    called = speaker.messages.called
    return [
        speaker.text(node, "line", {**told, "name": called(getattr(node, "name", "")) or NONE}) for node in abilities
    ]


def tells(speaker: Renderer, node: Node) -> dict[str, str | int]:
    """What an ability tells the others on its card: its forms `.tells-THING`, as `$THING` in all their messages."""
    messages = speaker.messages
    assert isinstance(messages, CardMessages)
    entry = messages.entries.get(f"word-{node.word}")
    forms = [] if entry is None else [attribute.id.name for attribute in entry.attributes]
    return {form.removeprefix("tells-"): speaker.text(node, form, {}) for form in forms if form.startswith("tells-")}
