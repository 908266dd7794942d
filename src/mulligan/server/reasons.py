"""Why not: what keeps a seat from doing something with a card, in words, with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mulligan.kernel.options import Option
from mulligan.kernel.views import options_of, sees
from mulligan.speech.layouts import Layout

if TYPE_CHECKING:
    from mulligan.server.table import Table

MOST: Final = 8
NOT_ASKED: Final = "not-asked-now"


def why_not(table: Table, seat: int, card: int, target: int, verb: str) -> list[dict[str, str]]:
    """The reasons why a seat cannot do something, the most telling first; none if it can.

    Cards are told by the seat's own numbers; one that it does not know is as none.
    """
    sight = table.sight(seat)
    game = table.game
    one = sight.numbering.card(card)
    other = sight.numbering.card(target)
    if (card >= 0 and not known(table, seat, one)) or (target >= 0 and not known(table, seat, other)):
        return []
    words = sight.speaker.words
    every = [name.removeprefix("cannot-") for name in words.ids if name.startswith("cannot-")]
    verbs = [verb] if verb in every else [name for name in every if sight.speaker.speaks_of(name, "card")]
    if card < 0 and not verb:
        return []
    found: dict[str, dict[str, str]] = {}
    vague_reasons = (NOT_ASKED, *Layout(table.kind.name).vague_reasons)
    vague: dict[str, dict[str, str]] = {}
    offered = options_of(game.decision, seat) if game.decision is not None else []
    for name in verbs:
        asked = Option(name, one, other)
        if any(option.suits(asked) for option in offered):
            continue
        refusal = table.kind.why_not(game, seat, asked)
        if refusal is None:
            continue
        row = {
            "words": sight.speaker.refusal(game, asked, refusal, cited=False),
            "verb": name,
            "code": refusal.message,
            "rule": refusal.rule,
            "cites": sight.speaker.cite(refusal.rule),
        }
        (vague if refusal.message in vague_reasons else found).setdefault(row["words"], row)
    return list(found.values() or vague.values())[:MOST]


def known(table: Table, seat: int, card: int) -> bool:
    """Whether a seat knows a card that it asks about."""
    return 0 <= card < len(table.game.known) and sees(table.game, seat, card)
