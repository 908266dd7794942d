"""The contract of scenario files: a mistake is an error that names the nearest known word, never a pass."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from cipher.tables import own
from mulligan.cli.commands import mulligan_command
from mulligan.scenarios import FAILED, PASSED, SKIPPED, Outcome, run_one

STITCH = "Stitch - New Dog"
STORY: dict = {
    "id": "story",
    "game": "lorcana",
    "edition": "2024-05-20",
    "rules": ["4.3.6.6"],
    "players": {"a": {"play": [{"card": STITCH, "as": "mine"}]}, "b": {"play": [{"card": STITCH, "as": "theirs"}]}},
    "steps": [{"by": "a", "illegal": {"do": "challenge", "card": "mine", "target": "theirs"}}],
}


def changed(**keys: object) -> dict:
    return {**copy.deepcopy(STORY), **keys}


def step(**keys: object) -> dict:
    return changed(steps=[keys])


def move(**fields: object) -> dict:
    return {"do": "challenge", "card": "mine", "target": "theirs", **fields}


def test_the_story_itself_passes() -> None:
    outcome = run_one(STORY)
    assert outcome.status == PASSED, outcome.message


MISTAKES = {
    "a key of a scenario": (changed(playrs={}), "playrs", "players"),
    "a key of another game": (changed(manual_mana=True), "manual_mana", ""),
    "an edition": (changed(edition="2024-05-21"), "2024-05-21", "2024-05-20"),
    "a rule": (changed(rules=["4.3.6.66"]), "4.3.6.66", "4.3.6.6"),
    "a rule that is no text": (changed(rules=[4]), "no rule 4", ""),
    "a format": (changed(format="two-headed-giant"), "two-headed-giant", ""),
    "a phase": (changed(phase="mian"), "mian", "main"),
    "whose turn": (changed(active="c"), "'c' is not a player", ""),
    "a zone": (changed(players={"a": {"plya": []}, "b": {}}), "plya", "play"),
    "a state": (changed(players={"a": {"play": [{"card": STITCH, "exertd": True}]}, "b": {}}), "exertd", "exerted"),
    "a kind of step": (step(by="a", ilegal=move()), "ilegal", "illegal"),
    "two kinds of step": (step(by="a", do="end", expect={}), "a step has one of", ""),
    "a key of a step": (step(by="a", do="end", crad="mine"), "crad", "card"),
    "a verb": (step(by="a", do="chalenge", card="mine"), "chalenge", "challenge"),
    "a verb under illegal": (step(by="a", illegal=move(do="chalenge")), "chalenge", "challenge"),
    "a verb under legal": (step(by="a", legal=move(do="chalenge")), "chalenge", "challenge"),
    "a verb of another game": (step(by="a", illegal={"do": "cast", "card": "mine"}), "'cast' is not a verb", ""),
    "a key under illegal": (step(by="a", illegal={**move(), "traget": "theirs"}), "traget", "target"),
    "an alias under illegal": (step(by="a", illegal=move(card="mnie")), "mnie", "mine"),
    "a target under illegal": (step(by="a", illegal=move(target="thiers")), "thiers", "theirs"),
    "a card under illegal": (step(by="a", illegal=move(card="Stich - New Dog")), "Stich - New Dog", STITCH),
    "a card of a step to try": ({**step(by="a", do="quest", card="nobody")}, "nobody", ""),
    "a field that the verb never has": (
        step(by="a", illegal={"do": "quest", "card": "mine", "target": "theirs"}),
        "target",
        "",
    ),
    "a field of an ending": (step(by="a", illegal={"do": "end", "card": "mine"}), "'card' says nothing of 'end'", ""),
    "a keyword that is missing": (step(expect={"mine.lacks": ["Evasiv"]}), "Evasiv", "evasive"),
    "a type that is missing": (step(expect={"mine.lacks": ["Charcter"]}), "Charcter", "character"),
    "a player": (step(by="c", illegal=move()), "'c' is not a player", ""),
    "a chosen player": (step(by="a", illegal={"do": "choose", "player": "c"}), "'c' is not a player", ""),
    "a way to play": (step(by="a", illegal={"do": "play", "card": "mine", "how": "shfit"}), "shfit", "shift"),
    "a path": (step(expect={"mien.zone": "play"}), "mien.zone", "mine"),
    "a field of a card": (step(expect={"mine.strenght": 2}), "strenght", "strength"),
    "a field of a player": (step(expect={"a.loer": 2}), "loer", "lore"),
    "a path of the game": (step(expect={"winer": "a"}), "winer", "winner"),
    "a phase to come": (step(until={"phase": "maim"}), "maim", "main"),
    "a player to come": (step(until={"active": "d"}), "'d' is not a player", ""),
    "a zone of an alias": (step(alias={"x": {"player": "a", "zone": "pley", "name": STITCH}}), "pley", "play"),
    "a number of objects": (step(resolve="some"), "a number from 1", ""),
    "a huge number": (changed(players={"a": {"hand": 10**9}, "b": {}}), "1000000000", ""),
    "too many copies": (changed(players={"a": {"hand": [{"n": 10**12}]}, "b": {}}), "a number from", ""),
    "a number that is a word": (changed(turn="five"), "'five'", ""),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_fails_and_names_the_nearest_known_word(what: str) -> None:
    scenario, wrong, near = MISTAKES[what]
    outcome = run_one(scenario)
    assert outcome.status == FAILED
    assert wrong in outcome.message
    if near:
        assert f"{near}'?" in outcome.message or f"there are {near}" in outcome.message


def test_an_unknown_card_skips_naming_it_and_the_nearest_and_fails_where_that_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "story.json"
    file.write_text(json.dumps(changed(players={"a": {"hand": ["Stich - New Dog"]}, "b": {}}, steps=[])))
    plain = CliRunner().invoke(mulligan_command, ["scenario", str(file)])
    assert plain.exit_code == 0
    assert "skipped" in plain.output.splitlines()[0]
    assert "'Stich - New Dog'; did you mean 'Stitch - New Dog'?" in plain.output
    assert plain.output.splitlines()[-1] == "0 passed, 0 failed, 1 skipped"
    strict = CliRunner().invoke(mulligan_command, ["scenario", "--strict", str(file)])
    assert strict.exit_code == 1
    assert "did you mean 'Stitch - New Dog'?" in strict.output


def test_a_scenario_with_a_mistake_fails_even_if_it_also_names_an_unknown_card() -> None:
    players = {"a": {"hand": ["No Such Card"]}, "b": {}}
    assert run_one(changed(players=players, steps=[])).status == SKIPPED
    assert run_one(changed(players=players, steps=[{"by": "a", "illegal": {"do": "chalenge"}}])).status == FAILED


def test_an_illegal_step_tells_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "story.json"
    file.write_text(json.dumps(STORY))
    told = CliRunner().invoke(mulligan_command, ["scenario", "--verbose", str(file)]).output
    assert "step 1, illegal: Stitch - New Dog cannot challenge Stitch - New Dog: a ready character" in told
    assert "edition 2024-05-20" in told


def casting(word: str, target: str) -> Outcome:
    mine = {"battlefield": ["Mountain"], "hand": [{"card": "Shock", "as": "shock"}]}
    theirs = {"battlefield": [{"card": "Canyon Minotaur", "as": "cow"}, {"card": "Forest", "as": "forest"}]}
    step = {"by": "a", word: {"do": "cast", "card": "shock", "target": target}}
    after = {"expect": {"shock.zone": "hand", "cow.damage": 0, "decision.by": "a"}}  # nothing was done
    scenario = {"game": "magic", "players": {"a": mine, "b": theirs}, "steps": [step, after]}
    return run_one(scenario)


@pytest.mark.parametrize(("target", "may"), [("cow", True), ("b", True), ("forest", False), ("shock", False)])
def test_whether_something_may_be_cast_at_a_target_is_tried(target: str, may: bool) -> None:
    assert casting("legal", target).status == (PASSED if may else FAILED)
    outcome = casting("illegal", target)
    assert outcome.status == (FAILED if may else PASSED), outcome.message
    if not may:
        assert outcome.table is not None
        assert [(refusal.message, refusal.rule) for _, _, refusal in outcome.table.refused] == [
            ("not-a-legal-target", "targets.choose-and-check")
        ]


def test_a_trace_names_at_least_what_the_log_cites() -> None:
    quest = [{"by": "a", "do": "quest", "card": "mine"}, {"expect": {"log.rules": ["4.3.5.4"]}}]
    for trace in (True, False):
        outcome = run_one(changed(edition="2025-07-04", rules=[], steps=quest, trace=trace))
        assert outcome.status == PASSED, outcome.message


# -- Cards of a scenario's own, in several languages -------------------------------------------------------------------

GERMAN = {"setCode": "1", "number": 900, "cost": 1, "type": "Character", "lore": 1, "strength": 1, "willpower": 2}
LORCANA = [
    {**GERMAN, "fullName": "Kim - Auf Reisen", "fullText": "Bei Ankunft darfst du eine Karte ziehen."},
    {**GERMAN, "fullName": "Kim - Abroad", "fullText": "Evasive"},
]
CIPHER_CARD = {"number": "X01-001", "cost": 1, "attack": 40, "support": 10, "range": "1", "symbol": "red"}
CIPHER = [
    {**CIPHER_CARD, "title": "旅人", "name": "キム", "skills": [{"name": "旅", "type": "ACT", "text": "不明。"}]},
    {**CIPHER_CARD, "title": "Traveller", "name": "Kim", "notation": []},
]
MAGIC_CARD = {"name": "Kim Abroad", "mana_cost": "{1}", "type_line": "Creature", "power": "1", "toughness": "2"}
MAGIC = [
    {**MAGIC_CARD, "printed_name": "Kim auf Reisen", "lang": "de", "oracle_text": "Was auch immer das heissen mag."},
    {**MAGIC_CARD, "lang": "en", "oracle_text": "Flying"},
]


@pytest.mark.parametrize(
    ("game", "cards", "zone", "names"),
    [
        ("lorcana", LORCANA, "hand", ["Kim - Abroad", "Kim - Auf Reisen"]),
        ("cipher", CIPHER, "hand", ["Traveller, Kim", "旅人, キム", "X01-001"]),
        ("magic", MAGIC, "hand", ["Kim Abroad", "Kim auf Reisen"]),
    ],
)
def test_of_a_card_in_several_languages_the_first_that_compiles_is_used(
    game: str, cards: list[dict], zone: str, names: list[str]
) -> None:
    for rows in (cards, cards[::-1]):
        story = {"game": game, "cards": rows, "players": {"a": {zone: names}, "b": {}}, "steps": []}
        outcome = run_one({**story, "steps": [{"expect": {"a.hand": len(names), "a.hand.top": names[0]}}]})
        assert outcome.status == PASSED, outcome.message
    outcome = run_one({"game": game, "cards": cards[:1], "players": {"a": {}, "b": {}}, "steps": []})
    assert outcome.status == FAILED  # none compiles


@pytest.mark.parametrize(
    ("game", "row", "path"),
    [
        ("lorcana", {"name": "Kim", "type": "Character", "willpower": 2, "notation": ["evasive"]}, "x.has"),
        ("lorcana", {"name": "Kim", "type": "Character", "willpower": 2, "abilities": ["evasive"]}, "x.has"),
        ("lorcana", {"name": "Kim", "type": "Character", "willpower": 2, "notation": "evasive"}, "x.has"),
        ("magic", {**MAGIC_CARD, "name": "Kim", "notation": ["flying"]}, "x.has"),
        ("magic", {**MAGIC_CARD, "name": "Kim", "abilities": ["flying"]}, "x.has"),
    ],
)
def test_a_card_may_be_given_in_notation(game: str, row: dict, path: str) -> None:
    zone, word = {"lorcana": ("play", "Evasive"), "magic": ("battlefield", "Flying")}[game]
    players = {"a": {zone: [{"card": "Kim", "as": "x"}]}, "b": {}}
    outcome = run_one({"game": game, "cards": [row], "players": players, "steps": [{"expect": {path: [word]}}]})
    assert outcome.status == PASSED, outcome.message


def test_notation_that_cannot_be_read_fails() -> None:
    row = {"name": "Kim", "type": "Character", "willpower": 2, "notation": ["evasve"]}
    outcome = run_one(changed(cards=[row], players={"a": {"play": ["Kim"]}, "b": {}}, steps=[]))
    assert outcome.status == FAILED
    assert "did you mean 'evasive'?" in outcome.message


def using(game: str, verb: str, zone: str, name: str, ability: object, **keys: object) -> dict:
    """b's turn, in which a may not use an ability of a card of theirs."""
    players = {"a": {zone: [{"card": name, "as": "mine"}]}, "b": {}}
    illegal = {"do": verb, "card": "mine", "ability": ability}
    return {"game": game, "players": players, "active": "b", "steps": [{"by": "a", "illegal": illegal}], **keys}


ABILITIES = [
    ("lorcana", "use", "play", "Dinglehopper", "STRAIGHTEN HAIR", "STRAIGTEN HAIR"),
    ("cipher", "use", "front", "B01-003", "Young Hero", "Yuong Hero"),
    ("magic", "activate", "battlefield", "Accorder's Shield", "equip", "equipp"),
]


@pytest.mark.parametrize(("game", "verb", "zone", "name", "ability", "misspelt"), ABILITIES)
def test_an_ability_by_a_misspelt_name_is_an_error_and_by_its_name_or_number_it_is_not(
    game: str, verb: str, zone: str, name: str, ability: str, misspelt: str
) -> None:
    for told in (ability, ability.lower(), 1, 7):
        outcome = run_one(using(game, verb, zone, name, told))
        assert outcome.status == PASSED, outcome.message
    for step in ("illegal", "legal", "do"):
        story = using(game, verb, zone, name, misspelt)
        move = story["steps"][0]["illegal"]
        story["steps"] = [{"by": "a", **move} if step == "do" else {"by": "a", step: move}]
        outcome = run_one(story)
        assert outcome.status == FAILED
        assert f"'{misspelt}'; did you mean '{ability}'?" in outcome.message


def test_an_ability_that_a_card_has_lost_or_another_card_gives_is_known_by_its_name() -> None:
    mute = own("Mute", 'always(give(ally(named("Marth")), loses_skill("Young Hero")))')
    lost = using("cipher", "use", "front", "B01-003", "young hero", active="a", cards=[mute])
    lost["players"]["a"]["front"].append("T-Mute")
    outcome = run_one(lost)
    assert outcome.status == PASSED, outcome.message
    teacher = {"name": "Teacher", "type": "item", "cost": 1}
    teacher["notation"] = ['always(give(character(yours), ability("SING", use(exert_this, draw(1)))))']
    given = using("lorcana", "use", "play", "Teacher", "sing", active="a", cards=[teacher])
    outcome = run_one(given)
    assert outcome.status == PASSED, outcome.message
