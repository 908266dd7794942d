"""Cipher's cards in Japanese and in Chinese: sentences of our own for each construction, nothing left in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from mulligan.cardlang.notation import read
from mulligan.cipher.catalog import catalog
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.speech.cards import CardMessages, card_text
from mulligan.speech.names import Names
from mulligan.speech.words import message_file

HERE = Path(__file__).parent
LANGUAGES = ("ja", "zh-Hans")
NAMED = re.compile(r"[『「][^』」]*[』」]")

# A tree, what it says in Japanese, and in Chinese. A unit of nobody's is called Test, and so in every language.
SENTENCES = [block.splitlines() for block in (HERE / "sentences.txt").read_text("utf-8").split("\n\n")]


def told(notation: str, language: str) -> str:
    """What a skill says in a language."""
    return card_text([read(notation, CIPHER)], "cipher", "unit", language)[0]


@pytest.mark.parametrize(("notation", "japanese", "chinese"), SENTENCES, ids=[one[0] for one in SENTENCES])
def test_a_skill_reads_as_on_the_cards_of_its_language(notation: str, japanese: str, chinese: str) -> None:
    assert told(notation, "ja") == japanese
    assert told(notation, "zh-Hans") == chinese


def test_two_conditions_are_joined_in_chinese_and_what_is_kept_of_a_hand_is_counted() -> None:
    both = 'both(your_turn, there_is(bonds(of("white"))), there_is(bonds(of("black"))))'
    assert told(f"always(give(this, attack(10)), {both})", "zh-Hans") == (
        "【常】自己的回合中，自己有<白夜>势力的羁绊卡且自己有<暗夜>势力的羁绊卡的场合，这名单位的战斗力+10。"
    )
    assert told("when(turn_ends, to_retreat(chosen(hand, plus(count(hand), -4))))", "zh-Hans") == (
        "【自】自己的回合结束时，从自己的手牌中选择4张保留，将其余的手牌放置到退避区。"
    )


def test_who_draws_is_said_where_the_opponent_might_have_acted() -> None:
    might = "may(to_retreat(chosen(hand(opponents), by=opponents)), opponents)"
    notation = f"when(deployed(this), seq({might}, if(is(this_way, exactly(0)), draw)))"
    assert told(notation, "ja").endswith("そうしなかった場合、あなたはカードを１枚引く。")
    assert told(notation, "zh-Hans").endswith("没有这样做的场合，你抽1张卡。")
    assert told("when(turn_ends, to_retreat(chosen(hand, plus(count(hand), -4))))", "ja") == (
        "［自］自分のターン終了時、自分の手札を４枚選んで残し、残りのカードを退避エリアに置く。"
    )


def own_messages(language: str) -> set[str]:
    """The messages that Cipher says itself in a language."""
    resource = FluentResource(message_file("cipher", f"cards-{language}") or "")
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_said_in_the_language_itself(language: str) -> None:
    said = own_messages(language)
    assert [word for word in CIPHER.words if f"word-{word}" not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_is_asked_of_a_word_that_it_does_not_have_itself(language: str) -> None:
    messages = CardMessages("cipher", language)
    missing: list[tuple[str, str, str]] = []
    for word in CIPHER.words:
        forms = all_forms(messages, f"word-{word}")
        for form, message in forms.items():
            for name in messages.variables(message, form):
                first, _, other = name.partition("-")
                if first == "self" and other not in forms:
                    missing.append((word, form, name))
    assert missing == []


def all_forms(messages: CardMessages, message: str) -> dict[str, str]:
    """The forms of a message and of those that it is like, each with the message that has it."""
    found: dict[str, str] = {}
    while True:
        entry = messages.entries[message]
        names = [attribute.id.name for attribute in entry.attributes] + ([""] if entry.value is not None else [])
        for name in names:
            found.setdefault(name, message)
        if not messages.has(message, "like"):
            return found
        message = messages.say(message, "like", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_word_is_in_the_texts_of_the_catalog(language: str) -> None:
    notations = {one for facts in catalog().cards.values() for _, skill in facts.skills for one in skill}
    texts = [NAMED.sub("", told(notation, language)) for notation in notations]
    assert [text for text in texts if re.search("[A-Za-z]", text)] == []


def test_what_texts_speak_of_is_called_by_its_japanese_name() -> None:
    names = Names("cipher", "ja")
    units = {facts.name for facts in catalog().cards.values()}
    assert {unit for unit in units if names.called(unit) == unit} == set()
    assert names.card("Savior of His Realm, Marth") == "救国の英雄 マルス"
