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
        ("Ariel - Treasure Collector", "While you have more items in play than each opponent, this"),
        ("Pacha - Trekmate", "While you have more cards in your hand than each opponent, this"),
        ("Prince John's Mirror", "they choose and discard cards until they have 3 cards in their hand"),
        ("Friar Tuck - Priest of Nottingham", "each player with the most cards in their hand chooses"),
        ("Judy Hopps - Optimistic Officer", "have its player draw a card"),
    ],
)
def test_what_we_say_of_a_card_says_who_and_of_which_cards(name: str, said: str) -> None:
    printed = Printed(catalog().cards[name], [], LORCANA)
    assert any(said in line for line in card_text(printed.abilities, "lorcana", kind="character"))


@pytest.mark.parametrize("how", ["move_exactly(1, this,", "move_damage(1, this,", "move_all_damage(this,"])
@rule("lorcana", "damage.move")
def test_damage_that_cannot_be_removed_does_not_move(how: str) -> None:
    biter = card("Biter", f"use(ink(1), {how} chosen(character(opposing))))")
    jailer = card("Jailer", "always(damage_stays(everyone))")
    for play, moved in ((["Jailer", "Stitch - New Dog"], 0), (["Stitch - New Dog"], 1)):
        mine = {"play": [{"card": "Biter", "as": "biter", "damage": 1}], "ink": 1, "deck": 5}
        theirs = {"play": [{"card": one, "as": one[0]} for one in play]}
        story = Story("lorcana", {"a": mine, "b": theirs}, cards=[biter, jailer])
        story.do("a", "use", card="biter")
        if story.may("a", "choose", card="S"):
            story.do("a", "choose", card="S")
        if story.may("a", "choose", card="biter", number=1):
            story.do("a", "choose", card="biter", number=1)
        story.expect(biter__damage=1 - moved, S__damage=moved)


@rule("lorcana", "resolve.to-is-a-cost")
def test_damage_that_is_not_there_pays_no_cost() -> None:
    mender = card("Mender", "use(by(heal_fully(this, 2)), draw(1))")
    nurse = card("Nurse", "use(by(heal_fully(chosen(character(yours)), 2)), draw(1))")
    for hurt in (1, 2):
        play = [{"card": "Mender", "as": "mender", "damage": hurt}, "Nurse", {"card": "Nurse", "as": "well"}]
        for who in ("mender", "well"):
            story = Story("lorcana", {"a": {"play": play, "deck": 5}, "b": {}}, cards=[mender, nurse])
            assert story.may("a", "use", card=who) == (hurt == 2)
            if hurt == 2:
                story.do("a", "use", card=who)
                assert not story.may("a", "choose", card="well")
                if story.may("a", "choose", card="mender"):
                    story.do("a", "choose", card="mender")
                story.expect(mender__damage=0, a__hand=1)
