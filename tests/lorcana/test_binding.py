"""What a word speaks of is set by something before it; a text in which nothing or two things are meant is refused."""

from __future__ import annotations

import pytest

from mulligan.cardlang.binding import unbound
from mulligan.cardlang.notation import read
from mulligan.lorcana.catalog import catalog
from mulligan.lorcana.grammar.texts import TextRefused, compile_keyword, compile_text
from mulligan.lorcana.words.vocabulary import LORCANA

LOST = {
    "does(give(it, strength(1)))": "it",
    "does(lose_lore(1, they))": "they",
    "when(turn_starts, banish(that))": "that",
    "when(banished(this), banish(rival))": "rival",
    "does(seq(may(exert(chosen(character))), give(it, strength(1))))": "it",
    "does(banish(picked(1)))": "picked",
    "does(if(it_was_done, draw))": "it_was_done",
    "always(give(character(theirs), strength(1)))": "theirs",
    "when(quests(this), gain_lore(that_much))": "that_much",
    'does(give(chosen(character), ability("", when(turn_starts, banish(it)))))': "it",
}


@pytest.mark.parametrize("notation", LOST)
def test_a_word_that_speaks_of_nothing_is_found(notation: str) -> None:
    assert unbound(read(notation, LORCANA), LORCANA) == LOST[notation]


def test_every_word_of_the_catalog_speaks_of_something() -> None:
    for facts in catalog().cards.values():
        for _, notation in facts.abilities:
            assert unbound(read(notation, LORCANA), LORCANA) == "", facts.full_name


MEANT = {
    "Whenever one of your characters challenges another character, they gain Resist +1 this turn.": (
        "when(challenges(character(yours), character), give(that, resist(1), this_turn))"
    ),
    "Whenever this character challenges another character, deal 1 damage to that character.": (
        "when(challenges(this, character), deal(1, rival))"
    ),
    "When you play this character, banish chosen item. She gains Rush this turn.": (
        "when(played(this), seq(banish(chosen(item)), give(this, rush, this_turn)))"
    ),
    "When you play this character, you may ready your other characters. They can't quest for the rest of this turn.": (
        "when(played(this), seq(may(make_ready(character(yours, other))),"
        " give(character(yours, other), cannot_quest, this_turn)))"
    ),
    "Whenever a character is banished in a challenge, return that card to its player's hand.": (
        "when(banished(character, in_challenge), return_to_hand(that(in_discard)))"
    ),
}


@pytest.mark.parametrize("printed", MEANT)
def test_a_pronoun_means_what_was_spoken_of_last_by_kind_and_number(printed: str) -> None:
    assert compile_text(printed, "Our Own", "OURS", type="character") == [MEANT[printed]]


OPEN = (
    "Elves get +1 {S}.",
    "If you have another Elf in play, this character gets +1 {S}.",
    "Your Knights get +1 {S}.",
)


@pytest.mark.parametrize("printed", OPEN)
def test_a_word_with_a_capital_is_no_classification_by_that_alone(printed: str) -> None:
    with pytest.raises(TextRefused):
        compile_text(printed, "Our Own", "OURS", type="character")


def test_an_unknown_kind_of_shift_is_refused() -> None:
    with pytest.raises(TextRefused):
        compile_keyword("Temporary Shift 3")


REFUSED = (
    "When you play this character, banish that character.",
    "At the start of your turn, deal 1 damage to them.",
    (
        "When you play this character, move 1 damage counter from chosen character to chosen opposing character."
        " That character can't quest this turn."
    ),
    "Whenever a character challenges another character, banish that character.",
    "Characters here get +1 {S}.",
    "Whenever this character quests, gain that much lore.",
    "When this character is banished, deal 2 damage to the challenged character.",
    "When you play this character, chosen characters get +1 {S} this turn.",
    "Whenever they draw a card, gain 1 lore.",
    "Opposing characters with the same name as chosen character get -1 {S}.",
    "When you play this character, ready each character you removed damage from this way.",
    "When you play this character, draw a card. This damage can't be reduced.",
)


@pytest.mark.parametrize("printed", REFUSED)
def test_a_text_in_which_nothing_or_two_things_are_meant_is_refused(printed: str) -> None:
    with pytest.raises(TextRefused):
        compile_text(printed, "Our Own", "OURS", type="character")
