"""Glossaries: messages of every language use the terms of its rulebooks and cards."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from mulligan import games
from mulligan.speech.files import folders

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

from terms import EXCEPT, strays, tables
from untranslated import english_files, messages, path_of, summaries

OTHERS = ["ja", "zh-Hans", "zh-Hant"]


@pytest.mark.parametrize("tag", OTHERS)
def test_messages_use_the_terms_of_the_glossary(tag: str) -> None:
    assert list(strays(tag)) == []


@pytest.mark.parametrize("tag", OTHERS)
def test_every_exception_is_a_message_or_a_rule_and_has_its_reason(tag: str) -> None:
    known = {name for folder, prefix in english_files() for name in messages(path_of(folder, prefix, "en"))}
    for folder in folders():
        excepted = tables(folder, tag).get(EXCEPT, {})
        said = summaries(folder) if folder in games.names() else {}
        assert sorted(set(excepted) - known - set(said)) == []
        assert [name for name, reason in excepted.items() if not reason] == []


@pytest.mark.parametrize("tag", ["ja", "zh-Hans"])
@pytest.mark.parametrize("game", games.names())
def test_every_game_has_its_terms(game: str, tag: str) -> None:
    found = tables(game, tag)
    assert {"zones", "phases", "actions", "types", "keywords"} <= set(found)
    assert [key for table in found.values() for key, value in table.items() if not value] == []
