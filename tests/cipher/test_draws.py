"""What the draws by a printed seed found (docs/card-language.md): what we say of a card, beside its print."""

from __future__ import annotations

import pytest

from cipher.tables import own, table
from mulligan import games
from mulligan.cardlang.notation import read
from mulligan.cipher.words.vocabulary import CIPHER
from mulligan.cli.cards import ability_texts
from mulligan.speech.cards import card_text
from mulligan.speech.words import Words


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("B03-058", "When this unit or another knife ally is deployed"),
        ("B04-012", "an ally named Mamori Minamoto is attacked instead"),
        ("B04-082", "If there is one of these cards named Donnel"),
        ("B05-054", "or when a skill of this unit destroys an enemy"),
        ("B04-074", "choose 1 ally not in the same line as this unit"),
        ("B03-085", "If you do, deploy this card from your hand."),
        ("B05-001", "on top of your deck. Your allies"),
        ("B03-053", "put any number of those cards into the retreat area, then put the rest on top of your deck"),
        ("P03-017", "look at the top 2 cards of your deck, then put them on top of your deck in any order"),
        ("B04-029", "If they do not, draw a card."),
        ("P04-011", "If the card put into the retreat area as the cost of this skill has"),
        ("P04-011", "you may deploy that card."),
        ("B03-076", "If the allies tapped as the cost of this skill are white"),
        ("B05-099", "puts this card from your hand into the retreat area, you may deploy this card."),
        ("B02-006", "and loses Indomitable Host."),
        ("B03-085", "For the rest of the game, you cannot use"),
        ("B02-060", "Put 2 cards from your opponent's hand, chosen without looking, into"),
        ("B02-060", "1 chosen enemy with the same unit name as one of them gets -20 attack"),
        ("P02-010", "While there are no enemies other than the main character"),
    ],
)
def test_what_we_say_of_a_card_is_whole_and_says_or_where_either_will_do(key: str, said: str) -> None:
    assert any(said in line for line in ability_texts(games.kind("cipher"), key, Words("en", "cipher")))


@pytest.mark.parametrize(
    ("language", "own_one", "others"),
    [
        ("en", "This unit loses Song.", "Enemies lose Song and cannot gain it."),
        ("ja", "このユニットは『Song』を失う。", "すべての敵は『Song』を失い、新たに得ることもできない。"),
        ("zh-Hans", "这名单位失去『Song』。", "所有敌方单位失去『Song』，且不能重新获得。"),
    ],
)
def test_a_unit_loses_its_own_skill_and_nobody_speaks_of_gaining_it(language: str, own_one: str, others: str) -> None:
    for whose, said in (("this", own_one), ("enemy", others)):
        lines = card_text([read(f'always(give({whose}, loses_skill("Song")))', CIPHER)], "cipher", "unit", language)
        assert said in lines[0]


@pytest.mark.parametrize("zone", ["hand", "retreat", "bonds"])
def test_this_card_in_the_hand_is_deployed_from_nowhere_else(zone: str) -> None:
    page = own("Page", 'when(moves(ally(named("Mover"))), may(deploy(this_in_hand)), special)')
    cards = [own("Mover", "use(move(this))"), page]
    mine = {"front": [{"card": "T-Mover", "as": "mover"}], zone: [{"card": "T-Page", "as": "page"}]}
    told = table(mine, cards=cards).do("a", "use", card="mover", ability=1)
    if zone == "hand":
        told.do("a", "resolve", card="page")
    assert told.may("a", "yes") == (zone == "hand")
    told.expect(page__zone=zone)


def test_what_a_skill_says_of_this_card_in_the_hand_is_said_of_no_other_place() -> None:
    skills = games.kind("cipher").card_sheet("B03-085")["abilities"]
    assert any("deploy(this_in_hand)" in notation for _, notation in skills)


@pytest.mark.parametrize(("what", "attack"), [("chosen(hand(opponents), 2)", 50), ("top(2, opponents)", 60)])
def test_cards_of_a_hand_go_together_and_cards_of_a_deck_one_by_one(what: str, attack: int) -> None:
    thief = own("Thief")
    thief["notation"] = [
        ["Rob", f"use(to_retreat({what}))"],
        ["Grief", 'when(put_into_retreat(card, "Rob"), give(this, attack(10), this_turn))'],
    ]
    told = table({"front": [{"card": "T-Thief", "as": "thief"}]}, {"hand": 2}, cards=[thief])
    told.do("a", "use", card="thief", ability="Rob").expect(thief__attack=attack, b__hand=0 if attack == 50 else 2)
