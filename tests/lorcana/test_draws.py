"""What the draws by a printed seed found (docs/card-language.md): the print decides, word by word."""

from __future__ import annotations

import pytest

from mulligan.lorcana.catalog import catalog
from mulligan.lorcana.grammar.texts import compile_text
from mulligan.lorcana.printed import Printed
from mulligan.lorcana.words.vocabulary import LORCANA
from mulligan.speech.cards import card_text
from support import Story, rule


def card(name: str, *notation: str, **more: object) -> dict[str, object]:
    """A character of our own."""
    numbers = {"type": "character", "cost": 1, "strength": 2, "willpower": 5, "lore": 1}
    return {"name": name, "notation": list(notation), **numbers, **more}


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("Whenever you remove damage from a character, draw a card.", "when(healed(character), draw(1))"),
        ("Whenever a character has damage removed, draw a card.", "when(healed(character, everyone), draw(1))"),
        ("Whenever an opponent readies this character, draw a card.", "when(readied(this, opponents), draw(1))"),
        ("Whenever you ready this character, draw a card.", "when(readied(this), draw(1))"),
    ],
)
def test_who_removes_damage_or_readies_is_whoever_the_text_says(text: str, notation: str) -> None:
    assert compile_text(text) == [notation]


@rule("lorcana", "triggers.once-per-condition")
def test_what_an_opponent_heals_is_not_what_you_heal() -> None:
    nurse = card("Nurse", "use(ink(1), heal_fully(chosen(character(yours))))")
    hurt = {"card": "Stitch - New Dog", "as": "hurt", "damage": 1}
    watch = {"card": "Watch", "as": "watch"}
    watcher = card("Watch", "when(healed(character), draw(1))")
    for seats, drawn in (({"a": ["Nurse", hurt], "b": [watch]}, 0), ({"a": ["Nurse", hurt, watch], "b": []}, 1)):
        players = {seat: {"play": play, "ink": 2, "deck": 9} for seat, play in seats.items()}
        story = Story("lorcana", players, cards=[nurse, watcher])
        story.do("a", "use", card="Nurse")
        if story.may("a", "choose", card="hurt"):
            story.do("a", "choose", card="hurt")
        story.expect(hurt__damage=0, a__hand=drawn, b__hand=0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Flynn Rider - Breaking and Entering", "Unless they do"),
        ("Tiana - Restaurant Owner", "may pay 3 ink. Unless they do, the challenging character gets"),
        ("Everybody's Got a Weakness", "from each of your damaged characters"),
        ("Donald Duck - Pie Slinger", "While an opponent has 10 or more lore"),
        ("Prince John - Gold Lover", "with cost 5 or less from your hand or your discard pile for free"),
        ("Stitch - Experiment 626", "if this card is in your discard pile, you may"),
    ],
)
def test_what_we_say_of_a_card_says_who_and_of_which_cards(name: str, said: str) -> None:
    printed = Printed(catalog().cards[name], [], LORCANA)
    assert any(said in line for line in card_text(printed.abilities, "lorcana", kind="character"))
