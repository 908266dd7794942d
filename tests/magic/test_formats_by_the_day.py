"""Decks in Standard and Modern, told one by one: what was wrong with each on a day.

A core set is in Standard from the day it comes out until the autumn of the next year, when a block rotates out with it:
Magic 2010 until 2010-10-01, Magic 2011 until 2011-09-30, Magic 2012 until 2012-10-05. In Modern it stays.
"""

from __future__ import annotations

import pytest

from mulligan.kernel.kinds import Deck
from mulligan.magic.formats import MODERN, STANDARD
from mulligan.magic.kind import KIND
from support import rule

OUT = "deck-card-not-in-format"
BANNED = "deck-banned-card"

# What is asked of a deck of basic lands with one more card: the card, the day, what is wrong.
IN_STANDARD = [
    ("Ball Lightning", "2009-07-16", OUT),  # the day before Magic 2010
    ("Ball Lightning", "2009-07-17", ""),
    ("Ball Lightning", "2010-09-30", ""),
    ("Ball Lightning", "2010-10-01", OUT),  # Scars of Mirrodin comes, Magic 2010 goes
    ("Great Sable Stag", "2010-07-16", ""),  # for one summer two core sets are in
    ("Lightning Bolt", "2010-10-01", ""),  # Magic 2011 has it again
    ("Lightning Bolt", "2011-09-29", ""),
    ("Lightning Bolt", "2011-09-30", OUT),
    ("Preordain", "2011-06-01", ""),  # banned in Modern only
    ("Cultivate", "2010-07-15", OUT),
    ("Cultivate", "2011-07-15", ""),
    ("Mana Leak", "2011-09-30", ""),
    ("Mana Leak", "2012-10-05", OUT),
    ("Ponder", "2010-01-01", ""),
    ("Ponder", "2011-01-01", OUT),  # Magic 2011 has it not
    ("Ponder", "2011-07-15", ""),  # and Magic 2012 again
    ("Timely Reinforcements", "2012-10-04", ""),
    ("Timely Reinforcements", "2012-10-05", OUT),
    ("Primeval Titan", "2012-07-13", ""),
    ("Primeval Titan", "2013-07-19", OUT),
    ("Thragtusk", "2012-07-12", OUT),
    ("Thragtusk", "2012-07-13", ""),
    ("Thragtusk", "2013-07-19", ""),
    ("Elvish Visionary", "2011-12-01", OUT),  # Magic 2010 and Magic 2013
    ("Elvish Visionary", "2012-12-01", ""),
    ("Shock", "2012-12-01", OUT),  # Magic 2012 and Magic 2014
    ("Shock", "2013-07-19", ""),
    ("Mutavault", "2013-07-18", OUT),
    ("Mutavault", "", ""),  # the day of the rulebook
    ("Mind Rot", "2011-12-01", ""),  # every core set
]
IN_MODERN = [
    ("Ball Lightning", "2009-07-16", OUT),
    ("Ball Lightning", "2009-07-17", ""),
    ("Ball Lightning", "2013-07-19", ""),  # nothing rotates out
    ("Great Sable Stag", "2013-07-19", ""),
    ("Lightning Bolt", "2013-07-19", ""),
    ("Baneslayer Angel", "2012-01-01", ""),
    ("Cultivate", "2010-07-15", OUT),
    ("Cultivate", "2013-07-19", ""),
    ("Mana Leak", "2013-07-19", ""),
    ("Primeval Titan", "2010-07-15", OUT),
    ("Primeval Titan", "2013-07-19", ""),
    ("Phantasmal Image", "2011-07-14", OUT),
    ("Phantasmal Image", "2013-07-19", ""),
    ("Solemn Simulacrum", "2013-07-19", ""),
    ("Rancor", "2012-07-12", OUT),
    ("Rancor", "2012-07-13", ""),
    ("Krenko, Mob Boss", "2012-07-12", OUT),
    ("Krenko, Mob Boss", "2013-07-19", ""),
    ("Searing Spear", "2013-07-19", ""),
    ("Scavenging Ooze", "2013-07-18", OUT),
    ("Scavenging Ooze", "2013-07-19", ""),
    ("Young Pyromancer", "", ""),
    ("Mutavault", "", ""),
    ("Ponder", "2013-07-19", BANNED),
    ("Ponder", "", BANNED),
    ("Preordain", "2013-07-19", BANNED),
    ("Serra Angel", "", ""),
    ("Hypnotic Specter", "", ""),
    ("Jace Beleren", "", ""),
]


def complaints(format: str, cards: list[tuple[int, str]], date: str = "", side: int = 0) -> list[tuple[str, str]]:
    """What is wrong with a deck, by message and card."""
    deck = Deck("told")
    deck.cards = cards
    deck.side = [(side, "Island")] if side else []
    return [(one.message, one.card) for one in KIND.check_deck(deck, "2014", format, date)]


@rule("magic", "formats.standard")
@pytest.mark.parametrize(("card", "date", "wrong"), IN_STANDARD)
def test_a_card_is_in_standard_while_one_of_its_sets_is(card: str, date: str, wrong: str) -> None:
    assert complaints(STANDARD, [(1, card), (59, "Island")], date) == ([(wrong, card)] if wrong else [])


@rule("magic", "formats.modern")
@pytest.mark.parametrize(("card", "date", "wrong"), IN_MODERN)
def test_a_card_is_in_modern_from_its_first_day_on_unless_it_is_banned(card: str, date: str, wrong: str) -> None:
    assert complaints(MODERN, [(1, card), (59, "Island")], date) == ([(wrong, card)] if wrong else [])


@rule("magic", "decks.constructed", "decks.sideboard")
@pytest.mark.parametrize("format", [STANDARD, MODERN])
def test_both_have_sixty_cards_four_of_each_and_fifteen_aside_as_any_constructed_deck(format: str) -> None:
    assert complaints(format, [(4, "Mutavault"), (56, "Island")], side=15) == []
    assert [one for one, _ in complaints(format, [(59, "Island")])] == ["deck-too-small"]
    assert [card for _, card in complaints(format, [(5, "Mutavault"), (55, "Island")])] == ["Mutavault"]
    assert len(complaints(format, [(60, "Island")], side=16)) == 1


@rule("magic", "formats.standard")
def test_every_card_that_is_out_is_told_and_each_once() -> None:
    deck = [(4, "Lightning Bolt"), (2, "Ball Lightning"), (4, "Mutavault"), (50, "Mountain")]
    assert complaints(STANDARD, deck) == [(OUT, "Lightning Bolt"), (OUT, "Ball Lightning")]
