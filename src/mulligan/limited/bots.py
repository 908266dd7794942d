"""Computer players who draft: by how strong cards are, and more and more by the colours of what they have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from mulligan.kernel.kinds import DRAFT, Kind
from mulligan.limited.files import KeptDraft
from mulligan.limited.opening import new_draft
from mulligan.limited.sealed import cards_in, open_pools
from mulligan.limited.strength import MIDDLE, Strengths, strengths_of

COLOURS: Final = 2  # that a deck has
STRAYING: Final = 0.45  # what a card of another colour loses, for each card picked so far
SETTLED: Final = 20  # cards, after which another colour is as far away as it gets
NEVER: Final = -1000.0  # what may be had for nothing is not picked
CROWD: Final = 0.35  # what a dear card loses for each other one there is beyond a few
DEAR: Final = 5
FEW_DEAR: Final = 4


class DraftBot:
    """Picks for a seat from what the seat may see: its pack and its pool."""

    def __init__(self, kind: Kind, strengths: Strengths | None = None) -> None:
        self.kind = kind
        self.strengths = strengths or strengths_of(kind)

    def choose(self, view: dict[str, object]) -> str:
        """The card to pick, by a seat's view."""
        options, pool = names_in(view, "options"), names_in(view, "pool")
        own = self.colours(pool)
        dear = sum(self.strengths.card(name).cost >= DEAR for name in pool)
        return max(sorted(options), key=lambda name: self.worth(name, own, len(pool), dear))

    def worth(self, name: str, own: list[str], picked: int, dear: int) -> float:
        """What a card is worth to somebody of these colours who has so many cards."""
        card = self.strengths.card(name)
        if card.free:
            return NEVER
        strange = [colour for colour in card.needs if own and colour not in own]
        worth = self.strengths.of(name) - STRAYING * min(picked, SETTLED) * len(strange)
        if card.cost >= DEAR:
            worth -= CROWD * max(0, dear - FEW_DEAR)
        return worth

    def colours(self, pool: list[str]) -> list[str]:
        """The colours that somebody is in: those of the best of what they have."""
        weight: Counter[str] = Counter()
        for name in pool:
            card = self.strengths.card(name)
            for colour in card.needs:
                weight[colour] += max(1, round(10 * (self.strengths.of(name) - MIDDLE + 5))) // len(card.needs)
        ranked = sorted(weight, key=lambda colour: (-weight[colour], colour))
        return ranked[:COLOURS]


def names_in(view: dict[str, object], key: str) -> list[str]:
    """Cards that a view tells of."""
    value = view.get(key)
    return [str(one) for one in value] if isinstance(value, list) else []


def pick_for_bots(kept: KeptDraft, bot: DraftBot, also: Iterable[int] = ()) -> None:
    """Let every computer player pick who must, also for some people, until only others must or nobody."""
    theirs = {seat for seat, agent in enumerate(kept.agents) if agent} | set(also)
    while True:
        asked = [seat for seat in kept.draft.asked() if seat in theirs]
        if not asked:
            return
        kept.pick(asked[0], bot.choose(kept.draft.view(asked[0])))


def bot_pools(kind: Kind, form: str, code: str, seed: int, bots: list[DraftBot]) -> list[list[str]]:
    """What each of some computer players has to build a deck of: all they opened, or what they drafted."""
    if form != DRAFT:
        return [cards_in(packs) for packs in open_pools(kind, code, seed, len(bots))]
    names = [str(seat + 1) for seat in range(len(bots))]
    draft = new_draft(kind, code, seed, names, names).draft
    while not draft.over:
        seat = draft.asked()[0]
        draft.pick(seat, bots[seat].choose(draft.view(seat)))
    return draft.pools
