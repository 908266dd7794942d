"""The text that players read: every word has its message, every card its text, and the grammar is right."""

import re
from typing import ClassVar

import pytest

from mulligan.cardlang.nodes import Node
from mulligan.cardlang.notation import read
from mulligan.cardlang.render import Renderer
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.catalog import catalog
from mulligan.lorcana.terms import TYPE_NAMES
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.speech.cards import CardMessages, card_text

MESSAGES = CardMessages("lorcana", "en")
EVERYWHERE = {"self", "last", "before", "next", "prior", "form", "this", "name"}  # variables that need no parameter


def text(notation: str, kind: str = "character") -> str:
    return card_text([read(notation, LORCANA)], "lorcana", kind)[0]


@pytest.mark.parametrize("word", sorted(LORCANA.words))
def test_every_word_has_a_message(word: str) -> None:
    assert f"word-{word}" in MESSAGES.entries, f"write 'word-{word}' in data/lorcana/words/cards-en.ftl"


def test_every_message_is_for_a_word() -> None:
    words = {name.removeprefix("word-") for name in MESSAGES.entries if name.startswith("word-")}
    assert words <= set(LORCANA.words)


@pytest.mark.parametrize("word", sorted(LORCANA.words))
def test_messages_speak_only_of_what_their_word_takes(word: str) -> None:
    message = f"word-{word}"
    known = EVERYWHERE | {parameter.name for parameter in LORCANA.words[word].parameters}
    entry = MESSAGES.entries[message]
    forms = [attribute.id.name for attribute in entry.attributes] + ([""] if entry.value is not None else [])
    for form in forms:
        unknown = {name for name in MESSAGES.variables(message, form) if name.partition("-")[0] not in known}
        assert not unknown, f"{message}, form {form!r}"


def test_every_card_of_the_catalog_can_be_read() -> None:
    odd = re.compile(r"\w_\w|\{|\}|\(|\)|  | [,.;:]|\.\.(?!\.)|,,|\bnone\b|\ba [aeio]|\ban [^aeiou]")
    for facts in catalog().cards.values():
        for name, notation in facts.abilities:
            told = text(notation, TYPE_NAMES[facts.type])
            assert told, facts.full_name
            assert told[0] == told[0].upper(), (facts.full_name, told)
            assert not odd.search(told), (facts.full_name, name, told)
            raw = {node.word for node in read(notation, LORCANA).everything() if "_" in node.word}
            assert not any(word in told for word in raw), (facts.full_name, told)


TEXTS = {
    # keywords and kinds of abilities
    "challenger(2)": "Challenger +2",
    "shift(4)": "Shift 4",
    'shift(5, "Elsa")': "Elsa Shift 5",
    "use(exert_this, ink(4), draw(1))": "Exert, 4 ink: Draw a card.",
    "when(played(this), may(draw(2)))": "When you play this character, you may draw 2 cards.",
    "when(or(played(this), quests(this)), draw(1))": (
        "When you play this character and whenever this character quests, draw a card."
    ),
    "always(give(this, evasive), if=your_turn)": "During your turn, this character has Evasive.",
    # whose, other, of a kind: one, all, chosen
    'always(give(character(yours, other, of("Musketeer")), strength(1)))': (
        "Your other Musketeer characters get +1 strength."
    ),
    "does(exert(chosen(character(opposing))))": "Exert chosen opposing character.",
    "does(exert(up_to(2, character)))": "Exert up to 2 chosen characters.",
    "does(deal(2, character(opposing)))": "Deal 2 damage to each opposing character.",
    "does(return_to_hand(chosen(character, 2)))": "Return 2 chosen characters to their players' hands.",
    "does(return_to_hand(chosen(item(yours, in_discard))))": "Return an item card from your discard pile to your hand.",
    "does(banish(chosen(either_of(character(with_cost(at_most(2))), item(with_cost(at_most(2)))))))": (
        "Banish chosen character or item with cost 2 or less."
    ),
    "does(banish(chosen(either_of(item, character(opposing)))))": "Banish chosen item or opposing character.",
    "when(banished(character(yours, with(bodyguard))), draw(1))": (
        "Whenever one of your characters with Bodyguard is banished, draw a card."
    ),
    "when(played(character(other)), draw(1))": "Whenever you play another character, draw a card.",
    "when(played(action), draw(1))": "Whenever you play an action, draw a card.",
    # quantities and conditions
    'always(give(this, lore(count(character(yours, other, of("Villain"))))))': (
        "This character gets +1 lore for each other Villain character you have in play."
    ),
    "does(draw(times(2, count(item(yours)))))": "Draw 2 cards for each item you have in play.",
    "does(seq(heal(3, chosen(character(yours))), draw(this_way)))": (
        "Remove up to 3 damage from chosen character of yours, then draw a card for each damage removed this way."
    ),
    "does(if(is(cards_in_hand, exactly(0)), draw(1)))": "If you have no cards in your hand, draw a card.",
    "does(if(more(largest_hand(opponents), cards_in_hand), draw(1)))": (
        "If an opponent has more cards in their hand than you have, draw a card."
    ),
    # who does it
    "does(each(opponents, discard(chosen(card(theirs, in_hand), 2, by=they))))": (
        "Each opponent chooses and discards 2 cards."
    ),
    "does(choose_player(opponents, discard(chosen(song(theirs, in_hand)))))": (
        "Choose an opponent. That player discards a song card of your choice."
    ),
    "does(may(lose_lore(1, opponents)))": "You may have each opponent lose 1 lore.",
    # what was said before
    "does(seq(make_ready(chosen(character)), give(it, cannot_quest, this_turn)))": (
        "Ready chosen character. They can't quest this turn."
    ),
    "when(banished(this, while_challenged), may(banish(rival)))": (
        "When this character is banished while being challenged, you may banish the challenging character."
    ),
    "does(look(2, put(1, where=into_hand), rest(on_bottom)))": (
        "Look at the top 2 cards of your deck. Put 1 of them into your hand. Put the other on the bottom of your deck."
    ),
    # how long
    "does(give(chosen(character(opposing)), cannot_ready_at_start, their_next_turn))": (
        "Chosen opposing character can't ready at the start of their next turn."
    ),
    "does(give(chosen(character), reckless, their_next_turn))": (
        "Chosen character gains Reckless during their next turn."
    ),
    "does(floating(when(quests(character(yours)), gain_lore(1)), this_turn))": (
        "This turn, whenever one of your characters quests, gain 1 lore."
    ),
}


@pytest.mark.parametrize("notation", TEXTS)
def test_texts(notation: str) -> None:
    assert text(notation) == TEXTS[notation]


def test_this_card_is_called_by_its_type() -> None:
    assert text("when(banished(this), draw(1))", "item") == "When this item is banished, draw a card."


def test_the_story_name_stands_in_front() -> None:
    node = read("use(exert_this, draw(1))", LORCANA)
    node.name = "STUDY"
    assert card_text([node], "lorcana", "item") == ["STUDY – Exert: Draw a card."]


def test_a_word_without_a_message_is_named() -> None:
    node = read("evasive", LORCANA)
    node.word = "unheard_of"
    with pytest.raises(MulliganError, match="'word-unheard_of' is missing"):
        card_text([node], "lorcana")


class Backwards:
    """A language that needs no Fluent: the renderer asks only for messages."""

    words: ClassVar = {"word-draw": "{count} drawn", "word-number": "{number}"}

    def has(self, message: str, form: str) -> bool:
        return form == "" and message in self.words

    def variables(self, message: str, form: str) -> list[str]:
        return re.findall(r"{(\w+)}", self.words[message])

    def say(self, message: str, form: str, values: dict[str, str | int]) -> str:
        return self.words[message].format(**values)


def test_the_renderer_knows_no_language() -> None:
    node: Node = read("draw(3)", LORCANA)
    assert Renderer(Backwards()).text(node, "line", {}) == "3 drawn"
