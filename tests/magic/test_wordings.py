"""What cards said in 2013 and what they say today is the same: both wordings of a sentence give the same trees."""

from __future__ import annotations

import pytest

from mulligan.magic.grammar import compile_text

PERMANENTS = [
    ("When Oak enters the battlefield, draw a card.", "When this creature enters, draw a card."),
    ("Whenever a land enters the battlefield, Oak gains haste.", "Whenever a land enters, this creature gains haste."),
    (
        "You may have Oak enter the battlefield as a copy of any artifact on the battlefield.",
        "You may have this artifact enter as a copy of any artifact on the battlefield.",
    ),
    (
        "Whenever an opponent draws a card, Oak deals 1 damage to that player.",
        "Whenever an opponent draws a card, this enchantment deals 1 damage to them.",
    ),
    (
        "At the beginning of each player's upkeep, that player sacrifices a land unless he or she pays {2}.",
        "At the beginning of each player's upkeep, they sacrifice a land unless they pay {2}.",
    ),
    (
        "Whenever Oak deals combat damage to a player, that player may pay {1}. If he or she doesn't, draw a card.",
        "Whenever this creature deals combat damage to a player, they may pay {1}. If they don't, draw a card.",
    ),
    (
        "When Oak dies, put two 1/1 green Elf creature tokens onto the battlefield.",
        "When this creature dies, create two 1/1 green Elf creature tokens.",
    ),
    (
        'When Oak dies, put a 2/2 red Cat creature token onto the battlefield. It has "{T}: Draw a card."',
        'When this creature dies, create a 2/2 red Cat creature token. It has "{T}: Draw a card."',
    ),
    ("{T}: Add {G} to your mana pool.", "{T}: Add {G}."),
    (
        "{2}: Oak deals 2 damage to target creature or player. Activate this ability only once each turn.",
        "{2}: This creature deals 2 damage to any target. Activate only once each turn.",
    ),
    ("+1: You gain 2 life.\n-2: Draw two cards.", "[+1]: You gain 2 life.\n[−2]: Draw two cards."),
    ("Totem armor", "Umbra armor"),
    (
        "Whenever Oak attacks, target player puts the top two cards of his or her library into his or her graveyard.",
        "Whenever this creature attacks, target player mills two cards.",
    ),
    (
        (
            "When Oak enters the battlefield, you may search your library for a card with converted mana cost 0, "
            "reveal it, and put it into your hand. If you do, shuffle your library."
        ),
        (
            "When this creature enters, you may search your library for a card with mana value 0, reveal it, put it "
            "into your hand, then shuffle."
        ),
    ),
]
SPELLS = [
    (
        "Search your library for a creature card and reveal it. Shuffle your library, then put the card on top of it.",
        "Search your library for a creature card, reveal it, then shuffle and put that card on top.",
    ),
    (
        (
            "Target player reveals cards from the top of his or her library until he or she reveals a land card. That "
            "player puts those cards into his or her graveyard."
        ),
        (
            "Target player reveals cards from the top of their library until they reveal a land card. That player puts "
            "those cards into their graveyard."
        ),
    ),
    (
        "Oak deals 4 damage divided as you choose among any number of target creatures and/or players.",
        "Oak deals 4 damage divided as you choose among any number of targets.",
    ),
    (
        "Choose one — Target player discards two cards; or you gain 5 life.",
        "Choose one —\n• Target player discards two cards.\n• You gain 5 life.",
    ),
    (
        "Counter target spell. Its controller puts the top card of his or her library into his or her graveyard.",
        "Counter target spell. Its controller mills a card.",
    ),
]


@pytest.mark.parametrize(("then", "today"), PERMANENTS)
def test_a_permanent_says_the_same_in_both_wordings(then: str, today: str) -> None:
    assert compile_text(today, "Oak", False, "{1}{G}") == compile_text(then, "Oak", False, "{1}{G}")


@pytest.mark.parametrize(("then", "today"), SPELLS)
def test_a_spell_says_the_same_in_both_wordings(then: str, today: str) -> None:
    assert compile_text(today, "Oak", True, "{1}{G}") == compile_text(then, "Oak", True, "{1}{G}")
