"""The `mulligan` command: every part of it, as a person or a script calls it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import mulligan
from mulligan.cli.commands import mulligan_command
from mulligan.sim.bench import measure_both

STORY = {
    "id": "a-quest",
    "game": "lorcana",
    "players": {"a": {"play": [{"card": "Stitch - New Dog", "as": "dog"}]}, "b": {}},
    "steps": [{"by": "a", "do": "quest", "card": "dog"}, {"expect": {"a.lore": 1}}],
}


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(mulligan_command, list(arguments))
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_version_says_whether_it_is_compiled(compiled: bool) -> None:
    assert mulligan.__version__ in run("--version").output
    assert ("(compiled" if compiled else "(uncompiled") in run("--version").output


def test_a_misspelt_command_card_or_rule_is_told_what_it_may_have_been() -> None:
    assert "There is no command simm; did you mean sim?" in run("simm").output
    assert "There is no command shwo; did you mean show?" in run("cards", "shwo").output
    assert "did you mean Sergeant Tibbs - Courageous Cat?" in run("cards", "show", "tibs").output
    assert "has no rule chalenge; near it there are challenge" in run("rules", "lorcana", "chalenge").output


def test_the_list_of_commands_tells_whole_sentences() -> None:
    listed = run("--help").output.partition("Commands:")[2]
    assert "analyse" in listed
    assert "..." not in listed


def test_decks_are_listed_of_one_game() -> None:
    assert run("deck", "list", "cipher").output == run("deck", "list", "--game", "cipher").output != ""


def test_help_is_in_words() -> None:
    for command in ("play", "sim", "scenario", "deck", "cards", "rules", "bench", "exercise", "soak"):
        assert run(command, "--help").exit_code == 0
        assert "help " not in run(command, "--help").output.splitlines()[2]


def test_scenarios_are_counted_last(tmp_path: Path) -> None:
    wrong = {**STORY, "id": "wrong", "steps": [{"expect": {"a.lore": 7}}]}
    unknown = {**STORY, "id": "unknown", "players": {"a": {"hand": ["No Such Card"]}, "b": {}}}
    file = tmp_path / "stories.jsonl"
    file.write_text("\n".join(json.dumps(story) for story in (STORY, wrong, unknown)))
    result = run("scenario", str(file))
    assert result.exit_code == 1
    assert result.output.splitlines()[-1] == "1 passed, 1 failed, 1 skipped"
    assert "wrong: step 1: a.lore should be 7, but is 0" in result.output
    strict = run("scenario", "--strict", str(file))
    assert strict.output.splitlines()[-1] == "1 passed, 2 failed, 0 skipped"
    file.write_text(json.dumps([STORY, unknown]))
    assert run("scenario", str(file)).exit_code == 0


def test_scenarios_tell_their_log_with_rules(tmp_path: Path) -> None:
    file = tmp_path / "story.json"
    file.write_text(json.dumps(STORY))
    result = run("scenario", "--verbose", str(file))
    assert "  Stitch - New Dog quests.  (4.3.5.4)" in result.output
    assert result.output.splitlines()[-1] == "1 passed, 0 failed, 0 skipped"


def test_files_that_are_no_scenarios(tmp_path: Path) -> None:
    assert run("scenario", str(tmp_path / "none.json")).exit_code == 2
    file = tmp_path / "bad.json"
    file.write_text("{")
    assert run("scenario", str(file)).output.splitlines()[-1] == "0 passed, 1 failed, 0 skipped"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("scenario", str(file)).exit_code == 2
    good = tmp_path / "good.json"
    good.write_text(json.dumps({"game": "magic", "players": {"a": {}, "b": {}}, "steps": [{"expect": {"a.life": 20}}]}))
    result = run("scenario", str(tmp_path / "none.json"), str(file), str(good))
    assert "FAILED" in result.output
    assert result.output.splitlines()[-1] == "1 passed, 2 failed, 0 skipped"


def test_a_legal_deck() -> None:
    result = run("deck", "check", "the-heart-of-magic")
    assert result.exit_code == 0
    assert "legal" in result.output


def test_everything_wrong_with_a_deck_is_told_with_its_rule(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("5 Stitch - New Dog\n4x Dragon Fire // burn\n4 Maleficent - Sorceress\n")
    result = run("deck", "check", str(file), "--edition", "2024-05-20")
    assert result.exit_code == 1
    for number in ("2.1.1.1", "2.1.1.2", "2.1.1.3"):
        assert f"rule {number}, edition 2024-05-20" in result.output
    row = json.loads(run("deck", "check", str(file), "--json").output)
    assert len(row["wrong"]) == 3


def test_a_deck_that_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("4 Stitch - New Dog\n4 Sttch - New Dgo\n")
    result = run("deck", "check", str(file))
    assert result.exit_code == 2
    assert "line 2" in result.output
    assert run("deck", "check", "no-such-deck").exit_code == 2


def test_a_text_that_is_no_deck_is_told_without_all_its_lines(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("\n".join(f"Dear Ann, this is line {number} of a long letter to you" for number in range(200)))
    for more in ([], ["--game", "magic"], ["--game", "cipher"]):
        result = run("deck", "check", str(file), *more)
        assert result.exit_code == 2
        assert "200 lines name no card" in result.output
        assert "line 2: no card " in result.output
        assert result.output.count("\n") < 25
    file.write_text(f"{'9' * 400} Shock\n")
    assert "copies of a card" in run("deck", "check", str(file), "--game", "magic").output
    assert "lightforce" in run("deck", "show", "no-such-deck").output


def test_a_deck_is_shown_as_a_list_that_can_be_read_again(tmp_path: Path) -> None:
    text = run("deck", "show", "the-heart-of-magic").output
    file = tmp_path / "again.txt"
    file.write_text(text)
    assert run("deck", "show", str(file)).output == text


def test_cards_are_found_by_any_of_their_words() -> None:
    assert "Stitch - New Dog" in run("cards", "show", "new", "dog").output
    assert json.loads(run("cards", "show", "--json", "Stitch - New Dog").output)["cost"] == 1
    assert "Elsa - Snow Queen" in run("cards", "list", "elsa").output
    result = run("cards", "show", "Stich - New Dog")
    assert result.exit_code == 2
    assert "did you mean Stitch - New Dog?" in result.output
    result = run("cards", "show", "Sengir Vampyre")  # the nearest of all games
    assert "did you mean Sengir Vampire?" in result.output


def test_a_card_database_finds_its_game(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    magic = {"name": "Hill Bear", "type_line": "Creature — Bear", "power": "2", "toughness": "2", "mana_cost": "{1}{G}"}
    cipher = {"number": "T01-001", "title": "Young", "name": "Ann", "cost": 1, "attack": 40, "support": 10}
    for row in (magic, cipher):
        file.write_text(json.dumps([row]))
        assert "1 card of" in run("cards", "import", str(file)).output
        told = json.loads(run("cards", "import", str(file), "--json").output)
        assert (told["cards"], told["refused"]) == (1, [])
    file.write_text(json.dumps([{"name": "Hill Bear"}]))
    assert "of none of the games" in run("cards", "import", str(file)).output
    assert "a card of Cipher has a cost" in run("cards", "import", str(file), "--game", "cipher").output
    file.write_text(json.dumps([{**magic, "power": "²"}]))
    assert "1 card is not understood" in run("cards", "import", str(file), "--game", "magic").output


def test_a_rule_with_its_code_tests_and_other_numbers() -> None:
    output = run("rules", "lorcana", "4.3.6.8", "--edition", "2024-05-20").output
    assert "rule: challenge.exert" in output
    assert "lorcana/challenge.py" in output
    assert "tests/scenarios/lorcana" in output
    assert "2025-07-04: 4.3.6.9" in output
    assert "4.3.6.8" in run("rules", "lorcana", "challenge.exert", "--edition", "2024-05-20").output
    assert run("rules", "lorcana", "99").exit_code == 2
    assert run("rules", "lorcana", "4", "--edition", "1999").exit_code == 2


def test_rules_are_found_by_their_words() -> None:
    output = run("rules", "cipher", "critical").output
    assert "18.1.11      " in output
    assert "18.1.11.1.1  " in output
    assert "rule: keyword.deathtouch" in run("rules", "magic", "deathtouch").output
    assert "G.double-strike" in run("rules", "magic", "double", "strike").output
    assert "rule: priority.passing" in run("rules", "magic", "g.Priority").output
    assert "in other editions" not in run("rules", "magic", "G.priority").output
    assert len(json.loads(run("rules", "magic", "--json").output)) == 260
    assert run("rules", "magic", "frobnicate").exit_code == 2


def test_coverage_counts_each_edition() -> None:
    report = json.loads(run("rules", "lorcana", "--coverage", "--json").output)
    assert [row["entries"] for row in report["editions"]] == [367, 395, 403]
    assert "normative" in run("rules", "lorcana", "--coverage").output


def test_a_simulation() -> None:
    words = ["sim", "lorcana", "the-heart-of-magic", "daring-and-deception", "--games", "6", "--agents", "random"]
    report = json.loads(run(*words, "--json").output)
    assert report["games"] == 6
    assert sum(side["wins"] for side in report["sides"]) + report["draws"] == 6
    assert "win rate" in run(*words).output
    again = json.loads(run(*words, "--json").output)
    assert again["sides"] == report["sides"]


def test_both_heads_of_a_giant_win_together() -> None:
    decks = ["lightforce", "fire-surge", "lightforce", "fire-surge"]
    words = ["sim", "magic", *decks, "--format", "two-headed-giant", "--games", "3", "--agents", "random", "--json"]
    wins = [side["wins"] for side in json.loads(run(*words).output)["sides"]]
    assert wins[:2] == wins[2:]
    assert sum(wins) == 6


@pytest.mark.parametrize(
    "words",
    [
        ["sim", "lorcana", "the-heart-of-magic"],
        ["sim", "lorcana", "the-heart-of-magic", "nothing"],
        ["sim", "lorcana", "the-heart-of-magic", "daring", "--agents", "greedy,random,random"],
        ["sim", "magic", "lightforce", "fire-surge", "--teams", "1,1"],
        ["play", "magic", "--yes", "--players", "2", *["--deck", "lightforce"] * 3],
        ["sim", "chess", "a", "b"],
        ["rules", "chess"],
        ["bench", "chess"],
        ["cards", "list", "--game", "chess"],
    ],
)
def test_what_makes_no_sense_is_told_in_one_line(words: list[str]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.output.startswith("Error: ")
    assert result.output.count("\n") == 1


@pytest.mark.slow
def test_the_speed_is_measured_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mulligan.cli.benching.measure_both", cache(measure_both))
    speeds = json.loads(run("bench", "lorcana", "--seconds", "0.05", "--json").output)["lorcana"]
    for speed in speeds:
        assert speed["decisions_per_second"] > speed["games_per_second"] > 0
        assert speed["clone_us"] > 0
    assert "games a second" in run("bench", "lorcana", "--seconds", "0.05").output


def test_bench_measures_how_long_card_texts_take(tmp_path: Path) -> None:
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([{"name": "Ann", "type_line": "Creature — Bear", "oracle_text": "Flying"}]), "utf-8")
    for told in json.loads(run("bench", "--texts", str(cards), "--json").output)["texts"]:
        assert told["games"]["magic"]["cards"] == 1
        assert 0 < told["games"]["magic"]["seconds"] <= told["seconds"] + 0.001
    assert "could not be measured" in run("bench", "--texts", str(tmp_path / "none")).output


def test_a_language_that_nobody_has_words_in_is_told_with_those_there_are() -> None:
    result = run("--lang", "xx", "--version")
    assert result.exit_code == 2
    assert result.output.startswith("Error: there are no words in the language 'xx'; there are some in en")
    assert run("--lang", "en_GB.UTF-8", "--version").exit_code == 0
    after = run("rules", "lorcana", "4.3.6.8", "--lang", "ja")
    assert after.exit_code == 0
    assert after.output == run("--lang", "ja", "rules", "lorcana", "4.3.6.8").output
    assert after.output != run("--lang", "en", "rules", "lorcana", "4.3.6.8").output
    assert run("play", "--lang").exit_code == 2


def test_a_deck_that_is_not_there_is_told_before_anything_is_asked() -> None:
    result = run("play", "cipher", "--deck", "no-such-deck")
    assert result.exit_code == 2
    assert result.output.startswith("Error: there is no deck no-such-deck: neither a file nor a built-in deck. ")


@pytest.mark.parametrize("words", [("play", "magic", "--deck"), ("deck", "show")])
def test_a_misspelt_deck_is_told_with_the_one_that_was_probably_meant(words: tuple[str, ...]) -> None:
    for misspelt in ("wild-frge", "Wild Frge"):
        result = run(*words, misspelt)
        assert result.exit_code == 2
        assert "nor a built-in deck; did you mean 'wild-forge'? The built-in decks are " in result.output


def test_a_word_of_a_name_is_nearer_than_a_part_of_a_word() -> None:
    shown = run("cards", "show", "nero", "--game", "lorcana")
    assert shown.exit_code == 0, shown.output
    assert shown.output.startswith("Nero - Fearsome Crocodile")  # not the Generous Fairy, too
    assert run("cards", "show", "ener", "--game", "lorcana").exit_code == 2  # several, and of none a word
