"""Cards are read from our files when they are asked for, and say then what the files say."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from mulligan import games
from mulligan.cli.files import cards_like, find_card
from mulligan.kernel.catalog import card_entries
from mulligan.kernel.datafiles import read_rows
from mulligan.kernel.entries import plain_lines, plain_list, split_entries
from mulligan.kernel.errors import MulliganError

IN_EVERY_GAME = pytest.mark.parametrize("game", games.names())


@IN_EVERY_GAME
def test_every_entry_of_our_files_says_what_the_library_reads(game: str) -> None:
    found = {(entry.file, entry.key): entry.row() for entry in card_entries(game)}
    told = {}
    for path in files("mulligan").joinpath("data", game, "cards").iterdir():
        if path.name.endswith(".toml"):
            for key, row in tomllib.loads(path.read_text("utf-8")).items():
                told[path.name, key] = row
    assert found == told


@IN_EVERY_GAME
def test_every_ledger_says_what_the_library_reads(game: str, tmp_path: Path) -> None:
    for path in files("mulligan").joinpath("data", game, "ledger").iterdir():
        assert list(read_rows(path).items()) == list(tomllib.loads(path.read_text("utf-8")).items())
    for text in ('"a" = { x = "1" }\n"a" = { x = "2" }\n', '"a" = {\n', "[a\n"):
        (tmp_path / "broken.toml").write_text(text)
        with pytest.raises(MulliganError, match=r"broken\.toml cannot be read"):
            read_rows(tmp_path / "broken.toml")
    (tmp_path / "table.toml").write_text('[a]\nx = "1"\n')
    assert read_rows(tmp_path / "table.toml") == {"a": {"x": "1"}}


@IN_EVERY_GAME
def test_nearly_all_entries_are_plain_and_read_quickly(game: str) -> None:
    entries = card_entries(game)
    assert sum(plain_lines(entry.body) is None for entry in entries) <= len(entries) // 10


@IN_EVERY_GAME
def test_only_the_cards_that_are_asked_for_are_read(game: str) -> None:
    module = import_module(f"mulligan.{game}.catalog")
    cards = module.Catalog()
    for entry in card_entries(game):
        cards.put_entry(entry)
    kind = games.kind(game)
    name = kind.card_names()[7]
    assert not cards.read
    assert cards.find(name) is cards.find(name.upper())
    assert len(cards.read) == 1
    assert len(cards.known()) == len(cards.entries) == len(kind.card_names())
    assert len(cards.cards) == len(cards.read) == len(cards.entries)


@IN_EVERY_GAME
def test_every_card_is_listed_by_a_name_of_its_own_and_found_by_it(game: str) -> None:
    kind = games.kind(game)
    listed = kind.card_names()
    assert [kind.listed_as(kind.card_sheet(name)) for name in listed] == listed
    assert len(set(listed)) == len(listed)


def test_two_cards_of_one_name_are_told_apart_by_their_numbers() -> None:
    kind = games.kind("cipher")
    first = kind.card_sheet("P01-006")
    assert first["name"] == kind.card_sheet("S01-003")["name"]
    for number in ("P01-006", "S01-003"):
        listed = find_card(kind, number)
        assert listed is not None
        assert kind.card_sheet(listed)["number"] == number
        assert listed in cards_like(kind, str(first["name"]))


@IN_EVERY_GAME
def test_a_copy_has_the_same_cards_and_its_own_besides(game: str) -> None:
    module = import_module(f"mulligan.{game}.catalog")
    cards = module.catalog()
    copy = cards.copy()
    name = games.kind(game).card_names()[3]
    assert copy.find(name) is cards.find(name)
    assert copy.known() == cards.known()
    facts = cards.find(name)
    key = cards.key(name)
    copy.put("A card of my own", facts)
    assert copy.has("a card of MY own")
    assert not cards.has("A card of my own")
    assert copy.known() == [*cards.known(), "A card of my own"]
    assert copy.cards[key] is facts


def test_entries_are_told_apart_by_their_headings() -> None:
    text = '# A file\n["One"]\ncost = 1\n[\'Tw"o\']\nwords = [\n  ["A", \'b "c"\'],\n  "]",\n]\n'
    text += '["Th\\"ree"]\n["x".until."2024"]\n'
    found = split_entries(text, "file")
    assert [entry.key for entry in found] == ["One", 'Tw"o', 'Th"ree']
    assert found[0].row() == {"cost": 1}
    assert found[1].row() == {"words": [["A", 'b "c"'], "]"]}
    with pytest.raises(MulliganError, match="file cannot be read"):
        split_entries('["One"]\ncost = = 1\n', "file")[0].row()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('["a", \'b\', 3, [-1, []], "c",]', ["a", "b", 3, [-1, []], "c"]),
        ("[]", []),
        ("[[1], 2", None),
        ("[1]]", None),
        ("[1] [2]", None),
        ('["a\\n"]', None),
        ("[true]", None),
        ("[01]", None),
        ("[1.5]", None),
        ("[{}]", None),
    ],
)
def test_a_plain_list_is_read_and_any_other_left_to_the_library(text: str, value: object) -> None:
    assert plain_list(text) == value


def test_saying_the_version_reads_no_cards() -> None:
    code = (
        "import sys\nfrom mulligan.cli import main\nsys.argv = ['mulligan', '--version']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "games = {'mulligan.lorcana', 'mulligan.cipher', 'mulligan.magic'}\n"
        "assert not games & set(sys.modules)\n"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    assert "ulligan" in answer.stdout
