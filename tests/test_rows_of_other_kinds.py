"""Rows of a card database that are no cards for a deck, or are told in a language that a game does not read."""

from __future__ import annotations

import pytest

from mulligan.kernel.errors import MulliganError
from mulligan.lorcana.imports import LorcanaIntake
from mulligan.lorcana.imports import facts_from_json as lorcana_facts
from mulligan.magic.imports import MagicIntake
from mulligan.magic.imports import facts_from_json as magic_facts
from support import Story

GOBLIN: dict[str, object] = {
    "name": "Small Goblin",
    "type_line": "Token Creature — Goblin",
    "power": "1",
    "toughness": "1",
    "oracle_text": "Haste",
}
LAND: dict[str, object] = {"name": "Far Land", "type_line": "土地", "oracle_text": "{T}：{G}を加える。"}
FRIEND: dict[str, object] = {
    "name": "遠い友",
    "version": "旅人",
    "type": "キャラクター",
    "cost": 2,
    "strength": 1,
    "willpower": 2,
    "lore": 1,
}


def test_a_token_of_a_database_is_left_out_and_nobody_misses_it() -> None:
    taking = MagicIntake()
    taking.take(GOBLIN)
    found = taking.finish()
    assert (len(found.cards), found.refused, found.left_out) == (0, [], 1)


def test_a_token_is_no_card_for_a_deck() -> None:
    with pytest.raises(MulliganError) as told:
        magic_facts(GOBLIN)
    assert told.value.message == "card-is-token"


def test_a_token_of_a_scenario_lies_on_the_battlefield_as_one() -> None:
    story = Story("magic", {"a": {"battlefield": [{"card": "Small Goblin", "as": "goblin"}]}, "b": {}}, cards=[GOBLIN])
    story.expect(goblin__power=1, goblin__has=["haste"])
    assert story.game.unreal[story.card("goblin")] == 1


def test_a_token_of_a_scenario_is_in_no_hand() -> None:
    with pytest.raises(MulliganError) as told:
        Story("magic", {"a": {"hand": ["Small Goblin"]}, "b": {}}, cards=[GOBLIN])
    assert told.value.message == "card-is-token"


def test_a_row_in_japanese_or_chinese_says_so() -> None:
    for facts_of, row in ((magic_facts, LAND), (lorcana_facts, FRIEND)):
        with pytest.raises(MulliganError) as told:
            facts_of(row)
        assert told.value.message == "card-not-in-english"
    taking = LorcanaIntake()
    taking.take(FRIEND)
    assert [one.error.message for one in taking.finish().refused] == ["card-not-in-english"]


def test_a_name_in_japanese_is_no_matter() -> None:
    row = {**FRIEND, "type": "Character", "fullText": "When you play this character, draw a card."}
    assert lorcana_facts(row).full_name == "遠い友 - 旅人"


def test_a_row_in_japanese_of_a_card_that_is_known_is_that_card() -> None:
    row: dict[str, object] = {"name": "遠い品", "type": "アイテム", "setCode": "1", "number": 201, "fullText": "引く。"}
    story = Story("lorcana", {"a": {"play": [{"card": "遠い品", "as": "item"}]}, "b": {}}, cards=[row])
    assert story.game.card(story.card("item")).full_name == "Beast's Mirror"
