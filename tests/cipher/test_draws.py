"""What the draws by a printed seed found (docs/card-language.md): what we say of a card, beside its print."""

from __future__ import annotations

import pytest

from mulligan import games
from mulligan.cli.cards import ability_texts
from mulligan.speech.words import Words


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("B03-058", "When this unit or another knife ally is deployed"),
        ("B04-012", "an ally named Mamori Minamoto is attacked instead"),
        ("B04-082", "If there is one of these cards named Donnel"),
        ("B05-054", "or when a skill of this unit destroys an enemy"),
        ("B04-074", "choose 1 ally not in the same line as this unit"),
    ],
)
def test_what_we_say_of_a_card_is_whole_and_says_or_where_either_will_do(key: str, said: str) -> None:
    assert any(said in line for line in ability_texts(games.kind("cipher"), key, Words("en", "cipher")))
