"""What makes a card a character. The word is not on the card; each document says how to tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

LISTED_IN_JULY_2025: Final = frozenset(
    (
        *("alien", "ally", "broom", "captain", "deity", "detective", "dragon", "dreamborn", "fairy", "floodborn"),
        *("hero", "hyena", "inventor", "king", "knight", "madrigal", "mentor", "musketeer", "pirate", "prince"),
        *("princess", "puppy", "queen", "seven dwarfs", "sorcerer", "storyborn", "tigger", "titan", "villain"),
    )
)
LISTED_IN_MARCH_2025: Final = LISTED_IN_JULY_2025 | {"entangled", "racer"}


def has_both_numbers(strength: object, willpower: object, classes: list[str]) -> bool:
    """By the document of 2024: strength and willpower are both on the card."""
    # rule: cards.character-by-strength-and-willpower cards.character-numbers
    return isinstance(strength, int) and isinstance(willpower, int)


def has_numbers_and_one_of_31(strength: object, willpower: object, classes: list[str]) -> bool:
    """By the document of March 2025: both numbers, and one of 31 classifications."""
    # rule: cards.character-by-numbers-and-class cards.character-one-of-31-classes
    return has_both_numbers(strength, willpower, classes) and listed(classes, LISTED_IN_MARCH_2025)


def has_numbers_and_one_of_29(strength: object, willpower: object, classes: list[str]) -> bool:
    """By the document of July 2025: both numbers, and one of 29 classifications."""
    # rule: cards.character-by-numbers-and-class cards.character-one-of-29-classes
    return has_both_numbers(strength, willpower, classes) and listed(classes, LISTED_IN_JULY_2025)


def listed(classes: list[str], wanted: frozenset[str]) -> bool:
    """Whether one of a card's classifications is on a list."""
    return any(word.lower() in wanted for word in classes)


Definition = Callable[[object, object, list[str]], bool]


def is_character(strength: object, willpower: object, classes: list[str]) -> bool:
    """Whether a card is a character by any of the documents: an import does not say where it will be played."""
    definitions = (has_both_numbers, has_numbers_and_one_of_31, has_numbers_and_one_of_29)
    return any(definition(strength, willpower, classes) for definition in definitions)
