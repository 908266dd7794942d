"""Commander's decks: which card leads a list, which colours it allows, and what keeps a deck from being legal."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.decklists import LONGEST, Line
from mulligan.kernel.errors import BadDeck
from mulligan.kernel.kinds import Complaint, Deck
from mulligan.magic.catalog import Catalog
from mulligan.magic.mana import ManaCost
from mulligan.magic.printed import Facts
from mulligan.magic.terms import BASIC, BASIC_LAND_TYPES, COLOR_LETTERS, COLORS, CREATURE, LEGENDARY, SUPPLEMENTAL
from mulligan.magic.ways import Way

SECTION: Final = "commander"  # the heading under which a list names the card that leads
HEADINGS: Final = (SECTION, "commanders")
BESIDES: Final = 99  # cards that a deck has besides its commander
SPELLS: Final = 61  # of them that are no basic lands, in a deck built by itself
_SYMBOL: Final = re.compile(r"\{([^{}]{1,5})\}")
# How lists mark the line of a commander: `1 Name *CMDR*`, `1 Name [Commander{top}]`, `1 Name # !Commander`, before it
# `Commander: `, or with a heading that is a comment.
_MARK: Final = re.compile(
    r"\s*(?:\*(?:cmdr|commander)\*|\[commander(?:\{\w+\})?[^\]]*\]|#\s*!commander)\s*$", re.IGNORECASE
)
_PREFIX: Final = re.compile(r"^\s*(?:commander|cmdr|general)\s*:\s*(?=\S)", re.IGNORECASE)
_COMMENT: Final = re.compile(r"^\s*(?://|#|\[)\s*commanders?\s*(?:\(1\))?\s*[:\]]?\s*$", re.IGNORECASE)


# -- Which card leads --------------------------------------------------------------------------------------------------


def unmarked(text: str) -> tuple[str, int]:
    """A list without the mark of its commander, every line where it was; and the number of the line marked, or 0."""
    lines = text.splitlines()
    number = 0
    for i, line in enumerate(lines):
        if _COMMENT.match(line[:60]):
            lines[i] = SECTION
        elif len(line) <= LONGEST and (_MARK.search(line) or _PREFIX.match(line)):
            lines[i] = _PREFIX.sub("", _MARK.sub("", line))
            number = number or i + 1
    return "\n".join(lines), number


def leader_of(found: list[tuple[Line, str]], marked: int, where: str) -> str:
    """The card of the marked line, or under the heading of the commander; nothing if there is none."""
    under = [(line, name) for line, name in found if line.section in HEADINGS]
    block = [one for i, one in enumerate(under) if one[0].number == under[0][0].number + i]
    if marked:
        block = [(line, name) for line, name in found if line.number == marked]
    if len(block) > 1 or any(line.count > 1 for line, _ in block):
        raise BadDeck("two-commanders", where=where, line=block[-1][0].number, cards=[name for _, name in block])
    return block[0][1] if block else ""


def lead_from_aside(deck: Deck, cards: Catalog) -> None:
    """Where programs keep a commander aside, as the only card beside 99 others, it leads the deck."""
    if not deck.leader and deck.size() == BESIDES and [count for count, _ in deck.side] == [1]:
        name = deck.side[0][1]
        if may_lead(cards.find(name)):
            deck.leader = name
            deck.cards.insert(0, (1, name))
            deck.side = []


def may_lead(facts: Facts) -> bool:
    """Whether a card may be a commander: a legendary creature."""
    # rule: commander.leader
    return facts.supertypes & LEGENDARY != 0 and facts.types & CREATURE != 0


# -- Colours -----------------------------------------------------------------------------------------------------------


def color_identity(facts: Facts) -> i64:
    """The colours of a card and of every mana symbol in its cost and rules text, as bits; reminders do not count."""
    # rule: commander.leader
    if facts.identity >= 0:
        return facts.identity
    cost = ManaCost(facts.cost)
    found = cost.colors if facts.colors < 0 else facts.colors | cost.colors
    for text in facts.abilities:
        for symbol in _SYMBOL.findall(text):
            for letter in symbol.split("/"):
                if letter in COLOR_LETTERS:
                    found |= 1 << COLOR_LETTERS.index(letter)
    facts.identity = found
    return found


def land_colors(facts: Facts) -> i64:
    """The colours of mana that the basic land types of a card make, as bits."""
    # rule: commander.leader types.basic-land-type
    words = [word.lower() for word in facts.subtypes]
    return sum(1 << color for color in range(COLORS) if BASIC_LAND_TYPES[color] in words)


# -- A deck around a commander ---------------------------------------------------------------------------------------


def leaders(cards: Catalog) -> list[str]:
    """Every card that may be a commander."""
    return [name for name in cards.known() if may_lead(cards.find(name))]


def commander_deck(names: list[str], cards: Catalog) -> Deck:
    """A deck of the first of these cards that may lead one, the next of its colours, and basic lands for them."""
    leading = [name for name in names if may_lead(cards.find(name))]
    deck = Deck("random")
    deck.leader = cards.find(leading[0] if leading else leaders(cards)[0]).name
    deck.cards = [(1, deck.leader)]
    colors = color_identity(cards.find(deck.leader))
    for name in names:
        facts = cards.find(name)
        if len(deck.cards) > SPELLS:
            break
        if facts.name == deck.leader or facts.supertypes & BASIC or facts.types & SUPPLEMENTAL:
            continue
        if not (color_identity(facts) | land_colors(facts)) & ~colors:
            deck.cards.append((1, facts.name))
    kinds = [BASIC_LAND_TYPES[i] for i in range(COLORS) if (colors >> i) & 1] or [BASIC_LAND_TYPES[0]]
    left = BESIDES + 1 - deck.size()
    for number, name in enumerate(kinds):
        deck.cards.append((left // len(kinds) + (number < left % len(kinds)), cards.find(name).name))
    return deck


# -- What is legal -----------------------------------------------------------------------------------------------------


def check_commander(deck: Deck, cards: Catalog, way: Way) -> list[Complaint]:
    """Everything that keeps a deck from being led by its commander, each with its rule."""
    # rule: commander.game commander.leader types.basic-land
    found: list[Complaint] = []
    size = deck.size()
    if size < way.least:
        found.append(Complaint("deck-too-small", "commander.game", count=size, limit=way.least))
    if size > way.least:
        found.append(Complaint("commander-deck-too-big", "decks.deck", count=size, limit=way.least))
    if deck.side:
        count = sum(count for count, _ in deck.side)
        found.append(Complaint("commander-sideboard", "commander.leader", count=count))
    counts: dict[str, int] = {}
    for count, name in deck.cards:
        name = cards.find(name).name
        counts[name] = counts.get(name, 0) + count
    for name, count in counts.items():
        facts = cards.find(name)
        if count > 1 and facts.limit and not facts.supertypes & BASIC:
            found.append(Complaint("deck-too-many-copies", "commander.leader", name, count, 1))
    if not deck.leader:
        found.append(Complaint("commander-missing", "commander.leader"))
        return found
    leader = cards.find(deck.leader)
    if leader.name not in counts:
        found.append(Complaint("commander-not-in-deck", "commander.leader", leader.name))
    if not may_lead(leader):
        found.append(Complaint("commander-not-legendary", "commander.leader", leader.name))
    colors = color_identity(leader)
    for name in counts:
        facts = cards.find(name)
        if color_identity(facts) & ~colors:
            found.append(Complaint("commander-colors", "commander.leader", name))
        elif land_colors(facts) & ~colors:
            found.append(Complaint("commander-land", "commander.leader", name))
    return found
