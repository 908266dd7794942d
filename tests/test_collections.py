"""Imported cards are cards: they are kept whole or not at all, found everywhere, and read again as they were."""

from __future__ import annotations

import json
import os
import random
import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import mulligan
from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.collections import find_shelf, keep, read_cards, remove
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import BadSave, MulliganError, UnknownCard
from mulligan.kernel.kinds import Kind
from mulligan.kernel.shelves import shelves, use_collection
from mulligan.sim.random_decks import random_deck

IN_EVERY_GAME = pytest.mark.parametrize("kind", [games.kind(name) for name in games.names()], ids=games.names())

# A card of our own for each game, as a database has it; what it is known by; and what its sheet says.
CARDS: dict[str, dict[str, object]] = {
    "lorcana": {
        "fullName": "Ann - Patient Reader",
        "name": "Ann",
        "version": "Patient Reader",
        "type": "Character",
        "color": "Ruby",
        "cost": 2,
        "inkwell": True,
        "strength": 1,
        "willpower": 3,
        "lore": 1,
        "subtypes": ["Storyborn", "Hero"],
        "setCode": "T1",
        "number": 7,
        "rarity": "Rare",
        "fullText": "Rush (This character can challenge the turn they're played.)\nONE MORE PAGE When you play this"
        " character, you may draw a card.",
    },
    "cipher": {
        "number": "T01-001",
        "set": "T01",
        "language": "en",
        "title": "Patient Reader",
        "name": "Ann",
        "symbol": ["red"],
        "gender": "female",
        "weapon": ["sword"],
        "traits": [],
        "cost": 1,
        "cc_cost": None,
        "attack": 40,
        "support": 10,
        "range": "1",
        "class": "Reader",
        "skills": ["Page |CONT| If this unit is attacking a <Dragon>, this unit gains +40 attack."],
        "printings": [{"code": "T01-001HN", "rarity": "HN"}],
    },
    "magic": {
        "name": "Ann, Patient Reader",
        "mana_cost": "{1}{U}",
        "type_line": "Legendary Creature — Human Wizard",
        "oracle_text": "Flying\nWhen this creature enters the battlefield, draw a card.",
        "colors": ["U"],
        "power": "1",
        "toughness": "3",
        "set": "tst",
        "collector_number": "7",
        "rarity": "rare",
        "legalities": {"standard": "legal", "modern": "banned"},
    },
}
KEYS = {"lorcana": "Ann - Patient Reader", "cipher": "T01-001", "magic": "Ann, Patient Reader"}
NAMES = {**KEYS, "cipher": "Patient Reader, Ann"}


def all_facts(facts: object) -> dict[str, object]:
    """Everything that is known of a card, compiled or not."""
    names = getattr(type(facts), "__mypyc_attrs__", None) or vars(facts)
    return {name: getattr(facts, name) for name in names if not name.startswith("__")}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(mulligan_command, arguments, env={"MULLIGAN_LANG": "en", "COLUMNS": "200"})


def database(folder: Path, kind: Kind, *rows: object, name: str = "cards.json") -> str:
    """A file with the card of our own, or with these."""
    path = folder / name
    path.write_text(json.dumps(list(rows) or [CARDS[kind.name]], ensure_ascii=False), "utf-8")
    return str(path)


def imported(folder: Path, kind: Kind) -> str:
    """The card of our own, imported; what it is known by."""
    result = run("cards", "import", database(folder, kind))
    assert result.exit_code == 0, result.output
    return KEYS[kind.name]


def deck_list(folder: Path, kind: Kind) -> str:
    """A legal deck that has four copies of it."""
    name = kind.built_in_decks()[0]
    deck = kind.built_in_deck(name)
    cards = [(count, card) for count, card in deck.cards if (count, card) != deck.cards[-1]]
    path = folder / "mine.txt"
    own = mulligan.Deck("mine")
    own.cards = [*cards, (4, KEYS[kind.name])]
    own.leader = deck.leader
    path.write_text(kind.write_deck(own), "utf-8")
    return str(path)


@IN_EVERY_GAME
def test_an_imported_card_is_a_card_everywhere(kind: Kind, tmp_path: Path) -> None:
    name = NAMES[kind.name]
    with pytest.raises(UnknownCard):
        kind.card_sheet(KEYS[kind.name])
    assert "from" not in run("cards", "show", name).output
    key = imported(tmp_path, kind)
    shown = run("cards", "show", name).output
    assert shown.startswith(name)
    assert "from cards.json, imported 20" in shown
    assert json.loads(run("cards", "show", name, "--json").output)["from"]["file"] == "cards.json"
    assert name in run("cards", "list", "patient").output
    assert run("cards", "search", "patient", "cost<=2").output == f"{name}\n1 cards\n"
    assert name in kind.card_names()
    assert mulligan.card(kind.name, key)["name"] == name
    deck = deck_list(tmp_path, kind)
    assert "mine: " in run("deck", "check", deck).output
    played = mulligan.play(mulligan.new_game(kind.name, [deck, kind.built_in_decks()[0]], seed=1), ["random", "random"])
    assert played.over


@IN_EVERY_GAME
def test_a_scenario_finds_imported_cards(kind: Kind, tmp_path: Path) -> None:
    key = imported(tmp_path, kind)
    zone = {"lorcana": "play", "cipher": "front", "magic": "battlefield"}[kind.name]
    main = [{"card": "B01-003", "main": True}] if kind.name == "cipher" else []
    number = {"lorcana": {"ann.strength": 1}, "cipher": {"ann.attack": 40}, "magic": {"ann.power": 1}}[kind.name]
    scenario = {
        "id": "imported",
        "game": kind.name,
        "players": {"a": {zone: [*main, {"card": key, "as": "ann"}]}, "b": {zone: main}},
        "steps": [{"expect": number}, {"replay": True}],
    }
    outcome = mulligan.run_scenario(scenario)
    assert outcome.status == "passed", outcome.message


@IN_EVERY_GAME
def test_what_is_written_is_read_again_as_the_same_card(kind: Kind, tmp_path: Path) -> None:
    source = read_cards(database(tmp_path, kind), kind.name)
    (card,) = source.found.cards
    kept = keep(kind, source.found, "cards.json")
    assert kept.shelf is not None
    again = import_module(f"mulligan.{kind.name}.catalog").catalog().find(card.key)
    assert all_facts(again) == all_facts(card.facts)
    assert again is not card.facts
    assert again.set
    assert again.rarity
    tomllib.loads(kept.shelf.path.read_text("utf-8"))  # a shelf is a file that others can read too


@pytest.mark.parametrize(
    ("power", "toughness"), [("*", "1"), ("1", "*"), ("*", "*"), ("2", "3"), ("0", "0"), ("-1", "4"), ("*", "1+*")]
)
def test_power_and_toughness_survive(power: str, toughness: str) -> None:
    kind = games.kind("magic")
    row = {**CARDS["magic"], "name": "Ann", "power": power, "toughness": toughness, "notation": []}
    (card,) = kind.import_cards([row]).cards
    read = import_module("mulligan.magic.catalog").facts_from_row("Ann", tomllib.loads(card.text)["Ann"], "test")
    assert all_facts(read) == all_facts(card.facts)


def test_colours_and_printings_survive() -> None:
    kind = games.kind("magic")
    row = {**CARDS["magic"], "mana_cost": "", "colors": ["G", "W"], "type_line": "Creature — Elf"}
    (card,) = kind.import_cards([row]).cards
    read = import_module("mulligan.magic.catalog").facts_from_row(card.key, tomllib.loads(card.text)[card.key], "test")
    assert all_facts(read) == all_facts(card.facts)
    assert read.colors == 17
    assert read.bans == [("modern", "banned")]


@IN_EVERY_GAME
def test_a_built_in_card_stays_unless_it_is_to_be_replaced(kind: Kind, tmp_path: Path) -> None:
    deck = kind.built_in_deck(kind.built_in_decks()[0])
    key = deck.cards[0][1]
    before = kind.card_sheet(key)
    mark = "number" if kind.name == "cipher" else "fullName" if kind.name == "lorcana" else "name"
    path = database(tmp_path, kind, {**CARDS[kind.name], mark: key})
    result = run("cards", "import", path)
    assert "1 card is built in already and stays as it is" in result.output
    assert kind.card_sheet(key) == before
    assert not shelves()
    assert "1 card of" in run("cards", "import", path, "--replace").output
    assert kind.card_sheet(key) != before
    assert kind.shelf(key) is not None
    assert "they replace built-in cards" in run("cards", "collections").output
    run("cards", "collections", "cards.json", "--remove")
    assert kind.card_sheet(key) == before


@IN_EVERY_GAME
def test_imports_are_listed_updated_and_removed(kind: Kind, tmp_path: Path) -> None:
    key = imported(tmp_path, kind)
    told = json.loads(run("cards", "collections", "--json").output)
    assert [(one["name"], one["cards"], one["game"]) for one in told["imports"]] == [
        (f"{kind.name}-cards", 1, kind.name)
    ]
    second = {**CARDS[kind.name], "number": "T01-002", "name": "Zoe", "fullName": "Zoe", "version": ""}
    database(tmp_path, kind, CARDS[kind.name], second)
    assert "2 cards, 1 before" in run("cards", "collections", "--update").output
    assert len(shelves(kind.name)) == 1
    assert kind.has_card("Zoe" if kind.name != "cipher" else "T01-002")
    assert kind.has_card(key)
    result = run("cards", "collections", "nothing", "--remove")
    assert result.exit_code == 2
    assert f"there are {kind.name}-cards" in result.output
    assert "is no longer in the collection" in run("cards", "collections", f"{kind.name}-cards", "--remove").output
    assert not kind.has_card(key)
    (tmp_path / "cards.json").unlink()


def test_of_two_imports_with_the_same_card_the_later_has_it(tmp_path: Path) -> None:
    kind = games.kind("lorcana")
    first = read_cards(database(tmp_path, kind, name="first.json"))
    second = read_cards(database(tmp_path, kind, {**CARDS["lorcana"], "cost": 5}, name="second.json"))
    one = keep(kind, first.found, str(tmp_path / "first.json")).shelf
    two = keep(kind, second.found, str(tmp_path / "second.json")).shelf
    assert one is not None
    assert two is not None
    one.path.write_text(one.path.read_text().replace(one.imported, "2001-01-01T00:00:00+00:00"))
    os.utime(one.path.parent)
    assert kind.card_sheet(KEYS["lorcana"])["cost"] == 5
    remove(two)
    assert kind.card_sheet(KEYS["lorcana"])["cost"] == 2
    assert find_shelf("first.json").name == "lorcana-first"


def test_two_files_of_one_name_are_two_imports(tmp_path: Path) -> None:
    kind = games.kind("magic")
    for number, folder in enumerate(("one", "two")):
        (tmp_path / folder).mkdir()
        path = database(tmp_path / folder, kind, {**CARDS["magic"], "name": f"Ann {number}"})
        run("cards", "import", path)
        run("cards", "import", path)
    assert sorted(shelf.name for shelf in shelves()) == ["magic-cards", "magic-cards-2"]
    assert kind.has_card("ann 0")
    assert kind.has_card("Ann 1")


def test_another_collection_is_named_by_option_or_folder(tmp_path: Path, collection: Path) -> None:
    kind = games.kind("magic")
    path = database(tmp_path, kind)
    before = os.environ["MULLIGAN_COLLECTION"]
    assert run("cards", "import", path, "--collection", "cube").exit_code == 0
    assert os.environ["MULLIGAN_COLLECTION"] == before
    assert not kind.has_card(KEYS["magic"])
    assert "cards.json" in run("--collection", "cube", "cards", "show", KEYS["magic"]).output
    assert run("cards", "show", KEYS["magic"], "--collection", "cube").exit_code == 0
    folder = tmp_path / "elsewhere"
    assert run("cards", "import", path, "--collection", f"{folder}/").exit_code == 0
    assert [one.name for one in folder.iterdir()] == ["magic-cards.toml"]
    for bad in ("a\nb", "-", "x" * 100, "\x1b[2J"):
        with pytest.raises(MulliganError, match="is no name for a collection"):
            use_collection(bad)
    assert os.environ["MULLIGAN_COLLECTION"] == before


@IN_EVERY_GAME
def test_a_game_saved_with_imported_cards_loads_where_they_are(kind: Kind, tmp_path: Path) -> None:
    imported(tmp_path, kind)
    deck = deck_list(tmp_path, kind)
    session = mulligan.new_session(kind.name, [deck, kind.built_in_decks()[0]], seed=3)
    luck = random.Random(3)
    for _ in range(10):
        assert session.game.decision is not None
        session.choose(luck.choice(session.game.decision.options))
    saved = session.save()
    again = mulligan.load(saved)
    assert again.game.to_bytes() == session.game.to_bytes()
    assert again.trouble is None
    run("cards", "collections", f"{kind.name}-cards", "--remove")
    with pytest.raises(BadSave) as caught:
        mulligan.load(saved)
    told = str(caught.value)
    assert "a card is missing here" in told
    assert KEYS[kind.name] in told
    assert "imported from cards.json" in told


def test_a_collection_is_not_looked_into_for_built_in_cards(tmp_path: Path) -> None:
    kind = games.kind("lorcana")
    imported(tmp_path, kind)
    shelf = shelves()[0]
    text = shelf.path.read_text("utf-8")
    shelf.path.write_bytes(text.encode() + b"\xff")  # nobody can read it
    os.utime(shelf.path.parent)
    game = mulligan.new_game("lorcana", seed=1)
    assert game.decision is not None
    assert kind.has_card("Stitch - New Dog")
    with pytest.raises(MulliganError, match="cannot be read"):
        kind.has_card("Zoe")


def test_random_decks_are_of_imported_cards_too(tmp_path: Path) -> None:
    for kind in (games.kind(name) for name in games.names()):
        imported(tmp_path, kind)
        name = NAMES[kind.name]
        deck = random_deck(kind, kind.newest(), kind.formats[0], chance(1), {name})
        assert name in {kind.card_sheet(card)["name"] for _, card in deck.cards}
        assert kind.check_deck(deck, kind.newest(), kind.formats[0]) == []


def test_a_learning_game_is_a_scenario_too() -> None:
    outcome = mulligan.run_scenario(
        {"id": "x", "game": "lorcana", "format": "learning", "players": {"a": {}, "b": {}}, "steps": [{"replay": True}]}
    )
    assert outcome.status == "passed", outcome.message


def test_python_imports_too(tmp_path: Path, collection: Path) -> None:
    kept = mulligan.import_cards(database(tmp_path, games.kind("cipher")), game="cipher")
    assert [one.name for one in kept.cards] == ["Patient Reader, Ann"]
    assert mulligan.card("cipher", "T01-001")["cost"] == 1


def test_card_names_that_can_be_named_do_not_depend_on_a_collection(tmp_path: Path) -> None:
    before = list(mulligan.match("lorcana").card_names)
    imported(tmp_path, games.kind("lorcana"))
    assert list(mulligan.match("lorcana").card_names) == before
    deck = deck_list(tmp_path, games.kind("lorcana"))
    assert set(mulligan.match("lorcana", [deck, deck]).card_names) == {*before, "Ann"}
