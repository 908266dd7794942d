"""Rows of a card table as people type them: what can be meant is read, all else refuses its card in one sentence."""

from __future__ import annotations

import pytest

from mulligan.cipher.imports import import_database

SKILL = {
    "name": "Own Skill",
    "type": "ACT",
    "keywords": [],
    "once_per_turn": False,
    "cost": "Flip 1 Bond face-down",
    "text": "Draw 1 card.",
    "raw": "Own Skill |ACT| [Flip 1 Bond face-down] Draw 1 card.",
}
EMBLEM = {
    "name": "Own Emblem",
    "type": "SUPP",
    "support_type": "defence",
    "text": "Draw 1 card.",
    "raw": "|DEF SUPP| Own Emblem: Draw 1 card.",
}
ROW = {
    "number": "X01-001",
    "set": "X01",
    "language": "en",
    "title": "Own Title",
    "name": "Own",
    "symbol": ["red"],
    "gender": "female",
    "weapon": ["lance"],
    "traits": ["flier"],
    "cost": 2,
    "cc_cost": None,
    "attack": 50,
    "support": 20,
    "range": "1",
    "class": "Knight",
    "skills": [SKILL, EMBLEM],
}
WHOLE = [["use(flip(1), draw)"], ["defence_support(draw)"]]


def taken(*rows: dict) -> tuple[list, list[str]]:
    """The cards of rows, and why the others are none."""
    cards, refusals = import_database(list(rows))
    return cards, [str(one) for one in refusals]


@pytest.mark.parametrize(
    ("field", "told", "value"),
    [
        ("attack", "attack", "５０"),
        ("attack", "attack", " 50 "),
        ("cost", "cost", "2"),
        ("symbol", "symbols", "Red"),
        ("weapon", "weapons", [" Lance ", None, ""]),
        ("range", "range", "１"),
        ("language", "name", "EN"),
        ("symbol", "symbols", ["光の剣"]),
        ("weapon", "weapons", "槍"),
        ("traits", "types", "Flying"),
        ("gender", "genders", "♀"),
        ("cc_cost", "class_change", "—"),
        ("cc_cost", "class_change", ""),
    ],
)
def test_one_thing_may_be_written_in_several_ways(field: str, told: str, value: object) -> None:
    usual, found = taken(ROW)[0][0], taken({**ROW, field: value})[0][0]
    assert getattr(found, told) == getattr(usual, told)
    assert [notations for _, notations in found.skills] == WHOLE


@pytest.mark.parametrize("dash", ["1～2", "1–2", "１－２", "1 - 2", "1〜2"])
def test_a_range_may_have_any_dash(dash: str) -> None:
    assert taken({**ROW, "range": dash})[0][0].range == taken({**ROW, "range": "1-2"})[0][0].range


def test_several_signs_may_stand_in_one_text() -> None:
    usual = taken({**ROW, "weapon": ["sword", "lance"], "symbol": []})[0][0]
    found = taken({**ROW, "weapon": "Sword/Lance", "symbol": "none"})[0][0]
    assert (found.weapons, found.symbols) == (usual.weapons, usual.symbols)


@pytest.mark.parametrize(
    "text",
    [
        "Draw 1 card.<br>",
        "<b>Draw</b> 1 card.",
        "\u200bDraw 1\u00a0card.\ufeff",
        "Draw １ card.",
        "Draw 1 card&#46;",
    ],
)
def test_what_a_page_leaves_in_a_text_is_no_part_of_it(text: str) -> None:
    row = {**ROW, "skills": [{**SKILL, "text": text}, f"|DEF SUPP| Own Emblem: {text}"]}
    assert [notations for _, notations in taken(row)[0][0].skills] == WHOLE


def test_japanese_is_known_by_its_letters_and_read_without_readings_above_them() -> None:
    text = "カードを<ruby>１<rt>いち</rt></ruby>枚引く。"
    row = {key: value for key, value in ROW.items() if key != "language"}
    row["skills"] = [{"name": "技", "type": "ACT", "cost": "[絆裏返１]", "text": text}]
    found = taken(row)[0][0]
    assert [notations for _, notations in found.skills] == [["use(flip(1), draw)"]]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("attack", "much"),
        ("attack", None),
        ("cost", [2]),
        ("cost", 2.5),
        ("symbol", "mauve"),
        ("weapon", 3),
        ("traits", {"flier": True}),
        ("range", "far"),
        ("name", "  "),
        ("language", "eo"),
        ("skills", None),
        ("skills", 7),
        ("skills", {"text": "Draw 1 card."}),
        ("skills", [None]),
        ("skills", "Draw a riddle."),
    ],
)
def test_what_cannot_be_meant_refuses_that_card_alone(field: str, value: object) -> None:
    cards, refusals = taken({**ROW, field: value}, {**ROW, "number": "X01-002"})
    assert [one.number for one in cards] == ["X01-002"]
    assert len(refusals) == 1
    assert "\n" not in refusals[0]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("type", "act"),
        ("type", "ACT+ACT"),
        ("type", None),
        ("keywords", None),
        ("keywords", ""),
        ("once_per_turn", "false"),
        ("once_per_turn", None),
        ("cost", ""),  # which its line has
        ("cost", None),
        ("text", None),
        ("raw", None),
        ("effect_id", 12),
    ],
)
def test_a_skill_may_tell_its_parts_twice_or_once(field: str, value: object) -> None:
    cards, refusals = taken({**ROW, "skills": [{**SKILL, field: value}, EMBLEM]})
    assert refusals == []
    assert [notations for _, notations in cards[0].skills] == WHOLE


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("type", "AUTO"),
        ("type", "ACT+AUTO"),
        ("type", ["ACT"]),
        ("keywords", ["CCS"]),
        ("keywords", "LvS3"),
        ("keywords", ["ZZ"]),
        ("once_per_turn", True),
        ("cost", 1),
        ("cost", "Whistle"),
        ("text", ""),
        ("text", ["Draw 1 card."]),
    ],
)
def test_a_skill_whose_line_and_fields_differ_is_refused(field: str, value: object) -> None:
    cards, refusals = taken({**ROW, "skills": [{**SKILL, field: value}, EMBLEM]})
    assert cards == []
    assert len(refusals) == 1
    assert "\n" not in refusals[0]


@pytest.mark.parametrize(("told", "meant"), [("defense", True), ("DEF", True), ("attack", False), ("shout", False)])
def test_a_support_skill_is_of_the_kind_that_is_told(told: str, meant: bool) -> None:
    cards, refusals = taken({**ROW, "skills": [SKILL, {**EMBLEM, "support_type": told}]})
    assert bool(cards) == meant
    assert bool(refusals) != meant


def test_a_support_skill_of_an_unknown_kind_is_none_of_attacks() -> None:
    loose = {"name": "Own Emblem", "type": "SUPP", "support_type": "shout", "text": "Draw 1 card."}
    assert taken({**ROW, "skills": [loose]})[0] == []


def test_a_text_of_several_lines_is_several_skills() -> None:
    lines = "Own Skill |ACT| [Flip 1 Bond face-down] Draw 1 card.\n\n|DEF SUPP| Own Emblem: Draw 1 card.\n"
    assert [notations for _, notations in taken({**ROW, "skills": lines})[0][0].skills] == WHOLE


def test_a_japanese_row_that_lacks_a_skill_leaves_none_out() -> None:
    japanese = {**ROW, "language": "ja", "skills": [{"raw": "形 [起] 【 [絆裏返１] 】カードを１枚引く。"}]}
    cards, refusals = taken(japanese, ROW)
    assert refusals == []
    assert [notations for _, notations in cards[0].skills] == WHOLE


def test_a_union_skill_says_which_bonds_it_asks_for() -> None:
    skill = {"name": "Own", "type": "CONT", "keywords": ["US"], "text": "This unit gains +10 attack."}
    assert taken({**ROW, "skills": [skill]})[0] == []


OTHER_COLUMNS = {
    "English": {
        "Card No.": "X01-001",
        "Card Title": "Own Title",
        "Unit Name": "Own",
        "Deployment Cost": "2",
        "Class Change Cost": "-",
        "Attack": "50",
        "Support": "20",
        "Range": "1",
        "Affinity": "Red",
        "Sex": "Female",
        "Weapon": "Lance",
        "Type": "Flier",
        "Skill 1": "Own Skill [ACT] [Flip 1 Bond face-down] Draw 1 card.",
        "Skill 2": "|DEF SUPP| Own Emblem: Draw 1 card.",
    },
    "Japanese": {
        "番号": "X01-001",
        "称号": "題",
        "ユニット名": "試し",
        "出撃コスト": "２",
        "戦闘力": "５０",
        "支援力": "２０",
        "射程": "１",
        "シンボル": "光の剣",
        "性別": "女",
        "武器": "槍",
        "タイプ": "飛行",
        "スキル1": "形 [起] 【[絆裏返１]】カードを１枚引く。",
        "スキル2": "[支援(防)] 形の紋章カードを１枚引く。",
    },
}


@pytest.mark.parametrize("language", OTHER_COLUMNS)
def test_columns_may_have_the_names_that_others_give_them(language: str) -> None:
    cards, refused = taken(OTHER_COLUMNS[language])
    assert refused == []
    facts = cards[0]
    assert [told for _, told in facts.skills] == WHOLE
    assert (facts.cost, facts.class_change, facts.attack, facts.support) == (2, -1, 50, 20)
    assert (facts.symbols, facts.genders, facts.weapons, facts.types) == (["red"], ["female"], ["lance"], ["flier"])


@pytest.mark.parametrize(
    ("heading", "value"),
    [
        ("print", "Own Skill [ACT] Draw 1 card."),  # a column that nobody knows
        ("skills", [{"name": "Own Skill", "type": "ACT", "text": None}]),
        ("skills", [{"name": "Own Skill", "type": "ACT", "print": "Draw 1 card."}]),
    ],
)
def test_a_card_whose_text_is_not_where_it_is_looked_for_is_refused(heading: str, value: object) -> None:
    row = {key: one for key, one in ROW.items() if key != "skills"}
    cards, refused = taken({**row, heading: value})
    assert cards == []
    assert "its skills must be a list of texts" in refused[0]


@pytest.mark.parametrize("heading", ["effect", "Card Text", "abilities"])
def test_a_text_in_another_column_is_read(heading: str) -> None:
    row = {key: one for key, one in ROW.items() if key != "skills"}
    cards, refused = taken({**row, heading: f"{SKILL['raw']}\n{EMBLEM['raw']}"})
    assert refused == []
    assert [told for _, told in cards[0].skills] == WHOLE


@pytest.mark.parametrize("told", ["English", "eng", "EN"])
def test_a_language_may_be_told_by_its_name(told: str) -> None:
    cards, refused = taken({**ROW, "language": told})
    assert refused == []
    assert len(cards) == 1
