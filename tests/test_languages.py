"""Languages: which one somebody is spoken to in, and that each of them says everything that English says."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.cells import cell_len
from rich.text import Text

from mulligan import games
from mulligan.cli.breaking import NOT_FIRST, NOT_LAST, wrapped
from mulligan.cli.commands import mulligan_command
from mulligan.cli.files import find_deck
from mulligan.cli.language import LANGUAGE, wished
from mulligan.cli.wrapping import hang
from mulligan.kernel.errors import UnknownCard
from mulligan.kernel.foreign import even, folded, foreign_names, searchable
from mulligan.lorcana.catalog import catalog
from mulligan.server.catalog import rule_rows
from mulligan.server.rest.words import page_words
from mulligan.speech import Names, Words, names, words
from mulligan.speech.files import folders, languages
from mulligan.speech.sorting import sort_key
from mulligan.speech.tags import chain, first_fitting, fitting, own_name

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

import traditional
from untranslated import heard, missing

FOUR = ["en", "ja", "zh-Hans", "zh-Hant"]
OTHERS = ["ja", "zh-Hans", "zh-Hant"]


# -- Which language ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh_MO.UTF-8", "zh-Hant"),
        ("zh-Hant-CN", "zh-Hant"),
        ("zh", "zh-Hans"),
        ("zh_CN.GB18030", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh-Hans-TW", "zh-Hans"),
        ("cmn-Hant", "zh-Hant"),
        ("ja_JP.UTF-8", "ja"),
        ("JA", "ja"),
        ("jpn", "ja"),
        ("en-GB", "en"),
        ("en_US@euro", "en"),
        ("de", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("", None),
        ("../../etc/passwd", None),
        ("x" * 5000, None),
    ],
)
def test_a_tag_or_locale_means_the_language_and_script_that_is_written_there(wish: str, language: str | None) -> None:
    assert fitting(wish, FOUR) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7", "zh-Hant"),
        ("de-DE,de;q=0.9,ja;q=0.5,en;q=0.4", "ja"),
        ("en;q=0.1, ja", "ja"),
        ("ja;q=0, zh-cn", "zh-Hans"),
        ("fr, *;q=0.1", "en"),
        (";q=,ja;q=x", "en"),
        ("", "en"),
    ],
)
def test_a_browser_is_answered_in_the_first_language_of_its_list_that_there_is(header: str, language: str) -> None:
    assert first_fitting(header, FOUR) == language


def test_the_command_asks_its_option_then_its_variable_then_the_system() -> None:
    system = {"LC_ALL": "", "LC_MESSAGES": "zh_TW.UTF-8", "LANG": "en_US.UTF-8"}
    assert wished(["--lang", "ja", "play"], system) == "ja"
    assert wished(["--lang=ja"], system) == "ja"
    assert wished(["play", "--lang", "ja"], {"MULLIGAN_LANG": "en", **system}) == "ja"  # play.py can say it only there
    assert wished(["sim", "--", "--lang", "ja"], {"MULLIGAN_LANG": "en", **system}) == "en"
    assert wished(["play", "--lang"], {"MULLIGAN_LANG": "en", **system}) == "en"
    assert wished([], {"MULLIGAN_LANG": "of the elves", **system}) == "zh_TW.UTF-8"
    assert wished([], {"LC_ALL": "C", "LANG": "ja_JP"}) == "C"
    assert wished([], {}) == "en"


def test_what_a_language_lacks_is_said_in_the_other_script_before_it_is_said_in_english() -> None:
    assert chain("zh-Hant", FOUR) == ["zh-Hant", "zh", "zh-Hans", "en"]
    assert chain("ja", FOUR) == ["ja", "en"]
    assert chain("en", FOUR) == ["en"]


def test_languages_are_called_what_they_call_themselves() -> None:
    assert [own_name(tag) for tag in FOUR] == ["English", "日本語", "中文 (简体)", "中文 (繁體)"]
    assert own_name("qqx") == "qqx"


# -- What is said in them ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tag", OTHERS)
def test_every_message_and_what_every_rule_says_is_there_and_has_no_english_left(tag: str) -> None:
    assert list(missing(tag)) == []


@pytest.mark.slow
@pytest.mark.parametrize("tag", OTHERS)
def test_some_cards_and_many_games_say_no_english_but_names(tag: str) -> None:
    """All cards: the tests of each game, of its languages."""
    assert list(heard(tag, 6, 200)) == []


def test_traditional_chinese_is_what_the_tool_makes_of_simplified() -> None:
    pytest.importorskip("opencc")
    converter = traditional.taiwan()
    assert [str(path) for path in traditional.sources() if traditional.stale_now(path, converter)] == []
    assert traditional.SCRIPTS.read_text("utf-8") == traditional.scripts()
    assert traditional.leftovers() == []


def test_there_are_words_in_english() -> None:
    assert "en" in languages()


@pytest.mark.parametrize("tag", OTHERS)
def test_usage_lines_have_no_signs_in_english(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LANGUAGE, "name", tag)
    told = CliRunner().invoke(mulligan_command, ["play", "--help"]).output
    assert re.findall("OPTIONS|COMMAND|ARGS|TEXT|INTEGER|FLOAT|RANGE", told) == []
    assert "GAME" in told  # our own, which help speaks of
    wrong = CliRunner().invoke(mulligan_command, ["sim", "lorcana", "--games", "x"]).output
    assert "integer" not in wrong


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("tag", FOUR)
def test_decks_that_come_with_a_game_have_names_and_are_found_by_them(tag: str, game: str) -> None:
    kind = games.kind(game)
    titles = {one: words(tag, game).name("deck-title", one) for one in kind.every_deck()}
    assert [one for one, title in titles.items() if title == one] == []
    assert [find_deck(kind, title).name for title in titles.values()] == list(titles)


HELP = """
from mulligan.cli.commands import mulligan_command
for asked in (["--help"], ["cards", "--help"], ["sim", "--help"]):
    mulligan_command(asked, standalone_mode=False)
    print("\\f")
"""


@pytest.mark.parametrize("tag", OTHERS)
def test_help_is_no_wider_than_the_terminal_and_says_something_of_every_command(tag: str) -> None:
    here = {**os.environ, "MULLIGAN_LANG": tag, "COLUMNS": "60", "PYTHONUTF8": "1"}
    run = [sys.executable, "-c", HELP]  # help is put into words when the command begins, so in a process of its own
    told = subprocess.run(run, capture_output=True, env=here, check=True).stdout.decode()
    pages = told.split("\f\n")[:-1]
    assert len(pages) == 3
    for lines in map(str.splitlines, pages):
        assert [line for line in lines if cell_len(line) > 60] == []
        assert [line for line in lines if line.endswith("...") and not line.endswith("]...")] == []
        assert [line for line in lines[1:] if line.endswith(("。", "…"))] != []


# -- At the terminal ---------------------------------------------------------------------------------------------------


def at_the_table(*typed: str, language: str = "en") -> str:
    """What is printed at a table of the terminal while somebody types this."""
    result = CliRunner().invoke(
        mulligan_command,
        ["--lang", language, "play", "lorcana", "--terminal", "--yes", "--seed", "3"],
        input="\n".join(typed) + "\n",
    )
    LANGUAGE.speak("en")
    assert "Traceback" not in result.output
    return result.output


def test_lang_at_the_table_changes_what_is_said_and_nothing_else() -> None:
    told = at_the_table("lang ja", "lang", "lang klingon", "lang en", "quit")
    english, _, rest = told.partition("> lang ja")
    japanese, _, after = rest.partition("lang en")
    assert re.search("[ぁ-ん]", english) is None
    assert re.search("[ぁ-ん]", japanese) is not None
    assert "中文 (繁體)" in japanese
    assert "klingon" in japanese
    assert re.search("[ぁ-ん]", after) is None


def test_why_not_is_asked_in_words_of_the_language_with_or_without_spaces() -> None:
    asked = ["探奇", "移动", "结束回合", "奇怪", "打出 mushu", "打出mushu", "mushu打出", "mushu 打出"]
    output = at_the_table("done", *(f"why not {one}" for one in asked), "quit", language="zh-Hans")
    told = [one.partition("\n")[2] for one in output.partition("> quit")[0].split("> why not ")[1:]]
    assert "你的哪张卡都不行：它不在场上" in told[0]
    assert told[1] == told[0]
    assert "可以：就是4号，结束回合" in told[2]
    assert "没有“奇怪”。可以询问：放进奇墨池、打出、探奇、挑战" in told[3]
    assert "不能打出" in told[4]
    assert "你就绪的奇墨不够" in told[4]
    assert told[4:] == [told[4]] * 4


def test_shares_are_written_as_in_the_language() -> None:
    assert [words(tag).say("percent", share="75.0") for tag in FOUR] == ["75.0 %", "75.0%", "75.0%", "75.0%"]


def test_lines_break_between_ideographs_and_never_before_a_closing_mark() -> None:
    text = "キャラクターを１体選び、このターン、それの攻撃力を＋２する。"
    text += "（「エルサ」ならそうしてもよい。）Dragon Fireは別。"
    for width in range(20, 60):
        lines = [line.plain for line in hang(Text(text), width, 0)]
        assert all(cell_len(line) <= width for line in lines)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert not any(line[0] in NOT_FIRST for line in lines)
        assert not any(line[-1] in NOT_LAST for line in lines)
        assert (
            sum(cell_len(line) < width - 13 for line in lines[:-1]) == 0
        )  # lines are full, but for what stays together


def test_a_wide_number_stays_whole() -> None:
    for number in ("＋３/＋３", "１２０"):
        text = Text(f"それはターン終了時まで{number}の修整を受ける。")
        assert all(sum(number in line.plain for line in wrapped(text, width)) == 1 for width in range(12, 60))


def test_a_word_of_latin_letters_among_ideographs_stays_whole() -> None:
    lines = [line.plain for line in wrapped(Text("これは Dragon Fire です"), 12)]
    assert lines == ["これは", "Dragon Fire", "です"]
    assert [line.plain for line in wrapped(Text("あいうえお" * 3), 7)] == [
        "あいう",
        "えおあ",
        "いうえ",
        "おあい",
        "うえお",
    ]


# -- Names -------------------------------------------------------------------------------------------------------------


def a_name(game: str, tag: str) -> tuple[str, str]:
    """A card that has a name of its own in a language, in English and in that."""
    here = names(tag, game).cards
    known = games.kind(game).card_names()
    own = [one for one in sorted(here) if one in known and foreign_names(game)[folded(here[one])] == [one]]
    return own[0], here[own[0]]


@pytest.mark.parametrize("game", [game for game in games.names() if names("ja", game).cards])
def test_a_card_may_be_named_in_japanese_in_a_deck_list_and_on_the_command_line(game: str) -> None:
    english, japanese = a_name(game, "ja")
    kind = games.kind(game)
    mixed, plainly = f"2 {japanese}\n1 {english}\n", f"3 {english}\n"
    assert kind.read_deck(mixed, "list").cards == kind.read_deck(plainly, "list").cards
    for spelling in (japanese, japanese.replace(" ", "　"), unicodedata.normalize("NFKC", japanese)):
        told = CliRunner().invoke(mulligan_command, ["cards", "show", "--game", game, spelling]).output
        assert told.splitlines()[0] == english


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("game", ["lorcana", "cipher"])
def test_a_card_without_a_name_of_its_own_has_the_part_that_texts_speak_of(game: str, tag: str) -> None:
    """A text says 《モアナ》: the card must be seen to be one, and be found by what it is called."""
    kind, said = games.kind(game), names(tag, game)
    lacking = [one for one in kind.card_names() if one not in said.cards and said.card(one) != one]
    english = min(lacking)
    told = said.card(english)
    assert not told.isascii()
    assert kind.read_deck(f"3 {told}\n", "list").cards == kind.read_deck(f"3 {english}\n", "list").cards
    shown = CliRunner().invoke(mulligan_command, ["cards", "show", "--game", game, told]).output
    assert shown.splitlines()[0] == english


def test_width_case_kana_and_marks_make_no_difference() -> None:
    assert folded("ﾄﾞﾗｺﾞﾝ・ファイアー！") == folded("ドラゴン ふぁいあー") == folded("どらごん＝ファイアー")
    assert folded("Elsa – Snow Queen") == folded("ELSA snow queen")


@pytest.mark.parametrize("tag", ["zh-Hans", "zh-Hant"])
def test_simplified_and_traditional_are_found_alike(tag: str) -> None:
    simplified, traditional = "坟墓场", "墳墓場"
    found = CliRunner().invoke(
        mulligan_command, ["--lang", tag, "cards", "search", "--game", "lorcana", "cost<=2", "ink=红玉", "keyword=速擊"]
    )
    assert "4" in found.output.splitlines()[-1]
    for run in (["rules", "magic", "{}"], ["cards", "search", "--game", "magic", "cost=1", "type=land", "text:{}"]):
        told = [
            CliRunner().invoke(mulligan_command, ["--lang", tag, *(part.format(word) for part in run)]).output
            for word in (simplified, traditional)
        ]
        assert told[0] == told[1]
    LANGUAGE.speak("en")
    kind = games.kind("magic")
    rows = rule_rows(kind, kind.newest(), simplified, tag)
    assert rows
    assert rows == rule_rows(kind, kind.newest(), traditional, tag)
    assert even("抽2張") in searchable("抽 2 张卡")


def test_names_are_sorted_by_sound_in_simplified_and_by_strokes_in_traditional() -> None:
    assert sorted(["珠宝", "大胆", "脱颖", "Anna"], key=sort_key("zh-Hans")) == ["Anna", "大胆", "脱颖", "珠宝"]
    assert sorted(["冰雪", "馭冰", "大顯", "未歸"], key=sort_key("zh-Hant")) == ["大顯", "未歸", "冰雪", "馭冰"]
    assert sorted(["シンバ", "エルサ", "あり"], key=sort_key("ja")) == ["あり", "エルサ", "シンバ"]


def test_a_name_of_several_cards_is_told_with_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = {folded("同じ名"): ["Dragon Fire", "Smash"]}
    monkeypatch.setattr("mulligan.kernel.catalog.foreign_names", lambda game: shared)
    with pytest.raises(UnknownCard, match="'同じ名' is the name of several cards; say which: Dragon Fire, Smash"):
        catalog().find("同じ名")


# -- A fifth language --------------------------------------------------------------------------------------------------


def test_another_language_is_a_few_data_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in folders():
        shutil.copytree(traditional.DATA / folder / "words", tmp_path / folder / "words")
    (tmp_path / "words" / "nl.ftl").write_text("goodbye = Tot ziens.\nlabel = { $name }: \n", "utf-8")
    (tmp_path / "lorcana" / "words" / "nl.ftl").write_text("zone-hand = in de hand\n", "utf-8")
    (tmp_path / "lorcana" / "words" / "glossary-nl.toml").write_text('[keywords]\nWard = "Bescherming"\n', "utf-8")
    (tmp_path / "lorcana" / "words" / "names-nl.toml").write_text('[cards]\n"Dragon Fire" = "Drakenvuur"\n', "utf-8")
    monkeypatch.setattr("mulligan.speech.files.data", lambda: tmp_path)
    assert "nl" in languages()
    assert fitting("nl_BE.UTF-8", languages()) == "nl"
    assert own_name("nl") == "Nederlands"
    said = Words("nl", "lorcana")
    assert (said.say("goodbye"), said.say("you-won")) == ("Tot ziens.", "You win!")
    assert (said.name("zone", "hand"), said.name("keyword", "Ward")) == ("in de hand", "Bescherming")
    assert Names("lorcana", "nl").card("Dragon Fire") == "Drakenvuur"


# -- The page ----------------------------------------------------------------------------------------------------------

WEB = traditional.DATA.parent / "web" / "js"


def test_every_word_that_the_page_asks_for_is_a_message() -> None:
    known = page_words("", "en")["ui"]
    used = {name for path in WEB.rglob("*.js") for name in re.findall(r"\b\w+\.ui\.(\w+)", path.read_text("utf-8"))}
    assert sorted(name for name in used if name.replace("_", "-") not in known) == []


@pytest.mark.parametrize("game", games.names())
def test_every_word_that_a_game_of_the_page_asks_for_is_a_message(game: str) -> None:
    text = (WEB / "games" / f"{game}.js").read_text("utf-8")
    known = page_words(game, "en")
    for sort in ("sheet", "state"):
        used = set(re.findall(rf'words\.{sort}(?:\.|\[")(\w[\w-]*)', text))
        assert sorted(name for name in used if name.replace("_", "-") not in known[sort]) == []
    zones = set(re.findall(r'\bkey: "([\w-]+)"', text))
    assert sorted(zones - set(known["zone"])) == []
    phases = re.findall(r'"([\w-]+)"', re.findall(r"phases = \[(.*?)\]", text, re.DOTALL)[0])
    assert sorted(set(phases) - set(known["phase"])) == []


# -- Tables of the laboratory ------------------------------------------------------------------------------------------

DECKS = ["the-heart-of-magic", "daring-and-deception"]
BY_IDENTIFIER = re.compile(
    r"the-heart-of-magic|daring-and-deception|\b(greedy|random|easy|constructed|draft|player) ?\d*\b|Ariel|Aurora"
)


def read_in(tag: str, *arguments: str) -> str:
    """What a command prints in a language."""
    told = CliRunner().invoke(mulligan_command, ["--lang", tag, *arguments])
    LANGUAGE.speak("en")
    assert told.exit_code == 0, told.output
    return told.output


@pytest.mark.parametrize("tag", OTHERS)
def test_tables_name_decks_cards_agents_and_formats_in_the_language(tag: str, tmp_path: Path) -> None:
    titles = [words(tag, "lorcana").deck(one) for one in DECKS]
    played = read_in(tag, "sim", "lorcana", *DECKS, "--games", "2", "--agents", "greedy-0.1,random", "--cards")
    page = tmp_path / "page.html"
    held = read_in(tag, "tournament", "lorcana", *DECKS, "--agents", "random", "--games", "1", "--html", str(page))
    for told in (played, held, page.read_text("utf-8")):
        assert all(title in told for title in titles)
        assert words(tag).agent("random") in told
        assert BY_IDENTIFIER.findall(told) == []
    assert names(tag, "lorcana").card("Ariel - On Human Legs").split(" - ")[0] in played


@pytest.mark.parametrize("tag", OTHERS)
def test_events_soaks_and_packs_are_told_in_the_language(tag: str, tmp_path: Path) -> None:
    event = str(tmp_path / "one.event")
    read_in(tag, "event", "new", event, "lorcana", "--players", "3", "--deck", DECKS[0], "--agents", "random")
    told = read_in(tag, "event", "play", event)
    assert words(tag).called("@player 3") in told
    assert BY_IDENTIFIER.findall(told) == []
    assert BY_IDENTIFIER.findall(read_in(tag, "soak", "cipher", "--games", "1")) == []
    assert words(tag, "magic").name("set", "Magic 2014") in read_in(tag, "booster", "magic", "--sets")


@pytest.mark.parametrize("tag", OTHERS)
def test_what_programs_read_has_identifiers_in_every_language(tag: str) -> None:
    row = json.loads(read_in(tag, "sim", "lorcana", *DECKS, "--games", "1", "--agents", "random", "--json"))
    english = json.loads(read_in("en", "sim", "lorcana", *DECKS, "--games", "1", "--agents", "random", "--json"))
    assert {**row, "seconds": 0} == {**english, "seconds": 0}
    assert DECKS[0] in json.dumps(row)
