"""The text that players read: every word has its message, every card its text, and the grammar is right."""

import re
from typing import ClassVar

import pytest

from mulligan import games
from mulligan.cardlang.nodes import Node
from mulligan.cardlang.notation import read
from mulligan.cardlang.render import Renderer, Telling, tidy
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.magic.words.vocabulary import MAGIC
from mulligan.speech.cards import CardMessages, card_text
from mulligan.speech.glossary import Glossary

VOCABULARIES: dict[str, Vocabulary] = {"lorcana": LORCANA, "cipher": CIPHER, "magic": MAGIC}
MESSAGES = {game: CardMessages(game, "en") for game in VOCABULARIES}
EVERYWHERE = {"self", "last", "before", "next", "prior", "after", "form", "this", "name"}  # need no parameter


def text(notation: str, kind: str = "character") -> str:
    return card_text([read(notation, LORCANA)], "lorcana", kind)[0]


@pytest.mark.parametrize("game", VOCABULARIES)
def test_every_word_has_a_message(game: str) -> None:
    without = [f"word-{word}" for word in VOCABULARIES[game].words if f"word-{word}" not in MESSAGES[game].entries]
    assert without == [], f"write these in data/{game}/words/cards-en.ftl"


@pytest.mark.parametrize("game", VOCABULARIES)
def test_every_message_is_for_a_word(game: str) -> None:
    words = {name.removeprefix("word-") for name in MESSAGES[game].entries if name.startswith("word-")}
    assert words <= set(VOCABULARIES[game].words)


def told(game: str) -> set[str]:
    """What abilities tell the others on their card."""
    forms = [form.id.name for entry in MESSAGES[game].entries.values() for form in entry.attributes]
    return {form.removeprefix("tells-") for form in forms if form.startswith("tells-")}


@pytest.mark.parametrize("game", VOCABULARIES)
def test_messages_speak_only_of_what_their_word_takes(game: str) -> None:
    everywhere = EVERYWHERE | told(game)
    wrong: list[tuple[str, str, str]] = []
    for name, word in VOCABULARIES[game].words.items():
        message = f"word-{name}"
        known = everywhere | {parameter.name for parameter in word.parameters}
        entry = MESSAGES[game].entries[message]
        forms = [attribute.id.name for attribute in entry.attributes] + ([""] if entry.value is not None else [])
        for form in forms:
            spoken_of = MESSAGES[game].variables(message, form)
            wrong += [(message, form, one) for one in spoken_of if one.partition("-")[0] not in known]
    assert wrong == []


ODD = re.compile(r"\w_\w|  | [,.;:]|(?<!\.)\.\.(?!\.)|,,|\bnone\b|\ba [aeio]|\ban [^aeiouAEIOU]")
BRACKETS = re.compile(r"[{}()]")  # costs of Magic and names of Cipher have some


@pytest.mark.slow
@pytest.mark.parametrize("game", VOCABULARIES)
def test_every_card_of_the_catalog_can_be_read(game: str) -> None:
    kind = games.kind(game)
    for card in kind.card_names():
        sort = str(kind.card_sheet(card).get("type"))
        for node in kind.card_trees(card):
            assert isinstance(node, Node)
            name = getattr(node, "name", "")
            if name:  # a keyword has none
                node.name = ""
            told = card_text([node], game, sort)[0]
            assert told, card
            assert told[0] == told[0].upper(), (card, told)
            assert not ODD.search(told), (card, name, told)
            assert game != "lorcana" or not BRACKETS.search(told), (card, name, told)
            raw = {node.word for node in node.everything() if "_" in node.word}
            assert not any(word in told for word in raw), (card, told)


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
    # who does it, and what "may" and "if" reach
    "does(seq(lose_lore(2, opponents), gain_lore(2)))": "Each opponent loses 2 lore, then you gain 2 lore.",
    "when(played(this), may(seq(draw(1), give(chosen(character), strength(2), this_turn))))": (
        "When you play this character, you may draw a card, then have chosen character get +2 strength this turn."
    ),
    "when(turn_ends, if(have(item(yours)), gain_lore(2), gain_lore(1)), if=have(location(yours)))": (
        "At the end of your turn, if you have a location in play, gain 2 lore if you have an item in play;"
        " otherwise, gain 1 lore."
    ),
    "always(give(this, lore(2)), if=is(strength_of(this), at_least(7)))": (
        "While this character has 7 or more strength, this character gets +2 lore."
    ),
    "always(pay_less(1, item), if=have(character(yours, at_location)))": (
        "While you have a character at a location, you pay 1 ink less to play items."
    ),
    "when(challenges(this), give(this, no_challenge_damage, this_challenge))": (
        "Whenever this character challenges, this character takes no damage from the challenge."
    ),
    "does(each(everyone, discard(card(theirs, in_hand))))": "Each player discards their hand.",
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


CIPHER_TEXTS = {
    # what may be paid, what limits a skill
    "use(tap_this, flip(2), move(chosen(enemy)), only_if(are(this, in_front)))": (
        "Tap this unit, turn 2 bonds face down: Move 1 chosen enemy. Only if this unit is in the front line."
    ),
    "use(flip(1), give(this, attack(-10), this_turn), once)": (
        "Once per turn, turn 1 bond face down: This unit gets -10 attack until the end of the turn."
    ),
    "when(is_attacked(ally(other)), tap_this, by(destroy(this)), give(defending_unit, attack(20), this_battle))": (
        "When another ally is attacked, you may tap this unit and destroy this unit. "
        "If you do, the defending unit gets +20 attack until the end of the battle."
    ),
    'always(give(this, attack(40)), if=is_attacking(this, unit(of("dragon"))), class_change)': (
        "Class change skill: While this unit is attacking a dragon unit, this unit gets +40 attack."
    ),
    'attack_support(if(are(attacking_unit, of("red")), give(attacking_unit, destroys_orbs(2), this_battle)))': (
        "Attack support: If the attacking unit is red, it destroys 2 orbs with its attack until the end of the battle."
    ),
    # which cards
    'use(to_hand(chosen(retreat(non(named("Lena")), with_cost(exactly(1))))))': (
        "Put 1 card with deployment cost 1 not named Lena from your retreat area into your hand."
    ),
    "use(to_retreat(chosen(hand(whose=opponents), 2, by=opponents)))": (
        "Your opponent chooses 2 cards from their hand and puts them into the retreat area."
    ),
    'always(give(ally(other, of("flier")), attack(10)))': "Your other flier allies get +10 attack.",
    # numbers and conditions
    "always(give(this, attack(times(10, count(ally(other, class_changed))))))": (
        "This unit gets +10 attack for each other class-changed ally."
    ),
    "always(give(this, attack(10)), if=more(count(orbs(whose=opponents)), count(orbs)))": (
        "While your opponent has more orbs than you have, this unit gets +10 attack."
    ),
    "always(give(this, attack(20)), if=not(there_is(hand(whose=opponents))))": (
        "While your opponent has no cards in their hand, this unit gets +20 attack."
    ),
}


@pytest.mark.parametrize("notation", CIPHER_TEXTS)
def test_texts_of_cipher(notation: str) -> None:
    assert card_text([read(notation, CIPHER)], "cipher", "unit") == [CIPHER_TEXTS[notation]]


def test_this_card_is_called_by_its_type() -> None:
    assert text("when(banished(this), draw(1))", "item") == "When this item is banished, draw a card."


def test_an_ability_that_characters_gain_speaks_of_them() -> None:
    gained = 'does(give(character(yours), ability("", when(challenges(this, location), gain_lore(1))), this_turn))'
    told = text(gained, kind="action")
    assert told == "Your characters gain “Whenever this character challenges a location, gain 1 lore” this turn."


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

    words: ClassVar = {
        "word-draw": "{count} drawn",
        "word-number": "{number}",
        "word-of": "{kinds}",
        "list.join": "{before}{next}",
        "text-red": "der",
        "text-axe.short": "x",
        "text-red.short": "",
    }

    def has(self, message: str, form: str) -> bool:
        return message + f".{form}" * (form != "") in self.words

    def variables(self, message: str, form: str) -> list[str]:
        return re.findall(r"{(\w+)}", self.words[message + f".{form}" * (form != "")])

    def say(self, message: str, form: str, values: dict[str, str | int]) -> str:
        return self.words[message + f".{form}" * (form != "")].format(**values)

    def called(self, name: str) -> str:
        return name[::-1]


def test_the_renderer_knows_no_language() -> None:
    node: Node = read("draw(3)", LORCANA)
    assert Renderer(Backwards()).text(node, "line", {}) == "3 drawn"


class Endings(Backwards):
    """A language whose verbs end otherwise where the sentence goes on."""

    words: ClassVar = {
        "word-draw": "{count} drawn",
        "word-draw.on": "{count} drawing",
        "word-number": "{number}",
        "word-seq": "{effects}",
        "word-seq.join": "{before_on}, {next}",
        "word-seq.last": "{before_on}, then {next} ({before_usual})",
    }

    def has(self, message: str, form: str) -> bool:
        return self.key(message, form) in self.words

    def variables(self, message: str, form: str) -> list[str]:
        return [name.replace("_", "-") for name in re.findall(r"{(\w+)}", self.words[self.key(message, form)])]

    def say(self, message: str, form: str, values: dict[str, str | int]) -> str:
        given = {name.replace("-", "_"): value for name, value in values.items()}
        return self.words[self.key(message, form)].format(**given)

    def key(self, message: str, form: str) -> str:
        return f"{message}.{form}" if form else message


def test_a_list_may_be_told_with_another_ending_where_it_goes_on() -> None:
    node: Node = read("seq(draw(1), draw(2), draw(3))", LORCANA)
    told = Renderer(Endings()).text(node, "", {})
    assert told == "1 drawing, 2 drawing, then 3 drawn (1 drawing, 2 drawn)"


class Pronouns(Endings):
    """A language that says it once by name, and after that shortly; it speaks of a condition first."""

    words: ClassVar = {
        "word-when": "{if}: {trigger}, {effect}",
        "word-when.order": "if trigger",
        "word-quests": "{who} quests",
        "word-draw": "draw",
        "word-matches": "{who} is {kind}",
        "word-card": "a card",
        "word-this": "this ({last_this})",
        "word-this.sets-this": "known",
    }


def test_a_language_says_in_which_order_it_speaks() -> None:
    node: Node = read("when(quests(this), draw(1), matches(this, card))", LORCANA)
    assert Renderer(Pronouns()).text(node, "", {}) == "this (none) is a card: this (known) quests, draw"


class Subjects(Endings):
    """A language that says who does something where somebody else did something before."""

    words: ClassVar = {
        "word-draw": "{who}draw",
        "word-lose_lore": "they lose",
        "word-lose_lore.sets-who": "others",
        "word-you": "[{last_who}] ",
        "word-seq": "{effects}",
        "word-seq.join": "{before}, {next}",
    }


def test_what_is_left_out_looks_back_on_what_was_said_before_it_only() -> None:
    node: Node = read("seq(draw(1), lose_lore(1, opponents), draw(1))", LORCANA)
    assert Renderer(Subjects()).text(node, "", {}) == "[none]draw, they lose, [others]draw"


def test_texts_are_told_in_the_terms_of_the_glossary() -> None:
    book = Glossary("magic", "xx")
    book.add('[types]\nartifact = ["machine", "machines"]\n[counters]\nfate = "doom"\n[except]\nsome-id = "why"', "x")
    assert book.term("artifact") == "machine"
    assert book.term("Artifact creature", join="-") == "machine-creature"
    assert (book.term("fate", table="types"), book.term("fate", table="counters")) == ("fate", "doom")
    assert book.term("some-id") == "some-id"


def test_a_glossary_that_cannot_be_read_is_named() -> None:
    with pytest.raises(MulliganError, match="xx-file"):
        Glossary("magic", "xx").add("[types", "xx-file")


def test_a_text_has_the_forms_of_its_message_and_any_other_text_is_a_name() -> None:
    node: Node = read('of("red", "bow")', CIPHER)
    assert Renderer(Backwards()).text(node, "", {}) == "derwob"
    told = Telling(Renderer(Backwards()), node, {})
    assert [told.form("axe", "short"), told.form("axe", ""), told.feature("bow", "short")] == ["x", "exa", ""]
    assert [told.form("axe", "raw"), told.form("bow", "raw")] == ["axe", "bow"]
    assert told.form("red", "short") == ""  # a form may well be empty


def test_numbers_as_wide_as_ideographs_stay_as_they_are() -> None:
    assert [tidy("12"), tidy("１２")] == [12, "１２"]


def test_what_a_token_has_speaks_of_the_token() -> None:
    node = read(
        'activated(loyalty(-6), create(1, token("Avatar", 0, 0, "white", static(this, power_is(life_of)))))', MAGIC
    )
    assert (
        "“This creature has power and toughness each equal to your life total”"
        in card_text([node], "magic", "planeswalker")[0]
    )


def test_after_a_quotation_that_ends_with_a_stop_no_second_stop_is_said() -> None:
    assert tidy("具有「重生此生物。」。") == "具有「重生此生物。」"
    assert tidy("「A。」与「B。」") == "「A。」与「B。」"
